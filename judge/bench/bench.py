#!/usr/bin/env python3
"""What submissions and judge cost, as ratios to a floor that is measured in the same run."""

import argparse
import itertools
import json
import os
import pathlib
import shutil
import statistics
import sys
import time

BUILD = pathlib.Path(__file__).resolve().parent  # make puts this program where the judge is
BENCH = BUILD / "bench"
ROUNDS, JUDGE_ROUNDS = 21, 7  # a median is taken of
STRESS_SECONDS = 3
LOOP_SECONDS = 0.5
TESTS = {"many": 200, "few": 20, "one": 1}
SUM = "#include <iostream>\nint main() {\n  long long a, b;\n  std::cin >> a >> b;\n  std::cout << a + b << '\\n';\n}\n"


def run(*argv, stdin="/dev/null", stdout="/dev/null"):
    """Runs a program the cheapest way there is; the CPU seconds of it and its children."""
    argv = [str(word) for word in argv]
    files = [(os.POSIX_SPAWN_OPEN, 0, stdin, os.O_RDONLY, 0),
             (os.POSIX_SPAWN_OPEN, 1, stdout, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)]
    _, status, usage = os.wait4(os.posix_spawnp(argv[0], argv, os.environ, file_actions=files), 0)
    if status != 0:
        raise RuntimeError(f"{argv[0]} failed on {stdin}")
    return usage.ru_utime + usage.ru_stime


def wall_seconds(work, *words):
    begin = time.monotonic()
    work(*words)
    return time.monotonic() - begin


def table(widths, heads, rows):
    for row in itertools.chain([heads], rows):
        print("".join(f"{cell:>{width}}" if i else f"{cell:<{width}}" for i, (cell, width) in enumerate(zip(row, widths))))


def submission_row(problem):
    """The programs of a problem on its largest input: each round runs the floor and then each program."""
    folder = BENCH / problem
    given, output = folder / "largest.in", folder / "output"
    run(folder / "generator", "bench", 100, 1, stdout=given)
    run(folder / "main", stdin=given, stdout=output)
    floors, ratios = [], {"main": [], "textbook": [], "reference": []}
    for _ in range(ROUNDS):
        floors.append(run(BENCH / "floor", output.stat().st_size, stdin=given))
        for program in ratios:
            if (folder / program).exists():
                ratios[program].append(run(folder / program, stdin=given) / floors[-1])
    cells = [f"{statistics.median(each):.2f}" if each else "-" for each in ratios.values()]
    return [problem, given.stat().st_size, f"{statistics.median(floors) * 1e3:.2f}", *cells]


def make_arena(folder):
    """A small program, and small tests in folders by their number."""
    for name, count in TESTS.items():
        (folder / name).mkdir(parents=True)
        for i in range(count):
            (folder / name / f"{i}.in").write_text(f"{i} {7 * i}\n")
            (folder / name / f"{i}.ans").write_text(f"{8 * i}\n")
    (folder / "sum.cpp").write_text(SUM)
    run("g++", "-O2", folder / "sum.cpp", "-o", folder / "sum")


def loop(folder, tests):
    """The barest loop that could judge at all: nothing is limited, measured or protected."""
    for i in range(TESTS[tests]):
        run(folder / "sum", stdin=folder / tests / f"{i}.in", stdout=folder / "output")
        if (folder / "output").read_bytes() != (folder / tests / f"{i}.ans").read_bytes():
            raise RuntimeError("wrong sum")


def judge(folder, tests, isolation, jobs):
    run(BUILD / "judge", "run", "--source", folder / "sum.cpp", "--tests", folder / tests, "--jobs", jobs, "--force", "--quiet",
        "--isolation", isolation)


def judge_rows(folder):
    """For each way of judging: ms a test, ratio to the loop, ms to start. What does not depend on the number of tests falls out
    of a difference."""
    ways = {
        "bare loop": lambda tests: loop(folder, tests),
        "judge, not isolated": lambda tests: judge(folder, tests, "none", 1),
        "judge, isolated": lambda tests: judge(folder, tests, "best", 1),
        "judge, two workers": lambda tests: judge(folder, tests, "best", 2),
    }
    for work in ways.values():
        work("few")  # compiles, and warms the caches
    costs = {way: [] for way in ways}
    for _ in range(JUDGE_ROUNDS):
        for way, work in ways.items():
            test = (wall_seconds(work, "many") - wall_seconds(work, "few")) / (TESTS["many"] - TESTS["few"])
            ratio = test / costs["bare loop"][-1][0] if way != "bare loop" else 1
            costs[way].append((test, ratio, wall_seconds(work, "one") - test))
    for way, rounds in costs.items():
        test, ratio, start = map(statistics.median, zip(*rounds))
        yield way, f"{test * 1e3:.2f}", f"{ratio:.2f}", f"{start * 1e3:.1f}"


def stress_row(problem):
    """Runs and cases a second of a search on all processors, and the ratio to a loop that runs the program on one."""
    root, report = BUILD.parent, BENCH / "stress.json"
    run(BUILD / "judge", "stress", problem, "--source", root / f"problems/{problem}/main.cpp", "--seconds", STRESS_SECONDS,
        "--json", report, "--quiet")
    search = json.loads(report.read_text())["search"]
    report.unlink()
    sample = min((root / f"testdata/{problem}/sample").glob("*.in"))
    count, begin = 0, time.monotonic()
    while (seconds := time.monotonic() - begin) < LOOP_SECONDS:
        run(BENCH / problem / "main", stdin=sample)
        count += 1
    runs = search["runs"] / search["seconds"]
    return problem, f"{runs:.0f}", f"{runs / (count / seconds):.2f}", f"{search['cases'] / search['seconds']:.0f}"


def measure(problems):
    if problems:
        print(f"CPU time as a multiple of the floor (read, parse, write; nothing else), median of {ROUNDS} pairs")
        table([18, 12, 12, 10, 12, 12], ["largest input", "bytes", "floor ms", "main", "textbook", "reference"],
              map(submission_row, problems))
    print(f"\nwall time of judging a small program, median of {JUDGE_ROUNDS} rounds")
    arena = BENCH / "overhead"
    shutil.rmtree(arena, ignore_errors=True)
    try:
        make_arena(arena)
        table([22, 14, 18, 14], ["judging", "ms a test", "ratio to the loop", "start-up ms"], judge_rows(arena))
    finally:
        shutil.rmtree(arena, ignore_errors=True)
    if problems:
        print(f"\nsearching for a counterexample on all processors, {STRESS_SECONDS} s each")
        table([16, 16, 18, 16], ["stress", "runs a second", "ratio to the loop", "cases a second"], map(stress_row, problems))


def main():
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("ID", nargs="*", help="problems whose programs `make bench` has built")
    try:
        measure(parser.parse_args().ID)
    except (OSError, RuntimeError) as error:
        print(f"bench: {error}", file=sys.stderr)
        return 3
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.stdout.reconfigure(line_buffering=True)
    sys.exit(main())
