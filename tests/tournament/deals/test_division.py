"""Those who are left divide what is left."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.engine.not_possible import NotPossible
from director.tournament.deals.division import (
    BOUNTIES,
    BOUNTIES_LEFT,
    BY_CHIPS,
    BY_PERCENT,
    CHIP_CHOP,
    EVEN,
    EVENLY,
    FREE,
    ICM,
    OWN,
    PLAYED_FOR,
    USUAL,
    Agreed,
    DealTerms,
    Party,
    deal,
)
from director.tournament.money.state import MoneyTerms

FOUR = (Party(1, 100_000), Party(2, 70_000), Party(3, 50_000), Party(4, 20_000))
PRIZES = (200_00, 120_00, 80_00, 50_00)
DOLLARS = MoneyTerms("$", 2)


def amounts(terms, parties=FOUR, prizes=PRIZES):
    return [one.amount for one in deal(parties, prizes, terms).agreed]


def said(answer):
    return [str(reason) for reason in answer.reasons]


def warned(answer):
    return [warning.said(lambda number: f"player {number}") for warning in answer.warnings]


def refused(parties, prizes, terms):
    with pytest.raises(NotPossible) as error:
        deal(parties, prizes, terms)
    return error.value.field, str(error.value)


def test_published_by_the_chip_model_original_and_agreed_stand_side_by_side():
    made = deal(FOUR, PRIZES, DealTerms(ICM), DOLLARS)

    assert made.agreed == (
        Agreed(1, 100_000, 200_00, 140_84),
        Agreed(2, 70_000, 120_00, 123_80),
        Agreed(3, 50_000, 80_00, 108_96),
        Agreed(4, 20_000, 50_00, 76_40),
    )
    assert [one.difference for one in made.agreed] == [-59_16, 3_80, 28_96, 26_40]
    assert (made.total, made.warnings) == (450_00, ())
    assert said(made) == [
        "4 players split $450.00: ICM (house rule, deals)",
        "each stack is worth its chance at every prize (house rule, deals)",
        "rounded to $0.01; the remainder goes where rounding took the most (house rule, deals)",
    ]


def test_a_chip_chop_gives_everybody_the_last_prize_and_the_rest_by_chips():
    made = deal(FOUR, PRIZES, DealTerms(CHIP_CHOP), DOLLARS)

    assert [one.amount for one in made.agreed] == [154_17, 122_92, 102_08, 70_83]
    assert said(made)[1] == (
        "each gets the minimum prize of $50.00, and the rest is split by chips (house rule, deals)"
    )


def test_an_even_deal_hands_what_is_left_to_the_largest_stacks():
    assert amounts(DealTerms(EVEN), prizes=(451, 0, 0)) == [113, 113, 113, 112]
    assert amounts(DealTerms(EVEN, unit=100), prizes=(1051,)) == [351, 300, 200, 200]


def test_by_percent_everybody_gets_the_part_that_was_named():
    parties = (Party(1, 10, percent=62_50), Party(2, 5, percent=37_50))

    assert amounts(DealTerms(BY_PERCENT), parties, (700, 301)) == [626, 375]
    assert refused((Party(1, 10, 50_00), Party(2, 5, 49_50)), (7,), DealTerms(BY_PERCENT)) == (
        "percent",
        "the shares add up to 99.5%, not 100%",
    )
    assert refused((Party(1, 9, 110_00), Party(2, 5, -10_00)), (7,), DealTerms(BY_PERCENT)) == (
        "percent",
        "no share can be negative",
    )


def test_free_amounts_have_to_come_to_what_there_is():
    parties = (Party(1, 10, amount=700), Party(2, 5, amount=300))

    assert amounts(DealTerms(FREE), parties, (600, 400)) == [700, 300]
    assert refused(parties, (600, 401), DealTerms(FREE)) == (
        "amount",
        "the shares add up to 1,000, not 1,001",
    )
    assert refused((Party(1, 9, amount=9), Party(2, 5, amount=-2)), (7,), DealTerms(FREE)) == (
        "amount",
        "no share can be negative",
    )


def test_a_part_is_held_back_for_the_winner():
    made = deal(FOUR, PRIZES, DealTerms(EVEN, held=50_00), DOLLARS)

    assert ([one.amount for one in made.agreed], made.held) == ([100_00] * 4, 50_00)
    assert made.total == 450_00
    assert said(made)[-1] == "left in play for the winner: $50.00 (house rule, deals)"
    assert amounts(DealTerms(ICM, held=200_00)) == amounts(
        DealTerms(ICM), prizes=(0, 120_00, 80_00, 50_00)
    )
    assert refused(FOUR, PRIZES, DealTerms(ICM, held=200_01)) == (
        "held",
        "no more than first prize can be left in play",
    )
    assert refused(FOUR, PRIZES, DealTerms(CHIP_CHOP, held=250_01)) == (
        "held",
        "with 25,001 left in play the minimum prize is not covered",
    )


@pytest.mark.parametrize(
    ("way", "bounties"),
    [(PLAYED_FOR, [0, 0]), (OWN, [25, 100]), (BY_CHIPS, [94, 31]), (EVENLY, [63, 62])],
)
def test_bounties_that_are_left_are_played_for_or_divided(way, bounties):
    parties = (Party(1, 30, bounty=25), Party(2, 10, bounty=100))

    made = deal(parties, (600, 400), DealTerms(EVEN, bounties=way))

    assert [one.bounty for one in made.agreed] == bounties
    assert made.total == 1000 + sum(bounties)
    assert said(made)[-1] == f"bounties left: 125, {BOUNTIES_LEFT[way]} (house rule, deals)"


def test_more_than_first_prize_and_less_than_the_next_one_are_told():
    parties = (Party(1, 98), Party(2, 1), Party(3, 1, amount=0))
    free = (Party(1, 98, amount=650), Party(2, 1, amount=250), Party(3, 1, amount=100))

    assert warned(deal(free, (500, 300, 200), DealTerms(FREE))) == [
        "Player 1 would get 650, more than the first prize of 500",
        "Player 3 would get 100, less than the next prize of 200",
    ]
    assert warned(deal(parties, (500, 300, 200), DealTerms(CHIP_CHOP))) == [
        "Player 1 would get 592, more than the first prize of 500"
    ]
    assert warned(deal(parties, (500, 300, 200), DealTerms(ICM))) == []
    assert warned(deal(parties, (500, 300, 200), DealTerms(EVEN, held=250))) == [
        "With 250 left in play, first prize is less than the second prize of 300"
    ]


def test_equal_stacks_share_their_original_prizes():
    made = deal((Party(1, 10), Party(2, 30), Party(3, 10)), (500, 300, 201), DealTerms(EVEN))

    assert [(one.player, one.original) for one in made.agreed] == [(2, 500), (1, 251), (3, 250)]
    assert amounts(DealTerms(ICM), [Party(n, 5) for n in range(3)], (10, 0, 0)) == [4, 3, 3]


def test_a_deal_before_the_money_counts_the_places_without_a_prize():
    assert amounts(DealTerms(CHIP_CHOP), FOUR, (120, 0)) == [50, 35, 25, 10]


@pytest.mark.parametrize(
    ("parties", "prizes", "terms", "field"),
    [
        ((Party(1, 5),), (1,), DealTerms(), "parties"),
        ((Party(1, 5), Party(1, 5)), (1,), DealTerms(), "parties"),
        ((Party(1, 5), Party(2, 0)), (1,), DealTerms(), "parties"),
        (FOUR, (), DealTerms(), "prizes"),
        (FOUR, (5, 4, 3, 2, 1), DealTerms(), "prizes"),
        (FOUR, (5, -4), DealTerms(), "prizes"),
        (FOUR, (5,), DealTerms(held=6), "held"),
        (FOUR, (5,), DealTerms(unit=0), "unit"),
        (FOUR, (5,), DealTerms("fairly"), "way"),
    ],
)
def test_what_is_no_deal_is_refused(parties, prizes, terms, field):
    assert refused(parties, prizes, terms)[0] == field


@given(
    stacks=st.lists(st.integers(1, 10**7), min_size=2, max_size=9),
    prizes=st.lists(st.integers(0, 10**8), min_size=1, max_size=9),
    way=st.sampled_from([ICM, CHIP_CHOP, EVEN, BY_PERCENT]),
    bounties=st.sampled_from(sorted(BOUNTIES)),
    held=st.integers(0, 10**7),
    unit=st.sampled_from([1, 5, 100, 2500]),
    head=st.integers(0, 5000),
)
def test_a_deal_comes_to_what_there_is_and_nobody_gets_less_than_nothing(
    stacks, prizes, way, bounties, held, unit, head
):
    prizes = sorted(prizes[: len(stacks)], reverse=True)
    parties = [Party(number, stack, bounty=head + number) for number, stack in enumerate(stacks)]
    parties[0] = parties[0]._replace(percent=70_00)
    parties[-1] = parties[-1]._replace(percent=30_00)
    try:
        made = deal(parties, prizes, DealTerms(way, held, bounties, unit))
    except NotPossible:
        assert held  # nothing else can be the matter
        return

    left = sum(party.bounty for party in parties) if bounties != PLAYED_FOR else 0
    assert made.total == sum(prizes) + left
    assert sum(one.amount for one in made.agreed) == sum(prizes) - held
    assert all(one.amount >= 0 and one.bounty >= 0 for one in made.agreed)
    assert sum(one.original for one in made.agreed) == sum(prizes)
    assert made == deal(parties, prizes, DealTerms(way, held, bounties, unit))


def test_a_party_and_terms_without_more_words_are_the_usual_ones():
    assert Party(1, 5) == Party(1, 5, 0, 0, 0)
    assert DealTerms() == USUAL == DealTerms(ICM, 0, PLAYED_FOR, 1)
    assert Agreed(1, 5, 10, 12) == Agreed(1, 5, 10, 12, 0)
    assert deal(FOUR, PRIZES) == deal(FOUR, PRIZES, DealTerms(ICM, 0, PLAYED_FOR, 1))


def test_what_is_no_deal_is_refused_in_plain_words():
    few = "a deal needs at least two players"
    chips = "every player left must have chips, and no bounty can be negative"
    for parties, prizes, terms, why in [
        ((), (1,), DealTerms(), few),
        ((Party(1, 5),), (1,), DealTerms(), few),
        ((Party(1, 5), Party(2, 5), Party(1, 5)), (1,), DealTerms(), few),
        ((Party(1, 5), Party(2, 0)), (1,), DealTerms(), chips),
        ((Party(1, 5, bounty=-1), Party(2, 5)), (1,), DealTerms(), chips),
        (FOUR, (), DealTerms(), "0 prizes for 4 players"),
        (FOUR, (5, 4, 3, 2, 1), DealTerms(), "5 prizes for 4 players"),
        (FOUR, (5, -1), DealTerms(), "a prize cannot be negative"),
        (FOUR, (5, 4), DealTerms(held=10), "no more can be left in play than there is"),
        (FOUR, (5, 4), DealTerms(held=-1), "no more can be left in play than there is"),
        (FOUR, (5, 4), DealTerms(unit=0), "money is counted in whole units"),
        (FOUR, (5, 4), DealTerms("fairly"), "unknown deal method"),
        (FOUR, (5, 4), DealTerms(EVEN, bounties="so"), "unknown deal method"),
    ]:
        assert refused(parties, prizes, terms)[1] == why


def test_the_least_of_everything_is_a_deal():
    two = (Party(1, 1), Party(2, 1))

    assert [amounts(DealTerms(way), two, (0,)) for way in (ICM, CHIP_CHOP, EVEN)] == [[0, 0]] * 3
    assert amounts(DealTerms(EVEN, held=9), FOUR, (5, 4)) == [0, 0, 0, 0]
    assert amounts(DealTerms(ICM, held=5), two, (5,)) == [0, 0]
    assert amounts(DealTerms(ICM), two, (4, 3)) == [4, 3]
    assert amounts(DealTerms(CHIP_CHOP, held=2), two, (4, 2)) == [2, 2]
    assert amounts(DealTerms(CHIP_CHOP, held=3), (Party(1, 3), Party(2, 1)), (4, 0)) == [1, 0]
    whole = (Party(1, 1, percent=100_00), Party(2, 1))
    assert amounts(DealTerms(BY_PERCENT), whole, (7,)) == [7, 0]
    assert refused((Party(1, 1, percent=100_01), Party(2, 1)), (7,), DealTerms(BY_PERCENT)) == (
        "percent",
        "the shares add up to 100.01%, not 100%",
    )
    assert amounts(DealTerms(FREE), (Party(1, 1, amount=7), Party(2, 1)), (7,)) == [7, 0]


def test_nobody_is_warned_of_just_the_first_prize_or_just_the_next_one():
    free = (Party(1, 5, amount=500), Party(2, 3, amount=300), Party(3, 2, amount=200))

    assert warned(deal(free, (500, 300, 200), DealTerms(FREE))) == []
    assert warned(deal(free, (500, 300, 200), DealTerms(EVEN, held=200))) == []
    assert warned(deal(free, (500, 300, 200), DealTerms(EVEN, held=201)))[-1] == (
        "With 201 left in play, first prize is less than the second prize of 300"
    )
    assert warned(deal(free, (500, 500, 0), DealTerms(EVEN))) == []
    more = (Party(1, 5, amount=501), Party(2, 3, amount=300), Party(3, 2, amount=199))
    assert warned(deal(more, (500, 300, 200), DealTerms(FREE))) == [
        "Player 1 would get 501, more than the first prize of 500",
        "Player 3 would get 199, less than the next prize of 200",
    ]


def test_a_deal_says_what_its_way_of_dividing_needs_and_no_more():
    free = (Party(1, 5, amount=7), Party(2, 3, amount=3))
    rounded = "rounded to 5; the remainder goes where rounding took the most (house rule, deals)"

    assert said(deal(free, (6, 4), DealTerms(FREE))) == [
        "2 players split 10: agreed amounts (house rule, deals)"
    ]
    assert said(deal(free, (6, 4), DealTerms(EVEN, unit=5))) == [
        "2 players split 10: even chop (house rule, deals)",
        rounded,
    ]
    assert said(deal(free, (6, 4), DealTerms(CHIP_CHOP, held=1, unit=5))) == [
        "2 players split 9: chip chop (house rule, deals)",
        "each gets the minimum prize of 4, and the rest is split by chips (house rule, deals)",
        rounded,
        "left in play for the winner: 1 (house rule, deals)",
    ]


def test_amounts_are_rounded_to_the_unit_and_the_chip_leader_gets_the_rest():
    parties = (Party(2, 700, percent=33_00), Party(1, 300, percent=67_00))

    assert amounts(DealTerms(ICM, unit=100), parties, (1000, 505)) == [805, 700]
    assert amounts(DealTerms(CHIP_CHOP, unit=100), parties, (1000, 505)) == [805, 700]
    assert amounts(DealTerms(BY_PERCENT, unit=100), parties, (1000, 505)) == [505, 1000]
    assert amounts(DealTerms(ICM), parties, (1000, 505)) == [852, 653]


def test_bounties_are_divided_by_their_owners_by_chips_or_evenly_to_the_last_unit():
    parties = (Party(1, 50, bounty=0), Party(2, 30, bounty=10), Party(3, 20, bounty=1))

    divided = {
        way: [one.bounty for one in deal(parties, (9,), DealTerms(EVEN, bounties=way)).agreed]
        for way in BOUNTIES
    }
    assert divided == {
        PLAYED_FOR: [0, 0, 0],
        OWN: [0, 10, 1],
        BY_CHIPS: [6, 3, 2],
        EVENLY: [4, 4, 3],
    }
    assert deal(parties, (9,), DealTerms(EVEN, bounties=OWN)).bounties == 11


def test_free_amounts_come_to_the_prizes_without_what_is_held_back():
    parties = (Party(1, 10, amount=600), Party(2, 5, amount=300))

    assert amounts(DealTerms(FREE, held=100), parties, (600, 400)) == [600, 300]
    assert refused(parties, (600, 400), DealTerms(FREE, held=99)) == (
        "amount",
        "the shares add up to 900, not 901",
    )
