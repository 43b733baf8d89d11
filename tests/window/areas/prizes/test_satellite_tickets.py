"""Tickets at the window: issued on the Prizes screen, and their holders entered elsewhere."""

import pytest
from PySide6.QtCore import Qt

from director.tournament.commands import AgreePrizes, Eliminate, Register, SetMoney
from director.tournament.event.closing import Subject, open_points
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.satellite_prizes import satellite_prizes
from director.window.event.asking.question import AskDrop
from tests.window.stages import CTRL, Stage

PLAYERS = ("Ann Ost", "Bob Marek", "Cho Marlin", "Dan Ferris")


@pytest.fixture
def stage(dressed, qtbot, tmp_path):
    made = Stage(tmp_path)
    qtbot.addWidget(made.window)
    return made


@pytest.fixture
def satellite(stage):
    """Ann and Bob are left, with a seat for each of them."""
    desk = stage.event()
    desk.do(SetMoney(MoneyTerms("$", entry=Price(pool=250))))
    for number, name in enumerate(PLAYERS, start=1):
        desk.do(Register(desk.player(name), f"late {number}", "cash"))
    desk.do(AgreePrizes(*satellite_prizes(desk.tournament, "Main event", 500)))
    for entry in (4, 3):
        desk.do(Eliminate(entry))
    stage.press(Qt.Key.Key_9, CTRL)
    return stage


def ask(stage, action):
    stage.window.event_actions[action].trigger()
    return stage.page.drop(AskDrop)


def answer(stage, action, *texts):
    drop = ask(stage, action)
    for text in texts:
        drop.field.setText(text)
    stage.press(Qt.Key.Key_Return)


def shown(stage):
    return [(row.holder, row.state) for row in stage.screen.tickets.rows]


def test_tickets_are_issued_with_enter_and_stand_on_the_prizes_screen(satellite):
    answer(satellite, "tickets.issue")

    assert shown(satellite) == [("Ann Ost", "open"), ("Bob Marek", "open")]


def test_a_ticket_is_sold_returned_and_cashed_by_its_last_figure(satellite):
    answer(satellite, "tickets.issue")

    answer(satellite, "tickets.pass_on", "2 Cho Marlin 450")
    sold = shown(satellite)[1]
    answer(satellite, "tickets.return", "2 has to leave")
    answer(satellite, "tickets.cash", "1")

    assert sold == ("Cho Marlin", "open")
    assert shown(satellite) == [
        ("Ann Ost", "cashed, $500"),
        ("Cho Marlin", "returned: has to leave"),
    ]


def test_a_ticket_that_nobody_has_is_asked_for_again(satellite):
    answer(satellite, "tickets.issue")
    drop = ask(satellite, "tickets.cash")

    drop.field.setText("7")
    assert drop.hint == "Ticket, then the amount and method, if not its value in cash"
    assert not drop.deed.isEnabled()
    drop.field.setText("2 9999 cash")
    assert drop.hint.endswith("is worth $500")


def test_all_holders_enter_another_event_and_the_satellite_shows_where(satellite):
    answer(satellite, "tickets.issue")
    stage = satellite
    first = stage.cockpit.bridge.desk
    main = stage.event("Bob Marek")
    drop = ask(stage, "tickets.enter")
    drop.field.setText("Friday")

    assert "Bob Marek has already entered" in drop.hint
    assert "the tickets are for Main event" in drop.hint
    stage.press(Qt.Key.Key_Return)
    assert [main.name(one.player) for one in main.tournament.entries.values()] == [
        "Bob Marek",
        "Ann Ost",
    ]
    stage.window.events.show(first)
    stage.cockpit.ask_for("prizes")
    assert shown(stage) == [("Ann Ost", "used in Friday"), ("Bob Marek", "open")]


def test_enter_on_a_ticket_prints_it(satellite, qtbot):
    opened = []
    satellite.cockpit.viewer = lambda path: not opened.append(path.read_bytes()[:4])
    answer(satellite, "tickets.issue")
    satellite.screen.ticket_view.setFocus()
    satellite.screen.ticket_view.selectRow(1)

    satellite.press(Qt.Key.Key_Return)

    qtbot.waitUntil(lambda: opened == [b"%PDF"])
    told = satellite.screen.ticket_told.text()
    assert told.endswith("  ·  Bob Marek  ·  for Main event  ·  open")


def test_seats_that_are_won_are_the_next_step_and_their_tickets_can_be_printed_then(satellite):
    before = satellite.screen.next.step.action
    answer(satellite, "tickets.issue")

    assert (before, satellite.screen.next.step.action) == ("tickets.issue", "event.close")
    assert satellite.window.event_actions["print.ticket_slips"].isEnabled()


def test_once_everybody_left_holds_a_seat_the_event_is_closed_and_no_deal_is_offered(satellite):
    answer(satellite, "tickets.issue")

    step = satellite.screen.next.step
    actions = satellite.window.event_actions

    assert (step.says, step.action) == (
        "every seat is won, and its ticket issued: hand them out and close the event",
        "event.close",
    )
    assert actions.refusal("screen.deal") == (
        "every player left has won a seat: there is nothing to split"
    )
    assert [point.subject for point in open_points(satellite.t)] == [Subject.DRAWER]
