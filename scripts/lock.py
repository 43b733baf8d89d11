"""Makes scripts/locked.txt anew: the newest versions that pyproject.toml allows, with their hashes.

For those who work on the program; `python3 scripts/lock.py` needs the network and takes seconds.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from environment import CHECKOUT, LOCKED, TITLES, interpreter_in

HEADER = "# Made by scripts/lock.py from pyproject.toml; not to be edited by hand."


def entries(text: str) -> list[str]:
    """The locked packages of a list as uv writes it, each with the lines of its hashes."""
    return re.findall(r"^\S+==.*(?:\n +.*)*", text, re.MULTILINE)


def locked(uv: Path, *options: str) -> list[str]:
    """What pyproject.toml comes to, for every system and every Python that may run the program."""
    done = subprocess.run(
        [uv, "pip", "compile", "pyproject.toml", *options, "--quiet", "--universal",
         "--python-version=3.11", "--generate-hashes", "--no-emit-index-url", "--no-annotate",
         "--no-header"],
        cwd=CHECKOUT, env=with_the_index_of_pip(), stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    return entries(done.stdout)


def with_the_index_of_pip() -> dict[str, str]:
    """The environment for uv, which does not read pip's own configuration."""
    asked = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        check=False,
    )
    index = os.environ.get("PIP_INDEX_URL") or asked.stdout.strip()
    return {"UV_DEFAULT_INDEX": index, **os.environ} if index else dict(os.environ)


def main() -> None:
    """Writes the file: what the program needs first, then what each other part needs besides."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = interpreter_in(Path(folder))
        subprocess.run([python, "-m", "pip", "install", "--quiet", "uv"], check=True)
        uv = python.with_name("uv")
        program = locked(uv)
        parts = {"program": program}
        for group in [title for title in TITLES if title not in parts]:
            both = locked(uv, f"--group={group}")
            parts[group] = [entry for entry in both if entry not in program]
    blocks = [HEADER, *("\n".join([TITLES[name], *parts[name]]) for name in TITLES)]
    LOCKED.write_text("\n\n".join(blocks) + "\n", encoding="utf-8", newline="\n")
    print(*(f"{name}: {len(found)} packages" for name, found in parts.items()), sep="\n")


if __name__ == "__main__":
    main()
