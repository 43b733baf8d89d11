"""The structure sheet of an event: times, price and prizes beside its levels."""

from dataclasses import replace
from datetime import timedelta

from director.reports.blocks.figures import Beside, Column, Figure, Figures, Grid, Row
from director.reports.blocks.text import Heading
from director.reports.event_sheets.structures.event_structure import event_structure_sheet
from director.reports.sheet_kinds import Event
from director.tournament.clock.commands import StartAt, StartClock
from director.tournament.commands import ChoosePayTable, Register, SetMoney
from director.tournament.entries.terms import LateRegistration
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from director.tournament.structure.moments import read_moment
from tests.shipped import shipped_games
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

TABLE = PayTable(
    "Three places",
    brackets=(Bracket(3, None, (PlaceRange(1, 1, 6000), PlaceRange(2, 3, 2000))),),
)
LIBRARY = shipped_games()


def sheet(evening):
    t = evening.t.at(evening.now)
    return event_structure_sheet(Event(t, evening.log, str, str, evening.now, LIBRARY))


def schedule(evening):
    for block in sheet(evening).blocks:
        if isinstance(block, Grid):
            return block
        if isinstance(block, Beside):
            return block.grids[0]
    return None


def test_what_an_entry_costs_and_what_is_paid_stand_beside_the_levels():
    friday = Evening()
    friday.do(SetMoney(MoneyTerms("$", entry=Price(pool=100, fee=15, bounty=10), guarantee=250)))
    for player in range(1, 5):
        friday.do(Register(player, f"late {player}", "cash"))
    friday.do(ChoosePayTable(TABLE))

    blocks = sheet(friday).blocks

    assert blocks[2] == Figures(
        (
            Figure("Buy-in", "$125"),
            Figure("Prize pool", "$100"),
            Figure("Fee", "$15"),
            Figure("Bounty", "$10"),
            Figure("Guaranteed", "$250"),
        )
    )
    (levels_and_prizes,) = [one for one in blocks if isinstance(one, Beside)]
    assert levels_and_prizes.grids[1] == Grid(
        (Column("Place", over="Prizes"), Column("Prize", over="Prizes")),
        (Row(("1", "$240")), Row(("2–3", "$80"))),
    )


def test_an_event_that_costs_nothing_says_no_price():
    blocks = sheet(Evening()).blocks

    assert blocks[0] == Heading("Three levels")
    assert [one for one in blocks if isinstance(one, Figures)] == [blocks[1]]


def test_once_the_clock_runs_every_level_has_its_time():
    friday = Evening()
    friday.do(StartClock())
    friday.wait(minutes=25)

    begins = [
        f"{FRIDAY.astimezone() + timedelta(minutes=after):%H:%M}" for after in (0, 20, 40, 50)
    ]
    assert [row.cells[:2] for row in schedule(friday).rows] == [
        ("1", begins[0]),
        ("2", begins[1]),
        (f"{begins[2]} Break, 10 minutes – color up the T25 chips",),
        ("3", begins[3]),
    ]


def test_a_start_that_is_announced_gives_the_times_too():
    friday = Evening()
    friday.do(StartAt(FRIDAY + timedelta(hours=1)))

    (first, *_) = schedule(friday).rows

    assert first.cells[1] == f"{FRIDAY.astimezone() + timedelta(hours=1):%H:%M}"


def test_a_break_and_a_level_say_what_is_over_when_they_end_and_begin():
    def said(moment):
        late = LateRegistration(read_moment(moment))
        rows = schedule(Evening(0, replace(STRUCTURE, late_registration=late))).rows
        return [row.cells[0] for row in rows]

    assert said("end of level 1") == [
        "1",
        "End of late registration",
        "2",
        "Break, 10 minutes – color up the T25 chips",
        "3",
    ]
    assert said("end of break 1") == [
        "1",
        "2",
        "Break, 10 minutes – color up the T25 chips – end of late registration",
        "3",
    ]


def test_amounts_that_are_whole_are_posted_without_decimals():
    friday = Evening()
    friday.do(SetMoney(MoneyTerms("$", 2, entry=Price(pool=10_000, fee=1_500))))

    assert sheet(friday).blocks[2] == Figures(
        (Figure("Buy-in", "$115"), Figure("Prize pool", "$100"), Figure("Fee", "$15"))
    )
