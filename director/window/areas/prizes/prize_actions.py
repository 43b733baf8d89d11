"""What can be done about prizes, declared as data."""

from collections.abc import Callable

from director.tournament.prizes.prize_list import owed, unpaid
from director.translation import say
from director.window.areas.prizes.chosen_place import a_prize, is_paid, is_unpaid
from director.window.areas.prizes.prize_questions import (
    CORRECT,
    PAY,
    PAY_ALL,
    VOID,
    paid_last,
    pay_these,
    unpaid_of,
)
from director.window.areas.prizes.prize_requests import PRIZES, Pane, PayNext, Writing
from director.window.event import menus
from director.window.event.asking.question import asks
from director.window.event.cockpit import Cockpit
from director.window.widgets.action import Action


def _at_prizes(request: Pane | Writing) -> Callable[[Cockpit], None]:
    """Goes to the Prizes screen, and does this there."""

    def show(cockpit: Cockpit) -> None:
        if cockpit.screen != PRIZES:
            cockpit.ask_for(PRIZES)
        cockpit.request(request)

    return show


def not_choosing(cockpit: Cockpit) -> str | None:
    """Why no pay table can be written now."""
    return (
        say("a payout structure is being edited: save or leave it first")
        if cockpit.writes_table
        else None
    )


def not_writing(cockpit: Cockpit) -> str | None:
    """Why there is nothing to save."""
    if cockpit.screen == PRIZES and cockpit.writes_table:
        return None
    return say("open the payout structure editor first")


def _writing(
    name: str, writing: Writing, text: str, key: str = "", *, words: str
) -> Action[Cockpit]:
    return Action(
        f"prizes.{name}",
        text,
        _at_prizes(writing),
        menus.PRIZES,
        key,
        refusal=not_writing,
        words=words,
    )


def nobody_chosen(cockpit: Cockpit) -> str | None:
    """Why nobody can be paid."""
    if cockpit.screen != PRIZES or cockpit.winner is None:
        return say("select a finished place on the Prizes screen first")
    return None


def _pay(cockpit: Cockpit) -> None:
    """Asks how the chosen place is paid, or all that are chosen."""
    cockpit.request(pay_these(lambda c: c.winners) if cockpit.winners else PAY)


def _pay_title(cockpit: Cockpit) -> str:
    due = unpaid_of(cockpit, cockpit.winners) if cockpit.screen == PRIZES else ()
    return say("Pay {count} prizes …", count=len(due)) if len(due) > 1 else say("Pay prize …")


def nothing_to_pay(cockpit: Cockpit) -> str | None:
    """Why nobody who is chosen can be paid."""
    if (problem := nobody_chosen(cockpit)) or cockpit.winner is None:
        return problem
    several = cockpit.winners or (cockpit.winner,)
    if unpaid_of(cockpit, several):
        return None
    if len(several) > 1:
        return say("all {count} selected prizes are already paid", count=len(several))
    return say("this prize is already paid")


def nothing_paid(cockpit: Cockpit) -> str | None:
    """Why no payment can be put right."""
    if problem := nobody_chosen(cockpit):
        return problem
    if several := cockpit.winners:
        return say("{count} places are selected: select one", count=len(several))
    return None if paid_last(cockpit) else say("nothing is paid for this place yet")


def all_paid(cockpit: Cockpit) -> str | None:
    """Why nobody is left to pay."""
    if not owed(cockpit.tournament):
        return say("no prizes are won yet")
    return None if unpaid(cockpit.tournament) else say("all prizes are already paid")


def nobody_next(cockpit: Cockpit) -> str | None:
    """Why nobody is paid next; elsewhere nothing is added up for it."""
    if cockpit.screen != PRIZES:
        return say("go to the Prizes screen first")
    return all_paid(cockpit)


PRIZE_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "prizes.table",
        "Choose payout structure …",
        _at_prizes(Pane.TABLE),
        menus.PRIZES,
        "Ctrl+Shift+T",
        words=(
            "payout structure, payout table, pay table, pay scale, how many get paid, "
            "percent paid, prize structure"
        ),
    ),
    Action(
        "prizes.agreed",
        "Prize terms …",
        _at_prizes(Pane.AGREED),
        menus.PRIZES,
        words=(
            "bubble prize, minimum cash, min-cash, mincash, save the bubble, merchandise, trophy, "
            "rounding, tax note, agreed about the prizes, save, bubble"
        ),
    ),
    Action(
        "prizes.pay",
        "Pay prize …",
        _pay,
        menus.PRIZES,
        "P",
        screen=PRIZES,
        refusal=nothing_to_pay,
        needs=a_prize(is_paid),
        title=_pay_title,
        words="pay winner, cash out player, pay out, hand out prize, pay place",
    ),
    Action(
        "prizes.pay_next",
        "Pay next prize …",
        lambda c: c.request(PayNext()),
        menus.PRIZES,
        "N",
        screen=PRIZES,
        refusal=nobody_next,
        words="next winner, next to pay, who is paid next",
    ),
    Action(
        "prizes.pay_all",
        "Pay all prizes …",
        asks(PAY_ALL),
        menus.PRIZES,
        refusal=all_paid,
        words="pay everybody, pay everyone, cash everyone out, all paid",
    ),
    Action(
        "prizes.correct",
        "Correct payout …",
        asks(CORRECT),
        menus.PRIZES,
        "E",
        screen=PRIZES,
        refusal=nothing_paid,
        needs=a_prize(is_unpaid),
        words="wrong payout, fix payout, change payout",
    ),
    Action(
        "prizes.void",
        "Void payout …",
        asks(VOID),
        menus.PRIZES,
        "V",
        screen=PRIZES,
        refusal=nothing_paid,
        needs=a_prize(is_unpaid),
        words="payment does not count, cancel payout, returned prize",
    ),
    Action(
        "prizes.edit",
        "Edit payouts …",
        _at_prizes(Pane.EDIT),
        menus.PRIZES,
        "Ctrl+Shift+U",
        refusal=not_choosing,
        words="edit payout structure, change payouts, edit pay table",
    ),
    Action(
        "prizes.new_table",
        "New payouts …",
        _at_prizes(Pane.NEW),
        menus.PRIZES,
        refusal=not_choosing,
        words="new payout structure, custom payouts, new pay table",
    ),
    _writing(
        "save",
        Writing.SAVE,
        "Save payouts",
        "Ctrl+Shift+W",
        words="save payout structure, save pay table",
    ),
    _writing(
        "line", Writing.ADD_LINE, "Insert payout line", words="add line, add row, row of payouts"
    ),
    _writing(
        "delete", Writing.DELETE_LINES, "Delete payout lines", words="remove line, remove row"
    ),
    _writing(
        "import",
        Writing.IMPORT,
        "Import payouts …",
        words="payouts from spreadsheet, import payout structure, import pay table, csv, excel",
    ),
)
