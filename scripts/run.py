"""Starts Tournament Director, having set up first what it needs: `python3 scripts/run.py`.

What follows is passed on to the program, and so is its exit status.
"""

import os
import subprocess
import sys

from environment import NotReady, ready, say


def main() -> int:
    """Starts the program in its own environment."""
    try:
        python = str(ready("program"))
    except NotReady as problem:
        say(str(problem))
        return 1
    except KeyboardInterrupt:
        say("Stopped; the next start begins again")
        return 130
    # -P: whatever lies in the user's own folder is not taken for a part of the program
    command = [python, "-P", "-m", "director", *sys.argv[1:]]
    if os.name == "posix":
        os.execv(python, command)  # signals then reach the program itself
    with subprocess.Popen(command) as program:
        while True:
            try:
                return program.wait()
            except KeyboardInterrupt:
                continue  # the program has heard it too, and answers as it sees fit


if __name__ == "__main__":
    sys.exit(main())
