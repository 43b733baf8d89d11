"""The laptop that shares the evening does not answer: what is said, what is off, what goes on."""

from datetime import timedelta

import pytest

from director.desk.stations import Copied
from director.tournament.log.books import EventNumber
from director.window.wall.wall_window import Wall
from tests.notebooks import Notebook
from tests.stations_of_paper import PaperFollowing
from tests.window.stages import NAMES

OFF = "No line to the sharing laptop since {}. Clock and wall go on; nothing can be entered."


@pytest.fixture
def lost(sharing_stage):
    """An evening under way whose line is lost."""
    stage, paper = sharing_stage
    copied = Copied(812, stage.now, "Tessa", "Registration desk")
    paper.following = PaperFollowing(copied)
    stage.event(*NAMES, seated=True, running=True)
    stage.book.away = stage.now
    stage.wait(seconds=2)
    return stage, paper


def at(moment):
    return f"{moment.astimezone():%H:%M}"


def test_a_lost_line_is_said_over_the_event_at_the_next_second(lost):
    stage, _ = lost

    assert stage.page.away.words == OFF.format(at(stage.book.away))


def test_what_enters_something_is_off_and_says_why(lost):
    stage, _ = lost

    why = f"no line to the sharing laptop since {at(stage.book.away)}"
    actions = stage.window.event_actions
    asked = ("players.register", "players.out", "clock.switch", "event.undo", "money.terms")
    assert [actions.refusal(one) for one in asked] == [why] * 5
    assert not actions["clock.switch"].isEnabled()


def test_what_only_shows_something_is_not_off(lost):
    stage, _ = lost

    actions = stage.window.event_actions

    assert [actions.refusal(one) for one in ("screen.tables", "wall.switch", "players.find")] == [
        None,
        None,
        None,
    ]


def test_the_clock_goes_on_while_there_is_no_line(lost):
    stage, _ = lost
    before = stage.cockpit.bridge.face.seconds

    stage.wait(seconds=30)

    assert stage.cockpit.bridge.face.seconds == before - 30


def test_the_wall_says_from_when_it_is(lost):
    stage, _ = lost
    wall = Wall(stage.cockpit)

    assert wall.poster.no_line == f"no line, as of {at(stage.book.away)}"


def test_all_of_it_is_gone_when_the_line_is_back(lost):
    stage, _ = lost

    stage.book.away = None
    stage.wait(seconds=1)

    assert stage.page.away.words == ""
    assert Wall(stage.cockpit).poster.no_line == ""
    assert stage.window.event_actions.refusal("clock.switch") is None


def test_a_station_carries_on_with_its_own_copy_after_three_clicks(lost, qtbot):
    stage, paper = lost
    ours = Notebook()
    ours.logs = {event: list(records) for event, records in stage.book.logs.items()}
    ours.register = stage.book.register
    paper.books["our-copy.book"] = ours
    strip = stage.page.away

    strip.carries_on.click()
    first = strip.question.words
    strip.question.deed.click()
    strip.question.deed.click()
    qtbot.waitUntil(lambda: stage.event_list.book is ours)

    assert first.startswith("This station's own copy goes to ")
    assert "812 records, the last by Tessa at Registration desk" in first
    assert stage.window.events.kept[EventNumber(1)].cockpit.bridge.desk.book is ours
    assert (paper.following.carried, strip.words) == (1, "")


def test_who_waits_carries_nothing_on(lost):
    stage, paper = lost
    strip = stage.page.away

    strip.carries_on.click()
    strip.question.keep.click()

    assert (strip.question.words, paper.following.carried) == ("", 0)


def test_a_station_that_has_no_copy_is_not_offered_to_carry_on(sharing_stage):
    stage, _ = sharing_stage
    stage.event(*NAMES)
    stage.book.away = stage.now - timedelta(minutes=1)
    stage.wait(seconds=1)

    assert stage.page.away.carries_on.isHidden()


def test_a_copy_that_does_not_grow_is_said_until_it_does_again(sharing_stage):
    stage, paper = sharing_stage
    stage.event(*NAMES, running=True)
    before = stage.page.away.words

    paper.trouble = "the disk is full"
    stage.wait(seconds=1)
    said = stage.page.away.words
    paper.trouble = ""
    stage.wait(seconds=1)

    own = "This computer's own copy of the evening does not grow: the disk is full."
    alone = "It could not be carried on from here."
    assert (before, said, stage.page.away.words) == ("", f"{own} {alone}", "")


def test_a_lost_line_is_said_before_a_copy_that_does_not_grow(lost):
    stage, paper = lost

    paper.trouble = "the disk is full"
    stage.wait(seconds=1)

    assert stage.page.away.words == OFF.format(at(stage.book.away))
    assert stage.page.away.carries_on.isVisible()
