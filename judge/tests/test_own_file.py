"""Somebody's own file: which problem it is for, in which dialect it is judged, and `--watch`."""

import json
import os
import pathlib
import re
import shutil
import subprocess

import pytest

from checkouts import interrupted

ROOT = pathlib.Path(__file__).parents[2]
PROBLEMS = sorted(path.parent.name for path in ROOT.glob("problems/*/problem.toml"))


def judged(build, *arguments, **options):
    return subprocess.run([build / "judge", "run", *arguments], capture_output=True, text=True, cwd=ROOT, **options)


def problem_in(table):
    """The problem that heads the table."""
    return re.match(r"(\S+)  \(", table)[1]


def right_program(problem, path, first_lines=""):
    path.write_text(first_lines + (ROOT / "problems" / problem / "textbook.cpp").read_text())
    return path


# What does not compile has a problem all the same, and takes no time.
@pytest.mark.parametrize("name, problem", [
    ("hdu2516.cpp", "HDU2516"),
    ("HDU-4764 second try.cpp", "HDU4764"),
    ("P3235.cpp", "HNOI2014"),
    ("loj_2210.cc", "HNOI2014"),
    ("bzoj3576.c++", "HNOI2014"),
    ("305e.cxx", "CF305E"),
    ("305E-dawson.cpp", "CF305E"),
    ("CEOI08_knights.cpp", "CEOI2008-Knights"),
    ("p10501.c", "POJ2311"),
    ("p2252.py", "P2252"),
    ("nc15826.cpp", "NC15826"),
])
def test_the_name_of_the_file_tells_the_problem(build, tmp_path, name, problem):
    source = tmp_path / name
    source.write_text("this is no program")
    run = judged(build, source)
    assert problem_in(run.stdout) == problem and "CE" in run.stdout, run.stderr


@pytest.mark.parametrize("line, problem", [
    ("// HDU 2516 - https://acm.hdu.edu.cn/showproblem.php?pid=2516", "HDU2516"),
    ('#define PROBLEM "http://acm.hdu.edu.cn/showproblem.php?pid=4764"', "HDU4764"),
    ("// competitive-verifier: PROBLEM https://www.luogu.com.cn/problem/P2252", "P2252"),
    ("# https://codeforces.com/contest/305/problem/E", "CF305E"),
    ("/* https://codeforces.com/problemset/problem/305/E */", "CF305E"),
    ("// https://vjudge.net/problem/HDU-2516", "HDU2516"),
    ("// <https://loj.ac/p/2210>", "HNOI2014"),
    ("// poj: http://poj.org/problem?id=2311", "POJ2311"),
    ("// https://ac.nowcoder.com/acm/problem/15826", "NC15826"),
    ("// https://oj.uz/problem/view/CEOI08_knights", "CEOI2008-Knights"),
])
def test_an_address_in_the_first_lines_tells_the_problem(build, tmp_path, line, problem):
    source = tmp_path / "solution.cpp"
    source.write_text(f"// by me, https://example.org/blog\n{line}\nthis is no program\n")
    run = judged(build, source)
    assert problem_in(run.stdout) == problem and "CE" in run.stdout, run.stderr


@pytest.mark.parametrize("problem", PROBLEMS)
def test_our_own_header_tells_the_problem(build, tmp_path, problem):
    source = tmp_path / "solution.cpp"
    header = (ROOT / "problems" / problem / "main.cpp").read_text().split("\n", 1)[0]
    source.write_text(f"{header}\nthis is no program\n")
    assert problem_in(judged(build, source).stdout) == problem


def test_an_id_beside_the_file_is_stronger_than_its_name(build, tmp_path):
    source = tmp_path / "hdu2516.cpp"
    source.write_text("this is no program")
    assert problem_in(judged(build, "hdu-4764", source).stdout) == "HDU4764"


def test_a_file_that_does_not_tell_is_an_error_with_all_problems(build, tmp_path):
    source = tmp_path / "solution.cpp"
    source.write_text("int main() {}\n" * 30 + "// https://acm.hdu.edu.cn/showproblem.php?pid=2516\n")
    run = judged(build, source)
    assert run.returncode == 2 and run.stdout == ""
    for name in [*PROBLEMS, "P3235", "LOJ2210"]:
        assert name in run.stderr


def test_a_number_that_goes_on_is_another_problem(build, tmp_path):
    source = tmp_path / "p22521.cpp"
    source.write_text("int main() {}\n")
    assert judged(build, source).returncode == 2


def test_mistakes_name_the_repair(build, tmp_path):
    one = right_program("HDU2516", tmp_path / "hdu2516.cpp")
    for words, repair in [
        ([tmp_path / "absent.cpp"], "there is no such file"),
        (["HDU2516", "HDU4764", one], "name only that one"),
        (["HDU1"], f"there are {PROBLEMS[0]}"),
    ]:
        run = judged(build, *words)
        assert run.returncode == 2 and repair in run.stderr, run.stderr


def test_two_problems_of_one_name_are_a_mistake(checkout):
    facts = checkout.root / "problems" / "DIVISOR" / "problem.toml"
    facts.write_text(facts.read_text() + 'aliases = ["doub-le"]\n')
    run = checkout.judge("run", "DOUBLE")
    assert run.returncode == 2 and "doub-le is a name of DOUBLE" in run.stderr + run.stdout


def test_aliases_must_be_a_list_of_strings(checkout):
    facts = checkout.root / "problems" / "DIVISOR" / "problem.toml"
    facts.write_text(facts.read_text() + "aliases = 5\n")
    run = checkout.judge("run", "DIVISOR")
    assert run.returncode == 2 and "aliases must be a list of strings" in run.stderr + run.stdout


MODERN = """#ifndef ONLINE_JUDGE
#error no judge
#endif
#include <bits/stdc++.h>
[[maybe_unused]] consteval int one() { return 1; }
"""


def in_sample(problem):
    """One problem of each dialect is always tried, the rest with --all."""
    return pytest.param(problem, marks=[] if problem in ("HDU4764", "P2252") else pytest.mark.long)


@pytest.mark.parametrize("problem", map(in_sample, PROBLEMS))
def test_modern_cpp_is_judged_on_every_problem(build, tmp_path, problem):
    source = right_program(problem, tmp_path / "mine.cpp", MODERN)
    run = judged(build, problem, source, "--json", tmp_path / "report.json")
    [result] = json.loads((tmp_path / "report.json").read_text())["results"]
    assert result["verdict"] == "AC", run.stdout
    dialect = re.search(r'dialect = "(.*)"', (ROOT / "problems" / problem / "problem.toml").read_text())[1]
    assert f"this problem's judge compiles as {dialect}, where it fails: " in result["warning"]
    strict = judged(build, problem, source, "--std", dialect)
    assert strict.returncode == 1 and "CE" in strict.stdout


class Watching:
    """`judge run --watch`, with what it prints read as it comes."""

    def __init__(self, build, source):
        self.process = subprocess.Popen([build / "judge", "run", source, "--watch", "--quiet"], text=True,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT)

    def next_table(self):
        lines = iter(self.process.stdout.readline, "")
        table = ""
        for line in lines:
            table += line
            if "as expected" in line:
                return table
        raise AssertionError(self.process.communicate())

    def stop(self):
        printed = "".join(interrupted(self.process))
        return self.process.returncode, printed


def test_watch_judges_again_whenever_the_file_is_saved(build, tmp_path):
    source = right_program("P2252", tmp_path / "p2252.cpp")
    watching = Watching(build, source)
    assert " AC " in watching.next_table()
    source.write_text(source.read_text().replace("std::cout <<", "std::cout << 5 <<"))
    assert " WA " in watching.next_table()
    (tmp_path / "notes.txt").write_text("another file is not the source")
    right_program("P2252", tmp_path / "p2252.new")
    os.rename(tmp_path / "p2252.new", source)  # as editors save
    assert " AC " in watching.next_table()
    assert watching.stop() == (130, "")


# --- the READMEs' three steps ---


def transcript(page):
    """The commands of a page's console blocks, each with what it prints."""
    blocks = re.findall("```console\n(.*?)```", (ROOT / page).read_text(), re.S)
    return [step.partition("\n")[::2] for block in blocks for step in block.split("$ ")[1:]]


def without_measurements(output):
    """Times, memory and counts of a search differ from run to run; how well programs are isolated, between machines."""
    output = re.sub(r"^(isolation: |隔离：).*\n", "", output, flags=re.M)
    return re.sub(r"\d+\.\d+ (s|MiB|秒)|\d+(?= inputs| runs| 个输入| 次，)| {2,}", "…", output)


@pytest.fixture
def desk(build, tmp_path):
    """A folder like the checkout, for files of one's own."""
    for path in ROOT.iterdir():
        if path.name not in (".build", ".git"):
            (tmp_path / path.name).symlink_to(path)
    (tmp_path / ".build").symlink_to(build)
    return tmp_path


@pytest.mark.parametrize("page, locale", [("README.md", "C.UTF-8"), ("README.zh-CN.md", "zh_CN.UTF-8")])
def test_the_three_steps_are_what_a_user_sees(desk, page, locale):
    steps = transcript(page)
    assert len(steps) == 5
    for command, shown in steps:
        run = subprocess.run(command, shell=True, cwd=desk, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                             env={**os.environ, "LC_ALL": locale, "MAKEFLAGS": "-s"})
        assert without_measurements(run.stdout.replace(f"{ROOT}/", "")) == without_measurements(shown), run.stderr
        assert "make: ***" not in run.stderr, "a wrong answer is no error of make's"


def test_make_takes_a_file_with_blanks_in_its_name(desk):
    right_program("P2252", desk / "p2252 my file.cpp")
    run = subprocess.run(["make", "-s", "judge", "SRC=p2252 my file.cpp"], cwd=desk, capture_output=True, text=True)
    assert run.returncode == 0 and " AC " in run.stdout, run.stderr


def test_make_takes_a_problem_by_any_of_its_names(desk):
    run = subprocess.run(["make", "-n", "test", "P=p2252 hdu-2516"], cwd=desk, capture_output=True, text=True)
    assert '-k "P2252 or HDU2516 or ' in run.stdout and "formatted-problems P=\"P2252 HDU2516\"" in run.stdout, run.stderr


def test_make_builds_each_googletest_that_a_word_of_t_names(desk):
    run = subprocess.run(["make", "-n", "test", "T=compare_test or nimber"], cwd=desk, capture_output=True, text=True)
    chosen = re.search('--google-tests "(.*?)"', run.stdout)[1].split()
    assert chosen == [".build/tests/common/tests/nimber_test", ".build/tests/judge/tests/compare_test"], run.stderr


@pytest.mark.parametrize("goal", ["bench", "certify", "judge", "test"])
def test_make_says_of_an_unknown_problem_what_the_judge_says(desk, goal):
    run = subprocess.run(["make", "-s", goal, "P=foo"], cwd=desk, capture_output=True, text=True)
    assert run.returncode == 2 and "judge: no problem foo; there are " in run.stderr
    assert not re.search("No rule|g\\+\\+|Traceback", run.stderr)


# --- make install ---


def test_an_installed_judge_works_from_any_folder(build, tmp_path):
    prefix, folder = tmp_path / "prefix", tmp_path / "elsewhere"
    make = ["make", "-s", f"BUILD={build}", f"PREFIX={prefix}"]
    subprocess.run([*make, "install"], check=True, cwd=ROOT)
    folder.mkdir()
    right_program("P2252", folder / "p2252.cpp")
    run = subprocess.run([prefix / "bin/judge", "run", "p2252.cpp"], capture_output=True, text=True, cwd=folder)
    assert run.returncode == 0 and " AC " in run.stdout, run.stdout + run.stderr
    assert sorted(path.name for path in folder.iterdir()) == ["p2252.cpp"]
    for shell, script in [("bash", "bash-completion/completions/judge"), ("zsh", "zsh/site-functions/_judge")]:
        printed = subprocess.run([prefix / "bin/judge", "completion", shell], capture_output=True, text=True).stdout
        assert "_judge" in printed and (prefix / "share" / script).read_text() == printed
    subprocess.run([*make, "install"], check=True, cwd=ROOT)  # over the old one
    subprocess.run([*make, "uninstall"], check=True, cwd=ROOT)
    assert [path for path in prefix.rglob("*") if not path.is_dir()] == []
