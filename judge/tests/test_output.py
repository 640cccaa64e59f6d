"""Where the judge writes: standard output, a terminal, and the files that were asked for."""

import os
import pty
import subprocess

import pytest

MAIN = "problems/DOUBLE/main.cpp"


@pytest.fixture
def stress_options(checkout):
    """`stress` on a wrong program, by a generator of the test's own; what it finds is found at once."""
    checkout.write("wrong.py", "print(0)\n")
    checkout.write("right.py", "print(1)\n")
    checkout.write("generator.py", "print(1)\n")
    return ["--source", checkout.root / "wrong.py", "--against", checkout.root / "right.py",
            "--generator", checkout.root / "generator.py", "--inputs", "20"]


def on_terminal(call):
    """What a terminal gets, on which both standard output and standard error are shown."""
    terminal, end = pty.openpty()
    with subprocess.Popen(call, stdout=end, stderr=end) as run:
        os.close(end)
        shown = b""
        try:
            while block := os.read(terminal, 4096):
                shown += block
        except OSError:  # Linux says so where the last writer is gone
            pass
    os.close(terminal)
    return run.returncode, shown.decode()


def as_seen(text):
    """The lines that are left to see after carriage returns and the sequence that erases a line."""
    return [line.rstrip("\r").split("\x1b[K")[-1] for line in text.split("\n")]


# --- a terminal ---


def test_the_progress_is_gone_before_the_table(checkout):
    status, shown = on_terminal([checkout.binary, "run", "--root", checkout.root, "DOUBLE", "--jobs", "1"])
    assert status == 0 and "\x1b[K" in shown, shown
    head = next(line for line in shown.split("\n") if "DOUBLE  (" in line)
    assert as_seen(head)[0].startswith("DOUBLE  (")
    assert "\x1b[K" not in shown[shown.index("DOUBLE  (") :], "nothing of the table is erased"


def test_the_progress_is_gone_before_the_counterexample(checkout, stress_options):
    status, shown = on_terminal([checkout.binary, "stress", "--root", checkout.root, *stress_options])
    assert status == 1 and "Input:" in as_seen(shown), shown
    assert "\x1b[K" not in shown[shown.index("Input:") :]


@pytest.mark.parametrize("variables, coloured", [({"TERM": "xterm"}, True), ({"TERM": "dumb"}, False),
                                                 ({"TERM": "xterm", "NO_COLOR": "1"}, False)])
def test_colours_are_for_terminals_that_want_them(checkout, monkeypatch, variables, coloured):
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    _, shown = on_terminal([checkout.binary, "run", "--root", checkout.root, "DOUBLE", "--quiet"])
    assert ("\x1b[31" in shown or "\x1b[32" in shown) == coloured


# --- files that cannot be written ---


def unwritable(root):
    """Places where no file can be made, which are so for root as well."""
    (root / "folder").mkdir()
    (root / "file").write_text("")
    return {"folder": root / "folder", "parent": root / "file/report", "device": "/dev/full", "system": "/proc/none/report"}


@pytest.mark.parametrize("place", ["folder", "parent", "device", "system"])
@pytest.mark.parametrize("option", ["--json", "--junit", "--html"])
def test_a_report_that_cannot_be_written_is_refused_before_the_run(checkout, option, place):
    path = unwritable(checkout.root)[place]
    run = checkout.judge("run", "DOUBLE", option, path)
    assert (run.returncode, run.stdout) == (2, "") and f"{option} {path}: cannot write there" in run.stderr
    assert not checkout.generated(), "nothing was made for it"


@pytest.mark.parametrize("option, place", [("--json", "folder"), ("--json", "parent"), ("--save", "parent"), ("--save", "system")])
def test_stress_refuses_such_a_place_before_it_searches(checkout, stress_options, option, place):
    path = unwritable(checkout.root)[place]
    run = checkout.judge("stress", *stress_options, option, path)
    assert (run.returncode, run.stdout) == (2, "") and "cannot write there" in run.stderr


def test_bundle_refuses_a_folder(checkout):
    run = checkout.judge("bundle", checkout.root / MAIN, "-o", checkout.root)
    assert run.returncode == 2 and "cannot write there" in run.stderr


def test_a_place_may_still_have_to_be_made(checkout):
    report = checkout.root / "new/folder/report.json"
    assert checkout.judge("run", "DOUBLE", "--json", report).returncode == 0
    assert report.exists()


def test_a_report_that_fails_later_does_not_cost_the_table(checkout, stress_options):
    report = checkout.root / ("long" * 100)  # longer than a name may be
    run = checkout.judge("run", "DOUBLE", "--json", report)
    assert run.returncode == 3 and "judge: cannot write" in run.stderr, run.stderr
    assert "submissions as expected" in run.stdout
    run = checkout.judge("stress", *stress_options, "--json", report)
    assert run.returncode == 3 and "judge: cannot write" in run.stderr, run.stderr
    assert "Expected output:" in run.stdout


# --- a full standard output ---


def to_full(checkout, command, *arguments):
    with open("/dev/full", "w") as full:
        call = [checkout.binary, command, "--root", checkout.root, *arguments]
        return subprocess.run(call, stdout=full, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize("command, arguments", [("run", ["DOUBLE"]), ("list", []), ("bundle", [MAIN])])
def test_a_full_standard_output_is_an_error(checkout, command, arguments):
    arguments = [checkout.root / word if word == MAIN else word for word in arguments]
    run = to_full(checkout, command, *arguments)
    assert run.returncode == 3
    assert run.stderr.splitlines()[-1] == "judge: cannot write to standard output: No space left on device"


def test_a_full_standard_output_does_not_cost_the_reports(checkout, stress_options):
    report, kept = checkout.root / "report.json", checkout.root / "kept"
    assert to_full(checkout, "run", "DOUBLE", "--json", report).returncode == 3
    assert report.exists()
    report.unlink()
    run = to_full(checkout, "stress", *stress_options, "--json", report, "--save", kept)
    assert run.returncode == 3 and "standard output" in run.stderr
    assert report.exists() and len(list(kept.iterdir())) == 2
