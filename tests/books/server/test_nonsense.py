"""No event is lost to a bad record: what the server takes can be read, or else is set aside."""

import json
import random
from contextlib import closing

import pytest

from director.books import chains
from director.books.book import Books
from director.books.codec import facts_as_text
from director.books.file_place import FilePlace
from director.books.server.place import ServerPlace
from director.books.whole_copies import take_in
from director.desk.desk import Desk
from director.tournament.busts.facts import Count
from director.tournament.commands import CountChips, Eliminate, PauseClock
from director.tournament.log.log import SetAside
from director.tournament.staff.role import Role
from director.tournament.staff.roles import kinds_of
from tests.books.server.by_hand import RECORD, a_record, newest, tried, tried_spoilt
from tests.books.test_codec import EXAMPLES

ROLES = list(Role)
PAUSED = '[{"kind":"ClockPaused"}]'
UNREADABLE = (
    "[]",
    '[{"kind":"PlayerEliminated"}]',
    '[{"kind":"PlayerEliminated","entry":"3"}]',
    '[{"kind":"PlayerEliminated","entry":3.0}]',
    '[{"kind":"PlayerEliminated","entry":3e0}]',
    '[{"kind":"PlayerEliminated","entry":true}]',
    '[{"kind":"PlayerEliminated","entry":null}]',
    '[{"kind":"PlayerEliminated","entry":99999999999999999999}]',
    '[{"kind":"PlayerEliminated","entry":3,"by":4}]',
    '[{"kind":"PlayerEliminated","entry":3,"by":[[4]]}]',
    '[{"kind":"PlayersMoved","seats":[[3,1]]}]',
    '[{"kind":"PlayersMoved","seats":[[3,1,2,5]]}]',
    '[{"kind":"ClockPaused"},{"kind":"StepReached","step":{}}]',
)


@pytest.fixture
def uwe(evening, asked):
    """Of the floor, with SQL of his own."""
    return asked(Role.FLOOR)


def test_what_nobody_could_read_does_not_come_into_the_log(uwe, owner):
    last = newest(owner)

    refusals = {facts: tried(uwe, RECORD, a_record(last, facts)) for facts in UNREADABLE}

    assert refusals == dict.fromkeys(UNREADABLE, "42501")


UNSAID = (
    {"digest": "0" * 32},
    {"digest": "x"},
    {"at": "now"},
    {"at": "2026-01-02T19:00:00+00:00"},
    {"at": "2026-01-02T19:00:00.000000+02:00"},
    {"label": ""},
    {"label": "x" * 5_000},
    {"label": "{what", "values": '{"what":1}'},
    {"label": "{what}", "values": '{"that":1}'},
    {"label": "{what!r:>99999999}", "values": '{"what":1}'},
    {"label": "{0.__class__}", "values": '{"what":1}'},
    {"label": "{player}", "values": '{"player":"Ann"}'},
    {"label": "{player}", "values": '{"player":[["Ann"]]}'},
    {"values": "[]"},
    {"values": "{"},
    {"uid": ""},
)
"""What else stands in a record that is not linked, or cannot be said."""


def test_a_record_is_linked_and_can_be_said(uwe, owner):
    last = newest(owner)

    refusals = {str(one): tried(uwe, RECORD, a_record(last, PAUSED, **one)) for one in UNSAID}

    assert tried(uwe, RECORD, a_record(last, PAUSED)) == ""
    refused = ("42501", "22P02", "22023")
    assert {one: code for one, code in refusals.items() if code not in refused} == {}


def test_the_digest_of_the_server_is_that_of_the_book(uwe, owner):
    values = json.dumps({"who": "Zoë Ŝ", "player": [3, None]}, ensure_ascii=False)
    row = a_record(newest(owner), PAUSED, label="{who} 牌 of {player}", values=values)

    assert tried(uwe, RECORD, row) == ""
    assert tried(uwe, RECORD, (*row[:-1], chains.older_digest_of("", row))) == "42501"


def test_whatever_honest_programs_write_is_taken(evening, logins, owner):
    rows = evening.book.texts(evening.event)
    query = "select bool_and(jsonb_path_match(fact, fits)) from jsonb_array_elements(%s::jsonb)"
    query += " as fact left join admission.shape on shape.kind = fact ->> 'kind'"
    said = "select admission.is_sentence(%s, %s::jsonb)"

    facts = [row[chains.FACTS] for row in rows] + [facts_as_text((one,)) for one in EXAMPLES]

    assert [one for one in facts if owner.execute(query, (one,)).fetchone() != (True,)] == []
    labels = [(row[chains.LABEL], row[chains.VALUES]) for row in rows]
    assert [one for one in labels if owner.execute(said, one).fetchone() != (True,)] == []


def test_what_the_server_takes_can_be_read_and_the_event_goes_on(asked, owner, evening):
    rows = evening.book.texts(evening.event)

    for role in ROLES:
        found = tried_spoilt(asked(role), newest(owner), rows, role, random.Random(7), 60)

        assert found.wrong == [], role
        assert bool(found.taken) == bool(kinds_of(role)), role


def test_a_bust_of_nobody_by_hand_stops_nobody(evening, uwe, owner, reached, tmp_path):
    other = Desk(reached("desk 9"), evening.event, "Ina", "desk 9", evening.now)
    uwe.execute(RECORD, a_record(newest(owner), '[{"kind":"PlayerEliminated","entry":99}]'))

    for desk in (evening, other):
        desk.do(CountChips((Count(2, 5_000),)))
        desk.do(Eliminate(3))
        desk.undo()

    said = "A record of Uwe at station 2 makes no sense and was set aside: "
    aside = [one for one in evening.log.records if isinstance(one, SetAside)]
    assert [evening.said(one.label)[: len(said)] for one in aside] == [said]
    evening.catch_up()
    late = Desk(reached("desk 10"), evening.event, "Ina", "desk 10", evening.now)
    assert late.log.records == evening.log.records
    assert late.tournament == evening.tournament == other.tournament
    assert late.only_read == ""
    assert late.book.differences() == []
    assert list(filter(None, late.book.worries())) == []


def test_it_lies_in_the_file_as_it_was_written_and_the_chain_holds(
    evening, uwe, owner, book_url, tmp_path
):
    uwe.execute(RECORD, a_record(newest(owner), '[{"kind":"RecordUndone","record":900}]'))
    evening.do(PauseClock())
    rows = evening.book.texts(evening.event)
    path = tmp_path / "moved.book"

    server = ServerPlace(book_url, tmp_path / "notes")
    with closing(server) as source, closing(FilePlace(path)) as target:
        take_in(source, target)

    with closing(Books(path)) as book:
        book.rebuild()
        desk = Desk(book, evening.event, "Ina", "desk 1", evening.now)
        assert (book.texts(evening.event), book.differences()) == (rows, [])
        assert desk.tournament == evening.tournament
        assert isinstance(desk.log.records[-2], SetAside)
        assert chains.first_broken(rows) is None
        desk.do(Eliminate(3))
