"""The card beside the list of events: the chosen one in short."""

from random import Random

import pytest
from PySide6.QtCore import Qt

from director.tournament.commands import CloseEvent, Eliminate, RenameEvent
from tests.window.stages import NAMES


def said(stage):
    card = stage.window.list_page.card
    return card._name.text(), card._pill.state.word, [line[:2] for line in card._sums.lines][:2]


def test_the_card_says_who_entered_and_who_is_left_in_the_chosen_event(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.window.show_list()

    assert said(stage) == ("Friday", "Running", [("Entries", "7"), ("Left", "7")])


def test_of_an_event_that_is_open_it_says_the_level_and_what_was_done_last(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.window.show_list()
    card = stage.window.list_page.card

    assert card._doing.text().startswith("Level 1  ")
    assert card._last.text() == "Clock started"


def test_the_card_follows_the_choice_in_the_list(stage):
    stage.event(*NAMES)
    stage.event()
    stage.window.show_list()
    first = said(stage)

    stage.press(Qt.Key.Key_Up)

    assert [first[2][0], said(stage)[2][0]] == [("Entries", "0"), ("Entries", "7")]


def test_of_a_clock_that_nobody_stopped_it_says_since_when_it_was_left_running(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.wait(days=3)
    stage.window.show_list()

    assert stage.window.list_page.card._doing.text().startswith("Left running since ")


def test_of_a_clock_that_ran_out_tonight_it_says_that_the_schedule_has_ended(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.wait(hours=20)
    stage.window.show_list()

    assert stage.window.list_page.card._doing.text().endswith("schedule ended")


def test_what_runs_stands_first_then_what_is_to_come_then_what_is_over(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.wait(minutes=1)
    while stage.t.players_left > 1:
        stage.cockpit.bridge.do(Eliminate(next(iter(stage.t.left))))
    stage.wait(minutes=1)
    stage.event(*NAMES, seated=True, running=True)
    stage.wait(minutes=1)
    stage.event()
    stage.window.show_list()

    model = stage.window.list_page.model
    assert [model.columns[1].text(row) for row in model.rows] == ["Running", "Draft", "Over"]


def test_of_an_event_that_has_ended_nobody_is_said_to_be_left(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.cockpit.bridge.do(CloseEvent(asked=True))
    left_in = stage.t.players_left

    stage.window.show_list()

    model = stage.window.list_page.view.model()
    titles = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]
    shown = dict(zip(titles, [model.index(0, at).data() for at in range(len(titles))], strict=True))
    assert (left_in, shown["Left"], shown["Entries"]) == (7, "", "7")
    assert [line[0] for line in stage.window.list_page.card._sums.lines] == [
        "Entries",
        "Opened",
        "Last change",
    ]


@pytest.mark.parametrize("seed", range(4))
def test_whoever_comes_back_from_an_event_finds_that_event_chosen(stage, seed):
    dice = Random(seed)
    for names in (NAMES[:2], NAMES[:3], NAMES):
        stage.event(*names, running=dice.random() < 0.5)
    page, seen = stage.window.list_page, []

    for _ in range(8):
        stage.wait(minutes=dice.randint(1, 30))
        match dice.randrange(3):
            case 0:
                stage.window.events.show_next()
            case 1:
                stage.event(*NAMES[: dice.randint(0, 4)])
            case _ if stage.cockpit:
                stage.cockpit.bridge.do(RenameEvent(f"Event {dice.random()}"))
        left = stage.window.events.in_sight
        stage.window.show_list()
        chosen = page.view.choice.number
        if left:
            seen.append((left.number, chosen))
        if dice.random() < 0.3:  # somebody opens what is chosen, or another
            page.view.step(dice.choice((-1, 0, 1)))
            stage.press(Qt.Key.Key_Return)

    assert len(seen) > 2
    assert [left for left, _ in seen] == [chosen for _, chosen in seen]


def test_what_somebody_chooses_in_the_list_stays_chosen_when_they_come_back_to_it(stage):
    stage.event(*NAMES[:2])
    stage.event(*NAMES)
    stage.window.show_list()
    stage.window.list_page.view.choose(1)

    stage.window.start_actions.asked_register.emit()
    stage.window.show_list()

    assert stage.window.list_page.view.choice.number == 1
