"""What an action of an event can ask for, whichever screen is in sight."""

from dataclasses import dataclass

from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber


@dataclass(frozen=True)
class RegisterPlayer:
    """Somebody is to be registered."""


@dataclass(frozen=True)
class TakeSignUpList:
    """A sign-up list is to be taken in; its lines are there already, or asked for."""

    lines: str = ""


@dataclass(frozen=True)
class ShowMoreScreens:
    """The screens that have no place of their own in the rail are to be chosen from."""


@dataclass(frozen=True)
class DoNextStep:
    """What the page in sight says is next is to be done."""


@dataclass(frozen=True)
class ChooseDue:
    """One of several things that are due now is to be chosen."""


@dataclass(frozen=True)
class ListAlternate:
    """Whoever is named in the field for registering is to wait for a seat."""


@dataclass(frozen=True)
class ShowPlayer:
    """Somebody is to be seen in the list of players."""

    entry: EntryNumber


@dataclass(frozen=True)
class CarryPlayer:
    """Somebody is dragged from a list, to be dropped on a table of the room."""

    entry: EntryNumber


@dataclass(frozen=True)
class AskSeat:
    """A seat is to be named, after what was typed already."""

    typed: str = ""


@dataclass(frozen=True)
class GoToSeat:
    """A seat is to be chosen on the map."""

    place: Place


@dataclass(frozen=True)
class PayPrizeOf:
    """The prize of somebody who has finished in the money is to be paid."""

    entry: EntryNumber


@dataclass(frozen=True)
class NameOut:
    """Who is out is to be named: one, or one after another; or one is named already."""

    several: bool = False
    entry: EntryNumber | None = None
    typed: str = ""
    """Who, and by whom where that is known, as somebody typed it elsewhere: "dov by yuki"."""


@dataclass(frozen=True)
class CallClock:
    """The clock is to be called on somebody who is still to be named."""


@dataclass(frozen=True)
class SetPrices:
    """What the event costs is to be said."""


@dataclass(frozen=True)
class Find:
    """Somebody or something is searched for on the screen in sight, or among the players."""


@dataclass(frozen=True)
class ChooseSheet:
    """A sheet is to be chosen and printed."""


@dataclass(frozen=True)
class CopyEvent:
    """Another event is to be begun that is played as this one."""


@dataclass(frozen=True)
class ChangeStructure:
    """The structure of the event is to be changed in the editor."""


@dataclass(frozen=True)
class ChooseWallContent:
    """Which screen shows what is to be said."""


@dataclass(frozen=True)
class SwitchWall:
    """The wall goes up, or comes down."""
