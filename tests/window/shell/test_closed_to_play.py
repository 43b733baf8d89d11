"""A closed event: whatever it refuses is grey and says why, wherever it is asked for.

The actions are not listed here: every one that is not grey is asked for on every screen, and what
is asked is answered with whatever it offers and with its own example.
"""

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog

from director.tournament.commands import (
    CloseEvent,
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
from director.window.widgets.drop import drops_in_sight
from tests.window.stages import NAMES

WHY = "The event is closed: reopen it first, in the Event menu"
AWAY = ("print.", "save.", "go.", "screen.", "wall.", "event.reopen", "event.close", "event.undo")
"""What leads elsewhere or prints; and what opens the event again."""
ASKED = [one for one in EVENT_ACTIONS if not one.id.startswith(AWAY)]


@pytest.fixture
def closed(stage, monkeypatch):
    """Two left, bounties, a clock that runs; closed all the same."""
    for name in ("open", "show"):
        monkeypatch.setattr(QFileDialog, name, lambda _: None)
    desk = stage.event_list.new("Friday", stage.event_list.structure("horse"))
    desk.do(SetMoney(MoneyTerms("$", 0, Price(100, 10, bounty=20))))
    for number, name in enumerate(NAMES):
        desk.do(Register(desk.player(name), f"late {number}"))
    for command in (DrawSeats("seats"), StartClock(), Eliminate(EntryNumber(7))):
        desk.do(command)
    desk.do(CloseEvent(asked=True))
    stage.window.events.show(desk)
    stage.cockpit.copied = True
    stage.window.setUpdatesEnabled(False)
    return stage


def answers(asking):
    """What somebody may type: the lines that are offered, and the example of the field."""
    offered = [one.key for one in asking._choices.offered if isinstance(one.key, str)]
    example = asking.field.placeholderText()
    parts = example.replace(";", ".").replace(":", ".").split(".")
    return [*offered[:3], *[part.strip() for part in parts], "Bob Marek 500", "1", "some reason"]


def leave(stage):
    for drop in drops_in_sight():
        drop.lift()
    while menu := QApplication.activePopupWidget():
        menu.close()
    if stage.window.page is None:
        stage.window.events.step_in(*stage.window.events.kept.values())


def test_nothing_that_a_closed_event_refuses_can_be_asked_for(closed):
    stage, live, asked = closed, {}, set()
    records = stage.cockpit.bridge.desk.log.records
    for action in ASKED:
        stage.cockpit.ask_for(action.screen or PLAYERS)
        stage.cockpit.choose(EntryNumber(2))
        length = len(records)
        if stage.window.event_actions.refusal(action.id):
            continue
        stage.window.status.say("")
        stage.window.event_actions.ask(action.id)
        asked.add(action.id)
        asking = stage.page.asking if stage.page else None
        said = [stage.said]
        if asking and asking.isVisible():
            for text in answers(asking):
                asking.field.setText(text)
                said.append(asking.hint)
        if any(WHY.casefold() in one.casefold() for one in said):
            live[action.id] = said
        leave(stage)
        if len(records) > length:
            stage.cockpit.bridge.undo()

    assert live == {}
    assert len(asked) > 20


def test_chips_are_counted_in_no_closed_event_and_the_field_says_so(closed):
    stage = closed
    stage.cockpit.ask_for("counts")
    amount = stage.screen.amount

    assert (amount.isEnabled(), amount.placeholderText(), amount.toolTip()) == (
        False,
        "The event is closed",
        WHY,
    )


def test_the_prices_of_an_event_are_not_saved_once_it_is_closed(closed):
    refusal = closed.window.event_actions.refusal

    assert {
        refusal(one)
        for one in (
            "money.terms",
            "bounties.way",
            "bounties.envelopes",
            "rounds.plan",
            "flights.bag",
            "flights.house",
            "event.structure",
        )
    } == {"the event is closed: reopen it first, in the Event menu"}
