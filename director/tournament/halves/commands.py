"""What is asked about an act of the other half: enter it here again, or leave it out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, ClassVar

from director.tournament.bounties.accounts import bounties
from director.tournament.bounties.facts import BountyPaid
from director.tournament.busts.commands import BUSTED, BUSTED_TOGETHER
from director.tournament.busts.facts import PlayerEliminated
from director.tournament.entries.commands import plays
from director.tournament.entries.facts import PlayerRegistered
from director.tournament.facts import Change
from director.tournament.halves.facts import ActSettled
from director.tournament.halves.numbers import Numbers, numbers_in, turned
from director.tournament.log.decisions import fitting
from director.tournament.log.refused import Refused
from director.tournament.money.facts import MoneyTaken
from director.tournament.money.state import LineNumber
from director.tournament.prizes.facts import PrizePaid
from director.tournament.prizes.prize_list import overpaid
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.translation import Sentence


@dataclass(frozen=True)
class EnterAgain:
    """An act of the other half is entered here, weighed anew as the event stands now."""

    after_close: ClassVar = True

    settled: ActSettled
    said: Sentence
    """What it was called there."""
    facts: tuple[Change, ...]
    """As they stand there."""
    numbers: Numbers
    given_by: Mapping[tuple[Any, int], int]
    """By which record there a number was given out, since the two halves parted."""
    before: EntryNumber | None = None
    """Of a bust: who is out here and went out just after it; None for nobody."""

    def label(self, t: Tournament) -> Sentence:
        """What it was called there, with the numbers and the places of this half."""
        values = {key: self._told(key, value) for key, value in self.said.values.items()}
        out = sum([isinstance(one, PlayerEliminated) for one in self.facts])
        if self.said.text in (BUSTED, BUSTED_TOGETHER) and out:
            after = t.place(self.before) if self.before else None
            last = after.place + after.tied - 1 if after else t.players_left
            places = {"nth": last, "nth_best": last - out + 1, "nth_worst": last}
            values |= {key: place for key, place in places.items() if key in values}
        return Sentence(self.said.text, values)

    def decide(self, t: Tournament, now: datetime) -> tuple[Change, ...]:
        """The same facts, as far as there is room for them here."""
        made: list[Change] = [*fitting(t, self.settled)]
        numbers, before = self.numbers, t
        for one in self.facts:
            numbers = _numbered(one, numbers, t)
            fact = self._in_order(turned(one, self._turn(numbers)), t)
            _check(t, fact)
            t = fitting(t, fact)[0].then(t, now)
            made.append(fact)
        _check_paid(before, t, made)
        return tuple(made)

    def _turn(self, numbers: Numbers) -> Any:
        def turn(kind: Any, number: int) -> int:
            found = numbers.found(kind, number)
            if found is None:
                by = self.given_by.get((kind, number), 0)
                raise Refused("record {number} of the other half comes first", number=by)
            return found

        return turn

    def _in_order(self, fact: Change, t: Tournament) -> Change:
        """A bust stands among those here when it happened."""
        if (
            isinstance(fact, PlayerEliminated)
            and (fact.before, fact.tied_with) == (None, None)
            and self.before in t.busts
        ):
            return replace(fact, before=self.before)
        return fact

    def _told(self, key: str, value: object) -> object:
        """A value of its sentence: people and entries by their numbers here."""
        kind = PlayerNumber if key.startswith("player") else EntryNumber
        if not key.startswith(("player", "entry")):
            return value
        if isinstance(value, tuple):
            return tuple([self._told(key, one) for one in value])
        return value if not isinstance(value, int) else self.numbers.found(kind, value) or value


@dataclass(frozen=True)
class LeaveOut:
    """An act of the other half is not entered here, by the word of whoever looked at it."""

    after_close: ClassVar = True

    settled: ActSettled
    said: Sentence | None
    """What it would be called here; None where somebody in it has no number here."""

    def label(self, _: Tournament) -> Sentence:
        """What was left out."""
        if self.said is None:
            values = {"record": self.settled.number, "who": self.settled.who}
            return Sentence("left out: record {record} of {who} in the other half", values)
        return Sentence(LEFT_OUT.replace("{what}", self.said.text), self.said.values)

    def decide(self, t: Tournament, _: datetime) -> tuple[Change, ...]:
        """It was seen; nothing else changes."""
        return fitting(t, self.settled)


LEFT_OUT = "left out: {what}"


def _numbered(fact: Change, numbers: Numbers, t: Tournament) -> Numbers:
    """With what this fact gives a number to: the same as there, where nobody here has it."""
    for kind, number in numbers_in(fact):
        if numbers.found(kind, number) is not None:
            continue
        if kind is EntryNumber and isinstance(fact, PlayerRegistered) and number == fact.entry:
            taken = number in t.entries or number in t.voided
            numbers = numbers.having(kind, number, t.last_entry + 1 if taken else number)
        elif kind is LineNumber:
            taken = number in t.ledger.lines
            numbers = numbers.having(kind, number, t.ledger.next_line if taken else number)
    return numbers


def _check(t: Tournament, fact: Change) -> None:
    """Raises Refused where a command would not have brought this about: a fact alone may fit."""
    match fact:
        case PlayerRegistered(player=player, flight=flight):
            if plays(t, player, flight):
                raise Refused("{player} is already in the tournament", player=player)
            if t.winner:
                raise Refused("the tournament is over")
        case PlayerEliminated(entry) if t.is_in(entry) and t.players_left == 1:
            player = t.entries[entry].player
            raise Refused("{player} is the last player left and has won", player=player)
        case MoneyTaken(entry=entry, amount=amount) if entry in t.entries:
            if t.ledger.account(entry).owes < amount:
                player = t.entries[entry].player
                raise Refused("{player} does not owe that much", player=player)


def _check_paid(before: Tournament, after: Tournament, facts: Sequence[Change]) -> None:
    """Raises Refused where more would have been paid than is won."""
    if any(isinstance(fact, PrizePaid | BountyPaid) for fact in facts) and (
        overpaid(after) > overpaid(before) or bounties(after).overpaid > bounties(before).overpaid
    ):
        raise Refused("more would have been paid than is won")
