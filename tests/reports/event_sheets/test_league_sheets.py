"""The table of a league on paper."""

import pytest

from director.reports.blocks.figures import Column, Figure, Figures, Grid, Row
from director.reports.blocks.text import Heading, Points, Section
from director.reports.documents import Document
from director.reports.event_sheets.league import league_sheet
from director.reports.typesetting.typeset import lay_out, set_in_type
from director.tournament.leagues.league import Finish, League, Played, Season, ranks, season
from director.tournament.leagues.points import BY_PLACE, Formula


def spring(players, events, best=1):
    league = League(
        "Spring",
        tuple(f"Friday {at}" for at in range(1, events + 2)),
        Formula(BY_PLACE, table=(100_00, 60_00), rest=5_00, attendance=1_50),
        best,
    )
    played = tuple(
        Played(
            f"Friday {at}",
            players,
            50,
            tuple(Finish(1 + (one + at) % players, one + 1) for one in range(players)),
        )
        for at in range(events)
    )
    names = {one: f"Wolfgang Amadeus Player {one}" for one in range(1, players + 1)}
    lines = season(league, played)
    missing = ("Friday 9 is not over",)
    return Season(league, played, lines, ranks(league, played), names, missing, names)


def test_the_sheet_has_the_table_the_rules_the_events_and_what_does_not_count():
    assert league_sheet(spring(2, 2)) == Document(
        "League: Spring",
        "a4",
        (
            Heading("Spring", above="League"),
            Figures((Figure("Events played", "2 / 3"), Figure("Players", "2"))),
            Grid(
                (
                    Column("Rank"),
                    Column("Player", figures=False),
                    Column("Points"),
                    Column("Played"),
                    Column("Wins"),
                    Column("1", over="Events"),
                    Column("2", over="Events"),
                ),
                (
                    Row(
                        ("1", "Wolfgang Amadeus Player 1", "101.50", "2", "1", "101.50", "(61.50)")
                    ),
                    Row(
                        ("1", "Wolfgang Amadeus Player 2", "101.50", "2", "1", "(61.50)", "101.50")
                    ),
                ),
            ),
            Points(
                (
                    "Points: by place: 100, 60, and 5 for the rest",
                    "Per event played: 1.5",
                    "Events counted: best 1",
                    "Ties: most wins, best place",
                )
            ),
            Section("Events"),
            Grid(
                (
                    Column("No."),
                    Column("Event", figures=False),
                    Column("Entries"),
                    Column("Winner", figures=False),
                ),
                (
                    Row(("1", "Friday 0", "2", "Wolfgang Amadeus Player 1")),
                    Row(("2", "Friday 1", "2", "Wolfgang Amadeus Player 2")),
                ),
            ),
            Section("Not counted"),
            Points(("Friday 9 is not over",)),
        ),
    )


@pytest.mark.parametrize(("players", "events"), [(3, 0), (9, 4), (60, 20)])
def test_a_season_of_any_length_stays_in_its_frame_and_makes_the_same_bytes(players, events):
    sheet = league_sheet(spring(players, events))

    laid = lay_out(sheet)

    width, height = laid.width - 2 * laid.margin, laid.height - 2 * laid.margin
    for page in laid.pages:
        for placed, down in page.placed:
            assert placed.widest <= width + 0.1
            assert down + placed.height <= height + 0.1
    assert set_in_type(sheet) == set_in_type(sheet)
