"""What every submission promises: its verdict, be it right or wrong on purpose, size, and the blocks that it shares with others."""

import pathlib
import re
import subprocess

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


def test_each_gets_a_verdict_that_is_expected_of_it(problem, build):
    run = subprocess.run([build / "judge", "run", problem.name], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


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
