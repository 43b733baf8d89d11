"""The one way from the window to desk, book and register: what stands in the way becomes words.

What the rules refuse, a log that is damaged, a book or a file that fails: nobody else in the window
catches these, and tests/architecture holds that nobody asks desk, book or register past this.
Anything else is our bug, and goes on its way.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import QObject

from director.files.forms import FileWrong
from director.tournament.log.books import BookFailed, NotAllowed
from director.tournament.log.refused import Refused, Unfit
from director.translation import Sentence, say
from director.window.system.tasks import Task
from director.window.widgets.status_line import FAILED, REFUSED

Answer = TypeVar("Answer")
Tell = Callable[[str, str], object]
"""Hears why something was not done, and of what kind that is: REFUSED, or FAILED."""
Said = Callable[[Sentence], str]
"""Puts people's names into a sentence."""


class Failure(NamedTuple):
    """Why something was not done."""

    words: str
    kind: str
    """REFUSED where the rules or a role forbid it, FAILED where the book or a file failed."""
    unfit: Unfit | None = None
    """Where a log is damaged."""
    overridable: bool = False
    """Whether the floor may have it done all the same, with a note."""


def _plainly(sentence: Sentence) -> str:
    return sentence.said(str)


def failure_of(error: BaseException, said: Said = _plainly) -> Failure | None:
    """What an error comes to in words; None for a bug of ours."""
    match error:
        case Refused():
            return Failure(said(error.sentence), REFUSED, overridable=error.overridable)
        case Unfit():
            return Failure(said_unfit(error), FAILED, error)
        case FileWrong():
            faults = "; ".join([str(fault) for fault in error.faults])
            return Failure(": ".join(filter(None, (error.file, faults))), REFUSED)
        case NotAllowed():
            return Failure(str(error), REFUSED)
        case BookFailed() | OSError():
            return Failure(str(error), FAILED)
        case _:
            return None


def said_unfit(unfit: Unfit) -> str:
    """What is wrong with the log of an event, in words."""
    sentence = "the log of this event is damaged at record {number}: {why}"
    return say(sentence, number=unfit.number, why=unfit.why.within(str))


def attempt(act: Callable[[], Answer], said: Said = _plainly) -> Answer | Failure:
    """What an act gives back, or why it was not done."""
    try:
        return act()
    except (Refused, Unfit, BookFailed, FileWrong, OSError) as error:
        failure = failure_of(error, said)
        assert failure
        return failure


def tried(act: Callable[[], Answer], tell: Tell, said: Said = _plainly) -> Answer | None:
    """What an act gives back; None where it was not done, and then it is told why."""
    answer = attempt(act, said)
    if isinstance(answer, Failure):
        tell(answer.words, answer.kind)
        return None
    return answer


def why_not(act: Callable[[], object], said: Said = _plainly) -> Failure | None:
    """Why something would not be done; None where it would."""
    answer = attempt(act, said)
    return answer if isinstance(answer, Failure) else None


def told_elsewhere(_: str, __: str) -> None:
    """Somebody else says why."""


def beside(
    parent: QObject,
    work: Callable[[], Any],
    done: Callable[[Any], object],
    tell: Tell,
    said: Said = _plainly,
    *,
    alone: bool = True,
) -> Task:
    """The same beside the window's thread; `tell` hears of our own bug, too, before it is one."""

    def failed(error: Exception) -> None:
        failure = failure_of(error, said)
        if failure is None:
            tell(say("the program failed: nothing was done"), FAILED)
            raise error
        tell(failure.words, failure.kind)

    return Task(parent, work, done, failed, alone=alone)
