"""What the window and the board have of each other: its address, and what is announced."""

from datetime import timedelta

from director.desk.stations import How, Shared
from director.reports.sheet_register import EVENT_SHEETS
from director.tournament.commands import DrawSeats, RedrawSeats
from director.tournament.log.books import EventNumber
from director.window.sheets.event_sheets import event_of
from tests.stations_of_paper import SERVER, on
from tests.window.stages import NAMES
from tests.window.stations.test_share_page import begun, carried, shown

CARDS = EVENT_SHEETS["table-cards"]


def opened(stage):
    return stage.window.events.kept[EventNumber(1)].cockpit


def test_walls_and_sheets_open_the_events_own_board_by_its_token(sharing_stage, qtbot):
    stage, paper = sharing_stage
    begun(sharing_stage, qtbot)
    cockpit = opened(stage)
    at = "http://192.168.1.5:8420/k3y/"

    paper.sharing.tell(on(stage.now)._replace(board=at))
    qtbot.waitUntil(lambda: cockpit.wall_content.board == f"{at}e/1")

    assert event_of(cockpit, CARDS).board == f"{at}e/1"


def test_when_the_board_is_switched_off_its_code_is_gone_and_no_card_is_printed(
    sharing_stage, qtbot
):
    stage, paper = sharing_stage
    begun(sharing_stage, qtbot)
    cockpit = opened(stage)
    assert cockpit.wall_content.board == "http://192.168.1.5:8420/e/1"

    paper.sharing.tell(on(stage.now)._replace(board=""))
    qtbot.waitUntil(lambda: not cockpit.wall_content.board)

    why = "the board is off: switch it on under Share this evening"
    assert CARDS.refusal(event_of(cockpit, CARDS)) == why


def test_an_event_that_is_opened_later_has_the_code_too(sharing_stage, qtbot):
    stage, _ = sharing_stage
    begun(sharing_stage, qtbot)
    stage.event(*NAMES)

    boards = [kept.cockpit.wall_content.board for kept in stage.window.events.kept.values()]
    assert boards == [f"http://192.168.1.5:8420/e/{number}" for number in (1, 2)]


def test_sharing_that_has_failed_leaves_no_code(sharing_stage, qtbot):
    stage, paper = sharing_stage
    begun(sharing_stage, qtbot)

    paper.sharing.tell(Shared(How.FAILED, "the disk is full"))

    qtbot.waitUntil(lambda: not opened(stage).wall_content.board)


def announced(paper):
    return [one for one in paper.sharing.asked if one.startswith("announce")]


def test_what_is_announced_on_the_walls_is_told_to_the_board_and_taken_away_there(
    sharing_stage, qtbot
):
    stage, paper = sharing_stage
    begun(sharing_stage, qtbot)
    cockpit = opened(stage)

    cockpit.announce("Dinner is served")
    cockpit.wall_content.hide_moves()  # something else of the walls
    cockpit.announce("")

    assert announced(paper) == ["announce 1 Dinner is served", "announce 1"]


def test_what_was_announced_before_is_told_once_the_evening_is_shared(sharing_stage, qtbot):
    stage, paper = sharing_stage
    stage.event(*NAMES, running=True)
    opened(stage).announce("Dinner is served")
    paper.books |= {SERVER: carried(stage), "": stage.book}
    shown(stage).begins.click()
    qtbot.waitUntil(lambda: bool(paper.sharing.asked))

    paper.sharing.tell(on(stage.now))

    qtbot.waitUntil(lambda: announced(paper) == ["announce 1 Dinner is served"])


def test_what_was_announced_goes_with_the_event_that_is_put_away(sharing_stage, qtbot):
    stage, paper = sharing_stage
    begun(sharing_stage, qtbot)
    opened(stage).announce("Dinner is served")
    stage.event(*NAMES)
    stage.window.events.show(opened(stage).bridge.desk, EventNumber(1))

    stage.window.events.put_away()

    assert announced(paper) == ["announce 1 Dinner is served", "announce 1"]


def test_that_all_seats_were_drawn_again_is_told_to_the_board_for_some_minutes(
    sharing_stage, qtbot
):
    stage, paper = sharing_stage
    begun(sharing_stage, qtbot)
    opened(stage).bridge.do(DrawSeats("seats"))

    opened(stage).bridge.do(RedrawSeats("again"))
    stage.now += timedelta(minutes=30)
    opened(stage).bridge.tick()

    said = "announce 1 New seats for everybody: find your name"
    assert announced(paper) == [said, "announce 1"]


BOARD = "http://192.168.1.9:8420/"


def at_a_joined_station(stage):
    """An event that is open in a book which another machine shares, with its board on."""
    stage.event(*NAMES, running=True)
    stage.book.board_at = BOARD
    opened(stage).bridge.tick()
    return opened(stage)


def test_a_joined_station_shows_the_boards_code_on_walls_and_sheets_while_it_is_on(sharing_stage):
    stage, paper = sharing_stage
    cockpit = at_a_joined_station(stage)

    shown_there = cockpit.wall_content.board, event_of(cockpit, CARDS).board
    stage.book.board_at = ""
    cockpit.bridge.tick()

    assert shown_there == (f"{BOARD}e/1", f"{BOARD}e/1")
    assert cockpit.wall_content.board == ""
    assert paper.sharing.asked == []


def test_what_a_joined_station_announces_is_said_on_the_board_once_and_taken_away(sharing_stage):
    stage, _ = sharing_stage
    cockpit = at_a_joined_station(stage)

    cockpit.announce("Dinner is served")
    cockpit.bridge.tick()
    cockpit.announce("")
    cockpit.bridge.tick()

    assert stage.book.announced == [(1, "Dinner is served"), (1, "")]


def test_what_a_joined_station_announces_without_a_line_is_said_when_it_is_back(sharing_stage):
    stage, _ = sharing_stage
    cockpit = at_a_joined_station(stage)
    cockpit.announce("Dinner is served")
    stage.book.away = stage.now
    cockpit.bridge.tick()
    cockpit.announce("")

    stage.book.away = None
    cockpit.bridge.tick()

    assert stage.book.announced == [(1, "Dinner is served"), (1, "")]


def test_nothing_is_announced_where_there_is_no_board(sharing_stage):
    stage, _ = sharing_stage
    cockpit = at_a_joined_station(stage)
    stage.book.board_at = ""

    cockpit.announce("Dinner is served")

    assert stage.book.announced == []
