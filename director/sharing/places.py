"""Places for connections: nobody takes them all, and whoever comes finds one.

An address counts as one neighbor, however many connections it opens; of IPv6 its network does, for
there a machine has as many addresses as it likes.
"""

from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

_NETWORK = 64
"""Bits of an IPv6 address that a machine does not choose."""


class Place:
    """The place of one connection."""

    def __init__(self, neighbor: str) -> None:
        self.neighbor = neighbor
        self.leave: Callable[[], object] = _nothing
        """Closes the connection; set by whoever has it."""
        self.is_kept = False
        """Whether somebody is there of whom it is known who it is: nobody else is given it."""


class Places:
    """The places of one port, as long as it is open."""

    def __init__(self, most: int, from_one: int) -> None:
        """So many connections at once, and so many of one neighbor."""
        self._most, self._from_one = most, from_one
        self._taken: dict[str, list[Place]] = {}

    @property
    def taken(self) -> int:
        """How many there are, strangers among them."""
        return sum(map(len, self._taken.values()))

    def take(self, address: str) -> Place | None:
        """A place for whoever comes from this address; None where there is none.

        Where all are taken, the neighbor who has most of those that are not kept loses the oldest.
        """
        neighbor = neighbor_of(address)
        here = len(self._taken.get(neighbor, ()))
        if here >= self._from_one:
            return None
        if self.taken >= self._most:
            oldest = self._oldest_of_most()
            if oldest is None:
                return None
            self.give_up(oldest)
            oldest.leave()
        place = Place(neighbor)
        self._taken.setdefault(neighbor, []).append(place)
        return place

    def give_up(self, place: Place) -> None:
        """The connection has ended; nothing where it had to leave before."""
        places = self._taken.get(place.neighbor, [])
        if place in places:
            places.remove(place)
            if not places:
                del self._taken[place.neighbor]

    def put_out(self, address: str) -> None:
        """Closes whatever comes from this address."""
        for place in self._taken.pop(neighbor_of(address), ()):
            place.leave()

    def _oldest_of_most(self) -> Place | None:
        loose = [[one for one in here if not one.is_kept] for here in self._taken.values()]
        most = max(loose, key=len)
        return most[0] if most else None


def _nothing() -> None:
    """Nobody has it yet."""


@lru_cache(4096)
def neighbor_of(address: str) -> str:
    """What an address counts as.

    >>> neighbor_of("2001:db8::17:5"), neighbor_of("::ffff:192.0.2.7"), neighbor_of("192.0.2.7")
    ('2001:db8::/64', '192.0.2.7', '192.0.2.7')
    """
    try:
        known = ip_address(address)
    except ValueError:
        return address  # with the name of a network, or none at all
    if not isinstance(known, IPv6Address):
        return address
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    high = int(known) >> (128 - _NETWORK) << (128 - _NETWORK)
    return f"{IPv6Address(high)}/{_NETWORK}"
