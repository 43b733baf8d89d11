"""The door of an evening on a server, as a station asks there: names, signing in and out."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from sqlalchemy import Connection, text

from director.books.pins import NoPin, proof_of
from director.tournament.commands import Refused
from director.tournament.log.books import BookFailed
from director.tournament.staff.role import Role
from director.translation import say

_NAMES = text("select * from door.names()")
_HOW = text("select door.how(:name)")
_SIGN_IN = text("select door.sign_in(:name, :proof)")
_SIGN_OUT = text("select door.sign_out()")


class Reached(Protocol):
    """The way to a server."""

    def reading(self) -> AbstractContextManager[Connection]:
        """A connection on which nothing is written."""

    def asking(self) -> AbstractContextManager[Connection]:
        """A transaction that waits for nobody."""

    def reach_anew(self) -> None:
        """What is read next is read with the rights of whoever has signed in."""


class ServerDoor:
    """Asks the server who somebody is; from then on it lets the station do what the role may."""

    def __init__(self, server: Reached) -> None:
        self._server = server

    def names(self) -> Sequence[str]:
        """Who may sign in; nobody in a house without staff. Raises BookFailed."""
        with self._server.reading() as connection:
            return sorted(map(str, connection.execute(_NAMES).scalars()), key=str.casefold)

    def sign_in(self, name: str, pin: str) -> tuple[str, Role]:
        """Lets somebody in.

        Raises Refused where the PIN is wrong or one has to wait, BookFailed.
        """
        with self._server.reading() as connection:
            how = connection.execute(_HOW, {"name": name}).scalar()
        try:
            proof = proof_of(str(how or ""), pin)
        except NoPin:
            raise Refused("this is not {name}'s PIN", name=name) from None
        with self._server.asking() as connection:
            asked = {"name": name, "proof": proof}
            answer = str(connection.execute(_SIGN_IN, asked).scalar())
        word, _, told = answer.partition(" ")
        if word == "wait":
            raise Refused("too many wrong PINs: wait {seconds} seconds", seconds=int(told) + 1)
        if word != "in":
            raise Refused("this is not {name}'s PIN", name=name)
        self._server.reach_anew()
        try:
            return name, Role(told)
        except ValueError as error:
            raise BookFailed(say("this role is not known here")) from error

    def sign_out(self) -> None:
        """From now on nobody acts at this station. Raises BookFailed."""
        with self._server.asking() as connection:
            connection.execute(_SIGN_OUT)
        self._server.reach_anew()
