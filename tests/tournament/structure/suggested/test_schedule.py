"""Suggested schedules: they keep the kind of a sheet, its chips, and what is typed."""

from dataclasses import replace
from datetime import timedelta
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from director.files.forms import Form
from director.tournament.chips.chip_set import Chip, worth
from director.tournament.entries.terms import LammerTerms, LateRegistration
from director.tournament.structure.big_blind_antes import BigBlindAnte
from director.tournament.structure.checks import concerns
from director.tournament.structure.files import read_structure, structure_as_data
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.moments import Moment
from director.tournament.structure.rotation import Rotation
from director.tournament.structure.schedule import dearest
from director.tournament.structure.stakes import Stakes, StakesClass, StakesSet
from director.tournament.structure.structure import Break, Level, Structure
from director.tournament.structure.suggested.moments import Moved
from director.tournament.structure.suggested.schedule import Wish, suggested
from director.tournament.structure.suggested.stakes import BIG_BLIND_ANTE, EACH_PLAYER, NO_ANTE
from tests.rounds import examples
from tests.shipped import shipped_games

LIBRARY = shipped_games()
EMPTY = (Level("1", 20),)
CHIPS = (
    Chip(25, "green", 12),
    Chip(100, "black", 12),
    Chip(500, "purple", 5),
    Chip(1000, "yellow", 6),
    Chip(5000, "orange"),
    Chip(25000, "blue"),
)
CLASSES = (
    StakesClass("limit", "Limit flop and draw"),
    StakesClass("stud", "Stud"),
    StakesClass("big-bet", "Pot-limit and no-limit"),
)
MIXED = (
    GameOnSheet("deuce-to-seven-triple-draw", "limit", "limit"),
    GameOnSheet("texas-holdem", "limit", "limit"),
    GameOnSheet("omaha-high-low", "limit", "limit"),
    GameOnSheet("razz", "limit", "stud"),
    GameOnSheet("stud", "limit", "stud"),
    GameOnSheet("stud-high-low", "limit", "stud"),
    GameOnSheet("texas-holdem", "no-limit", "big-bet"),
    GameOnSheet("omaha", "pot-limit", "big-bet"),
)


def forced(game):
    return LIBRARY.game(game).forced


def sheet(*games, steps=EMPTY, **more):
    played = tuple(one if isinstance(one, GameOnSheet) else GameOnSheet(*one) for one in games)
    return Structure("A sheet", 10000, 8, played, steps, chip_set=CHIPS, **more)


HORSE = sheet(
    *((one,) for one in ("texas-holdem", "omaha-high-low", "razz", "stud", "stud-high-low")),
    rotation=Rotation(8, ("texas-holdem", "omaha-high-low", "razz", "stud", "stud-high-low")),
)
EIGHT_GAME = sheet(*MIXED, stakes_classes=CLASSES)
DEALERS_CHOICE = replace(EIGHT_GAME, rotation=Rotation(kind="dealer's choice", orbits=1))
PLO = sheet(
    ("omaha", "pot-limit"),
    ("omaha-high-low", "pot-limit"),
    rotation=Rotation(levels=1, order=("omaha", "omaha-high-low")),
)
LIMIT = sheet(("texas-holdem",))
NO_LIMIT = sheet(("texas-holdem", "no-limit"))
SHEETS = {
    "HORSE": HORSE,
    "8-Game": EIGHT_GAME,
    "dealer's choice": DEALERS_CHOICE,
    "PLO and PLO8": PLO,
    "limit hold'em": LIMIT,
    "no-limit": NO_LIMIT,
}
ROOMS = [(20000, 6, 20), (10000, 5, 20), (10000, 4, 15), (30000, 10, 30), (50000, 12, 40)]
"""Chips, hours and minutes of a level."""

NEEDED = {
    "limit": {"small_blind", "big_blind", "small_bet", "big_bet"},
    "stud": {"ante", "bring_in", "small_bet", "big_bet"},
    "big-bet": {"small_blind", "big_blind"},
}
"""What a class of games cannot be played without."""
OF_ALL = {
    "HORSE": NEEDED["limit"] | NEEDED["stud"],
    "PLO and PLO8": NEEDED["big-bet"],
    "limit hold'em": NEEDED["limit"],
    "no-limit": NEEDED["big-bet"] | {"big_blind_ante"},
}
"""The same where all games of a sheet have one set of stakes."""


def bets(stakes):
    return {bet for bet, amount in stakes._asdict().items() if amount}


def lines(made, *, of=""):
    """Label and stakes of each level, as one reads them down a sheet."""
    return [
        next(tuple(one.stakes) for one in step.all_stakes if one.of == of)
        for step in made.structure.steps
        if isinstance(step, Level)
    ]


@pytest.mark.parametrize(("chips", "hours", "minutes"), ROOMS)
@pytest.mark.parametrize("players", [10, 60, 300])
@pytest.mark.parametrize("name", SHEETS)
def test_a_suggestion_has_all_stakes_ends_in_time_and_leaves_nothing_to_look_at(
    name, players, chips, hours, minutes
):
    wish = Wish(players, chips, hours, minutes)

    made = suggested(SHEETS[name], wish, forced)

    structure = made.structure
    wanted = NEEDED if structure.stakes_classes else {"": OF_ALL[name]}
    assert [{of: bets(one) for of, one in level.all_stakes} for level in structure.levels] == [
        wanted
    ] * len(structure.levels)
    assert concerns(structure) == ()
    assert made.ending.in_time
    assert abs(made.ending.after - timedelta(hours=hours)) <= timedelta(minutes=minutes)
    faults = []
    assert read_structure(Form(structure_as_data(structure), faults)) == structure
    assert faults == []


@pytest.mark.parametrize(("chips", "hours", "minutes"), ROOMS)
@pytest.mark.parametrize("players", [10, 60, 300])
@pytest.mark.parametrize("name", SHEETS)
def test_every_level_costs_more_than_the_one_before_and_not_more_than_twice_as_much(
    name, players, chips, hours, minutes
):
    made = suggested(SHEETS[name], Wish(players, chips, hours, minutes), forced)

    amounts = [dearest(level) for level in made.structure.levels]
    assert all(one < two <= 2 * one for one, two in pairwise(amounts))


def test_limit_and_stud_stakes_are_those_of_printed_sheets():
    # BARGE-family sheets of 10,000 chips; ante and bring-in as HORSE sheets have them
    made = suggested(HORSE, Wish(60, 10000, 7), forced)

    table = lines(made)
    assert [one[:6] for one in table[:9]] == [
        (50, 100, 25, 25, 100, 200),
        (75, 150, 25, 50, 150, 300),
        (100, 200, 50, 75, 200, 400),
        (125, 250, 50, 75, 250, 500),
        (150, 300, 50, 100, 300, 600),
        (200, 400, 100, 100, 400, 800),
        (300, 600, 100, 200, 600, 1200),
        (400, 800, 200, 300, 800, 1600),
        (500, 1000, 200, 300, 1000, 2000),
    ]
    assert (800, 1500, 300, 500, 1500, 3000, 0) in table
    assert (10000, 20000, 5000, 5000, 20000, 40000, 0) in table


@pytest.mark.parametrize("name", ["HORSE", "8-Game", "limit hold'em"])
def test_of_limit_games_the_small_bet_is_the_big_blind_and_the_big_bet_twice_as_much(name):
    made = suggested(SHEETS[name], Wish(60, 20000, 6), forced)

    for level in made.structure.levels:
        for _, one in level.all_stakes:
            if one.small_bet:
                assert one.big_bet == 2 * one.small_bet
                assert one.big_blind in (0, one.small_bet)
            if one.bring_in:
                assert 0 < one.ante <= one.bring_in < one.small_bet


def test_beside_limit_games_pot_limit_and_no_limit_have_half_the_stakes():
    made = suggested(DEALERS_CHOICE, Wish(36, 10000, 7), forced)

    by_class = {of: lines(made, of=of) for of in ("limit", "stud", "big-bet")}
    assert [one[1] for one in by_class["limit"][:4]] == [100, 150, 200, 250]
    assert [one[:2] for one in by_class["big-bet"][:4]] == [
        (25, 50),
        (50, 75),
        (50, 100),
        (75, 125),
    ]
    assert [one[4] for one in by_class["stud"]] == [one[4] for one in by_class["limit"]]


def test_chips_leave_in_the_first_break_after_which_no_bet_needs_them():
    made = suggested(HORSE, Wish(60, 10000, 7), forced)

    in_play, steps = [chip.value for chip in CHIPS], made.structure.steps
    gone = [step.remove for step in steps if isinstance(step, Break)]
    assert gone == [(25,), (), (100, 500), (1000,)]
    for at, step in enumerate(steps):
        if isinstance(step, Break):
            in_play = [chip for chip in in_play if chip not in step.remove]
            later = [
                bet
                for one in steps[at:]
                if isinstance(one, Level)
                for _, stakes in one.all_stakes
                for bet in stakes
            ]
            assert all(bet % in_play[0] == 0 for bet in later)
            assert any(bet % in_play[1] for bet in later)


def test_a_sheet_without_chips_gets_the_usual_ones_and_a_stack_of_them():
    made = suggested(replace(HORSE, chip_set=()), Wish(60, 20000, 6), forced)

    assert [chip.value for chip in made.structure.chip_set] == [25, 100, 500, 1000, 5000]
    assert (worth(made.structure.chip_set), made.new_stack) == (20000, True)


def test_another_stack_is_made_of_the_same_chips_and_keeps_their_colours():
    made = suggested(HORSE, Wish(60, 20000, 6), forced)

    assert made.structure.chip_set == (
        Chip(25, "green", 12),
        Chip(100, "black", 12),
        Chip(500, "purple", 5),
        Chip(1000, "yellow", 6),
        Chip(5000, "orange", 2),
        Chip(25000, "blue"),
    )


def test_a_stack_that_these_chips_cannot_make_is_left_open():
    odd = (Chip(100, "black", 25), Chip(250, "red", 30))

    made = suggested(replace(LIMIT, chip_set=odd), Wish(60, 10050, 6), forced)

    assert [chip.in_stack for chip in made.structure.chip_set] == [0, 0]


def test_a_stack_that_no_usual_chips_make_is_left_open_too():
    made = suggested(replace(LIMIT, chip_set=()), Wish(60, 10037, 6), forced)

    assert made.structure.chip_set[0] == Chip(25)
    assert concerns(made.structure) == ()


@pytest.mark.parametrize("wish", [Wish(10**9, 10**9, 190, 60), Wish(2, 10**9, 12), Wish(9, 1, 5)])
def test_strange_figures_are_refused_or_answered_soon(wish):
    try:
        made = suggested(replace(HORSE, chip_set=()), wish, forced)
    except ValueError:
        return
    assert concerns(made.structure) == ()


@pytest.mark.parametrize(
    ("ante", "third"),
    [
        (BIG_BLIND_ANTE, Stakes(100, 200, big_blind_ante=200)),
        (EACH_PLAYER, Stakes(100, 200, ante=25)),
        (NO_ANTE, Stakes(100, 200)),
    ],
)
def test_the_ante_of_no_limit_is_the_one_that_was_chosen(ante, third):
    made = suggested(NO_LIMIT, Wish(30, 10000, 5, ante=ante), forced)

    assert made.structure.levels[2].stakes == third


def test_the_big_blind_ante_begins_where_the_sheet_has_it_begin():
    steps = (Level("1", 20, Stakes(50, 100)), Level("2", 20, Stakes(100, 200, big_blind_ante=200)))
    terms = BigBlindAnte(reduced_at=4)
    before = replace(NO_LIMIT, steps=steps, big_blind_ante=terms)

    made = suggested(before, Wish(30, 10000, 5, keep=False), forced)

    antes = [level.stakes.big_blind_ante for level in made.structure.levels]
    assert antes[:3] == [0, 150, 200]
    assert made.structure.big_blind_ante == terms


def test_levels_that_name_their_game_go_on_naming_them_and_have_its_bets_only():
    steps = (
        Level("1A", 15, Stakes(50, 100, small_bet=100, big_bet=200), game="texas-holdem"),
        Level("1B", 15, Stakes(ante=25, bring_in=50, small_bet=150, big_bet=300), game="stud"),
    )
    before = sheet(("texas-holdem",), ("stud",), steps=steps, rotation=Rotation(kind="by level"))

    made = suggested(before, Wish(60, 10000, 6, 15, keep=False), forced)

    levels = made.structure.levels
    assert [level.game for level in levels[:4]] == ["texas-holdem", "stud"] * 2
    assert [bets(level.stakes) for level in levels[:2]] == [NEEDED["limit"], NEEDED["stud"]]
    assert concerns(made.structure) == ()


TYPED = (
    Level("1", 25, Stakes(50, 100, small_bet=100, big_bet=200)),
    Level("2", 25, Stakes(100, 200, 50, 50, 200, 400)),
    Break(15, name="Dinner"),
    Level("3", 20),
)


def test_what_is_typed_stays_and_the_suggestion_goes_on_from_there():
    made = suggested(replace(HORSE, steps=TYPED), Wish(60, 10000, 6), forced)

    assert made.structure.steps[1:3] == TYPED[1:3]
    assert made.structure.steps[0] == replace(TYPED[0], stakes=Stakes(50, 100, 25, 25, 100, 200))
    assert (made.kept, made.filled, made.replaced) == (3, (0,), (Level("3", 20),))
    assert lines(made)[2][4] > 200
    assert [level.label for level in made.structure.levels[:4]] == ["1", "2", "3", "4"]
    assert concerns(made.structure) == ()
    assert abs(made.ending.after - timedelta(hours=6)) <= timedelta(minutes=20)


@pytest.mark.parametrize(
    ("labels", "following"), [(["1A", "1B"], "2"), (["A", "B"], "3"), (["3", "Late"], "4")]
)
def test_new_levels_are_numbered_on_from_the_highest_number_that_is_typed(labels, following):
    typed = tuple(
        Level(label, 20, Stakes(50 * at, 100 * at)) for at, label in enumerate(labels, start=1)
    )

    made = suggested(replace(NO_LIMIT, steps=typed), Wish(30, 10000, 5), forced)

    assert made.structure.levels[len(labels)].label == following


def test_no_new_level_needs_a_chip_that_a_typed_break_takes_out():
    steps = tuple(
        Level(str(number), 15, Stakes(bet // 2, bet, small_bet=bet, big_bet=2 * bet))
        for number, bet in enumerate((100, 200, 300, 400, 500), start=1)
    )
    typed = (*steps, Break(10, remove=(25,)))

    made = suggested(replace(LIMIT, steps=typed), Wish(10, 10000, 8, 15), forced)

    assert made.structure.steps[:6] == typed
    assert concerns(made.structure) == ()
    assert [bet for one in lines(made)[5:] for bet in one if bet % 100] == []


def test_after_more_typed_levels_than_a_sitting_the_first_thing_is_a_break():
    typed = tuple(Level(str(at), 40, Stakes(50 * at, 100 * at)) for at in range(1, 6))

    made = suggested(replace(NO_LIMIT, steps=typed), Wish(60, 20000, 8, 40), forced)

    kinds = [type(step) for step in made.structure.steps[5:12]]
    assert kinds == [Break, Level, Level, Break, Level, Level, Break]


def test_asked_to_it_replaces_all_that_is_typed():
    made = suggested(replace(HORSE, steps=TYPED), Wish(60, 10000, 6, keep=False), forced)

    assert (made.kept, made.filled, made.replaced) == (0, (), TYPED)
    assert made.structure.levels[0].minutes == 20


def test_bets_of_a_class_that_a_typed_level_lacks_are_filled_in_and_none_is_changed():
    typed = Level("1", 20, sets=(StakesSet("limit", Stakes(100, 200, small_bet=200, big_bet=400)),))

    made = suggested(replace(EIGHT_GAME, steps=(typed,)), Wish(60, 10000, 7), forced)

    assert made.structure.levels[0].sets == (
        StakesSet("limit", Stakes(100, 200, small_bet=200, big_bet=400)),
        StakesSet("stud", Stakes(ante=50, bring_in=75, small_bet=200, big_bet=400)),
        StakesSet("big-bet", Stakes(50, 100)),
    )


def test_an_ante_that_a_typed_level_of_no_limit_has_not_is_not_missing():
    typed = (Level("1", 20, Stakes(50, 100)), Level("2", 20, Stakes(100, 200, big_blind_ante=200)))

    made = suggested(replace(NO_LIMIT, steps=typed), Wish(30, 10000, 5), forced)

    assert (made.structure.steps[:2], made.filled) == (typed, ())


def test_a_level_without_stakes_between_others_gets_some_between_theirs():
    typed = (
        Level("1", 20, Stakes(50, 100)),
        Level("2", 20),
        Level("3", 20, Stakes(150, 300)),
    )

    made = suggested(replace(PLO, steps=typed), Wish(30, 10000, 5), forced)

    assert [one[1] for one in lines(made)[:3]] == [100, 150, 300]


def test_a_whole_schedule_that_is_typed_is_left_as_it_is():
    whole = suggested(HORSE, Wish(60, 10000, 7), forced).structure

    again = suggested(whole, Wish(60, 10000, 7), forced)

    assert (again.structure, again.added, again.new_stack) == (whole, (), False)


def test_steps_that_have_begun_are_neither_replaced_nor_filled():
    made = suggested(replace(HORSE, steps=TYPED), Wish(60, 10000, 6, keep=False, begun=2), forced)

    assert made.structure.steps[:2] == TYPED[:2]
    assert (made.kept, made.filled) == (2, ())


def test_moments_that_are_no_longer_there_move_to_the_nearest_level_and_it_is_told():
    levels = tuple(Level(str(n), 10, Stakes(25 * n, 50 * n)) for n in range(1, 31))
    before = sheet(
        ("omaha", "pot-limit"),
        steps=(*levels[:10], Break(10), *levels[10:]),
        lammers=LammerTerms(2, 5000, until=Moment("end", "level", "28")),
        late_registration=LateRegistration(Moment("end", "break", "1")),
    )

    made = suggested(before, Wish(30, 10000, 4, keep=False), forced)

    last = made.structure.levels[-1]
    assert made.moved == (
        Moved("lammers.until", Moment("end", "level", "28"), made.structure.lammers.until),
    )
    assert int(made.structure.lammers.until.label) == int(last.label) - 1
    assert made.structure.late_registration == before.late_registration


def test_a_stack_that_is_asked_to_be_deep_begins_so():
    made = suggested(NO_LIMIT, Wish(30, 20000, 8, depth=200), forced)

    assert made.structure.levels[0].stakes.big_blind == 100


def test_it_states_for_whom_and_how_long_it_was_made():
    made = suggested(HORSE, Wish(60, 20000, 6.5), forced)

    assert tuple(made.structure.expected) == (60, 390)
    assert made.structure.starting_chips == 20000


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (Wish(1, 10000, 5), "players, chips, hours and minutes must be more than zero"),
        (Wish(30, 10000, 0), "players, chips, hours and minutes must be more than zero"),
        (
            Wish(30, 10000, 1),
            "3 levels are too few for 30 players: add hours or shorten the levels",
        ),
        (
            Wish(10, 1000, 12, 10),
            "66 levels are too many to rise one by one: lengthen the levels or add chips",
        ),
        (Wish(30, 10000, 500, 1), "that is more than 200 levels: lengthen them"),
    ],
)
def test_a_wish_that_nobody_can_fulfil_says_what_would_help(wish, why):
    with pytest.raises(ValueError, match=why):
        suggested(HORSE, wish, forced)


@settings(max_examples=examples(20), deadline=None)
@given(
    name=st.sampled_from(sorted(SHEETS)),
    players=st.integers(2, 2000),
    chips=st.sampled_from([1000, 3000, 5000, 12000, 15000, 25000, 60000, 100000]),
    hours=st.integers(3, 14),
    minutes=st.integers(8, 60),
    chip_set=st.sampled_from(
        [(), CHIPS, (Chip(100), Chip(500), Chip(1000), Chip(5000)), (Chip(5), Chip(25), Chip(100))]
    ),
)
def test_whatever_is_wished_the_suggestion_is_sound_or_refused(
    name, players, chips, hours, minutes, chip_set
):
    before = replace(SHEETS[name], chip_set=chip_set)
    try:
        made = suggested(before, Wish(players, chips, hours, minutes), forced)
    except ValueError:
        return  # too few levels for so many players, or too many for such chips

    assert concerns(made.structure) == ()
    assert all(level.all_stakes for level in made.structure.levels)
    assert abs(made.ending.after - timedelta(hours=hours)) <= timedelta(minutes=minutes)
