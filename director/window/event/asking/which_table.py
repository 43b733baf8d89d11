"""What is done at a table: at the chosen one, at the only one there is, or it is asked which."""

from collections.abc import Callable

from director.tournament.seats.draws import Place
from director.tournament.state import NOBODY
from director.translation import say
from director.views.counted import counted
from director.window.event.asking.question import Answer, Question, narrowed
from director.window.event.cockpit import Cockpit
from director.window.widgets.choice_list import Choice

Act = Callable[[Cockpit], object]


def at_table(act: Act) -> Callable[[Cockpit], None]:
    """What does this at the chosen table, and asks for one where none is chosen."""

    def done(cockpit: Cockpit) -> None:
        tables = sorted(cockpit.tournament.sitters)
        if cockpit.place is None and len(tables) == 1:
            cockpit.place = Place(tables[0], 1)
        if cockpit.place is None:
            cockpit.request(_which(act))
        else:
            act(cockpit)

    return done


def no_tables(cockpit: Cockpit) -> str | None:
    """Why nothing can be done at any table."""
    there = cockpit.place is not None or cockpit.tournament.sitters
    return None if there else say("no players are seated")


def _which(act: Act) -> Question:
    def answer(cockpit: Cockpit, text: str) -> Answer:
        if not text.isdecimal() or int(text) not in cockpit.tournament.sitters:
            return Answer(say("no such table") if text else say("Select a table"), None)

        def do() -> None:
            cockpit.place = Place(int(text), 1)
            act(cockpit)

        return Answer(say("Enter: table {table}", table=text), do)

    def offers(cockpit: Cockpit, text: str) -> list[Choice]:
        t = cockpit.tournament
        tables = [
            Choice(
                say("Table {table}", table=table),
                counted(len(t.sitters.get(table, NOBODY)), "1 player", "{count} players"),
                str(table),
            )
            for table in sorted(t.sitters)
        ]
        return narrowed(tables, text)

    return Question("Which table?", "4", answer, offers=offers, at_once=True)
