"""`make install`, `uninstall` and `clean` touch nothing that they did not make; makes wait for each other; and an
installation may belong to another account."""

import fcntl
import os
import pathlib
import shutil
import subprocess
import tempfile

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
ODD = ["ann smith", "安", "a$HOME", "o'neil", 'say "hi"', "ends in slash/", "-rf", "*"]
SOMEBODYS = pathlib.Path("somebody's/file.txt")
as_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root may take another account")


def make(*words, cwd=ROOT, **environment):
    """Status and words of a make; a variable that is None is not set."""
    env = {name: value for name, value in {**os.environ, **environment}.items() if value is not None}
    run = subprocess.run(["make", "-s", *map(str, words)], cwd=cwd, env=env, capture_output=True, text=True)
    return run.returncode, run.stdout + run.stderr


def files(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def checkout(tmp_path, build):
    """What `make install` copies, of one problem, and the programs, as if they were up to date."""
    root = tmp_path / "checkout"
    for part in ("judge", "common", "problems/P2252", "testdata/P2252"):
        shutil.copytree(ROOT / part, root / part, ignore=shutil.ignore_patterns("tests", "generated"))
    for name in ("Makefile", "LICENSE"):
        shutil.copy(ROOT / name, root)
    programs = [".build/supervisor", ".build/judge", ".build/judge-package"]
    (root / ".build").mkdir()
    for name in programs:
        shutil.copy(build / pathlib.Path(name).name, root / name)
    return root, programs


def install(checkout, action="install", **environment):
    root, programs = checkout
    env = {name: value for name, value in {**os.environ, **environment}.items() if value is not None}
    run = subprocess.run(["sh", "judge/install.sh", action, *(programs if action == "install" else [])], cwd=root, env=env,
                         capture_output=True, text=True)
    return run.returncode, run.stdout + run.stderr


@pytest.mark.parametrize("variable", ["HOME", "PREFIX"])
@pytest.mark.parametrize("name", ODD)
def test_install_and_uninstall_leave_everything_else(checkout, tmp_path, variable, name):
    home = f"{tmp_path}/homes/{name}"
    for place in (tmp_path / "homes" / SOMEBODYS, tmp_path / "homes" / name.split()[0] / SOMEBODYS):
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text("mine")
    before = files(tmp_path / "homes")
    given = {"HOME": home, "PREFIX": None} if variable == "HOME" else {"PREFIX": home}
    assert install(checkout, **given)[0] == 0
    prefix = pathlib.Path(home) / ".local" if variable == "HOME" else pathlib.Path(home)
    listed = subprocess.run([prefix / "bin/judge", "list", "--only", "id"], capture_output=True, text=True)
    assert listed.stdout == "P2252\n", listed.stderr
    assert install(checkout, **given)[0] == 0  # over the old one
    assert install(checkout, "uninstall", **given) == (0, "")
    assert files(tmp_path / "homes") == before


@pytest.mark.parametrize("given", [{"PREFIX": ""}, {"PREFIX": "~/x"}, {"PREFIX": None, "HOME": ""}, {"PREFIX": None, "HOME": None}])
def test_no_place_to_install_to_is_one_sentence(checkout, given):
    before = files(checkout[0])
    status, said = install(checkout, **given)
    assert status == 2 and said.count("\n") == 1 and "PREFIX=/" in said
    assert files(checkout[0]) == before


def test_the_prefix_reaches_the_script_as_it_was_typed(tmp_path):
    prefix = f"{tmp_path}/it's $(touch x) $$HOME"
    run = make("-n", f"PREFIX={prefix}", "uninstall")
    assert run == (0, "PREFIX='" + prefix.replace("'", "'\\''") + "' sh judge/install.sh uninstall\n")


def test_what_others_put_there_stays(checkout, tmp_path):
    prefix = tmp_path / "prefix"
    assert install(checkout, PREFIX=str(prefix))[0] == 0
    own = prefix / "share/combinatorial-games/problems/OWN/main.cpp"
    own.parent.mkdir()
    own.write_text("mine")
    assert install(checkout, "uninstall", PREFIX=str(prefix))[0] == 0
    assert files(prefix) == {"share/combinatorial-games/problems/OWN/main.cpp": b"mine"}


@pytest.mark.parametrize("taken", ["share/combinatorial-games/notes.txt", "bin/judge"])
@pytest.mark.parametrize("action", ["install", "uninstall"])
def test_a_name_that_is_taken_is_refused(checkout, tmp_path, taken, action):
    (tmp_path / "prefix" / taken).parent.mkdir(parents=True)
    (tmp_path / "prefix" / taken).write_text("mine")
    status, said = install(checkout, action, PREFIX=f"{tmp_path}/prefix")
    assert status == 2 and "was not made by `make install`" in said and said.count("\n") == 1
    assert files(tmp_path / "prefix") == {taken: b"mine"}


# --- clean ---


@pytest.mark.parametrize("folder", ["", "a b", "$HOME/x", "a'b", 'a"b', "a;b", "~"])
def test_a_build_folder_that_make_cannot_name_is_refused(checkout, folder):
    before = files(checkout[0])
    status, said = make(f"BUILD={folder}", "clean", cwd=checkout[0])
    assert status == 2 and "cannot be the build folder" in said and said.count("\n") == 1
    assert files(checkout[0]) == before


@pytest.mark.parametrize("folder", [".", "..", "problems", "problems/", "../somebodys"])
@pytest.mark.parametrize("goal", ["clean", "play"])
def test_a_folder_with_other_things_is_no_build_folder(checkout, tmp_path, folder, goal):
    (tmp_path / "somebodys").mkdir()
    (tmp_path / "somebodys/file.txt").write_text("mine")
    before = files(tmp_path)
    status, said = make(f"BUILD={folder}", goal, cwd=checkout[0])
    assert status == 2 and "holds what is not of this make" in said
    assert files(tmp_path) == before


@pytest.mark.parametrize("folder", [".build", ".build/", "../名", "../deep/er"])
def test_clean_removes_what_was_made_and_no_more(checkout, tmp_path, folder):
    root, before = checkout[0], files(checkout[0])
    subprocess.run(["sh", "judge/build_folder.sh", folder.rstrip("/"), "locked", "true"], cwd=root, check=True)
    made = root / "testdata/P2252/generated/one.in"
    made.parent.mkdir()
    made.write_text("1 2\n")
    assert (root / folder).exists()
    assert make(f"BUILD={folder}", "clean", cwd=root) == (0, "")
    assert not (root / folder).exists() and not made.exists()
    left = {name: text for name, text in before.items() if not (folder.startswith(".build") and name.startswith(".build/"))}
    assert files(root) == left


# --- two makes ---


def test_a_make_waits_for_another_one(checkout):
    root = checkout[0]
    call = ["sh", "judge/build_folder.sh", ".build", "locked", "echo", "built"]
    subprocess.run(call, cwd=root, check=True, capture_output=True)
    with open(root / ".build/make.lock") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        second = subprocess.Popen(call, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert second.stderr.readline() == "make: waiting for another make that builds in .build\n"
        assert second.poll() is None
        fcntl.flock(lock, fcntl.LOCK_UN)
        assert second.communicate()[0] == "built\n"


# --- what is built anew ---


def compiled(root, *words):
    """What a make of one unit compiles."""
    status, said = make(".build/units/model.o", *words, cwd=root)
    assert status == 0, said
    return [line.split()[1] for line in said.splitlines()]


def touch(path, text="// changed\n"):
    path.write_text(path.read_text() + text)


def test_only_what_changed_is_compiled_again(checkout):
    root, unit = checkout[0], [".build/units/model.cpp"]
    assert compiled(root) == unit and compiled(root) == []
    touch(root / "judge/model/verdict.hpp")
    assert compiled(root) == unit and compiled(root) == []
    touch(root / "judge/sandbox/sandbox.hpp")
    assert compiled(root) == []
    assert compiled(root, "WARNINGS=-Wall") == unit and compiled(root, "WARNINGS=-Wall") == []
    (root / "judge/model/another.cpp").write_text("namespace judge { int another() { return 1; } }\n")
    assert compiled(root) == unit
    (root / "judge/model/another.cpp").unlink()
    assert compiled(root) == unit and compiled(root) == []


# --- other accounts ---


def as_nobody(*words, **environment):
    call = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "env", "-i", "PATH=/usr/bin:/bin"]
    call += [f"{name}={value}" for name, value in environment.items()]
    return subprocess.run([*call, *map(str, words)], capture_output=True, text=True, cwd="/")


@pytest.fixture
def open_folder():
    """A folder that every account may enter, as pytest's own are for one account only."""
    with tempfile.TemporaryDirectory(dir="/tmp") as name:
        os.chmod(name, 0o755)
        yield pathlib.Path(name)


@as_root
def test_one_installation_serves_another_account(checkout, open_folder):
    prefix, home = open_folder / "usr", open_folder / "home"
    assert install(checkout, PREFIX=str(prefix))[0] == 0
    home.mkdir()
    os.chown(home, 65534, 65534)
    before = files(prefix)
    run = as_nobody(prefix / "bin/judge", "run", "P2252", "--right", HOME=home)
    assert run.returncode == 0 and "2 of 2 submissions as expected" in run.stdout, run.stdout + run.stderr
    assert files(prefix) == before
    assert [path.name for path in (home / ".cache").iterdir()] == ["combinatorial-games"]


@as_root
def test_without_a_folder_to_write_to_one_sentence_says_what_to_do(checkout, open_folder):
    assert install(checkout, PREFIX=str(open_folder))[0] == 0
    run = as_nobody(open_folder / "bin/judge", "run", "P2252")
    assert run.returncode == 3 and "XDG_CACHE_HOME" in run.stderr and run.stderr.count("\n") == 1


@as_root
def test_what_root_left_is_named_with_its_cure(checkout, open_folder):
    root = open_folder / "checkout"
    shutil.copytree(checkout[0], root)
    (root / ".build/units").mkdir()
    for path in (root, root / ".build"):
        os.chown(path, 65534, 65534)
    run = as_nobody("sh", "-c", f"cd {root} && sh judge/build_folder.sh .build locked touch .build/units/base.o")
    assert "belongs to root: sudo chown -R nobody .build" in run.stderr and run.returncode == 2
