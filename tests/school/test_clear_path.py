"""The clear path itself, held against the rule books' own examples."""

import pytest
from practising.clear_chips import Pot, Side, clockwise, paid, pots_of
from practising.clear_raises import may_be_raised

from director.engine.betting.rounds import Action


def bets(*amounts, folded=(), **more):
    """Seats 1, 2, 3 ... with these bets."""
    players = [
        {"seat": seat, "bet": bet, "folded": seat in folded}
        for seat, bet in enumerate(amounts, start=1)
    ]
    return {"players": players, **more}


@pytest.mark.parametrize(
    ("case", "pots"),
    [
        (bets(400, 0, 250, folded=(2,), dead=175), [Pot(675, (1, 3))]),
        (
            bets(50, 100, 100, 70, folded=(4,)),
            [Pot(200, (1, 2, 3)), Pot(120, (2, 3))],
        ),
        (bets(300, 100, 100, folded=(1,)), [Pot(300, (2, 3))]),
        (bets(0, 100, 100, dead=30), [Pot(30, (1, 2, 3)), Pot(200, (2, 3))]),
        (bets(0, 100, 100), [Pot(200, (2, 3))]),
    ],
)
def test_b2_pots_are_laid_in_layers_at_what_live_players_bet(case, pots):
    assert pots_of(case) == pots


@pytest.mark.parametrize(
    ("amount", "chip", "sides", "won"),
    [
        (1025, 25, [Side((3,)), Side((1,))], {3: 525, 1: 500}),
        (1100, 100, [Side(clockwise((7, 5, 1), 9))], {1: 400, 5: 400, 7: 300}),
        (2600, 100, [Side((4, 8)), Side((4, 8))], {4: 1300, 8: 1300}),
        (700, 100, [Side((2,)), Side((2, 6))], {2: 500, 6: 200}),
        (1500, 100, [Side((2,)), Side((2, 6))], {2: 1100, 6: 400}),
    ],
)
def test_b1_c5_odd_chips_of_the_rule_book(amount, chip, sides, won):
    assert paid(amount, chip, sides).won == won


def of(*told):
    """Actions from seat 1 on, as `bet 400`, `all-in 550`, `call`."""
    return [
        Action(int(seat), deed, int(to[0]) if to else 0)
        for seat, deed, *to in (one.split() for one in told)
    ]


@pytest.mark.parametrize(
    ("betting", "bet", "actions", "seat", "least"),
    [
        ("limit", 400, of("1 all-in 100"), 2, 400),
        ("limit", 400, of("1 all-in 300"), 2, 700),
        ("limit", 400, of("1 bet 400", "2 all-in 550", "3 call"), 1, None),
        ("limit", 400, of("1 bet 400", "2 all-in 550"), 3, 800),
        ("limit", 400, of("1 bet 400", "2 all-in 600"), 1, 1000),
        ("limit", 400, of("1 bet 400", "2 raise 800", "1 raise 1200", "2 raise 1600"), 1, None),
        ("no-limit", 200, of("1 bet 400", "2 all-in 550", "3 call", "4 all-in 800"), 1, 1200),
        (
            "no-limit",
            200,
            of("1 bet 400", "2 all-in 550", "3 call", "4 all-in 800", "1 call"),
            3,
            None,
        ),
        (
            "no-limit",
            200,
            of("1 bet 400", "2 all-in 550", "3 call", "4 all-in 800", "1 raise 1200"),
            3,
            1600,
        ),
        ("no-limit", 200, of("1 check", "2 all-in 150"), 1, None),
        ("no-limit", 200, of("1 check", "2 all-in 150"), 3, 350),
    ],
)
def test_b5_b6_the_least_raise_of_the_rule_books(betting, bet, actions, seat, least):
    to = may_be_raised(betting, bet, 0, actions, seat)

    assert (to and to[0]) == least


@pytest.mark.parametrize(
    ("pot", "actions", "most"),
    [
        (1500, of("1 bet 1500"), 6000),
        (400, of("1 bet 200", "3 call"), 1200),
        (600, of("1 bet 200", "3 call"), 1400),
        (1500, [], 1500),
        (50, [], 200),
    ],
)
def test_b7_the_pot_of_the_rule_book(pot, actions, most):
    to = may_be_raised("pot-limit", 200, pot, actions, 2)

    assert to
    assert to[1] == most
