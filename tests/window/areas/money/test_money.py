"""The Money screen: terms, a statement that adds up, the ledger, the drawer, and its sheets."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from director.tournament.commands import (
    CountDrawer,
    GiveBack,
    MoveFloat,
    Register,
    SetMoney,
    TurnCounters,
)
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.state import EntryNumber
from director.views.clock.times import time_of_day
from director.window.areas.money.ledger_columns import COLUMNS
from director.window.areas.money.money_questions import CLOSE_OUT, DRAWER
from director.window.event.next_step import NextStep
from director.window.event.requests import SetPrices
from director.window.widgets.buttons import ActionButton
from tests.window.areas.players.test_registering import SHIFT, priced
from tests.window.stages import CTRL, NAMES

MODE = QAbstractItemModelTester.FailureReportingMode.Fatal


def money(stage):
    stage.press(Qt.Key.Key_7, CTRL)
    return stage.screen


def lines(stage):
    return [tuple(column.text(row) for column in COLUMNS[2:6]) for row in stage.screen.model.rows]


def test_a_price_is_typed_and_enter_keeps_it(stage):
    stage.event()
    stage.press(Qt.Key.Key_B, CTRL)
    form = stage.screen.terms
    form.currency.setText("$")
    form.decimals.setText("2")
    form.guarantee.setText("5,000")
    form.cells["entry", "pool"].setFocus()

    stage.types("100")
    form.cells["entry", "fee"].setText("10.50")
    stage.press(Qt.Key.Key_Return)

    assert stage.t.terms == MoneyTerms("$", 2, Price(10000, 1050), guarantee=500000)


def test_a_field_that_is_no_amount_is_shown_and_nothing_is_lost(stage):
    stage.event()
    stage.press(Qt.Key.Key_B, CTRL)
    cell = stage.screen.terms.cells["entry", "pool"]

    stage.types("a lot")
    stage.press(Qt.Key.Key_Return)

    assert (stage.said, cell.text(), stage.focus) == ("“a lot” is not an amount", "a lot", cell)


def test_escape_takes_back_what_was_typed(stage):
    stage.event()
    stage.press(Qt.Key.Key_B, CTRL)

    stage.types("100")
    stage.press(Qt.Key.Key_Escape)

    assert (stage.t.terms, stage.screen.terms.cells["entry", "pool"].text()) == (MoneyTerms(), "")


def test_the_statement_says_what_was_sold_taken_and_owed(stage):
    priced(stage, "Ann Ost", "Bob Marek")
    stage.cockpit.pay_with("")
    stage.enter("Cho Marlin")

    screen = money(stage)

    assert [line[:2] for line in screen.sums.lines] == [
        ("Charged", "$330"),
        ("For the prize pool", "$300"),
        ("Fee", "$30"),
        ("Taken", "$220"),
        ("Cash", "$220"),
        ("Owed by players", "$110"),
        ("Prize pool", "$300"),
    ]


def test_the_ledger_has_the_newest_payment_first_and_is_found_by_words(stage):
    priced(stage, "Ann Ost", "Bob Marek")
    screen = money(stage)
    QAbstractItemModelTester(screen.model, MODE, screen)
    everything = lines(stage)

    screen.filter.setText("ann")

    assert (everything, lines(stage)) == (
        [("Bob Marek", "2", "$110", "cash"), ("Ann Ost", "1", "$110", "cash")],
        [("Ann Ost", "1", "$110", "cash")],
    )


def test_what_is_found_in_the_ledger_is_counted_and_summed_up(stage):
    priced(stage, "Ann Ost", "Bob Marek")
    screen = money(stage)
    screen.filter.setText("cash")
    all_in_cash = screen.found.text()

    screen.filter.setText("ann")

    assert (all_in_cash, screen.found.text()) == ("2 payments  ·  $220", "1 payment  ·  $110")


def test_a_sum_with_refunds_in_it_is_called_net(stage):
    desk = priced(stage, "Ann Ost", "Bob Marek")
    desk.do(GiveBack(EntryNumber(2), 110, "cash"))
    screen = money(stage)

    assert screen.found.text() == "3 payments  ·  net $110"


def test_the_note_of_a_drawer_count_is_seen_before_it_is_recorded(stage):
    priced(stage, "Ann Ost")
    stage.cockpit.request(DRAWER)

    stage.types("70 two twenties missing")

    assert (
        stage.page.asking.hint == "Enter: Drawer counted: $70, $40 short  ·  two twenties missing"
    )


def test_what_the_event_does_not_sell_has_no_price(stage):
    stage.event()
    stage.press(Qt.Key.Key_B, CTRL)
    form = stage.screen.terms

    enabled = {price for (price, _), field in form.cells.items() if field.isEnabled()}

    assert enabled == {"entry", "re_entry"}
    assert "sells no rebuys or add-ons" in form.hint.text()


def test_ctrl_f_finds_in_the_ledger_and_enter_leads_to_what_was_found(stage):
    priced(stage, "Ann Ost", "Bob Marek")
    money(stage)

    stage.press(Qt.Key.Key_F, CTRL)
    stage.enter("ann")

    assert (stage.screen.view.choice.name, stage.focus) == ("Ann Ost", stage.screen.view)


def test_enter_where_a_payment_is_looked_for_leads_nowhere_while_the_prices_are_written(stage):
    priced(stage, "Ann Ost")
    money(stage)
    stage.cockpit.request(SetPrices())

    stage.screen.filter.setFocus()
    stage.enter("ann")

    assert stage.focus is stage.screen.filter


def test_enter_on_a_line_corrects_it(stage):
    priced(stage, "Ann Ost")
    money(stage)

    stage.press(Qt.Key.Key_Return)
    stage.page.asking.field.setText("#1 90 card")
    stage.press(Qt.Key.Key_Return)

    assert lines(stage) == [("Ann Ost", "1", "$90", "card")]
    assert stage.said == "Payment 1 corrected: $110 (cash) to $90 (card)  ·  Ctrl+Z to undo"


def test_the_drawer_is_closed_out_with_the_difference_explained(stage):
    desk = priced(stage, "Ann Ost")
    desk.do(MoveFloat(200))
    money(stage)
    stage.cockpit.request(CLOSE_OUT)

    stage.types("305")
    without = stage.page.asking.hint
    stage.enter(" five for parking")

    (count,) = stage.t.ledger.counts
    assert without == "$5 short: type the reason after the amount"
    assert (count.counted, count.difference, count.closed, count.note) == (
        305,
        -5,
        True,
        "five for parking",
    )


def test_a_drawer_that_is_off_says_so_on_a_line_of_its_own(stage):
    desk = priced(stage, "Ann Ost")
    desk.do(CountDrawer(105, note="five for parking"))

    screen = money(stage)

    counted = f"Counted at {time_of_day(stage.t.ledger.counts[-1].at)}"
    assert screen.drawer.lines[-2:] == [
        (counted, "$105", "group"),
        ("Expected then: $110", "$5 short", "off"),
    ]
    assert screen.counts.text() == "Last count: five for parking"


def test_what_a_drawer_has_had_since_it_was_counted_leads_to_what_is_expected_now(stage):
    desk = priced(stage, "Ann Ost")
    desk.do(CountDrawer(105, note="five for parking"))
    desk.do(MoveFloat(200))

    screen = money(stage)

    assert ("Expected in drawer", "$310", "group") in screen.drawer.lines
    assert screen.drawer.lines[-2:] == [
        ("Expected then: $110", "$5 short", "off"),
        ("Net cash since then", "+$200", "soft"),
    ]


def test_what_is_done_next_about_money_is_offered_once(stage):
    priced(stage, "Ann Ost")
    screen = money(stage)
    screen.next.show(NextStep("count the drawer", "money.count"))
    of_the_step = [one for one in screen.findChildren(ActionButton) if one.isVisible()]

    screen.next.show(NextStep("players owe $110", "money.open_account"))

    count = screen.actions_of_event["money.count"].text().partition("\t")[0]
    after = [one for one in screen.findChildren(ActionButton) if one.isVisible()]
    assert [one.accessibleName() for one in of_the_step].count(count) == 1
    assert [one.accessibleName() for one in after].count(count) == 1


def test_a_count_that_is_right_needs_no_word(stage):
    desk = priced(stage, "Ann Ost")

    record = desk.do(CountDrawer(110))

    assert desk.said(record.label) == "Drawer counted: $110, as expected"


def test_the_receipt_of_the_chosen_player_is_set_and_opened(stage, qtbot):
    priced(stage, "Ann Ost")
    opened = []
    stage.cockpit.viewer = lambda path: not opened.append((path.name, path.read_bytes()))
    stage.screen.view.choose(1)

    stage.press(Qt.Key.Key_R, CTRL | SHIFT)

    qtbot.waitUntil(lambda: len(opened) == 1)
    assert opened == [("receipt-1-friday.pdf", b"%PDF Receipt 1")]


def counting(stage):
    stage.event()
    stage.go("clock")
    stage.press(Qt.Key.Key_Backspace)


def test_without_names_the_clocks_keys_count(stage):
    counting(stage)

    stage.press(Qt.Key.Key_Home, SHIFT)
    for key in (Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
        stage.press(key)
    stage.press(Qt.Key.Key_Insert)
    stage.press(Qt.Key.Key_B)

    assert stage.t.counters == (9, 1, 1, 1)
    assert (stage.page.bar.left.value, stage.page.bar.bought.value) == ("8 / 9", "1, 1")


def test_while_the_keys_are_locked_nothing_is_counted(stage):
    stage.event()
    stage.go("clock")

    stage.press(Qt.Key.Key_Home)

    assert (stage.t.counters.entries, stage.said) == (
        0,
        "The clock keys are locked: press Backspace to unlock them",
    )


def test_where_players_have_names_nothing_is_only_counted(stage):
    stage.event("Ann Ost")
    stage.go("clock")
    stage.press(Qt.Key.Key_Backspace)

    stage.press(Qt.Key.Key_Home)

    assert stage.said == "Players are registered by name: use the Players screen instead"
    assert stage.cockpit.bridge.refusal(TurnCounters(entries=1)) is None


def test_where_the_price_is_set_already_money_does_not_ask_for_it(stage):
    desk = stage.event()
    stage.press(Qt.Key.Key_7, CTRL)
    told = [stage.screen._empty._advice.text()]

    desk.do(SetMoney(MoneyTerms("$", entry=Price(pool=100, fee=20))))
    told.append(stage.screen._empty._advice.text())
    for name in NAMES[:2]:
        desk.do(Register(desk.player(name), "late"))
    told.append(stage.screen._empty._advice.text())

    assert told == [
        "Set the buy-in: registering a player then takes the payment.",
        "An entry costs $120: registering a player takes the payment.",
        "An entry costs $120. 2 entries owe $240 in all.",
    ]
