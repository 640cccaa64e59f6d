"""The site in a headless Chromium, opened as by a double click: every page, every program, every game.

All of it is long: `make site` compiles 30 programs, and a browser needs seconds. common/site/README.md says what is needed.
"""

import functools
import json
import re
import shutil
import socket
import subprocess
import time
import urllib.parse

import lxml.html
import pytest

from browser import Browser
from checkouts import SECONDS
from pages import PROBLEMS, ROOT

try:
    from selenium import webdriver
    from selenium.common.exceptions import TimeoutException
    from selenium.webdriver.common.keys import Keys
    from selenium.webdriver.support.ui import WebDriverWait
except ImportError:  # then all is skipped
    pass

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("site")]
MOST_BYTES = 4 * 10 ** 6
IDS = [path.name for path in PROBLEMS]

# --- the site and the browser ---


@pytest.fixture(scope="module")
def site(build):
    subprocess.run(["make", "-s", "site", "JOBS=1", f"BUILD={build.relative_to(ROOT)}"], cwd=ROOT, check=True,
                   capture_output=True)
    return build / "site"


# A script that answers with what one of the functions of site_walks.js gives.
ASK = (ROOT / "judge/tests/site_walks.js").read_text() + """
const [name, values, done] = arguments;
Promise.resolve().then(() => eval(name)(...values)).then(done, fault => done(String(fault)));"""


class SiteBrowser(Browser):
    def ask(self, name, *values):
        return self.driver.execute_async_script(ASK, name, values)

    def open_game(self, words):
        self.open("play.html#" + words.replace(" ", "/", 1).replace(" ", "+"))
        self.wait(lambda: self.find("#play-it[data-ready]"))
        return self


@pytest.fixture(scope="module")
def browser(site):
    browser = SiteBrowser(site)
    yield browser
    browser.driver.quit()


@pytest.fixture
def narrow(browser):
    browser.width(360)
    yield browser
    browser.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


# --- the files ---


@functools.lru_cache(None)
def tree(path):
    return lxml.html.fromstring(path.read_bytes())


def pages(site):
    return sorted(site.glob("*.html"))


def broken_links(page):
    for element, _, target, _ in tree(page).iterlinks():
        if element.tag == "a" and re.match(r"https?://", target) or target.startswith("data:"):
            continue
        name, _, anchor = urllib.parse.unquote(target).partition("#")
        file = page.parent / name if name else page
        if not file.is_file():
            yield f"{page.name}: {target}"
        elif anchor and file.suffix == ".html" and not file.name.startswith("play") and not tree(file).xpath("//*[@id=$id]", id=anchor):
            yield f"{page.name}: {target}"


def test_every_page_is_there_and_no_link_is_broken(site):
    names = {page.name for page in pages(site)}
    assert names >= {f"{name}{ending}.html" for name in ("index", "course", "play") for ending in ("", ".zh")}
    assert names >= {f"{folder.name}.html" for folder in PROBLEMS}
    assert names >= {f"{folder.name}.zh.html" for folder in PROBLEMS if (folder / "README.zh-CN.md").exists()}
    assert [link for page in pages(site) for link in broken_links(page)] == []


def test_nothing_is_asked_of_another_host(site):
    for page in pages(site):
        for element, attribute, target, _ in tree(page).iterlinks():
            assert element.tag == "a" or not re.match(r"(https?:)?//", target), (page.name, target)
    for file in [*site.glob("*.js"), *site.glob("*.css")]:
        assert not re.search(r"https?://|url\(", file.read_text()), file.name


def test_the_pages_can_be_read_without_scripts_and_name_their_commit(site):
    commit = subprocess.run(["git", "describe", "--always", "--dirty", "--exclude", "*"], cwd=ROOT, capture_output=True,
                            text=True).stdout.strip()
    for page in pages(site):
        assert tree(page).xpath("string(//footer/code)") == commit
        assert tree(page).xpath("//main//p")
        assert tree(page).xpath('//*[@id="search"]/@hidden')
    for folder in PROBLEMS:
        headings = re.findall("^## (.*)$", (folder / "README.md").read_text(), re.M)
        shown = [heading.text_content() for heading in tree(site / f"{folder.name}.html").xpath("//main//h2")]
        assert [heading for heading in shown if heading != "Run it here"] == headings


def test_the_whole_is_small(site):
    assert sum(file.stat().st_size for file in site.rglob("*") if file.is_file()) < MOST_BYTES


def links(page, condition=""):
    return [link.partition("#")[0] for link in tree(page).xpath(f"//a{condition}/@href") if re.match(r"[\w.-]+[.]html(#|$)", link)]


def test_links_lead_to_every_page(site):
    reached, to_visit = set(), ["index.html"]
    while to_visit:
        name = to_visit.pop()
        if name not in reached:
            reached.add(name)
            to_visit += links(site / name)
    assert reached == {page.name for page in pages(site)}


@pytest.mark.parametrize("ending, other", [(".html", ".zh.html"), (".zh.html", ".html")], ids=["en", "zh"])
def test_next_and_previous_go_through_the_language_and_the_other_language_has_the_same_page(site, ending, other):
    names = ["index" + ending]
    while following := links(site / names[-1], "[@rel='next']"):
        assert links(site / following[0], "[@rel='prev']") == names[-1:]
        names += following
    assert sorted(names) == sorted(page.name for page in pages(site) if page.name.endswith(".zh.html") == (ending == ".zh.html"))
    for name in names:
        assert links(site / name, "[@hreflang]")[:1] == [name.removesuffix(ending) + other]


@pytest.mark.parametrize("name", ["figure.svg", "figure.zh.svg"])
def test_the_pictures_are_those_of_the_problems(site, name):
    for folder in PROBLEMS:
        assert (site / f"problems-{folder.name}-{name}").read_bytes() == (folder / name).read_bytes()


def test_the_report_has_the_same_style_sheet(site, build):
    style = (ROOT / "common/site/style.css").read_bytes()
    assert (site / "style.css").read_bytes() == style
    assert style in (build / "judge").read_bytes()


# --- every page in the browser ---


def test_every_page_opens_without_errors(browser, site):
    for page in pages(site):
        browser.open(page.name)
        assert browser.find("h1").text
        assert all(width > 100 for width in browser.ask("pictures")), page.name
        assert browser.errors() == [], page.name


def test_paper_is_light_and_without_what_needs_a_screen(browser):
    look = "return [getComputedStyle(document.body).color, [...document.querySelectorAll('.bar, .machine, .neighbours')]" \
           ".filter(part => part.checkVisibility()).length]"
    browser.open("P2252.html")
    seen = {}
    for scheme, media in (("light", ""), ("dark", ""), ("light", "print"), ("dark", "print")):
        browser.scheme(scheme, media)
        seen[scheme, media] = browser.driver.execute_script(look)
    browser.scheme("")
    ink = seen["light", ""][0]
    assert seen["dark", ""][0] != ink
    assert seen["light", "print"] == seen["dark", "print"] == [ink, 0]


def test_programs_are_in_a_typewriter_s_letters(browser, site):
    family = "return [...document.querySelectorAll('main :is(code, pre code, textarea)')].map(e => getComputedStyle(e).fontFamily)"
    for page in ("HDU2177.html", "HDU2177.zh.html"):
        families = browser.open(page).driver.execute_script(family)
        assert len(families) > 10 and all("monospace" in family for family in families), page


def test_no_page_is_wider_than_a_telephone(narrow, site):
    games = [f"play.html#{game}" for game in BOXES]
    for page in [*(page.name for page in pages(site)), *games]:
        narrow.open(page)
        if page.startswith("play"):
            narrow.wait(lambda: narrow.find("#play-it[data-ready]"))
        script = "return [innerWidth, document.documentElement.scrollWidth]"
        assert narrow.driver.execute_script(script) == [360, 360], page


def test_a_program_is_loaded_when_it_is_wanted(browser):
    scripts = "return [...document.scripts].map(script => script.getAttribute('src'))"
    browser.open("P2252.html")
    assert browser.driver.execute_script(scripts) == [None, "modules.js", "site.js", "run.js", "map.js"]
    browser.find("#search input").click()
    browser.wait(lambda: "modules/search.js" in browser.driver.execute_script(scripts))
    run_on(browser, "1 2\n")
    assert set(browser.driver.execute_script(scripts)[5:]) == {
        "modules/search.js", "wasi.js", "modules/P2252.js", "modules/programs.js"}


def as_used(browser, page):
    """A page as it looks in use: everything open, a program run, something found, a move chosen and explained."""
    browser.open(page)
    browser.driver.execute_script("for (const d of document.querySelectorAll('details')) d.open = true")
    if browser.find_all("#run-it"):
        run_on(browser, browser.find("#input").get_property("value"))
        browser.find("#search input").send_keys("nim")
        browser.wait(lambda: browser.find("#search li a"))
    if page.startswith("play"):
        browser.wait(lambda: browser.find("#play-it[data-ready]"))
        browser.driver.execute_script("document.querySelectorAll('#play-it button:not(.board *, .moves *)').forEach(b => {"
                                      "if (/Hint|提示|why|为什么/.test(b.textContent)) b.click(); })")
        browser.wait(lambda: browser.find("button.main:not([disabled])"))


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("kind", ["pages", "games"])
def test_axe_finds_no_violation(site, build, kind, language):
    axe = build / "axe/node_modules/axe-core/axe.min.js"
    if not axe.exists():
        pytest.skip("axe-core is not there: see common/site/README.md")
    ending = ".zh.html" if language == "zh" else ".html"
    texts = [page.name for page in pages(site) if page.name.endswith(".zh.html") == (language == "zh")]
    games = [f"play{ending}#{game}" for game in BOXES]
    browser = SiteBrowser(site)  # one of its own, as axe leaves messages in the log
    try:
        for page in texts if kind == "pages" else games:
            as_used(browser, page)
            browser.driver.execute_script(axe.read_text())
            for scheme, width in (("light", 1280), ("dark", 1280), ("dark", 360), ("light", 360)):
                browser.width(width)
                browser.scheme(scheme)
                assert browser.ask("violations") == [], (page, scheme, width)
    finally:
        browser.driver.quit()


# --- run it here ---


def run_on(browser, given):
    """What the program and the reference say."""
    browser.driver.execute_script("document.querySelector('#input').value = arguments[0]", given)
    browser.driver.execute_script("document.querySelector('#run-it .start').click()")
    browser.wait(lambda: browser.find("#run-it:not([aria-busy])"))
    return browser.text("pre.output"), browser.text("pre.explanation")


def native(source, tmp_path, given, *arguments):
    program = tmp_path / source.stem
    if not program.exists():
        subprocess.run(["g++", "-std=c++17", "-O0", "-I.", source, "-o", program], cwd=ROOT, check=True)
    return subprocess.run([program, *arguments], input=given, capture_output=True, text=True, check=True).stdout


def expected(folder, sample, tmp_path):
    """The answer; where several are right, that of the same program outside of the browser."""
    if not (folder / "checker.cpp").exists():
        return sample.with_suffix(".ans").read_text()
    return native(folder / "main.cpp", tmp_path, sample.read_text())


@pytest.mark.parametrize("folder", PROBLEMS, ids=IDS)
def test_the_samples_in_the_page(browser, folder, tmp_path):
    samples = sorted((ROOT / "testdata" / folder.name / "sample").glob("*.in"))
    assert samples
    for page, language in ((f"{folder.name}.html", "en"), (f"{folder.name}.zh.html", "zh")):
        browser.open(page)
        for sample in samples:
            given = sample.read_text()
            output, explanation = run_on(browser, given)
            assert output == expected(folder, sample, tmp_path)
            assert explanation == native(folder / "reference.cpp", tmp_path, given, "--explain", language)
            assert len(explanation) > 20 and bool(re.search("[一-鿿]", explanation)) == (language == "zh")
        buttons = [button.get_attribute("data-input") for button in browser.find_all("[data-input]")]
        assert sorted(buttons) == sorted(sample.read_text() for sample in samples)
        assert browser.errors() == []


def test_a_program_can_be_stopped(browser):
    browser.open("HDU4764.html")
    browser.driver.execute_script("""
        modules.bytes = async () => Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 5, 3, 1, 0, 1,
          7, 19, 2, 6, 109, 101, 109, 111, 114, 121, 2, 0, 6, 95, 115, 116, 97, 114, 116, 0, 0, 10, 9, 1, 7, 0, 3, 64, 12, 0, 11, 11]);
        document.querySelector('#run-it .start').click();""")
    browser.wait(lambda: browser.find("#run-it[aria-busy]"))
    browser.find("#run-it .stop").click()
    assert browser.text("pre.output") == "stopped"


# --- play it ---

# For each game the starts of a small box.
BOXES = {
    "bash": [f"{heap} {most}" for heap in range(1, 12) for most in (1, 2, 3)],
    "misere-bash": [f"{heap} {most}" for heap in range(1, 12) for most in (1, 2, 3)],
    "count": [f"0 {target} {most}" for target in range(1, 12) for most in (1, 2, 3)],
    "misere-count": [f"0 {target} {most}" for target in range(1, 12) for most in (1, 2, 3)],
    "fibonacci": [str(heap) for heap in range(2, 14)],
    "nim": [f"{a} {b} {c}" for a in range(3) for b in range(4) for c in range(4)],
    "misere-nim": [f"{a} {b} {c}" for a in range(3) for b in range(4) for c in range(4)],
    "moore": [f"2 {a} {b} {c}" for a in range(3) for b in range(3) for c in range(3)],
    "staircase": [f"{a} {b} {c}" for a in range(3) for b in range(3) for c in range(3)],
    "subtraction": [f"1,3,4 {a} {b}" for a in range(1, 8) for b in range(1, 6)],
    "wythoff": [f"{a} {b}" for a in range(6) for b in range(6)],
    "queen": [f"{a} {b}" for a in range(6) for b in range(6)],
    "octal": [f"0.137 {a} {b}" for a in range(1, 8) for b in range(1, 5)],
    "cutting": [f"{a}x{b}" for a in range(2, 5) for b in range(2, 5)],
    "piles": [f"3 {a} {b}" for a in range(3, 7) for b in range(3, 6)],
    "lunch": [f"{a} {b}" for a in range(2, 9) for b in range(2, 6)],
    "string": ["aba", "ababa", "aaaaaa", "abacaba", "aaabaaa"],
    "knights": [f"6 {x},{y} {z},4" for x in (4, 5, 6) for y in (3, 5, 6) for z in (2, 5, 6)],
}

@pytest.mark.parametrize("game", BOXES)
def test_the_library_wins_every_won_position_of_a_box(browser, game):
    browser.open("play.html")
    won, left, ended, lost = browser.ask("everyGame", game, BOXES[game])
    assert lost == []
    assert won > 0 and left > 0 and won + left + ended == len(BOXES[game])


def ready(browser):
    browser.wait(lambda: browser.find("#play-it[data-ready]"))


@pytest.mark.parametrize("page, titles", [
    ("play.html", {"bash": "Bash's game", "nim": "Nim", "wythoff": "Wythoff's game"}),
    ("play.zh.html", {"bash": "巴什博弈", "nim": "Nim 游戏", "wythoff": "威佐夫博弈"}),
])
def test_the_list_of_games_shows_their_titles(browser, page, titles):
    browser.open(page)
    ready(browser)
    options = browser.find_all("#play-it option")
    shown = {option.get_attribute("value"): option.get_property("textContent") for option in options}
    assert list(shown) == list(BOXES)
    assert len(set(shown.values())) == len(BOXES) and not set(shown.values()) & set(BOXES)
    assert shown.items() >= titles.items()


def test_a_title_is_chosen_and_the_link_has_the_name(browser):
    browser.open("play.html")
    ready(browser)
    browser.find("#play-it select").send_keys("Wythoff")
    browser.wait(lambda: browser.driver.current_url.endswith("play.html#wythoff/8+11"))
    browser.open_game("misere-nim 1 2")
    assert browser.find("#play-it option:checked").get_property("textContent") == "Misère Nim"
    assert browser.errors() == []


def is_at(browser, selector):
    return browser.driver.execute_script("return document.activeElement.matches(arguments[0])", selector)


def go_to(browser, selector):
    """With the Tab key."""
    for _ in range(60):
        if is_at(browser, selector):
            return
        browser.press(Keys.TAB)
    raise AssertionError(f"Tab does not reach {selector}")


def make_move(browser, words):
    browser.wait(lambda: browser.find("button.main:not([disabled])"))
    assert browser.text("button.main") == f"Move: {words}"
    go_to(browser, "button.main")
    browser.press(Keys.ENTER)


def test_the_keyboard_alone_makes_the_move_that_is_wanted(browser):
    browser.open_game("nim 1 2")
    go_to(browser, ".counter")
    browser.press(Keys.ARROW_DOWN)
    browser.press(Keys.ARROW_RIGHT)
    assert browser.driver.switch_to.active_element.get_attribute("aria-label") == "take 1 from heap 2"
    browser.press(Keys.ENTER)
    make_move(browser, "take 1 from heap 2")
    browser.wait(lambda: "0, 1" in browser.text(".status") or "1, 0" in browser.text(".status"))
    browser.wait(lambda: is_at(browser, ".counter"))
    label = browser.driver.switch_to.active_element.get_attribute("aria-label")
    browser.press(Keys.SPACE)
    make_move(browser, label)
    browser.wait(lambda: browser.text(".status").endswith("You win."))
    assert browser.find(".status").get_attribute("data-winner") == "you"
    assert browser.errors() == []


def go_on(browser):
    """To the next thing on a board that can be chosen."""
    if is_at(browser, ".part"):
        return browser.press(Keys.TAB)
    before = browser.driver.switch_to.active_element
    browser.press(Keys.ARROW_RIGHT)
    if before == browser.driver.switch_to.active_element:
        browser.press(Keys.ARROW_DOWN)


def choose_a_move(browser):
    """With the keyboard: the first thing on the board that makes a move with what was chosen before it."""
    go_to(browser, ".board button, .board input")
    for _ in range(12):
        browser.press("1" if is_at(browser, "input") else Keys.ENTER)
        try:
            return WebDriverWait(browser.driver, 0.5, 0.02).until(
                lambda _: browser.find_all("button.main:not([disabled])"))
        except TimeoutException:
            go_on(browser)
    raise AssertionError(browser.text("button.main"))


@pytest.mark.parametrize("start", [
    "nim 1 2 3", "nim 42", "bash 9 3", "fibonacci 7", "moore 2 1 2 2", "wythoff 2 3", "count 9 3", "queen 3 4",
    "knights 4 3,4 4,2", "cutting 3x4", "string abacaba", "piles 2 4 3", "octal 0.137 6", "lunch 6 4"])
def test_the_keyboard_alone_plays_a_game_to_its_end(browser, start):
    browser.open_game(start)
    for turn in range(12):
        choose_a_move(browser)
        go_to(browser, "button.main")
        browser.press(Keys.ENTER)
        browser.wait(lambda: len(browser.find_all(".log li")) > 2 * turn)
        browser.wait(lambda: browser.text("button.main") in ("Choose a move", "The game is over"))
        if browser.find(".status").get_attribute("data-winner"):
            break
    assert re.search("(You win|The library wins)[.]$", browser.text(".status"))
    assert browser.errors() == []


def test_hint_take_back_reasons_and_link(browser):
    browser.open_game("nim 3 4 5")
    click = "for (const b of document.querySelectorAll('#play-it button')) if (b.textContent === arguments[0]) b.click()"
    browser.driver.execute_script(click, "P or N, and why?")
    assert "an N-position" in browser.text(".why")
    browser.driver.execute_script(click, "Hint")
    assert browser.text(".status").startswith("A good move: take 2 from heap 1")
    browser.wait(lambda: browser.text("button.main") == "Move: take 2 from heap 1")
    browser.find("button.main").click()
    browser.wait(lambda: len(browser.find_all(".log li")) == 2)
    link = browser.driver.current_url
    answer, position = re.fullmatch(r"The library: (.*)[.] Heaps: (.*)[.] It is your turn[.]", browser.text(".status")).groups()
    assert browser.find_all(".log li")[1].text == f"Library: {answer}"
    assert link.endswith("#nim/" + position.replace(", ", "+"))
    explain = browser.find_all("#play-it input[type=checkbox]")[-1]
    browser.driver.execute_script("arguments[0].click()", explain)
    assert "a P-position" in browser.text(".log small")
    browser.driver.execute_script(click, "Take back")
    browser.wait(lambda: browser.text(".status").startswith("Heaps: 3, 4, 5"))
    assert browser.find_all(".log li") == []
    browser.open("play.html#" + link.split("#")[1])
    browser.wait(lambda: browser.find("#play-it[data-ready]"))
    assert browser.driver.current_url == link
    assert browser.find(".bar [hreflang]").get_attribute("href").endswith("play.zh.html#" + link.split("#")[1])


def test_every_knight_needs_a_square(browser):
    browser.open_game("knights 4 3,3 4,4")
    browser.find("[aria-label^='square 1, 4 ']").click()
    browser.wait(lambda: browser.text("button.main[disabled]") == "Choose a square for each knight")
    browser.find("[aria-label^='square 3, 2 ']").click()
    browser.wait(lambda: browser.text("button.main:not([disabled])").startswith("Move: knight 1 to 1,4"))
    chosen = browser.find_all(".square[aria-pressed=true]")
    assert {square.get_attribute("data-square") for square in chosen} == {"1,4", "3,2"}


def test_two_quick_clicks_make_one_move(browser):
    browser.open_game("nim 3 4 5")
    browser.find(".board [aria-label='take 2 from heap 1']").click()
    browser.wait(lambda: browser.find("button.main:not([disabled])"))
    browser.driver.execute_script("const move = document.querySelector('button.main'); move.click(); move.click()")
    browser.wait(lambda: browser.find_all(".log li"))
    assert len(browser.find_all(".log li")) == 2


# For each board what to click, one after the other, and the move that the button then says.
CLICKS = {
    "bash 5 3": ([".counter:nth-of-type(4)"], "take 2"),
    "moore 2 1 2 3": (["[aria-label='take 1 from heap 1']", "[aria-label='take 2 from heap 3']"], "take 1 from heap 1, take 2 from heap 3"),
    "wythoff 3 4": (["[aria-label='take 2 from heap 1']", "[aria-label='take 2 from heap 2']"], "take 2 from each heap"),
    "count 0 30 4": ([".number:nth-of-type(3)"], "3"),
    "queen 3 4": (["[aria-label^='square 1, 2 ']"], "1, 2"),
    "knights 4 3,3 4,4": (["[aria-label^='square 1, 4 ']", "[aria-label^='square 3, 2 ']"], "1,4"),
    "cutting 4x6": ([".cut.h"], "height 1"),
    "string abaxa": ([".letter:nth-of-type(2)"], "2"),
    "piles 3 7": ([".heap button", ".buttons button:nth-of-type(2)"], "cut a pile of 7 into 3 piles"),
    "octal 0.137 5": ([".heap button", ".buttons button"], "leave"),
}


@pytest.mark.parametrize("start", CLICKS)
def test_a_board_makes_a_move(browser, start):
    clicks, words = CLICKS[start]
    browser.open_game(start)
    for selector in clicks:
        browser.find(f".board {selector}").click()
    browser.wait(lambda: words in browser.find("button.main:not([disabled])").text)
    before = browser.driver.current_url
    browser.find("button.main").click()
    browser.wait(lambda: browser.driver.current_url != before)
    assert browser.errors() == []

# --- what the fourth reading found: searches, inputs, addresses ---

@pytest.mark.parametrize("width, media", [(360, ""), (800, ""), (1366, ""), (720, "print")])
def test_no_number_and_no_name_is_broken(browser, site, width, media):
    try:
        browser.width(width)
        browser.scheme("", media)
        for page in pages(site):
            assert browser.open(page.name).ask("broken") == [], page.name
    finally:
        browser.scheme("")
        browser.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def searched(browser, page, typed):
    browser.open(page).find("#search input").send_keys(typed)
    browser.wait(lambda: browser.find("#search li a"))
    return [link.get_attribute("href").rpartition("/")[2] for link in browser.find_all("#search li a")]


@pytest.mark.parametrize("typed, page, first", [
    ("sg函数", "index.zh.html", "course.zh.html"), ("SG 函数", "index.zh.html", "course.zh.html"), ("反nim", "index.zh.html", "course.zh.html"),
    ("hdu1846", "index.html", "HDU1846.html"), ("hdu 1846", "index.zh.html", "HDU1846.zh.html"), ("P3235", "index.html", "HNOI2014.html"),
    ("xor", "index.zh.html", "course.zh.html"), ("黄金分割", "index.html", "NYOJ161.html"), ("SUSPENSE", "P2252.html", "course.html")])
def test_the_search_finds_what_people_type(browser, typed, page, first):
    assert searched(browser, page, typed)[0].partition("#")[0] == first


def test_the_search_obeys_arrows_and_enter(browser):
    found = searched(browser, "index.html", "hdu1846")
    for key in (Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP):
        browser.press(key)
    assert browser.driver.switch_to.active_element.get_attribute("href").endswith(found[0])
    browser.press(Keys.ARROW_UP)
    assert is_at(browser, "#search input")
    browser.press(Keys.ENTER)
    browser.wait(lambda: browser.driver.current_url.endswith(found[0]))


@pytest.mark.parametrize("folder", PROBLEMS, ids=IDS)
def test_an_illegal_input_gets_the_validator_s_sentence_and_runs_nothing(browser, folder, tmp_path):
    program = tmp_path / "validator"
    subprocess.run(["g++", "-std=c++17", "-O0", "-I.", folder / "validator.cpp", "-o", program], cwd=ROOT, check=True)
    browser.open(f"{folder.name}.html")
    for given in ("abc\n", "1 -2 3\n", "\n"):
        judged = subprocess.run([program], input=given, capture_output=True, text=True)
        if judged.returncode == 42:
            continue
        output, explanation = run_on(browser, given)
        assert output == f"This input is not legal, so nothing was run: {judged.stderr}" and explanation == ""
        assert judged.stderr.startswith("line ")


def test_a_file_is_an_input_and_a_sample_keeps_what_was_typed(browser, tmp_path):
    browser.open("HDU1846.html")
    (tmp_path / "own.txt").write_text("2\n1 1\n2 1\n")
    browser.find(".pick").send_keys(str(tmp_path / "own.txt"))
    browser.wait(lambda: browser.text("pre.output") == "first\nsecond\n")
    browser.find(".forget-file").click()
    browser.driver.execute_script("document.querySelector('#input').value = '1\\n7 3\\n'")
    browser.find("#run-it [data-input]").click()
    browser.find(".own").click()
    assert browser.find("#input").get_property("value") == "1\n7 3\n"
    browser.wait(lambda: browser.text("pre.output") == "first\n")


# --- break it, and the programs ---


@pytest.mark.parametrize("folder", PROBLEMS, ids=IDS)
def test_each_row_of_mistakes_runs_its_wrong_program(browser, folder):
    traps = re.findall(r"^\|.*\| (.*) \|.*\| `wrong/(\w+)\.cpp` \|$", (folder / "README.md").read_text(), re.M)
    attempts = browser.open(f"{folder.name}.html").ask("attempts")
    assert [name for name, *_ in attempts] == [name for _, name in traps] != []
    for (answer, _), (name, wrong, right, why) in zip(traps, attempts):
        assert wrong != right and why, name
        if answer.startswith("`") and not (folder / "checker.cpp").exists():
            assert right.split() == answer.strip("`").replace(" / ", " ").split(), name
    assert browser.errors() == []


def test_every_program_and_header_can_be_read(browser):
    for page, folder, some in (("P2252.html", ROOT / "problems/P2252", ["main.cpp", "textbook.cpp", "reference.cpp"]),
                               ("library.zh.html", ROOT, ["common/game/nim.hpp"])):
        texts = browser.open(page).ask("sources")
        assert texts.keys() >= {*some, *(f"wrong/{path.name}" for path in folder.glob("wrong/*.cpp"))}
        assert texts == {name: (folder / name).read_text() for name in texts}


# --- the game that is played ---

def move(browser, selector):
    """Makes the move that a part of the board stands for; the library answers."""
    before = len(browser.find_all(".log li"))
    browser.find(f".board {selector}").click()
    browser.wait(lambda: browser.find("button.main:not([disabled])")).click()
    browser.wait(lambda: len(browser.find_all(".log li")) > before)


def log(browser):
    return [line.get_property("textContent") for line in browser.find_all(".log li")]


def test_a_game_survives_links_addresses_reload_and_the_other_language(browser):
    browser.open_game("nim 3 4 5")
    move(browser, "[aria-label='take 1 from heap 1']")
    played, status, address = log(browser), browser.text(".status"), browser.driver.current_url
    assert len(played) == 2
    for target in ("#keys", "#main"):
        browser.driver.execute_script("location.hash = arguments[0]", target)
        assert log(browser) == played and browser.text(".status") == status
    browser.driver.execute_script("location.hash = '#chess'")
    browser.wait(lambda: browser.text(".status") == "There is no game “chess”. These are all:")
    assert log(browser) == played and len(browser.find_all("#play-it details[open] li a")) == len(BOXES)
    browser.driver.get(address.partition("#")[0] + "?again")
    ready(browser)
    assert log(browser) == played and browser.driver.current_url.endswith(address.partition("#")[2])
    browser.find(".bar [hreflang]").click()
    ready(browser)
    assert len(log(browser)) == 2 and log(browser)[0].startswith("你")
    assert browser.errors() == []


@pytest.mark.parametrize("address", ["nim/%E4", "%E4%B8", "nosuch/1+2", "nim/1/2", "nim/1+x"])
def test_any_address_ends_in_a_game_that_can_be_played(browser, address):
    browser.open(f"play.html#{address}")
    ready(browser)
    assert browser.find_all(".counter") and browser.text(".status")
    assert browser.errors() == []


@pytest.mark.parametrize("typed, status", [
    ("3,4,5", "Heaps: 3, 4, 5. It is your turn."), ("3，4；5", "Heaps: 3, 4, 5. It is your turn."),
    ("x", "'x' is not a whole number from 0 to 18446744073709551615. Write: HEAP…, for example: 3 4 5")])
def test_the_start_form_takes_what_it_recommends(browser, typed, status):
    browser.open_game("nim 1 2")
    field = browser.find("#play-it form input")
    field.clear()
    field.send_keys(typed, Keys.ENTER)
    browser.wait(lambda: browser.text(".status") == status)


def test_the_examples_are_won_for_the_reader_and_the_hint_is_on_the_board(browser):
    for game in BOXES:
        browser.driver.get("about:blank")
        browser.open(f"play.html#{game}")
        ready(browser)
        browser.ask("clickOn", "Hint")
        browser.wait(lambda: browser.text(".status").startswith("A good move"))
        assert browser.find_all(".board [aria-pressed=true], .board :checked"), game


@pytest.mark.parametrize("width, height", [(1366, 650), (360, 640)])
def test_the_button_to_move_is_in_view(browser, width, height):
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width == 360}
    try:
        for start in ("knights 8 6,7 5,4", "queen 8 11", "cutting 4x6", "queen 23 23"):
            browser.open_game(start)
            browser.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
            bottom = "return document.querySelector('button.main').getBoundingClientRect().bottom - innerHeight"
            assert browser.driver.execute_script(bottom) <= 0, start
    finally:
        browser.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def test_stairs_rise_and_nothing_can_be_cut_after_the_end(browser):
    browser.open_game("staircase 2 1 3")
    places = browser.driver.execute_script("return [...document.querySelectorAll('.stairs .heap')].map(e => [e.getBoundingClientRect().top, e.getBoundingClientRect().left])")
    assert places == sorted(places, key=lambda place: -place[1]) == sorted(places) and len(set(left for _, left in places)) == 3
    browser.open_game("cutting 1x2")
    browser.find(".cut").click()
    browser.wait(lambda: browser.find("button.main:not([disabled])")).click()
    browser.wait(lambda: browser.text(".status").endswith("You win."))
    assert browser.find_all(".cut:not([disabled])") == []


def test_a_link_is_copied_and_says_so(browser):
    browser.open_game("nim 2 3")
    browser.ask("clickOn", "Copy a link")
    browser.wait(lambda: browser.text("#play-it [role=status]:not(.status, .why, .loss)") in (
        "The link is copied.", f"This is the link: {browser.driver.current_url}"))


# --- see through it ---


def mex(values):
    return next(value for value in range(len(values) + 1) if value not in values)


def grundy_of_queen(side):
    values = {}
    for a, b in ((a, b) for a in range(side) for b in range(side)):
        values[a, b] = mex({values[x, b] for x in range(a)} | {values[a, y] for y in range(b)} |
                           {values[a - t, b - t] for t in range(1, min(a, b) + 1)})
    return values


def see_through(browser, start):
    browser.open_game(start).ask("clickOn", "See through it")
    browser.wait(lambda: browser.text(".numbers"))
    return browser.ask("seen")


def test_counters_show_which_moves_leave_p_and_the_columns_of_the_nim_sum(browser):
    shown = see_through(browser, "nim 3 4 6")
    heaps = [3, 4, 6]
    for heap, take in ((heap, take) for heap in range(3) for take in range(1, heaps[heap] + 1)):
        a, b, c = (count - take * (place == heap) for place, count in enumerate(heaps))
        assert shown["leaves"].pop(f"{heap + 1} {take}") == ("N" if a ^ b ^ c else "P")
    assert shown["leaves"] == {}
    assert shown["rows"] == [["1", "3", "0", "1", "1"], ["2", "4", "1", "0", "0"], ["3", "6", "1", "1", "0"], ["nim-sum", "1", "0", "0", "1"]]


def test_squares_show_grundy_and_suspense_numbers(browser):
    assert see_through(browser, "queen 8 8")["values"] == {f"{a},{b}": value for (a, b), value in grundy_of_queen(9).items()}
    suspense = {}
    for x, y in sorted(((x, y) for x in range(1, 7) for y in range(1, 7)), key=sum):
        after = [suspense[to] for to in ((x - 2, y + 1), (x - 2, y - 1), (x - 1, y - 2), (x + 1, y - 2)) if to in suspense]
        even = [number for number in after if number % 2 == 0]
        suspense[x, y] = 1 + (max(even) if even else min(after)) if after else 0
    assert see_through(browser, "knights 6 6,6")["values"] == {f"{x},{y}": number for (x, y), number in suspense.items()}


def test_after_a_loss_the_move_that_lost_is_named_and_played_anew(browser):
    browser.open_game("nim 1 2")
    move(browser, "[aria-label='take 1 from heap 1']")
    browser.wait(lambda: browser.text(".status").endswith("The library wins."))
    assert browser.text(".loss").startswith("Your move 1 gave the win away: take 1 from heap 1. Before it: Heaps: 1, 2.")
    browser.find(".loss button").click()
    browser.wait(lambda: browser.text(".status") == "Heaps: 1, 2. It is your turn.")
    assert log(browser) == []
    browser.open_game("nim 1 1")
    move(browser, ".counter")
    browser.wait(lambda: browser.text(".loss").startswith("You made no mistake"))


def test_a_map_shows_outcomes_and_winning_moves(browser):
    squares, values = [(a, b) for b in range(24, -1, -1) for a in range(25)], grundy_of_queen(25)
    classes, marks, words = browser.open("P2252.html").ask("mapOf", squares.index((13, 10)))
    assert classes == ["N" if values[square] else "P" for square in squares]
    assert {square for square, mark in zip(squares, marks) if mark == "wins"} == {(6, 10), (13, 8), (7, 4)}
    assert words.startswith("(13, 10): 3 winning moves.")
    browser.find(".grid").send_keys(Keys.ARROW_LEFT)
    browser.wait(lambda: browser.text(".map [role=status]").startswith("(12, 10)"))


# --- your formula ---


@pytest.mark.parametrize("start, formula, said", [
    ("nim 3 4 5", "(a, b) => (a ^ b) !== 0", "Right on all"), ("nim 3 4 5", "(...h) => h.reduce((a, b) => a ^ b) !== 0", "Right on all"),
    ("wythoff 8 11", "(a, b) => (a ^ b) !== 0", "(1, 1): your formula says P, but this is N."),
    ("bash 21 3", "(n, m) => n % m !== 0", "(1, 1): your formula says P, but this is N."), ("bash 21 3", "(n, m) => n % (m + 1) !== 0", "Right on all"),
    ("subtraction 1,3,4 10 13", "n => n % 7 !== 0 && n % 7 !== 2", "Right on all"), ("knights 8 6,7", "(x, y) => true", "(1, 1): your formula says N"),
    ("string aba", "s => s.length > 2 && s[0] === s[2]", "(aaba): your formula says P, but this is N."), ("nim 1 2", "3", "This is no function"), ("nim 1 2", "(a) => {", "SyntaxError"),
    ("nim 1 2", "a => { for (;;); }", "No answer within 3 s.")])
def test_a_formula_is_compared_with_the_library(browser, start, formula, said):
    assert browser.open_game(start).ask("formula", formula).startswith(said)


def test_a_counterexample_is_set_up_on_the_board(browser):
    browser.open_game("wythoff 8 11").ask("formula", "(a, b) => (a ^ b) !== 0")
    browser.find(".formula [role=status] a").click()
    browser.wait(lambda: browser.text(".status") == "Heaps: 1, 1. It is your turn.")


# --- the whole ---


def test_the_first_page_plays_at_once_and_lists_what_there_is(browser):
    browser.open("index.html").driver.execute_script("localStorage.clear(); sessionStorage.clear()")
    browser.open("index.html")
    ready(browser)
    browser.find(".board [aria-label='take 2 from heap 1']").click()
    browser.wait(lambda: browser.text("button.main") == "Move: take 2 from heap 1")
    rows = {row.find_element("css selector", "a").get_attribute("href").rpartition("/")[2]: row for row in browser.find_all(".problems li")}
    assert set(rows) == {f"{name}.html" for name in IDS}
    front = re.findall(r"^\| \[([\w-]+)\]\(problems/.*?\) \| .*? \| (.*?) \|", (ROOT / "README.md").read_text(), re.M)
    for name, theorem in front:
        assert theorem in rows[f"{name}.html"].text and rows[f"{name}.html"].find_element("css selector", "[role=img]").get_attribute("aria-label")
    assert not any(mark.is_displayed() for mark in browser.find_all("[data-note]"))
    browser.open("P2197.html").driver.execute_script("document.querySelector('.neighbours').scrollIntoView()")
    browser.wait(lambda: "P2197" in browser.driver.execute_script("return localStorage.getItem('read')"))
    browser.open_game("nim 1")
    browser.find(".counter").click()
    browser.wait(lambda: browser.find("button.main:not([disabled])")).click()
    browser.wait(lambda: browser.text(".status").endswith("You win."))
    browser.open("index.html")
    shown = [(mark.get_attribute("data-note"), mark.get_attribute("data-name")) for mark in browser.find_all(".problems [data-note]") if mark.is_displayed()]
    assert sorted(shown) == [("read", "P2197"), ("won", "nim"), ("won", "nim")]
    browser.find(".forget").click()
    assert not any(mark.is_displayed() for mark in browser.find_all("[data-note]"))


def test_a_game_leads_to_its_problems_and_back(browser):
    browser.open_game("wythoff 1 2")
    links = [link.get_attribute("href") for link in browser.find_all("#play-it a[href]") if "#" not in link.get_attribute("href")]
    assert {link.rpartition("/")[2] for link in links} == {"P2252.html", "NYOJ161.html", "HDU2177.html"}
    browser.driver.get(links[0])
    browser.find(".actions a[href^='play.html#wythoff/']").click()
    ready(browser)
    assert browser.text(".status").startswith("Heaps: 8, 11.")


def test_light_and_dark_can_be_chosen_and_stay(browser):
    colour = "return getComputedStyle(document.body).backgroundColor"
    browser.open("index.html")
    seen = {}
    for name in ("light", "dark"):
        browser.find(f"#theme option[value={name}]").click()
        seen[name] = browser.driver.execute_script(colour)
        browser.open("course.html")
        assert browser.driver.execute_script(colour) == seen[name]
    browser.find("#theme option[value='']").click()
    assert seen["light"] != seen["dark"]


def test_a_picture_opens_as_large_as_the_screen(browser):
    browser.open("P2252.html").find("a.figure").send_keys(Keys.ENTER)
    assert browser.wait(lambda: browser.find("dialog[open] img")).size["height"] > 600
    browser.press(Keys.ESCAPE)
    browser.wait(lambda: is_at(browser, "a.figure"))


# --- explore ---


def explored(browser, page, typed):
    browser.open(page)
    field = browser.wait(lambda: browser.find("#explore textarea"))
    field.clear()
    field.send_keys(typed)
    address = f"{page}#{urllib.parse.quote(typed, safe='')}"
    browser.wait(lambda: browser.driver.current_url.endswith(address))
    browser.driver.get("about:blank")
    browser.open(address)
    browser.wait(lambda: browser.find_all("#explore:not([aria-busy])") and browser.text("#explore .status"))
    return browser


def test_a_rule_is_found_as_one_types_and_its_code_is_right(browser, tmp_path):
    explored(browser, "explore.html", "1,3,4")
    assert "period 7" in browser.text("#explore .rules") and browser.find("#explore img").size["width"] > 50
    program = tmp_path / "found.cpp"
    program.write_text(browser.find_all("#explore section pre")[0].get_property("textContent") +
                       '#include <cstdio>\nint main() { for (int n = 0; n < 60; ++n) std::printf("%d ", int(found::grundy(n))); }\n')
    values = []
    for n in range(60):
        values.append(mex({values[n - take] for take in (1, 3, 4) if take <= n}))
    assert native(program, tmp_path, "").split() == [str(value) for value in values]
    assert browser.errors() == []


@pytest.mark.parametrize("typed, words", [("0.137", "period 34"), ("1,x", "'x' is not a whole number"), ("\n".join(f"{n} {int(n % 3 > 0)}" for n in range(100)), "n mod 3 = 0")])
def test_other_games_and_errors(browser, typed, words):
    explored(browser, "explore.html", typed)
    assert words in browser.text("#explore .rules") + browser.text("#explore .status")
    assert browser.text("#explore .status")


# --- other browsers ---

WALKED = ["1\n", "0\n", "1\n", "HDU1846.html"]


def test_a_walk_in_webkitgtk(site, monkeypatch):
    if not shutil.which("WebKitWebDriver") or not shutil.which("Xvfb"):
        pytest.skip("nobody drives WebKitGTK (apt-get install webkit2gtk-driver xvfb)")
    with subprocess.Popen(["Xvfb", "-displayfd", "1"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as screen:
        monkeypatch.setenv("DISPLAY", ":" + screen.stdout.readline().strip())
        options = webdriver.webkitgtk.options.Options()
        options.add_argument("--automation")
        browser = webdriver.WebKitGTK(options=options, executable_path=shutil.which("WebKitWebDriver"))
        browser.set_script_timeout(SECONDS)
        browser.get((site / "P2252.html").as_uri())
        assert browser.execute_async_script(ASK, "walk", []) == WALKED
        browser.quit()
        screen.terminate()


def test_a_walk_in_firefox(site, tmp_path):
    """By Firefox's own protocol: Debian has no driver for it."""
    if not shutil.which("firefox-esr"):
        pytest.skip("Firefox is not there (apt-get install firefox-esr)")
    (tmp_path / "user.js").write_text('user_pref("marionette.port", 0);\n')
    with subprocess.Popen(["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", tmp_path], stderr=subprocess.DEVNULL) as firefox:
        port = tmp_path / "MarionetteActivePort"
        for _ in range(10 * SECONDS):
            if not (port.exists() and port.read_text()):
                time.sleep(0.1)
        with socket.create_connection(("127.0.0.1", int(port.read_text())), SECONDS) as connection:
            stream = connection.makefile("rwb")

            def heard():
                return json.loads(stream.read(int(b"".join(iter(lambda: stream.read(1), b":")))))

            heard()
            for number, (command, parameters) in enumerate([
                    ("NewSession", {}), ("SetTimeouts", {"script": 1000 * SECONDS}), ("Navigate", {"url": (site / "P2252.html").as_uri()}),
                    ("ExecuteAsyncScript", {"script": ASK, "args": ["walk", []]})]):
                message = json.dumps([0, number, f"WebDriver:{command}", parameters])
                stream.write(f"{len(message)}:{message}".encode())
                stream.flush()
                _, _, error, answer = heard()
                assert error is None, error
            assert answer["value"] == WALKED
        firefox.terminate()
