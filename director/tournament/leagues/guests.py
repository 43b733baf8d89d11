"""Guests of a league: who plays along without being a member gets no points."""

from collections.abc import Collection

from director.tournament.leagues.league import Finish, Played
from director.tournament.state import PlayerNumber


def among_members(
    event: Played, members: Collection[PlayerNumber], *, keep_places: bool = False
) -> Played:
    """An event with its members only, by the places that they have among themselves.

    Where guests keep their places, nobody gets the points of those. The size of the field stays as
    it was: guests have played in it.
    """
    there = [one for one in event.finishes if one.player in members]
    if not keep_places:
        there = [_among(one, there) for one in there]
    return event._replace(finishes=tuple(there))


def _among(finish: Finish, there: Collection[Finish]) -> Finish:
    """The same with a place that counts nobody else."""
    better = sum([one.place < finish.place for one in there])
    tied = sum([one.place == finish.place for one in there])
    return finish._replace(place=better + 1, tied=tied)
