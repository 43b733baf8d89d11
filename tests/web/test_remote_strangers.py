"""What strangers and broken pages send to the remote: they are told that they are wrong."""

import json
import random
import string

import pytest

from tests.web.test_strangers import noise, request

WORDS = (
    "uid", "event", "do", "busts", "by", "entry", "table", "seat", "swap", "chips", "number",
    "players", "board", "cards", "racers", "old", "new", "game", "pot", "button", "dice", "choice",
    "chip", "note", "name", "pin", "phone", "short", "declared",
    "no_others",
)  # fmt: skip
DO = ("bust", "move", "arrive", "time", "count", "race", "ruling", "undo", "fly", "")
CARDS = ("As Kd", "2c 3c 4h 9s Td", "Jo", "As As", "/", "1", "AsKdQhJc / 2s", "as 10h", "x" * 90)
PATHS = ("act", "weigh", "rule", "sign-in", "sign-out")
QUERIES = (
    "state?event=9", "state?event=x", "state?event=" + "9" * 30, "hand", "hand?event=1&table=1",
    "hand?event=1&table=1&game=", "hand?event=1&table=1&game=mexican-poker", "card?event=1&table=0",
    "hand?event=1&table=%00", "hand?event=1&table=1&game=%ff", "card?event=1&table=1&table=2",
    "hand?event=1&table=99999&game=chowaha", "../state", "%2e%2e/state", "state/", "state?event=-1",
)  # fmt: skip


def anything(dice, depth=0):
    plain = (
        None, True, -1, 0, 1, 2, 3, 7, 99, 10**14, 10**30, 1.5, "", "1", "25", "100", "x" * 400,
        "\ud800", "a\x00b", "²", "texas-holdem", "chowaha", "mexican-poker", *CARDS,
    )  # fmt: skip
    if depth > 3 or dice.random() < 0.7:
        return dice.choice(plain)
    inside = [anything(dice, depth + 1) for _ in range(dice.randint(0, 5))]
    return inside if dice.random() < 0.6 else dict(zip(WORDS, inside, strict=False))


def hand(dice):
    """A showdown that could be one, mostly."""
    seats = dice.sample(range(1, 9), dice.randint(0, 4))
    return {
        "do": "ruling",
        "table": dice.choice((1, 2, 9)),
        "game": dice.choice(("texas-holdem", "omaha-high-low", "chowaha", "razz", "buh", "x")),
        "players": [{"seat": one, "cards": dice.choice(CARDS)} for one in seats],
        "board": [[dice.randint(0, 3), dice.randint(0, 3), dice.choice(CARDS)] for _ in range(3)],
        **{
            key: dice.choice(("", "1", "1000", "500:1,2;200", "0", "9" * 50, "x", "3 4"))
            for key in ("pot", "button", "chip", "dice", "choice")
            if dice.random() < 0.4
        },
    }


def act(dice):
    words = hand(dice) if dice.random() < 0.5 else {"do": dice.choice(DO)}
    for _ in range(dice.randint(0, 4)):
        words[dice.choice(WORDS)] = anything(dice)
    return {"uid": "".join(dice.choices("0123456789abcdef", k=32)), "event": 1, **words}


@pytest.mark.parametrize("seed", range(3))
def test_no_act_of_a_broken_page_brings_the_remote_down(floor, seed):
    place, dice = floor(), random.Random(seed)
    phone = place.phone("Flo")

    for _ in range(120):
        body = (
            json.dumps(act(dice))
            if dice.random() < 0.9
            else "".join(dice.choices(string.printable, k=60))
        )
        headers = {"content_type": "application/json", "x_csrf": phone.csrf}
        status, text = phone.ask("POST", dice.choice(PATHS[:3]), body, **headers)

        assert 200 <= status < 500, (body, text)
    assert phone.state()["who"] == "Flo"


def test_no_address_brings_the_remote_down(floor):
    place = floor()
    phone = place.phone("Flo")

    for path in (*QUERIES, *PATHS, "remote.js?x=1", "nothing", "state" + "/a" * 50):
        for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"):
            status, _ = phone.ask(method, path)

            assert 200 <= status < 500, (method, path)
            if method in ("PUT", "DELETE", "OPTIONS"):
                assert status == 405


def test_a_body_that_is_too_large_is_not_read(floor):
    phone = floor().phone("Flo")
    headers = {"content_type": "application/json", "x_csrf": phone.csrf}

    assert phone.ask("POST", "act", "x" * 20_000, **headers)[0] == 413


@pytest.mark.parametrize("make", [request, noise])
def test_no_request_of_a_stranger_brings_the_remote_down(floor, make):
    place, dice = floor(), random.Random(4)

    for _ in range(60):
        sent = make(dice).replace(b" /", b" /remote/", 1)
        status = place.status(sent)

        assert status is None or 200 <= status < 500, sent
    assert place.phone("Flo").state()["who"] == "Flo"
