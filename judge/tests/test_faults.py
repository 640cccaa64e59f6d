"""What goes wrong around the judge: a full disk, broken helpers, interruptions, a killed supervisor, two at once.

Everything runs in a cage (cage.py), where what is left behind can be counted.
"""

import hashlib
import json
import os
import random
import re
import sys

import pytest

import cage
from checkouts import overlay

pytestmark = pytest.mark.skipif(not cage.can_cage(), reason="PID namespaces are not to be had here")

SETTLE = 300  # seconds that what a killed judge leaves may take to end; it takes milliseconds
JUDGE_FAILED, INTERRUPTED = 3, 130
BLAME = r"main\.cpp +(WA|RE|TLE|MLE|OLE|PE|CE)"  # of a submission that is right
SLEEPER = "#include <unistd.h>\nint main() { for (;;) sleep(1000); }\n"

# Starts the judge, waits until there is a process of the name given, does harm after a while, and
# passes the judge's status on. Arguments: the name, seconds, what to do, the judge's command.
HARM = """
import os, signal, subprocess, sys, time
sign, seconds, harm, *command = sys.argv[1:]
judge = subprocess.Popen(command)
def called(name):
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            if open(f"/proc/{pid}/comm").read() == name + "\\n":
                found.append(int(pid))
        except OSError:
            pass
    return found
while harm != "none" and judge.poll() is None and not called(sign):
    time.sleep(0.001)
time.sleep(float(seconds))
victims = [judge.pid] if harm.startswith("SIG") else called(harm)[:1]
for victim in victims:
    os.kill(victim, getattr(signal, harm, signal.SIGKILL))
status = judge.wait()
sys.exit(status if status >= 0 else 128 - status)
"""


@pytest.fixture
def sleeping(checkout):
    """A checkout, and the options to judge a program in it that never ends; the time limit is to follow."""
    source = checkout.write("sleeper.cpp", SLEEPER)
    tests = checkout.root / "tests"
    for name in "abc":
        checkout.write(f"tests/{name}.in", "")
        checkout.write(f"tests/{name}.ans", "")
    return checkout, ["--source", source, "--tests", tests, "--all", "--time"]


def harmed(checkout, seconds, harm, arguments, sign="program"):
    """Judges in a cage, with harm done on the way, after a process called `sign` was there."""
    temporary = checkout.root / "tmp"
    temporary.mkdir(exist_ok=True)
    command = [checkout.binary, "run", "--root", checkout.root, *arguments, *checkout.patience]
    caged = cage.run(
        [sys.executable, "-I", "-c", HARM, sign, str(seconds), harm, *command],
        settle=SETTLE,
        env={"PATH": os.environ["PATH"], "TMPDIR": str(temporary), "LANG": "C.UTF-8"},
    )
    assert caged.left == [], caged.output
    assert caged.groups == [], caged.output
    assert list(temporary.iterdir()) == [], caged.output
    return caged


def scratch(checkout):
    """What runs have left in the folder for temporary files."""
    return list((checkout.root / ".build/tmp").iterdir())


def unpinned(checkout):
    """Names of generated data whose bytes are not the pinned ones."""
    sums = (checkout.root / "testdata/DOUBLE/SHA256SUMS").read_text().split("\n")
    pinned = {line[66:].removeprefix("generated/"): line[:64] for line in sums if line}
    data = checkout.generated()
    return [name for name, text in data.items() if hashlib.sha256(text).hexdigest() != pinned.get(name)]


@pytest.mark.parametrize(
    "defect, problem, word",
    [
        pytest.param("checker-hangs", "DIVISOR", "CPU time", marks=pytest.mark.long),
        ("generator-crashes", "DOUBLE", "SIGABRT"),
        ("validator-fails", "DOUBLE", "validator"),
    ],
)
def test_a_broken_helper_is_never_the_submissions_fault(checkout, defect, problem, word):
    overlay(checkout.root, defect)
    caged = harmed(checkout, 0, "none", ["--source", checkout.root / "problems" / problem / "main.cpp", problem])
    assert caged.status == JUDGE_FAILED, caged.output
    assert word in caged.output
    assert not re.search(BLAME, caged.output), caged.output
    assert scratch(checkout) == []


@pytest.mark.parametrize("harm", ["SIGINT", "SIGTERM"])
def test_interrupted_while_a_program_runs(sleeping, harm):
    checkout, arguments = sleeping
    caged = harmed(checkout, 0.1, harm, [*arguments, "600"])
    assert caged.status == INTERRUPTED, caged.output
    assert scratch(checkout) == []


@pytest.mark.parametrize("harm", ["SIGINT", "SIGTERM", "SIGKILL"])
@pytest.mark.parametrize("seed", range(4))
def test_stopped_at_a_random_moment(checkout, harm, seed):
    moment = random.Random(f"{harm} {seed}").uniform(0, 1.0)
    caged = harmed(checkout, moment, harm, ["--force"], sign="supervisor")
    while caged.status == 0:  # it was done by then
        moment /= 2
        assert moment > 0.001, "the signal was not obeyed"
        caged = harmed(checkout, moment, harm, ["--force"], sign="supervisor")
    assert caged.status == {"SIGKILL": 137}.get(harm, INTERRUPTED), caged.output
    assert unpinned(checkout) == []
    if harm != "SIGKILL":
        assert scratch(checkout) == []


def test_a_killed_judge_leaves_nothing_that_the_next_does_not_remove(sleeping):
    checkout, arguments = sleeping
    assert harmed(checkout, 0.1, "SIGKILL", [*arguments, "600"]).status == 137
    assert harmed(checkout, 0, "none", []).status == 0
    assert scratch(checkout) == []


def test_a_killed_supervisor_is_the_judges_failure(sleeping):
    checkout, arguments = sleeping
    report = checkout.root / "report.json"
    # By then each worker has its supervisor: one that is killed while it starts is no failure, as the next level is tried.
    caged = harmed(checkout, 1, "supervisor", [*arguments, "0.5", "--json", report])
    results = json.loads(report.read_text())["results"][0]
    verdicts = [test["verdict"] for test in results["tests"]]
    assert caged.status == JUDGE_FAILED, caged.output
    assert sorted(verdicts) == ["JE", "TLE", "TLE"]
    assert "supervisor died" in caged.output


def test_two_judges_in_one_checkout(checkout):
    command = [str(checkout.binary), "run", "--root", str(checkout.root), "--force", *checkout.patience]
    both = (
        "import subprocess, sys; judges = [subprocess.Popen(sys.argv[1:]) for _ in range(2)];"
        "sys.exit(max(judge.wait() for judge in judges))"
    )
    caged = cage.run([sys.executable, "-I", "-c", both, *command])
    assert caged.status == 0, caged.output
    assert caged.left == []
    assert unpinned(checkout) == [] and checkout.generated() != {}
    assert scratch(checkout) == []


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root to mount a small disk")
@pytest.mark.parametrize("kib", [16, 64, 128, 256])
def test_a_full_disk_is_the_judges_failure(checkout, kib):
    caged = cage.run(
        [checkout.binary, "run", "--root", checkout.root, "--force"],
        mounts=[["mount", "-t", "tmpfs", "-o", f"size={kib}k", "small", str(checkout.root / ".build")]],
    )
    assert caged.status == JUDGE_FAILED, caged.output
    assert caged.left == []
    assert not re.search(BLAME, caged.output), caged.output
    assert unpinned(checkout) == []
