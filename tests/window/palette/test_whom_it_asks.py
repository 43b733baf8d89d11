"""What needs a player, a table or a screen asks for it in the palette, and then goes on."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from director.tournament.commands import (
    ChangeStructure,
    ChoosePayTable,
    Eliminate,
    PayPrize,
    Register,
    SetMoney,
)
from director.tournament.entries.terms import ReEntries
from director.tournament.money.state import MoneyTerms, Price
from tests.tournament.prizes.test_prize_list import THREE
from tests.window.stages import CTRL, NAMES


def opened(stage):
    stage.press(Qt.Key.Key_K, CTRL)
    return stage.window.palette_of_window.drop


def test_a_penalty_asks_for_whom_and_then_what_for(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.go("clock")
    drop = opened(stage)

    stage.types("penalty")
    assert drop.hint == "Enter: Warn or penalize: Which player?"
    stage.press(Qt.Key.Key_Return)
    assert (drop.isVisible(), drop.offered) == (True, sorted(NAMES))
    stage.enter("marek")

    assert not drop.isVisible()
    assert stage.cockpit.name(stage.cockpit.entry) == "Bob Marek"
    stage.enter("1 round phone")
    assert [len(stage.t.marks[entry]) for entry in stage.t.marks] == [1]
    assert stage.cockpit.name(next(iter(stage.t.marks))) == "Bob Marek"


def test_only_those_are_listed_with_whom_it_can_be_done(stage):
    desk = stage.event(*NAMES[:4], seated=True, running=True)
    desk.do(ChangeStructure(replace(stage.t.structure, re_entries=ReEntries())))
    desk.do(Eliminate(2))
    stage.go("clock")
    drop = opened(stage)

    stage.enter("re-entry")
    assert drop.offered == ["Bob Marek"]


def test_what_can_be_done_with_nobody_says_why_before_and_after_enter(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.go("clock")
    drop = opened(stage)

    stage.types("re-entry")

    line = drop.model.cell(0, 0)
    assert drop.hint == "Not now: this player is still in"
    assert (line.words, line.colour) == ("Re-enter player  ·  this player is still in", "faint")


def test_breaking_a_table_asks_which_and_leads_to_it(stage):
    stage.event(*NAMES, *(f"P{n} Q{n}" for n in range(10)), seated=True, running=True)
    stage.go("clock")
    drop = opened(stage)

    stage.enter("break a table")
    assert drop.offered == ["Table 1", "Table 2", "Table 3"]
    stage.enter("2")

    assert (drop.isVisible(), stage.cockpit.screen) == (False, "tables")
    assert stage.cockpit.place.table == 2


def test_icm_goes_to_the_deal_by_itself(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.go("clock")
    opened(stage)

    stage.enter("icm")

    assert stage.cockpit.screen == "deal"


def test_asked_for_again_the_palette_finds_anything_again(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.go("clock")
    drop = opened(stage)
    stage.enter("penalty")
    stage.press(Qt.Key.Key_Escape)

    opened(stage)

    assert len(drop.offered) > len(NAMES)


@pytest.fixture
def won(stage):
    """Four players, $100 each, three places paid, all of them finished; the second is paid."""
    desk = stage.event()
    desk.do(SetMoney(MoneyTerms("$", entry=Price(pool=100))))
    for number, name in enumerate(NAMES[:4]):
        desk.do(Register(desk.player(name), f"late {number}", "cash"))
    for command in (ChoosePayTable(THREE), *[Eliminate(entry) for entry in (1, 2, 3)]):
        stage.cockpit.bridge.do(command)
    stage.cockpit.bridge.do(PayPrize(3, "cash"))
    stage.go("clock")
    return stage


@pytest.mark.parametrize(
    ("words", "whose"),
    [
        ("pay prize", ["Dov Kern", "Bob Marek"]),
        ("correct payout", ["Cho Marlin"]),
        ("void payout", ["Cho Marlin"]),
    ],
)
def test_a_prize_is_paid_corrected_or_voided_from_wherever_one_is(won, words, whose):
    drop = opened(won)

    won.enter(words)
    asked = drop._question.text().split(": ")[-1], drop.offered
    won.press(Qt.Key.Key_Return)

    assert asked == ("Whose prize?", whose)
    assert won.cockpit.screen == "prizes"
    assert won.cockpit.name(won.cockpit.winner) == whose[0]
    assert won.page.asking.isVisible()


def test_a_receipt_asks_whose(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.go("clock")
    drop = opened(stage)

    stage.enter("receipt")

    assert (drop.isVisible(), drop.offered) == (True, sorted(NAMES))


def test_who_plays_for_a_team_says_why_not_where_there_are_none(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.go("clock")
    drop = opened(stage)

    stage.types("change team members")

    assert drop.hint.startswith("Not now: ")
    assert "select" not in drop.hint


def test_a_nit_card_says_that_none_are_out_and_asks_for_no_row(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.go("clock")
    drop = opened(stage)

    stage.types("turn in nit card")

    assert drop.hint == "Not now: No nit cards are out now"


@pytest.mark.parametrize(
    ("typed", "who", "by", "says"),
    [
        ("bust gus", "gus", "", "Enter: Gus Amsel busted in 7th place"),
        (
            "bust dov by cho",
            "dov",
            "cho",
            "Enter: Dov Kern busted in 7th place, knocked out by Cho Marlin",
        ),
        ("KO 1-2", "1-2", "", None),
        (
            "bust mar",
            "mar",
            "",
            "2 players match: keep typing, use the arrow keys or type table-seat",
        ),
    ],
)
def test_a_bust_followed_by_whom_is_the_bust_of_that_player(stage, typed, who, by, says):
    stage.event(*NAMES, seated=True, running=True)
    stage.go("clock")
    drop = opened(stage)

    stage.types(typed)
    said = drop.hint
    stage.press(Qt.Key.Key_Return)

    form = stage.out
    assert said == f"Enter: Bust player: {typed.split(' ', 1)[1]}"
    assert (form.isVisible(), form.field.text(), form.by.text()) == (True, who, by)
    assert says is None or form.hint == says
    assert stage.t.out == ()


def test_the_bust_of_whoever_is_out_is_not_its_undo(stage):
    desk = stage.event(*NAMES, seated=True, running=True)
    desk.do(Eliminate(7))
    stage.go("clock")
    drop = opened(stage)

    stage.types("bust gus")

    said = drop.offered[0], drop.hint
    stage.press(Qt.Key.Key_Return)

    assert said == ("Bust player", "Not now: Gus Amsel is out, 7th place")
    assert (drop.isVisible(), len(stage.t.out)) == (True, 1)


def test_an_act_on_somebody_to_whom_it_cannot_be_done_says_what_is_the_matter(stage):
    desk = stage.event(*NAMES, seated=True, running=True)
    desk.do(Eliminate(7))
    stage.go("clock")
    drop = opened(stage)

    stage.types("record missed hands gus")

    assert (drop.offered, drop.hint) == (
        ["Record missed hands"],
        "Not now: this player has no missed-hand penalty",
    )


def test_an_act_followed_by_a_name_has_the_name_in_its_question(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.go("clock")
    drop = opened(stage)

    stage.types("move cho")
    said = drop.hint
    stage.press(Qt.Key.Key_Return)
    asked = drop._question.text(), drop.field.text(), drop.offered
    stage.press(Qt.Key.Key_Return)

    assert said == "Enter: Move player: Which player? cho"
    assert asked == ("Move player: Which player?", "cho", ["Cho Marlin"])
    assert stage.cockpit.name(stage.cockpit.entry) == "Cho Marlin"
    assert stage.page.asking.isVisible()


def test_pay_and_a_name_is_the_payment_of_who_owes_whoever_is_chosen(stage):
    desk = stage.event()
    desk.do(SetMoney(MoneyTerms("$", entry=Price(pool=100))))
    for name in NAMES[:3]:
        stage.cockpit.bridge.do(Register(desk.player(name), "late 1" + name))
    stage.go("players")
    drop = opened(stage)

    stage.types("pay bob")
    said = drop.hint
    stage.press(Qt.Key.Key_Return)

    assert said == "Enter: Take payment: Which player? bob"
    assert drop.offered == ["Bob Marek"]
