"""The people who work here, as a table says them."""

from director.tournament.staff.members import Member
from director.translation import say
from director.window.widgets.table_rows import Column


def _state(member: Member) -> str:
    if member.gone_since:
        gone = member.gone_since.astimezone()
        return say("out of service since {day}", day=f"{gone.day} {gone:%b %Y}")
    return say("signs in with a PIN") if member.has_pin else say("no PIN yet: cannot sign in")


def _colour(member: Member) -> str:
    if member.gone_since:
        return "faint"
    return "" if member.has_pin else "warning"


STAFF_COLUMNS: tuple[Column[Member], ...] = (
    Column("Name", lambda one: one.name, struck=lambda one: one.gone_since is not None),
    Column("Role", lambda one: one.role.title, width=136),
    Column("State", _state, width=248, colour=_colour),
)
