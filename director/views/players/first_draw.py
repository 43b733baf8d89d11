"""What a first draw of seats comes to, before it is drawn."""

from director.tournament.seats.open_seats import sizes_of_draw
from director.tournament.state import Tournament
from director.translation import say
from director.views.counted import counted


def draw_words(t: Tournament) -> str:
    """At how many tables a first draw will seat everybody: "4 tables of 6 and 7"."""
    players = t.without_seat
    if not players or t.drawn or t.rounds or t.is_divided or t.structure.shootout:
        return ""
    sizes = sizes_of_draw(t, players).values()
    tables = counted(len(sizes), "1 table", "{count} tables")
    few, many = min(sizes), max(sizes)
    if few == many:
        return say("{tables} of {few}", tables=tables, few=few)
    if many == few + 1:
        return say("{tables} of {few} and {many}", tables=tables, few=few, many=many)
    return say("{tables} of {few} to {many}", tables=tables, few=few, many=many)
