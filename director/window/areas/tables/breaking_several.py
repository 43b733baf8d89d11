"""All tables that are marked break at once: it is asked once, and undone once."""

from director.desk.desk import new_seed
from director.tournament.commands import BreakTables
from director.translation import listed, say
from director.window.areas.tables.seat_questions import marked, no_table
from director.window.areas.tables.table_requests import BreakTable
from director.window.areas.tables.todo_now import house_rules
from director.window.event.asking.question import Answer, Question, commanded
from director.window.event.cockpit import Cockpit


def break_table(cockpit: Cockpit) -> None:
    """Shows how the chosen table breaks, or asks whether all that are marked do."""
    several = marked(cockpit)
    cockpit.request(_break_all(cockpit, several) if several else BreakTable())


def break_title(cockpit: Cockpit) -> str:
    """How many would break."""
    several = marked(cockpit)
    return say("Break {count} tables …", count=len(several)) if several else say("Break table …")


def no_break(cockpit: Cockpit) -> str | None:
    """Why the chosen table cannot break, or which of those that are marked."""
    if why_not := no_table(cockpit):
        return why_not
    if several := marked(cockpit):
        return cockpit.bridge.refusal(BreakTables(several, ""))
    return None if len(cockpit.tournament.tables) > 1 else say("there is no other table")


def _break_all(cockpit: Cockpit, tables: tuple[int, ...]) -> Question:
    """Asks before several tables break; the draw is made as the question is."""
    house = house_rules(cockpit)
    command = BreakTables(tables, new_seed(), house.order(cockpit.tournament))

    def asked(_: Cockpit) -> str:
        return say("Break tables {tables}?", tables=listed([str(one) for one in tables]))

    def answer(cockpit: Cockpit, text: str) -> Answer:
        if text:
            return Answer(say("Enter with nothing typed: break them. Escape: they play on"), None)
        return commanded(cockpit, command)

    return Question("Break several tables?", "", answer, asked=asked, deed="Break tables")
