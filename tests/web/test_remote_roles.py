"""Each role tries each route and each act of the remote: what it may not is refused."""

import json
import random

import pytest

from director.tournament.commands import AcceptMoves
from director.tournament.seats.facts import SeatDrawn
from director.tournament.seats.open_seats import open_seats
from director.tournament.staff.role import Role
from director.tournament.staff.roles import MATTERS, kinds_of
from director.web.remote_acts import ACTS
from tests.web.remote import PIN, STAFF
from tests.web.test_remote_strangers import act
from tests.web.test_strangers import noise, request

WHO = STAFF | {"Ina": Role.DIRECTOR}
GET = {"state", "hand?event=1&table=1", "card?event=1&table=1"}
POST = {"act", "weigh", "rule", "sign-out"}
OPEN = {"", "remote.css", "board.css", "sign-in"}
"""For everybody: the page, its look, and the way in."""


@pytest.fixture
def place(floor):
    made = floor()
    made.book.staff.enter("Ina", Role.DIRECTOR, PIN, "Ina", "desk")
    return made


def acts(place):
    """An act of each kind that could be done now."""
    one, other, coming, *_ = place.entries(1)
    there = open_seats(place.desk.tournament, 2)[0]
    racers = [[1, 3, "9h 4c Kd"], [2, 1, "As"], [4, 2, "2c 7s"]]
    race = {"table": 1, "racers": racers, "old": "25", "new": "100", "no_others": "4"}
    hand = {"table": 1, "game": "texas-holdem", "board": [[0, 0, "2c 3d 4h 9s Td"]]}
    hand["players"] = [{"seat": 1, "cards": "As Ad"}, {"seat": 2, "cards": "Ks Kd"}]
    return {
        "count": {"entry": one, "chips": 4_000},
        "arrive": {"entry": coming},
        "time": {"entry": one},
        "move": {"entry": one, "table": 2, "seat": there, "swap": False},
        "bust": {"busts": [[other, 0]]},
        "race": race,
        "ruling": hand,
        "undo": {"number": 2},
    }


def test_there_is_a_try_for_every_act_and_every_route(place):
    routes = {route.path.removeprefix("/remote/") for route in place.remote._routes().routes}

    assert set(acts(place)) == set(ACTS)
    plain = {one.partition("?")[0] for one in GET}
    assert {one for one in routes if not one.endswith(".js")} == plain | POST | OPEN


@pytest.mark.parametrize("name", [*WHO, ""])
def test_every_route_is_for_whoever_has_signed_in_and_acts_come_from_our_own_page(place, name):
    phone = place.phone(name)
    stranger = not name
    before = place.newest

    got = {path: phone.ask("GET", path)[0] for path in GET}
    posted = {path: phone.ask("POST", path, "{}", content_type="application/json")[0]
              for path in POST}  # fmt: skip

    assert got["state"] == (401 if stranger else 200)
    assert {status == 401 for status in got.values()} == {stranger}
    assert set(posted.values()) == {401 if stranger else 403}  # nobody has said which page asks
    assert {phone.ask("GET", path)[0] for path in POST} == {405}
    assert {phone.ask("POST", path)[0] for path in GET} == {405}
    assert place.newest == before


@pytest.mark.parametrize("name", WHO)
@pytest.mark.parametrize("do", ACTS)
def test_each_role_does_what_it_may_and_is_told_who_can_do_the_rest(place, name, do):
    phone, what = place.phone(name), acts(place)[do]
    if do == "arrive":
        seat = open_seats(place.desk.tournament, 2)[0]
        place.desk.do(AcceptMoves((SeatDrawn(what["entry"], 2, seat),), "tables are balanced"))
        place.evening.look()
    may = WHO[name] in MATTERS[ACTS[do].fact].roles
    before = place.desk.log.records[-1]

    weighed, _ = phone.post("weigh", {"event": 1, "do": do, **what})
    same = place.newest
    status, words = phone.act(do, **what)

    assert (do in phone.state()["may"]) == may
    assert same == before
    if do == "undo":  # nobody's own act
        assert (weighed, status) == (400, 409)
    elif may:
        assert (weighed, status, place.newest.who) == (200, 200, name)
    else:
        assert (weighed, status) == (409, 409)
        assert "may not" in words["refused"]
    if status != 200:
        assert place.newest == before


@pytest.mark.parametrize("name", WHO)
def test_whatever_a_phone_sends_only_what_its_role_may_is_written(place, name):
    phone, dice = place.phone(name), random.Random(name)
    known = len(place.desk.log.records)

    for _ in range(60):
        headers = {"content_type": "application/json", "x_csrf": phone.csrf}
        body = json.dumps(act(dice))
        status, text = phone.ask("POST", dice.choice(("act", "act", "rule")), body, **headers)

        assert 200 <= status < 500, (body, text)
    written = {type(fact).__name__ for one in place.desk.log.records[known:] for fact in one.facts}
    assert written <= kinds_of(WHO[name])


@pytest.mark.parametrize("make", [request, noise])
def test_no_header_or_path_of_somebody_signed_in_brings_the_remote_down(place, make):
    phone, dice = place.phone("Flo"), random.Random(5)
    known = f"\r\nCookie: {phone.cookie}\r\nX-CSRF: {phone.csrf}\r\n".encode()

    for _ in range(60):
        head, _, rest = make(dice).partition(b"\r\n")
        path = dice.choice((b" /remote/", b" /remote/act", b" /remote/hand", b" /remote/state?"))
        status = place.status(head.replace(b" /", path, 1) + known + rest)

        assert status is None or 200 <= status < 500, (head, rest)
    assert phone.state()["who"] == "Flo"
