"""Joining an evening as the window does it: nothing typed is lost, and another book is open."""

import pytest
from PySide6.QtCore import Qt

from director import __version__
from director.desk.stations import Found
from director.tournament.log.books import EventNumber
from director.window.settings_and_help.page_names import JOIN
from tests.notebooks import Notebook
from tests.stations_of_paper import FRIDAY_AT_LUIS
from tests.window.stages import NAMES

LUIS = Found("Friday at Luis's", "192.168.1.9", 4545, __version__)


@pytest.fixture
def joining(sharing_stage):
    """A window beside an evening that can be joined."""
    stage, paper = sharing_stage
    paper.books |= {FRIDAY_AT_LUIS: Notebook(), "": stage.book}
    paper.joining.there = (LUIS,)
    return stage, paper


def shown(stage):
    stage.window.beside.show_aside(JOIN)
    return stage.window.beside.asides.page


def joined(stage, paper, qtbot):
    page = shown(stage)
    page.where.setText("192.168.1.9:4545")
    page.code.setText("K7Q M3X")
    page.station.setText("Registration desk")
    page.joins.click()
    qtbot.waitUntil(lambda: stage.event_list.book is paper.books[FRIDAY_AT_LUIS])
    return page


def test_the_address_of_an_evening_that_was_found_is_not_typed(joining, qtbot):
    stage, _ = joining
    page = shown(stage)
    qtbot.waitUntil(lambda: bool(page.model.rows))

    page.view.selectRow(0)

    assert page.where.text() == "192.168.1.9:4545"


def test_a_station_that_joins_is_not_asked_whether_there_was_play(joining, qtbot):
    stage, paper = joining
    stage.event(*NAMES, running=True)
    theirs = paper.books[FRIDAY_AT_LUIS]
    theirs.logs = {EventNumber(7): list(stage.book.logs[EventNumber(1)])}
    theirs.register = stage.book.register
    stage.window.events.close_all()
    stage.wait(minutes=8)

    joined(stage, paper, qtbot)
    qtbot.waitUntil(lambda: stage.page is not None)

    assert stage.cockpit.bridge.desk.book is theirs
    assert (stage.cockpit.bridge.face.running, stage.page.gap.isVisible()) == (True, False)


def test_nobody_looks_on_the_network_any_more_once_the_page_is_left(joining, qtbot):
    stage, paper = joining
    shown(stage)
    looking = paper.joining.looking

    stage.press(Qt.Key.Key_Escape)

    assert (looking, paper.joining.looking) == (1, 0)


def test_a_wrong_code_is_said_in_one_sentence_and_nothing_typed_is_lost(joining, qtbot):
    stage, _ = joining
    stage.event(*NAMES)
    page = shown(stage)
    page.where.setText("192.168.1.9:4545")
    page.code.setText("K7Q M3R")
    page.station.setText("Registration desk")

    page.joins.click()
    qtbot.waitUntil(lambda: bool(page.fault))

    assert page.fault == "This is not the code, or it has run out: ask for a new one"
    typed = page.where.text(), page.code.text(), page.station.text()
    assert typed == ("192.168.1.9:4545", "K7Q M3R", "Registration desk")
    assert (stage.focus, stage.event_list.book) == (page.code, stage.book)


def test_a_link_has_the_code_in_it(joining):
    stage, _ = joining
    page = shown(stage)

    page.where.setText(f"tdir://192.168.1.9:4545/?c=K7QM3X&f={'5e' * 32}")

    assert not page.code.isEnabled()


def test_after_joining_the_window_works_on_the_other_laptops_book(joining, qtbot):
    stage, paper = joining
    stage.event(*NAMES)

    joined(stage, paper, qtbot)

    assert paper.joining.asked == ["192.168.1.9:4545 K7Q M3X Registration desk"]
    assert stage.window.events.kept == {}
    assert stage.window.status.who == "Ina  ·  Registration desk"
    assert stage.said == "Joined Friday mixed, as Registration desk"


def test_an_evening_that_was_joined_before_is_joined_again_without_a_code(joining, qtbot):
    stage, paper = joining
    paper.joining.before = [("Friday mixed, as Registration desk", FRIDAY_AT_LUIS)]
    page = shown(stage)

    page.joins_again.click()
    qtbot.waitUntil(lambda: stage.event_list.book is paper.books[FRIDAY_AT_LUIS])

    assert paper.joining.asked == []


def test_whoever_leaves_the_evening_is_back_in_the_book_of_this_computer(joining, qtbot):
    stage, paper = joining
    joined(stage, paper, qtbot)
    page = shown(stage)

    page.leaves.click()
    qtbot.waitUntil(lambda: stage.event_list.book is stage.book)

    assert page.header.sum_line.text() == "This station works in its own book"


def test_a_book_that_does_not_answer_leaves_the_own_one_open(joining, qtbot):
    stage, paper = joining
    del paper.books[FRIDAY_AT_LUIS]
    paper.joining.before = [("Friday mixed, as Registration desk", FRIDAY_AT_LUIS)]
    page = shown(stage)

    page.joins_again.click()
    qtbot.waitUntil(lambda: bool(page.fault))

    assert stage.event_list.book is stage.book


def test_an_evening_that_was_joined_is_forgotten(joining):
    stage, paper = joining
    paper.joining.before = [("Friday mixed, as Registration desk", FRIDAY_AT_LUIS)]
    page = shown(stage)

    page.forgets.click()

    assert (paper.joining.before, page.again_model.rows) == ([], [])
