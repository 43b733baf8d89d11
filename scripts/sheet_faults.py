"""Looks at every sheet for words that lie on others, leave the paper or are too small.

`.venv/bin/python scripts/sheet_faults.py [FOLDER]`: 300 players with the longest names, every
paper, every shipped structure, every rule card, the rule book and the manual; the sheets go into
FOLDER. Ends with 1 where words lie on others.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from director.engine.games.library import Library
from director.house import shelf
from director.reports.game_sheets.dealer_test import DealerTest
from director.reports.sheet_kinds import Event, Games, Planned
from director.reports.sheet_register import EVENT_SHEETS
from director.reports.sheets_beside_events import (
    DEALER_TEST,
    MANUAL,
    RULE_BOOK,
    RULE_CARDS,
    STRUCTURE_SHEET,
)
from director.school.exercise import HARD
from director.start.press import Press
from director.tournament.structure.files import load_structure
from tests.reports.large_events import of_winner, played, satellite, shootout, with_deal
from tests.reports.typesetting.text_boxes import faults, smallest

_PAPERS = ("a4", "letter", "a5", "half letter", "a3")


def sheets() -> Iterator[tuple[str, bytes]]:
    """Every sheet on every paper, by what it is called here."""
    press, library = Press(), Library(shelf.games())
    of = with_deal(played(300))
    for paper in _PAPERS:
        yield from _of_event(of, paper)
        for kind in ("ticket", "ticket-slips", "tickets"):
            yield f"{kind}, {paper}", EVENT_SHEETS[kind].pdf(satellite(), press, paper)
        for players, seats in ((300, 7), (128, 2), (9, 2), (20, 4)):
            rounds = shootout(players, seats, fixed=seats == 2)
            pdf = EVENT_SHEETS["bracket"].pdf(rounds, press, paper)
            yield f"bracket of {players} by {seats}, {paper}", pdf
        for path in sorted(shelf.structures().glob("*.toml")):
            planned = Planned(load_structure(path), library, 300)
            yield f"{path.stem}, {paper}", STRUCTURE_SHEET.pdf(planned, press, paper)
    every = Games([library.game(name) for name in library.ids()])
    for paper in RULE_CARDS.papers:
        yield f"rule cards, {paper}", RULE_CARDS.pdf(every, press, paper)
    for paper in RULE_BOOK.papers:
        yield f"rule book, {paper}", RULE_BOOK.pdf(every, press, paper)
    for paper in DEALER_TEST.papers:
        test = DealerTest(every.games, library, len(every.games), strength=HARD)
        yield f"dealer test, {paper}", DEALER_TEST.pdf(test, press, paper)
    for paper in MANUAL.papers:
        yield f"manual, {paper}", MANUAL.pdf(None, press, paper)


def _of_event(of: Event, paper: str) -> Iterator[tuple[str, bytes]]:
    for kind in EVENT_SHEETS.values():
        if kind.refusal(of) is None and not kind.id.startswith("ticket"):
            yield f"{kind.id}, {paper}", kind.pdf(of, Press(), paper)
    slip = EVENT_SHEETS["payout-slip"]
    yield f"{slip.id}, {paper}", slip.pdf(of_winner(of), Press(), paper)


def main() -> int:
    """Says what was found, sheet by sheet."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    found = 0
    for name, pdf in sheets():
        if folder:
            (folder / f"{name}.pdf").write_bytes(pdf)
        wrong = faults(pdf)
        size, words = smallest(pdf)
        found += len(wrong)
        print(f"{name}: {len(wrong)} faults, smallest type {size:.1f} pt ({words[:40]})")
        for fault in wrong[:5]:
            where = f"lies on {fault.other!r}" if fault.other else "leaves the paper"
            print(f"    page {fault.page}: {fault.text!r} {where}")
    print(f"{found} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
