"""How each field of an event is compared: with its title, or not at all since others say it."""

from director.tournament.clock.state import NOTHING
from director.tournament.effects.differences import Shape
from director.tournament.effects.figure_titles import FIGURE_TITLES
from director.tournament.effects.money_titles import MONEY_TITLES
from director.tournament.effects.structure_titles import STRUCTURE_TITLES
from director.tournament.effects.titles import CLOCK_TITLES, EVENT_TITLES, Title
from director.tournament.money.state import Account
from director.tournament.nit_levels.state import NO_CARDS
from director.tournament.seats.buttons import Positions
from director.tournament.seats.draws import Place
from director.tournament.seats.state import ORDINARY
from director.tournament.structure.moments import Moment
from director.tournament.tickets.state import Ticket, TicketUse

TITLES: dict[str, Title] = {
    **FIGURE_TITLES,
    **EVENT_TITLES,
    **CLOCK_TITLES,
    **MONEY_TITLES,
    **STRUCTURE_TITLES,
}

DERIVED: dict[str, str] = {
    "Tournament.last_entry": "the greatest number among the entries and the voided ones",
    "Tournament.of_player": "the entries, by player",
    "Tournament.sitters": "the seats, by table",
    "Tournament.last_turn": "only says that the next bust is the last one",
    "Tournament.envelopes_drawn": "the envelopes that were drawn, counted",
    "Tournament.bounty_lines": "the payments of the ledger that were bounties, by entry",
    "Tournament.turned_in": "the lammers turned in of all entries together",
    "Tournament.turned_in_by_those_in": "the same of those who are still in",
    "Bust.turn": "only its order among the others counts, and the places say that",
    "Entry.number": "the number under which it is kept",
    "Filing.number": "its place among the rulings",
    "Line.number": "the number under which it is kept",
    "Ledger.unsettled": "what the accounts come to, less what was paid",
    "Ledger.last_line": "the greatest number among the payments",
    "Share.entry": "the entry whose share it is",
    "PaidPrize.line": "the payment by which it is known",
    "PlayedRound.at": "who was drawn to which table, by table",
}
"""Fields that are not compared, and the reason: from what else they follow."""

SHAPE = Shape(
    skipped=frozenset(DERIVED),
    whole=frozenset({Place, Positions, Moment, Ticket, TicketUse}),
    keys={
        "Structure.games": lambda one: f"{one.betting} {one.id.replace('-', ' ')}",
        "Structure.stakes_classes": lambda one: one.id,
        "Structure.chip_set": lambda one: one.value,
        "Level.sets": lambda one: one.of,
        "Tournament.filings": lambda one: one.at,
        "Tournament.flights": lambda one: one.label,
        "Tournament.reserved": lambda one: one.player,
        "Tournament.seat_requests": lambda one: one.entry,
        "Tournament.marks": lambda one: one.at,
        "Tournament.prizes_paid": lambda one: one.line,
        "MoneyTerms.mystery": lambda one: one.amount,
        "Ledger.counts": lambda one: one.at,
        "Agreement.shares": lambda one: one.entry,
        "PayTable.brackets": lambda one: one.least,
        "Bracket.ranges": lambda one: one.first,
        "PayoutTerms.locks": lambda one: one.place,
        "PayoutTerms.goods": lambda one: (one.place, one.name),
    },
    usual={
        "Tournament.room": ORDINARY,
        "Ledger.accounts": Account(),
        "Tournament.redeemed": 0,
        "Tournament.nit_cards": NO_CARDS,
        "Tournament.taken_off": 0,
        "PlayedRound.bought": 0,
        "Tournament.marks": (),
        "Tournament.teams": (),
        "Tournament.prizes_paid": (),
        "Clock.added": NOTHING,
        "Ledger.paid": 0,
        "Ledger.given": 0,
    },
)
