"""Several who are paid by one answer: who gets how much stands above it, and is asked for."""

from collections.abc import Mapping

from director.tournament.money.amounts import money
from director.tournament.state import EntryNumber
from director.translation import say
from director.views.counted import counted
from director.views.money.prize_words import prize_said
from director.window.event.cockpit import Cockpit

Payees = Mapping[EntryNumber, tuple[int, tuple[str, ...]]]
"""What each is to be paid now: an amount, and the goods beside it."""


def asked_of(cockpit: Cockpit, payees: Payees, one: str, several: str) -> str:
    """The question: of one person by name, of several by how many they are."""
    amount = money(sum([amount for amount, _ in payees.values()]), cockpit.tournament.terms)
    if len(payees) == 1:
        return say(one, player=cockpit.name(next(iter(payees))), amount=amount)
    players = counted(len(payees), "1 player", "{count} players")
    return say(several, players=players, amount=amount)


def each_payee(cockpit: Cockpit, payees: Payees) -> list[tuple[str, str, str]]:
    """A line for each of several; of one the question says it all."""
    if len(payees) == 1:
        return []
    terms = cockpit.tournament.terms
    return [
        (cockpit.name(entry), prize_said(amount, goods, terms), "")
        for entry, (amount, goods) in payees.items()
    ]
