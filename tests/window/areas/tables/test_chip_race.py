"""A chip race is asked for at a table, with what the event knows of it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from director.tournament.busts.commands import CountChips
from director.tournament.busts.facts import Count
from director.tournament.commands import ColorUp, DrawSeats, MoveClock, Register, StartClock
from director.tournament.seats.draws import Place
from tests.window.stages import CTRL, NAMES


def texts(stage):
    return stage.screen.form.typed


def asked_for(stage):
    stage.press(Qt.Key.Key_K, CTRL)
    stage.types("chip race")
    first = stage.window.palette_of_window.drop.offered[0]
    stage.press(Qt.Key.Key_Return)
    return first


def test_the_palette_leads_to_the_ruling_with_the_chips_and_the_players_of_the_table(stage):
    stage.event(*NAMES, seated=True, running=True)
    seats = {place.seat: entry for entry, place in stage.t.seats.items()}

    first = asked_for(stage)

    assert (first, stage.cockpit.screen, stage.screen.title.text()) == (
        "Chip race",
        "rulings",
        "A chip race",
    )
    assert texts(stage) == {
        "racers": "; ".join(f"{seat}: ? chips" for seat in sorted(seats)),
        "old": "25",
        "new": "100",
        "cards": "",
        "no_others": "",
    }
    assert stage.screen.about.text() == "Table 1  ·  the 25s are not due for 1 h 30 min yet"


def test_each_seat_has_a_row_with_its_name_and_the_answer_names_who_wins(stage):
    stage.event(*NAMES, seated=True, running=True)
    names = {one.seat: stage.cockpit.name(entry) for entry, one in stage.t.seats.items()}
    first, second, *_ = sorted(names)

    asked_for(stage)
    form, rows = stage.screen.form, stage.screen.form.blanks["racers"].field
    at_first = (rows.who[: len(names)], stage.screen.answer.text, stage.focus)
    QApplication.processEvents()
    places = [cell.mapTo(form, QPoint(0, 0)) for cell in rows.cells]
    for text in ("3", "9h 4c Kd", "1", "As"):
        stage.types(text)
        stage.press(Qt.Key.Key_Tab)
    form.blanks["no_others"].field.setFocus()
    stage.types("-")

    cells = list(rows.cells)
    asked = ("Who has chips that leave play",)
    assert at_first == ([names[seat] for seat in sorted(names)], asked, cells[1])
    assert form.said["racers"] == f"{first}: 3 chips; {second}: 1 chips"
    assert form.said["cards"] == f"{first}: 9h 4c Kd, {second}: As"
    told = stage.screen.answer.text
    assert told[0] == f"Seat {second} ({names[second]}) wins a chip of 100"
    assert told[2:5] == (
        f"Seat {first} ({names[first]}) gives 3 × 25 and wins nothing with 9h 4c Kd (TDA 24-A)",
        f"Seat {second} ({names[second]}) gives 1 × 25 and wins 1 × 100 with As (TDA 24-A)",
        "Out of play: 4 × 25; into play: 1 × 100, worth the same (house rule)",
    )
    QApplication.processEvents()
    assert [cell.mapTo(form, QPoint(0, 0)) for cell in rows.cells] == places


def test_the_cards_of_every_seat_are_said_before_the_first_is_dealt(stage):
    stage.event(*NAMES[:4], seated=True, running=True)
    asked_for(stage)
    form = stage.screen.form
    odd, cards = zip(*[(row[1], row[2]) for row in form.blanks["racers"].field._rows], strict=True)

    def hints():
        return [one.placeholderText() for one in cards if not one.isHidden()]

    for text in ("7", "1", "4", "2"):
        stage.types(text)
        stage.press(Qt.Key.Key_Return)
    said = hints()
    stage.types("no card")
    wrong = hints()
    odd[1].setFocus()
    odd[1].clear()
    stage.types("3")

    assert said == ["3 cards", "1 card", "", "2 cards"]
    assert (wrong, hints()) == (said, ["3 cards", "3 cards", "", "2 cards"])


def test_what_is_wrong_in_a_row_moves_nothing_on_the_form(stage):
    stage.event(*NAMES, seated=True, running=True)
    asked_for(stage)
    form = stage.screen.form
    QApplication.processEvents()
    places = [cell.mapTo(form, QPoint(0, 0)) for cell in form.blanks["racers"].field.cells]

    for text in ("3", "no card"):
        stage.types(text)
        stage.press(Qt.Key.Key_Tab)
    QApplication.processEvents()

    assert "cards" in stage.screen.answered.wrong
    assert [cell.mapTo(form, QPoint(0, 0)) for cell in form.blanks["racers"].field.cells] == places


def test_stacks_that_are_counted_stand_in_it(stage):
    stage.event(*NAMES, seated=True, running=True)
    for entry in stage.t.seats:
        stage.cockpit.bridge.do(CountChips((Count(entry, 4075),)))

    asked_for(stage)

    first = min(place.seat for place in stage.t.seats.values())
    assert texts(stage)["racers"].startswith(f"{first}: 3 chips; ")
    assert texts(stage)["no_others"] == "-"
    assert "  ·  stacks as they were counted last" in stage.screen.about.text()


def test_the_sheet_is_printed_under_a_name_of_its_own(stage):
    stage.event(*NAMES, seated=True, running=True)

    stage.press(Qt.Key.Key_K, CTRL)
    stage.types("print chip race")

    assert stage.window.palette_of_window.drop.offered[0] == "Print chip race sheet"


def test_nine_are_raced_by_enter_alone_and_nothing_moves_while_one_types(stage):
    stage.window.resize(1024, 768)
    table_of_nine(stage)
    asked_for(stage)
    screen, bar = stage.screen, stage.screen._pane.verticalScrollBar()
    names = [one.text() for one in screen.form.blanks["racers"].field._who]
    said, view = [], screen._pane.viewport()
    QApplication.processEvents()

    def types(text):
        there, size = bar.value(), screen.form.size()
        stage.types(text)
        for _ in range(3):
            QApplication.processEvents()
        if screen.form.blanks["no_others"].isHidden():
            assert screen.form.size() == size
        assert bar.value() == there
        said.append(screen._next.text())
        stage.press(Qt.Key.Key_Return)
        QApplication.processEvents()
        if view.isAncestorOf(stage.focus):
            assert view.rect().contains(stage.focus.mapTo(view, stage.focus.rect().center()))

    for odd in ("3", "1", "", "2", "3", "", "1", "2", "4"):
        types(odd)
    for cards in ("9h 4c kd", "as", "2c 7s", "3h 5h 8h", "jc", "qd 6d", "2h 3d 4s 5c"):
        types(cards)
    types("5")

    answer = screen.answer
    assert said[0] == f"Still to answer: seat 1 ({names[0]}) gets 3 cards"
    assert said[9] == f"Still to answer: seat 2 ({names[1]}) gets one card"
    assert said[14] == f"Still to answer: seat 9 ({names[8]}) gets 4 cards"
    assert said[-1] == ""  # the answer begins in sight
    assert answer.text[0] == (
        f"Seats 2 ({names[1]}) and 1 ({names[0]}) win a chip of 1,000 each; "
        f"seat 5 ({names[4]}) is not raced out and gets one"
    )
    assert 0 <= answer.mapTo(view, QPoint(0, 0)).y() < view.height() / 4
    assert (stage.focus, screen._next.isHidden()) == (screen._record, True)


@pytest.mark.parametrize("by_mouse", [True, False])
def test_the_line_of_what_is_missing_leads_to_its_field(stage, by_mouse):
    stage.window.resize(1024, 768)
    table_of_nine(stage)
    asked_for(stage)
    for typed in ("1",) * 9 + ("as", "ks", "qs", "js", "ts", "9s", "8s", "7s"):
        stage.types(typed)
        stage.press(Qt.Key.Key_Return)
    stage.types("6s")
    screen, view = stage.screen, stage.screen._pane.viewport()
    QApplication.processEvents()
    field = screen.form.blanks["no_others"].field
    said = screen._next.text()
    screen._pane.verticalScrollBar().setValue(0)

    if by_mouse:
        QTest.mouseClick(screen._next, Qt.MouseButton.LeftButton)
    else:
        screen._next.setFocus()
        stage.press(Qt.Key.Key_Return)

    assert said.endswith("get no chip: who of them has no other chips?")
    assert stage.focus is field
    assert view.rect().contains(field.rect().translated(field.mapTo(view, QPoint(0, 0))))


def test_enter_in_a_cell_that_is_wrong_stays_there(stage):
    stage.event(*NAMES, seated=True, running=True)
    asked_for(stage)
    stage.types("1")
    stage.press(Qt.Key.Key_Tab)
    stage.types("5")

    cell = stage.focus
    stage.press(Qt.Key.Key_Return)

    assert (stage.focus, stage.screen.answer.in_short) == (cell, "seat 1: “5” has no suit")


def table_of_nine(stage):
    desk = stage.event_list.new("Nine", stage.event_list.structure("no-limit-freezeout"))
    for name in (*NAMES, "Hal Ito", "Ivy Roth"):
        desk.do(Register(desk.player(name), name))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    steps = desk.tournament.structure.steps
    desk.do(MoveClock(next(at for at, one in enumerate(steps) if getattr(one, "remove", ()))))
    stage.window.events.show(desk)


def test_a_recorded_race_leads_to_the_table_that_comes_next(stage):
    more = ("Hal Ito", "Ivy Roth", "Jan Sol", "Kim Tan")
    stage.event(*NAMES, *more, seated=True, running=True)
    for entry in stage.t.seats:
        stage.cockpit.bridge.do(CountChips((Count(entry, 4000),)))
    first, second = stage.t.tables
    stage.go("tables").map.go_to(Place(first, 1))
    asked_for(stage)
    record = stage.screen._record

    record.click()
    offered = record.text(), stage.focus
    stage.press(Qt.Key.Key_Space)

    assert offered == (f"Race chips at table {second}", record)
    assert stage.screen.about.text().startswith(f"Table {second}")
    assert record.text() == f"Record table {second} as colored up"
    record.click()
    assert record.isHidden()


def test_after_the_race_of_the_last_table_enter_does_nothing(stage):
    screen = counted_everywhere(stage)
    spoken = []
    screen._outputs[0].clicked.connect(lambda _=False: spoken.append("aloud"))
    for _ in range(3):  # the first table is recorded, the second raced and recorded
        screen._record.setFocus()
        stage.press(Qt.Key.Key_Return)
    length = len(stage.cockpit.bridge.desk.log.records)

    stage.press(Qt.Key.Key_Return)

    assert (screen._record.isHidden(), stage.focus) == (True, screen._pane)
    assert (spoken, len(stage.cockpit.bridge.desk.log.records)) == ([], length)


def counted_everywhere(stage):
    """Both tables counted, and the race of the first asked for."""
    more = ("Hal Ito", "Ivy Roth", "Jan Sol", "Kim Tan")
    stage.event(*NAMES, *more, seated=True, running=True)
    for entry in stage.t.seats:
        stage.cockpit.bridge.do(CountChips((Count(entry, 4000),)))
    stage.go("tables").map.go_to(Place(stage.t.tables[0], 1))
    asked_for(stage)
    return stage.screen


def test_arrows_go_from_seat_to_seat_and_what_is_typed_there_is_new(stage):
    screen = counted_everywhere(stage)
    rows = screen.form.blanks["racers"].field
    counts = [row[1] for row in rows._rows if row[0].text()]
    counts[0].setFocus()

    stage.types("6")
    stage.press(Qt.Key.Key_Down)
    stage.types("5")
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Up)
    stage.press(Qt.Key.Key_Up)
    stage.press(Qt.Key.Key_Up)

    assert [one.text()[-1] for one in counts[:2]] == ["6", "5"]
    assert counts[1].text() == "5"
    assert stage.focus is counts[0]
    counts[-1].setFocus()
    stage.press(Qt.Key.Key_Down)
    assert stage.focus is counts[-1]


def test_the_race_of_the_next_table_begins_at_the_top_of_the_form(stage):
    stage.window.resize(1024, 768)
    screen = counted_everywhere(stage)
    view, bar = screen._pane.viewport(), screen._pane.verticalScrollBar()
    QApplication.processEvents()
    screen._record.click()
    bar.setValue(bar.maximum())
    scrolled = bar.value()

    screen._record.click()
    QApplication.processEvents()

    assert (scrolled > 0, bar.value()) == (True, 0)
    assert view.isAncestorOf(stage.focus)
    assert view.rect().contains(stage.focus.mapTo(view, stage.focus.rect().center()))


def test_a_race_that_was_recorded_for_all_tables_meanwhile_is_recorded_no_more(stage):
    record = counted_everywhere(stage)._record
    before = record.isHidden()

    stage.cockpit.bridge.do(ColorUp((25,), stage.t.tables))
    done = record.isHidden()
    stage.press(Qt.Key.Key_Z, CTRL)

    assert (before, done, record.isHidden()) == (False, True, False)


def test_what_was_recorded_elsewhere_meanwhile_is_not_raced_again(stage):
    record = counted_everywhere(stage)._record
    record.click()
    second = stage.t.tables[1]
    before = record.isHidden(), record.text()

    stage.cockpit.bridge.do(ColorUp((25,), (second,)))
    done = record.isHidden()
    stage.press(Qt.Key.Key_Z, CTRL)

    assert (before, done) == ((False, f"Race chips at table {second}"), True)
    assert (record.isHidden(), record.text()) == before


def test_a_race_is_filed_at_the_table_where_it_was_asked_for(stage):
    screen = counted_everywhere(stage)

    screen._file.click()

    filing = screen.given.filing
    assert (filing.table.text(), stage.focus) == (str(stage.t.tables[0]), filing.hand)


@pytest.mark.parametrize("how", ["stroke", "button", "enter"])
def test_that_nobody_at_a_table_has_any_is_said_by_a_stroke_or_by_enter_behind_the_last_row(
    stage, how
):
    stage.window.resize(1024, 768)
    table_of_nine(stage)
    asked_for(stage)
    form = stage.screen.form
    rows = form.blanks["racers"].field

    match how:
        case "stroke":
            stage.types("-")
        case "button":
            rows.nobody.click()
        case "enter":
            for _ in range(9):
                stage.press(Qt.Key.Key_Return)
            assert stage.focus is rows.nobody
            stage.press(Qt.Key.Key_Return)

    assert rows.nobody.text() == "Nobody has any: type -"
    assert form.said["racers"] == "; ".join(f"{seat}: 0 chips" for seat in range(1, 10))
    assert stage.screen.answer.text[0] == "Nobody wins a chip of 1,000"
    assert stage.focus is stage.screen._record


def test_once_somebodys_chips_are_typed_a_stroke_says_of_one_player_that_there_are_none(stage):
    table_of_nine(stage)
    asked_for(stage)
    form = stage.screen.form
    stage.types("4")
    stage.press(Qt.Key.Key_Return)

    stage.types("-")
    stage.press(Qt.Key.Key_Return)
    stage.types("3")

    rows = form.blanks["racers"].field
    assert rows.text().startswith("1: 4 chips; 2: 0 chips; 3: 3 chips; 4: ? chips")
    assert rows.nobody.text() == "Nobody has any"


def test_below_the_rows_it_is_said_where_enter_leads(stage):
    stage.window.resize(1024, 768)
    table_of_nine(stage)
    asked_for(stage)
    screen = stage.screen
    names = screen.form.blanks["racers"].field.who
    QApplication.processEvents()
    said = []

    stage.types("0")
    for _ in range(9):
        words = screen._next.text()
        QApplication.processEvents()
        has_room = screen._next.fontMetrics().horizontalAdvance(words) < screen._next.width()
        said.append((words, screen._next.isVisible() and has_room))
        stage.press(Qt.Key.Key_Return)

    leads = [f"Enter leads to seat {at} ({names[at - 1]}); the answer is below" for at in (2, 3)]
    assert said[:2] == [(one, True) for one in leads]
    assert said[-1] == ("Press Enter for the answer", True)
    assert stage.focus is screen._record


@pytest.mark.parametrize(("at", "typed"), [(0, "6"), (1, "-")])
def test_of_one_seat_without_a_new_chip_two_buttons_say_whether_it_has_others(stage, at, typed):
    stage.window.resize(1024, 768)
    table_of_nine(stage)
    asked_for(stage)
    screen = stage.screen
    screen.form.fill({"old": "500", "new": "1000", "racers": "2: 1 chips; 6: 1 chips"})
    screen.form.fill(screen.form.typed | {"cards": "2: As, 6: 6s"})
    screen._ask()
    blank = screen.form.blanks["no_others"]
    offered = [one.text() for one in blank._of_one if one.isVisible()]

    blank._of_one[at].click()

    assert screen.answer.in_short == ""
    assert offered == ["Seat 6 has no other chips", "Seat 6 has other chips"]
    assert (blank.text, stage.focus) == (typed, screen._record)
