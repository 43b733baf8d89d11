"""An event is closed: what is open is asked about, and then it stands still everywhere."""

from datetime import timedelta

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame

from director.tournament.commands import (
    CloseEvent,
    CountDrawer,
    Eliminate,
    Register,
    ReopenEvent,
    SetMoney,
)
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.state import EntryNumber
from director.views.clock.clock import read
from director.views.clock.clock_messages import standing
from director.views.clock.event_status import State
from director.views.clock.other_events import elsewhere
from director.views.clock.schedule_rows import plan
from director.views.clock.table_notes import told_otherwise
from director.views.wall.wall import poster
from director.views.wall.wall_stage import Stage
from director.window.widgets.choice_list import Choices
from tests.window.stages import NAMES

TERMS = MoneyTerms("$", 0, Price(100, 10))


def play_to_the_end(stage):
    for entry in range(len(NAMES), 1, -1):
        stage.cockpit.bridge.do(Eliminate(EntryNumber(entry)))


def closed_in_play(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.wait(minutes=3)
    stage.cockpit.bridge.do(CloseEvent(asked=True))
    stage.wait(hours=2)


def test_what_is_open_is_asked_about_and_only_yes_closes(stage):
    desk = stage.event()
    desk.do(SetMoney(TERMS))
    for number, name in enumerate(NAMES[:2]):
        desk.do(Register(desk.player(name), f"late {number}", "" if number else "cash"))

    stage.window.event_actions.ask("event.close")
    asked = stage.page.asking.hint
    stage.enter()
    still_open = not stage.t.closed
    stage.enter("yes")

    assert asked == (
        "The prize pool of $200 is not paid out: no payout structure chosen\n"
        "Bob Marek still owes $110\n"
        "2 players are still in\n"
        "The drawer was not counted: $110 is expected in it"
    )
    assert (still_open, stage.t.closed) == (True, True)
    assert stage.said == ("Event closed, the prize pool of $200 not paid out  ·  Ctrl+Z to undo")


def test_what_is_open_is_asked_about_once_more_before_an_event_is_marked_paid_out(stage):
    desk = stage.event()
    desk.do(SetMoney(TERMS))
    for name in NAMES[:2]:
        desk.do(Register(desk.player(name), "late", "cash"))
    desk.do(CountDrawer(stage.t.ledger.drawer + 40, note="a tip"))
    desk.do(CloseEvent(asked=True))

    stage.window.event_actions.ask("event.pay_out")
    asked = stage.page.asking.hint
    stage.enter()
    still_open = not stage.t.paid_out
    stage.enter("yes")

    assert asked == (
        "The prize pool of $200 is not paid out: no payout structure chosen\n"
        "2 players are still in\n"
        "The drawer was counted $40 over"
    )
    assert (still_open, stage.t.paid_out) == (True, True)


def test_one_click_on_yes_closes_and_a_click_beside_says_that_it_was_left(stage):
    stage.event(*NAMES, seated=True, running=True)
    asking = stage.page.asking

    stage.window.event_actions.ask("event.close")
    hint = asking.field.placeholderText()
    scrim = next(one for one in stage.window.findChildren(QFrame, "scrim") if one.isVisible())
    QTest.mouseClick(scrim, Qt.MouseButton.LeftButton, pos=scrim.rect().bottomLeft())
    beside = (asking.isVisible(), stage.t.closed, stage.said)
    stage.window.event_actions.ask("event.close")
    offered = asking.findChild(Choices)
    QTest.mouseClick(offered, Qt.MouseButton.LeftButton, pos=QPoint(20, 12))

    assert hint == "Type yes to close it"  # a grey "yes" would look answered already
    assert beside == (False, False, "Not answered: Close the event with this still open?")
    assert (asking.isVisible(), bool(stage.t.closed)) == (False, True)


def test_nothing_open_is_asked_about_where_all_is_done(stage):
    stage.event(*NAMES)
    play_to_the_end(stage)

    stage.window.event_actions.ask("event.close")

    assert (stage.t.closed, stage.page.asking.isVisible()) == (True, False)


def test_the_bar_says_who_has_won_and_no_break_any_more(stage):
    stage.event(*NAMES, seated=True, running=True)
    bar = stage.page.bar
    open_bar = (bar.rest.isVisible(), bar.average.isVisible(), bar.clock.caption)
    play_to_the_end(stage)
    stage.window.event_actions.ask("event.close")
    stage.wait(hours=2)

    assert open_bar == (True, True, "Level 1")
    assert (bar.rest.isVisible(), bar.average.isVisible()) == (False, False)
    assert (bar.clock.caption, bar.clock.value, bar.clock.part) == ("Winner", "Ann Ost", None)
    assert bar.pill.state is State.CLOSED


def test_the_bar_of_an_event_that_was_closed_in_play_says_how_many_were_in(stage):
    closed_in_play(stage)
    bar = stage.page.bar

    assert (bar.clock.caption, bar.clock.value) == ("Ended with", "7 in")
    stage.cockpit.bridge.do(ReopenEvent())
    stage.wait(seconds=1)
    assert (bar.clock.caption, bar.clock.value, bar.rest.isVisible()) == (
        "Level 1",
        "15:00",
        True,
    )


def test_the_clock_screen_of_a_closed_event_stands_and_announces_nothing(stage):
    closed_in_play(stage)
    screen = stage.go("clock")

    assert screen._title.text().startswith("Closed during Level 1")
    assert screen.time.accessibleName() == "Level 1, 15:00, Closed"
    assert [one.text() for one in (screen._next_at, screen._next, screen._break_at)] == [""] * 3
    rows = plan(stage.t, stage.now)
    assert len(rows) == len(stage.t.structure.steps)
    assert [row.due for row in rows] == ["closed", *[""] * (len(rows) - 1)]


def test_what_belongs_to_play_is_off_and_money_is_not(stage):
    stage.event()
    desk = stage.cockpit.bridge.desk
    desk.do(SetMoney(TERMS))
    for number, name in enumerate(NAMES[:2]):
        desk.do(Register(desk.player(name), f"late {number}"))
    desk.do(CloseEvent(asked=True))
    stage.go("players").view.choose(1)

    refusal = stage.window.event_actions.refusal
    closed = "the event is closed: reopen it first, in the Event menu"

    acts = ("player.disqualify", "player.void", "player.rename", "clock.start_at", "players.call")
    assert [refusal(one) for one in acts] == [closed] * 5
    assert refusal("player.pay") is None


def test_a_closed_event_rings_no_bell_and_counts_down_to_nothing(stage):
    closed_in_play(stage)
    t, now = stage.t, stage.now + timedelta(minutes=14, seconds=59)
    reading = read(t, now, stage.library)

    assert (reading.time, reading.next_level, reading.next_break) == ("15:00", None, None)
    assert (standing(t, now, stage.settings), told_otherwise(t, now)) == ("", ())


def test_in_the_strip_of_other_events_a_closed_one_is_closed_and_nothing_else(stage):
    closed_in_play(stage)

    assert elsewhere(1, stage.t, stage.now)[1:] == ("Friday", State.CLOSED, "")


def on_the_wall(shown):
    t, people = shown.t, shown.cockpit.bridge.desk.people()
    return poster(t, shown.now, shown.library, people)


def test_the_wall_of_an_event_closed_in_play_says_so_and_has_no_clock(stage):
    closed_in_play(stage)
    shown = on_the_wall(stage)

    assert shown.stage == Stage.OVER
    assert (shown.ending, shown.winner) == ("Closed without a winner", f"{len(NAMES)} players left")
    assert (shown.message, shown.next_break, shown.places) == ("", None, ())


def test_the_wall_of_a_closed_event_has_the_winner_and_who_came_next(stage):
    stage.event(*NAMES)
    play_to_the_end(stage)
    stage.cockpit.bridge.do(CloseEvent())
    shown = on_the_wall(stage)

    assert (shown.ending, shown.winner) == ("Winner", "Ann Ost")
    assert shown.places[0] == (2, "Bob Marek")


def test_nobody_is_named_nor_entered_into_the_register_for_a_closed_event(stage):
    closed_in_play(stage)
    refusal = stage.window.event_actions.refusal
    acts = ("players.name_out", "players.many_out", "players.back", "players.register")
    stage.go("players")

    stage.screen.name.setFocus()
    stage.enter("Hal Stone")

    assert [refusal(one) for one in acts] == [
        "the event is closed: reopen it first, in the Event menu"
    ] * 4
    assert (stage.screen.name.isEnabled(), stage.screen.name.text()) == (False, "")
    assert stage.cockpit.bridge.desk.player_index.named("Hal Stone") == []
