"""Who comes to a shared evening with something wrong, and who is shut out of it.

Wrong tries cost the address that they come from, and nobody who has the right code or PIN.
"""

from collections import Counter
from collections.abc import Callable
from enum import Enum
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from director.desk.stations import Stranger

_NETWORK = 64
"""Bits of an IPv6 address that a machine does not choose."""
_REMEMBERED = 1000
"""Addresses; beyond that the one that was heard of longest ago is forgotten, unless shut out."""
_LINES = 5
"""So many are told of, beside those that are shut out."""


class Wrong(Enum):
    """What was wrong."""

    CODE = "codes"
    REMOTE = "remotes"
    PIN = "pins"


class ShutOut:
    """The addresses that get no answer: `in` asks about one as a socket names it."""

    def __init__(self, by: Callable[[str], str]) -> None:
        self._by = by
        self._kept: set[str] = set()

    def __contains__(self, address: str) -> bool:
        return bool(self._kept) and self._by(address) in self._kept

    def add(self, address: str) -> None:
        """From now on this one gets none."""
        self._kept.add(self._by(address))

    def discard(self, address: str) -> None:
        """From now on this one is answered again."""
        self._kept.discard(self._by(address))


class Strangers:
    """What was wrong this evening, by address, in the order in which it came last."""

    def __init__(self, here: str = "127.0.0.1") -> None:
        self.here = here
        """The address at which the evening is shared."""
        self._tried: dict[str, Counter[Wrong]] = {}
        self.shut_out = ShutOut(self.counted_as)
        """The one place that says who is answered nothing; read from any thread."""

    def counted_as(self, address: str) -> str:
        """For whom an address counts: the neighbor that it is.

        In our own network that of IPv6 is the whole room: there every address counts for itself.
        """
        try:
            known = ip_address(address)
        except ValueError:
            return address  # a neighbor already
        neighbor = neighbor_of(address)
        is_room = known.is_link_local or neighbor == neighbor_of(self.here)
        return address if is_room else neighbor

    def tried(self, address: str, wrong: Wrong) -> None:
        """Something wrong came from an address."""
        key = self.counted_as(address)
        self._tried[key] = self._tried.pop(key, Counter()) + Counter((wrong,))
        if len(self._tried) > _REMEMBERED:
            known = [one for one in self._tried if one not in self.shut_out]
            self._tried.pop(next(iter(known), key))

    def was_right(self, address: str, wrong: Wrong) -> None:
        """What was tried from there was right at last: the tries before are forgotten."""
        tried = self._tried.get(self.counted_as(address), Counter())
        tried.pop(wrong, None)

    def told(self) -> tuple[Stranger, ...]:
        """The newest first: a few, and all who are shut out."""
        told = [
            Stranger(
                key,
                tried[Wrong.CODE],
                tried[Wrong.REMOTE],
                tried[Wrong.PIN],
                shut_out=key in self.shut_out,
            )
            for key, tried in reversed(self._tried.items())
            if tried or key in self.shut_out
        ]
        few = [one for one in told if not one.shut_out][:_LINES]
        return tuple(one for one in told if one.shut_out or one in few)


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
