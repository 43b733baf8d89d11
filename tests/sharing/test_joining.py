"""A station joins by a code: what it gets, what is refused, and what anybody between learns."""

import json
import socket
from concurrent.futures import ThreadPoolExecutor

import pytest

from director import __version__
from director.sharing.door import PAIR
from director.sharing.invitation import Invitation
from director.sharing.knocking import Granted, NotJoined, granted
from director.sharing.pairing import StationSide
from tests.sharing.doors import CODE, HERE, OTHER_CODE, PASSWORD, impostor, open_door, relay
from tests.sharing.knocks import knocked


@pytest.fixture
def door(tmp_path):
    with open_door(tmp_path / "evening") as opened:
        yield opened


@pytest.fixture(autouse=True)
def _folder(tmp_path):
    (tmp_path / "evening").mkdir()
    (tmp_path / "impostor").mkdir()


def refused(invitation, station="Floor", version=__version__):
    with pytest.raises(NotJoined) as refusal:
        granted(invitation, station, version)
    return str(refusal.value)


WRONG = (
    "the code is wrong, or somebody stands between this station and the evening; after five wrong "
    "tries this station needs a new code"
)
TRIED = "five wrong codes have come from this station’s address; ask there for a new code"
NO_CODE = "no code is open there: it lets in one station within five minutes; ask for a new one"
NOT_THE_EVENING = "what answers there is not the evening that showed the code: do not join here"


def test_a_station_that_knows_the_code_gets_what_it_needs(door):
    got = granted(door.invitation(), "Floor")

    assert got == Granted(
        door.certificate.text,
        5433,
        "station_1",
        PASSWORD,
        "book",
        "Floor",
        "Friday",
        door.certificate.fingerprint,
        HERE,
    )
    assert door.admission.ended == "Floor has joined with the code"


def test_a_wrong_code_is_refused_and_the_right_one_still_lets_in(door):
    assert refused(door.invitation(OTHER_CODE)) == WRONG

    assert granted(door.invitation(), "Floor").station == "Floor"


def test_a_code_lets_one_station_in_and_no_second(door):
    granted(door.invitation(), "Floor")

    assert refused(door.invitation(), "Clock") == NO_CODE
    assert door.admitted == ["Floor"]


def test_of_two_stations_that_come_at_once_with_one_code_one_gets_in(door):
    def comes(name):
        try:
            return granted(door.invitation(), name).station
        except NotJoined as refusal:
            return str(refusal)

    with ThreadPoolExecutor(2) as both:
        answers = [*both.map(comes, ("Floor", "Clock"))]

    assert len(door.admitted) == 1
    assert sorted(answers) == sorted([*door.admitted, NO_CODE])


def test_a_code_has_run_out_after_five_minutes(door):
    door.watch.forward(minutes=5)

    assert refused(door.invitation()) == NO_CODE
    assert door.admission.ended == "the code has run out; nobody used it"


def test_after_five_wrong_tries_an_address_has_to_wait_for_the_next_code(door):
    tries = [refused(door.invitation(OTHER_CODE)) for _ in range(5)]

    assert tries == [WRONG] * 5
    assert refused(door.invitation()) == TRIED
    door.admission.new_code()
    assert granted(door.invitation(), "Floor").station == "Floor"


def test_rounds_begun_ahead_give_no_more_tries(door):
    """Of the rounds that an address has begun two count; the others are to be begun again."""
    sides = [StationSide(OTHER_CODE) for _ in range(4)]
    begun = [
        knocked(
            door.port, "pair", {"version": __version__, "station": "x", "message": side.message}
        )
        for side in sides
    ]

    answers = [
        knocked(door.port, "pair/confirm", {"round": one["round"], "confirm": bytes(32)})
        for _, one in begun
    ]

    assert answers == [(409, {"why": "later"})] * 2 + [(403, {"why": "wrong"})] * 2


def test_a_confirmation_that_was_recorded_opens_nothing_again(door):
    side = StationSide(CODE)
    asked = {"version": __version__, "station": "x", "message": side.message}
    _, begun = knocked(door.port, "pair", asked)
    told = {"round": begun["round"], "confirm": bytes(32)}
    assert knocked(door.port, "pair/confirm", told) == (403, {"why": "wrong"})

    assert knocked(door.port, "pair/confirm", told) == (409, {"why": "later"})
    assert door.admitted == []


def test_a_station_of_another_version_hears_which_one_it_needs(tmp_path):
    with open_door(tmp_path / "evening", "2.1") as door:
        assert refused(door.invitation(), version="2.0") == (
            "the evening runs version 2.1 of this program, and this station version 2.0: install "
            "the same one on both"
        )
        assert granted(door.invitation(), "Floor", "2.1").station == "Floor"


def test_where_nobody_is_that_is_said(door):
    with relay(door.port) as (port, _):
        pass

    assert refused(Invitation(HERE, port, CODE)) == f"there is no evening at {HERE}, port {port}"


def test_a_recording_of_the_wire_has_no_word_of_it_in_clear_text(door):
    with relay(door.port) as (port, seen):
        got = granted(door.invitation(port=port), "Registration desk")

    told = (CODE, PASSWORD, "Registration", "station_1", "Friday", "CERTIFICATE", PAIR)
    assert got.password == PASSWORD
    assert len(seen) > 2_000
    assert [word for word in told if word.encode() in seen] == []


def test_an_impostor_with_the_typed_code_between_them_is_refused_and_reads_no_secret(
    door, tmp_path
):
    with impostor(door, tmp_path / "impostor") as (port, read):
        assert refused(door.invitation(port=port)) == WRONG

    assert door.admitted == []
    assert b'"station": "Floor"' in read  # it does read along
    assert [word for word in (CODE, PASSWORD, "station_1") if word.encode() in read] == []


def test_what_an_impostor_has_heard_lets_nobody_try_codes_afterwards(door, tmp_path):
    """Nobody's confirmation tells whether a guess is right: the guess went into the exchange."""
    with impostor(door, tmp_path / "impostor") as (port, read):
        assert refused(door.invitation(port=port)) == WRONG
    tag = read.split(b'"confirm": "')[1].split(b'"')[0]

    told = {"round": "0" * 32, "confirm": tag.decode()}
    assert knocked(door.port, "pair/confirm", told) == (409, {"why": "later"})
    assert read.count(b'confirm"') == 1  # the station's alone: the evening never confirmed


def test_an_impostor_hears_nothing_at_all_from_a_station_that_scanned_the_code(door, tmp_path):
    with impostor(door, tmp_path / "impostor") as (port, read):
        assert refused(door.invitation(port=port, scanned=True)) == NOT_THE_EVENING

    assert (bytes(read), door.admitted) == (b"", [])


@pytest.mark.parametrize(
    "path", ["/", "/pair/", "/sign-in", "/remote/", "/..%2f", "/%ff", "/pair/x"]
)
def test_there_is_nothing_else_behind_the_door(door, path):
    status, _ = knocked(door.port, path.removeprefix("/"), {})

    assert status in (404, 405)


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE", "OPTIONS", "HEAD", "BREW"])
def test_the_door_is_only_posted_to(door, method):
    assert knocked(door.port, "pair", None, method)[0] == 405


GOOD = {"version": __version__, "station": "Floor", "message": bytes(33)}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"[" * 4_000,
        b'{"version":1,"station":"x","message":"x"}',
        json.dumps({"version": "1", "station": "x"}),
        json.dumps({"version": "1", "station": "x", "message": "x", "more": "x"}),
        '{"version":"1","version":"1","station":"x","message":"x"}',
        json.dumps({"version": "1", "station": "x" * 41, "message": ""}),
        json.dumps({"version": "1", "station": "a\nb", "message": "AAAA"}),
        '{"version":"1","station":"\\ud800","message":"AAAA"}',
        json.dumps({"version": __version__, "station": "x", "message": "AAAA"}),
        json.dumps({"version": __version__, "station": "x", "message": "*" * 44}),
    ],
)
def test_what_is_malformed_is_answered_with_one_word_and_tries_no_code(door, body):
    said = body if isinstance(body, bytes) else body.encode()

    assert knocked(door.port, "pair", said) == (400, {"why": "malformed"})
    assert door.admission.code()[0] == CODE
    assert granted(door.invitation(), "Floor").station == "Floor"


def test_a_message_that_is_no_point_of_the_curve_is_a_wrong_try(door):
    said = {**GOOD, "message": b"A" + bytes(32)}

    assert [knocked(door.port, "pair", said) for _ in range(5)] == [(403, {"why": "wrong"})] * 5
    assert knocked(door.port, "pair", said) == (403, {"why": "tried"})


def test_a_body_that_is_too_large_is_refused(door):
    assert knocked(door.port, "pair", b" " * 5_000)[0] == 413


def test_who_asks_too_often_is_told_to_wait(door):
    answers = [knocked(door.port, "pair", b"")[0] for _ in range(30)]

    assert set(answers) == {400, 429}


def test_a_door_says_nothing_to_who_does_not_speak_tls(door, capfd):
    with socket.create_connection((HERE, door.port), timeout=10) as stranger:
        stranger.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        try:
            said = stranger.recv(100)
        except OSError:
            said = b""

    assert b"HTTP" not in said
    assert capfd.readouterr() == ("", "")
