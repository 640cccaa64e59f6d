"""What the workers of pytest-xdist share: they are processes that run the tests of one run at the same time."""

import fcntl
import os
import shutil
import subprocess
import xml.etree.ElementTree

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


def google_report(binary, folder, chosen="*"):
    """Runs these tests of a GoogleTest binary: the XML of each by its name, and what the binary printed."""
    report = folder / "report.xml"
    if not report.exists():
        command = [binary, f"--gtest_filter={chosen}", f"--gtest_output=xml:{report}"]
        run = subprocess.run(command, capture_output=True, text=True, errors="replace")
        (folder / "output").write_text(run.stdout + run.stderr)
    cases = xml.etree.ElementTree.parse(report).iter("testcase") if report.exists() else []
    return {f"{case.get('classname')}.{case.get('name')}": case for case in cases}, (folder / "output").read_text()


def whole_google_report(binary, shared):
    """The same of all its tests, run once for all workers."""
    name = "-".join(binary.parts[-3:])
    return google_report(binary, once(shared / "google-tests" / name, lambda folder: google_report(binary, folder)))


def recorded(cases):
    """What these tests, which must have passed, recorded (RecordProperty): a dictionary for each by its name."""
    for name, case in cases.items():
        assert case.find("failure") is None, name
    return {name: {found.get("name"): found.get("value") for found in case.iter("property")} for name, case in cases.items()}
