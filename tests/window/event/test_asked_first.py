"""An action that needs a player, a table or a prize asks which one, from wherever it is called."""

from cProfile import Profile
from functools import partial

import pytest
from PySide6.QtCore import Qt

from director.tournament.commands import Eliminate, Register
from director.window.event.asking.question import AskDrop
from director.window.shell.actions.every_action import EVERY_ACTION
from tests.window.stages import CTRL

MANY = [f"Player {number:02}" for number in range(26)]
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


def actions_of(stage):
    return stage.page._actions


def asking(stage):
    drop = stage.page.drop(AskDrop)
    return drop if drop.isVisible() else None


@pytest.mark.parametrize(
    ("key", "held", "asked", "first"),
    [
        (Qt.Key.Key_B, SHIFT, "Break table: Which table?", "Table 1"),
        (Qt.Key.Key_K, NONE, "Lock table: Which table?", "Table 1"),
        (Qt.Key.Key_V, SHIFT, "Confirm table: Which table?", "Table 1"),
        (Qt.Key.Key_M, NONE, "Move player: Which player?", "Player 00"),
        (Qt.Key.Key_Delete, NONE, "Unseat player: Which player?", "Player 00"),
        (Qt.Key.Key_N, NONE, "Block seat: Which seat?", "1-1"),
    ],
)
def test_a_key_asks_which_one_where_none_is_chosen(stage, key, held, asked, first):
    stage.event(*MANY, seated=True, running=True)
    stage.go("tables")

    stage.press(key, held)

    drop = asking(stage)
    assert (drop.asked, drop._choices.offered[0].text) == (asked, first)
    assert (
        drop.field.placeholderText().split(":")[0]
        in {
            "Which table?": ("Table number",),
            "Which seat?": ("Table-seat",),
            "Which player?": ("Name, table or seat",),
        }[asked.split(": ")[1]]
    )


def calls_of(deed):
    """How many functions are called meanwhile: the same on every machine."""
    profile = Profile()
    profile.runcall(deed)
    return sum(one.callcount for one in profile.getstats())


def test_no_act_that_fits_nobody_asks_everybody_why(stage):
    desk = stage.event_list.new("Friday", stage.event_list.structure("no-limit-freezeout"))
    for number in range(300):
        desk.do(Register(desk.player(f"Player {number:03}"), f"late {number}", "cash"))
    stage.window.events.show(desk)
    bound = actions_of(stage)
    asking_whom = [one.id for one in EVERY_ACTION if one.needs and bound.why_not(one.id)]

    slow = [one for one in asking_whom if calls_of(partial(bound.why_not, one)) > 300]

    assert (slow, "print.bounty_slip" in asking_whom) == ([], True)


def test_the_table_that_is_clicked_is_the_one_that_is_locked(stage):
    stage.event(*MANY, seated=True, running=True)
    stage.go("clock")

    actions_of(stage)["tables.lock"].trigger()
    drop = asking(stage)
    drop._choices.picked.emit(drop._choices.offered[1])

    assert (stage.cockpit.screen, asking(stage).asked) == ("tables", "Why is table 2 locked?")


def test_a_typed_number_and_enter_lock_that_table_after_its_reason(stage):
    stage.event(*MANY, seated=True, running=True)
    stage.go("tables")

    stage.press(Qt.Key.Key_K)
    stage.enter("3")
    asked = asking(stage).asked
    stage.enter("TV")

    assert asked == "Why is table 3 locked?"
    assert [one for one in stage.t.tables if stage.t.table(one).locked] == [3]


def test_x_with_nobody_chosen_asks_who_busted(stage):
    stage.event(*MANY, seated=True, running=True)
    stage.go("tables")

    stage.press(Qt.Key.Key_X)

    assert (stage.out.isVisible(), stage.said) == (True, "")


def test_nothing_that_needs_one_is_grey_while_it_can_be_done_to_one(stage):
    stage.event(*MANY, seated=True, running=True)
    stage.cockpit.bridge.do(Eliminate(3))
    stage.go("clock")
    actions = actions_of(stage)
    needing = [one for one in actions.declared if one.needs]

    enabled = {one.id: actions[one.id].isEnabled() for one in needing}
    possible = {
        one.id: one.needs.nobody(stage.cockpit) is None or actions.refusal(one.id) is None
        for one in needing
    }

    assert enabled == possible
    assert {"tables.break", "tables.chip_race", "player.warn", "player.back_in"} <= {
        name for name, on in enabled.items() if on
    }


def test_what_asks_first_has_three_dots_in_its_menu(stage):
    stage.event(*MANY, seated=True, running=True)
    stage.go("clock")
    actions = actions_of(stage)

    before = actions["tables.check_table"].text().split("\t")[0]
    stage.go("tables").map.go_to(stage.t.seats[3])

    assert (before, actions["tables.check_table"].text()) == (
        "Confirm table …",
        "Confirm table\tShift+V",
    )


def test_only_what_is_chosen_among_rows_of_one_screen_is_still_to_be_selected_first(stage):
    stage.event(*MANY, seated=True, running=True)
    stage.go("clock")
    actions = actions_of(stage)

    told = {
        one.id
        for one in actions.declared
        if (why := actions.why_not(one.id)) and why.startswith("select ")
    }

    assert told == {"alternates.strike", "money.correct", "print.ticket"}


def test_whoever_is_chosen_and_cannot_be_done_to_is_told_and_nobody_else_is_asked_for(stage):
    stage.event(*MANY, seated=True, running=True)
    stage.cockpit.bridge.do(Eliminate(3))
    screen = stage.go("players")
    screen.view.choose(3)
    screen.view.setFocus()

    stage.press(Qt.Key.Key_C)

    assert (asking(stage), stage.said) == (None, "This player has busted")


def test_the_palette_asks_in_its_own_field(stage):
    stage.event(*MANY, seated=True, running=True)
    stage.go("clock")
    stage.press(Qt.Key.Key_K, CTRL)
    drop = stage.window.palette_of_window.drop

    stage.types("break table")
    stage.press(Qt.Key.Key_Return)

    assert (asking(stage), drop.offered) == (None, ["Table 1", "Table 2", "Table 3", "Table 4"])
