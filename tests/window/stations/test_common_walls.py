"""The walls of all stations say the same: what was announced last, wherever that was."""

from director.tournament.log.books import EventNumber
from tests.window.stages import NAMES
from tests.window.stations.test_board_code import opened

ONE = EventNumber(1)


def test_what_is_announced_here_is_told_to_others_and_taken_away_there(sharing_stage):
    stage, _ = sharing_stage
    stage.event(*NAMES)
    cockpit = opened(stage)

    cockpit.announce("Dinner is served")
    said = stage.book.walls[ONE]
    cockpit.announce("")

    assert (said, stage.book.walls[ONE]) == ("Dinner is served", "")


def test_what_is_announced_elsewhere_stands_on_the_walls_here_until_it_is_taken_away(
    sharing_stage,
):
    stage, _ = sharing_stage
    stage.event(*NAMES)
    content = opened(stage).wall_content

    stage.book.walls[ONE] = "Dinner is served"
    stage.wait(seconds=1)
    shown = content.announcement
    stage.book.walls[ONE] = ""
    stage.wait(seconds=1)

    assert (shown, content.announcement) == ("Dinner is served", "")


def test_what_others_have_announced_is_taken_away_here_for_all(sharing_stage):
    stage, _ = sharing_stage
    stage.event(*NAMES)
    stage.book.walls[ONE] = "Dinner is served"
    stage.wait(seconds=1)

    opened(stage).announce("")

    assert stage.book.walls == {ONE: ""}


def test_what_is_announced_without_a_line_is_said_when_it_is_back(sharing_stage):
    stage, _ = sharing_stage
    stage.event(*NAMES)
    stage.book.away = stage.now
    opened(stage).announce("Dinner is served")
    before = dict(stage.book.walls)

    stage.book.away = None
    stage.wait(seconds=1)

    assert (before, stage.book.walls) == ({}, {ONE: "Dinner is served"})
