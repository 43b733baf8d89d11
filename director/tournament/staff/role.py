"""What somebody is at an event, and what is no act in one and yet not everybody's."""

from enum import Enum
from typing import NamedTuple

from director.translation import Sentence, either, say


class Role(Enum):
    """What somebody is at an event."""

    DIRECTOR = "director"
    FLOOR = "floor"
    REGISTRATION = "registration"
    CASHIER = "cashier"
    DEALER = "dealer"
    DISPLAY = "display"
    """A clock or a wall at which nobody has signed in: it only shows."""

    @property
    def title(self) -> str:
        """As it stands in a list."""
        return say(_TITLES[self])

    @property
    def called(self) -> str:
        """As it stands in a sentence."""
        return say(_CALLED[self])


_TITLES = {
    Role.DIRECTOR: "Director",
    Role.FLOOR: "Floor",
    Role.REGISTRATION: "Registration",
    Role.CASHIER: "Cashier",
    Role.DEALER: "Dealer",
    Role.DISPLAY: "Display",
}
_CALLED = {
    Role.DIRECTOR: "a director",
    Role.FLOOR: "the floor",
    Role.REGISTRATION: "registration",
    Role.CASHIER: "a cashier",
    Role.DEALER: "a dealer",
    Role.DISPLAY: "a display",
}


class Matter(NamedTuple):
    """Something that not everybody may do."""

    words: str
    """"start the clock": what is said after 'may not'."""
    roles: frozenset[Role]
    """Who may."""


KEEPING_PLAYERS = Matter(
    "write in the player register", frozenset((Role.DIRECTOR, Role.REGISTRATION))
)
READING_CONTACTS = Matter("read players’ contacts", frozenset((Role.DIRECTOR, Role.REGISTRATION)))
ERASING_PLAYERS = Matter("erase a player’s data", frozenset((Role.DIRECTOR,)))
READING_LOGS = Matter(
    "read the log and the payments in it",
    frozenset((Role.DIRECTOR, Role.FLOOR, Role.REGISTRATION, Role.CASHIER)),
)
"""Payments stand in the log, and whoever folds it reads all of it.

A station follows the log for itself, also while nobody has signed in: else it could not carry on.
"""
SIGNING_IN = Matter("sign in at a station", READING_LOGS.roles)
"""Dealers work from the remote, and have no way to the log."""
KEEPING_STAFF = Matter("change the staff", frozenset((Role.DIRECTOR,)))
"""What is no fact of an event."""


def refusal(role: Role, matter: Matter) -> Sentence:
    """Says that a role may not, and who can.

    >>> refusal(Role.FLOOR, KEEPING_PLAYERS).within(str)
    'the floor may not write in the player register; a director or registration can'
    """
    able = either([one.called for one in Role if one in matter.roles])
    values = {"role": role.called, "do": say(matter.words), "others": able}
    return Sentence("{role} may not {do}; {others} can", values)
