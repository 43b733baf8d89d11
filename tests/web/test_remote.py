"""The floor's remote: signing in, acting, and what it may not do."""

import json
import sys

import pytest

from director.tournament.busts.facts import PlayerEliminated, PlayerTimedOut
from director.tournament.commands import (
    CloseEvent,
    Eliminate,
    SetHandForHand,
)
from director.tournament.event.phase import phase
from director.tournament.log.books import BookFailed
from director.tournament.seats.open_seats import open_seats
from director.tournament.staff.role import Role
from tests.web.remote import PIN, STAFF

one_of_many = pytest.mark.skipif(
    sys.platform == "darwin", reason="a Mac has one address for itself, and these are two"
)


def test_a_bust_from_a_phone_is_a_record_with_who_and_where(floor):
    place = floor()
    phone = place.phone("Flo")
    entry = place.entries(1)[0]

    status, words = phone.act("bust", busts=[[entry, 0]])

    record = place.newest
    assert (status, words) == (200, {"done": place.desk.said(record.label), "record": 10})
    assert (record.who, record.station) == ("Flo", "phone 1")
    assert record.facts == (PlayerEliminated(entry),)


def test_what_the_desk_refuses_the_phone_is_refused_in_the_same_words(floor):
    place = floor()
    phone = place.phone("Flo")
    one, other, *_ = place.entries(1)
    phone.act("bust", busts=[[one, 0]])
    records = len(place.desk.log.records)
    commands = [
        ({"do": "bust", "busts": [[one, 0]]}, Eliminate(one)),
        ({"do": "bust", "busts": [[other, 0]], "by": [other]}, Eliminate(other, (other,))),
        ({"do": "bust", "busts": [[99, 0]]}, Eliminate(99)),
    ]

    for what, command in commands:
        refusal = place.desk.refusal(command)

        assert refusal
        assert phone.act(**what) == (409, {"refused": refusal})
        assert phone.post("weigh", {"event": 1, **what}) == (409, {"refused": refusal})
    assert len(place.desk.log.records) == records


def test_the_phone_says_what_an_act_would_be_before_it_is_done(floor):
    place = floor()
    phone = place.phone("Flo")
    what = {"do": "bust", "busts": [[place.entries(1)[0], 0]]}

    weighed = phone.post("weigh", {"event": 1, **what})

    assert weighed == (200, {"would": phone.act(**what)[1]["done"]})


def test_an_act_that_is_sent_twice_is_done_once(floor):
    place = floor()
    phone, uid = place.phone("Flo"), "a" * 32
    what = {"do": "bust", "busts": [[place.entries(1)[0], 0]], "uid": uid}

    first = phone.act(**what)
    records = len(place.desk.log.records)

    assert first[0] == 200
    assert phone.act(**what) == first
    assert len(place.desk.log.records) == records


def test_an_act_is_found_again_by_a_program_that_was_started_anew(floor):
    place = floor()
    uid, entry = "b" * 32, place.entries(1)[0]
    first = place.phone("Flo").act("bust", busts=[[entry, 0]], uid=uid)
    records = len(place.desk.log.records)
    place.remote._answers.clear()

    assert place.phone("Flo").act("bust", busts=[[entry, 0]], uid=uid) == first
    assert len(place.desk.log.records) == records


def test_the_uid_of_somebody_else_finds_nothing(floor):
    place = floor()
    uid, (one, other, *_) = "c" * 32, place.entries(1)
    place.phone("Flo").act("count", entry=one, chips=500, uid=uid)

    status, _ = place.phone("Dee").act("count", entry=other, chips=700, uid=uid)

    assert status == 200
    assert dict(place.desk.tournament.stacks) == {one: 500, other: 700}


def test_a_refusal_stays_what_it_was(floor):
    place = floor()
    phone, uid, entry = place.phone("Flo"), "d" * 32, place.entries(1)[0]
    phone.act("bust", busts=[[entry, 0]])
    refused = phone.act("bust", busts=[[entry, 0]], uid=uid)
    phone.act("undo", number=10)

    assert refused[0] == 409
    assert phone.act("bust", busts=[[entry, 0]], uid=uid) == refused


def test_two_on_one_hand_are_placed_by_their_stacks(floor):
    place = floor()
    phone = place.phone("Flo")
    short, tall, *_ = place.entries(1)

    status, _ = phone.act("bust", busts=[[short, 200], [tall, 900]])

    t = place.desk.tournament
    assert status == 200
    assert (t.place(tall).place, t.place(short).place) == (5, 6)


def test_players_of_two_tables_bust_together_only_hand_for_hand(floor):
    place = floor()
    phone = place.phone("Flo")
    busts = [[place.entries(1)[0], 200], [place.entries(2)[0], 900]]
    words = "Players at different tables tie only hand for hand"

    assert phone.act("bust", busts=busts) == (409, {"refused": words})
    place.evening.do(SetHandForHand(on=True))
    assert phone.act("bust", busts=busts)[0] == 200


def test_a_player_moves_and_swaps(floor):
    place = floor()
    phone = place.phone("Flo")
    t = place.desk.tournament
    one, other = place.entries(1)[0], place.entries(2)[0]
    before = t.seats[one], t.seats[other]

    status, _ = phone.act("move", entry=one, table=before[1].table, seat=before[1].seat, swap=True)

    t = place.desk.tournament
    assert status == 200
    assert (t.seats[other], t.seats[one]) == before


def test_a_dealer_counts_and_does_not_bust(floor):
    place = floor()
    phone = place.phone("Dee")
    entry = place.entries(1)[0]
    records = len(place.desk.log.records)
    words = "A dealer may not bust players; a director or the floor can"

    assert phone.act("bust", busts=[[entry, 0]]) == (409, {"refused": words})
    assert len(place.desk.log.records) == records
    assert phone.act("count", entry=entry, chips=1200)[0] == 200
    assert phone.state()["may"] == ["arrive", "count", "undo"]


@pytest.mark.parametrize("name", STAFF)
def test_each_role_is_offered_what_it_may_and_the_rest_changes_nothing(floor, name):
    place = floor()
    phone = place.phone(name)
    one, other, *_ = place.entries(1)
    card = {"seat": 1, "cards": "As Kd"}
    hand = {"players": [card, {"seat": 2, "cards": "Qs Qd"}], "board": [[0, 0, "2c 3c 4h 9s Td"]]}
    tried = {
        "bust": {"busts": [[one, 0]]},
        "move": {"entry": other, "table": 2, "seat": open_seats(place.desk.tournament, 2)[0]},
        "time": {"entry": other},
        "count": {"entry": other, "chips": 100},
        "ruling": {"table": 1, "game": "texas-holdem", **hand},
    }

    for do, what in tried.items():
        before = len(place.desk.log.records)
        status, words = phone.act(do, **what)
        allowed = do in phone.state()["may"]

        assert (status == 200) == allowed, (do, words)
        assert len(place.desk.log.records) == before + allowed


def test_only_the_own_last_act_is_undone(floor):
    place = floor()
    flo, dee = place.phone("Flo"), place.phone("Dee", phone="phone 2")
    one, other, *_ = place.entries(1)
    flo.act("count", entry=one, chips=500)
    number = flo.state()["undo"]["number"]
    place.evening.do(Eliminate(other))
    words = "That is not the last thing that you did"

    assert dee.state()["undo"] is None
    assert dee.act("undo", number=number) == (409, {"refused": words})
    assert flo.act("undo", number=number + 1) == (409, {"refused": words})
    assert flo.act("undo", number=number)[0] == 200
    assert dict(place.desk.tournament.stacks) == {}
    assert not place.desk.tournament.is_in(other)


def test_a_showdown_is_ruled_on_read_aloud_and_filed(floor):
    place = floor()
    phone = place.phone("Flo")
    (one, first), (other, second), *_ = place.desk.tournament.sitters[1].items()
    called = [place.desk.name(place.desk.tournament.entries[who].player) for who in (first, second)]
    what = {
        "event": 1, "do": "ruling", "table": 1, "game": "texas-holdem", "pot": "1000",
        "players": [{"seat": one, "cards": "As Ad"}, {"seat": other, "cards": "Ks Kd"}],
        "board": [[0, 0, "2c 3c 4h 9s Td"]],
    }  # fmt: skip

    status, ruled = phone.post("rule", what)
    filed = phone.act(**{key: value for key, value in what.items() if key != "event"})

    assert status == 200
    assert ruled["headline"] == f"{called[0]} wins 1,000"
    assert ruled["lines"][1] == f"{called[0]} gets 1,000: a pair of aces (As Ad Td 9s 4h)."
    assert filed[1]["done"] == f"Ruling at table 1 filed: {ruled['headline']}"
    (filing,) = place.desk.tournament.filings
    assert (filing.headline, filing.occasion.table, filing.occasion.level) == (
        ruled["headline"], 1, "1",
    )  # fmt: skip


def test_a_showdown_that_is_not_typed_to_the_end_says_what_is_missing(floor):
    phone = floor().phone("Flo")
    what = {"do": "ruling", "table": 1, "game": "texas-holdem", "players": [], "board": []}

    assert phone.post("rule", {"event": 1, **what}) == (
        200,
        {"wrong": [], "missing": ["Enter the cards of two players"], "asks": []},
    )
    assert phone.act(**what) == (409, {"refused": "There is no ruling to file yet"})


def test_a_chip_race_is_answered_and_filed(floor):
    place = floor()
    phone = place.phone("Flo")
    racers = [[1, 3, "9h 4c Kd"], [2, 1, "As"], [3, 0, ""], [4, 2, "2c 7s"]]
    what = {"do": "race", "table": 1, "racers": racers, "old": "25", "new": "100"}

    asked = phone.post("rule", {"event": 1, **what})
    too_early = phone.act(**what)
    what["no_others"] = "4"
    status, ruled = phone.post("rule", {"event": 1, **what})

    # seats 1 and 2 win the chips that are raced for: only of seat 4 it matters
    assert asked == (
        200,
        {
            "wrong": [],
            "missing": ["seat 4 gets no chip: no other chips there either?"],
            "asks": ["no_others"],
        },
    )
    assert too_early == (409, {"refused": "There is no ruling to file yet"})
    assert status == 200
    assert phone.act(**what)[0] == 200
    (filing,) = place.desk.tournament.filings
    assert filing.headline == ruled["headline"]
    assert json.loads(filing.case)["question"] == "chip-race"


def test_the_rule_card_is_that_of_the_table(floor):
    phone = floor().phone("Flo")

    status, card = phone.ask("GET", "card?event=1&table=1")

    assert status == 200
    assert "Texas Hold&#x27;em" in card
    assert phone.get("card?event=1&table=9")[0] == 404


def test_the_state_is_sent_again_only_when_it_has_changed(floor):
    place = floor()
    phone = place.phone("Flo")
    phone.state()
    etag = phone.headers["etag"]

    assert phone.ask("GET", "state", if_none_match=etag) == (304, "")
    place.evening.do(Eliminate(place.entries(1)[0]))
    assert phone.ask("GET", "state", if_none_match=etag)[0] == 200


def test_nobody_is_told_anything_before_signing_in(floor):
    place = floor()
    phone = place.phone()

    for path in ("state", "hand?event=1&table=1", "card?event=1&table=1"):
        assert phone.get(path)[0] == 401
    for path in ("act", "weigh", "rule", "sign-out"):
        assert phone.post(path, {})[0] == 401
    status, page = phone.ask("GET", "")
    assert status == 200
    assert "Ann" not in page


def test_the_cookie_is_the_browsers_alone(floor):
    place = floor()
    phone = place.phone("Flo")
    phone.post("sign-in", {"name": "Flo", "pin": PIN, "phone": ""})

    name, *rest = phone.headers["set-cookie"].split("; ")

    assert name.startswith("__Host-remote=")
    assert sorted(one.lower() for one in rest) == [
        "httponly",
        "path=/",
        "samesite=strict",
        "secure",
    ]


def test_an_act_without_the_pages_own_word_is_refused(floor):
    place = floor()
    phone = place.phone("Flo")
    records = len(place.desk.log.records)
    phone.csrf = "another"

    assert phone.act("bust", busts=[[place.entries(1)[0], 0]])[0] == 403
    assert phone.post("act", {}, content_type="text/plain")[0] == 403
    assert len(place.desk.log.records) == records


def test_five_wrong_pins_make_wait_whoever_one_says_to_be(floor):
    place = floor()
    phone = place.phone()

    for name in ("Flo", "Flo", "Dee", "Dee", "Nobody"):
        status, words = phone.sign_in(name, "1357")
        assert (status, words) == (403, {"refused": f"This is not {name}’s PIN"})

    status, words = phone.sign_in("Flo")
    assert (status, words) == (403, {"refused": "Too many wrong PINs: wait 31 seconds"})
    place.seconds += 31
    assert phone.sign_in("Flo") == (200, {"done": True})


@one_of_many
@pytest.mark.parametrize("staff", [True, False])
def test_wrong_pins_of_one_device_make_nobody_wait_at_another(floor, staff):
    place = floor(staff=staff)
    right = PIN if staff else place.remote.pin
    neighbor = place.phone(address="127.0.0.2")

    said = [neighbor.sign_in("Flo", "wrong")[1]["refused"] for _ in range(7)]

    assert [one[:20] for one in said[4:]] == [said[0][:20], *["Too many wrong PINs:"] * 2]
    assert place.phone().sign_in("Flo", right) == (200, {"done": True})
    assert neighbor.sign_in("Flo", right)[0] == 403


def test_a_right_pin_of_ones_own_gives_nobody_new_tries_at_anothers(floor):
    phone = floor().phone()

    for _ in range(2):
        for _ in range(3):
            phone.sign_in("Flo", "1357")
        phone.sign_in("Dee")

    status, words = phone.sign_in("Flo")
    assert (status, words) == (403, {"refused": "Too many wrong PINs: wait 31 seconds"})


def test_whoever_is_dismissed_is_signed_out_and_whoever_has_another_role_has_it(floor):
    place = floor()
    flo, dee = place.phone("Flo"), place.phone("Dee")
    staff = {one.name: one.number for one in place.book.staff.members()}
    place.book.staff.put_out_of_service(staff["Flo"], "Ina", "desk")
    place.book.staff.change(staff["Dee"], "Dee", Role.FLOOR, "Ina", "desk")
    place.seconds += 6

    assert flo.get("state")[0] == 401
    assert "bust" in dee.state()["may"]


def test_a_session_ends_after_hours_without_use_and_with_the_event(floor):
    place = floor()
    unused, used = place.phone("Flo"), place.phone("Dee")
    place.seconds += 3 * 3600
    used.state()
    place.seconds += 2 * 3600

    assert unused.get("state")[0] == 401
    assert used.get("state")[0] == 200
    for entry in sorted(place.desk.tournament.left)[:-1]:
        place.evening.do(Eliminate(entry))
    place.evening.do(CloseEvent())
    assert phase(place.desk.tournament) in ("closed", "paid")
    assert used.get("state")[0] == 401


def test_signing_out_ends_the_session(floor):
    phone = floor().phone("Flo")

    assert phone.post("sign-out", {}) == (200, {"done": True})
    assert phone.get("state")[0] == 401


def test_a_house_without_staff_signs_in_with_the_pin_at_the_desk(floor):
    place = floor(staff=False)
    phone = place.phone()
    wrong = "000000" if place.remote.pin != "000000" else "111111"

    words = {"refused": "This is not the PIN that the desk shows"}
    assert phone.sign_in("Ola", wrong) == (403, words)
    assert phone.sign_in("Ola", place.remote.pin, phone="") == (200, {"done": True})
    assert phone.act("bust", busts=[[place.entries(1)[0], 0]])[0] == 200
    assert (place.newest.who, place.newest.station) == ("Ola", "Ola’s phone")


def test_all_answers_have_strict_headers(floor):
    phone = floor().phone("Flo")

    for path in ("", "state", "remote.js", "words.js", "remote.css", "nothing"):
        phone.ask("GET", path)
        policy = phone.headers["content-security-policy"]

        assert "default-src 'none'" in policy
        assert "unsafe" not in policy


def test_while_the_book_does_not_answer_an_act_is_not_lost(floor):
    place = floor()
    phone, uid, entry = place.phone("Flo"), "e" * 32, place.entries(1)[0]

    def fails(*_):
        raise BookFailed("the server does not answer")

    place.book.write = fails
    assert phone.act("bust", busts=[[entry, 0]], uid=uid) == (
        503,
        {"away": "the server does not answer"},
    )
    del place.book.write
    assert phone.act("bust", busts=[[entry, 0]], uid=uid)[0] == 200
    assert not place.desk.tournament.is_in(entry)


def test_a_knockout_is_credited_where_there_are_bounties(floor):
    place = floor()
    phone = place.phone("Flo")
    out, by, *_ = place.entries(1)

    phone.act("bust", busts=[[out, 0]], by=[by])

    assert place.newest.facts == (PlayerEliminated(out, (by,)),)


def test_time_that_ran_out_is_written_down(floor):
    place = floor()
    phone, entry = place.phone("Flo"), place.entries(1)[0]

    phone.act("time", entry=entry)

    assert place.newest.facts == (PlayerTimedOut(entry),)
    assert phone.state()["undo"] is None


def test_the_page_shows_who_sits_where_and_nothing_of_money_or_contacts(floor):
    place = floor()
    state = place.phone("Flo").state()
    t = place.desk.tournament

    assert set(state) == {
        "who", "role", "station", "csrf", "may", "called", "events", "away", "event", "name",
        "left", "bounties", "hand_for_hand", "tables", "undo",
    }  # fmt: skip
    assert {
        (table["table"], seat["seat"]): (seat["entry"], seat["name"])
        for table in state["tables"]
        for seat in table["seats"]
    } == {
        (table, seat): (entry, place.desk.name(t.entries[entry].player))
        for table, sitters in t.sitters.items()
        for seat, entry in sitters.items()
    }
