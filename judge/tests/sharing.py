"""What the workers of pytest-xdist share: they are processes that run the tests of one run at the same time."""

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
