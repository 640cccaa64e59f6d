"""`judge data`: what it makes, what it keeps, and how it tells a broken problem."""

import hashlib
import os
import re
import signal
import subprocess
import time

import pytest

from checkouts import interrupted, overlay
from pages import PROBLEMS, ROOT

SMALL = "".join(f"{n}\n" for n in range(1, 101)).encode()
SMALL_ANSWER = "".join(f"{2 * n}\n" for n in range(1, 101)).encode()

# Each defect: the problem, the status, and what the message must name.
DEFECTS = {
    "unknown-key": ("DOUBLE", 2, ["problems/DOUBLE/problem.toml:7:", "color", "memory_limit"]),
    "bad-toml": ("DOUBLE", 2, ["problems/DOUBLE/problem.toml:3:"]),
    "missing-checker": ("DOUBLE", 2, ["problems/DOUBLE/checker.cpp", "missing"]),
    "unknown-file": ("DOUBLE", 2, ["problems/DOUBLE/notes.txt", "no tool knows"]),
    "unknown-file-in-data": ("DOUBLE", 2, ["testdata/DOUBLE/hand/notes.txt", "no tool knows"]),
    "sample-without-answer": ("DOUBLE", 2, ["testdata/DOUBLE/sample/2.ans", "missing"]),
    "hand-without-reason": ("DOUBLE", 2, ["testdata/DOUBLE/hand/five.desc", "missing"]),
    "wrong-without-expectation": ("DOUBLE", 2, ["problems/DOUBLE/wrong/silent.cpp:1:", "// expect: WA"]),
    "unknown-kind": (
        "DOUBLE", 2, ["testdata/DOUBLE/tests.txt:3:", "once", "the generator knows: range FIRST LAST, one NUMBER"],
    ),
    "test-twice": ("DOUBLE", 2, ["testdata/DOUBLE/tests.txt:3:", "small", "line 1"]),
    "unpinned-test": ("DOUBLE", 2, ["testdata/DOUBLE/SHA256SUMS", "generated/extra", "judge data DOUBLE --pin"]),
    "pinned-stranger": ("DOUBLE", 2, ["testdata/DOUBLE/SHA256SUMS:3:", "generated/largest.in"]),
    "bad-sums": ("DOUBLE", 2, ["testdata/DOUBLE/SHA256SUMS:5:"]),
    "generator-crashes": ("DOUBLE", 3, ["problems/DOUBLE/generator.cpp range 1 100", "SIGABRT"]),
    "reference-fails": ("DOUBLE", 3, ["problems/DOUBLE/reference.cpp on testdata/DOUBLE/", "exit code 1"]),
    "validator-fails": ("DOUBLE", 3, ["problems/DOUBLE/validator.cpp on testdata/DOUBLE/", "exit code 7"]),
    "checker-fails": ("DIVISOR", 3, ["problems/DIVISOR/checker.cpp", "exit code 7"]),
    "checker-says-nothing": ("DIVISOR", 3, ["problems/DIVISOR/checker.cpp", "exit code 0"]),
    "generator-does-not-compile": ("DOUBLE", 3, ["problems/DOUBLE/generator.cpp", "undefined_name"]),
    "wrong-hash-of-input": ("DOUBLE", 3, ["testdata/DOUBLE/generated/small.in", "SHA256SUMS"]),
    "wrong-hash-of-answer": ("DOUBLE", 3, ["testdata/DOUBLE/generated/small.ans", "SHA256SUMS"]),
    "illegal-input": ("DOUBLE", 3, ["testdata/DOUBLE/generated/small.in", "line 1: not a number from 1"]),
    "hand-answer-differs": ("DOUBLE", 3, ["testdata/DOUBLE/hand/no-newline.ans", "wanted 15, got 14"]),
    "illegal-sample": ("DOUBLE", 3, ["testdata/DOUBLE/sample/1.in", "line 1: not a number from 1"]),
    "legal-invalid": ("DOUBLE", 3, ["testdata/DOUBLE/invalid/zero.in", "legal"]),
    "rejected-otherwise": ("DOUBLE", 3, ["testdata/DOUBLE/invalid/zero.in", "too small"]),
}

# Defects in the making of one file: they must not leave it, nor anything half-made. Of a broken
# generator only the first test case is sure to be tried: another worker may stop before the second.
SPOILS = {
    "generator-crashes": {"small.in", "small.ans"},
    "wrong-hash-of-input": {"small.in", "small.ans"},
    "wrong-hash-of-answer": {"small.in", "small.ans"},
    "illegal-input": {"small.in", "small.ans"},
}


@pytest.mark.parametrize("defect", DEFECTS)
def test_a_defect_is_named(checkout, defect):
    problem, status, words = DEFECTS[defect]
    overlay(checkout.root, defect)
    run = checkout.judge("data", problem)
    assert run.returncode == status, run.stderr
    for word in words:
        assert word in run.stderr


@pytest.mark.parametrize("defect", SPOILS)
@pytest.mark.parametrize("made_before", [False, True])
def test_no_spoilt_file_stays(checkout, defect, made_before):
    if made_before:
        assert checkout.judge("data").returncode == 0
    overlay(checkout.root, defect)
    assert checkout.judge("data", "DOUBLE").returncode == 3
    left = set(checkout.generated())
    assert left <= {"small.in", "small.ans", "largest.in", "largest.ans"}, "a temporary file stayed"
    assert not (left & SPOILS[defect])


def test_data_are_made_as_the_rules_say(checkout):
    run = checkout.judge("data", "DOUBLE")
    assert run.returncode == 0, run.stderr
    assert checkout.generated() == {
        "small.in": SMALL,
        "small.ans": SMALL_ANSWER,
        "largest.in": b"2000000000\n",
        "largest.ans": b"4000000000\n",
    }


def test_the_helpers_can_be_run_by_hand(checkout):
    assert checkout.judge("data", "DOUBLE").returncode == 0
    programs = checkout.root / ".build/programs/DOUBLE"
    assert {path.name for path in programs.iterdir()} == {"generator", "validator", "reference"}
    run = subprocess.run([programs / "reference"], input="21\n", capture_output=True, text=True)
    assert run.stdout == "42\n"


def test_the_hashes_are_those_of_sha256sum(checkout):
    checkout.judge("data", "DOUBLE")
    check = subprocess.run(["sha256sum", "-c", "SHA256SUMS"], cwd=checkout.root / "testdata/DOUBLE", capture_output=True)
    assert check.returncode == 0, check.stderr


def stamps(checkout):
    folder = checkout.root / "testdata/DOUBLE/generated"
    return {path.name: path.stat().st_mtime_ns for path in folder.iterdir()}


def test_a_second_time_makes_nothing(checkout):
    checkout.judge("data")
    before = stamps(checkout)
    run = checkout.judge("data")
    assert run.returncode == 0
    assert stamps(checkout) == before
    assert "made" not in run.stderr


def test_only_what_is_missing_is_made(checkout):
    checkout.judge("data")
    before = stamps(checkout)
    (checkout.root / "testdata/DOUBLE/generated/small.ans").unlink()
    assert checkout.judge("data").returncode == 0
    after = stamps(checkout)
    assert {name for name in after if after[name] != before.get(name)} == {"small.ans"}
    assert checkout.generated()["small.ans"] == SMALL_ANSWER


def test_a_spoilt_file_is_made_anew(checkout):
    checkout.judge("data")
    checkout.write("testdata/DOUBLE/generated/small.in", "7\n")
    assert checkout.judge("data").returncode == 0
    assert checkout.generated()["small.in"] == SMALL


def test_a_file_of_no_test_is_removed(checkout):
    checkout.judge("data")
    checkout.write("testdata/DOUBLE/generated/old.in", "7\n")
    checkout.write("testdata/DOUBLE/generated/.small.in.abcdef", "half-writ")
    assert checkout.judge("data").returncode == 0
    assert set(checkout.generated()) == {"small.in", "small.ans", "largest.in", "largest.ans"}


def test_a_changed_header_is_noticed(checkout):
    checkout.judge("data")
    rules = checkout.root / "problems/DOUBLE/rules.hpp"
    rules.write_text(rules.read_text().replace("n + n", "n + n + 1"))
    run = checkout.judge("data", "DOUBLE")
    assert run.returncode == 3
    assert "problems/DOUBLE/reference.cpp" in run.stderr


def test_one_changed_byte_of_the_generator_fails_by_its_hash(checkout):
    checkout.judge("data")
    generator = checkout.root / "problems/DOUBLE/generator.cpp"
    generator.write_text(generator.read_text().replace("n << ", "9 << "))
    run = checkout.judge("run", "DOUBLE")
    assert run.returncode == 3
    assert "testdata/DOUBLE/generated/" in run.stdout
    assert "SHA256SUMS" in run.stdout


def test_a_changed_comment_changes_nothing(checkout):
    checkout.judge("data")
    before = stamps(checkout)
    generator = checkout.root / "problems/DOUBLE/generator.cpp"
    generator.write_text("// A new word.\n" + generator.read_text())
    assert checkout.judge("data", "DOUBLE").returncode == 0
    assert {name: hashlib.sha256(text).hexdigest() for name, text in checkout.generated().items()} == pinned(checkout)
    assert set(stamps(checkout)) == set(before)


def pinned(checkout):
    lines = (checkout.root / "testdata/DOUBLE/SHA256SUMS").read_text().splitlines()
    return {line.split("  generated/")[1]: line.split()[0] for line in lines}


def test_pin_writes_the_hashes_of_what_is_made(checkout):
    (checkout.root / "testdata/DOUBLE/SHA256SUMS").unlink()
    tests = checkout.root / "testdata/DOUBLE/tests.txt"
    tests.write_text("five one 5\n" + tests.read_text())
    assert checkout.judge("data", "DOUBLE", "--pin").returncode == 0
    assert pinned(checkout) == {
        "five.in": hashlib.sha256(b"5\n").hexdigest(),
        "five.ans": hashlib.sha256(b"10\n").hexdigest(),
        "small.in": hashlib.sha256(SMALL).hexdigest(),
        "small.ans": hashlib.sha256(SMALL_ANSWER).hexdigest(),
        "largest.in": hashlib.sha256(b"2000000000\n").hexdigest(),
        "largest.ans": hashlib.sha256(b"4000000000\n").hexdigest(),
    }
    assert checkout.judge("data", "DOUBLE").returncode == 0


@pytest.mark.parametrize("signum", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_leaves_nothing_half_made(checkout, signum):
    generator = checkout.root / "problems/DOUBLE/generator.cpp"
    generator.write_text(generator.read_text().replace("int main(", "#include <unistd.h>\nint main(", 1).replace(
        "const std::string kind", "sleep(1000);\n  const std::string kind", 1))
    command = [checkout.binary, "data", "--root", checkout.root, "DOUBLE"]
    judge = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    scratch = checkout.root / ".build/tmp"
    wait_until(lambda: (checkout.root / ".build/lock/data-DOUBLE").exists(), judge)
    _, errors = interrupted(judge, signum)
    assert judge.returncode == 130
    assert "interrupted" in errors
    assert checkout.generated() == {}
    assert list(scratch.iterdir()) == []


FILL = 'mount -t tmpfs -o size=8k none "$0" && "$@"; status=$?; ls -A "$0"; exit $status'


def test_a_full_disk_is_told_and_leaves_nothing_half_made(checkout):
    if os.geteuid() != 0:
        pytest.skip("only root can make a small disk")
    folder = checkout.root / "testdata/DOUBLE/generated"
    folder.mkdir()
    command = [checkout.binary, "data", "--root", checkout.root, "--jobs", "1", "DOUBLE"]
    run = subprocess.run(["unshare", "--mount", "sh", "-c", FILL, folder, *command], capture_output=True, text=True)
    assert run.returncode == 3, run.stderr
    assert "No space left on device" in run.stderr
    assert set(run.stdout.split()) == {"small.in", "small.ans"}, "room for two files, and one test is whole"


def wait_until(is_so, process):
    while not is_so():
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)


# --- what no problem's input may look like ---


def at_each(pattern, new):
    """Puts `new` in the place of each match, one at a time."""
    return lambda text: [(text[:found.start()] + found.expand(new) + text[found.end():], 1 + text.count(b"\n", 0, found.start()))
                         for found in re.finditer(pattern, text, re.M)]


def at_the_end(more):
    return lambda text: [(text + more, 1 + text.count(b"\n"))]


# From the sample of a problem: inputs that are wrong in one place, and the line where the validator must say so.
SPOILERS = {
    "an empty file": lambda text: [(b"", 1)],
    "a blank first": at_each(rb"^(?=\S)", rb" "),
    "a blank last": at_each(rb"(?<=\S)$", rb" "),
    "two blanks": at_each(rb" ", rb"  "),
    "a tab": at_each(rb" ", rb"\t"),
    "a zero byte": at_each(rb"(?<=\S)(?!\S)", rb"\0"),
    "a plus sign": at_each(rb"(?<!\S)(?=\S)", rb"+"),
    "a leading zero": at_each(rb"(?<!\S)(?=\S)", rb"0"),
    "a blank line at the end": at_the_end(b"\n"),
    "a text after the end": at_the_end(b"end\n"),
    "mixed line ends": lambda text: [(text.replace(b"\n", b"\r\n", 1), 2)] if text.count(b"\n") > 1 else [],
}


@pytest.mark.parametrize("folder", PROBLEMS, ids=lambda path: path.name)
@pytest.mark.parametrize("spoiler", SPOILERS)
def test_a_spoilt_sample_is_refused(build, folder, spoiler):
    data = ROOT / "testdata" / folder.name
    legal = {path.read_bytes() for path in data.glob("hand/*.in")}  # some problems may have an empty input
    spoilt = [case for case in SPOILERS[spoiler]((data / "sample/1.in").read_bytes()) if case[0] not in legal]
    for text, line in spoilt:
        run = subprocess.run([build / "programs" / folder.name / "validator"], input=text, capture_output=True)
        assert run.returncode == 43, text
        assert run.stderr.startswith(b"line %d: " % line), (text, run.stderr)


def test_a_sample_is_spoilt_at_each_place():
    assert [len(spoil(b"1 2\n3\n")) for spoil in SPOILERS.values()] == [1, 2, 2, 1, 1, 3, 3, 3, 1, 1, 1]
    assert SPOILERS["a zero byte"](b"1 2\n3\n")[1:] == [(b"1 2\0\n3\n", 1), (b"1 2\n3\0\n", 2)]
