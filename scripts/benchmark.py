"""Measures how fast the program is, beside others and beside what was promised.

`python3 scripts/benchmark.py` measures all of it; `python3 scripts/benchmark.py ratings imports`
only those parts. The others' programs go into an environment of their own, made on first use.
Each number is the median of several rounds; in each round everybody runs in turn, in a process of
its own, on the same hands. Nothing here fails a test: figures depend on the machine.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

import environment

ROUNDS = 5
CODE = environment.CHECKOUT / "scripts" / "benchmarks"
PEERS = environment.CHECKOUT / ".venv-peers"
WANTED = CODE / "peers.txt"

SHOWDOWNS = {"texas-holdem": 80, "omaha-high-low": 150, "stud-high-low": 50, "badugi": 20}
"""How many times as fast as PokerKit each showdown is to be."""

RATINGS = {
    "ours, seven low": 300_000,
    "ours, Omaha": 120_000,
    "ours, Omaha/8": 100_000,
    "ours, badugi": 200_000,
}
"""Hands a second, where nobody else is measured."""

LONG_ACTS = {
    "open": 2,
    "put out late": 3,
    "dependents far back": 3,
    "take back far back": 3,
    "redo far back": 3,
}
"""Seconds that these may take at the desk of a large event."""

CHOPPED = {"20 players, 20 prizes": 50, "200 players, 30 prizes": 2_000}
"""Milliseconds that a deal by the chip model may take."""

PAPER = {
    "rule book": (3, 200),
    "rule card": (0.06, 200),
    "seat cards": (10, 200),
    "seat cards, 80 mm": (10, 200),
    "seats for the wall": (2, 200),
}
"""Seconds and megabytes that each may take; of the cards the slowest game's counts."""

AHEAD = {
    "ours, seven high": ("phevaluator, seven high", "treys, seven high"),
    "ours, seven from text": ("eval7, seven from text",),
}
"""Whom each of ours is to be ahead of."""

ALSO_SHOWN = ("phevaluator, seven high, numbers",)


def main(parts: list[str]) -> int:
    """Measures these parts, or all; 2 for a part that there is not."""
    unknown = [part for part in parts if part not in PARTS]
    if unknown:
        print(f"There is no part {unknown[0]}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    python = environment.ready("program")
    for part in parts or list(PARTS):
        print(f"\n{part}")
        PARTS[part](python)
    return 0


def ratings(python: Path) -> None:
    """Ratings a second of cards that have been read, and of cards from their text."""
    peers = peers_python()
    names = [*RATINGS, *AHEAD, *(name for others in AHEAD.values() for name in others), *ALSO_SHOWN]
    found: dict[str, list[float]] = {name: [] for name in names}
    for turn in range(ROUNDS):
        for name in names:
            who = python if name.startswith("ours") else peers
            found[name].append(float(run(who, "rating.py", name, str(turn))))
    rate = {name: median(values) for name, values in found.items()}
    for name in sorted(names, key=lambda name: name.split(", ")[1]):
        told = ""
        if name in RATINGS:
            told = verdict(rate[name] >= RATINGS[name], f"{RATINGS[name]:,} wanted")
        if name in AHEAD:
            told = verdict(rate[name] > max(rate[one] for one in AHEAD[name]), "ahead of the rest")
        line(name, f"{rate[name]:12,.0f} a second", told)


def showdowns(python: Path) -> None:
    """A whole showdown from its text to its reasons, beside PokerKit's of the same hand."""
    peers = peers_python()
    for game, times in SHOWDOWNS.items():
        theirs, ours = [], []
        for turn in range(ROUNDS):
            told = json.loads(run(peers, "kit.py", game, str(turn)))
            theirs += [hand["seconds"] for hand in told]
            cases = json.dumps([hand["case"] for hand in told])
            ours += json.loads(run(python, "judging.py", given=cases))
        factor = median(theirs) / median(ours)
        line(
            game,
            f"{median(ours) * 1000:6.2f} ms, PokerKit {median(theirs) * 1000:6.1f} ms:"
            f" {factor:4.0f} times as fast",
            verdict(factor >= times, f"{times} wanted"),
        )


def games(python: Path) -> None:
    """Every game at its largest table, from its text to its reasons."""
    cases = json.loads(run(python, "dealing.py"))
    taken = json.loads(run(python, "judging.py", given=json.dumps(cases)))
    slowest: dict[str, float] = {}
    for case, seconds in zip(cases, taken, strict=True):
        slowest[case["game"]] = max(seconds, slowest.get(case["game"], 0))
    for game in sorted(slowest, key=slowest.__getitem__, reverse=True)[:5]:
        line(game, f"{slowest[game] * 1000:6.2f} ms", verdict(slowest[game] < 0.005, "5 ms"))
    line(f"median of {len(slowest)} games", f"{median(slowest.values()) * 1000:6.2f} ms", "")


def imports(python: Path) -> None:
    """What `import` of the engine costs beyond bare Python."""
    run(python, "importing.py")
    times = [float(run(python, "importing.py").split()[0]) for _ in range(3 * ROUNDS)]
    _, memory, files = map(float, run(python, "importing.py", "memory").split())
    line("time", f"{median(times):6.1f} ms", verdict(median(times) < 30, "30 ms"))
    line("memory", f"{memory:6.1f} MB", verdict(memory < 8, "8 MB"))
    line("files read", f"{files:6.0f}", verdict(files == 0, "none"))


def keystrokes(python: Path) -> None:
    """From the last key of a hand of every game to the painted ruling."""
    taken = json.loads(run(python, "keystrokes.py"))
    for game in sorted(taken, key=taken.__getitem__, reverse=True)[:5]:
        line(game, f"{taken[game]:6.1f} ms", verdict(taken[game] < 50, "50 ms"))
    line(f"median of {len(taken)} games", f"{median(taken.values()):6.1f} ms", "")


def wall(python: Path) -> None:
    """A wall that stays open through twelve simulated hours, and an idle one."""
    told = json.loads(run(python, "walling.py"))
    line("repaint at a tick", f"{told['tick']:6.2f} ms", verdict(told["tick"] < 5, "5 ms"))
    line(
        "one in a hundred", f"{told['worst tick']:6.2f} ms", verdict(told["worst tick"] < 5, "5 ms")
    )
    line("the whole picture", f"{told['whole']:6.2f} ms", verdict(told["whole"] < 5, "5 ms"))
    line("grown in ten hours", f"{told['grown']:6.1f} MB", verdict(told["grown"] < 2, "2 MB"))
    line("idle", f"{told['idle']:6.1%} of a core", verdict(told["idle"] < 0.02, "2 %"))


def paper(python: Path) -> None:
    """The rule book of all games, a rule card after start, ten thousand seat cards, a wall list."""
    for kind, (most, megabytes) in PAPER.items():
        told = json.loads(run(python, "printing.py", kind))
        figure = f"{told['seconds']:7.3f} s, {told['megabytes']:5.0f} MB"
        holds = told["seconds"] < most and told["megabytes"] < megabytes
        line(kind, figure, verdict(holds, f"{most:g} s, {megabytes} MB"))


def deals(python: Path) -> None:
    """What stacks are worth by the chip model."""
    told = json.loads(run(python, "chopping.py"))
    alike, off = told.pop("alike"), told.pop("off")
    for what, taken in told.items():
        most = CHOPPED.get(what)
        figure = f"{taken:7.1f} ms"
        line(what, figure, verdict(taken < most, f"{most:,} ms") if most else "")
    line("off in all", f"{off:8.6f} of the smallest unit", verdict(off < 0.01, "a hundredth"))
    line("again", "the same" if alike else "different", verdict(alike, "the same figures"))


def desk(python: Path) -> None:
    """The desk of an event of 25,000 buy-ins and 100,000 records, 300 tables in play."""
    told = json.loads(run(python, "scaling.py"))
    for act, taken in told.items():
        seconds = LONG_ACTS.get(act)
        if seconds:
            longest = max(taken) / 1000
            line(act, f"{longest:7.2f} s", verdict(longest < seconds, f"{seconds} s"))
            continue
        good = median(taken) < 10 and max(taken) < 50
        figure = f"{median(taken):7.1f} ms, at worst {max(taken):5.1f} ms"
        line(act, figure, verdict(good, "10 ms, at worst 50 ms"))


PROMISED = {
    "2,700 seats": 500,
    "a key": 50,
    "a page": 50,
    "to ": 100,
    "a bust": 20,
    "an entry": 20,
    "undo": 20,
}
"""Milliseconds, by how the figure's name begins."""
STALL, MEGABYTES = 100, 400
"""Milliseconds that nothing in the window may take, and memory with 100,000 records."""


def window(python: Path) -> None:
    """The window on that event: from a key or an act to the painted picture."""
    told = json.loads(run(python, "window.py"))
    (grown,) = told.pop("megabytes")
    for what, taken in told.items():
        most = next((most for begins, most in PROMISED.items() if what.startswith(begins)), 0)
        holds = verdict(median(taken) < most, f"{most} ms") if most else ""
        if most and max(taken) > STALL:
            holds = verdict(False, f"no stall over {STALL} ms")
        line(what, f"{median(taken):7.1f} ms, at worst {max(taken):5.1f} ms", holds)
    line("memory", f"{grown:7.0f} MB", verdict(grown < MEGABYTES, f"{MEGABYTES} MB"))


STARTS = 10
FRAME, USABLE = 2.0, 1.1
"""Times a bare window until the frame is painted; times that and `import sqlmodel` until usable."""


def start(python: Path) -> None:
    """From being started to the frame, and to the first window that can be used."""
    found: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as home:
        run(python, "evenings.py", home)
        for _ in range(STARTS):
            for name in ("nothing", "bare", "sqlmodel", "ours"):
                said = json.loads(run(python, "starting.py", name, home))
                for what, seconds in said.items():
                    found.setdefault(f"{name}, {what}", []).append(seconds)
    taken = {what: median(seconds) for what, seconds in found.items()}
    bare = taken["bare, painted"]
    library = taken["sqlmodel, imported"] - taken["nothing, there"]
    line("a bare window of Qt", f"{bare:7.3f} s", "")
    line("import sqlmodel", f"{library:7.3f} s", "")
    framed = taken["ours, framed"]
    line("the frame is painted", f"{framed:7.3f} s, {framed / bare:.2f} times the bare window",
         verdict(framed <= FRAME * bare, f"{FRAME:g} times"))  # fmt: skip
    usable = taken["ours, painted"]
    times = usable / (bare + library)
    line("the window can be used", f"{usable:7.3f} s, {times:.2f} times that with sqlmodel",
         verdict(times <= USABLE, f"{USABLE:g} times"))  # fmt: skip


PARTS: dict[str, Callable[[Path], None]] = {
    "ratings": ratings,
    "showdowns": showdowns,
    "games": games,
    "imports": imports,
    "keystrokes": keystrokes,
    "wall": wall,
    "paper": paper,
    "deals": deals,
    "desk": desk,
    "window": window,
    "start": start,
}


def line(name: str, figure: str, told: str) -> None:
    """One line of the report."""
    print(f"  {name:34} {figure:48} {told}", flush=True)


def verdict(*holds_and_what: object) -> str:
    """Whether a promise holds, and which."""
    holds, what = holds_and_what
    return f"good ({what})" if holds else f"SHORT ({what})"


def run(python: Path, script: str, *options: str, given: str = "") -> str:
    """What one of the scripts prints; it is in a process of its own."""
    done = subprocess.run(
        [str(python), str(CODE / script), *options],
        input=given,
        capture_output=True,
        text=True,
        check=False,
        env=_environment(),
    )
    if done.returncode:
        sys.exit(f"{script} {' '.join(options)} failed:\n{done.stderr}")
    return done.stdout


def _environment() -> dict[str, str]:
    """As a user has it: modules are compiled once, and hashes are the same every time."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONHASHSEED": "0", "PYTHONPATH": str(environment.CHECKOUT)}


def peers_python() -> Path:
    """The Python that has the others' programs; it is made when it is not there."""
    python = environment.interpreter_in(PEERS)
    stamp = PEERS / "whole.txt"
    wanted = WANTED.read_text(encoding="utf-8")
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        print("Making the environment of the others in .venv-peers ...", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEERS)], check=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "-r", str(WANTED)], check=True)
        stamp.write_text(wanted, encoding="utf-8")
    return python


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
