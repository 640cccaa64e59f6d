"""The program of `make play`: its commands, options and errors at a terminal; its games are tested in play_test.cpp."""

import os
import pathlib
import pty
import re
import signal
import subprocess

import pytest

from checkouts import SECONDS

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = ["README.md", "README.zh-CN.md"]
ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8"}
GAMES = ["bash", "misere-bash", "count", "misere-count", "fibonacci", "nim", "misere-nim", "moore", "staircase",
         "subtraction", "wythoff", "queen", "octal", "cutting", "piles", "lunch", "string", "knights"]

# Who wins by the theorems of the study pages, the first player or the second one.
WINNERS = [
    ("bash 21 3", "first"), ("bash 20 3", "second"), ("misere-bash 21 3", "second"), ("misere-bash 20 3", "first"),
    ("count 30 4", "second"), ("misere-count 30 4", "first"), ("fibonacci 21", "second"), ("fibonacci 22", "first"),
    ("nim 1 2 3", "second"), ("nim 3 4 5", "first"), ("misere-nim 1 1", "first"), ("misere-nim 1 1 1", "second"),
    ("moore 2 3 3 3", "second"), ("moore 1 3 3 3", "first"), ("staircase 0 9", "second"), ("staircase 1 9", "first"),
    ("subtraction 1,3,4 7", "second"), ("wythoff 12 20", "second"), ("queen 12 19", "first"),
    ("octal 0.137 14", "second"), ("octal 0.77 12", "first"), ("cutting 4x4", "first"), ("cutting 3x3", "second"),
    ("string aba", "first"), ("string abcde", "second"), ("lunch 12 6", "second"), ("lunch 12 5", "first"),
]


@pytest.fixture
def play(build):
    def run(words, given="", env=ENGLISH):
        call = [build / "play", *words.split()]
        return subprocess.run(call, input=given, capture_output=True, text=True, env=env)

    return run


def test_the_list_names_every_game(play):
    assert re.findall(r"^(\S+): ", play("").stdout, re.M) == GAMES
    assert play("list").stdout == play("").stdout


def test_short_words_and_capitals_will_do(play):
    run = play("Nim 1 2", "?\nq\n")
    assert run.stdout.count("Write a move, or one of") == 2 and "The game was stopped." in run.stdout


@pytest.mark.parametrize("language, heads", [
    ("en", ["bash: Bash's game", "misere-nim: Misère Nim", "moore: Moore's Nim", "wythoff: Wythoff's game"]),
    ("zh", ["bash: 巴什博弈", "misere-nim: 反 Nim（取最后一颗者输）", "moore: Nim-K（Moore）", "wythoff: 威佐夫博弈"]),
])
def test_the_list_gives_every_game_a_title(play, language, heads):
    lines = play(f"list --lang {language}").stdout.splitlines()
    titles = [re.fullmatch(r"\S+: (\S.*\S)", head)[1] for head in lines[::4]]
    assert len(set(titles)) == len(GAMES)
    assert set(heads) <= set(lines[::4])
    assert any(re.search("[一-鿿]", title) for title in titles) == (language == "zh")


def test_the_list_fits_into_80_columns_but_for_the_rules(play):
    lines = play("list").stdout.splitlines()
    assert len(lines) == 4 * len(GAMES)
    assert [line for i, line in enumerate(lines) if i % 4 < 3 and len(line) > 80] == []


@pytest.mark.parametrize("words, winner", WINNERS)
def test_the_library_against_itself(play, words, winner):
    for options in ("--auto", "--auto --second"):
        result = play(f"{words} {options}")
        assert result.returncode == 0
        assert result.stdout.splitlines()[-1] == f"The {winner} player wins."


@pytest.mark.parametrize("game", GAMES)
def test_the_example_of_a_game_is_played_and_explained(play, game):
    english = play(f"{game} --auto --explain --lang en").stdout
    chinese = play(f"{game} --auto --explain --lang zh").stdout
    assert "a P-position" in english and not re.search("[一-鿿]", english)
    assert "P 局面" in chinese and "胜。" in chinese.splitlines()[-1]


def test_a_random_opponent_loses_what_is_won_for_the_library(play):
    for seed in range(5):
        result = play(f"nim 3 4 5 --second --random-opponent {seed}")
        assert result.stdout.splitlines()[-1] == "The first player wins."
    assert play("nim 3 4 5 --random-opponent 7").stdout == play("nim 3 4 5 --random-opponent 7").stdout


TRANSCRIPT = """\
A move takes 1 to MOST counters from the heap. Whoever takes the last one wins.
A move is the number of counters to take.
Write a move, or one of: list (legal moves), hint (a good move, and why), undo, rules, quit.

1: oooooo (6)
Counters: 6. A move takes 1 to 3.
6 mod 4 = 2: an N-position. One move to a P-position: take 2. 4 mod 4 = 0: a P-position.
> You: take 2

1: oooo (4)
Counters: 4. A move takes 1 to 3.
4 mod 4 = 0: a P-position. Every move takes 1 to 3, so after it this remainder is not 0.
Library: take 1

1: ooo (3)
Counters: 3. A move takes 1 to 3.
3 mod 4 = 3: an N-position. One move to a P-position: take 3. No counter is left: whoever took the last one wins.
> You: take 3

No counter is left: whoever took the last one wins.
You win.
"""


def test_a_game_as_a_whole(play):
    result = play("bash 6 3 --explain", "2\n3\n")
    assert (result.stdout, result.stderr, result.returncode) == (TRANSCRIPT, "", 0)


def test_the_library_begins_and_wins(play):
    result = play("nim 1 2 --second", "1 1\n")
    assert "Library: take 1 from heap 2" in result.stdout
    assert result.stdout.endswith("The library wins.\n")


def test_a_lost_game_names_the_move_that_lost_it(play):
    shown = play("nim 5 6", "1 4\n1 1\n").stdout
    assert "This move lost the game: take 4 from heap 1. Before it:\n1: ooooo (5)\n2: oooooo (6)\n" in shown
    assert shown.endswith("\n    5  101\n    6  110\n  ⊕ 3  011\nThe library wins.\n")
    assert "was lost from the start.\nThe library wins." in play("nim 1 1", "1 1\n").stdout


def test_commands(play):
    shown = play("bash 6 3", "list\nhint\n1\nundo\nundo\nrules\nhelp\nquit\n").stdout
    assert "> " + "".join(f"  {take}\n" for take in (1, 2, 3)) in shown
    assert "One move to a P-position: take 2." in shown
    assert shown.count("Counters: 6.") == 2
    assert "There is no move of yours to undo." in shown
    assert shown.endswith("The game was stopped.\n")


def test_a_hint_before_each_move(play):
    assert "take 2" in play("bash 6 3 --hint", "2\n").stdout.split("> ")[0]


@pytest.mark.parametrize("words, move, error", [
    ("bash 6 3", "4", "'4' is not a whole number from 1 to 3."),
    ("nim 3 4", "3 1", "'3' is not a whole number from 1 to 2."),
    ("nim 0 4", "1 1", "Number 1 is empty."),
    ("moore 2 3 4", "1 1 1 1", "Heap 1 is named twice."),
    ("subtraction 1,3,4 9", "2", "2 is not one of the takes 1, 3, 4."),
    ("wythoff 3 5", "1 2", "1 2 is not a legal move here."),
    ("string abaca", "3", "'3' is not one of the letters 2, 4."),
    ("knights 8 4,4", "1,1", "A knight on 4,4 can go to 2,5 2,3 3,2 5,2."),
])
def test_an_illegal_move_is_explained_and_asked_again(play, words, move, error):
    shown = play(words, move + "\n").stdout
    assert error in shown
    assert "'list' shows the legal moves.\n> " in shown


@pytest.mark.parametrize("words, error", [
    ("chess", "There is no game 'chess'. 'play list' shows all games."),
    ("nim 3 x", "'x' is not a whole number from 0 to 18446744073709551615. Write: HEAP…, for example: 3 4 5"),
    ("octal 0.9 5", "'0.9' is not the code of an octal game, like 0.137"),
    ("wythoff 3", "Two numbers are needed. Write: HEAP HEAP"),
    ("nim --lang fr", "--lang"),
    ("nim --auto --random-opponent 1", "excludes"),
])
def test_wrong_usage(play, words, error):
    result = play(words)
    assert result.returncode == 2
    assert error in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("env, is_chinese", [
    ({"LC_ALL": "zh_CN.UTF-8", "LANG": "C"}, True), ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "zh_TW"}, True),
    ({"LC_ALL": "C", "LANG": "zh_CN.UTF-8"}, False),
])
def test_the_language_of_the_environment(play, env, is_chinese):
    assert ("巴什博弈" in play("bash 1 1 --auto", env={**os.environ, **env}).stdout) == is_chinese


def at_a_terminal(build, words, env):
    """Starts the program at a terminal of its own: the process, and the terminal's other end."""
    ours, its = pty.openpty()
    process = subprocess.Popen([build / "play", *words.split()], stdin=its, stdout=its, stderr=its, env=env)
    os.close(its)
    return process, ours


def read_until(terminal, end):
    shown = b""
    while end not in shown:
        shown += os.read(terminal, 4096)
    return shown


def test_colours_at_a_terminal_only(build, play):
    assert "\033" not in play("bash 6 3", "2\n3\n").stdout
    coloured = {key: value for key, value in ENGLISH.items() if key != "NO_COLOR"}
    for env, is_coloured in ((coloured, True), ({**coloured, "NO_COLOR": "1"}, False)):
        process, terminal = at_a_terminal(build, "bash 6 3", env)
        assert (b"\033[" in read_until(terminal, b"> ")) == is_coloured
        os.write(terminal, b"quit\n")
        assert process.wait(timeout=SECONDS) == 0
        os.close(terminal)


def test_ctrl_c_ends_the_program(build):
    process, terminal = at_a_terminal(build, "bash 6 3", {**ENGLISH, "NO_COLOR": "1"})
    read_until(terminal, b"> ")
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=SECONDS) == 130
    os.close(terminal)


# --- common/game/README.md ---


@pytest.fixture(params=PAGES)
def page(request):
    return (ROOT / "common/game" / request.param).read_text()


def test_the_page_names_every_game_and_its_example(play, page):
    language = "zh" if "中文" not in page else "en"
    shown = re.findall(r"^    play (.*)\n    (?:for example: |例如：)play (.*)", play(f"list --lang {language}").stdout, re.M)
    table = re.findall(r"^\| `play ([^`]+)` \| [^|]+ \| `play ([^`]+)` \| (\w+) \|$", page, re.M)
    assert [(form, example) for form, example, _ in table] == shown
    assert all((ROOT / f"common/game/{header}.hpp").exists() for _, _, header in table)


def test_the_game_on_the_page_is_what_the_program_prints(play, page):
    words, game = re.search(r"^\$ \.build/play (.*)\n((?:.*\n)*?)```$", page, re.M).groups()
    moves = re.findall(r"^> (.*)\n", game, re.M)
    assert play(words, "".join(f"{move}\n" for move in moves)).stdout == re.sub(r"^> .*\n", "> ", game, flags=re.M)
