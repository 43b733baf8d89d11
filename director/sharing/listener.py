"""A socket on which an evening is reached from other machines."""

import ipaddress
import socket
import sys

from director.sharing.server_programs import ServerFailed
from director.translation import say

_WAITING = 128
"""Connections that the system holds until they are taken."""


def listening(address: str, port: int) -> socket.socket:
    """Takes connections at an address of this machine; port 0 is any free one.

    Raises ServerFailed.
    """
    try:
        return listener_at(address, port)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        sentence = "nothing can be shared at {address}, port {port}: {reason}"
        raise ServerFailed(say(sentence, address=address, port=port, reason=why)) from error


def listening_again(address: str, port: int) -> socket.socket:
    """The same at the port of last time, or at any free one where somebody else has that now."""
    try:
        return listening(address, port)
    except ServerFailed:
        return listening(address, 0)


def listener_at(address: str, port: int, waiting: int = _WAITING) -> socket.socket:
    """A socket that takes connections, so many of which may wait. Raises OSError.

    And ValueError for what is no address.
    """
    ipaddress.ip_address(address)
    # which network an address of IPv6 is in only the system can say
    ((family, _, _, _, at), *_) = socket.getaddrinfo(address, port, type=socket.SOCK_STREAM)
    # named TCP: else asyncio does not send small answers at once
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":  # there it would let another program in beside us
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(at)
        listener.listen(waiting)
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener
