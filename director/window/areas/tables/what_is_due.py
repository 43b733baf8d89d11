"""What waits at the tables: seats to draw, tables to balance or break, players on the way."""

from collections.abc import Sequence

from director.translation import say
from director.views.counted import counted
from director.views.tables.what_to_do import Todo
from director.window.areas.tables.colored_up import color_ups_due
from director.window.areas.tables.todo_now import TodoNow
from director.window.event.cockpit import Cockpit
from director.window.event.due import Due


class TablesDue:
    """Asked again and again, for what is proposed is looked for only where something has moved."""

    def __init__(self, cockpit: Cockpit) -> None:
        self._cockpit = cockpit
        self._todo = TodoNow(cockpit)

    def __call__(self) -> Sequence[Due]:
        t = self._cockpit.tournament
        if t.closed or t.winner:
            return ()
        found = list(color_ups_due(self._cockpit))
        if t.without_seat:
            words = counted(
                t.without_seat, "1 player without a seat", "{count} players without a seat"
            )
            return (Due(words, "screen.tables"), *found)
        todo = self._todo.now()
        if not todo.is_empty:
            found.append(Due(_said(todo), "tables.proposal"))
        if t.moving:
            words = counted(len(t.moving), "Moving: 1 player", "Moving: {count} players")
            found.append(Due(words, "tables.proposal"))
        return found


def _said(todo: Todo) -> str:
    """What is proposed, and how many would move."""
    moves = len(todo.proposal.moves)
    if not moves:
        return todo.title
    return say("{what}: {moves}", what=todo.title, moves=counted(moves, "1 move", "{count} moves"))
