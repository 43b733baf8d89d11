"""A sign-up list in one act: whoever is on it enters, has a reservation, or waits for a seat."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from director.tournament.entries.commands import ListAlternate, Register
from director.tournament.entries.facts import ReservationDropped, SpotReserved
from director.tournament.facts import Change
from director.tournament.log.decisions import Command, decided, fitting
from director.tournament.log.refused import Refused
from director.tournament.money.payments import check_method
from director.tournament.state import PlayerNumber, Tournament
from director.translation import Sentence

ENTRY, RESERVATION, ALTERNATE = "entry", "reservation", "alternate"
WAYS = (ENTRY, RESERVATION, ALTERNATE)
"""What a line of a list becomes."""


class SignUp(NamedTuple):
    """One line of a list, once it is known who is meant."""

    player: PlayerNumber
    way: str = ENTRY
    """One of WAYS."""
    pays: str = ""
    """How it was paid: one of METHODS; empty where nothing was."""
    paid: int | None = None
    """In the smallest unit; None for the price."""
    note: str = ""
    banned: str = ""
    """Why the register says that this person may not play."""


@dataclass(frozen=True)
class Reserve:
    """Somebody has said that they come."""

    sign_up: SignUp

    def label(self, _: Tournament) -> Sentence:
        """Who."""
        return Sentence("{player} has a reservation", {"player": self.sign_up.player})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """One more is expected."""
        one = self.sign_up
        player, pays, paid, banned = one.player, one.pays, one.paid, one.banned
        if any(t.is_in(entry) for entry in t.of_player.get(player, ())):
            raise Refused("{player} is already in the tournament", player=player)
        if banned:
            raise Refused("{player} is banned: {reason}", player=player, reason=banned)
        if pays:
            check_method(pays)
        if paid is not None and paid <= 0:
            raise Refused("enter an amount")
        return fitting(t, SpotReserved(player, pays, paid or 0, one.note))


@dataclass(frozen=True)
class DropReservation:
    """Somebody does not come."""

    player: PlayerNumber

    def label(self, _: Tournament) -> Sentence:
        """Who."""
        return Sentence("{player}’s reservation dropped", {"player": self.player})

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """One fewer is expected."""
        return fitting(t, ReservationDropped(self.player))


@dataclass(frozen=True)
class TakeSignUps:
    """All lines of a list at once, or none of them: one act, and one to take back."""

    sign_ups: tuple[SignUp, ...]
    seed: str
    """For the draws of late seats."""

    def label(self, _: Tournament) -> Sentence:
        """How many became what."""
        counts = Counter(one.way for one in self.sign_ups)
        said = [_COUNTED[way][counts[way] > 1] for way in WAYS if counts[way]]
        text = "sign-up list: " + ", ".join(said)
        return Sentence(text, {way: counts[way] for way in WAYS if counts[way] > 1})

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """The facts of one after another. Refused for the first that cannot be done."""
        if not self.sign_ups:
            raise Refused("the list is empty")
        facts: list[Change] = []
        for command in self.commands():
            new = decided(command, t, now)
            for fact in new:
                t = fact.then(t, now)
            facts += new
        return tuple(facts)

    def commands(self) -> Iterator[Command]:
        """What each line asks for, in their order."""
        for number, one in enumerate(self.sign_ups, start=1):
            yield asked(one, f"{self.seed} {number}")


_COUNTED = {
    ENTRY: ("1 entry", "{entry} entries"),
    RESERVATION: ("1 reservation", "{reservation} reservations"),
    ALTERNATE: ("1 alternate", "{alternate} alternates"),
}


def asked(one: SignUp, seed: str) -> Command:
    """What a line asks for."""
    if one.way == RESERVATION:
        return Reserve(one)
    if one.way == ALTERNATE:
        return ListAlternate(one.player)
    return Register(one.player, seed, one.pays, one.banned, tendered=one.paid)


def refusals(
    t: Tournament, sign_ups: tuple[SignUp, ...], seed: str, now: datetime
) -> tuple[Sentence | None, ...]:
    """Why each line cannot be done, one after another; None for those that can.

    What cannot be done is left out, and the next ones are looked at without it.
    """
    found: list[Sentence | None] = []
    for command in TakeSignUps(sign_ups, seed).commands():
        try:
            facts = decided(command, t, now)
        except Refused as refused:
            found.append(refused.sentence)
            continue
        for fact in facts:
            t = fact.then(t, now)
        found.append(None)
    return tuple(found)
