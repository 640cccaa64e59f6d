"""The settings in which the judge is tried: a kernel, an account, and what the system grants it."""

import dataclasses

from image import ACCOUNT

HALF = "/sys/fs/cgroup/half"
REMOUNT = "mount -o remount,rw,nosuid,nodev,noexec{} none /sys/fs/cgroup"
NO_NSDELEGATE, NSDELEGATE = REMOUNT.format(""), REMOUNT.format(",nsdelegate")


@dataclasses.dataclass(frozen=True)
class Setting:
    """`before` and `after`: commands of root around the run. `group`: the control group to run in."""

    name: str
    account: str = "user"
    kernel: str = "6.1 (Debian 12)"
    before: str = "true"
    after: str = "true"
    group: str = ""
    faults: bool = False


# A scope of the user's own systemd, as `systemd-run --user --scope` makes it: a group delegated to the user.
DELEGATE = "setsid systemd-run -q --user --scope --unit=tests sleep infinity < /dev/null > /dev/null 2>&1 & sleep 5"
END_DELEGATION = "systemctl --user stop tests.scope"
CLEAN = "rm -rf /tmp/* /var/tmp/* /dev/shm/*; ipcrm -a"
SCOPE = f"/sys/fs/cgroup/user.slice/user-{ACCOUNT}.slice/user@{ACCOUNT}.service/app.slice/tests.scope"
HALF_DELEGATED = (
    f"mkdir -p {HALF}; echo +memory +pids +cpu > {HALF}/cgroup.subtree_control; mkdir -p {HALF}/run; chown user {HALF}"
)
NO_USER_NAMESPACES = "sysctl -q -w user.max_user_namespaces=0"
USER_NAMESPACES = "sysctl -q -w user.max_user_namespaces=10000"

# As in Ubuntu 24.04, but without its profile for programs without one: such a namespace is refused at once.
APPARMOR = "sysctl -q -w kernel.apparmor_restrict_unprivileged_userns=1"

OLD, MIDDLE, UBUNTU = "5.10 (Debian 11)", "5.15 (Ubuntu 22.04)", "6.8 (Ubuntu 24.04)"
SETTINGS = [
    Setting("root", account="root", faults=True),
    Setting("account"),
    Setting("account, delegated group", group=SCOPE, faults=True),
    Setting("account, delegated, no nsdelegate", group=SCOPE, before=NO_NSDELEGATE, after=NSDELEGATE),
    Setting("account, group half delegated", group=f"{HALF}/run", before=HALF_DELEGATED),
    Setting("account, no user namespaces", before=NO_USER_NAMESPACES, after=USER_NAMESPACES),
    Setting("account, delegated, no user namespaces", group=SCOPE, before=NO_USER_NAMESPACES, after=USER_NAMESPACES),
    Setting("root, 5.10", account="root", kernel=OLD),
    Setting("account, 5.10", kernel=OLD),
    Setting("root, 5.15", account="root", kernel=MIDDLE),
    Setting("account, delegated, 5.15", kernel=MIDDLE, group=SCOPE),
    Setting("root, AppArmor", account="root", kernel=UBUNTU),
    Setting("account, AppArmor", kernel=UBUNTU, before=APPARMOR),
]
