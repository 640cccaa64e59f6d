"""Runs the judge's hostile programs, faults and memory cases in virtual machines with control groups version 2.

    python3 vm.py --build .build [--only WORDS] [--emulate]

Prints a table of settings and cases. Exit status: 0 if all that ran was right, 1 if not, 3 if nothing could be run.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import time
import xml.etree.ElementTree

import image
from machine import EMULATION, Machine, accelerator
from settings import CLEAN, DELEGATE, END_DELEGATION, SCOPE, SETTINGS

TOOLS = {
    "qemu-system-x86_64": "qemu-system-x86",
    "debootstrap": "debootstrap",
    "cpio": "cpio",
    "mke2fs": "e2fsprogs",
    "ssh": "openssh-client",
    "busybox": "busybox-static",
}
SLOW = {"kvm": 1, EMULATION: 60}  # how many times as much time as usual programs get


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", default=".build")
    parser.add_argument("--only", default="", help="settings of which `NAME, kernel KERNEL` matches this")
    parser.add_argument("--cases", default="", help="only these, as pytest's option -k chooses: memory or fork_groups")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--emulate", action="store_true", help="even where there is KVM")
    return parser.parse_args()


def tests_command(setting, slow, cases):
    level = "root" if setting.account == "root" else "user"
    files = "judge/tests/test_hostile.py judge/tests/test_memory.py" + " judge/tests/test_faults.py" * setting.faults
    # Programs with a helper that is broken would be compiled in the machine, which takes emulation too long.
    chosen = f"([{level} or test_memory or test_faults and not broken_helper) and ({cases or 'test'})"
    return (
        f"cd /checkout && python3 -m pytest -c judge/tests/pytest.ini {files} --all -k '{chosen}' --slow {slow}"
        f" --programs {image.PROGRAMS} --junitxml /tmp/results.xml -o junit_family=xunit1"
    )


def as_account(setting, command):
    """The tests run as the account, with the one right that cages need where user namespaces are forbidden; cages take
    it away from what they run."""
    quoted = command.replace('"', '\\"')
    join = f"echo $$ > {setting.group}/cgroup.procs; " if setting.group else ""
    who = ""
    if setting.account != "root":
        caps = "--inh-caps=-all,+sys_admin --ambient-caps=-all,+sys_admin"
        who = f"setpriv --reuid={image.ACCOUNT} --regid={image.ACCOUNT} --clear-groups {caps} env HOME=/home/user "
    return f"{join}export PYTHONDONTWRITEBYTECODE=1; exec {who}sh -c \"{quoted}\""


def left_behind(machine):
    """What no test may leave: groups and processes of judges."""
    look = "find /sys/fs/cgroup -type d -name 'judge-*'; ps -eo comm= | grep -xE \"judge|supervisor|program\" || true"
    return machine.output("root", look).split("\n")[:-1]


def run_setting(machine, setting, folder, slow, cases):
    print(f"  {setting.name}, kernel {setting.kernel}", flush=True)
    began = time.monotonic()
    machine.output("root", f"{CLEAN}; {setting.before}")
    if setting.group == SCOPE:
        machine.output("user", DELEGATE)
    log = folder / (re.sub(r"\W+", "-", setting.name) + ".log")
    with log.open("w") as out:
        machine.ssh("root", as_account(setting, tests_command(setting, slow, cases)), stdout=out, stderr=out)
    left = left_behind(machine)
    xml = log.with_suffix(".xml")
    xml.write_text(machine.output("root", "cat /tmp/results.xml"))
    machine.ssh("user", END_DELEGATION, stderr=subprocess.DEVNULL)
    machine.output("root", setting.after)
    outcome = read_results(xml, left, time.monotonic() - began)
    log.with_suffix(".json").write_text(json.dumps(outcome, indent=1))
    return outcome


def run_all(folder, options):
    chosen = [s for s in SETTINGS if re.search(options.only, f"{s.name}, kernel {s.kernel}")]
    outcomes = {}
    for kernel in dict.fromkeys(setting.kernel for setting in chosen):
        settings = [setting for setting in chosen if setting.kernel == kernel]
        try:
            unpacked = image.make_kernel(folder, kernel)
        except image.NotToBeHad as error:
            outcomes.update({setting.name: f"not run: {error}" for setting in settings})
            continue
        how = EMULATION if options.emulate else accelerator(unpacked)
        with Machine(folder, unpacked, 2, how) as machine:
            for setting in settings:
                outcomes[setting.name] = run_setting(machine, setting, folder / "results", SLOW[how], options.cases)
    return outcomes


# --- the results, read from pytest's JUnit file ---


def read_results(file, left, seconds):
    """A setting's cases with their verdict and whether that was right, and the judge's own line."""
    cases, isolation = {}, ""
    for case in xml.etree.ElementTree.parse(file).iter("testcase"):
        said = {entry.get("name"): entry.get("value") for entry in case.iter("property")}
        isolation = said.get("isolation", isolation)
        name = case.get("name").split("-", 1)[-1].rstrip("]") if "verdict" in said else case.get("name")
        skipped = case.find("skipped") is not None
        right = case.find("failure") is None and case.find("error") is None
        end = "skipped" if skipped else "ok" if right else "failed"
        cases[name] = {"verdict": said.get("verdict", end), "right": right}
    cases["nothing left behind"] = {"verdict": ", ".join(left) or "ok", "right": not left}
    return {"isolation": isolation, "seconds": round(seconds), "cases": cases}


def all_right(outcomes):
    ran = [outcome for outcome in outcomes.values() if not isinstance(outcome, str)]
    return bool(ran) and all(case["right"] for outcome in ran for case in outcome["cases"].values())


def row(case, ran):
    """A case's verdicts, marked where they are wrong; nothing if they are all the same and right."""
    found = [outcome["cases"].get(case) for outcome in ran]
    words = ["–" if cell is None else cell["verdict"] + ("" if cell["right"] else " (wrong)") for cell in found]
    return words if len(set(words) - {"–"}) > 1 or any("wrong" in word for word in words) else None


def table(outcomes):
    """Markdown: a summary of each setting, and each case in which they differ."""
    lines = ["| setting | right | wrong | seconds | isolation |", "|---|---|---|---|---|"]
    for name, outcome in outcomes.items():
        if isinstance(outcome, str):
            lines.append(f"| {name} | {outcome} | | | |")
            continue
        right = sum(case["right"] for case in outcome["cases"].values())
        wrong = len(outcome["cases"]) - right
        lines.append(f"| {name} | {right} | {wrong} | {outcome['seconds']} | {outcome['isolation']} |")
    ran = {name: outcome for name, outcome in outcomes.items() if not isinstance(outcome, str)}
    lines += ["", "| case | " + " | ".join(ran) + " |", "|---" * (len(ran) + 1) + "|"]
    names = dict.fromkeys(name for outcome in ran.values() for name in outcome["cases"])
    for name in names:
        words = row(name, ran.values())
        if words:
            lines.append(f"| {name} | " + " | ".join(words) + " |")
    return "\n".join(lines)


def main():
    options = arguments()
    missing = [package for tool, package in TOOLS.items() if not image.shutil.which(tool)]
    if missing or os.geteuid() != 0:
        print("vm: this needs root and the packages: " + " ".join(missing or TOOLS.values()), file=sys.stderr)
        return 3
    folder = pathlib.Path(options.build).resolve() / "vm"
    (folder / "results").mkdir(parents=True, exist_ok=True)
    image.make_image(folder, options.jobs)
    outcomes = run_all(folder, options)
    (folder / "results.json").write_text(json.dumps(outcomes, indent=1))
    print(table(outcomes))
    return 0 if all_right(outcomes) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
    except (RuntimeError, subprocess.CalledProcessError, image.NotToBeHad) as error:
        print(f"vm: {error}", file=sys.stderr)
        sys.exit(3)
