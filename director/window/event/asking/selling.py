"""What is bought at the desk: what is handed over, and how. The change is said at once."""

from collections.abc import Callable
from typing import NamedTuple

from director.tournament.commands import Command
from director.tournament.money.amounts import money, typed
from director.tournament.money.state import CASH
from director.translation import say
from director.views.money.ledger_rows import way_said
from director.window.event.asking.correct_payment import misread
from director.window.event.asking.question import Answer, Question, commanded
from director.window.event.asking.typed_money import Typed, read_line, ways_offered
from director.window.event.cockpit import Cockpit

Paying = Callable[[str, int | None], Command]
"""What is done, paid so, with so much handed over; None for the price."""


class Entrance(NamedTuple):
    """Somebody who is about to enter, for how much."""

    name: str
    price: int
    """In the smallest unit of the event's currency."""
    command: Paying


def taking(
    cockpit: Cockpit,
    line: Typed,
    owes: int,
    paying: Paying,
    said: Callable[[str, int | None], str],
) -> Answer:
    """What is done, with the change or what is still owed, before Enter is pressed.

    Whoever pays otherwise than is usual pays so from now on.
    """
    if line.wrong:
        return misread(line.wrong, cockpit.tournament.terms)
    amount, terms = line.amount, cockpit.tournament.terms
    way = line.way or (CASH if amount is not None else "")
    kept = None if amount is None or amount >= owes else amount
    answer = commanded(cockpit, paying(way, amount), said(way, kept))
    act = answer.do
    if act is None:
        return answer
    figure = ""
    if amount is not None and amount > owes:
        figure = say("Change {change}", change=money(amount - owes, terms))
    elif kept is not None:
        figure = say("{rest} still owed", rest=money(owes - kept, terms))

    def do() -> None:
        if way:
            cockpit.pays = way
        act()

    return answer._replace(do=do, figure=figure)


def selling(cockpit: Cockpit, line: Typed, price: int, paying: Paying, sale: str = "") -> Answer:
    """Something that is bought now, with its price; `sale` is what the log says without it."""
    t, desk = cockpit.tournament, cockpit.bridge.desk

    def said(way: str, kept: int | None) -> str:
        values = {
            "act": sale or desk.said(paying(way, None).label(t)),
            "price": money(price, t.terms),
            "way": way_said(way),
        }
        if kept is None:
            return say("Enter: {act} for {price}, {way}", **values)
        paid = money(kept, t.terms)
        return say("Enter: {act} for {price}, {paid} of it {way}", paid=paid, **values)

    return taking(cockpit, line, price, paying, said)


def ask_entrance(cockpit: Cockpit, entrance: Entrance) -> None:
    """Asks what is handed over; without a price, or where it is refused, nothing is asked."""
    command = entrance.command(cockpit.pays if entrance.price else "", None)
    if entrance.price and not cockpit.bridge.refusal(command):
        cockpit.request(_entering(entrance))
    else:
        cockpit.bridge.do(command)


def _entering(entrance: Entrance) -> Question:
    def enter(cockpit: Cockpit, text: str) -> Answer:
        line = read_line(text, cockpit.pays, cockpit.tournament.terms)
        return selling(cockpit, line, entrance.price, entrance.command)

    def price(cockpit: Cockpit) -> str:
        return typed(entrance.price, cockpit.tournament.terms) if cockpit.pays else ""

    title = "What does {player} pay?"
    return Question(
        title,
        "110 or 110 card; leave blank for the full price",
        enter,
        price,
        lambda _: say(title, player=entrance.name),
        offers=lambda c, text: ways_offered(text, c.tournament.terms, entrance.price),
        at_once=True,
    )
