"""What an event says of its games, typed in the editor by keys and shown by name."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from director.house import shelf
from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.rotation import Rotation
from tests.window.stages import CTRL

TAB, ENTER, DOWN = Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Down
SHIPPED = sorted(path.stem for path in shelf.structures().glob("*.toml"))


@pytest.fixture
def page(stage):
    stage.press(Qt.Key.Key_E, CTRL)
    return stage.window.structures.editor_page


def keys(stage, *typed):
    """Texts are typed, keys are pressed, wherever the focus is."""
    for one in typed:
        if isinstance(one, str):
            stage.types(one)
        else:
            stage.press(one)
        QApplication.processEvents()


def type_over(stage, page, place, text):
    page.form.land(place)
    page.form.fields[place].selectAll()
    keys(stage, text, TAB)


def by_level(page, *games):
    page.begin_with("horse")
    page.editor.set_value("game", [{"id": one} for one in games], "Games")
    page.editor.set_value("rotation", None, "Rotation")


def test_a_game_is_found_by_the_floors_word_and_shown_by_its_name(stage, page):
    page.form.land("game")
    keys(stage, "sack", DOWN, ENTER)

    (line,) = page.form.games.lines
    assert page.editor.draft.games == [{"id": "scrotum", "betting": "no-limit"}]
    assert line.game.text() == stage.library.game("scrotum").name


def test_an_option_and_a_name_of_its_own_are_typed_by_keys_alone(stage, page):
    page.form.land("game")
    keys(stage, "archie", DOWN, ENTER, TAB, TAB)
    keys(stage, "Nines", TAB, DOWN, DOWN)

    assert page.editor.draft.games == [
        {
            "id": "archie",
            "betting": "no-limit",
            "name": "Nines",
            "options": {"high_qualifier": "99"},
        }
    ]
    assert page.editor.as_read.games == (
        GameOnSheet("archie", "no-limit", name="Nines", options=(("high_qualifier", "99"),)),
    )


def test_another_game_has_none_of_the_options_of_the_one_before(stage, page):
    by_level(page, "archie")
    page.editor.set_game(0, "options.high_qualifier", "99")
    page.editor.set_game(0, "id", "razz")

    assert page.editor.draft.games == [{"id": "razz"}]


def test_a_game_is_removed_and_comes_back(stage, page):
    by_level(page, "razz", "stud")
    page.form.land("game[1]")
    page.form.games.lines[0].remove.click()
    removed = page.editor.draft.games
    page.editor.stack.undo()

    assert (removed, page.editor.draft.games) == (
        [{"id": "stud"}],
        [{"id": "razz"}, {"id": "stud"}],
    )


def test_what_is_wrong_with_an_option_leads_to_its_game(stage, page):
    by_level(page, "stud", "razz")
    page.editor.set_game(1, "options.joker", True)
    page.go_to("game[2].options.joker")

    assert page.form.games.lines[1].game.hasFocus()
    assert page.fault.text() == "Game 2: Razz has no options"
    assert [row.where for row in page.findings.rows.rows] == ["Game 2"]


def test_order_and_team_tables_are_typed_and_shown_by_name(stage, page):
    by_level(page, "texas-holdem", "omaha-high-low", "razz", "stud")
    type_over(stage, page, "rotation.hands", "8")
    type_over(stage, page, "rotation.order", "raz, o8, Hold'em")
    type_over(stage, page, "rotation.tables", "raz, stud; hold, O8")

    assert page.editor.as_read.rotation == Rotation(
        hands=8,
        order=("razz", "omaha-high-low", "texas-holdem"),
        tables=(("razz", "stud"), ("texas-holdem", "omaha-high-low")),
    )
    assert page.form.fields["rotation.order"].text() == (
        "Razz, Omaha High/Low Eight-or-Better, Texas Hold'em"
    )


@pytest.mark.parametrize(
    ("typed", "rotation", "shown"),
    [
        ("8 hands: raz, stud", {"hands": 8, "order": ["razz", "stud"]}, "8 hands: Razz, Stud"),
        (
            "player's choice, 1 hand",
            {"kind": "player's choice", "hands": 1},
            "player's choice, 1 hand",
        ),
        ("1 orbit: razz", {"orbits": 1, "order": ["razz"]}, "1 orbit: Razz"),
        (
            "team tables: razz; stud",
            {"kind": "team tables", "tables": [["razz"], ["stud"]]},
            "team tables: Razz; Stud",
        ),
        ("now and then: razz", "now and then: razz", "now and then: razz"),
        ("", None, ""),
    ],
)
def test_a_levels_own_rotation_is_typed_in_its_row(page, typed, rotation, shown):
    by_level(page, "razz", "stud")
    column = next(one for one in page.editor.columns if one.id == "rotation")
    page.editor.write([(0, column)], typed)

    row = page.editor.draft.rows[0]
    assert row.get("rotation") == rotation
    assert column.show(row) == shown


def test_who_posts_the_ante_of_a_level_is_typed_by_its_first_letters(page):
    page.begin_with("no-limit-freezeout")
    column = next(one for one in page.editor.columns if one.id == "ante_poster")
    page.editor.write([(0, column)], "bu")
    page.editor.write([(1, column)], "bb")
    page.editor.write([(2, column)], "dealer")

    assert [row.get("ante_poster") for row in page.editor.draft.rows[:3]] == [
        "button",
        "big blind",
        "dealer",
    ]
    assert [str(fault) for fault in page.editor.verdict.faults] == [
        "level[3].ante_poster: no such choice “dealer”; known: big blind, button"
    ]


def test_other_starting_chips_offer_the_chips_that_make_them(stage, page):
    page.begin_with("horse")
    page.form.land("starting_chips")
    page.form.fields["starting_chips"].selectAll()
    keys(stage, "20000", TAB)
    offered = page.form.chips_offer.words.text()
    keys(stage, Qt.Key.Key_Space)

    assert offered == ("Chips for this stack: 12 × 25, 12 × 100, 5 × 500, 6 × 1,000 and 2 × 5,000")
    assert page.editor.verdict.faults == ()
    assert not page.form.chips_offer.isVisible()
    page.editor.stack.undo()
    assert [fault.place for fault in page.editor.verdict.faults] == ["chip"]


@pytest.mark.parametrize("width", [1024, 1440, 1920])
@pytest.mark.parametrize("name", ["barge-2019-team-chorse", "eight-game"])
def test_nothing_of_the_form_is_wider_than_its_room(stage, page, name, width):
    stage.window.resize(width, 768)
    page.begin_with(name)
    page.form.land("game[1]")
    QApplication.processEvents()

    assert page.form.widget().width() <= page.form.viewport().width()
    assert page.form.widget().minimumSizeHint().width() <= page.form.viewport().width()


def test_a_file_that_calls_its_games_by_other_names_is_opened_with_the_proper_ones(page, tmp_path):
    path = tmp_path / "mix.toml"
    path.write_text(
        'name = "Mix"\nstarting_chips = 1000\n'
        'game = [{ id = "5cd", options = { joker = false } }, { id = "sack" }]\n'
        'level = [{ label = "1", minutes = 9, small_bet = 100, game = "sack" }]\n',
        encoding="utf-8",
    )
    page.open_file(path)

    draw, _ = page.form.games.lines
    assert draw.game.text() == "Five Card Draw"
    assert draw.options["joker"].currentText() == "There is no joker."
    assert page.view.steps.index(0, page.view.steps.column("game")).data() == "Scrotum"


def test_what_names_a_game_names_the_one_that_comes_in_its_place(stage, page):
    by_level(page, "razz", "texas-holdem")
    page.editor.set_value("rotation", {"hands": 8, "order": ["razz", "texas-holdem"]}, "Rotation")
    page.form.land("game[1]")
    keys(stage, "sac", DOWN, ENTER)
    page.editor.add_game("texas-holdem")
    page.editor.set_game(2, "betting", "no-limit")

    assert page.editor.draft.data["rotation"]["order"] == ["scrotum", "limit texas-holdem"]
    assert page.editor.verdict.faults == ()
