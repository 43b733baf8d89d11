"""A stub that is too short for another card each, at every count with its reasons."""

import pytest

from director.engine.dealing.short_stubs import draw_deck, seventh_street
from director.engine.not_possible import NotPossible

H = "TDA RP-10-H"
ONE_EACH = [
    f"Burn, and deal a card to each of 5 players ({H})",
    f"One each takes 7: a burn, 5 cards and a last one ({H})",
]


def short(stub):
    return f"One each takes 7, and the stub has {stub} ({H})"


def shuffled(stub, both):
    return [
        f"Shuffle the stub and the burns, burn, and deal one each ({H})",
        short(stub),
        f"Stub and burns together are {both} ({H})",
    ]


def turned(stub, both):
    return [
        f"Burn, and turn one community card for everybody ({H})",
        short(stub),
        f"Stub and burns together are {both}, too few as well ({H})",
    ]


def shuffled_and_turned(stub, both):
    return [
        f"Shuffle the stub and the burns, burn, and turn one community card for everybody ({H})",
        short(stub),
        f"Stub and burns together are {both}, too few as well ({H})",
    ]


@pytest.mark.parametrize(
    ("stub", "dealt", "first", "reasons"),
    [
        (7, "one each", "nothing", ONE_EACH),
        (6, "one each", "burns", shuffled(6, 8)),
        (5, "one each", "burns", shuffled(5, 7)),
        (4, "community card", "nothing", turned(4, 6)),
        (3, "community card", "nothing", turned(3, 5)),
        (2, "community card", "burns", shuffled_and_turned(2, 4)),
        (0, "community card", "burns", shuffled_and_turned(0, 2)),
    ],
)
def test_rp_10_h_seventh_street_to_five_players_with_two_burns(stub, dealt, first, reasons):
    answer = seventh_street(5, stub, burns=2)

    assert answer[:3] == (dealt, first, 7)
    assert [str(reason) for reason in answer.reasons] == reasons


def test_rp_10_h_three_cards_are_burned_before_seventh_street_unless_another_number_is_told():
    assert seventh_street(5, 4) == seventh_street(5, 4, burns=3)
    assert seventh_street(5, 4).shuffled == "burns"
    assert seventh_street(5, 3)[:2] == ("community card", "nothing")


def test_the_other_families_go_their_own_way_where_the_stub_is_short():
    mississippi = seventh_street(5, 6, game="mississippi")
    super_stud = seventh_street(5, 0, game="super stud")

    assert mississippi[:3] == ("community card", "nothing", 7)
    assert [str(reason) for reason in mississippi.reasons] == [
        "Turn one community card for everybody (S 2.32)",
        short(6),
    ]
    assert super_stud[:3] == ("one each", "muck and burns", 7)
    assert [str(reason) for reason in super_stud.reasons] == [
        "Shuffle the muck and the burns into the stub, burn, and deal one each (WL 249)",
        short(0),
        "Super Stud never has a community card (WL 249)",
    ]
    for game in ("mississippi", "super stud"):
        enough = seventh_street(5, 7, game=game)
        assert enough[:3] == ("one each", "nothing", 7)
        assert [str(reason) for reason in enough.reasons] == ONE_EACH


def test_two_players_no_stub_and_no_burns_are_the_least():
    assert seventh_street(2, 0, burns=0)[:3] == ("community card", "burns", 4)
    assert seventh_street(2, 4, burns=0)[:3] == ("one each", "nothing", 4)


OUT = "What was thrown away in this draw stays out (WT)"


@pytest.mark.parametrize(
    ("wanted", "stub", "more", "dealt", "reasons"),
    [
        (5, 5, {}, (5, 0, 0), ["Deal the 5 cards from the stub of 5 (WT)"]),
        (4, 5, {}, (4, 0, 0), ["Deal the 4 cards from the stub of 5 (WT)"]),
        (0, 0, {}, (0, 0, 0), ["Deal the 0 cards from the stub of 0 (WT)"]),
        (
            5,
            4,
            {},
            (3, 4, 2),
            [
                "Deal 3 from the stub, shuffle 4 cards, and deal 2 from those (WT)",
                "The last card goes with the muck of 3 and 0 earlier discards (WT)",
                OUT,
            ],
        ),
        (
            5,
            4,
            {"earlier_discards": 2, "deal_out_stub": True},
            (4, 5, 1),
            [
                "Deal 4 from the stub, shuffle 5 cards, and deal 1 from those (WT)",
                "The stub is dealt out, then the muck of 3 and 2 earlier discards (WIKI)",
                OUT,
            ],
        ),
        (
            5,
            2,
            {"earlier_discards": 3},
            (1, 7, 4),
            [
                "Deal 1 from the stub, shuffle 7 cards, and deal 4 from those (WT)",
                "The last card goes with the muck of 3 and 3 earlier discards (WT)",
                OUT,
            ],
        ),
        (
            4,
            1,
            {},
            (0, 4, 4),
            [
                "Deal 0 from the stub, shuffle 4 cards, and deal 4 from those (WT)",
                "The last card goes with the muck of 3 and 0 earlier discards (WT)",
                OUT,
            ],
        ),
        (
            3,
            0,
            {},
            (0, 3, 3),
            [
                "Deal 0 from the stub, shuffle 3 cards, and deal 3 from those (WT)",
                "The last card goes with the muck of 3 and 0 earlier discards (WT)",
                OUT,
            ],
        ),
    ],
)
def test_wt_a_draw_from_a_short_stub_with_three_cards_in_the_muck(
    wanted, stub, more, dealt, reasons
):
    answer = draw_deck(wanted, stub, muck=3, **more)

    assert answer[:3] == dealt
    assert [str(reason) for reason in answer.reasons] == reasons


BELOW = "there are no cards below nothing"


@pytest.mark.parametrize(
    ("ask", "field", "message"),
    [
        (lambda: seventh_street(1, 3), "players", "2 is the least"),
        (lambda: seventh_street(2, -1), "stub", "0 is the least"),
        (lambda: seventh_street(2, 0, burns=-1), "burns", "0 is the least"),
        (lambda: draw_deck(-1, 0, muck=0), "wanted", BELOW),
        (lambda: draw_deck(1, -1, muck=0), "stub", BELOW),
        (lambda: draw_deck(1, 0, muck=-1), "muck", BELOW),
        (lambda: draw_deck(1, 0, muck=0, earlier_discards=-1), "earlier_discards", BELOW),
        (
            lambda: draw_deck(4, 0, muck=3),
            "wanted",
            "4 cards are still to be dealt, and 3 can be shuffled",
        ),
        (
            lambda: draw_deck(5, 1, muck=3),
            "wanted",
            "5 cards are still to be dealt, and 4 can be shuffled",
        ),
    ],
)
def test_counts_of_cards_that_cannot_be_are_refused(ask, field, message):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert (wrong.value.field, wrong.value.message) == (field, message)
