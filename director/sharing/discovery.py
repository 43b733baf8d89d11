"""Finding each other: a shared evening says on the local network that it is there.

It says its name, where it is, its version and what certificate it shows, and nothing else. Some
networks for guests keep that from each other: the QR code and the typed address are for these.
"""

import re
import secrets
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing, suppress
from threading import Lock

from zeroconf import (
    BadTypeInNameException,
    IPVersion,
    ServiceBrowser,
    ServiceInfo,
    ServiceListener,
    Zeroconf,
)

from director.desk.stations import Found, bare
from director.sharing.addresses import watch

KIND = "_tdirector._tcp.local."
"""By which programs of this kind know each other."""
_A_WHILE = 3_000
"""Milliseconds that an evening has to say more of itself."""
_BYTES = 200
"""As long as a property may well be."""


class Announcement:
    """An evening that is announced until it is withdrawn."""

    def __init__(
        self, address: str, port: int, name: str, version: str, shows: str = "", gate: int = 0
    ) -> None:
        """Announces it on the network of this address alone. Raises OSError.

        With what certificate it `shows`, and the port of its gate: a station that was there before
        knows it again by that.
        """
        self._zeroconf = _opened([address])
        number = secrets.token_hex(4)
        said = {"name": _cut(name), "version": version, "shows": shows, "gate": str(gate)}
        self._info = ServiceInfo(
            KIND,
            f"{number}.{KIND}",
            parsed_addresses=[bare(address)],
            port=port,
            properties=said,
            server=f"tdirector-{number}.local.",  # not what this machine is called
        )
        try:
            self._zeroconf.register_service(self._info)
        except BaseException:
            self._zeroconf.close()
            raise

    def withdraw(self) -> None:
        """Says goodbye."""
        self._zeroconf.close()


def look(
    found: Callable[[Sequence[Found]], object], addresses: Sequence[str] = ()
) -> Callable[[], object]:
    """Looks for evenings on all networks, or those of these addresses; the result ends that.

    A network that comes while it looks is looked at too.

    Raises OSError where there is no network.
    """
    ear = _Ear(found)
    open_now = ExitStack()

    def begin() -> None:
        zeroconf = open_now.enter_context(closing(_opened(addresses)))
        open_now.callback(ServiceBrowser(zeroconf, KIND, listener=ear).cancel)

    def begin_anew() -> None:
        """A network has come or gone: in a new one nobody would be asked for a long time."""
        open_now.close()
        ear.forget()
        with suppress(OSError):  # until the next one comes
            begin()

    begin()
    stop_watching = watch(begin_anew)

    def stop() -> None:
        stop_watching()
        open_now.close()

    return stop


def _opened(addresses: Sequence[str]) -> Zeroconf:
    """In the networks of these addresses, or in all. Raises OSError."""
    try:
        if addresses:
            return Zeroconf(interfaces=list(addresses))
        try:
            return Zeroconf(ip_version=IPVersion.All)
        except OSError:  # a system that knows nothing of IPv6
            return Zeroconf()
    except RuntimeError as error:  # the network has just gone
        raise OSError(str(error)) from error


class _Ear(ServiceListener):
    """Hears of evenings that come and go."""

    def __init__(self, found: Callable[[Sequence[Found]], object]) -> None:
        self._told = found
        self._there: dict[str, Found] = {}
        self._lock = Lock()

    def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        """One has come."""
        info = None
        with suppress(BadTypeInNameException, OSError):
            info = zc.get_service_info(type_, name, timeout=_A_WHILE)
        one = _found(info) if info else None
        self._tell(name, one)

    def update_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        """One says something else of itself."""
        self.add_service(zc, type_, name)

    def remove_service(self, _: Zeroconf, __: str, name: str) -> None:
        """One has gone."""
        self._tell(name, None)

    def forget(self) -> None:
        """Nothing is known of anybody any more."""
        with self._lock:
            self._there.clear()
            self._told(())

    def _tell(self, name: str, one: Found | None) -> None:
        with self._lock:
            before = dict(self._there)
            self._there.pop(name, None)
            if one:
                self._there[name] = one
            if self._there != before:
                self._told(sorted(self._there.values()))


def _found(info: ServiceInfo) -> Found | None:
    """What was said of an evening; None for what no evening says. It comes from anybody."""
    addresses, said = info.parsed_scoped_addresses(), info.properties
    keys = (b"name", b"version", b"shows", b"gate")
    name, version, shows, gate = (_text(said.get(key)) for key in keys)
    if not addresses or not info.port or not name or not version:
        return None
    at_gate = int(gate) if re.fullmatch("[0-9]{1,5}", gate) else 0
    return Found(name, addresses[0], info.port, version, shows, at_gate)


def _text(said: bytes | None) -> str:
    """One line of it, or nothing."""
    try:
        line = (said or b"").decode()
    except UnicodeDecodeError:
        return ""
    return line if line.isprintable() else ""


def _cut(name: str) -> bytes:
    """So much of a name as there is room for."""
    return name.encode()[:_BYTES].decode(errors="ignore").encode()
