"""`judge run`: verdicts, expectations, reports, exit statuses, and what is remembered."""

import hashlib
import json
import os
import shutil
import signal
import subprocess

import pytest

import cage
from checkouts import interrupted, is_running, overlay, wait_for

RIGHT = """#include <cstdio>
int main() {
  long long n = 0;
  while (std::scanf("%lld", &n) == 1) std::printf("%lld\\n", 2 * n);
}
"""

RIGHT_IN = {
    "double.c": '#include <stdio.h>\nint main(void) { long long n; while (scanf("%lld", &n) == 1)'
    ' printf("%lld\\n", 2 * n); return 0; }\n',
    "double.cc": RIGHT,
    "double.py": "import sys\nfor line in sys.stdin:\n    print(2 * int(line))\n",
    "Double.java": "import java.util.Scanner;\npublic class Double {\n"
    "  public static void main(String[] arguments) {\n    Scanner in = new Scanner(System.in);\n"
    "    while (in.hasNextLong()) System.out.print(2 * in.nextLong() + \"\\n\");\n  }\n}\n",
    "double.rs": "use std::io::*;\nfn main() {\n    let mut text = String::new();\n"
    "    stdin().read_to_string(&mut text).unwrap();\n    for word in text.split_whitespace() {\n"
    '        println!("{}", 2 * word.parse::<i64>().unwrap());\n    }\n}\n',
    "double.go": 'package main\n\nimport "fmt"\n\nfunc main() {\n\tvar n int64\n\tfor {\n'
    "\t\tif _, err := fmt.Scan(&n); err != nil {\n\t\t\treturn\n\t\t}\n\t\tfmt.Println(2 * n)\n\t}\n}\n",
}

RIGHT_IN["double.c++"] = RIGHT_IN["double.cxx"] = RIGHT
RIGHT_IN["double.pypy"] = RIGHT_IN["double.py"]
RIGHT_IN["double.kt"] = """fun main(args: Array<String>) {
    while (true) {
        val line = readLine() ?: break
        println(2 * line.trim().toLong())
    }
}
"""

TOOLS = {
    "double.c": ("gcc", "gcc"),
    "double.cc": ("g++", "g++"),
    "double.c++": ("g++", "g++"),
    "double.cxx": ("g++", "g++"),
    "double.py": ("python3", "python3"),
    "double.pypy": ("pypy3", "pypy3"),
    "double.kt": ("kotlinc", "kotlin"),
    "Double.java": ("javac", "default-jdk-headless"),
    "double.rs": ("rustc", "rustc"),
    "double.go": ("go", "golang-go"),
}

# What a main() does instead of doubling, the verdict, and a word of the message.
MISTAKES = {
    "wrong": ('while (std::cin >> n) std::cout << 3 * n << "\\n";', "WA", "line 1, token 1: wanted 2, got 3"),
    "empty": ("", "WA", "output is empty"),
    "too much": ('while (std::cin >> n) std::cout << 2 * n << "\\n"; std::cout << "end";', "WA", "extra token at line 3: end"),
    "presentation": ('while (std::cin >> n) std::cout << 2 * n << " ";', "PE", "line 1"),
    "exit code": ("return 3;", "RE", "exit code 3"),
    "right but exit code": ('while (std::cin >> n) std::cout << 2 * n << "\\n"; std::cout.flush(); return 3;', "RE", "exit code 3"),
    "abort": ("std::abort();", "RE", "SIGABRT"),
    "segmentation fault": ("raise(SIGSEGV);", "RE", "SIGSEGV"),
    "signal of the time limit": ("raise(SIGXCPU);", "RE", "SIGXCPU"),
    "standard error": ('std::cerr << "no such \\033[2Jthing"; return 1;', "RE", "stderr: no such \\x1b[2Jthing"),
    "endless": ("for (;;) n = n + 1;", "TLE", "CPU time"),
    "asleep": ("sleep(100);", "TLE", "still running"),
    "memory": ("for (;;) { char* p = new char[1 << 20]; std::memset(p, 1, 1 << 20); n += p[5]; }", "MLE", "64 MiB"),
    "output": ('for (;;) std::cout << "0123456789012345678901234567890123456789\\n";', "OLE", "output"),
    "does not compile": ("return undefined_name;", "CE", "does not compile"),
}

MAIN = """#include <csignal>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <unistd.h>
volatile long long sink;
int main() {
  long long n = 0;
  %s
  sink = n;
}
"""


def only(report):
    assert len(report["results"]) == 1
    return report["results"][0]


def judge_source(checkout, text, *arguments, name="mine.cpp", problem="DOUBLE"):
    source = checkout.write(name, text)
    status, report = checkout.results(problem, "--source", source, *arguments)
    return status, only(report)


# --- the submissions of a checkout ---


def test_every_expectation_holds(checkout):
    status, report = checkout.results()
    assert status == 0
    assert {(r["problem"], r["source"], r["verdict"]) for r in report["results"]} == {
        ("DIVISOR", "main.cpp", "AC"),
        ("DIVISOR", "wrong/two.cpp", "WA"),
        ("DOUBLE", "main.cpp", "AC"),
        ("DOUBLE", "wrong/adds_one.cpp", "WA"),
        ("DOUBLE", "wrong/in_int.cpp", "WA"),
        ("DOUBLE", "wrong/trailing_blank.cpp", "PE"),
    }


@pytest.mark.parametrize("defect, source, verdict, word", [
    ("undetected-wrong", "wrong/right.cpp", "AC", "all 4 test cases accept it"),
    ("other-verdict", "wrong/empty.cpp", "WA", "expected TLE"),
    ("not-accepted", "accepted/empty.cpp", "WA", "expected AC"),
    ("main-does-not-compile", "main.cpp", "CE", "was not declared"),
])
def test_an_expectation_that_fails(checkout, defect, source, verdict, word):
    overlay(checkout.root, defect)
    report = checkout.root / "report.json"
    run = checkout.judge("run", "DOUBLE", "--json", report)
    assert run.returncode == 1
    assert word in run.stdout
    failed = [r for r in json.loads(report.read_text())["results"] if not r["as_expected"]]
    assert [(r["source"], r["verdict"]) for r in failed] == [(source, verdict)]


def test_the_first_failure_decides_and_the_rest_is_run_with_all_alone(checkout):
    _, report = checkout.results("DOUBLE")
    in_int = next(r for r in report["results"] if r["source"] == "wrong/in_int.cpp")
    names = ["sample/1", "hand/no-newline", "generated/small", "generated/largest"]
    assert [(t["name"], t["verdict"]) for t in in_int["tests"]] == list(zip(names, ["AC", "AC", "AC", "WA"]))
    for arguments, ran in [([], names[:1]), (["--all"], names)]:
        _, report = checkout.results("DOUBLE", *arguments)
        adds_one = next(r for r in report["results"] if r["source"] == "wrong/adds_one.cpp")
        assert ([t["name"] for t in adds_one["tests"]], adds_one["verdict"]) == (ran, "WA")


def test_nothing_of_the_checkout_is_changed(checkout):
    def contents():
        return {
            path: hashlib.sha256(path.read_bytes()).hexdigest()
            for part in ("problems", "testdata")
            for path in (checkout.root / part).rglob("*")
            if path.is_file() and path.parent.name != "generated"
        }

    before = contents()
    assert checkout.judge("run").returncode == 0
    assert contents() == before
    assert list((checkout.root / ".build/tmp").iterdir()) == []


# --- verdicts ---


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_verdict_of_a_mistake(checkout, mistake):
    body, verdict, word = MISTAKES[mistake]
    status, result = judge_source(checkout, MAIN % body)
    assert (status, result["verdict"]) == (1, verdict)
    message = result["message"] if verdict == "CE" else result["tests"][-1]["message"]
    assert word in message


def test_a_checker_accepts_what_differs_from_the_answer(checkout):
    status, result = judge_source(checkout, '#include <cstdio>\nint main() { int n; scanf("%d", &n); '
                                  'printf("%d\\n", n == 12 ? 6 : 7); }\n', problem="DIVISOR")
    assert (status, result["verdict"]) == (0, "AC")


def test_a_checker_gives_its_reason(checkout):
    status, result = judge_source(checkout, '#include <cstdio>\nint main() { printf("5\\n"); }\n', problem="DIVISOR")
    assert (status, result["verdict"]) == (1, "WA")
    assert result["tests"][-1]["message"] == "5 does not divide 12"


BURNS = """#include <cstdio>
#include <ctime>
int main() {
  long long n = 0;
  while (std::scanf("%lld", &n) == 1) {
    while (n == 7 && std::clock() < 1.2 * CLOCKS_PER_SEC) {}
    std::printf("%lld\\n", 2 * n);
  }
}
"""


def test_the_time_limit_can_be_scaled(checkout):
    status, result = judge_source(checkout, BURNS)
    assert (status, result["verdict"]) == (1, "TLE")
    status, result = judge_source(checkout, BURNS, "--time-factor", "100")
    assert (status, result["verdict"]) == (0, "AC")


# --- your own file ---


def each_language():
    """.ci/run installs their compilers, but for Kotlin's of 70 packages."""
    return [pytest.param(name, marks=pytest.mark.long) if name == "double.kt" else name for name in RIGHT_IN]


def judge_without(tool, checkout, source, path=os.environ["PATH"]):
    """As where the tool is not installed: a device without bytes lies over each of its places."""
    hide = f"for tool in /usr/local/bin/{tool} /usr/bin/{tool} /bin/{tool}; do"
    hide += ' [ ! -e $tool ] || mount --bind /dev/null $tool || exit 9; done; exec "$@"'
    command = ["sh", "-c", hide, "sh", checkout.binary, "run", "--root", checkout.root, "DOUBLE", "--source", source]
    return subprocess.run([*cage.namespace_command(), "--mount", *command], capture_output=True, text=True, env={"PATH": path})


@pytest.mark.parametrize("name", each_language())
def test_a_right_program_in_each_language(checkout, name):
    tool, package = TOOLS[name]
    if not shutil.which(tool, path="/usr/local/bin:/usr/bin:/bin"):
        pytest.skip(f"{package} is not installed")
    status, result = judge_source(checkout, RIGHT_IN[name], "--time-factor", "100", "--memory", "512", name=name)
    assert (status, result["verdict"]) == (0, "AC"), result


@pytest.mark.skipif(not cage.can_cage(), reason="PID namespaces are not to be had here")
@pytest.mark.parametrize("name", RIGHT_IN)
def test_a_missing_tool_is_named_with_its_package(checkout, name):
    tool, package = TOOLS[name]
    source = checkout.write(name, RIGHT_IN[name])
    run = judge_without(tool, checkout, source)
    assert run.returncode == 2
    assert f"apt install {package}" in run.stderr + run.stdout


@pytest.mark.skipif(not cage.can_cage(), reason="PID namespaces are not to be had here")
def test_a_tool_in_a_home_folder_is_told_to_be_out_of_reach(checkout):
    source = checkout.write("double.rs", RIGHT_IN["double.rs"])
    at_home = checkout.write("home/.cargo/bin/rustc", "#!/bin/sh\n")
    at_home.chmod(0o755)
    run = judge_without("rustc", checkout, source, f"{at_home.parent}:{os.environ['PATH']}")
    assert run.returncode == 2
    assert f"rustc is only at {at_home}, where the sandbox does not show it; " in run.stderr
    assert "apt install rustc, or install it below /usr/local" in run.stderr


JAVA_MAIN = RIGHT_IN["Double.java"][RIGHT_IN["Double.java"].index("  public static") :].rstrip().removesuffix("}")
JAVA = {
    "in a package": f"package a.b;\nimport java.util.*;\npublic class Solver {{\n{JAVA_MAIN}}}",
    "public beside Main": "import java.util.*; /* public class No */ class Main { String s = \"public class No\"; }\n"
    f"public/**/final class Solver {{\n{JAVA_MAIN}}}",
    "neither public nor Main": f"import java.util.*;\nclass A {{ char c = '\"'; }}\nclass B {{\n{JAVA_MAIN}}}",
}


@pytest.mark.skipif(not os.path.exists("/usr/bin/javac"), reason="default-jdk-headless is not installed")
@pytest.mark.parametrize("where", JAVA)
def test_the_main_class_of_java_is_found(checkout, where):
    status, result = judge_source(checkout, JAVA[where], "--time-factor", "10", "--memory", "512", name="my.java")
    assert (status, result["verdict"]) == (0, "AC"), result


def test_a_python_syntax_error_is_a_compile_error(checkout):
    status, result = judge_source(checkout, "print(1 +\n", name="mine.py")
    assert (status, result["verdict"]) == (1, "CE")


def test_what_the_judges_dialect_knows_has_no_warning(checkout):
    assert judge_source(checkout, RIGHT)[1]["warning"] == ""


ABI = "#include <iostream>\nint main() {\n  long long n;\n  while (std::cin >> n) std::cout << 2 * n << '\\n';\n  return sizeof(std::string) == %d ? 0 : 9;\n}\n"


def test_what_many_files_begin_with_is_precompiled_and_nothing_else(checkout):
    """From the fifth file on, but not for a file that changes the header by what stands before it."""
    for number in range(6):
        status, result = judge_source(checkout, f"// {number}\n" + ABI % 32, "--std", "c++11")
        precompiled = list(checkout.root.glob(".build/cache/programs/*/prelude.hpp.gch"))
        assert (status, result["verdict"], len(precompiled)) == (0, "AC", number // 4)
    status, result = judge_source(checkout, "#define _GLIBCXX_USE_CXX11_ABI 0\n" + ABI % 8, "--std", "c++11")
    assert (status, result["verdict"]) == (0, "AC")


@pytest.mark.parametrize("defect, status, file", [("bad-toml", 2, "problem.toml"), ("reference-fails", 3, "reference.cpp")])
def test_a_broken_problem_keeps_nobody_from_being_judged(checkout, defect, status, file):
    overlay(checkout.root, defect)
    ended, report = checkout.results()
    assert ended == status
    assert [error.split(":")[0].split()[0] for error in report["errors"]] == [f"problems/DOUBLE/{file}"]
    assert {(r["problem"], r["as_expected"]) for r in report["results"]} == {("DIVISOR", True)}


def test_the_help_names_words_and_no_numbers(checkout):
    for command in ("run", "stress", "data", "list"):
        words = subprocess.run([checkout.binary, command, "--help"], capture_output=True, text=True, check=True).stdout
        assert "--root" in words and "ENUM" not in words and "->" not in words
    assert "{best,none}" in subprocess.run([checkout.binary, "run", "--help"], capture_output=True, text=True).stdout


def test_a_source_may_have_128_kib(checkout):
    text = RIGHT + "//" + "x" * (128 * 1024 - len(RIGHT) - 3) + "\n"
    assert len(text) == 128 * 1024
    assert judge_source(checkout, text)[1]["verdict"] == "AC"
    status, result = judge_source(checkout, text + "\n")
    assert (status, result["verdict"]) == (1, "CE")
    assert "131073 bytes" in result["message"]


def test_a_flood_of_errors_is_cut(checkout):
    _, result = judge_source(checkout, "int main() {\n" + "undefined_name;\n" * 3000 + "}\n")
    assert result["verdict"] == "CE"
    assert len(result["message"].splitlines()) <= 52


def test_a_submission_cannot_include_the_answers(checkout):
    if "no namespaces" in checkout.judge("run", "DOUBLE").stdout:
        pytest.skip("without namespaces files are in reach, as the report says")
    answer = checkout.root / "testdata/DOUBLE/generated/largest.ans"
    _, result = judge_source(checkout, f'long long stolen =\n#include "{answer}"\n;\n' + RIGHT)
    assert result["verdict"] == "CE"


# --- a folder of tests ---


@pytest.fixture
def folder(checkout):
    for name, text in {"1.in": "1\n", "1.ans": "2\n", "2.in": "5\n", "2.out": "10\n", "10.in": "7\n", "10.ans": "14 \n"}.items():
        checkout.write(f"own/{name}", text)
    return checkout.root / "own"


def judge_folder(checkout, text, folder, *arguments):
    source = checkout.write("mine.cpp", text)
    status, report = checkout.results("--source", source, "--tests", folder, *arguments)
    return status, only(report)


def test_a_folder_compared_by_lines(checkout, folder):
    assert judge_folder(checkout, RIGHT, folder)[1]["verdict"] == "AC"  # which does not count for another comparison
    status, result = judge_folder(checkout, RIGHT, folder, "--compare", "lines")
    assert (status, result["verdict"]) == (1, "PE")
    assert result["tests"][-1]["name"] == "10"


def test_a_folder_with_limits_of_its_own(checkout, folder):
    assert judge_folder(checkout, BURNS, folder, "--time", "0.3")[1]["verdict"] == "TLE"
    assert judge_folder(checkout, MAIN % MISTAKES["memory"][0], folder, "--memory", "32")[1]["verdict"] == "MLE"


# --- mistakes on the command line ---


@pytest.mark.parametrize("arguments, word", [
    (["DIVISOR", "NOSUCH"], "no problem NOSUCH; there are DIVISOR DOUBLE"),
    (["DOUBLE", "--source", "absent.cpp"], "absent.cpp: there is no such file"),
    (["--source", "main.cpp"], "there is no such file"),
    (["DOUBLE", "--source", "testdata/DOUBLE/tests.txt"], 'tests.txt: no known language ends in ".txt"; the endings are .c .cpp'),
    (["DOUBLE", "DIVISOR", "--source", "main.cpp"], "one problem"),
    (["--tests", "."], "judge run FILE --tests DIR"),
    (["--source", "problems/DOUBLE/main.cpp", "--tests", "absent"], "absent"),
    (["--jobs", "0"], "--jobs"),
    (["--jobs", "many"], "--jobs"),
    (["--time-factor", "-1"], "--time-factor"),
    (["--nonsense"], "--nonsense"),
    (["--std", "c++17"], "judge run FILE --std DIALECT"),
    (["--watch"], "judge run FILE --watch"),
    (["--quiet", "--verbose"], "--quiet"),
])
def test_a_mistake_on_the_command_line(checkout, arguments, word):
    run = checkout.judge("run", *arguments, cwd=checkout.root)
    assert (run.returncode, run.stdout) == (2, "") and word in run.stderr


def test_a_root_that_is_no_checkout(checkout, tmp_path):
    run = subprocess.run([checkout.binary, "list", "--root", tmp_path / "nowhere"], capture_output=True, text=True)
    assert run.returncode == 2
    assert "nowhere" in run.stderr


def test_list_names_the_problems(checkout):
    run = checkout.judge("list")
    assert run.returncode == 0
    assert [line.split()[0] for line in run.stdout.splitlines()] == ["DIVISOR", "DOUBLE"]


# --- reports ---


def test_the_json_has_the_keys_of_the_manual(checkout):
    _, report = checkout.results("DOUBLE")
    assert isinstance(report["isolation"], str) and report["isolation"]
    assert report["errors"] == []
    for result in report["results"]:
        assert {"problem", "source", "expected", "verdict", "tests"} <= set(result)
        for test in result["tests"]:
            assert {"name", "verdict", "cpu_s", "wall_s", "memory_bytes", "message"} <= set(test)
            assert test["cpu_s"] >= 0 and test["wall_s"] > 0 and test["memory_bytes"] > 0
    wrong = next(r for r in report["results"] if r["source"] == "wrong/in_int.cpp")
    assert wrong["expected"] == ["WA"]
    difference = wrong["tests"][-1]["difference"]
    around = {"wanted_before": "", "wanted_after": "", "got_before": "", "got_after": ""}
    assert difference == {"line": 1, "wanted_line": 1, "token": 1, "wanted": "4000000000", "got": "-294967296", **around}
    assert wrong["tests"][-1]["output"] == {"first_line": 1, "shown": ["-294967296"], "lines_in_all": 1}
    assert wrong["tests"][-1]["stderr"] == {"first_line": 1, "shown": [], "lines_in_all": 0}
    assert "output" not in wrong["tests"][0], "which is AC"


def test_a_checker_that_breaks_on_an_output_is_never_the_submissions_fault(checkout):
    checker = checkout.root / "problems/DIVISOR/checker.cpp"
    text = checker.read_text()
    checker.write_text(text.replace("input >> n;", "input >> n; std::cin >> divisor; if (divisor == 4) return 9;"
                                    " if (divisor >= 2) return n % divisor == 0 ? kAccept : kReject;"))
    status, result = judge_source(checkout, '#include <cstdio>\nint main() { printf("4\\n"); }\n', problem="DIVISOR")
    assert (status, result["verdict"]) == (3, "JE")
    assert "problems/DIVISOR/checker.cpp" in result["tests"][-1]["message"]


# --- what is remembered ---


def remembered(checkout, *arguments):
    _, report = checkout.results("DOUBLE", *arguments)
    return {r["source"] for r in report["results"] if r["remembered"]}


ALL = {"main.cpp", "wrong/adds_one.cpp", "wrong/in_int.cpp", "wrong/trailing_blank.cpp"}


def test_a_second_run_runs_nothing_and_says_the_same(checkout):
    def facts(report):
        return [{key: value for key, value in result.items() if key != "remembered"} for result in report["results"]]

    first, second = (checkout.results("DOUBLE")[1] for _ in range(2))
    assert [r["remembered"] for r in first["results"] + second["results"]] == [False] * len(ALL) + [True] * len(ALL)
    assert facts(first) == facts(second)


def test_a_changed_submission_is_run_again_alone(checkout):
    remembered(checkout)
    source = checkout.root / "problems/DOUBLE/wrong/in_int.cpp"
    source.write_text(source.read_text() + "// changed\n")
    assert remembered(checkout) == ALL - {"wrong/in_int.cpp"}


def test_changed_limits_and_force_run_again(checkout):
    assert remembered(checkout) == set()
    assert remembered(checkout, "--force") == set()
    assert remembered(checkout, "--time-factor", "2") == set()
    assert remembered(checkout, "--memory", "32") == set()
    assert remembered(checkout) == ALL


def test_changed_data_run_again(checkout):
    remembered(checkout)
    checkout.write("testdata/DOUBLE/sample/1.in", "3\n")
    checkout.write("testdata/DOUBLE/sample/1.ans", "6\n")
    assert remembered(checkout) == set()


def measured(checkout, *arguments):
    """What was measured of main.cpp on each test case; two runs never take the same time."""
    _, report = checkout.results("DOUBLE", *arguments)
    return {test["name"]: test for test in report["results"][0]["tests"]}


def test_an_added_test_case_is_run_alone(checkout):
    before = measured(checkout)
    for ending, text in (("in", "21\n"), ("ans", "42\n"), ("desc", "One more.\n")):
        checkout.write(f"testdata/DOUBLE/hand/added.{ending}", text)
    after = measured(checkout)
    assert after.pop("hand/added")["verdict"] == "AC"
    assert after == before


def test_all_goes_on_from_what_is_known(checkout):
    source = ["--source", checkout.root / "problems/DOUBLE/wrong/adds_one.cpp", "--all"]
    before = measured(checkout, *source[:2])
    after = measured(checkout, *source)
    assert len(after) > len(before)
    assert {name: after[name] for name in before} == before


def test_a_changed_expectation_needs_no_run(checkout):
    checkout.results("DOUBLE")
    source = checkout.root / "problems/DOUBLE/wrong/in_int.cpp"
    text = source.read_text()
    checkout.results("DOUBLE")
    source.write_text(text.replace("expect: WA", "expect: TLE"))
    status, _ = checkout.results("DOUBLE")
    assert status == 1


# --- the end before the end ---


# It calls itself CALLED when it runs.
SLEEPER = """#include <sys/prctl.h>
#include <unistd.h>
int main() {
  prctl(PR_SET_NAME, "CALLED");
  for (;;) pause();
}
"""


@pytest.mark.parametrize("signum", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_ends_everything(checkout, signum):
    name = f"sleeper{os.getpid()}"
    source = checkout.write("mine.cpp", SLEEPER.replace("CALLED", name))
    command = [checkout.binary, "run", "--root", checkout.root, "DOUBLE", "--source", source, "--time", "600"]
    judge = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    wait_for(name, judge)
    _, errors = interrupted(judge, signum)
    assert judge.returncode == 130
    assert "interrupted" in errors
    assert not is_running(name)
    assert list((checkout.root / ".build/tmp").iterdir()) == []
