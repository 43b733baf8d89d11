"""How a station reaches the server of an evening that it has joined.

It trusts the one certificate that it was given, by whatever address and name; a server that cannot
show it is not spoken to, and hears no password. A pulled cable is noticed within five seconds.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from director.books.server.reaching import LINE
from director.sharing.database_url import database_url

BOOK = "book"
"""The database with a shared book."""

_SECURED: Mapping[str, str | int] = {
    "sslmode": "verify-ca",
    "sslnegotiation": "direct",
    "ssl_min_protocol_version": "TLSv1.3",
    "sslcertmode": "disable",
    "gssencmode": "disable",
    "require_auth": "scram-sha-256",
}


@dataclass(frozen=True)
class StationConnection:
    """Where the evening is, and as whom this station comes."""

    address: str
    port: int
    certificate: Path
    """The evening's own, in the form PEM."""
    login: str
    password: str = field(repr=False)
    station: str
    """Its name, by which the server's list of connections tells it from others."""
    database: str = BOOK

    def parameters(self) -> dict[str, str | int]:
        """What libpq is told, whoever calls it."""
        return {
            "host": self.address,
            "port": self.port,
            "dbname": self.database,
            "user": self.login,
            "password": self.password,
            "application_name": self.station,
            "sslrootcert": str(self.certificate),
            **_SECURED,
            **LINE,
        }

    def url(self) -> str:
        """The same in one line, as the books take it; the password is in it."""
        return database_url(self.parameters())
