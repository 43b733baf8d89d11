"""How a server is reached: by its address, on a line that notices when the other end is gone."""

import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

import psycopg
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from director.tournament.log.books import BookUnusable
from director.translation import say

# a line that breaks is told at the desk, in words, and not by the driver on standard error
logging.getLogger("psycopg").addHandler(logging.NullHandler())

OLDEST = 15
"""The version of PostgreSQL with which this was tried, as Debian 12 has it."""
NO_PASSWORD = "no password supplied"
"""What the driver says of that."""
LINE = {
    "connect_timeout": 3,
    "keepalives": 1,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": 4000,
}
"""Seconds, and milliseconds: a cable that is pulled is noticed within five seconds."""

_PATIENCE = {
    "lock_timeout": "5s",
    "statement_timeout": "60s",
    "idle_in_transaction_session_timeout": "30s",
}
"""Also on a server that a house runs: no station waits for ever, and none keeps others waiting.

A log of 100,000 records comes through a slow wireless network within a minute.
"""

_AT_ONCE = 2
"""Connections that a station keeps, and so many more while it needs them."""


At = Callable[[], tuple[str, int] | None]
"""The address and port at which a server is now; None while they are those of its own address."""


def engine(url: str, kept: int = _AT_ONCE, at: At = lambda: None) -> Engine:
    """Connections to a server, so many of which are kept.

    Raises BookUnusable where this is no address.
    """
    options = " ".join(f"-c {name}={value}" for name, value in _PATIENCE.items())
    made = create_engine(
        address(url),
        connect_args=LINE | {"options": options},
        pool_size=kept,
        max_overflow=_AT_ONCE,
        pool_use_lifo=True,
    )

    def go_there(_: object, __: object, ___: object, told: dict[str, Any]) -> None:
        told.update(_there(at))

    event.listen(made, "do_connect", go_there)
    event.listen(made, "connect", _refuse_older)
    return made


def _refuse_older(connection: psycopg.Connection[Any], _: object) -> None:
    version = connection.info.server_version // 10_000
    if version < OLDEST:
        sentence = "the server is PostgreSQL {version}; this program needs {oldest} or a newer one"
        raise BookUnusable(say(sentence, version=version, oldest=OLDEST))


def address(url: str) -> URL:
    """What an address says, part by part. Raises BookUnusable where it is none."""
    sentence = say("this is not the address of a database")
    try:
        found = make_url(url).set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError) as error:
        raise BookUnusable(sentence) from error
    if not (found.host and found.database):
        raise BookUnusable(sentence)
    return found


def line(url: str, at: At = lambda: None) -> Mapping[str, Any]:
    """How the driver itself reaches the server."""
    known = address(url)
    (_, told) = known.get_dialect()().create_connect_args(known)
    return {**told, **LINE, **_there(at)}


def _there(at: At) -> Mapping[str, str | int]:
    place = at()
    return {"host": place[0], "port": place[1]} if place else {}


def asks_for_password(url: str) -> bool:
    """Whether the server asks for a password that nobody has told. Raises BookUnusable."""
    try:
        psycopg.connect(**line(url)).close()
    except psycopg.OperationalError as error:
        return NO_PASSWORD in str(error)
    return False


def with_password(url: str, password: str) -> str:
    """The same address with a password in it."""
    return make_url(url).set(password=password).render_as_string(hide_password=False)


@contextmanager
def at_once(connection: Connection) -> Iterator[None]:
    """What is said within goes to the server in one parcel; its answers cannot be looked at."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, psycopg.Connection)
    with driver.pipeline():
        yield


@contextmanager
def committed_at_once(connection: Connection) -> Iterator[None]:
    """What is written within goes to the server in one parcel, with the commit at its end.

    On a wireless network each answer that is waited for takes as long as all the rest, and nobody
    else can write to the event meanwhile.
    """
    driver = connection.connection.driver_connection
    assert isinstance(driver, psycopg.Connection)
    try:
        with driver.pipeline() as parcel:
            try:
                yield
                if transaction := connection.get_transaction():
                    transaction.commit()
            except BaseException:
                with suppress(psycopg.Error):
                    parcel.sync()  # behind the one that is wrong there may be others
                raise
    except BaseException:
        if not driver.closed:
            driver.rollback()  # who holds a turn goes on with this connection
        raise
