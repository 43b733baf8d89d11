"""What is taken of what a player hands over: no more than is owed, and for cash there is change.

Amounts are in the smallest unit of the event's currency.
"""

from collections.abc import Mapping
from typing import NamedTuple

from director.tournament.busts.state import EntryNumber
from director.tournament.log.refused import Forbidden, Refused
from director.tournament.money.amounts import money
from director.tournament.money.facts import MoneyTaken
from director.tournament.money.state import CASH, METHODS, LineNumber
from director.tournament.state import PlayerNumber, Tournament
from director.translation import Sentence


def check_method(method: str) -> None:
    """Raises Refused for a way to pay that there is not."""
    if method not in METHODS:
        raise Refused("unknown payment method “{method}”", method=method)


def check_drawer(t: Tournament, method: str, amount: int) -> None:
    """Raises Forbidden for more cash than should lie in the drawer."""
    there = t.ledger.drawer
    if method == CASH and amount > there:
        raise Forbidden("there is only {amount} in the drawer", amount=money(there, t.terms))


def check_not_paid_out(t: Tournament) -> None:
    """Raises Refused where all is said to be paid: nothing that was paid is taken out of that."""
    if t.paid_out:
        raise Refused("the event is paid out: reopen it first, in the Event menu")


def payment(
    t: Tournament,
    line: LineNumber,
    entry: EntryNumber,
    player: PlayerNumber,
    owes: int,
    method: str,
    tendered: int | None = None,
    bought: str = "",
) -> MoneyTaken:
    """A line of the ledger over what the desk keeps of what is tendered; None: all that is owed.

    `bought` is what it is for where it was bought on top.

    Raises Refused for nothing, and for more than is owed unless it is cash.
    """
    check_method(method)
    if tendered is None or tendered == owes:
        return MoneyTaken(line, entry, owes, method, bought=bought)
    if tendered <= 0:
        raise Refused("the amount tendered must be more than 0")
    if tendered < owes:
        return MoneyTaken(line, entry, tendered, method, bought=bought)
    if method != CASH:
        values = {"player": player, "amount": money(owes, t.terms), "method": method}
        raise Refused("{player} owes {amount}: no change is given for {method}", **values)
    return MoneyTaken(line, entry, owes, method, tendered, bought)


class _Told(NamedTuple):
    in_part: str
    with_change: str


_TOLD = {
    "{player} registered": _Told(
        "{player} registered: {paid} of {owed} paid",
        "{player} registered: {tendered} tendered, change {change}",
    ),
    "{player} re-entered": _Told(
        "{player} re-entered: {paid} of {owed} paid",
        "{player} re-entered: {tendered} tendered, change {change}",
    ),
    "team {player} registered": _Told(
        "team {player} registered: {paid} of {owed} paid",
        "team {player} registered: {tendered} tendered, change {change}",
    ),
    "{player} rebought": _Told(
        "{player} rebought: {paid} of {owed} paid",
        "{player} rebought: {tendered} tendered, change {change}",
    ),
    "{player} rebought at table {table}, seat {seat}": _Told(
        "{player} rebought at table {table}, seat {seat}: {paid} of {owed} paid",
        "{player} rebought at table {table}, seat {seat}: {tendered} tendered, change {change}",
    ),
    "{player} took the add-on": _Told(
        "{player} took the add-on: {paid} of {owed} paid",
        "{player} took the add-on: {tendered} tendered, change {change}",
    ),
}
"""What the log says of something sold, where what was handed over was not the price."""


def told(
    label: str, t: Tournament, owes: int, method: str, tendered: int | None
) -> tuple[str, Mapping[str, str]]:
    """A label of the table above as it is said of this payment, and its values."""
    if not method or tendered is None or tendered == owes:
        return label, {}
    if tendered < owes:
        paid, owed = money(tendered, t.terms), money(owes, t.terms)
        return _TOLD[label].in_part, {"paid": paid, "owed": owed}
    return _TOLD[label].with_change, change_words(t, owes, tendered)


def priced(sale: Sentence, t: Tournament, price: int) -> Sentence:
    """The same with its price, where what it says of the payment does not tell it."""
    if not price or sale.text not in _TOLD:
        return sale
    return Sentence(f"{sale.text} for {{price}}", {**sale.values, "price": money(price, t.terms)})


def change_words(t: Tournament, owes: int, tendered: int) -> dict[str, str]:
    """What was handed over and what goes back, as a label names them."""
    change = money(tendered - owes, t.terms)
    return {"tendered": money(tendered, t.terms), "change": change}
