"""One evening and one flight, and all that a fact changes in them."""

from dataclasses import fields, is_dataclass, replace
from datetime import timedelta
from functools import cache

from immutables import Map

from director.tournament.commands import (
    BagChips,
    DrawSeats,
    Eliminate,
    OpenFlight,
    Rebuy,
    RedeemLammers,
    Register,
    SetMoney,
    StartClock,
    VoidEntry,
    Warn,
)
from director.tournament.entries.facts import AlternateListed
from director.tournament.entries.terms import LammerTerms, Rebuys
from director.tournament.log.decisions import decided
from director.tournament.log.refused import Refused
from director.tournament.money.state import MoneyTerms, Price
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

MONEY = MoneyTerms("$", entry=Price(100, 10), rebuy=Price(50, 5))
SOLD = replace(STRUCTURE, rebuys=Rebuys(60, 500), lammers=LammerTerms(2, 250))
NOW = FRIDAY + timedelta(minutes=6)
GONE = "gone"
EXPANDED = ("clock", "ledger")
"""Parts of an event that are told by their own parts."""


@cache
def played():
    """Seven entered; 5 was voided, 6 and then 7 are out, 8 waits; the clock runs since six minutes.

    1 has rebought, 2 has turned in a lammer, 3 misses two hands.
    """
    evening = Evening(structure=SOLD)
    evening.do(SetMoney(MONEY))
    for number in range(1, 8):
        evening.do(Register(number, f"late {number}", "cash"))
    evening.do(DrawSeats("first"))
    evening.do(VoidEntry(5, "wrong event"))
    evening.do(StartClock())
    evening.wait(minutes=5)
    evening.do(Eliminate(6, note="had none"))
    evening.do(Eliminate(7, by=(1,), note="had none"))
    evening.do(Rebuy(1, "cash"))
    evening.do(RedeemLammers(2, 1))
    evening.do(Warn(3, "phone", 2))
    evening.write(AlternateListed(8))
    return evening.t


@cache
def in_a_flight():
    """Three entered flight 1A: 1 has bagged 900 and 3 is out."""
    evening = Evening()
    evening.do(OpenFlight("1A"))
    for number in (1, 2, 3):
        evening.do(Register(number, f"late {number}", flight="1A"))
    evening.do(BagChips(1, 900))
    evening.do(Eliminate(3))
    return evening.t


def parts(thing):
    """What an event consists of, by name."""
    found = {one.name: getattr(thing, one.name) for one in fields(thing)}
    for name in EXPANDED:
        if name in found and is_dataclass(found[name]):
            inside = found.pop(name)
            found |= {f"{name}.{one.name}": getattr(inside, one.name) for one in fields(inside)}
    return found


def changes(before, after):
    """What is otherwise in an event, by the names of its parts; of a map only its entries."""
    old, found = parts(before), {}
    for name, new in parts(after).items():
        was = old[name]
        if new == was:
            continue
        if isinstance(new, Map):
            keys = {*new, *was}
            told = {key: new.get(key, GONE) for key in keys}
            found[name] = {key: now for key, now in told.items() if now != was.get(key, GONE)}
        else:
            found[name] = new
    return found


def outcome(t, fact):
    """What a fact changes six minutes into the evening, or the sentence against it."""
    why = fact.unfit(t)
    return why.said(str) if why else changes(t, fact.then(t, NOW))


def asked(t, command):
    """What the log would say and the facts; or the refusal, and whether a note sets it aside."""
    try:
        said, facts = command.label(t).said(str), decided(command, t, NOW)
    except Refused as refused:
        return refused.sentence.said(str), refused.overridable
    return said, facts
