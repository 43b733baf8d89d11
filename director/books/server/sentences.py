"""What a server's faults mean at the desk."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from director.books.server.reaching import NO_PASSWORD
from director.tournament.facts import FACTS
from director.tournament.log.books import (
    BookAway,
    BookFailed,
    BookUnusable,
    KeyTaken,
    NotAdmitted,
    NotAllowed,
)
from director.tournament.staff.role import Role, refusal
from director.tournament.staff.roles import MATTERS
from director.translation import say

AWAY = "the server of this event does not answer; nothing was done"
_FORBIDDEN = "42501"
_NOT_ADMITTED = ("28000", "28P01")
_SENTENCES = {
    # what one does not see all of, one does not write
    "0A000": "this sign-in may not do that; nothing was done",
    "28000": "this station is not admitted to the event any more",
    "28P01": "this station is not admitted to the event any more",
    "3D000": "there is no such database on the server",
    "40001": "another station is writing to this event; nothing was done, try again",
    "40P01": "another station is writing to this event; nothing was done, try again",
    _FORBIDDEN: "this sign-in may not do that; nothing was done",
    "42P01": "there is no book in this database; make one with “director books create”",
    "53100": "the server’s disk is full; nothing was done",
    "53300": "the server has no room for another station",
    "55P03": "another station is writing to this event; nothing was done, try again",
    "57014": "the server took too long; nothing was done, try again",
    NO_PASSWORD: "the server asks for a password, and the file of passwords (PGPASSFILE) has none",
    "P0001": "this sign-in may not do that; nothing was done",
}
"""What PostgreSQL says, by its codes, and what that means at the desk."""

_NO_LINE = {
    "password authentication failed": "28P01",
    "no pg_hba.conf entry": "28000",
    "not permitted to log in": "28000",
    "does not exist": "3D000",
    NO_PASSWORD: NO_PASSWORD,
}
"""Where there is no line yet, there is no code either, but only words."""

_OF_SIGN_IN = {
    "ended": "this sign-in has ended; sign in again",
    "nobody": "nobody has signed in at this station; nothing was done",
    "name": "this sign-in writes in its own name and at its own station only; nothing was done",
}
"""What the trigger of a record says in its detail, where it does not name a role and a kind."""

_UNUSABLE = ("3D000", "42P01", NO_PASSWORD)
_STORED = "22"
_SHORT = "53"
_GOINGAWAY = ("08", "25P03", "57P")
_log = logging.getLogger(__name__)


@contextmanager
def plainly() -> Iterator[None]:
    """Says in one sentence what goes wrong with a server, as BookFailed or one of its kinds."""
    try:
        yield
    except (UnicodeError, OverflowError) as error:
        raise BookFailed(say("a text or number in it cannot be stored")) from error
    except (SQLAlchemyError, psycopg.Error, OSError) as error:
        raise in_words(error) from error


def in_words(error: Exception) -> BookFailed:
    """A fault of the server as the desk is told of it."""
    cause: Any = error.orig if isinstance(error, DBAPIError) and error.orig else error
    code = str(getattr(cause, "sqlstate", None) or "")
    if code == _FORBIDDEN:
        return NotAllowed(_why_forbidden(cause) or say(_SENTENCES[code]))
    if code in _SENTENCES:
        return _kind(code)(say(_SENTENCES[code]))
    if isinstance(error, IntegrityError | psycopg.IntegrityError):
        return KeyTaken(say("the book on the server is damaged"))
    if code.startswith(_STORED) or isinstance(cause, psycopg.DataError):
        return BookFailed(say("a text or number in it cannot be stored"))
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    no_line = isinstance(cause, psycopg.OperationalError | OSError) and not code
    if lost or no_line or code.startswith(_GOINGAWAY):
        for sign, code in _NO_LINE.items():
            if sign in str(cause):
                return _kind(code)(say(_SENTENCES[code]))
        return BookAway(say(AWAY))
    if code.startswith(_SHORT):
        return BookFailed(say("the server has no room left; nothing was done, try again"))
    _log.warning("a server failed: %s", code or type(cause).__name__)
    return BookUnusable(say("the book on the server cannot be read"))


def _kind(code: str) -> type[BookFailed]:
    if code in _NOT_ADMITTED:
        return NotAdmitted
    return BookUnusable if code in _UNUSABLE else BookFailed


def is_turned_away(error: Exception) -> bool:
    """Whether a station has no login at the server any more."""
    return isinstance(in_words(error), NotAdmitted)


def _why_forbidden(cause: psycopg.Error) -> str:
    """What the database's own check of a record says; empty where something else refused it."""
    detail = cause.diag.message_detail or ""
    if detail in _OF_SIGN_IN:
        return say(_OF_SIGN_IN[detail])
    role, _, kind = detail.partition(" ")
    if kind not in FACTS or role not in [one.value for one in Role]:
        return ""
    return refusal(Role(role), MATTERS[FACTS[kind]]).within(str)
