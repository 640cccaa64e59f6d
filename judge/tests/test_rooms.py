"""The rooms of the judge: each uses only what the map in judge/README.md allows, and only rooms above it."""

import graphlib
import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
INCLUDE = re.compile(r'^#include "judge/([^"]+)/[^/"]+"', re.M)


def rooms_of_map(page):
    """The rows of the map, in order: a room, and the rooms that it may use."""
    table = page.split("| room | what is in it | uses |\n")[1].split("\n\n")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[1:]]
    return {room.strip("`"): set(filter(None, uses.split(", "))) for room, _, uses in rows}


def wrong_rows(rooms):
    """Rooms that the map lets use something that does not stand above them."""
    above, wrong = set(), []
    for room, uses in rooms.items():
        wrong += [f"{room} -> {used}" for used in sorted(uses - above)]
        above.add(room)
    return wrong


def arrows(folder):
    """Every use of another room by a file under `folder`: the room, the used one, the file."""
    for path in sorted([*folder.rglob("*.cpp"), *folder.rglob("*.hpp")]):
        room = str(path.parent.relative_to(folder))
        if not room.startswith("tests"):
            for used in INCLUDE.findall(path.read_text()):
                yield room, used, path.name


def wrong_arrows(folder, rooms):
    found = sorted(set(arrows(folder)))
    return [f"{room}/{name} -> {used}" for room, used, name in found if room != used and used not in rooms.get(room, ())]


def unused(folder, rooms):
    used = {(room, used) for room, used, _ in arrows(folder)}
    return [f"{room} -> {other}" for room, uses in rooms.items() for other in sorted(uses) if (room, other) not in used]


def circle(folder):
    """A circle of files that include each other, where NAME.cpp and NAME.hpp count as one; None if there is none."""
    uses = {}
    for path in [*folder.rglob("*.cpp"), *folder.rglob("*.hpp")]:
        file = str(path.relative_to(folder).with_suffix(""))
        uses.setdefault(file, set()).update(re.findall(r'^#include "judge/(.*)\.hpp"', path.read_text(), re.M))
    graph = graphlib.TopologicalSorter({file: others - {file} for file, others in uses.items()})
    try:
        graph.prepare()
    except graphlib.CycleError as error:
        return error.args[1]


def faults(folder, rooms):
    files = " = ".join(sorted(set(circle(folder) or [])))
    return [*wrong_rows(rooms), *wrong_arrows(folder, rooms), *unused(folder, rooms), *filter(None, [files])]


def test_the_map_is_right():
    rooms = rooms_of_map((ROOT / "judge/README.md").read_text())
    folders = {str(path.parent.relative_to(ROOT / "judge")) for path in (ROOT / "judge").rglob("*.cpp")}
    assert {folder for folder in folders if not folder.startswith("tests")} == set(rooms)
    assert faults(ROOT / "judge", rooms) == []


# --- what a change touches ---


def files_of_row(page, wanted):
    """The files that the map names for a change: each as it begins, from the root on."""
    row = re.search(rf"^\| {wanted} \| (.*) \|$", page, re.M)[1]
    names = [name for name in re.findall(r"`([^`]+)`", row) if "/" in name]
    return [name if name.startswith("common/") else "judge/" + name for name in names]


def files_with(root, words):
    """The sources but for tests, in which one of the words stands."""
    for folder in ("judge", "common"):
        for path in sorted((root / folder).rglob("*.[ch]pp")):
            name = str(path.relative_to(root))
            if "/tests/" not in name and any(re.search(word, path.read_text()) for word in words):
                yield name


@pytest.mark.parametrize("wanted, words, missing", [
    ("a new way to compare", [r"\bkLines\b", '"lines"', "expect_same_lines"], ()),
    ("a new way to compare", [r"\bkTrimmedLines\b", '"trimmed-lines"', "expect_same_trimmed_lines"], ()),
    ("a new verdict", [r"\bkOle\b", '"OLE"'], ("judge/check/compare.cpp",)),  # the sandbox says that one
    ("a new verdict", [r"\bkPe\b", '"PE"'], ("judge/sandbox/run_verdict.cpp", "judge/stress/stress_report.cpp")),
])
def test_a_change_touches_the_files_that_the_map_names(wanted, words, missing):
    named = files_of_row((ROOT / "judge/README.md").read_text(), wanted)
    found = list(files_with(ROOT, words))
    assert [name for name in found if not name.startswith(tuple(named))] == []
    assert [name for name in named if not any(other.startswith(name) for other in found)] == list(missing)


# --- that these tests can fail ---

MAP = "| room | what is in it | uses |\n|---|---|---|\n| `floor` | | %s |\n| `roof` | | floor |\n\n"
UP, DOWN = '#include "judge/roof/file.hpp"\n', '#include "judge/floor/file.hpp"\n'


@pytest.mark.parametrize("floor_uses, changed, found", [
    ("", {}, []),
    ("", {"floor/other.cpp": UP}, ["floor/other.cpp -> roof"]),
    ("roof", {}, ["floor -> roof", "floor -> roof"]),  # drawn upwards, and not used
    ("", {"cellar/file.cpp": DOWN}, ["cellar/file.cpp -> floor"]),
    ("", {"roof/file.hpp": ""}, ["roof -> floor"]),
    ("", {"floor/file.cpp": UP}, ["floor/file.cpp -> roof", "floor/file = roof/file"]),
])
def test_a_fault_of_two_rooms_is_found(tmp_path, floor_uses, changed, found):
    for name, text in {"floor/file.hpp": "", "roof/file.hpp": DOWN, **changed}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    assert faults(tmp_path, rooms_of_map(MAP % floor_uses)) == found
