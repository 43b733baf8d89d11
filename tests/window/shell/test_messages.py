"""What the foot of the window says leaves when its cause does."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from director.tournament.commands import Eliminate
from director.tournament.state import EntryNumber
from director.window.event.event_drop import EventDrop
from tests.window.stages import CTRL, NAMES


@pytest.fixture
def screen(stage):
    stage.event(*NAMES, running=True)
    return stage.go("showdown")


class Mute:
    """A voice on a computer without one."""

    why_silent = "no voice on this computer"

    def hush(self):
        """Nothing is being spoken."""


def refused(stage):
    return stage.window.status.kind == "refused"


def test_that_there_is_no_ruling_leaves_with_the_card_that_makes_one(stage, screen):
    for line, cards in zip(screen.lines, ("as kd", "9h 9d"), strict=False):
        line.cards.setText(cards)
    screen.board.fields[0, 0].setFocus()
    stage.types("ah9c4s2h7")
    stage.press(Qt.Key.Key_F5)
    before = stage.said

    stage.types("d")

    assert (before, stage.said) == ("There is no ruling yet", "")


def test_a_refusal_leaves_with_the_screen_that_it_was_about(stage, screen):
    stage.press(Qt.Key.Key_F5)
    before = stage.said

    stage.go("players")

    assert (before, stage.said) == ("There is no ruling yet", "")


def test_that_no_game_is_called_so_leaves_with_the_next_letter(stage, screen):
    screen.game_field.setFocus()
    screen.game_field.selectAll()
    stage.enter("whist")
    before = stage.said

    stage.press(Qt.Key.Key_Backspace)

    assert (before, stage.said) == ("No game matches “whist”", "")


def test_that_a_text_may_mean_several_games_leaves_with_the_one_that_is_taken(stage, screen):
    screen.game_field.setFocus()
    screen.game_field.selectAll()
    stage.enter("badu")
    before = refused(stage)

    stage.press(Qt.Key.Key_Down)
    stage.enter()

    assert (before, stage.said, screen.game.id) == (True, "", "badugi")


def test_why_a_key_did_nothing_leaves_when_it_would_do_something(stage):
    stage.event(*NAMES, running=True)
    stage.go("clock")
    stage.press(Qt.Key.Key_Right)
    before = stage.said

    stage.press(Qt.Key.Key_Backspace)

    assert before == "The clock keys are locked: press Backspace to unlock them"
    assert (stage.cockpit.unlocked, stage.said) == (True, "")


def test_what_was_done_stays_on_the_next_screen_with_the_way_back(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.cockpit.bridge.do(Eliminate(EntryNumber(1)))
    before = stage.said

    stage.go("tables")

    assert "Ctrl+Z" in before
    assert stage.said == before


def test_what_came_about_by_itself_stays_on_the_next_screen(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.go("players")
    stage.window.status.say("the clock of this machine was set forward", "notice")

    stage.go("clock")

    assert stage.said == "The clock of this machine was set forward"


def test_a_refusal_leaves_with_its_event(stage, screen):
    stage.press(Qt.Key.Key_F5)

    stage.event("Ida Lund", "Jon Marsh")

    assert (stage.said, refused(stage)) == ("", False)


def test_a_refusal_is_not_back_when_a_page_beside_the_event_is_left(stage, screen):
    stage.window.beside.show_aside("settings")
    stage.window.status.say("this cannot be", "refused")

    stage.window.beside.show_aside("settings")

    assert (stage.cockpit.screen, stage.said) == ("showdown", "")


def test_what_was_refused_on_one_screen_is_not_done_all_the_same_from_another(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.go("players")
    stage.cockpit.forbidden = Eliminate(EntryNumber(1))

    stage.go("showdown")

    assert stage.cockpit.forbidden is None


def test_whatever_is_refused_leaves_with_the_screen_and_before_a_question(stage):
    stage.event(*NAMES, seated=True, running=True)
    actions, drop = stage.page._actions, stage.out
    refused_now, stood = 0, []

    for name in [one.id for one in actions.declared]:
        for screen, other in (("players", "tables"), ("tables", "")):
            stage.cockpit.ask_for(screen)
            if not actions.refusal(name):
                continue
            actions.ask(name)
            refused_now += refused(stage)
            if other:
                stage.cockpit.ask_for(other)
            else:
                drop.drop()
            stood += [(name, screen)] if refused(stage) else []
            drop.lift()

    assert refused_now > 100
    assert stood == []


def test_whatever_asks_takes_away_what_was_refused_before_it_and_in_it(stage):
    stage.event(*NAMES, seated=True, running=True)
    kinds = [kind for kind in EventDrop.__subclasses__() if kind.ASKS]
    kinds += [kind for one in kinds for kind in one.__subclasses__()]
    stood = []

    for kind in kinds:
        try:
            drop = stage.page.drop(kind)
        except TypeError:
            continue  # what several are made of
        stage.window.status.say("this cannot be", "refused")
        drop.drop()
        stood += [(kind, "before")] if stage.said else []
        stage.window.status.say("this cannot be either", "refused")
        drop.lift()
        stood += [(kind, "in it")] if stage.said else []

    assert len(kinds) > 5
    assert stood == []


def test_a_refused_answer_leaves_with_the_next_letter_in_whatever_field_it_was(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.go("players")
    fields = [one for one in stage.screen.findChildren(QLineEdit) if one.isVisible()]
    stood = []

    for field in fields:
        field.setFocus()
        stage.window.status.say("type a number", "refused")
        stage.types("x")
        stood += [field.accessibleName()] if stage.said else []

    assert len(fields) > 1
    assert stood == []


def test_that_closing_would_discard_something_is_not_said_once_that_is_answered(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_F8)
    stage.types("dov")
    stage.window.close()
    before = stage.said

    stage.press(Qt.Key.Key_Escape)

    assert before == "This is not recorded yet: close once more to discard it"
    assert stage.said == "Not answered: Who busted?  ·  “Dov Kern” was not kept"


def test_what_was_not_answered_is_said_on_one_screen_and_not_on_the_one_after(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_F8)
    stage.types("dov")

    stage.go("tables")
    first = stage.said
    QTest.qWait(0)
    stage.go("players")

    assert (first, stage.said) == ("Not answered: Who busted?  ·  “dov” was not kept", "")


def test_that_there_is_no_voice_is_said_where_it_was_asked_for_and_no_longer(stage):
    stage.event(*NAMES, running=True)
    stage.cockpit.announcer.voice = Mute
    stage.go("players")

    stage.cockpit.let_speak(True)
    before = stage.said
    stage.go("clock")
    after = stage.said
    stage.cockpit.let_speak(True)
    stage.cockpit.let_speak(False)

    assert (before, after, stage.said) == ("No voice on this computer", "", "")


UNDO, REDO = (f"Nothing to {one} here: acts are {one}ne in their event" for one in ("undo", "redo"))


def test_on_the_list_of_events_it_is_said_where_acts_are_undone(stage):
    stage.event(*NAMES)
    stage.window.show_list()
    said = []

    for key in (Qt.Key.Key_Z, Qt.Key.Key_Y):
        stage.press(key, CTRL)
        said.append(stage.window.status.text)

    assert said == [UNDO, REDO]


def test_in_a_field_what_was_typed_is_undone_first(stage):
    stage.press(Qt.Key.Key_N, CTRL)
    stage.types("fri")
    found = []

    for _ in range(2):
        stage.press(Qt.Key.Key_Z, CTRL)
        found.append((stage.focus.text(), stage.window.status.text))

    assert found == [("", ""), ("", UNDO)]
