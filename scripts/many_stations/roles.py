"""Each role comes to a real server with records written by hand, most of which make no sense.

What a role may not bring about is refused and nothing is changed; what is taken stops nobody.
"""

import random
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import psycopg
from sqlalchemy import make_url

from director.books.book import Books
from director.books.chains import DIGEST, NUMBER
from director.books.heads import Noted
from director.books.server.logins import Logins
from director.books.server.place import ServerPlace
from director.desk.event_list import EventList
from director.engine.games.library import Library
from director.house import shelf
from director.tournament.staff.role import Role
from tests.books.server.by_hand import tried_spoilt
from tests.servers import new_book, running


def by_hand(folder: Path, seed: int, rounds: int) -> Iterator[tuple[str, list[str]]]:
    """For each role, what came of so many spoilt records: a line, and what was wrong."""
    until = datetime.now(UTC) + timedelta(days=1)
    with running() as server:
        url = new_book(server)
        logins = Logins(url)
        with closing(Books(ServerPlace(url, folder / "notes"))) as book:
            folders = [shelf.structures()]
            event = EventList(
                book, Library(shelf.games()), folders, "Ina", "desk 1", book.now
            ).sample().event  # fmt: skip
            rows = book.texts(event)
            last = Noted(rows[-1][NUMBER], rows[-1][DIGEST])
            for role in Role:
                made = logins.admit("Uwe", "station 2", role, until)
                address = make_url(url).set(username=made.login, password=made.password)
                with psycopg.connect(address.render_as_string(False), autocommit=True) as uwe:
                    found = tried_spoilt(uwe, last, rows, role, random.Random(seed), rounds)
                wrong = list(found.wrong)
                if book.texts(event) != rows or book.differences():
                    wrong.append(f"{role.value}: the book is not as it was")
                yield f"{role.value}: {rounds} records, {found.taken} taken", wrong
