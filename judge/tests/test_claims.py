"""What the pages promise: their certificates, the steps that their programs share, and their counterexamples.

The pages state these facts in tables with fixed headings, so that a test can read them.
"""

import functools
import json
import re
import shutil
import subprocess

import pytest

from checkouts import SECONDS
from pages import PROBLEMS, ROOT, Page, rows
from sharing import recorded, whole_google_report

CERTIFICATES = ["certificate", "what it checks", "`make test` to", "`make certify` to"]
STEPS = ["step", "proved by", "computed to", "used by"]
MISTAKES = ["mistake", "why it fails", "input", "right answer", "smallest", "program"]
FOUND = ["mistake", "input", "right answer", "program", "found in"]
REACHED = ["problem", "cases", "bytes of input", "wrong/ rejected", "mutants killed / made", "same function", "bounds reached"]
MOST_RUNS = 400  # inputs that a program is run on without --all, to see that nothing smaller fails


def names(text):
    """The GoogleTest names in code quotes: `Suite.Name`."""
    return set(re.findall(r"`([A-Z]\w+\.[A-Z]\w+)`", text))


@functools.cache
def page_of(folder, build):
    return Page(folder, build)


def in_one_worker(folder):
    """What is computed for a problem's page is computed once."""
    return pytest.param(folder, id=folder.name, marks=pytest.mark.xdist_group(f"claims of {folder.name}"))


@pytest.fixture(params=map(in_one_worker, PROBLEMS))
def page(request, build):
    return page_of(request.param, build)


# --- certificates ---


def filter_of_make_certify():
    return re.search(r"--gtest_filter='([^']*)'", (ROOT / "Makefile").read_text()).group(1)


def test_make_certify_runs_the_certificates_of_the_page(page):
    promised = [names(row["certificate"]) for row in page.rows(CERTIFICATES)]
    assert all(len(name) == 1 for name in promised)
    assert set().union(*promised) == page.tests(filter_of_make_certify())


def test_certificates_go_as_far_as_the_page_says(page, shared):
    run = recorded(whole_google_report(page.binary, shared)[0])
    for row in page.rows(CERTIFICATES):
        test = run[row["certificate"].strip("`")]
        said = (row["`make test` to"], row["`make certify` to"])
        assert said == (test.get("make_test"), test.get("make_certify")), row["certificate"]


def test_the_tests_that_a_page_names_exist(page):
    assert names(page.text) <= page.tests()


def test_the_page_says_what_its_programs_share(page):
    for row in page.rows(STEPS):
        assert row["used by"] in ("submission", "reference", "both", "–"), row["step"]
        assert row["proved by"] and names(row["computed to"]), row["step"]


# --- counterexamples ---


def lines_of(cell):
    """The text that a cell stands for: ` / ` ends a line, `a`×3 is aaa."""
    text = re.sub(r"`([^`]*)`×(\d+)", lambda match: match[1] * int(match[2]), cell)
    text = text.replace("`", "").removesuffix(" without newline").replace(" / ", "\n")
    return text if cell.endswith(" without newline") else text + "\n"


class Row:
    """A row of the table of mistakes: a wrong submission, and an input on which it fails."""

    def __init__(self, page, row):
        self.page, self.smallest = page, row["smallest"]
        self.source = page.folder / re.fullmatch(r"`(wrong/\w+\.cpp)`", row["program"]).group(1)
        made_by = re.fullmatch(r"generator `(.*)`", row["input"])
        self.input = page.run("generator", *made_by[1].split()).stdout if made_by else lines_of(row["input"])
        self.wanted = page.run("reference", given=self.input).stdout
        self.claimed = {"–": None, "nothing": ""}.get(row["right answer"], lines_of(row["right answer"]))

    def expected(self):
        """The verdicts that the wrong submission may get, as its first line says."""
        return set(re.match(r"// expect: ([A-Z ]+) — ", self.source.read_text())[1].split())


def write_cases(folder, cases):
    """Writes (input, answer) pairs as test cases, unless they are there: what does not change is judged once."""
    files = {f"{number:04}.{kind}": text for number, case in enumerate(cases) for kind, text in zip(("in", "ans"), case)}
    if folder.exists() and {path.name: path.read_text() for path in folder.iterdir()} == files:
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / name).write_text(text)


def judged(page, source, cases, name, *options):
    """The verdicts of a submission on these (input, answer) pairs, in order, from the judge itself."""
    folder = page.build / "claims" / name / page.id / source.stem
    write_cases(folder, cases)
    report = folder.with_suffix(".json")
    own = ["--source", source, "--std", page.dialect()]  # as it is compiled when all submissions are judged
    call = [page.build / "judge", "run", page.id, *own, "--tests", folder, "--json", report, *options]
    run = subprocess.run(call, capture_output=True, text=True, cwd=ROOT)
    assert run.returncode in (0, 1), run.stderr
    return [test["verdict"] for test in json.loads(report.read_text())["results"][0]["tests"]]


@functools.cache
def mistakes_of(page):
    return [Row(page, row) for row in page.rows(MISTAKES)]


@pytest.fixture
def mistakes(page):
    return mistakes_of(page)


def test_every_counterexample_is_one(page, mistakes):
    assert {row.source for row in mistakes} == set((page.folder / "wrong").iterdir())
    for row in mistakes:
        assert page.run("validator", given=row.input).returncode == 42, row.input[:100]
        assert row.claimed in (None, row.wanted), row.source
        (verdict,) = judged(page, row.source, [(row.input, row.wanted)], "counterexample")
        assert verdict in row.expected(), row.source


@pytest.mark.parametrize("program", ["main.cpp", "textbook.cpp"])
def test_right_programs_are_right_on_every_counterexample(page, mistakes, program):
    cases = [(row.input, row.wanted) for row in mistakes]
    verdicts = judged(page, page.folder / program, cases, "counterexamples", "--all")
    assert verdicts == ["AC"] * len(mistakes)


def records(text):
    """The inputs, or answers, in a stream of records."""
    return [record.split("\n", 1)[1] for record in text.split("\x1e")[1:]]


@functools.cache
def cases_of(page, size):
    """All inputs of this size that hold one case, in the generator's order, each with the reference's answer."""
    made = page.run("generator", "--many", "--limit", "1", "small", str(size)).stdout
    answers = page.run("reference", "--many", given=made).stdout
    return list(zip(records(made), records(answers), strict=True))


def cases_up_to(page, last):
    """The cases of all sizes up to this input."""
    cases = []
    for size in range(10**6):
        for case in cases_of(page, size):
            cases.append(case)
            if case[0] == last:
                return cases
    raise AssertionError(f"the generator does not make {last}")


def is_right(program, case):
    """Whether a program gives the answer, without the judge: many cases would fill its cache. Not for a checker."""
    run = subprocess.run([program], input=case[0], capture_output=True, text=True, timeout=SECONDS)
    return run.returncode == 0 and run.stdout.split() == case[1].split()


def compiled(source, folder):
    subprocess.run(["g++", "-std=c++17", "-O1", source, "-o", folder / source.stem], check=True)
    return folder / source.stem


def body(page, test):
    """The text of a test of main_test.cpp."""
    suite, name = test.split(".")
    return re.search(rf"^TEST\w*\({suite}, {name}\) \{{\n(.*?)^\}}", page.test_source(), re.M | re.S)[1]


def is_computed(page, row):
    """Whether a test, which computes that nothing smaller fails, names the numbers of the input."""
    numbers = set(re.findall(r"\d{3,}", row.input))
    return any(numbers <= set(re.findall(r"\d+", body(page, test))) for test in names(row.smallest))


def test_nothing_smaller_fails(request, page, mistakes, tmp_path):
    for row in mistakes:
        if row.smallest != "run":
            assert row.smallest in ("proof", "–") or is_computed(page, row), row.source
            continue
        *smaller, last = cases_up_to(page, row.input)
        if len(smaller) > MOST_RUNS and not request.config.getoption("--all"):
            continue
        if len(smaller) <= MOST_RUNS or (page.folder / "checker.cpp").exists():
            verdicts = judged(page, row.source, [*smaller, last], "smaller")
            assert verdicts[:-1] == ["AC"] * len(smaller), row.source
            assert verdicts[-1] in row.expected(), row.source
        else:
            program = compiled(row.source, tmp_path)
            assert all(is_right(program, case) for case in smaller) and not is_right(program, last), row.source


def test_every_counterexample_is_explained_in_either_language(page, mistakes):
    for row in mistakes:
        english, chinese = (page.run("reference", "--explain", name, given=row.input).stdout for name in ("en", "zh"))
        assert bool(english) == bool(chinese) and not re.search("[{}]", english + chinese), row.input[:100]
        assert ("N-position" in english) == ("N 局面" in chinese), row.input[:100]
        assert not re.search("[一-鿿]", english) and (not chinese or re.search("[一-鿿]", chinese)), row.input[:100]


def test_every_case_is_explained_and_the_nim_sum_in_columns(build):
    words = page_of(ROOT / "problems/P2197", build).run("reference", "--explain", "en", given="2\n2\n5 6\n1\n0\n").stdout
    assert re.search(r"^[^\n]*:\n    5  101\n    6  110\n  ⊕ 3  011\nThat is an N-position\..*\nCase 2\. .*a P-position", words, re.S)


# --- the page of the test data ---


def inputs_of(page):
    """The inputs of its test cases; `make test` makes the generated ones."""
    data = ROOT / "testdata" / page.id
    made = [line.split()[0] for line in (data / "tests.txt").read_text().splitlines() if line.split("#")[0].strip()]
    by_hand = [path for folder in ("sample", "hand") for path in (data / folder).glob("*.in")]
    return by_hand + [data / "generated" / f"{name}.in" for name in made]


def bounds_reached(page, inputs):
    """The least and the greatest value of each number that the validator reads, over all inputs."""
    values = {}
    for path in inputs:
        for line in page.run("validator", given=path.read_bytes().decode()).stdout.splitlines():
            name, _, _, least, greatest = line.split()
            values.setdefault(name, []).extend([int(least), int(greatest)])
    return {f"{name}: {min(found)} … {max(found)}" for name, found in values.items()}


@pytest.fixture
def reached(page):
    """The one row of the table on the page of the data."""
    [row] = rows((ROOT / "testdata" / page.id / "README.md").read_text(), REACHED)
    return row


def test_the_page_of_the_data_speaks_of_these_data(page, reached):
    inputs = inputs_of(page)
    wrong = len(list((page.folder / "wrong").iterdir()))
    assert reached["problem"] == page.id
    assert int(reached["cases"]) == len(inputs)
    assert int(reached["bytes of input"]) == sum(path.stat().st_size for path in inputs)
    assert reached["wrong/ rejected"] == f"{wrong} / {wrong}"
    assert set(reached["bounds reached"].split("; ")) == bounds_reached(page, inputs)


def test_every_mutant_on_the_page_of_the_data_is_accounted_for(page, reached):
    killed, made = map(int, reached["mutants killed / made"].split(" / "))
    equivalent = page.folder / "equivalent.txt"
    explained = re.findall(r"^[^#\n].* — ", equivalent.read_text(), re.M) if equivalent.exists() else []
    assert made - killed == int(reached["same function"]) >= len(explained), \
        f"`make mutate P={page.id}` names the survivors: add tests, or reasons to equivalent.txt; then write the table anew"


@pytest.mark.long
def test_the_page_of_the_data_has_the_table_of_mutate(page, reached):
    table = subprocess.run([page.build / "judge", "mutate", page.id, "--table"], check=True, capture_output=True, text=True, cwd=ROOT)
    assert rows(table.stdout, REACHED) == [reached]


def test_the_example_of_the_report_has_as_many_tests_as_the_problem(build):
    manual = (ROOT / "judge/README.md").read_text()
    example = json.loads(re.search(r"## The JSON\n\n```json\n(.*?)```", manual, re.S)[1])
    for result in example["results"]:
        assert result["tests_in_all"] == len(inputs_of(Page(ROOT / "problems" / result["problem"], build)))


# --- the front page ---


@pytest.fixture(params=["README.md", "README.zh-CN.md"])
def front_page(request):
    return ROOT / request.param


def found_mistakes(text):
    """The rows of the table of mistakes, under its English or its Chinese heading."""
    return rows(text, FOUND) or [dict(zip(FOUND, row.values())) for row in rows(text, ["错误", "反例", "正确答案", "程序", "出处"])]


def test_every_mistake_on_the_front_page_is_one(front_page, build):
    table = found_mistakes(front_page.read_text())
    assert table
    for row in table:
        source = ROOT / re.search(r"\]\((problems/[\w-]+/wrong/\w+\.cpp)\)", row["program"]).group(1)
        page = Page(source.parents[1], build)
        for given in re.findall(r"`([^`]*)`", row["input"]):
            wanted = page.run("reference", given=lines_of(given)).stdout
            assert re.findall(r"`([^`]*)`", row["right answer"])[0].split(" / ") == wanted.splitlines()
            place = f"{front_page.stem}/{given.split(' / ')[0]}"
            assert judged(page, source, [(lines_of(given), wanted)], place) == ["WA"], given
            assert judged(page, page.folder / "main.cpp", [(lines_of(given), wanted)], place) == ["AC"]


def test_the_front_page_has_every_problem(front_page):
    linked = re.findall(r"^\| \[([\w-]+)\]\(problems/\1\) \|", front_page.read_text(), re.M)
    assert sorted(linked) == [folder.name for folder in PROBLEMS]


def test_the_front_pages_say_the_same():
    """Their tables have the same code, numbers and addresses, row by row."""
    tables = []
    for name in ("README.md", "README.zh-CN.md"):
        lines = [line for line in (ROOT / name).read_text().splitlines() if line.startswith("|")]
        # A page's twin in the other language is the same address.
        lines = [re.sub(r"(?:\.zh-CN)?\.md(?:#[^)]*)?\)", ".md)", line) for line in lines]
        tables.append([re.findall(r"`[^`]*`|\]\([^)]*\)", line) for line in lines])
    assert tables[0] == tables[1]
