"""Evenings of The Tournament Director become events: what is in them, who played, what is left."""

import re
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from director.desk.event_list import EventList
from director.desk.register import Change, Person
from director.desk.tdt import house_files, telling
from director.desk.tdt.left_out import own_formula
from director.desk.tdt.reading import read_evening
from director.desk.tdt.taking_over import TakingOver, tdt_files
from director.files.forms import FileWrong
from director.house import shelf
from director.tournament.chips.chip_set import Chip
from director.tournament.commands import Refused
from director.tournament.entries.terms import Rebuys
from director.tournament.leagues.files import load_league
from director.tournament.prizes.pay_table_files import load_pay_table
from director.tournament.seats.draws import Place
from director.tournament.staff.role import Role
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.moments import Moment
from director.tournament.structure.stakes import Stakes
from director.tournament.structure.structure import Break, Level
from tests import tdt_evening
from tests.notebooks import Notebook
from tests.shipped import shipped_games

LIBRARY = shipped_games()


@pytest.fixture
def event_list():
    return EventList(Notebook(), LIBRARY, [shelf.structures()], "Ina", "desk")


@pytest.fixture
def put(tmp_path):
    """Writes a file; its path."""

    def put(name, **differently):
        path = tmp_path / name
        path.write_text(tdt_evening.text(**differently), encoding="utf-8")
        return path

    return put


@pytest.fixture
def taken(event_list, put):
    """The desk of the small evening, taken over."""
    work = TakingOver(event_list)
    work.look_at([put("friday.tdt")])
    ((_, number),) = work.write().events
    return event_list.open(number)


def at(minutes):
    return datetime.fromtimestamp(tdt_evening.minutes(minutes) / 1000, UTC)


def test_the_structure_has_the_levels_chips_and_rebuys_of_the_file(taken):
    structure = taken.tournament.structure

    assert structure.steps == (
        Level("1", 20, Stakes(25, 50), "texas-holdem"),
        Break(5),
        Level("2", 30, Stakes(50, 100, 10), "omaha"),
    )
    assert structure.games == (
        GameOnSheet("texas-holdem", "no-limit"),
        GameOnSheet("omaha", "pot-limit"),
    )
    assert structure.starting_chips == 5000
    assert structure.chip_set == (Chip(25, "green", 40), Chip(1000, "black", 4))
    assert structure.rebuys == Rebuys(55, 5000, limit=1, until=Moment("end", "level", "1"))


def test_each_act_is_in_the_log_at_its_moment(taken):
    told = [
        (taken.said(record.label), round((record.at - at(0)).total_seconds() / 60))
        for record in taken.log.records
    ]

    assert told == [
        ("Friday imported from friday.tdt", 0),
        ("Buy-in and guarantee set", 0),
        ("Ann Ost registered", 0),
        ("Table 1 opened", 0),
        ("Ann Ost sits at table 1, seat 1", 0),
        ("Bob Marek registered", 1),
        ("Bob Marek sits at table 1, seat 2", 1),
        ("Cho Marlin registered", 2),
        ("Clock started", 10),
        ("Dov Lind registered", 12),
        ("Dov Lind sits at table 1, seat 4", 12),
        ("Bob Marek busted in 4th place", 20),
        ("Bob Marek reinstated at table 1, seat 2", 21),
        ("Bob Marek rebought for 55", 21),
        ("Clock moved to the break after level 1", 33),
        ("Cho Marlin busted in 4th place", 40),
        ("Dov Lind busted in 3rd place", 50),
        ("Bob Marek busted in 2nd place", 70),
        ("Payout structure set: 60-40 percent", 70),
        ("2 prizes paid: 250, cash", 70),
        ("Event closed, drawer not counted", 70),
        ("Event paid out, still open: the drawer was not counted: 25 is expected in it", 70),
    ]


def test_places_prizes_and_knockouts_are_those_of_the_file(taken):
    t = taken.tournament
    by = {
        taken.name(t.entries[entry].player): [taken.name(t.entries[one].player) for one in bust.by]
        for entry, bust in t.busts.items()
    }

    assert [(one.place, taken.name(one.entry.player)) for one in t.standings()] == [
        (1, "Ann Ost"),
        (2, "Bob Marek"),
        (3, "Dov Lind"),
        (4, "Cho Marlin"),
    ]
    assert [-line.amount for line in t.ledger.lines.values() if line.what] == [150, 100]
    assert by == {"Bob Marek": ["Ann Ost"], "Cho Marlin": ["Bob Marek"], "Dov Lind": ["Ann Ost"]}
    assert (t.pool, t.closed, t.paid_out) == (250, True, True)


def test_what_is_not_taken_over_is_said_in_sentences(event_list, put):
    work = TakingOver(event_list)
    work.look_at([put("friday.tdt", formula="random()")])

    assert work.found[0].left_out == (
        "the points formula is not one of ours: random()",
        "points given or taken by hand: Ann Ost -5",
        "how players paid is not in the file: all is booked as cash",
        "which chips were colored up in 1 break",
        "moves to another seat that the file does not tell",
    )


def test_an_evening_that_was_not_ended_stays_open_with_its_clock_paused(event_list, put):
    work = TakingOver(event_list)
    work.look_at([put("friday.tdt", ended=False)])
    ((_, number),) = work.write().events
    t = event_list.open(number).tournament

    assert (t.closed, t.clock.started, t.clock.since) == (False, True, None)
    assert (
        "the evening was not ended: the event is open, its clock stands" in work.found[0].left_out
    )


def test_everything_can_be_undone(taken):
    while taken.undo_refusal() is None:
        taken.undo()

    assert taken.tournament.entered == 0


def test_the_seat_of_a_bust_is_the_players_last(taken):
    (busted,) = [one for one in taken.log.records if "rebought" in one.label.text]

    assert taken.log.before(busted.number).seats[2] == Place(1, 2)


def test_a_name_of_the_register_is_that_person_and_others_are_entered(event_list, put):
    event_list.book.register.write([Change(Person(), Person(name="bob marek"))], "Ina", "desk")
    work = TakingOver(event_list)
    work.look_at([put("friday.tdt")])
    ((_, number),) = work.write().events
    desk = event_list.open(number)

    assert [one.name for one in work.people.known] == ["Bob Marek"]
    assert [one.name for one in event_list.book.register.people()] == [
        "bob marek",
        "Ann Ost",
        "Cho Marlin",
        "Dov Lind",
    ]
    assert set(desk.tournament.of_player) == {1, 2, 3, 4}


def test_two_players_of_one_name_at_one_evening_are_two_people(event_list, put):
    twice = (*tdt_evening.PLAYERS[:3], tdt_evening.PLAYERS[3].replace("Dov Lind", "Ann Ost"))
    work = TakingOver(event_list)
    work.look_at([put("friday.tdt", players=twice), put("sat.tdt", players=twice, uid="2")])
    work.write()

    assert [one.name for one in event_list.book.register.people()] == [
        "Ann Ost",
        "Bob Marek",
        "Cho Marlin",
        "Ann Ost",
    ]


def test_one_id_with_two_names_is_two_people_and_is_said(event_list, put):
    renamed = (tdt_evening.PLAYERS[0].replace("Ann Ost", "Ann Marek"), *tdt_evening.PLAYERS[1:])
    work = TakingOver(event_list)
    work.look_at([put("friday.tdt"), put("sat.tdt", players=renamed, uid="2")])

    assert work.people.doubts() == [
        "the files have Ann Ost and Ann Marek under one id: they are taken as different people"
    ]


def test_until_it_is_written_nothing_is_changed(event_list, put):
    TakingOver(event_list).look_at([put("friday.tdt")])

    assert (event_list.events(), event_list.book.register.people()) == ([], [])


def test_whoever_was_entered_meanwhile_takes_no_number_away(event_list, put):
    work = TakingOver(event_list)
    work.look_at([put("friday.tdt")])
    event_list.book.register.write([Change(Person(), Person(name="Eve Quist"))], "Ina", "other")

    ((_, number),) = work.write().events

    desk = event_list.open(number)
    assert desk.name(desk.tournament.standings()[0].entry.player) == "Ann Ost"


def test_a_wrong_file_is_said_and_the_others_are_taken_over(event_list, put, tmp_path):
    cut = tmp_path / "cut.tdt"
    cut.write_text(tdt_evening.text()[:400], encoding="utf-8")
    work = TakingOver(event_list)
    work.look_at([cut, put("friday.tdt"), tmp_path / "gone.tdt"])

    taken = work.write()

    assert [(one.file, one.is_sound) for one in work.found] == [
        ("cut.tdt", False),
        ("friday.tdt", True),
        ("gone.tdt", False),
    ]
    assert [found.file for found, _ in taken.events] == ["friday.tdt"]
    assert telling.done(taken, 0) == "1 event imported, 4 new players"


def test_what_is_in_the_book_already_is_not_taken_over_again(event_list, put):
    path = put("friday.tdt")
    for _ in range(2):
        work = TakingOver(event_list)
        work.look_at([path])
        work.write()

    assert work.found[0].wrong == ("is already event 1",)
    assert len(event_list.events()) == 1


def test_who_may_open_no_event_may_take_none_over(event_list, put):
    event_list.role = Role.DEALER

    with pytest.raises(Refused):
        TakingOver(event_list).look_at([put("friday.tdt")])


def test_a_field_that_is_wrong_is_refused_with_its_place():
    text = (
        tdt_evening.text()
        .replace("Minutes: 20", 'Minutes: "long"')
        .replace('V: "3.7.2"', 'V: "2.5"')
    )

    with pytest.raises(FileWrong) as refused:
        read_evening(text.encode(), "a.tdt")

    assert [str(one) for one in refused.value.faults] == [
        "line 1: column 1: V: is 2.5: versions 3.0 to 3.7.2 are read",
        "line 12: column 2: GameRound.Minutes: should be a number, not “long”",
    ]


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        ("n - r + 1", "bought_in - r + 1"),
        ("10 * sqrt(n / r)\n + 2 * numberofHits", "10 * sqrt(bought_in / r) + 2 * hits"),
        (
            "log(n / r) + log10(n) + pow(r, 2 - 1)",
            "ln(bought_in / r) + log(bought_in) + r ^ (2 - 1)",
        ),
        ('assign("points", 1)', "1"),
        (
            'assign("points", 0)\nassign("T3", Round(n/3))\n(IF (T3 >= r, assign("points", T3)))',
            "t3 = round(bought_in / 3)\nif(t3 >= r, t3, 0)",
        ),
        (
            "(totalBuyInsAmount + totalRebuysAmount + totalAddOnsAmount) / buyins",
            "(collected) / players",
        ),
        ('if(r < 3, assign("points", 5))', ""),
        (
            'assign("x", n)\nassign("x", x + 1)\nassign("points", x + r)\nassign("points", points)',
            "x = bought_in\nx_2 = x + 1\npoints = x_2 + r\npoints",
        ),
        ('assign("points", n)\n' + 'assign("points", points + points)\n' * 90, ""),
        ("totalBuyInsAmount / n", ""),
        ('assign("place", 3', ""),
        ("(" * 400 + "n" + ")" * 400, ""),
        ("n n", ""),
        ("n - r + nobody", ""),
        ("", ""),
    ],
)
def test_a_points_formula_is_taken_over_where_ours_say_the_same(theirs, ours):
    text = tdt_evening.text(formula=theirs.replace("\n", "\\n").replace('"', '\\"'))

    assert own_formula(read_evening(text.encode(), "a.tdt")) == ours


def test_each_season_is_a_league_and_each_pay_table_a_file(event_list, put, tmp_path):
    work = TakingOver(event_list)
    work.look_at(
        [
            put("b.tdt", uid="2", title="Second"),
            put("a.tdt", season="2024", uid="1"),
            put("c.tdt", league="", season="", uid="3", title="Third"),
        ]
    )
    taken = work.write()
    evenings = [found.evening for found, _ in taken.events]

    leagues = house_files.write_leagues(taken, "old evenings", tmp_path / "leagues")
    tables = house_files.write_pay_tables(evenings, tmp_path / "paytables")

    assert [load_league(path).name for path in leagues] == [
        "Harbor 2023",
        "Harbor 2024",
        "old evenings",
    ]
    assert [load_league(path).events for path in leagues] == [("1",), ("2",), ("3",)]
    assert load_league(leagues[0]).formula.way == "bought_in - r + 1"
    assert [path.name for path in tables] == ["60-40-percent.toml"]
    assert load_pay_table(tables[0]).brackets[0].shares == (6000, 4000)


def test_the_files_of_a_folder_come_by_name_whatever_their_letters(put, tmp_path):
    put("b.TDT"), put("a.tdt")
    (tmp_path / "c.txt").write_text("no")

    assert [path.name for path in tdt_files(tmp_path)] == ["a.tdt", "b.TDT"]


def test_prizes_that_are_more_than_the_pool_are_covered_by_the_guarantee(event_list, put):
    path = put("friday.tdt")
    path.write_text(
        path.read_text("utf-8").replace("CalculatedAmount: 150", "CalculatedAmount: 170")
    )
    work = TakingOver(event_list)
    work.look_at([path])
    t = work.found[0].log.tournament

    assert (t.into_pool, t.pool, t.paid_out) == (250, 270, True)


def test_prizes_that_are_less_than_the_pool_leave_the_rest_beside_it(event_list, put):
    path = put("friday.tdt")
    path.write_text(
        path.read_text("utf-8").replace("CalculatedAmount: 150", "CalculatedAmount: 140")
    )
    work = TakingOver(event_list)
    work.look_at([path])
    t = work.found[0].log.tournament

    assert (t.pool, t.ledger.sold.other, t.paid_out) == (240, 10, True)


def test_a_figure_that_no_book_can_hold_is_told_of_its_file(tmp_path):
    path = tmp_path / "friday.tdt"
    path.write_text(tdt_evening.text().replace("Amount: 150,", "Amount: 1e15,"), encoding="utf-8")
    work = TakingOver(EventList(Notebook(), LIBRARY, [shelf.structures()], "Ina", "desk"))

    work.look_at([path])

    assert work.found[0].wrong == ("A figure is too high: at most 10,000,000,000,000",)
    assert work.write().events == ()


NUMBERS = re.compile(r"(?<=[ :\[(])\d+(?=[,\]})])")
OTHERS = ("0", "-1", "0.5", "3", "100", "99999999999", "1e15", "null", '"x"', "[]", "new Date(1)")


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 10_000), st.sampled_from(OTHERS)), min_size=1, max_size=4))
def test_whatever_the_numbers_are_an_event_is_made_or_the_file_is_refused(spoilt):
    text = tdt_evening.text()
    for at, other in spoilt:
        numbers = [*NUMBERS.finditer(text)]
        number = numbers[at % len(numbers)]
        text = text[: number.start()] + other + text[number.end() :]
    with TemporaryDirectory() as folder:
        path = Path(folder) / "friday.tdt"
        path.write_text(text, encoding="utf-8")
        work = TakingOver(EventList(Notebook(), LIBRARY, [shelf.structures()], "Ina", "desk"))

        work.look_at([path])

    (found,) = work.found
    assert found.is_sound or all(found.wrong)
    assert len(work.write().events) == found.is_sound
