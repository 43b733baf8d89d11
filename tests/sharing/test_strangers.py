"""A bad neighbor: wrong tries cost the address that they come from, and nobody else."""

import asyncio
import json

import pytest

from director.desk.stations import Stranger
from director.files.strict_json import as_text
from director.sharing.admission import IN_ALL, Admission, NotAdmitted
from director.sharing.door import door
from director.sharing.pairing import Circumstances, StationSide
from director.sharing.strangers import Strangers, Wrong
from director.start.hub_pages import HubPages, at_the_door, no_book
from tests.sharing.doors import CODE, OTHER_CODE, Watch
from tests.sharing.knocks import answered

FLOOR, NEIGHBOR = "192.0.2.5", "192.0.2.7"
SHOWN = "ab" * 32


class Coming:
    """A station on its way in."""

    def __init__(self, admission, address, code=CODE, name="Floor") -> None:
        self._admission, self._address = admission, address
        self._side = StationSide(code)
        self._seen = Circumstances(SHOWN, "2.1", "2.1", name)

    def begins(self):
        self._number, answer = self._admission.begin(
            self._address, "2.1", self._seen.name, self._side.message
        )
        self._tag = self._side.agreed(answer, self._seen).station_tag()
        return self

    def confirms(self):
        return self._admission.confirm(self._address, self._number, self._tag)[1]


def comes(admission, address, code=CODE):
    """The name of whoever was let in, or why not."""
    try:
        return Coming(admission, address, code).begins().confirms()
    except NotAdmitted as refusal:
        return refusal.why.value


@pytest.fixture
def admission():
    made = Admission(SHOWN, "2.1", Watch(), lambda: CODE, Strangers(FLOOR))
    made.new_code()
    return made


def test_who_has_the_right_code_gets_in_beside_a_neighbor_who_burns_tries(admission):
    tries = [comes(admission, NEIGHBOR, OTHER_CODE) for _ in range(8)]

    assert tries == ["wrong"] * 5 + ["tried"] * 3
    assert comes(admission, FLOOR) == "Floor"


def test_an_address_has_five_tries_with_each_code_and_the_right_one_is_none_after_them(admission):
    for _ in range(5):
        comes(admission, NEIGHBOR, OTHER_CODE)

    assert comes(admission, NEIGHBOR) == "tried"
    admission.new_code()
    assert comes(admission, NEIGHBOR) == "Floor"


def test_no_number_of_begun_rounds_pushes_anothers_out(admission):
    station = Coming(admission, FLOOR).begins()
    for _ in range(20):
        Coming(admission, NEIGHBOR, OTHER_CODE).begins()

    assert station.confirms() == "Floor"


def test_rounds_begun_before_give_an_address_no_sixth_try(admission):
    for _ in range(4):
        comes(admission, NEIGHBOR, OTHER_CODE)
    ahead = [Coming(admission, NEIGHBOR, OTHER_CODE).begins() for _ in range(2)]

    said = []
    for one in ahead:
        with pytest.raises(NotAdmitted) as refusal:
            one.confirms()
        said.append(refusal.value.why.value)
    assert said == ["wrong", "tried"]


def test_a_round_is_confirmed_from_where_it_was_begun_and_from_nowhere_else(admission):
    station = Coming(admission, FLOOR).begins()
    station._address = NEIGHBOR

    with pytest.raises(NotAdmitted) as refusal:
        station.confirms()
    assert refusal.value.why.value == "later"


def test_after_so_many_wrong_tries_of_all_addresses_a_new_code_is_opened_and_that_is_said(
    monkeypatch,
):
    assert IN_ALL == 2_000
    monkeypatch.setattr("director.sharing.admission.IN_ALL", 20)
    codes = iter([OTHER_CODE, CODE])
    admission = Admission(SHOWN, "2.1", Watch(), lambda: next(codes), Strangers(FLOOR))
    admission.new_code()
    for number in range(20):
        comes(admission, f"192.0.2.{100 + number}", CODE)

    assert admission.code()[0] == CODE
    assert admission.ended == "a new code was opened after 20 wrong tries"
    assert comes(admission, FLOOR) == "Floor"


def test_the_door_counts_by_who_knocks():
    strangers = Strangers(FLOOR)
    admission = Admission(SHOWN, "2.1", Watch(), lambda: CODE, strangers)
    admission.new_code()
    pages = HubPages(no_book, "", FLOOR, strangers=strangers)
    app = at_the_door(door(admission, str, lambda: None), pages)
    said = json.dumps({"version": "2.1", "station": "x", "message": as_text(bytes(33))}).encode()

    def knocks(address):
        return asyncio.run(answered(app, "/pair", said, address))

    tries = [knocks(NEIGHBOR) for _ in range(6)]
    assert tries == [(403, b'{"why":"wrong"}')] * 5 + [(403, b'{"why":"tried"}')]
    assert strangers.told() == (Stranger(NEIGHBOR, codes=5),)
    assert knocks(FLOOR) == (403, b'{"why":"wrong"}')


def test_who_is_shut_out_is_always_told_of_and_of_the_others_the_newest():
    strangers = Strangers()
    for number in range(9):
        strangers.tried(f"192.0.2.{number}", Wrong.PIN)
    strangers.shut_out.add("192.0.2.1")
    strangers.tried("192.0.2.3", Wrong.CODE)

    assert [(one.address, one.tries, one.shut_out) for one in strangers.told()] == [
        ("192.0.2.3", 2, False),
        *((f"192.0.2.{number}", 1, False) for number in (8, 7, 6, 5)),
        ("192.0.2.1", 1, True),
    ]


def test_an_address_of_elsewhere_counts_for_its_64_and_one_of_our_own_network_for_itself():
    strangers = Strangers("2001:db8:1:1::5")

    assert [
        strangers.counted_as(one)
        for one in (
            "192.0.2.7",
            "2001:db8:9:9::1",
            "2001:db8:9:9:ffff::2",
            "2001:db8:1:1::7",
            "fe80::1%eth0",
        )
    ] == [
        "192.0.2.7",
        "2001:db8:9:9::/64",
        "2001:db8:9:9::/64",
        "2001:db8:1:1::7",
        "fe80::1%eth0",
    ]


def test_of_addresses_beyond_number_the_newest_are_remembered():
    strangers = Strangers()
    for number in range(1_200):
        strangers.tried(f"10.{number // 250}.0.{number % 250}", Wrong.CODE)

    assert [one.address for one in strangers.told()] == [
        f"10.4.0.{number}" for number in range(199, 194, -1)
    ]
    assert len(strangers._tried) == 1_000
