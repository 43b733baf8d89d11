"""What the fields of an event are called on the floor, and what their values are.

A field that is not here, nor among those that follow from others (`derived`), has no words yet: a
test asks for them, and until then it is named as the program names it.
"""

from collections.abc import Mapping
from typing import NamedTuple

PLAIN, MONEY, CHIPS, MINUTES, HUNDREDTHS, PERCENT, STEP, GAME, OPTIONS, PICTURE = (
    "",
    "money",
    "chips",
    "minutes",
    "hundredths",
    "percent",
    "step",
    "game",
    "options",
    "picture",
)
"""What a number counts: MONEY in the smallest unit of the event's currency; a STEP from 0.
A GAME is named by its file; OPTIONS are names with values; a PICTURE is only said to be there."""


class Title(NamedTuple):
    """What a field is called."""

    text: str
    unit: str = PLAIN
    silent: bool = False
    """Whether what lies inside is understood without naming it."""
    words: Mapping[object, str] | None = None
    """What its values are called, where they have names."""


OPEN: Mapping[object, str] = {True: "open", False: "closed"}
BY_HAND: Mapping[object, str] = {True: "open", False: "closed", None: "automatic"}

EVENT_TITLES: dict[str, Title] = {
    "Tournament.name": Title("event name"),
    "Tournament.logo": Title("logo", PICTURE),
    "Tournament.structure": Title("structure", silent=True),
    "Tournament.clock": Title("clock", silent=True),
    "Tournament.entries": Title("entry", silent=True),
    "Tournament.voided": Title("voided"),
    "Tournament.alternates": Title("alternates"),
    "Tournament.reserved": Title("reservation"),
    "Reservation.player": Title("player"),
    "Reservation.pays": Title("paid by"),
    "Reservation.paid": Title("paid", MONEY),
    "Reservation.note": Title("note"),
    "Tournament.late": Title("registration by hand", words=BY_HAND),
    "Tournament.seats": Title("seat"),
    "Tournament.room": Title("table", silent=True),
    "Tournament.moving": Title("moving from"),
    "Tournament.busts": Title("bust", silent=True),
    "Tournament.hand_for_hand": Title("hand for hand"),
    "Tournament.drawn": Title("seats drawn"),
    "Tournament.filings": Title("ruling on file", silent=True),
    "Tournament.terms": Title("prices", silent=True),
    "Tournament.ledger": Title("ledger", silent=True),
    "Tournament.stacks": Title("chip count", CHIPS),
    "Tournament.marks": Title("warning or penalty", silent=True),
    "Tournament.expelled": Title("disqualification"),
    "Tournament.taken_off": Title("chips taken off with a voided entry", CHIPS),
    "Tournament.counters": Title("counters", silent=True),
    "Tournament.bought": Title("add-on chips", CHIPS),
    "Tournament.mysteries": Title("envelope"),
    "Tournament.without_envelope": Title("busted before envelopes were drawn"),
    "Tournament.redeemed": Title("lammers turned in"),
    "Tournament.lammers_over": Title("lammers ended"),
    "Tournament.nit_cards": Title("nit card", silent=True),
    "Tournament.teams": Title("team"),
    "Tournament.deal": Title("deal"),
    "Tournament.clocks": Title("own clock", silent=True),
    "Tournament.round_terms": Title("how rounds are played"),
    "Tournament.rounds": Title("draw of the round", silent=True),
    "Tournament.flight_terms": Title("flights"),
    "Tournament.flights": Title("flight", silent=True),
    "Tournament.flight_of": Title("flight"),
    "Tournament.bagged": Title("bag", CHIPS),
    "Tournament.forfeited": Title("forfeited bag", CHIPS),
    "Tournament.joined": Title("flights combined"),
    "Tournament.pay_table": Title("payout structure"),
    "Tournament.prize_terms": Title("prizes", silent=True),
    "Tournament.prizes_paid": Title("prize paid", silent=True),
    "Tournament.tickets": Title("ticket"),
    "Tournament.tickets_used": Title("ticket used here"),
    "Tournament.closed": Title("event closed"),
    "Tournament.paid_out": Title("event paid out"),
    "Entry.player": Title("player"),
    "Place.table": Title("table"),
    "Place.seat": Title("seat"),
    "TableState.size": Title("seats of its own"),
    "TableState.closed": Title("broken"),
    "TableState.locked": Title("locked"),
    "TableState.unavailable": Title("seats out of play"),
    "TableState.next": Title("button and blinds of the next hand"),
    "TableState.seen": Title("button last checked"),
    "TableState.opened": Title("open seats in the order they came free"),
    "TableState.game": Title("game", GAME),
    "TableState.ready": Title("opened by hand"),
    "TableState.verified": Title("seats confirmed"),
    "Positions.button": Title("button"),
    "Positions.small_blind": Title("small blind"),
    "Positions.big_blind": Title("big blind"),
    "Bust.by": Title("knocked out by"),
    "Bust.round": Title("round of the bust"),
    "Bust.left": Title("left at the table at the bust"),
    "Filing.case": Title("hand"),
    "Filing.headline": Title("ruling"),
    "Filing.reasons": Title("reasons"),
    "Filing.occasion": Title("occasion", silent=True),
    "Filing.at": Title("filed"),
    "Occasion.table": Title("table"),
    "Occasion.level": Title("level"),
    "Occasion.hand": Title("which hand"),
    "Occasion.note": Title("note"),
    "Mark.at": Title("given"),
    "Mark.reason": Title("reason"),
    "Mark.hands": Title("hands to miss"),
    "Mark.served": Title("hands missed"),
    "Expelled.reason": Title("reason of the disqualification"),
    "Expelled.chips": Title("chips taken out of play", CHIPS),
    "Expelled.last_nit": Title("out with the last nit card"),
    "NitCards.first": Title("dealt nit cards from", STEP),
    "NitCards.turned_in": Title("nit cards turned in"),
    "Counters.entries": Title("entries on the counter"),
    "Counters.out": Title("busts on the counter"),
    "Counters.rebuys": Title("rebuys on the counter"),
    "Counters.add_ons": Title("add-ons on the counter"),
    "MysteryDraw.entry": Title("drawn by"),
    "MysteryDraw.amount": Title("envelope", MONEY),
    "RoundTerms.seats": Title("seats per table in a round"),
    "RoundTerms.advance": Title("players advancing from each table"),
    "RoundTerms.tables": Title("tables of each round"),
    "RoundTerms.fresh": Title("fresh stacks each round"),
    "RoundTerms.own_clocks": Title("a clock at each table"),
    "RoundTerms.places": Title("places in a round"),
    "RoundTerms.fixed": Title("bracket fixed by the first draw"),
    "PlayedRound.home": Title("drawn to"),
    "PlayedRound.bought": Title("chips beyond the stack in the round", CHIPS),
    "PlayedRound.players": Title("players in the round"),
    "PlayedRound.advance": Title("players advancing from each table"),
    "PlayedRound.fresh": Title("began with fresh stacks"),
    "FlightTerms.bags": Title("which bag advances"),
    "FlightTerms.paid": Title("paid for a forfeited bag", MONEY),
    "FlightTerms.percent": Title("played down to", PERCENT),
    "FlightTerms.entries_each": Title("entries per player in a flight"),
    "Flight.label": Title("name"),
    "Flight.entered": Title("entries"),
    "Flight.out": Title("out"),
    "Flight.bags": Title("bagged"),
    "Flight.ended": Title("ended"),
}
"""Of the event and its people, tables, rounds and flights."""

CLOCK_TITLES: dict[str, Title] = {
    "Clock.step": Title("level or break"),
    "Clock.played": Title("played"),
    "Clock.since": Title("running"),
    "Clock.started": Title("started"),
    "Clock.added": Title("time added"),
    "Clock.begun": Title("level began"),
    "Clock.starts_at": Title("starts automatically"),
    "Clock.stops_after": Title("pauses at the end of"),
    "Clock.took": Title("time it took"),
    "Clock.plan": Title("schedule kept to"),
    "Clock.zone": Title("time zone"),
    "Clock.held": Title("held since"),
    "Clock.goes_on": Title("resumes when the event is reopened"),
    "Clock.stood_closed": Title("event was closed before"),
    "Plan.step": Title("from", STEP),
    "Plan.at": Title("at"),
}
"""Of the clock, and of clocks beside it."""
