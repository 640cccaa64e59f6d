"""Small checkouts to try the judge on: copies of fixtures/sound, with one defect of fixtures/broken or none."""

import contextlib
import json
import os
import pathlib
import shutil
import signal
import sqlite3
import subprocess
import time

import pytest

from sharing import once

FIXTURES = pathlib.Path(__file__).parent / "fixtures"
SECONDS = 300  # far beyond any run here; a judge that hangs fails its test


class Checkout:
    """A checkout, and the judge to run on it."""

    def __init__(self, binary, root, slow=1):
        self.binary = binary
        self.root = root
        self.patience = ["--time-factor", str(slow)] if slow > 1 else []  # options of `run` on a slow machine

    def judge(self, command, *arguments, **options):
        """Runs a subcommand here; returns its status and what it printed."""
        call = [self.binary, command, "--root", self.root, *arguments]
        return subprocess.run(call, capture_output=True, text=True, timeout=SECONDS, **options)

    def results(self, *arguments):
        """The status of `run`, and its JSON report."""
        report = self.root / "report.json"
        report.unlink(missing_ok=True)
        run = self.judge("run", "--json", report, *arguments)
        assert report.exists(), run.stderr
        return run.returncode, json.loads(report.read_text())

    def write(self, name, text):
        """A file of the checkout; returns its path."""
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def generated(self, problem="DOUBLE"):
        """What the judge has made, by name; every file there counts, hidden ones too."""
        folder = self.root / "testdata" / problem / "generated"
        return {path.name: path.read_bytes() for path in folder.iterdir()} if folder.exists() else {}


def is_running(name):
    """Whether there is a process that calls itself `name`."""
    for comm in pathlib.Path("/proc").glob("[0-9]*/comm"):
        with contextlib.suppress(OSError):  # it has just ended
            if comm.read_text() == name + "\n":
                return True
    return False


def wait_for(name, process):
    """Returns when a process calls itself `name`; fails if `process` ends before."""
    while not is_running(name):
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)


def interrupted(process, signum=signal.SIGINT):
    """Sends the signal; what the process then prints, on both streams."""
    process.send_signal(signum)
    try:
        return process.communicate(timeout=SECONDS)
    finally:
        process.kill()


def overlay(root, defect):
    shutil.copytree(FIXTURES / "broken" / defect, root, dirs_exist_ok=True)


def copy_if_there(source, target):
    if source.exists():
        shutil.copytree(source, target, dirs_exist_ok=True)


@pytest.fixture(scope="session")
def compiled(request, build, shared):
    """A sound checkout whose programs are compiled already: copies of it start from its cache."""
    binary = build / "judge"
    kept = pathlib.Path(request.config.getoption("--programs") or shared, "sound")

    def make(folder):
        shutil.copytree(FIXTURES / "sound", folder / "checkout")
        copy_if_there(kept, folder / "checkout/.build/cache")
        first = Checkout(binary, folder / "checkout", request.config.getoption("--slow"))
        run = first.judge("run", *first.patience)
        assert run.returncode == 0, run.stdout + run.stderr
        if os.access(kept.parent, os.W_OK):
            copy_if_there(folder / "checkout/.build/cache", kept)

    return Checkout(binary, once(shared / "compiled", make) / "checkout")


@pytest.fixture
def checkout(request, compiled, tmp_path):
    """A sound checkout of the test's own, with no data yet."""
    root = tmp_path / "checkout"
    shutil.copytree(FIXTURES / "sound", root)
    shutil.copytree(compiled.root / ".build/cache", root / ".build/cache")
    with contextlib.closing(sqlite3.connect(root / ".build/cache/cache.sqlite")) as cache, cache:
        cache.execute("DELETE FROM entries_1 WHERE kind != 'headers'")
    return Checkout(compiled.binary, root, request.config.getoption("--slow"))
