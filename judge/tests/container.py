"""Runs a command as the default profile of Docker and Podman would, as root: few capabilities, no new namespaces, no
mounts, no clone3. What is simulated is the rights only: files and processes of this system stay in reach.

    python3 container.py COMMAND…
"""

import errno
import os
import sys

import seccomp

CAPABILITIES = (
    "chown,dac_override,fowner,fsetid,kill,setgid,setuid,setpcap,net_bind_service,sys_chroot,setfcap".split(",")
)
NEW_NAMESPACES = [1 << bit for bit in (17, 25, 26, 27, 28, 29, 30)]  # flags of clone
# What needs CAP_SYS_ADMIN there.
FORBIDDEN = (
    "mount umount2 pivot_root unshare setns open_tree move_mount fsopen fsconfig fsmount fspick mount_setattr swapon "
    "swapoff acct reboot perf_event_open open_by_handle_at bpf".split()
)


def filter_calls():
    calls = seccomp.SyscallFilter(seccomp.ALLOW)
    calls.set_attr(seccomp.Attr.CTL_NNP, False)
    for name in FORBIDDEN:
        calls.add_rule(seccomp.ERRNO(errno.EPERM), name)
    calls.add_rule(seccomp.ERRNO(errno.ENOSYS), "clone3")
    for flag in NEW_NAMESPACES:
        calls.add_rule(seccomp.ERRNO(errno.EPERM), "clone", seccomp.Arg(0, seccomp.MASKED_EQ, flag, flag))
    calls.load()


def drop_capabilities(command):
    """The command, run by setpriv with what a container's root has."""
    kept = "-all," + ",".join(f"+{name}" for name in CAPABILITIES)
    return ["setpriv", f"--bounding-set={kept}", "--inh-caps=-all", *command]


if __name__ == "__main__":
    filter_calls()
    command = drop_capabilities(sys.argv[1:])
    os.execvp(command[0], command)
