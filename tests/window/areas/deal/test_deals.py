"""The Deal screen: stacks typed, ways chosen by letters, warnings, agreeing, the sheet."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from director.tournament.busts.facts import Count
from director.tournament.commands import CloseEvent, CountChips, Eliminate, SetMoney
from director.tournament.deals.division import EVEN, FREE, ICM
from director.tournament.money.state import MoneyTerms
from director.tournament.prizes.commands import PayPrizes, SetPrizeTerms
from director.tournament.prizes.state import PrizeTerms
from director.window.areas.deal.deal_rows import BOUNTY, COLUMNS
from director.window.event.deal_draft import laid_out, typed_prizes
from director.window.sheets.event_sheets import sheets_on_offer
from director.window.widgets.buttons import ActionButton
from tests.window.stages import CTRL, NAMES

SHIFT = Qt.KeyboardModifier.ShiftModifier
MODE = QAbstractItemModelTester.FailureReportingMode.Fatal


def dealing(stage, left=3, prizes="600 300 200"):
    """So many are left, each with as many chips as were issued to them and the busts."""
    desk = stage.event(*NAMES)
    desk.do(SetMoney(MoneyTerms("$")))
    for number in range(left + 1, len(NAMES) + 1):
        desk.do(Eliminate(number))
    each = stage.t.chips // left
    stacks = [each + 1000 * (left // 2 - at) for at in range(left)]
    stacks[-1] += stage.t.chips - sum(stacks)
    desk.do(CountChips(tuple(Count(at + 1, one) for at, one in enumerate(stacks))))
    stage.press(Qt.Key.Key_D, CTRL | SHIFT)
    stage.screen.prizes.setText(prizes)
    stage.screen.prizes.textEdited.emit(prizes)
    return stage.screen


def letters(stage, text):
    """Types letters where they are commands: in the list, not in a field."""
    stage.screen.view.setFocus()
    stage.types(text)


def shown(screen):
    columns = [COLUMNS[at] for at in (0, 3, 4, 5)]
    return [tuple(column.text(row) for column in columns) for row in screen.model.rows]


def test_the_key_opens_the_screen_with_the_chips_as_they_were_counted(stage):
    screen = dealing(stage)
    QAbstractItemModelTester(screen.model, MODE, screen)

    assert [row.name for row in screen.model.rows] == ["Ann Ost", "Bob Marek", "Cho Marlin"]
    assert stage.focus is screen.stack
    assert screen.sums.text() == f"Stacks: {stage.t.chips:,}, matches chips in play"


def test_with_one_left_there_is_nothing_to_divide(stage):
    desk = stage.event(*NAMES[:2])
    desk.do(Eliminate(2))

    stage.press(Qt.Key.Key_D, CTRL | SHIFT)

    assert stage.window.event_actions["screen.deal"].isEnabled() is False
    assert stage.cockpit.screen == "results"


def test_once_one_is_left_no_key_leads_into_a_field_that_is_not_there(stage):
    desk = stage.event(*NAMES[:3])
    desk.do(Eliminate(3))
    stage.press(Qt.Key.Key_D, CTRL | SHIFT)
    stage.cockpit.ask_for("deal")
    desk.do(Eliminate(2))
    stage.cockpit.ask_for("deal")

    stage.press(Qt.Key.Key_R)

    assert (stage.focus.isVisible(), stage.said) == (
        True,
        "A deal needs at least two players left",
    )


def test_among_players_without_a_name_no_key_leads_into_a_field_that_is_not_there(stage):
    stage.event()
    stage.go("clock")
    stage.press(Qt.Key.Key_Backspace)
    stage.press(Qt.Key.Key_Home, SHIFT)
    stage.cockpit.ask_for("deal")

    stage.press(Qt.Key.Key_K)

    assert (stage.focus.isVisible(), stage.said) == (
        True,
        "A deal needs 2 to 200 players left, all registered by name",
    )


@pytest.mark.parametrize("name", ["stack", "prizes", "held", "unit"])
def test_a_letter_in_a_field_is_refused_with_a_sentence_and_changes_nothing(stage, name):
    screen = dealing(stage)
    field = getattr(screen, name)
    field.setFocus()
    field.selectAll()
    before = (field.text(), stage.cockpit.bargain.way)

    stage.types("e")

    assert (field.text(), stage.cockpit.bargain.way) == before
    assert stage.said == "Only figures are typed here: after Escape letters are commands"
    stage.press(Qt.Key.Key_Escape)
    stage.types("e")
    assert stage.cockpit.bargain.way == EVEN


def test_a_letter_in_the_list_chooses_the_way(stage):
    screen = dealing(stage)

    letters(stage, "e")

    assert stage.cockpit.bargain.way == EVEN
    assert shown(screen) == [
        ("Ann Ost", "$600", "$367", "−$233"),
        ("Bob Marek", "$300", "$367", "+$67"),
        ("Cho Marlin", "$200", "$366", "+$166"),
    ]


def test_typed_stacks_change_what_everybody_gets_at_once(stage):
    screen = dealing(stage)
    before = shown(screen)

    stage.enter("60,000")

    assert stage.cockpit.bargain.stacks == {1: 60_000}
    assert shown(screen) != before
    assert screen.sums.text().endswith(": over by 35,667")
    assert screen.whose.text() == "Bob Marek"


def test_after_the_last_stack_that_was_missing_letters_are_commands(stage):
    desk = stage.event(*NAMES[:3])
    desk.do(SetMoney(MoneyTerms("$")))
    stage.press(Qt.Key.Key_D, CTRL | SHIFT)
    screen = stage.screen
    for _ in range(2):
        stage.enter("10,000")
    before = stage.focus, screen.hint.text()
    stage.enter("10,000")

    assert before == (
        screen.stack,
        "Enter records it and moves to the next, after the last one to the list",
    )
    assert (stage.focus, screen.hint.text()) == (
        screen.view,
        "In the list letters are commands, and figures change the stack",
    )
    stage.types("e")
    assert stage.cockpit.bargain.way == EVEN


def test_a_stack_that_is_no_figure_is_refused_and_stays_there(stage):
    screen = dealing(stage)
    screen.stack.setText("...")

    stage.press(Qt.Key.Key_Return)

    assert (stage.said, screen.stack.text()) == ("Type chips as a number: 12,500", "...")


def test_free_amounts_are_typed_beside_the_stacks(stage):
    screen = dealing(stage)
    letters(stage, "f")
    told = screen.told.text()
    screen.named.setFocus()

    for amount in ("500", "350", "250"):
        stage.enter(amount)

    assert told == "The shares add up to $0, not $1,100"
    assert [row.agreed for row in screen.model.rows] == ["$500", "$350", "$250"]
    assert stage.cockpit.bargain.agreement.way == FREE


def test_by_percent_what_is_missing_is_said(stage):
    screen = dealing(stage)
    letters(stage, "p")
    screen.named.setFocus()

    for percent in ("50", "30", "15"):
        stage.enter(percent)

    assert screen.told.text() == "The shares add up to 95%, not 100%"
    assert [row.named for row in screen.model.rows] == ["50%", "30%", "15%"]


def test_more_than_first_prize_is_warned_of_by_name(stage):
    screen = dealing(stage)
    letters(stage, "f")
    screen.named.setFocus()

    for amount in ("650", "350", "100"):
        stage.enter(amount)

    assert screen.warnings.text().splitlines() == [
        "▲ Ann Ost would get $650, more than the first prize of $600",
        "▲ Cho Marlin would get $100, less than the next prize of $200",
    ]


def test_what_is_held_back_is_played_for(stage):
    screen = dealing(stage)
    letters(stage, "ek")

    stage.enter("50")

    assert screen.whole.text() == "Splitting $1,050, $50 left to play for"
    assert stage.focus is screen.stack


def test_escape_leads_from_the_terms_to_the_list_and_keeps_what_was_typed(stage):
    screen = dealing(stage)
    letters(stage, "k")
    stage.types("25")

    stage.press(Qt.Key.Key_Escape)

    assert (stage.focus, stage.cockpit.bargain.held) == (screen.view, "25")


def test_agreeing_takes_a_second_step_and_files_the_deal(stage):
    screen = dealing(stage)
    letters(stage, "ea")
    asked = stage.page.asking.hint
    shown = [amount for _, amount, _ in stage.page.asking.shown_lines]
    without = stage.t.deal

    stage.press(Qt.Key.Key_Return)

    assert (asked, without) == ("Enter: 3 players split $1,100, even chop", None)
    assert shown == ["$367", "$367", "$366", "$1,100"]
    assert [share.amount for share in stage.t.deal.shares] == [367, 367, 366]
    assert screen.whole.text() == "Agreed: even chop"
    assert not screen.agree.isEnabled()


def test_a_deal_that_is_agreed_leads_to_the_prizes_and_then_to_the_drawer(stage):
    screen = dealing(stage)
    before = screen.next.widget.isVisible()
    letters(stage, "ea")
    stage.press(Qt.Key.Key_Return)
    asked = tuple(screen.next.step)
    buttons = screen.next.widget.findChildren(ActionButton)
    next(one for one in buttons if one.isVisible()).click()
    led_to = stage.cockpit.screen
    stage.cockpit.bridge.do(PayPrizes((1, 2, 3), "cash", note="from the safe"))
    stage.cockpit.ask_for("deal")

    assert before is False
    assert asked == ("3 prizes to pay, $1,100", "screen.prizes")
    assert led_to == "prizes"
    assert tuple(screen.next.step) == (
        "every prize is paid: close out the drawer",
        "money.close",
    )


def test_escape_at_the_second_step_files_nothing(stage):
    dealing(stage)

    letters(stage, "ea")
    stage.press(Qt.Key.Key_Escape)

    assert stage.t.deal is None


def test_stacks_that_do_not_come_out_want_a_word(stage):
    dealing(stage)
    stage.enter("60,000")
    letters(stage, "a")
    without = stage.page.asking.hint

    stage.enter("a rack was counted twice")

    assert without.endswith("in play: type a reason to override")
    assert stage.t.deal.shares[0].stack == 60_000


def test_a_deal_is_withdrawn_with_its_reason_and_typed_anew(stage):
    screen = dealing(stage)
    letters(stage, "ea")
    stage.press(Qt.Key.Key_Return)
    letters(stage, "w")

    stage.enter("a stack was miscounted")

    assert stage.t.deal is None
    assert [row.agreed for row in screen.model.rows] == ["$367", "$367", "$366"]


def test_enter_on_a_player_leads_to_no_stack_once_the_deal_is_made(stage):
    screen = dealing(stage)
    letters(stage, "ea")
    stage.press(Qt.Key.Key_Return)
    screen.view.setFocus()

    stage.press(Qt.Key.Key_Return)

    assert stage.t.deal is not None
    assert stage.focus is screen.view


def test_bounties_are_divided_by_a_letter(stage):
    dealing(stage)
    screen = stage.screen
    stage.cockpit.bridge.do(SetPrizeTerms(PrizeTerms(bounty=20)))
    letters(stage, "e")
    own = screen.bounties.currentText(), [row.bounty for row in screen.model.rows]

    letters(stage, "b")

    assert own == ("Each keeps their own", ["$20", "$20", "$20"])
    assert screen.bounties.currentText() == "Split by chips"
    assert [row.bounty for row in screen.model.rows] == ["$21", "$20", "$19"]


def test_the_question_says_shares_and_bounties_apart_as_the_table_does(stage):
    screen = dealing(stage)
    stage.cockpit.bridge.do(SetPrizeTerms(PrizeTerms(bounty=20)))
    letters(stage, "eb")

    letters(stage, "a")

    assert [(row.agreed, row.bounty) for row in screen.model.rows] == [
        ("$367", "$21"),
        ("$367", "$20"),
        ("$366", "$19"),
    ]
    assert screen.whole.text() == "Splitting $1,100 and $60 in bounties"
    assert [amount for _, amount, _ in stage.page.asking.shown_lines] == [
        "$367 + $21 bounty",
        "$367 + $20 bounty",
        "$366 + $19 bounty",
        "$1,100 and $60 in bounties",
    ]
    assert stage.page.asking.hint.startswith("Enter: 3 players split $1,100 and $60 in bounties")


def test_bounties_stay_in_play_where_something_is_left_to_play_for_until_somebody_says(stage):
    screen = dealing(stage)
    stage.cockpit.bridge.do(SetPrizeTerms(PrizeTerms(bounty=20)))
    shown = []

    for held in ("100", "0", ""):
        screen.held.setFocus()
        screen.held.selectAll()
        stage.types(held) if held else stage.press(Qt.Key.Key_Delete)
        shown.append((screen.bounties.currentText(), screen.view.isColumnHidden(BOUNTY)))

    own = ("Each keeps their own", False)
    assert shown == [("In play", True), own, own]


def test_who_comes_back_from_the_question_has_letters_for_the_screen_again(stage):
    screen = dealing(stage)
    stage.cockpit.bridge.do(SetPrizeTerms(PrizeTerms(bounty=20)))
    screen.stack.begin()
    letters(stage, "e")
    before = screen.stack.text()

    letters(stage, "a")
    asked = stage.page.asking.isVisible()
    stage.press(Qt.Key.Key_Escape)
    letters(stage, "b")

    assert (asked, screen.stack.text()) == (True, before)
    assert screen.bounties.currentText() == "Split by chips"


def test_bounties_are_divided_by_a_choice_as_by_the_letter(stage):
    screen = dealing(stage)
    stage.cockpit.bridge.do(SetPrizeTerms(PrizeTerms(bounty=20)))

    screen.bounties.setCurrentIndex(screen.bounties.findText("Split evenly"))
    screen.bounties.activated.emit(screen.bounties.currentIndex())

    assert [row.bounty for row in screen.model.rows] == ["$20", "$20", "$20"]


def test_prizes_that_were_typed_are_written_as_amounts_once_they_are_left(stage):
    screen = dealing(stage, prizes="1250 800 500")
    screen.prizes.setFocus()
    typed = screen.prizes.text()

    stage.press(Qt.Key.Key_Return)

    assert (typed, screen.prizes.text()) == ("1250 800 500", "$1,250  $800  $500")


def test_without_bounties_the_letter_says_so(stage):
    dealing(stage)

    letters(stage, "b")

    assert stage.said == "No bounties are left to split"


def test_a_bust_is_no_more_in_the_list(stage):
    screen = dealing(stage, left=4, prizes="600 300 200")

    stage.cockpit.bridge.do(Eliminate(4))

    assert [row.name for row in screen.model.rows] == ["Ann Ost", "Bob Marek", "Cho Marlin"]


def test_without_a_pay_table_the_prizes_are_asked_for(stage):
    screen = dealing(stage, prizes="")

    assert screen.told.text() == (
        "No payout structure chosen: type the remaining prizes, first prize first"
    )


def test_a_deal_of_sixty_is_worked_out_beside_the_window(stage, qtbot):
    desk = stage.event(*[f"Player {number}" for number in range(1, 61)])
    desk.do(CountChips(tuple(Count(number, 1000 + number) for number in range(1, 61))))
    stage.press(Qt.Key.Key_D, CTRL | SHIFT)
    screen = stage.screen
    screen.prizes.setText(prizes := " ".join(str(3000 - 100 * at) for at in range(30)))
    screen.prizes.textEdited.emit(prizes)
    at_first = screen.told.text()

    qtbot.waitUntil(lambda: stage.cockpit.bargain.made is not None, timeout=20_000)

    assert at_first == "Calculating …"
    assert stage.cockpit.bargain.made.total == sum(typed_prizes(prizes, MoneyTerms()))
    assert laid_out(stage.t, stage.cockpit.bargain).terms.way == ICM


def test_the_sheet_is_set_before_anybody_has_agreed(stage, qtbot):
    dealing(stage)
    letters(stage, "e")
    opened = []
    stage.cockpit.viewer = lambda path: not opened.append(path.name)

    stage.window.event_actions.ask("print.deal")

    qtbot.waitUntil(lambda: len(opened) == 1)
    assert opened == ["deal-agreement-friday.pdf"]


def test_the_sheet_stands_in_the_list_of_sheets(stage):
    dealing(stage)
    before = [sheet.title for sheet in sheets_on_offer(stage.cockpit)]
    stage.go("players")

    without = [sheet.title for sheet in sheets_on_offer(stage.cockpit)]

    assert set(before) - set(without) == {"Deal agreement"}


def test_the_deal_is_on_the_wall_only_when_somebody_asks(stage):
    dealing(stage)
    letters(stage, "ea")
    stage.press(Qt.Key.Key_Return)
    before = stage.cockpit.wall_content.announcement

    stage.window.event_actions.ask("deal.wall")

    assert before == ""
    assert stage.cockpit.wall_content.announcement == (
        "Deal: Ann Ost $367, Bob Marek $367 and Cho Marlin $366"
    )


def test_where_the_event_is_closed_with_the_deal_nothing_is_left_to_do(stage):
    screen = dealing(stage)
    letters(stage, "ea")
    stage.press(Qt.Key.Key_Return)

    stage.cockpit.bridge.do(CloseEvent(asked=True))

    assert [one.place for one in stage.t.standings()[:3]] == [1, 2, 3]
    assert screen.told.isHidden()
    assert screen.sum_line == "3 players in the deal"


def test_a_letter_behind_a_figure_is_typed_and_k_stands_for_thousands(stage):
    screen = dealing(stage)

    stage.enter("24k")

    assert (stage.cockpit.bargain.stacks, stage.cockpit.bargain.held) == ({1: 24_000}, "")
    assert stage.focus is screen.stack
    stage.types("24e")
    assert (screen.stack.text(), stage.cockpit.bargain.way) == ("24", ICM)


def test_a_stack_above_the_chips_in_play_is_refused_and_stays_there(stage):
    screen = dealing(stage)

    stage.enter("140100000")

    there = f"{stage.t.chips:,}"
    assert stage.said == f"140,100,000 is more than all chips in play: {there}"
    assert (stage.cockpit.bargain.stacks, screen.stack.text()) == ({}, "140100000")


def test_figures_typed_after_a_click_on_a_row_are_the_stack_of_that_player(stage, qtbot):
    screen = dealing(stage)
    middle = screen.view.visualRect(screen.model.index(1, 0)).center()
    qtbot.mouseClick(screen.view.viewport(), Qt.MouseButton.LeftButton, pos=middle)

    stage.types("2")
    stage.enter("0000")

    assert stage.cockpit.bargain.stacks == {2: 20_000}


def test_accept_is_the_first_thing_to_do_only_where_no_reason_is_needed(stage):
    screen = dealing(stage)
    before = (screen.agree.property("role"), screen.told.text())

    stage.enter("60,000")

    assert before == ("first", "")
    assert screen.agree.property("role") == ""
    assert screen.told.text() == "Accepting needs a reason"
    assert screen.sums.text() == "Stacks: 105,667 of 70,000 in play: over by 35,667"


def test_bounties_that_a_deal_leaves_in_play_are_said_in_its_question(stage):
    dealing(stage)
    stage.cockpit.bridge.do(SetPrizeTerms(PrizeTerms(bounty=20)))
    letters(stage, "ebbba")
    asked = stage.page.asking.hint.splitlines()[1]
    shown = stage.page.asking.shown_lines[-1]

    assert asked == "$60 in bounties is not split: it stays in play"
    assert shown == ("Bounties still on players", "$60", "soft")


def test_nothing_moves_when_the_last_stack_is_in(stage):
    desk = stage.event(*NAMES[:4])
    desk.do(SetMoney(MoneyTerms("$")))
    stage.press(Qt.Key.Key_D, CTRL | SHIFT)
    screen = stage.screen
    screen.prizes.setText("600 300 200")
    screen.prizes.textEdited.emit("600 300 200")

    def places():
        QApplication.processEvents()
        return [one.mapTo(screen, QPoint(0, 0)) for one in (screen.agree, screen.stack)]

    for _ in range(3):
        stage.enter(str(stage.t.chips // 4))
    before = (screen.agree.isEnabled(), places())
    stage.enter(str(stage.t.chips // 4))

    assert before == (False, places())
    assert screen.agree.isEnabled()


def test_a_correction_that_is_typed_in_the_list_leads_back_to_it(stage):
    screen = dealing(stage)
    screen.view.setFocus()
    before = screen.hint.text()

    for figure in "60125":
        stage.types(figure)
    typing = stage.focus, screen.hint.text()
    stage.press(Qt.Key.Key_Return)

    assert stage.cockpit.bargain.stacks == {1: 60_125}
    assert before == "In the list letters are commands, and figures change the stack"
    assert typing == (screen.stack, "Enter records it and leads back to the list")
    assert (stage.focus, screen.hint.text()) == (screen.view, before)
    stage.types("e")
    assert stage.cockpit.bargain.way == EVEN


def test_a_key_is_printed_on_a_button_only_where_it_counts(stage):
    screen = dealing(stage)
    caps = [[one.cap for one in (*screen.ways, screen.agree)]]

    screen.view.setFocus()
    caps.append([one.cap for one in (*screen.ways, screen.agree)])

    assert caps == [[*[""] * 5, "Ctrl+Enter"], ["I", "C", "E", "P", "F", "A"]]


def test_beside_the_field_stands_where_its_keys_lead(stage):
    screen = dealing(stage)

    assert (stage.focus, screen.hint.text()) == (
        screen.stack,
        "Enter records it and moves to the next; Escape leads to the list and its letters",
    )
