"""What follows from an event and stands on the screens: places, prizes, bounties, sums.

Each figure is asked from the very function that the screens ask. Nothing is worked out here.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import NamedTuple

from director.tournament.bounties.accounts import Bounties, bounties
from director.tournament.clock.state import Face
from director.tournament.effects.changes import CLOCK, ENTRY, EVENT, FLIGHT, PLACE
from director.tournament.effects.figure_titles import (
    AVERAGE,
    BEHIND,
    BOUNTY_DUE,
    BOUNTY_WON,
    DRAWER,
    DUE,
    DUE_BACK,
    ENTERED,
    FACE,
    FINISH,
    HEAD,
    IN_ENVELOPES,
    IN_PLAY,
    IN_POOL,
    ISSUED,
    KNOCKED_OUT,
    LAMMERS,
    LATE,
    LEFT_TO_PAY,
    NIT_ANTE,
    OVERLAY,
    OWED,
    OWES,
    PAID_OUT,
    PLACES_PAID,
    PLAYERS_LEFT,
    POOL,
    PRIZE,
    REGISTRATION,
    STATE,
    TABLES,
    UNCLAIMED,
    UNPAYABLE,
    UNSEATED,
)
from director.tournament.entries.registration import is_open
from director.tournament.event.phase import phase
from director.tournament.flights.chip_counts import issued
from director.tournament.money.statement import Statement, statement
from director.tournament.nit_levels.cards import nit_antes
from director.tournament.prizes.prize_list import (
    NO_PRIZES,
    left_to_pay,
    owed,
    places_paid,
    prizes,
    unpayable,
)
from director.tournament.state import Tournament

Figures = Mapping[Hashable, object]
"""A figure of each entry, place or clock that has one, by its key; of the event by None."""


@dataclass(frozen=True)
class Seen:
    """An event as somebody sees it at a moment, its clocks read then."""

    t: Tournament
    now: datetime

    @cached_property
    def bounties(self) -> Bounties:
        """Who has won what, worked out once."""
        return bounties(self.t)

    @cached_property
    def statement(self) -> Statement:
        """The money on one page, worked out once."""
        return statement(self.t)


class Finish(NamedTuple):
    """A finishing place."""

    place: int
    tied: int
    """How many share the places from this one on."""


class Prize(NamedTuple):
    """What a place is paid, or somebody is to be paid."""

    amount: int
    goods: tuple[str, ...] = ()


class Figure(NamedTuple):
    """A figure, and from which fields of the event it follows."""

    of: Callable[[Seen], Figures]
    follows: frozenset[str]
    kind: str = EVENT
    """Whom or what its keys mean."""


def _finishes(seen: Seen) -> Figures:
    return {one.entry.number: Finish(one.place, one.tied) for one in seen.t.standings()}


def _prizes(seen: Seen) -> Figures:
    found = prizes(seen.t)
    if found is NO_PRIZES:
        return {}
    return {one.place: Prize(one.cash, one.goods) for one in found.prizes}


def _owed(seen: Seen) -> Figures:
    return {entry: Prize(due.amount, due.goods) for entry, due in owed(seen.t).items()}


def _lammers(seen: Seen) -> Figures:
    t = seen.t
    if t.structure.lammers is None:
        return {}
    return {one: left for one in sorted(t.left) if (left := t.lammers(one))}


def _nit_antes(seen: Seen) -> Figures:
    antes = [nit_antes(seen.t.by_clock(name), seen.now, name) for name in ("", *seen.t.clocks)]
    return _rising({entry: one.chips for one in antes if one for entry in one.entries})


def _faces(seen: Seen) -> Figures:
    t, now = seen.t, seen.now
    faces: dict[Hashable, Face] = {"": t.clock.shows(t.structure, now)}
    for name in sorted(t.clocks, key=_by_number):  # a map has no order of its own
        faces[name] = t.clocks[name].shows(t.structure, now)
    return faces


def _by_number(clock: str) -> tuple[int, str]:
    """Table 9 before table 10, flight 1A before 1B."""
    return len(clock), clock


def _owing(seen: Seen) -> Figures:
    return _rising(seen.t.ledger.unsettled)


def _heads(seen: Seen) -> Figures:
    accounts = seen.bounties.accounts.items()
    return _rising({entry: one.head for entry, one in accounts if one.head})


def _won(seen: Seen) -> Figures:
    accounts = seen.bounties.accounts.items()
    return _rising({entry: one.won + one.kept for entry, one in accounts if one.won + one.kept})


def _due(seen: Seen) -> Figures:
    accounts = seen.bounties.accounts.items()
    return _rising({entry: one.due for entry, one in accounts if one.due})


def _knocked_out(seen: Seen) -> Figures:
    accounts = seen.bounties.accounts.items()
    return _rising({entry: one.knocked_out for entry, one in accounts if one.knocked_out})


def _rising(by_entry: Mapping[int, object]) -> Figures:
    """By the numbers of the entries: accounts lie in no order of their own."""
    return {entry: by_entry[entry] for entry in sorted(by_entry)}


def _issued(seen: Seen) -> Figures:
    return {one.label: issued(seen.t, one.label) for one in seen.t.flights}


def _late(seen: Seen) -> Figures:
    t = seen.t
    return {None: round(t.clock.late(t.structure, seen.now).total_seconds() / 60)}


def _one(of: Callable[[Seen], object]) -> Callable[[Seen], Figures]:
    """A figure of the whole event."""
    return lambda seen: {None: of(seen)}


_LEFT = frozenset({"entries", "busts", "counters"})
_WINNER = _LEFT | {"flights", "joined"}
_POOL = _WINNER | {"ledger", "terms"}
_PRIZES = _POOL | {"pay_table", "prize_terms", "forfeited", "flight_terms"}
_OWED = _PRIZES | {"deal", "closed"}
_BOUNTIES = _OWED | {"mysteries", "envelopes_drawn", "bounty_lines"}
_CHIPS = _LEFT | {
    "rounds",
    "structure",
    "bought",
    "turned_in",
    "turned_in_by_those_in",
    "redeemed",
    "expelled",
    "forfeited",
    "recounted",
    "chips_raced",
}
_TIME = frozenset({"clock", "clocks", "structure"})

FIGURES: dict[str, Figure] = {
    PLAYERS_LEFT: Figure(_one(lambda seen: seen.t.players_left), _LEFT),
    ENTERED: Figure(_one(lambda seen: seen.t.entered), _LEFT),
    FINISH: Figure(_finishes, _WINNER | {"deal", "closed"}, ENTRY),
    POOL: Figure(_one(lambda seen: seen.t.pool), _POOL),
    OVERLAY: Figure(_one(lambda seen: seen.t.overlay), _POOL),
    PRIZE: Figure(_prizes, _PRIZES, PLACE),
    PLACES_PAID: Figure(_one(lambda seen: places_paid(seen.t)), _PRIZES),
    UNPAYABLE: Figure(_one(lambda seen: unpayable(seen.t)), _PRIZES),
    DUE: Figure(_owed, _OWED, ENTRY),
    LEFT_TO_PAY: Figure(_one(lambda seen: left_to_pay(seen.t)), _OWED | {"prizes_paid"}),
    HEAD: Figure(_heads, _BOUNTIES, ENTRY),
    BOUNTY_WON: Figure(_won, _BOUNTIES, ENTRY),
    BOUNTY_DUE: Figure(_due, _BOUNTIES, ENTRY),
    KNOCKED_OUT: Figure(_knocked_out, _BOUNTIES, ENTRY),
    UNCLAIMED: Figure(_one(lambda seen: seen.bounties.unclaimed), _BOUNTIES),
    IN_POOL: Figure(_one(lambda seen: seen.bounties.in_pool), _BOUNTIES),
    IN_ENVELOPES: Figure(_one(lambda seen: seen.bounties.left), _BOUNTIES),
    TABLES: Figure(_one(lambda seen: seen.t.tables), frozenset({"sitters"})),
    UNSEATED: Figure(_one(lambda seen: seen.t.without_seat), _LEFT | {"seats", "bagged", "rounds"}),
    IN_PLAY: Figure(_one(lambda seen: seen.t.chips), _CHIPS),
    AVERAGE: Figure(_one(lambda seen: seen.t.average), _CHIPS),
    LAMMERS: Figure(_lammers, _LEFT | {"structure", "redeemed"}, ENTRY),
    NIT_ANTE: Figure(
        _nit_antes, _LEFT | _TIME | {"nit_cards", "sitters", "closed", "flight_of", "joined"}, ENTRY
    ),
    BEHIND: Figure(_one(lambda seen: seen.t.chips_behind), _CHIPS),
    OWES: Figure(_owing, frozenset({"ledger"}), ENTRY),
    OWED: Figure(_one(lambda seen: seen.statement.owed), _POOL),
    DUE_BACK: Figure(_one(lambda seen: seen.statement.due_back), _POOL),
    DRAWER: Figure(_one(lambda seen: seen.statement.drawer), _POOL),
    PAID_OUT: Figure(_one(lambda seen: seen.statement.paid_out), _POOL),
    FACE: Figure(_faces, _TIME, CLOCK),
    LATE: Figure(_late, _TIME),
    REGISTRATION: Figure(_one(lambda seen: is_open(seen.t, seen.now)), _TIME | {"closed", "late"}),
    STATE: Figure(_one(lambda seen: phase(seen.t)), _WINNER | _TIME | {"closed", "paid_out"}),
    ISSUED: Figure(_issued, _CHIPS | {"flights", "flight_of", "ledger"}, FLIGHT),
}
"""By name."""
