"""What games are played for at a level, out of one amount."""

from dataclasses import replace

import pytest

from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.stakes import Stakes, StakesClass, StakesSet
from director.tournament.structure.structure import Level
from director.tournament.structure.suggested.stakes import (
    BIG_BLIND_ANTE,
    EACH_PLAYER,
    NO_ANTE,
    Bets,
    amount_of,
    ante_of,
    bets_by_class,
    first_ante,
    half_of,
    least_amount,
    stakes_for,
    with_stakes,
)
from tests.tournament.evening import STRUCTURE

CHIPS = (25, 100, 500)
LIMIT, NO_LIMIT = (GameOnSheet("texas-holdem", betting) for betting in ("limit", "no-limit"))
OPENED = {
    "texas-holdem": "button and blinds",
    "omaha": "button and blinds",
    "razz": "antes and bring-in",
    "badugi": "antes and button",
    "five-card-draw": "antes",
}


def bets(*games, classes=()):
    structure = replace(STRUCTURE, games=games, stakes_classes=classes)
    return bets_by_class(structure, games, OPENED.__getitem__)


@pytest.mark.parametrize(
    ("game", "needed"),
    [
        (("texas-holdem", "limit"), Bets(blinds=True, limits=True)),
        (("texas-holdem", "no-limit"), Bets(blinds=True, no_limit=True)),
        (("omaha", "pot-limit"), Bets(blinds=True)),
        (("razz", "limit"), Bets(antes=True, bring_in=True, limits=True)),
        (("razz", "no-limit"), Bets(antes=True, bring_in=True, limits=True)),
        (("badugi", "limit"), Bets(antes=True, limits=True)),
        (("five-card-draw", "no-limit"), Bets(antes=True, limits=True)),
    ],
)
def test_a_game_needs_the_bets_by_which_it_is_opened_and_raised(game, needed):
    assert bets(GameOnSheet(*game)) == {"": needed}


def test_big_bet_games_are_halved_beside_limit_games_of_another_class_of_the_sheet():
    classes = (StakesClass("big", "Big-bet"), StakesClass("limit", "Limit"))
    big = NO_LIMIT._replace(stakes="big")

    apart = bets(LIMIT._replace(stakes="limit"), big, classes=classes)
    together = bets(LIMIT, NO_LIMIT)
    unknown = bets(LIMIT, big)

    assert apart == {
        "limit": Bets(blinds=True, limits=True),
        "big": Bets(blinds=True, no_limit=True, halved=True),
    }
    assert together == unknown == {"": Bets(blinds=True, limits=True, no_limit=True)}
    assert bets(big, classes=classes) == {"big": Bets(blinds=True, no_limit=True)}


@pytest.mark.parametrize(
    ("needed", "amount", "stakes"),
    [
        (Bets(blinds=True), 400, (200, 400)),
        (Bets(blinds=True), 50, (25, 50)),
        (Bets(blinds=True, limits=True), 400, (200, 400, 0, 0, 400, 800)),
        (Bets(antes=True, limits=True), 400, (0, 0, 100, 0, 400, 800)),
        (Bets(antes=True, bring_in=True, limits=True), 400, (0, 0, 100, 100, 400, 800)),
        (Bets(antes=True, bring_in=True, limits=True), 50, (0, 0, 25, 25, 50, 100)),
        (Bets(blinds=True, halved=True), 400, (100, 200)),
        (Bets(blinds=True, antes=True, no_limit=True), 400, (200, 400, 100)),
    ],
)
def test_stakes_keep_the_proportions_of_printed_sheets(needed, amount, stakes):
    assert stakes_for(needed, amount, CHIPS, EACH_PLAYER) == Stakes(*stakes)


@pytest.mark.parametrize(
    ("ante", "amount", "stakes"),
    [
        (NO_ANTE, 200, (100, 200)),
        (BIG_BLIND_ANTE, 200, (100, 200, 0, 0, 0, 0, 200)),
        (EACH_PLAYER, 99, (50, 99)),
        (EACH_PLAYER, 100, (50, 100, 25)),
        (EACH_PLAYER, 1000, (500, 1000, 100)),
    ],
)
def test_an_ante_of_no_limit_is_posted_once_half_of_a_chip_comes_to_it(ante, amount, stakes):
    assert stakes_for(Bets(blinds=True, no_limit=True), amount, CHIPS, ante) == Stakes(*stakes)


def test_nobody_posts_an_ante_unless_it_is_said():
    needed = Bets(blinds=True, no_limit=True)

    assert stakes_for(needed, 200, CHIPS) == Stakes(100, 200)
    assert stakes_for(Bets(blinds=True), 200, CHIPS, BIG_BLIND_ANTE) == Stakes(100, 200)


def test_the_least_amount_lets_every_bet_be_posted_apart():
    halved, antes = Bets(blinds=True, halved=True), Bets(antes=True)

    assert [least_amount(of, CHIPS) for of in ([], [Bets()], [Bets(), halved], [antes])] == [
        50,
        50,
        100,
        100,
    ]
    assert [half_of(amount, CHIPS) for amount in (50, 100, 250, 300)] == [50, 50, 125, 150]


def level(*stakes, **sets):
    return Level("1", 20, Stakes(*stakes), sets=tuple(StakesSet(*one) for one in sets.items()))


@pytest.mark.parametrize(
    ("games", "levels", "big_blind_ante", "says"),
    [
        ((NO_LIMIT,), [level()], None, BIG_BLIND_ANTE),
        ((NO_LIMIT, LIMIT), [level()], None, NO_ANTE),
        ((LIMIT,), [level()], None, NO_ANTE),
        ((NO_LIMIT,), [level(50, 100)], None, NO_ANTE),
        ((NO_LIMIT,), [level(50, 100), level(50, 100, 10)], None, EACH_PLAYER),
        ((NO_LIMIT,), [level(50, 100, 0, 0, 0, 0, 100)], None, BIG_BLIND_ANTE),
        ((LIMIT,), [level(0, 0, 25, 50, 100, 200)], None, NO_ANTE),
        ((LIMIT,), [level(50, 100, 25, 50, 100, 200)], None, NO_ANTE),
    ],
)
def test_a_sheet_says_who_posts_the_ante_of_no_limit_games(games, levels, big_blind_ante, says):
    sheet = replace(STRUCTURE, games=games, steps=tuple(levels), big_blind_ante=big_blind_ante)

    assert ante_of(sheet) == says


def test_antes_begin_at_the_first_level_that_has_one_and_at_the_first_where_none_has():
    def begins(*levels):
        return first_ante(replace(STRUCTURE, steps=levels))

    plain, ante, big = level(50, 100), level(50, 100, 10), level(50, 100, 0, 0, 0, 0, 100)
    assert [begins(plain), begins(plain, ante), begins(plain, plain, big), begins(ante, big)] == [
        1,
        2,
        3,
        1,
    ]


def test_a_level_is_played_for_its_largest_bet_or_for_twice_a_halved_one():
    halved = {"big": Bets(halved=True), "limit": Bets()}
    big, limit = Stakes(50, 100), Stakes(small_bet=300, big_bet=600)

    assert amount_of(level(big=big, limit=limit), halved) == 300
    assert amount_of(level(big=big), halved) == 200
    assert amount_of(level(big=big), {}) == 100
    assert amount_of(level(), halved) == 0


def test_what_is_written_stays_and_what_lacks_is_filled_in():
    written = level(25, 0, big=Stakes(0, 100), own=Stakes(1, 2))

    filled = with_stakes(
        written, {"": Stakes(50, 100), "big": Stakes(50, 200), "new": Stakes(3, 6)}
    )

    assert filled == level(25, 100, big=Stakes(50, 100), new=Stakes(3, 6), own=Stakes(1, 2))
