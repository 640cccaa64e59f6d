"""The study pages as data: sections, tables, listings, numbers and links, in English and Chinese.

They are the course, problems/README.md, and the pages of the problems, problems/<ID>/README.md.
"""

import dataclasses
import pathlib
import re
import subprocess
import tempfile
import tomllib

from sharing import google_report, recorded

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROBLEMS = sorted(path.parent for path in ROOT.glob("problems/*/problem.toml"))
ENGLISH, CHINESE = "README.md", "README.zh-CN.md"


def layout(kind):
    """The lines of one kind of judge/problem/layout.txt, which says what a problem consists of, cut at each |."""
    lines = (ROOT / "judge/problem/layout.txt").read_text().splitlines()
    return [line.removeprefix(kind + " ").split(" | ") for line in lines if line.startswith(kind + " ")]


KEYS = [section[0] for section in layout("section")]
SECTIONS = {language: [section[column] for section in layout("section")] for language, column in ((ENGLISH, 1), (CHINESE, 2))}
COURSE_SECTIONS = {
    ENGLISH: ["What is a game here", "Bash's game", "Nim", "Sums of games and Grundy values",
              "Wythoff's game and Fibonacci nim", "Octal games and periods", "Compounds", "Misère sums", "Coin turning",
              "Green Hackenbush on trees", "Euclid's game", "Chomp", "Games with cycles", "Exercises",
              "An order through the problems", "Where to go from here", "Glossary", "Reading and writing in blocks",
              "How this page is checked"],
    CHINESE: ["什么是博弈", "巴什博弈", "Nim 游戏", "游戏的和与 SG 函数", "威佐夫博弈与斐波那契博弈", "八进制游戏与周期", "复合游戏",
              "反常规则的和（Anti-SG）", "翻硬币游戏", "树上删边游戏", "欧几里得游戏", "Chomp 与策略窃取", "有环的游戏：倒推", "练习",
              "做题顺序", "继续学习", "术语表", "分块读写", "本页怎样验证"],
}

# --- tables ---


def rows(text, heading):
    """The rows of the table with this heading, each a dictionary; all such tables of the page together."""
    line = "| " + " | ".join(heading) + " |\n"
    bodies = [part.split("\n\n")[0].splitlines()[1:] for part in text.split(line)[1:]]
    return [dict(zip(heading, cells(row), strict=True)) for body in bodies for row in body]


def cells(row):
    return [cell.strip() for cell in row.strip("|").split(" | ")]


COMPUTED_TABLE = r"^<!-- (Page\.\w+) -->\n((?:\|[^\n]*\n)+)"


def computed_tables(text):
    """The tables that a test computes, by the test's name: lists of rows of cells without marks."""
    found = {}
    for name, body in re.findall(COMPUTED_TABLE, text, re.M):
        assert name not in found, f"{name} stands above two tables"
        found[name] = [[re.sub(r"[`*]", "", cell) for cell in cells(row)] for row in body.splitlines()[2:]]
    return found


# --- listings ---

LISTING = re.compile(r"^```cpp(?: (\S+)((?: \w+)*))?\n(.*?)^```$", re.M | re.S)


@dataclasses.dataclass
class Listing:
    """A listing: the file and the names after ```cpp, and what stands there."""

    file: str
    names: list
    text: str


def listings(text):
    return [Listing(file, names.split(), body) for file, names, body in LISTING.findall(text)]


def definition(source, name):
    """A function or variable of a C++ file with its comment, as it stands: from the left margin to the left margin."""
    pattern = rf"(?:^//.*\n)*(?:^template .*\n)?^[A-Za-z].*\b{name}\b(?:[^;\n]*\{{\n(?:.*\n)*?\}};?|.*;)$"
    found = re.search(pattern, source, re.M)
    assert found, f"no definition of {name}"
    return found[0] + "\n"


def should_be(listing, folder):
    """What a listing has to be: the whole file, or the named definitions with an empty line between."""
    source = (folder / listing.file).read_text()
    return "\n".join(definition(source, name) for name in listing.names) or source


# --- numbers ---

NUMBER = re.compile(r"(?<![\w.])\d{1,3}(?:,\d{3})+(?!\w)|(?<![\w.])\d+")


def without(text, *patterns):
    for pattern in patterns:
        text = re.sub(pattern, " ", text, flags=re.M | re.S)
    return text


# The name of a problem or a contest, whose number counts nothing.
NAMED = r"(?:洛谷|牛客|\b(?:51nod|AGC|AtCoder|BZOJ|CEOI|COCI|CSES|Codeforces|Euler|HDU|HNOI|LOJ|Luogu|NC|NYOJ|POJ|SHOI|SPOJ|UVa|ZJOI)) ?[A-Z]*\d+"


DATE = r"\b20\d\d-\d\d(?:-\d\d)?\b"


def prose(text):
    """A page without its listings, dates, addresses, names of files and problems, and marks for tests."""
    return without(text, LISTING.pattern, NAMED, DATE, r"<https?://[^>]*>", r"\]\([^)]*\)", r"<!--.*?-->", r"`[\w./-]*\.\w+`")


def numbers(text, digits):
    """The numbers in a text that have so many digits or more, without commas."""
    found = [number.replace(",", "") for number in NUMBER.findall(text)]
    return {int(number) for number in found if len(number) >= digits}


def literals(source):
    """The numbers that a C++ source writes."""
    return {int(number.replace("'", "")) for number in re.findall(r"(?<![\w.])\d[\d']*", source)}


# --- pages ---


class StudyPage:
    """A page in one language: the folder that its listings are from, and the GoogleTest that computes its tables.

    `headings` and `listed` are what the page must have: its sections, and files that it lists. The years and volumes in
    the section `sources` (from 0) belong to the works that it names.
    """

    headings, listed, sources = {}, set(), None

    def __init__(self, folder, build, language, test):
        self.folder, self.build, self.language = folder, build, language
        self.path = folder / language
        self.text = self.path.read_text()
        self.test = test  # its source, from the root and without an ending
        self.binary = build / "tests" / test

    def sections(self):
        """Heading and text of each section."""
        parts = re.split(r"^## (.*)\n", self.text, flags=re.M)
        return list(zip(parts[1::2], parts[2::2]))

    def tests(self, pattern="*"):
        """The tests of the GoogleTest that match the pattern."""
        call = [self.binary, "--gtest_list_tests", f"--gtest_filter={pattern}"]
        found, suite = set(), ""
        for line in subprocess.run(call, check=True, capture_output=True, text=True).stdout.splitlines()[1:]:
            if line.startswith(" "):
                found.add(suite + line.split("#")[0].strip())
            else:
                suite = line.split("#")[0].strip()
        return found

    def reports(self, pattern):
        """Runs the tests that match the pattern: what each recorded, by its name. They must pass."""
        with tempfile.TemporaryDirectory() as folder:
            return recorded(google_report(self.binary, pathlib.Path(folder), pattern)[0])

    def test_source(self):
        return (ROOT / f"{self.test}.cpp").read_text()

    def known_numbers(self):
        """The numbers that the page may use because a test works with them."""
        return literals(self.test_source())


class Page(StudyPage):
    """The study page of a problem, and the programs that belong to it."""

    headings, listed, sources = SECTIONS, {"main.cpp", "textbook.cpp"}, KEYS.index("sources")

    def __init__(self, folder, build, language=ENGLISH):
        self.id = folder.name
        super().__init__(folder, build, language, f"problems/{self.id}/main_test")

    def dialect(self):
        return tomllib.loads((self.folder / "problem.toml").read_text())["dialect"]

    def rows(self, heading):
        found = rows(self.text, heading)
        assert found, f"{self.path} has no table with the heading {' | '.join(heading)}"
        return found

    def test_source(self):
        return (self.folder / "main_test.cpp").read_text()

    def known_numbers(self):
        """Those of its test, and its limits."""
        limits = self.id + (self.folder / "problem.toml").read_text()
        known = {int(digits) for digits in re.findall(r"\d+", limits)}
        return known | super().known_numbers() | literals((self.folder / "validator.cpp").read_text())

    def run(self, name, *arguments, given=""):
        call = [self.build / "programs" / self.id / name, *arguments]
        return subprocess.run(call, input=given, capture_output=True, text=True)


class Course(StudyPage):
    """The course in problems/: the theory told once."""

    headings, listed = COURSE_SECTIONS, {"HDU2516/main.cpp", "../common/tests/course_test.cpp"}
    sources = COURSE_SECTIONS[ENGLISH].index("Where to go from here")

    def __init__(self, folder, build, language=ENGLISH):
        super().__init__(folder, build, language, "common/tests/course_test")
