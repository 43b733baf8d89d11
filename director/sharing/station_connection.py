"""How a station reaches the server of an evening that it has joined.

It trusts the one certificate that it was given, by whatever address and name; a server that cannot
show it is not spoken to, and hears no password.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

BOOK = "book"
"""The database with a shared book."""

_NOTICED: Mapping[str, str | int] = {
    "connect_timeout": 3,
    "keepalives": 1,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": 4000,
}
"""A pulled cable is noticed within five seconds, while waiting and while asking."""

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
    password: str
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
            **_NOTICED,
        }
