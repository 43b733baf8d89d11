"""The draw of seats: what it will come to is said first, and a table more is asked about."""

from collections.abc import Sequence

from director.desk.desk import new_seed
from director.tournament.commands import DrawSeats, RedrawSeats
from director.tournament.seats.open_seats import (
    open_seats,
    tables_in_use,
    tables_not_opened,
    unseated,
)
from director.tournament.state import Tournament
from director.translation import listed, say
from director.views.counted import counted
from director.window.areas.tables.move_rows import seats_said
from director.window.areas.tables.redraw import ways
from director.window.areas.tables.table_questions import tables_in
from director.window.event import menus
from director.window.event.asking.question import (
    Answer,
    Question,
    commanded,
    when_closed,
)
from director.window.event.cockpit import Cockpit
from director.window.widgets.action import Action

_LISTED = 100
"""Players: of more nobody reads who goes where before it is done; the sheet has it then."""


def _missing(t: Tournament) -> list[int]:
    """The tables that a draw would need and nobody has opened."""
    if t.is_divided or t.rounds:
        return []
    return tables_not_opened(t, len(unseated(t)))


def draw(cockpit: Cockpit) -> None:
    """Draws the seats; where the tables that are open do not suffice, it asks first."""
    if _missing(cockpit.tournament):
        cockpit.request(WHICH_TABLES)
    else:
        cockpit.bridge.do(DrawSeats(new_seed()))


def _asked(cockpit: Cockpit) -> str:
    t = cockpit.tournament
    seats = sum(len(open_seats(t, table)) for table in tables_in_use(t))
    return say(
        "{players} and {seats}: open which more tables?",
        players=counted(len(unseated(t)), "1 player", "{count} players"),
        seats=counted(seats, "1 open seat", "{count} open seats"),
    )


def _answer(cockpit: Cockpit, text: str) -> Answer:
    t = cockpit.tournament
    missing = listed([str(one) for one in _missing(t)])
    if not text:
        one = "Enter: open table {tables}, then draw seats"
        many = "Enter: open tables {tables}, then draw seats"
        says = say(one if len(_missing(t)) == 1 else many, tables=missing)
        return commanded(cockpit, DrawSeats(new_seed(), more_tables=True), says)
    opened = tables_in(text)
    if isinstance(opened, str):
        return Answer(opened, None)

    def open_and_draw() -> None:
        if cockpit.bridge.do(opened):
            draw(cockpit)

    answer = commanded(cockpit, opened)
    if not answer.do:
        return answer
    return Answer(say("{act}, then draw seats", act=answer.says), open_and_draw)


WHICH_TABLES = Question(
    "Open which more tables?",
    "Blank: the next table. Tables 1 to 3 with 9 seats: 1-3 of 9",
    _answer,
    asked=_asked,
)


def nobody_to_draw(cockpit: Cockpit) -> str | None:
    """Why no seats can be drawn; asked without drawing any."""
    t = cockpit.tournament
    if closed := when_closed(cockpit):
        return closed
    if not t.entries:
        return say("no players are registered yet")
    return None if t.without_seat > 0 else say("all players are seated")


def nobody_to_redraw(cockpit: Cockpit) -> str | None:
    """Why no seats can be drawn anew; asked without drawing any."""
    t = cockpit.tournament
    if closed := when_closed(cockpit):
        return closed
    if not t.drawn:
        return say("no seats are drawn yet")
    if t.rounds:
        return say("this round is already drawn: undo the draw first")
    return None if t.still_in > 1 else say("fewer than two players are left to seat")


def redraw(cockpit: Cockpit) -> None:
    """Asks whether all seats are drawn anew, and shows what comes of it."""
    drawn = RedrawSeats(new_seed())

    def answer(cockpit: Cockpit, _: str) -> Answer:
        count = cockpit.tournament.still_in
        says = say("Enter: all {count} players move to the seats that they draw", count=count)
        return commanded(cockpit, drawn, says)

    def shows(cockpit: Cockpit) -> Sequence[tuple[str, str, str]]:
        t = cockpit.tournament
        if t.still_in > _LISTED:
            return ()
        return [
            (cockpit.name(entry), seats_said(origin, to), "")
            for entry, origin, to in ways(t, (drawn,), cockpit.now)
        ]

    asked = Question("Redraw all seats?", "", answer, deed="Redraw all seats", shows=shows)
    cockpit.request(asked)


DRAW_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "seats.draw",
        "Draw seats",
        draw,
        menus.FLOOR,
        "Ctrl+D",
        icon="draw",
        refusal=nobody_to_draw,
        words=(
            "seat draw, seating draw, random seating, assign seats, seat assignment, seat everybody"
        ),
    ),
    Action(
        "seats.redraw",
        "Redraw all seats",
        redraw,
        menus.FLOOR,
        refusal=nobody_to_redraw,
        words=(
            "final table draw, redraw, reseat, reseat everybody, new draw, shuffle seats, final "
            "table, redraw seats"
        ),
    ),
)
