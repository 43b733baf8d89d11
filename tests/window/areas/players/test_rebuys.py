"""Rebuys at the desk: by whoever has lost the last chip, before or after the bust was entered."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from director.desk.event_list import SAMPLE
from director.tournament.commands import (
    ChangeStructure,
    Disqualify,
    DrawSeats,
    Eliminate,
    MoveClock,
    PayBounties,
    Register,
    SetMoney,
    StartClock,
)
from director.tournament.entries.terms import Rebuys, ReEntries
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.structure.moments import Moment
from director.window.event.asking.question import AskDrop
from director.window.widgets.buttons import ActionButton
from tests.window.stages import NAMES

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def friday(stage):
    """Seven players at the tables, rebuys for 40 until the first break."""
    return evening(stage, MoneyTerms("$", 0, Price(50), rebuy=Price(40)))


@pytest.fixture
def heads(stage):
    """The same with a bounty of 10 on each, paid in cash."""
    return evening(stage, MoneyTerms("$", 0, Price(50, bounty=10), rebuy=Price(40)), "cash")


def evening(stage, terms, pays=""):
    structure = replace(
        stage.event_list.structure(SAMPLE),
        rebuys=Rebuys(0, 10000, limit=1, until=Moment("end", "level", "2")),
    )
    desk = stage.event_list.new("Friday", structure)
    desk.do(SetMoney(terms))
    for number, name in enumerate(NAMES):
        desk.do(Register(desk.player(name), f"late {number}", pays))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    stage.window.events.show(desk)
    return desk


def bought(stage, entry):
    account = stage.t.ledger.account(entry)
    return account.rebuys, account.chips, account.price.total


def test_who_is_named_out_may_rebuy_instead_and_never_went_out(stage, friday):
    seat = stage.t.seats[4]
    stage.press(Qt.Key.Key_F8)
    stage.types("dov")
    offered = stage.out.rebuys.text()
    stage.press(Qt.Key.Key_Return, SHIFT)
    stage.press(Qt.Key.Key_Return)

    assert offered == "Dov Kern rebuys: Shift+Enter"
    assert (bought(stage, 4), stage.t.seats[4], 4 in stage.t.busts) == ((1, 10000, 90), seat, False)


def test_who_went_out_rebuys_into_the_own_seat_in_one_act(stage, friday):
    seat = stage.t.seats[4]
    friday.do(Eliminate(4))
    stage.go("players")
    stage.cockpit.choose(4)
    stage.screen.view.setFocus()

    stage.press(Qt.Key.Key_B)
    stage.press(Qt.Key.Key_Return)

    assert (bought(stage, 4), stage.t.seats[4], 4 in stage.t.busts) == ((1, 10000, 90), seat, False)
    assert stage.said.startswith(f"Dov Kern rebought at table {seat.table}, seat {seat.seat}")
    friday.undo()
    assert (bought(stage, 4), 4 in stage.t.busts) == ((0, 0, 50), True)


def test_a_card_offers_the_rebuy_first_to_who_is_out_while_there_are_some(stage, friday):
    friday.do(Eliminate(4))
    stage.go("players")
    stage.cockpit.choose(4)
    acts = stage.screen.card.acts
    before = acts.first

    stage.wait(hours=2)
    stage.screen.refresh()

    assert (before, acts.first) == ("player.rebuy", "player.back_in")


def test_after_the_rebuys_f8_offers_none(stage, friday):
    stage.wait(hours=2)
    stage.press(Qt.Key.Key_F8)
    stage.types("dov")
    stage.press(Qt.Key.Key_Return, SHIFT)

    assert (stage.out.rebuys.isVisible(), bought(stage, 4)) == (False, (0, 0, 50))


def test_who_was_disqualified_does_not_rebuy(stage, friday):
    friday.do(Disqualify(4, "threw a chair"))
    stage.go("players")
    stage.cockpit.choose(4)
    stage.screen.view.setFocus()

    stage.press(Qt.Key.Key_B)

    assert stage.said == "This player was disqualified"


def test_a_rebuy_after_the_bust_says_whose_bounty_goes_and_that_it_was_paid(stage, heads):
    heads.do(Eliminate(4, by=(2,)))
    heads.do(PayBounties((2,), "cash"))
    stage.go("players")
    stage.cockpit.choose(4)
    stage.screen.view.setFocus()

    stage.press(Qt.Key.Key_B)
    asked = stage.page.drop(AskDrop).hint.splitlines()[1]
    stage.press(Qt.Key.Key_Return)

    said = "he bounty of $10 is taken back from Bob Marek, who was paid: collect $10"
    assert (asked, f"; t{said}" in stage.said) == (f"T{said}", True)


def test_a_bounty_that_was_not_paid_yet_goes_by_name_as_well(stage, heads):
    heads.do(Eliminate(4, by=(2,)))
    stage.go("players")
    stage.cockpit.choose(4)
    stage.screen.view.setFocus()

    stage.press(Qt.Key.Key_B)
    asked = stage.page.drop(AskDrop).hint.splitlines()[1]

    assert asked == "The bounty of $10 is taken back from Bob Marek"


def test_a_rebuy_instead_of_a_bust_asks_first_where_it_was_said_who_did_it(stage, heads):
    asked = []
    for who, line in (("dov", 2), ("ann", 1)):  # the first line is the rebuy, the second the bust
        stage.press(Qt.Key.Key_F8)
        stage.types(who)
        stage.press(Qt.Key.Key_Tab)
        stage.types("bob")
        stage.press(Qt.Key.Key_Return, SHIFT)
        asked.append(stage.page.asking.asked)
        for _ in range(line):
            stage.press(Qt.Key.Key_Down)
        stage.press(Qt.Key.Key_Return)
    said = stage.page.asking.hint.splitlines()[1]
    stage.press(Qt.Key.Key_Return)

    assert asked == [
        "Dov Kern rebuys and Bob Marek wins no bounty?",
        "Ann Ost rebuys and Bob Marek wins no bounty?",
    ]
    assert [stage.cockpit.name(one) for one in stage.t.busts[4].by] == ["Bob Marek"]
    assert said == "No bounty is won: Ann Ost rebuys and stays in"
    assert (bought(stage, 1), 1 in stage.t.busts) == ((1, 10000, 100), False)


@pytest.mark.parametrize("typed", ["zzz", "no", "kim"])
def test_words_that_name_neither_rebuy_nor_bust_do_nothing(stage, heads, typed):
    ask_rebuy_or_bust(stage)

    stage.enter(typed)

    assert stage.page.asking.hint == "Type rebuy or bust, or use the arrow keys"
    assert (stage.page.asking.isVisible(), list(stage.t.busts)) == (True, [])


@pytest.mark.parametrize("typed", ["yes", "reb", "rebuy", ""])
def test_the_rebuy_is_chosen_by_its_word_and_by_yes(stage, heads, typed):
    ask_rebuy_or_bust(stage)

    stage.enter(typed)

    assert stage.page.asking.hint.splitlines()[1] == (
        "No bounty is won: Dov Kern rebuys and stays in"
    )
    assert not stage.t.busts


def test_the_bust_is_chosen_by_its_word(stage, heads):
    ask_rebuy_or_bust(stage)

    stage.enter("bust")

    assert [stage.cockpit.name(one) for one in stage.t.busts[4].by] == ["Bob Marek"]


def ask_rebuy_or_bust(stage):
    """F8, "dov", Tab, "bob", Shift+Enter."""
    stage.press(Qt.Key.Key_F8)
    stage.types("dov")
    stage.press(Qt.Key.Key_Tab)
    stage.types("bob")
    stage.press(Qt.Key.Key_Return, SHIFT)


@pytest.mark.parametrize(
    ("re_entries", "told"),
    [
        (None, "If Dov Kern rebuys later, the bounty is taken back"),
        (ReEntries(), "To play on, Dov Kern re-enters and buys a new bounty: F7"),
    ],
    ids=["rebuys alone", "re-entries"],
)
def test_how_to_play_on_with_a_new_bounty_is_said_where_the_bounty_is_won(
    stage, heads, re_entries, told
):
    if re_entries:
        heads.do(ChangeStructure(replace(stage.t.structure, re_entries=re_entries)))
    stage.press(Qt.Key.Key_F8)
    stage.types("dov")
    stage.press(Qt.Key.Key_Tab)
    stage.types("bob")
    stage.press(Qt.Key.Key_Return, SHIFT)

    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Down)

    assert stage.page.asking.hint.splitlines()[1:] == ["Bounty: $10 to Bob Marek", told]


def test_a_bust_by_the_mouse_offers_the_rebuy_that_the_key_offers(stage, friday):
    stage.go("players")
    stage.screen.view.choose(4)
    stage.screen.view.setFocus()

    stage.press(Qt.Key.Key_X)
    offered = stage.out.isVisible(), stage.out.field.text(), stage.out.rebuys.text()
    stage.out.rebuys.click()
    stage.press(Qt.Key.Key_Return)

    assert offered == (True, "Dov Kern", "Dov Kern rebuys: Shift+Enter")
    assert (bought(stage, 4), 4 in stage.t.busts) == ((1, 10000, 90), False)


@pytest.mark.parametrize("asked_by", ["F8", "X"])
@pytest.mark.parametrize("by_button", [True, False])
def test_where_it_is_asked_who_did_it_shift_enter_is_the_rebuy_too(
    stage, heads, asked_by, by_button
):
    ask_who_did_it(stage, asked_by)
    asking = stage.page.asking
    asked, offered = asking.asked, asking.other.text()

    if by_button:
        asking.other.click()
    else:
        stage.press(Qt.Key.Key_Return, SHIFT)
    stage.press(Qt.Key.Key_Return)

    assert (asked, offered) == ("Who knocked Dov Kern out?", "Dov Kern rebuys: Shift+Enter")
    assert (bought(stage, 4), 4 in stage.t.busts) == ((1, 10000, 100), False)


def test_after_the_rebuys_shift_enter_busts_nobody_where_it_is_asked_who_did_it(stage, heads):
    heads.do(MoveClock(3))
    ask_who_did_it(stage, "F8")

    stage.press(Qt.Key.Key_Return, SHIFT)

    assert (stage.said, stage.page.asking.other.isVisible()) == ("Rebuys have ended", False)
    assert (stage.page.asking.isVisible(), 4 in stage.t.busts) == (True, False)


def test_with_a_name_typed_shift_enter_asks_which_of_both_and_busts_nobody_there(stage, heads):
    ask_who_did_it(stage, "F8")
    stage.types("bob")
    stage.press(Qt.Key.Key_Return, SHIFT)
    asked = stage.page.asking.asked
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Down)  # the bust is marked

    stage.press(Qt.Key.Key_Return, SHIFT)
    stage.press(Qt.Key.Key_Return)

    assert asked == "Dov Kern rebuys and Bob Marek wins no bounty?"
    assert (bought(stage, 4), 4 in stage.t.busts) == ((1, 10000, 100), False)


def test_shift_enter_on_the_button_that_busts_is_the_rebuy(stage, friday):
    stage.press(Qt.Key.Key_F8)
    stage.types("dov")
    stage.out.deed.setFocus()

    stage.press(Qt.Key.Key_Return, SHIFT)
    stage.press(Qt.Key.Key_Return)

    assert (bought(stage, 4), 4 in stage.t.busts) == ((1, 10000, 90), False)


def ask_who_did_it(stage, key):
    if key == "F8":
        stage.press(Qt.Key.Key_F8)
        stage.types("dov")
        stage.press(Qt.Key.Key_Return)
    else:
        stage.go("players")
        stage.screen.view.choose(4)
        stage.screen.view.setFocus()
        stage.press(Qt.Key.Key_X)


@pytest.mark.parametrize("screen", ["players", "tables"])
def test_a_click_asks_before_a_bust_whether_rebuys_are_sold_or_over(stage, friday, screen):
    asked = []
    for hours in (0, 2):
        stage.wait(hours=hours)
        shown = stage.go(screen)
        if screen == "players":
            shown.view.choose(4)
        else:
            shown.map.go_to(stage.t.seats[4])
        QTest.qWait(20)
        button = next(
            one
            for one in stage.window.findChildren(ActionButton)
            if one.isVisible() and one.text().startswith("Bust")
        )
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        asked.append((stage.out.isVisible(), stage.out.field.text(), tuple(stage.t.busts)))
        if hours:
            QTest.mouseClick(stage.out.deed, Qt.MouseButton.LeftButton)
        else:
            stage.press(Qt.Key.Key_Escape)

    assert asked == [(True, "Dov Kern", ()), (True, "Dov Kern", ())]
    assert tuple(stage.t.busts) == (4,)


def test_who_was_put_out_by_another_station_meanwhile_cannot_be_confirmed(stage, friday):
    stage.press(Qt.Key.Key_F8)
    stage.types("dov")
    was = stage.out.deed.isEnabled()

    friday.do(Eliminate(4))
    stage.cockpit.refreshed.emit()

    assert (was, stage.out.deed.isEnabled()) == (True, False)
    assert stage.out.rebuys.isVisible() is False


@pytest.mark.parametrize(
    ("typed", "why_not"),
    [
        ("", "First name the one player who rebuys"),
        ("dov, fay", "First name the one player who rebuys"),
        ("dov", "Rebuys have ended"),
    ],
)
def test_the_key_of_a_rebuy_that_is_not_to_be_had_says_why(stage, friday, typed, why_not):
    friday.do(MoveClock(3))
    stage.press(Qt.Key.Key_F8)
    stage.types(typed)

    stage.press(Qt.Key.Key_Return, SHIFT)

    assert (stage.said, stage.out.isVisible()) == (why_not, True)
