"""What the person with a wrong answer sees: the failing test, the place of a crash, an old file that is judged all the same."""

import ctypes
import os
import re
import struct
import subprocess

import pytest

PROGRAM = """#include <cassert>
#include <cstdio>
#include <stdexcept>
#include <vector>
int deeper(int n) { return n == 0 ? 0 : deeper(n + 1) + n; }
int main(int count, char**) {
  std::vector<int> three(3);
  volatile int zero = count - 1;
  (void)zero;
  %s
}
"""


@pytest.fixture
def folder(checkout):
    """Two tests; the second has a reason, and more lines than a screen."""
    checkout.write("tests/1.in", "1\n")
    checkout.write("tests/1.ans", "2\n")
    checkout.write("tests/2.in", "".join(f"{n}\n" for n in range(30)))
    checkout.write("tests/2.ans", "".join(f"{2 * n}\n" for n in range(30)))
    checkout.write("tests/2.desc", "More lines\nthan fit.\n")
    return checkout.root / "tests"


def judged(checkout, text, *arguments, name="mine.cpp", **options):
    source = checkout.write(name, text)
    return checkout.judge("run", "--source", source, "--quiet", *arguments, **options)


# Twice each number, but for 20; and a word to standard error.
WRONG = """#include <iostream>
int main() {
  std::cerr << "I was here\\n";
  for (int n; std::cin >> n;) std::cout << (n == 20 ? 41 : 2 * n) << '\\n';
}
"""


def test_a_failing_test_is_shown(checkout, folder):
    run = judged(checkout, WRONG, "--tests", folder)
    assert run.returncode == 1
    shown = run.stdout[run.stdout.index("\n2: ") + 1:]
    assert shown.startswith(f"2: More lines than fit.\n  input  {folder}/2.in\n    1  0\n    2  1\n")
    assert "    8  7\n       … 22 more lines\n" in shown
    marked = re.search(r"^   21  40 +│    21  41\n +\^\^ +│ +\^\^\n   22  42 +│    22  42$", shown, re.M)
    assert marked and shown.index("   18  34") < marked.start(), "the lines around the difference"
    assert "  standard error\n    1  I was here\n" in shown
    assert ("isolation" in shown) == ("in reach" in shown or "can change" in shown), "only if weaker than usual"
    assert len(shown.splitlines()) < 30


def test_the_command_that_shows_the_rest_does(checkout, folder):
    run = judged(checkout, WRONG, "--tests", folder)
    command = re.search("  all of it: (.*)", run.stdout)[1]
    shown = subprocess.run(command, shell=True, capture_output=True, text=True).stdout
    assert shown.count("\n   30  ") == 3, "input, answer and output to their ends"
    assert "more lines" not in shown and "all of it" not in shown


def test_a_test_that_is_not_there(checkout, folder):
    run = judged(checkout, WRONG, "--tests", folder, "--show", "3")
    assert (run.returncode, run.stdout) == (2, "") and "--show 3: there is no such test case" in run.stderr


def test_all_lists_each_test_and_the_sum(checkout, folder):
    run = judged(checkout, WRONG, "--tests", folder, "--all")
    assert re.search(r"^    1  AC  +\d\.\d+ s +\d.*MiB\n    2  WA  +.* line 21, token 1: wanted 40, got 41\n"
                     r"    1 of 2 test cases accepted\n", run.stdout, re.M), run.stdout


@pytest.mark.parametrize("locale, option", [("zh_CN.UTF-8", []), ("C.UTF-8", ["--lang", "zh"])])
def test_run_speaks_chinese(checkout, folder, monkeypatch, locale, option):
    monkeypatch.setenv("LC_ALL", locale)
    run = judged(checkout, WRONG, "--tests", folder, *option)
    for words in ("应为 AC", "2：第 21 行第 1 个：应为 40，输出为 41", "正确的输出", "标准错误输出", "1 份提交中 0 份符合预期"):
        assert words in run.stdout, run.stdout


# --- crashes ---

CRASHES = {  # what the program does, what is said of it, and with --debug, where "mine.cpp:10" must stand as well
    "division": ("std::printf(\"%d\", 7 / zero);", "killed by SIGFPE (division by zero", "division by zero"),
    "assertion": ("assert(zero > 0);", "mine.cpp:10: int main(int, char**): Assertion `zero > 0' failed", "Assertion `zero > 0'"),
    "exception": ('throw std::runtime_error("no way");', "uncaught 'std::runtime_error' no way", "uncaught 'std::runtime_error' no way"),
    "index": ("std::printf(\"%d\", three[zero + 3]);", None, "attempt to subscript container with out-of-bounds index 3"),
    "array": ("int a[3] = {}; std::printf(\"%d\", a[zero + 3]);", None, "index 3 out of bounds for type 'int [3]'"),
    "freed": ("int* p = new int(1); delete p; std::printf(\"%d\", *p);", None, "heap-use-after-free"),
    "overflow": ("std::printf(\"%d\", 2147483647 + (zero + 1));", None, "signed integer overflow"),
}


@pytest.mark.parametrize("crash", CRASHES)
@pytest.mark.parametrize("isolation", ["best", "none"])
def test_a_debugging_build_names_the_line(checkout, folder, crash, isolation):
    program, said, with_debug = CRASHES[crash]
    run = judged(checkout, PROGRAM % program, "--tests", folder, "--debug", "--isolation", isolation)
    row = run.stdout.splitlines()[1]
    assert run.returncode == 1 and " RE " in row and with_debug in row and "mine.cpp:10" in row, run.stdout
    if said and isolation == "best":
        row = judged(checkout, PROGRAM % program, "--tests", folder).stdout.splitlines()[1]
        assert said.replace("mine.cpp:10", "main.cpp:10") in row


def test_an_endless_recursion_is_named(checkout, folder):
    run = judged(checkout, PROGRAM % "return deeper(count);", "--tests", folder, "--debug")
    assert "stack-overflow at mine.cpp:5" in run.stdout, run.stdout


def test_debugging_shows_warnings(checkout, folder):
    for _ in range(2):  # the second time out of the cache
        run = judged(checkout, "int main() { int unused; }\n", "--tests", folder, "--debug")
        assert "mine.cpp:1:18: warning: unused variable" in run.stdout


def test_only_c_and_cpp_can_be_debugged(checkout, folder):
    run = judged(checkout, "print(1)\n", "--tests", folder, "--debug", name="mine.py")
    assert run.returncode == 2 and "--debug is for files in C and C++" in run.stderr


def test_the_last_line_of_a_traceback_is_the_reason(checkout, folder):
    run = judged(checkout, "def half(n):\n    return n // 0\nhalf(1)\n", "--tests", folder, name="mine.py")
    assert "exit code 1: ZeroDivisionError" in run.stdout


# --- old files, and those for Windows ---

DOUBLES = "int main() { long long n; while (std::cin >> n) std::cout << 2 * n << '\\n'; }\n"
OLD = "#include <iostream>\nusing namespace std;\nint data[5], size;\nint f() { return data[0] + size; }\n" + DOUBLES
OLDER = '#include <cstdio>\n#include <memory>\nint main() { std::auto_ptr<int> p; auto s = new char[99]; ' \
        'while (gets(s)) { long long n; std::sscanf(s, "%lld", &n); std::printf("%lld\\n", 2 * n); } }\n'
WINDOWS = """#include <stdio.h>
#include <conio.h>
void main()
{
  __int64 n;
  while (scanf("%I64d", &n) == 1) printf("%1I64d\\n", 2 * n);
  getch();
}
"""


def warning_of(checkout, text, *arguments, name="mine.cpp"):
    run = judged(checkout, text, *arguments, name=name)
    assert run.returncode == 0 and " AC " in run.stdout, run.stdout + run.stderr
    return re.search("warning: (.*)", run.stdout)[1]


def test_an_old_file_is_judged_as_the_problems_judge_does(checkout):
    warning = warning_of(checkout, OLD, "DOUBLE")
    assert "judged as c++98, for as recent C++ it fails: mine.cpp:4:" in warning


def test_an_old_file_is_judged_in_the_last_dialect_that_knew_it(checkout):
    warning = warning_of(checkout, OLDER, "DOUBLE")
    assert "judged as gnu++11, for as recent C++ it fails: mine.cpp:3:" in warning
    assert "so it does as c++98, which this problem's judge takes" in warning


@pytest.mark.parametrize("name", ["mine.cpp", "mine.c"])
def test_a_file_for_windows_is_judged(checkout, name):
    warning = warning_of(checkout, WINDOWS, "DOUBLE", name=name)
    assert warning == ("read as compilers on Windows do, others may not: %I64d as %lld, __int64 as long long, "
                       "getch of conio.h as getchar, void main as int main")


MODERN = "#include <iostream>\nauto zero = 0;\n" + DOUBLES  # C++11, and the judge of DOUBLE has C++98


@pytest.mark.parametrize("text", [WINDOWS, MODERN], ids=["Windows", "modern"])
def test_the_problems_own_submissions_are_read_as_they_are(checkout, text):
    checkout.write("problems/DOUBLE/main.cpp", text)
    run = checkout.judge("run", "DOUBLE")
    assert re.search("  main.cpp +CE  expected AC", run.stdout), run.stdout


@pytest.mark.parametrize("name, dialect, known", [
    ("mine.cpp", "17", "c++17, gnu++17"), ("mine.cpp", "c++19", "c++17, gnu++17"), ("mine.c", "c++11", "c17 or gnu17"),
])
def test_a_dialect_that_is_none(checkout, name, dialect, known):
    run = judged(checkout, WRONG, "DOUBLE", "--std", dialect, name=name)
    assert (run.returncode, run.stdout) == (2, "")
    assert f"--std {dialect}: there is no such dialect of this language; give " in run.stderr and known in run.stderr


def test_the_file_is_read_once(checkout):
    """What an editor saves between two readings would be another program."""
    source = checkout.write("mine.cpp", OLD)  # compiled in two dialects
    libc, opened, closed = ctypes.CDLL(None), 0x20, 0x10
    events = libc.inotify_init1(os.O_NONBLOCK)
    libc.inotify_add_watch(events, os.fsencode(source), opened | closed)
    assert checkout.judge("run", "DOUBLE", "--source", source).returncode == 0
    assert struct.unpack("=4i4i", os.read(events, 4096))[1::4] == (opened, closed)


# --- words of the command line ---


def test_a_problem_that_is_named_twice_is_judged_once(checkout):
    run = checkout.judge("run", "DOUBLE", "double")
    assert run.stdout.count("DOUBLE  (") == 1
    assert judged(checkout, OLD, "DOUBLE", "double").returncode == 0


def test_an_own_file_that_no_problem_matches_is_told_what_else_there_is(checkout):
    run = judged(checkout, OLD)
    assert run.returncode == 2 and "--tests" in run.stderr and "--against" in run.stderr


def test_the_version_is_that_of_the_build(checkout):
    run = subprocess.run([checkout.binary, "--version"], capture_output=True, text=True)
    assert run.returncode == 0 and re.fullmatch(r"judge \S.*\n", run.stdout)


COMPLETE = """source /dev/stdin <<< "$(%s completion bash)"
COMP_WORDS=(%s %s); COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 )); _judge; printf '%%s\\n' "${COMPREPLY[@]}"
"""


@pytest.mark.parametrize("typed, completed", [
    ("stre", "stress"), ("run --jun", "--junit"), ("run --lang z", "zh"), ("run HDU25", "HDU2516"), ("run my\\ f", "my file.cpp"),
])
def test_bash_completes(checkout, typed, completed):
    checkout.write("my file.cpp", "")
    script = COMPLETE % (checkout.binary, checkout.binary, typed)
    run = subprocess.run(["bash", "-c", script], capture_output=True, text=True, cwd=checkout.root)
    assert run.stdout.splitlines() == [completed], run.stderr
