"""What a virtual machine is made of: a Debian 12 system, the checkout with its judge built in it, kernels.

Everything is kept in one folder (.build/vm) and made again only when what it comes from has changed. Nothing is
installed on this system: kernels are unpacked, and the system lies in a folder.
"""

import dataclasses
import hashlib
import os
import pathlib
import shutil
import subprocess
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAMS = ".build/hostile-programs"  # of the copied checkout


def apts_mirror():
    """The mirror that apt is set to here; nothing where there is no apt."""
    if not shutil.which("apt-get"):
        return ""
    targets = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"]
    return next(iter(subprocess.check_output(targets, text=True).split()), "").rstrip("/")


MIRROR = os.environ.get("DEBIAN_MIRROR") or apts_mirror()
UBUNTU = os.environ.get("UBUNTU_MIRROR", "")  # without one its kernels are left out
SYSTEM = (
    "g++,make,libcli11-dev,libtoml11-dev,nlohmann-json3-dev,libfmt-dev,libssl-dev,libsqlite3-dev,libyaml-cpp-dev,"
    "libpugixml-dev,libzip-dev,libcmark-gfm-dev,libcmark-gfm-extensions-dev,systemd-sysv,dbus,dbus-user-session,"
    "libpam-systemd,udev,kmod,procps,util-linux,openssh-server,python3-pytest,python3-seccomp"
)
ACCOUNT = 1000  # of the ordinary user in the machine
# What only costs time when the machine starts.
UNWANTED = ["apt-daily.timer", "apt-daily-upgrade.timer", "dpkg-db-backup.timer", "e2scrub_all.timer", "fstrim.timer"]
NETWORK = "[Match]\nName=e*\n[Network]\nAddress=10.0.2.15/24\nLinkLocalAddressing=no\n"
# The modules that lead to the disks and to the network, where the kernel has them as modules.
MODULES = ["virtio_pci", "virtio_blk", "virtio_net", "ext4"]
INIT = """#!/bin/busybox sh
/bin/busybox mount -t devtmpfs none /dev
for module in /modules/*; do /bin/busybox insmod $module; done
/bin/busybox mount -t ext4 /dev/vda /system || /bin/busybox poweroff -f
exec /bin/busybox switch_root /system /sbin/init
"""


@dataclasses.dataclass(frozen=True)
class Kernel:
    """Where a kernel's package is: a Debian 12 package by name, or a file of a mirror by its SHA-256."""

    package: str = ""
    url: str = ""
    sha256: str = ""
    modules: tuple = ()  # address and SHA-256 of a second package, where that holds the modules


KERNELS = {
    "6.1 (Debian 12)": Kernel(package="linux-image-cloud-amd64"),
    "5.10 (Debian 11)": Kernel(
        url=f"{MIRROR}/pool/main/l/linux-signed-amd64/linux-image-5.10.0-32-cloud-amd64_5.10.223-1_amd64.deb",
        sha256="fb4a1229952d892138532c1d9f40a7fd0bd408e4dcf969c12e4524b6a89fdcb8",
    ),
    "5.15 (Ubuntu 22.04)": Kernel(
        url=f"{UBUNTU}/pool/main/l/linux-signed/linux-image-5.15.0-25-generic_5.15.0-25.25_amd64.deb",
        sha256="ad56f8c442a54d4f5ff2dff010d00321d53e32b543f3a92f3ba4e042d20a71da",
        modules=(
            f"{UBUNTU}/pool/main/l/linux/linux-modules-5.15.0-25-generic_5.15.0-25.25_amd64.deb",
            "d0ba4087d9e1d497925b3481d3531fba6c2a852855f8019d73b0b1385aa4da1f",
        ),
    ),
    "6.8 (Ubuntu 24.04)": Kernel(
        url=f"{UBUNTU}/pool/main/l/linux-signed/linux-image-6.8.0-31-generic_6.8.0-31.31_amd64.deb",
        sha256="fd2ed023c84163e62c73d3b7b613a9b004bd31e335641c23d42bd249e489fbe6",
    ),
}


class NotToBeHad(Exception):
    """Something has to be downloaded and cannot be; the text says what."""


def run(*command, **options):
    subprocess.run([str(word) for word in command], check=True, **options)


def once(folder, name, make, key=""):
    """Calls `make` unless it was done with this key before; an interrupted one is begun anew."""
    stamp = folder / f"{name}.done"
    if stamp.exists() and stamp.read_text() == key:
        return
    stamp.unlink(missing_ok=True)
    make()
    stamp.write_text(key)


# --- the system ---------------------------------------------------------------------------------


def in_system(system, command, mounts=(), **options):
    """Runs a shell command with the system's folder as its root; what is mounted for it is gone afterwards."""
    steps = [f"mount --bind {system} {system}"]
    steps += [f"mount --rbind {source} {system}{target}" for source, target in mounts]
    steps += [f"mount -t proc proc {system}/proc", f"cd {system}", "mkdir -p .old", "pivot_root . .old"]
    steps += ["umount -l /.old", f"exec sh -ec '{command}'"]
    clean = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
    run("unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-ec", "\n".join(steps), env=clean, **options)


def make_system(folder):
    system = folder / "system"
    shutil.rmtree(system, ignore_errors=True)
    print("  making a Debian 12 system", flush=True)
    log = folder / "debootstrap.log"
    with log.open("w") as out:
        run("debootstrap", "--variant=minbase", f"--include={SYSTEM}", "bookworm", system, MIRROR, stdout=out)
    in_system(system, f"useradd --create-home --uid {ACCOUNT} --shell /bin/bash user; mkdir /checkout")
    # The user's own systemd runs without a session of his.
    in_system(system, "mkdir -p /var/lib/systemd/linger; touch /var/lib/systemd/linger/user")
    (system / "etc/fstab").write_text("/dev/vda / ext4 defaults 0 0\n/dev/vdb /checkout ext4 ro 0 0\n")
    (system / "etc/hostname").write_text("vm\n")
    (system / "etc/systemd/network/vm.network").write_text(NETWORK)
    in_system(system, "systemctl enable -q systemd-networkd; systemctl mask -q " + " ".join(UNWANTED))
    let_in(folder / "key", system)
    make_disk(folder, "system", system, 1536)


def let_in(key, system):
    """A key made for this, with which root and the user are let in."""
    key.unlink(missing_ok=True)
    run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key)
    shutil.copy(f"{key}.pub", system / "key.pub")
    for home, owner in (("/root", "root"), ("/home/user", "user")):
        in_system(system, f"install -d -m 700 -o {owner} {home}/.ssh; "
                          f"install -m 600 -o {owner} key.pub {home}/.ssh/authorized_keys")


def make_disk(folder, name, content, spare_mib):
    """An ext4 disk that holds a folder."""
    used = int(subprocess.check_output(["du", "-sm", content]).split()[0])
    disk = folder / f"{name}.img"
    disk.unlink(missing_ok=True)
    run("mke2fs", "-q", "-t", "ext4", "-d", content, disk, f"{used * 5 // 4 + spare_mib}m")


# --- the checkout -------------------------------------------------------------------------------


def tracked_files():
    listing = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.check_output([*listing, "Makefile", "judge", "common"]).decode().split("\0")
    return [name for name in names if name and (ROOT / name).is_file()]


def copy_checkout(target):
    """Brings the copy up to date; files that are the same keep their times, so make builds little."""
    wanted = set(tracked_files())
    for name in wanted:
        copy = target / name
        if not copy.exists() or copy.read_bytes() != (ROOT / name).read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy)
    for path in target.rglob("*"):
        relative = path.relative_to(target)
        if path.is_file() and relative.parts[0] != ".build" and str(relative) not in wanted:
            path.unlink()


def make_checkout(folder, jobs):
    """The checkout's disk, with a judge that the system's own compiler has built."""
    checkout = folder / "checkout"
    checkout.mkdir(exist_ok=True)
    copy_checkout(checkout)
    build = f"make -s -C /checkout -j {jobs} .build/judge .build/supervisor"
    in_system(folder / "system", build, [(checkout, "/checkout")])


def compile_hostile_programs(folder):
    """Once, in the system's folder on this machine's kernel: in emulation that takes 20 times as long. They run there,
    too, in cages as `make test` runs them."""
    kept = folder / "checkout" / PROGRAMS
    kept.mkdir(parents=True, exist_ok=True)
    sources = sorted((ROOT / "judge/tests/hostile").glob("*.cpp"))
    key = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()

    def compile_them():
        print("  compiling the hostile programs", flush=True)
        tests = "judge/tests/test_hostile.py judge/tests/test_faults.py -k \"[root- or two_judges\""
        command = f"cd /checkout; python3 -m pytest -c judge/tests/pytest.ini {tests} --programs {PROGRAMS} || true"
        mounts = [(folder / "checkout", "/checkout"), ("/sys", "/sys"), ("/dev", "/dev")]
        with (folder / "programs.log").open("w") as log:
            in_system(folder / "system", command, mounts, stdout=log, stderr=log)

    once(folder, "programs", compile_them, key)


# --- kernels ------------------------------------------------------------------------------------


def download(url, sha256, target):
    if not url.startswith("http"):
        raise NotToBeHad(f"{url}: of which mirror? set DEBIAN_MIRROR and UBUNTU_MIRROR to addresses")
    try:
        with urllib.request.urlopen(url, timeout=60) as answer:
            content = answer.read()
    except OSError as error:
        raise NotToBeHad(f"{url}: {error}") from error
    if hashlib.sha256(content).hexdigest() != sha256:
        raise NotToBeHad(f"{url}: not the file that was expected")
    target.write_bytes(content)


def download_package(folder, kernel, target):
    """The newest package of this name that the system's apt knows; apt checks its signature."""
    fetch = (
        "apt-get -qq update; cd /tmp; rm -f *.deb; apt-get -qq -o APT::Sandbox::User=root download "
        f"$(apt-cache depends {kernel.package} | sed -n \"s/.*Depends: //p\" | head -1)"
    )
    system = folder / "system"
    try:
        in_system(system, fetch, [("/etc/resolv.conf", "/etc/resolv.conf")])
    except subprocess.CalledProcessError as error:
        raise NotToBeHad(f"the package {kernel.package}") from error
    shutil.move(next((system / "tmp").glob("*.deb")), target)


def modules_of(folder, unpacked):
    """The files of MODULES with what they need, each after what it needs."""
    libraries = list((unpacked / "lib/modules").glob("*")) if (unpacked / "lib/modules").exists() else []
    if not libraries:
        return []
    in_system(folder / "system", f"depmod -b /mnt {libraries[0].name}", [(unpacked, "/mnt")])
    needs = {}
    for line in (libraries[0] / "modules.dep").read_text().splitlines():
        file, needed = line.split(":")
        needs[file] = needed.split()
    chosen = [file for name in MODULES for file in needs if pathlib.Path(file).name.split(".")[0] == name]
    ordered = [file for module in chosen for file in [*reversed(needs[module]), module]]
    return [libraries[0] / file for file in dict.fromkeys(ordered)]


def make_initrd(folder, unpacked, target):
    """A small file system in memory that loads the modules and hands over to the disk."""
    tree = unpacked / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    for name in ("bin", "dev", "modules", "system"):
        (tree / name).mkdir(parents=True)
    shutil.copy("/bin/busybox", tree / "bin")
    for number, module in enumerate(modules_of(folder, unpacked)):
        shutil.copy(module, tree / "modules" / f"{number:02}-{module.name}")
    (tree / "init").write_text(INIT)
    (tree / "init").chmod(0o755)
    with target.open("wb") as out:
        run("sh", "-c", "find . | cpio -o -H newc --quiet", cwd=tree, stdout=out)


def make_kernel(folder, name):
    """The folder with a kernel's `vmlinuz` and `initrd`. Raises NotToBeHad."""
    kernel = KERNELS[name]
    target = folder / "kernels" / name.split()[0]
    target.mkdir(parents=True, exist_ok=True)

    def make():
        print(f"  unpacking kernel {name}", flush=True)
        package = target / "package.deb"
        if kernel.package:
            download_package(folder, kernel, package)
        else:
            download(kernel.url, kernel.sha256, package)
        run("dpkg-deb", "-x", package, target)
        if kernel.modules:
            download(*kernel.modules, package)
            run("dpkg-deb", "-x", package, target)
        shutil.copy(next((target / "boot").glob("vmlinuz-*")), target / "vmlinuz")
        make_initrd(folder, target, target / "initrd")

    once(target, "kernel", make, repr(kernel) + INIT)
    return target


def make_image(folder, jobs):
    """Everything but the kernels."""
    folder.mkdir(parents=True, exist_ok=True)
    once(folder, "system", lambda: make_system(folder), SYSTEM)
    print("  building the judge in it", flush=True)
    make_checkout(folder, jobs)
    compile_hostile_programs(folder)
    make_disk(folder, "checkout", folder / "checkout", 64)
