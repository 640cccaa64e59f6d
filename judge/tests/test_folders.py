"""--tests DIR: the names that files of test cases have, and the problem packages of others."""

import json
import zipfile

import pytest

from checkouts import FIXTURES

DOUBLES = "print(2 * int(input()))\n"
FAILS_ON_ODD = "n = int(input())\nprint(2 * n if n % 2 == 0 else 0)\n"


@pytest.fixture
def mine(checkout):
    """The user's program: right for n -> 2n."""
    return checkout.write("mine.py", DOUBLES)


class Folder:
    """A folder of files that the test writes, and the judge to run on it."""

    def __init__(self, checkout, path, tests=None):
        self.checkout, self.path, self.tests = checkout, path, tests or path
        if path:
            path.mkdir()

    def write(self, files):
        for name, text in files.items():
            place = self.path / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text)
        return self

    def run(self, program=DOUBLES, *arguments):
        """The result, and what was said on standard error."""
        source = self.checkout.write("mine.py", program)
        report = self.checkout.root / "report.json"
        run = self.checkout.judge("run", "--json", report, "--source", source, "--tests", self.tests, *arguments)
        assert report.exists(), run.stderr
        (result,) = json.loads(report.read_text())["results"]
        return result, run.stderr

    def refused(self, *arguments):
        """The words of a usage error."""
        source = self.checkout.write("mine.py", DOUBLES)
        run = self.checkout.judge("run", "--source", source, "--tests", self.tests, *arguments)
        assert run.returncode == 2
        return run.stderr


@pytest.fixture
def folder(checkout, tmp_path):
    return Folder(checkout, tmp_path / "own")


def names(result):
    return [test["name"] for test in result["tests"]]


def cases(*pairs):
    """Files of test cases of n -> 2n: for the n-th pair the input n, with its answer."""
    files = {}
    for n, (name, answer) in enumerate(pairs, start=1):
        files |= {name: f"{n}\n", answer: f"{2 * n}\n"}
    return files


# --- pairs of names ---

SCHEMES = {
    "ans": ([("1.in", "1.ans")], ["1"]),
    "out": ([("1.in", "1.out")], ["1"]),
    "a": ([("1.in", "1.a")], ["1"]),
    "polygon": ([("01", "01.a"), ("02", "02.a")], ["01", "02"]),
    "input-output": ([("input3.txt", "output3.txt")], ["input3"]),
    "input-output without numbers": ([("input.txt", "output.txt")], ["input"]),
    "input-output with letters": ([("inputA.txt", "outputA.txt")], ["inputA"]),
    "input-output without endings": ([("input_1", "output_1")], ["input_1"]),
    "in-out": ([("in1.txt", "out1.txt"), ("in2.txt", "ans2.txt")], ["in1", "in2"]),
    "in.txt": ([("big.in.txt", "big.out.txt"), ("small.in.txt", "small.ans.txt")], ["big", "small"]),
    "in.1": ([("game.in.1", "game.out.1")], ["game.1"]),
    "online-judge-tools": ([("test/sample-1.in", "test/sample-1.out"), ("test/sample-2.in", "test/sample-2.out")],
                           ["test/sample-1", "test/sample-2"]),
    "folders": ([("secret/1.in", "secret/1.ans"), ("secret/deep/2.in", "secret/deep/2.ans"), ("3.in", "3.ans")],
                ["3", "secret/1", "secret/deep/2"]),
    "in/ and out/": ([("in/a01.txt", "out/a01.txt"), ("in/b", "out/b")], ["in/a01", "in/b"]),
    "input/ and output/": ([("input/input00.txt", "output/output00.txt")], ["input/input00"]),
    "natural order": ([("10.in", "10.ans"), ("2.in", "2.ans"), ("a10.in", "a10.out"), ("a9.in", "a9.out")],
                      ["2", "10", "a9", "a10"]),
    "in1": ([("game.in1", "game.ans1"), ("game.in2", "game.out2"), ("game.in10", "game.ans10")], ["game.1", "game.2", "game.10"]),
    "I.1": ([("I.1", "O.1"), ("i.2", "o.2")], ["I.1", "i.2"]),
    "inp": ([("a.inp", "a.out"), ("b.input", "b.output")], ["a", "b"]),
    "other answers": ([("1.in", "1.std"), ("2.in", "2.expected")], ["1", "2"]),
    "capitals": ([("A1.IN", "A1.OUT"), ("Game.In1", "Game.Ans1"), ("INPUT2.TXT", "OUTPUT2.TXT"), ("b.in", "B.OUT")],
                 ["A1", "Game.1", "INPUT2", "b"]),
    "one name in two kinds of letters": ([("a.in", "a.out"), ("A.in", "A.out")], ["A", "a"]),
    "two names that are one": ([("1.in", "1.ans"), ("1.in.txt", "1.out.txt")], ["1", "1.in.txt"]),
}  # fmt: skip


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_pair_of_names(folder, scheme):
    pairs, expected = SCHEMES[scheme]
    result, said = folder.write(cases(*pairs)).run()
    assert result["verdict"] == "AC"
    assert names(result) == expected
    assert "left out" not in said


# --- what is left out ---


def test_what_is_left_out_is_named(folder):
    files = cases(("1.in", "1.ans")) | {"1.out": "2\n", "7.in": "7\n", "8.ans": "16\n", "notes.txt": "", "index.html": ""}
    result, said = folder.write(files).run()
    assert names(result) == ["1"]
    (line,) = [line for line in said.splitlines() if "left out" in line]
    assert line == (
        "judge: left out: 5 files: 7.in (no answer beside it: add 7.ans, 7.out or 7.a), 8.ans (no input beside it), "
        "1.out (the answer to 1.in is 1.ans), index.html (no input or answer), notes.txt (no input or answer)"
    )


def test_a_long_list_of_what_is_left_out_is_cut(folder):
    files = cases(("1.in", "1.ans")) | {f"{n}.txt": "" for n in range(20)} | {"5.in": ""}
    _, said = folder.write(files).run()
    (line,) = [line for line in said.splitlines() if "left out" in line]
    assert "left out: 21 files: 5.in (" in line and line.endswith(", and 15 more")


def test_a_missing_answer_in_a_folder(folder):
    files = cases(("1.in", "1.ans")) | {"deep/7.in": "", "in/x": ""}
    _, said = folder.write(files).run()
    assert "deep/7.in (no answer beside it: add 7.ans, 7.out or 7.a), in/x (no answer beside it: add out/x)" in said


def test_hidden_files_and_linked_folders_are_let_be(folder):
    folder.write(cases(("1.in", "1.ans"), (".git/2.in", ".git/2.ans")))
    (folder.path / "again").symlink_to(folder.path)
    result, said = folder.run()
    assert names(result) == ["1"]
    assert "left out" not in said


@pytest.mark.parametrize("files, word", [({"readme": ""}, "readme"), ({"7.in": ""}, "add 7.ans, 7.out or 7.a")])
def test_no_test_case_at_all(folder, files, word):
    said = folder.write(files).refused()
    assert str(folder.path) in said and word in said
    for pair in ("NAME.in or NAME.inp with NAME.ans, NAME.out, NAME.a,", "NAME with NAME.a", "input3.txt with output3.txt"):
        assert pair in said


def test_the_names_count_with_a_problem_too(folder):
    result, said = folder.write(cases(("input1.txt", "output1.txt")) | {"x.y": ""}).run(DOUBLES, "DOUBLE")
    assert (result["verdict"], names(result)) == ("AC", ["input1"])
    assert "left out: 1 file: x.y" in said


# --- Kattis and ICPC packages ---

DATA = {
    "data/sample/1.in": "1\n",
    "data/sample/1.ans": "2\n",
    "data/secret/10.in": "4\n",
    "data/secret/10.ans": "8\n",
    "data/secret/2-group/9.in": "3\n",
    "data/secret/2-group/9.ans": "6\n",
    "data/secret/2-group/9.desc": "odd\n",
}
LEGACY = {"problem.yaml": "name: Double\nlimits:\n  memory: 300\n"}
CUSTOM = {"problem.yaml": "validation: custom\nlimits: {time_limit: 2}\n"}
NEW = {"problem.yaml": "problem_format_version: 2025-09\nname: {en: Double}\nuuid: x\nlimits: {time_limit: 2.5, memory: 300}\n"}

# Right is the wanted number or its negative; it reads all that it is given, and tells what it saw.
VALIDATOR = r"""
#include "rule.h"
#include <cstdio>
#include <cstring>
#include <string>
int main(int argc, char** argv) {
  long long n = 0, wanted = 0, got = 0;
  if (argc < 4 || std::fscanf(std::fopen(argv[1], "r"), "%lld", &n) != 1) return 1;
  if (std::fscanf(std::fopen(argv[2], "r"), "%lld", &wanted) != 1 || wanted != 2 * n) return 1;
  if (std::scanf("%lld", &got) == 1 && is_right(wanted, got)) return 42;
  std::string flags;
  for (int i = 4; i < argc; ++i) flags += std::string(" ") + argv[i];
  std::fprintf(std::fopen((std::string(argv[3]) + "judgemessage.txt").c_str(), "w"), "%lld is not +-%lld%s\n", got, wanted, flags.c_str());
  return 43;
}
"""
RULE = "inline bool is_right(long long wanted, long long got) { return got == wanted || got == -wanted; }\n"
NEGATIVE = "print(-2 * int(input()))\n"


def test_a_legacy_package(folder):
    result, said = folder.write(DATA | LEGACY | {".timelimit": "3\n"}).run()
    assert result["verdict"] == "AC"
    assert names(result) == ["sample/1", "secret/2-group/9", "secret/10"]
    assert (result["time_limit_s"], result["memory_limit_mib"]) == (3, 300)
    assert "warning" not in said and "left out" not in said


@pytest.mark.parametrize(
    "files, seconds",
    [
        ({"domjudge-problem.ini": "name = Double\ntimelimit='4'\n"}, 4),
        ({"domjudge-problem.ini": "timelimit = 1.5\n"}, 1.5),
        ({"domjudge-problem.ini": "timelimit=4\n", ".timelimit": "3"}, 3),
        (NEW, 2.5),
        (NEW | {".timelimit": "3\n"}, 3),
    ],
)
def test_the_places_of_a_time_limit(folder, files, seconds):
    result, said = folder.write(DATA | files).run()
    assert (result["verdict"], result["time_limit_s"]) == ("AC", seconds)
    assert "time limit" not in said


def test_a_package_without_a_time_limit(folder):
    result, said = folder.write(DATA | LEGACY).run()
    assert result["time_limit_s"] == 10
    assert "gives no time limit: 10 s" in said


def test_the_command_lines_limits_come_first(folder):
    result, _ = folder.write(DATA | NEW).run(DOUBLES, "--time", "7", "--memory", "77")
    assert (result["time_limit_s"], result["memory_limit_mib"]) == (7, 77)


def test_a_packages_leftovers_are_inputs_and_answers_alone(folder):
    _, said = folder.write(DATA | NEW | {"data/secret/5.in": "5\n", "data/secret/1.in.statement": ""}).run()
    assert "left out: 1 file: secret/5.in (no answer beside it: add 5.ans" in said


WORDS = {"data/secret/1.in": "1\n", "data/secret/1.ans": "Yes 1.0\n"}


@pytest.mark.parametrize(
    "flags, output, verdict",
    [
        ("", "yes   1.0", "AC"),
        ("", "yes 1.00", "WA"),
        ("case_sensitive", "yes 1.0", "WA"),
        ("case_sensitive", "Yes 1.0", "AC"),
        ("float_tolerance 1e-2", "yes 1.009", "AC"),
        ("float_tolerance 1e-2", "yes 1.02", "WA"),
        ("float_absolute_tolerance 0.1 case_sensitive", "Yes 1.09", "AC"),
        ("float_relative_tolerance 0.1", "yes 0.8", "WA"),
    ],
)
def test_the_default_comparison(folder, flags, output, verdict):
    yaml = f"validation: default\nvalidator_flags: {flags}\nlimits: {{time_limit: 2}}\n"
    result, said = folder.write(WORDS | {"problem.yaml": yaml}).run(f"print({output!r})\n")
    assert result["verdict"] == verdict
    assert "warning" not in said


def test_the_flags_of_the_data(folder):
    group = {"data/secret/test_group.yaml": "output_validator_args: [case_sensitive]\n"}
    result, _ = folder.write(WORDS | NEW | group).run("print('yes 1.0')\n")
    assert result["verdict"] == "WA"


def test_a_flag_that_is_not_honoured(folder):
    yaml = {"problem.yaml": "validator_flags: space_change_sensitive\nlimits: {time_limit: 2}\n"}
    result, said = folder.write(WORDS | yaml).run("print('Yes', 1.0, sep='  ')\n")
    assert result["verdict"] == "AC"
    assert "space_change_sensitive is not honoured" in said


@pytest.mark.parametrize(
    "yaml, place",
    [
        ("validation: custom\nvalidator_flags: deep water\nlimits: {time_limit: 2}\n", "output_validators/check/main.cpp"),
        ("validation: custom\nvalidator_flags: deep water\nlimits: {time_limit: 2}\n", "output_validators/main.cc"),
        (NEW["problem.yaml"] + "validator_flags: [deep, water]\n", "output_validator/main.cpp"),
    ],
)
def test_a_validator_of_its_own(folder, yaml, place):
    header = place.rsplit("/", 1)[0] + "/rule.h"
    folder.write(DATA | {"problem.yaml": yaml, place: VALIDATOR, header: RULE})
    assert folder.run(NEGATIVE)[0]["verdict"] == "AC"
    result, said = folder.run(FAILS_ON_ODD)
    assert result["verdict"] == "WA"
    assert result["tests"][-1]["message"] == "0 is not +-2 deep water"
    assert "warning" not in said


def test_another_header_is_another_validator(folder):
    folder.write(DATA | CUSTOM | {"output_validators/main.cpp": VALIDATOR, "output_validators/rule.h": RULE})
    assert folder.run(NEGATIVE)[0]["verdict"] == "AC"
    folder.write({"output_validators/rule.h": RULE.replace("got == -wanted", "false")})
    assert folder.run(NEGATIVE)[0]["verdict"] == "WA"


def test_a_comparison_in_place_of_the_validator(folder):
    folder.write(DATA | CUSTOM | {"output_validators/main.cpp": "no C++"})
    assert folder.run(DOUBLES, "--compare", "lines")[0]["verdict"] == "AC"


def test_a_validator_that_does_not_compile(folder, mine):
    folder.write(DATA | CUSTOM | {"output_validators/main.cpp": "no C++"})
    run = folder.checkout.judge("run", "--source", mine, "--tests", folder.path)
    assert run.returncode == 3
    assert "output_validators/main.cpp: it does not compile" in run.stderr


def test_a_validator_that_ends_otherwise_is_a_judge_error(folder):
    folder.write(DATA | CUSTOM | {"output_validators/main.cpp": "int main() { return 0; }\n"})
    assert folder.run()[0]["verdict"] == "JE"


def test_a_validator_in_another_language(folder):
    result, said = folder.write(DATA | CUSTOM | {"output_validators/main.py": ""}).run()
    assert result["verdict"] == "AC"
    assert "output validator has 0 C++ files, not one: tokens are compared" in said


@pytest.mark.parametrize(
    "files, words",
    [
        ({"problem.yaml": "a: [\n"}, "problem.yaml:2: this is no YAML"),
        ({"problem.yaml": "name: x\nlimits: {time_limit: soon}\n"}, "problem.yaml:2: time_limit must be a number"),
        ({"problem.yaml": "limits: 3\n"}, "problem.yaml:1: limits must be a map"),
        ({"problem.yaml": "validation: custom interactive\n"}, "problem.yaml: the problem is interactive"),
        ({"problem.yaml": "type: [pass-fail, multi-pass]\n"}, "problem.yaml: the problem is multi-pass"),
        ({".timelimit": "soon\n"}, ".timelimit: the time limit must be a number of seconds"),
        ({"domjudge-problem.ini": "timelimit=0\n"}, "domjudge-problem.ini: the time limit must be"),
    ],
)
def test_a_package_that_is_wrong(folder, files, words):
    assert words in folder.write(DATA | files).refused()


def test_a_package_without_test_cases(folder):
    assert "no NAME.in with NAME.ans in data/sample or data/secret" in folder.write(NEW).refused()


# --- Polygon packages ---

XML = """<?xml version="1.0" encoding="utf-8"?>
<problem revision="1" short-name="double">
  <judging input-file="" output-file="">
    <testset name="tests">
      <time-limit>1500</time-limit>
      <memory-limit>268435456</memory-limit>
      <test-count>2</test-count>
      <input-path-pattern>tests/%02d</input-path-pattern>
      <answer-path-pattern>tests/%02d.a</answer-path-pattern>
    </testset>
  </judging>
  <assets><checker type="testlib"><source path="files/check.cpp" type="cpp.g++17"/></checker></assets>
</problem>
"""
POLYGON = cases(("tests/01", "tests/01.a"), ("tests/02", "tests/02.a")) | {"problem.xml": XML}

# Stands in for testlib, which every user brings along.
TESTLIB = (FIXTURES / "testlib.h").read_text()
CHECKER = r"""
#include "testlib.h"
int main(int count, char** words) {
  registerTestlibCmd(count, words);
  const int n = inf.readInt(), got = ouf.readInt(), wanted = ans.readInt();
  if (wanted != 2 * n) quitf(_fail, "the answer is wrong");
  if (got == 99) quitf(_pe, "99 is badly written");
  if (got == 77) quitf(_fail, "77 breaks it");
  if (got == 55) return _wa;
  if (got != wanted && got != -wanted) quitf(_wa, "neither the number nor its negative");
  quitf(_ok, "ok");
}
"""


@pytest.mark.parametrize("place", ["check.cpp", "files/check.cpp"])
@pytest.mark.parametrize("beside", ["testlib.h", "files/testlib.h"])
def test_a_polygon_package(folder, place, beside):
    folder.write(POLYGON | {place: CHECKER, beside: TESTLIB})
    result, said = folder.run(NEGATIVE)
    assert (result["verdict"], names(result)) == ("AC", ["01", "02"])
    assert (result["time_limit_s"], result["memory_limit_mib"]) == (1.5, 256)
    assert "warning" not in said and "left out" not in said


@pytest.mark.parametrize(
    "output, verdict, message",
    [
        ("5", "WA", "neither the number nor its negative"),
        ("99", "WA", "99 is badly written"),
        ("55", "WA", "the checker rejects it"),
        ("", "WA", "no number"),
        ("77", "JE", "check.cpp on 01: exit code 3; stderr: 77 breaks it"),
    ],
)
def test_the_exit_codes_of_a_testlib_checker(folder, output, verdict, message):
    result, _ = folder.write(POLYGON | {"check.cpp": CHECKER, "testlib.h": TESTLIB}).run(f"print({output!r})\n")
    assert result["verdict"] == verdict
    assert message in result["tests"][-1]["message"]


def test_a_testlib_on_the_include_path(folder, tmp_path, monkeypatch):
    (tmp_path / "include").mkdir()
    (tmp_path / "include/testlib.h").write_text(TESTLIB)
    monkeypatch.setenv("CPLUS_INCLUDE_PATH", f"/nowhere:{tmp_path}/include")
    result, said = folder.write(POLYGON | {"check.cpp": CHECKER}).run(NEGATIVE)
    assert result["verdict"] == "AC"
    assert "warning" not in said


@pytest.mark.parametrize(
    "files, words",
    [
        ({"check.cpp": '#include "testlib.h"  // of tests: absent\n'}, "check.cpp needs testlib.h; put it beside it: tokens are compared"),
        ({}, "check.cpp is missing: tokens are compared"),
        ({"problem.xml": XML.replace("check.cpp", "check.java"), "files/check.java": ""}, "check.java is no C++: tokens are compared"),
    ],
)
def test_a_checker_that_cannot_be_used(folder, files, words):
    folder.write(POLYGON | files)
    result, said = folder.run()
    assert result["verdict"] == "AC"
    assert words in said
    assert folder.run(NEGATIVE)[0]["verdict"] == "WA"


def test_a_polygon_package_with_files_for_input_and_output(folder):
    named = XML.replace('input-file="" output-file=""', 'input-file="double.in" output-file="double.out"')
    folder.write(POLYGON | {"problem.xml": named, "check.cpp": CHECKER, "testlib.h": TESTLIB})
    result, said = folder.run("open('double.out', 'w').write(str(2 * int(open('double.in').read())))\n")
    assert result["verdict"] == "AC" and "mine.py reads double.in and writes double.out" in said
    assert folder.run("print(2 * int(open('double.in').read()))\n")[0]["tests"][-1]["message"] == "it made no file double.out for its output"
    assert folder.run("open('double.out', 'w').write(str(2 * int(input())))\n")[0]["verdict"] == "RE"


@pytest.mark.parametrize(
    "files, words",
    [
        ({"problem.xml": "<problem>"}, "problem.xml: this is no XML"),
        ({"problem.xml": XML.replace(">1500<", ">soon<")}, "problem.xml: time-limit must be a number"),
        ({"problem.xml": XML.replace("<checker", "<interactor/><checker")}, "problem.xml: the problem is interactive"),
    ],
)
def test_a_polygon_package_that_is_wrong(folder, files, words):
    assert words in folder.write(POLYGON | files).refused()


def test_a_polygon_package_without_answers(folder):
    said = folder.write({"problem.xml": XML, "tests/01": "1\n"}).refused()
    assert "own/tests: no input 01 with its answer 01.a" in said and "doall.sh" in said
    assert "01 (no answer beside it: add 01.a)" in said


# --- packages of Hydro, Luogu and UOJ, zips, single inputs ---

PAIRS = {"1.in": "1\n", "1.out": "2\n", "2.in": "2\n", "2.out": "4\n"}
SPJ = {"checker.cpp": CHECKER, "chk.cpp": CHECKER, "testlib.h": TESTLIB}
HYDRO = """
time: 2s
memory: 64m
checker_type: %s
checker: checker.cpp
subtasks:
  - {score: 100, time: 500ms, cases: [{input: 2.in, output: 2.out}, {input: 1.in, output: 1.out, memory: 0.5g}]}
"""
LUOGU = "1.in: {timeLimit: 700, memoryLimit: 65536, score: 50}\n2.in: {timeLimit: 300, memoryLimit: 1024, subtaskId: 1}\n"
UOJ = "input_pre t\ninput_suf in\noutput_pre t\noutput_suf out\nn_tests 2\nn_ex_tests 1\ntime_limit 2\nmemory_limit 64\n"
UOJ_PAIRS = {"t1.in": "1\n", "t1.out": "2\n", "t2.in": "2\n", "t2.out": "4\n", "ex_t1.in": "5\n", "ex_t1.out": "10\n"}


@pytest.mark.parametrize("files, limits, expected, negative", [
    (PAIRS | SPJ | {"config.yaml": HYDRO % "testlib"}, (2, 512), ["2", "1"], "AC"),
    (PAIRS | {"config.yaml": HYDRO % "default"}, (2, 512), ["2", "1"], "WA"),
    (PAIRS | SPJ | {"config.yml": LUOGU}, (0.7, 64), ["1", "2"], "AC"),
    (PAIRS | {"config.yml": LUOGU}, (0.7, 64), ["1", "2"], "WA"),
    (UOJ_PAIRS | SPJ | {"problem.conf": UOJ}, (2, 64), ["t1", "t2", "ex_t1"], "AC"),
    (UOJ_PAIRS | {"problem.conf": UOJ + "use_builtin_checker ncmp\n"}, (2, 64), ["t1", "t2", "ex_t1"], "WA"),
], ids=["hydro", "hydro by lines", "luogu", "luogu by lines", "uoj", "uoj by numbers"])  # fmt: skip
def test_a_package_of_a_school(folder, files, limits, expected, negative):
    result, said = folder.write(files).run()
    assert (result["verdict"], names(result)) == ("AC", expected)
    assert (result["time_limit_s"], result["memory_limit_mib"]) == limits
    assert "left out" not in said and ("the limits differ" in said) == ("config" in str(sorted(files)))
    assert folder.run(NEGATIVE)[0]["verdict"] == negative


def test_a_config_of_another_tool_is_no_package(folder):
    result, said = folder.write(PAIRS | {"config.yaml": "theme: dark\n"}).run()
    assert result["verdict"] == "AC" and "left out: 1 file: config.yaml" in said


def test_a_hydro_folder_as_it_is_exported(folder):
    data = {f"testdata/{name}": text for name, text in (PAIRS | {"config.yaml": "filename: f\n"}).items()}
    result, _ = folder.write(data | {"problem.yaml": "pid: P1\ntitle: 翻倍\n"}).run(
        "open('f.out', 'w').write(str(2 * int(open('f.in').read())))\n")
    assert (result["verdict"], names(result)) == ("AC", ["1", "2"])


@pytest.mark.parametrize("files, words", [
    (PAIRS | {"config.yaml": "type: interactive\n"}, "config.yaml: the problem is interactive"),
    (PAIRS | {"config.yaml": "type: default\ntime: soon\n"}, "config.yaml:2: time must be a number with its unit"),
    (PAIRS | {"config.yaml": "cases: [{input: 9.in, output: 9.out}]\n"}, "it names 9.in, which is not there"),
    (PAIRS | {"config.yaml": "cases: [{input: ../mine.py, output: 1.out}]\n"}, "it names ../mine.py, which is not there"),
    (PAIRS | {"config.yaml": "filename: ../f\n"}, "../f.in: input and output have two names without folders"),
    (PAIRS | {"config.yml": "1.in: {timeLimit: soon}\n"}, "config.yml:1: timeLimit must be a number"),
    (UOJ_PAIRS | {"problem.conf": UOJ + "submit_answer on\n"}, "submit_answer on: this judge cannot judge"),
    (UOJ_PAIRS | {"problem.conf": UOJ + "time_limit soon\n"}, "problem.conf:9: time_limit must be a number"),
])  # fmt: skip
def test_a_schools_package_that_is_wrong(folder, files, words):
    assert words in folder.write(files).refused()


def test_a_uoj_problem_with_real_numbers(folder):
    folder.write({"problem.conf": "n_tests 1\nuse_builtin_checker rcmp4\n", "input1.txt": "3\n", "output1.txt": "0.33333\n"})
    assert [folder.run(f"print({text})\n")[0]["verdict"] for text in ("1 / 3", "0.334")] == ["AC", "WA"]


def zipped(folder, name, files):
    path = folder.path / name
    with zipfile.ZipFile(path, "w") as archive:
        for file, text in files.items():
            archive.writestr(file, text)
    return Folder(folder.checkout, None, path)


def test_a_zip_is_judged_as_its_folder(folder):
    result, said = zipped(folder, "double.zip", PAIRS | SPJ | {"config.yml": LUOGU}).run(NEGATIVE)
    assert (result["verdict"], result["time_limit_s"], names(result)) == ("AC", 0.7, ["1", "2"])
    assert result["problem"].endswith("own/double.zip")
    assert zipped(folder, "inner.zip", {f"problem/{name}": text for name, text in PAIRS.items()}).run()[0]["verdict"] == "AC"


@pytest.mark.parametrize("files, words", [
    ({"../1.in": "1\n"}, "the file ../1.in in it leads out of it"),
    ({"/tmp/1.in": "1\n"}, "leads out of it"),
    ({"readme": ""}, "bad.zip: no test case in it"),
    ({"config.yml": "1.in: {timeLimit: soon}\n"} | PAIRS, "bad.zip/config.yml:1: timeLimit must be a number"),
])  # fmt: skip
def test_a_zip_that_is_wrong(folder, files, words):
    assert words in zipped(folder, "bad.zip", files).refused()


def test_what_is_no_zip(folder):
    (folder.path / "no.zip").write_text("PK")
    assert "no.zip: it is no zip" in Folder(folder.checkout, None, folder.path / "no.zip").refused()


def test_one_input(folder):
    folder.write(PAIRS | {"other": "2\n", "result": "5\n"})
    result, _ = Folder(folder.checkout, None, folder.path / "2.in").run()
    assert (result["verdict"], names(result)) == ("AC", ["2"])
    other = Folder(folder.checkout, None, folder.path / "other")
    assert other.run(DOUBLES, "--answer", folder.path / "result")[0]["tests"][0]["difference"]["wanted"] == "5"
    assert "no answer beside it; --answer FILE names one" in other.refused()


# --- one's own checker, tolerance and files ---


@pytest.mark.parametrize("checker, beside", [
    (CHECKER, {"testlib.h": TESTLIB}),
    ("import sys\nwanted = int(open(sys.argv[2]).read())\nsys.exit(42 if abs(int(input())) == wanted else 43)\n", {}),
], ids=["testlib", "exit 42"])
def test_ones_own_checker(folder, checker, beside):
    name = "check.cpp" if beside else "check.py"
    for file, text in (beside | {name: checker}).items():
        folder.checkout.write(file, text)
    folder.write(PAIRS)
    assert folder.run(NEGATIVE, "--checker", folder.checkout.root / name)[0]["verdict"] == "AC"
    assert folder.run("print(5)\n", "--checker", folder.checkout.root / name)[0]["verdict"] == "WA"


def test_a_tolerance(folder):
    folder.write({"1.in": "", "1.ans": "0.001 1000\n"})
    def verdict(output):
        return folder.run(f"print({output!r})\n", "--tolerance", "0.01")[0]["verdict"]

    assert [verdict(text) for text in ("0.0105 1000", "0.001 1009.9", "0.0115 1000", "0.001 1011", "0.001 x")] == ["AC", "AC", "WA", "WA", "WA"]


FILES = "a = int(open('d.in').read())\nopen('d.out', 'w').write(str(2 * a))\n"


def test_files_in_place_of_the_standard_streams(folder):
    result, said = folder.write(PAIRS).run(FILES)
    assert result["verdict"] == "AC" and "mine.py reads d.in and writes d.out" in said
    # Whoever opens none of them may use the streams, unless files are asked for.
    assert folder.run("open('d.out', 'w').write('a log')\n" + DOUBLES)[0]["verdict"] == "AC"
    asked = ("--input-file", "d.in", "--output-file", "d.out")
    assert folder.run(FILES, *asked)[0]["verdict"] == "AC"
    assert folder.run(DOUBLES, *asked)[0]["verdict"] == "RE"
    message = folder.run("a = int(open('d.in').read())\nprint(2 * a)\n", *asked)[0]["tests"][0]["message"]
    assert message == "it made no file d.out for its output"
    assert folder.run("open('d.out', 'w').write('4' * (65 << 20))\n", *asked)[0]["verdict"] == "OLE"
    assert "data/d.in: input and output have two names without folders" in folder.refused("--input-file", "data/d.in")


def test_how_a_problem_compares_is_not_the_command_lines(folder):
    said = folder.write(PAIRS).refused("DOUBLE", "--tolerance", "0.1")
    assert "--compare, --checker and --tolerance are for --tests DIR alone" in said
