#!/usr/bin/env python3
"""Installs, tries and removes the program: `python installer/windows/try_setup.py SETUP.exe`.

On a Windows that is thrown away afterwards: for whoever runs it, without a question being asked.
"""

import argparse
import os
import platform
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))

from building.contents import contents

PATIENCE = 60
"""Seconds until the program is gone: what removes it goes on by itself after it was started."""


def main() -> int:
    """Tries it all; 1 where something fell short."""
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked.add_argument("setup", help="a star in its name is allowed")
    said = asked.parse_args()
    what = contents()
    setups = sorted(Path().glob(said.setup))
    if platform.system() != "Windows" or len(setups) != 1:
        print("this wants Windows, and one installer", file=sys.stderr)
        return 1
    folder = Path(os.environ["LOCALAPPDATA"]) / "Programs" / what.name
    program = folder / f"{what.command}-console.exe"
    for one, option in (
        (setups[0], "/S"),
        (program, "--version"),
        (program, "--self-test"),
        (folder / "uninstall.exe", "/S"),
    ):
        status = subprocess.run([one, option], check=False).returncode
        print(f"{one.name} {option}: status {status}", flush=True)
        if status:
            return 1
    until = time.monotonic() + PATIENCE
    while program.exists() and time.monotonic() < until:
        time.sleep(1)
    if program.exists():
        print(f"{program} is still there", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
