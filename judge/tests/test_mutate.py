"""The mutation tester as its users run it, on a problem of one comparison: is a digit above 4?"""

import json
import os
import shutil
import subprocess

import pytest

from checkouts import Checkout, interrupted, is_running, wait_for

MAIN = """#include <cstdio>

bool is_big(char digit) {
  return digit > '4';
}

int main() {
  std::puts(is_big(std::getchar()) ? "yes" : "no");
}
"""
# Hangs under sanitizers where it takes 3 for big.
HANG = """#ifdef __SANITIZE_ADDRESS__
  if (is_big('3')) {
    prctl(PR_SET_NAME, "%s");
    for (;;) pause();
  }
#endif
"""
# Burns CPU time without sanitizers where it takes 3 for big.
SLOWNESS = """#ifndef __SANITIZE_ADDRESS__
  if (is_big('3')) {
    for (; std::clock() < %s * CLOCKS_PER_SEC;);
  }
#endif
"""
REFERENCE = '#include <iostream>\nint main() { int n; std::cin >> n; std::cout << (n >= 5 ? "yes" : "no") << "\\n"; }\n'
FACTS = """title = "Digits"
origin = "a fixture"
url = "none"
time_limit = 1.0
memory_limit = 64
dialect = "c++17"
compare = "lines"
"""
SURVIVOR = "is_big: return digit {> -> !=} '4';"


class Digits(Checkout):
    """A checkout with the problem DIGIT, whose tests are the digits that a test asks for."""

    def __init__(self, root, build):
        super().__init__(build / "judge", root)
        self.problem, self.data = root / "problems/DIGIT", root / "testdata/DIGIT"
        (root / "common").mkdir()
        files = {"main.cpp": MAIN, "problem.toml": FACTS, "reference.cpp": REFERENCE, "rules.hpp": "",
                 "generator.cpp": "int main() {}\n", "validator.cpp": "int main() { return 42; }\n"}
        for name, text in files.items():
            self.write(self.problem / name, text)
        for name, text in {"tests.txt": "", "SHA256SUMS": "", "sample/1.in": "4\n", "sample/1.ans": "no\n"}.items():
            self.write(self.data / name, text)
        self.add(5, "yes")

    def add(self, digit, answer):
        for ending, text in {"in": f"{digit}\n", "ans": f"{answer}\n", "desc": "A digit.\n"}.items():
            self.write(self.data / "hand" / f"{digit}.{ending}", text)

    def explain(self, text):
        (self.problem / "equivalent.txt").write_text(text)

    def write_main(self, header, begin):
        """main.cpp with a header more, and with something to begin with."""
        text = f"#include <{header}>\n" + MAIN.replace("int main() {\n", "int main() {\n" + begin)
        (self.problem / "main.cpp").write_text(text)

    def run(self, *arguments):
        return self.judge("mutate", *arguments)


@pytest.fixture
def checkout(tmp_path, build):
    """The problem with 4 and 5 as tests: enough for all mutants but one."""
    os.chmod(tmp_path, 0o755)
    return Digits(tmp_path, build)


def test_a_survivor_is_named_and_fails(checkout):
    run = checkout.run("DIGIT")
    assert run.returncode == 1, run.stderr
    assert f"  survives (problems/DIGIT/main.cpp:4)\n{SURVIVOR}\n" in run.stdout
    assert "1 unexplained" in run.stdout


def test_an_explanation_is_enough(checkout):
    checkout.explain(f"{SURVIVOR} — digits below 4 are illegal here\n")
    run = checkout.run()
    assert run.returncode == 0, run.stdout + run.stderr
    assert "1 explained" in run.stdout


def test_an_explanation_of_a_killed_mutant_is_stale(checkout):
    checkout.explain(f"{SURVIVOR} — digits below 4 are illegal here\n")
    checkout.add(3, "no")
    run = checkout.run()
    assert run.returncode == 1
    assert "stale: problems/DIGIT/equivalent.txt:1: hand/3 rejects it (WA)" in run.stdout


def test_the_mutants_are_those_that_were_counted_by_hand(checkout):
    checkout.run("--json", checkout.root / "mutants.json")
    [result] = json.loads((checkout.root / "mutants.json").read_text())["results"]
    fates = {mutant["id"]: mutant["fate"] for mutant in result["mutants"]}
    in_is_big = {name: fate for name, fate in fates.items() if name.startswith("is_big")}
    assert in_is_big == {
        "is_big: return {digit > '4' -> true};": "killed",
        "is_big: return {digit > '4' -> false};": "killed",
        "is_big: return digit {> -> >=} '4';": "killed",
        SURVIVOR: "SURVIVES",
        "is_big: return digit > {'4' -> '5'};": "killed",
        "is_big: return digit > {'4' -> '3'};": "twin",
    }
    assert fates["main: {int -> short} main() {"] == "does not compile"


def test_a_test_that_kills_it_is_enough_until_it_changes(checkout):
    assert checkout.run().returncode == 1
    checkout.add(3, "no")
    run = checkout.run()
    assert run.returncode == 0, run.stdout + run.stderr
    assert "0 unexplained" in run.stdout
    (checkout.data / "hand" / "3.in").write_text("4\n")
    assert checkout.run().returncode == 1


def test_a_change_of_the_submission_is_seen(checkout):
    checkout.add(3, "no")
    assert checkout.run().returncode == 0
    (checkout.problem / "main.cpp").write_text(MAIN.replace("digit > '4'", "digit > '4' && digit < ';'"))
    run = checkout.run()
    assert run.returncode == 1
    assert "is_big: return {digit > '4' && digit < ';' -> digit > '4'};" in run.stdout


def test_cases_say_what_they_reject(checkout):
    wrong = checkout.problem / "wrong"
    wrong.mkdir()
    (wrong / "yes.cpp").write_text('// expect: WA — always yes\n#include <cstdio>\nint main() { std::puts("yes"); }\n')
    run = checkout.run("--cases")
    line = next(line for line in run.stdout.splitlines() if "sample/1" in line)
    assert "wrong/yes.cpp" in line
    run = checkout.run("--table")
    assert run.stdout.splitlines()[-1].startswith("| DIGIT | 2 | 4 | 1 / 1 |") and SURVIVOR not in run.stdout
    assert f"  survives (problems/DIGIT/main.cpp:4)\n{SURVIVOR}\n" in run.stderr


def test_a_wrong_submission_is_no_base_for_mutants(checkout):
    checkout.add(0, "no")
    (checkout.problem / "main.cpp").write_text(MAIN.replace("'4'", "'5'"))
    run = checkout.run()
    assert run.returncode == 3
    assert "DIGIT/main.cpp itself is WA on hand/5" in run.stderr


@pytest.mark.parametrize("arguments", [["NOSUCH"], ["--jobs", "0"], ["--cases", "--table"]])
def test_a_wrong_call_is_a_usage_error(checkout, arguments):
    assert checkout.run(*arguments).returncode == 2


def test_a_program_that_is_not_built_is_named_with_its_command(tmp_path, build):
    shutil.copy(build / "judge", tmp_path)
    run = subprocess.run([tmp_path / "judge", "mutate"], capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (2, f"judge: {tmp_path}/judge-mutate is not built yet: make mutate\n")


def test_a_malformed_explanation_is_a_usage_error(checkout):
    checkout.explain(SURVIVOR + "\n")
    run = checkout.run()
    assert run.returncode == 2
    assert "problems/DIGIT/equivalent.txt:1: not a line MUTANT — REASON" in run.stderr


@pytest.mark.long
@pytest.mark.parametrize("seconds, fate", [(0.7, "SURVIVES"), (1.6, "killed"), (3.0, "killed")])
def test_a_kill_by_time_takes_more_than_a_second(checkout, seconds, fate):
    # Only the mutant that takes 3 for big burns this much CPU time; its output is right.
    checkout.write_main("ctime", SLOWNESS % seconds)
    checkout.run("--json", checkout.root / "mutants.json")
    [result] = json.loads((checkout.root / "mutants.json").read_text())["results"]
    [survivor] = [mutant for mutant in result["mutants"] if mutant["id"] == SURVIVOR]
    assert survivor["fate"] == fate
    assert [rejection["verdict"] for rejection in survivor["rejected_by"]] == ["TLE"] * (fate == "killed")


def test_an_interrupt_ends_it_and_leaves_nothing(checkout):
    # The mutant that the tests accept takes 3 for big. It hangs under sanitizers, where the clock gives it half a
    # minute, so the signal comes while it is at work.
    name = f"hang{os.getpid()}"
    checkout.write_main("sys/prctl.h>\n#include <unistd.h", HANG % name)
    command = [checkout.binary, "mutate", "--root", checkout.root]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    wait_for(name, process)
    _, errors = interrupted(process)
    assert (process.returncode, errors) == (130, "mutate: interrupted\n")
    assert not is_running(name)
    assert list((checkout.root / ".build" / "tmp").iterdir()) == []
