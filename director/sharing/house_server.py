"""A server that the house runs, with a book on it, as an evening has the one that it starts."""

from pathlib import Path

from director.books.server import reaching

_KINDS = ("postgresql://", "postgres://")


class HouseServer:
    """Where it is, and who owns the book. Nobody here starts it, and nobody stops it."""

    runs = True
    process = 0

    def __init__(self, url: str) -> None:
        """`url` is the owner's address of the book. Raises BookUnusable where it is none."""
        known = reaching.address(url)
        self.host = known.host or ""
        self.port = known.port or 5432
        self.owner = known.username or ""
        self.database = known.database or ""
        self.shown = known.set(drivername="postgresql", password=None).render_as_string()
        """The address without a password."""
        self._url = url
        told = {"port": self.port, **reaching.line(url)}
        self._told = {key: str(value) for key, value in told.items()}

    def parameters(self, _: str) -> dict[str, str]:
        """How libpq reaches the book from this machine, as its owner."""
        return self._told

    def url(self, _: str) -> str:
        """The same in one line, as it was told."""
        return self._url

    def stop(self) -> None:
        """Nothing: it goes on for whoever else uses it."""


def house_server(book: str | Path) -> HouseServer | None:
    """The server of a book that lies on one; None where it is a file. Raises BookUnusable."""
    return HouseServer(str(book)) if str(book).startswith(_KINDS) else None
