"""The reports of `judge run`, read by what would read them: an XML schema, a JUnit parser, a browser."""

import json
import shutil

import junitparser
import lxml.etree
import lxml.html
import pytest

from browser import Browser
from checkouts import FIXTURES, Checkout, overlay

SCHEMA = lxml.etree.XMLSchema(lxml.etree.parse(FIXTURES.parent / "junit.xsd"))
pytestmark = pytest.mark.xdist_group("reports")  # one browser, and each run once

SLOW = """#include <cstdio>
#include <ctime>
int main() {
  while (std::clock() < CLOCKS_PER_SEC / 10) {
  }
  for (long long n; std::scanf("%lld", &n) == 1;) std::printf("%lld\\n", 2 * n);
}
"""
NOT_CPP = "// expect: CE — <it> is no C++ & says so\nint main() { return }\n"

# What must come of it: on DOUBLE two submissions do other things than their first line says.
MATRIX = {
    "main.cpp": ["AC", "AC", "AC", "AC"],
    "accepted/slow.cpp": ["AC", "AC", "AC", "AC"],
    "wrong/adds_one.cpp": ["WA", "–", "–", "–"],
    "wrong/empty.cpp": ["WA", "–", "–", "–"],
    "wrong/in_int.cpp": ["AC", "AC", "AC", "WA"],
    "wrong/not_cpp.cpp": ["–", "–", "–", "–"],
    "wrong/right.cpp": ["AC", "AC", "AC", "AC"],
    "wrong/trailing_blank.cpp": ["PE", "–", "–", "–"],
}
SURPRISES = ["wrong/empty.cpp", "wrong/right.cpp"]


class Reports:
    """The three reports of one run, as text."""

    def __init__(self, checkout, *arguments):
        paths = [checkout.root / name for name in ("report.xml", "report.html", "report.json")]
        options = [word for name, path in zip(("--junit", "--html", "--json"), paths) for word in (name, path)]
        run = checkout.judge("run", *options, *arguments)
        assert run.returncode in (0, 1, 3), run.stderr
        self.junit, self.page = (path.read_text(encoding="utf-8") for path in paths[:2])
        self.facts = json.loads(paths[2].read_text())

    def suites(self):
        """As junitparser understands the XML, by name."""
        return {suite.name: suite for suite in junitparser.JUnitXml.fromstring(self.junit.encode())}


def copy_of(compiled, root):
    shutil.copytree(FIXTURES / "sound", root)
    shutil.copytree(compiled.root / ".build/cache", root / ".build/cache")
    return Checkout(compiled.binary, root)


@pytest.fixture(scope="module")
def eventful(compiled, tmp_path_factory):
    """The reports of a run that had surprises."""
    checkout = copy_of(compiled, tmp_path_factory.mktemp("eventful") / "checkout")
    overlay(checkout.root, "undetected-wrong")
    overlay(checkout.root, "other-verdict")
    checkout.write("problems/DOUBLE/wrong/not_cpp.cpp", NOT_CPP)
    checkout.write("problems/DOUBLE/accepted/slow.cpp", SLOW)
    return Reports(checkout)


def assert_valid(junit):
    assert SCHEMA.validate(lxml.etree.fromstring(junit.encode())), SCHEMA.error_log.last_error


# --- JUnit ---


def test_the_xml_follows_the_schema(eventful):
    assert_valid(eventful.junit)


def test_a_junit_parser_counts_only_what_was_not_expected(eventful):
    suites = eventful.suites()
    assert len(suites) == len(MATRIX) + 2
    failed = {name for name, suite in suites.items() if suite.failures}
    assert failed == {"DOUBLE " + source for source in SURPRISES}
    assert all(suite.errors == 0 for suite in suites.values())


def test_a_junit_parser_reads_cases_and_failures(eventful):
    suites = eventful.suites()
    names = [case.name for case in suites["DOUBLE main.cpp"]]
    assert names == ["sample/1", "hand/no-newline", "generated/small", "generated/largest"]
    main = suites["DOUBLE main.cpp"]
    assert main.tests == 4 and main.time == pytest.approx(sum(case.time for case in main), abs=0.003)
    (empty,) = suites["DOUBLE wrong/empty.cpp"]
    assert (empty.classname, empty.name) == ("DOUBLE.wrong/empty_cpp", "sample/1")
    (failure,) = empty.result
    assert isinstance(failure, junitparser.Failure)
    assert failure.type == "WA" and "output is empty" in failure.message
    survived = list(suites["DOUBLE wrong/right.cpp"])[-1]
    assert survived.result[0].message == "AC on 4 tests, expected WA"


def test_the_suites_name_isolation_and_limits(eventful):
    for suite, fact in zip(eventful.suites().values(), eventful.facts["results"], strict=True):
        properties = {item.name: item.value for item in suite.properties()}
        assert properties["isolation"] == eventful.facts["isolation"]
        assert (properties["expected"], properties["verdict"]) == (" ".join(fact["expected"]), fact["verdict"])
        assert (properties["time_limit_s"], properties["memory_limit_mib"]) == ("0.5", "64")


def test_a_broken_checker_is_an_error_and_no_failure(compiled, tmp_path):
    checkout = copy_of(compiled, tmp_path / "checkout")
    overlay(checkout.root, "checker-fails")
    reports = Reports(checkout, "DIVISOR")
    assert_valid(reports.junit)
    suites = reports.suites().values()
    assert sum(suite.errors for suite in suites) > 0
    assert sum(suite.failures for suite in suites) == 0
    assert "problems/DIVISOR/checker.cpp on 1.in: exit code 7" in reports.page


# --- bytes that want to be markup ---


@pytest.fixture(scope="module")
def hostile(compiled, tmp_path_factory):
    """The reports on a program whose name and output are markup and control characters."""
    checkout = copy_of(compiled, tmp_path_factory.mktemp("hostile") / "checkout")
    program = r'#include <cstdio>' "\n" r'int main() { std::puts("<script>\x01\xff]]>&amp;</script>"); }'
    source = checkout.write('<b>&"\x01.cpp', program)
    return Reports(checkout, "DOUBLE", "--source", source)


def test_the_xml_holds_any_bytes(hostile):
    assert_valid(hostile.junit)
    (suite,) = hostile.suites().values()
    assert suite.name.endswith('<b>&"\\x01.cpp')
    (case,) = suite
    assert "<script>\\x01\\xff]]>&amp;</script>" in case.result[0].text


def test_the_page_holds_any_bytes(hostile):
    page = lxml.html.fromstring(hostile.page)
    assert page.findtext(".//title").endswith("<b>&\"\\x01.cpp: WA")
    assert not page.xpath("//script") and not page.xpath("//b[not(@class)]")
    assert page.xpath('string(//figure[@class="given"]//mark)') == "<script>\\x01\\xff]]>&amp;</script>"
    assert hostile.page.isprintable() or not set(hostile.page) & set(map(chr, range(32))) - {"\n", "\t"}


# --- the page, in a browser ---


@pytest.fixture(scope="module")
def chrome(tmp_path_factory):
    chrome = Browser(tmp_path_factory.mktemp("browser"))
    yield chrome
    chrome.driver.quit()


@pytest.fixture
def shown(chrome):
    """Opens the text of a page."""

    def show(page):
        (chrome.folder / "page.html").write_text(page, encoding="utf-8")
        chrome.width(1280)
        return chrome.open("page.html")

    return show


def section(tree, problem):
    return next(s for s in tree.xpath('//section[@class="problem"]') if s.find("h2").text_content().startswith(problem))


def cells_by_source(tree):
    rows = section(tree, "DOUBLE").xpath('.//table[@class="matrix"]/tbody/tr')
    return {row.find("th").text_content(): [cell.text_content() for cell in row.findall("td")[3:]] for row in rows}


def test_the_browser_shows_the_matrix(shown, eventful):
    tree = shown(eventful.page).tree()
    assert cells_by_source(tree) == MATRIX
    heads = section(tree, "DOUBLE").xpath('.//table[@class="matrix"]//th[@class="test"]/@title')
    assert heads == ["sample/1", "hand/no-newline", "generated/small", "generated/largest"]
    folders = section(tree, "DOUBLE").xpath('.//table[@class="matrix"]//th[@class="folder"]')
    assert [(head.text, head.get("colspan")) for head in folders] == [("sample", "1"), ("hand", "1"), ("generated", "2")]
    assert section(tree, "DOUBLE").xpath('h2/a[@href="https://example.org/double"]/text()') == ["DOUBLE Twice the number"]
    assert len(tree.xpath('//section[@class="problem"]')) == 2
    cells = section(tree, "DOUBLE").xpath('.//table[@class="matrix"]/tbody/tr[th="wrong/adds_one.cpp"]/td/@class')
    assert cells[-4:] == ["fail", "none", "none", "none"]
    for details in tree.xpath("//details"):
        link = "#" + details.xpath("./div/@id")[0]
        assert len(tree.xpath("//a[@href=$link]", link=link)) == 1 + (details.get("open") is not None)


def test_a_click_on_a_submission_opens_it(shown, eventful):
    chrome = shown(eventful.page)
    [link] = [link for link in chrome.find_all(".matrix a") if link.text == "wrong/in_int.cpp"]
    is_open = "return document.querySelector(arguments[0]).parentElement.open"
    content = link.get_attribute("href").partition("#")[2]
    assert not chrome.driver.execute_script(is_open, "#" + content)
    link.click()
    assert chrome.driver.execute_script(is_open, "#" + content)


def test_the_browser_opens_only_what_was_not_expected(shown, eventful):
    tree = shown(eventful.page).tree()
    opened = tree.xpath('//details[@open]//span[@class="source"]/text()')
    assert opened == SURPRISES
    assert len(tree.xpath("//details")) == len(MATRIX) + 2
    good = [badge.partition(" as")[0] for badge in tree.xpath('//*[@class="wrong"]/text()') if " of " in badge]
    assert good == ["✗ 8 of 10", "✗ 6 of 8", "✗ 6 of 8"], "of the page, in the list of problems, of the problem"
    assert "AC 4, WA 4, PE 1, CE 1" in tree.xpath("string(//header)")
    [surprise] = tree.xpath('//section[@class="alarm"]//li[a="DOUBLE wrong/empty.cpp"]')
    assert ": WA in place of TLE. sample/1: output is empty" in surprise.text_content()
    assert tree.xpath('string(//details[@open]//figure[@class="given"]//mark)') == "(end)"


def test_the_browser_shows_differences_and_the_compilers_words(shown, eventful):
    details = {d.xpath('string(.//span[@class="source"])'): d for d in shown(eventful.page).tree().xpath("//details")}
    marks = details["wrong/in_int.cpp"].xpath('.//div[@class="evidence"]//mark/text()')
    assert marks == ["4000000000", "-294967296"]
    assert "3 of 4 tests were not run." in details["wrong/adds_one.cpp"].text_content()
    assert "error: expected primary-expression" in details["wrong/not_cpp.cpp"].xpath("string(.//pre)")


def test_the_plot_has_a_mark_for_every_run(shown, eventful):
    plot = section(shown(eventful.page).tree(), "DOUBLE").xpath('.//figure[@class="times"]//svg[@role="img"]')[0]
    runs = sum(cell != "–" for cells in MATRIX.values() for cell in cells)
    assert len(plot.xpath(".//title")) == runs
    assert len(plot.xpath('.//line[@class="limit"]')) == 1


@pytest.mark.parametrize("width", [320, 400, 1280])
def test_the_page_is_never_wider_than_the_window(shown, eventful, hostile, width):
    script = "return [innerWidth, document.documentElement.scrollWidth]"
    for page in (eventful.page, hostile.page):
        chrome = shown(page)
        chrome.width(width)
        assert chrome.driver.execute_script(script) == [width, width]


# Every text against what is painted behind it, by the formula of WCAG; 4.5 is its level AA.
CONTRAST = """
const numbers = color => color.match(/[\\d.]+/g).map(Number);
const opaque = color => numbers(color).length === 3 || numbers(color)[3] === 1;
const light = color => numbers(color).slice(0, 3).map(c => c / 255)
  .map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
  .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
const back = e => opaque(getComputedStyle(e).backgroundColor)
  ? getComputedStyle(e).backgroundColor : back(e.parentElement);
const has_text = e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim());
const poor = [];
for (const e of document.querySelectorAll('body *')) {
  if (!has_text(e) || e.closest('svg')) continue;
  const pair = [light(getComputedStyle(e).color), light(back(e))].sort((a, b) => b - a);
  if ((pair[0] + 0.05) / (pair[1] + 0.05) < 4.5) poor.push(e.outerHTML.slice(0, 80));
}
return [light(getComputedStyle(document.body).backgroundColor), poor];"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_text_stands_out_in_light_and_dark(shown, eventful, scheme):
    chrome = shown(eventful.page)
    chrome.scheme(scheme)
    background, poor = chrome.driver.execute_script(CONTRAST)
    assert (background < 0.1) == (scheme == "dark")
    assert poor == []
