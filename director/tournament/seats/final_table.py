"""With how many players the last two tables become one (TDA RP-9)."""

from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.tournament.state import Tournament


class FinalTable(NamedTuple):
    """How many players start the final table."""

    players: int
    reasons: tuple[Reason, ...]


def final_table(seats: int, *, one_more: bool = False) -> FinalTable:
    """With how many players left an event with so many seats a table combines (TDA RP-9).

    Nine for 9- and 8-handed events, seven for 7- and 6-handed ones; as a house rule one more than
    the seats of a table (WT). For other sizes the procedure is silent: the seats of a table.
    """
    if seats < 2:
        raise NotPossible("seats", "a table needs two seats")
    if one_more:
        players, rule = seats + 1, "house rule, WT"
        why = "one more than the {seats} seats of a table"
    elif seats in (8, 9):
        players, rule = 9, "TDA RP-9"
        why = "8- and 9-handed events combine two tables of five to one of nine"
    elif seats in (6, 7):
        players, rule = 7, "TDA RP-9"
        why = "6- and 7-handed events combine two tables of four to one of seven"
    else:
        players, rule = seats, "house rule, B19"
        why = "the {seats} seats of a table"
    values = {"players": players, "seats": seats}
    answer = Reason("The final table starts with {players} players", values, rule)
    return FinalTable(players, (answer, Reason(why, values, rule)))


def is_final_table(t: Tournament) -> bool:
    """Whether so few are left of several tables that one takes them all."""
    own = t.structure.final_table.players if t.structure.final_table else 0
    most = own or t.structure.seats
    return t.players_left <= most < t.entered
