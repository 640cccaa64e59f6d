"""One test run for the whole project: GoogleTest binaries become pytest items beside the Python tests."""

import os
import pathlib
import re
import subprocess

import pytest

from sharing import google_report, shared, shared_folder, whole_google_report  # shared: the fixture

pytest_plugins = ["checkouts"]

ROOT = pathlib.Path(__file__).resolve().parents[2]

# All that a test, and what it starts, gets of the environment: nothing of the `make` around it, no tool in a home folder.
KEPT = r"HOME|TMPDIR|USER|(DEBIAN|UBUNTU)_MIRROR|PYTEST_\w+|PYTHON\w+|\w+_(proxy|PROXY)"
for name in [name for name in os.environ if not re.fullmatch(KEPT, name)]:
    del os.environ[name]
os.environ.update(PATH="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL="C.UTF-8", TERM="xterm")


def pytest_addoption(parser):
    parser.addoption("--build", default=".build", help="folder with what make built")
    parser.addoption("--google-tests", default="", help="GoogleTest binaries, blanks between")
    parser.addoption("--programs", default="", help="folder that keeps compiled programs for the next time")
    parser.addoption("--slow", type=float, default=1, help="how many times slower than usual this machine may be")
    parser.addoption("--all", action="store_true", help="run what takes long, too, and not a sample of it")


def build_folder(config):
    return (ROOT / config.getoption("--build")).resolve()


@pytest.fixture(scope="session")
def build(request):
    """The folder that holds the binaries under test."""
    return build_folder(request.config)


# First, as pytest-xdist reads the groups of the items in the hook of the same name.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session, config, items):
    """Adds the GoogleTest cases, leaves out what is long, and puts first what others would have to wait for."""
    folder = build_folder(config)
    binaries = [ROOT / name for name in config.getoption("--google-tests").split()]
    items.extend(item for binary in binaries for item in google_tests(session, binary, folder))
    if not config.getoption("--all"):
        left_out = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    items.sort(key=lambda item: [item.get_closest_marker(name) is None for name in ("early", "xdist_group")])


def google_tests(session, binary, folder):
    """One item for each TEST in a binary, in its own order; all for one worker, as the binary runs once."""
    collector = GoogleTestBinary.from_parent(session, name=str(binary.relative_to(folder)))
    collector.add_marker(pytest.mark.xdist_group(collector.name))
    collector.binary = binary
    listing = subprocess.run([binary, "--gtest_list_tests"], check=True, capture_output=True, text=True)
    suite = ""
    for line in listing.stdout.splitlines()[1:]:
        name = line.split("#")[0].rstrip()
        if not name.startswith(" "):
            suite = name
        else:
            collector.count += 1
            yield GoogleTestCase.from_parent(collector, name=suite + name.strip())


class GoogleTestBinary(pytest.Collector):
    """A GoogleTest binary: run once, when the first of the cases that were chosen is asked for."""

    binary = None
    count = 0  # of its tests
    results = None
    output = ""

    def collect(self):
        return []

    def result(self, name):
        if self.results is None:
            self.results, self.output = self.run_chosen()
        return self.results.get(name)

    def run_chosen(self):
        chosen = [item.name for item in self.session.items if item.parent is self]
        if len(chosen) == self.count:
            return whole_google_report(self.binary, shared_folder(self.config))
        return google_report(self.binary, self.config._tmp_path_factory.mktemp("gtest"), ":".join(chosen))


class GoogleTestFailure(Exception):
    pass


class GoogleTestCase(pytest.Item):
    """One TEST. It passes only when the binary reported it as run and without a failure."""

    def runtest(self):
        result = self.parent.result(self.name)
        if result is None:
            raise GoogleTestFailure("the binary ended before it reported this test:\n" + self.parent.output)
        skipped = result.find("skipped")
        if skipped is not None:
            pytest.skip(skipped.get("message").partition("\n")[2].strip() or "GTEST_SKIP() without a reason")
        if failures := [failure.get("message") for failure in result.findall("failure")]:
            raise GoogleTestFailure("\n".join(failures if shows_all(self.config) else first_of(failures)))

    def repr_failure(self, excinfo, style=None):
        if isinstance(excinfo.value, GoogleTestFailure):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self):
        return self.parent.binary, None, self.name


# --- what a failure shows ---


def shows_all(config):
    return config.option.verbose > 0


def first_of(failures, most=10):
    more = len(failures) - most
    return [capped(failure, 12) for failure in failures[:most]] + [f"… and {more:,} more failures of this test"] * (more > 0)


def capped(text, most=100, columns=400):
    """The first and the last lines of a long text, as nobody reads more."""
    lines = [line if len(line) <= columns else line[:columns] + " …" for line in text.splitlines()]
    more = len(lines) - most
    if more > 0:
        lines[most // 2:-most // 2] = [f"… and {more:,} more lines (ARGS=-vv shows all) …"]
    return "\n".join(lines)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item):
    report = (yield).get_result()
    if report.failed and not shows_all(item.config):
        report.longrepr = capped(str(report.longrepr))
        report.sections = [(name, capped(text)) for name, text in report.sections]


def pytest_unconfigure(config):
    """The closing line, over both kinds of test, after everything pytest itself prints; workers have no reporter."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:
        return
    count = {key: len(reporter.stats.get(key, [])) for key in ("passed", "failed", "error", "skipped")}
    skipped = f", {count['skipped']} skipped" if count["skipped"] else ""
    print(f"{count['passed']} passed, {count['failed'] + count['error']} failed{skipped}")
