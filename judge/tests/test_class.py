"""Several files at once: a class, or the folder of a contest, as one table of persons by problems."""

import csv
import json

import pytest

DOUBLES = "import sys\nfor line in sys.stdin:\n    print(2 * int(line))\n"
DIVIDES = "print(int(input()))\n"
FIRST = "print(2 * int(input()))\n"  # right where there is one number, in two of four test cases
WRONG = "print(2)\n"
ENDLESS = "while True:\n    pass\n"


def rows(path):
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def judged(checkout, *words):
    """What was printed, and the table by name."""
    table = checkout.root / "table.csv"
    run = checkout.judge("run", "--csv", table, *words)
    assert table.exists(), run.stderr
    return run, {row["name"]: row for row in rows(table)}


@pytest.fixture
def contest(checkout):
    """A folder of contestants, with a file a problem each."""
    for name, text in {
        "ann/double.py": DOUBLES,
        "ann/divisor.py": DIVIDES,
        "李雷/double/double.py": FIRST,
        "李雷/divisor.py": DIVIDES,
        "bob/double.py": "this is no program (\n",
        "bob/notes.txt": "not for the judge",
        "bob/other.py": DOUBLES,
    }.items():
        checkout.write(f"class/{name}", text)
    return checkout


def test_a_folder_of_contestants(contest):
    run, table = judged(contest, contest.root / "class")
    assert run.returncode == 1
    assert {name: row["points"] for name, row in table.items()} == {"ann": "200", "李雷": "150", "bob": "0"}
    assert [table["李雷"][f"DOUBLE {what}"] for what in ("points", "verdict")] == ["50", "WA"]
    assert (table["bob"]["DOUBLE verdict"], table["bob"]["DIVISOR verdict"]) == ("CE", "")
    lines = run.stdout.splitlines()
    assert lines[0].split() == ["name", "DIVISOR", "DOUBLE", "points"]
    assert [line.split()[0] for line in lines[1:4]] == ["ann", "李雷", "bob"]
    assert "left out, as for none of the problems:" in run.stderr and "bob/other.py" in run.stderr
    assert ("isolation:" in run.stdout) == ("in reach" in run.stdout or "can change" in run.stdout)
    chinese, _ = judged(contest, contest.root / "class", "--lang", "zh")
    assert chinese.stdout.split("\n")[0].split() == ["姓名", "DIVISOR", "DOUBLE", "总分"]
    assert "5 个文件中通过 3 个\n" in chinese.stdout


def test_one_problem_of_a_contest(contest):
    _, table = judged(contest, "DIVISOR", contest.root / "class")
    assert {name: row["points"] for name, row in table.items()} == {"ann": "100", "李雷": "100"}


def test_the_files_of_a_class_for_one_problem(checkout):
    files = [checkout.write(f"students/{name}.py", text) for name, text in {"ann": DOUBLES, "zoë": FIRST}.items()]
    files.append(checkout.write("students/pascal.pas", "begin end."))
    files.append(checkout.write("students/carl/double.py", DOUBLES))
    run, table = judged(checkout, "DOUBLE", *files)
    assert {name: row["points"] for name, row in table.items()} == {"ann": "100", "carl": "100", "zoë": "50", "pascal": "0"}
    assert "the endings are" in table["pascal"]["DOUBLE reason"]
    assert "2 of 4 files accepted" in run.stdout


def test_the_reports_of_a_class(contest):
    page, report = contest.root / "page.html", contest.root / "report.json"
    judged(contest, contest.root / "class", "--html", page, "--json", report)
    results = {(result["person"], result["problem"]): result["points"] for result in json.loads(report.read_text())["results"]}
    assert results == {("ann", "DOUBLE"): 100, ("ann", "DIVISOR"): 100, ("李雷", "DOUBLE"): 50, ("李雷", "DIVISOR"): 100, ("bob", "DOUBLE"): 0}
    text = page.read_text()
    assert text.index(">ann</th>") < text.index(">李雷</th>") < text.index(">bob</th>") and "double/double.py: " in text


def test_a_contest_with_its_own_tests(contest):
    for problem, answer in {"double": "6\n", "divisor": "3\n"}.items():
        contest.write(f"data/{problem}/1.in", "3\n"), contest.write(f"data/{problem}/1.ans", answer)
    _, table = judged(contest, contest.root / "class", "--tests", contest.root / "data")
    assert {name: row["points"] for name, row in table.items()} == {"ann": "200", "李雷": "200", "bob": "0"}


def test_a_class_by_one_folder_of_tests(checkout):
    checkout.write("data/1.in", "3\n"), checkout.write("data/1.ans", "6.0001\n")
    files = [checkout.write(f"{name}.py", text) for name, text in {"ann": DOUBLES, "bob": WRONG}.items()]
    _, table = judged(checkout, *files, "--tests", checkout.root / "data", "--tolerance", "1e-3")
    assert {name: row["points"] for name, row in table.items()} == {"ann": "100", "bob": "0"}


def test_who_never_ends_is_not_run_on_all_test_cases(checkout):
    for number in range(30):
        checkout.write(f"data/{number}.in", f"{number}\n"), checkout.write(f"data/{number}.ans", f"{2 * number}\n")
    files = [checkout.write(f"{name}.py", text) for name, text in {"ann": DOUBLES, "bob": ENDLESS}.items()]
    report = checkout.root / "report.json"
    judged(checkout, *files, "--tests", checkout.root / "data", "--time", "0.1", "--json", report)
    ran = {result["person"]: (len(result["tests"]), result["points"]) for result in json.loads(report.read_text())["results"]}
    assert ran["ann"] == (30, 100) and ran["bob"] == (10, 0)


@pytest.mark.parametrize("words, repair", [
    (["a.py", "b.py"], "none of these files is for a problem"),
    (["DOUBLE", "a.py", "b.py", "--watch"], "--watch is for one file"),
    (["DOUBLE", "a.py", "--csv", "t.csv"], "--csv is for several files"),
    (["DOUBLE", "a.py", "b.py", "--tests", "."], "by a problem or by --tests DIR: leave out one"),
    (["DOUBLE", "a.py", "b.py", "--tolerance", "0.1"], "are for --tests DIR alone"),
    (["NONE", "a.py", "b.py"], "there are DIVISOR DOUBLE"),
])
def test_a_mistake_on_the_command_line(checkout, words, repair):
    for name in ("a.py", "b.py"):
        checkout.write(name, DOUBLES)
    run = checkout.judge("run", *words, cwd=checkout.root)
    assert run.returncode == 2 and repair in run.stderr
