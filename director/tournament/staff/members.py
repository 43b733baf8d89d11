"""Who works here, as the register of staff knows them."""

from datetime import datetime
from typing import NamedTuple, NewType

from director.tournament.staff.role import Role

StaffNumber = NewType("StaffNumber", int)
"""Somebody who works here, by the number in the register of staff, from 1."""

LEAST_DIGITS, MOST_DIGITS = 4, 12
"""Of a PIN."""


class Member(NamedTuple):
    """Somebody who works here, or did."""

    number: StaffNumber
    name: str
    role: Role
    has_pin: bool
    """Whether one was set, as far as one may know: nobody signs in without."""
    gone_since: datetime | None = None
    """Since when out of service, in UTC; None for whoever is in service."""


class StaffLine(NamedTuple):
    """Something that changed in the register of staff."""

    staff: StaffNumber
    field: str
    """"name", "role", "pin" or "gone"."""
    old: str
    new: str
    """Of a PIN never itself: a digest of what is kept of it."""
    at: datetime
    who: str
    station: str
