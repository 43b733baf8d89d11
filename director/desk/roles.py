"""Who acts at a desk, and what that person's role allows: asked before anything is written.

What is taken back or brought back is asked for too: by undoing a bust one busts nobody, but one
decides about a bust. On a server the database asks the same once more, of whoever comes to it.
"""

from collections.abc import Iterable
from typing import NamedTuple

from director.tournament.commands import Refused
from director.tournament.facts import (
    Fact,
    RecordRedone,
    RecordsRedone,
    RecordsUndone,
    RecordUndone,
)
from director.tournament.log.log import Records
from director.tournament.staff.role import Role
from director.tournament.staff.roles import Matter, refusal, why_not
from director.translation import Sentence


class Acting(NamedTuple):
    """Somebody at a desk. In a house without staff everybody is a director."""

    who: str
    role: Role = Role.DIRECTOR

    def may(self, matter: Matter) -> bool:
        """Whether the role allows something that is no act in an event."""
        return self.role in matter.roles

    def check(self, matter: Matter) -> None:
        """Raises Refused where the role does not allow it, naming who can."""
        if not self.may(matter):
            _refuse(refusal(self.role, matter))

    def why_not(self, facts: Iterable[Fact], records: Records) -> Sentence | None:
        """Why these facts may not come about by this person in a log of these records."""
        for fact in facts:
            for number in taken_or_brought_back(fact):
                if why := why_not(self.role, records[number - 1].facts):
                    return why
            if why := why_not(self.role, (fact,)):
                return why
        return None

    def check_facts(self, facts: Iterable[Fact], records: Records) -> None:
        """Raises Refused where these facts may not come about by this person."""
        if why := self.why_not(facts, records):
            _refuse(why)


def taken_or_brought_back(fact: Fact) -> tuple[int, ...]:
    """The numbers of the records that a fact takes back or brings back."""
    match fact:
        case RecordUndone(number) | RecordRedone(number):
            return (number,)
        case RecordsUndone(numbers) | RecordsRedone(numbers):
            return numbers
    return ()


def _refuse(why: Sentence) -> None:
    raise Refused(why.text, **why.values)
