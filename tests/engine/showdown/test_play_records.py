"""Records of play, field by field: what is read, and what is told of a field that is wrong."""

import pytest

from director.engine.boulder import auction_records
from director.engine.boulder.auction_records import Auction, Bid, Buyer, Pick
from director.engine.buckem import trick_records
from director.engine.buckem.trick_records import Trick, TrickPlayer
from director.engine.cards import read_cards
from director.engine.showdown.play_records import UNTOLD, Counted, Record, is_whole, player, seat_of
from director.engine.showdown.showdown import CannotJudge, Player, Problem
from tests.engine.boulder.test_judge import ROUND as BOULDER
from tests.engine.buckem.test_trick_errors import ROUND as TRICKS
from tests.shipped import shipped_games

LIBRARY = shipped_games()
HUGE = 10**1000
NO_AMOUNT = "an amount is a whole number of chips, not below 0"
TOO_MUCH = "this is more than anybody has counted"
NOT_FROM_ONE = "x is a whole number from 1"
NO_TEXT = 'cards are a text such as "As Kd"'
NOT_COUNTED = 'x are a text such as "As Kd", or how many they are'
NO_SEAT = "x is the seat of a player in the round"
OMITTED = object()


def read(value, way):
    """What is read from a field called x of a player, and the problems with it."""
    record = Record({} if value is OMITTED else {"x": value}, [], "players[1]")
    return way(record), [tuple(one) for one in record.problems]


def wrong(code, message, field="players[1].x"):
    return [(code, field, message)]


@pytest.mark.parametrize(
    ("value", "found", "problems"),
    [
        (OMITTED, 7, []),
        (None, 7, []),
        (1, 1, []),
        (HUGE - 1, HUGE - 1, []),
        (HUGE, 7, wrong("bad-amount", NOT_FROM_ONE)),
        (0, 7, wrong("bad-amount", NOT_FROM_ONE)),
        (True, 7, wrong("bad-amount", NOT_FROM_ONE)),
        ("1", 7, wrong("bad-amount", NOT_FROM_ONE)),
    ],
)
def test_a_whole_number_is_the_least_or_more(value, found, problems):
    assert read(value, lambda record: record.whole("x", 7, least=1)) == (found, problems)


def test_whole_numbers_begin_at_nought_unless_another_is_the_least():
    assert read(0, lambda record: record.whole("x", 7)) == (0, [])
    assert [is_whole(one) for one in (0, -1, True, 1.0, "1", None)] == [True, True, *[False] * 4]


@pytest.mark.parametrize(
    ("value", "default", "found", "problems"),
    [
        (OMITTED, 0, 0, []),
        (OMITTED, 15, 15, []),
        (OMITTED, None, 0, wrong("bad-amount", NO_AMOUNT)),
        (0, 15, 0, []),
        (5, 15, 5, []),
        (7, 15, 15, wrong("bad-amount", "7 cannot be made of chips of 5")),
        (7, None, 0, wrong("bad-amount", "7 cannot be made of chips of 5")),
        (-5, 15, 15, wrong("bad-amount", NO_AMOUNT)),
        (False, 15, 15, wrong("bad-amount", NO_AMOUNT)),
        (HUGE - 5, 15, HUGE - 5, []),
        (HUGE, 15, 15, wrong("bad-amount", TOO_MUCH)),
    ],
)
def test_an_amount_is_made_of_the_smallest_chips(value, default, found, problems):
    assert read(value, lambda record: record.amount("x", 5, default)) == (found, problems)


@pytest.mark.parametrize(
    ("value", "found", "problems"),
    [
        (OMITTED, False, []),
        (True, True, []),
        (False, False, []),
        (1, False, wrong("not-a-record", "x is true or false")),
    ],
)
def test_a_flag_is_true_or_false(value, found, problems):
    assert read(value, lambda record: record.flag("x")) == (found, problems)


@pytest.mark.parametrize(
    ("value", "found", "problems"),
    [
        (2, 2, []),
        (1, None, wrong("bad-seat", NO_SEAT)),
        (OMITTED, None, wrong("bad-seat", NO_SEAT)),
        (True, None, wrong("bad-seat", NO_SEAT)),
    ],
)
def test_a_seat_is_one_of_those_listed(value, found, problems):
    assert read(value, lambda record: record.seat((2, 3), "x")) == (found, problems)


@pytest.mark.parametrize(
    ("value", "cards", "card", "counted", "problems"),
    [
        (OMITTED, None, None, UNTOLD, ([], [], [])),
        ("As", "As", "As", Counted(read_cards("As"), 1), ([], [], [])),
        (
            "As Kd",
            "As Kd",
            "As",
            Counted(read_cards("As Kd"), 2),
            ([], wrong("wrong-card-count", "x is one card"), []),
        ),
        ("", "", None, Counted((), 0), ([], wrong("wrong-card-count", "x is one card"), [])),
        (
            "A?",
            None,
            None,
            UNTOLD,
            (wrong("bad-card", "“A?” is not a card: there is no suit “?”"),) * 3,
        ),
        (
            0,
            None,
            None,
            Counted(None, 0),
            (wrong("bad-card", NO_TEXT), wrong("bad-card", NO_TEXT), []),
        ),
        (
            -1,
            None,
            None,
            UNTOLD,
            (
                wrong("bad-card", NO_TEXT),
                wrong("bad-card", NO_TEXT),
                wrong("bad-card", NOT_COUNTED),
            ),
        ),
    ],
)
def test_cards_are_a_text_one_card_or_how_many_they_are(value, cards, card, counted, problems):
    every = None if cards is None else read_cards(cards)
    one = read_cards(card)[0] if card else None

    assert read(value, lambda record: record.cards("x")) == (every, problems[0])
    assert read(value, lambda record: record.card("x")) == (one, problems[1])
    assert read(value, lambda record: record.counted("x")) == (counted, problems[2])


@pytest.mark.parametrize(
    ("value", "inside", "rows", "problems"),
    [
        (OMITTED, {}, [], ([], [])),
        (
            {"y": 1},
            {"y": 1},
            [],
            ([], wrong("not-a-record", "x is a list")),
        ),
        (
            [{"y": 1}, 5],
            {},
            [{"y": 1}, {}],
            (
                wrong("not-a-record", "x is an object in braces"),
                wrong("not-a-record", "x[1] is an object in braces", "players[1].x[1]"),
            ),
        ),
    ],
)
def test_objects_and_lists_of_them_lie_in_a_record(value, inside, rows, problems):
    assert read(value, lambda record: record.inside("x").data) == (inside, problems[0])
    assert read(value, lambda record: [one.data for one in record.rows("x")]) == (
        rows,
        problems[1],
    )


def test_what_is_wrong_further_in_is_named_by_the_whole_way_to_it():
    record = Record({"bids": [{"bid": 7}], "sale": {"price": 7}}, [], "auction")

    record.rows("bids")[0].amount("bid", 5)
    record.inside("sale").amount("price", 5)
    record.wrong("not-a-record", "", "it is none")

    with pytest.raises(CannotJudge) as refused:
        record.stop()
    assert [(one.code, one.field) for one in refused.value.problems] == [
        ("bad-amount", "auction.bids[0].bid"),
        ("bad-amount", "auction.sale.price"),
        ("not-a-record", "auction"),
    ]
    assert Record(5, []).data == {}
    assert Record({"name": "Ann"}, []).name() == "Ann"
    assert Record({"name": 5}, []).name() == ""
    assert ("x" in Record({"x": None}, []), "x" in Record({"x": 0}, [])) == (False, True)


@pytest.mark.parametrize(
    ("data", "default", "seat", "problems"),
    [
        ({"seat": 1}, None, 1, []),
        ({}, 4, 4, []),
        ({}, None, -3, [("bad-seat", "seat", "a seat is a whole number from 1")]),
        ({"seat": 0}, 4, -3, [("bad-seat", "seat", "a seat is a whole number from 1")]),
        ({"seat": 3}, 4, -3, [("duplicate-seat", "seat", "seat 3 is listed twice")]),
    ],
)
def test_a_player_has_a_seat_that_nobody_before_has(data, default, seat, problems):
    record = Record(data, [])

    assert (seat_of(record, (2, 3), default), record.problems) == (
        seat,
        [Problem(*one) for one in problems],
    )


def test_a_player_of_a_record_is_neither_short_nor_has_declared():
    assert player(1, 4, "Ann", folded=True) == Player(
        1, 4, "Ann", (), {}, True, short=False, declared=False
    )


def test_a_round_of_tricks_is_what_its_record_says():
    game = LIBRARY.game("buck-em")
    case = TRICKS | {
        "id": 3,
        "options": {"deuce_swap": True},
        "scare_limit": 50,
        "tricks": ["Ad 4d Kd", ["Kh", "Ah", "8h"], {"led": 4, "cards": "As Ks 8s"}, {"led": 1}],
    }

    found = trick_records.read_round(Record(case, []), game)

    def cards(text):
        return read_cards(text)

    def drawn(text):
        return Counted(cards(text), len(cards(text)))

    assert found == trick_records.Round(
        id=3,
        game=game,
        options={one.name: one.default for one in game.options} | {"deuce_swap": True},
        chip=5,
        pot=25,
        rounds=1,
        ante=5,
        scare_limit=50,
        trump=cards("9h")[0],
        reshuffled=False,
        players=(
            TrickPlayer(
                0, 1, "Ann", False, cards("Kh 7h Ad 4c 5c"), cards("4c 5c"), drawn("8s 3c"),
                None, False,
            ),
            TrickPlayer(1, 2, "Bob", True, (), None, UNTOLD, None, False),
            TrickPlayer(
                2, 4, "Cy", False, cards("Ah As 9c 4d 5d"), cards("5d"), drawn("Qs"), None, False
            ),
            TrickPlayer(
                3, 5, "Dee", False, cards("Th 8h Kd Ks 6c"), None, Counted(None, 0), None, False
            ),
            TrickPlayer(4, 7, "Eve", True, (), None, UNTOLD, None, False),
        ),
        tricks=(
            Trick(cards("Ad 4d Kd")),
            Trick(cards("Kh Ah 8h")),
            Trick(cards("As Ks 8s"), 4),
            Trick((), 1),
        ),
    )  # fmt: skip
    assert [one.seat for one in found.stayers] == [1, 4, 5]
    assert [one.exchanged for one in found.players] == [2, 0, 1, 0, 0]
    assert (found.source, found.lowest, found.most_drawn) == ("turned", 2, 3)


@pytest.mark.parametrize(("count", "lowest"), [(5, 4), (6, 3), (7, 2), (8, 2)])
def test_a_short_deck_begins_higher_for_fewer_players(count, lowest):
    case = {
        "game": "buck-em",
        "pot": 60,
        "trump": "9h",
        "options": {"short_deck": True, "draw_five": True},
        "players": [{} for _ in range(count)],
    }

    found = trick_records.read_round(Record(case, []), LIBRARY.game("buck-em"))

    assert (found.lowest, found.most_drawn) == (lowest, 5)
    assert [(one.seat, one.title) for one in found.players][:2] == [(1, "seat 1"), (2, "seat 2")]


@pytest.mark.parametrize(
    ("seats", "problems"),
    [
        ([1, 2, 3, 4, 5], []),
        ([3, 4, 5, 1, 2], []),
        ([1, 2, 3, 5, 4], ["players are listed clockwise from the dealer’s left, the dealer last"]),
        ([1, 2, 3, 4], ["5 to 8 players are dealt in, here are 4"]),
        ([*range(1, 10)], ["5 to 8 players are dealt in, here are 9"]),
    ],
)
def test_five_to_eight_players_are_listed_clockwise(seats, problems):
    case = {"pot": 360, "trump": "9h", "players": [{"seat": seat} for seat in seats]}

    try:
        trick_records.read_round(Record(case, []), LIBRARY.game("buck-em"))
    except CannotJudge as refused:
        said = [one.message for one in refused.problems]
    else:
        said = []

    assert said == problems


def test_an_auction_is_what_its_record_says():
    game = LIBRARY.game("boulder-buyem")
    picks = ["Ah", "down", {"card": "7c", "seat": 1}, {"card": "down", "seat": 2}]
    case = BOULDER | {"auction": BOULDER["auction"] | {"picks": picks}}
    up = read_cards("Ah 7c")

    found = auction_records.read_round(Record(case, []), game)

    assert (found.id, found.game, found.chip, found.button) == ("round 9", game, 5, 3)
    assert (found.ante, found.blind, found.pot) == (5, 10, 60)
    assert found.auction == Auction(
        up,
        Counted(None, 2),
        (Bid(1, 20), Bid(6, 25)),
        (Pick(up[0]), Pick(None), Pick(up[1], 1), Pick(None, 2)),
    )
    kings = read_cards("Ks Kd Kc")
    assert found.players[1] == Buyer(
        1, 2, "Bob", 15, False, False, Counted(None, 4), kings, False, UNTOLD
    )
    assert [one.seat for one in found.playing] == [6, 1, 2, 3]
    assert [found.title(one) for one in (1, 6)] == ["Ann", "Eve"]
    assert [(one.seat, one.folds, one.to, one.cards.number) for one in found.claim or ()] == [
        (6, False, 50, 2), (1, False, None, 2), (2, False, None, 3),
        (3, True, None, None), (6, False, None, 1), (1, False, None, None),
    ]  # fmt: skip
