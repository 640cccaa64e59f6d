"""Every program in hostile/ gets the verdict its first line says, and does no harm: as root and as a user.

Each is judged in a cage (cage.py), from a small checkout of its own user's.
"""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import shutil
import tempfile

import pytest

import cage

HERE = pathlib.Path(__file__).parent
PROGRAMS = {path.stem: path for path in sorted((HERE / "hostile").glob("*.cpp"))}
IDENTITIES = {"root": 0, "user": cage.NOBODY}
TESTS = {"1": ("1 2\n", "3\n"), "2": ("3 4\n", "7\n")}
LIMITS = ["--time", "0.5", "--memory", "128"]
# What a user's program without namespaces comes to. It may end the process that runs it: that is for
# the judge to notice, and to clean up after.
UNPROTECTED = {
    "files_directories_deep": "AC TLE",  # as the disk is fast
    "files_directory_locked": "AC",
    "files_own_binary_rewritten": "AC",
    "fork_bomb": "TLE RE WA",
    "fork_chain": "AC",
    "fork_daemon": "AC",
    "kill_parent": "JE",
    "kill_stops_parent": "JE",
    "memory_children": "MLE",
    "time_child_forgotten": "TLE",
    "time_stop": "TLE",
}
LARGEST_SOURCE = 128 << 10

pytestmark = pytest.mark.skipif(not cage.can_cage(), reason="PID namespaces are not to be had here")


def expectation(path):
    words = path.read_text().split("\n", 1)[0].split(" — ")[0].split()
    assert words[:2] == ["//", "expect:"] and len(words) > 2
    return set(words[2:])


def contents(folder):
    """Everything in a folder by its path, but what the judge may keep for the next time."""
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "folder"
        for path in folder.rglob("*")
        if ".build/cache" not in str(path)
    }


class Bench:
    """A checkout, tests and hostile programs that belong to one user."""

    def __init__(self, build, user):
        self.user = user
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="hostile-"))
        shutil.copytree(HERE / "fixtures" / "sound", self.root, dirs_exist_ok=True)
        for folder in (".build/tmp", ".build/cache", "tests", "sources", "tmp", "reports"):
            (self.root / folder).mkdir(parents=True)
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

    def add_source(self, name, text):
        text = text.replace("@TESTS@", str(self.root / "tests")).replace("@CHECKOUT@", str(self.root))
        (self.root / "sources" / f"{name}.cpp").write_text(text)

    def own(self):
        self.root.chmod(0o755)
        for path in [self.root, *self.root.rglob("*")] if os.geteuid() == 0 else []:
            os.chown(path, self.user, self.user)

    def judge(self, name, *options):
        """The cage's report, and the judge's."""
        report = self.root / "reports" / f"{name}.json"
        source = self.root / "sources" / f"{name}.cpp"
        command = [self.root / ".build/judge", "run", "--source", source, "--tests", self.root / "tests", *LIMITS, *options]
        caged = cage.run(
            [*command, "--json", report],
            user=self.user if os.geteuid() == 0 else None,
            env={"PATH": os.environ["PATH"], "TMPDIR": str(self.root / "tmp"), "LANG": "C.UTF-8"},
            cwd=self.root,
        )
        assert report.exists(), caged.output
        return caged, json.loads(report.read_text(encoding="utf-8"))["results"][0]

    def judge_all(self):
        names = [*PROGRAMS, "too_large"]
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            futures = {name: pool.submit(self.judge, name) for name in names}
        return futures


@pytest.fixture(scope="module")
def users_bench(build):
    bench = Bench(build, cage.NOBODY)
    yield bench
    shutil.rmtree(bench.root)


@pytest.fixture(scope="module", params=IDENTITIES)
def bench(request, build):
    """A bench on which everything was judged, and what it held before."""
    user = IDENTITIES[request.param]
    if os.geteuid() != 0 and user != os.geteuid() and request.param == "root":
        pytest.skip("needs root")
    bench = Bench(build, user)
    reports = bench.root / "reports"
    bench.before = contents(bench.root)
    bench.futures = bench.judge_all()
    for report in reports.iterdir():
        report.rename(bench.root / ".build/cache" / report.name)
    bench.after = contents(bench.root)
    yield bench
    shutil.rmtree(bench.root)


@pytest.mark.parametrize("name", PROGRAMS)
def test_verdict_and_no_process_left(bench, name):
    caged, result = bench.futures[name].result()
    expected = expectation(PROGRAMS[name])
    assert result["verdict"] in expected, (result, caged.output)
    assert caged.status == (0 if result["verdict"] == "AC" else 1), caged.output
    assert caged.left == []
    assert caged.groups == []


@pytest.mark.parametrize("name", UNPROTECTED)
def test_verdict_without_namespaces(users_bench, name):
    before = contents(users_bench.root / "tmp")
    caged, result = users_bench.judge(name, "--isolation", "none")
    assert result["verdict"] in UNPROTECTED[name].split(), (result, caged.output)
    assert caged.left == []
    assert contents(users_bench.root / "tmp") == before


def test_a_source_beyond_the_limit_is_not_compiled(bench):
    _, result = bench.futures["too_large"].result()
    assert result["verdict"] == "CE"


def test_nothing_changed_and_no_file_left(bench):
    assert bench.after == bench.before


def test_there_are_enough_of_them():
    assert len(PROGRAMS) >= 50
