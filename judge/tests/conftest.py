"""One test run for the whole project: GoogleTest binaries become pytest items beside the Python tests."""

import json
import pathlib
import subprocess

import pytest

pytest_plugins = ["sharing", "checkouts"]

ROOT = pathlib.Path(__file__).resolve().parents[2]


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
            yield GoogleTestCase.from_parent(collector, name=suite + name.strip())


class GoogleTestBinary(pytest.Collector):
    """A GoogleTest binary: run once, when its first case is asked for."""

    binary = None
    results = None
    output = ""

    def collect(self):
        return []

    def result(self, name, report):
        if self.results is None:
            self.results = self.run_all(report)
        return self.results.get(name)

    def run_all(self, report):
        run = subprocess.run([self.binary, f"--gtest_output=json:{report}"], capture_output=True, text=True)
        self.output = run.stdout + run.stderr
        if not report.exists():
            return {}
        suites = json.loads(report.read_text())["testsuites"]
        return {f"{s['name']}.{t['name']}": t for s in suites for t in s["testsuite"]}


class GoogleTestFailure(Exception):
    pass


class GoogleTestCase(pytest.Item):
    """One TEST. It passes only when the binary reported it as run and without a failure."""

    def runtest(self):
        factory = self.session.config._tmp_path_factory
        report = factory.mktemp("gtest") / "report.json"
        result = self.parent.result(self.name, report)
        if result is None:
            raise GoogleTestFailure("the binary ended before it reported this test:\n" + self.parent.output[-4000:])
        if result.get("result") == "SKIPPED":
            pytest.skip("skipped by GoogleTest")
        if result.get("failures"):
            raise GoogleTestFailure("\n".join(f["failure"] for f in result["failures"]))

    def repr_failure(self, excinfo, style=None):
        if isinstance(excinfo.value, GoogleTestFailure):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self):
        return self.parent.binary, None, self.name


def pytest_unconfigure(config):
    """The closing line, over both kinds of test, after everything pytest itself prints; workers have no reporter."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:
        return
    count = {key: len(reporter.stats.get(key, [])) for key in ("passed", "failed", "error", "skipped")}
    skipped = f", {count['skipped']} skipped" if count["skipped"] else ""
    print(f"{count['passed']} passed, {count['failed'] + count['error']} failed{skipped}")
