"""The rows of the look-up tables, as the state of an event has them."""

import json
from collections.abc import Mapping
from datetime import UTC
from typing import Any

from director.tournament.deals.state import Share
from director.tournament.event.phase import phase
from director.tournament.log.books import EventNumber
from director.tournament.prizes.facts import prize_paid
from director.tournament.shootouts.state import round_of
from director.tournament.state import Tournament
from director.tournament.structure.files import structure_as_data

Row = dict[str, Any]


def structure(event: EventNumber, t: Tournament) -> Row:
    """The structure as it stands, and the phase of the event."""
    data = json.dumps(structure_as_data(t.structure), ensure_ascii=False)
    return {
        "event": event,
        "name": t.structure.name,
        "starting_chips": t.structure.starting_chips,
        "seats": t.structure.seats,
        "data": data,
        "phase": phase(t),
    }


def entry(event: EventNumber, t: Tournament, number: Any) -> Row:
    """What an entry costs, what was paid for it, and its chips."""
    entry = t.entries.get(number)
    account = t.ledger.account(number)
    price = account.price
    expelled = t.expelled.get(number)
    return {
        "event": event,
        "number": number,
        "player": entry.player if entry else None,
        "voided": t.voided.get(number, ""),
        **price._asdict(),
        "paid": account.paid,
        "rebuys": account.rebuys,
        "add_ons": account.add_ons,
        "bought": account.chips - (expelled.chips if expelled else 0) - t.forfeited.get(number, 0),
        "stack": t.stacks.get(number),
    }


def seat(event: EventNumber, t: Tournament, number: Any) -> Row:
    """Where an entry sits."""
    place = t.seats[number]
    return {"event": event, "entry": number, "table_": place.table, "seat": place.seat}


def elimination(event: EventNumber, t: Tournament, number: Any) -> Row:
    """When an entry went out, and by whom."""
    bust = t.busts[number]
    return {"event": event, "entry": number, "turn": bust.turn, "by_": json.dumps(bust.by)}


def room(event: EventNumber, t: Tournament, number: int) -> Row:
    """What the floor has said about a table."""
    state = t.table(number)
    return {
        "event": event,
        "table_": number,
        "seats": state.size,
        "closed": state.closed,
        "locked": state.locked,
        "unavailable": json.dumps(state.unavailable),
        "game": state.game,
    }


def payment(event: EventNumber, t: Tournament, number: Any) -> Row:
    """A line of the ledger."""
    line = t.ledger.lines[number]
    return {
        "event": event,
        "line": number,
        "entry": line.entry,
        "amount": line.amount,
        "method": line.method,
        "at": line.at.astimezone(UTC).isoformat(timespec="microseconds"),
        "corrected": line.corrected,
        "what": line.what,
    }


def payout(event: EventNumber, t: Tournament, number: Any) -> Row:
    """A prize that was paid, in money or goods."""
    line, paid = t.ledger.lines[number], prize_paid(t, number)
    return {
        "event": event,
        "line": number,
        "entry": line.entry,
        "amount": -line.amount,
        "method": line.method,
        "goods": json.dumps(paid.goods, ensure_ascii=False),
        "note": paid.note,
        "voided": paid.voided,
        "at": line.at.astimezone(UTC).isoformat(timespec="microseconds"),
    }


def ruling(event: EventNumber, t: Tournament, number: int) -> Row:
    """A ruling that was filed."""
    filing = t.filings[number - 1]
    return {
        "event": event,
        "number": number,
        "table_": filing.occasion.table,
        "level": filing.occasion.level,
        "headline": filing.headline,
        "hand": filing.case,
        "at": filing.at.astimezone(UTC).isoformat(timespec="microseconds"),
    }


def bounty(event: EventNumber, t: Tournament, number: Any) -> Row:
    """The mystery bounty of an entry that is gone."""
    drawn = t.mysteries[number]
    return {"event": event, "gone": number, "entry": drawn.entry, "amount": drawn.amount}


def envelope(event: EventNumber, t: Tournament, amount: int) -> Row:
    """How many envelopes hold an amount, and how many were drawn."""
    held = sum([prize.envelopes for prize in t.terms.mystery if prize.amount == amount])
    drawn = t.envelopes_drawn.get(amount, 0)
    return {"event": event, "amount": amount, "envelopes": held, "drawn": drawn}


def team(event: EventNumber, t: Tournament, number: Any) -> Row:
    """Who plays as one entry."""
    return {"event": event, "entry": number, "members": json.dumps(t.teams[number])}


def lammer(event: EventNumber, t: Tournament, number: Any) -> Row:
    """How many lammers an entry has turned in."""
    return {"event": event, "entry": number, "turned_in": t.redeemed[number]}


def deal_shares(t: Tournament) -> Mapping[int, Share]:
    """Who takes what by the deal; nothing without one."""
    return {share.entry: share for share in t.deal.shares} if t.deal else {}


def deal_share(event: EventNumber, t: Tournament, number: int) -> Row:
    """What an entry takes by the deal."""
    assert t.deal
    share = deal_shares(t)[number]
    return {
        "event": event,
        **share._asdict(),
        "way": t.deal.way,
        "held": t.deal.held,
    }


def round_entry(event: EventNumber, t: Tournament, number: Any) -> Row:
    """The last round of an entry, and its table there."""
    last = round_of(t.rounds, number)
    return {
        "event": event,
        "entry": number,
        "round_": last,
        "table_": t.rounds[last - 1].home[number],
    }


def chips_in_play(event: EventNumber, t: Tournament, number: Any) -> Row:
    """All chips in the last round."""
    return {"event": event, "round_": number, "chips": t.chips}


def flight_entry(event: EventNumber, t: Tournament, number: Any) -> Row:
    """The flight of an entry, and what it bagged."""
    return {
        "event": event,
        "entry": number,
        "flight": t.flight_of.get(number, ""),
        "bagged": t.bagged.get(number),
        "forfeited": t.forfeited.get(number, 0),
    }
