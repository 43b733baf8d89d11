"""Every sheet that there is, of events with many people of long names."""

from collections.abc import Iterator

from director.engine.games.library import Library
from director.house import shelf
from director.reports.sheet_kinds import Event, Games, Planned
from director.reports.sheet_register import EVENT_SHEETS
from director.reports.sheets_beside_events import MANUAL, RULE_CARDS, STRUCTURE_SHEET
from director.start.press import Press
from director.tournament.structure.files import load_structure
from tests.reports.large_events import of_winner, played, shootout, with_deal

PAGES = 4
"""Of one sheet that are drawn; the rest looks like them."""

STRUCTURES = (
    "no-limit-freezeout",
    "eight-game",
    "dealers-choice",
    "barge-2019-limit-horse-badacey",
)

GAMES = (
    "texas-holdem", "omaha-high-low", "razz", "badugi", "badeucy", "murder", "chowaha", "scrotum",
    "buck-em", "boulder-buyem", "buh-now", "dramaha", "mexican-poker", "sohe", "courchevel",
    "duck-flush",
)  # fmt: skip
"""One of each family, and the most difficult ones."""


def papers() -> Iterator[tuple[str, bytes]]:
    """Each sheet by its name, as PDF."""
    press, library = Press(), Library(shelf.games())
    large = with_deal(played(120))
    yield "payout-slip", EVENT_SHEETS["payout-slip"].pdf(of_winner(large), press, "")
    for kind in EVENT_SHEETS.values():
        if kind.refusal(large) is None:
            yield kind.id, kind.pdf(large, press, "")
    shared = large._replace(board="http://192.168.178.123:8420/e/12")
    yield "table-cards", EVENT_SHEETS["table-cards"].pdf(shared, press, "")
    yield "seat-cards-to-scan", EVENT_SHEETS["seat-cards"].pdf(shared, press, "")
    for players, seats in ((96, 8), (24, 4), (16, 2)):
        rounds: Event = shootout(players, seats, fixed=seats == 2)
        yield f"bracket-{players}-by-{seats}", EVENT_SHEETS["bracket"].pdf(rounds, press, "")
    for name in STRUCTURES:
        planned = Planned(load_structure(shelf.structures() / f"{name}.toml"), library, 45)
        yield f"structure-{name}", STRUCTURE_SHEET.pdf(planned, press, "")
    for game in GAMES:
        yield f"rule-card-{game}", RULE_CARDS.pdf(Games([library.game(game)]), press, "")
    yield "manual", MANUAL.pdf(None, press, "")
