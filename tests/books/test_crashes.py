"""A laptop that dies: a real process, killed at random moments, again and again."""

import random
import subprocess
import sys
import time
from datetime import UTC, datetime

from director.books.book import Books
from director.desk.desk import Desk
from director.tournament.log.log import Log

KILLS = 20


def acts_until_killed(path, seconds):
    """How many records the process had said to be on disk when it was killed."""
    command = [sys.executable, "-m", "tests.books.writer", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        first = process.stdout.readline()
        time.sleep(seconds)
        process.kill()
        said = [first, *process.stdout.readlines()]
    return int([line for line in said if line.endswith(b"\n")][-1])


def test_nothing_that_was_acknowledged_is_lost_and_the_event_opens_where_it_was(path):
    moments = random.Random(7)
    for _ in range(KILLS):
        acknowledged = acts_until_killed(path, moments.uniform(0, 0.15))

        book = Books(path)
        desk = Desk(book, 1, "Ina", "desk 1")
        records = book.records(1)
        assert (
            acknowledged <= len(records) <= acknowledged + 1
        )  # written, and killed before saying so
        assert [record.number for record in records] == list(range(1, len(records) + 1))
        assert Log(records).tournament == desk.tournament
        assert book.differences() == []
        now = datetime.now(UTC)
        assert desk.tournament.clock.shows(desk.tournament.structure, now) == Log(
            records
        ).tournament.clock.shows(desk.tournament.structure, now)
        book.close()
