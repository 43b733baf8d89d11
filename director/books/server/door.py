"""The door of an evening on a server, as a station asks there: names, signing in and out."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from sqlalchemy import Connection, text

from director.books.pins import NoPin, proof_of
from director.tournament.commands import Refused
from director.tournament.log.books import BookFailed
from director.tournament.staff.role import SIGNING_IN, Role, refusal
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
        proof = proof_for(name, how, pin)
        with self._server.asking() as connection:
            asked = {"name": name, "proof": proof}
            answer = str(connection.execute(_SIGN_IN, asked).scalar())
        return name, role_in(name, answer)

    def sign_out(self) -> None:
        """From now on nobody acts at this station. Raises BookFailed."""
        with self._server.asking() as connection:
            connection.execute(_SIGN_OUT)


def proof_for(name: str, how: object, pin: str) -> bytes:
    """What proves somebody's PIN, which takes long to make; `how` is what the server says of it.

    Raises Refused where there is nobody of that name.
    """
    try:
        return proof_of(str(how or ""), pin)
    except NoPin:
        raise Refused("this is not {name}’s PIN", name=name) from None


def role_in(name: str, answer: str) -> Role:
    """As what the server lets somebody in.

    Raises Refused where the PIN is wrong, one has to wait, or does not sign in so; BookFailed.
    """
    word, _, told = answer.partition(" ")
    if word == "wait":
        raise Refused("too many wrong PINs: wait {seconds} seconds", seconds=int(told) + 1)
    if word not in ("in", "not"):
        raise Refused("this is not {name}’s PIN", name=name)
    try:
        role = Role(told)
    except ValueError as error:
        raise BookFailed(say("this role is not known here")) from error
    if word == "not":
        why = refusal(role, SIGNING_IN)
        raise Refused(why.text, **why.values)
    return role
