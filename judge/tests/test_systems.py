"""What `make judge` says where something is missing: packages by the names of other systems, and on a system that is
no Linux one sentence."""

import os
import pathlib
import re
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOLS = ("sh", "awk", "mkdir", "touch", "id", "uname", "make", "nproc", "expr", "flock", "grep", "ls", "head", "find")


@pytest.fixture
def system(tmp_path):
    """A PATH with few tools, and without any package manager."""
    for tool in TOOLS:
        (tmp_path / tool).symlink_to(shutil.which(tool))
    return tmp_path


def add(system, name, script="exit 0"):
    (system / name).unlink(missing_ok=True)
    (system / name).write_text(f"#!/bin/sh\n{script}\n")
    (system / name).chmod(0o755)


def set_up(system, goal="judge"):
    build = system / "build"
    command = ["make", f"BUILD={build}", str(build / "setup" / goal)]
    run = subprocess.run(command, cwd=ROOT, env={"PATH": str(system)}, capture_output=True, text=True)
    return run.returncode, run.stderr


@pytest.mark.parametrize(
    "manager, words",
    [
        ("dnf", "dnf install gcc-c++ glibc-static libstdc++-static cli11-devel toml11-devel json-devel"),
        ("pacman", "pacman -S gcc cli11 toml11 nlohmann-json fmt openssl sqlite"),
        ("brew", "brew install gcc cli11 toml11 nlohmann-json fmt openssl@3 sqlite"),
    ],
)
def test_what_is_missing_is_named_as_the_system_names_it(system, manager, words):
    add(system, manager)
    status, said = set_up(system)
    assert status != 0 and words in said


def test_without_a_known_manager_debians_names_are_told(system):
    status, said = set_up(system)
    assert status != 0 and "what Debian calls: g++ libcli11-dev" in said


def test_on_another_system_one_sentence_says_what_to_do(system):
    add(system, "uname", "echo Darwin")
    status, said = set_up(system)
    assert status != 0
    assert "WSL 2" in said and "docker build -t games -f judge/Containerfile ." in said


def test_every_goal_finds_its_packages():
    makefile = (ROOT / "Makefile").read_text() + (ROOT / "judge/build.mk").read_text()
    goals = set(re.findall(r"\(BUILD\)/setup/(\w+)", makefile))
    rows = [line.split() for line in (ROOT / "judge/packages.txt").read_text().splitlines() if not line.startswith("#")]
    assert {len(row) for row in rows} == {5}
    assert {use for row in rows for use in row[1].split(",")} >= goals


def test_a_container_needs_only_what_make_does_not_install():
    container = (ROOT / "judge/Containerfile").read_text()
    assert "--no-install-recommends make " in container and "RUN make judge" in container
    assert os.path.exists(ROOT / "judge/Containerfile.dockerignore")


def test_a_judge_alone_says_how_to_get_its_package_command(build, tmp_path):
    judge = shutil.copy(build / "judge", tmp_path)
    run = subprocess.run([judge, "package"], capture_output=True, text=True)
    assert run.returncode == 2 and run.stderr == f"judge: {judge}-package is not built yet: make package\n"
