"""What somebody is at an event."""

from enum import Enum

from director.translation import say


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
