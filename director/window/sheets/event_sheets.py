"""The sheets of an event as the window has them: of whom, what the list of Ctrl+P offers."""

from collections.abc import Callable, Mapping, Sequence

from director.house.house_rules import otherwise
from director.reports.sheet_kinds import Event, SheetKind
from director.reports.sheet_register import EVENT_SHEETS
from director.tournament.log.books import Head
from director.tournament.state import EntryNumber
from director.tournament.structure.structure import Level
from director.translation import listed, say
from director.window.areas.deal.deal_requests import DEAL
from director.window.areas.prizes.prize_requests import PRIZES
from director.window.event.cockpit import Cockpit
from director.window.event.screen_names import CLOCK, MONEY, PLAYERS, RULINGS, SHOWDOWN, TABLES
from director.window.event.used_tickets import used_elsewhere
from director.window.printing.sheet import Sheet, sheet_of
from director.window.printing.structure_sheets import sheets_of
from director.window.rulings_desk.sheet_job import open_sheet
from director.window.widgets.attempt import told_elsewhere, tried

WITH_THE_GAMES = EVENT_SHEETS["structure"]
"""Stands before the rule cards, and has no key."""


def _receipted(cockpit: Cockpit) -> EntryNumber | None:
    """The chosen player, or whose payment is chosen."""
    t = cockpit.tournament
    line = t.ledger.lines.get(cockpit.line) if cockpit.line else None
    if cockpit.screen == MONEY and line and line.entry in t.entries:
        return EntryNumber(line.entry)
    return None if cockpit.screen in _NOBODY_IN_SIGHT else cockpit.entry


_NOBODY_IN_SIGHT = (CLOCK, RULINGS, SHOWDOWN)
"""Screens on which it is not seen who is chosen elsewhere."""

_OF_WHOM: Mapping[str, Callable[[Cockpit], EntryNumber | None]] = {
    "receipt": _receipted,
    "seat-cards": lambda c: c.chosen if c.screen == TABLES else None,
    "bounty-slip": lambda c: c.entry,
    "payout-slip": lambda c: c.winner if c.screen == PRIZES else None,
    "ticket": lambda c: c.ticket if c.screen == PRIZES else None,
}
_OF_SEVERAL: Mapping[str, Callable[[Cockpit], tuple[EntryNumber, ...]]] = {
    "receipt": lambda c: c.several if c.screen == PLAYERS else (),
    "seat-cards": lambda c: c.several if c.screen == PLAYERS else (),
    "payout-slip": lambda c: c.winners if c.screen == PRIZES else (),
}
"""Of whom the others are one sheet, where several are chosen."""
_OF_TABLES = ("table-numbers", "table-tents", "table-cards")
"""What stands on tables: on those that are marked on the map, where several are."""


def event_of(cockpit: Cockpit, kind: SheetKind[Event], head: Head | None = None) -> Event:
    """What such a sheet is made of now."""
    desk, of_whom, of_all = cockpit.bridge.desk, _OF_WHOM.get(kind.id), _OF_SEVERAL.get(kind.id)
    dealing = kind.id == DEAL and cockpit.screen == DEAL
    return Event(
        cockpit.tournament,
        desk.log,
        desk.name,
        desk.public_name,
        cockpit.now,
        cockpit.library,
        desk.who,
        head,
        of_whom(cockpit) if of_whom else None,
        cockpit.bargain.agreement if dealing else None,
        cockpit.wall_content.board,
        of_all(cockpit) if of_all else (),
        lambda: used_elsewhere(desk),
        _marked(cockpit) if kind.id in _OF_TABLES else (),
    )


def _marked(cockpit: Cockpit) -> tuple[int, ...]:
    several = len(cockpit.tables) > 1 and cockpit.screen == TABLES
    return cockpit.tables if several else ()


def _head(cockpit: Cockpit) -> Head | None:
    """Where the log ends now; None where the book does not say it."""
    desk = cockpit.bridge.desk
    return tried(lambda: desk.book.head(desk.event), told_elsewhere)


def event_sheet(cockpit: Cockpit, kind: SheetKind[Event]) -> Sheet:
    """Such a sheet as it is now."""
    of, event = event_of(cockpit, kind, _head(cockpit)), cockpit.tournament.name
    if of.several:
        players = say("{count} players", count=len(of.several))
        title = say("{sheet}: {player}", sheet=say(kind.title), player=players)
        return sheet_of(kind, of, cockpit.sheets, title, f"{kind.title} {players} {event}")
    if of.tables:
        tables = say("tables {tables}", tables=listed([str(one) for one in of.tables]))
        title = say("{sheet}: {tables}", sheet=say(kind.title), tables=tables)
        return sheet_of(kind, of, cockpit.sheets, title, f"{kind.title} {tables} {event}")
    if kind.of_one and of.entry:
        title = say("{sheet}: {player}", sheet=say(kind.title), player=cockpit.name(of.entry))
        return sheet_of(kind, of, cockpit.sheets, title, f"{kind.title} {of.entry} {event}")
    return sheet_of(kind, of, cockpit.sheets, name=f"{say(kind.title)} {event}")


def open_event_sheet(cockpit: Cockpit, kind: SheetKind[Event]) -> None:
    """Has such a sheet set and opened."""
    open_sheet(cockpit, cockpit, event_sheet(cockpit, kind), cockpit.viewer)


def sheets_on_offer(cockpit: Cockpit) -> Sequence[Sheet]:
    """The sheets of an event: its structure, its games, and what the desk hands out."""
    t = cockpit.tournament
    step = t.clock.shows(t.structure, cockpit.now).step
    here = t.structure.steps[step]
    level = here if isinstance(here, Level) else t.structure.next_level(step)
    house = otherwise(cockpit.settings)
    return (
        *sheets_of(t.structure, cockpit.library, cockpit.sheets, level, house),
        *(
            event_sheet(cockpit, kind)
            for kind in EVENT_SHEETS.values()
            if kind is not WITH_THE_GAMES
            and not (kind.is_private and cockpit.bridge.locked)
            and not kind.refusal(event_of(cockpit, kind))
        ),
    )
