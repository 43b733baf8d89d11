"""Structures and their files."""

from datetime import date, time

import pytest

from director.files.forms import FileWrong
from director.house import shelf
from director.tournament.chips.chip_set import Chip
from director.tournament.entries.terms import (
    AddOns,
    Bounties,
    LammerTerms,
    LateRegistration,
    Rebuys,
    Shootout,
)
from director.tournament.structure.big_blind_antes import BigBlindAnte
from director.tournament.structure.files import (
    load_structure,
    structure_as_data,
    structure_as_text,
    structure_from_data,
    structure_from_text,
)
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.moments import Moment
from director.tournament.structure.rotation import Rotation
from director.tournament.structure.stakes import Stakes, StakesClass, StakesSet
from director.tournament.structure.structure import (
    Break,
    Change,
    DayEnd,
    Expected,
    FinalTable,
    FloorRules,
    Level,
    Structure,
)
from director.tournament.teams.state import TeamEntry, Teams

SHIPPED = sorted(shelf.structures().glob("*.toml"))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_structure_survives_being_written_into_the_log(path):
    structure = load_structure(path)

    assert structure_from_data(structure_as_data(structure)) == structure


def test_the_barge_sheet_has_its_levels_breaks_and_rotation():
    structure = load_structure(shelf.structures() / "barge-2019-limit-horse-badacey.toml")

    levels = [step for step in structure.steps if isinstance(step, Level)]
    breaks = [step for step in structure.steps if isinstance(step, Break)]
    assert (len(levels), {level.minutes for level in levels}) == (25, {18})
    assert levels[9] == Level("10", 18, Stakes(800, 1500, 300, 500, 1500, 3000))
    assert [one.remove for one in breaks] == [(25,), (100,), (500,), ()]
    assert structure.rotation == Rotation(
        8, ("texas-holdem", "omaha-high-low", "razz", "stud", "stud-high-low", "badacey")
    )


def test_all_faults_of_a_structure_are_found_at_once(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(
        'name = "Mine"\nstarting_chips = "many"\nseats = 1\n'
        'game = [\n    { id = "texas-holdem", betting = "nolimit" },\n]\n'
        'level = [\n    { label = "1", minutes = 20, small_blnd = 50 },\n    { break = 0 },\n]\n'
        '[rotation]\nhands = 8\norder = ["omaha"]\n',
        encoding="utf-8",
    )

    with pytest.raises(FileWrong) as wrong:
        load_structure(path)

    assert [str(fault) for fault in wrong.value.faults] == [
        "line 2: starting_chips: should be a whole number, not “many”",
        "line 3: seats: 1 is too small: at least 2",
        "line 5: game[1].betting: no such choice “nolimit”; did you mean “no-limit”?",
        "line 8: level[1].small_blnd: no such key “small_blnd”; did you mean “small_blind”?",
        "line 9: level[2].break: 0 is too small: at least 1",
        "line 13: rotation.order: “omaha” is not among the games of this event",
    ]


def test_a_structure_of_an_older_book_is_read_as_it_was_meant():
    data = {
        "name": "Mine",
        "series": "",
        "starting_chips": 1000,
        "seats": 8,
        "notes": [],
        "game": [{"id": "razz", "betting": "limit"}],
        "level": [
            {"label": "1", "minutes": 20, "ante": 25, "small_bet": 100, "big_bet": 200},
            {"break": 10, "remove": [25]},
        ],
        "rotation": {"hands": 8, "order": ["razz"]},
        "final_table": {"redraw": True, "break_minutes": 5},
    }

    structure = structure_from_data(data)

    assert structure.steps == (
        Level("1", 20, Stakes(ante=25, small_bet=100, big_bet=200)),
        Break(10, (25,)),
    )
    assert (structure.rotation, structure.final_table) == (
        Rotation(8, ("razz",)),
        FinalTable(redraw=True, break_minutes=5),
    )


def test_everything_that_a_structure_may_state_comes_back_from_its_file():
    stakes = Stakes(100, 200, 25, 50, 200, 500, 200)
    structure = Structure(
        name='The "Big" One',
        series="Łódź 2026",
        source="by hand",
        day=date(2026, 1, 2),
        starts=time(19, 0),
        zone="CET",
        starting_chips=1000,
        seats=9,
        seats_stated=False,
        games=(
            GameOnSheet("texas-holdem", "limit", "limit"),
            GameOnSheet("texas-holdem", "half-pot-limit"),
            GameOnSheet("razz"),
        ),
        stakes_classes=(StakesClass("limit", "Limit games"),),
        chip_set=(Chip(25, "green", 8), Chip(100, "black", 8), Chip(500)),
        steps=(
            Level("1A", 20, stakes, "half-pot-limit texas-holdem"),
            Level("1B", 0, stakes, "razz", hands=7),
            Change((25,)),
            Level("2", 0, orbits=2, sets=(StakesSet("limit", stakes),)),
            Break(10, (100,)),
            Level("3", 0, stakes, hand_each=True, rotation=Rotation(1, kind="player's choice")),
            DayEnd(1, time(12, 0), (500,)),
            Level("4", 20, stakes),
            Break(until=time(19, 30), name="Dinner"),
            Level("5", 20, stakes),
        ),
        rotation=Rotation(
            kind="team tables",
            orbits=2,
            stud_button=("dead", "inherited"),
            at_final_table="razz",
            tables=(("razz", "limit texas-holdem"), ("half-pot-limit texas-holdem",)),
        ),
        final_table=FinalTable(redraw=True, break_minutes=5, players=10),
        lammers=LammerTerms(2, 500, "one at a time", Moment("end", "level", "3")),
        rebuys=Rebuys(20, 1000, "EUR", 2, 1000, Moment("start", "break", "1"), False, "charity"),
        add_ons=AddOns(10, 1500, "EUR", 1, Moment("end", "break", "1"), False),
        bounties=Bounties(25, "EUR"),
        shootout=Shootout(2),
        late_registration=LateRegistration(Moment("end", "break", "2"), True),
        big_blind_ante=BigBlindAnte("button", True, 4, 2, True),
        teams=Teams(
            6, 3, 9, TeamEntry(480, 400, 38, 30, 12, "USD"), True, True, 1, 8, True, "3", 6, 40
        ),
        floor_rules=FloorRules("by draw", "players may go out", 4, "", "winner", True),
        expected=Expected(50, 300),
        notes=(
            "A note.",
            "Another one, \u201cquoted\u201d \\ and long enough to need a line of its own, really.",
        ),
    )

    text = structure_as_text(structure, "Everything at once.")

    assert text.startswith("# Everything at once.\n\nname")
    assert structure_from_text(text, "mine.toml") == structure
    assert structure_from_data(structure_as_data(structure)) == structure


def test_faults_of_terms_games_and_steps_are_found_at_once():
    text = """
name = "Mine"
starting_chips = 5000
day = "2nd of July"
starts = "7 pm"
chip = [
    { value = 100, in_stack = 10 },
]
stakes_class = [
    { id = "stud", title = "Stud" },
]
game = [
    { id = "texas-holdem" },
    { id = "texas-holdem", betting = "no-limit", stakes = "stad" },
    { id = "razz", stakes = "stud" },
]
level = [
    { label = "1", minutes = 20, hands = 4, small_blind = 50, big_blind = 100 },
    { label = "2", small_blind = 50, big_blind = 100 },
    { break = "till 7" },
    { label = "3", minutes = 20, game = "texas-holdem" },
    { day_ends = 1, resumes = "noon" },
]
[rotation]
kind = "by lvl"
stud_button = ["frosen"]
[rebuys]
price = 20
until = "end of level 9"
[late_registration]
until = "first break"
untill = "end of break 1"
[floor_rules]
button = "winer"
"""

    with pytest.raises(FileWrong) as wrong:
        structure_from_text(text, "mine.toml")

    assert [str(fault) for fault in wrong.value.faults] == [
        "line 4: day: should be a day such as '2019-07-29'",
        "line 5: starts: should be a time of day such as '19:30'",
        "line 6: chip: a starting stack of these chips is 1,000",
        "line 14: game[2].stakes: no such class of stakes “stad”; did you mean “stud”?",
        "line 18: level[1].hands: one of minutes, hands and orbits is enough",
        "line 19: level[2].minutes: is missing: how many minutes, hands or orbits is the level?",
        "line 20: level[3].break: should be minutes, or a time such as 'until 19:30'",
        "line 21: level[4].game: say which: “limit texas-holdem”, “no-limit texas-holdem”",
        "line 22: level[5].resumes: should be a time of day such as '19:30'",
        "line 24: rotation.hands: is missing: after how many hands, orbits, levels or minutes?",
        "line 25: rotation.kind: no such choice “by lvl”; did you mean “by level”?",
        "line 26: rotation.stud_button[0]: no such choice “frosen”; did you mean “frozen”?",
        "line 27: rebuys.chips: is missing: it should be a whole number",
        "line 29: rebuys.until: there is no level 9",
        "line 31: late_registration.until: should be a moment such as 'end of level 4'",
        "line 32: late_registration.untill: no such key “untill”; did you mean “until”?",
        "line 34: floor_rules.button: no such choice “winer”; did you mean “winner”?",
    ]


def faults_of_levels(levels, more=""):
    text = f'name = "Mine"\nstarting_chips = 5\ngame = [{{ id = "razz" }}]\nlevel = [{levels}]\n'
    with pytest.raises(FileWrong) as wrong:
        structure_from_text(text + more, "mine.toml")
    return [str(fault) for fault in wrong.value.faults]


def test_a_structure_has_a_level_that_is_played():
    missing = "level: is missing: a structure needs at least one playing level"

    assert faults_of_levels("") == [f"line 4: {missing}"]
    assert faults_of_levels("{ break = 5 }") == [f"line 4: {missing}"]


def test_a_small_bet_leaves_room_for_the_big_bet_that_is_twice_as_much():
    level = "{ label = '1', minutes = 20, small_bet = 5000000000001 }"
    at_most = "a small bet is at most 5,000,000,000,000: the big bet is twice as much"

    assert faults_of_levels(level) == [f"line 4: level[1].small_bet: {at_most}"]


def test_no_figure_is_higher_than_an_event_may_have():
    level = "{ label = '1', minutes = 20, ante = 10000000000001 }"
    at_most = "a figure is at most 10,000,000,000,000"

    assert faults_of_levels(level) == [f"line 4: level[1].ante: {at_most}"]


def test_no_level_or_break_is_longer_than_a_week_has_minutes():
    too_large = "10081 is too large: at most 10080"
    longest = ", ".join(
        f"{{ label = '{key}', {key} = 10080, ante = 1 }}" for key in ("minutes", "hands", "orbits")
    )

    assert faults_of_levels(
        f"{longest}, {{ break = 10080 }}, {{ break = 10081 }},"
        " { label = '4', minutes = 10081, ante = 1 }, { label = '5', hands = 10081, ante = 1 },"
        " { label = '6', orbits = 10081, ante = 1 }"
    ) == [
        f"line 4: level[5].break: {too_large}",
        f"line 4: level[6].minutes: {too_large}",
        f"line 4: level[7].hands: {too_large}",
        f"line 4: level[8].orbits: {too_large}",
    ]


def test_nothing_takes_no_time_at_all():
    too_small = "0 is too small: at least 1"

    assert faults_of_levels(
        "{ label = '1', minutes = 0, ante = 1 }, { label = '2', hands = 0, ante = 1 },"
        " { label = '3', orbits = 0, ante = 1 }, { break = 0 }, { day_ends = 0 },"
        " { label = '4', minutes = 1, ante = 1 }, { break = 1 }, { day_ends = 1 }"
    ) == [
        f"line 4: level[1].minutes: {too_small}",
        f"line 4: level[2].hands: {too_small}",
        f"line 4: level[3].orbits: {too_small}",
        f"line 4: level[4].break: {too_small}",
        f"line 4: level[5].day_ends: {too_small}",
    ]


def test_a_key_that_the_file_leaves_out_is_offered_for_one_that_is_mistyped():
    level = "{ label = '1', minutes = 9, ante = 1 }, { day_ends = 1, resumse = '9:00' }"

    assert faults_of_levels(level, "strats = '19:30'\ndya = '2019-07-29'\n") == [
        "line 4: level[2].resumse: no such key “resumse”; did you mean “resumes”?",
        "line 5: strats: no such key “strats”; did you mean “starts”?",
        "line 6: dya: no such key “dya”; did you mean “day”?",
    ]


JUNK: tuple[object, ...] = (
    None,
    -1,
    0,
    True,
    "",
    "x",
    "end of break x",
    "until 25:99",
    [],
    {},
    [1],
    [{}],
    3.5,
    10**12,
)


def places_in(data):
    """Every table or list of a file with each of its keys."""
    for key, value in list(data.items() if isinstance(data, dict) else enumerate(data)):
        yield data, key
        if isinstance(value, dict | list):
            yield from places_in(value)


def read_or_none(data):
    try:
        return structure_from_data(data)
    except FileWrong:
        return None


@pytest.mark.parametrize("name", ["barge-2019-team-chorse", "barge-2019-short-deck-rebuys"])
def test_whatever_stands_in_a_file_it_is_read_or_said_to_be_wrong(name):
    data = structure_as_data(load_structure(shelf.structures() / f"{name}.toml"))
    del data["level"][6:]

    for table, key in places_in(data):
        whole = table[key]
        for junk in JUNK:
            table[key] = junk
            structure = read_or_none(data)
            if structure:
                text = structure_as_text(structure)
                assert structure_from_text(text, "mine.toml") == structure, (key, junk)
        table[key] = whole


BY_LEVEL = """
name = "by level"
starting_chips = 1000
{games}
[rotation]
kind = "by level"
[[level]]
label = "1"
minutes = 20
small_blind = 50
big_blind = 100
{game}
"""


@pytest.mark.parametrize(
    ("games", "game", "faults"),
    [
        (["razz"], "", []),
        (["razz", "stud"], 'game = "stud"', []),
        (["razz", "stud"], "", ["level[1].game: is missing: the rotation is by level"]),
        (
            ["razz", "stud"],
            'game = "omaha"',
            ["level[1].game: “omaha” is not among the games of this event"],
        ),
    ],
)
def test_where_games_go_by_level_each_level_names_one_of_several(games, game, faults):
    listed = "\n".join(f'[[game]]\nid = "{one}"' for one in games)
    text = BY_LEVEL.format(games=listed, game=game)

    try:
        structure_from_text(text, "ours.toml")
    except FileWrong as wrong:
        said = [str(fault).partition(": ")[2] for fault in wrong.faults]
    else:
        said = []

    assert said == faults
