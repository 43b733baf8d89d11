"""What is wrong with a trick record, or was with the deal and the play, is named with its field."""

import json
from typing import Any

import pytest

from director.engine.showdown.answers import answer
from tests.shipped import shipped_games

LIBRARY = shipped_games()

ROUND: dict[str, Any] = {
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
"""Legal from the deal to the last card."""

UNTOLD = {
    "players": [
        {"seat": p["seat"], "name": p["name"], "folded": "folded" in p} for p in ROUND["players"]
    ]
}
"""The same players, and nothing known of their hands."""


def changed(**changes):
    return json.loads(json.dumps(ROUND)) | json.loads(json.dumps(changes))


def with_player(number, **changes):
    case = changed()
    case["players"][number] |= changes
    return case


def played(*tricks, known=True):
    """The first tricks otherwise than in the round; hands are known or not."""
    rest = ROUND["tricks"][len(tricks) :]
    return changed(tricks=[*tricks, *rest], **({} if known else UNTOLD))


def errors(case):
    return [
        (error["code"], error["field"], error["message"])
        for error in answer(case, LIBRARY).get("errors", ())
    ]


def named(case):
    return [(code, field) for code, field, _ in errors(case)]


def test_the_round_is_legal():
    assert errors(ROUND) == []


@pytest.mark.parametrize(
    ("case", "found"),
    [
        ({"game": "buck-em"}, [("not-a-record", "players")]),
        (changed(players=[]), [("not-a-record", "players")]),
        (changed(players={"Ann": 1}), [("not-a-record", "players")]),
        (changed(tricks="Ah"), [("not-a-record", "tricks")]),
        (changed(reshuffled="yes"), [("not-a-record", "reshuffled")]),
        (with_player(1, folded=1), [("not-a-record", "players[1].folded")]),
        (changed(options=["deuce_swap"]), [("unknown-option", "options")]),
        (changed(options={"deuces": True}), [("unknown-option", "options.deuces")]),
        (changed(options={"trump": "mine"}), [("unknown-option", "options.trump")]),
        (changed(options={"draw_five": 1}), [("unknown-option", "options.draw_five")]),
        (changed(chip=0), [("bad-amount", "chip")]),
        (changed(rounds=0), [("bad-amount", "rounds")]),
        (changed(ante=7, pot=35), [("bad-amount", "ante")]),
        (changed(pot=27), [("bad-amount", "pot")]),
        (changed(pot=-25), [("bad-amount", "pot")]),
        (changed(pot=None, ante=0), [("bad-amount", "pot")]),
        (changed(pot=20), [("bad-amount", "pot")]),
        (changed(pot=30), [("bad-amount", "pot")]),
        (changed(rounds=2), [("bad-amount", "pot")]),
        (changed(scare_limit="50"), [("bad-amount", "scare_limit")]),
        (with_player(0, seat=0), [("bad-seat", "players[0].seat")]),
        (with_player(1, seat=1), [("duplicate-seat", "players[1].seat")]),
        (with_player(0, seat=3), [("wrong-order", "players")]),
        (changed(players=ROUND["players"][:4], ante=0), [("wrong-player-count", "players")]),
        (with_player(0, dealt="Kh 7x"), [("bad-card", "players[0].dealt")]),
        (with_player(0, discards=["4c"]), [("bad-card", "players[0].discards")]),
        (with_player(0, drawn=2.5), [("bad-card", "players[0].drawn")]),
        (with_player(0, scare="Kh 7h"), [("wrong-card-count", "players[0].scare")]),
        (changed(trump=None), [("missing-trump", "trump")]),
        (changed(trump="hearts"), [("bad-card", "trump")]),
        (changed(trump="Jo"), [("card-not-in-deck", "trump")]),
        (changed(trump="9h 2c"), [("wrong-card-count", "trump")]),
        (changed(tricks=[5]), [("bad-card", "tricks[0]")]),
        (changed(tricks=["Ad 4d 1d"]), [("bad-card", "tricks[0]")]),
        (changed(tricks=[{"led": 3, "cards": "Ad"}]), [("bad-seat", "tricks[0].led")]),
    ],
)
def test_what_cannot_be_read_is_named_with_its_field(case, found):
    assert named(case) == found


@pytest.mark.parametrize(
    ("changes", "messages"),
    [
        ({}, []),
        ({"pot": 20}, ["5 antes of 5 are 25; the pot is 20"]),
        ({"pot": 30}, ["5 antes of 5 are 25; a single pot of 30 holds something else"]),
        (
            {"rounds": 2},
            [
                "5 antes of 5 are 25; a pot of 25 holds nothing else, so that it is single",
            ],
        ),
        ({"rounds": 2, "pot": 20}, ["5 antes of 5 are 25; the pot is 20"]),
        ({"rounds": 2, "pot": 30}, []),
        ({"pot": 0, "ante": 0}, ["how many chips lie in the pot?"]),
        ({"pot": 30, "ante": 0}, []),
    ],
)
def test_a_single_pot_holds_the_antes_and_another_more(changes, messages):
    assert errors(changed(**changes)) == [("bad-amount", "pot", one) for one in messages]


def test_all_that_cannot_be_read_is_listed_at_once_and_the_first_comes_first():
    case = changed(chip=-1, trump="?", tricks=["Ad", 7], options={"deuces": True})

    answered = answer(case | {"id": 3}, LIBRARY)

    assert named(case) == [
        ("unknown-option", "options.deuces"),
        ("bad-amount", "chip"),
        ("bad-card", "trump"),
        ("bad-card", "tricks[1]"),
    ]
    assert (answered["id"], answered["error"]) == (3, answered["errors"][0])


@pytest.mark.parametrize(
    ("case", "found"),
    [
        (
            with_player(0, dealt="Kh 7h Ad 4c 5c 6d"),
            ("wrong-card-count", "players[0].dealt", "Ann is dealt five cards, not 6"),
        ),
        (
            with_player(1, dealt="Jo"),
            ("card-not-in-deck", "players[1].dealt", "Jo is not in the deck of Buck 'em"),
        ),
        (
            with_player(1, dealt="Kd"),
            ("duplicate-card", "players[3].dealt", "Kd is there twice"),
        ),
        (
            with_player(1, dealt="9h"),
            ("duplicate-card", "players[1].dealt", "9h is there twice"),
        ),
        (
            with_player(2, drawn="5d"),
            ("duplicate-card", "players[2].drawn", "5d is there twice"),
        ),
        (
            with_player(1, dealt="Qs"),
            (
                "duplicate-card",
                "players[2].drawn",
                "Qs was folded by Bob; it comes back only if the stub ran out: reshuffled says so",
            ),
        ),
        (
            with_player(0, discards="4c 4c"),
            ("duplicate-card", "players[0].discards", "Ann throws a card away twice"),
        ),
        (
            with_player(0, discards="4c 2c"),
            (
                "card-not-held",
                "players[0].discards",
                "2c was not dealt to Ann, who has Kh 7h Ad 4c 5c",
            ),
        ),
        (
            with_player(2, drawn="Qs Jc"),
            ("wrong-card-count", "players[2].drawn", "Cy throws 1 away and draws 2"),
        ),
        (
            with_player(1, drawn=2),
            ("folded-plays", "players[1].drawn", "Bob has folded and draws nothing"),
        ),
        (
            with_player(1, discards="2c"),
            ("folded-plays", "players[1].discards", "Bob has folded and draws nothing"),
        ),
    ],
)
def test_what_is_wrong_with_the_deal_is_named(case, found):
    assert errors(case)[0] == found


def test_three_cards_are_exchanged_at_most_unless_the_house_draws_five():
    case = changed()
    case["players"][0] = {"seat": 1, "name": "Ann", "discards": "2c 2d 2s 4c", "drawn": 4}

    assert errors(case) == [
        (
            "too-many-drawn",
            "players[0].drawn",
            "Ann exchanges 4 cards; at most 3 are allowed",
        )
    ]
    assert errors(case | {"options": {"draw_five": True}}) == []


def test_a_player_plays_no_more_new_cards_than_were_drawn_and_no_more_old_ones_than_were_kept():
    case = changed()
    case["players"][0] = {"seat": 1, "name": "Ann", "dealt": "Kh 2c 2d 2s 4c"}
    kept = changed()
    kept["players"][0] = {"seat": 1, "name": "Ann", "dealt": "Kh 7h Ad 8s 5c", "drawn": 2}

    assert errors(case) == [
        (
            "too-many-drawn",
            "players[0].drawn",
            "Ann plays 4 cards that were not dealt to Ann; 3 were drawn at most",
        )
    ]
    assert errors(kept) == [
        (
            "card-not-held",
            "players[0].drawn",
            "Ann exchanges 2 cards but plays 4 of those dealt: Ad Kh 8s 7h",
        )
    ]


@pytest.mark.parametrize("count", [5, 6])
def test_short_decks_go_without_their_lowest_cards(count):
    players = [{"name": f"player {number}", "folded": True} for number in range(count)]
    players[0]["dealt"] = "2c" if count == 6 else "3c"
    case = {"game": "buck-em", "pot": 60, "trump": "9h", "players": players}

    assert errors(case) == []
    assert errors(case | {"options": {"short_deck": True}}) == [
        (
            "card-not-in-deck",
            "players[0].dealt",
            "2c is not in the deck: 6 players go without twos"
            if count == 6
            else "3c is not in the deck: 5 players go without twos and threes",
        )
    ]


def test_seven_players_have_all_cards_however_short_the_house_plays():
    players = [{"folded": True, "dealt": "2c 3c"}, *[{"folded": True}] * 6]
    case = {"game": "buck-em", "pot": 60, "players": players, "options": {"short_deck": True}}

    assert errors(case) == []


def test_a_removed_card_makes_trump_only_where_cards_are_removed():
    removed = changed(trump="3h", options={"trump": "removed"})

    assert errors(removed)[0] == (
        "wrong-trump",
        "trump",
        "no cards are removed from this deck, so that none of them makes trump",
    )
    case = changed(trump="4h", options={"trump": "removed", "short_deck": True}, **UNTOLD)
    case["tricks"][3:] = ["Qs Th 5c", "6c 7h 9c"]
    assert errors(case) == [("wrong-trump", "trump", "4h is not one of the cards removed")]
    assert errors(case | {"trump": "3h"}) == []
    assert errors(case | {"trump": "3h", "options": {"short_deck": True}}) == [
        (
            "card-not-in-deck",
            "trump",
            "3h is not in the deck: 5 players go without twos and threes",
        )
    ]


def test_a_dealers_trump_that_the_dealer_was_not_dealt_is_no_trump():
    case = with_player(4, dealt="2c 2d 2s 2h 3d") | {"options": {"trump": "dealer"}}

    assert errors(case) == [
        ("wrong-trump", "trump", "9h was not dealt to Eve, who has 2c 2d 2s 2h 3d")
    ]


def test_trump_comes_from_one_place_only():
    dealers = with_player(2, dealt="9h As 9c 4d 5d") | {"options": {"trump": "dealer"}}

    assert errors(dealers)[0] == ("duplicate-card", "players[4].dealt", "9h is there twice")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"options": {}}, "the two of trump is not swapped here; options say otherwise"),
        (
            {"options": {"deuce_swap": True, "trump": "dealer"}},
            "nothing is turned from the stub that the two of trump could be swapped for",
        ),
        ({"trump": "Ah"}, "the ace of trump stays where it was turned"),
        (
            {"options": {"deuce_swap": True, "short_deck": True}},
            "this deck has no twos",
        ),
        ({}, "2h was not dealt to Ann, who has Kh 7h Ad 4c 5c"),
    ],
)
def test_the_two_of_trump_is_swapped_only_as_the_rule_says(changes, message):
    case = with_player(0, swaps=True) | {"options": {"deuce_swap": True}} | changes

    assert ("bad-swap", "players[0].swaps", message) in errors(case)
    assert len([code for code, _, _ in errors(case) if code == "bad-swap"]) == 1


def test_a_deck_without_twos_has_none_to_swap():
    players = [{"name": f"player {number}", "folded": True} for number in range(6)]
    players[0] = {"name": "Ann", "swaps": True}
    case = {"game": "buck-em", "pot": 60, "trump": "9h", "players": players}
    alone = ("missing-cards", "players[0].dealt", "Ann stays alone: which five cards were dealt?")

    assert errors(case | {"options": {"deuce_swap": True}}) == [alone]
    assert errors(case | {"options": {"deuce_swap": True, "short_deck": True}}) == [
        ("bad-swap", "players[0].swaps", "this deck has no twos"),
        alone,
    ]


def test_who_folds_does_not_swap():
    case = with_player(1, swaps=True) | {"options": {"deuce_swap": True}}

    assert errors(case) == [
        ("bad-swap", "players[1].swaps", "Bob folds, and only who stays may swap")
    ]


def test_after_a_swap_the_deuce_lies_on_the_table():
    case = changed(trump="Kh", options={"deuce_swap": True})
    case["players"][0] |= {"dealt": "2h 7h Ad 4c 5c", "swaps": True}
    case["tricks"][1] = "2h Ah 8h"

    assert errors(case) == [
        (
            "card-not-held",
            "tricks[1]",
            "trick 2: Ann plays 2h, which lies on the table as trump",
        )
    ]


SCARED = changed(options={"scare_cards": True}, scare_limit=25)
for _player, _card in zip(SCARED["players"], ["Kh", "2c", "As", "Kd", "2d"], strict=True):
    _player["scare"] = _card


def scared(number=1, **changes):
    case = json.loads(json.dumps(SCARED))
    case["players"][number] |= changes
    return case


def test_a_scare_card_that_is_a_trump_keeps_its_player_in():
    assert errors(SCARED) == []
    assert "Ann is scared in: Kh is a trump (BUCK)" in answer(SCARED, LIBRARY)["reasons"]
    assert errors(scared(scare="2h")) == [
        ("must-stay", "players[1].folded", "Bob cannot fold: the scare card 2h is a trump")
    ]


@pytest.mark.parametrize(
    ("case", "place", "message"),
    [
        (
            scared() | {"options": {}},
            "players[0].scare",
            "scare cards are not dealt here; options say otherwise",
        ),
        (
            scared() | {"scare_limit": 20},
            "players[0].scare",
            "scare cards are dealt up to a pot of 20, and this one is 25",
        ),
        (scared(scare=None), "players[1].scare", "which card was dealt face up to Bob?"),
        (
            scared(0, scare="2s"),
            "players[0].scare",
            "2s was not dealt to Ann, who has Kh 7h Ad 4c 5c",
        ),
    ],
)
def test_scare_cards_are_dealt_as_the_house_says(case, place, message):
    assert errors(case) == [("bad-scare", place, message)]


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


def eight(number=0, **changes):
    case = json.loads(json.dumps(EIGHT))
    case["players"][number] |= changes
    return case


def test_more_cards_than_the_stub_has_are_drawn_only_from_folded_hands():
    assert errors(EIGHT) == []
    assert errors(EIGHT | {"reshuffled": False}) == [
        (
            "duplicate-card",
            "players[3].drawn",
            "4s was folded by Flo; it comes back only if the stub ran out: reshuffled says so",
        ),
        (
            "missing-reshuffle",
            "reshuffled",
            (
                "12 cards are drawn and the stub has 11: the folded hands were shuffled, which"
                " reshuffled says"
            ),
        ),
    ]


def test_a_folded_card_is_not_drawn_while_the_stub_lasts():
    case = eight(2, drawn="Jd Qd 5s")
    case["tricks"][3] = "Ts Qs 9d 5s"

    assert errors(case) == [
        (
            "duplicate-card",
            "players[2].drawn",
            "5s was folded by Flo; it comes back only when the stub’s 11 cards are drawn",
        )
    ]


@pytest.mark.parametrize(("drawn", "is_early"), [("9s 4s Ts", True), ("9s Ts 4s", False)])
def test_a_folded_card_comes_back_as_the_first_after_the_stubs_last(drawn, is_early):
    message = "4s was folded by Flo; it comes back only when the stub’s 11 cards are drawn"
    early = [("duplicate-card", "players[3].drawn", message)]

    assert errors(eight(3, drawn=drawn)) == (early if is_early else [])


def test_what_a_stayer_threw_away_does_not_come_back():
    case = eight(3, drawn="9s Ts 2s")
    case["tricks"][4] = "Qc Td Qd 2s"

    assert errors(case) == [("duplicate-card", "players[3].drawn", "2s is there twice")]


def test_hands_are_not_shuffled_while_the_stub_lasts():
    assert errors(changed(reshuffled=True)) == [
        (
            "bad-reshuffle",
            "reshuffled",
            "the stub has 26 cards, and no more than 3 were drawn: it did not run out",
        )
    ]


def test_no_more_cards_are_drawn_than_there_are():
    players = [{"drawn": 3} for _ in range(8)]
    case = {"game": "buck-em", "pot": 40, "trump": "Js", "players": players}

    assert (
        "too-many-drawn",
        "players",
        "24 cards are drawn; the stub has 11, and 0 have folded",
    ) in errors(case)


@pytest.mark.parametrize(
    ("case", "found"),
    [
        (
            played("Kh Ah Kd"),
            (
                "revoke",
                "tricks[0]",
                (
                    "trick 1: Dee plays Kd to the Kh led, a revoke:"
                    " Dee holds 8h, played to trick 2 and Th, played to trick 4"
                ),
            ),
        ),
        (
            changed(tricks=["Ad 4d Th", "Kd Kh Ah", "As Ks 8s", "Qs 8h 3c", "6c 7h 9c"], **UNTOLD),
            (
                "revoke",
                "tricks[0]",
                "trick 1: Dee plays Th to the Ad led, a revoke: Dee holds Kd, played to trick 2",
            ),
        ),
        (
            played("Ad 4d Kd", "Kh Ah 8h", "As Th 8s", known=True),
            (
                "revoke",
                "tricks[2]",
                "trick 3: Dee plays Th to the As led, a revoke: Dee holds Ks",
            ),
        ),
        (
            played("4d Kd Ad", known=True),
            (
                "wrong-leader",
                "tricks[0]",
                "trick 1 is led by Cy; Ann leads, the first to stay from the dealer’s left",
            ),
        ),
        (
            played("Ad 4d Kd", {"led": 4, "cards": "Ah 8h Kh"}, known=False),
            ("wrong-leader", "tricks[1]", "trick 2 is led by Cy; Ann took the last and leads"),
        ),
        (
            played("Ad 4d Kd", {"led": 2, "cards": "Kh Ah 8h"}),
            ("folded-plays", "tricks[1]", "seat 2 has folded and leads no trick"),
        ),
        (
            played("Ad 4d Kd", "Kh Ah"),
            ("wrong-card-count", "tricks[1]", "trick 2 has 2 cards; 3 players stay"),
        ),
        (
            played("Ad 4d Kd 2d"),
            ("wrong-card-count", "tricks[0]", "trick 1 has 4 cards; 3 players stay"),
        ),
        (
            played("Ad 4d Kd", "Ad Ah 8h", known=False),
            (
                "card-played-twice",
                "tricks[1]",
                "trick 2: Ann plays Ad, which Ann played to trick 1",
            ),
        ),
        (
            played("Jo 4d Kd", known=False),
            ("card-not-in-deck", "tricks[0]", "Jo is not in the deck of Buck 'em"),
        ),
        (
            played("9h Ah 8h", known=False),
            (
                "card-not-held",
                "tricks[0]",
                "trick 1: Ann plays 9h, which lies on the table as trump",
            ),
        ),
        (
            played("Ad Kd 4d"),
            ("card-not-held", "tricks[0]", "trick 1: Cy plays Kd, which Dee holds"),
        ),
        (
            played("Ad 5d Kd"),
            ("card-not-held", "tricks[0]", "trick 1: Cy plays 5d, which Cy has thrown away"),
        ),
        (
            played("Ad 6d Kd"),
            ("card-not-held", "tricks[0]", "trick 1: Cy plays 6d but holds Ah As 9c 4d Qs"),
        ),
        (
            with_player(1, dealt="Kd")
            | {
                "players": [
                    *({**p} for p in ROUND["players"][:1]),
                    {"seat": 2, "name": "Bob", "folded": True, "dealt": "4d"},
                    {"seat": 4, "name": "Cy"},
                    *ROUND["players"][3:],
                ]
            },
            ("card-not-held", "tricks[0]", "trick 1: Cy plays 4d, which Bob has folded"),
        ),
        (
            changed(tricks=ROUND["tricks"][:4]),
            ("wrong-trick-count", "tricks", "5 tricks are played, here are 4"),
        ),
        (
            changed(tricks=[*ROUND["tricks"], "2c 2d 2s"]),
            ("wrong-trick-count", "tricks", "5 tricks are played, here are 6"),
        ),
    ],
)
def test_what_is_wrong_with_the_play_is_named(case, found):
    assert errors(case)[0] == found


def test_a_lone_stayer_plays_nothing_and_shows_the_five_cards_dealt():
    case = changed(tricks=["Ad"])
    for number in (2, 3):
        case["players"][number] = {"seat": number + 2, "folded": True}
    case["players"][0] = {"seat": 1, "name": "Ann", "dealt": "Kh 4c"}

    assert errors(case) == [
        ("wrong-trick-count", "tricks", "fewer than two players stay, and no trick is played"),
        (
            "missing-cards",
            "players[0].dealt",
            "Ann stays alone: which five cards were dealt?",
        ),
    ]


def test_every_fault_of_a_round_is_listed_in_the_order_of_the_round():
    case = changed(
        tricks=["Ad 5d Kd", "Kh Ah 8h", "As Th 8s", "Qs Ks 3c", "6c 7h 9c"], reshuffled=True
    )

    assert named(case) == [
        ("bad-reshuffle", "reshuffled"),
        ("card-not-held", "tricks[0]"),
        ("revoke", "tricks[2]"),
        ("wrong-leader", "tricks[3]"),
    ]
