"""The stages of an event, as the wall knows them: each has a layout of its own."""

from datetime import datetime
from enum import Enum

from director.tournament.prizes.prize_list import places_paid
from director.tournament.seats.final_table import is_final_table
from director.tournament.state import Tournament
from director.tournament.structure.structure import Level
from director.translation import say


class Stage(Enum):
    """A stage by its word."""

    REGISTRATION = "Registration"
    PLAY = "Play"
    BREAK = "Break"
    BUBBLE = "Bubble"
    FINAL = "Final table"
    OVER = "Over"

    @property
    def word(self) -> str:
        """As it is said."""
        return say(self.value)


CHOSEN_BY_HAND = (Stage.REGISTRATION, Stage.PLAY, Stage.BREAK, Stage.BUBBLE, Stage.FINAL)


def stage(t: Tournament, now: datetime) -> Stage:
    """The stage that an event has come to.

    Nobody knows the bubble before a pay table is chosen: until then the desk says when it is there.
    """
    if t.winner or t.closed:
        return Stage.OVER
    at = t.clock.at(t.structure, now)
    if not at.started:
        return Stage.REGISTRATION
    if not isinstance(t.structure.steps[at.step], Level):
        return Stage.BREAK
    if late_registration(t, now):
        return Stage.PLAY
    if is_bubble(t):
        return Stage.BUBBLE
    return Stage.FINAL if is_final_table(t) else Stage.PLAY


def is_bubble(t: Tournament) -> bool:
    """Whether the next to go out is the last one without a prize."""
    paid = places_paid(t)
    return 0 < paid == t.players_left - 1


def late_registration(t: Tournament, now: datetime) -> datetime | None:
    """When late registration closes, if it is still open; None where it is not, or never was.

    None too where the desk has opened or closed it by hand: it stays so until somebody says else.
    """
    by_itself = t.late is None and t.deal is None  # after a deal nobody can enter
    terms = t.structure.late_registration if by_itself else None
    place = t.structure.place_of(terms.until) if terms else None
    if place is None:
        return None
    left = t.clock.until(t.structure, place, now)
    return now + left if left is not None else None
