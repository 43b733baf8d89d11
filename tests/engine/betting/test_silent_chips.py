"""Chips without a word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.betting.silent_chips import chip_declared_raise, silent_chips
from director.engine.not_possible import NotPossible


def means(put_out, **facing):
    return silent_chips(put_out, **facing)[:3]


@pytest.mark.parametrize(
    ("put_out", "answer"),
    [
        ([500, 500], ("call", 700, 300)),
        ([500, 100, 100, 100, 100], ("call", 700, 200)),
        ([500, 100, 100, 100, 100, 100], ("raise", 1150, -150)),
        ([500, 500, 100, 25], ("raise", 1150, -25)),
        ([500, 500, 500], ("raise", 1500, 0)),
        ([5000], ("call", 700, 4300)),
    ],
)
def test_b8_facing_700_after_a_raise_of_450(put_out, answer):
    assert means(put_out, level=700, last_raise=450) == answer


def test_b8_half_a_raise_is_925():
    answer = silent_chips([500, 100, 100, 100, 100], level=700, last_raise=450)

    assert [str(reason) for reason in answer.reasons] == [
        "It is a call of 700; 200 goes back (TDA 43)",
        (
            "There is 700 to call; a raise is to 1,150 at least, and at most to all the player’s"
            " chips, in pot-limit the pot (TDA 43; S 1.2, 1.3)"
        ),
        "900 is less than 925, which half a raise would make (TDA 43)",
    ]


def test_b8_nobody_has_bet_and_all_chips_are_the_bet():
    assert means([1000], level=0, last_raise=200) == ("bet", 1000, 0)
    assert means([100], level=0, last_raise=200) == ("bet", 200, -100)


def test_b8_last_chips_are_an_all_in():
    assert means([500, 100], level=400, last_raise=400, last_chips=True) == ("all-in", 600, 0)
    assert means([100], level=400, last_raise=400, last_chips=True) == ("all-in", 100, 0)
    assert means([500], level=0, last_raise=400, last_chips=True) == ("all-in", 500, 0)


def test_b8_last_chips_that_are_all_needed_for_the_call_are_a_call():
    facing = {"level": 700, "last_raise": 450, "last_chips": True}

    assert means([500, 500], **facing) == ("call", 700, 300)
    assert means([5000], **facing) == ("call", 700, 4300)


def test_b8_a_raise_declared_with_one_chip_is_the_most_it_is_for():
    assert chip_declared_raise(1000, level=200, last_raise=200)[:3] == ("raise", 1000, 0)
    assert chip_declared_raise(500, level=400, last_raise=400)[:3] == ("raise", 800, -300)
    assert chip_declared_raise(500, level=0, last_raise=400)[:3] == ("bet", 500, 0)


def test_b8_a_raise_declared_with_one_chip_is_tda_44():
    answer = chip_declared_raise(5000, level=1000, last_raise=600, in_front=200)

    assert [str(reason) for reason in answer.reasons] == [
        "It is a raise to 5,200 (TDA 44)",
        (
            "There is 800 to call; a raise is to 1,600 at least, and at most to all the player’s"
            " chips, in pot-limit the pot (TDA 43; S 1.2, 1.3)"
        ),
        "A raise was declared, and the chip of 5,000 is all for it (TDA 44)",
    ]


def test_b8_tda_46_an_overchip_beside_a_bet_left_alone_calls():
    assert means([5000], level=1100, last_raise=700, prior=[400]) == ("call", 1100, 4300)
    assert means([5000], level=1100, last_raise=700, pulled_back=True) == ("call", 1100, 3900)
    assert means([5000], level=1100, last_raise=700, prior=[0]) == ("call", 1100, 3900)


def test_b8_tda_46_several_new_chips_count_with_the_bet_left_alone():
    facing = {"level": 1100, "last_raise": 700, "prior": [400]}

    assert means([500, 500], **facing) == ("call", 1100, 300)
    assert means([1000, 1000], **facing) == ("raise", 2400, 0)


def test_b8_tda_46_the_total_counts_where_the_bet_was_partly_pulled_back():
    facing = {"level": 1100, "last_raise": 700, "prior": [100], "pulled_back": True}

    answer = silent_chips([5000], **facing)

    assert answer[:3] == ("raise", 5100, 0)
    assert str(answer.reasons[-1]) == "The chips that lay there count too: 5,100 in all (TDA 46)"


def test_b8_tda_46_the_total_counts_where_the_bet_covers_the_call():
    assert means([1000], level=900, last_raise=500, prior=[1000]) == ("raise", 2000, 0)


def ruled(answer):
    """What the chips mean, and why, without the sentence on what the player faces."""
    said, _, *why = [str(reason) for reason in answer.reasons]
    return answer[:3], said, why


@pytest.mark.parametrize(
    ("put_out", "level", "last_raise", "more", "means", "said", "why"),
    [
        (
            [200], 0, 200, {}, ("bet", 200, 0), "It is a bet of 200 (TDA 44, 61)",
            ["Nobody has bet, and all chips put out are the bet (TDA 44, 61)"],
        ),
        (
            [100, 99], 0, 200, {}, ("bet", 200, -1), "It is a bet of 200 (TDA 44, 61)",
            [
                "Nobody has bet, and all chips put out are the bet (TDA 44, 61)",
                "It is made up to the least bet (S 1.2, TDA 52-A)",
            ],
        ),
        (
            [700], 700, 450, {}, ("call", 700, 0), "It is a call of 700 (TDA 44)",
            ["One chip of 700 without a word is a call (TDA 44)"],
        ),
        (
            [701], 700, 450, {}, ("call", 700, 1), "It is a call of 700; 1 goes back (TDA 44)",
            ["One chip of 701 without a word is a call (TDA 44)"],
        ),
        (
            [200, 500], 700, 450, {}, ("call", 700, 0), "It is a call of 700 (TDA 45)",
            ["Without a chip of 200 there would be no call (TDA 45)"],
        ),
        (
            [500, 500], 700, 450, {"last_chips": True}, ("call", 700, 300),
            "It is a call of 700; 300 goes back (TDA 45)",
            ["Without a chip of 500 there would be no call (TDA 45)"],
        ),
        (
            [500, 200], 700, 450, {"last_chips": True}, ("all-in", 700, 0),
            "The player is all-in for 700 (TDA 45)", ["They are the last chips (TDA 45)"],
        ),
        (
            [500, 200, 1], 700, 450, {"last_chips": True}, ("all-in", 701, 0),
            "The player is all-in for 701 (TDA 45)", ["They are the last chips (TDA 45)"],
        ),
        (
            [500, 100, 100], 600, 200, {}, ("raise", 800, -100), "It is a raise to 800 (TDA 43)",
            ["700 is half a raise or more, 700, and is made up to a full one (TDA 43)"],
        ),
        (
            [500, 100, 99], 599, 201, {}, ("call", 599, 100),
            "It is a call of 599; 100 goes back (TDA 43)",
            ["699 is less than 700, which half a raise would make (TDA 43)"],
        ),
        (
            [500, 100, 199], 600, 200, {}, ("raise", 800, -1), "It is a raise to 800 (TDA 43)",
            ["799 is half a raise or more, 700, and is made up to a full one (TDA 43)"],
        ),
        (
            [500, 100, 200], 600, 200, {}, ("raise", 800, 0), "It is a raise to 800 (TDA 43)",
            ["800 is a full raise, for that makes 800 (TDA 43)"],
        ),
        (
            [1000], 900, 500, {"prior": [899]}, ("call", 900, 999),
            "It is a call of 900; 999 goes back (TDA 44)",
            ["One chip of 1,000 without a word is a call (TDA 44)"],
        ),
        (
            [1000], 900, 500, {"prior": [900]}, ("raise", 1900, 0),
            "It is a raise to 1,900 (TDA 43)",
            [
                "1,900 is a full raise, for that makes 1,400 (TDA 43)",
                "The chips that lay there count too: 1,900 in all (TDA 46)",
            ],
        ),
        (
            [100, 100], 900, 500, {"prior": [900]}, ("call", 900, 200),
            "It is a call of 900; 200 goes back (TDA 43)",
            [
                "1,100 is less than 1,150, which half a raise would make (TDA 43)",
                "The chips that lay there count too: 1,100 in all (TDA 46)",
            ],
        ),
        (
            [400, 100], 900, 500, {"prior": [399, 1], "pulled_back": True}, ("call", 900, 0),
            "It is a call of 900 (TDA 43)",
            [
                "900 is less than 1,150, which half a raise would make (TDA 43)",
                "The chips that lay there count too: 900 in all (TDA 46)",
            ],
        ),
        (
            [500, 200], 700, 450, {"prior": [0], "pulled_back": True}, ("call", 700, 0),
            "It is a call of 700 (TDA 45)",
            ["Without a chip of 200 there would be no call (TDA 45)"],
        ),
        (
            [500, 200, 300], 700, 450, {"prior": []}, ("raise", 1150, -150),
            "It is a raise to 1,150 (TDA 43)",
            ["1,000 is half a raise or more, 925, and is made up to a full one (TDA 43)"],
        ),
    ],
)  # fmt: skip
def test_b8_every_boundary_from_both_sides_with_its_reason(
    put_out, level, last_raise, more, means, said, why
):
    answer = silent_chips(put_out, level=level, last_raise=last_raise, **more)

    assert ruled(answer) == (means, said, why)


DECLARED, NOBODY = "A raise was declared", "Nobody has bet"
ALL, FULL = "is all for it", "is made up to a full one"


@pytest.mark.parametrize(
    ("chip", "level", "last_raise", "in_front", "means", "said", "why"),
    [
        (
            400,
            200,
            200,
            0,
            ("raise", 400, 0),
            "raise to 400",
            f"{DECLARED}, and the chip of 400 {ALL}",
        ),
        (
            399,
            200,
            200,
            0,
            ("raise", 400, -1),
            "raise to 400",
            f"{DECLARED}; the chip of 399 {FULL}",
        ),
        (
            300,
            200,
            200,
            100,
            ("raise", 400, 0),
            "raise to 400",
            f"{DECLARED}, and the chip of 300 {ALL}",
        ),
        (
            299,
            200,
            200,
            100,
            ("raise", 400, -1),
            "raise to 400",
            f"{DECLARED}; the chip of 299 {FULL}",
        ),
        (
            500,
            0,
            400,
            0,
            ("bet", 500, 0),
            "bet of 500",
            f"{NOBODY}, and the chip of 500 is all of the bet",
        ),
        (
            400,
            0,
            400,
            0,
            ("bet", 400, 0),
            "bet of 400",
            f"{NOBODY}, and the chip of 400 is all of the bet",
        ),
        (
            399,
            0,
            400,
            0,
            ("bet", 400, -1),
            "bet of 400",
            f"{NOBODY}, and the chip of 399 is made up to the least bet",
        ),
    ],
)
def test_tda_44_a_chip_that_a_raise_was_declared_with_is_made_up_to_a_full_one(
    chip, level, last_raise, in_front, means, said, why
):
    answer = chip_declared_raise(chip, level=level, last_raise=last_raise, in_front=in_front)

    assert ruled(answer) == (means, f"It is a {said} (TDA 44)", [f"{why} (TDA 44)"])


PUT_OUT = "name each chip put out by its value"


@pytest.mark.parametrize(
    ("ask", "field", "message"),
    [
        (lambda: silent_chips([], level=400, last_raise=400), "put_out", PUT_OUT),
        (lambda: silent_chips([500, 0], level=400, last_raise=400), "put_out", PUT_OUT),
        (lambda: silent_chips([500, -5], level=400, last_raise=400), "put_out", PUT_OUT),
        (
            lambda: silent_chips([500], level=400, last_raise=400, prior=[5, -5]),
            "prior",
            "name each chip that lies there by its value",
        ),
        (
            lambda: silent_chips([300], level=400, last_raise=400, prior=[99]),
            "put_out",
            "399 is less than a call; ask about an under-call",
        ),
        (
            lambda: silent_chips([500], level=-1, last_raise=400),
            "level",
            "a bet is not below nothing",
        ),
        (
            lambda: silent_chips([500], level=0, last_raise=0),
            "last_raise",
            "a raise is one chip or more",
        ),
        (lambda: chip_declared_raise(0, level=400, last_raise=400), "put_out", PUT_OUT),
        (
            lambda: chip_declared_raise(5, level=0, last_raise=0),
            "last_raise",
            "a raise is one chip or more",
        ),
        (
            lambda: chip_declared_raise(5, level=400, last_raise=400, in_front=-1),
            "in_front",
            "there are no chips below nothing",
        ),
    ],
)
def test_chips_that_mean_nothing_are_refused(ask, field, message):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert (wrong.value.field, wrong.value.message) == (field, message)


@given(
    st.lists(st.sampled_from([25, 100, 500, 1000]), min_size=1, max_size=8),
    st.integers(0, 2000),
    st.integers(25, 1000),
)
def test_what_is_put_out_is_the_bet_and_what_goes_back(put_out, level, last_raise):
    if sum(put_out) < level:
        return

    meaning, to, back, reasons = silent_chips(put_out, level=level, last_raise=last_raise)

    assert to + back == sum(put_out)
    assert (meaning == "call") == (to == level)
    assert reasons
