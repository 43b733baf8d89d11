"""Which screen shows what: asked in one line, answered by a word or by arrow keys."""

from collections.abc import Callable

from PySide6.QtGui import QScreen

from director.files.forms import briefly
from director.translation import say
from director.views.wall.wall_lists import Content
from director.window.event.asking.question import Answer, Question
from director.window.event.cockpit import Cockpit
from director.window.wall.walls import Walls, screen_name
from director.window.widgets.choice_list import Choice


def choosing_content(
    walls: Walls,
    screens: list[QScreen],
    show: Callable[[QScreen, Content | None], object],
) -> Question:
    """Asks for a screen, where there are several, and for what it is to show.

    With a comma between, one line says it of several screens.
    """

    def answer(_: Cockpit, typed: str) -> Answer:
        *before, last = typed.split(",")
        chosen = []
        for part in before:
            number, rest = _screen(part.strip(), len(screens))
            shown = [] if number is None else _matching(rest)
            if number is None or len(shown) != 1:
                return Answer(
                    say("“{part}” is no screen and what it shows", part=briefly(part)), None
                )
            chosen.append((screens[number], shown[0]))

        def show_all(screen: QScreen, content: Content | None) -> None:
            for one in (*chosen, (screen, content)):
                show(*one)

        number, rest = _screen(last.strip(), len(screens))
        if number is None:
            so_far = typed[: len(typed) - len(last.lstrip())]
            choices = [_of_screen(walls, one, at, so_far) for at, one in enumerate(screens, 1)]
            return Answer(say("Choose a screen, then what it shows"), None, tuple(choices))
        screen = screens[number]
        found = [_of_content(walls, screen, one, show_all) for one in _matching(rest)]
        if not found:
            return Answer(say("no match"), None)
        only = found[0].key if len(found) == 1 else None
        said = say("Enter: {content}", content=found[0].text) if only else say("What it shows")
        return Answer(said, only if callable(only) else None, tuple(found))

    return Question("What is on the wall?", "Wall, and what it shows: 1 seats, 2 moves", answer)


def _screen(typed: str, count: int) -> tuple[int | None, str]:
    """The place of the screen that is meant, and the rest of what was typed."""
    first, _, rest = typed.partition(" ")
    if first.isdecimal() and 0 < int(first) <= count:
        return int(first) - 1, rest.strip()
    return (0, typed) if count == 1 else (None, typed)


def _matching(typed: str) -> list[Content | None]:
    """What a screen can show whose word has this in it; None is no wall."""
    return [one for one in (*Content, None) if typed.casefold() in _word(one).casefold()]


def _word(content: Content | None) -> str:
    return content.word if content else say("No wall")


def _of_screen(walls: Walls, screen: QScreen, number: int, before: str) -> Choice:
    wall = walls.on(screen_name(screen))
    size = screen.size()
    words = say(
        "{number}  {screen}, {width} × {height}",
        number=number,
        screen=screen_name(screen),
        width=size.width(),
        height=size.height(),
    )
    return Choice(words, _word(wall.content if wall else None), f"{before}{number} ")


def _of_content(
    walls: Walls,
    screen: QScreen,
    content: Content | None,
    show: Callable[[QScreen, Content | None], object],
) -> Choice:
    wall = walls.on(screen_name(screen))
    now = say("now") if content is (wall.content if wall else None) else ""
    return Choice(_word(content), now, lambda: show(screen, content))
