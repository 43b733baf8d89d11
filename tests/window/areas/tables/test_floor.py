"""The floor: what to do about the tables, and what is done to seats by a key."""

from dataclasses import replace
from datetime import timedelta

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QScrollArea

from director.desk.desk import Desk
from director.engine.reasons import Reason
from director.reports.event_sheets.seating.seat_lines import seat_lines
from director.reports.event_sheets.seating.seats import BREAK_LIST, SLIPS
from director.reports.sheet_register import EVENT_SHEETS
from director.tournament.commands import (
    BreakTables,
    ChangeStructure,
    Disqualify,
    DrawSeats,
    Eliminate,
    PauseClock,
    Register,
    SetRegistration,
    StartClock,
)
from director.tournament.seats.buttons import Positions
from director.tournament.seats.draws import Place
from director.tournament.structure.structure import FinalTable
from director.views.tables.what_to_do import Todo
from director.window.areas.tables.table_questions import CHANGE
from director.window.event.asking.question import AskDrop
from director.window.event.requests import AskSeat
from director.window.event.room.acts_of_table import ON_TABLE
from director.window.sheets.event_sheets import event_of
from director.window.widgets.drop import drops_in_sight
from director.window.widgets.page_header import PageHeader
from tests.window.stages import CTRL, NAMES, Stage

SHIFT = Qt.KeyboardModifier.ShiftModifier
MANY = tuple(
    f"{first} {last}"
    for first in ("Ann", "Bob", "Cho", "Dov")
    for last in ("Arlen", "Brisk", "Corder", "Dunmore", "Elstow", "Farrow")
)


def lose(stage, table, count):
    """So many of a table are out."""
    for entry in list(stage.t.at_table(table).values())[:count]:
        stage.cockpit.bridge.do(Eliminate(entry.number))


@pytest.fixture
def uneven(stage):
    """Three tables of eight, of which the second has lost three."""
    stage.event(*MANY, seated=True, running=True)
    lose(stage, 2, 3)
    stage.screen_of = stage.go("tables")
    return stage


def at(stage, table, seat):
    """The chosen seat is this one."""
    assert stage.screen.map.go_to(Place(table, seat))
    stage.screen.map.setFocus()


def free_seat(stage, table):
    return next(n for n in range(1, 9) if n not in stage.t.sitters[table])


def test_the_pane_is_not_there_while_there_is_nothing_to_do(stage):
    stage.event(*MANY, seated=True)

    assert not stage.go("tables").pane.isVisible()


def test_the_button_of_each_table_concerned_is_asked_for_by_a_key(uneven):
    pane = uneven.screen.pane
    uneven.press(Qt.Key.Key_B, CTRL | SHIFT)
    before = pane._title.text()

    seat = min(uneven.t.sitters[1])
    uneven.types(str(seat))

    assert (before, pane._title.text()) == (
        "Table 1: where is the next button?",
        "Table 2: where is the next button?",
    )
    assert uneven.t.table(1).next.button == seat


def test_the_key_of_the_next_step_goes_to_what_is_proposed(uneven):
    uneven.press(Qt.Key.Key_F2)

    seat = min(uneven.t.sitters[1])
    uneven.types(str(seat))

    assert uneven.t.table(1).next.button == seat


def test_the_seat_of_the_button_is_clicked_as_it_is_pressed(uneven):
    pane = uneven.screen.pane
    uneven.press(Qt.Key.Key_B, CTRL | SHIFT)
    seats = [one.text() for one in pane.seats.buttons if one.isVisible()]

    seat = min(uneven.t.sitters[1])
    pane.seats.buttons[seat - 1].click()

    assert seats == ["1", "2", "3", "4", "5", "6", "7", "8"]
    assert uneven.t.table(1).next.button == seat


def test_with_b_first_the_figure_is_the_big_blind(uneven):
    uneven.press(Qt.Key.Key_B, CTRL | SHIFT)

    uneven.types("b5")

    assert uneven.t.table(1).next == Positions(3, 4, 5)


def seen(stage):
    """Both buttons are known, and the focus is on the moves."""
    stage.press(Qt.Key.Key_B, CTRL | SHIFT)
    stage.types(str(min(stage.t.sitters[1])))
    stage.types(str(min(stage.t.sitters[2])))


def test_then_the_moves_stand_there_with_their_reasons(uneven):
    seen(uneven)
    pane = uneven.screen.pane
    [move] = pane.model.rows

    assert (move.origin.table, move.to.table) == (1, 2)
    assert f"Seat {move.origin.seat} of table 1 would have the big blind next" in pane.reason.text()


def test_enter_accepts_them_and_the_players_are_on_the_way(uneven):
    seen(uneven)
    [move] = uneven.screen.pane.model.rows

    uneven.press(Qt.Key.Key_Return)

    assert (uneven.t.seats[move.entry], dict(uneven.t.moving)) == (
        move.to,
        {move.entry: move.origin},
    )


def test_a_move_that_is_unticked_is_not_made(uneven):
    seen(uneven)

    uneven.press(Qt.Key.Key_Space)
    uneven.press(Qt.Key.Key_Return)

    assert dict(uneven.t.moving) == {}


def test_escape_puts_it_away_until_there_is_something_else(uneven):
    pane = uneven.screen.pane
    uneven.press(Qt.Key.Key_B, CTRL | SHIFT)
    uneven.press(Qt.Key.Key_Escape)
    away = pane.isVisible()

    lose(uneven, 3, 4)

    assert (away, pane.isVisible()) == (False, True)


def test_what_is_left_for_now_says_which_key_brings_it_back(uneven):
    pane = uneven.screen.pane
    seen(uneven)
    uneven.press(Qt.Key.Key_Escape)
    said = uneven.said, pane.isVisible()

    uneven.press(Qt.Key.Key_B, CTRL | SHIFT)

    back = "Ctrl+Shift+B brings it back"
    assert said == (f"Left for now: Balance the tables  ·  {back}", False)
    assert (pane.isVisible(), pane._title.text()) == (True, "Balance the tables")


def test_a_break_that_was_asked_for_and_left_names_the_key_and_the_table(stage):
    pane = broken(stage)
    at(stage, 2, 1)
    stage.press(Qt.Key.Key_B, SHIFT)
    stage.press(Qt.Key.Key_Escape)
    said = stage.said

    stage.press(Qt.Key.Key_B, SHIFT)

    assert said == "Left for now: Break table 2  ·  Shift+B at table 2 brings it back"
    assert pane._title.text() == "Break table 2"


def test_a_key_says_that_a_player_has_arrived(uneven):
    seen(uneven)
    uneven.press(Qt.Key.Key_Return)
    [(entry, _)] = uneven.t.moving.items()
    at(uneven, *uneven.t.seats[entry])
    on_the_way = uneven.screen.map.chair.words

    uneven.press(Qt.Key.Key_A)

    assert on_the_way.startswith("moving from 1–")
    assert dict(uneven.t.moving) == {}


def test_whoever_goes_to_the_moves_by_key_says_with_enter_that_the_first_has_arrived(uneven):
    seen(uneven)
    uneven.press(Qt.Key.Key_Return)
    uneven.press(Qt.Key.Key_B, CTRL | SHIFT)

    uneven.press(Qt.Key.Key_Return)

    assert dict(uneven.t.moving) == {}


def test_beside_whoever_moves_it_is_said_how_keys_and_mouse_say_they_have_arrived(uneven):
    seen(uneven)
    uneven.press(Qt.Key.Key_Return)
    pane = uneven.screen.pane
    on_map = pane._arrives.text(), pane._all.cap
    uneven.press(Qt.Key.Key_B, CTRL | SHIFT)

    assert on_map == (
        "Click a player, or Ctrl+Shift+B, then Enter: the player has arrived",
        "Shift+A",
    )
    assert pane._arrives.text() == "Enter: selected player has arrived"


def test_where_more_is_proposed_while_somebody_moves_the_key_of_the_moves_is_not_named(uneven):
    seen(uneven)
    uneven.press(Qt.Key.Key_Return)
    pane = uneven.screen.pane

    lose(uneven, 1, 2)

    assert pane._proposal.isVisible()
    assert pane._arrives.text() == "Click a player, then Enter: the player has arrived"


def test_once_all_have_arrived_the_keys_belong_to_the_map(uneven):
    seen(uneven)
    uneven.press(Qt.Key.Key_Return)
    uneven.screen.pane._all.setFocus()

    uneven.press(Qt.Key.Key_Space)

    assert dict(uneven.t.moving) == {}
    assert uneven.focus is uneven.screen.map


def test_a_table_is_broken_by_the_floor_and_its_players_are_drawn(stage):
    stage.event(*MANY, seated=True, running=True)
    for table in (1, 2, 3):
        lose(stage, table, 2)
    lose(stage, 3, 2)
    screen = stage.go("tables")
    screen.pane.put_away()
    at(stage, 2, 1)

    stage.press(Qt.Key.Key_B, SHIFT)
    told = screen.pane._title.text(), len(screen.pane.model.rows)
    stage.press(Qt.Key.Key_Return)

    assert (told, stage.t.tables, stage.t.table(2).closed) == (("Break table 2", 6), (1, 3), True)


def test_escape_from_a_break_that_was_asked_for_leads_back_to_what_was_proposed(stage):
    stage.event(*MANY, seated=True, running=True)
    for table in (1, 2, 3):
        lose(stage, table, 2)
    lose(stage, 3, 2)
    pane = stage.go("tables").pane
    proposed = pane._title.text()
    at(stage, 2, 1)
    stage.press(Qt.Key.Key_B, SHIFT)
    asked = pane._title.text()

    stage.press(Qt.Key.Key_Escape)
    back = (pane._title.text(), pane._proposal.isVisible())
    pane.put_away()

    assert (proposed, asked, back) == ("Break table 3", "Break table 2", ("Break table 3", True))
    assert not pane._proposal.isVisible()


def test_a_break_that_was_asked_for_names_the_table_that_is_proposed(stage):
    stage.event(*MANY, seated=True, running=True)
    for table in (1, 2, 3):
        lose(stage, table, 2)
    lose(stage, 3, 2)
    pane = stage.go("tables").pane
    at(stage, 2, 1)

    stage.press(Qt.Key.Key_B, SHIFT)
    other = pane.ask.text().splitlines()[0]
    stage.press(Qt.Key.Key_Escape)
    stage.press(Qt.Key.Key_B, CTRL | SHIFT)
    there = (pane._title.text(), pane._has_focus)
    at(stage, 3, 1)
    stage.press(Qt.Key.Key_B, SHIFT)

    assert other == "The program proposes table 3: Escape, then Ctrl+Shift+B"
    assert there == ("Break table 3", True)
    assert "proposes" not in pane.ask.text()


def test_each_table_that_may_break_has_cards_of_its_own_and_keeps_them(stage):
    stage.event(*MANY, seated=True, running=True)
    for table in (1, 2, 3):
        lose(stage, table, 2)
    lose(stage, 3, 2)
    pane = stage.go("tables").pane
    seeds = [pane.todo.proposal.seed]
    for table in (2, 1, 2, 3):
        pane.show_proposal(table)
        seeds.append(pane.todo.proposal.seed)

    assert len(set(seeds)) == 3
    assert (seeds[1], seeds[0]) == (seeds[3], seeds[4])


def test_a_horse_table_of_eight_gets_no_ninth_chair_for_the_last_nine(stage):
    stage.event(*MANY[:10], seated=True, running=True)
    horse = stage.event_list.structure("horse")
    structure = replace(stage.t.structure, games=horse.games, final_table=FinalTable(redraw=True))
    stage.cockpit.bridge.do(ChangeStructure(structure))
    pane = stage.go("tables").pane

    lose(stage, 1, 1)
    nine = pane.todo.redraw
    lose(stage, 1, 1)

    assert (nine, pane.todo.redraw) == (0, 8)


def test_m_and_a_seat_move_the_chosen_player(uneven):
    at(uneven, 1, 1)
    entry, seat = uneven.cockpit.chosen, free_seat(uneven, 2)

    uneven.press(Qt.Key.Key_M)
    uneven.enter(f"2-{seat}")

    assert uneven.t.seats[entry] == Place(2, seat)
    assert dict(uneven.t.moving) == {}


def test_where_somebody_sits_the_two_swap(uneven):
    at(uneven, 1, 1)
    one, other = uneven.cockpit.chosen, uneven.t.sitter(Place(3, 4))

    uneven.press(Qt.Key.Key_M)
    uneven.enter("3-4")

    assert (uneven.t.seats[one], uneven.t.seats[other]) == (Place(3, 4), Place(1, 1))


def test_delete_asks_and_enter_takes_the_seat_away(uneven):
    at(uneven, 1, 1)
    entry = uneven.cockpit.chosen

    uneven.press(Qt.Key.Key_Delete)
    asked, still = uneven.page.drop(AskDrop).asked, entry in uneven.t.seats
    uneven.press(Qt.Key.Key_Return)

    assert (asked, still) == (f"Unseat {uneven.cockpit.name(entry)}, 1–1?", True)
    assert (entry in uneven.t.left, entry in uneven.t.seats) == (True, False)


def test_k_locks_the_table_with_a_reason_and_k_unlocks_it(uneven):
    at(uneven, 1, 1)

    uneven.press(Qt.Key.Key_K)
    uneven.enter("television")
    locked = uneven.t.table(1).locked, uneven.screen.map.tables[0].state
    uneven.press(Qt.Key.Key_K)

    assert locked == ("television", "locked: television")
    assert uneven.t.table(1).locked == ""


def test_n_keeps_a_free_seat_out_of_use(uneven):
    seat = free_seat(uneven, 2)
    at(uneven, 2, seat)

    uneven.press(Qt.Key.Key_N)

    assert uneven.t.table(2).unavailable == (seat,)
    assert uneven.screen.map.chair.words == "not used"


def test_v_marks_a_seat_and_shift_v_the_table_as_seen(uneven):
    at(uneven, 3, 2)

    uneven.press(Qt.Key.Key_V)
    one = uneven.t.table(3).verified
    uneven.press(Qt.Key.Key_V, SHIFT)

    assert (one, uneven.t.table(3).verified) == ((2,), tuple(range(1, 9)))


def test_a_range_of_tables_is_opened_with_their_seats(uneven):
    uneven.press(Qt.Key.Key_O)
    uneven.enter("7-9 of 6")

    assert [uneven.t.size(table) for table in (7, 8, 9)] == [6, 6, 6]
    assert [one.number for one in uneven.screen.map.tables] == [1, 2, 3, 7, 8, 9]


def test_a_figure_begins_a_table_seat_to_go_to(uneven):
    uneven.types("3")
    uneven.enter("-6")

    assert uneven.screen.map.chair.place == Place(3, 6)
    assert uneven.focus is uneven.screen.map


def test_from_another_screen_a_name_leads_to_the_seat(uneven):
    entry = uneven.t.sitter(Place(3, 6))
    uneven.go("clock")

    uneven.press(Qt.Key.Key_T, CTRL)
    uneven.enter(uneven.cockpit.name(entry))

    assert (uneven.cockpit.screen, uneven.cockpit.place) == ("tables", Place(3, 6))


def test_a_broken_table_plays_no_game_any_more(uneven):
    lose(uneven, 1, 3)
    lose(uneven, 3, 3)
    uneven.cockpit.bridge.do(BreakTables((2,), "cards"))
    at(uneven, 2, 1)
    said = []
    for held in (Qt.KeyboardModifier.NoModifier, SHIFT):
        uneven.press(Qt.Key.Key_G, held)
        said.append(uneven.said)

    assert said == ["Table 2 is broken: its players are moving"] * 2


def test_g_turns_the_game_of_the_table(uneven):
    at(uneven, 2, 1)
    games = [one.game for one in uneven.screen.map.tables]

    uneven.press(Qt.Key.Key_G)

    after = [one.game for one in uneven.screen.map.tables]
    assert (len(set(games)), after[0], after[1] != games[1]) == (1, games[0], True)


def test_who_asks_for_another_seat_is_offered_it_as_soon_as_it_is_open(stage):
    desk = stage.event(*MANY[:16], seated=True, running=True)
    stage.go("tables")
    at(stage, 1, 2)
    who = desk.name(stage.t.entries[stage.cockpit.chosen].player)
    stage.cockpit.request(CHANGE)
    stage.enter("2-3")
    full = stage.screen.sum_line

    lose_at = stage.t.sitter(Place(2, 3))
    desk.do(Eliminate(lose_at))
    opened = stage.screen.sum_line
    stage.window.event_actions["tables.give_change"].trigger()

    assert full.endswith("1 seat change asked for")
    assert opened.endswith(f"1 seat change asked for  ·  2–3 is open for {who}")
    assert stage.said == f"{who} sits at table 2, seat 3  ·  Ctrl+Z to undo"
    assert "asked for" not in stage.screen.sum_line


def test_in_a_choice_no_game_is_said_before_somebody_chose_and_the_choice_goes_round(stage):
    desk = stage.event_list.new("Choice", stage.event_list.structure("dealers-choice"))
    for name in NAMES[:4]:
        desk.do(Register(desk.player(name), name))
    desk.do(DrawSeats("seats"))
    stage.window.events.show(desk)
    stage.go("tables")
    stage.press(Qt.Key.Key_Down)
    (table,) = stage.screen.map.tables
    before = table.game, [chair.words for chair in table.chairs]

    asked = []
    for typed in ("razz by 3", "badugi"):
        stage.press(Qt.Key.Key_G)
        asked.append(stage.page.asking.field.accessibleName())
        stage.enter(typed)

    sits = {seat: desk.name(one.player) for seat, one in stage.t.at_table(1).items()}
    seats = sorted(sits)
    after_third = seats[(seats.index(3) + 1) % 4]
    (table,) = stage.screen.map.tables
    chooses = [chair.place.seat for chair in table.chairs if chair.words == "chooses next"]
    assert before == ("", [""] * len(before[1]))
    assert asked == [
        "Which game does table 1 play?",
        f"{sits[after_third]} chooses: what does table 1 play?",
    ]
    assert (table.game, chooses) == ("Badugi", [seats[(seats.index(3) + 2) % 4]])
    assert stage.said == f"Table 1 plays Badugi: {sits[after_third]} chose  ·  Ctrl+Z to undo"


def test_a_redraw_that_the_sheet_asks_for_is_proposed_and_the_table_gets_its_ninth_chair(stage):
    stage.event(*MANY[:10], seated=True)
    holdem = stage.event_list.structure("barge-2019-no-limit-main")
    structure = replace(holdem, final_table=FinalTable(redraw=True))
    stage.cockpit.bridge.do(ChangeStructure(structure))
    stage.cockpit.bridge.do(StartClock())
    pane = stage.go("tables").pane
    before = pane.isVisible()

    lose(stage, 1, 1)
    told = pane._title.text(), pane.ask.text()
    shown = {row.entry: (row.origin, row.to) for row in pane.model.rows}
    seats = {entry: stage.t.seats[entry] for entry in shown}
    leads = pane._hint.text()
    stage.press(Qt.Key.Key_B, CTRL | SHIFT)
    keys = pane._hint.text()
    stage.press(Qt.Key.Key_Return)

    assert shown == {entry: (seats[entry], to) for entry, to in stage.t.seats.items()}
    assert leads == "Ctrl+Shift+B: go to these moves"
    assert keys == "Enter: redraw seats. Escape: not now"
    assert (before, told) == (
        False,
        ("Redraw for all players", "9 players left: the structure calls for a redraw"),
    )
    assert (stage.t.tables, stage.t.size(1), len(stage.t.seats)) == ((1,), 9, 9)


def test_a_redraw_that_was_refused_is_shown_as_it_was(stage):
    stage.event(*MANY[:9], seated=True, running=True)
    structure = replace(stage.t.structure, final_table=FinalTable(redraw=True))
    stage.cockpit.bridge.do(ChangeStructure(structure))
    pane = stage.go("tables").pane
    lose(stage, 1, 1)
    shown = {row.entry: row.to for row in pane.model.rows}

    stage.press(Qt.Key.Key_B, CTRL | SHIFT)
    stage.cockpit.bridge.locked = "sign in first"
    stage.press(Qt.Key.Key_Return)
    stage.cockpit.bridge.locked = ""
    stage.cockpit.refreshed.emit()
    again = {row.entry: row.to for row in pane.model.rows}
    stage.press(Qt.Key.Key_Return)

    assert again == shown
    assert dict(stage.t.seats) == shown


def test_where_there_is_nothing_to_do_it_says_so(stage):
    stage.event(*MANY, seated=True)
    stage.go("tables")

    stage.press(Qt.Key.Key_B, CTRL | SHIFT)

    assert stage.said == ("Nobody moves: no table with an open seat is more than 2 players short")


def test_a_table_that_waits_for_late_entries_says_so_and_breaks_by_hand(stage):
    stage.event(*MANY, seated=True, running=True)
    for table, out in ((1, 2), (2, 2), (3, 4)):
        lose(stage, table, out)
    stage.cockpit.bridge.do(SetRegistration(open=True))
    screen = stage.go("tables")
    seen = screen.pane.held.text(), screen.pane.held.isVisible()

    stage.press(Qt.Key.Key_B, CTRL | SHIFT)
    waits = stage.said, screen.pane._proposal.isVisible()
    at(stage, 3, next(iter(stage.t.sitters[3])))
    stage.press(Qt.Key.Key_B, SHIFT)

    assert waits == (
        (
            "Table 3 breaks after late registration: until then no open seat would be left for a"
            " late entry (house rule)"
        ),
        False,
    )
    assert seen == (waits[0], True)
    assert screen.pane._title.text() == "Break table 3"
    stage.press(Qt.Key.Key_Escape)
    stage.cockpit.bridge.do(SetRegistration(open=False))
    assert (screen.pane._title.text(), screen.pane._proposal.isVisible()) == ("Break table 3", True)


def test_a_table_for_which_there_is_no_room_is_not_broken(stage):
    stage.event(*MANY, seated=True)
    screen = stage.go("tables")
    at(stage, 2, 1)

    stage.press(Qt.Key.Key_B, SHIFT)

    assert (screen.pane._title.text(), screen.pane.ask.text()) == (
        "Not possible now",
        "The other tables have no room for 8 players",
    )


def test_the_break_list_has_everybody_of_the_broken_table_with_old_and_new_seat(stage):
    stage.event(*MANY, seated=True, running=True)
    for table in (1, 2, 3):
        lose(stage, table, 3)
    screen = stage.go("tables")
    moves = screen.pane.todo.proposal.moves
    stage.press(Qt.Key.Key_B, CTRL | SHIFT)
    stage.press(Qt.Key.Key_Return)

    of = event_of(stage.cockpit, EVENT_SHEETS["break-list"])
    lines, slips = seat_lines(of, BREAK_LIST), seat_lines(of, SLIPS)

    assert sorted((one.entry, one.old_seat, one.table, one.seat) for one in lines) == sorted(
        (move.player, move.origin.seat, *move.to) for move in moves
    )
    assert sorted(slips) == sorted(lines)


def test_the_models_of_the_pane_keep_their_promises(uneven):
    pane = uneven.screen.pane
    testers = [QAbstractItemModelTester(one) for one in (pane.model, pane.way_model)]

    seen(uneven)
    uneven.press(Qt.Key.Key_Return)

    assert len(pane.way_model.rows) == 1
    del testers


def test_chips_are_counted_down_the_list(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_K, CTRL | SHIFT)
    screen = stage.screen
    each = stage.t.chips // 7

    for _ in NAMES:
        stage.enter(f"{each:,}")

    assert screen.sum_line == f"{stage.t.chips:,} counted: matches chips issued"


def test_the_difference_to_the_chips_issued_is_said(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_K, CTRL | SHIFT)
    each = stage.t.chips // 7

    stage.enter("5")
    some = stage.screen.sum_line
    for _ in NAMES[1:]:
        stage.enter(str(each))

    assert some == f"5 counted of {stage.t.chips:,} issued  ·  6 players still to count"
    assert stage.screen.sum_line.endswith(f"  ·  short by {each - 5:,}")


def test_chips_that_left_play_are_said_with_their_reason(stage):
    stage.event(*NAMES, seated=True, running=True)
    entry = max(stage.t.left)
    start = stage.t.structure.starting_chips
    stage.cockpit.bridge.do(Disqualify(entry, "collusion", 700))
    stage.press(Qt.Key.Key_K, CTRL | SHIFT)
    each, rest = divmod(stage.t.chips, 6)

    for place in range(6):
        stage.enter(str(each + rest if place == 0 else each))

    assert stage.screen.sum_line == f"{7 * start - 700:,} counted: matches chips in play"
    assert stage.screen.out.text() == f"{7 * start:,} issued, out of play: 700 disqualified"


def test_an_amount_that_is_none_is_not_lost(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_K, CTRL | SHIFT)

    stage.enter("12k")

    assert (stage.screen.amount.text(), stage.said) == ("12k", "Type chips as a number: 12,500")


@pytest.mark.parametrize("screen", ["players", "clock", "rulings"])
def test_what_to_do_about_the_tables_is_gone_to_from_any_screen(uneven, screen):
    uneven.go(screen)

    uneven.press(Qt.Key.Key_B, CTRL | SHIFT)

    pane = uneven.page.shown.pane
    assert (uneven.cockpit.screen, pane.isVisible()) == ("tables", True)
    assert pane.isAncestorOf(uneven.focus)
    assert pane._title.text() == "Table 1: where is the next button?"


def test_the_big_blind_is_given_instead_by_a_click_and_the_question_says_so(uneven):
    pane = uneven.screen.pane

    pane._instead.click()
    asked, offered = pane._title.text(), pane._instead.text()
    pane._instead.click()

    assert asked == "Table 1: where is the next big blind?"
    assert offered == "Give the button instead"
    assert pane._title.text() == "Table 1: where is the next button?"


def test_the_key_of_the_big_blind_is_shown_only_where_it_gives_it(uneven):
    pane = uneven.screen.pane
    uneven.screen.map.setFocus()
    at_the_map = pane._instead.text()

    uneven.press(Qt.Key.Key_B, CTRL | SHIFT)
    in_the_pane = pane._instead.text()
    uneven.press(Qt.Key.Key_B)

    assert (at_the_map, in_the_pane) == (
        "Give the big blind instead",
        "Give the big blind instead (B)",
    )
    assert pane._instead.text() == "Give the button instead (B)"


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 736)])
def test_what_is_asked_of_the_button_is_whole_in_a_small_window(uneven, width, height):
    uneven.window.resize(width, height)
    QTest.qWait(1)

    around = uneven.screen.pane.findChild(QScrollArea)

    assert around.widget().width() == around.viewport().width()


def test_why_no_table_breaks_is_said_also_while_the_button_is_asked_for(uneven):
    pane = uneven.screen.pane
    why = Reason("Table {table} breaks after late registration", {"table": 2}, "B19")
    held = pane.todo.proposal._replace(held=why)
    pane._todo.now = lambda _=None: Todo(held)

    pane.refresh()

    assert pane.held.text() == "Table 2 breaks after late registration"


def test_tables_stand_still_when_one_that_has_broken_goes(stage):
    pane = broken(stage)
    pane.accept()
    shown = stage.screen.map
    before = len(shown.tables), shown.card(0), shown.card(1)

    pane._all.click()
    after = len(shown.tables), shown.card(0), shown.card(1)
    stage.go("clock")
    stage.go("tables")

    assert (before[0], after[0], before[1:]) == (3, 2, after[1:])
    assert shown.card(0).width() > before[1].width()


def test_what_cannot_be_done_to_a_broken_table_is_grey_with_its_reason(stage):
    pane = broken(stage)
    pane.accept()
    screen = stage.screen
    screen.map.go_to(Place(3, 1))

    acts = stage.window.event_actions
    why = {one: acts.refusal(one) for one in ON_TABLE if one.startswith(("tables.c", "clock"))}

    moving = "table 3 is broken: its players are moving"
    assert why == {
        "tables.check_table": moving,
        "tables.chip_race": "no players sit at table 3",
        "tables.close": moving,
        "clock.own": "Table 3 is closed",
    }
    assert (acts.refusal("tables.break"), acts.refusal("tables.lock")) == (moving, moving)


def broken(stage):
    """Three tables, the third just small enough to break."""
    stage.event(*MANY, seated=True, running=True)
    for table in (1, 2, 3):
        lose(stage, table, 2)
    lose(stage, 3, 2)
    return stage.go("tables").pane


def ways(pane):
    return [(row.name, row.to) for row in pane.model.rows]


def test_a_draw_that_was_shown_stays_however_often_it_is_looked_at(stage):
    pane = broken(stage)
    shown = pane._title.text(), ways(pane), pane.ask.text()

    for _ in range(3):
        stage.wait(minutes=4)
        stage.go("players")
        stage.go("tables")

    assert (pane._title.text(), ways(pane), pane.ask.text()) == shown
    assert pane.anew.text() == ""


def test_a_break_that_is_undone_is_drawn_as_it_was(stage):
    pane = broken(stage)
    shown = ways(pane)
    pane.accept()
    gone = 3 not in stage.t.sitters

    stage.press(Qt.Key.Key_Z, CTRL)

    assert (gone, ways(pane)) == (True, shown)


def test_after_a_restart_a_table_breaks_as_it_was_shown(stage, dressed, tmp_path):
    shown = ways(broken(stage))

    again = Stage(tmp_path, stage.book, later=timedelta(minutes=5))
    there = ways(again.go("tables").pane)
    again.close()

    assert (len(shown), there) == (4, shown)


def test_a_draw_that_was_read_and_is_another_now_says_for_how_many(stage, monkeypatch):
    # of other draws one may differ in one way only, or in none
    monkeypatch.setattr(Desk, "seed_for", lambda *_: "seed")
    pane = broken(stage)
    shown = dict(ways(pane))
    stage.wait(seconds=20)

    lose(stage, 3, 1)

    others = [name for name, to in ways(pane) if shown[name] != to]
    assert len(others) > 1
    assert pane.anew.text() == f"Drawn anew: {len(others)} players go elsewhere than was shown"
    pane.put_away()
    pane.show_proposal()
    assert pane.anew.text() == ""


def test_that_it_was_drawn_anew_is_said_until_the_next_act_that_leaves_the_draw_alone(
    stage, monkeypatch
):
    monkeypatch.setattr(Desk, "seed_for", lambda *_: "seed")
    pane = broken(stage)
    stage.wait(seconds=20)
    lose(stage, 3, 1)
    shown, said = ways(pane), pane.anew.text()
    stage.wait(seconds=20)

    stage.cockpit.bridge.do(PauseClock())

    assert said.startswith("Drawn anew: ")
    assert (ways(pane), pane.anew.text()) == (shown, "")


def test_what_is_clicked_under_the_moves_stays_where_it_is_from_bust_to_bust(stage):
    pane = broken(stage)
    QTest.qWait(1)
    where, count = pane._accept.mapTo(pane, QPoint()), len(ways(pane))
    stage.wait(seconds=20)

    lose(stage, 3, 1)
    QTest.qWait(1)

    assert (pane._accept.mapTo(pane, QPoint()), len(ways(pane))) == (where, count - 1)


def test_a_draw_that_nobody_had_time_to_read_is_changed_without_a_word(stage):
    pane = broken(stage)
    shown = ways(pane)
    stage.wait(seconds=2)

    lose(stage, 3, 1)

    assert (ways(pane) != shown, pane.anew.text()) == (True, "")


def test_who_leaves_a_table_that_breaks_stands_in_the_order_of_its_seats(stage):
    pane = broken(stage)
    stage.wait(seconds=20)
    before = [row.name for row in pane.model.rows]

    lose(stage, 3, 1)

    seats = [row.origin.seat for row in pane.model.rows]
    after = [row.name for row in pane.model.rows]
    assert seats == sorted(seats)
    assert after == [name for name in before if name in after]


def test_the_reasons_of_a_break_are_cited_in_words(stage):
    pane = broken(stage)

    assert pane.ask.text().splitlines() == [
        "4 players, and 4 open seats elsewhere",
        "Table 3 is the smallest",
    ]


def test_a_long_name_among_the_moves_is_whole(stage):
    stage.event(*("Maximiliane " + name for name in MANY), seated=True, running=True)
    for table in (1, 2, 3):
        lose(stage, table, 2)
    lose(stage, 3, 2)
    pane = stage.go("tables").pane
    view, longest = pane.moves, max((row.name for row in pane.model.rows), key=len)

    assert view.fontMetrics().horizontalAdvance(longest) <= view.columnWidth(1) - 16
    assert pane.reason.text().splitlines()[0] == pane.model.rows[0].name


def test_while_the_cursor_is_on_the_map_the_panel_says_which_keys_lead_to_its_question(uneven):
    uneven.screen.map.setFocus()
    on_map = uneven.screen.pane.ask.text().splitlines()[0]

    uneven.press(Qt.Key.Key_B, CTRL | SHIFT)

    assert on_map == "Choose the seat of the next button, or press Ctrl+Shift+B and its number"
    assert uneven.screen.pane.ask.text().startswith("Choose or press the seat of the next button")


def test_the_line_above_the_room_names_the_level_that_time_brings(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.go("tables")
    header = next(one for one in stage.window.page.findChildren(PageHeader) if one.isVisible())

    before = header.sum_line.text().rpartition("  ·  ")[2]
    stage.wait(minutes=stage.t.structure.levels[0].minutes)

    assert (before, header.sum_line.text().rpartition("  ·  ")[2]) == ("Level 1", "Level 2")


def test_accept_is_clicked_once_though_the_hint_below_it_grows_with_the_focus(stage):
    pane = broken(stage)
    stage.screen.map.setFocus()
    QTest.qWait(20)
    hint = pane._hint.text()
    handle, button = stage.window.windowHandle(), pane._accept
    at = button.mapTo(stage.window, QPoint(button.width() // 2, button.height() - 3))

    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=at)
    QTest.qWait(20)
    where = button.mapTo(stage.window, QPoint(button.width() // 2, button.height() - 3))
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=at)
    QTest.qWait(20)

    assert (hint, where) == ("Ctrl+Shift+B: go to these moves", at)
    assert stage.t.table(3).closed


def test_the_tables_stay_where_they_are_when_something_comes_to_be_done_about_them(stage):
    stage.window.resize(1366, 768)
    more = tuple(f"{first} {name.split()[1]}" for first in ("Eve", "Flo") for name in MANY[:6])
    stage.event(*MANY, *more, seated=True, running=True)
    stage.go("players")
    screen = stage.go("tables")
    QTest.qWait(1)
    at_first = screen.pane.isVisible(), [screen.map.card(number) for number in range(5)]

    lose(stage, 1, 4)
    QTest.qWait(1)

    assert at_first == (False, [screen.map.card(number) for number in range(5)])
    assert screen.pane.isVisible()


def test_what_to_type_to_go_to_a_seat_is_said_until_it_is_typed_whatever_is_done_elsewhere(stage):
    stage.event(*NAMES, seated=True)
    stage.go("tables")
    stage.cockpit.request(AskSeat(""))
    (drop,) = drops_in_sight()

    stage.press(Qt.Key.Key_Return)
    stage.cockpit.refreshed.emit()
    said = drop.hint
    stage.types("dov")
    stage.press(Qt.Key.Key_Escape)
    stage.cockpit.request(AskSeat(""))

    assert (said, drop.hint) == (
        "Type letters of a name, or table-seat: 2-5",
        "Table-seat or name: 2-5, mar",
    )
