"""The words of a wall in the order in which a room asks, whoever shows them."""

from typing import NamedTuple

from director.translation import say
from director.views.clock.event_status import State
from director.views.wall.wall import Poster
from director.views.wall.wall_stage import Stage


class Cell(NamedTuple):
    """A caption, a figure below it, and what belongs to it."""

    caption: str
    figure: str
    detail: str = ""


def headline(poster: Poster) -> tuple[str, str]:
    """The level and its colour, a field of the palette; a clock that stands says so here."""
    if poster.state == State.PAUSED:
        return say("PAUSED  ·  {title}", title=poster.title), "paused"
    return poster.title, "rest" if poster.stage == Stage.BREAK else "text"


def cells(poster: Poster) -> tuple[Cell, ...]:
    """What stands in the band at the foot, in the order in which a room asks."""
    if poster.stage == Stage.REGISTRATION:
        asked = [Cell(name, words) for name, words in poster.facts]
        now = Cell(say("Time now"), poster.hour)
        return (Cell(say("Registered"), str(poster.entered)), *asked, *_pool(poster), now)
    rest = poster.next_break
    told: list[Cell] = []
    if poster.stage == Stage.BREAK:
        if poster.color_up:
            told.append(Cell(say("Color up now"), poster.color_up))
    else:
        caption = say("Next")
        if poster.next_called:
            caption = say("Next  ·  {level}", level=poster.next_title)
        told.append(Cell(caption, poster.next_called or poster.next_title))
    when = say("at {time}, {length}", time=rest.time, length=rest.length) if rest else ""
    coming = say("Next break in") if poster.stage == Stage.BREAK else say("Break in")
    told.append(Cell(coming, rest.wait if rest else "–", when))
    told += _pool(poster)
    told.append(Cell(say("Players left"), poster.players))
    behind = poster.behind or poster.average_bets
    told.append(Cell(say("Average"), poster.average, behind))
    return tuple(told)


def _pool(poster: Poster) -> list[Cell]:
    return [Cell(say("Prize pool"), poster.pool, poster.paid)] if poster.pool else []
