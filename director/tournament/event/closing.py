"""What is still open when an event is to be closed: money, players, a clock. It can be closed so.

Amounts are in the smallest unit of the event's currency.
"""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from director.tournament.bounties.accounts import bounties, has_bounties
from director.tournament.deals.facts import still_played_for
from director.tournament.entries.registration import is_late
from director.tournament.happened import ANY_TIME
from director.tournament.money.amounts import money
from director.tournament.money.state import CASH
from director.tournament.prizes.prize_list import overpaid_to, paid, prizes, unpaid, unpayable
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.tournament.tickets.commands import is_decided
from director.translation import Sentence

_NAMED = 3
"""So many people are named; of more it is said how many."""


class Subject(Enum):
    """What an open point is about: where it is settled."""

    PRIZES = "prizes"
    POOL = "how the pool is divided"
    BOUNTIES = "bounties"
    MONEY = "what players owe, or are due back"
    DEAL = "a deal"
    DRAWER = "the cash in the drawer"
    PLAYERS = "who is still in"
    REGISTRATION = "late registration that is open"
    CLOCK = "a clock that runs"


class OpenPoint(NamedTuple):
    """Something that is not done yet."""

    subject: Subject

    says: Sentence
    """As it is asked about."""
    closed: Sentence
    """What the log says where the event was closed all the same."""


def open_points(t: Tournament) -> tuple[OpenPoint, ...]:
    """All of them, the money first; none where everything is done.

    Whether a clock runs is as it was last touched: `t.at` has the event at a moment.
    """
    points = (
        _people(t, _UNPAID, unpaid_to(t)),
        _people(t, _OVERPAID_PRIZES, _too_much_in_prizes(t)),
        _people(t, _OVERPAID, _too_much_in_bounties(t)),
        _people(t, _GOODS, dict.fromkeys(_without_their_goods(t), 0)),
        _undivided(t),
        _unclaimed(t),
        _people(t, _OWED, _owed_by(t)),
        _due_back(t),
        _held_back(t),
        _on_heads(t),
        _still_in(t),
        _may_enter(t),
        _running(t),
        _drawer(t),
    )
    return tuple([point for point in points if point])


def is_asked_first(t: Tournament) -> bool:
    """Whether something is open; asked after every act, so what is known at once goes first."""
    return not t.closed and (_still_in(t) is not None or bool(open_points(t)))


def unpaid_to(t: Tournament) -> Mapping[PlayerNumber, int]:
    """What players have won and not had yet, prizes and bounties together; the most first."""
    due = {one.entry: max(one.amount - paid(t, one.entry), 0) for one in unpaid(t)}
    for entry, account in bounties(t).accounts.items():
        due[entry] = due.get(entry, 0) + max(account.due, 0)
    return dict(sorted(_by_player(t, due).items(), key=lambda one: (-one[1], one[0])))


def _too_much_in_prizes(t: Tournament) -> Mapping[PlayerNumber, int]:
    """What players were paid for a place that they do not have any more, because a bust went."""
    return _by_player(t, overpaid_to(t))


def _too_much_in_bounties(t: Tournament) -> Mapping[PlayerNumber, int]:
    """What players were paid for bounties that are not won any more, because a bust went."""
    accounts = bounties(t).accounts if t.bounty_lines else {}
    return _by_player(t, {entry: one.overpaid for entry, one in sorted(accounts.items())})


def _by_player(t: Tournament, amounts: Mapping[EntryNumber, int]) -> Mapping[PlayerNumber, int]:
    """The same for all of a player's entries together; nobody for whom it is nothing."""
    found: dict[PlayerNumber, int] = {}
    for entry, amount in amounts.items():
        if amount and entry in t.entries:
            player = t.entries[entry].player
            found[player] = found.get(player, 0) + amount
    return found


class _Words(NamedTuple):
    subject: Subject
    one: str
    few: str
    many: str
    closed: str


_UNPAID = _Words(
    Subject.PRIZES,
    "{amount} is unpaid to {players}",
    "{amount} is unpaid to {count} players: {players}",
    "{amount} is unpaid to {count} players",
    "event closed, {amount} unpaid to players",
)
_GOODS = _Words(
    Subject.PRIZES,
    "{players} has not received a non-cash prize",
    "{count} players have not received non-cash prizes: {players}",
    "{count} players have not received non-cash prizes",
    "event closed, non-cash prizes not handed over",
)
_OVERPAID_PRIZES = _Words(
    Subject.PRIZES,
    "{players} was paid {amount} too much in prizes",
    "{count} players were paid {amount} too much in prizes: {players}",
    "{count} players were paid {amount} too much in prizes",
    "event closed, {amount} too much paid in prizes",
)
_OVERPAID = _Words(
    Subject.BOUNTIES,
    "{players} was paid {amount} too much in bounties",
    "{count} players were paid {amount} too much in bounties: {players}",
    "{count} players were paid {amount} too much in bounties",
    "event closed, {amount} too much paid in bounties",
)
_OWED = _Words(
    Subject.MONEY,
    "{players} still owes {amount}",
    "{count} players still owe {amount}: {players}",
    "{count} players still owe {amount}",
    "event closed, {amount} owed by players",
)


def _people(t: Tournament, words: _Words, due: Mapping[PlayerNumber, int]) -> OpenPoint | None:
    if not due:
        return None
    values = {"amount": money(sum(due.values()), t.terms), "count": len(due)}
    closed = Sentence(words.closed, values)
    if len(due) > _NAMED:
        return OpenPoint(words.subject, Sentence(words.many, values), closed)
    text = words.one if len(due) == 1 else words.few
    return OpenPoint(words.subject, Sentence(text, {**values, "players": tuple(due)}), closed)


def _dues(t: Tournament) -> Mapping[EntryNumber, int]:
    """What is to pay for each entry, or to give back where negative."""
    return {EntryNumber(entry): due for entry, due in sorted(t.ledger.unsettled.items())}


def _without_their_goods(t: Tournament) -> list[PlayerNumber]:
    """Who is owed a good and no money any more, once for each player."""
    due = [one.entry for one in unpaid(t) if one.goods and paid(t, one.entry) >= one.amount]
    return list(dict.fromkeys([t.entries[one].player for one in due]))


def _owed_by(t: Tournament) -> Mapping[PlayerNumber, int]:
    """What players have still to pay, for all of their entries together."""
    return _by_player(t, {entry: max(due, 0) for entry, due in _dues(t).items()})


def _undivided(t: Tournament) -> OpenPoint | None:
    """The prize pool where nobody can say what a place is paid: without a pay table, mostly."""
    if not t.pool or not t.entered or t.deal or prizes(t).prizes:
        return None
    values = {"amount": money(t.pool, t.terms), "why": unpayable(t)}
    text = "the prize pool of {amount} is not paid out: no payout structure chosen"
    if values["why"]:
        text = "the prize pool of {amount} is not paid out: {why}"
    closed = "event closed, the prize pool of {amount} not paid out"
    return OpenPoint(Subject.POOL, Sentence(text, values), Sentence(closed, values))


def _unclaimed(t: Tournament) -> OpenPoint | None:
    """The bounties of players who are out and nobody was named for it, and what was never drawn."""
    if not has_bounties(t):
        return None
    found = bounties(t)
    undrawn = found.left if t.winner or t.deal else 0
    text = "{amount} in bounties is unclaimed: the knockout was not recorded"
    if undrawn:
        text = "{amount} in bounties is unclaimed: it is in undrawn envelopes"
    values = {"amount": money(found.unclaimed + undrawn, t.terms)}
    closed = Sentence("event closed, {amount} in bounties unclaimed", values)
    return (
        OpenPoint(Subject.BOUNTIES, Sentence(text, values), closed)
        if found.unclaimed + undrawn
        else None
    )


def _due_back(t: Tournament) -> OpenPoint | None:
    """To players who paid too much, or whose entry was voided: those are nobody's any more."""
    back = [-due for due in _dues(t).values() if due < 0]
    if not back:
        return None
    values = {"amount": money(sum(back), t.terms), "count": len(back)}
    one = "{amount} in refunds is due for 1 entry"
    return OpenPoint(
        Subject.MONEY,
        Sentence(
            one if len(back) == 1 else "{amount} in refunds is due for {count} entries", values
        ),
        Sentence("event closed, {amount} in refunds due", values),
    )


def _held_back(t: Tournament) -> OpenPoint | None:
    held = still_played_for(t)
    if not held:
        return None
    values = {"amount": money(held, t.terms)}
    return OpenPoint(
        Subject.DEAL,
        Sentence("{amount} of the deal is still in play", values),
        Sentence("event closed, {amount} of the deal still in play", values),
    )


def _on_heads(t: Tournament) -> OpenPoint | None:
    """What nobody can win any more of the bounties that a deal has left in play."""
    if t.deal is None or t.winner or t.closed:
        return None
    amount = bounties(t).on_heads
    values = {"amount": money(amount, t.terms)}
    return (
        OpenPoint(
            Subject.BOUNTIES,
            Sentence(
                "{amount} in bounties is still in play: each player left keeps their own", values
            ),
            Sentence("event closed, {amount} in bounties kept by the players left", values),
        )
        if amount
        else None
    )


def _still_in(t: Tournament) -> OpenPoint | None:
    """Players who have no place yet; a deal gives one to those who made it."""
    if t.winner or t.deal or not t.players_left or is_decided(t):
        return None
    values = {"count": t.players_left}
    one, many = "1 player is still in", "{count} players are still in"
    alone, several = "event closed with 1 player in", "event closed with {count} players in"
    is_one = t.players_left == 1
    return OpenPoint(
        Subject.PLAYERS,
        Sentence(one if is_one else many, values),
        Sentence(alone if is_one else several, values),
    )


def _may_enter(t: Tournament) -> OpenPoint | None:
    """Late registration, where somebody has won: by closing, nobody enters any more.

    With players in, that they are says as much.
    """
    if not (t.winner or is_decided(t)) or not is_late(t, t.clock.since or ANY_TIME):
        return None
    says = Sentence("late registration is still open: closing ends it")
    return OpenPoint(
        Subject.REGISTRATION, says, Sentence("event closed while late registration was open")
    )


def _running(t: Tournament) -> OpenPoint | None:
    """A clock that goes on where nobody need play on, as after a deal: they may play for the title.

    With players in, that they are says as much; once somebody has won, the clocks stand.
    """
    clocks = (t.clock, *t.clocks.values())
    if _still_in(t) or not any(clock.since for clock in clocks):
        return None
    says = Sentence("the clock is running: closing stops it")
    return OpenPoint(Subject.CLOCK, says, Sentence("event closed"))


def drawer_is_counted(t: Tournament) -> bool:
    """Whether no cash has moved since the drawer was counted, or there never was any."""
    ledger = t.ledger
    if ledger.counts:
        return ledger.counts[-1].expected == ledger.drawer
    return not ledger.drawer and not any(one.method == CASH for one in ledger.lines.values())


def _drawer(t: Tournament) -> OpenPoint | None:
    """Cash that nobody has counted since it last moved, or that was counted short or over."""
    ledger, there = t.ledger, money(t.ledger.drawer, t.terms)
    if not drawer_is_counted(t):
        text = "cash moved after the drawer was counted: {there} is expected in it now"
        closed = "event closed, drawer not counted again"
        if not ledger.counts:
            text = "the drawer was not counted: {there} is expected in it"
            if not ledger.drawer:
                text = "the drawer was not counted: it should be empty"
            closed = "event closed, drawer not counted"
        return OpenPoint(Subject.DRAWER, Sentence(text, {"there": there}), Sentence(closed))
    last = ledger.counts[-1] if ledger.counts else None
    if last is None or not last.difference:
        return None
    way = "short" if last.difference < 0 else "over"
    values = {"off": money(abs(last.difference), t.terms)}
    return OpenPoint(
        Subject.DRAWER,
        Sentence(f"the drawer was counted {{off}} {way}", values),
        Sentence(f"event closed, drawer {{off}} {way}", values),
    )
