"""Who acts at a desk."""

from typing import NamedTuple

from director.tournament.log.refused import Refused
from director.tournament.staff.role import Matter, Role, refusal


class Acting(NamedTuple):
    """Somebody at a desk. In a house without staff everybody is a director."""

    who: str
    role: Role = Role.DIRECTOR

    def may(self, matter: Matter) -> bool:
        """Whether the role allows something that is no act in an event."""
        return self.role in matter.roles

    def check(self, matter: Matter) -> None:
        """Raises Refused where the role does not allow it, naming who can."""
        if not self.may(matter):
            why = refusal(self.role, matter)
            raise Refused(why.text, **why.values)
