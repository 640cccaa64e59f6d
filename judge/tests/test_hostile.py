"""Every program in hostile/ gets the verdict its first line says, and does no harm: as root, as a user, as a user
without namespaces, and as root with the few rights that a container gives.

Each is judged in a cage (cage.py), from a small checkout of its own user's.
"""

import concurrent.futures
import contextlib
import dataclasses
import hashlib
import json
import os
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile

import pytest

import cage

HERE = pathlib.Path(__file__).parent


def expectation(path):
    words = path.read_text().split("\n", 1)[0].split(" — ")[0].split()
    assert words[:2] == ["//", "expect:"] and len(words) > 2
    return " ".join(words[2:])


PROGRAMS = {path.stem: path for path in sorted((HERE / "hostile").glob("*.cpp"))}
EXPECTED = {name: expectation(path) for name, path in PROGRAMS.items()}
TESTS = {"1": ("1 2\n", "3\n"), "2": ("3 4\n", "7\n")}
# Seconds for those that may exceed them, and for the others: ample, as other work may slow them down.
SHORT, AMPLE = 0.2, 4
MEMORY_MIB = 128
# What the isolation line says where a protection is missing, and what a few programs may then come to.
WEAKER = {
    "memory of the tree looked at": {"memory_memfd": "AC MLE"},
    # AC where the kernel has Landlock with rules for moves (since 5.19).
    "which programs can change": {"memory_group_lifted": "AC RE", "memory_group_beside": "AC RE"},
    "no namespaces: files, network and other processes in reach": {
        "compile_incbin_answer": "WA",
        "compile_include_answer": "WA",
        "files_checkout_read": "AC",
        "files_directories_deep": "AC TLE",  # as the disk is fast
        "files_disk_filled": "AC TLE",
        "kill_by_number": "AC RE",  # two runs at a time end each other
        "kill_everyone": "AC RE",
        "network": "RE",
    },
}
# As an account: programs are the same user as the judge. They may end or stop what runs them, which is for the judge to
# notice and to clean up after, and the judge itself.
UNPROTECTED = "other processes in reach; no new privileges"
WEAKER[UNPROTECTED] = {
    "files_disk_filled": "AC TLE JE MLE",  # its directory is in memory, which a group counts
    "files_left_for_the_next_run": "AC RE",
    "files_tests_written": "AC RE",
    "kill_by_number": "AC RE JE killed",
    "kill_everyone": "AC RE JE killed",
    "kill_judge": "killed",
    "kill_parent": "JE",
    "kill_stops_parent": "JE",
    "kill_supervisor": "JE",
}
# These may then change the checkout, which is put right after them; three of them by ending the judge, of which the next
# one finds some files to remove.
CHANGE_THE_CHECKOUT = {"files_tests_written", "kill_by_number", "kill_everyone", "kill_judge"}
# Leaves notes all over the machine, where nothing protects that.
STAYS = "files_left_for_the_next_run"
LARGEST_SOURCE = 128 << 10
SAMPLES = {"none": set(WEAKER[UNPROTECTED]) | {"fork_bomb"}, "container": {"fork_bomb", "kill_everyone", "memory_children"}}
STATUS = {"AC": 0, "JE": 3, "killed": 128 + 9}  # of the judge; else 1
SECONDS_TO_CLEAN_UP = 300  # for a supervisor whose judge was killed


@dataclasses.dataclass
class Level:
    """Who judges, how, and what must come of it."""

    user: int
    expected: dict
    options: tuple = ()
    before: tuple = ()  # what the judge's command is run by


WITHOUT_NOTES = {name: verdict for name, verdict in EXPECTED.items() if name != STAYS}
LEVELS = {
    "root": Level(0, EXPECTED),
    "user": Level(cage.NOBODY, EXPECTED),
    "none": Level(cage.NOBODY, WITHOUT_NOTES, ("--isolation", "none")),
    "container": Level(0, WITHOUT_NOTES, before=(sys.executable, HERE / "container.py")),
}

pytestmark = pytest.mark.skipif(not cage.can_cage(), reason="PID namespaces are not to be had here")


def contents(folder):
    """Everything in a checkout by its path, but the reports and what the judge may keep for the next time."""
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "folder"
        for path in folder.rglob("*")
        if not str(path.relative_to(folder)).startswith((".build/cache", "reports"))
    }


def allowed(level, name, isolation):
    """The verdicts that a program may get."""
    weaker = [changes[name] for words, changes in WEAKER.items() if words in isolation and name in changes]
    return (weaker or [level.expected[name]])[-1].split()


def read_only_groups():
    """Commands that make the control groups what they are in a container."""
    mounted = [line.split()[1] for line in pathlib.Path("/proc/mounts").read_text().splitlines()]
    return [["mount", "-o", "remount,bind,ro", path] for path in mounted if path.startswith("/sys/fs/cgroup")]


def bring_programs(kept, cache):
    """What was compiled before, without the results that it had."""
    if kept and (kept / "programs").exists():
        shutil.copytree(kept, cache, dirs_exist_ok=True)
        with contextlib.closing(sqlite3.connect(cache / "cache.sqlite")) as entries, entries:
            entries.execute("DELETE FROM entries_1 WHERE kind != 'headers'")


class Bench:
    """A checkout, tests and hostile programs that belong to one user."""

    def __init__(self, build, level, slow, root, kept):
        self.level = level
        self.isolation = ""
        self.slow = slow
        self.root = root
        shutil.copytree(HERE / "fixtures" / "sound", self.root, dirs_exist_ok=True)
        for folder in (".build/tmp", ".build/cache", "tests", "sources", "tmp", "reports"):
            (self.root / folder).mkdir(parents=True)
        bring_programs(kept, self.root / ".build/cache")
        for binary in ("judge", "supervisor"):
            shutil.copy(build / binary, self.root / ".build" / binary)
        (self.root / "problems" / "README").write_text("secret\n")
        for name, (given, wanted) in TESTS.items():
            (self.root / "tests" / f"{name}.in").write_text(given)
            (self.root / "tests" / f"{name}.ans").write_text(wanted)
        for name, path in PROGRAMS.items():
            self.add_source(name, path.read_text())
        self.add_source("too_large", "int main() {}" + "\n" * LARGEST_SOURCE)
        self.own()
        self.before, self.changed = contents(self.root), set()
        self.copy = pathlib.Path(tempfile.mkdtemp(prefix="hostile-copy-"))
        shutil.copytree(self.root, self.copy, dirs_exist_ok=True, ignore=shutil.ignore_patterns("cache"))

    def add_source(self, name, text):
        text = text.replace("@TESTS@", str(self.root / "tests")).replace("@CHECKOUT@", str(self.root))
        (self.root / "sources" / f"{name}.cpp").write_text(text)

    def own(self):
        self.root.chmod(0o755)
        for path in [self.root, *self.root.rglob("*")] if os.geteuid() == 0 else []:
            os.chown(path, self.level.user, self.level.user)

    def limits(self, name):
        may_exceed = name in self.level.expected and "TLE" in allowed(self.level, name, self.isolation)
        return ["--time", str(SHORT if may_exceed else AMPLE * self.slow), "--memory", str(MEMORY_MIB)]

    def judge(self, name):
        """The cage's report, and the judge's."""
        report = self.root / "reports" / f"{name}.json"
        source = self.root / "sources" / f"{name}.cpp"
        command = [self.root / ".build/judge", "run", "--source", source, "--tests", self.root / "tests", *self.limits(name)]
        caged = cage.run(
            [*self.level.before, *command, *self.level.options, "--json", report],
            mounts=read_only_groups() if self.level.before else (),
            user=self.level.user if os.geteuid() == 0 else None,
            env={"PATH": os.environ["PATH"], "TMPDIR": str(self.root / "tmp"), "LANG": "C.UTF-8"},
            cwd=self.root,
            settle=SECONDS_TO_CLEAN_UP if UNPROTECTED in self.isolation else 0,
        )
        self.put_right(name)
        if not report.exists():
            return caged, {"verdict": "killed"}
        said = json.loads(report.read_text(encoding="utf-8"))
        self.isolation = said["isolation"]
        return caged, said["results"][0]

    def put_right(self, name):
        """What an account's program may have done to the checkout is undone."""
        if UNPROTECTED not in self.isolation or (now := contents(self.root)) == self.before:
            return
        self.changed.add(name)
        for path in now.keys() - self.before.keys():
            subprocess.run(["rm", "-rf", self.root / path], check=True)
        shutil.copytree(self.copy, self.root, dirs_exist_ok=True)
        self.own()

    def judge_all(self, names):
        """Begins with all; their futures say what became of each."""
        self.too_large = self.judge("too_large")[1]
        # One at a time where there are no namespaces, as a user's processes are counted together.
        at_once = 1 if "no namespaces" in self.isolation else 2
        self.pool = concurrent.futures.ThreadPoolExecutor(at_once)
        self.futures = {name: self.pool.submit(self.judge, name) for name in names}

    def remove(self):
        self.pool.shutdown()
        shutil.rmtree(self.copy)
        shutil.rmtree(self.root)


@pytest.fixture(scope="module")
def bench_of(request, build):
    """The bench of a level, on which all was judged that this run asks for. What the first one compiled serves the
    others, too."""
    benches = {}
    kept = request.config.getoption("--programs")
    kept = kept and pathlib.Path(kept)
    slow = request.config.getoption("--slow")

    def new_bench(level):
        if kept:  # the path is in some sources, so it has to be the same every time
            return Bench(build, LEVELS[level], slow, pathlib.Path(tempfile.gettempdir()) / "hostile", kept)
        first = next((bench.root / ".build/cache" for bench in benches.values()), None)
        return Bench(build, LEVELS[level], slow, pathlib.Path(tempfile.mkdtemp(prefix="hostile-")), first)

    def chosen(level):
        calls = [item.callspec.params for item in request.session.items if hasattr(item, "callspec")]
        return [call["name"] for call in calls if call.get("level") == level and "name" in call]

    def judged(level):
        if level not in benches:
            bench = benches[level] = new_bench(level)
            bench.judge_all(chosen(level))
        return benches[level]

    yield judged
    for bench in benches.values():
        if kept and os.access(kept, os.W_OK):
            shutil.copytree(bench.root / ".build/cache", kept, dirs_exist_ok=True)
        bench.remove()


FIRST_LEVEL = "root" if os.geteuid() == 0 else "user"


def is_long(level, name):
    """The first level is tried whole; of the user's the first two programs of each family; of the others a sample."""
    if level in SAMPLES:
        return name not in SAMPLES[level]
    family = [other for other in LEVELS[level].expected if other.split("_")[0] == name.split("_")[0]]
    return level != FIRST_LEVEL and name not in family[:2]


def at(level, *name):
    """Parameters; all are for one worker, as a bench judges everything of its level at once."""
    needs_root = pytest.mark.skipif(level in ("root", "container") and os.geteuid() != 0, reason="needs root")
    marks = [pytest.mark.xdist_group("hostile"), needs_root, pytest.mark.early]
    if name and is_long(level, *name):
        marks.append(pytest.mark.long)
    return pytest.param(level, *name, marks=marks)


each_level = pytest.mark.parametrize("level", [at(level) for level in LEVELS])


@pytest.mark.parametrize("level, name", [at(level, name) for level in LEVELS for name in LEVELS[level].expected])
def test_verdict_and_no_process_left(bench_of, record_property, level, name):
    bench = bench_of(level)
    caged, result = bench.futures[name].result()
    record_property("verdict", result["verdict"])
    record_property("isolation", bench.isolation)
    assert result["verdict"] in allowed(bench.level, name, bench.isolation), (result, bench.isolation, caged.output)
    assert caged.status == STATUS.get(result["verdict"], 1), caged.output
    assert caged.left == []
    assert caged.groups == []


@each_level
def test_a_source_beyond_the_limit_is_not_compiled(bench_of, level):
    assert bench_of(level).too_large["verdict"] == "CE"


@pytest.mark.parametrize("level", [at("container")])
def test_a_container_says_what_is_missing(bench_of, level):
    bench = bench_of(level)
    assert "no namespaces: files, network and other processes in reach; runs as nobody" in bench.isolation
    assert 'as "root": clone: Operation not permitted' in bench.isolation


@each_level
def test_nothing_changed_and_no_file_left(bench_of, level):
    bench = bench_of(level)
    concurrent.futures.wait(bench.futures.values())
    assert bench.changed <= CHANGE_THE_CHECKOUT
    assert contents(bench.root) == bench.before


def test_there_are_enough_of_them():
    assert len(PROGRAMS) >= 50
