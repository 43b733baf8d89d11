"""Money over the desk: what is handed over is typed, and the change is said before Enter."""

from dataclasses import replace

from PySide6.QtCore import Qt

from director.tournament.commands import ChangeStructure, SetMoney
from director.tournament.entries.terms import AddOns, Rebuys, ReEntries
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.teams.state import Teams
from director.window.areas.bounties.team_actions import TEAM
from director.window.event.asking.typed_money import ways_offered
from tests.window.areas.players.test_player_cards import ask
from tests.window.areas.players.test_registering import SHIFT, listed
from tests.window.stages import CTRL, NAMES

TERMS = MoneyTerms("$", 0, Price(60, 15), re_entry=Price(50))


def selling(stage, **terms):
    """An event at 75 with rebuys at 60 and an add-on at 45, nobody in it yet."""
    desk = stage.event()
    sold = {"rebuys": Rebuys(60, 2000), "add_ons": AddOns(45, 3000), "re_entries": ReEntries()}
    desk.do(ChangeStructure(replace(desk.tournament.structure, **(sold | terms))))
    desk.do(SetMoney(TERMS))
    stage.cockpit.refreshed.emit()


def typed(stage, text):
    """What is read out, and what Enter would do, when this is typed over what stands there."""
    stage.page.asking.field.selectAll()
    stage.types(text)
    return stage.page.asking.figure, stage.page.asking.hint


def kept(stage):
    return [(one.amount, one.tendered, one.method) for one in stage.t.ledger.lines.values()]


def owing(stage):
    selling(stage)
    stage.cockpit.pay_with("")
    stage.enter("Ann Ost")


def test_what_is_no_amount_is_offered_in_no_way(stage):
    terms = MoneyTerms("$", 2)

    offered = {text: bool(ways_offered(text, terms, 7000)) for text in ("20.50", "20.555", "card")}

    assert offered == {"20.50": True, "20.555": False, "card": True}


def test_the_change_is_said_before_it_is_done(stage):
    owing(stage)

    ask(stage, 1, Qt.Key.Key_P)
    begun = stage.page.asking.field.text()
    said = typed(stage, "100")
    stage.press(Qt.Key.Key_Return)

    assert (begun, said) == ("75", ("Change $25", "Enter: Ann Ost paid $75, cash"))
    assert (kept(stage), stage.t.ledger.drawer) == ([(75, 100, "cash")], 75)
    assert stage.said == "Ann Ost paid $75, cash: $100 tendered, change $25  ·  Ctrl+Z to undo"


def test_when_nobody_owes_any_more_the_list_says_so_and_escape_shows_all_again(stage):
    owing(stage)
    stage.screen.filter.setFocus()
    stage.types("owes")
    stage.press(Qt.Key.Key_Return)
    stage.press(Qt.Key.Key_P)
    stage.press(Qt.Key.Key_Return)
    shown, said = stage.screen._list.currentWidget(), stage.screen._nobody._heading.text()
    stage.press(Qt.Key.Key_Escape)

    assert (shown, said) == (stage.screen._nobody, "Nobody owes anything")
    assert [row.name for row in stage.screen.model.rows] == ["Ann Ost"]
    assert stage.screen._list.currentWidget() is stage.screen.view


def test_who_cannot_see_the_question_hears_whom_it_is_about(stage):
    owing(stage)

    ask(stage, 1, Qt.Key.Key_P)

    assert stage.focus.accessibleName() == "What does Ann Ost pay?"


def test_what_is_owed_to_the_unit_has_nothing_to_read_out(stage):
    owing(stage)

    ask(stage, 1, Qt.Key.Key_P)

    assert (stage.page.asking.figure, stage.page.asking.hint) == (
        "",
        "Click a row, or Enter: Ann Ost paid $75, cash",
    )


def test_of_a_part_it_is_said_what_is_still_owed(stage):
    owing(stage)

    ask(stage, 1, Qt.Key.Key_P)

    assert typed(stage, "50 card") == ("$25 still owed", "Enter: Ann Ost paid $50, card")
    stage.press(Qt.Key.Key_Return)
    assert (kept(stage), stage.t.ledger.account(1).owes) == ([(50, 0, "card")], 25)


def test_there_is_no_change_for_a_card_and_the_line_stays(stage):
    owing(stage)

    ask(stage, 1, Qt.Key.Key_P)
    said = typed(stage, "100 card")
    stage.press(Qt.Key.Key_Return)

    assert said == ("", "Ann Ost owes $75: no change is given for card")
    assert (kept(stage), stage.page.asking.isVisible()) == ([], True)


def test_enter_takes_the_price_and_shift_enter_asks_what_is_handed_over(stage):
    selling(stage)

    stage.enter("Ann Ost")
    stage.types("Bob Marek")
    stage.press(Qt.Key.Key_Return, SHIFT)
    begun = stage.page.asking.field.text()
    said = typed(stage, "100")
    stage.press(Qt.Key.Key_Return)

    assert (begun, said) == (
        "75",
        ("Change $25", "Enter: Bob Marek registered for $75, cash"),
    )
    assert kept(stage) == [(75, 0, "cash"), (75, 100, "cash")]
    assert (stage.screen.name.text(), stage.t.ledger.drawer) == ("", 150)


def test_shift_enter_where_nothing_is_to_pay_registers(stage):
    stage.event()

    stage.types("Ann Ost")
    stage.press(Qt.Key.Key_Return, SHIFT)

    assert listed(stage, "Name") == [("Ann Ost",)]


def test_escape_from_what_is_handed_over_registers_nobody_and_keeps_the_name(stage):
    selling(stage)

    stage.types("Ann Ost")
    stage.press(Qt.Key.Key_Return, SHIFT)
    stage.press(Qt.Key.Key_Escape)

    assert (listed(stage, "Name"), stage.screen.name.text()) == ([], "Ann Ost")


def test_who_enters_again_is_asked_for_the_price_of_a_re_entry(stage):
    selling(stage)
    for name in NAMES[:3]:
        stage.enter(name)
    ask(stage, 1, Qt.Key.Key_X)
    stage.press(Qt.Key.Key_Return)

    ask(stage, 1, Qt.Key.Key_R)
    begun = stage.page.asking.field.text()
    said = typed(stage, "100")
    stage.press(Qt.Key.Key_Return)

    assert (begun, said) == (
        "50",
        ("Change $50", "Enter: Ann Ost re-entered for $50, cash"),
    )
    assert kept(stage)[-1] == (50, 100, "cash")


def test_an_alternate_gets_in_and_change_back(stage):
    selling(stage)
    stage.types("Ann Ost")
    stage.press(Qt.Key.Key_F7, SHIFT)

    stage.press(Qt.Key.Key_A, CTRL | SHIFT)
    said = typed(stage, "80")
    stage.press(Qt.Key.Key_Return)

    assert (said[0], kept(stage)) == ("Change $5", [(75, 80, "cash")])


def test_a_rebuy_and_an_add_on_are_paid_with_change(stage):
    selling(stage)
    stage.enter("Ann Ost")
    stage.enter("Bob Marek")

    ask(stage, 1, Qt.Key.Key_B)
    rebuy = (stage.page.asking.field.text(), typed(stage, "100"))
    stage.press(Qt.Key.Key_Return)
    ask(stage, 1, Qt.Key.Key_A)
    add_on = (stage.page.asking.field.text(), typed(stage, "50"))
    stage.press(Qt.Key.Key_Return)

    assert rebuy == ("60", ("Change $40", "Enter: Ann Ost rebought for $60, cash"))
    assert add_on == ("45", ("Change $5", "Enter: Ann Ost took the add-on for $45, cash"))
    assert kept(stage)[-2:] == [(60, 100, "cash"), (45, 50, "cash")]


def test_where_chips_left_count_they_stand_before_the_money(stage):
    selling(stage, rebuys=Rebuys(60, 2000, below=2000))
    stage.enter("Ann Ost")
    stage.enter("Bob Marek")

    ask(stage, 1, Qt.Key.Key_B)
    begun = stage.page.asking.field.text()
    said = typed(stage, "400 100")
    too_many = typed(stage, "2500 100")

    assert (begun, said) == (
        "",
        ("Change $40", "400 chips left  ·  Enter: Ann Ost rebought for $60, cash"),
    )
    assert "Ann Ost has too many chips for a rebuy" in too_many[1]


def test_a_team_is_asked_what_it_hands_over(stage):
    selling(stage, teams=Teams(players=2, tables=2))

    stage.cockpit.request(TEAM)
    stage.enter("River Rats: Ann Ost, Bob Marek")
    said = typed(stage, "80")
    stage.press(Qt.Key.Key_Return)

    assert said == ("Change $5", "Enter: Team River Rats registered for $75, cash")
    assert (kept(stage), len(stage.t.teams)) == ([(75, 80, "cash")], 1)


def test_card_and_ledger_say_what_was_handed_over(stage):
    owing(stage)
    ask(stage, 1, Qt.Key.Key_P)
    typed(stage, "100")
    stage.press(Qt.Key.Key_Return)

    assert "#1  19:00  $75  cash  of $100" in stage.screen.card.texts
    stage.press(Qt.Key.Key_7, CTRL)
    assert [(row.amount, row.note) for row in stage.screen.model.rows] == [("$75", "$100 tendered")]


def test_change_that_was_given_is_undone_with_the_payment(stage):
    owing(stage)
    ask(stage, 1, Qt.Key.Key_P)
    typed(stage, "100")
    stage.press(Qt.Key.Key_Return)
    stage.press(Qt.Key.Key_Z, CTRL)

    assert (kept(stage), stage.t.ledger.drawer, stage.t.ledger.account(1).owes) == ([], 0, 75)


def test_what_goes_back_for_a_voided_entry_is_said_before_it_is_done(stage):
    selling(stage)
    stage.enter("Ann Ost")
    stage.cockpit.pay_with("")
    stage.enter("Bob Marek")

    ask(stage, 1, Qt.Key.Key_V, SHIFT)
    paid = typed(stage, "mistake")
    stage.press(Qt.Key.Key_Return)
    ask(stage, 2, Qt.Key.Key_V, SHIFT)
    unpaid = typed(stage, "mistake")

    assert paid == ("refund of $75", "Enter: Ann Ost’s entry voided: mistake")
    assert unpaid == ("", "Enter: Bob Marek’s entry voided: mistake")
    assert stage.t.ledger.drawer == 0
