"""What every submission promises beside its verdict: size, shared blocks, and a page that quotes it."""

import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROBLEMS = sorted(path.parent for path in ROOT.glob("problems/*/problem.toml"))
READER = "// --- input in blocks: "
WRITER = "static char output[kBlock];\n"


def code(path):
    """The lines of a submission that are neither empty nor only a comment."""
    return [line for line in path.read_text().splitlines() if line.strip() and not line.strip().startswith("//")]


@pytest.fixture(params=PROBLEMS, ids=lambda path: path.name)
def problem(request):
    return request.param


def test_a_submission_has_at_most_100_lines_of_code(problem):
    assert len(code(problem / "main.cpp")) <= 100


def test_main_has_fewer_than_25_lines(problem):
    body = (problem / "main.cpp").read_text().split("int main() {\n")[1].split("\n}\n")[0]
    assert len(body.splitlines()) < 25


def test_no_floating_point_and_no_bundle_of_headers(problem):
    text = "\n".join(line.split("//")[0] for line in (problem / "main.cpp").read_text().splitlines())
    assert not re.search(r"\b(float|double|sqrt|pow|__int128|asm)\b|bits/stdc|#pragma", text)


def test_the_input_reader_is_the_same_everywhere():
    texts = [(problem / "main.cpp").read_text() for problem in PROBLEMS]
    readers = {text.split(READER)[1].split("  return true;\n}\n")[0] for text in texts if READER in text}
    assert len(readers) == 1


def test_the_writer_of_answers_is_the_same_everywhere():
    texts = [(problem / "main.cpp").read_text() for problem in PROBLEMS]
    writers = {text.split(WRITER)[1].split("int main() {\n")[0] for text in texts if WRITER in text}
    assert len(writers) == 1


def test_the_page_quotes_the_submission_as_it_is(problem):
    quotes = re.findall(r"```cpp\n(.*?)```", (problem / "README.md").read_text(), re.S)
    assert quotes, "the page shows no code"
    source = squeezed((problem / "main.cpp").read_text())
    for quote in quotes:
        assert squeezed(quote) in source


def squeezed(text):
    return " ".join(text.split())


def test_every_trap_of_the_page_names_a_wrong_submission_that_is_there(problem):
    named = set(re.findall(r"`wrong/([\w.]+\.cpp)`", (problem / "README.md").read_text()))
    assert named == {path.name for path in (problem / "wrong").iterdir()}
