"""What fuzzing has found or learned (judge/tests/fuzz/corpus), given to every harness again under ASan and UBSan."""

import pathlib
import subprocess

import pytest

FUZZ = pathlib.Path(__file__).resolve().parent / "fuzz"
TARGETS = sorted(harness.name.removesuffix("_fuzz.cpp") for harness in FUZZ.glob("*_fuzz.cpp"))


def replay(build, target, folder):
    return subprocess.run([build / "replay" / target, folder], capture_output=True, text=True, errors="replace")


@pytest.mark.long
@pytest.mark.parametrize("target", TARGETS)
def test_every_input_of_the_corpus_is_right(build, target):
    folder = FUZZ / "corpus" / target
    run = replay(build, target, folder)
    assert run.returncode == 0, run.stderr
    assert run.stdout == f"{len(list(folder.iterdir()))} inputs\n"


def test_every_corpus_has_its_harness():
    assert sorted(folder.name for folder in (FUZZ / "corpus").iterdir()) == TARGETS


@pytest.mark.long
def test_an_empty_corpus_is_no_success(build, tmp_path):
    run = replay(build, TARGETS[0], tmp_path)
    assert run.returncode == 1
    assert run.stdout == "0 inputs\n"
