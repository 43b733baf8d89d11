"""The moments of a schedule that can be chosen: the end of a level or of a break."""

from collections.abc import Iterator
from datetime import timedelta

from director.tournament.structure.moments import Moment
from director.tournament.structure.structure import Break, Level, Structure
from director.translation import say
from director.views.money.evening_sums import moment_said
from director.window.drafts.typed_hours import end_typed, hours_typed


def moments_of(structure: Structure) -> Iterator[tuple[str, str]]:
    """The ends of levels and breaks, each with its words and how long after the first hand."""
    breaks, after = 0, timedelta()
    for step, length in zip(structure.steps, structure.lengths, strict=True):
        after += length
        breaks += isinstance(step, Break)
        if isinstance(step, Level):
            moment = Moment("end", "level", step.label)
        elif isinstance(step, Break):
            moment = Moment("end", "break", str(breaks))
        else:
            continue
        minutes = after // timedelta(minutes=1)
        values = {
            "moment": moment_said(moment),
            "time": end_typed(minutes, structure.starts) or hours_typed(minutes),
        }
        yield str(moment), say("{moment}, {time}", **values)


def with_moment(moments: list[tuple[str, str]], moment: Moment | None) -> list[tuple[str, str]]:
    """These moments, and one that is not among them."""
    if moment is None or any(str(moment) == one for one, _ in moments):
        return moments
    return [(str(moment), moment_said(moment)), *moments]
