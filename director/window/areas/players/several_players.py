"""Payments of several players at once: of all who are chosen, or of all who owe anything."""

from director.tournament.commands import TakePayments
from director.tournament.money.amounts import money
from director.tournament.state import EntryNumber
from director.translation import say
from director.window.areas.players import entry_refusals as why_not
from director.window.areas.players import payment_questions
from director.window.event.asking.question import Answer, Question, commanded
from director.window.event.asking.typed_money import way_meant, ways_offered, which_way
from director.window.event.cockpit import Cockpit
from director.window.event.screen_names import PLAYERS
from director.window.widgets.choice_list import Choice


def take_payment(cockpit: Cockpit) -> None:
    """Asks how the chosen player pays, or all who are chosen."""
    cockpit.request(_all_pay(cockpit.several) if _several(cockpit) else payment_questions.PAY)


def pay_title(cockpit: Cockpit) -> str:
    """Who would pay."""
    if not _several(cockpit):
        return say("Take payment …")
    return say("Take payment from {count} players …", count=len(_owing(cockpit, cockpit.several)))


def owes_nothing(cockpit: Cockpit) -> str | None:
    """Why nobody who is chosen pays."""
    if not _several(cockpit):
        return why_not.for_entry(why_not.owes_nothing, after_close=True)(cockpit)
    owing = _owing(cockpit, cockpit.several)
    return None if owing else say("none of the {count} owes anything", count=len(cockpit.several))


def take_every_payment(cockpit: Cockpit) -> None:
    """Asks how all who owe anything pay."""
    cockpit.request(_all_pay(tuple(sorted(cockpit.tournament.entries))))


def nobody_owes(cockpit: Cockpit) -> str | None:
    """Why nobody pays."""
    return None if cockpit.tournament.ledger.owed > 0 else say("nobody owes anything")


def _several(cockpit: Cockpit) -> bool:
    return bool(cockpit.several) and cockpit.screen == PLAYERS


def _owing(cockpit: Cockpit, entries: tuple[EntryNumber, ...]) -> dict[EntryNumber, int]:
    account = cockpit.tournament.ledger.account
    return {one: owes for one in entries if (owes := account(one).owes) > 0}


def _all_pay(entries: tuple[EntryNumber, ...]) -> Question:
    def asked(cockpit: Cockpit) -> str:
        owing = _owing(cockpit, entries)
        amount = money(sum(owing.values()), cockpit.tournament.terms)
        if len(owing) == 1:
            return say(
                "How does {player} pay {amount}?", player=cockpit.name(*owing), amount=amount
            )
        players = say("the {count} players", count=len(owing))
        return say("How do {players} pay {amount} in total?", amount=amount, players=players)

    def answer(cockpit: Cockpit, text: str) -> Answer:
        way = way_meant(text) if text else cockpit.pays
        if not way:
            return Answer(which_way(), None)
        return commanded(cockpit, TakePayments(entries, way))

    def offers(cockpit: Cockpit, text: str) -> list[Choice]:
        total = sum(_owing(cockpit, entries).values())
        return ways_offered(text, cockpit.tournament.terms, total)

    return Question("How do they pay?", "cash", answer, asked=asked, offers=offers, at_once=True)
