"""Sets the rule book, rule cards, seat cards and lists; prints seconds and megabytes as JSON.

It is in a process of its own, so that what one has left behind is no help to the next.
"""

import json
import resource
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from statistics import median
from time import perf_counter

from director.engine.games.game import Game
from director.reports.event_sheets.seating.seats import SeatLine, seat_cards, seats_by_name
from director.reports.game_sheets.rule_card import rule_card
from director.reports.sheet_kinds import Games
from director.reports.sheets_beside_events import RULE_BOOK
from director.reports.typesetting.typeset import set_in_type
from director.start import app
from director.start.press import Press

SEAT_CARDS = 10_000
SEATS, TABLES = 9, 300


def rule_book() -> dict[str, float]:
    """The book of all games, from reading their files to the last byte."""
    return {"seconds": timed(lambda: RULE_BOOK.pdf(Games(app.library().sound()), Press()))}


def rule_cards() -> dict[str, float]:
    """One card of each game, after a first one; the slowest and the one in the middle."""
    games = app.library()
    set_in_type(rule_card(games.game("texas-holdem")))
    known = [games.game(name) for name in games.ids()]
    each = [timed(partial(_card, game)) for game in known]
    return {"seconds": max(each), "middle": median(each)}


def _card(game: Game) -> bytes:
    return set_in_type(rule_card(game))


def seats(paper: str) -> dict[str, float]:
    """Seat cards of a very large event, with all that can stand on them."""
    lines = [
        SeatLine(
            f"Player Number {number}",
            number // SEATS + 1,
            number % SEATS + 1,
            entry=number + 1,
            chips=50_000,
            lammers=2,
            behind=25_000,
        )
        for number in range(SEAT_CARDS)
    ]
    now = datetime(2026, 1, 2, 19, 0, tzinfo=UTC)
    return {"seconds": timed(lambda: set_in_type(seat_cards("Grand event", lines, paper, now)))}


def wall_list() -> dict[str, float]:
    """Where everybody of three hundred full tables sits, for the wall."""
    lines = [
        SeatLine(f"Player Number {number:04}", number // SEATS + 1, number % SEATS + 1)
        for number in range(TABLES * SEATS)
    ]
    return {"seconds": timed(lambda: set_in_type(seats_by_name("Grand event", lines)))}


def timed(work: Callable[[], object]) -> float:
    """Seconds that some work takes."""
    began = perf_counter()
    work()
    return perf_counter() - began


KINDS: dict[str, Callable[[], dict[str, float]]] = {
    "rule book": rule_book,
    "rule card": rule_cards,
    "seat cards": partial(seats, "a4"),
    "seat cards, 80 mm": partial(seats, "80 mm"),
    "seats for the wall": wall_list,
}

if __name__ == "__main__":
    found = KINDS[sys.argv[1]]()
    found["megabytes"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps(found))
