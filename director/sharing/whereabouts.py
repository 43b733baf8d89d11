"""Where an evening that was joined is now: it is sought on the network while it does not answer.

Whoever says there that it is this evening has to show its certificate before a station goes there.
"""

import socket
import ssl
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from threading import Lock
from time import monotonic, sleep

from director.desk.stations import Found

Place = tuple[str, int]
"""An address and a port."""
Look = Callable[[Callable[[Sequence[Found]], object]], Callable[[], object]]
_PATIENCE = 3.0
"""Seconds for a handshake."""
_A_LOOK = 0.1


class Whereabouts:
    """Where one evening is, as far as it is known to be elsewhere than where it was joined."""

    def __init__(
        self, shows: str, at: Place | None, look: Look, keep: Callable[[Place], object]
    ) -> None:
        """`shows` is the fingerprint of its certificate; `keep` notes a new place."""
        self.at = at
        """Its place; None while it is where it was joined."""
        self._shows, self._look, self._keep = shows, look, keep
        self._stop: Callable[[], object] | None = None
        self._lock = Lock()

    def seek(self) -> None:
        """Looks for it from now on, until `rest`."""
        with self._lock, suppress(OSError):  # there is no network: it is tried again
            self._stop = self._stop or self._look(self._heard)

    def rest(self) -> None:
        """Looks no more."""
        with self._lock:
            stop, self._stop = self._stop, None
        if stop:
            stop()

    def found_within(self, seconds: float) -> bool:
        """Looks so long at most; whether it is elsewhere than it was."""
        before, until = self.at, monotonic() + seconds
        self.seek()
        while self.at == before and monotonic() < until:
            sleep(_A_LOOK)
        self.rest()
        return self.at != before

    def _heard(self, found: Sequence[Found]) -> None:
        for one in found:
            place = (one.address, one.gate)
            if one.shows == self._shows and place != self.at and shown_at(place) == self._shows:
                self.at = place
                with suppress(OSError):  # it is known all the same, until the program ends
                    self._keep(place)


def shown_at(place: Place) -> str:
    """The fingerprint of the certificate that is shown at a gate; empty where none is."""
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    tls.minimum_version = ssl.TLSVersion.TLSv1_3
    tls.check_hostname, tls.verify_mode = False, ssl.CERT_NONE  # it is known by its fingerprint
    tls.set_alpn_protocols(["postgresql"])
    try:
        with (
            socket.create_connection(place, _PATIENCE) as line,
            tls.wrap_socket(line) as secured,
        ):
            return sha256(secured.getpeercert(binary_form=True) or b"").hexdigest()
    except (OSError, OverflowError):
        return ""
