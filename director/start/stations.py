"""Sharing and joining for the window: no library of the network is loaded before its use."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from director.desk.stations import Address, LeftBehind
from director.house.home import Home
from director.sharing.invitation import Invitation
from director.sharing.join import Join
from director.sharing.joined import JoinedEvenings
from director.sharing.share import Machine, Share
from director.start.app import look_around
from director.views.qr import qr

if TYPE_CHECKING:
    from director.sharing.knocking import Granted


def sharing(home: Home) -> Share:
    """Shares the user's own book."""
    return Share(Machine(_addresses, qr, _end_server, _left_behind), home.evening, home.book)


def joining(home: Home) -> Join:
    """Joins other machines' evenings, and keeps them in the user's folder."""
    return Join(JoinedEvenings(home.joined), look_around, _granted)


def _addresses() -> Sequence[Address]:
    from director.sharing.addresses import addresses

    return addresses()


def _end_server(folder: Path) -> None:
    from director.sharing.server import end_what_was_left

    end_what_was_left(folder)


def _left_behind(folder: Path) -> Sequence[LeftBehind]:
    from director.start.left_behind import left_behind

    return left_behind(folder)


def _granted(invitation: Invitation, station: str) -> "Granted":
    from director.sharing.knocking import granted

    return granted(invitation, station)
