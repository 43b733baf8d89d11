"""Builds the program as it is installed: `python3 scripts/build.py`, into the folder `build`.

It makes what this system can make, and says what it could not and why; its status is 1 where
something went wrong with what it can. One half is made by
`build.py folder`, the other of what lies there by `build.py packages`: between them the programs in
the folder can be tried and signed.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from building.bundles import bundle
from building.contents import CHECKOUT, Contents, contents
from building.debs import deb
from building.frozen import NotBuilt, NotHere, frozen, place, size
from building.setups import setup
from building.tarballs import tarball
from environment import NotReady, say

BUILD = CHECKOUT / "build"

Maker = Callable[[Contents, Path, Path], Path]
MADE: dict[str, Maker] = {
    "Debian package": deb,
    "portable tarball": tarball,
    "Windows installer": setup,
    "macOS disk image": bundle,
}
"""Each made from the built folder, in the build folder."""


def main() -> int:
    """Builds what is asked for; 1 where something went wrong."""
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked.add_argument("half", nargs="?", choices=("folder", "packages"), help="both if not said")
    half = asked.parse_args().half
    what = contents()
    BUILD.mkdir(exist_ok=True)
    if half != "packages":
        try:
            _timed("the program's folder", lambda: frozen(what, BUILD))
        except (NotBuilt, NotReady) as why:
            say(f"the program's folder was not made: {why}")
            return 1
    if half != "folder":
        folder = place(what, BUILD)
        if not folder.is_dir():
            say(f"there is no {os.path.relpath(folder, CHECKOUT)}; `build.py folder` makes it")
            return 1
        return 0 if packages(MADE, what, folder) else 1
    return 0


def packages(makers: Mapping[str, Maker], what: Contents, folder: Path) -> bool:
    """Makes each that this system can make; whether nothing went wrong with one."""
    sound = True
    for title, make in makers.items():
        try:
            _timed(title, partial(make, what, folder, BUILD))
        except NotHere as why:
            say(f"{title}: not made here: {why}")
        except NotBuilt as why:
            say(f"{title}: went wrong: {why}")
            sound = False
    return sound


def _timed(title: str, make: Callable[[], Path]) -> Path:
    began = time.monotonic()
    made = make()
    seconds = time.monotonic() - began
    say(f"{title}: {os.path.relpath(made, CHECKOUT)}, {size(made)} MB, {seconds:.0f} s")
    return made


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
