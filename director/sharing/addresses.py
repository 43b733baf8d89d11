"""The addresses of this machine, and by which of them two machines reach each other."""

import ipaddress
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from threading import Event, Thread

import ifaddr

from director.desk.stations import Address, bare

_NO_CABLE = ("lo", "awdl", "llw", "utun", "veth", "docker", "br-", "virbr", "vmnet", "anpi")
"""How networks begin that systems make for themselves: there is nobody at their other end."""
_A_LOOK = 1.0
"""Seconds from one look to the next."""
_SURE, _GONE = 2, 15
"""Looks at which an address is gone; at which its whole network is."""
Adapters = Iterable[ifaddr.Adapter]


def addresses(adapters: Adapters | None = None) -> list[Address]:
    """Those on which an evening can be shared, the likeliest first; none only for this machine.

    An address that a machine has given to itself is offered where its network has no other: two
    laptops on one cable have nothing else.
    """
    found = [one for adapter in _known(adapters) for one in _offered(adapter)]
    return sorted(found, key=lambda one: _rank(one.address))


def from_here(address: str, adapters: Adapters | None = None) -> Sequence[str]:
    """How another machine's address is reached from here; in several ways where one must try.

    One that a machine has given to itself is good in one network only, and which that is each
    machine calls otherwise.
    """
    if not _is_own_of_six(address):
        return (address,)
    cables = [adapter for adapter in _known(adapters) if _own_of_six(adapter)]
    ways = [f"{bare(address)}%{_scope(adapter)}" for adapter in cables]
    known = [address] if "%" in address else []
    return tuple(dict.fromkeys([*known, *ways])) or (address,)


class AddressWatch:
    """Watches where an evening is shared: whether its address is gone, and what is in its place."""

    def __init__(
        self, address: str, adapters: Callable[[], Adapters] = ifaddr.get_adapters
    ) -> None:
        self._adapters = adapters
        self._wished = True
        """Whether somebody has chosen the address, and not this."""
        self._address, self._missed = address, 0
        self._network = self._network_of(address, adapters())

    def gone_to(self) -> str:
        """The address that has taken its place; empty while it is there, or nothing has.

        Asked once a second. What takes its place in another network, or was given by this machine
        to itself, does so after a while only: a cable that was pulled is put in again.
        """
        there = list(self._adapters())
        is_there = self._network_of(self._address, there)
        self._missed = 0 if is_there else self._missed + 1
        if is_there and (self._wished or _rank(self._address) < _OWN_ONES):
            return ""
        others = [one for one in addresses(there) if not one.network.startswith(_NO_CABLE)]
        given = [one for one in others if _rank(one.address) < _OWN_ONES]
        ours = [one for one in given if one.network == self._network]
        if ours and (is_there or self._missed >= _SURE):
            return ours[0].address
        return others[0].address if others and self._missed >= _GONE else ""

    def move(self, address: str) -> None:
        """From now on it is shared there, which nobody has chosen."""
        self._wished = False
        self._address, self._missed = address, 0
        self._network = self._network_of(address, self._adapters())

    @staticmethod
    def _network_of(address: str, adapters: Adapters) -> str:
        """The network that has it; empty where none has."""
        for adapter in adapters:
            if address in [_text(adapter, one) for one in adapter.ips]:
                return adapter.nice_name
        return ""


def watch(changed: Callable[[], object]) -> Callable[[], object]:
    """Calls this, in a thread of its own, whenever this machine has other addresses than before.

    What is returned ends that.
    """
    ended = Event()

    def run() -> None:
        before = addresses()
        while not ended.wait(_A_LOOK):
            now = addresses()
            if now != before:
                before = now
                changed()

    thread = Thread(target=run, name="addresses", daemon=True)
    thread.start()

    def stop() -> None:
        ended.set()
        thread.join()

    return stop


def _known(adapters: Adapters | None) -> Adapters:
    return ifaddr.get_adapters() if adapters is None else adapters


def _offered(adapter: ifaddr.Adapter) -> Iterator[Address]:
    """Of one network: an address of each kind and range, and its own ones where it has no other."""
    texts = [_text(adapter, one) for one in adapter.ips]
    given = {_range(one): one for one in reversed(texts) if _rank(one) < _OWN_ONES}
    own = [one for one in texts if _rank(one) == _OWN_ONES] + _own_of_six(adapter)
    yield from (Address(one, adapter.nice_name) for one in [*reversed(given.values())] or own)


def _own_of_six(adapter: ifaddr.Adapter) -> list[str]:
    """What it has given to itself in IPv6, where somebody may be at the other end."""
    if adapter.nice_name.startswith(_NO_CABLE):
        return []
    return [text for one in adapter.ips if _is_own_of_six(text := _text(adapter, one))]


def _text(adapter: ifaddr.Adapter, one: ifaddr.IP) -> str:
    if isinstance(one.ip, str):
        return one.ip
    text = one.ip[0].partition("%")[0]
    return f"{text}%{_scope(adapter)}" if _is_own_of_six(text) else text


def _scope(adapter: ifaddr.Adapter) -> str:
    """What this system calls the network in an address."""
    return str(adapter.index) if sys.platform == "win32" else str(adapter.name)


def _range(address: str) -> str:
    """A machine has many of IPv6 in one range, and takes new ones by itself: any is good."""
    if ":" not in address:
        return address
    return str(ipaddress.ip_network(f"{address}/64", strict=False))


_OWN_ONES, _HERE_ALONE = 3, 9


def _rank(address: str) -> int:
    """How likely others are to reach it, the likeliest first."""
    known = ipaddress.ip_address(address)
    if known.is_loopback or known.is_multicast or known.is_unspecified:
        return _HERE_ALONE
    if known.is_link_local:
        return _OWN_ONES + (known.version == 6)
    if known.version == 4:
        return 0 if known.is_private else 1
    return 2


def _is_own_of_six(address: str) -> bool:
    known = ipaddress.ip_address(address)
    return known.version == 6 and known.is_link_local
