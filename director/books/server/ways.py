"""The ways of others through one station to its server: each writes by a login of its own."""

from collections import OrderedDict
from collections.abc import Callable

from sqlalchemy import Engine

from director.books.server import reaching

_KEPT = 8
"""Ways that are kept open: those taken last. Another takes some 20 milliseconds to open."""


class Ways:
    """Connections by addresses; only one thread takes them."""

    def __init__(self, watch: Callable[[Engine], object]) -> None:
        """`watch` is told of each way before it is taken."""
        self._watch = watch
        self._open: OrderedDict[str, Engine] = OrderedDict()

    def engine(self, address: str) -> Engine:
        """The way of this address. Raises BookUnusable where it is none."""
        found = self._open.pop(address, None)
        if found is None:
            found = reaching.engine(address, kept=1)
            self._watch(found)
        self._open[address] = found
        if len(self._open) > _KEPT:
            self._open.popitem(last=False)[1].dispose()
        return found

    def close(self) -> None:
        """Closes all of them."""
        while self._open:
            self._open.popitem()[1].dispose()
