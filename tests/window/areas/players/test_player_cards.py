"""The card of a player: all there is to know, and its acts, each a letter and a line."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from director.tournament.busts.facts import Count
from director.tournament.busts.penalty_record import Expelled, Mark
from director.tournament.busts.state import EntryNumber
from director.tournament.commands import (
    ChangeStructure,
    ChoosePayTable,
    CloseEvent,
    CountChips,
    Disqualify,
    DrawSeats,
    Eliminate,
    PayPrize,
    PutIn,
    Rebuy,
    Register,
    SetRegistration,
    StartClock,
    TakePayments,
)
from director.tournament.entries.terms import AddOns, Rebuys, ReEntries
from director.tournament.seats.draws import Place
from director.views.players.entry_records import EntryRecords
from director.views.players.player_rows import table_seat
from director.window.widgets.table_view import ROW_HEIGHT
from tests.tournament.prizes.test_prize_list import THREE
from tests.window.areas.players.test_registering import SHIFT, paid, priced
from tests.window.stages import NAMES

PLAIN = Qt.KeyboardModifier.NoModifier


def ask(stage, entry, key, modifier=PLAIN):
    """Chooses an entry in the list and presses the key of an act."""
    stage.screen.view.choose(entry)
    stage.screen.view.setFocus()
    stage.press(key, modifier)


def test_the_card_shows_entries_payments_and_chips(stage):
    desk = priced(stage, "Ann Ost", "Bob Marek")
    desk.do(CountChips((Count(EntryNumber(1), 4200),)))

    stage.screen.view.choose(1)

    assert stage.screen.card.texts == [
        "Ann Ost",
        "in, no seat",
        "entry 1  ·  4,200 chips",
        "#1  19:00  $110  cash",
    ]


def test_the_card_of_who_is_out_says_by_whom(stage):
    desk = priced(stage, *NAMES[:3])
    desk.do(Eliminate(EntryNumber(2), (EntryNumber(3),)))

    stage.screen.view.choose(2)

    assert stage.screen.card.texts[1:] == [
        "place 3",
        "entry 2",
        "#2  19:00  $110  cash",
        "knocked out by Cho Marlin",
    ]


def test_the_history_of_one_says_what_this_one_paid_with_others(stage):
    desk = priced(stage)
    for name in ("Ann Ost", "Bob Marek"):
        desk.do(Register(desk.player(name), "late"))
    desk.do(TakePayments((EntryNumber(1), EntryNumber(2)), "cash"))

    stage.screen.view.choose(1)

    newest = stage.screen.card.history.model.rows[0].what
    assert newest == "Paid $110, cash"


def test_every_act_on_the_card_of_a_small_window_shows_all_its_words(stage):
    buying(stage, *NAMES)
    stage.window.resize(1024, 768)
    stage.screen.view.choose(1)
    QApplication.processEvents()  # lays everything out

    shown = {name: one for name, one in stage.screen.card.acts.buttons.items() if one.isVisible()}

    assert "player.add_on" in shown
    assert [name for name, one in shown.items() if one.width() < one.sizeHint().width()] == []


def on_the_card(stage):
    """What the state calls for, where each act stands on the card, and which can be done."""
    QApplication.processEvents()
    acts = stage.screen.card.acts
    shown = {name: one for name, one in acts.buttons.items() if one.isVisible()}
    places = {name: one.geometry() for name, one in shown.items()}
    return acts.first, places, {name for name, one in shown.items() if one.isEnabled()}


def test_the_acts_of_a_player_keep_their_places_whatever_the_state(stage):
    desk = buying(stage, *NAMES)
    desk.do(ChoosePayTable(THREE))
    seen, able = [], []

    for command in (
        None,
        DrawSeats("seats"),
        StartClock(),
        Eliminate(EntryNumber(1)),
        SetRegistration(False),
        *[Eliminate(EntryNumber(one)) for one in (2, 3, 4, 5, 6)],
        CloseEvent(asked=True),
    ):
        if command:
            desk.do(command)
        stage.cockpit.ask_for("players")
        stage.screen.view.choose(1)
        _, places, can = on_the_card(stage)
        seen.append(places)
        able.append("players.out" in can)

    heights = [
        {place.y() - min(one.y() for one in places.values()) for place in places.values()}
        for places in seen
    ]
    assert [list(places) for places in seen] == [list(seen[0])] * len(seen)
    assert heights == [heights[0]] * len(heights)
    assert (able[0], able[-1]) == (True, False)


def test_what_cannot_be_done_now_says_why_in_its_tip(stage):
    desk = priced(stage, *NAMES[:3])
    desk.do(Eliminate(EntryNumber(2)))

    stage.screen.view.choose(2)

    bust = stage.screen.card.acts.buttons["players.out"]
    assert (bust.isEnabled(), "This player is out" in bust.toolTip()) == (False, True)


def test_an_event_without_rebuys_has_no_place_for_them(stage):
    priced(stage, *NAMES[:3])

    stage.screen.view.choose(2)

    assert list(on_the_card(stage)[1]) == [
        *("players.out", "tables.move", "player.pay", "player.count"),
        *("player.back_in", "player.pay_prize", "player.warn"),
    ]


def test_what_the_state_of_a_player_calls_for_is_told_apart(stage):
    desk = priced(stage, *NAMES)
    desk.do(ChoosePayTable(THREE))
    card = stage.screen.view
    firsts = []

    for command in (
        None,
        DrawSeats("seats"),
        StartClock(),
        Eliminate(EntryNumber(1)),
        SetRegistration(False),
        *[Eliminate(EntryNumber(one)) for one in (2, 3, 4, 5)],
        PayPrize(EntryNumber(5), "cash"),
    ):
        if command:
            desk.do(command)
        card.choose(5 if len(stage.t.busts) > 1 else 1)
        firsts.append(on_the_card(stage)[0])

    assert list(dict.fromkeys(firsts)) == [
        "",
        "players.out",
        "player.back_in",
        "player.pay_prize",
    ]
    assert firsts[-1] == "player.back_in"


def test_nobody_is_moved_first_of_all_once_the_last_hand_is_played(stage):
    desk = priced(stage, *NAMES)
    desk.do(ChoosePayTable(THREE))
    for command in (
        DrawSeats("seats"),
        StartClock(),
        SetRegistration(False),
        *[Eliminate(EntryNumber(one)) for one in range(2, len(NAMES) + 1)],
    ):
        desk.do(command)

    stage.go("players").view.choose(1)
    unpaid = on_the_card(stage)[0]
    desk.do(PayPrize(EntryNumber(1), "cash"))

    assert (unpaid, on_the_card(stage)[0]) == ("player.pay_prize", "")


def test_what_a_player_owes_is_told_apart_and_busting_stays_where_it_was(stage):
    desk = priced(stage, "Ann Ost", "Bob Marek")
    desk.do(Register(desk.player("Cho Marlin"), "on the house's word"))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())

    stage.screen.view.choose(3)

    first, places, _ = on_the_card(stage)
    assert (first, list(places)[:2]) == ("player.pay", ["players.out", "tables.move"])


def test_where_nobody_is_chosen_the_last_deeds_of_everybody_are_told(stage):
    desk = priced(stage, *NAMES[:2])
    desk.do(DrawSeats("seats"))

    stage.screen.view.clearSelection()
    stage.cockpit.choose(None)

    told = [one.what for one in stage.screen.card.history.model.rows]
    assert told[:2] == ["Seats drawn for 2 players", "Bob Marek registered"]


def test_who_may_enter_again_is_offered_that_first(stage):
    desk = priced(stage, *NAMES)
    desk.do(ChangeStructure(replace(stage.t.structure, re_entries=ReEntries())))
    desk.do(Eliminate(EntryNumber(2)))

    stage.screen.view.choose(2)

    assert on_the_card(stage)[0] == "player.again"


def test_the_prize_of_the_chosen_player_is_paid_from_the_card(stage):
    desk = priced(stage, *NAMES[:3])
    desk.do(ChoosePayTable(THREE))
    desk.do(Eliminate(EntryNumber(3)))

    ask(stage, 3, Qt.Key.Key_P, SHIFT)
    where = stage.cockpit.screen
    stage.press(Qt.Key.Key_Return)

    assert (where, paid(stage)[-1][0]) == ("prizes", 3)


def test_the_card_says_what_happened_to_this_player_alone(stage):
    desk = priced(stage, "Ann Ost", "Bob Marek", "Cho Marlin")
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    seat = table_seat(stage.t.seats[EntryNumber(1)])
    free = next(n for n in range(1, 9) if stage.t.sitter(Place(1, n)) is None)
    desk.do(PutIn(EntryNumber(1), 1, free))
    desk.do(Eliminate(EntryNumber(2)))
    desk.do(Eliminate(EntryNumber(1), (EntryNumber(3),)))
    desk.undo()

    stage.screen.view.choose(1)

    assert [(one.what, one.counts) for one in stage.screen.card.history.model.rows] == [
        ("Busted; knocked out by Cho Marlin", False),
        (f"Moved to seat 1–{free}", True),
        (f"Seat {seat} drawn", True),
        ("Registered", True),
    ]


def test_a_rebuy_after_a_bust_is_what_the_card_says_and_no_seat_was_drawn(stage):
    desk = stage.event(*NAMES, seated=True)
    structure = replace(stage.t.structure, rebuys=Rebuys(0, 10_000))
    desk.do(ChangeStructure(structure))
    desk.do(StartClock())
    seat = stage.t.seats[1]
    desk.do(Eliminate(1))
    desk.do(Rebuy(1, seat=seat))

    records = EntryRecords(stage.cockpit.bridge.desk)
    records.read_on(1)

    assert [one.what for one in records.of(EntryNumber(1))][:3] == [
        f"Rebought at table {seat.table}, seat {seat.seat}",
        "Busted",
        f"Seat {table_seat(seat)} drawn",
    ]


def test_before_the_clock_starts_nobody_who_has_paid_is_asked_for_anything(stage):
    stage.event(*NAMES, seated=True)
    stage.screen.view.choose(1)

    assert stage.screen.card.acts.first == ""


def test_a_card_says_whom_its_player_knocked_out_and_what_was_counted(stage):
    desk = stage.event(*NAMES[:4])
    desk.do(Eliminate(2, by=(1,)))
    desk.do(CountChips((Count(1, 12_400),)))

    records = EntryRecords(stage.cockpit.bridge.desk)
    records.read_on(1)

    assert [one.what for one in records.of(EntryNumber(1))][:2] == [
        "12,400 chips counted",
        "Knocked out Bob Marek",
    ]


def test_a_long_log_is_read_slice_by_slice_until_the_first_record(stage):
    priced(stage, *[f"Player {number}" for number in range(1, 120)])
    records = EntryRecords(stage.cockpit.bridge.desk)

    records.read_on(0)
    begun = records.is_whole, records.of(EntryNumber(1))
    while not records.is_whole:
        records.read_on(0.001)

    assert begun == (False, [])
    assert [one.what for one in records.of(EntryNumber(1))] == ["Registered"]


def test_p_takes_what_is_owed_as_players_paid_last(stage):
    stage_owing(stage)

    ask(stage, 1, Qt.Key.Key_P)
    hint = stage.page.asking.hint
    stage.press(Qt.Key.Key_Return)

    assert (hint, paid(stage)) == (
        "Click a row, or Enter: Ann Ost paid $110, cash",
        [(1, 110, "cash")],
    )


def stage_owing(stage):
    """Ann owes all of it."""
    priced(stage)
    stage.cockpit.pay_with("")
    stage.enter("Ann Ost")


def test_a_part_may_be_paid_another_way(stage):
    stage_owing(stage)

    ask(stage, 1, Qt.Key.Key_P)
    stage.page.asking.field.clear()
    stage.enter("40 card")

    assert (paid(stage), stage.t.ledger.account(1).owes) == ([(1, 40, "card")], 70)


def test_a_payment_is_corrected_where_it_stands(stage):
    priced(stage, "Ann Ost")

    ask(stage, 1, Qt.Key.Key_E)
    begun = stage.page.asking.field.text()
    stage.page.asking.field.setText("#1 100 transfer")
    stage.press(Qt.Key.Key_Return)

    assert (begun, paid(stage)) == ("#1 110 cash", [(1, 100, "transfer")])


def test_what_was_paid_too_much_goes_back(stage):
    priced(stage, "Ann Ost")

    ask(stage, 1, Qt.Key.Key_G)
    stage.enter("10")

    assert paid(stage) == [(1, 110, "cash"), (1, -10, "cash")]


def test_a_word_that_is_no_way_to_pay_is_said_and_stays(stage):
    stage_owing(stage)

    ask(stage, 1, Qt.Key.Key_P)
    stage.page.asking.field.setText("110 beads")
    stage.press(Qt.Key.Key_Return)

    assert (stage.page.asking.field.text(), paid(stage)) == ("110 beads", [])


def test_a_penalty_in_rounds_counts_the_players_at_the_table(stage):
    stage.event(*NAMES, seated=True, running=True)

    ask(stage, 1, Qt.Key.Key_W)
    stage.enter("2 rounds abuse")

    assert [(mark.reason, mark.hands) for mark in stage.t.marks[EntryNumber(1)]] == [("abuse", 14)]


@pytest.mark.parametrize("typed", ["one round: phone", "phone, 1 round", "a round penalty, phone"])
def test_a_round_is_a_penalty_however_it_is_written(stage, typed):
    stage.event(*NAMES, seated=True, running=True)

    ask(stage, 1, Qt.Key.Key_W)
    stage.enter(typed)

    assert [(mark.reason, mark.hands) for mark in stage.t.marks[EntryNumber(1)]] == [("phone", 7)]


def test_words_alone_are_a_warning_and_missed_hands_are_counted(stage):
    stage.event(*NAMES, running=True)
    ask(stage, 1, Qt.Key.Key_W)
    stage.enter("phone")
    ask(stage, 1, Qt.Key.Key_W)
    stage.enter("3 hands late")

    ask(stage, 1, Qt.Key.Key_S)
    stage.press(Qt.Key.Key_Return)

    assert stage.t.marks[EntryNumber(1)] == (
        Mark(stage.now, "phone"),
        Mark(stage.now, "late", 3, 1),
    )


def test_a_penalty_has_its_length_and_its_reason_in_fields_of_their_own(stage):
    stage.event(*NAMES, seated=True, running=True)
    ask(stage, 1, Qt.Key.Key_W)
    asked = stage.page.asking
    at_first = asked.field.text(), chosen(asked), asked.second.accessibleName()

    asked._choices.picked.emit(asked._choices.offered[2])
    then = asked.field.text(), chosen(asked), stage.focus is asked.second, asked.hint
    stage.enter("phone")

    assert at_first == ("warning", ["Warning"], "Reason")
    assert then == ("2 rounds", ["2 rounds"], True, "Enter a reason")
    assert [(mark.reason, mark.hands) for mark in stage.t.marks[EntryNumber(1)]] == [("phone", 14)]


def chosen(asked):
    return [one.text for one in asked._choices.offered if one.detail == "✓"]


def test_a_warning_is_the_reason_alone_after_two_enters(stage):
    stage.event(*NAMES, running=True)
    ask(stage, 1, Qt.Key.Key_W)

    stage.press(Qt.Key.Key_Return)
    stage.enter("phone")

    assert stage.t.marks[EntryNumber(1)] == (Mark(stage.now, "phone"),)


def test_chips_and_reason_of_a_disqualification_are_two_fields_and_other_questions_have_one(stage):
    desk = stage.event(*NAMES[:3], running=True)
    desk.do(CountChips((Count(EntryNumber(1), 8000),)))
    ask(stage, 1, Qt.Key.Key_D, SHIFT)
    asked = stage.page.asking
    begins = asked.field.text(), asked.second.isVisible()

    stage.press(Qt.Key.Key_Return)
    stage.types("collusion")
    figure = asked.figure
    stage.press(Qt.Key.Key_Return)
    ask(stage, 2, Qt.Key.Key_C)

    assert begins == ("8000", True)
    assert figure == "8,000 chips removed from play"
    assert stage.t.expelled[EntryNumber(1)] == Expelled("collusion", 8000)
    assert (asked.isVisible(), asked.second.isVisible()) == (True, False)


def test_the_entry_is_somebody_elses(stage):
    desk = stage.event("Ann Ost", "Bob Marek")
    desk.player("Zoe Falk")

    ask(stage, 1, Qt.Key.Key_N)
    stage.enter("zoe")

    assert stage.cockpit.name(EntryNumber(1)) == "Zoe Falk"


def test_a_name_that_nobody_has_is_entered_into_the_register_only_by_enter(stage):
    stage.event("Ann Ost")

    ask(stage, 1, Qt.Key.Key_N)
    stage.types("Ida Nowak")
    before = list(stage.book.register.names)
    stage.press(Qt.Key.Key_Return)

    assert (before, stage.cockpit.name(EntryNumber(1))) == (["Ann Ost"], "Ida Nowak")


def test_a_bust_reported_late_goes_in_before_the_one_that_is_named(stage):
    stage.event(*NAMES[:4], running=True)
    ask(stage, 1, Qt.Key.Key_X)
    stage.press(Qt.Key.Key_Return)

    ask(stage, 2, Qt.Key.Key_O)
    stage.enter("before ann")

    assert [stage.cockpit.name(one) for one in stage.t.out] == ["Bob Marek", "Ann Ost"]


def test_two_who_went_together_share_a_place(stage):
    stage.event(*NAMES[:4], running=True)
    for entry in (1, 2):
        ask(stage, entry, Qt.Key.Key_X)
        stage.press(Qt.Key.Key_Return)

    ask(stage, 2, Qt.Key.Key_O)
    stage.enter("with ann")

    assert [(one.place, one.tied) for one in stage.t.standings()] == [(3, 2), (3, 2)]


def test_who_busted_twice_stands_twice_in_the_order_each_with_the_entry(stage):
    again = ReEntries(1)
    desk = stage.event(*NAMES[:4], seated=True, running=True)
    desk.do(ChangeStructure(replace(stage.t.structure, re_entries=again)))
    desk.do(Eliminate(1))
    desk.do(Register(stage.t.entries[1].player, "again"))
    desk.do(Eliminate(5))
    desk.do(Eliminate(2))

    ask(stage, 2, Qt.Key.Key_O)
    stage.types("before ann")
    asked = stage.page.asking.hint
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Return)
    stage.press(Qt.Key.Key_Return)

    assert asked == "Several match: Ann Ost (entry 1), Ann Ost (entry 5)"
    assert stage.t.out == (1, 2, 5)


def test_who_knocked_a_player_out_is_said_afterwards(stage):
    stage.event(*NAMES[:4], running=True)
    ask(stage, 1, Qt.Key.Key_X)
    stage.press(Qt.Key.Key_Return)

    ask(stage, 1, Qt.Key.Key_K)
    stage.enter("bob, dov")

    assert stage.t.busts[EntryNumber(1)].by == (2, 4)


def test_who_was_put_out_by_mistake_is_in_again_at_a_seat(stage):
    stage.event(*NAMES, seated=True, running=True)
    seat = stage.t.seats[EntryNumber(1)]
    ask(stage, 1, Qt.Key.Key_X)
    stage.press(Qt.Key.Key_Return)

    ask(stage, 1, Qt.Key.Key_I)
    stage.enter(f"{seat.table}-{seat.seat}")

    assert (stage.t.out, stage.t.seats[EntryNumber(1)]) == ((), seat)


def test_who_is_disqualified_takes_chips_out_of_play(stage):
    stage.event(*NAMES[:3], running=True)
    chips = stage.t.chips

    ask(stage, 1, Qt.Key.Key_D, SHIFT)
    stage.types("5000 collusion")
    figure = stage.page.asking.figure
    stage.press(Qt.Key.Key_Return)

    assert figure == "5,000 chips removed from play"
    gone = stage.t.expelled[EntryNumber(1)]
    assert (gone, chips - stage.t.chips) == (Expelled("collusion", 5000), 5000)


def test_a_disqualification_asks_for_the_chips_that_nobody_has_counted(stage):
    stage.event(*NAMES[:3], running=True)
    chips = stage.t.chips

    ask(stage, 1, Qt.Key.Key_D, SHIFT)
    stage.types("collusion")
    hint = stage.page.asking.hint
    stage.press(Qt.Key.Key_Return)
    stage.page.asking.field.selectAll()
    stage.types("0 collusion")
    stage.press(Qt.Key.Key_Return)

    assert hint == "How many chips leave play?"
    assert (stage.t.expelled[EntryNumber(1)], stage.t.chips) == (Expelled("collusion", 0), chips)


def test_who_was_disqualified_enters_again_only_where_somebody_overrides_it(stage):
    stage.event(*NAMES[:3])
    desk = stage.cockpit.bridge.desk
    desk.do(Disqualify(EntryNumber(1), "collusion", 1000))

    again = Register(stage.t.entries[EntryNumber(1)].player, "again")
    assert stage.cockpit.bridge.refusal(again) == f"{NAMES[0]} was disqualified: collusion"
    desk.do(replace(again, note="the ruling was withdrawn"))
    assert len(stage.t.entries) == 4


def test_who_was_disqualified_is_called_so_and_offered_neither_rebuy_nor_re_entry(stage):
    desk = buying(stage, *NAMES[:3])
    desk.do(Disqualify(EntryNumber(1), "collusion", 1000))
    stage.go("players").view.choose(1)
    acts = stage.window.event_actions

    assert [row.state for row in stage.screen.model.rows] == ["disqualified", "in", "in"]
    assert [acts.refusal(one) for one in ("player.again", "player.rebuy", "player.back_in")] == [
        "this player was disqualified",
        "this player was disqualified",
        None,
    ]
    assert stage.screen.card.acts.first == ""


def test_nobody_re_enters_where_the_event_has_no_re_entries(stage):
    desk = stage.event(*NAMES[:3], running=True)
    desk.do(Eliminate(1))

    stage.go("players").view.choose(1)

    why = stage.window.event_actions.refusal("player.again")
    assert why == "this event has no re-entries"


def test_escape_does_nothing_to_anybody(stage):
    stage.event("Ann Ost")
    records = len(stage.cockpit.bridge.desk.log.records)

    ask(stage, 1, Qt.Key.Key_V, SHIFT)
    stage.types("mistake")
    stage.press(Qt.Key.Key_Escape)

    assert len(stage.cockpit.bridge.desk.log.records) == records


def buying(stage, *names):
    """An event with rebuys at 50 for fewer than 2,000 chips, and an add-on at any time."""
    desk = priced(stage, *names)
    terms = {
        "rebuys": Rebuys(50, 2000, below=2000),
        "add_ons": AddOns(60, 3000),
        "re_entries": ReEntries(limit=1),
    }
    desk.do(ChangeStructure(replace(desk.tournament.structure, **terms)))
    stage.cockpit.refreshed.emit()
    return desk


def test_a_rebuy_says_what_it_costs_and_is_paid_as_usual(stage):
    buying(stage, "Ann Ost", "Bob Marek")

    ask(stage, 1, Qt.Key.Key_B)
    hint = stage.page.asking.hint
    stage.press(Qt.Key.Key_Return)

    assert hint == "Enter: Ann Ost rebought for $50, cash"
    assert (paid(stage)[-1], stage.t.ledger.account(1).rebuys) == ((1, 50, "cash"), 1)


def test_a_rebuy_with_too_many_chips_needs_a_note(stage):
    buying(stage, "Ann Ost", "Bob Marek")

    ask(stage, 1, Qt.Key.Key_B)
    stage.enter("2500 card")
    refused = stage.said
    stage.press(Qt.Key.Key_F4)
    stage.enter("the house allows it today")

    assert refused == "Ann Ost has too many chips for a rebuy  ·  F4: override"
    assert (paid(stage)[-1], stage.t.ledger.account(1).rebuys) == ((1, 50, "card"), 1)


def test_an_add_on_may_be_paid_later(stage):
    buying(stage, "Ann Ost", "Bob Marek")

    ask(stage, 2, Qt.Key.Key_A)
    stage.enter("later")

    account = stage.t.ledger.account(2)
    assert (account.add_ons, account.owes) == (1, 60)


def test_who_is_out_enters_again_by_a_key_while_that_is_allowed(stage):
    buying(stage, *NAMES[:3])
    for entry in (1, 4):
        ask(stage, entry, Qt.Key.Key_X)
        stage.enter()  # out, and not a rebuy
        ask(stage, entry, Qt.Key.Key_R)
        if entry == 1:
            stage.enter()

    assert stage.t.of_player[stage.t.entries[EntryNumber(1)].player] == (1, 4)
    assert stage.said == "Ann Ost has used all re-entries  ·  F4: override"


def test_chips_are_counted_with_or_without_commas(stage):
    stage.event("Ann Ost", "Bob Marek")

    for entry, text in ((1, "14,500"), (2, "600")):
        ask(stage, entry, Qt.Key.Key_C)
        stage.enter(text)

    assert dict(stage.t.stacks) == {1: 14500, 2: 600}


def test_what_happened_is_told_with_all_its_words_however_narrow_the_card_is(stage):
    longest = "Maximilian Oppenheimer-Carlsson"
    desk = stage.event(longest, *NAMES, seated=True, running=True)
    desk.do(Eliminate(1, (2,)))
    stage.window.resize(1024, 768)
    stage.screen.view.choose(2)
    QApplication.processEvents()
    view = stage.screen.card.history._view
    told = stage.screen.card.history.model.rows[0].what

    words = view.fontMetrics().horizontalAdvance(told)
    heights = [view.rowHeight(row) for row in range(len(stage.screen.card.history.model.rows))]

    assert told == f"Knocked out {longest}"
    assert (words > view.columnWidth(1), heights[0] > ROW_HEIGHT) == (True, True)
    assert view.height() == sum(heights) + 2 * view.frameWidth()
    assert set(heights[1:]) == {ROW_HEIGHT}


@pytest.mark.parametrize("twice", [False, True])
def test_a_click_on_a_bust_order_says_what_it_would_do_and_confirm_or_a_second_click_does_it(
    stage, twice
):
    desk = stage.event(*NAMES[:5], running=True)
    for entry in (1, 2, 3):
        desk.do(Eliminate(EntryNumber(entry)))
    ask(stage, 3, Qt.Key.Key_O)
    asking = stage.page.asking
    QTest.qWait(20)
    line = [one.text for one in asking._choices.offered].index("Before Ann Ost")
    at = asking._choices.mapTo(stage.window, QPoint(40, 16 + 32 * line))
    handle, left = stage.window.windowHandle(), Qt.MouseButton.LeftButton

    if twice:
        QTest.mouseDClick(handle, left, Qt.KeyboardModifier.NoModifier, at)
    else:
        QTest.mouseClick(handle, left, Qt.KeyboardModifier.NoModifier, at)
        hint, order = asking.hint, stage.t.out
        QTest.mouseClick(asking.deed, left)
        assert (hint, order) == ("Enter: Bust order: Cho Marlin busted before Ann Ost", (1, 2, 3))

    assert stage.t.out == (3, 1, 2)
