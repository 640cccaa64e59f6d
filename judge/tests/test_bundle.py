"""`judge bundle`: one file to paste out of a file and the headers that it includes."""

import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).parents[2]
PROBLEMS = sorted(path.parent.name for path in ROOT.glob("problems/*/problem.toml"))

# Luogu P2252 by two of the library's headers.
SUBMISSION = """#include "common/game/fibonacci_nim.hpp"
#include "common/game/wythoff.hpp"

#include <cstdio>

int main() {
  int a, b;
  if (std::scanf("%d%d", &a, &b) != 2) return 1;
  std::uint64_t sum = 0;
  for (std::uint64_t part : game::fibonacci_nim::zeckendorf_parts(a)) sum += part;
  std::puts(game::wythoff::mover_wins(sum, b) ? "1" : "0");
}
"""


def judge(build, *arguments, **options):
    options = {"capture_output": True, "text": True, **options}
    return subprocess.run([build / "judge", *arguments], **options)


def bundled(build, source, target):
    """Bundles a file; returns the path of the bundle."""
    run = judge(build, "bundle", source, "-o", target)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    return target


@pytest.fixture
def submission(tmp_path):
    source = tmp_path / "mine" / "source.cpp"
    source.parent.mkdir()
    source.write_text(SUBMISSION)
    return source


def test_a_bundle_compiles_alone(build, submission, tmp_path):
    alone = tmp_path / "alone"
    bundled(build, submission, alone / "bundle.cpp")
    compiler = ["g++", "-std=c++11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"]
    assert [path.name for path in alone.iterdir()] == ["bundle.cpp"]
    subprocess.run([*compiler, "bundle.cpp"], check=True, cwd=alone)
    lines = (alone / "bundle.cpp").read_text().splitlines()
    marks = [line for line in lines if line.startswith("// ===")]
    assert marks == ["// === common/game/fibonacci_nim.hpp ===", "// === common/game/wythoff.hpp ==="]
    assert [line for line in lines if "pragma once" in line] == []


def test_a_bundle_is_judged_as_any_file(build, submission, tmp_path):
    right = bundled(build, submission, tmp_path / "right.cpp")
    run = judge(build, "run", "P2252", "--source", right, "--std", "c++17")
    assert run.returncode == 0 and "right.cpp  AC " in run.stdout, run.stdout + run.stderr
    submission.write_text(SUBMISSION.replace('"1" : "0"', '"0" : "1"'))
    wrong = bundled(build, submission, tmp_path / "wrong.cpp")
    run = judge(build, "run", "P2252", "--source", wrong, "--std", "c++17")
    assert run.returncode == 1 and "wrong.cpp  WA " in run.stdout, run.stdout + run.stderr


def test_without_a_bundle_the_error_names_it(build, submission):
    run = judge(build, "run", "P2252", "--source", submission)
    assert run.returncode == 1 and f"`judge bundle {submission} -o NEW`" in run.stdout
    assert '"common/game/fibonacci_nim.hpp" is missing here as on an online judge' in run.stdout


def test_a_header_that_is_nowhere_is_no_matter_of_bundling(build, submission):
    submission.write_text('#include "absent.hpp"\n')
    run = judge(build, "run", "P2252", "--source", submission)
    assert run.returncode == 1 and "absent.hpp: No such file" in run.stdout and "judge bundle" not in run.stdout


# A reference includes what programs of a package share, and the problem's rules.
@pytest.mark.parametrize(
    "problem", [pytest.param(each, marks=[] if each == "P2252" else pytest.mark.long) for each in PROBLEMS]
)
def test_the_bundle_of_a_reference_is_accepted(build, tmp_path, problem):
    bundle = bundled(build, ROOT / "problems" / problem / "reference.cpp", tmp_path / "bundle.cpp")
    assert '#include "' not in bundle.read_text()
    run = judge(build, "run", problem, "--source", bundle, "--std", "c++17", "--time", "10", "--memory", "1024")
    assert run.returncode == 0, run.stdout + run.stderr


def test_headers_beside_the_file_are_found_from_any_folder(build, tmp_path):
    (tmp_path / "a.h").write_text("#pragma once\nint a;\n")
    (tmp_path / "main.c").write_text('#include "a.h"\n')
    run = judge(build, "bundle", "main.c", cwd=tmp_path)
    assert (run.returncode, run.stdout) == (0, "// === a.h ===\nint a;\n")


def test_another_checkout_is_searched_if_asked_for(build, tmp_path):
    (tmp_path / "checkout" / "problems").mkdir(parents=True)
    (tmp_path / "checkout" / "a.h").write_text("int a;\n")
    (tmp_path / "main.cpp").write_text('#include "a.h"\n')
    run = judge(build, "bundle", tmp_path / "main.cpp", "--root", tmp_path / "checkout")
    assert (run.returncode, run.stdout) == (0, "// === a.h ===\nint a;\n")


def test_what_is_missing_in_a_block_is_a_warning(build, tmp_path):
    source = tmp_path / "main.cpp"
    source.write_text('#ifdef LOCAL\n#include "debug.h"\n#endif\n')
    run = judge(build, "bundle", source)
    assert (run.returncode, run.stdout) == (0, source.read_text())
    assert run.stderr.startswith(f'judge: warning: {source}:2: "debug.h" is not found') and run.stderr.count("\n") == 1


def test_after_an_error_the_old_bundle_is_there(build, tmp_path):
    source, target = tmp_path / "main.cpp", tmp_path / "bundle.cpp"
    source.write_text('int x;\n#include "absent.h"\n')
    target.write_text("old")
    for options in ([], ["--output", target]):
        run = judge(build, "bundle", source, *options)
        assert (run.returncode, run.stdout) == (2, "")
        assert f'{source}:2: "absent.h" is neither beside this file nor under {ROOT}; ' in run.stderr
    assert target.read_text() == "old"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bundle.cpp", "main.cpp"]


def test_a_bundle_never_replaces_what_it_is_made_of(build, tmp_path):
    (tmp_path / "a.h").write_text("int a;\n")
    source = tmp_path / "main.cpp"
    source.write_text('#include "a.h"\n')
    for target in (source, tmp_path / "a.h"):
        before = target.read_text()
        run = judge(build, "bundle", source, "-o", target)
        assert run.returncode == 2 and "name another" in run.stderr
        assert target.read_text() == before


def test_mistakes_name_the_repair(build, tmp_path):
    (tmp_path / "main.py").write_text("print(1)\n")
    for words, repair in [
        ([], "FILE is required"),
        ([tmp_path / "absent.cpp"], "there is no such file"),
        ([tmp_path / "main.py"], "only C and C++ can be bundled"),
    ]:
        run = judge(build, "bundle", *words)
        assert run.returncode == 2 and repair in run.stderr, run.stderr


def test_a_full_disk_is_an_error(build):
    with open("/dev/full", "w") as full:
        run = subprocess.run([build / "judge", "bundle", ROOT / "problems/P2252/main.cpp"], stdout=full,
                             stderr=subprocess.PIPE, text=True)
    assert run.returncode == 3 and "No space left on device" in run.stderr


def test_make_bundle_prints_the_bundle_alone(build, submission):
    make = ["make", "-s", f"BUILD={build}", "bundle", f"SRC={submission}"]
    run = subprocess.run(make, cwd=ROOT, check=True, capture_output=True, text=True)
    assert run.stdout == judge(build, "bundle", submission).stdout and "int main()" in run.stdout
