"""Buck 'em from the play: who wins, who is burned, who rakes, and what the next pot holds."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from director.engine.buckem.judge import NextPot, after_tricks, rake_cards, raked
from director.engine.cards import PACK, read_cards, written
from director.engine.games.library import Library
from director.engine.showdown.answers import answer, answers, ruling_on
from director.engine.showdown.read_aloud import read_aloud
from director.engine.showdown.showdown import CannotJudge, Problem
from director.engine.showdown.stated_showdowns import read_showdown
from director.house import shelf
from tests.rounds import examples
from tests.shipped import shipped_games

LIBRARY = shipped_games()

SPLIT: dict[str, Any] = {
    "id": "kitchen table",
    "game": "buck-em",
    "chip": 5,
    "ante": 5,
    "pot": 25,
    "trump": "9h",
    "players": [
        {
            "seat": 1,
            "name": "Ann",
            "dealt": "Kh 7h Ad 4c 5c",
            "discards": "4c 5c",
            "drawn": "8s 3c",
        },
        {"seat": 2, "name": "Bob", "folded": True},
        {"seat": 4, "name": "Cy", "dealt": "Ah As 9c 4d 5d", "discards": "5d", "drawn": "Qs"},
        {"seat": 5, "name": "Dee", "dealt": "Th 8h Kd Ks 6c", "drawn": 0},
        {"seat": 7, "name": "Eve", "folded": True},
    ],
    "tricks": ["Ad 4d Kd", "Kh Ah 8h", "As Ks 8s", "Qs Th 3c", "6c 7h 9c"],
}
"""Two tricks for Ann, two for Cy, one for Dee."""

EACH_ONE = [
    "3c Ac 4c 5c 6c",
    "3d Ad 4d 5d 6d",
    "3s As 4s 5s 6s",
    "3h Ah 4h 5h 6h",
    "7c Kc 8c 9c Tc",
]
"""Five players take a trick each, with the two of hearts turned."""

FIVE = [{"name": name} for name in ("Ann", "Bob", "Cy", "Dee", "Eve")]


def copied(case):
    return json.loads(json.dumps(case))


def changed(**changes):
    return copied(SPLIT) | changes


def judged(case):
    answered = answer(case, LIBRARY)
    assert "error" not in answered, answered["errors"]
    return answered


def alone(dealt, **changes):
    """Only the second player stays."""
    players = [{"folded": number != 1} for number in range(5)]
    players[1] |= {"name": "Bob", "dealt": dealt}
    return {"game": "buck-em", "pot": 50, "trump": "9h", "players": players} | changes


def test_an_answer_says_everything_that_the_manual_describes():
    assert answer(SPLIT, LIBRARY) == {
        "id": "kitchen table",
        "game": "buck-em",
        "awards": {"1": 15, "4": 10},
        "returned": {},
        "carried": 0,
        "pots": [
            {
                "amount": 25,
                "seats": [1, 4, 5],
                "portions": [
                    {
                        "name": "tricks",
                        "amount": 25,
                        "winners": [
                            {"seat": 1, "amount": 15, "odd": 5},
                            {"seat": 4, "amount": 10, "odd": 0},
                        ],
                    }
                ],
            }
        ],
        "hands": {},
        "reasons": [
            "Trick 1: Ann takes it with Ad, the highest of the suit led (BUCK)",
            "Trick 2: Cy takes it with Ah, the highest trump (BUCK)",
            "Trick 3: Cy takes it with As, the highest of the suit led (BUCK)",
            "Trick 4: Dee takes it with Th, the highest trump (BUCK)",
            "Trick 5: Ann takes it with 7h, the highest trump (BUCK)",
            "Ann and Cy take two tricks or more and split the pot of 25 (BUCK)",
            (
                "The odd chip of 5 goes to Ann, the first winner left of the dealer"
                " (BUCK, house rule)"
            ),
            "Dee takes one trick only and is burned: 25 into the next pot (BUCK)",
            "Nobody antes for the next round: its pot is 25 (BUCK)",
        ],
        "tricks": {"1": 2, "4": 2, "5": 1},
        "taken": [
            {"seat": 1, "card": "Ad"},
            {"seat": 4, "card": "Ah"},
            {"seat": 4, "card": "As"},
            {"seat": 5, "card": "Th"},
            {"seat": 1, "card": "7h"},
        ],
        "burned": {"5": 25},
        "next": {"pot": 25, "rounds": 1, "ante": False},
    }


def test_the_order_of_the_deal_places_the_odd_chip_and_not_the_number_of_the_seat():
    case = changed()
    for player, seat in zip(case["players"], [5, 6, 1, 2, 3], strict=True):
        player["seat"] = seat

    assert judged(case)["awards"] == {"1": 10, "5": 15}


def test_seats_left_out_are_numbered_in_the_order_of_the_deal():
    case = changed()
    for player in case["players"]:
        del player["seat"]

    assert judged(case)["awards"] == {"1": 15, "3": 10}


def test_a_trick_may_be_a_list_of_cards():
    assert judged(changed(tricks=[trick.split() for trick in SPLIT["tricks"]])) == judged(SPLIT)


def test_the_play_alone_is_enough_where_hands_are_not_known():
    case = changed()
    for player in case["players"]:
        for key in ("dealt", "discards", "drawn"):
            player.pop(key, None)

    assert judged(case) == judged(SPLIT)


def test_a_sole_winner_takes_the_pot_and_each_burned_player_matches_all_of_it():
    tricks = ["Ah Jh 8h", "Kh Qh Th", "Ac 9c 6c", "8s As Ks", "Td Kd 5d"]
    players = [{"seat": p["seat"], "folded": bool(p.get("folded"))} for p in SPLIT["players"]]

    ruling = judged(changed(players=players, tricks=tricks, ante=0, pot=60))

    assert ruling["awards"] == {"1": 60}
    assert ruling["burned"] == {"4": 60, "5": 60}
    assert ruling["next"] == {"pot": 120, "rounds": 2, "ante": False}


def test_with_two_stayers_who_both_win_nobody_is_burned_and_everybody_antes():
    case = changed(tricks=["Ad 4d", "Kh Ah", "As 8s", "Qs 7h", "3c 9c"])
    case["players"][3] = {"seat": 5, "folded": True}

    ruling = judged(case)

    assert ruling["tricks"] == {"1": 2, "4": 3}
    assert ruling["awards"] == {"1": 15, "4": 10}
    assert (ruling["burned"], ruling["next"]) == ({}, {"pot": 0, "rounds": 1, "ante": True})


def test_when_nobody_takes_two_tricks_the_pot_stays_and_all_who_stayed_are_burned():
    case = {"game": "buck-em", "pot": 40, "trump": "2h", "players": FIVE, "tricks": EACH_ONE}

    ruling = judged(case | {"rounds": 2})

    assert (ruling["awards"], ruling["carried"]) == ({}, 40)
    assert ruling["pots"] == [{"amount": 40, "seats": [1, 2, 3, 4, 5], "portions": []}]
    assert ruling["burned"] == {"1": 40, "2": 40, "3": 40, "4": 40, "5": 40}
    assert ruling["next"] == {"pot": 240, "rounds": 7, "ante": False}
    assert "Nobody takes two tricks: the pot of 40 stays (BUCK)" in ruling["reasons"]


def test_who_takes_no_trick_is_burned_too():
    case = {"game": "buck-em", "pot": 40, "trump": "2h", "players": [*FIVE, {"name": "Flo"}]}
    tricks = ["3c Ac 4c 5c 6c 2c", "3d Ad 4d 5d 2d 6d", "3s As 4s 2s 5s 6s"]
    tricks += ["3h Ah 7h 4h 5h 6h", "7c Tc Kc 8c 9c Jd"]
    ruling = judged(case | {"tricks": tricks})

    assert ruling["tricks"] == {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "6": 0}
    assert "Flo takes no trick and is burned: 40 into the next pot (BUCK)" in ruling["reasons"]


@pytest.mark.parametrize(
    "dealt", ["Ah 2c 3c 4d 5d", "Kh 3h 2c 4d 5d", "Qh 3h 2c 4d 5d", "Jh 3h 2c 4d 5d", "Ah", "2h Jh"]
)
def test_a_lone_stayer_rakes_with_the_ace_of_trump_or_two_trumps_with_a_face(dealt):
    ruling = judged(alone(dealt))

    assert (ruling["awards"], ruling["carried"]) == ({"2": 50}, 0)
    assert ruling["pots"][0]["portions"] == [
        {"name": "rake", "amount": 50, "winners": [{"seat": 2, "amount": 50, "odd": 0}]}
    ]
    assert ruling["next"] == {"pot": 0, "rounds": 1, "ante": True}


@pytest.mark.parametrize("dealt", ["Kh Ac As Ad 2c", "Th 8h 7h 6h 5h", "As Ks Kd Kc Qc"])
def test_a_lone_stayer_without_them_leaves_the_pot_and_everybody_antes_again(dealt):
    ruling = judged(alone(dealt))

    assert (ruling["awards"], ruling["carried"], ruling["burned"]) == ({}, 50, {})
    assert ruling["next"] == {"pot": 50, "rounds": 2, "ante": True}


@pytest.mark.parametrize(
    ("pot", "rounds", "award", "left", "rounds_left"),
    [(100, 2, 50, 50, 1), (105, 2, 50, 55, 1), (150, 3, 75, 75, 2), (200, 4, 100, 100, 2)],
)
def test_of_a_double_pot_or_more_half_is_raked_and_nobody_antes(
    pot, rounds, award, left, rounds_left
):
    ruling = judged(alone("Ah", chip=5, pot=pot, rounds=rounds))

    assert (ruling["awards"], ruling["carried"]) == ({"2": award}, left)
    assert ruling["next"] == {"pot": left, "rounds": rounds_left, "ante": False}


def test_half_of_a_single_chip_is_nothing():
    ruling = judged(alone("Ah", pot=1, rounds=2))

    assert (ruling["awards"], ruling["carried"]) == ({}, 1)
    assert ruling["next"] == {"pot": 1, "rounds": 1, "ante": False}


def test_a_rake_looks_at_the_cards_dealt_and_not_at_those_drawn_or_swapped_for():
    drawn = alone("Kh 4c 2c 3d 5s")
    drawn["players"][1] |= {"discards": "4c 2c 3d", "drawn": "Ah Qh 7s"}
    swapped = alone("2h 3h 5c 6d 7s", trump="Kh", options={"deuce_swap": True})
    swapped["players"][1]["swaps"] = True

    assert judged(drawn)["awards"] == {}
    assert judged(swapped)["awards"] == {}
    assert judged(swapped)["reasons"][0] == "Bob swaps the dealt 2h for the Kh turned (BUCK)"


def test_nobody_stays_and_nobody_is_paid():
    case = {"game": "buck-em", "ante": 5, "players": [{"folded": True}] * 5}

    ruling = judged(case)

    assert ruling["carried"] == 25
    assert ruling["reasons"] == [
        "Nobody stays (BUCK)",
        "The pot of 25 stays (BUCK)",
        "Everybody antes for the next round (BUCK)",
    ]
    assert ruling["next"] == {"pot": 25, "rounds": 2, "ante": True}


def test_a_swapped_deuce_plays_as_the_card_turned():
    case = changed(trump="Kh", options={"deuce_swap": True})
    case["players"][0] |= {"dealt": "2h 7h Ad 4c 5c", "swaps": True}

    assert judged(case)["tricks"] == {"1": 2, "4": 2, "5": 1}


def test_the_swapped_card_may_be_thrown_away_like_any_other():
    case = changed(trump="3h", options={"deuce_swap": True})
    case["players"][0] |= {"dealt": "2h Kh Ad 4c 7h", "swaps": True, "discards": "3h 4c"}

    assert judged(case)["awards"] == {"1": 15, "4": 10}


def test_the_dealers_trump_is_played_by_the_dealer():
    case = {"game": "buck-em", "pot": 40, "players": FIVE, "tricks": EACH_ONE}

    ruling = judged(case | {"trump": "Ah", "options": {"trump": "dealer"}})

    assert ruling["tricks"] == {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1}


EIGHT = {
    "game": "buck-em",
    "ante": 5,
    "trump": "Js",
    "reshuffled": True,
    "players": [
        {"dealt": "Ah Kh Ac 2c 3c", "discards": "Ac 2c 3c", "drawn": "Jc Qc Qs"},
        {"dealt": "Qh Jh Ad 2d 3d", "discards": "Ad 2d 3d", "drawn": "8d 9d Td"},
        {"dealt": "Th 9h As 2s 3s", "discards": "As 2s 3s", "drawn": "Jd Qd 8s"},
        {"dealt": "8h 7h Kc 4c 5c", "discards": "Kc 4c 5c", "drawn": "9s Ts 4s"},
        {"name": "Eve", "dealt": "Kd 4d 5d 6d 7d", "folded": True},
        {"name": "Flo", "dealt": "Ks 4s 5s 6s 7s", "folded": True},
        {"name": "Gus", "dealt": "6c 7c 8c 9c Tc", "folded": True},
        {"name": "Hal", "dealt": "2h 3h 4h 5h 6h", "folded": True},
    ],
    "tricks": ["Ah Jh 9h 7h", "Kh Qh Th 8h", "Jc 8d Jd 9s", "Ts Qs 9d 8s", "Qc Td Qd 4s"],
}
"""Four stay and draw twelve cards; the stub has eleven."""


def test_once_the_stub_has_run_out_folded_cards_are_drawn_again():
    ruling = judged(EIGHT)

    assert ruling["tricks"] == {"1": 3, "2": 0, "3": 0, "4": 2}
    assert ruling["reasons"][0] == (
        "The stub of 11 runs out, and the folded hands are shuffled and drawn from (BUCK)"
    )


def test_a_round_of_tricks_is_read_aloud_like_any_ruling():
    ruling, _ = ruling_on(SPLIT, LIBRARY)

    assert read_aloud(ruling)[:5] == [
        "Buck 'em.",
        "Ann gets 15.",
        "Cy gets 10.",
        "Why:",
        "  Trick 1: Ann takes it with Ad, the highest of the suit led (BUCK)",
    ]


def test_a_file_may_hold_records_of_all_kinds():
    razz = {
        "game": "razz",
        "players": [
            {"seat": 1, "cards": "As 2c 3d 4h 6s Jc Qd", "bet": 100},
            {"seat": 2, "cards": "Ks Kc 3s 4d 9c Jd Qh", "bet": 100},
        ],
    }
    text = f"{json.dumps(razz)}\n{json.dumps(SPLIT)}\n{json.dumps(razz)}"

    assert [one["awards"] for one in answers(text, LIBRARY)] == [
        {"1": 200},
        {"1": 15, "4": 10},
        {"1": 200},
    ]


def test_a_record_of_play_is_not_read_as_a_showdown():
    with pytest.raises(CannotJudge) as cannot:
        read_showdown(SPLIT, LIBRARY)

    assert cannot.value.problems == (
        Problem("not-a-showdown", "game", "Buck 'em is judged from the play, by a trick record"),
    )


def test_an_alias_names_the_game_and_the_answer_its_id():
    assert judged(changed(game="buckem"))["game"] == "buck-em"


def test_a_house_may_play_the_game_with_other_defaults(tmp_path):
    (tmp_path / "michigan.toml").write_text(
        'name = "Michigan"\nlike = "buck-em"\nsource = "house"\ntldr = "Draw five."\n'
        "[option.draw_five]\ndefault = true\n",
        encoding="utf-8",
    )
    five = {"dealt": "2c 2d 2s 3c 3d", "discards": "2c 2d 2s 3c 3d", "drawn": "Kh 7h Ad 8s 3h"}
    case = changed(game="michigan", tricks=[*SPLIT["tricks"][:3], "Qs Th 3h", "6c 7h 9c"])
    case["players"][0] |= five

    library = Library(shelf.games(), tmp_path)

    assert "error" in answer(case | {"options": {"draw_five": False}}, library)
    assert answer(case, library)["reasons"][0].endswith("(house)")


@st.composite
def rounds(draw):
    """A legal round: random hands, exchanges and cards, as its record states it."""
    chance = draw(st.randoms(use_true_random=False))
    count = draw(st.integers(5, 8))
    short = draw(st.booleans())
    lowest = {6: 3, 5: 4}.get(count, 2) if short else 2
    deck = [card for card in PACK if card.rank >= lowest]
    chance.shuffle(deck)
    dealt = [[deck.pop() for _ in range(5)] for _ in range(count)]
    trump = deck.pop()
    stays = [draw(st.booleans()) for _ in range(count)]
    stub = len(deck)
    folded = [card for hand, stay in zip(dealt, stays, strict=True) for card in hand if not stay]
    again = folded.copy()
    chance.shuffle(again)
    hands, players, drawn_in_all = [], [], 0
    for hand, stay in zip(dealt, stays, strict=True):
        player = {"dealt": written(hand)}
        players.append(player)
        if not stay:
            player["folded"] = True
            hands.append([])
            continue
        number = min(draw(st.integers(0, 3)), len(deck) + len(again))
        gone = chance.sample(hand, number)
        new = [deck.pop() if deck else again.pop() for _ in gone]
        drawn_in_all += number
        player |= {"discards": written(gone), "drawn": written(new)}
        hands.append([card for card in hand if card not in gone] + new)
    chip = draw(st.sampled_from([1, 5]))
    case = {
        "game": "buck-em",
        "chip": chip,
        "pot": draw(st.integers(1, 100)) * chip,
        "rounds": draw(st.integers(1, 4)),
        "trump": trump.text,
        "options": {"short_deck": short},
        "players": players,
        "reshuffled": drawn_in_all > stub,
        "tricks": [],
    }
    leader = next((place for place in range(count) if stays[place]), None)
    for _ in range(5 if sum(stays) > 1 else 0):
        order = [(leader + step) % count for step in range(count)]
        trick = []
        for place in (place for place in order if stays[place]):
            can = [card for card in hands[place] if trick and card.suit == trick[0][1].suit]
            card = chance.choice(can or hands[place])
            hands[place].remove(card)
            trick.append((place, card))
        led = trick[0][1].suit
        leader = max(
            trick,
            key=lambda one: (
                (2, one[1].rank)
                if one[1].suit == trump.suit
                else (1, one[1].rank)
                if one[1].suit == led
                else (0, 0)
            ),
        )[0]
        case["tricks"].append(written(card for _, card in trick))
    return case


@given(rounds())
def test_no_chip_is_lost_and_two_players_win_at_most(case):
    ruling = judged(case)

    stayers = [str(n) for n, one in enumerate(case["players"], 1) if not one.get("folded")]
    assert sum(ruling["awards"].values()) + ruling["carried"] == case["pot"]
    assert list(ruling["tricks"]) == stayers
    assert sum(ruling["tricks"].values()) == (5 if len(stayers) > 1 else 0)
    winners = {seat for seat, count in ruling["tricks"].items() if count >= 2}
    assert len(winners) <= 2
    if len(stayers) > 1:
        assert set(ruling["awards"]) <= winners
        assert ruling["burned"] == {seat: case["pot"] for seat in stayers if seat not in winners}
    left = ruling["carried"] + sum(ruling["burned"].values())
    assert ruling["next"]["pot"] == left


@given(rounds(), st.data())
def test_what_is_not_told_changes_nothing_where_tricks_are_played(case, data):
    if not case["tricks"]:
        return
    told = judged(case)

    for player in case["players"]:
        for key in ("dealt", "discards", "drawn"):
            if key in player and data.draw(st.booleans()):
                del player[key]
    case["reshuffled"] = False
    answered = answer(case, LIBRARY)

    if "error" in answered:  # the folded cards that were drawn again are still to be explained
        codes = {error["code"] for error in answered["errors"]}
        assert codes <= {"missing-reshuffle", "duplicate-card", "card-not-held"}
    else:
        told["reasons"] = [one for one in told["reasons"] if not one.startswith("The stub")]
        assert answered == told


@given(rounds(), st.data())
def test_every_revoke_is_found(case, data):
    count = sum(not player.get("folded") for player in case["players"])
    if count < 2:
        return
    tricks = [trick.split() for trick in case["tricks"]]
    told = judged(case)
    leaders = [next(n for n, p in enumerate(case["players"], 1) if not p.get("folded"))]
    leaders += [one["seat"] for one in told["taken"]]
    stayers = [n for n, p in enumerate(case["players"], 1) if not p.get("folded")]
    owners = [
        [stayers[(stayers.index(leader) + step) % count] for step in range(count)]
        for leader, _ in zip(leaders, tricks, strict=False)
    ]
    chances = [
        (number, place, later, owners[later].index(owners[number][place]))
        for number, trick in enumerate(tricks)
        for place in range(1, count)
        for later in range(number + 1, 5)
        if trick[place][1] == trick[0][1]
        and tricks[later][owners[later].index(owners[number][place])][1] != trick[0][1]
    ]
    if not chances:
        return
    number, place, later, there = data.draw(st.sampled_from(chances))
    kept = tricks[number][place]
    tricks[number][place], tricks[later][there] = tricks[later][there], kept

    case["tricks"] = [" ".join(trick) for trick in tricks]

    first = answer(case, LIBRARY)["error"]
    assert (first["code"], first["field"]) == ("revoke", f"tricks[{number}]")
    assert f"{kept}, played to trick {later + 1}" in first["message"]


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 60)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from(["", "Ah", "Ah Ah", "9h 3c", "down", "Jo", "?", "turned"])
    | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from([*SPLIT, *SPLIT["players"][0], "led", "cards"]), inner)
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
@given(st.data())
def test_no_record_however_wrong_makes_anything_but_an_answer(data):
    case = changed(trump="Kh", options={"deuce_swap": True, "scare_cards": True}, scare_limit=25)
    case["players"][0] |= {"dealt": "2h 7h Ad 4c 5c", "swaps": True}
    for player, card in zip(case["players"], ["2h", "2c", "As", "Kd", "2d"], strict=True):
        player["scare"] = card
    assert "error" not in answer(case, LIBRARY)
    for _ in range(data.draw(st.integers(1, 3))):
        case = spoiled(data, case)

    answered = answer(case, LIBRARY)

    json.dumps(answered, allow_nan=False)
    if "error" not in answered and answered["game"] == "buck-em":
        pot = case.get("pot") or case["ante"] * len(case["players"])
        assert sum(answered["awards"].values()) + answered["carried"] == pot


@pytest.mark.parametrize(
    ("pot", "rounds", "chip", "taken", "following"),
    [
        (100, 1, 5, 100, NextPot(0, 1, ante=True)),
        (100, 2, 5, 50, NextPot(50, 1, ante=False)),
        (105, 2, 5, 50, NextPot(55, 1, ante=False)),
        (150, 3, 5, 75, NextPot(75, 2, ante=False)),
        (150, 3, 25, 75, NextPot(75, 2, ante=False)),
        (175, 4, 25, 75, NextPot(100, 2, ante=False)),
        (250, 5, 1, 125, NextPot(125, 3, ante=False)),
        (0, 1, 1, 0, NextPot(0, 1, ante=True)),
    ],
)
def test_buck_a_rake_takes_a_single_pot_and_half_of_a_larger_one(
    pot, rounds, chip, taken, following
):
    assert raked(pot, rounds, chip) == (taken, following)


@pytest.mark.parametrize(
    ("rounds", "burned", "won", "following"),
    [
        (1, 0, True, NextPot(0, 1, ante=True)),
        (1, 1, True, NextPot(100, 1, ante=False)),
        (3, 2, True, NextPot(200, 2, ante=False)),
        (1, 3, False, NextPot(400, 4, ante=False)),
        (2, 5, False, NextPot(600, 7, ante=False)),
    ],
)
def test_c27_each_burned_player_matches_the_pot(rounds, burned, won, following):
    assert after_tricks(100, rounds, burned, won=won) == following


@pytest.mark.parametrize(
    ("dealt", "rake"),
    [
        ("Ah 2c 3c 4c 5c", "Ah"),
        ("Ah Kh Qh 4c 5c", "Ah"),
        ("Kh 2h 3c 4c 5c", "Kh 2h"),
        ("Jh 2h 3c 4c 5c", "Jh 2h"),
        ("Th 2h 3h 4h 5h", ""),
        ("Kh 2c 3c 4c 5c", ""),
        ("Ac Kc Qc Jc Tc", ""),
    ],
)
def test_buck_the_ace_of_trump_or_a_face_and_another_trump_rake(dealt, rake):
    (trump,) = read_cards("9h")

    assert rake_cards(read_cards(dealt), trump) == read_cards(rake)
