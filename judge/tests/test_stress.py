"""`judge stress`: what it finds, how small that is, what it says, and that it finds a counterexample to every wrong submission."""

import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import tomllib

import pytest

from checkouts import FIXTURES, SECONDS, Checkout, interrupted, wait_for
from sharing import once

ROOT = pathlib.Path(__file__).resolve().parents[2]
LEAST = "No smaller one exists"

# --- one small problem: T, then T numbers; is each a multiple of seven? ---

PROGRAM = """#include <cstdio>
#include <cstdlib>
int main() {
  int cases = 0;
  std::scanf("%%d", &cases);
  bool yes = false;
  for (long long n = 0; std::scanf("%%lld", &n) == 1;) {
    yes = n %% 7 == 0;
    %s
    std::puts(yes ? "yes" : "no");
  }
}
"""

# What a program does besides, the input that should be found, and the verdict. The least input is one case, if there
# is one; where a program fails on large numbers or on several cases only, it is what no step makes smaller.
MISTAKES = {
    "a small number": ("if (n == 14) yes = false;", "1\n14\n", "WA"),
    "zero": ("if (n == 0) yes = false;", "1\n0\n", "WA"),
    "large numbers": ("if (n >= 1000003) yes = !yes;", "1\n1000003\n", "WA"),
    "the second case": ("static int seen = 0; if (++seen > 1) yes = !yes;", "2\n0\n0\n", "WA"),
    "a crash": ("if (n == 21) std::abort();", "1\n21\n", "RE"),
    "an endless loop": ("while (n == 6) yes = !yes;", "1\n6\n", "TLE"),
    "much memory": ("volatile char* much = n == 8 ? new char[300 << 20] : nullptr;"
                    " for (int i = 0; much && i < 300 << 20; i += 4096) much[i] = 1;", "1\n8\n", "MLE"),
}


@pytest.fixture(scope="session")
def sevens_compiled(build, shared):
    binary = build / "judge"

    def make(folder):
        root = folder / "checkout"
        shutil.copytree(FIXTURES / "stress", root)
        shutil.copytree(ROOT / "common" / "problem", root / "common" / "problem")
        for command in (["data", "SEVENS", "--pin"], ["stress", "SEVENS", "problems/SEVENS/main.cpp", "--inputs", "1"]):
            made = Checkout(binary, root).judge(*command, cwd=root)
            assert made.returncode == 0, made.stdout + made.stderr

    return Checkout(binary, once(shared / "sevens", make) / "checkout")


@pytest.fixture
def sevens(sevens_compiled, tmp_path):
    """A checkout of the test's own with the problem SEVENS, compiled already."""
    root = tmp_path / "checkout"
    shutil.copytree(sevens_compiled.root, root)
    return Checkout(sevens_compiled.binary, root)


def stress(checkout, source, *arguments, problem="SEVENS", **options):
    """The search ends by what it finds or by a count, never by the clock."""
    ends = [word for option, seconds in (("--seconds", "3600"), ("--shrink", "600")) for word in (option, seconds)
            if option not in arguments and "--inputs" not in arguments]
    return checkout.judge("stress", problem, "--source", source, *arguments, *ends, **options)


def program(checkout, mistake, name="mine.cpp"):
    return checkout.write(name, PROGRAM % mistake)


def saved(folder):
    """The one case that stress saved there: its input and its answer."""
    inputs = list(folder.glob("*-*.in"))
    assert len(inputs) == 1 and {path.suffix for path in inputs[0].parent.iterdir()} == {".in", ".ans"}
    return inputs[0].read_text(), inputs[0].with_suffix(".ans").read_text()


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_least_input(sevens, mistake):
    change, least, verdict = MISTAKES[mistake]
    run = stress(sevens, program(sevens, change), "--save", sevens.root / "kept")
    assert run.returncode == 1, run.stdout + run.stderr
    assert saved(sevens.root / "kept")[0] == least
    assert re.search(f"^{verdict}: ", run.stdout, re.M)
    assert (LEAST in run.stdout) == (mistake not in ("large numbers", "the second case"))


@pytest.mark.parametrize("variables, asked_for, chinese", [
    ({"LC_ALL": "zh_CN.UTF-8", "LANG": "C"}, [], True),
    ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "zh_TW"}, [], True),
    ({"LC_ALL": "C", "LANG": "zh_CN.UTF-8"}, [], False),
    ({"LC_ALL": "C"}, ["--lang", "zh"], True),
])
def test_the_language(sevens, variables, asked_for, chinese):
    run = stress(sevens, program(sevens, MISTAKES["zero"][0]), *asked_for, env={**os.environ, **variables})
    assert ("除以 7" in run.stdout, "输入：" in run.stdout) == (chinese, chinese)


def test_the_last_line_runs_the_case_again(sevens):
    source = program(sevens, MISTAKES["a small number"][0], name="my own.cpp")
    run = stress(sevens, source, "--save", sevens.root / "kept here")
    again = run.stdout.splitlines()[-1] + f" --root {sevens.root}"
    assert subprocess.run(shlex.split(again), capture_output=True).returncode == 1
    source.write_text(PROGRAM % "")
    assert subprocess.run(shlex.split(again), capture_output=True).returncode == 0


def test_says_how_to_save(sevens):
    run = stress(sevens, program(sevens, MISTAKES["large numbers"][0]), "--seed", "5")
    command = shlex.split(run.stdout.splitlines()[-1].replace("DIR", str(sevens.root / "kept")))
    assert subprocess.run(command, capture_output=True).returncode == 1
    assert saved(sevens.root / "kept") == ("1\n1000003\n", "no\n")


def test_the_same_seed_finds_the_same(sevens):
    odd = program(sevens, "if (n > 1000 && n * n % 97 == 1) yes = !yes;")
    found = set()
    for jobs in ("1", "3"):
        kept = sevens.root / f"kept-{jobs}"
        assert stress(sevens, odd, "--seed", "9", "--jobs", jobs, "--save", kept).returncode == 1
        found.add(saved(kept))
    assert len(found) == 1


def test_a_right_program_survives(sevens):
    run = stress(sevens, sevens.root / "problems/SEVENS/main.cpp", "--inputs", "500", "--save", sevens.root / "kept")
    assert run.returncode == 0
    assert re.search(r"No counterexample in [0-9.]+ s: \d+ inputs in \d+ runs", run.stdout)
    assert re.search(r"all sizes up to \d+ were run completely", run.stdout)
    assert not (sevens.root / "kept").exists()


@pytest.mark.parametrize("most", [1, 1000])
def test_a_search_that_ends_by_a_count(sevens, most):
    """Two machines do the same: all of the problem's own tests, and then as many inputs as were asked for."""
    ran = set()
    for jobs in ("1", "4"):
        run = stress(sevens, sevens.root / "problems/SEVENS/main.cpp", "--inputs", str(most), "--jobs", jobs)
        ran.add(re.search(r": (\d+ inputs in \d+ runs)\.\n(.*)", run.stdout).groups())
    (counts, sizes), = ran
    assert int(counts.split()[0]) >= most and "small inputs" in sizes


SLOW_TO_START = """#include <ctime>
struct Slow { Slow() { while (std::clock() < 0.3 * CLOCKS_PER_SEC) {} } } slow;
"""


def test_what_run_rejects_is_found_however_slow_the_program_starts(sevens):
    with (sevens.root / "testdata/SEVENS/tests.txt").open("a") as tests:
        tests.write("deep  ten 424242\n")
    assert sevens.judge("data", "SEVENS", "--pin").returncode == 0
    case = (sevens.root / "testdata/SEVENS/generated/deep.in").read_text().split()
    deepest = max(case[1:], key=int)
    source = sevens.write("mine.cpp", SLOW_TO_START + PROGRAM % f"if (n == {deepest}) yes = !yes;")
    assert sevens.judge("run", "SEVENS", "--source", source).returncode == 1
    run = stress(sevens, source, "--seconds", "4", "--shrink", "1", "--save", sevens.root / "kept")  # its own data come in any case
    assert run.returncode == 1, run.stdout + run.stderr
    assert deepest in saved(sevens.root / "kept")[0].split()


def test_the_json(sevens):
    report = sevens.root / "report.json"
    mistake, least, verdict = MISTAKES["a small number"]
    run = stress(sevens, program(sevens, mistake), "--json", report)
    found = json.loads(report.read_text())
    assert run.returncode == 1 and found["compiles"] and found["problem"] == "SEVENS"
    case = found["counterexample"]
    assert (case["input"], case["verdict"], case["smallness"]) == (least, verdict, "least")
    assert (case["answer"], case["output"]) == ("yes\n", "no\n")
    assert "14 leaves" in found["explanation"] and found["search"]["runs"] > 0
    right = stress(sevens, sevens.root / "problems/SEVENS/main.cpp", "--inputs", "1", "--json", report)
    found = json.loads(report.read_text())
    assert right.returncode == 0 and found["counterexample"] is None and found["search"]["cases"] > 0
    assert stress(sevens, program(sevens, "undefined_name;"), "--json", report).returncode == 1
    found = json.loads(report.read_text())
    assert not found["compiles"] and "undefined_name" in found["message"]


def test_std_asks_for_a_dialect(sevens):
    modern = "auto least = 14LL; if (n == least) yes = false;"
    as_98 = stress(sevens, program(sevens, modern), "--std", "c++98")
    assert as_98.returncode == 1 and as_98.stdout.startswith("CE: ")
    run = stress(sevens, program(sevens, modern), "--std", "c++20", "--save", sevens.root / "kept")
    assert run.returncode == 1 and saved(sevens.root / "kept")[0] == "1\n14\n"
    assert "--std c++20" in run.stdout.splitlines()[-1]


def test_a_kind_that_ignores_its_seed(sevens):
    generator = sevens.root / "problems/SEVENS/generator.cpp"
    generator.write_text(generator.read_text().replace("size < 8", "size < 2"))  # soon done with the small ones
    run = stress(sevens, sevens.root / "problems/SEVENS/main.cpp", "--inputs", "500")
    assert "the generator's kind blind makes the same" in run.stderr
    assert "kind hard" not in run.stderr


BROKEN = {
    "hard crashes": ("generator", "call.random().between(0, 2000000)", "*(volatile long long*)nullptr", "generator.cpp hard"),
    "hard is illegal": ("generator", "call.random().between(0, 2000000)", "-5", "not legal: hard"),
    "no reference": ("reference", "in >> cases;", "std::exit(9);", "reference.cpp --many"),
    "no validator": ("validator", 'reader.integer("T", 1, 10)', "std::stoll(std::string())", "validator.cpp"),
}


@pytest.mark.parametrize("defect", BROKEN)
def test_a_broken_helper(sevens, defect):
    part, before, after, words = BROKEN[defect]
    source = sevens.root / f"problems/SEVENS/{part}.cpp"
    assert before in source.read_text()
    source.write_text(source.read_text().replace(before, after, 1))
    run = stress(sevens, program(sevens, "if (n < 0 || n > 1999000) yes = !yes;"))
    assert run.returncode == 3, run.stdout + run.stderr
    assert words in run.stderr


@pytest.mark.parametrize("arguments", [
    ["stress", "--source", "mine.cpp"],
    ["stress", "SEVENS"],
    ["stress", "SEVENS", "--source", "absent.cpp"],
    ["stress", "ABSENT", "--source", "problems/SEVENS/main.cpp"],
    ["stress", "SEVENS", "--source", "problems/SEVENS/main.cpp", "--seconds", "no"],
    ["stress", "SEVENS", "--source", "problems/SEVENS/main.cpp", "--lang", "fr"],
])
def test_mistakes_on_the_command_line(sevens, arguments):
    run = sevens.judge(*arguments, cwd=sevens.root)
    assert run.returncode == 2 and run.stderr


def test_ctrl_c(sevens):
    name = f"sevens{os.getpid()}"
    source = program(sevens, f'prctl(PR_SET_NAME, "{name}");')
    source.write_text("#include <sys/prctl.h>\n" + source.read_text())
    call = [sevens.binary, "stress", "SEVENS", "--root", sevens.root, "--source", source, "--seconds", "3600"]
    run = subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    wait_for(name, run)
    output, errors = interrupted(run)
    assert (run.returncode, output) == (130, "") and "interrupted" in errors


# --- the problems of this checkout ---

PROBLEMS = sorted(path.parent.name for path in ROOT.glob("problems/*/problem.toml"))
WRONG = sorted(path for path in ROOT.glob("problems/*/wrong/*.cpp") if "expect: CE" not in path.read_text().splitlines()[0])


def sample(problem):
    """One of its wrong submissions that are not too slow: a search for these takes the limit many times."""
    ours = [path for path in WRONG if path.parts[-3] == problem and "LE" not in path.read_text().splitlines()[0]]
    return ours[-1]


SAMPLE = set(map(sample, PROBLEMS))
ENOUGH = "300000"  # inputs, within which a counterexample has to be found


def own(source):
    """The options that name a submission; the dialect as where all of them are judged, so that it is compiled once."""
    facts = tomllib.loads((ROOT / "problems" / source.relative_to(ROOT).parts[1] / "problem.toml").read_text())
    return ["--source", source, "--std", facts["dialect"]]


def label(source):
    return f"{source.parts[-3]}/{source.stem}"


class StressRun:
    """What stress finds against one wrong submission; the folder holds what it printed, and the case."""

    def __init__(self, source, folder):
        self.source, self.problem, self.case = source, source.parts[-3], folder / "case"
        self.status, self.output, self.errors = json.loads((folder / "run.json").read_text())

    def tried(self):
        return int(re.search(r"Found after (\d+) inputs", self.output).group(1))


@pytest.fixture(scope="session")
def stressed(build, shared):
    """The StressRun of a source; each is done once, in whichever worker needs it first."""

    def seek(source, folder):
        call = [build / "judge", "stress", source.parts[-3], *own(source), "--save", folder / "case",
                "--inputs", ENOUGH, "--shrink", "1", "--jobs", "1"]
        run = subprocess.run(call, capture_output=True, text=True, cwd=ROOT)
        (folder / "run.json").write_text(json.dumps([run.returncode, run.stdout, run.stderr]))

    def ran(source):
        folder = shared / "stress-runs" / label(source)
        return StressRun(source, once(folder, lambda folder: seek(source, folder)))

    return ran


@pytest.fixture(scope="session")
def tool(shared):
    """Compiles a helper, or a submission, without the judge's help; each once."""

    def compiled(source):
        def compile(folder):
            subprocess.run(["g++", "-std=c++17", "-O1", "-I", ROOT, source, "-o", folder / "tool"], check=True)

        return once(shared / "tools" / source.relative_to(ROOT), compile) / "tool"

    return compiled


def wrong_ones():
    for source in WRONG:
        yield pytest.param(source, marks=[] if source in SAMPLE else pytest.mark.long, id=label(source))


@pytest.mark.parametrize("source", wrong_ones())
def test_a_counterexample_is_found(build, stressed, source):
    found = stressed(source)
    assert found.status == 1, found.output + found.errors
    case, _ = saved(found.case)
    validator = build / "programs" / found.problem / "validator"
    assert subprocess.run([validator], input=case, text=True, capture_output=True).returncode == 42, case
    again = subprocess.run(shlex.split(found.output.splitlines()[-1]), cwd=ROOT, capture_output=True, text=True)
    assert again.returncode == 1, again.stdout + again.stderr


def singles(generator, size):
    """All inputs of one size that hold a single case, in the generator's order."""
    call = [generator, "--many", "--limit", "1", "small", str(size)]
    output = subprocess.run(call, check=True, capture_output=True, text=True).stdout
    return [record.split("\n", 1)[1] for record in output.split("\x1e")[1:]]


def first_failure(generator, reference, program):
    for size in range(10**6):
        for case in singles(generator, size):
            wanted, given = (subprocess.run([binary], input=case, capture_output=True, text=True, timeout=SECONDS)
                             for binary in (reference, program))
            if given.returncode != 0 or given.stdout.split() != wanted.stdout.split():
                return case
    return None


@pytest.mark.long
def test_nothing_smaller_exists(stressed, tool):
    """An exhaustive search of the test's own finds the same, for two problems."""
    claims = [c for c in map(stressed, WRONG) if LEAST in c.output and "\nWA: " in c.output and c.tried() <= 400
              and not (ROOT / "problems" / c.problem / "checker.cpp").exists()]
    hardest = {}
    for claim in sorted(claims, key=StressRun.tried):
        hardest[claim.problem] = claim
    chosen = sorted(hardest.values(), key=StressRun.tried)[-2:]
    assert len(chosen) == 2
    for claim in chosen:
        folder = ROOT / "problems" / claim.problem
        first = first_failure(tool(folder / "generator.cpp"), tool(folder / "reference.cpp"), tool(claim.source))
        assert saved(claim.case)[0] == first, claim.source


@pytest.mark.parametrize("problem", PROBLEMS)
def test_the_submission_survives(build, problem):
    source = ROOT / "problems" / problem / "main.cpp"
    call = [build / "judge", "stress", problem, *own(source), "--inputs", "30"]
    run = subprocess.run(call, capture_output=True, text=True, cwd=ROOT)
    assert run.returncode == 0, run.stdout + run.stderr
