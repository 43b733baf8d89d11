"""What the role of whoever acts at a desk allows: asked before anything is written.

What is taken back or brought back is asked for too: by undoing a bust one busts nobody, but one
decides about a bust. On a server the database asks the same once more, of whoever comes to it.
"""

from collections.abc import Iterable

from director.desk.acting import Acting
from director.tournament.facts import Fact, RecordRedone, RecordsRedone, RecordsUndone, RecordUndone
from director.tournament.log.log import Records
from director.tournament.log.refused import Refused
from director.tournament.staff.roles import why_not
from director.translation import Sentence


def why_not_facts(acting: Acting, facts: Iterable[Fact], records: Records) -> Sentence | None:
    """Why these facts may not come about by this person in a log of these records."""
    for fact in facts:
        for number in taken_or_brought_back(fact):
            if why := why_not(acting.role, records[number - 1].facts):
                return why
        if why := why_not(acting.role, (fact,)):
            return why
    return None


def check_facts(acting: Acting, facts: Iterable[Fact], records: Records) -> None:
    """Raises Refused where these facts may not come about by this person."""
    if why := why_not_facts(acting, facts, records):
        raise Refused(why.text, **why.values)


def taken_or_brought_back(fact: Fact) -> tuple[int, ...]:
    """The numbers of the records that a fact takes back or brings back."""
    match fact:
        case RecordUndone(number) | RecordRedone(number):
            return (number,)
        case RecordsUndone(numbers) | RecordsRedone(numbers):
            return numbers
    return ()
