"""With how many players the last two tables become one (TDA RP-9)."""

from typing import NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.tournament.state import Tournament


class FinalTable(NamedTuple):
    """How many players start the final table."""

    players: int
    reasons: tuple[Reason, ...]


def final_table(seats: int, *, one_more: bool = False, dealt: int = 0) -> FinalTable:
    """With how many players left an event with so many seats a table combines (TDA RP-9).

    Nine for 9- and 8-handed events, seven for 7- and 6-handed ones; as a house rule one more than
    the seats of a table (WT). For other sizes the procedure is silent: the seats of a table.
    `dealt` are the most players to whom every game of the event can be dealt, 0 where nobody says:
    the final table is not larger than that, nor than the tables before it (stud has eight).
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
    most = max(seats, dealt)
    if dealt and players > most:
        players, rule = most, "house rule, B19"
        why = "a game of the event is dealt to {dealt} players at most"
    values = {"players": players, "seats": seats, "dealt": dealt}
    answer = Reason("The final table starts with {players} players", values, rule)
    return FinalTable(players, (answer, Reason(why, values, rule)))


def is_final_table(t: Tournament) -> bool:
    """Whether so few are left of several tables that one takes them all."""
    own = t.structure.final_table.players if t.structure.final_table else 0
    most = own or t.structure.seats
    return t.players_left <= most < t.entered
