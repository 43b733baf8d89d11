"""What can be done with a chosen player and with those who wait, declared as data."""

from collections.abc import Callable
from functools import partial

from director.desk.desk import new_seed
from director.tournament.commands import RedeemAllLammers, Register, StrikeAlternate
from director.tournament.entries.registration import entry_price
from director.tournament.entries.reserved import reservation_of
from director.tournament.entries.sign_ups import DropReservation
from director.tournament.lammers.commands import lammers_left
from director.tournament.prizes.prize_list import is_settled, owed
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.translation import say
from director.views.money.ledger_rows import way_said
from director.window.areas.players import payment_questions
from director.window.areas.players import player_questions as ask
from director.window.event import menus
from director.window.event.cockpit import Cockpit
from director.window.event.question import Question, asks, when_closed
from director.window.event.requests import ListAlternate, PayPrizeOf, TakeSignUpList
from director.window.event.screen_names import PLAYERS, TABLES
from director.window.event.selling import Entrance, ask_entrance
from director.window.event.typed_money import WAYS
from director.window.widgets.action import Action

Why = Callable[[Tournament, EntryNumber], str | None]
"""Why something cannot be done with an entry."""


def for_entry(
    why: Why = lambda *_: None, *, after_close: bool = False
) -> Callable[[Cockpit], str | None]:
    """Why it cannot be done now: nobody is chosen, or what is the matter with the entry.

    Once the event is closed, only what goes on when play is over can be done.
    """

    def refusal(cockpit: Cockpit) -> str | None:
        entry = cockpit.entry
        if cockpit.screen not in (PLAYERS, TABLES) or entry is None:
            return say("select a player first")
        if not after_close and (closed := when_closed(cockpit)):
            return closed
        return why(cockpit.tournament, entry)

    return refusal


def _is_out(t: Tournament, entry: EntryNumber) -> str | None:
    return say("this player has busted") if entry in t.busts else None


def _is_in(t: Tournament, entry: EntryNumber) -> str | None:
    return None if entry in t.busts else say("this player is still in")


def _owes_nothing(t: Tournament, entry: EntryNumber) -> str | None:
    return None if t.ledger.account(entry).owes > 0 else say("this player owes nothing")


def _paid_nothing(t: Tournament, entry: EntryNumber) -> str | None:
    return None if t.ledger.account(entry).paid > 0 else say("this player has paid nothing")


def _no_rebuys(t: Tournament, entry: EntryNumber) -> str | None:
    return _is_out(t, entry) if t.structure.rebuys else say("this event has no rebuys")


def _no_add_ons(t: Tournament, entry: EntryNumber) -> str | None:
    return _is_out(t, entry) if t.structure.add_ons else say("this event has no add-ons")


def _no_lammers(t: Tournament, entry: EntryNumber) -> str | None:
    if t.structure.lammers is None:
        return say("this event has no lammers")
    if t.lammers(entry):
        return _is_out(t, entry)
    return say("this player has no lammers left")


def _serves_nothing(t: Tournament, entry: EntryNumber) -> str | None:
    if any(mark.left for mark in t.marks.get(entry, ())):
        return _is_out(t, entry)
    return say("this player has no missed-hand penalty")


def _nobody_out(t: Tournament, entry: EntryNumber) -> str | None:
    if any(one != entry for one in t.busts):
        return None
    return say("no other player has busted yet")


def another_way(cockpit: Cockpit, by: int) -> None:
    """The next way to pay is the usual one from now on."""
    at = WAYS.index(cockpit.pays) if cockpit.pays in WAYS else 0
    cockpit.pay_with(WAYS[(at + by) % len(WAYS)])
    cockpit.say(say("Payment method: {way}", way=way_said(cockpit.pays)))


def next_in(cockpit: Cockpit) -> PlayerNumber | None:
    """Who of those who wait gets in: the chosen one, else the first in line."""
    waiting = cockpit.tournament.alternates
    return cockpit.alternate or cockpit.reserved or (waiting[0] if waiting else None)


def seat_alternate(cockpit: Cockpit) -> None:
    """An alternate enters, and pays as usual where there is a price."""
    player = next_in(cockpit)
    expected = reservation_of(cockpit.tournament.reserved, player) if player else None
    if player is not None and expected and expected.pays:
        cockpit.bridge.do(registering(cockpit, player))  # what was paid is known
    elif player is not None:
        ask_entrance(cockpit, entrance(cockpit, player))


def registering(cockpit: Cockpit, player: PlayerNumber) -> Register:
    """A registration, paid as players pay now, to the unit."""
    pays = cockpit.pays if entry_price(cockpit.tournament, player).total else ""
    return _register(cockpit, player, pays, None)


def entrance(cockpit: Cockpit, player: PlayerNumber) -> Entrance:
    """The same for what is handed over, which is asked."""
    price = entry_price(cockpit.tournament, player).total
    name = cockpit.bridge.desk.name(player)
    return Entrance(name, price, partial(_register, cockpit, player))


def _register(cockpit: Cockpit, player: PlayerNumber, pays: str, tendered: int | None) -> Register:
    """With what the register has against the person."""
    person = cockpit.bridge.desk.person(player)
    banned = person.banned if person else ""
    return Register(player, new_seed(), pays, banned, tendered=tendered)


def enter_again(cockpit: Cockpit) -> None:
    """Who is out buys another entry."""
    entry = cockpit.entry
    if entry is not None:
        ask_entrance(cockpit, entrance(cockpit, cockpit.tournament.entries[entry].player))


def _not_again(t: Tournament, entry: EntryNumber) -> str | None:
    mine = t.of_player.get(t.entries[entry].player, ())
    return say("this player is still in") if any(t.is_in(one) for one in mine) else None


def _no_prize(t: Tournament, entry: EntryNumber) -> str | None:
    if t.is_in(entry) and not (t.deal or t.winner):
        return say("this player is still in")  # before anything is worked out
    due = owed(t).get(entry)
    if due is None:
        return say("this player has won no prize")
    return say("this player's prize is already paid") if is_settled(t, due) else None


def _pay_prize(cockpit: Cockpit) -> None:
    """Asks on the Prizes screen how the chosen player is paid."""
    if cockpit.entry is not None:
        cockpit.request(PayPrizeOf(cockpit.entry))


def _nobody_waits(cockpit: Cockpit) -> str | None:
    if cockpit.tournament.alternates or cockpit.reserved:
        return None
    return say("no alternates are waiting")


def _nobody_to_strike(cockpit: Cockpit) -> str | None:
    if cockpit.alternate or cockpit.reserved:
        return None
    return say("select an alternate first")


def _in_title(cockpit: Cockpit) -> str:
    player = next_in(cockpit)
    if player is None:
        return say("Seat next alternate")
    if player == cockpit.reserved:
        return say("Enter {player}", player=cockpit.bridge.desk.name(player))
    return say("Seat {player}", player=cockpit.bridge.desk.name(player))


def strike(cockpit: Cockpit) -> None:
    """Whoever is chosen among those who wait, or are expected, is so no longer."""
    if cockpit.alternate is not None:
        cockpit.bridge.do(StrikeAlternate(cockpit.alternate))
    elif cockpit.reserved is not None:
        cockpit.bridge.do(DropReservation(cockpit.reserved))


def _act(
    name: str,
    text: str,
    question: Question,
    key: str,
    why: Why = lambda *_: None,
    *,
    after_close: bool = False,
    words: str = "",
) -> Action[Cockpit]:
    return Action(
        f"player.{name}",
        text,
        asks(question),
        menus.PLAYER,
        key,
        refusal=for_entry(why, after_close=after_close),
        screen=PLAYERS,
        words=words,
    )


ACTS: tuple[Action[Cockpit], ...] = (
    _act(
        "pay",
        "Take payment …",
        payment_questions.PAY,
        "P",
        _owes_nothing,
        after_close=True,
        words="player pays, collect payment, owes, unpaid, settle up, IOU",
    ),
    _act(
        "rebuy",
        "Rebuy …",
        payment_questions.REBUY,
        "B",
        _no_rebuys,
        words="re-buy, buy chips, reload, double rebuy",
    ),
    _act(
        "add_on",
        "Add-on …",
        payment_questions.ADD_ON,
        "A",
        _no_add_ons,
        words="add on, addon, top up, buy add-on",
    ),
    _act(
        "lammers",
        "Redeem lammers …",
        ask.LAMMERS,
        "L",
        _no_lammers,
        words="lammer, turn in lammers, cash in lammers, chip up, buy-in chips",
    ),
    _act(
        "correct",
        "Correct payment …",
        payment_questions.CORRECT,
        "E",
        _paid_nothing,
        after_close=True,
        words="wrong payment, change payment, fix payment, wrong amount",
    ),
    _act(
        "give_back",
        "Refund …",
        payment_questions.GIVE_BACK,
        "G",
        _paid_nothing,
        after_close=True,
        words="give back, money back, return buy-in, refund buy-in, reimburse",
    ),
    _act(
        "count",
        "Record chip count …",
        ask.COUNT,
        "C",
        _is_out,
        words="chips counted, stack, stack size, update stack",
    ),
    _act(
        "warn",
        "Warn or penalize …",
        ask.WARN,
        "W",
        _is_out,
        words=(
            "warning, penalty, penalties, verbal warning, infraction, conduct, "
            "missed hands penalty, one round penalty"
        ),
    ),
    _act(
        "serve",
        "Record missed hands …",
        ask.SERVE,
        "S",
        _serves_nothing,
        words="penalty served, serve penalty, sit out, hands missed, away from table",
    ),
    _act(
        "order",
        "Change bust order …",
        ask.ORDER,
        "O",
        _nobody_out,
        words="when out, finishing place, finishing order, finish position, wrong place, place",
    ),
    _act(
        "knocked_out",
        "Credit knockout …",
        ask.KNOCKED_OUT,
        "K",
        _is_in,
        words="knocked out by, KO, bounty winner, who busted, eliminated by, hitman",
    ),
    _act(
        "back_in",
        "Undo bust …",
        ask.BACK_IN,
        "I",
        _is_in,
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
        refusal=for_entry(_no_prize, after_close=True),
        words="pay the player's prize, cash out, hand out winnings, pay place",
    ),
    Action(
        "player.again",
        "Re-enter player",
        enter_again,
        menus.PLAYER,
        "R",
        refusal=for_entry(_not_again),
        screen=PLAYERS,
        words="reentry, re-entry, second bullet, bullet, fire again, enter again, enters again",
    ),
    _act(
        "rename",
        "Change player …",
        ask.RENAME,
        "N",
        words="whose entry, wrong player, wrong name, swap player, transfer entry, rename player",
    ),
    _act(
        "disqualify",
        "Disqualify …",
        ask.DISQUALIFY,
        "Shift+D",
        _is_out,
        words="DQ, eject player, throw out, expel, remove from event",
    ),
    _act(
        "void",
        "Void entry …",
        ask.VOID,
        "Shift+V",
        _is_out,
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
    refusal=_nobody_has_lammers,
    words="turn in all lammers, end of lammers, last lammer level",
)
"""At the end of the last lammer level."""

WAITING_ACTS: tuple[Action[Cockpit], ...] = (
    Action(
        "alternates.in",
        "Seat next alternate",
        seat_alternate,
        menus.PLAYER,
        "Ctrl+Shift+A",
        refusal=_nobody_waits,
        title=_in_title,
        words="waiting list, waitlist, call alternate, alternate in, next in line",
    ),
    Action(
        "alternates.strike",
        "Remove alternate",
        strike,
        menus.PLAYER,
        "Delete",
        screen=PLAYERS,
        refusal=_nobody_to_strike,
        words=(
            "strike alternate, drop reservation, cancel reservation, no show, waits no longer,"
            " off the list, waiting list"
        ),
    ),
)
"""On the card of who waits for a seat."""

PLAYER_ACTIONS: tuple[Action[Cockpit], ...] = (
    *ACTS,
    Action(
        "alternates.list",
        "Add alternate",
        lambda c: c.request(ListAlternate()),
        menus.PLAYER,
        "Shift+F7",
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
            "sign-up sheet, import players, import entries, paste names, spreadsheet, CSV, online"
            " registrations, reservations, pre-registered, prepaid"
        ),
    ),
    ALL_LAMMERS,
    Action(
        "players.way",
        "Change payment method",
        lambda c: another_way(c, 1),
        menus.PLAYER,
        "F3",
        words="another way to pay, cash, card, credit card, transfer, voucher, pay by, tender",
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
