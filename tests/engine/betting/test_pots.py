"""Side pots and odd chips."""

from hypothesis import given
from hypothesis import strategies as st

from director.engine.betting.pots import Bet, Claim, Part, Pot, Pots, Share, build_pots, divide


def test_the_part_of_a_bet_that_nobody_called_goes_back():
    bets = [Bet(1, 400), Bet(2, 0, folded=True), Bet(4, 250)]

    assert build_pots(bets, dead=175) == Pots((Pot(675, (1, 4)),), {1: 150})


def test_a_folded_bet_may_be_the_call():
    bets = [Bet(1, 400), Bet(2, 300, folded=True), Bet(3, 100)]

    assert build_pots(bets) == Pots((Pot(300, (1, 3)), Pot(400, (1,))), {1: 100})


def test_side_pots_are_layered_at_the_live_bets():
    bets = [Bet(1, 100), Bet(2, 300), Bet(3, 300), Bet(4, 200, folded=True)]

    assert build_pots(bets) == Pots((Pot(400, (1, 2, 3)), Pot(500, (2, 3))), {})


def test_dead_chips_are_never_returned():
    bets = [Bet(1, 1000), Bet(2, 1000)]

    assert build_pots(bets, dead=100) == Pots((Pot(2100, (1, 2)),), {})


def test_who_has_no_bet_can_win_the_dead_chips_only():
    bets = [Bet(1, 0), Bet(2, 500), Bet(3, 500)]

    assert build_pots(bets, dead=75) == Pots((Pot(75, (1, 2, 3)), Pot(1000, (2, 3))), {})
    assert build_pots(bets) == Pots((Pot(1000, (2, 3)),), {})


def test_what_folded_players_bet_above_the_live_ones_stays_in_the_last_pot():
    bets = [Bet(1, 100), Bet(2, 100), Bet(3, 250, folded=True), Bet(4, 250, folded=True)]

    assert build_pots(bets) == Pots((Pot(700, (1, 2)),), {})


def test_what_a_killed_hand_bet_above_every_other_bet_goes_back_to_its_player():
    killed = [Bet(1, 900, folded=True), Bet(2, 300), Bet(3, 300)]
    short = [Bet(1, 900, folded=True), Bet(2, 300), Bet(3, 100)]

    assert build_pots(killed) == Pots((Pot(900, (2, 3)),), {1: 600})
    assert build_pots(short, dead=50) == Pots((Pot(350, (2, 3)), Pot(400, (2,))), {1: 600})


def test_of_two_dead_hands_the_higher_bet_is_called_by_the_lower_one():
    bets = [Bet(1, 100), Bet(2, 100), Bet(3, 400, folded=True), Bet(4, 250, folded=True)]

    assert build_pots(bets) == Pots((Pot(700, (1, 2)),), {3: 150})


def test_chips_that_dead_hands_called_of_each_other_are_for_those_who_are_left():
    alone = [Bet(1, 0), Bet(2, 0), Bet(3, 50, folded=True)]
    called = [*alone, Bet(4, 50, folded=True)]

    assert build_pots(alone) == Pots((), {3: 50})
    assert build_pots(called) == Pots((Pot(100, (1, 2)),), {})


def test_no_chips_are_no_pots():
    assert build_pots([Bet(1, 0), Bet(2, 0)]) == Pots((), {})
    assert build_pots([]) == Pots((), {})


def test_a_bet_that_stands_alone_goes_back_to_the_last_chip():
    assert build_pots([Bet(1, 400)]) == Pots((), {1: 400})
    assert build_pots([Bet(1, 400), Bet(2, 0)], dead=75) == Pots((Pot(75, (1, 2)),), {1: 400})


def test_dead_chips_lie_in_the_main_pot_and_in_no_side_pot():
    bets = [Bet(1, 100), Bet(2, 300), Bet(3, 300), Bet(4, 50, folded=True)]

    assert build_pots(bets, dead=1) == Pots((Pot(351, (1, 2, 3)), Pot(400, (2, 3))), {})


def test_the_odd_chip_between_portions_goes_to_the_one_named_first():
    shares = divide(1025, 25, [Claim("low", (3,)), Claim("badugi", (5,))])

    assert shares == (
        Share("low", 525, (Part(3, 525, 25),), 25),
        Share("badugi", 500, (Part(5, 500),)),
    )


def test_what_has_one_winner_is_not_divided_and_has_no_odd_chip():
    assert divide(1025, 25, [Claim("high", (3,))]) == (Share("high", 1025, (Part(3, 1025),)),)
    assert divide(1025, 25, [Claim("low", (3,), instead=True)]) == (
        Share("low", 1025, (Part(3, 1025),), 0, instead=True),
    )


def test_of_three_portions_the_first_two_get_the_odd_chips():
    claims = [Claim("high", (1,)), Claim("low", (2,)), Claim("badugi", (3,))]

    assert divide(1000, 125, claims) == (
        Share("high", 375, (Part(1, 375, 125),), 125),
        Share("low", 375, (Part(2, 375, 125),), 125),
        Share("badugi", 250, (Part(3, 250),)),
    )


def test_a_portion_with_another_ones_share_counts_twice_when_the_pot_is_divided():
    claims = [Claim("high", (1,), shares=2), Claim("low", (2,))]

    assert divide(900, 100, claims) == (
        Share("high", 600, (Part(1, 600),)),
        Share("low", 300, (Part(2, 300),)),
    )
    assert divide(1000, 100, claims) == (
        Share("high", 700, (Part(1, 700, 100),), 100),
        Share("low", 300, (Part(2, 300),)),
    )
    assert divide(1100, 100, claims) == (
        Share("high", 700, (Part(1, 700, 100),), 100),
        Share("low", 400, (Part(2, 400, 100),), 100),
    )


def test_an_odd_chip_of_a_portion_that_several_win_is_nobodys_until_they_divide_it():
    assert divide(500, 100, [Claim("high", (1, 4)), Claim("low", (1,))]) == (
        Share("high", 300, (Part(1, 200, 100), Part(4, 100)), 100),
        Share("low", 200, (Part(1, 200),)),
    )
    assert divide(700, 100, [Claim("high", (1, 4)), Claim("low", (1,))]) == (
        Share("high", 400, (Part(1, 200), Part(4, 200)), 100),
        Share("low", 300, (Part(1, 300),)),
    )


def test_two_odd_chips_of_two_ties_go_to_two_hands():
    assert divide(600, 100, [Claim("high", (1, 2)), Claim("low", (1, 2))]) == (
        Share("high", 300, (Part(1, 200, 100), Part(2, 100))),
        Share("low", 300, (Part(1, 100), Part(2, 200, 100))),
    )


def test_odd_chips_among_tied_hands_go_one_each_in_order():
    (share,) = divide(1100, 100, [Claim("high", (1, 5, 7))])

    assert share.parts == (Part(1, 400, 100), Part(5, 400, 100), Part(7, 300))


def test_nobody_gets_a_second_odd_chip_while_another_winner_has_none():
    shares = divide(700, 100, [Claim("high", (1,)), Claim("low", (1, 4))])

    assert shares == (
        Share("high", 400, (Part(1, 400, 100),), 100),
        Share("low", 300, (Part(1, 100), Part(4, 200, 100))),
    )


def test_two_hands_that_are_alike_both_ways_split_evenly():
    shares = divide(2600, 100, [Claim("high", (1, 2)), Claim("low", (1, 2))])
    won = {
        seat: sum(part.amount for one in shares for part in one.parts if part.seat == seat)
        for seat in (1, 2)
    }

    assert won == {1: 1300, 2: 1300}


bets = st.lists(
    st.builds(Bet, st.just(0), st.integers(0, 40).map(lambda units: units * 25), st.booleans()),
    min_size=2,
    max_size=9,
).map(lambda rows: [bet._replace(seat=seat) for seat, bet in enumerate(rows, start=1)])


@given(bets, st.integers(0, 10).map(lambda units: units * 25))
def test_no_chip_is_lost_on_the_way_into_the_pots(rows, dead):
    if all(bet.folded for bet in rows):
        rows[0] = rows[0]._replace(folded=False)

    built = build_pots(rows, dead)

    paid = sum(bet.amount for bet in rows) + dead
    assert sum(pot.amount for pot in built.pots) + sum(built.returned.values()) == paid


def chip_by_chip(rows, dead):
    """The same rule read the slow way: chip after chip, and who else put that one in."""
    live = [bet.seat for bet in rows if not bet.folded]
    pots, returned = {}, {}

    def into(seats, amount):
        pots[seats] = pots.get(seats, 0) + amount

    highest = max((bet.amount for bet in rows if not bet.folded), default=0)
    with_all = tuple(bet.seat for bet in rows if not bet.folded and bet.amount == highest)
    if dead or not highest:
        into(tuple(live), dead)
    for chip in range(1, max(bet.amount for bet in rows) + 1):
        put = [bet for bet in rows if bet.amount >= chip]
        if len(put) == 1:
            returned[put[0].seat] = returned.get(put[0].seat, 0) + 1
        else:
            seats = tuple(bet.seat for bet in put if not bet.folded)
            into(seats or with_all, len(put))
    return {seats: amount for seats, amount in pots.items() if amount}, returned


few = st.lists(
    st.builds(Bet, st.just(0), st.integers(0, 12), st.booleans()), min_size=2, max_size=6
).map(lambda rows: [bet._replace(seat=seat) for seat, bet in enumerate(rows, start=1)])


@given(few, st.integers(0, 5))
def test_pots_are_those_that_come_out_chip_by_chip(rows, dead):
    if all(bet.folded for bet in rows):
        rows[-1] = rows[-1]._replace(folded=False)

    built = build_pots(rows, dead)

    assert ({pot.seats: pot.amount for pot in built.pots}, built.returned) == chip_by_chip(
        rows, dead
    )


@given(
    st.integers(1, 400),
    st.sampled_from([1, 5, 25, 100]),
    st.lists(st.sets(st.integers(1, 9), min_size=1), min_size=1, max_size=2),
)
def test_no_chip_is_lost_on_the_way_out_and_shares_are_even(units, chip, winners):
    claims = [Claim(name, tuple(sorted(seats))) for name, seats in zip("ab", winners, strict=False)]

    shares = divide(units * chip, chip, claims)

    assert sum(part.amount for share in shares for part in share.parts) == units * chip
    assert all(share.amount == sum(part.amount for part in share.parts) for share in shares)
    for share in shares:
        amounts = [part.amount for part in share.parts]
        assert max(amounts) - min(amounts) <= chip
