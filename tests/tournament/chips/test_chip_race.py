"""The chip race."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.cards import read_cards
from director.engine.not_possible import NotPossible, NotYet
from director.tournament.chips.chip_race import (
    FoundChips,
    Raced,
    Racer,
    chip_race,
    dealt_for_race,
    found_chips,
)


def said(answer):
    return [str(reason) for reason in answer.reasons]


def hands(**cards):
    return {int(seat[1:]): read_cards(text) for seat, text in cards.items()}


def test_b21_the_highest_cards_by_suit_win_one_chip_each():
    # odd: 75, 50 and 75 of 25 each make two of 100
    racers = [Racer(1, 7, 5000), Racer(3, 2, 900), Racer(8, 3, 1200)]
    dealt = hands(s1="Ac Ah 2d", s3="As 3c", s8="Kd Kh Ks")

    race = chip_race(racers, 25, 100, dealt)

    assert race.new_chips == 2
    assert race.racers == (
        Raced(1, 1, dealt[1], 1, 0, 5200),
        Raced(3, 0, dealt[3], 1, 0, 1000),
        Raced(8, 0, dealt[8], 0, 0, 1200),
    )
    assert race.change == 0
    assert said(race) == [
        "Seats 3 and 1 win a chip of 100 each (TDA 24-A)",
        "the odd chips, 200 in total, make 2 of 100, rounded half up (house rule, C17)",
        "seat 1 gives 7 × 25 and gets 2 × 100: 1 in exchange, 1 won with Ac Ah 2d (TDA 24-A)",
        "seat 3 gives 2 × 25 and wins 1 × 100 with As 3c (TDA 24-A)",
        "seat 8 gives 3 × 25 and wins nothing with Kd Kh Ks (TDA 24-A)",
        "out of play: 12 × 25; into play: 3 × 100, worth the same (house rule, C17)",
    ]


def test_tda_24_a_nobody_wins_two_chips():
    racers = [Racer(1, 3, 500), Racer(2, 1, 500)]

    race = chip_race(racers, 25, 100, hands(s1="As Ks Qs", s2="2c"))

    assert [(one.seat, one.won) for one in race.racers] == [(1, 1), (2, 0)]


def test_tda_24_a_nobody_is_raced_out_of_play():
    racers = [Racer(1, 2, 0), Racer(2, 2, 500)]

    race = chip_race(racers, 25, 100, hands(s1="2c 3c", s2="As Ks"))

    assert race.racers[0] == Raced(1, 0, read_cards("2c 3c"), 0, 1, 100)
    assert race.change == 100
    assert [said(race)[at] for at in (0, 2, -1)] == [
        "Seat 2 wins a chip of 100; seat 1 is not raced out and gets one (TDA 24-A)",
        (
            "seat 1 gives 2 × 25, wins nothing with 2c 3c and still gets 1 × 100: "
            "a last chip is not raced out of play (TDA 24-A)"
        ),
        "out of play: 4 × 25; into play: 2 × 100, 100 more than leaves (house rule, C17)",
    ]


def test_other_chips_are_asked_of_only_where_a_player_would_be_raced_out_without_them():
    racers = [Racer(1, 5), Racer(2, 2), Racer(3, 2), Racer(4, 4), Racer(5, 0)]
    dealt = hands(s1="2c", s2="As Ks", s3="3c 4c")
    with pytest.raises(NotYet) as open_still:
        chip_race(racers, 25, 100, dealt)

    assert (open_still.value.field, open_still.value.seat) == ("no_others", 3)
    assert open_still.value.message == "seat 3 gets no chip: no other chips there either?"
    kept, lost = (chip_race(racers, 25, 100, dealt, those) for those in ([3], []))
    assert [one.got for one in kept.racers] == [1, 1, 1, 1, 0]
    assert [one.got for one in lost.racers] == [1, 1, 0, 1, 0]
    assert said(lost)[2:] == [
        "seat 1 gives 5 × 25 and gets 1 × 100 in exchange: 1 odd, nothing won with 2c (TDA 24-A)",
        "seat 2 gives 2 × 25 and wins 1 × 100 with As Ks (TDA 24-A)",
        "seat 3 gives 2 × 25 and wins nothing with 3c 4c (TDA 24-A)",
        "seat 4 gives 4 × 25 and gets 1 × 100 in exchange (TDA 24-A)",
        "out of play: 13 × 25; into play: 3 × 100, 25 less than leaves (house rule, C17)",
    ]


def test_cards_that_are_still_to_be_dealt_are_asked_for_from_seat_1_on():
    racers = [Racer(7, 1), Racer(4, 3), Racer(2, 4)]
    asked = []
    for dealt in ({}, hands(s4="2c"), hands(s4="2c 3c 4c")):
        with pytest.raises(NotYet) as open_still:
            chip_race(racers, 25, 100, dealt)
        asked.append((open_still.value.field, open_still.value.seat, open_still.value.message))

    assert asked == [
        ("cards", 4, "seat 4 gets 3 cards"),
        ("cards", 4, "seat 4 gets 3 cards, 2 more"),
        ("cards", 7, "seat 7 gets one card"),
    ]


@pytest.mark.parametrize(
    ("odd", "rounding", "count"),
    [
        ([1], "half up", 0),
        ([2], "half up", 1),
        ([3, 3], "half up", 2),
        ([3, 2], "half up", 1),
        ([1], "up", 1),
        ([3, 2], "up", 2),
        ([3, 3], "down", 1),
        ([3], "down", 0),
    ],
)
def test_c17_the_odd_value_is_rounded(odd, rounding, count):
    racers = [Racer(seat, chips, 1000) for seat, chips in enumerate(odd, 1)]
    dealt = dealt_for_race(racers, 25, 100, "race")

    assert chip_race(racers, 25, 100, dealt, rounding=rounding).new_chips == count


def test_half_of_an_odd_number_of_old_chips_is_rounded_right():
    racers = [Racer(1, 1, 1000), Racer(2, 1, 1000)]  # 2 of 100 are less than half of 500

    assert chip_race(racers, 100, 500, dealt_for_race(racers, 100, 500, "s")).new_chips == 0
    assert chip_race([Racer(1, 2, 5)], 1, 3, hands(s1="As Ks")).new_chips == 1


def test_cards_are_dealt_by_seat_from_seat_1_and_a_seed_gives_them_for_ever():
    racers = [Racer(8, 1, 0), Racer(1, 6, 0), Racer(3, 4, 0)]

    dealt = dealt_for_race(racers, 25, 100, "2f1c")

    assert list(dealt) == [1, 3, 8]
    assert dealt == {1: list(read_cards("7d 5h")), 3: [], 8: list(read_cards("8s"))}


def test_tda_24_c_chips_found_later_are_exchanged_at_equal_value():
    found = found_chips(7, 25, 100)

    assert found == FoundChips(100, 75, found.reasons)
    assert said(found) == [
        "100 is exchanged at equal value, 75 removed (TDA 24-C)",
        "the smallest chip in play is 100 (TDA 24-C)",
    ]
    assert found_chips(3, 25, 100)[:-1] == (0, 75)


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda: chip_race([], 0, 100, {}), "old"),
        (lambda: chip_race([], 100, 250, {}), "new"),
        (lambda: chip_race([], 100, 100, {}), "new"),
        (lambda: chip_race([Racer(1, 1, 0), Racer(1, 1, 0)], 25, 100, {}), "racers"),
        (lambda: chip_race([Racer(0, 1, 0)], 25, 100, {}), "racers"),
        (lambda: chip_race([Racer(1, -1, 0)], 25, 100, {}), "racers"),
        (lambda: chip_race([Racer(1, 1, 0)], 25, 100, {}), "cards"),
        (lambda: chip_race([], 25, 100, hands(s2="As")), "cards"),
        (
            lambda: chip_race([Racer(1, 1, 0), Racer(2, 1, 0)], 25, 100, hands(s1="As", s2="As")),
            "cards",
        ),
        (lambda: dealt_for_race([Racer(1, 99, 0)], 1, 100, "s"), "racers"),
        (lambda: found_chips(-1, 25, 100), "count"),
        (lambda: found_chips(1, 0, 100), "old"),
        (lambda: found_chips(1, 25, 0), "smallest"),
    ],
)
def test_chips_and_cards_that_no_table_has_are_not_possible(ask, field):
    with pytest.raises(NotPossible) as problem:
        ask()

    assert problem.value.field == field


racers = st.lists(
    st.builds(Racer, st.integers(1, 10), st.integers(0, 40), st.integers(0, 3).map((100).__mul__)),
    max_size=10,
    unique_by=lambda racer: racer.seat,
)


@given(racers, st.sampled_from(["half up", "up", "down"]), st.text(max_size=3))
def test_who_had_chips_has_some_and_every_new_chip_is_won(players, rounding, seed):
    race = chip_race(players, 25, 100, dealt_for_race(players, 25, 100, seed), rounding=rounding)

    before = {one.seat: one.old_chips * 25 + one.rest for one in players}
    assert sum(one.won for one in race.racers) == race.new_chips
    assert all((one.stack > 0) == (before[one.seat] > 0) for one in race.racers)
    assert all(one.stack % 100 == 0 for one in race.racers)
    assert race.change == sum(one.stack for one in race.racers) - sum(before.values())


def test_each_new_chip_is_worth_two_old_ones_at_the_least_and_half_of_one_is_a_whole_one():
    for rounding, count in (("half up", 1), ("up", 1), ("down", 0)):
        race = chip_race([Racer(1, 1, 5)], 1, 2, hands(s1="2c"), rounding=rounding)
        assert (race.new_chips, race.change) == (count, 2 * count - 1)
    none = chip_race([Racer(1, 2, 5), Racer(2, 0, 0)], 1, 2, {})
    assert (none.new_chips, none.change) == (0, 0)
    assert none.racers == (Raced(1, 1, (), 0, 0, 7), Raced(2, 0, (), 0, 0, 0))
    assert said(none) == [
        "Nobody wins a chip of 2 (TDA 24-A)",
        "the odd chips, 0 in total, make 0 of 2, rounded half up (house rule, C17)",
        "seat 1 gives 2 × 1 and gets 1 × 2 in exchange (TDA 24-A)",
        "out of play: 2 × 1; into play: 1 × 2, worth the same (house rule, C17)",
    ]


@pytest.mark.parametrize(("odd", "count"), [(1, 0), (2, 0), (3, 1), (4, 1)])
def test_c17_half_of_a_chip_that_five_old_ones_make_lies_between_two_and_three(odd, count):
    race = chip_race([Racer(1, odd, 100)], 1, 5, dealt_for_race([Racer(1, odd, 100)], 1, 5, "x"))

    assert (race.new_chips, race.change) == (count, 5 * count - odd)


def test_several_who_are_not_raced_out_are_named_together():
    race = chip_race([Racer(1, 1, 0), Racer(4, 1, 0)], 25, 100, hands(s1="2c", s4="3c"))

    assert [(one.won, one.kept) for one in race.racers] == [(0, 1), (1, 0)]
    alone = chip_race([Racer(1, 1, 0), Racer(4, 1, 0)], 5, 100, hands(s1="2c", s4="3c"))
    assert said(alone)[0] == (
        "Nobody wins a chip of 100; seats 1 and 4 are not raced out and get one each (TDA 24-A)"
    )


def test_the_best_card_of_a_hand_counts_wherever_it_lies_and_players_are_named_by_seat():
    racers = [Racer(5, 2, 100), Racer(2, 2, 100)]

    race = chip_race(racers, 25, 100, hands(s2="2c As", s5="Ks Qs"))

    assert [(one.seat, one.won, one.stack) for one in race.racers] == [(2, 1, 200), (5, 0, 100)]
    assert said(race)[0] == "Seat 2 wins a chip of 100 (TDA 24-A)"
    suits = chip_race(racers, 25, 100, hands(s2="Ah 3c", s5="As 2c"))
    assert [(one.seat, one.won) for one in suits.racers] == [(2, 0), (5, 1)]


def test_a_whole_pack_is_dealt_and_no_card_more():
    racers = [Racer(seat, 13, 0) for seat in (1, 2, 3, 4)]

    dealt = dealt_for_race(racers, 1, 20, "pack")
    assert len({card for hand in dealt.values() for card in hand}) == 52
    with pytest.raises(NotPossible) as problem:
        dealt_for_race([*racers, Racer(5, 1, 0)], 1, 20, "pack")
    assert str(problem.value) == "53 odd chips are more than a pack has cards"
    with pytest.raises(NotPossible) as problem:
        dealt_for_race([Racer(0, 1, 0)], 25, 100, "pack")
    assert str(problem.value) == "seats count from 1"


def test_nothing_is_found_and_chips_of_one_are_exchanged_for_themselves():
    assert found_chips(0, 25, 100)[:-1] == (0, 0)
    assert found_chips(3, 1, 1)[:-1] == (3, 0)
    assert found_chips(4, 25, 100)[:-1] == (100, 0)


def test_why_a_race_is_not_possible_is_said_in_plain_words():
    one = Racer(1, 1, 0)
    for ask, why in [
        (lambda: chip_race([], 0, 100, {}), "a chip is worth at least one"),
        (lambda: chip_race([], 100, 100, {}), "chips of 100 do not make one of 100"),
        (lambda: chip_race([], 100, 50, {}), "chips of 100 do not make one of 50"),
        (lambda: chip_race([], 100, 250, {}), "chips of 100 do not make one of 250"),
        (lambda: chip_race([one, one], 25, 100, {}), "two players have the same seat"),
        (lambda: chip_race([Racer(1, 0, -1)], 25, 100, {}), "a number of chips cannot be negative"),
        (lambda: chip_race([one], 25, 100, {}), "seat 1 gets one card"),
        (lambda: chip_race([one], 25, 100, hands(s1="As Ks")), "seat 1 gets 1 card, not 2"),
        (
            lambda: chip_race([Racer(1, 2)], 25, 100, hands(s1="As Ks Qs")),
            "seat 1 gets 2 cards, not 3",
        ),
        (
            lambda: chip_race([one], 25, 100, hands(s1="As"), [2]),
            "nobody in seat 2 has a chip to race",
        ),
        (lambda: chip_race([], 25, 100, hands(s2="As")), "nobody in seat 2 has a chip to race"),
        (
            lambda: chip_race([one, Racer(2, 1, 0)], 25, 100, hands(s1="As", s2="As")),
            "As is dealt to seat 1 and to seat 2",
        ),
        (
            lambda: chip_race([Racer(3, 2, 0)], 25, 100, hands(s3="As As")),
            "As is dealt to seat 3 twice",
        ),
    ]:
        with pytest.raises(NotPossible) as problem:
            ask()
        assert str(problem.value) == why
