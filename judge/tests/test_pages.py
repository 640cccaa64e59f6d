"""Nothing drifts: listings, tables, numbers, links and figures of the study pages are what the code says, in both languages.

Each check takes a pair of pages. The last tests break a copy of a page in one place, and see that the check fails.
"""

import ctypes
import ctypes.util
import re
import shutil
import subprocess
import urllib.parse

import pytest
from lxml import etree

from pages import (CHINESE, COMPUTED_TABLE, ENGLISH, LISTING, PROBLEMS, ROOT, Course, Page, cells, computed_tables,
                   listings, numbers, prose, should_be, without)

SVG = "{http://www.w3.org/2000/svg}"
FIGURES = ("figure.svg", "figure.zh.svg")
OTHER_PAGES = [ROOT / name for name in (
    "README.md", "README.zh-CN.md", "problems/README.md", "problems/README.zh-CN.md", "problems/ADDING.md",
    "problems/ADDING.zh-CN.md", "problems/CHEATSHEET.md", "problems/CHEATSHEET.zh-CN.md", "common/game/README.md", "common/game/README.zh-CN.md", "judge/README.md",
    "judge/DECISIONS.md", "judge/mutate/README.md", "testdata/README.md")]
# Words that ask the reader to believe.
EMPTY_WORDS = r"\b(obviously|clearly|trivially|of course)\b|显然|易知|易得|不难看出"
# One word for one thing in Chinese: what is not to be written, and the word for it.
TERMS = {
    r"[几一两三四五六七八九十]步必胜|必胜的?步|哪些步": "必胜走法", r"[与和过]库|库(?:先走|赢|会|：)": "电脑", "对手": "对方",
    r"常规规则|normal play(?!, mis)": "正常规则", "SG 函数值|Grundy 值": "SG 值", "远离度|remoteness(?! \\|)": "距离数",
    "最小的?部分": "最小加数", r"Dawson's Chess(?!）| \|)": "道森棋", "参考解": "参考程序", "计算证明": "计算验证", "课程": "教程",
    "黄金分割数": "黄金分割比", "斐波那契数位": "齐肯多夫数位", "检查程序": "检查器", "评测程序|评测站": "评测器，评测系统",
    "Luogu|NowCoder": "洛谷，牛客", r"\| (?:run|proof|nothing) \||generator `": "穷举，证明，无输出，生成器", "「": "“",
    "[一-鿿]:": "：",
}
# The community's words, which stand beside ours in the Chinese course.
KNOWN_WORDS = ["公平组合游戏", "ICG", "有向图游戏", "必败态", "Anti-SG", "SJ 定理", "step 函数", "Multi-SG", "Every-SG", "异或", "xor"]

# --- the checks ---


def check_headings(pages):
    for page in pages:
        assert [heading for heading, _ in page.sections()] == page.headings[page.language]
        assert page.text.startswith("# ") and page.text.count("\n# ") == 0, page.path


def check_words(pages):
    for page in pages:
        assert not re.search(EMPTY_WORDS, page.text, re.I), page.path


def check_listings(pages):
    for page in pages:
        assert len(listings(page.text)) == page.text.count("```") // 2, f"{page.path}: a listing that is not C++ of a file"
        assert {listing.file for listing in listings(page.text)} >= page.listed, page.path
        for listing in listings(page.text):
            assert listing.text == should_be(listing, page.folder), f"{page.path}: {listing.file} {listing.names}"


def check_computed_tables(pages):
    tables = {name: report["table"] for name, report in pages[0].reports("Page.*").items() if "table" in report}
    wanted = {name: [row.split(" | ") for row in table.splitlines()] for name, table in tables.items()}
    for page in pages:
        assert computed_tables(page.text) == wanted, page.path


def check_numbers(pages):
    """A number of three digits or more is in a test of the page, or one of the problem's limits."""
    for page in pages:
        known = page.known_numbers()
        for number, (heading, text) in enumerate(page.sections()):
            if number == page.sources:
                continue
            # test_claims.py runs what two tables say, and check_computed_tables compares others.
            text = without(text, r"^\| `\w+\.\w*Certificate.*?$", r"^\|[^\n]*\| `wrong/[^\n]*$", COMPUTED_TABLE)
            unknown = numbers(prose(text), 3) - known
            assert not unknown, f"{page.path}, {heading}: no test of this page has {unknown}"


def check_links(path, root=ROOT):
    """Every link into the repository leads to a file, and its # to a heading there."""
    text = without(path.read_text(), r"^```.*?^```$", r"`[^`\n]*`")
    for target in re.findall(r"\]\(([^)\s]*)\)", text):
        if re.match(r"https?://", target):
            continue
        name, _, anchor = urllib.parse.unquote(target).partition("#")
        file = (path.parent / name).resolve() if name else path
        assert file.exists(), f"{path}: {target}"
        if path.name == CHINESE and file != path.parent / ENGLISH and file.name == ENGLISH:
            assert not (file.parent / CHINESE).exists(), f"{path}: {target} is the English page"
        if anchor:
            page = file / ENGLISH if file.is_dir() else file
            assert anchor in anchors(page) or opens_a_game(page, anchor), f"{path}: {target}"


def opens_a_game(page, anchor):
    """On the site's page to play, a game and its start may stand behind the #."""
    games = re.findall(r"^\| `play ([\w-]+) ", (ROOT / "common/game/README.md").read_text(), re.M)
    return page.parent == ROOT / "common/site/play" and anchor.split("/")[0] in games


def anchors(path):
    """The anchors that GitHub gives to the headings of a page."""
    headings = re.findall(r"^#+ (.*)$", without(path.read_text(), LISTING.pattern), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def check_languages(pages):
    """Both pages have the same listings, pictures, code, numbers and tables, section by section."""
    english, chinese = pages
    for (heading, one), (_, other) in zip(english.sections(), chinese.sections(), strict=True):
        place = f"{english.path}, {heading}"
        assert listings(one) == listings(other), place
        for pattern in (r"!\[[^\]]*\]\(([^)]*)\)", r"<(?=https?:)[^>]*>", r"<summary>", r"<!--.*?-->", r"^(?:>.*\n)+"):
            assert len(re.findall(pattern, one, re.M)) == len(re.findall(pattern, other, re.M)), (place, pattern)
        assert [facts_of(row) for row in table_rows(one)] == [facts_of(row) for row in table_rows(other)], place
        assert numbers(prose(one), 2) == numbers(prose(other), 2), place


def table_rows(text):
    return [row for row in text.splitlines() if row.startswith("|")]


def facts_of(row):
    """What a row of a table says in any language: its code, and cells of nothing but numbers and signs."""
    code = sorted(re.findall(r"`[^`]*`", row))
    return len(cells(row)), code, [cell for cell in cells(row) if re.fullmatch(r"[\d\s()+,.…×<≤=–-]+", cell)]


def check_figures_are_drawn(pages):
    for page, language, name in zip(pages, ("en", "zh"), FIGURES, strict=True):
        drawn = subprocess.run([page.build / "figures" / page.id, language], check=True, capture_output=True).stdout
        assert (page.folder / name).read_bytes() == drawn, "make figures draws another picture"
        assert f"]({name})" in page.text, page.path


def check_figures_speak(pages):
    """A figure has a title, a note and keys in its language, nothing is cut off, and no letters are small."""
    figures = [etree.parse(pages[0].folder / name).getroot() for name in FIGURES]
    for svg, is_word in zip(figures, (r"[a-z]{3}", r"[\u4e00-\u9fff]"), strict=True):
        texts = [text.text for text in svg.iter(SVG + "text")]
        assert svg.findtext(SVG + "title") == texts[0] and texts[1] in svg.findtext(SVG + "desc")
        assert len([text for text in texts if re.search(is_word, text)]) >= 5, texts
        assert min(map(float, re.findall(r"([\d.]+)px", svg.findtext(SVG + "style")))) >= 16
        assert svg.get("viewBox") == f"0 0 800 {svg.get('height')}" and svg.get("width") == "800"
        for element in svg.iterchildren():
            left, top, right, bottom = reach(element)
            assert min(left, top) >= 0 and right <= 800 and bottom <= int(svg.get("height")), etree.tostring(element)
    english, chinese = (" ".join(svg.itertext()) for svg in figures)
    assert not re.search(r"[\u4e00-\u9fff]", english)
    assert set(re.findall(r"\d+", english)) == set(re.findall(r"\d+", chinese)), pages[0].folder


def reach(element):
    """The left, top, right and bottom of a child of an SVG. Letters are as wide as usual, Chinese ones as wide as high."""
    def number(*names):
        return sum(int(element.get(name, 0)) for name in names)

    kind, classes = element.tag.removeprefix(SVG), element.get("class", "").split()
    if kind == "text":
        size = 25 if "title" in classes else 18
        width = size * sum(1 if letter > "\u2e80" else 0.55 for letter in element.text)
        left = number("x") - width * (0 if "left" in classes else 1 if "right" in classes else 0.5)
        return left, number("y") - size, left + width, number("y") + size / 4
    radius = number("r")
    return (number("x", "x1", "cx") - radius, number("y", "y1", "cy") - radius,
            max(number("x", "width", "x2"), number("cx", "r")), max(number("y", "height", "y2"), number("cy", "r")))


CHECKS = [check_headings, check_words, check_listings, check_computed_tables, check_numbers, check_languages]
CHECKS_OF_PROBLEMS = [*CHECKS, check_figures_are_drawn, check_figures_speak]


# --- the pages as they are ---


def both(kind, folder, build):
    """The page of this kind and folder in both languages."""
    return [kind(folder, build, language) for language in (ENGLISH, CHINESE)]


@pytest.fixture(params=PROBLEMS, ids=lambda path: path.name)
def pages(request, build):
    return both(Page, request.param, build)


@pytest.mark.parametrize("check", CHECKS_OF_PROBLEMS, ids=lambda check: check.__name__)
def test_pages_agree_with_the_code(pages, check):
    check(pages)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_course_agrees_with_the_code(build, check):
    check(both(Course, ROOT / "problems", build))


def test_links_of_pages(pages):
    for page in pages:
        check_links(page.path)


@pytest.mark.parametrize("path", OTHER_PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_of_other_pages(path):
    check_links(path)


# --- Chinese ---

CHINESE_TEXTS = sorted(path for pattern in ("*.md", "*/*.md", "*/*/*.md", "common/site/*/*.md", "common/p*/*.?pp", "problems/*/reference.cpp")
                       for path in ROOT.glob(pattern) if path.suffix != ".md" or path.name.endswith(".zh-CN.md"))


def wrong_terms(text):
    lines = [line for line in without(text, r"^```.*?^```$", r"\]\([^)]*\)", r"<[^>]*>").splitlines() if re.search("[一-鿿]", line)]
    return [(found[0], right) for wrong, right in TERMS.items() for found in re.finditer(wrong, "\n".join(lines))]


@pytest.mark.parametrize("path", CHINESE_TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_one_word_for_one_thing(path):
    assert not wrong_terms(path.read_text())


def test_one_word_for_one_thing_in_the_english_glossaries(pages):
    assert not wrong_terms("\n".join(re.findall(r"^\| [^|]* \| ([^|]*) \|", pages[0].sections()[pages[0].sources][1], re.M)))


def test_the_communitys_words_stand_beside_ours(build):
    text = Course(ROOT / "problems", build, CHINESE).text
    assert [word for word in KNOWN_WORDS if word not in text] == []


def marks_gone_wrong(text):
    """Asterisks that a reader sees, and slanted Chinese, in what GitHub's own library makes of a page."""
    library = ctypes.CDLL(ctypes.util.find_library("cmark-gfm"))
    library.cmark_markdown_to_html.restype = ctypes.c_char_p
    html = library.cmark_markdown_to_html(text.encode(), len(text.encode()), 1 << 17).decode()  # raw HTML passes
    return re.findall(r"[^\n]*\*[^\n]*|<em>[^<]*[一-鿿][^<]*</em>", without(html, r"<code.*?</code>"))


@pytest.mark.parametrize("path", [path for path in CHINESE_TEXTS if path.suffix == ".md"], ids=lambda path: str(path.relative_to(ROOT)))
def test_emphasis_is_what_a_reader_sees(path):
    assert not marks_gone_wrong(path.read_text())


def test_the_checks_of_chinese_see_what_is_wrong():
    assert wrong_terms("有几步必胜？") and wrong_terms("| 错误 | run |") and not wrong_terms("反常规则：距离数 | remoteness |")
    assert marks_gone_wrong("*这张表：*数对") and marks_gone_wrong("一个*和*。") and not marks_gone_wrong("**这张表**：*Nim* 和 `a * b`")


# --- the checks themselves ---

BREAKS = {
    "a heading": (check_headings, ENGLISH, "## The picture", "## A picture"),
    "a heading in Chinese": (check_headings, CHINESE, "## 易错点", "## 陷阱"),
    "a word": (check_words, ENGLISH, "The second sentence", "Obviously the second sentence"),
    "a listing": (check_listings, ENGLISH, "if (a > b)", "if (a < b)"),
    "a listing in Chinese": (check_listings, CHINESE, "if (a > b)", "if (a < b)"),
    "a listing without a file": (check_listings, ENGLISH, "```cpp main.cpp", "```cpp"),
    "the code behind a listing": (check_listings, "main.cpp", "int k = b - a", "int k = a - b"),
    "a computed table": (check_computed_tables, CHINESE, "| (1, 2) |", "| (1, 3) |"),
    "a number": (check_numbers, ENGLISH, "102334155", "102334156"),
    "a link": (lambda pages: check_links(pages[0].path), ENGLISH, "](figure.svg)", "](picture.svg)"),
    "a link to the other language": (lambda pages: check_links(pages[1].path), CHINESE, "](../README.zh-CN.md", "](../README.md"),
    "an anchor": (lambda pages: check_links(pages[0].path), ENGLISH, "](../README.md", "](../README.md#nothing"),
    "a number of one language": (check_languages, CHINESE, "267914295", "267914296"),
    "a figure": (check_figures_are_drawn, "figure.zh.svg", "<rect", "<rect "),
    "a figure of the other language": (check_figures_are_drawn, CHINESE, "](figure.zh.svg)", "](figure.svg)"),
    "a text that is cut off": (check_figures_speak, "figure.svg", 'x="24"', 'x="424"'),
    "a text of the other language": (check_figures_speak, "figure.svg", "P: the mover loses", "P：先手必败"),
    "small letters": (check_figures_speak, "figure.svg", "18px", "14px"),
}
COURSE_BREAKS = {
    "a heading": (check_headings, CHINESE, "## 分块读写", "## 读写"),
    "the code of a chapter": (check_listings, "../common/tests/course_test.cpp", "greatest > 1", "greatest > 2"),
    "a word": (check_words, CHINESE, "，先手必败。", "，显然先手必败。"),
    "the code behind a listing": (check_listings, "HDU2516/main.cpp", "number * 10", "number * 8"),
    "a listing left out": (check_listings, ENGLISH, "```", ""),
    "a computed table": (check_computed_tables, ENGLISH, "| 0.77 | 0, 1, 2", "| 0.77 | 0, 1, 3"),
    "a number": (check_numbers, ENGLISH, "174", "175"),
    "a number of one language": (check_languages, CHINESE, "G(174)", "G(175)"),
}


def change(file, old, new):
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


@pytest.mark.parametrize("name", BREAKS)
def test_a_break_is_seen(name, build, tmp_path):
    check, file, old, new = BREAKS[name]
    for page in (ENGLISH, CHINESE):
        (tmp_path / "problems").mkdir(exist_ok=True)
        shutil.copy(ROOT / "problems" / page, tmp_path / "problems")
    folder = tmp_path / "problems/P2252"
    shutil.copytree(ROOT / "problems/P2252", folder)
    change(folder / file, old, new)
    with pytest.raises(AssertionError):
        check(both(Page, folder, build))


@pytest.mark.parametrize("name", COURSE_BREAKS)
def test_a_break_of_the_course_is_seen(name, build, tmp_path):
    check, file, old, new = COURSE_BREAKS[name]
    folder = tmp_path / "problems"
    for copied in (ENGLISH, CHINESE, "HDU2516/main.cpp", "../common/tests/course_test.cpp"):
        (folder / copied).resolve().parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "problems" / copied, (folder / copied).resolve())
    change((folder / file).resolve(), old, new)
    with pytest.raises(AssertionError):
        check(both(Course, folder, build))
