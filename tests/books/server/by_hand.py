"""Records that somebody writes with SQL of his own, and what the server says to that."""

import psycopg

from director.books import chains
from director.books.codec import facts_as_text
from director.books.heads import Noted
from director.tournament.entries.people import Person

ANN = Person(name="Ann Ost", card="117", email="ann@example.org", telephone="+44 1", notes="shy")

RECORD = """
insert into record (event, number, at, who, station, label, label_values, facts, uid, digest)
values (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
"""
AT = "2026-01-02T19:00:00.000000+00:00"


def a_record(after, facts, who="Uwe", station="station 2", event=1, number=0, **other):
    """A record written by hand behind one that is there, and linked to it."""
    made = {"at": AT, "label": "by hand", "values": "{}", "uid": f"uid {after} {who}"} | other
    row = (
        event, number or after.number + 1, made["at"], who, station, made["label"],
        made["values"], facts, made["uid"],
    )  # fmt: skip
    return (*row, made.get("digest") or chains.digest_of(after.digest, row))


def example(last, fact):
    return a_record(last, facts_as_text((fact,)))


def newest(owner):
    """The end of the log."""
    query = "select number, digest from record where event = 1 order by number desc limit 1"
    return Noted(*owner.execute(query).fetchone())


def tried(connection, statement, values=None):
    """The code by which the server refuses a statement; empty where it does not.

    What it would have done is undone again.
    """
    try:
        with connection.transaction(force_rollback=True):
            connection.execute(statement, values)
    except psycopg.Error as error:
        return error.sqlstate
    return ""
