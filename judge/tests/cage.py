"""A cage for programs that might find a hole in the runner: a PID namespace with caps on processes and memory.

As a module it puts commands into cages; as a program it is the first process in one.
"""

import contextlib
import dataclasses
import json
import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

PROCESSES = 800
MEMORY = 6 << 30
ADDRESSES = 64 << 30  # where no cgroup caps memory: each process, reserved memory included
NOBODY = 65534
WATCHDOG = 300  # seconds; a cage that is not done by then fails its test


@dataclasses.dataclass
class Caged:
    """What became of a command in a cage."""

    status: int
    output: str
    left: list  # names of processes that outlived it
    groups: list  # cgroups that outlived it


def can_cage():
    """Whether this system lets us make one."""
    return subprocess.run(namespace_command() + ["true"], capture_output=True).returncode == 0


def may_unshare():
    """Whether we have CAP_SYS_ADMIN: as root, or as a user whom root lent it (in a virtual machine, vm/)."""
    status = pathlib.Path("/proc/self/status").read_text()
    return int(status.split("CapEff:")[1].split()[0], 16) >> 21 & 1


def namespace_command():
    user = [] if may_unshare() else ["--user", "--map-current-user"]
    return ["unshare", *user, "--pid", "--fork", "--mount-proc", "--kill-child"]


def own_group(controller):
    """Our directory in a version 1 hierarchy, or None."""
    for line in pathlib.Path("/proc/self/cgroup").read_text().splitlines():
        _, names, path = line.split(":", 2)
        if controller in names.split(","):
            group = pathlib.Path("/sys/fs/cgroup") / controller / path.lstrip("/")
            return group if os.access(group, os.W_OK) else None
    return None


@contextlib.contextmanager
def capped_groups():
    """Version 1 groups with the caps; none where they may not be made. Yields their directories."""
    groups = []
    for controller, file, cap in (("memory", "memory.limit_in_bytes", MEMORY), ("pids", "pids.max", PROCESSES)):
        parent = own_group(controller)
        if parent:
            groups.append(pathlib.Path(tempfile.mkdtemp(prefix="cage-", dir=parent)))
            (groups[-1] / file).write_text(str(cap))
    try:
        yield groups
    finally:
        for group in groups:
            for path in [*group.iterdir(), group]:
                if path.is_dir():
                    path.rmdir()


def limit(groups):
    for group in groups:
        (group / "cgroup.procs").write_text("0")
    if not groups:
        resource.setrlimit(resource.RLIMIT_AS, (ADDRESSES, ADDRESSES))
    if os.geteuid() != 0:
        resource.setrlimit(resource.RLIMIT_NPROC, (PROCESSES, PROCESSES))


def run(command, user=None, settle=0, mounts=(), **options):
    """Runs a command in a cage, as the given user (a number) if any.

    `settle`: seconds that processes it left may take to end. `mounts`: commands run in the cage, as
    its owner, before.
    """
    identity = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"] if user else []
    if os.geteuid() != 0 and may_unshare():
        identity = ["setpriv", "--inh-caps=-all", "--ambient-caps=-all"]
    with tempfile.NamedTemporaryFile("r") as report, capped_groups() as groups:
        job = {"command": [*identity, *map(str, command)], "settle": settle, "mounts": mounts, "report": report.name}
        first = [sys.executable, "-I", __file__, json.dumps(job)]
        done = subprocess.run(
            namespace_command() + first,
            preexec_fn=lambda: limit(groups),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=WATCHDOG,
            **options,
        )
        assert done.returncode == 0, done.stdout
        status, left = json.loads(report.read())
        return Caged(status, done.stdout, left, [str(path) for group in groups for path in group.glob("*/")])


def processes():
    """The living in this PID namespace but for ourselves, by name."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    names = []
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit() and int(entry.name) != os.getpid():
            with contextlib.suppress(OSError):
                names.append((entry / "comm").read_text().strip())
    return names


def be_first(job):
    for mount in job["mounts"]:
        subprocess.run(mount, check=True)
    status = subprocess.run(job["command"]).returncode
    status = status if status >= 0 else 128 - status
    deadline = time.monotonic() + job["settle"]
    while (left := processes()) and time.monotonic() < deadline:
        time.sleep(0.01)
    pathlib.Path(job["report"]).write_text(json.dumps([status, left]))


if __name__ == "__main__":
    be_first(json.loads(sys.argv[1]))
