"""What a director may want to look at again in a structure."""

from dataclasses import replace

import pytest

from director.engine.games.library import Library
from director.files.forms import FileWrong
from director.house import shelf
from director.tournament.chips.chip_set import Chip
from director.tournament.structure.checks import Concern, checked_structure, concerns
from director.tournament.structure.files import load_structure, structure_as_data
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.stakes import Stakes, StakesClass, StakesSet
from director.tournament.structure.structure import Break, Change, Expected, Level
from tests.shipped import shipped_games
from tests.tournament.evening import STRUCTURE

GAMES = shipped_games()
SHIPPED = sorted(shelf.structures().glob("*.toml"))


def with_steps(*steps, **more):
    return replace(STRUCTURE, steps=steps, **more)


def level(label, small, big, **more):
    return Level(label, 20, Stakes(small, big, **more))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_no_shipped_structure_needs_another_look(path):
    structure, looks = checked_structure(path, GAMES)

    assert (structure, looks) == (load_structure(path), ())


def test_a_label_that_is_there_already_is_found():
    structure = with_steps(level("1", 50, 100), level("1", 75, 150))

    assert concerns(structure) == (Concern("level[2].label", "there is already a level 1"),)


def test_a_bet_that_more_than_doubles_is_a_big_jump_and_one_that_falls_is_found_too():
    structure = with_steps(level("1", 50, 100), level("2", 150, 300), level("3", 100, 200))

    assert concerns(structure) == (
        Concern("level[2]", "a big jump: 100 in level 1, 300 here"),
        Concern("level[3]", "less than before: 300 in level 2, 200 here"),
    )


def test_bets_do_not_fall_where_limit_becomes_no_limit():
    games = (GameOnSheet("texas-holdem"), GameOnSheet("texas-holdem", "no-limit"))
    limit = Level("1", 20, Stakes(500, 1000, 0, 0, 1000, 2000), "limit texas-holdem")
    no_limit = Level("2", 20, Stakes(200, 400), "no-limit texas-holdem")

    assert concerns(with_steps(limit, no_limit, games=games)) == ()


def test_a_jump_in_one_class_of_game_is_placed_there():
    classes = (StakesClass("stud", "Stud"),)
    first = Level("1", 20, sets=(StakesSet("stud", Stakes(ante=25, small_bet=100, big_bet=200)),))
    second = Level("2", 20, sets=(StakesSet("stud", Stakes(ante=75, small_bet=300, big_bet=600)),))

    assert concerns(with_steps(first, second, stakes_classes=classes)) == (
        Concern("level[2].stud", "a big jump: 100 in level 1, 300 here"),
    )


def test_a_small_blind_above_the_big_one_and_a_level_for_nothing_are_found():
    structure = with_steps(level("1", 200, 100), Level("2", 20, Stakes()))

    assert concerns(structure) == (
        Concern("level[1].small_blind", "the small blind is larger than the big blind"),
        Concern("level[2]", "level 2 has no stakes"),
    )


def test_blinds_that_the_chips_cannot_post_are_found():
    chip_set = (Chip(100, "black", 10), Chip(500))

    assert concerns(with_steps(level("1", 50, 100), chip_set=chip_set)) == (
        Concern("level[1].small_blind", "50 cannot be posted: the smallest chip is T100"),
    )


def test_a_chip_that_leaves_while_a_later_level_needs_it_is_found():
    structure = with_steps(
        level("1", 50, 100),
        Break(10, (25,)),
        level("2", 75, 150),
        Change(remove=(25,)),
        level("3", 100, 200),
    )

    assert concerns(structure) == (
        Concern("level[2].remove", "T25 is colored up, but level 2 needs it for 75"),
    )


def test_a_chip_that_is_not_there_cannot_leave():
    structure = with_steps(
        level("1", 100, 200),
        Break(10, (25,)),
        level("2", 200, 400),
        chip_set=(Chip(100, "", 10), Chip(500)),
    )

    assert concerns(structure) == (Concern("level[2].remove", "there is no T25 in play"),)


def test_a_chip_that_nobody_needs_any_more_could_leave():
    structure = with_steps(
        level("1", 600, 1200),
        Break(10),
        level("2", 1200, 2400),
        Break(10),
        level("3", 2000, 4000),
        chip_set=(Chip(25, "", 40), Chip(100), Chip(500)),
    )

    assert concerns(structure) == (
        Concern("level[2]", "T25 can be colored up here: no later level needs it"),
    )


def test_too_few_blinds_at_the_expected_end_are_found():
    structure = with_steps(
        level("1", 200, 400), level("2", 300, 600), expected=Expected(players=5, minutes=25)
    )

    assert concerns(structure) == (
        Concern(
            "expected.minutes",
            "at the planned end, in level 2, two players have 4 big blinds each",
        ),
    )


def test_levels_that_run_out_and_events_that_take_too_long_are_found():
    short = replace(STRUCTURE, expected=Expected(players=90, minutes=70))
    long = replace(STRUCTURE, expected=Expected(players=7, minutes=40))

    assert concerns(short) == (
        Concern("expected.players", "the levels run out before 90 players play to a winner"),
    )
    assert concerns(long) == (Concern("expected.minutes", "it is likely to take 70 minutes"),)


def test_a_concern_of_a_file_has_its_line(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(
        'name = "Mine"\nstarting_chips = 1000\ngame = [{ id = "razz" }]\nlevel = [\n'
        '    { label = "1", minutes = 9, small_bet = 100 },\n'
        '    { label = "1", minutes = 9, small_bet = 200 },\n]\n',
        encoding="utf-8",
    )

    structure, looks = checked_structure(path, GAMES)

    assert (structure.seats, structure.seats_stated) == (9, False)
    assert [str(look) for look in looks] == ["line 6: level[2].label: there is already a level 1"]


def test_a_game_of_which_there_is_no_file_makes_a_structure_wrong(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(
        'name = "Mine"\nstarting_chips = 1000\ngame = [\n    { id = "razzz" },\n]\n'
        'level = [\n    { label = "1", minutes = 9, small_bet = 100 },\n]\n',
        encoding="utf-8",
    )

    with pytest.raises(FileWrong) as wrong:
        checked_structure(path, GAMES)

    assert [str(fault) for fault in wrong.value.faults] == [
        "line 4: game[1].id: no such game “razzz”; did you mean “razz”?"
    ]


def test_a_structure_names_its_pay_table_and_an_unknown_one_makes_it_wrong(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(
        'name = "Mine"\nstarting_chips = 1000\npay_table = "one-in-tne"\n'
        'game = [{ id = "razz" }]\n'
        'level = [\n    { label = "1", minutes = 9, small_bet = 100 },\n]\n',
        encoding="utf-8",
    )

    with pytest.raises(FileWrong) as wrong:
        checked_structure(path, GAMES, ["one-in-ten", "main-event"])
    structure, _ = checked_structure(path, GAMES, ["one-in-tne"])

    assert [str(fault) for fault in wrong.value.faults] == [
        "line 3: pay_table: no such payout structure “one-in-tne”; did you mean “one-in-ten”?"
    ]
    assert structure.pay_table == "one-in-tne"
    assert structure_as_data(structure)["pay_table"] == "one-in-tne"


@pytest.mark.parametrize(
    ("stakes", "found"),
    [
        (Stakes(small_bet=100, big_bet=100), ()),
        (
            Stakes(small_bet=100, big_bet=99),
            (Concern("level[1].big_bet", "the big bet is smaller than the small bet"),),
        ),
        (Stakes(100, 100), ()),
        (
            Stakes(101, 100),
            (Concern("level[1].small_blind", "the small blind is larger than the big blind"),),
        ),
        (Stakes(100, 0), ()),
        (Stakes(), (Concern("level[1]", "level 1 has no stakes"),)),
    ],
)
def test_bets_rise_from_the_small_to_the_big_or_are_alike(stakes, found):
    assert concerns(with_steps(Level("1", 20, stakes))) == found


def test_options_that_a_game_does_not_have_are_found_all_at_once(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(
        'name = "Mine"\nstarting_chips = 1000\ngame = [\n'
        '    { id = "archie", options = { high_qualifer = "99" } },\n'
        '    { id = "five-card-draw", options = { joker = "no" } },\n'
        '    { id = "razz", options = { joker = false } },\n'
        '    { id = "chowaha", options = { high_only = 1 } },\n'
        '    { id = "archie", betting = "pot-limit", options = { high_qualifier = "99" } },\n]\n'
        'level = [\n    { label = "1", minutes = 9, small_bet = 100 },\n]\n',
        encoding="utf-8",
    )

    with pytest.raises(FileWrong) as wrong:
        checked_structure(path, GAMES)

    assert [str(fault) for fault in wrong.value.faults] == [
        (
            "line 4: game[1].options.high_qualifer: no such option “high_qualifer”;"
            " did you mean “high_qualifier”?"
        ),
        "line 5: game[2].options.joker: should be one of true, false",
        "line 6: game[3].options.joker: Razz has no options",
        "line 7: game[4].options.high_only: should be a text in quotation marks, or true or false",
        "line 8: game[5].options: an event plays a game in one way: above it has other options",
    ]


def test_a_faulty_game_of_the_house_that_is_played_makes_a_structure_wrong(tmp_path):
    games = tmp_path / "games"
    games.mkdir()
    (games / "ours.toml").write_text('name = "Ours"\nlike = "razzz"\n', encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(
        'name = "Mine"\nstarting_chips = 1000\ngame = [\n    { id = "ours" },\n]\n'
        'level = [\n    { label = "1", minutes = 9, small_bet = 100 },\n]\n',
        encoding="utf-8",
    )

    with pytest.raises(FileWrong) as wrong:
        checked_structure(path, Library(shelf.games(), games))

    assert [str(fault) for fault in wrong.value.faults] == [
        (
            "line 4: game[1].id: ours.toml is faulty: line 2: like: no such game “razzz”;"
            " did you mean “razz”?"
        )
    ]


def test_the_same_game_twice_needs_a_name():
    razz = GameOnSheet("razz")
    named = replace(STRUCTURE, games=(razz, GameOnSheet("razz", name="Late Razz")))

    assert concerns(replace(STRUCTURE, games=(razz, razz)))[0] == Concern(
        "game[2]", "the same game, bet in the same way, is there already: give it a name"
    )
    assert [one for one in concerns(named) if one.place.startswith("game")] == []
    assert named.game("late razz") == named.games[1]
