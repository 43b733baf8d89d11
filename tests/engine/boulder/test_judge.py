"""Boulder Buy'em: antes, auction, picks, claim, showdown and discards of one round."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from director.engine.cards import PACK, written
from director.engine.games.library import Library
from director.engine.showdown.answers import answer, ruling_on
from director.engine.showdown.read_aloud import read_aloud
from tests.rounds import examples

GAME = """
name   = "Boulder Buy'em"
kind   = "auction"
source = "BOUL"
tldr   = "Buy cards, keep them, claim the pot."
forced = "antes"
[hand]
cards = [1, 9]
[portion.high]
scale = "high, up to five cards"
plays = "hand"
[rule_card]
deal     = "An auction for the first pick of as many cards as there are players."
showdown = "The best hand of the cards played."
"""

ROUND: dict[str, Any] = {
    "id": "round 9",
    "game": "boulder-buyem",
    "chip": 5,
    "ante": 5,
    "button": 3,
    "pot": 60,
    "players": [
        {"seat": 1, "name": "Ann", "stack": 200, "cards": "As Ad 3c"},
        {"seat": 2, "name": "Bob", "stack": 15, "cards": 4, "played": "Ks Kd Kc"},
        {"seat": 3, "name": "Cy", "stack": 300, "cards": 7},
        {"seat": 5, "name": "Dee", "stack": 90, "sits_out": True},
        {"seat": 6, "name": "Eve", "stack": 400, "cards": 8},
    ],
    "auction": {
        "up": "Ah 7c",
        "down": 2,
        "bids": [{"seat": 1, "bid": 20}, {"seat": 6, "bid": 25}],
        "picks": ["Ah", "down", "down", "7c"],
    },
    "claim": [
        {"seat": 6, "to": 50, "cards": "2c 2d"},
        {"seat": 1, "cards": "As Ad"},
        {"seat": 2, "cards": 3},
        {"seat": 3, "folds": True},
        {"seat": 6, "cards": "2h"},
        {"seat": 1},
    ],
}
"""Eve buys the first pick and claims; Bob, all-in for ten, has the best hand."""


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("games")
    (folder / "boulder-buyem.toml").write_text(GAME, encoding="utf-8")
    return Library(folder)


@pytest.fixture(scope="module")
def judged(library):
    def judge(case):
        answered = answer(case, library)
        assert "error" not in answered, answered["errors"]
        return answered

    return judge


@pytest.fixture(scope="module")
def errors(library):
    def wrong(case):
        return [
            (error["code"], error["field"], error["message"])
            for error in answer(case, library).get("errors", ())
        ]

    return wrong


def copied(case):
    return json.loads(json.dumps(case))


def changed(**changes):
    return copied(ROUND) | copied(changes)


def with_player(number, **changes):
    case = copied(ROUND)
    case["players"][number] |= changes
    return case


def sold(*bids, **changes):
    """The round up to its auction, with these bids, and nothing of it told but what is said."""
    case = copied(ROUND) | changes
    del case["claim"]
    case["auction"] = {"bids": [{"seat": seat, "bid": bid} for seat, bid in bids]}
    return case


def claim(*actions, stacks=(100, 100, 100), played=("As Ah", "Ks Kh", "Qs Qh"), **changes):
    """Seats 1, 2 and 3 play for a pot of 30, the button on 3; each holds and shows two cards."""
    players = [
        {"seat": seat, "name": name, "stack": stack, "played": cards}
        for seat, name, stack, cards in zip(
            (1, 2, 3), ("Ann", "Bob", "Cy"), stacks, played, strict=True
        )
    ]
    case = {"game": "boulder-buyem", "button": 3, "pot": 30, "players": players}
    return case | {"claim": list(actions)} | changes


def test_an_answer_says_everything_that_the_manual_describes(judged):
    assert judged(ROUND) == {
        "id": "round 9",
        "game": "boulder-buyem",
        "awards": {"2": 135, "6": 80},
        "returned": {},
        "carried": 0,
        "pots": [
            {
                "amount": 135,
                "seats": [1, 2, 6],
                "portions": [
                    {
                        "name": "high",
                        "amount": 135,
                        "winners": [{"seat": 2, "amount": 135, "odd": 0}],
                    }
                ],
            },
            {
                "amount": 80,
                "seats": [1, 6],
                "portions": [
                    {
                        "name": "high",
                        "amount": 80,
                        "winners": [{"seat": 6, "amount": 80, "odd": 0}],
                    }
                ],
            },
        ],
        "hands": {
            "1": {"high": {"cards": "As Ad", "name": "a pair of aces"}},
            "2": {"high": {"cards": "Ks Kd Kc", "name": "three kings"}},
            "6": {"high": {"cards": "2h 2d 2c", "name": "three deuces"}},
        },
        "reasons": [
            "Eve bids most and pays 25 into the pot; nobody else pays (BOUL)",
            "Eve picks the first card, then clockwise Ann, Bob and Cy (BOUL)",
            "Eve claims with 50 and 2 of the cards held (BOUL)",
            "Bob has 3 cards on the table, the most: that is a raise (BOUL)",
            (
                "Main pot of 135: Bob wins with three kings, Ks Kd Kc; the next is Eve with three"
                " deuces (BOUL)"
            ),
            (
                "Side pot 1 of 80: Eve wins with three deuces, 2h 2d 2c; the next is Ann with a"
                " pair of aces (BOUL)"
            ),
            "The 8 cards played, folded ones too, go back into the deck (BOUL)",
            "Cy has 8 cards and discards 1, down to seven (BOUL)",
            "The pot was claimed: Dee may be back in the next round (BOUL)",
        ],
        "auction": {"blind": 10, "seat": 6, "paid": 25, "order": [6, 1, 2, 3]},
        "claim": {"seat": 6, "shows": [2, 6, 1]},
        "stacks": {"1": 145, "2": 135, "3": 295, "5": 90, "6": 400},
        "held": {"1": 2, "2": 2, "3": 8, "6": 6},
        "discard": {"3": 1},
        "out": [],
        "may_return": [5],
    }


def test_a_case_without_auction_or_claim_is_a_plain_showdown(judged):
    case = {
        "game": "boulder-buyem",
        "button": 3,
        "players": [
            {"seat": 1, "cards": "As Ad", "bet": 50},
            {"seat": 2, "cards": "Ah Ac 2c", "bet": 50},
        ],
    }

    ruling = judged(case)

    assert ruling["awards"] == {"2": 100}
    assert "stacks" not in ruling


def test_a_round_that_nobody_claims_leaves_everything_in_the_pot(judged):
    ruling = judged(changed(claim=[]))

    assert (ruling["awards"], ruling["carried"]) == ({}, 105)
    assert ruling["pots"] == [{"amount": 105, "seats": [], "portions": []}]
    assert ruling["reasons"][2:] == [
        "Nobody claims: the pot of 105 stays for the next round (BOUL)",
        "Eve has 9 cards and discards 2, down to seven (BOUL)",
        "Cy has 8 cards and discards 1, down to seven (BOUL)",
    ]
    assert ruling["stacks"] == {"1": 195, "2": 10, "3": 295, "5": 90, "6": 370}
    assert (ruling["claim"], ruling["may_return"]) == (None, [])


def test_a_round_up_to_its_auction_says_who_picks_and_waits_for_the_claim(judged):
    ruling = judged(sold((1, 20), (6, 25)))

    assert ruling["auction"] == {"blind": 10, "seat": 6, "paid": 25, "order": [6, 1, 2, 3]}
    assert ruling["reasons"][2:] == ["The pot of 105 waits for a claim (BOUL)"]
    assert ruling["discard"] == {}


def test_nobody_bids_and_the_button_pays_the_blind(judged):
    ruling = judged(sold())

    assert ruling["auction"] == {"blind": 10, "seat": 3, "paid": 10, "order": [3, 6, 1, 2]}
    assert ruling["reasons"][0] == "Nobody bids more than the blind: Cy pays 10 into the pot (BOUL)"


def test_a_blind_that_the_button_cannot_pay_is_the_rest_of_the_stack(judged):
    ruling = judged(sold((1, 10), **with_player(2, stack=10)))

    assert ruling["auction"] == {"blind": 5, "seat": 1, "paid": 10, "order": [1, 2, 3, 6]}
    assert ruling["reasons"][0] == "Cy on the button has 5 left, and that is the blind bid (BOUL)"


def test_the_house_may_set_another_blind(judged):
    assert judged(sold(blind=40))["auction"]["paid"] == 40


def test_a_bid_need_only_exceed_the_last_by_one_chip(judged):
    assert judged(sold((1, 100), (6, 105), (1, 110), (1, 115)))["auction"]["paid"] == 115


def test_who_has_less_than_the_ante_pays_that_and_may_win_all_of_the_pot(judged):
    case = claim(
        {"seat": 2, "cards": 3},
        {"seat": 3, "to": 40, "cards": 2},
        {"seat": 1, "cards": 2},
        stacks=(100, 3, 100),
        played=("As Ah", "Ac Ad 2c", "Qs Qh"),
        ante=10,
    )

    ruling = judged(case)

    assert (
        ruling["reasons"][0] == "Bob has 3 for the ante of 10; the pot is not split for it (BOUL)"
    )
    assert ruling["awards"] == {"1": 80, "2": 53}
    assert [pot["seats"] for pot in ruling["pots"]] == [[1, 2, 3], [1, 3]]


def test_who_has_spent_the_last_chip_without_a_claim_is_out(judged):
    case = claim(stacks=(100, 10, 100), ante=10) | {"claim": []}

    assert judged(case)["out"] == [2]


def test_a_claim_that_nobody_calls_wins_unseen_and_takes_its_chips_back(judged):
    case = claim(
        {"seat": 2, "to": 50, "cards": 1},
        {"seat": 3, "folds": True},
        {"seat": 1, "folds": True},
        played=(None, None, None),
    )

    ruling = judged(case)

    assert (ruling["awards"], ruling["returned"]) == ({"2": 30}, {"2": 50})
    assert ruling["stacks"] == {"1": 100, "2": 130, "3": 100}
    assert "Bob takes back 50, which nobody called (TDA 15-B)" in ruling["reasons"]


def test_more_cards_than_anybody_has_on_the_table_are_a_raise_and_as_many_are_none(judged, errors):
    call = claim(
        {"seat": 2, "cards": 2}, {"seat": 3, "cards": 2}, {"seat": 1, "cards": 2}, stacks=(9, 9, 9)
    )
    more = copied(call)
    more["players"][2]["played"] = "Qs Qh Qd"
    more["claim"][1]["cards"] = 3

    assert judged(call)["awards"] == {"1": 30}
    assert errors(more) == [
        ("missing-action", "claim", "Bob has still to fold, call or raise"),
    ]
    more["claim"].append({"seat": 2})
    assert judged(more)["claim"] == {"seat": 2, "shows": [3, 1, 2]}


def test_cards_that_were_folded_still_set_the_number_to_beat(judged):
    case = claim(
        {"seat": 2, "cards": 2},
        {"seat": 3, "cards": 5, "to": 10},
        {"seat": 1, "cards": 2, "to": 20},
        {"seat": 2},
        {"seat": 3, "folds": True},
        played=("As Ah", "Ks Kh", None),
    )

    ruling = judged(case)

    assert (ruling["awards"], ruling["claim"]) == ({"1": 80}, {"seat": 2, "shows": [1, 2]})


def test_who_is_all_in_may_add_cards_in_turn_and_is_not_waited_for(judged):
    actions = [
        {"seat": 2, "to": 50, "cards": 2},
        {"seat": 3, "cards": 2},
        {"seat": 1, "cards": 3},
        {"seat": 2},
    ]
    case = claim(*actions, stacks=(100, 100, 20), played=("2s 3h 4h", "Ks Kh", "Qs Qh"))
    added = copied(case)
    added["claim"].append({"seat": 3, "cards": 1})
    added["players"][2]["played"] = "Qs Qh Qd"

    assert judged(case)["awards"] == {"2": 150}
    assert judged(added)["awards"] == {"2": 60, "3": 90}


def test_who_has_no_chips_left_still_has_to_play_cards_or_fold(judged, errors):
    case = claim(
        {"seat": 3, "to": 5, "cards": 2},
        {"seat": 1, "cards": 2},
        stacks=(100, 0, 100),
        played=("As Ah", None, "Qs Qh"),
    )

    assert errors(case) == [("missing-action", "claim", "Bob has still to fold, call or raise")]
    case["claim"].append({"seat": 2, "cards": "Ad Ac"})
    assert judged(case)["awards"] == {"1": 25, "2": 15}


def test_a_missing_kicker_loses_to_any_kicker(judged):
    case = claim(
        {"seat": 2, "cards": 3},
        {"seat": 3, "cards": 2},
        {"seat": 1, "cards": 2},
        played=("As Ah", "Ac Ad 2c", "Qs Qh"),
    )

    ruling = judged(case)

    assert ruling["awards"] == {"2": 30}
    assert ruling["reasons"][1] == (
        "Pot of 30: Bob wins with a pair of aces, Ad Ac 2c; Ann has a pair of aces too, but the"
        " deuce beats the missing kicker (BOUL)"
    )


def test_tied_hands_split_and_the_odd_chip_goes_by_position(judged):
    case = claim(
        {"seat": 2, "cards": 1},
        {"seat": 3, "cards": 1},
        {"seat": 1, "folds": True},
        played=(None, "As", "Ah"),
        pot=25,
        chip=5,
        button=1,
    )

    assert judged(case)["awards"] == {"2": 15, "3": 10}
    assert judged(case | {"button": 2})["awards"] == {"2": 10, "3": 15}


def test_who_mucks_wins_nothing_but_takes_back_what_nobody_called(judged):
    case = claim(
        {"seat": 1, "to": 80, "cards": 2},
        {"seat": 2, "cards": 2},
        {"seat": 3, "cards": 2},
        stacks=(100, 50, 20),
    )
    case["players"][0] |= {"mucks": True, "played": None}

    ruling = judged(case)

    assert (ruling["awards"], ruling["returned"]) == ({"2": 150}, {"1": 30})
    assert "Ann mucks and can win nothing (BOUL)" in ruling["reasons"]


def test_everybody_who_could_win_a_pot_does_not_muck(errors):
    case = claim(
        {"seat": 1, "to": 80, "cards": 2},
        {"seat": 2, "cards": 2},
        {"seat": 3, "cards": 2},
        stacks=(100, 100, 20),
    )
    for player in case["players"][:2]:
        player["mucks"] = True

    assert errors(case) == [
        (
            "nobody-left",
            "players",
            "everybody mucks who could win the pot of 120; the last one takes it",
        )
    ]


def test_heads_up_one_card_lies_face_up_and_one_face_down(judged, errors):
    players = [
        {"seat": 1, "name": "Ann", "stack": 90},
        {"seat": 2, "name": "Bob", "stack": 90},
    ]
    auction = {"up": "As", "down": 1, "picks": ["As", "down"]}
    case = {
        "game": "boulder-buyem",
        "ante": 5,
        "button": 2,
        "players": players,
        "auction": auction,
    }

    assert judged(case)["auction"]["order"] == [2, 1]
    auction |= {"up": "As Kd", "down": 0}
    assert errors(case)[:2] == [
        ("wrong-card-count", "auction.up", "2 players: 1 face up, not 2"),
        ("wrong-card-count", "auction.down", "2 players: 1 face down, not 0"),
    ]


def test_discards_go_down_to_seven_and_not_further(judged, errors):
    case = changed(claim=[])
    case["players"][2]["discards"] = 1
    case["players"][4]["discards"] = "2c 4c"

    ruling = judged(case)

    assert (ruling["held"], ruling["discard"]) == ({"1": 4, "2": 5, "3": 7, "6": 7}, {})
    case["players"][2]["discards"] = 2
    case["players"][0]["discards"] = "3c"
    assert errors(case) == [
        (
            "wrong-discards",
            "players[0].discards",
            "Ann has 4 cards and discards 1; down to seven is 0",
        ),
        (
            "wrong-discards",
            "players[2].discards",
            "Cy has 8 cards and discards 2; down to seven is 1",
        ),
    ]


def test_a_player_is_back_only_when_the_pot_is_empty(judged, errors):
    back = with_player(0, returns=True)

    assert errors(back) == [
        (
            "cannot-return",
            "players[0].returns",
            "Ann may be back only after the next claim, when the pot is empty",
        )
    ]
    assert errors(back | {"pot": 0}) == []


def test_a_round_is_read_aloud_like_any_ruling(library):
    ruling, _ = ruling_on(ROUND, library)

    assert read_aloud(ruling)[:4] == [
        "Boulder Buy'em.",
        "Bob gets 135: three kings (Ks Kd Kc).",
        "Eve gets 80: three deuces (2h 2d 2c).",
        "Why:",
    ]


@pytest.mark.parametrize(
    ("case", "found"),
    [
        ({"game": "boulder-buyem", "claim": []}, [("not-a-record", "players")]),
        (changed(players="Ann"), [("not-a-record", "players")]),
        (changed(auction=[]), [("not-a-record", "auction")]),
        (changed(auction={"bids": {}}), [("not-a-record", "auction.bids")]),
        (changed(auction={"bids": [5]}), [
            ("not-a-record", "auction.bids[0]"),
            ("bad-seat", "auction.bids[0].seat"),
            ("bad-amount", "auction.bids[0].bid"),
        ]),
        (changed(claim=[{"seat": 6, "folds": "no"}]), [("not-a-record", "claim[0].folds")]),
        (changed(options={"odd": 1}), [("unknown-option", "options.odd")]),
        (changed(chip="5"), [("bad-amount", "chip")]),
        (changed(ante=3), [("bad-amount", "ante")]),
        (changed(blind=-5), [("bad-amount", "blind")]),
        (changed(pot=61), [("bad-amount", "pot")]),
        (with_player(0, stack=None), [("bad-amount", "players[0].stack")]),
        (with_player(0, stack=201), [("bad-amount", "players[0].stack")]),
        (changed(players=ROUND["players"][2:4], claim=[], auction=None), [
            ("wrong-player-count", "players"),
        ]),
        (with_player(0, seat="one"), [
            ("bad-seat", "players[0].seat"),
            ("bad-seat", "auction.bids[0].seat"),
            ("bad-seat", "claim[1].seat"),
            ("bad-seat", "claim[5].seat"),
        ]),
        (with_player(0, seat=2), [
            ("duplicate-seat", "players[1].seat"),
            ("bad-seat", "auction.bids[0].seat"),
            ("bad-seat", "claim[1].seat"),
            ("bad-seat", "claim[5].seat"),
        ]),
        (changed(button=5), [("bad-seat", "button")]),
        (changed(button=None), [("bad-seat", "button")]),
        (with_player(0, cards="As Ax"), [("bad-card", "players[0].cards")]),
        (with_player(0, played=2), [("bad-card", "players[0].played")]),
        (changed(auction={"up": 2}), [("bad-card", "auction.up")]),
        (changed(auction={"picks": ["up"]}), [("bad-card", "auction.picks[0]")]),
        (changed(auction={"picks": [None]}), [("bad-card", "auction.picks[0]")]),
        (changed(auction={"picks": [{"seat": 9, "card": "Ah 2c"}]}), [
            ("wrong-card-count", "auction.picks[0].card"),
            ("bad-seat", "auction.picks[0].seat"),
        ]),
        (changed(claim=[{"seat": 6, "to": 2.5, "cards": []}]), [
            ("bad-amount", "claim[0].to"),
            ("bad-card", "claim[0].cards"),
        ]),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_named_with_its_field(errors, case, found):
    assert [(code, field) for code, field, _ in errors(case)] == found


@pytest.mark.parametrize(
    ("case", "found"),
    [
        (
            sold((1, 10)),
            (
                "bid-too-low",
                "auction.bids[0].bid",
                "Ann bids 10; the standing bid is 10, and a bid is more than that",
            ),
        ),
        (
            sold((1, 20), (2, 15)),
            (
                "bid-too-low",
                "auction.bids[1].bid",
                "Bob bids 15; the standing bid is 20, and a bid is more than that",
            ),
        ),
        (sold((2, 15)), ("bid-too-high", "auction.bids[0].bid", "Bob bids 15 and has 10")),
        (sold((5, 20)), ("sits-out", "auction.bids[0].seat", "Dee sits out and does not bid")),
        (
            with_player(0, stack=0),
            ("bad-amount", "players[0].stack", "Ann has no chips for the ante and is out"),
        ),
        (
            with_player(3, returns=True),
            (
                "cannot-return",
                "players[3].returns",
                "Dee may be back only after the next claim, when the pot is empty",
            ),
        ),
        (
            with_player(0, cards="As Jo"),
            ("card-not-in-deck", "players[0].cards", "Jo is not in the deck of Boulder Buy'em"),
        ),
        (
            with_player(0, cards="As Ah"),
            ("duplicate-card", "auction.up", "Ah is there twice"),
        ),
        (
            with_player(3, cards=27),
            (
                "wrong-card-count",
                "players",
                "53 cards are held and auctioned; the deck has 52",
            ),
        ),
    ],
)
def test_what_is_wrong_before_the_picks_is_named(errors, case, found):
    assert errors(case)[0] == found


def picks(*picked, **changes):
    case = copied(ROUND) | {"claim": []}
    case["auction"] |= {"picks": list(picked), **changes}
    return case


@pytest.mark.parametrize(
    ("case", "found"),
    [
        (
            picks("Ah", "7c", "down"),
            ("wrong-card-count", "auction.picks", "4 players pick a card each, here are 3 picks"),
        ),
        (
            picks("Ah", {"seat": 2, "card": "7c"}, "down", "down"),
            ("out-of-turn", "auction.picks[1]", "Bob picks here; it is the turn of Ann"),
        ),
        (
            picks("Ah", "Ah", "down", "down"),
            ("bad-pick", "auction.picks[1]", "Ah has been picked already"),
        ),
        (
            picks("down", "down", "down", "Ah"),
            ("bad-pick", "auction.picks[2]", "no card lies face down any more"),
        ),
        (
            picks("2s", "3s", "down", "7c"),
            ("bad-pick", "auction.picks[2]", "no card lies face down any more"),
        ),
        (
            picks("Ah", "9c", "down", "7c", down="2s 3s"),
            ("bad-pick", "auction.picks[1]", "9c does not lie on the table"),
        ),
        (
            picks("Ah", "down", "down", "7c", up="Ah 7c 8c"),
            ("wrong-card-count", "auction.up", "4 players: 2 face up, not 3"),
        ),
        (
            picks("Ah", "down", "down", "7c", down=3),
            ("wrong-card-count", "auction.down", "4 players: 2 face down, not 3"),
        ),
    ],
)
def test_what_is_wrong_with_a_pick_is_named(errors, case, found):
    assert errors(case)[0] == found


def test_picks_may_name_the_picker_and_the_card(judged):
    case = picks({"seat": 6, "card": "Ah"}, {"seat": 1, "card": "down"}, "2s", "7c", down="2s 3s")

    assert judged(case)["carried"] == 105


FOLD = {"folds": True}


@pytest.mark.parametrize(
    ("case", "found"),
    [
        (
            claim({"seat": 1, **FOLD}),
            ("bad-action", "claim[0].folds", "a claim begins with whoever claims; Ann folds"),
        ),
        (
            claim({"seat": 1, "to": 10}),
            ("missing-cards", "claim[0].cards", "Ann needs a card on the table to stay in"),
        ),
        (
            claim({"seat": 1, "cards": 2}, {"seat": 2}),
            ("missing-cards", "claim[1].cards", "Bob needs a card on the table to stay in"),
        ),
        (
            claim({"seat": 1, "cards": 2}, {"seat": 2, "cards": 2, **FOLD}),
            (
                "bad-action",
                "claim[1].folds",
                "Bob folds and puts neither chips nor cards in",
            ),
        ),
        (
            claim({"seat": 1, "cards": 2}, {"seat": 3, "cards": 2}),
            ("out-of-turn", "claim[1]", "Cy acts; it is the turn of Bob"),
        ),
        (
            claim({"seat": 1, "cards": 2}, {"seat": 2, **FOLD}, {"seat": 2, "cards": 2}),
            ("out-of-turn", "claim[2]", "Bob has folded"),
        ),
        (
            claim(
                {"seat": 1, "cards": 2},
                {"seat": 2, "cards": 2},
                {"seat": 3, "cards": 2},
                {"seat": 1},
            ),
            ("betting-over", "claim[3]", "Ann acts, and the betting is over"),
        ),
        (
            claim({"seat": 1, "cards": 2}, {"seat": 2, **FOLD}, {"seat": 3, **FOLD}, {"seat": 1}),
            ("betting-over", "claim[3]", "Ann acts, and the betting is over"),
        ),
        (
            claim({"seat": 1, "cards": 2, "to": 101}),
            ("bet-too-high", "claim[0].to", "Ann has 100, not 101"),
        ),
        (
            claim({"seat": 1, "cards": 2, "to": 50}, {"seat": 2, "cards": 2, "to": 40}),
            (
                "bet-too-low",
                "claim[1].to",
                "Bob puts 40 in all in and has to have 50 in to call",
            ),
        ),
        (
            claim({"seat": 1, "cards": 2}, {"seat": 2, **FOLD}),
            ("missing-action", "claim", "Cy has still to fold, call or raise"),
        ),
        (
            changed(claim=[*ROUND["claim"][:1], {"seat": 5, "cards": 1}, *ROUND["claim"][1:]]),
            ("sits-out", "claim[1]", "Dee sits out and has no part in the claim"),
        ),
        (
            with_player(1, played=None),
            ("missing-cards", "players[1].played", "Bob may win a pot: which cards were played?"),
        ),
        (
            with_player(1, played="Ks Kd"),
            (
                "wrong-card-count",
                "players[1].played",
                "Bob has put 3 cards on the table and shows 2",
            ),
        ),
        (
            with_player(0, played="As 3c"),
            (
                "card-not-held",
                "players[0].played",
                "Ann has put Ad on the table and does not show it",
            ),
        ),
        (
            with_player(1, played="Ks Ks Kc"),
            ("duplicate-card", "players[1].played", "Bob plays a card twice"),
        ),
        (
            with_player(1, played="Ks Kd 3c"),
            ("card-not-held", "players[1].played", "Bob plays 3c, which Ann has"),
        ),
        (
            with_player(1, played="Ks Kd Ah"),
            ("card-not-held", "players[1].played", "Bob plays Ah, which Eve has"),
        ),
        (
            with_player(0, cards="3c 4c 5c"),
            ("card-not-held", "claim[1].cards", "Ann plays Ad and does not hold it"),
        ),
        (
            with_player(1, cards=1),
            ("card-not-held", "players[1].played", "Bob has 2 cards and plays 3"),
        ),
        (
            with_player(0, discards="As"),
            ("card-not-held", "players[0].discards", "Ann discards As, which has been played"),
        ),
        (
            with_player(2, discards="3c"),
            ("card-not-held", "players[2].discards", "Cy discards 3c and does not hold it"),
        ),
        (
            with_player(2, discards="5c 5c"),
            ("duplicate-card", "players[2].discards", "Cy discards a card twice"),
        ),
    ],
)
def test_what_is_wrong_with_a_claim_is_named(errors, case, found):
    assert errors(case)[0] == found


@pytest.mark.parametrize(
    ("actions", "stacks", "found"),
    [
        # who is all-in with a card on the table is passed over
        ([{"seat": 1, "to": 10, "cards": 1}, {"seat": 2, "cards": 1},
          {"seat": 3, "to": 20, "cards": 1}, {"seat": 1, "to": 30}, {"seat": 3}],
         (100, 10, 100), []),
        # and may put a card in all the same
        ([{"seat": 1, "to": 10, "cards": 1}, {"seat": 2, "cards": 1},
          {"seat": 3, "to": 20, "cards": 1}, {"seat": 1, "to": 30}, {"seat": 2, "cards": 1},
          {"seat": 3, "cards": 1}, {"seat": 1, "cards": 1}],
         (100, 10, 100), []),
        # who has a chip left is waited for
        ([{"seat": 1, "to": 10, "cards": 1}, {"seat": 2, "cards": 1},
          {"seat": 3, "to": 20, "cards": 1}, {"seat": 1, "to": 30}, {"seat": 3}],
         (100, 11, 100), [("out-of-turn", "claim[4]"), ("missing-action", "claim")]),
        # a claim that everybody folds to is over, and nobody is waited for
        ([{"seat": 1, "cards": 2}, {"seat": 2, **FOLD}, {"seat": 3, **FOLD}], (100, 100, 100), []),
        ([{"seat": 1, "cards": 2}, {"seat": 1, **FOLD}, {"seat": 2, **FOLD}], (100, 100, 100),
         [("out-of-turn", "claim[1]")]),
        # a bet may be the whole stack, and no chip more
        ([{"seat": 1, "cards": 2, "to": 100}, {"seat": 2, **FOLD}, {"seat": 3, **FOLD}],
         (100, 100, 100), []),
    ],
)  # fmt: skip
def test_a_claim_goes_round_until_nobody_is_waited_for(errors, actions, stacks, found):
    case = claim(*actions, stacks=stacks, played=("As", "Ks", "Qs"))

    named = [(code, field) for code, field, _ in errors(case) if not field.startswith("players")]

    assert named == found


@pytest.mark.parametrize(
    ("held", "auctioned", "found"),
    [
        ((26, 26, None), False, []),
        ((26, 27, None), False, ["53 cards are held and auctioned; the deck has 52"]),
        ((24, 25, None), True, []),
        ((25, 25, None), True, ["53 cards are held and auctioned; the deck has 52"]),
    ],
)
def test_no_more_cards_are_held_and_auctioned_than_the_deck_has(errors, held, auctioned, found):
    players = [
        {"seat": seat, "stack": 100} | ({"cards": count} if count else {})
        for seat, count in enumerate(held, start=1)
    ]
    case = {"game": "boulder-buyem", "button": 3, "pot": 30, "players": players, "claim": []}
    case |= {"auction": {}} if auctioned else {}

    assert [message for code, _, message in errors(case) if code == "wrong-card-count"] == found


def test_a_card_of_the_auction_is_there_once_and_in_the_deck(errors):
    twice = changed(auction={"up": "Ah 7c", "down": "2s 2s"}, claim=[])
    joker = changed(auction={"up": "Ah 7c", "down": "2s Jo"}, claim=[])

    assert errors(twice)[0] == ("duplicate-card", "auction.down", "2s is there twice")
    assert errors(joker)[0] == (
        "card-not-in-deck", "auction.down", "Jo is not in the deck of Boulder Buy'em",
    )  # fmt: skip


def test_a_card_that_nobody_has_picked_yet_is_the_tables(errors):
    case = with_player(1, played="Ks Kd 7c")
    case["auction"]["picks"] = ["Ah"]

    assert ("card-not-held", "players[1].played", "Bob plays 7c, which the table has") in errors(
        case
    )


def test_without_an_auction_a_player_plays_what_was_held(errors):
    case = claim({"seat": 1, "cards": 2}, {"seat": 2, "cards": 2}, {"seat": 3, **FOLD})
    case["players"][0]["cards"] = "As 3c"
    del case["players"][2]["played"]

    assert errors(case) == [
        ("card-not-held", "players[0].played", "Ann plays Ah and does not hold it")
    ]


def test_two_who_contest_a_pot_show_their_cards_and_one_alone_need_not(errors):
    contested = claim({"seat": 1, "cards": 2}, {"seat": 2, "cards": 2}, {"seat": 3, **FOLD})
    alone = claim({"seat": 1, "cards": 2}, {"seat": 2, **FOLD}, {"seat": 3, **FOLD})
    for case in (contested, alone):
        del case["players"][0]["played"], case["players"][2]["played"]
    del alone["players"][1]["played"]

    assert errors(alone) == []
    assert errors(contested) == [
        ("missing-cards", "players[0].played", "Ann may win a pot: which cards were played?")
    ]


def test_every_fault_of_a_round_is_listed_in_the_order_of_the_round(errors):
    case = changed(claim=[{"seat": 6, "cards": 2}, {"seat": 2, "to": 500, "cards": 3}])
    case["auction"]["bids"][1]["bid"] = 20
    case["players"][1]["discards"] = 5

    assert [(code, field) for code, field, _ in errors(case)] == [
        ("bid-too-low", "auction.bids[1].bid"),
        ("out-of-turn", "claim[1]"),
        ("bet-too-high", "claim[1].to"),
        ("missing-action", "claim"),
        ("missing-cards", "players[4].played"),
        ("wrong-discards", "players[1].discards"),
    ]


@st.composite
def rounds(draw):
    """A legal round of random antes, bids, picks and actions, as its record states it."""
    seats = draw(st.lists(st.integers(1, 9), min_size=2, max_size=6, unique=True).map(sorted))
    chance = draw(st.randoms(use_true_random=False))
    deck = list(PACK)
    chance.shuffle(deck)
    ante = draw(st.integers(1, 4))
    stacks = {seat: draw(st.integers(1, 40)) for seat in seats}
    hands = {seat: [deck.pop() for _ in range(draw(st.integers(1, 6)))] for seat in seats}
    players = [
        {"seat": seat, "stack": stacks[seat], "cards": written(hands[seat])} for seat in seats
    ]
    button = draw(st.sampled_from(seats))
    case = {
        "game": "boulder-buyem",
        "ante": ante,
        "button": button,
        "pot": draw(st.integers(0, 50)),
        "players": players,
    }
    left = {seat: stack - min(ante, stack) for seat, stack in stacks.items()}
    price, buyer, bids = min(2 * ante, left[button]), button, []
    for _ in range(draw(st.integers(0, 3))):
        bidder = draw(st.sampled_from(seats))
        if left[bidder] > price:
            price, buyer = draw(st.integers(price + 1, left[bidder])), bidder
            bids.append({"seat": bidder, "bid": price})
    left[buyer] -= price
    cards = [deck.pop() for _ in seats]
    up = cards[: 1 if len(seats) == 2 else 2]
    case["auction"] = {
        "up": written(up),
        "down": written(cards[len(up) :]),
        "bids": bids,
        "picks": [card.text for card in chance.sample(cards, len(cards))],
    }
    turn = seats.index(buyer)
    order = seats[turn:] + seats[:turn]
    for seat, card in zip(order, case["auction"]["picks"], strict=True):
        hands[seat].append(next(one for one in cards if one.text == card))
    if draw(st.booleans()):
        case["claim"] = claimed(draw, chance, seats, left, hands)
    return case


def claimed(draw, chance, seats, left, hands):
    """Betting that goes round until everybody has answered the last raise."""
    claimer = draw(st.sampled_from(seats))
    bets, count, folded = dict.fromkeys(seats, 0), dict.fromkeys(seats, 0), set()
    actions, answered, turn = [], set(), seats.index(claimer)
    while len(folded) < len(seats) - 1 and answered | folded != set(seats):
        seat = seats[turn % len(seats)]
        turn += 1
        if seat in folded:
            continue
        answered.add(seat)
        if actions and draw(st.integers(0, 3)) == 0:
            folded.add(seat)
            actions.append({"seat": seat, "folds": True})
            continue
        standing, most = max(bets.values()), max(count.values())
        least = min(standing, left[seat])
        to = draw(st.integers(least, left[seat])) if len(actions) < 9 else least
        fewest = 0 if count[seat] else 1
        number = draw(st.integers(fewest, len(hands[seat]))) if hands[seat] else 0
        new = [hands[seat].pop() for _ in range(number)]
        if to > standing or count[seat] + number > most:
            answered = {seat}
        bets[seat], count[seat] = to, count[seat] + number
        actions.append({"seat": seat, "to": to, "cards": written(new)})
    return actions


@given(case=rounds())
def test_no_chip_is_lost_and_every_card_is_accounted_for(judged, case):
    ruling = judged(case)

    before = sum(player["stack"] for player in case["players"]) + case["pot"]
    assert sum(ruling["stacks"].values()) + ruling["carried"] == before
    won = sum(ruling["awards"].values()) + sum(ruling["returned"].values())
    if case.get("claim"):
        assert ruling["carried"] == 0
    else:
        assert won == 0
    played = sum(len(action.get("cards", "").split()) for action in case.get("claim", ()))
    dealt = sum(len(player["cards"].split()) + 1 for player in case["players"])
    assert sum(ruling["held"].values()) + played == dealt


@given(case=rounds(), data=st.data())
def test_faces_that_nobody_needs_to_see_change_nothing_but_what_is_known(judged, case, data):
    told = judged(case)
    for player in case["players"]:
        if data.draw(st.booleans()):
            player["cards"] = len(player["cards"].split())
    if data.draw(st.booleans()):
        case["auction"]["down"] = len(case["auction"]["down"].split())
    if data.draw(st.booleans()):
        del case["auction"]["picks"]

    assert judged(case) == told


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 60)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from(["", "Ah", "Ah Ah", "9h 3c", "down", "Jo", "?"])
    | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from([*ROUND, *ROUND["players"][0], *ROUND["auction"], *ROUND["claim"][0]]),
            inner,
        )
    ),
    max_leaves=6,
)


def spoiled(data, value):
    """The same object with one thing in it replaced by something else."""
    inside = value if isinstance(value, dict) else dict(enumerate(value))
    key = data.draw(st.sampled_from(sorted(inside, key=str)))
    deeper = isinstance(inside[key], dict | list) and inside[key] and data.draw(st.booleans())
    if deeper:
        spoiled(data, inside[key])
    else:
        value[key] = data.draw(JUNK)
    return value


@settings(max_examples=examples(100))
@given(data=st.data())
def test_no_record_however_wrong_makes_anything_but_an_answer(library, data):
    case = copied(ROUND)
    for _ in range(data.draw(st.integers(1, 3))):
        case = spoiled(data, case)

    answered = answer(case, library)

    json.dumps(answered, allow_nan=False)
    assert ("error" in answered) != ("awards" in answered)
