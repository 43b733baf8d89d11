"""What can be done with a chosen player, declared as data."""

from collections.abc import Callable, Iterable

from director.tournament.commands import RedeemAllLammers
from director.tournament.lammers.commands import lammers_left
from director.tournament.prizes.prize_list import unpaid
from director.tournament.state import EntryNumber, Tournament
from director.translation import say
from director.views.money.ledger_rows import way_said
from director.window.areas.players import entry_refusals as why_not
from director.window.areas.players import payment_questions, several_players
from director.window.areas.players import player_questions as ask
from director.window.areas.players.alternate_actions import WAITING_ACTS
from director.window.areas.players.entering import enter_again
from director.window.areas.players.entry_refusals import for_entry
from director.window.event import menus
from director.window.event.asking.chosen_first import Why, a_player, all_entries, all_where
from director.window.event.asking.question import Question, asks, open_to, when_closed
from director.window.event.asking.typed_money import WAYS
from director.window.event.cockpit import Cockpit
from director.window.event.requests import ListAlternate, PayPrizeOf, TakeSignUpList
from director.window.event.screen_names import PLAYERS, TABLES
from director.window.widgets.action import Action


def another_way(cockpit: Cockpit, by: int) -> None:
    """The next way to pay is the usual one from now on."""
    at = WAYS.index(cockpit.pays) if cockpit.pays in WAYS else 0
    cockpit.pay_with(WAYS[(at + by) % len(WAYS)])
    cockpit.say(say("Payment method: {way}", way=way_said(cockpit.pays)))


def _pay_prize(cockpit: Cockpit) -> None:
    """Asks on the Prizes screen how the chosen player is paid."""
    if cockpit.entry is not None:
        cockpit.request(PayPrizeOf(cockpit.entry))


def _with_debts(t: Tournament) -> list[EntryNumber]:
    return [EntryNumber(one) for one in t.ledger.unsettled if one in t.entries]


def _out_where_one_enters_again(t: Tournament) -> Iterable[EntryNumber]:
    return t.busts if t.structure.re_entries else ()


def _due_a_prize(t: Tournament) -> list[EntryNumber]:
    return [due.entry for due in unpaid(t)]


def _act(
    name: str,
    text: str,
    question: Question,
    key: str,
    why: Why = lambda *_: None,
    *,
    after_close: bool = False,
    on_tables: bool = False,
    words: str = "",
    among: Callable[[Tournament], Iterable[EntryNumber]] = all_entries,
) -> Action[Cockpit]:
    """`on_tables`: the key counts for whoever sits in the chosen seat too."""
    return Action(
        f"player.{name}",
        text,
        asks(question),
        menus.PLAYER,
        key,
        refusal=for_entry(why, after_close=after_close),
        needs=a_player(why, among, after_close=after_close),
        screen=PLAYERS,
        also_on=(TABLES,) if on_tables else (),
        words=words,
    )


ACTS: tuple[Action[Cockpit], ...] = (
    Action(
        "player.pay",
        "Take payment …",
        several_players.take_payment,
        menus.PLAYER,
        "P",
        screen=PLAYERS,
        also_on=(TABLES,),
        refusal=several_players.owes_nothing,
        title=several_players.pay_title,
        needs=a_player(why_not.owes_nothing, _with_debts, after_close=True),
        words=(
            "pay, player pays, collect payment, owes, unpaid, settle up, IOU, split payment, paid "
            "late, pays now"
        ),
    ),
    _act(
        "rebuy",
        "Rebuy …",
        payment_questions.REBUY,
        "B",
        why_not.no_rebuys,
        among=all_where(lambda t: t.structure.rebuys),
        on_tables=True,
        words="re-buy, buy chips, reload, double rebuy",
    ),
    _act(
        "add_on",
        "Add-on …",
        payment_questions.ADD_ON,
        "A",
        why_not.no_add_ons,
        among=all_where(lambda t: t.structure.add_ons),
        words="add on, addon, top up, buy add-on",
    ),
    _act(
        "lammers",
        "Redeem lammers …",
        ask.LAMMERS,
        "L",
        why_not.no_lammers,
        among=all_where(lambda t: t.structure.lammers),
        on_tables=True,
        words="lammer, turn in lammers, cash in lammers, chip up, buy-in chips",
    ),
    _act(
        "correct",
        "Correct payment …",
        payment_questions.CORRECT,
        "E",
        why_not.paid_nothing,
        among=all_where(lambda t: any(t.ledger.paid.values())),
        after_close=True,
        on_tables=True,
        words="wrong payment, change payment, fix payment, wrong amount",
    ),
    _act(
        "give_back",
        "Refund …",
        payment_questions.GIVE_BACK,
        "G",
        why_not.paid_nothing,
        among=all_where(lambda t: any(t.ledger.paid.values())),
        after_close=True,
        words="give back, money back, return buy-in, refund buy-in, reimburse",
    ),
    _act(
        "count",
        "Record chip count …",
        ask.COUNT,
        "C",
        why_not.is_out,
        on_tables=True,
        words="chips counted, stack, stack size, update stack",
    ),
    _act(
        "warn",
        "Warn or penalize …",
        ask.WARN,
        "W",
        why_not.is_out,
        on_tables=True,
        words=(
            "warning, penalty, penalties, verbal warning, infraction, conduct, missed hands "
            "penalty, one round penalty, foul language, phone at the table, slow play, angle "
            "shooting, late to seat"
        ),
    ),
    _act(
        "serve",
        "Record missed hands …",
        ask.SERVE,
        "S",
        why_not.serves_nothing,
        among=lambda t: [one for one in t.marks if one in t.entries],
        on_tables=True,
        words="penalty served, serve penalty, sit out, hands missed, away from table",
    ),
    _act(
        "order",
        "Change bust order …",
        ask.ORDER,
        "O",
        why_not.nobody_out,
        among=all_where(lambda t: t.busts),
        words="when out, finishing place, finishing order, finish position, wrong place, place",
    ),
    Action(
        "player.knocked_out",
        "Credit knockout …",
        ask.ask_who_did_it,
        menus.PLAYER,
        "K",
        screen=PLAYERS,
        refusal=for_entry(why_not.is_in),
        needs=a_player(why_not.is_in, lambda t: t.busts),
        words="knocked out by, KO, bounty winner, who busted, eliminated by, hitman",
    ),
    _act(
        "back_in",
        "Undo bust …",
        ask.BACK_IN,
        "I",
        why_not.is_in,
        among=lambda t: t.busts,
        words=(
            "reinstate, reinstate player, bring back, un-bust, unbust, back in, not out, still in"
        ),
    ),
    Action(
        "player.pay_prize",
        "Pay this prize …",
        _pay_prize,
        menus.PLAYER,
        "Shift+P",
        screen=PLAYERS,
        also_on=(TABLES,),
        refusal=for_entry(why_not.no_prize, after_close=True),
        needs=a_player(among=_due_a_prize, after_close=True),
        words="pay the player's prize, cash out, hand out winnings",
    ),
    Action(
        "player.again",
        "Re-enter player",
        enter_again,
        menus.PLAYER,
        "R",
        refusal=for_entry(why_not.not_again),
        needs=a_player(why_not.not_again, _out_where_one_enters_again),
        screen=PLAYERS,
        words=(
            "reentry, re-entry, second bullet, bullet, fire again, enter again, enters again, re- "
            "buy in, another bullet, fresh entry"
        ),
    ),
    _act(
        "rename",
        "Change player …",
        ask.RENAME,
        "N",
        words=(
            "whose entry, wrong player, wrong name, swap player, transfer entry, rename player, "
            "nickname, misspelled name, name change, spelling"
        ),
    ),
    _act(
        "disqualify",
        "Disqualify …",
        ask.DISQUALIFY,
        "Shift+D",
        why_not.is_out,
        on_tables=True,
        words="DQ, eject player, throw out, expel, remove from event, kick out, ban from event",
    ),
    _act(
        "void",
        "Void entry …",
        ask.VOID,
        "Shift+V",
        why_not.is_out,
        words=(
            "unregister, cancel registration, cancel entry, delete entry, delete player, "
            "remove player, withdraw player"
        ),
    ),
)
"""On the card of an entry, in this order."""


def _nobody_has_lammers(cockpit: Cockpit) -> str | None:
    if cockpit.tournament.structure.lammers is None:
        return say("this event has no lammers")
    return None if lammers_left(cockpit.tournament) else say("no lammers are left")


ALL_LAMMERS: Action[Cockpit] = Action(
    "lammers.all",
    "Redeem all lammers",
    lambda c: c.bridge.do(RedeemAllLammers()),
    menus.PLAYER,
    "Ctrl+Shift+J",
    refusal=open_to(RedeemAllLammers, _nobody_has_lammers),
    words="turn in all lammers, end of lammers, last lammer level",
)
"""At the end of the last lammer level."""

PLAYER_ACTIONS: tuple[Action[Cockpit], ...] = (
    *ACTS,
    Action(
        "players.all_pay",
        "Take all payments …",
        several_players.take_every_payment,
        menus.PLAYER,
        refusal=several_players.nobody_owes,
        words="all paid, everybody paid, everyone paid, mark all paid, collect all, all owing",
    ),
    Action(
        "alternates.list",
        "Add alternate",
        lambda c: c.request(ListAlternate()),
        menus.PLAYER,
        "Shift+F7",
        refusal=when_closed,
        words="waiting list, waitlist, wait list, standby, queue, list as an alternate",
    ),
    *WAITING_ACTS,
    Action(
        "players.sign_ups",
        "Take sign-up list …",
        lambda c: c.request(TakeSignUpList()),
        menus.PLAYER,
        "Ctrl+F7",
        refusal=when_closed,
        words=(
            "sign-up sheet, import players, import entries, paste names, spreadsheet, CSV, online "
            "registrations, reservations, pre-registered, prepaid, sign-in sheet, online list, "
            "RSVP"
        ),
    ),
    ALL_LAMMERS,
    Action(
        "players.way",
        "Change payment method",
        lambda c: another_way(c, 1),
        menus.PLAYER,
        "F3",
        words=(
            "another way to pay, cash, card, credit card, transfer, voucher, pay by, tender, "
            "comp, comped, free entry, house pays, freeroll"
        ),
        beside=True,
    ),
    Action(
        "players.override",
        "Override …",
        asks(ask.OVERRIDE),
        menus.PLAYER,
        "F4",
        refusal=lambda c: None if c.forbidden else say("there is nothing to override"),
        words="do it all the same, do it anyway, force, exception, refused, admit banned player",
    ),
)
