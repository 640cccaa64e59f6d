"""The test cases of games that are added up: each Grundy value, and each binary digit of a nim-sum, decides some of them.

CEOI2008-Knights is no such game: its knights have no nim-sum, and only the greatest of their numbers counts.
"""

import functools
import itertools
import subprocess
import typing

import pytest

from pages import ROOT

FEW = 64  # values: then each of them, and each nim-sum of them, is wanted in won positions too


def mex(values):
    return next(value for value in itertools.count() if value not in values)


# --- Grundy values, from the rules of each game: lists of them, one for each position of an input ---


def heaps_behind_lengths(first):
    """The heaps of Nim, each list in the line after its length; the first of them is in line `first`, from 0."""
    return lambda text: [list(map(int, line.split())) for line in text.splitlines()[first::2]]


@functools.cache
def length_worth(twos, exponents):
    """k equal pieces are worth nothing for an even k, and one of them for an odd k."""
    smaller = itertools.product(*(range(exponent + 1) for exponent in exponents))
    options = {length_worth(twos, tuple(sorted(filter(None, left)))) for left in smaller if left != exponents}
    return mex(options | {0} if twos else options)


def chocolate(text):
    lists = heaps_behind_lengths(2)(text)
    given = " ".join(str(length) for lengths in lists for length in lengths)
    worth = {}
    for line in subprocess.run("factor", input=given, capture_output=True, text=True, check=True).stdout.splitlines():
        length, *primes = map(int, line.replace(":", "").split())
        exponents = sorted(primes.count(prime) for prime in set(primes) - {2})
        worth[length] = length_worth(primes.count(2), tuple(exponents))
    return [[worth[length] for length in lengths] for lengths in lists]


PILES = """
#define main textbook_main
#include "problems/HNOI2014/textbook.cpp"
#undef main
int main() {
  known[1] = 1;
  std::cin >> least;
  for (int pile = 1; pile < 100000; ++pile) std::cout << grundy(pile) << '\\n';
}
"""


@functools.cache
def program_of_piles(build):
    program = build / "piles"
    subprocess.run(["g++", "-O2", f"-I{ROOT}", "-x", "c++", "-", "-o", program], input=PILES, text=True, check=True)
    return program


@functools.cache
def worth_of_piles(build, least):
    call = [program_of_piles(build)]
    return [int(value) for value in subprocess.run(call, input=least, capture_output=True, text=True, check=True).stdout.split()]


def piles(build, text):
    """Of games with F = 1 or 2, where the data have every pile; with a greater F are no other values."""
    (_, least), *games = map(str.split, text.splitlines())
    if least not in ("1", "2"):
        return []
    worth = worth_of_piles(build, least)
    return [[worth[int(pile) - 1] for pile in game[1:]] for game in games]


@functools.cache
def sheet_worth(width, height):
    if width > height:
        return sheet_worth(height, width)
    cuts = {sheet_worth(part, height) ^ sheet_worth(width - part, height) for part in range(2, width // 2 + 1)}
    return mex(cuts | {sheet_worth(width, part) ^ sheet_worth(width, height - part) for part in range(2, height // 2 + 1)})


def sheets(text):
    return [[sheet_worth(*map(int, line.split()))] for line in text.splitlines()]


@functools.cache
def run_worth(centres):
    """A cut takes a centre and its neighbours. A table to 174 proves the period 34, as problems/CF305E says."""
    if centres > 174:
        return run_worth(centres - 34)
    return mex({run_worth(max(at - 1, 0)) ^ run_worth(max(centres - at - 2, 0)) for at in range(centres)})


def runs(text):
    word = text.strip()
    centres = "".join("ox"[left == right] for left, right in zip(word, word[2:]))
    return [[run_worth(len(run)) for run in centres.split("o")]]


# --- what is wanted of the data ---


class Game(typing.NamedTuple):
    """A sum of up to `most` parts, each of one of these Grundy values."""

    most: int
    values: typing.Collection
    positions: typing.Callable

    def nim_sums(self):
        """Those that can occur, if the values are few; of many only the powers of 2, each a digit alone."""
        if len(self.values) > FEW:
            return {1 << digit for digit in range(max(self.values).bit_length())}
        reached = {0}
        for _ in range(min(self.most, 5)):  # five binary digits
            reached |= {nim_sum ^ value for nim_sum in reached for value in self.values}
        return reached

    def can_be_lost(self, value):
        """Whether a lost position can have an odd number of parts of this value: it is 0, or two others make up for it."""
        return value == 0 or self.most > 2 and any(
            other not in (0, value) and value ^ other in self.values for other in self.values)


GAMES = {
    "HDU1850": lambda build: Game(100, range(1, 10**6 + 1), heaps_behind_lengths(1)),
    "P2197": lambda build: Game(10**4, range(10**4), heaps_behind_lengths(2)),
    "HDU6892": lambda build: Game(10, range(20), chocolate),  # 2 · 3^18 is worth 19; what is worth 20 is too long
    "HNOI2014": lambda build: Game(99, {*worth_of_piles(build, "1")}, functools.partial(piles, build)),
    "POJ2311": lambda build: Game(1, {sheet_worth(*sides) for sides in itertools.product(range(2, 201), repeat=2)}, sheets),
    "CF305E": lambda build: Game(1250, {run_worth(centres) for centres in range(4999)}, runs),
}


def inputs(problem, build):
    """The texts of all inputs; the data are made first."""
    subprocess.run([build / "judge", "data", problem, "--quiet"], check=True, cwd=ROOT)
    for path in sorted((ROOT / "testdata" / problem).glob("[!i]*/*.in")):
        yield path.read_text()


def decided(positions):
    """What positions show, as words: their nim-sums, and the values that occur an odd number of times in lost and won ones."""
    for values in positions:
        nim_sum = functools.reduce(int.__xor__, values, 0)
        yield "nim-sum", nim_sum
        odd = set()
        for value in values:
            odd ^= {value}
        for value in odd:
            yield "won" if nim_sum else "lost", value


@pytest.mark.parametrize("problem", GAMES)
def test_each_value_and_each_digit_decides_a_case(problem, build):
    """A program that takes one value for another fails where the value stands an odd number of times in a lost position."""
    game = GAMES[problem](build)
    wanted = {("nim-sum", nim_sum) for nim_sum in game.nim_sums()}
    wanted |= {("lost", value) for value in game.values if game.can_be_lost(value)}
    if len(game.values) <= FEW:
        wanted |= {("won", value) for value in game.values if game.most > 1 or value > 0}
    for text in inputs(problem, build):
        wanted.difference_update(decided(game.positions(text)))
        if not wanted:
            return
    assert not wanted
