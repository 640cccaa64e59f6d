"""`judge package`: the packages for other judges, without those judges; and with their tools where these are installed."""

import os
import pathlib
import shutil
import subprocess
import uuid
import xml.etree.ElementTree
import zipfile

import pytest
import yaml

from sharing import once

ROOT = pathlib.Path(__file__).parents[2]
PROBLEMS = sorted(path.parent.name for path in ROOT.glob("problems/*/problem.toml"))
FORMATS = ["legacy", "2025-09", "dmoj", "hydro", "fps", "luogu", "uoj"]

PAGE = """# Twice (a page)

[all problems](../README.md)

## The game

<!-- a remark -->
Double *n*: n ≤ 2·10⁹, and n × 2 < 2³². See [the other problem](../DIVISOR/README.md), and a₁ … a_N.

<!-- not in packages -->
This page proves it
in another way.

![a picture](figure.svg)

| input | limits | output | time, memory |
|---|---|---|---|
| one `n` per line | number of lines not stated | 100 % of `2n` | not sure |

## Theorem and proof

Nobody asked.
"""
CHINESE = ("# 题\n\n## 题意\n\n给出 n，\n求 2n。它是\n整数。数字 n\n不变，`2n`\n也对。\n\n"
           "| 输入 | 范围 | 输出 | 时间、内存 |\n|---|---|---|---|\n| 若干 `n` | 行数未说明 | `2n` | 不确定 |\n\n## 定理\n\n略\n")
LICENSE = "MIT License\n\nCopyright (c) 2026 somebody & others\n"

LEGACY = """
.timelimit LICENSE data/sample/1.ans data/sample/1.in data/secret/004-generated-largest.ans data/secret/004-generated-largest.in
data/secret/003-generated-small.ans data/secret/003-generated-small.in domjudge-problem.ini input_validators/validator.cpp
output_validators/checker/checker.cpp problem.html problem.yaml problem_statement/problem.en.tex
problem_statement/problem.zh.tex submissions/accepted/main.cpp submissions/wrong_answer/adds_one.cpp
submissions/wrong_answer/in_int.cpp submissions/wrong_answer/trailing_blank.cpp
"""
OUTPUTS = ["valid_output/1-answer", "invalid_output/1-empty", "invalid_output/1-extra-token",
           "invalid_output/1-last-token-missing", "invalid_output/1-blanks-at-line-ends",
           "invalid_output/1-blank-in-front"]
TESTS = ["001-sample-1", "002-hand-no-newline", "003-generated-small", "004-generated-largest"]  # in the order of tests.txt


def prepare(checkout):
    """Gives the fixture what a package needs beside what judging needs."""
    checkout.write("LICENSE", LICENSE)
    checkout.write("problems/DOUBLE/README.md", PAGE)
    checkout.write("problems/DOUBLE/README.zh-CN.md", CHINESE)
    checkout.write("problems/DIVISOR/README.md", PAGE)
    (checkout.root / "common").symlink_to(ROOT / "common")
    return checkout


def set_title(course, title):
    facts = (course.root / "problems/DOUBLE/problem.toml").read_text()
    course.write("problems/DOUBLE/problem.toml", facts.replace("Twice the number", title))


@pytest.fixture
def course(checkout):
    return prepare(checkout)


def export(course, out, *arguments, **options):
    run = course.judge("package", "--out", out, *arguments, **options)
    assert run.returncode == 0, run.stderr
    return run.stderr


def contents(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_every_format_has_its_files(course, tmp_path):
    words = export(course, tmp_path, "DOUBLE")
    files = {name: set(contents(tmp_path / name / "double")) for name in FORMATS}
    assert files["legacy"] == set(LEGACY.split())
    common = {name for name in LEGACY.split() if name.startswith(("data/", "input_", "submissions/", "LICENSE"))}
    assert files["2025-09"] == common | {
        "problem.yaml", "statement/problem.en.tex", "statement/problem.zh.tex", "output_validator/checker.cpp",
        "generators/README.txt", "generators/generator.cpp", "submissions/submissions.yaml",
        "data/invalid_input/zero.in", "data/invalid_input/zero.yaml", "data/valid_output/test_group.yaml",
        *(f"data/{name}.{ending}" for name in OUTPUTS for ending in ["in", "ans", "out"]),
    }
    submissions = {name for name in common if name.startswith("submissions/")}
    assert files["dmoj"] == submissions | {
        "LICENSE", "README.txt", "init.yml", "statement.en.md", "statement.zh.md",
        *(f"tests/{name}.{ending}" for name in TESTS for ending in ["in", "out"]),
    }
    assert files["hydro"] == submissions | {
        "LICENSE", "problem.yaml", "problem_en.md", "problem_zh.md", "testdata/config.yaml", "testdata/checker.cc.cc17o2",
        *(f"testdata/{name}.{ending}" for name in TESTS for ending in ["in", "out"]),
    }
    assert "left out: data/secret/002-hand-no-newline: its input has no end of its last line" in words
    assert words.count("PE is told as WA: trailing_blank.cpp") == 4


def test_the_zip_is_the_folder_and_the_same_everywhere(course, tmp_path):
    first, second = tmp_path / "first", tmp_path / "second"
    export(course, first, "DOUBLE", env={**os.environ, "TZ": "Asia/Shanghai"})
    export(course, second, "DOUBLE", env={**os.environ, "TZ": "America/New_York"})
    assert contents(first) == contents(second)
    for name in FORMATS:
        with zipfile.ZipFile(first / name / "double.zip") as archive:
            entries = archive.infolist()
            assert {entry.filename: archive.read(entry) for entry in entries} == contents(first / name / "double")
        assert [entry.filename for entry in entries] == sorted(entry.filename for entry in entries)
        assert {entry.date_time for entry in entries} == {(1980, 1, 1, 0, 0, 0)}


def test_the_descriptions_have_the_keys_of_their_formats(course, tmp_path):
    export(course, tmp_path, "DOUBLE")
    load = lambda name: yaml.safe_load((tmp_path / name).read_text())
    own = {
        "uuid": str(uuid.uuid5(uuid.NAMESPACE_URL, "combinatorial-games/DOUBLE")),
        "type": "pass-fail",
        "license": "permission",
        "rights_owner": "somebody & others of this suite of problems, see LICENSE",
    }
    assert load("legacy/double/problem.yaml") == own | {
        "problem_format_version": "legacy", "name": "Twice the number", "source": "nowhere",
        "source_url": "https://example.org/double", "limits": {"memory": 64, "output": 64}, "validation": "custom",
    }
    assert load("2025-09/double/problem.yaml") == own | {
        "problem_format_version": "2025-09", "name": {"en": "Twice the number", "zh": "Twice the number"},
        "source": {"name": "nowhere", "url": "https://example.org/double"},
        "limits": {"time_limit": 0.5, "time_resolution": 0.5, "memory": 64, "output": 64},
    }
    rules = load("2025-09/double/submissions/submissions.yaml")
    assert rules["wrong_answer"] == {"permitted": ["AC", "RTE", "TLE", "WA"], "required": ["WA"]}
    assert rules["accepted/main.cpp"] == {"model_solution": True, "permitted": ["AC"], "required": ["AC"]}
    cases = [{"in": f"tests/{name}.in", "out": f"tests/{name}.out"} for name in TESTS]
    assert load("dmoj/double/init.yml") == {
        "binary_data": True, "output_limit_length": 64 << 20, "checker": "identical",
        "test_cases": [{"points": 100, "batched": cases}],
    }
    assert load("hydro/double/problem.yaml") == {"pid": "DOUBLE", "title": "Twice the number"}
    config = load("hydro/double/testdata/config.yaml")
    assert config.pop("subtasks") == [
        {"score": 100, "type": "min", "cases": [{"input": f"{name}.in", "output": f"{name}.out"} for name in TESTS]}
    ]
    assert config == {
        "type": "default", "time": "500ms", "memory": "64m", "checker_type": "kattis", "checker": "checker.cc.cc17o2",
    }
    assert (tmp_path / "legacy/double/.timelimit").read_text() == "0.5\n"
    assert (tmp_path / "legacy/double/domjudge-problem.ini").read_text() == "timelimit = 0.5\nexternalid = double\n"


def test_the_statement_is_the_first_section_of_the_page(course, tmp_path):
    export(course, tmp_path, "DOUBLE")
    latex = (tmp_path / "legacy/double/problem_statement/problem.en.tex").read_text()
    assert latex.startswith("\\problemname{Twice the number}\n")
    assert ("Double \\emph{n}: n $\\le$ 2$\\cdot$10$^{9}$, and n $\\times$ 2 $<$ 2$^{32}$. "
            "See the other problem, and a$_{1}$ \\ldots{} a\\_N.") in latex
    assert ("\\textbf{Input:} one \\texttt{n} per line\n\n\\textbf{Limits:} at most 100 lines\n\n"
            "\\textbf{Output:} 100 \\% of \\texttt{2n}\n\n\\textbf{Source:}") in latex
    assert "nowhere, \\url{https://example.org/double}" in latex and "MIT License" in latex
    for other in ["remark", "picture", "figure", "Nobody", "README", "another way"]:
        assert other not in latex
    assert "给出 n，求 2n。它是整数。数字 n 不变，\\texttt{2n} 也对。" in (tmp_path / "2025-09/double/statement/problem.zh.tex").read_text()
    page = (tmp_path / "legacy/double/problem.html").read_text()
    assert '<meta charset="utf-8">' in page and "<title>Twice the number</title>" in page and "至多 100 行" in page
    assert "<em>n</em>: n ≤ 2·10⁹, and n × 2 &lt; 2³²." in page
    assert page.count("<pre><code>") == 4  # a sample of input and output, in two languages
    assert page.index('<section lang="en">') < page.index("Double") < page.index('<section lang="zh">') < page.index("给出")
    hydro = (tmp_path / "hydro/double/problem_en.md").read_text()
    sample = (course.root / "testdata/DOUBLE/sample/1.in").read_text()
    assert f"\n```input1\n{sample}```\n" in hydro and "**Input:** one `n` per line\n" in hydro
    assert f"\n## Sample Input 1\n\n```\n{sample}```\n" in (tmp_path / "dmoj/double/statement.en.md").read_text()


def compiled(source, target):
    subprocess.run(["g++", "-std=c++23", "-O0", source, "-o", target], check=True, cwd=source.parent)
    return target


def test_the_shipped_programs_tell_right_from_wrong(course, tmp_path):
    export(course, tmp_path, "DOUBLE", "--format", "2025-09")
    package = tmp_path / "2025-09/double"
    validator = compiled(package / "input_validators/validator.cpp", tmp_path / "validator")
    checker = compiled(package / "output_validator/checker.cpp", tmp_path / "checker")

    def validate(path):
        return subprocess.run([validator], stdin=path.open(), capture_output=True).returncode

    def check(path):
        call = [checker, path.with_suffix(".in"), path.with_suffix(".ans"), f"{tmp_path}/", "case_sensitive"]
        return subprocess.run(call, stdin=path.open()).returncode

    inputs = {path: validate(path) for path in package.glob("data/*/*.in")}
    assert len(inputs) == 10
    assert {path: 43 if path.parent.name == "invalid_input" else 42 for path in inputs} == inputs
    outputs = {path: check(path) for path in package.glob("data/*/*.out")}
    assert len(outputs) == 6
    assert {path: 42 if path.parent.name == "valid_output" else 43 for path in outputs} == outputs
    assert {check(path) for path in package.glob("data/s*/*.ans")} == {42}


def test_bapctools_are_told_that_a_checker_may_count_blanks(course, tmp_path):
    export(course, tmp_path, "DIVISOR", "--format", "2025-09")
    group = tmp_path / "2025-09/divisor/data/valid_output/test_group.yaml"
    assert yaml.safe_load(group.read_text()) == {"output_validator_args": ["case_sensitive", "space_change_sensitive"]}


def test_checkers_for_dmoj_speak_testlib(course, tmp_path):
    course.write("problems/DOUBLE/problem.toml",
                 (course.root / "problems/DOUBLE/problem.toml").read_text().replace('"lines"', '"trimmed-lines"'))
    export(course, tmp_path, "DOUBLE", "--format", "dmoj")
    package = tmp_path / "dmoj/double"
    bridged = {"name": "bridged", "args": {"files": "checker.cpp", "lang": "CPP17", "type": "testlib"}}
    assert yaml.safe_load((package / "init.yml").read_text())["checker"] == bridged
    checker = compiled(package / "checker.cpp", tmp_path / "checker")
    wanted = package / "tests/001-sample-1.out"

    def status(output):
        got = course.write("output", output)
        return subprocess.run([checker, wanted.with_suffix(".in"), got, wanted], capture_output=True).returncode

    assert [status(wanted.read_text()), status(wanted.read_text().replace("\n", " \n")), status("1\n")] == [0, 0, 1]
    assert subprocess.run([checker, "nothing", wanted, wanted], capture_output=True).returncode == 3


def test_a_free_problem_set_has_what_its_importers_read(course, tmp_path):
    """HUSTOJ's problem_import_xml.php and QDUOJ's fps/parser.py: whole limits, an answer right behind its input."""
    export(course, tmp_path, "--format", "fps")
    assert sorted(contents(tmp_path / "fps/double")) == ["double.xml"]  # every file of the zip is read as such a set
    root = xml.etree.ElementTree.parse(tmp_path / "fps/double/double.xml").getroot()
    (item,) = root
    assert (root.tag, root.get("version"), item.tag) == ("fps", "1.2", "item")
    assert (item.find("time_limit").text, item.find("time_limit").get("unit")) == ("500", "ms")
    assert (item.find("memory_limit").text, item.find("memory_limit").get("unit")) == ("64", "mb")
    assert item.find("title").text == "Twice the number" and "<p>给出 n" in item.find("description").text
    assert item.find("input").text.startswith("<p>若干 <code>n</code></p>")
    assert item.find("solution").get("language") == "C++" and item.find("tpj") is None
    tests = [node for node in item if node.tag.startswith("test_")]
    assert [node.tag for node in tests] == ["test_input", "test_output"] * 3
    data = course.root / "testdata/DOUBLE"
    assert (tests[0].get("name"), tests[0].text) == ("001-sample-1", (data / "sample/1.in").read_text())
    assert tests[-1].text == (data / "generated/largest.ans").read_text()
    divisor = xml.etree.ElementTree.parse(tmp_path / "fps/divisor/divisor.xml").getroot()[0]
    assert "CHECKER_SPEAKS_TESTLIB" in divisor.find("tpj").text


DIVISOR_CHECKER = """#include "common/problem/checker.hpp"
int main(int argc, char** argv) {
  return problem::run_checker(argc, argv, [](const std::string& input, const std::string&, const std::string& output) {
    const int divisor = std::atoi(output.c_str());
    if (divisor < 1 || std::atoi(input.c_str()) % divisor != 0) throw problem::Wrong("it is no divisor");
  });
}
"""


def bring_checker(course):
    """DIVISOR's checker by the suite's own header, of which the sandbox sees no link."""
    (course.root / "common").unlink()
    for folder in ("problem", "checkers"):
        shutil.copytree(ROOT / "common" / folder, course.root / "common" / folder)
    course.write("problems/DIVISOR/checker.cpp", DIVISOR_CHECKER)


@pytest.mark.parametrize("format", ["luogu", "uoj"])
@pytest.mark.parametrize("problem", ["DOUBLE", "DIVISOR"])
def test_the_data_for_luogu_and_uoj_are_judged_here_alike(course, tmp_path, format, problem):
    bring_checker(course)
    export(course, tmp_path, problem, "--format", format)
    archive = tmp_path / format / f"{problem.lower()}.zip"
    status, report = course.results("--source", course.root / "problems" / problem / "main.cpp", "--tests", archive)
    (result,) = report["results"]
    assert (status, result["verdict"], result["memory_limit_mib"]) == (0, "AC", 64)
    assert result["time_limit_s"] == (0.5 if format == "luogu" else 1)  # UOJ takes whole seconds
    for wrong in (course.root / "problems" / problem / "wrong").glob("*.cpp"):
        verdict = course.results("--source", wrong, "--tests", archive)[1]["results"][0]["verdict"]
        assert verdict == ("AC" if wrong.stem == "trailing_blank" else "WA")


def test_the_data_for_luogu_hold_nothing_else(course, tmp_path):
    """No folder, one number in each name: help.luogu.com.cn/manual/luogu/problem."""
    export(course, tmp_path, "--format", "luogu")
    pairs = [f"00{number}.{ending}" for number in range(1, 5) for ending in ("in", "out")]
    assert sorted(contents(tmp_path / "luogu/double")) == [*pairs, "config.yml"]
    settings = yaml.safe_load((tmp_path / "luogu/double/config.yml").read_text())
    assert settings == {f"00{number}.in": {"timeLimit": 500, "memoryLimit": 65536} for number in range(1, 5)}
    assert "checker.cpp" in contents(tmp_path / "luogu/divisor")


def test_a_checker_says_ok_as_uoj_wants_it(course, tmp_path):
    bring_checker(course)
    export(course, tmp_path, "DIVISOR", "--format", "uoj")
    package = tmp_path / "uoj/divisor"
    checker = compiled(package / "chk.cpp", tmp_path / "checker")

    def said(output):
        call = [checker, package / "data1.in", course.write("output", output), package / "data1.out"]
        return subprocess.run(call, capture_output=True, text=True).stderr.split()[:2]

    assert said("1\n") == ["ok"] and said("0\n") == ["wrong", "answer"]


def test_an_input_that_is_there_already_is_left_out(course, tmp_path):
    for ending in ["in", "ans"]:
        (course.root / f"testdata/DOUBLE/hand/again.{ending}").write_bytes(
            (course.root / f"testdata/DOUBLE/sample/1.{ending}").read_bytes())
    course.write("testdata/DOUBLE/hand/again.desc", "The sample.\n")
    words = export(course, tmp_path, "DOUBLE", "--format", "legacy")
    assert "left out: data/secret/002-hand-again: it has the same input as 001-sample-1" in words
    assert list((tmp_path / "legacy/double/data/secret").glob("*hand*")) == []


def test_a_wrong_submission_that_needs_what_is_left_out_is_left_out(course, tmp_path):
    course.write("problems/DOUBLE/wrong/needs_a_last_line.cpp", """// expect: WA — drops the last line if it has no end
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>

int main() {
  std::string text((std::istreambuf_iterator<char>(std::cin)), std::istreambuf_iterator<char>());
  std::istringstream lines(text.substr(0, text.rfind('\\n') + 1));
  for (long long n; lines >> n;)
    std::cout << 2 * n << '\\n';
}
""")
    out = tmp_path / "out"
    words = export(course, out, "DOUBLE")
    assert words.count("left out: submission needs_a_last_line.cpp: on these test cases it is AC, not WA") == 2
    homes = {path.relative_to(out).parts[0] for path in out.rglob("wrong_answer/needs_a_last_line.cpp")}
    assert homes == {"dmoj", "hydro"}


def test_a_submission_with_several_verdicts_goes_where_the_format_can_say_so(course, tmp_path):
    course.write("problems/DOUBLE/wrong/in_int.cpp", (course.root / "problems/DOUBLE/wrong/in_int.cpp").read_text()
                 .replace("expect: WA", "expect: WA MLE"))
    words = export(course, tmp_path, "DOUBLE", "--format", "legacy", "--format", "2025-09")
    assert words.count("left out: submission in_int.cpp, whose verdict WA MLE has no folder") == 1
    assert words.count("MLE is told as RTE: in_int.cpp") == 1
    assert not list((tmp_path / "legacy/double/submissions").glob("*/in_int.cpp"))
    rules = yaml.safe_load((tmp_path / "2025-09/double/submissions/submissions.yaml").read_text())
    assert rules["rejected/in_int.cpp"] == {"permitted": ["AC", "RTE", "TLE", "WA"], "required": ["RTE", "WA"]}
    assert (tmp_path / "2025-09/double/submissions/rejected/in_int.cpp").exists()


def test_what_the_site_of_dmoj_must_be_told_is_in_the_package(course, tmp_path):
    set_title(course, "翻倍 (twice)")
    export(course, tmp_path, "DOUBLE", "--format", "dmoj")
    assert (tmp_path / "dmoj/double/README.txt").read_text() == """To be set on the site:

code          double, the name of this folder
name, body    en: Twice, statement.en.md
name, body    zh: 翻倍 (twice), statement.zh.md
time limit    0.5 s
memory limit  65536 KB
source        nowhere, https://example.org/double
"""


def test_an_english_title_is_needed(course, tmp_path):
    set_title(course, "翻倍")
    run = course.judge("package", "DOUBLE", "--out", tmp_path / "out")
    assert run.returncode == 2
    assert 'problems/DOUBLE/problem.toml: the title "翻倍" has no English words for a package' in run.stderr
    assert not (tmp_path / "out").exists()


def test_a_right_submission_that_fails_here_stays(course, tmp_path):
    slow = (course.root / "problems/DOUBLE/main.cpp").read_text().replace("int main() {", "int main() {\n  for (;;) {}", 1)
    course.write("problems/DOUBLE/textbook.cpp", slow)
    words = export(course, tmp_path, "DOUBLE", "--format", "legacy")
    assert "textbook.cpp" not in words
    assert (tmp_path / "legacy/double/submissions/accepted/textbook.cpp").read_text() == slow


LACKS = {
    "LICENSE": (None, "LICENSE: the file is missing"),
    "problems/DOUBLE/README.md": (None, "problems/DOUBLE/README.md: the file is missing"),
    "problems/DOUBLE/README.zh-CN.md": ("# 题\n", 'problems/DOUBLE/README.zh-CN.md: no section "题意"'),
}


@pytest.mark.parametrize("file", LACKS)
def test_what_a_problem_lacks_is_named(course, tmp_path, file):
    text, message = LACKS[file]
    (course.root / file).unlink()
    if text:
        course.write(file, text)
    run = course.judge("package", "DOUBLE", "--out", tmp_path / "out")
    assert run.returncode == 2 and message in run.stderr
    assert not (tmp_path / "out").exists()


def test_a_failure_leaves_the_old_package(course, tmp_path):
    export(course, tmp_path / "out", "DOUBLE", "--format", "legacy")
    before = contents(tmp_path / "out")
    course.write("problems/DOUBLE/README.md", PAGE.replace("a picture", "").replace("≤", "⋈"))
    run = course.judge("package", "DOUBLE", "--out", tmp_path / "out", "--format", "legacy")
    assert run.returncode == 2 and "the exporter has no LaTeX for the sign ⋈" in run.stderr
    assert contents(tmp_path / "out") == before
    course.write("problems/DOUBLE/README.md", PAGE)
    export(course, tmp_path / "out", "DOUBLE", "--format", "legacy")
    assert contents(tmp_path / "out") == before  # and no folder of the first time is left


def test_an_unknown_format_is_a_usage_error(course):
    run = course.judge("package", "--format", "paper")
    assert run.returncode == 2 and "paper" in run.stdout + run.stderr


def short_name(problem):
    return "".join(filter(str.isalnum, problem)).lower()


@pytest.fixture
def packages(build, shared, problem):
    """One problem of the checkout, in the formats that have reference tools."""

    def make(folder):
        formats = ["--format", "legacy", "--format", "2025-09"]
        subprocess.run([build / "judge", "package", problem, "--quiet", *formats, "--out", folder], check=True)

    return once(shared / f"packages-{problem}", make)


@pytest.mark.long
@pytest.mark.parametrize("problem", PROBLEMS)
def test_every_problem_has_packages(packages, problem):
    for kind, part in [("legacy", "problem_statement"), ("2025-09", "statement")]:
        assert (packages / kind / short_name(problem) / part / "problem.en.tex").read_text()
        assert list((packages / kind / short_name(problem) / "data/secret").glob("*.in"))


@pytest.mark.long
@pytest.mark.skipif(not shutil.which("verifyproblem"), reason="Kattis' problemtools are not installed")
@pytest.mark.parametrize("problem", PROBLEMS)
def test_verifyproblem_finds_no_error(packages, problem):
    parts = ["config", "data", "validators", "graders", "submissions"]
    subprocess.run(["verifyproblem", "-p", *parts, "--", packages / "legacy" / short_name(problem)], check=True)


@pytest.mark.long
@pytest.mark.skipif(not shutil.which("bt"), reason="BAPCtools are not installed")
@pytest.mark.parametrize("problem", PROBLEMS)
def test_bapctools_find_no_error(packages, problem, tmp_path):
    own = {**os.environ, "TMPDIR": str(tmp_path)}  # there it would remember other packages with the same UUID
    for command in ["validate", "run"]:
        folder = packages / "2025-09" / short_name(problem)
        subprocess.run(["bt", command, "--no-bar"], check=True, cwd=folder, env=own)
