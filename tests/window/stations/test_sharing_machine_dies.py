"""The machine that shares an evening dies: another goes on, in the real window, by three clicks."""

import os
import signal
from contextlib import closing

import pytest
from PySide6.QtCore import Qt

from director.books.book import Books
from director.books.server.place import ServerPlace
from director.desk.stations import Stations
from director.house.home import Home
from director.house.settings import Settings
from director.sharing.evening_note import read_note
from director.start import stations
from director.start.meetings import Meetings
from director.start.station_books import StationBooks
from director.tournament.commands import AddTime
from director.tournament.facts import ContinuedFromCopy
from director.tournament.log.books import EventNumber
from director.tournament.staff.role import Role
from director.window.system.tasks import finish_all
from tests.sharing.desks import a_desk, server_of
from tests.window.stages import Stage

PATIENCE = 60_000
NOTICED = 5_000
"""Milliseconds; a machine under load gets more to start in, but none to notice in."""


@pytest.fixture
def sharing():
    with a_desk() as desk:
        yield desk, desk.begin()


@pytest.fixture
def station(sharing, dressed, qtbot, tmp_path, monkeypatch):
    """Another machine's window, which has joined."""
    home = Home(tmp_path / "station")
    home.folder.mkdir()
    monkeypatch.setenv("DIRECTOR_HOME", str(home.folder))
    joining, settings = stations.joining(home), Settings(home.settings)
    meetings = Meetings(home, lambda: stage.event_list.book)
    books = StationBooks(home, settings, lambda: joining, lambda: ("Ina", "Floor"), meetings)
    ways = Stations(
        lambda: stations.sharing(home),
        lambda: joining,
        books.follows,
        books.open_book,
        meetings=lambda: meetings,
    )
    stage = Stage(tmp_path, Books(home.book), stations=ways)
    evening = stage.window.station_work.evening
    evening.join(sharing[1].link, "", "Floor", pytest.fail)
    qtbot.waitUntil(lambda: bool(evening.joined and stage.cockpit), timeout=PATIENCE)
    yield stage, evening
    finish_all()
    meetings.close()
    stage.event_list.book.close()
    stage.close()


def test_a_station_carries_on_in_three_clicks_and_the_old_server_is_refused(
    sharing, station, qtbot
):
    desk, _ = sharing
    stage, evening = station
    ((_, address),) = evening.joining.joined()
    acted = stage.cockpit.bridge.do(AddTime(1))
    qtbot.waitUntil(lambda: has_come_to(evening, acted.number), timeout=PATIENCE)

    for process in (desk.share.process, server_of(desk.home)):
        os.kill(process, signal.SIGKILL)
    strip, bridge = stage.page.away, stage.cockpit.bridge
    qtbot.waitUntil(lambda: strip.words != "", timeout=NOTICED)
    refused = bridge.do(AddTime(5))
    strip.carries_on.click()
    strip.question.deed.click()
    strip.question.deed.click()
    qtbot.waitUntil(lambda: evening.joined == "" and not bridge.busy, timeout=PATIENCE)
    forked, went_on = bridge.desk.log.records[-1], bridge.do(AddTime(2))

    assert (refused, strip.words) == (None, "")
    assert forked.facts == (ContinuedFromCopy(acted.number, "Floor"),)
    assert went_on.number == acted.number + 2

    desk.again()
    desk.begin()
    assert read_note(desk.home.evening)
    why = []
    evening.open(address, why.append)
    qtbot.waitUntil(lambda: bool(why), timeout=PATIENCE)
    sentence = (
        f"Sample evening: from record {acted.number + 1} on, the log of this server is another than"
        " the one on this station; the event was carried on in two places"
    )
    assert why == [sentence]

    page = stage.window.beside.asides.page
    page.theirs.takes.click()
    qtbot.waitUntil(lambda: page.half is not None, timeout=PATIENCE)
    began = page.half.halves.fork
    page.enters.click()
    settled = page.half.desk.log.records[-1]

    assert (began, evening.joined != "") == (acted.number + 1, True)
    assert (settled.facts[0].number, settled.facts[0].station) == (went_on.number, "Floor")
    assert settled.facts[1:] == went_on.facts
    assert page.half.waiting() == []


def has_come_to(evening, number):
    copied = evening.copied()
    return bool(copied and copied.records >= number)


def test_the_first_of_the_staff_stops_a_station_until_somebody_signs_in_there(
    sharing, station, qtbot, tmp_path
):
    _, shared = sharing
    stage, _ = station
    drop, bridge = stage.window.station_work.drop, stage.cockpit.bridge
    with closing(Books(ServerPlace(shared.book, tmp_path / "notes"))) as book:
        book.staff.enter("Tess", Role.DIRECTOR, "2580", "Uwe", "desk")

        at_once = bridge.do(AddTime(1))
        qtbot.waitUntil(drop.isVisible, timeout=PATIENCE)
        drop.name.pick("Tess")
        stage.types("2580")
        stage.press(Qt.Key.Key_Return)
        signed_in = bridge.do(AddTime(1))

    assert at_once is None
    assert (signed_in.who, signed_in.station) == ("Tess", "Floor")


@pytest.mark.parametrize(("code_again", "called"), [(False, "Floor"), (True, "Floor 2")])
def test_a_station_acts_under_the_name_by_which_it_was_let_in_also_when_it_comes_again(
    sharing, station, qtbot, code_again, called
):
    desk, shared = sharing
    stage, evening = station
    ((_, address),) = evening.joining.joined()
    evening.leave(pytest.fail)
    qtbot.waitUntil(lambda: not (evening.joined or evening.moving), timeout=PATIENCE)
    stage.event_list.station = "this laptop"  # as it is at the next start

    if code_again:
        desk.share.new_code()
        again = desk.comes(lambda shown: shown.code not in ("", shared.code))
        evening.join(again.link, "", "Floor", pytest.fail)
    else:
        evening.open(address, pytest.fail)
    qtbot.waitUntil(lambda: bool(evening.joined) and not evening.moving, timeout=PATIENCE)
    stage.window.start_actions.open(EventNumber(1))
    qtbot.waitUntil(lambda: stage.cockpit is not None, timeout=PATIENCE)

    assert stage.cockpit.bridge.do(AddTime(1)).station == called
