"""Whom the wall names at the end of an event: who sits at the final table, and who came next."""

from collections.abc import Mapping

from director.tournament.state import PlayerNumber, Tournament
from director.translation import chips
from director.views.wall.wall_prizes import owed_said

Named = Mapping[PlayerNumber, str]

PLACES = 24
"""How many finishing places stand on the wall when it is over, a page after the other."""


def finishing_places(t: Tournament, names: Named) -> tuple[tuple[int, str], ...]:
    """Who came next after the winner, and what each has won."""
    return tuple(
        (
            standing.place,
            "  ".join(
                part
                for part in (
                    names.get(standing.entry.player, ""),
                    owed_said(t, standing.entry.number),
                )
                if part
            ),
        )
        for standing in t.standings()[bool(t.winner) :][:PLACES]
    )


def final_seats(t: Tournament, names: Named) -> tuple[tuple[int, str, str], ...]:
    """By seat where they sit at one table; by name alone where they are still to be seated."""
    if len(t.tables) != 1:
        return ()
    there = t.at_table(t.tables[0])
    return tuple(
        [
            (
                seat,
                names.get(entry.player, ""),
                chips(t.stacks[entry.number]) if entry.number in t.stacks else "",
            )
            for seat, entry in there.items()
        ]
    )
