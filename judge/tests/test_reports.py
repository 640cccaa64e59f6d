"""The reports of `judge run`, read by what would read them: an XML schema, a JUnit parser, a browser."""

import html
import json
import os
import shutil
import subprocess

import junitparser
import lxml.etree
import lxml.html
import pytest

from checkouts import FIXTURES, Checkout, overlay

SCHEMA = lxml.etree.XMLSchema(lxml.etree.parse(FIXTURES.parent / "junit.xsd"))
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
SECONDS = 120

NOT_CPP = "// expect: CE — <it> is no C++ & says so\nint main() { return }\n"

# What must come of it: on DOUBLE two submissions do other things than their first line says.
MATRIX = {
    "main.cpp": ["AC", "AC", "AC", "AC"],
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
    (empty,) = suites["DOUBLE wrong/empty.cpp"]
    assert (empty.classname, empty.name) == ("DOUBLE.wrong/empty_cpp", "sample/1")
    (failure,) = empty.result
    assert isinstance(failure, junitparser.Failure)
    assert failure.type == "WA" and "output is empty" in failure.message
    survived = list(suites["DOUBLE wrong/right.cpp"])[-1]
    assert survived.result[0].message == "AC on 4 tests, expected WA"


def test_the_suites_name_isolation_and_limits(eventful):
    for suite in eventful.suites().values():
        properties = {item.name: item.value for item in suite.properties()}
        assert properties["isolation"] == eventful.facts["isolation"]
        assert float(properties["time_limit_s"]) > 0 and int(properties["memory_limit_mib"]) > 0


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
    assert not page.xpath("//script") and not page.xpath("//b[not(@class)]")
    assert page.xpath('string(//div[@class="given"]//mark)') == "<script>\\x01\\xff]]>&amp;</script>"
    assert hostile.page.isprintable() or not set(hostile.page) & set(map(chr, range(32))) - {"\n", "\t"}


# --- JSON ---


def test_the_json_tells_where_outputs_part(eventful):
    result = next(r for r in eventful.facts["results"] if r["source"] == "wrong/in_int.cpp")
    difference = result["tests"][-1]["difference"]
    assert {"line", "token", "wanted", "got"} < set(difference)
    assert (difference["wanted_before"], difference["wanted_after"]) == ("", "")


# --- the page, in a browser ---


class Browser:
    """A headless Chromium with a home of its own, that asks nobody for anything."""

    FLAGS = (
        "--headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run --disable-extensions"
        " --disable-background-networking --disable-component-update --disable-sync --hide-scrollbars"
    ).split()

    def __init__(self, home):
        self.home = home

    def run(self, page, *flags):
        """Opens the page, a text; returns what Chromium prints."""
        path = self.home / "page.html"
        path.write_text(page, encoding="utf-8")
        call = [CHROMIUM, *self.FLAGS, f"--user-data-dir={self.home}/profile", *flags, path.as_uri()]
        environment = {**os.environ, "HOME": str(self.home)}
        run = subprocess.run(call, capture_output=True, timeout=SECONDS, env=environment)
        assert run.returncode == 0, run.stderr.decode(errors="replace")[-2000:]
        return run.stdout.decode()

    def tree(self, page, *flags):
        """The page as Chromium understood it."""
        return lxml.html.fromstring(self.run(page, "--dump-dom", *flags))

    def probe(self, page, width, script, *flags):
        """What `script`, a function of the page's window, returns when the page is `width` pixels wide."""
        frame = f'<iframe style="width:{width}px;height:900px;border:0" srcdoc="{html.escape(page)}"></iframe>'
        call = f"onload = () => {{ document.body.dataset.result = JSON.stringify(({script})(frames[0])); }};"
        tree = self.tree(f"<!DOCTYPE html><title>probe</title><body>{frame}<script>{call}</script>", *flags)
        return json.loads(tree.find("body").get("data-result"))


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    if CHROMIUM is None:
        pytest.skip("no Chromium is installed: nobody looks at the page (apt-get install chromium)")
    return Browser(tmp_path_factory.mktemp("browser"))


def section(tree, problem):
    return next(s for s in tree.xpath('//section[@class="problem"]') if s.find("h2").text_content().startswith(problem))


def cells_by_source(tree):
    rows = section(tree, "DOUBLE").xpath('.//table[@class="matrix"]/tbody/tr')
    return {row.find("th").text_content(): [cell.text_content() for cell in row.findall("td")[3:]] for row in rows}


def test_the_browser_shows_the_matrix(browser, eventful):
    tree = browser.tree(eventful.page)
    assert cells_by_source(tree) == MATRIX
    heads = section(tree, "DOUBLE").xpath('.//table[@class="matrix"]//th[@class="test"]/@title')
    assert heads == ["sample/1", "hand/no-newline", "generated/small", "generated/largest"]
    assert len(tree.xpath('//section[@class="problem"]')) == 2


def test_the_browser_opens_only_what_was_not_expected(browser, eventful):
    tree = browser.tree(eventful.page)
    opened = tree.xpath('//details[@open]//span[@class="source"]/text()')
    assert opened == SURPRISES
    assert len(tree.xpath("//details")) == len(MATRIX) + 2
    assert "output ends here" in tree.xpath('string(//details[@open]//figure[@class="difference"])')


def test_the_browser_shows_differences_and_the_compilers_words(browser, eventful):
    details = {d.xpath('string(.//span[@class="source"])'): d for d in browser.tree(eventful.page).xpath("//details")}
    marks = details["wrong/in_int.cpp"].xpath('.//figure[@class="difference"]//mark/text()')
    assert marks == ["4000000000", "-294967296"]
    assert "error: expected primary-expression" in details["wrong/not_cpp.cpp"].xpath("string(.//pre)")


def test_the_plot_has_a_mark_for_every_run(browser, eventful):
    plot = section(browser.tree(eventful.page), "DOUBLE").xpath('.//figure[@class="times"]//svg[@role="img"]')[0]
    runs = sum(cell != "–" for cells in MATRIX.values() for cell in cells)
    assert len(plot.xpath(".//title")) == runs
    assert len(plot.xpath('.//line[@class="limit"]')) == 1


@pytest.mark.parametrize("width", [320, 400, 1280])
def test_the_page_is_never_wider_than_the_window(browser, eventful, hostile, width):
    script = "w => [w.innerWidth, w.document.documentElement.scrollWidth]"
    for page in (eventful.page, hostile.page):
        assert browser.probe(page, width, script) == [width, width]


# Every text against what is painted behind it, by the formula of WCAG; 4.5 is its level AA.
CONTRAST = """w => {
  const numbers = color => color.match(/[\\d.]+/g).map(Number);
  const opaque = color => numbers(color).length === 3 || numbers(color)[3] === 1;
  const light = color => numbers(color).slice(0, 3).map(c => c / 255)
    .map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  const back = e => opaque(w.getComputedStyle(e).backgroundColor)
    ? w.getComputedStyle(e).backgroundColor : back(e.parentElement);
  const has_text = e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim());
  const poor = [];
  for (const e of w.document.querySelectorAll('body *')) {
    if (!has_text(e) || e.closest('svg')) continue;
    const pair = [light(w.getComputedStyle(e).color), light(back(e))].sort((a, b) => b - a);
    if ((pair[0] + 0.05) / (pair[1] + 0.05) < 4.5) poor.push(e.outerHTML.slice(0, 80));
  }
  return [light(w.getComputedStyle(w.document.body).backgroundColor), poor];
}"""


@pytest.mark.parametrize("scheme, is_dark", [("1", False), ("0", True)])
def test_the_text_stands_out_in_light_and_dark(browser, eventful, scheme, is_dark):
    background, poor = browser.probe(eventful.page, 1280, CONTRAST, f"--blink-settings=preferredColorScheme={scheme}")
    assert (background < 0.1) == is_dark
    assert poor == []


def test_the_page_can_be_pictured_and_printed(browser, eventful):
    picture, paper = browser.home / "page.png", browser.home / "page.pdf"
    browser.run(eventful.page, f"--screenshot={picture}", "--window-size=1280,1600")
    browser.run(eventful.page, f"--print-to-pdf={paper}")
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert paper.read_bytes().startswith(b"%PDF")
