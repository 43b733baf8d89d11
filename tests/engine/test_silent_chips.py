"""Chips without a word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.questions import NotPossible
from director.engine.silent_chips import chip_declared_raise, silent_chips


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
            "There is 700 to call; a raise is to 1,150 at least, and at most to all the player's"
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
            "There is 800 to call; a raise is to 1,600 at least, and at most to all the player's"
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


@pytest.mark.parametrize(
    ("put_out", "field"), [([], "put_out"), ([100, -5], "put_out"), ([100], "put_out")]
)
def test_chips_below_a_call_are_another_question(put_out, field):
    with pytest.raises(NotPossible) as wrong:
        silent_chips(put_out, level=400, last_raise=400)

    assert wrong.value.field == field


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
