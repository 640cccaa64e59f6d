"""A virtual machine in QEMU, and commands in it through ssh."""

import ctypes
import signal
import socket
import subprocess
import time

SECONDS_TO_START = 600  # an emulated one takes minutes
SECONDS_TO_TRY = 20
EMULATION = "tcg,thread=multi"
MEMORY_MIB = 4096
PR_SET_PDEATHSIG = 1


def free_port():
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        return server.getsockname()[1]


def die_with_us():
    """However this program ends, QEMU ends."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def accelerator(kernel):
    """KVM if it really works here: a kernel without disks starts with it and switches itself off."""
    trial = [
        *("qemu-system-x86_64", "-no-reboot", "-display", "none", "-monitor", "none", "-accel", "kvm", "-cpu", "max"),
        *("-m", "1024", "-kernel", kernel / "vmlinuz", "-initrd", kernel / "initrd", "-append", "panic=-1 quiet"),
    ]
    try:
        tried = subprocess.run(trial, stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS_TO_TRY)
    except subprocess.TimeoutExpired:
        return EMULATION
    return "kvm" if tried.returncode == 0 else EMULATION


class Machine:
    """Runs from `with` to its end. What it writes to its disks is gone afterwards."""

    def __init__(self, folder, kernel, processors, how):
        self.folder = folder
        self.port = free_port()
        self.console = kernel / "console.log"
        self.command = [
            *("qemu-system-x86_64", "-no-reboot", "-display", "none", "-monitor", "none"),
            *("-accel", how, "-cpu", "max", "-smp", str(processors), "-m", str(MEMORY_MIB)),
            *("-serial", f"file:{self.console}"),
            *("-kernel", kernel / "vmlinuz", "-initrd", kernel / "initrd"),
            *("-append", "console=ttyS0 systemd.unified_cgroup_hierarchy=1 net.ifnames=0 panic=-1 quiet"),
            *("-drive", f"file={folder}/system.img,if=virtio,format=raw,snapshot=on,cache=unsafe"),
            *("-drive", f"file={folder}/checkout.img,if=virtio,format=raw,snapshot=on,cache=unsafe"),
            *("-nic", f"user,model=virtio-net-pci,restrict=on,hostfwd=tcp:127.0.0.1:{self.port}-:22"),
        ]
        self.process = None

    def __enter__(self):
        # A session of its own: Ctrl-C reaches us alone, and we end it.
        log = open(self.folder / "qemu.log", "w")
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, preexec_fn=die_with_us,
            start_new_session=True,
        )
        try:
            self.wait_until_up()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def wait_until_up(self):
        deadline = time.monotonic() + SECONDS_TO_START
        while self.ssh("root", "true", stderr=subprocess.DEVNULL, timeout=60).returncode != 0:
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the virtual machine did not start; see {self.console} and qemu.log")
            time.sleep(0.5)

    def ssh(self, account, command, **options):
        return subprocess.run(self.ssh_command(account, command), stdin=subprocess.DEVNULL, **options)

    def ssh_command(self, account, command):
        return [
            *("ssh", "-q", "-i", str(self.folder / "key"), "-p", str(self.port), "-o", "StrictHostKeyChecking=no"),
            *("-o", "UserKnownHostsFile=/dev/null", "-o", "ConnectTimeout=20", f"{account}@127.0.0.1", command),
        ]

    def output(self, account, command):
        return self.ssh(account, command, check=True, stdout=subprocess.PIPE, text=True).stdout
