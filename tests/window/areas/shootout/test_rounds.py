"""The Bracket and Flights screens, and the clock that is shown, by keys alone."""

from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QLabel

from director.tournament.commands import (
    BagChips,
    ByClock,
    DrawRound,
    DrawSeats,
    Eliminate,
    EndFlight,
    GiveClock,
    OpenFlight,
    PlanRounds,
    Register,
    SetRegistration,
    StartClock,
)
from director.tournament.shootouts.state import RoundTerms
from director.views.tables.bracket import BracketCard, BracketColumn, BracketPlayer, columns
from director.views.tables.room import room
from director.window.areas.flights.flight_actions import FLIGHTS
from director.window.areas.flights.flight_questions import BAG, END
from director.window.areas.shootout.bracket_box import names_in_lines
from director.window.areas.shootout.shootout_actions import BRACKET
from director.window.areas.shootout.shootout_questions import terms_said, terms_typed
from director.window.areas.shootout.what_is_due import rounds_due
from director.window.event.due import Due
from director.window.look.fonts import font
from tests.window.stages import CTRL, NAMES

Key = Qt.Key
CTRL_SHIFT = CTRL | Qt.KeyboardModifier.ShiftModifier


def shootout(stage, names=NAMES[:6], seats=2):
    desk = stage.event(*names)
    desk.do(PlanRounds(RoundTerms(seats)))
    stage.press(Key.Key_G, CTRL_SHIFT)
    assert stage.cockpit.screen == BRACKET
    return desk


def with_flight(stage):
    desk = stage.event()
    stage.press(Key.Key_F, CTRL_SHIFT)
    assert stage.cockpit.screen == FLIGHTS
    stage.press(Key.Key_O)
    stage.enter("1A")
    for number, name in enumerate(NAMES[:4]):
        desk.do(Register(desk.player(name), f"late {number}"))
    desk.do(DrawSeats("seats"))
    return desk


def test_rounds_are_planned_in_one_line_and_drawn_by_one_key(stage):
    stage.event(*NAMES[:6])
    stage.press(Key.Key_G, CTRL_SHIFT)
    stage.press(Key.Key_P)
    stage.enter("2 seats, shared")
    stage.press(Key.Key_D)

    assert stage.t.round_terms == RoundTerms(2, places="shared")
    assert len(stage.t.rounds) == 1
    assert stage.screen.sum_line == "Round 1: 2 tables still playing"


def test_a_table_whose_round_is_played_out_says_that_it_is_won(stage):
    desk = shootout(stage)
    desk.do(DrawRound("first"))
    before = [card.state for card in room(desk.tournament, str)]

    desk.do(Eliminate(max(desk.tournament.sitters[1].values())))

    after = [card.state for card in room(desk.tournament, str)]
    assert (before[0] == "won", after[0], after[1:]) == (False, "won", before[1:])


def test_a_line_about_rounds_is_read_as_it_is_written():
    terms = RoundTerms(9, 2, (10, 3), False, True, "shared")

    assert terms_typed(terms_said(terms)) == terms
    assert terms_typed("six") is None
    assert terms_typed("9 9") is None


def test_the_bracket_shows_who_went_on_and_what_is_to_come(stage):
    desk = shootout(stage)
    desk.do(DrawRound("first"))
    gone = max(desk.tournament.sitters[1].values())
    desk.do(Eliminate(gone))
    winner = next(iter(desk.tournament.sitters[1].values()))
    byes = sorted(desk.tournament.rounds[0].at[0])

    first, second, third = columns(stage.t, lambda entry: f"#{entry}")

    assert (first.title, first.caption) == ("Round 1", "6 players, 2 tables")
    assert first.cards[0] == BracketCard(
        1,
        "Table 1",
        "advances",
        f"#{winner}",
        "done",
        1.0,
        players=tuple(
            BracketPlayer(f"#{one}", "through" if one == winner else "out")
            for one in stage.t.rounds[0].at[1]
        ),
    )
    assert first.cards[1].stage == "playing"
    assert [one.fate for one in first.cards[1].players] == ["in", "in"]
    assert first.cards[2].names == f"#{byes[0]} and #{byes[1]}"
    assert second.caption == "4 players, 2 tables"
    to_come = BracketCard(
        0, "Final table", "2 seats", "winners of round 2, by draw", "to come", seats=2
    )
    assert third == BracketColumn("Round 3", "2 players, one table", (to_come,))


def test_in_the_bracket_keys_go_along_its_lines_and_make_it_fit(stage):
    desk = shootout(stage, NAMES[:7])
    desk.do(PlanRounds(RoundTerms(2, fresh=False, fixed=True)))
    desk.do(DrawRound("first"))
    bracket = stage.screen.map

    stage.press(Key.Key_Down)
    stage.press(Key.Key_Down)
    assert (bracket.card.title, bracket.card.number) == ("Table 3", 3)
    stage.press(Key.Key_Right)
    assert bracket.card.names.startswith("winner of table 3 and ")
    stage.press(Key.Key_Right)
    assert bracket.card.title == "Final"
    assert bracket.accessibleDescription() == "Round 3, Final, to come, winners of matches 4 and 5"
    stage.press(Key.Key_Left)
    assert bracket.card.names == "winners of tables 1 and 2"

    stage.press(Key.Key_Minus)
    assert bracket.zoom == 0.8
    stage.press(Key.Key_1)
    assert bracket.zoom == 1.0
    stage.press(Key.Key_0)
    assert bracket.zoom <= 1.0
    assert bracket.verticalScrollBar().maximum() == 0


def test_all_tables_of_a_round_are_in_sight_until_it_is_made_larger(stage):
    names = [f"Player {number}" for number in range(42)]
    desk = shootout(stage, names, seats=7)
    desk.do(DrawRound("first"))
    bracket = stage.screen.map

    small = bracket.verticalScrollBar().maximum()
    stage.press(Key.Key_Plus)

    assert (small, bracket.verticalScrollBar().maximum() > 0) == (0, True)


def test_names_that_have_no_room_are_counted():
    metrics, names = QFontMetricsF(font()), ["Ada Marlowe", "Bertil Quist", "Carmen Ostrow"]
    wide = metrics.horizontalAdvance("Ada Marlowe, 2 more") + 1

    assert names_in_lines(names, metrics, wide, 1) == ["Ada Marlowe, 2 more"]
    assert names_in_lines(names, metrics, 4 * wide, 1) == [
        "Ada Marlowe, Bertil Quist, Carmen Ostrow"
    ]
    assert names_in_lines(names, metrics, wide, 3) == [
        "Ada Marlowe,",
        "Bertil Quist,",
        "Carmen Ostrow",
    ]


def test_a_round_that_no_word_could_draw_yet_is_greyed_and_says_why(stage):
    desk = shootout(stage, NAMES[:4])
    desk.do(DrawRound("first"))

    refused = stage.window.event_actions.refusal("rounds.draw")

    assert refused == "Tables 1 and 2 are still playing"


def test_a_round_is_drawn_in_part_after_a_word_why(stage):
    desk = shootout(stage, NAMES[:6])
    desk.do(DrawRound("first"))

    stage.press(Key.Key_D)

    assert stage.said == "Tables 1 and 2 are still playing  ·  F4: override"
    stage.press(Key.Key_F4)
    stage.enter("two are ready")
    assert len(stage.t.rounds) == 2


def test_an_event_without_rounds_says_how_they_begin(stage):
    stage.event(*NAMES)
    stage.press(Key.Key_G, CTRL_SHIFT)

    stage.press(Key.Key_D)

    assert not stage.t.rounds
    assert "No rounds are planned" in stage.said


def test_one_key_changes_over_to_the_next_clock_and_the_keys_ask_that_one(stage):
    desk = stage.event(*NAMES, seated=True)
    desk.do(GiveClock(1))
    stage.go("clock")

    stage.press(Key.Key_C)
    stage.press(Key.Key_F9)

    assert stage.cockpit.bridge.clock == "table 1"
    assert desk.tournament.clocks["table 1"].since
    assert not desk.tournament.clock.since
    assert stage.screen._title.text().startswith("Table 1  ·  Level 1")
    stage.press(Key.Key_C)
    assert stage.cockpit.bridge.clock == ""


def test_the_clock_of_the_flight_in_play_is_shown_of_itself(stage):
    desk = with_flight(stage)

    stage.go("clock")
    stage.press(Key.Key_F9)

    assert stage.cockpit.bridge.clock == "1A"
    assert desk.tournament.clocks["1A"].since
    assert stage.screen._title.text().startswith("Flight 1A")


def test_chips_are_bagged_by_seat_or_name_and_the_flight_ends(stage):
    desk = with_flight(stage)
    start = stage.t.structure.starting_chips
    for text in (f"ann {start}", f"bob {start}", f"cho {start // 1000}k", f"dov {start}"):
        stage.press(Key.Key_B)
        stage.enter(text)

    stage.press(Key.Key_E)
    stage.enter()

    assert dict(stage.t.bagged) == {1: start, 2: start, 3: start, 4: start}
    assert stage.t.flights[0].ended
    assert [(row.label, row.clock) for row in stage.screen.model.rows] == [("1A", "–")]
    assert stage.screen.next.step.says == "Open the next flight or start the next day"
    stage.press(Key.Key_J)
    assert stage.t.joined
    assert len(desk.tournament.seats) == 4


def test_what_the_house_says_about_flights_is_typed_in_one_line(stage):
    with_flight(stage)

    stage.press(Key.Key_U)
    stage.enter("all, 15%, entries 2")

    terms = stage.t.flight_terms
    assert (terms.bags, terms.percent, terms.entries_each) == ("all", 15, 2)
    assert stage.screen.house.text() == (
        "All stacks of a player are combined  ·  played down to 15% of entries"
        "  ·  entries per flight: 2"
    )


def test_a_flight_with_chips_missing_wants_a_word_why(stage):
    desk = with_flight(stage)
    for entry in (1, 2, 3, 4):
        desk.do(BagChips(entry, 100))

    stage.press(Key.Key_E)
    stage.enter()
    assert not stage.t.flights[0].ended
    stage.enter("a bag was lost")

    assert stage.t.flights[0].ended


def test_the_list_of_players_says_whose_chips_lie_in_a_bag(stage):
    desk = with_flight(stage)
    stage.go("players")

    desk.do(BagChips(2, 100))

    seats = {row.name: (row.state, row.chips) for row in stage.screen.model.rows}
    assert seats["Bob Marek"] == ("bagged", 100)
    assert seats["Ann Ost"] == ("in", 0)


def test_the_list_of_players_has_every_place_right_after_a_late_round_one(stage):
    desk = shootout(stage, NAMES[:6])
    desk.do(DrawRound("first"))
    desk.do(Eliminate(max(desk.tournament.sitters[1].values())))
    stage.go("players")
    desk.do(DrawRound("second", "they are ready"))
    fast = [one for one in sorted(desk.tournament.rounds[1].home) if one in desk.tournament.seats]
    desk.do(Eliminate(fast[0]))
    slow = max(there for there in desk.tournament.rounds[0].left(2, desk.tournament.busts))

    desk.do(Eliminate(slow))

    shown = {row.number: row.place for row in stage.screen.model.rows if row.place}
    assert shown == {one.entry.number: one.place for one in stage.t.standings()}


@pytest.mark.parametrize("name", ["1A"])
def test_the_wall_shows_the_flight_and_counts_its_players(stage, name):
    desk = with_flight(stage)
    desk.do(ByClock(name, StartClock()))
    for entry in (1, 2, 3, 4):
        desk.do(BagChips(entry, stage.t.structure.starting_chips))
    desk.do(EndFlight(name))
    desk.do(OpenFlight("1B"))
    desk.do(Register(desk.player(NAMES[5]), "late"))
    stage.press(Key.Key_F11)

    poster = stage.window.wall.poster

    assert poster.name == "Friday  ·  Flight 1B"
    assert poster.players == "1 / 1"


def test_a_clock_that_is_not_shown_rings_and_says_whose_it_is(stage):
    with_flight(stage).do(ByClock("1A", StartClock()))
    rung = []
    stage.cockpit.bells._play = rung.append
    stage.cockpit.bridge.choose_clock("")
    minutes = stage.t.structure.steps[0].minutes

    stage.window.status._being_read.stop()  # what was said first has been read long since
    stage.now += timedelta(minutes=minutes, seconds=1)
    stage.cockpit.bridge.tick()

    assert rung == ["chime"]
    assert stage.said == "Flight 1A: Level 2"


def test_the_empty_places_of_a_bracket_that_is_decided_say_whom_they_wait_for(stage):
    desk = shootout(stage, NAMES[:7])
    desk.do(PlanRounds(RoundTerms(2, fresh=False, fixed=True)))
    desk.do(DrawRound("first"))

    _, second, third = columns(stage.t, str)
    (bye,) = stage.t.rounds[0].at[0]

    assert [(card.title, card.names) for card in (*second.cards, *third.cards)] == [
        ("Match 4", "winners of tables 1 and 2"),
        ("Match 5", f"winner of table 3 and {bye}"),
        ("Final", "winners of matches 4 and 5"),
    ]


def test_who_is_in_two_flights_bags_at_the_table_and_a_flight_ends_without_who_left(stage):
    desk = with_flight(stage)
    for number in range(1, 5):
        desk.do(BagChips(number, 1000))
    desk.do(EndFlight("1A", "day one"))
    desk.do(OpenFlight("1B"))
    again = stage.t.entries[1].player
    desk.do(Register(again, "again"))
    desk.do(Register(stage.t.entries[2].player, "again"))
    desk.do(DrawSeats("seats 1B"))

    stage.cockpit.request(BAG)
    stage.enter(f"{desk.name(again)} 2500")
    stage.cockpit.request(END)
    asked = stage.page.asking.hint
    stage.enter("Bob left")

    assert stage.t.bagged[5] == 2500
    assert asked == f"{NAMES[1]} never bagged: out once flight 1B ends: type a reason to override"
    assert (stage.t.flights[1].ended, 6 in stage.t.busts) == (True, True)


def test_who_has_bagged_in_one_flight_busts_where_the_next_is_played(stage):
    desk = with_flight(stage)
    for number in range(1, 5):
        desk.do(BagChips(number, 1000))
    desk.do(EndFlight("1A", "day one"))
    desk.do(OpenFlight("1B"))
    desk.do(Register(stage.t.entries[1].player, "again"))
    desk.do(Register(stage.t.entries[2].player, "again"))

    stage.press(Key.Key_F8)
    stage.enter(NAMES[0])

    assert (stage.t.is_in(1), stage.t.is_in(5)) == (True, False)


def test_a_bag_of_nobody_says_whom_it_looked_for(stage):
    stage.event(*NAMES, seated=True)
    stage.cockpit.request(BAG)

    stage.types("9-9 41500")

    said = [one.text() for one in stage.window.findChildren(QLabel) if one.isVisible()]
    assert "No player still in has that name or seat" in said


def test_the_next_round_is_due_once_every_table_of_this_one_is_over(stage):
    desk = shootout(stage, NAMES[:4])
    desk.do(SetRegistration(open=False))
    due = [rounds_due(stage.cockpit)]
    desk.do(DrawRound("seed"))
    due.append(rounds_due(stage.cockpit))
    homes = stage.t.rounds[0].home
    for table in sorted(set(homes.values())):
        desk.do(Eliminate(min(one for one, home in homes.items() if home == table)))
    due.append(rounds_due(stage.cockpit))

    assert due == [
        (Due("round 1 is ready to draw", "screen.bracket"),),
        (),
        (Due("round 2 is ready to draw", "screen.bracket"),),
    ]
