"""Places for connections: nobody takes them all, and whoever comes finds one.

A neighbor counts once, however many connections he opens.
"""

from collections.abc import Callable

from director.sharing.strangers import Strangers


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

    def __init__(self, most: int, from_one: int, strangers: Strangers | None = None) -> None:
        """So many connections at once, and so many of one neighbor.

        `strangers` says who that is, and who is shut out.
        """
        self._most, self._from_one = most, from_one
        self._strangers = strangers or Strangers()
        self._taken: dict[str, list[Place]] = {}

    @property
    def taken(self) -> int:
        """How many there are, strangers among them."""
        return sum(map(len, self._taken.values()))

    def take(self, address: str) -> Place | None:
        """A place for whoever comes from this address; None where there is none.

        Where all are taken, the neighbor who has most of those that are not kept loses the oldest.
        """
        neighbor = self._strangers.counted_as(address)
        here = len(self._taken.get(neighbor, ()))
        if here >= self._from_one or address in self._strangers.shut_out:
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
        for place in self._taken.pop(self._strangers.counted_as(address), ()):
            place.leave()

    def _oldest_of_most(self) -> Place | None:
        loose = [[one for one in here if not one.is_kept] for here in self._taken.values()]
        most = max(loose, key=len)
        return most[0] if most else None


def _nothing() -> None:
    """Nobody has it yet."""
