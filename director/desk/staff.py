"""What the desk needs of the register of staff, which lasts over all events."""

from collections.abc import Sequence
from typing import Protocol

from director.tournament.staff.members import Member, StaffLine, StaffNumber
from director.tournament.staff.role import Role

__all__ = ["Door", "Member", "Role", "Staff", "StaffLine", "StaffNumber"]


class Staff(Protocol):
    """Where those are written down who work here. A house without staff has nobody in it."""

    def members(self) -> Sequence[Member]:
        """Everybody, also who is out of service, by number. Raises BookFailed."""

    def is_pin(self, number: StaffNumber, pin: str) -> bool:
        """Whether this is the PIN of somebody in service. It takes some 50 ms."""

    def history(self, number: StaffNumber) -> Sequence[StaffLine]:
        """What was changed about somebody, the oldest first."""

    def enter(self, name: str, role: Role, pin: str, who: str, station: str) -> Member:
        """Enters somebody. Raises Refused, BookFailed."""

    def change(self, number: StaffNumber, name: str, role: Role, who: str, station: str) -> Member:
        """Gives somebody another name or role. Raises Refused, BookFailed."""

    def set_pin(self, number: StaffNumber, pin: str, who: str, station: str) -> Member:
        """Gives somebody another PIN. Raises Refused, BookFailed."""

    def put_out_of_service(self, number: StaffNumber, who: str, station: str) -> Member:
        """From now on somebody does not sign in any more. Raises Refused, BookFailed."""

    def put_in_service(self, number: StaffNumber, who: str, station: str) -> Member:
        """Has somebody back who was out of service. Raises Refused, BookFailed."""


class Door(Protocol):
    """Where somebody's PIN is asked: at this machine, or at the server of a shared evening."""

    def names(self) -> Sequence[str]:
        """Who may sign in; nobody in a house without staff. Raises BookFailed."""

    def sign_in(self, name: str, pin: str) -> tuple[str, Role]:
        """Lets somebody in, and says as what.

        Raises Refused where the PIN is wrong or one has to wait, BookFailed.
        """

    def sign_out(self) -> None:
        """From now on nobody acts at this station. Raises BookFailed."""
