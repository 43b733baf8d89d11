"""The lines of what will be different, in groups, those first that a floor asks for first."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import NamedTuple

from director.tournament.effects import figure_titles as figures
from director.tournament.effects.changes import Change
from director.tournament.effects.chip_words import chip_lines
from director.tournament.effects.clock_words import clock_lines
from director.tournament.effects.color_up_words import color_up_lines
from director.tournament.effects.comparing import Effects
from director.tournament.effects.lines import Both, Line, Pool
from director.tournament.effects.money_words import bounty_lines, money_lines
from director.tournament.effects.nit_words import nit_lines
from director.tournament.effects.plain_words import plain_lines
from director.tournament.effects.player_words import place_lines, player_lines
from director.tournament.effects.prize_words import prize_lines
from director.tournament.effects.round_words import conduct_lines, round_lines, schedule_lines
from director.tournament.effects.seat_words import seat_lines
from director.tournament.effects.ticket_words import ticket_lines
from director.tournament.effects.titles import EVENT_TITLES


class Group(Enum):
    """What belongs together, with its heading."""

    PLAYERS = "Players"
    PLACES = "Places"
    PRIZES = "Prizes"
    BOUNTIES = "Bounties"
    SEATS = "Seats and tables"
    CHIPS = "Chips"
    MONEY = "Money"
    CLOCK = "Clock"
    ROUNDS = "Flights and rounds"
    CONDUCT = "Penalties and rulings"
    EVENT = "Event"
    STRUCTURE = "Structure"
    OTHER = "Also"


class Section(NamedTuple):
    """One group and its lines."""

    group: Group
    lines: tuple[Line, ...]


_WORDED: tuple[tuple[Group, Callable[[Pool, Both], Iterator[Line]]], ...] = (
    (Group.PLAYERS, player_lines),
    (Group.PLACES, place_lines),
    (Group.PRIZES, prize_lines),
    (Group.PRIZES, ticket_lines),
    (Group.BOUNTIES, bounty_lines),
    (Group.SEATS, seat_lines),
    (Group.CHIPS, chip_lines),
    (Group.CHIPS, nit_lines),
    (Group.CHIPS, color_up_lines),
    (Group.MONEY, money_lines),
    (Group.CLOCK, clock_lines),
    (Group.ROUNDS, round_lines),
    (Group.CONDUCT, conduct_lines),
    (Group.STRUCTURE, schedule_lines),
)

OF_FIELDS: dict[Group, tuple[str, ...]] = {
    Group.PLAYERS: ("entries", "voided", "alternates", "reserved", "busts", "teams"),
    Group.PRIZES: ("deal", "pay_table", "prize_terms", "prizes_paid", "tickets", "tickets_used"),
    Group.BOUNTIES: ("mysteries", "without_envelope"),
    Group.SEATS: ("seats", "room", "moving", "seat_requests", "drawn"),
    Group.CHIPS: (
        "stacks",
        "bought",
        "chips_raced",
        "taken_off",
        "redeemed",
        "lammers_over",
        "nit_cards",
    ),
    Group.MONEY: ("terms", "ledger"),
    Group.CLOCK: ("clock", "clocks"),
    Group.ROUNDS: (
        "round_terms",
        "rounds",
        "flight_terms",
        "flights",
        "flight_of",
        "bagged",
        "forfeited",
        "recounted",
        "joined",
    ),
    Group.CONDUCT: ("marks", "expelled", "filings"),
    Group.STRUCTURE: ("structure",),
}
"""The fields of an event, by group; all others are of the event as a whole."""

OF_FIGURES: dict[Group, tuple[str, ...]] = {
    Group.PLAYERS: (figures.PLAYERS_LEFT, figures.ENTERED),
    Group.PLACES: (figures.FINISH,),
    Group.PRIZES: (
        figures.POOL,
        figures.OVERLAY,
        figures.PRIZE,
        figures.PLACES_PAID,
        figures.UNPAYABLE,
        figures.DUE,
        figures.LEFT_TO_PAY,
    ),
    Group.BOUNTIES: (
        figures.HEAD,
        figures.BOUNTY_WON,
        figures.BOUNTY_DUE,
        figures.KNOCKED_OUT,
        figures.UNCLAIMED,
        figures.IN_POOL,
        figures.IN_ENVELOPES,
    ),
    Group.SEATS: (figures.TABLES, figures.UNSEATED),
    Group.CHIPS: (
        figures.IN_PLAY,
        figures.AVERAGE,
        figures.LAMMERS,
        figures.BEHIND,
        figures.NIT_ANTE,
    ),
    Group.MONEY: (
        figures.OWES,
        figures.OWED,
        figures.DUE_BACK,
        figures.DRAWER,
        figures.PAID_OUT,
    ),
    Group.CLOCK: (figures.FACE, figures.LATE),
    Group.ROUNDS: (figures.ISSUED,),
    Group.EVENT: (figures.REGISTRATION, figures.STATE),
}
"""The figures, by group."""

_GROUP_OF_FIELD = {field: group for group, every in OF_FIELDS.items() for field in every}
_GROUP_OF_FIGURE = {figure: group for group, every in OF_FIGURES.items() for figure in every}


def sections(effects: Effects) -> tuple[Section, ...]:
    """Every change in words, each in exactly one line; groups without any are left out."""
    pool, both = Pool(effects.changes), Both(effects.before, effects.after)
    found: dict[Group, list[Line]] = {group: [] for group in Group}
    for group, words in _WORDED:
        found[group] += words(pool, both)
    for line in plain_lines(pool, both):
        found[group_of(line.changes[0])].append(line)
    return tuple([Section(group, tuple(lines)) for group, lines in found.items() if lines])


def group_of(change: Change) -> Group:
    """Where a change belongs."""
    if change.where:
        field = str(change.where[0])
        known = f"Tournament.{field}" in EVENT_TITLES
        return _GROUP_OF_FIELD.get(field, Group.EVENT if known else Group.OTHER)
    return _GROUP_OF_FIGURE.get(change.what, Group.OTHER)
