"""What an event's desk can ask for about the tickets of a satellite: all who hold one come in."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from director.tournament.entries.commands import Register
from director.tournament.entries.facts import PlayerRegistered
from director.tournament.entries.reserved import reservation_of
from director.tournament.entries.sign_ups import RESERVATION, Reserve, SignUp
from director.tournament.facts import Change
from director.tournament.log.decisions import decided
from director.tournament.log.refused import Refused
from director.tournament.money.state import TICKET
from director.tournament.state import PlayerNumber, Tournament
from director.tournament.tickets.facts import TicketUsed
from director.tournament.tickets.uses import is_used
from director.translation import Sentence


class Held(NamedTuple):
    """A ticket that somebody comes with."""

    number: str
    player: PlayerNumber
    value: int
    """In the smallest unit of the currency of the event that it is used in."""
    event: str = ""
    """The name of the event that it was issued for."""
    banned: str = ""
    """Why the register says that this person may not play."""


@dataclass(frozen=True)
class UseTickets:
    """All who hold these tickets enter, or have a spot reserved: one act, and one to take back."""

    satellite: str
    """The name of the event that has issued them."""
    tickets: tuple[Held, ...]
    seed: str
    """For the draws of late seats."""
    reserve: bool = False
    """Whether spots are reserved, and nobody enters yet."""

    def label(self, _: Tournament) -> Sentence:
        """How many, from which satellite, and by which tickets."""
        numbers = ", ".join([one.number for one in self.tickets])
        values = {"count": len(self.tickets), "satellite": self.satellite, "tickets": numbers}
        text = "{count} ticket holders entered from {satellite}: {tickets}"
        if self.reserve:
            text = "{count} spots reserved for ticket holders from {satellite}: {tickets}"
        if len(self.tickets) == 1:
            values["player"] = self.tickets[0].player
            text = "{player} entered with ticket {tickets} from {satellite}"
            if self.reserve:
                text = "{player} has a reservation with ticket {tickets} from {satellite}"
        return Sentence(text, values)

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """The facts of one after another. Refused for the first that cannot be done."""
        if not self.tickets:
            raise Refused("nobody with a ticket is left to enter")
        facts: list[Change] = []
        for at, one in enumerate(self.tickets, start=1):
            new = self._facts(t, one, f"{self.seed} {at}", now)
            for fact in new:
                t = fact.then(t, now)
            facts += new
        return tuple(facts)

    def refusals(self, t: Tournament, now: datetime) -> Iterator[Sentence | None]:
        """Why each of them cannot be done; None for those that can, which count for the next."""
        for at, one in enumerate(self.tickets, start=1):
            try:
                new = self._facts(t, one, f"{self.seed} {at}", now)
            except Refused as refused:
                yield refused.sentence
                continue
            for fact in new:
                t = fact.then(t, now)
            yield None

    def _facts(self, t: Tournament, one: Held, seed: str, now: datetime) -> tuple[Change, ...]:
        """What comes of one ticket. Raises Refused."""
        if is_used(t, one.number):
            raise Refused("ticket {ticket} was already used here", ticket=one.number)
        if one.player in t.of_player:
            raise Refused("{player} has already entered", player=one.player)
        expected = reservation_of(t.reserved, one.player)
        if expected and expected.pays:
            raise Refused("{player}’s reservation is already paid", player=one.player)
        entry = None
        if self.reserve:
            sign_up = SignUp(
                one.player, RESERVATION, TICKET, one.value or None, one.number, one.banned
            )
            facts = decided(Reserve(sign_up), t, now)
        else:
            worth = min(one.value, _price(t))
            register = Register(one.player, seed, TICKET, one.banned, tendered=worth)
            facts = decided(register, t, now)
            entry = next(fact.entry for fact in facts if isinstance(fact, PlayerRegistered))
        return (*facts, TicketUsed(one.number, self.satellite, one.value, one.player, entry))


def _price(t: Tournament) -> int:
    """What a first entry costs: with a ticket that is worth more there is no change."""
    return t.terms.entry.total
