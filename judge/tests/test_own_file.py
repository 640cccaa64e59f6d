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
    blocks = re.findall(r"```console\n\$ (.*)\n([^`]*)```", (ROOT / page).read_text())
    return [(command, output) for command, output in blocks]


def without_measurements(output):
    """Times, memory, counts of a search and the kind of isolation differ from run to run."""
    output = re.sub(r"isolation: .*", "isolation: …", output)
    return re.sub(r"\d+\.\d+ (s|MiB|秒)|\d+(?= inputs| runs| 个输入| 次，)| {2,}", "…", output)


@pytest.fixture(scope="module")
def three_steps(build, tmp_path_factory):
    """Follows a README as a new user would; gives what it shows and what was printed."""

    def follow(page, locale):
        folder = tmp_path_factory.mktemp("steps")
        source = folder / "p2252.cpp"
        shutil.copy(ROOT / "problems/P2252/wrong/phi_in_double.cpp", source)
        results = []
        for command, shown in transcript(page):
            if command.startswith(".build/judge"):  # step 3: it is repaired
                shutil.copy(ROOT / "problems/P2252/textbook.cpp", source)
            call = command.replace("p2252.cpp", str(source)).replace("found", str(folder / "found"))
            call = call.replace(".build/judge", str(build / "judge")).replace("make ", f"make -s BUILD={build} ")
            run = subprocess.run(call, shell=True, cwd=ROOT, text=True, stdout=subprocess.PIPE,
                                 stderr=subprocess.DEVNULL, env={**os.environ, "LC_ALL": locale})
            printed = run.stdout.replace(f"{folder}/", "").replace(str(build / "judge"), ".build/judge")
            results.append((shown, printed.replace(os.path.relpath(build / "judge", ROOT), ".build/judge")))
        return results

    return follow


@pytest.mark.parametrize("page, locale", [("README.md", "C.UTF-8"), ("README.zh-CN.md", "zh_CN.UTF-8")])
def test_the_three_steps_are_what_a_user_sees(three_steps, page, locale):
    steps = three_steps(page, locale)
    assert len(steps) == 3
    for shown, printed in steps:
        assert without_measurements(printed) == without_measurements(shown)


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
    subprocess.run([*make, "install"], check=True, cwd=ROOT)  # over the old one
    subprocess.run([*make, "uninstall"], check=True, cwd=ROOT)
    assert [path for path in prefix.rglob("*") if not path.is_dir()] == []
