"""What the window and the hub say to each other: a line of JSON each, over the hub's two ends.

An empty line of the hub's says that it is there. Both are of the same program; a line that does
not fit is a mistake of ours.
"""

import json
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any

from director.desk.stations import How, Shared, Station, Stranger


@dataclass(frozen=True)
class Prepare:
    """Make the server's folder: somebody may be about to share an evening."""

    folder: str


@dataclass(frozen=True)
class Begin:
    """Share an evening, or go on with it where it lies on its server already."""

    folder: str
    """Where it lies while it is shared."""
    book: str
    """The file of its book."""
    name: str
    """By which it is found."""
    address: str
    """Of this machine, in the network in which it is shared."""
    board: bool = False
    remote: bool = False


@dataclass(frozen=True)
class TakeBack:
    """Carry the book of an evening that was not ended back into its file."""

    folder: str
    book: str


@dataclass(frozen=True)
class NewCode:
    """Open a code."""


@dataclass(frozen=True)
class Open:
    """Switch the board and the remote on or off."""

    board: bool
    remote: bool


@dataclass(frozen=True)
class Announce:
    """Say this on an event's board until something else is said; nothing takes it away."""

    event: int
    words: str


@dataclass(frozen=True)
class Dismiss:
    """Admit a station no longer."""

    station: str
    who: str = ""
    """Who says so."""


@dataclass(frozen=True)
class ShutOut:
    """Answer an address nothing any more."""

    address: str


@dataclass(frozen=True)
class LetIn:
    """Answer an address again."""

    address: str


@dataclass(frozen=True)
class End:
    """Carry the book back, and stop."""

    who: str = ""
    """Who says so."""


Order = Prepare | Begin | TakeBack | NewCode | Open | Announce | Dismiss | ShutOut | LetIn | End

_ORDERS: dict[str, type[Order]] = {
    "prepare": Prepare,
    "begin": Begin,
    "take back": TakeBack,
    "new code": NewCode,
    "open": Open,
    "announce": Announce,
    "dismiss": Dismiss,
    "shut out": ShutOut,
    "let in": LetIn,
    "end": End,
}
_CALLED = {kind: name for name, kind in _ORDERS.items()}


def order_line(order: Order) -> str:
    """An order, as the hub reads it."""
    return json.dumps({"do": _CALLED[type(order)], **asdict(order)})


def read_order(line: str) -> Order:
    """The order of a line."""
    told = json.loads(line)
    return _ORDERS[told.pop("do")](**told)


_MOMENTS = ("heard", "since", "cut")


def shared_line(shared: Shared) -> str:
    """How an evening stands, as the window reads it."""
    told: dict[str, Any] = {
        **shared._asdict(),
        "how": shared.how.value,
        "code_until": shared.code_until and shared.code_until.isoformat(),
        "stations": [_station_told(one) for one in shared.stations],
        "strangers": [one._asdict() for one in shared.strangers],
    }
    return json.dumps(told)


def _station_told(one: Station) -> dict[str, Any]:
    moments = {name: getattr(one, name) for name in _MOMENTS}
    return {**one._asdict(), **{name: at and at.isoformat() for name, at in moments.items()}}


def read_shared(line: str) -> Shared:
    """How an evening stands, by a line of the hub."""
    told = json.loads(line)
    until = told["code_until"]
    stations = tuple(
        Station(
            **{
                **one,
                **{name: one[name] and datetime.fromisoformat(one[name]) for name in _MOMENTS},
            }
        )
        for one in told["stations"]
    )
    return Shared(
        **{
            **told,
            "how": How(told["how"]),
            "code_until": until and datetime.fromisoformat(until),
            "stations": stations,
            "strangers": tuple(Stranger(**one) for one in told["strangers"]),
        }
    )
