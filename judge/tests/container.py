"""Runs a command as the default profile of Docker and Podman would, as root: few capabilities, no new namespaces, no
mounts, no clone3. What is simulated is the rights only: files and processes of this system stay in reach.

    python3 container.py COMMAND…
"""

import ctypes
import errno
import os
import struct
import sys

CAPABILITIES = (
    "chown,dac_override,fowner,fsetid,kill,setgid,setuid,setpcap,net_bind_service,sys_chroot,setfcap".split(",")
)
CLONE, CLONE3 = 56, 435
NEW_NAMESPACES = 0x7E020000
# By their numbers on x86-64: mount, umount2, pivot_root, unshare, setns, open_tree, move_mount, fsopen, fsconfig,
# fsmount, fspick, mount_setattr, and what else needs CAP_SYS_ADMIN there.
FORBIDDEN = [165, 166, 155, 272, 308, 428, 429, 430, 431, 432, 433, 442, 167, 168, 163, 169, 298, 304, 321]
PR_SET_SECCOMP, MODE_FILTER = 22, 2
LOAD, EQUAL, ANY_BIT, RETURN = 0x20, 0x15, 0x45, 0x06
ALLOW, FAIL = 0x7FFF0000, 0x00050000
NUMBER, FIRST_ARGUMENT = 0, 16  # where they are in what a filter looks at


def program():
    """The filter: for each forbidden call a comparison and what it returns."""
    steps = [(LOAD, 0, 0, NUMBER)]
    for number in FORBIDDEN:
        steps += [(EQUAL, 0, 1, number), (RETURN, 0, 0, FAIL | errno.EPERM)]
    steps += [(EQUAL, 0, 1, CLONE3), (RETURN, 0, 0, FAIL | errno.ENOSYS)]
    steps += [(EQUAL, 0, 3, CLONE), (LOAD, 0, 0, FIRST_ARGUMENT)]
    steps += [(ANY_BIT, 0, 1, NEW_NAMESPACES), (RETURN, 0, 0, FAIL | errno.EPERM), (RETURN, 0, 0, ALLOW)]
    return steps


class Filter(ctypes.Structure):
    _fields_ = [("length", ctypes.c_ushort), ("steps", ctypes.c_char_p)]


def filter_calls():
    steps = b"".join(struct.pack("HBBI", *step) for step in program())
    described = Filter(len(program()), steps)
    if ctypes.CDLL(None, use_errno=True).prctl(PR_SET_SECCOMP, MODE_FILTER, ctypes.byref(described), 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "seccomp")


def drop_capabilities(command):
    """The command, run by setpriv with what a container's root has."""
    kept = "-all," + ",".join(f"+{name}" for name in CAPABILITIES)
    return ["setpriv", f"--bounding-set={kept}", "--inh-caps=-all", *command]


if __name__ == "__main__":
    filter_calls()
    command = drop_capabilities(sys.argv[1:])
    os.execvp(command[0], command)
