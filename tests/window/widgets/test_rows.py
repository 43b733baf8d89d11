"""The one model: plain rows in, and Qt's own tester watching."""

import random

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QPixmap

from director.window.widgets.table_rows import Column, RowsModel
from director.window.widgets.table_view import ROW_HEIGHT, RowsView

COLUMNS: tuple[Column[tuple[int, str, int]], ...] = (
    Column("Name", lambda row: row[1]),
    Column("Chips", lambda row: str(row[2]), key=lambda row: row[2], width=80, right=True),
)
ANN, BOB, CHO = (1, "Ann", 900), (2, "Bob", 1200), (3, "Cho", 75)


@pytest.fixture
def model(qapp, qtmodeltester):
    made = RowsModel(COLUMNS, lambda row: row[0])
    made.show([ANN, BOB, CHO])
    qtmodeltester.check(made)
    return made


def shown(model):
    return [
        tuple(model.index(row, column).data() for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def test_each_column_says_its_part_of_a_row(model):
    assert shown(model) == [("Ann", "900"), ("Bob", "1200"), ("Cho", "75")]
    assert [model.headerData(at, Qt.Orientation.Horizontal) for at in (0, 1)] == ["Name", "Chips"]


def test_figures_are_sorted_as_figures(model):
    model.sort(1)

    assert [row[1] for row in model.rows] == ["Cho", "Ann", "Bob"]


def test_rows_that_come_later_are_sorted_in(model):
    model.sort(1, Qt.SortOrder.DescendingOrder)

    model.show([ANN, BOB, CHO, (4, "Dov", 1000)])

    assert [row[1] for row in model.rows] == ["Bob", "Dov", "Ann", "Cho"]


def test_what_is_equal_stands_as_it_came_whatever_it_was_sorted_by_before(model):
    alike = [(1, "Bob", 30), (2, "Ann", 30), (3, "Cho", 30)]
    model.show(alike)
    model.sort(0)

    model.sort(1)
    sorted_so = list(model.rows)
    model.show(alike)
    shown_again = list(model.rows)
    model.sort(0)
    model.sort(-1)

    assert (sorted_so, shown_again, list(model.rows)) == (alike, alike, alike)


def test_where_no_row_answers_the_focus_stays_where_one_types(model, qtbot):
    view = RowsView(model, "people")
    qtbot.addWidget(view)
    landed = []
    view.land = lambda: landed.append("here")

    view.land_on_closest("bob", lambda row: row[1])
    chosen = view.choice
    model.show([])
    view.land_on_closest("bob", lambda row: row[1])

    assert (chosen, landed) == (BOB, ["here"])


def test_what_points_to_a_row_goes_with_it(model):
    cho = QPersistentModelIndex(model.index(2, 0))

    model.show([CHO, (4, "Dov", 10), ANN])

    assert (cho.row(), cho.data()) == (0, "Cho")


def test_only_what_changed_is_told(model):
    changes = []
    model.dataChanged.connect(lambda top, bottom: changes.append((top.row(), bottom.row())))

    model.show([ANN, (2, "Bob", 1100), CHO])
    model.show([ANN, (2, "Bob", 1100), CHO])

    assert changes == [(1, 1)]


def test_any_rows_after_any_others_keep_qts_rules(model):
    # the tester that the fixture has set on the model checks each step
    chance = random.Random(20)
    for _ in range(60):
        count = chance.choice((0, 3, 8, 90))
        rows = [(number, f"{number:03}", chance.randrange(9)) for number in range(count)]
        chance.shuffle(rows)
        model.show(rows)
        model.sort(chance.randrange(-1, 2), chance.choice(list(Qt.SortOrder)))

        assert {row[0] for row in model.rows} == {row[0] for row in rows}


def test_the_chosen_row_stays_chosen_when_the_rows_are_all_new(model, qtbot):
    view = RowsView(model, "Players")
    qtbot.addWidget(view)
    view.choose(3)

    model.show([(number, f"{number}", 0) for number in range(100)])

    assert view.choice == (3, "3", 0)


def test_a_chosen_row_that_is_gone_leaves_none_chosen(model, qtbot):
    view = RowsView(model, "Players")
    qtbot.addWidget(view)
    view.choose(3)

    model.show([(number, f"{number}", 0) for number in range(10, 100)])

    assert view.choice is None


def test_a_row_is_copied_as_text_that_a_spreadsheet_takes(model, qtbot, qapp):
    view = RowsView(model, "Players")
    qtbot.addWidget(view)
    view.choose(2)

    view.copy()

    assert qapp.clipboard().text() == "Bob\t1200"


def test_nobody_chosen_copies_the_whole_table(model, qtbot, qapp):
    view = RowsView(model, "Players")
    qtbot.addWidget(view)

    view.copy()

    assert qapp.clipboard().text() == "Ann\t900\nBob\t1200\nCho\t75"


def test_a_table_that_hugs_its_rows_ends_below_the_last_one(model, qtbot):
    view = RowsView(model, "Chips")
    qtbot.addWidget(view)
    view.hug_rows()
    of_three = view.sizeHint().height()

    model.show([ANN, BOB])

    assert of_three - view.sizeHint().height() == ROW_HEIGHT


def test_a_row_that_would_be_cut_off_is_left_out_whole(qtbot):
    model = RowsModel(COLUMNS, lambda row: row[0])
    model.show([(number, f"Player {number}", 100) for number in range(40)])
    view = RowsView(model, "Chips")
    qtbot.addWidget(view)
    view.hug_rows()

    view.resize(300, 333)
    view.show()

    assert view.viewport().height() % ROW_HEIGHT == 0
    assert 333 - ROW_HEIGHT < view.height() <= 333


def test_what_a_column_at_its_widest_leaves_goes_to_the_last_one(qtbot):
    columns = (
        Column("Name", lambda row: row[1], most=150),
        Column("Note", lambda row: str(row[2]), width=80),
    )
    view = RowsView(RowsModel(columns, lambda row: row[0]), "Notes")
    qtbot.addWidget(view)

    view.resize(400, 200)
    view.show()

    room = view.viewport().width()
    assert (view.columnWidth(0), view.columnWidth(1)) == (150, room - 150)


def test_rows_sorted_by_a_column_that_goes_come_as_they_come(model):
    model.sort(1)

    model.stand_in(COLUMNS[:1])
    model.show([BOB, CHO, ANN])

    assert shown(model) == [("Bob",), ("Cho",), ("Ann",)]


def test_other_columns_keep_the_rows_sorted_by_what_stands_in_the_same_place(model):
    model.sort(0, Qt.SortOrder.DescendingOrder)

    model.stand_in(COLUMNS[:1])
    model.show([BOB, ANN, CHO])

    assert shown(model) == [("Cho",), ("Bob",), ("Ann",)]


def test_a_row_that_is_cut_off_shows_neither_its_words_nor_their_sign(dressed):
    dot = QPixmap(8, 8)
    dot.fill(QColor("#ff0000"))
    model = RowsModel([Column("Name", lambda row: row, icon=lambda _: dot)], lambda row: row)
    model.show(["Ann", "Bob"])
    view = RowsView(model, "People")
    titles = view.horizontalHeader().sizeHint().height()
    view.resize(200, titles + ROW_HEIGHT + ROW_HEIGHT // 2 + 4)
    view.show()

    seen = view.viewport().grab().toImage()

    reds = [y for y in range(seen.height()) if seen.pixelColor(12, y) == QColor("#ff0000")]
    assert (bool(reds), [y for y in reds if y > ROW_HEIGHT]) == (True, [])


@pytest.mark.parametrize(("scrolled_away", "is_seen"), [(False, True), (True, False)])
def test_a_chosen_row_in_sight_stays_in_sight_when_rows_come_above(dressed, scrolled_away, is_seen):
    model = RowsModel([Column("Name", str)], lambda row: row)
    model.show(range(20, 0, -1))
    view = RowsView(model, "Records")
    view.resize(200, 5 * ROW_HEIGHT)
    view.show()
    view.choose(3)
    if scrolled_away:
        view.scrollToTop()

    model.show(range(22, 0, -1))
    view.executeDelayedItemsLayout()

    row = view.visualRect(view.currentIndex())
    assert view.viewport().rect().contains(row) is is_seen
