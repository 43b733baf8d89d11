"""Chip races on paper."""

from dataclasses import replace

from pypdfium2 import PdfDocument

from director.reports.blocks.events import Form
from director.reports.blocks.figures import Column, Figure, Figures, Grid, Row
from director.reports.blocks.text import Heading, Points
from director.reports.event_sheets.seating.chip_race import Race, chip_race_sheets, next_races
from director.reports.typesetting.typeset import set_in_type
from director.tournament.busts.commands import CountChips
from director.tournament.busts.facts import Count
from director.tournament.chips.chip_set import Chip
from director.tournament.commands import DrawSeats, StartClock
from director.tournament.structure.structure import Break, DayEnd
from tests.reports.large_events import LONG
from tests.reports.test_sheets import text_of
from tests.reports.typesetting.text_boxes import runs_of
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

PEOPLE = {1: "Ann Ost", 2: "Bob Marek", 3: "Cho Marlin"}
CHIPS = (Chip(25, "green"), Chip(100, "black"), Chip(500, "purple"))
WITH_CHIPS = replace(STRUCTURE, chip_set=CHIPS)


def evening(*stacks):
    made = Evening(3, WITH_CHIPS)
    made.do(DrawSeats("seed"))
    if stacks:
        made.do(CountChips(tuple(Count(n, stack) for n, stack in enumerate(stacks, start=1))))
    return made


def blocks(t, kind):
    sheet = chip_race_sheets(t, PEOPLE.__getitem__, FRIDAY)
    return [one for one in sheet.blocks if isinstance(one, kind)]


def test_the_next_break_says_which_chips_are_raced_for_which():
    assert next_races(Evening(0, WITH_CHIPS).t, FRIDAY) == (Race(25, 100),)


def test_without_a_chip_set_they_are_raced_for_the_next_of_the_usual_chips():
    assert next_races(Evening().t, FRIDAY) == (Race(25, 100),)


def test_two_chips_that_leave_at_once_are_both_raced_for_one_that_stays():
    gone = replace(WITH_CHIPS, steps=(*STRUCTURE.steps[:2], Break(10, remove=(25, 100))))

    assert next_races(Evening(0, gone).t, FRIDAY) == (Race(25, 500), Race(100, 500))


def test_after_the_last_break_there_is_no_race():
    made = evening()
    made.do(StartClock())
    made.wait(minutes=55)

    sheet = chip_race_sheets(made.t, PEOPLE.get, made.now)

    assert sheet.blocks == (
        Heading("Chip race", above="Friday"),
        Points(("no color-ups are left",)),
    )


def test_the_end_of_a_day_can_take_chips_away_too():
    ends = replace(WITH_CHIPS, steps=(*STRUCTURE.steps[:2], DayEnd(1, remove=(100,))))

    assert next_races(Evening(0, ends).t, FRIDAY) == (Race(100, 500),)


def test_where_stacks_are_not_counted_the_sheet_is_filled_in_at_the_table():
    t = evening().t
    players = [Row((str(seat), PEOPLE[entry])) for seat, entry in sorted(t.sitters[1].items())]

    (form,) = blocks(t, Form)

    assert form == Form(
        (Column("Seat"), Column("Player", figures=False)),
        (*players, Row(("4", "")), Row(("", "Total"), is_sum=True)),
        ("T25", "= T100", "Odd", "Cards", "Wins"),
    )
    assert blocks(t, Figures)[0].figures[:3] == (
        Figure("Color up", "T25 (green)"),
        Figure("Raced for", "T100 (black)"),
        Figure("Exchange directly", "4 for 1"),
    )


def test_where_they_are_counted_it_has_odd_chips_cards_and_who_gets_what():
    t = evening(1075, 925, 1000).t

    (form,) = blocks(t, Form)

    by_name = {row.cells[1]: row.cells for row in form.rows[:-1]}
    assert form.rows[-1] == Row(("", "Total", "4", "", "1", "3,000"), is_sum=True)
    assert {name: (cells[2], cells[4], cells[5]) for name, cells in by_name.items()} in (
        {
            "Ann Ost": ("3", "1", "1,100"),
            "Bob Marek": ("1", "–", "900"),
            "Cho Marlin": ("–", "–", "1,000"),
        },
        {
            "Ann Ost": ("3", "–", "1,000"),
            "Bob Marek": ("1", "1", "1,000"),
            "Cho Marlin": ("–", "–", "1,000"),
        },
    )
    assert [len(cells[3].split()) for cells in by_name.values()].count(3) == 1
    assert blocks(t, Points)[0].texts[0].startswith("Based on the last chip counts")
    assert blocks(t, Figures)[0].figures[3] == Figure("Chips to race for", "1")


def test_the_same_table_is_dealt_the_same_cards_on_every_print():
    t = evening(1075, 925, 1000).t

    assert chip_race_sheets(t, PEOPLE.get, FRIDAY) == chip_race_sheets(t, PEOPLE.get, FRIDAY)


def test_a_stack_that_such_chips_do_not_make_leaves_the_race_to_the_table():
    (form,) = blocks(evening(1075, 930, 995).t, Form)

    assert form.boxes == ("T25", "= T100", "Odd", "Cards", "Wins")


def test_it_says_how_many_are_raced_for_by_the_odd_chips_of_the_table_together():
    (grid,) = blocks(evening().t, Grid)

    assert grid == Grid(
        (
            Column("Odd"),
            Column("1"),
            Column("2–5"),
            Column("6–9"),
            Column("10–12"),
        ),
        (Row(("Chips", "0", "1", "2", "3")),),
    )


def test_on_paper_long_names_keep_one_type_and_the_suits_stand_on_one_line():
    names = {
        1: LONG[0],
        2: "Bartholomäus-Emanuel-Konstantin 9",
        3: "Maximilian Oberhauser-Wolkenstein",
    }
    sheet = chip_race_sheets(evening().t, names.__getitem__, FRIDAY)

    with PdfDocument(set_in_type(sheet)) as pdf:
        runs = list(runs_of(pdf[0]))

    parts = [run for run in runs if any(run.text in name for name in names.values())]
    sizes = {run.size for run in parts if len(run.text) > 4}
    assert len(sizes) == 1
    assert "Konstantin 9" in [run.text for run in runs]
    assert any(
        all(suit in line for suit in "♠♥♦♣") for line in text_of(set_in_type(sheet)).splitlines()
    )


def test_on_paper_no_name_is_cut_however_long_it_is():
    names = {1: f"{LONG[0]} the second of that name", 2: "Bob Marek", 3: "Cho Marlin"}
    pdf = set_in_type(chip_race_sheets(evening().t, names.__getitem__, FRIDAY))

    with PdfDocument(pdf) as opened:
        words = " ".join([run.text for run in runs_of(opened[0])])
    assert "…" not in words
    assert names[1] in words
