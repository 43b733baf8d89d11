"""A chip race is asked for at a table, with what the event knows of it."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from director.tournament.busts.commands import CountChips
from director.tournament.busts.facts import Count
from director.window.look.styles import GRID
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
        "racers": "; ".join(f"{seat}: ? chips, ?" for seat in sorted(seats)),
        "old": "25",
        "new": "100",
        "cards": "",
    }
    assert stage.screen.about.text() == "Table 1"


def test_each_seat_has_a_row_with_its_name_and_the_answer_names_who_wins(stage):
    stage.event(*NAMES, seated=True, running=True)
    names = {one.seat: stage.cockpit.name(entry) for entry, one in stage.t.seats.items()}
    first, second, *_ = sorted(names)

    asked_for(stage)
    form, rows = stage.screen.form, stage.screen.form.blanks["racers"].field
    at_first = (rows.who[: len(names)], stage.screen.answer.text, stage.focus)
    places = [blank.geometry() for blank in form.blanks.values()]
    for text in ("3", "4000", "9h 4c Kd", "1", "2500", "As"):
        stage.types(text)
        stage.press(Qt.Key.Key_Tab)

    asked = ("Seat, chips that leave play, value of the other chips", "Cards for the odd chips")
    cells = list(rows.cells)
    assert at_first == ([names[seat] for seat in sorted(names)], asked, cells[1])
    assert form.said["racers"] == f"{first}: 3 chips, 4000; {second}: 1 chips, 2500"
    assert form.said["cards"] == f"{first}: 9h 4c Kd, {second}: As"
    assert stage.screen.answer.text[0] == f"Seat {second} ({names[second]}) wins a chip of 100"
    assert [blank.geometry() for blank in form.blanks.values()] == places


def test_what_is_wrong_in_a_row_moves_nothing_on_the_form(stage):
    stage.event(*NAMES, seated=True, running=True)
    asked_for(stage)
    form = stage.screen.form
    places = [blank.geometry() for blank in form.blanks.values()]

    for text in ("3", "4000", "no card"):
        stage.types(text)
        stage.press(Qt.Key.Key_Tab)

    assert "cards" in stage.screen.answered.wrong
    assert [blank.geometry() for blank in form.blanks.values()] == places


def test_stacks_that_are_counted_stand_in_it(stage):
    stage.event(*NAMES, seated=True, running=True)
    for entry in stage.t.seats:
        stage.cockpit.bridge.do(CountChips((Count(entry, 4075),)))

    asked_for(stage)

    first = min(place.seat for place in stage.t.seats.values())
    assert texts(stage)["racers"].startswith(f"{first}: 3 chips, 4000; ")
    assert stage.screen.about.text().endswith("stacks as they were counted last")


def test_the_sheet_is_printed_under_a_name_of_its_own(stage):
    stage.event(*NAMES, seated=True, running=True)

    stage.press(Qt.Key.Key_K, CTRL)
    stage.types("print chip race")

    assert stage.window.palette_of_window.drop.offered[0] == "Print chip race sheet"


def test_the_answer_comes_in_sight_below_the_last_row_that_is_filled(stage):
    stage.window.resize(1366, 768)
    stage.event(*NAMES, "Hal Ito", seated=True, running=True)
    asked_for(stage)
    form, pane = stage.screen.form, stage.screen._pane
    form.fill(
        {
            "old": "25",
            "new": "100",
            "racers": "; ".join(f"{seat}: 1 chips, {seat}000" for seat in range(1, 9)),
            "cards": "1: 2s, 2: 3s, 3: 4s, 4: 5s, 5: 6s, 6: 7s, 7: 8s",
        }
    )
    last = [stop for blank in form.blanks.values() for stop in blank.stops][-1]
    last.setFocus()

    stage.types("9s")
    for _ in range(3):
        QApplication.processEvents()

    view = pane.viewport()
    top = last.mapTo(view, last.rect().topLeft()).y()
    end = stage.screen.answer.mapTo(view, stage.screen.answer.rect().bottomLeft()).y()
    assert stage.screen.answer.text[0].startswith("Seats 8")
    assert top == GRID or 0 <= top < end <= view.height()
    assert stage.screen.answer.mapTo(view, QPoint(0, 0)).y() < view.height() / 4
