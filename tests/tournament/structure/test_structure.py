"""What follows from a structure: which game, for which stakes, how long, and what happens when."""

from dataclasses import replace
from datetime import time, timedelta

import pytest

from director.house import shelf
from director.tournament.clock.between_levels import occasions
from director.tournament.entries.terms import AddOns, LammerTerms, LateRegistration, Rebuys
from director.tournament.structure.big_blind_antes import BigBlindAnte
from director.tournament.structure.files import load_structure
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.moments import Moment, read_moment, read_time
from director.tournament.structure.rotation import Rotation
from director.tournament.structure.stakes import Stakes, StakesSet, opening_raise
from director.tournament.structure.structure import (
    Break,
    Change,
    DayEnd,
    FloorRules,
    Level,
    Structure,
)
from tests.tournament.evening import STRUCTURE

LIMIT = GameOnSheet("texas-holdem", "limit", "limit")
NO_LIMIT = GameOnSheet("texas-holdem", "no-limit", "big-bet")
RAZZ = GameOnSheet("razz", "limit", "stud")
MIXED = replace(STRUCTURE, games=(LIMIT, NO_LIMIT, RAZZ))


def shipped(name):
    return load_structure(shelf.structures() / f"{name}.toml")


def test_a_game_is_called_by_its_id_and_by_its_betting_where_that_is_needed():
    assert [MIXED.name_of(game) for game in MIXED.games] == [
        "limit texas-holdem",
        "no-limit texas-holdem",
        "razz",
    ]
    assert MIXED.game("no-limit texas-holdem") == NO_LIMIT
    assert MIXED.game("razz") == MIXED.game("limit razz") == RAZZ
    assert MIXED.game("texas-holdem") is None
    assert MIXED.game("pot-limit razz") is None


def test_each_class_of_game_has_its_own_stakes_and_any_other_those_of_all():
    stud, common = Stakes(ante=25, small_bet=100, big_bet=200), Stakes(25, 50)
    level = Level("1", 20, common, sets=(StakesSet("stud", stud),))

    assert [MIXED.stakes_of(level, game) for game in MIXED.games] == [common, common, stud]


def test_a_level_is_called_by_the_stakes_of_all_or_of_the_first_class():
    stud, common = Stakes(ante=25, small_bet=100, big_bet=200), Stakes(25, 50)
    sets = (StakesSet("stud", stud),)

    assert Level("1", 20, common, sets=sets).called_by == common
    assert Level("1", 20, sets=sets).called_by == stud


def test_the_level_may_decide_the_game():
    toc = shipped("barge-2019-toc-style")

    played = [game.id for level in toc.levels[:6] for game in toc.games_at(level)]

    assert toc.rotation.turned_by == "room"
    assert played == [
        "texas-holdem",
        "stud",
        "omaha-high-low",
        "texas-holdem",
        "stud",
        "omaha-high-low",
    ]


def test_an_order_may_go_on_every_few_levels():
    rotation = Rotation(order=("razz", "no-limit texas-holdem"), levels=2)
    structure = replace(MIXED, rotation=rotation)

    assert rotation.turned_by == "room"
    assert [structure.games_at(level) for level in structure.levels] == [
        (RAZZ,),
        (RAZZ,),
        (NO_LIMIT,),
    ]


def test_each_table_turns_a_rotation_by_hands_or_orbits_and_the_room_one_by_the_clock():
    order = ("razz", "no-limit texas-holdem")

    assert Rotation(8, order).turned_by == "table"
    assert Rotation(order=order, orbits=1).turned_by == "table"
    assert Rotation(kind="dealer's choice", orbits=1).turned_by == "table"
    assert Rotation(order=order, minutes=30).turned_by == "room"
    assert replace(MIXED, rotation=Rotation(8, order)).games_at(MIXED.levels[0]) == (RAZZ, NO_LIMIT)


def test_a_level_may_have_a_rotation_of_its_own():
    chorse = shipped("barge-2019-team-chorse")
    first, *_, fourth, fifth = chorse.levels

    assert len(chorse.games_at(first)) == len(chorse.games_at(fifth)) == 6
    assert [game.id for game in chorse.games_at(fourth)][:2] == [
        "crazy-pineapple-high-low",
        "texas-holdem",
    ]
    assert fourth.rotation.next_in_order("stud-high-low") == "crazy-pineapple-high-low"


@pytest.mark.parametrize(
    ("betting", "answer"),
    [("pot-limit", (200, 400, 700)), ("half-pot-limit", (200, 400, 450)), ("no-limit", None)],
)
def test_the_first_to_enter_may_raise_to_what_the_pot_allows(betting, answer):
    assert opening_raise(Stakes(100, 200), betting) == answer


def test_the_lengths_of_a_day_keep_to_the_times_on_the_wall():
    main = shipped("barge-2019-no-limit-main")

    lengths = [length // timedelta(minutes=1) for length in main.lengths]

    assert (lengths[5], lengths[11]) == (20, 10)  # from noon until 12:20
    until_dinner = timedelta(minutes=sum(lengths[:22]))
    assert lengths[22] == (timedelta(hours=9, minutes=30) - until_dinner) // timedelta(minutes=1)


def test_a_break_until_a_time_of_day_has_a_likely_length_where_no_start_is_known():
    structure = replace(STRUCTURE, steps=(Level("1", 20), Break(until=time(19, 30))))

    assert structure.lengths == (timedelta(minutes=20), timedelta(minutes=30))


def test_only_timed_levels_breaks_and_changes_end_by_themselves():
    steps = (Level("1", 20), Level("2", 0, hands=9), Break(10), Change((25,)), DayEnd(1))
    structure = Structure("Steps", 1000, 9, MIXED.games, steps)

    assert [structure.ends_by_itself(place) for place in range(5)] == [
        True,
        False,
        True,
        True,
        False,
    ]


def test_a_moment_is_the_number_of_steps_that_are_over():
    moments = ("start of level 1", "end of level 2", "end of break 1", "end of break 2")

    assert [STRUCTURE.place_of(read_moment(text)) for text in moments] == [0, 2, 3, None]


@pytest.mark.parametrize(
    "text", ["", "level 4", "end of level", "end of the break", "End of level 1"]
)
def test_what_names_no_moment_is_none(text):
    assert read_moment(text) is None


@pytest.mark.parametrize("text", ["24:00", "7 pm", "19:60", "1930", ""])
def test_what_names_no_time_of_day_is_none(text):
    assert read_time(text) is None


def test_what_happens_at_a_break_follows_from_the_terms():
    moment = Moment("end", "level", "2")
    structure = replace(
        STRUCTURE,
        lammers=LammerTerms(2, 500, until=moment),
        rebuys=Rebuys(10, 1000, until=moment),
        add_ons=AddOns(10, 1000, at=moment),
        late_registration=LateRegistration(Moment("end", "break", "1")),
    )

    assert [occasions(structure, step) for step in range(4)] == [
        (),
        (),
        ("rebuys end", "add-ons", "lammers end"),
        ("late registration ends",),
    ]


def test_lammers_count_in_what_an_entry_is_worth():
    assert replace(STRUCTURE, lammers=LammerTerms(2, 500)).entry_chips == 2000


def test_the_levels_and_breaks_around_a_step_are_found():
    first, second, rest, third = STRUCTURE.steps
    steps = range(4)

    assert [STRUCTURE.level_before(step) for step in steps] == [first, second, second, third]
    assert replace(STRUCTURE, steps=(rest, first)).level_before(0) is None
    assert [STRUCTURE.next_level(step) for step in steps] == [second, third, third, None]
    assert [STRUCTURE.next_break(step) for step in steps] == [2, 2, None, None]


def test_a_moment_of_a_break_is_counted_among_the_breaks_from_1():
    steps = (Level("1", 20), Break(10), Level("x", 20), Break(10))
    structure = replace(STRUCTURE, steps=steps)
    texts = ("start of break 1", "end of break 1", "start of break 2", "end of break 2")

    assert [structure.place_of(read_moment(text)) for text in texts] == [1, 2, 3, 4]
    assert structure.place_of(Moment("start", "break", "0")) is None
    assert structure.place_of(Moment("start", "break", "x")) is None
    assert structure.place_of(Moment("end", "level", "x")) == 3


@pytest.mark.parametrize(
    ("stakes", "is_stud_only"),
    [
        ((Stakes(bring_in=50),), True),
        ((Stakes(bring_in=50), Stakes(small_bet=100)), True),
        ((Stakes(bring_in=50), Stakes(big_blind=100)), False),
        ((Stakes(bring_in=50, small_blind=50),), False),
        ((Stakes(small_bet=100),), False),
        ((Stakes(50, 100),), False),
    ],
)
def test_an_event_is_stud_only_where_somebody_brings_in_and_nobody_posts_a_blind(
    stakes, is_stud_only
):
    steps = tuple(Level(str(number), 20, one) for number, one in enumerate(stakes))

    assert replace(STRUCTURE, steps=steps).is_stud_only == is_stud_only


def test_a_level_in_orbits_goes_through_all_games_of_a_team_table_unless_it_has_its_own():
    tables = (("razz", "stud"), ("omaha",))
    own = Rotation(8, ("razz",))
    steps = (Level("1", 0, orbits=1), Level("2", 0, orbits=1, rotation=own))
    teams = replace(STRUCTURE, rotation=Rotation(kind="team tables", tables=tables), steps=steps)
    order = replace(STRUCTURE, rotation=Rotation(8, ("razz", "stud")), steps=steps)

    def minutes(structure):
        return [one // timedelta(minutes=1) for one in structure.lengths]

    assert (minutes(teams), minutes(order)) == ([16, 8], [8, 8])
    assert minutes(replace(order, rotation=None)) == [8, 8]


def test_who_wins_the_pot_wins_the_button_where_the_floor_says_so():
    level = STRUCTURE.levels[0]
    winner = replace(STRUCTURE, floor_rules=FloorRules(button="winner"))

    assert not STRUCTURE.specials_at(level).win_the_button
    assert winner.specials_at(level).win_the_button


def test_a_big_blind_ante_of_which_nothing_is_said_is_the_big_blinds_after_the_blind():
    assert BigBlindAnte()._asdict() == {
        "poster": "big blind",
        "ante_first": False,
        "reduced_at": 0,
        "removed_at": 0,
        "final_table_only": False,
    }


def test_a_level_of_one_minute_is_ended_by_the_clock_and_one_of_none_by_the_tables():
    levels = [Level("1", minutes, Stakes(50, 100)) for minutes in (0, 1)]

    assert [level.is_timed for level in levels] == [False, True]
