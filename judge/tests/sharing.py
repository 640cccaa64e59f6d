"""What the workers of pytest-xdist share: they are processes that run the tests of one run at the same time."""

import contextlib
import fcntl
import os
import shutil

import pytest


def shared_folder(config):
    own = config._tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def shared(request):
    """A folder of this run, the same in every worker."""
    return shared_folder(request.config)


def once(folder, make):
    """Has `make` fill a folder in the worker that asks first, while the others wait; returns the folder."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with open(f"{folder}.lock", "a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if os.fstat(lock.fileno()).st_size == 0:
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            make(folder)
            lock.write("made\n")
    return folder


class Turns:
    """Who runs: many workers together, or one alone. The gate keeps new ones out while one waits to be alone."""

    def __init__(self, folder):
        self.gate, self.room = (open(folder / f"{name}.lock", "a") for name in ("gate", "room"))

    def together(self):
        self.enter(fcntl.LOCK_SH)

    def enter(self, how):
        self.leave()
        fcntl.flock(self.gate, how)
        fcntl.flock(self.room, how)
        fcntl.flock(self.gate, fcntl.LOCK_UN)

    def leave(self):
        fcntl.flock(self.room, fcntl.LOCK_UN)

    @contextlib.contextmanager
    def alone(self):
        """Keeps all other workers waiting; inside a test only."""
        self.enter(fcntl.LOCK_EX)
        try:
            yield
        finally:
            self.together()


def pytest_sessionstart(session):
    session.config.turns = Turns(shared_folder(session.config))


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item):
    item.config.turns.together()
    yield
    item.config.turns.leave()


@pytest.fixture(scope="session")
def alone(request):
    """`with alone():` does what other tests would disturb, as it has limits on time by the clock."""
    return request.config.turns.alone
