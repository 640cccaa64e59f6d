"""The site in a headless Chromium, opened as by a double click: every page, every program, every game.

All of it is long: `make site` compiles 30 programs, and a browser needs seconds. common/site/README.md says what is needed.
"""

import functools
import re
import subprocess
import urllib.parse

import lxml.html
import pytest

from browser import Browser
from pages import PROBLEMS, ROOT

try:
    from selenium.common.exceptions import TimeoutException
    from selenium.webdriver.common.keys import Keys
    from selenium.webdriver.support.ui import WebDriverWait
except ImportError:  # then all is skipped
    pass

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("site")]
MOST_BYTES = 3 * 10 ** 6
IDS = [path.name for path in PROBLEMS]

# --- the site and the browser ---


@pytest.fixture(scope="module")
def site(build):
    subprocess.run(["make", "-s", "site", "JOBS=1", f"BUILD={build.relative_to(ROOT)}"], cwd=ROOT, check=True,
                   capture_output=True)
    return build / "site"


class SiteBrowser(Browser):
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
        pictures = """const done = arguments[0], pictures = [...document.images], width = image => image.width;
          for (const image of pictures) image.loading = 'eager';
          Promise.all(pictures.map(image => image.decode())).then(() => done(pictures.map(width)), error => done([String(error)]))"""
        assert all(width > 100 for width in browser.driver.execute_async_script(pictures)), page.name
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
    assert browser.driver.execute_script(scripts) == ["modules.js", "site.js", "run.js"]
    browser.find("#search input").click()
    browser.wait(lambda: "modules/search.js" in browser.driver.execute_script(scripts))
    run_on(browser, "1 2\n")
    assert set(browser.driver.execute_script(scripts)[3:]) == {
        "modules/search.js", "wasi.js", "modules/P2252.js", "modules/references.js"}


AXE = "const done = arguments[0]; axe.run(document, {resultTypes: ['violations']}).then(r => done(" \
      "r.violations.map(v => [v.id, v.help, v.nodes.map(n => n.html.slice(0, 150)).slice(0, 3)])))"


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
    browser = Browser(site)  # one of its own, as axe leaves messages in the log
    try:
        for page in texts if kind == "pages" else games:
            as_used(browser, page)
            browser.driver.execute_script(axe.read_text())
            for scheme, width in (("light", 1280), ("dark", 1280), ("dark", 360), ("light", 360)):
                browser.width(width)
                browser.scheme(scheme)
                assert browser.driver.execute_async_script(AXE) == [], (page, scheme, width)
    finally:
        browser.driver.quit()


@pytest.mark.parametrize("typed, page", [("golden ratio", "P2252"), ("黄金分割", "P2252"), ("SUSPENSE", "Knights")])
def test_the_search_finds_in_both_languages(browser, typed, page):
    browser.open("index.html").find("#search input").send_keys(typed)
    browser.wait(lambda: browser.find("#search li a"))
    found = browser.find_all("#search li a")
    assert any(page in link.get_attribute("href") for link in found)
    found[0].click()
    assert browser.errors() == []


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

# From every N-position of the box the library moves; then every move of the player, and so on: the player never wins. From
# every P-position the player moves first, and never wins either: so no N-position was called P.
ALL_GAMES = """
const [game, starts, done] = arguments;
(async () => {
  const worker = wasiStart(), waiting = [];
  worker.onmessage = ({data}) => waiting.shift()(data);
  const tell = message => new Promise(answer => { waiting.push(answer); worker.postMessage(message); });
  const ask = async (question, position, move = "") =>
    JSON.parse(await tell({request: [question, "en", game, position, move, 100000].join("\\n")}));
  await tell({bytes: await modules.bytes("play"), words: ["play"], input: ""});
  const seen = new Set(), lost = [];
  let won = 0, left = 0, ended = 0;
  async function answerAll(position) {
    if (seen.has(position)) return;
    seen.add(position);
    for (const [move] of (await ask("show", position)).moves) {
      const turn = await ask("turn", position, move);
      if (turn.error) lost.push(`${position}: ${move} is refused`);
      else if (!turn.over) await answerAll(turn.position);
      else if (turn.playerWins) lost.push(`${position}: ${move}`);
    }
  }
  for (const words of starts) {
    const start = await ask("start", words);
    if (start.error) {
      lost.push(`${words} is refused`);
      continue;
    }
    const {over, won: isN, best} = await ask("show", start.position);
    if (over) ++ended;
    else if (!isN) await answerAll(start.position), ++left;
    if (over || !isN) continue;
    ++won;
    const {position} = await ask("after", start.position, best);
    const reached = await ask("show", position);
    if (!reached.over) await answerAll(position);
    else if (reached.won) lost.push(`${start.position}: ${best}`);
  }
  worker.terminate();
  return [won, left, ended, lost];
})().then(done, error => done(String(error)));
"""


@pytest.mark.parametrize("game", BOXES)
def test_the_library_wins_every_won_position_of_a_box(browser, game):
    browser.open("play.html")
    won, left, ended, lost = browser.driver.execute_async_script(ALL_GAMES, game, BOXES[game])
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


def test_an_address_may_hold_a_wrong_position(browser):
    browser.open_game("nim 1 x")
    assert "'x'" in browser.text(".status")
    assert len(browser.find_all(".counter")) == 12


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
