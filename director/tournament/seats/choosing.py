"""Who chooses the game at a table, where its players do: the choice goes round with the marker."""

from director.tournament.seats.buttons import clockwise
from director.tournament.seats.draws import Place
from director.tournament.state import NOBODY, EntryNumber, Tournament


def is_chosen(t: Tournament) -> bool:
    """Whether somebody at each table chooses what is played there."""
    rotation = t.structure.rotation
    return rotation is not None and rotation.is_chosen


def chooses_next(t: Tournament, table: int) -> EntryNumber | None:
    """Who chooses the next game of a table: whoever sits to the left of the one who chose last.

    The first choice is the button's. None where nobody chooses, or nobody has said yet where the
    button lies.
    """
    seats, state = t.sitters.get(table, NOBODY), t.table(table)
    if not seats or not is_chosen(t):
        return None
    if state.chose:
        return seats[clockwise(set(seats), state.chose)[0]]
    return t.sitter(Place(table, state.next.button)) if state.next else None
