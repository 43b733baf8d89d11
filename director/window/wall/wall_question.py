"""Which screen shows what: asked in one line, answered by a word or by arrow keys."""

from collections.abc import Callable

from PySide6.QtGui import QScreen

from director.translation import say
from director.views.wall.wall_lists import Content
from director.window.event.cockpit import Cockpit
from director.window.event.question import Answer, Question
from director.window.wall.walls import Walls, screen_name
from director.window.widgets.choice_list import Choice


def choosing_content(
    walls: Walls,
    screens: list[QScreen],
    show: Callable[[QScreen, Content | None], object],
) -> Question:
    """Asks for a screen, where there are several, and for what it is to show."""

    def answer(_: Cockpit, typed: str) -> Answer:
        number, rest = _screen(typed, len(screens))
        if number is None:
            choices = [_of_screen(walls, one, at + 1) for at, one in enumerate(screens)]
            return Answer(say("Choose a screen, then what it shows"), None, tuple(choices))
        screen = screens[number]
        found = [
            _of_content(walls, screen, one, show)
            for one in (*Content, None)
            if _word(one).casefold().find(rest.casefold()) >= 0
        ]
        if not found:
            return Answer(say("no match"), None)
        only = found[0].key if len(found) == 1 else None
        said = say("Enter: {content}", content=found[0].text) if only else say("What it shows")
        return Answer(said, only if callable(only) else None, tuple(found))

    return Question("What is on the wall?", "1 seats, 2 moves", answer)


def _screen(typed: str, count: int) -> tuple[int | None, str]:
    """The place of the screen that is meant, and the rest of what was typed."""
    first, _, rest = typed.partition(" ")
    if first.isdecimal() and 0 < int(first) <= count:
        return int(first) - 1, rest.strip()
    return (0, typed) if count == 1 else (None, typed)


def _word(content: Content | None) -> str:
    return content.word if content else say("No wall")


def _of_screen(walls: Walls, screen: QScreen, number: int) -> Choice:
    wall = walls.on(screen_name(screen))
    size = screen.size()
    words = say(
        "{number}  {screen}, {width} × {height}",
        number=number,
        screen=screen_name(screen),
        width=size.width(),
        height=size.height(),
    )
    return Choice(words, _word(wall.content if wall else None), f"{number} ")


def _of_content(
    walls: Walls,
    screen: QScreen,
    content: Content | None,
    show: Callable[[QScreen, Content | None], object],
) -> Choice:
    wall = walls.on(screen_name(screen))
    now = say("now") if content is (wall.content if wall else None) else ""
    return Choice(_word(content), now, lambda: show(screen, content))
