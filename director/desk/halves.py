"""The other half of an evening that was carried on in two places, gone through act by act.

What was decided stands in the log here: whoever is interrupted goes on where it stood.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from director.desk.desk import Desk
from director.desk.meetings import Line, called, line
from director.desk.register import UNKNOWN, Change, Person, Register
from director.desk.undoing import about
from director.tournament.commands import Refused
from director.tournament.halves.acts import Act, Halves
from director.tournament.halves.commands import EnterAgain, LeaveOut
from director.tournament.halves.numbers import Numbers, numbers_in
from director.tournament.log.decisions import decided
from director.tournament.log.log import Log, Record
from director.tournament.state import PlayerNumber, Tournament


class OtherHalf:
    """What the other half did since the two parted, at the desk of this half."""

    def __init__(self, desk: Desk, there: Log, people: Register, fork: int, kept: Path) -> None:
        """`people` are those of the other half, `fork` is the first record that differs."""
        self.desk, self.kept = desk, kept
        self.halves = Halves(desk.log, there, fork)
        self._people = people

    def acts(self) -> Sequence[Act]:
        """All that it did, in its order."""
        return self.halves.acts()

    def waiting(self) -> Sequence[Act]:
        """Those about which nobody has said anything yet."""
        return self.halves.open_acts()

    def line(self, act: Act) -> Line:
        """What it was, as it was called there."""
        return line(act.record, self._people)

    def name(self, player: int) -> str:
        """A person's name in the other half's register."""
        return called(self._people, player)

    def like(self, act: Act) -> Record | None:
        """What this half has done that is the same, where it has."""
        return self.halves.like(act, self._again(act, self._numbers(act)).label(self._t))

    def refusal(self, act: Act) -> str | None:
        """Why it cannot be entered here as it is; None where it can."""
        try:
            self._check_turning(act)
        except Refused as refused:
            return self.desk.said(refused.sentence)
        return self.desk.refusal(self._again(act, self._numbers(act)))

    def enter(self, act: Act) -> Record:
        """Enters it here; whoever is new there gets a number here. Raises Refused, BookFailed."""
        self._check_turning(act)
        decided(self._again(act, self._numbers(act)), self._t, self.desk.now())
        self._turn(act)
        return self.desk.do(self._again(act, self._numbers(act, meet=True)))

    def leave_out(self, act: Act, note: str = "") -> Record:
        """Leaves it out, by the word of whoever acts here. Raises Refused, BookFailed."""
        numbers = self._numbers(act)
        strangers = any(number < 0 for number in numbers.here.values())
        said = None if strangers else self._again(act, numbers).label(self._t)
        settled = replace(act.settled, entered=False, note=" ".join(note.split()))
        return self.desk.do(LeaveOut(settled, said))

    @property
    def _t(self) -> Tournament:
        return self.desk.tournament

    def _again(self, act: Act, numbers: Numbers) -> EnterAgain:
        given, before = self.halves.given_by(), self.halves.before(act)
        return EnterAgain(act.settled, act.record.label, act.facts, numbers, given, before)

    def _numbers(self, act: Act, *, meet: bool = False) -> Numbers:
        """The numbers here, with the people of this act; who is not here yet has one below zero."""
        numbers = self.halves.numbers()
        for kind, there in (one for fact in act.facts for one in numbers_in(fact)):
            if kind is PlayerNumber and numbers.found(kind, there) is None:
                here = self._found(there) or (self._met(there) if meet else -there)
                numbers = numbers.having(kind, there, here)
        return numbers

    def _found(self, there: int) -> int | None:
        """Who this is here: known before the two parted, or of the same name and new since."""
        number, name = PlayerNumber(there), self.name(there)
        if self._is_common(number):
            return number
        here = [one for one in self.desk.named(name) if not self._is_common(one)]
        return here[0] if len(here) == 1 else None

    def _met(self, there: int) -> int:
        """Enters somebody into the register, as the other half has them. Raises Refused."""
        person = self._people.person(PlayerNumber(there)) or Person(name=self.name(there))
        new = Change(Person(), person._replace(number=UNKNOWN))
        (entered,) = self.desk.book.register.write([new], self.desk.who, self.desk.station)
        self.desk.player_index.look()
        return entered.number

    def _is_common(self, number: PlayerNumber) -> bool:
        """Whether both registers got this person by the same line."""
        lines = [one.history(number)[:1] for one in (self._people, self.desk.book.register)]
        first, second = [[(line.at, line.who, line.station) for line in one] for one in lines]
        return bool(first) and first == second

    def _old(self, act: Act) -> list[int]:
        """The records of before that it takes back or brings back, and that do not stand so."""
        turns = [one for one in act.turns if one < self.halves.fork]
        return [one for one in turns if self.desk.log.in_force(one) != act.brings_back]

    def _check_turning(self, act: Act) -> None:
        """Raises Refused where what it takes back or brings back cannot be so here."""
        old = self._old(act)
        if old and act.brings_back and list(self.desk.log.redone_together) != old:
            raise Refused("what was taken back before can only be entered anew")
        for number in old if not act.brings_back else ():
            for other in self.desk.dependents(number):
                if other.number not in old:
                    blocked = about("undo this first: {what}", other)
                    raise Refused(blocked.text, **blocked.values)

    def _turn(self, act: Act) -> None:
        """Takes back, or brings back, what was done before the two parted."""
        if (old := self._old(act)) and act.brings_back:
            self.desk.redo()
        elif old:
            self.desk.take_back(old[0], old[1:])
