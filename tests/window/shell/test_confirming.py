"""One law of questions: a line that is clicked acts, or it is chosen and a button confirms.

The questions are not listed here: they are whatever the actions of an event ask.
"""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from director.tournament.commands import (
    DrawSeats,
    Eliminate,
    Register,
    SetMoney,
    StartClock,
)
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.state import EntryNumber
from director.window.event.screen_names import PLAYERS
from director.window.shell.actions.event_actions import EVENT_ACTIONS
from director.window.widgets.choice_list import Choices
from director.window.widgets.drop import drops_in_sight
from tests.window.stages import NAMES

ASKING = [one.id for one in EVENT_ACTIONS if one.text.endswith("…") or one.id.startswith("clock.")]
PRICED = MoneyTerms("$", 0, Price(100, 10, bounty=20))


def begun(stage, structure, *commands):
    """An event of eight with a price, one of whom is out."""
    desk = stage.event_list.new("Friday", stage.event_list.structure(structure))
    desk.do(SetMoney(PRICED))
    for number, name in enumerate([*NAMES, "Hal Moe"]):
        desk.do(Register(desk.player(name), f"late {number}"))
    for command in commands:
        desk.do(command)
    stage.window.events.show(desk)
    stage.cockpit.copied = True
    stage.window.setUpdatesEnabled(False)


def nobody_seated(stage):
    begun(stage, "horse")


def lammers(stage):
    begun(
        stage,
        "plo-lammers",
        DrawSeats("seats"),
        StartClock(),
        Eliminate(EntryNumber(7), note="tried"),
    )


def choice(stage):
    begun(
        stage,
        "dealers-choice",
        DrawSeats("seats"),
        StartClock(),
        Eliminate(EntryNumber(7), note="tried"),
    )


EVENINGS = [nobody_seated, lammers, choice]


def lists_in_sight():
    """What is offered in the panel that asks."""
    return [
        one
        for drop in drops_in_sight()
        for one in drop.findChildren(Choices)
        if one.isVisible() and one.offered
    ]


def confirms(drop):
    """The button that would do it."""
    buttons = drop.findChildren(QPushButton)
    return [one for one in buttons if one.isVisible() and one.property("role") == "first"]


def leave():
    for _ in range(4):
        for drop in drops_in_sight():
            drop.lift()
    while menu := QApplication.activePopupWidget():
        menu.close()


@pytest.mark.parametrize("evening", EVENINGS)
def test_no_line_of_a_question_acts_beside_a_button_that_confirms(stage, monkeypatch, evening):
    monkeypatch.setattr(QFileDialog, "open", lambda _: None)
    monkeypatch.setattr(QFileDialog, "show", lambda _: None)
    evening(stage)
    records = stage.cockpit.bridge.desk.log.records
    wrong, acting, confirmed = [], set(), set()
    for entry in (EntryNumber(2), EntryNumber(7)):
        for asked in ASKING:
            if stage.window.page is None:  # it led to a page beside the event
                stage.window.events.step_in(*stage.window.events.kept.values())
            stage.cockpit.ask_for(PLAYERS)
            stage.cockpit.choose(entry)
            length = len(records)
            if not stage.window.event_actions.refusal(asked):
                stage.window.event_actions.ask(asked)
            if drops_in_sight() and not lists_in_sight():
                stage.types("a")
            for choices in lists_in_sight()[:1]:
                drop = drops_in_sight()[0]
                has_button, was = bool(confirms(drop)), (drop.asked, choices.offered)
                QTest.mouseClick(choices, Qt.MouseButton.LeftButton, pos=QPoint(40, 17))
                is_open = drop.isVisible()
                acted = len(records) > length or not is_open
                goes_on = is_open and (was != (drop.asked, choices.offered) or confirms(drop))
                (confirmed if has_button else acting).add(asked)
                if acted if has_button else not (acted or goes_on):
                    wrong.append((asked, has_button, acted))
            leave()
            if len(records) > length:
                stage.cockpit.bridge.undo()

    assert wrong == []
    assert acting
    assert confirmed
