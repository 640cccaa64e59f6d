"""Does what judge/Containerfile says, where no container engine runs: in a fresh Debian 12 in a folder.

    python3 containerfile.py --build .build
"""

import argparse
import json
import pathlib
import shutil
import subprocess
import sys

import image

FILE = image.ROOT / "judge/Containerfile"


def steps():
    """The instructions in order, each with its words."""
    text = FILE.read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [line.split(None, 1) for line in lines]


def copy_checkout(target):
    listing = subprocess.check_output(["git", "-C", image.ROOT, "ls-files", "-z", "--cached", "--others",
                                       "--exclude-standard"]).decode()
    for name in filter(None, listing.split("\0")):
        if (image.ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(image.ROOT / name, target / name)


def do(step, words, system, folder):
    """One instruction; returns the folder in which the next ones work."""
    resolver = [("/etc/resolv.conf", "/etc/resolv.conf"), ("/dev", "/dev")]
    if step == "FROM":
        assert words == "debian:12-slim", words
        image.run("debootstrap", "--variant=minbase", "bookworm", system, image.MIRROR, stdout=subprocess.DEVNULL)
    elif step == "RUN":
        image.in_system(system, f"cd {folder}; {words}", resolver)
    elif step == "COPY":
        source, target = words.split()
        assert source == "."
        copy_checkout(system / target.lstrip("/"))
    elif step == "WORKDIR":
        return words
    elif step == "CMD":
        image.in_system(system, f"cd {folder}; " + " ".join(json.loads(words)), resolver)
    else:
        raise ValueError(f"{step}: an instruction that this does not know")
    return folder


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", default=".build")
    system = pathlib.Path(parser.parse_args().build).resolve() / "vm" / "container"
    shutil.rmtree(system, ignore_errors=True)
    system.parent.mkdir(parents=True, exist_ok=True)
    folder = "/"
    for step, words in steps():
        print(f"  {step} {words[:100]}", flush=True)
        folder = do(step, words, system, folder)


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(f"containerfile: {error}")
