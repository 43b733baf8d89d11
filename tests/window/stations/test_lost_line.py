"""The laptop that shares the evening does not answer: what is said, what is off, what goes on."""

from datetime import UTC, datetime, timedelta

import pytest

from director.desk.stations import Copied
from director.tournament.commands import AddTime
from director.tournament.log.books import EventNumber, Farewell
from director.tournament.log.refused import Unfit
from director.translation import Sentence
from director.window.wall.wall_window import Wall
from tests.notebooks import Notebook
from tests.stations_of_paper import FRIDAY_AT_LUIS, PaperFollowing
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


def test_of_a_server_of_the_house_no_laptop_is_spoken(lost):
    stage, _ = lost
    stage.book.of_the_house = True
    stage.page.away.show_since(stage.book.away)

    since = at(stage.book.away)
    assert stage.page.away.words == OFF.format(since).replace("sharing laptop", "server")
    said = stage.window.event_actions.refusal("clock.switch")
    assert said == f"no line to the server since {since}"


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

    assert first.startswith("This station’s own copy goes to ")
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

    own = "This computer’s own copy of the evening does not grow: the disk is full."
    alone = "It could not be carried on from here."
    assert (before, said, stage.page.away.words) == ("", f"{own} {alone}", "")


def test_a_lost_line_is_said_before_a_copy_that_does_not_grow(lost):
    stage, paper = lost

    paper.trouble = "the disk is full"
    stage.wait(seconds=1)

    assert stage.page.away.words == OFF.format(at(stage.book.away))
    assert stage.page.away.carries_on.isVisible()


ENDED = Farewell(dismissed=False, who="Ina", at=datetime(2026, 11, 21, 19, 42, tzinfo=UTC))


@pytest.fixture
def joined(sharing_stage, qtbot):
    """A station in the evening of another laptop, its event under way."""
    stage, paper = sharing_stage
    stage.event(*NAMES, seated=True, running=True)
    theirs = paper.books[FRIDAY_AT_LUIS] = stage.book
    paper.books[""] = Notebook()
    paper.joining.before.append(("Friday mixed, as Floor", FRIDAY_AT_LUIS))
    stage.window.station_work.evening.open(FRIDAY_AT_LUIS, pytest.fail)
    qtbot.waitUntil(lambda: stage.window.station_work.evening.joined != "")
    qtbot.waitUntil(lambda: stage.window.cockpit is not None)
    paper.following = PaperFollowing(Copied(812, stage.now, "Tessa", "Registration desk"))
    return stage, paper, theirs


def let_go(stage, book, farewell):
    book.said_farewell, book.away = farewell, farewell.at
    stage.wait(seconds=2)


def test_the_end_of_the_sharing_is_said_with_who_and_when_and_is_no_lost_line(joined):
    stage, _, theirs = joined
    let_go(stage, theirs, ENDED)
    strip, said = stage.page.away, f"Ina ended the sharing at {at(ENDED.at)}"

    assert strip.words == (
        f"{said}: the event goes on at that laptop alone. Clock and wall go on here; nothing can"
        " be entered."
    )
    assert stage.window.event_actions.refusal("clock.switch") == said
    assert strip.carries_on.isHidden()
    assert Wall(stage.cockpit).poster.no_line == f"no longer shared, as of {at(ENDED.at)}"


def test_the_clock_reads_on_after_the_end_of_the_sharing(joined):
    stage, _, theirs = joined
    let_go(stage, theirs, ENDED)
    before = stage.cockpit.bridge.face.seconds

    stage.wait(seconds=30)

    assert stage.cockpit.bridge.face.seconds == before - 30


def test_who_leaves_an_evening_that_has_ended_is_not_offered_to_join_it_again(joined, qtbot):
    stage, paper, theirs = joined
    let_go(stage, theirs, ENDED)

    stage.page.away.leaves.click()
    qtbot.waitUntil(lambda: stage.event_list.book is paper.books[""])

    assert (paper.joining.before, stage.window.station_work.evening.joined) == ([], "")


def test_a_station_that_was_dismissed_is_told_by_whom_and_how_to_come_back(joined):
    stage, _, theirs = joined

    let_go(stage, theirs, ENDED._replace(dismissed=True))

    assert stage.page.away.words == (
        f"Ina dismissed this station at {at(ENDED.at)}. Clock and wall go on; nothing can be"
        " entered until it joins again with a new code."
    )


def test_what_a_newer_station_wrote_is_said_once_and_acts_are_refused_whole(sharing_stage):
    stage, _ = sharing_stage
    stage.event(*NAMES, seated=True, running=True)
    bridge, said = stage.cockpit.bridge, []
    bridge.failed.connect(said.append)
    before = bridge.desk.log.records[:]
    stage.book.unreadable = Unfit(len(before) + 1, Sentence("it cannot be read"))
    stage.book.told_elsewhere = True

    stage.wait(seconds=3)
    done = bridge.do(AddTime(1))

    sentence = (
        f"record {len(before) + 1}, written at another station, cannot be read here (it cannot be"
        " read): nothing can be entered; install the same version of the program on both"
    )
    assert (said, bridge.why_nothing, done) == ([sentence], sentence, None)
    assert bridge.desk.log.records[:] == before
