"""What the desk can ask for about bounties: how they are won, envelopes, who is paid."""

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from director.engine.not_possible import NotPossible
from director.tournament.bounties.accounts import NONE, BountyAccount, bounties
from director.tournament.bounties.awards import WonPot, bounty
from director.tournament.bounties.envelopes import (
    begun,
    by_amount,
    count,
    drawn_by,
    first_step,
    remaining,
)
from director.tournament.bounties.facts import (
    BountiesSet,
    BountyPaid,
    EnvelopesDeclared,
    MysteryDrawn,
)
from director.tournament.bounties.won_anew import saying_won_anew
from director.tournament.busts.facts import BustCredited
from director.tournament.facts import Change
from director.tournament.happened import ANY_TIME
from director.tournament.log.decisions import about, check_entered, fitting, together
from director.tournament.log.refused import Forbidden, Refused
from director.tournament.money.amounts import money
from director.tournament.money.commands import check_winners_own
from director.tournament.money.payments import check_drawer, check_method
from director.tournament.money.state import LineNumber, MysteryPrize
from director.tournament.state import EntryNumber, Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class SetBounties:
    """It is said how bounties are won."""

    way: str
    """One of `money.BOUNTIES`."""
    kept: int = 50
    """The percentage of a progressive bounty that is paid at once."""
    shared: bool = False
    """House rule: several who win the pot share the bounty."""
    winner_keeps: bool = True
    """The winner of the event keeps the own bounty; else it is left in the pool."""

    def label(self, t: Tournament) -> Sentence:
        """Which kind, or whether they are split where that alone is new; what it changes."""
        fact = BountiesSet(self.way, self.kept, self.shared, self.winner_keeps)
        if fact.unfit(t):
            return self._way(t)
        return saying_won_anew(t, fact.then(t, ANY_TIME), self._way(t))

    def _way(self, t: Tournament) -> Sentence:
        now = t.terms
        same = (now.bounties, now.kept, now.winner_keeps)
        if same == (self.way, self.kept, self.winner_keeps) and now.shared is not self.shared:
            if self.shared:
                return Sentence("bounties are split")
            return Sentence("bounties are not split: the first one named wins")
        text = {
            "fixed": "bounties set to fixed",
            "progressive": "bounties set to progressive: {kept}% paid, the rest on the head",
            "mystery": "bounties set to mystery",
        }
        return Sentence(text.get(self.way, "bounties set"), {"kept": self.kept})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """So they are, and all that was won so far is worked out anew."""
        check_winners_own(self.way, winner_keeps=self.winner_keeps)
        new = (self.way, self.kept, self.shared, self.winner_keeps)
        terms = t.terms
        if new == (terms.bounties, terms.kept, terms.shared, terms.winner_keeps):
            raise Refused("already set that way")
        return fitting(t, BountiesSet(*new))


@dataclass(frozen=True)
class DeclareEnvelopes:
    """It is said what the envelopes of the mystery bounties hold."""

    prizes: tuple[MysteryPrize, ...]
    begins: str = ""
    """From when on they are drawn: "level 9", "day 2"; empty for from the first hand on."""

    def label(self, _: Tournament) -> Sentence:
        """How many there are."""
        values = {"count": count(self.prizes), "begins": self.begins}
        one, many = "mystery bounties set: 1 envelope", "mystery bounties set: {count} envelopes"
        text = one if count(self.prizes) == 1 else many
        return Sentence(text + (", drawn from {begins} on" if self.begins else ""), values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """These are the envelopes; those that were drawn must be among them."""
        if not self.prizes or any(min(one) < 1 for one in self.prizes):
            raise Refused("each prize needs an amount and at least one envelope")
        if first_step(t.structure, self.begins) is None:
            raise Refused("the structure has no {begins}", begins=self.begins)
        prizes = by_amount(self.prizes)
        if (t.terms.bounties, t.terms.mystery, t.terms.mystery_from) == (
            "mystery",
            prizes,
            self.begins,
        ):
            raise Refused("already set that way")
        return fitting(t, EnvelopesDeclared(prizes, self.begins))


@dataclass(frozen=True)
class DrawMystery:
    """Whoever knocked somebody out draws an envelope, by a seed that anyone can replay."""

    entry: EntryNumber
    gone: EntryNumber
    """The winner's own number for the own envelope."""
    seed: str
    note: str = ""
    """Why it is drawn although a rule forbids it."""

    def label(self, t: Tournament) -> Sentence:
        """Who drew how much for whom."""
        left = remaining(t)
        return _drew(t, self.entry, self.gone, drawn_by(left, self.seed) if left else None)

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """An envelope fewer."""
        left = _to_be_drawn(t, self.gone, now, self.note)
        amount = drawn_by(left, self.seed)
        return fitting(t, MysteryDrawn(self.entry, self.gone, amount, self.seed))


@dataclass(frozen=True)
class OpenEnvelope:
    """An envelope of paper was opened for knocking somebody out, and is typed in."""

    entry: EntryNumber
    gone: EntryNumber
    amount: int
    note: str = ""
    """Why it is opened although a rule forbids it."""

    def label(self, t: Tournament) -> Sentence:
        """Who drew how much for whom."""
        return _drew(t, self.entry, self.gone, self.amount)

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """An envelope fewer."""
        left = _to_be_drawn(t, self.gone, now, self.note)
        if self.amount not in [one.amount for one in left]:
            raise Refused("no {amount} envelope is left", amount=money(self.amount, t.terms))
        return fitting(t, MysteryDrawn(self.entry, self.gone, self.amount, ""))


@dataclass(frozen=True)
class CreditPot:
    """It is said who won the last pot that a player could win, and the bounty follows (B16)."""

    entry: EntryNumber
    """Who went out."""
    winners: tuple[EntryNumber, ...]
    """Of the high portion, in any order."""
    button: int | None = None
    """The seat of the button at their table; None in stud, where the order named decides."""

    def label(self, t: Tournament) -> Sentence:
        """Who did."""
        players = tuple([t.entries[one].player for one in self.winners if one in t.entries])
        return about(t, self.entry, "{player} was knocked out by {players}", players=players)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """The worst position is named first, and has the bounty unless the house shares it."""
        if not self.winners:
            raise Refused("enter who won the pot")
        if self.entry in self.winners:
            raise Refused("players cannot knock themselves out")
        check_entered(t, self.winners)
        by = by_position(t, self.winners, self.button)
        credited = fitting(t, BustCredited(self.entry, by))
        if t.busts[self.entry].by == by:
            raise Refused("already set that way")
        return credited


@dataclass(frozen=True)
class PayBounty:
    """A player is paid bounties from the desk: all that is due, or a part of it."""

    after_close: ClassVar = True

    entry: EntryNumber
    method: str
    amount: int | None = None
    """None: all that is due."""
    note: str = ""
    """Why it is paid although the drawer does not hold as much."""

    def label(self, t: Tournament) -> Sentence:
        """Who was paid how much."""
        amount = money(self._amount(t), t.terms)
        text = "{player} was paid {amount} in bounties, {method}"
        return about(t, self.entry, text, amount=amount, method=self.method)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """A line of the ledger. Refused beyond what is due, forbidden beyond the drawer."""
        check_method(self.method)
        amount = self._amount(t)
        fact = BountyPaid(t.ledger.next_line, self.entry, amount, self.method, self.note.strip())
        paid = fitting(t, fact)
        due = self._account(t).due
        who = {"player": t.entries[self.entry].player}
        if due <= 0 or amount <= 0:
            raise Refused("{player} is not due a bounty", **who)
        if amount > due:
            raise Refused("{player} is due {amount}", amount=money(due, t.terms), **who)
        if not self.note:
            check_drawer(t, self.method, amount)
        return paid

    def _amount(self, t: Tournament) -> int:
        return self._account(t).due if self.amount is None else self.amount

    def _account(self, t: Tournament) -> BountyAccount:
        return bounties(t).accounts.get(self.entry, NONE)


@dataclass(frozen=True)
class CollectBounty:
    """A player gives back all that was paid for bounties that are not won any more."""

    after_close: ClassVar = True

    entry: EntryNumber
    method: str

    def label(self, t: Tournament) -> Sentence:
        """Who gave back how much."""
        amount = money(self._overpaid(t), t.terms)
        text = "{player} returned {amount} in bounties, {method}"
        return about(t, self.entry, text, amount=amount, method=self.method)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """A line of the ledger, above zero. Refused where nothing was paid too much."""
        check_method(self.method)
        amount = self._overpaid(t)
        returned = fitting(t, BountyPaid(t.ledger.next_line, self.entry, -amount, self.method))
        if not amount:
            who = t.entries[self.entry].player
            raise Refused("{player} was not paid too much in bounties", player=who)
        return returned

    def _overpaid(self, t: Tournament) -> int:
        return bounties(t).accounts.get(self.entry, NONE).overpaid


@dataclass(frozen=True)
class PayBounties:
    """Several are paid their bounties from the desk, each all that is due."""

    after_close: ClassVar = True

    entries: tuple[EntryNumber, ...]
    method: str
    note: str = ""
    """Why they are paid although the drawer does not hold as much."""

    def label(self, t: Tournament) -> Sentence:
        """How many, and how much in all."""
        due = self._due(t)
        if len(due) == 1:
            return PayBounty(next(iter(due)), self.method).label(t)
        values = {"count": len(due), "amount": money(sum(due.values()), t.terms)}
        text = "{count} players were paid {amount} in bounties, {method}"
        return Sentence(text, {**values, "method": self.method})

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """A line for each. Refused where nobody is due anything, forbidden beyond the drawer."""
        check_method(self.method)
        due = self._due(t)
        if not due:
            raise Refused("nobody is due a bounty")
        if not self.note:
            check_drawer(t, self.method, sum(due.values()))
        first, why = t.ledger.last_line + 1, self.note.strip()
        facts = [
            BountyPaid(LineNumber(first + at), entry, amount, self.method, why)
            for at, (entry, amount) in enumerate(due.items())
        ]
        return together(t, now, *facts)

    def _due(self, t: Tournament) -> dict[EntryNumber, int]:
        accounts = bounties(t).accounts
        return {
            one: accounts[one].due
            for one in self.entries
            if one in accounts and accounts[one].due > 0
        }


def by_position(
    t: Tournament, winners: tuple[EntryNumber, ...], button: int | None
) -> tuple[EntryNumber, ...]:
    """Those who won a pot together, the worst position first, as the ruling has it (S 1.7).

    In the order in which they are named where the button or a seat is not known.
    """
    seats = {t.seats[one].seat: one for one in winners if one in t.seats}
    if button is None or len(seats) < len(winners):
        return winners
    try:
        pot = WonPot((0, *seats), (tuple(seats),))
        first = bounty(0, 0, (pot,), button).parts[0].seat
    except NotPossible as problem:
        raise Refused(problem.message) from None
    return (seats[first], *[one for one in winners if one != seats[first]])


def _to_be_drawn(
    t: Tournament, gone: EntryNumber, now: datetime, note: str
) -> tuple[MysteryPrize, ...]:
    """The envelopes that are left. Raises Refused where none may be drawn."""
    if t.terms.bounties != "mystery":
        raise Refused("this event has no mystery bounties")
    left = remaining(t)
    if not left:
        raise Refused("all envelopes have been drawn")
    if note:
        return left
    begins = {"begins": t.terms.mystery_from}
    if not begun(t, now):
        raise Forbidden("envelopes are drawn from {begins} on", **begins)
    if gone in t.without_envelope and gone in t.busts:
        raise Forbidden("{player} busted before envelopes were drawn", player=_player(t, gone))
    return left


def _player(t: Tournament, entry: EntryNumber) -> int:
    return t.entries[entry].player


def _drew(t: Tournament, entry: EntryNumber, gone: EntryNumber, amount: int | None) -> Sentence:
    told = "–" if amount is None else money(amount, t.terms)
    if gone == entry:
        return about(t, entry, "{player} drew {amount} as the winner", amount=told)
    if gone not in t.entries:
        return about(t, entry, "{player} drew {amount}", amount=told)
    values = {"amount": told, "player_gone": t.entries[gone].player}
    return about(t, entry, "{player} drew {amount} for knocking out {player_gone}", **values)
