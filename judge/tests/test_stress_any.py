"""`judge stress --against`: the search on any problem, by the user's own generator, slow program, validator and checker."""

import json
import math
import pathlib
import re
import shlex
import shutil
import subprocess

import pytest

from checkouts import FIXTURES, SECONDS
from sharing import once

SIZED = ("--generator", "coins-sized.cpp", "--args", "SIZE SEED")
COINS = ("--source", "coins-greedy.cpp", "--against", "coins-slow.cpp")
FEW = ("--shrink", "3")

# Stands in for testlib, which every user brings along.
TESTLIB = (FIXTURES / "testlib.h").read_text()


class Desk:
    """A folder with the fixtures, and the judge to call there."""

    def __init__(self, binary, root, folder):
        self.binary, self.root, self.folder = binary, root, folder

    def write(self, name, text):
        (self.folder / name).write_text(text)
        return name

    def words(self, *arguments):
        """The command; its search ends by what it finds or by a count, never by the clock."""
        ends = [] if "--inputs" in arguments else ["--seconds", "3600"]
        return [str(self.binary), "stress", "--root", str(self.root), *arguments, *ends]

    def stress(self, *arguments):
        return subprocess.run(self.words(*arguments), cwd=self.folder, capture_output=True, text=True, timeout=SECONDS)

    def found(self, *arguments):
        """The JSON of a run that finds a counterexample, with what was printed."""
        run = self.stress(*arguments, "--json", "found.json")
        assert run.returncode == 1, run.stdout + run.stderr
        return json.loads((self.folder / "found.json").read_text()), run.stdout


@pytest.fixture(scope="session")
def root(shared):
    """A checkout with the name of a problem only, which keeps the compiled programs for all tests here."""
    return once(shared / "stress-any", lambda root: (root / "problems/SEVENS").mkdir(parents=True))


@pytest.fixture
def desk(build, root, tmp_path):
    folder = tmp_path / "desk"
    shutil.copytree(FIXTURES / "stress-any", folder)
    return Desk(build / "judge", root, folder)


# --- what is found ---

# Of 1 to 5 the coins 4, 3, 1 taken greedily are the fewest: 1; 1 1; 3; 4; 4 1. Of 6 they are 4 1 1, and 3 3 is better. The
# validator wants one amount at least.
def test_the_smallest_amount_that_greed_pays_wrongly(desk):
    report, _ = desk.found(*COINS, "--generator", "coins-generator.cpp", "--validator", "coins-validator.cpp")
    found = report["counterexample"]
    assert (found["input"], found["answer"], found["output"]) == ("1\n6\n", "2\n", "3\n")
    assert (found["smallness"], found["verdict"], report["problem"]) == ("shrunk", "WA", None)


# The amounts are at most SIZE, so no smaller size than 6 has one that is paid wrongly.
def test_the_smallest_size(desk):
    report, printed = desk.found(*COINS, *SIZED, *FEW)
    found = report["counterexample"]
    assert found["input"] == "1\n6\n"
    assert re.fullmatch(r"coins-sized.cpp 6 \d+", found["generator_call"])
    assert found["smallness"] in ("least size", "cut short")
    assert "with a validator" in printed or found["smallness"] == "cut short"


# What the generator below makes can be told here too: greed is wrong on 6, 10, 14, … only, as 4 4 1 1 is 4 3 3.
def test_the_shortest_of_the_inputs_that_fail(desk):
    def made(seed):
        amounts = [(37 * seed + 101 * i) % 1000 + 1 for i in range(7 * seed % 13 + 1)]
        return "\n".join(map(str, [len(amounts), *amounts])) + "\n", any(n >= 6 and n % 4 == 2 for n in amounts)

    desk.write("formula.py", "import sys\nseed = int(sys.argv[1])\n"
                             "amounts = [(37 * seed + 101 * i) % 1000 + 1 for i in range(7 * seed % 13 + 1)]\n"
                             "print(len(amounts), *amounts, sep='\\n')\n")
    inputs = [made(seed) for seed in range(1, 200)]
    first = next(i for i, (_, fails) in enumerate(inputs) if fails)
    failing = [text for text, fails in inputs[first:first + 101] if fails]  # that one, and a hundred more seeds
    report, printed = desk.found(*COINS, "--generator", "formula.py", "--shrink", "60")
    assert report["counterexample"]["smallness"] == "shortest"
    assert report["counterexample"]["input"] == min(failing, key=len)
    assert f"The shortest of {len(failing)} inputs on which it failed, of {first + 101} seeds." in printed


# Both are at most 1000000, so the slow program's 64 bits are enough. No number can be made less by one: shrinking tries that.
def test_a_least_common_multiple_that_overflows(desk):
    files = ("--source", "lcm-int.cpp", "--against", "lcm.cpp", "--generator", "lcm-generator.py", "--validator", "lcm-validator.cpp")
    report, _ = desk.found(*files, "--shrink", "60")
    a, b = map(int, report["counterexample"]["input"].split())
    assert report["counterexample"]["smallness"] == "shrunk"
    assert math.lcm(a, b) >= 2**31
    assert max(math.lcm(a - 1, b), math.lcm(a, b - 1)) < 2**31


def test_a_program_that_is_right(desk):
    run = desk.stress("--source", "coins-slow.cpp", "--against", "coins.py", *SIZED, "--max-size", "3", "--inputs", "100")
    assert run.returncode == 0, run.stdout + run.stderr
    assert "No counterexample" in run.stdout and re.search("up to [123], at least 20 seeds passed", run.stdout)


# 1 N-1 is another answer than the slow program's, and right; only 13 is not, of which the program prints 0 13.
@pytest.mark.parametrize("checker, reason", [("sum-checker.py", "are not two positive numbers"),
                                             ("sum-checker.cpp", "0 and 13 are not both positive")])
def test_a_checker(desk, checker, reason):
    desk.write("testlib.h", TESTLIB)
    files = ("--source", "sum.cpp", "--against", "sum-slow.py", "--generator", "sum-generator.py", "--checker", checker)
    report, printed = desk.found(*files, *FEW)
    assert (report["counterexample"]["input"], report["counterexample"]["output"]) == ("13\n", "0 13\n")
    assert reason in report["counterexample"]["message"]
    assert f"{checker} rejects the answer of your program." in printed


def test_testlib_beside_generator_and_validator(desk):
    desk.write("testlib.h", TESTLIB)
    files = ("--source", "sum.cpp", "--against", "sum-slow.py", "--checker", "sum-checker.cpp")
    report, _ = desk.found(*files, "--generator", "sum-generator.cpp", "--validator", "sum-validator.cpp")
    assert report["counterexample"]["input"] == "13\n"


def test_a_header_that_changed_is_compiled_again(desk):
    files = ("--source", "sum.cpp", "--against", "sum-slow.py", "--checker", "sum-checker.py", "--inputs", "20")
    desk.write("testlib.h", TESTLIB.replace("low + static_cast", "12 + 0 * static_cast"))
    assert desk.stress(*files, "--generator", "sum-generator.cpp").returncode == 0
    desk.write("testlib.h", TESTLIB.replace("low + static_cast", "13 + 0 * static_cast"))
    assert desk.stress(*files, "--generator", "sum-generator.cpp").returncode == 1


def test_testlib_that_is_missing(desk):
    run = desk.stress(*COINS, "--generator", "sum-generator.cpp")
    assert run.returncode == 3
    assert "copy it into the folder of sum-generator.cpp" in run.stderr


# --- the ways to fail, told apart ---

@pytest.mark.parametrize("mistake, verdict, words", [
    ("return 1;", "RE", "Your program crashes."),
    ("for (;;) {}", "TLE", "Your program is too slow."),
    ("std::string(200 << 20, 'x');", "MLE", "Your program needs too much memory."),
    ("n = 1;", "WA", "Your program and coins-slow.cpp give different answers."),
])
def test_what_the_program_does_wrong(desk, mistake, verdict, words):
    desk.write("mine.cpp", "#include <iostream>\n#include <string>\nint main() {\n  int count, n;\n  std::cin >> count >> n;\n"
                           f"  if (n == 5) {{ {mistake} }}\n  std::cout << \"012112\"[n] << '\\n';\n}}\n")
    report, printed = desk.found("--source", "mine.cpp", "--against", "coins-slow.cpp", *SIZED, "--max-size", "5", "--time", "0.1",
                                 "--memory", "64", "--shrink", "1")
    assert report["counterexample"]["verdict"] == verdict
    assert report["counterexample"]["input"] == "1\n5\n"
    assert words in printed and re.search("^The generator's call that shows it: coins-sized.cpp 5 ", printed, re.M)


@pytest.mark.parametrize("role, name, text, words", [
    ("--against", "bad.py", "import sys\nsys.exit(5)\n", "bad.py (--against) crashed: exit code 5"),
    ("--against", "bad.cpp", "int main() { for (volatile int i = 0;;) i = 1; }\n", "bad.cpp (--against) is too slow: "),
    ("--generator", "bad.py", "import sys\nsys.exit(5)\n", "bad.py (the generator) crashed: exit code 5"),
    ("--generator", "bad.py", "import sys\nprint(sys.argv[2])\n", "If it needs more arguments than a seed: --args"),
    ("--checker", "bad.py", "import sys\nsys.exit(7)\n", "bad.py on a made input: exit code 7"),
    ("--validator", "bad.py", "import sys\nsys.exit(43)\n", "the generator's input is not legal, says bad.py: exit code 43"),
    ("--validator", "bad.py", "import os\nos.kill(os.getpid(), 11)\n", "bad.py (the validator) broke: killed by SIGSEGV"),
])
def test_a_helper_that_breaks(desk, role, name, text, words):
    desk.write(name, text)
    files = {"--source": "coins-slow.cpp", "--against": "coins-slow.cpp", "--generator": "coins-generator.cpp", role: name}
    run = desk.stress(*[word for pair in files.items() for word in pair], "--time", "0.1")
    assert run.returncode == 3, run.stdout + run.stderr
    assert words in run.stderr
    assert f"The generator's call that shows it: {files['--generator']} 1\n" in run.stderr


def test_an_endless_generator_is_named_soon(desk):
    desk.write("endless.cpp", "int main() { for (volatile int i = 0;;) i = 1; }\n")
    run = desk.stress("--source", "coins-slow.cpp", "--against", "coins-slow.cpp", "--generator", "endless.cpp")
    assert run.returncode == 3
    assert re.search("endless.cpp .the generator. is too slow: (more than 4.00 s of CPU time|still running after 10.5 s)", run.stderr)


def test_size_and_seed_may_stand_within_a_word(desk):
    desk.write("sized.py", "import random, sys\nsize, seed = sys.argv[1:]\nassert size[:3] == '-n=' and seed[:7] == '--seed='\n"
                           "random.seed(seed)\nprint(1, random.randint(1, int(size[3:])))\n")
    report, _ = desk.found(*COINS, "--generator", "sized.py", "--args", "-n=SIZE --seed=SEED", *FEW)
    assert re.fullmatch(r"sized.py -n=\d+ --seed=\d+", report["counterexample"]["generator_call"])


def test_a_size_that_is_too_large_for_the_validator(desk):
    desk.write("strict.py", "import sys\nsys.exit(0 if int(sys.stdin.read().split()[1]) < 4 else 3)\n")
    run = desk.stress("--source", "coins-slow.cpp", "--against", "coins-slow.cpp", *SIZED, "--validator", "strict.py")
    assert run.returncode == 3
    assert "coins-sized.cpp 4 " in run.stderr and "--max-size 3" in run.stderr and "The input that it made:\n1\n4\n" in run.stderr


def test_sizes_end_where_the_slow_program_is_too_slow(desk):
    program = "#include <iostream>\nint main() {\n  int n;\n  std::cin >> n >> n;\n  while (SLOW) std::cin.get();\n  std::cout << n;\n}\n"
    desk.write("slow.cpp", program.replace("SLOW", "n > 5"))
    desk.write("mine.cpp", program.replace("SLOW", "false"))
    run = desk.stress("--source", "mine.cpp", "--against", "slow.cpp", *SIZED, "--time", "0.1", "--inputs", "300")
    assert run.returncode == 0, run.stdout + run.stderr
    assert re.search(r"Larger sizes were not tried: coins-sized.cpp 6 \d+: slow.cpp \(--against\) is too slow", run.stdout)


def test_a_generator_that_ignores_its_seed(desk):
    desk.write("constant.py", "print(1)\nprint(5)\n")
    run = desk.stress("--source", "coins-slow.cpp", "--against", "coins.py", "--generator", "constant.py")
    assert run.returncode == 0
    assert "constant.py ignores its seed: 40 calls" in run.stderr


def test_a_generator_that_cannot_be_called_again(desk):
    desk.write("clock.py", "import time\nprint(1)\nprint(1 + 4 * (time.time_ns() % 100) + 1)\n")
    run = desk.stress("--source", "coins-greedy.cpp", "--against", "coins-slow.cpp", "--generator", "clock.py", *FEW)
    assert run.returncode == 1 and "clock.py makes another input each time" in run.stderr


# --- what is done with it ---

def test_the_same_seed_finds_the_same_for_any_number_of_jobs(desk):
    call = [*COINS, "--generator", "coins-generator.cpp", "--validator", "coins-validator.cpp", "--seed", "77"]
    one, two = (desk.found(*call, "--jobs", jobs)[0] for jobs in "13")
    assert one["counterexample"] == two["counterexample"]
    assert one["counterexample"]["generator_call"].startswith("coins-generator.cpp ")


def test_the_saved_case_is_judged_alone_and_by_the_checker(desk):
    (desk.folder / "kept here").mkdir()
    desk.write("kept here/other.in", "13\n"), desk.write("kept here/other.ans", "0 13\n")
    files = ("--source", "sum.cpp", "--against", "sum-slow.py", "--generator", "sum-generator.py", "--checker", "sum-checker.py")
    limits = ("--time", "2", "--memory", "100")
    again = shlex.split(desk.stress(*files, *FEW, *limits, "--save", "kept here").stdout.splitlines()[-1])
    assert again[4:8] == list(limits) and again[-1].startswith("kept here/sum-")
    run = subprocess.run([*again, "--root", desk.root], cwd=desk.folder, capture_output=True, text=True)
    assert run.returncode == 1 and "1 test cases" in run.stdout and "are not two positive numbers" in run.stdout


def test_a_tolerance(desk):
    desk.write("third.py", "print(int(input()) / 3)\n"), desk.write("slow.py", "print(int(input()) / 3 + 1e-7)\n")
    files = ("--source", "third.py", "--against", "slow.py", "--generator", "sum-generator.py", "--inputs", "20")
    assert desk.stress(*files).returncode == 1
    assert desk.stress(*files, "--tolerance", "1e-6").returncode == 0


def test_programs_that_use_files(desk):
    """Each opens files of its own, the generator too, as people write them for contests."""
    for name, text in {
        "mine.py": "n = int(open('p.in').read())\nopen('p.out', 'w').write(str(n if n != 13 else 0))\n",
        "slow.py": "n = int(open('slow.in').read())\nopen('slow.out', 'w').write(str(n))\n",
        "make.py": "import sys\nopen('p.in', 'w').write(sys.argv[1] + '\\n')\n",
    }.items():
        desk.write(name, text)
    files = ("--source", "mine.py", "--against", "slow.py", "--generator", "make.py", "--inputs", "20", "--input-file", "p.in", "--output-file", "p.out")
    report, _ = desk.found(*files)
    assert (report["counterexample"]["input"], report["counterexample"]["output"]) == ("13\n", "0")
    assert "mine.py reads p.in and writes p.out" in desk.stress(*files).stderr


def test_in_chinese(desk):
    run = desk.stress(*COINS, *SIZED, *FEW, "--lang", "zh")
    assert "你的程序与 coins-slow.cpp 的答案不同。" in run.stdout and "生成器调用：coins-sized.cpp 6 " in run.stdout


def test_a_program_that_does_not_compile(desk):
    desk.write("mine.cpp", "int main( {}\n")
    run = desk.stress("--source", "mine.cpp", "--against", "coins-slow.cpp", *SIZED)
    assert run.returncode == 1 and run.stdout.startswith("CE: ")


# --- usage ---

@pytest.mark.parametrize("arguments, repair", [
    ((), "neither its name nor an address in its first lines tells the problem"),
    (("--against", "coins.py"), "--generator FILE is missing"),
    (("--generator", "coins-sized.cpp"), "--against FILE is missing"),
    (("--validator", "coins-validator.cpp"), "--against FILE is missing"),
    (("SEVENS", "--time", "2"), "leave out --against, --generator, --args, --max-size, --validator, --checker, "
         "--tolerance, --input-file, --output-file, --time and --memory"),
    (("SEVENS", "--against", "coins.py", "--generator", "coins-sized.cpp"), "or leave out SEVENS"),
    (("--against", "coins.py", "--generator", "coins-sized.cpp", "--args", "SIZE"), "the word SEED is missing"),
    (("--against", "coins.py", "--generator", "none.cpp"), "none.cpp: there is no such file"),
    (("--against", "coins.txt", "--generator", "coins-sized.cpp"), "coins.txt: "),
])
def test_usage(desk, arguments, repair):
    run = desk.stress("--source", "coins-greedy.cpp", *arguments)
    assert run.returncode == 2 and repair in run.stderr


def test_help_tells_how_the_programs_are_called(build):
    words = " ".join(subprocess.run([pathlib.Path(build) / "judge", "stress", "--help"], capture_output=True, text=True).stdout.split())
    for part in ("`gen SEED`", '"SIZE SEED"', "INPUT OUTPUT ANSWER", "INPUT ANSWER FEEDBACK_FOLDER"):
        assert part in words
