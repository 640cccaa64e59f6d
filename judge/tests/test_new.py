"""`judge new`: what it lays out, what each run names next, and the table of problems/ADDING.md."""

import shutil

import pytest

from checkouts import Checkout
from pages import ROOT, SECTIONS, layout, rows

NEEDED = {"评测": "judge", "测试": "test", "可省略": "nobody"}


@pytest.fixture
def fresh(build, tmp_path):
    """A checkout with an empty problems/, and what new problems are made of."""
    (tmp_path / "problems").mkdir()
    for part in ("new", "problem"):
        shutil.copytree(ROOT / "common" / part, tmp_path / "common" / part)
    for page in ("README.md", "README.zh-CN.md"):
        (tmp_path / page).write_text("no row\n")
    return Checkout(build / "judge", tmp_path)


def files_of(fresh):
    return sorted(path for folder in ("problems", "testdata") for path in (fresh.root / folder).rglob("*"))


def next_step(fresh):
    """What the last line of a run names: the file, and the words behind it; nothing if there is no such line."""
    last = fresh.judge("run", "XYZ").stdout.splitlines()[-1]
    return last.removeprefix("XYZ: next: ").split(": ", 1) if last.startswith("XYZ: next: ") else None


def test_a_new_problem_is_judged_and_searched_at_once(fresh):
    made = fresh.judge("new", "XYZ")
    assert made.returncode == 0, made.stderr
    assert "problems/XYZ/main.cpp" in made.stdout.splitlines()
    status, report = fresh.results("XYZ")
    assert status == 0 and report["errors"] == []
    assert [(result["source"], result["verdict"], len(result["tests"])) for result in report["results"]] == [("main.cpp", "AC", 3)]
    wrong = fresh.write("wrong.cpp", (fresh.root / "problems/XYZ/main.cpp").read_text().replace("% 3", "% 4"))
    found = fresh.judge("stress", "XYZ", wrong)
    assert found.returncode == 1 and "Input:\n  3\n" in found.stdout, "3 stones are the least that 4 does not divide"


def complete(fresh, file, words):
    """Writes what a run asked for, as short as it can be."""
    path = fresh.root / file
    if "placeholder" in words:
        path.write_text(path.read_text().replace("PLACEHOLDER", "Done"))
    elif words.startswith("section "):
        path.write_text(path.read_text() + f"## {words.split(chr(34))[1]}\n")
    elif file.endswith("/"):
        fresh.write(file + "some.cpp", "// expect: WA — some mistake\n")
    elif "/" not in file:
        path.write_text("| [XYZ](problems/XYZ) |\n")
    else:
        fresh.write(file, "some text\n")


def test_each_run_names_the_next_thing(fresh):
    fresh.judge("new", "XYZ")
    named = []
    while step := next_step(fresh):
        named.append(step[0])
        complete(fresh, *step)
        assert named.count(step[0]) <= 1 + len(layout("section")), step
    wanted = [path for path, needed, _ in layout("file") if needed != "nobody"]
    laid_out = ["testdata/ID/sample/", "testdata/ID/SHA256SUMS"]  # which hold no mark of a placeholder
    assert list(dict.fromkeys(named)) == [path.replace("/ID/", "/XYZ/") for path in wanted if path not in laid_out]
    for page, sections in SECTIONS.items():
        assert (fresh.root / "problems/XYZ" / page).read_text() == "some text\n" + "".join(f"## {each}\n" for each in sections)


@pytest.mark.parametrize("name", ["", "a/b", "../x", "-x", ".x", "a b", "é", "x" * 61])
def test_what_is_no_id_is_refused(fresh, name):
    run = fresh.judge("new", "--", name)
    assert run.returncode == 2 and "is no ID for a problem; take letters, digits and -" in run.stderr
    assert files_of(fresh) == []


def test_an_id_that_is_there_is_refused(fresh):
    fresh.judge("new", "XYZ")
    before = {path: path.stat().st_mtime_ns for path in files_of(fresh)}
    for name in ("XYZ", "x-y-z"):
        run = fresh.judge("new", name)
        assert run.returncode == 2 and f"{name} is there already: problems/XYZ" in run.stderr
    fresh.write("testdata/ABC/tests.txt", "")
    run = fresh.judge("new", "ABC")
    assert run.returncode == 2 and "testdata/ABC is there already; remove it" in run.stderr
    assert {path: path.stat().st_mtime_ns for path in files_of(fresh) if "ABC" not in str(path)} == before


def test_the_page_on_adding_has_the_layout():
    table = rows((ROOT / "problems/ADDING.md").read_text(), ["file", "what belongs there", "needed by"])
    assert [[row["file"].strip("`"), row["needed by"], row["what belongs there"]] for row in table] == layout("file")
    table = rows((ROOT / "problems/ADDING.zh-CN.md").read_text(), ["文件", "内容", "谁需要"])
    assert [[row["文件"].strip("`"), NEEDED[row["谁需要"]]] for row in table] == [line[:2] for line in layout("file")]
