"""What the floor should do about the tables at this moment, by the house's rules and the sheet's.

Computed and never kept: what is not accepted comes to nothing.
"""

from datetime import datetime
from typing import NamedTuple

from director.engine.games.library import Library
from director.engine.not_possible import NotPossible
from director.tournament.seats.open_seats import KeptTables
from director.tournament.seats.proposals import Proposal, breaking, halted, proposal, redraw_due
from director.tournament.seats.tables import Move
from director.tournament.state import Tournament
from director.tournament.structure.structure import Structure
from director.translation import say
from director.views.clock.stakes import known
from director.views.ruling.reasons import with_rule


class House(NamedTuple):
    """The house's own rules on tables."""

    tight: bool = False
    one_more: bool = False
    halt_other_sizes: bool = False
    break_order: str = "smallest"
    """Or "highest number", "lowest number"."""

    def order(self, t: Tournament) -> tuple[int, ...]:
        """The tables in the order in which they break; empty where it is the smallest."""
        if self.break_order == "smallest":
            return ()
        return tuple(sorted(t.tables, reverse=self.break_order == "highest number"))


class Todo(NamedTuple):
    """What there is to do."""

    proposal: Proposal = Proposal()
    redraw: int = 0
    """With how many players everybody draws a new seat; 0 for not now."""
    halted: tuple[int, ...] = ()
    """Tables that stop until they get players."""
    trouble: str = ""
    """Why what was asked for cannot be done."""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to do."""
        return self.proposal.is_empty and not (self.redraw or self.halted or self.trouble)

    @property
    def title(self) -> str:
        """What it is, in a few words."""
        if self.trouble:
            return say("Not possible now")
        if self.redraw:
            return say("Redraw for all players")
        if self.proposal.breaks is not None:
            return say("Break table {table}", table=self.proposal.breaks)
        if self.proposal.needs:
            return say("Where is the next button?")
        if self.proposal.moves:
            return say("Balance the tables")
        if self.proposal.waits or self.halted:
            return say("Waiting tables")
        return say("Nothing to do")

    @property
    def sign(self) -> tuple[object, ...]:
        """What it comes to, to tell whether it is another thing now than it was."""
        ways = tuple((one.player, one.origin.table) for one in self.proposal.moves)
        asked = (self.proposal.breaks, self.proposal.needs, self.proposal.waits)
        return (ways, *asked, self.redraw, self.halted, self.trouble)


def todo(
    t: Tournament,
    now: datetime,
    house: House,
    seed: str,
    by_hand: int | None = None,
    kept: KeptTables | None = None,
    dealt: int = 0,
) -> Todo:
    """What there is to do; `by_hand` is a table that breaks because the floor says so.

    `dealt` are the most players to whom every game of the event can be dealt, 0 where none says.
    `kept` are the tables as they were when this was asked last.
    """
    stops: tuple[int, ...] = ()
    try:
        stops = tuple([number for number, _ in halted(t, now, other_sizes=house.halt_other_sizes)])
        if by_hand is not None:
            made = breaking(t, by_hand, seed, order=house.order(t))
            return Todo(made, halted=stops)
        if redraw := redraw_due(t, one_more=house.one_more, dealt=dealt):
            return Todo(redraw=redraw, halted=stops)
        made = proposal(
            t,
            seed,
            order=house.order(t),
            tight=house.tight,
            one_more=house.one_more,
            dealt=dealt,
            now=now,
            kept=kept,
        )
    except NotPossible as problem:
        return Todo(halted=stops, trouble=problem.message)
    return Todo(made, halted=stops)


def most_dealt(structure: Structure, library: Library) -> int:
    """The most players to whom every game of an event can be dealt; 0 where no game is known."""
    games = [known(library, one.id) for one in structure.games]
    return min([game.most_players for game in games if game], default=0)


def why(move: Move) -> str:
    """Why this player and this seat, a line each."""
    return "\n".join(with_rule(reason) for reason in move.reasons[1:])
