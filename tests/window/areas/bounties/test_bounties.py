"""Bounties at the window: who won what, envelopes drawn and typed in, bounties paid; teams."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from director.desk.event_list import SAMPLE
from director.house.shelf import pay_tables
from director.tournament.bounties.accounts import bounties
from director.tournament.commands import (
    ChoosePayTable,
    DeclareEnvelopes,
    DrawSeats,
    Eliminate,
    MoveFloat,
    PayBounties,
    Register,
    Reinstate,
    SetBounties,
    SetMoney,
    StartClock,
)
from director.tournament.money.state import MoneyTerms, MysteryPrize, Price
from director.tournament.prizes.pay_table_files import load_pay_table
from director.tournament.prizes.prize_list import prizes
from director.tournament.teams.state import Teams
from director.views.wall.wall_prizes import paid_said
from director.window.areas.bounties import bounty_questions
from director.window.areas.bounties.bounty_actions import BOUNTIES
from director.window.areas.bounties.envelope_table import EnvelopeTable, SetUpEnvelopes
from director.window.areas.bounties.satellite import SATELLITE
from director.window.areas.bounties.team_actions import TEAM, TEAM_CHIPS
from director.window.event.requests import SetPrices
from tests.window.stages import CTRL, NAMES, Stage

TERMS = MoneyTerms("$", 0, Price(80, 15, bounty=25))
ENVELOPES = (MysteryPrize(100, 1), MysteryPrize(25, 3))


@pytest.fixture
def stage(dressed, tmp_path):
    stage = Stage(tmp_path)
    desk = stage.event()
    desk.do(SetMoney(TERMS))
    for number, name in enumerate(NAMES):
        desk.do(Register(desk.player(name), f"late {number}", "cash"))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    yield stage
    stage.close()


def screen(stage):
    stage.cockpit.ask_for(BOUNTIES)
    return stage.screen


def cells(stage):
    """Name, on the head, out by them, won, paid and due of everybody, as the list has it."""
    return [
        (one.name, one.head, one.account.knocked_out, one.won, one.paid, one.due)
        for one in stage.screen.model.rows
    ]


def test_who_is_due_stands_first_and_the_heads_follow(stage):
    stage.cockpit.bridge.do(Eliminate(1, by=(2,)))
    screen(stage)

    assert cells(stage)[:2] == [
        ("Bob Marek", "$25", 1, "$25", "", "$25"),
        ("Cho Marlin", "$25", 0, "", "", ""),
    ]
    assert stage.screen.sums.lines[0] == ("Charged", "$175", "soft")
    assert ("All bounties", "$175", "sum") in stage.screen.sums.lines


def test_the_column_of_the_heads_goes_with_the_last_head(stage):
    screen(stage)
    heads = [one.title for one in stage.screen.model.columns].index("Bounty")
    before = stage.screen.view.isColumnHidden(heads)

    for out in range(2, len(NAMES) + 1):
        stage.cockpit.bridge.do(Eliminate(out, by=(1,)))

    assert (before, stage.screen.view.isColumnHidden(heads)) == (False, True)


def test_who_has_won_most_stays_first_when_that_is_paid(stage):
    stage.cockpit.bridge.do(Eliminate(1, by=(3,)))
    screen(stage)
    before = [one.name for one in stage.screen.model.rows]

    stage.cockpit.bridge.do(PayBounties((3,), "cash"))

    assert before[0] == "Cho Marlin"
    assert [one.name for one in stage.screen.model.rows] == before


def test_a_bounty_is_paid_by_a_key_through_the_drawer(stage):
    stage.cockpit.bridge.do(Eliminate(1, by=(2,)))
    screen(stage)
    before = stage.t.ledger.drawer

    stage.press(Qt.Key.Key_P)
    stage.enter()

    assert stage.said.startswith("Bob Marek was paid $25 in bounties, cash")
    assert stage.t.ledger.drawer == before - 25
    assert [one for one in cells(stage) if one[0] == "Bob Marek"] == [
        ("Bob Marek", "$25", 1, "$25", "$25", "")
    ]


def test_the_one_who_is_due_is_paid_at_once_though_another_has_won_more(stage):
    stage.cockpit.bridge.do(Eliminate(1, by=(3,)))
    stage.cockpit.bridge.do(Eliminate(4, by=(3,)))
    stage.cockpit.bridge.do(PayBounties((3,), "cash"))
    stage.cockpit.bridge.do(Eliminate(5, by=(2,)))
    screen(stage)

    stage.press(Qt.Key.Key_N)

    assert stage.page.asking.asked == "How much are you paying Bob Marek in bounties?"
    assert stage.cockpit.screen == BOUNTIES


def test_where_one_player_can_be_meant_enter_pays_them_and_the_page_stays(stage):
    stage.cockpit.bridge.do(Eliminate(1, by=(2,)))
    screen(stage).view.choose(3)

    stage.press(Qt.Key.Key_P)
    asked, hint = stage.page.asking.asked, stage.page.asking.hint
    marked = stage.page.asking._choices.current
    stage.press(Qt.Key.Key_Return)
    then = stage.page.asking.asked

    assert (asked, hint, marked.text) == (
        "Pay bounties: Which player?",
        "Click a row, or Enter: Pay bounties: Bob Marek",
        "Bob Marek",
    )
    assert then == "How much are you paying Bob Marek in bounties?"
    assert (stage.cockpit.screen, stage.screen.view.choice.name) == (BOUNTIES, "Bob Marek")


def test_when_nobody_is_due_any_more_the_list_says_so_and_a_click_shows_all_again(stage):
    stage.cockpit.bridge.do(Eliminate(1, by=(2,)))
    shown = screen(stage)
    shown.search()
    stage.types("due")
    stage.press(Qt.Key.Key_Return)
    stage.press(Qt.Key.Key_P)
    stage.press(Qt.Key.Key_Return)
    at, said = shown._stack.currentIndex(), shown._nobody._heading.text()
    QTest.mouseClick(shown._nobody.findChild(QPushButton), Qt.MouseButton.LeftButton)

    assert (at, said) == (2, "Nobody is due a bounty")
    assert (shown._stack.currentIndex(), len(shown.model.rows), stage.focus) == (0, 6, shown.view)


def overpaid(stage):
    """Bob was paid for Ann, who is in again."""
    seat = stage.t.seats[1]
    stage.cockpit.bridge.do(Eliminate(1, by=(2,)))
    stage.cockpit.bridge.do(PayBounties((2,), "cash"))
    stage.cockpit.bridge.do(Reinstate(1, *seat))


def test_who_was_paid_too_much_is_asked_for_it_and_nothing_is_said_to_be_paid(stage):
    overpaid(stage)
    screen(stage)

    assert stage.said.startswith("Ann Ost reinstated at table 1, seat ")
    assert (
        "; the bounty of $25 is taken back from Bob Marek, who was paid: collect $25" in stage.said
    )
    assert stage.screen.next.step.says == "$25 was paid too much in bounties: collect it"
    assert stage.screen.dues.lines == [("Collect from Bob Marek", "$25", "wrong")]
    assert stage.screen.sum_line == "$0 of $175 won  ·  $0 still due  ·  $25 paid too much"
    assert stage.screen.sums.lines[-1] == ("Paid too much", "$25", "wrong")
    assert cells(stage)[0] == ("Bob Marek", "$25", 0, "", "$25", "−$25")


@pytest.mark.parametrize("place", ["money", "prizes"])
def test_money_and_prizes_send_for_a_bounty_that_was_paid_too_much(stage, place):
    overpaid(stage)
    stage.cockpit.bridge.do(ChoosePayTable(load_pay_table(sorted(pay_tables().glob("*.toml"))[0])))

    stage.cockpit.ask_for(place)

    assert stage.screen.next.step.says == "$25 was paid too much in bounties: collect it"


def test_a_bounty_paid_too_much_is_collected_into_the_drawer_by_one_answer(stage):
    before = stage.t.ledger.drawer
    overpaid(stage)
    screen(stage)

    stage.screen.actions_of_event.ask("bounties.collect")
    asked = stage.page.asking._title.text()
    stage.enter()

    assert asked == "How does Bob Marek return $25 in bounties?"
    assert stage.said.startswith("Bob Marek returned $25 in bounties, cash")
    assert stage.t.ledger.drawer == before
    assert stage.screen.dues.lines == []


def test_how_bounties_are_won_is_typed_in_a_line(stage):
    screen(stage)

    stage.cockpit.request(bounty_questions.WAY)
    stage.press(Qt.Key.Key_Backspace)
    stage.enter("prog 40 split")

    assert (stage.t.terms.bounties, stage.t.terms.kept, stage.t.terms.shared) == (
        "progressive",
        40,
        True,
    )


def table(stage):
    stage.cockpit.request(SetUpEnvelopes())
    return stage.page.findChild(EnvelopeTable)


def typed(table):
    return [(one.how_many.text(), one.amount.text()) for one in table.lines if one.is_open]


def test_envelopes_are_a_table_that_says_what_is_missing(stage):
    screen(stage)

    asked = table(stage)
    for number in ("1", "100", "2", "25"):
        stage.types(number)
        stage.press(Qt.Key.Key_Tab)
    hint, lines = asked.hint, typed(asked)
    stage.press(Qt.Key.Key_Return)

    assert hint == (
        "3 envelopes, $150: $25 less than the bounties sold  ·  "
        "4 envelopes are missing for the knockouts to come"
    )
    assert lines == [("1", "100"), ("2", "25"), ("", "")]
    assert stage.t.terms.mystery == (MysteryPrize(100, 1), MysteryPrize(25, 2))
    assert stage.screen.next.step.says == "4 envelopes are missing for the knockouts to come"
    assert stage.screen.sum_line == "$0 of $175 won  ·  $0 still due"
    assert ("In no envelope", "$25", "wrong") in stage.screen.sums.lines


@pytest.mark.parametrize("line", ["1 x 100, 3 × 25", "1×100; 3×25", "1 x 100\n3 x 25"])
def test_all_envelopes_in_one_line_become_lines_of_the_table(stage, line):
    screen(stage)
    asked = table(stage)

    QApplication.clipboard().setText(line)
    stage.press(Qt.Key.Key_V, CTRL)
    stage.press(Qt.Key.Key_Return)
    lines = typed(asked)
    stage.press(Qt.Key.Key_Return)

    assert lines == [("1", "100"), ("3", "25"), ("", "")]
    assert stage.t.terms.mystery == ENVELOPES


@pytest.mark.parametrize(
    ("first", "words"),
    [
        (("x", "5"), "How many envelopes is a whole number: “x” is not"),
        (("0", "5"), "How many envelopes is a whole number: “0” is not"),
        (("2", "five"), "“five” is not an amount"),
        (("2", "0"), "“0” is not an amount"),
        (("2", ""), "Type the amount of each envelope"),
        (("", "5"), "Type how many envelopes there are of 5"),
        (("", ""), "How many envelopes there are of each amount"),
    ],
)
def test_what_does_not_fit_is_said_and_nothing_is_declared(stage, first, words):
    screen(stage)
    asked = table(stage)

    for number in first:
        stage.types(number)
        stage.press(Qt.Key.Key_Tab)
    stage.press(Qt.Key.Key_Return)

    assert (asked.hint, asked.isVisible(), stage.t.terms.mystery) == (words, True, ())


def test_where_bounties_were_sold_and_none_is_won_nobody_is_sent_to_set_them(stage):
    stage.cockpit.bridge.do(DeclareEnvelopes(ENVELOPES))

    shown = screen(stage)

    assert (shown.model.rows, shown._stack.currentIndex()) == ([], 0)


def enough(stage):
    stage.cockpit.bridge.do(DeclareEnvelopes((MysteryPrize(25, 7),)))


def next_step(stage):
    stage.cockpit.ask_for(BOUNTIES)
    return stage.screen.next.step


def test_whoever_has_chosen_mystery_bounties_is_sent_to_the_envelopes(stage):
    stage.cockpit.bridge.do(SetBounties("mystery"))

    assert next_step(stage) == ("say what is in the envelopes", "bounties.envelopes")


def test_envelopes_are_missing_where_more_knockouts_are_to_come_than_are_left(stage):
    enough(stage)
    there_is_one_for_each = next_step(stage)
    stage.cockpit.bridge.do(DeclareEnvelopes((MysteryPrize(25, 5),)))

    assert there_is_one_for_each == ("every bounty won so far is paid", "")
    assert next_step(stage) == (
        "2 envelopes are missing for the knockouts to come",
        "bounties.envelopes",
    )


def test_nobody_is_sent_to_draw_where_no_envelope_is_left_but_to_add_some(stage):
    stage.cockpit.bridge.do(DeclareEnvelopes((MysteryPrize(25, 1),)))
    for gone in (1, 3):
        stage.cockpit.bridge.do(Eliminate(gone, by=(2,)))
    stage.cockpit.ask_for(BOUNTIES)
    stage.press(Qt.Key.Key_D)
    stage.enter()

    step, why_not = stage.screen.next.step, stage.window.event_actions.refusal("bounties.draw")
    stage.window.event_actions[step.action].trigger()
    asked = stage.page.findChild(EnvelopeTable)
    stage.types("6")
    said = asked.hint
    stage.press(Qt.Key.Key_Return)

    assert step == (
        "6 envelopes are missing for the knockouts to come",
        "bounties.envelopes",
    )
    assert why_not == "no envelope is left: add some under Envelopes"
    assert said == (
        "6 envelopes, $150: $25 less than the bounties sold  ·  "
        "1 envelope is missing for the knockouts to come"
    )
    assert stage.screen.next.step == ("1 envelope to draw", "bounties.draw")


def test_before_anybody_is_out_no_envelope_is_drawn_and_none_is_said_to_be_missing_early(stage):
    stage.cockpit.bridge.do(DeclareEnvelopes((MysteryPrize(25, 3),), "level 3"))
    screen(stage)

    stage.press(Qt.Key.Key_D)

    assert stage.said == "No envelope is due: nobody is waiting to draw"
    assert stage.page.asking.isHidden()
    assert stage.screen.next.step == ("every bounty won so far is paid", "")


def test_a_knockout_that_nobody_is_named_for_is_asked_about_before_its_envelope_is_lost(stage):
    enough(stage)
    stage.cockpit.bridge.do(Eliminate(1))

    assert next_step(stage) == (
        "1 unnamed knockout: say who won it",
        "bounties.unnamed",
    )


def test_all_six_who_are_due_or_without_a_name_are_listed_and_of_seven_the_rest_counted(stage):
    desk = stage.cockpit.bridge.desk
    for number in (8, 9):
        desk.do(Register(desk.player(f"Late {number}"), f"late {number}", "cash"))
    for gone in range(1, 7):
        stage.cockpit.bridge.do(Eliminate(gone))
    six = screen(stage).waiting.text().splitlines()
    stage.cockpit.bridge.do(Eliminate(8))

    assert six == [f"Who knocked {one} out?" for one in reversed(NAMES[:6])]
    assert stage.screen.waiting.text().splitlines() == [
        "Who knocked Late 8 out?",
        *[f"Who knocked {one} out?" for one in reversed(NAMES[2:6])],
        "and 2 more",
    ]


def test_more_than_the_drawer_holds_is_paid_only_with_a_reason(stage):
    stage.cockpit.bridge.do(Eliminate(1, by=(2,)))
    stage.cockpit.bridge.do(MoveFloat(-stage.t.ledger.drawer))
    screen(stage)

    stage.press(Qt.Key.Key_P)
    hint = stage.page.asking.hint
    stage.enter()
    refused = stage.said
    stage.press(Qt.Key.Key_F4)
    stage.enter("the safe was opened")

    assert hint == "There is only $0 in the drawer  ·  Enter, then F4 to override"
    assert refused == "There is only $0 in the drawer  ·  F4: override"
    assert stage.t.ledger.drawer == -25
    assert stage.said.startswith("Bob Marek was paid $25 in bounties, cash")


def test_an_envelope_is_drawn_for_who_went_out_first(stage):
    stage.cockpit.bridge.do(DeclareEnvelopes(ENVELOPES))
    stage.cockpit.bridge.do(Eliminate(1, by=(2,)))
    screen(stage)

    stage.press(Qt.Key.Key_D)
    hint = stage.page.asking.hint
    stage.enter()

    assert hint == "Click a row, or Enter: Bob Marek draws one of 4 envelopes for Ann Ost"
    assert set(stage.t.mysteries) == {1}
    assert stage.said.startswith("Bob Marek drew $")


def test_an_envelope_of_paper_is_typed_in(stage):
    stage.cockpit.bridge.do(DeclareEnvelopes(ENVELOPES))
    stage.cockpit.bridge.do(Eliminate(1, by=(2,)))
    screen(stage)

    stage.press(Qt.Key.Key_O)
    stage.enter("ann 60")
    assert stage.page.asking.hint == "No $60 envelope is left"

    stage.page.asking.field.setText("ann 100")
    stage.press(Qt.Key.Key_Return)
    assert stage.t.mysteries[1].amount == 100
    assert [line[:2] for line in stage.screen.envelopes.lines] == [
        ("$100", "0 of 1"),
        ("$25", "3 of 3"),
    ]


def test_a_price_that_is_changed_leaves_alone_how_bounties_are_won(stage):
    stage.cockpit.bridge.do(SetBounties("progressive", 40))
    stage.cockpit.request(SetPrices())
    form = stage.screen.terms

    form.guarantee.setText("2000")
    form.save()

    assert stage.t.terms == replace(TERMS, bounties="progressive", kept=40, guarantee=2000)


def test_a_satellite_has_as_many_seats_as_the_pool_buys(stage):
    stage.cockpit.request(SATELLITE)
    stage.types("main event 250")
    hint = stage.page.asking.hint
    stage.press(Qt.Key.Key_Return)

    assert hint == "Enter: 2 × main event, and $60 in cash"
    assert [(one.goods, one.cash) for one in prizes(stage.t).prizes] == [
        (("main event",), 0),
        (("main event",), 0),
        ((), 60),
    ]
    assert paid_said(stage.t) == "2 × main event, place 3 wins $60"


def test_a_satellite_stays_one_with_late_entries_and_they_buy_more_seats(qtbot, tmp_path):
    stage = Stage(tmp_path)
    qtbot.addWidget(stage.window)
    desk = stage.event()
    desk.do(SetMoney(MoneyTerms("$", entry=Price(pool=40))))
    for number in range(12):
        desk.do(Register(desk.player(f"Player {number}"), f"first {number}", "cash"))
    stage.cockpit.request(SATELLITE)
    stage.enter("main event 100")
    assert paid_said(stage.t) == "4 × main event, place 5 wins $80"

    for number in range(3):
        desk.do(Register(desk.player(f"Late {number}"), f"late {number}", "cash"))

    assert paid_said(stage.t) == "6 × main event"
    assert len(prizes(stage.t).prizes) == 6


def test_the_card_says_what_is_on_the_head_and_what_was_won(stage):
    stage.cockpit.bridge.do(SetBounties("progressive"))
    stage.cockpit.bridge.do(Eliminate(1, by=(2,)))
    stage.go("players").view.choose(2)

    said = "  ".join(stage.screen.card.texts)
    assert "bounty $38" in said
    assert "bounties won $12" in said
    assert "$12 of it due" in said


def test_a_team_enters_with_its_players_and_its_chips_are_put_together(dressed, tmp_path):
    stage = Stage(tmp_path)
    sheet = stage.event_list.structure(SAMPLE)
    structure = replace(sheet, teams=Teams(players=2, tables=2), starting_chips=16000)
    stage.window.events.show(stage.event_list.new("Teams", structure))

    for text in ("River Rats: Ann Ost, Bob Marek", "Sharks: Cho Marlin, Dov Kern"):
        stage.cockpit.request(TEAM)
        stage.enter(text)
    stage.go("players").view.choose(1)
    stage.cockpit.request(TEAM_CHIPS)
    stage.enter("9000 4100")

    names = stage.cockpit.bridge.desk.name
    assert [names(one) for one in stage.t.teams[1]] == ["Ann Ost", "Bob Marek"]
    assert dict(stage.t.stacks) == {1: 13100}
    assert "teammates: Ann Ost and Bob Marek" in "  ".join(stage.screen.card.texts)
    stage.close()


def test_all_bounties_are_paid_at_once_from_any_screen(stage):
    desk = stage.cockpit.bridge.desk
    for gone, by in ((1, 2), (3, 2), (4, 5)):
        desk.do(Eliminate(gone, (by,)))
    stage.go("players")

    stage.window.event_actions["bounties.pay_all"].trigger()
    asked, hint = stage.page.asking._title.text(), stage.page.asking.hint
    lines = stage.page.asking.shown_lines
    stage.press(Qt.Key.Key_Return)

    assert asked == "How are you paying 2 players $75 in bounties?"
    assert lines == [("Bob Marek", "$50", ""), ("Eve Lund", "$25", "")]
    assert hint == "Click a row, or Enter: 2 players were paid $75 in bounties, cash"
    assert {one: account.paid for one, account in bounties(stage.t).accounts.items()} == {
        2: 50,
        5: 25,
        **{one: 0 for one in bounties(stage.t).accounts if one not in (2, 5)},
    }
    assert stage.window.event_actions.refusal("bounties.pay_all") == "nobody is due a bounty"


def test_where_one_player_alone_is_due_the_question_to_pay_all_names_that_player(stage):
    stage.cockpit.bridge.desk.do(Eliminate(1, (2,)))

    stage.window.event_actions["bounties.pay_all"].trigger()

    assert stage.page.asking.asked == "How are you paying Bob Marek $25 in bounties?"
    assert stage.page.asking.shown_lines == []


def test_with_nobody_chosen_paying_bounties_asks_whom_of_those_who_are_due(stage):
    stage.cockpit.bridge.desk.do(Eliminate(1, (2,)))
    stage.go("players")
    stage.screen.view.choose(None)
    needs = stage.window.event_actions.needs("bounties.pay")

    assert needs is not None
    assert [one.text for one in needs.among(stage.cockpit, "")] == [stage.cockpit.name(2)]
