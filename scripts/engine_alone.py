"""Builds the wheel, installs it alone, and plays every game's worked examples there.

`python3 scripts/engine_alone.py`: the environment has the wheel and none of its dependencies, and
all that is played there is asked for by the engine's public interface.
"""

import re
import sys
import tempfile
from pathlib import Path

from building.frozen import NotBuilt, copied, pip, run
from environment import NotReady, interpreter_in, locked, say

PLAYED = """
import sys
from importlib.metadata import distributions
from pathlib import Path

import director
from director.engine import shipped_games, wrong_in_example

package = Path(director.__file__).parent
assert package.is_relative_to(sys.prefix), package
assert (package / "py.typed").is_file()
games = shipped_games()
played, wrong = 0, []
for game in map(games.game, games.ids()):
    for played, example in enumerate(game.examples, start=played + 1):
        said = [*wrong_in_example(example, games)]
        wrong += [f"{game.name}: {example.title}: {'; '.join(said)}"] if said else []
print(*wrong, sep="\\n", end="\\n" * bool(wrong))
loaded = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names - {"__main__"}
print("installed:", *sorted(one.name for one in distributions()))
print("loaded besides the standard library:", *sorted(loaded))
print(f"{played - len(wrong)} of {played} worked examples of {len(games.ids())} games come out")
sys.exit(bool(wrong))
"""


def main() -> int:
    """Builds, installs and plays; 1 where anything of that fails."""
    with tempfile.TemporaryDirectory() as folder:
        build = Path(folder)
        try:
            wheel = _wheel(build)
            python = _environment(build / "alone")
            pip(python, "install", "--no-deps", "--no-index", str(wheel))
            say(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
            print(run([str(python), "-I", "-c", PLAYED], "the examples fail", build), end="")
        except (NotBuilt, NotReady) as why:
            say(str(why))
            return 1
    return 0


def _wheel(build: Path) -> Path:
    """The wheel of this checkout, built by the setuptools that is locked."""
    python = _environment(build / "builder")
    setuptools = re.search(r"^setuptools==(?:.+\\\n)*.+", locked("installer"), re.MULTILINE)
    if setuptools is None:
        raise NotReady("the installer's part of the lock file has no setuptools")
    listed = build / "locked.txt"
    listed.write_text(setuptools[0], encoding="utf-8")
    pip(
        python, "install", "--no-deps", "--require-hashes", "--only-binary=:all:", "-r", str(listed)
    )
    source = str(copied(build))
    pip(python, "wheel", "--no-deps", "--no-build-isolation", "-w", str(build), source)
    return next(build.glob("*.whl"))


def _environment(folder: Path) -> Path:
    """The Python of an empty environment."""
    run([sys.executable, "-m", "venv", "--clear", str(folder)], "no environment can be made")
    return interpreter_in(folder)


if __name__ == "__main__":
    sys.exit(main())
