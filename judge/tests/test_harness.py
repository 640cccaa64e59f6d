"""What conftest.py makes of a GoogleTest binary, tried on one that only pretends, and what of the environment it passes on."""

import os
import pathlib
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Prints and writes what GoogleTest would; it reports all of its tests but the last.
PRETENDS = """#!/usr/bin/python3
import os, sys
if "--gtest_list_tests" in sys.argv:
    sys.exit(print("Running main()\\nLoud.\\n  Fails\\n  FailsAtLength\\n  Skips\\n  Holds\\n  Ends") or 0)
inside = {
    "Fails": "".join(f"<failure message='a.cpp:1&#x0A;number {n}'/>" for n in range(2500)),
    "FailsAtLength": "<failure message='" + "x" * 9000 + "&#x0A;line" * 3000 + "'/>",
    "Skips": "<skipped message='a.cpp:9&#x0A;no moon tonight&#x0A;'/>", "Holds": ""}
cases = "".join(f"<testcase classname='Loud' name='{name}'>{text}</testcase>" for name, text in inside.items())
open(sys.argv[2].partition(":")[2], "w").write(f"<testsuites><testsuite>{cases}</testsuite></testsuites>")
print(sys.argv[1], "with", *sorted(os.environ))
"""


@pytest.fixture
def loud(tmp_path):
    """Runs tests of that binary, as `make test ARGS=… P=…` of a CI would; what is printed, and the status."""
    binary = tmp_path / "loud_test"
    binary.write_text(PRETENDS)
    binary.chmod(0o755)

    def run(expression):
        call = [sys.executable, "-m", "pytest", "judge/tests/test_rooms.py", "-c", "judge/tests/pytest.ini",
                "--build", tmp_path, "--google-tests", binary, "-k", expression]
        around = {"ARGS": "--durations=9", "MAKEFLAGS": " -- ARGS=--durations=9", "P": "P2252", "CI": "true"}
        done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, env={**os.environ, **around})
        return done.stdout, done.returncode

    return run


def test_a_skip_says_its_reason(loud):
    printed, status = loud("Skips or Holds")
    assert status == 0 and "no moon tonight" in printed
    assert printed.endswith("1 passed, 0 failed, 1 skipped\n")


def test_of_many_failures_the_first_are_shown(loud):
    printed, status = loud("Fails and not Length")
    assert status == 1 and "number 9\n" in printed and "number 10\n" not in printed
    assert "2,490 more failures of this test" in printed and len(printed) < 2000


def test_of_a_long_failure_the_beginning_and_the_end_are_shown(loud):
    printed, _ = loud("FailsAtLength")
    assert "x" * 400 + " …" in printed and "2,989 more lines (ARGS=-vv shows all)" in printed and len(printed) < 2000


def test_a_binary_that_ends_early_fails_with_what_it_printed(loud):
    printed, status = loud("Ends")
    assert status == 1 and "the binary ended before it reported this test" in printed
    assert "--gtest_filter=Loud.Ends with " in printed  # only what was chosen was asked for


def test_nothing_of_the_make_around_reaches_a_test(loud):
    names = loud("Ends")[0].split(" with ")[1].split("\n")[0].split()
    assert "PATH" in names and not {"ARGS", "MAKEFLAGS", "P", "CI"} & set(names)
