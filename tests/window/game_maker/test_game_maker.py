"""A house's own game is made in the window: by keys alone, and never at the cost of the text."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from director.desk.event_list import EventList
from director.engine.games.library import Library
from director.house import shelf
from director.house.home import Home
from director.house.house_rules import PAYING, paying
from director.house.settings import Settings
from director.window.shell.main_window import MainWindow
from director.window.widgets.field import Field
from tests.notebooks import Notebook
from tests.tournament.evening import FRIDAY
from tests.window.stages import CTRL, PlainSheets

TAB, ENTER, DOWN = Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Down
PLAIN = Qt.KeyboardModifier.NoModifier
NINE = """\
name   = "Badacey with a nine qualifier"
like   = "badacey"
source = "house rules"
tldr   = "Badacey, as our house plays it."

[portion.low]
qualifier = "9s 8d 7h 6c 5s"
"""


@pytest.fixture
def home(tmp_path):
    return Home(tmp_path)


@pytest.fixture
def window(dressed, qtbot, home):
    library = Library(shelf.games(), home.games)
    event_list = EventList(
        Notebook(), library, [shelf.structures(), home.structures], "Ina", "desk 1", lambda: FRIDAY
    )
    made = MainWindow(event_list, Settings(home.settings), PlainSheets())
    made.show()
    QTest.qWaitForWindowActive(made)
    yield made
    if made.beside.game_maker:
        qtbot.waitUntil(lambda: made.beside.game_maker.maker.is_settled)
        made.beside.game_maker.maker.forget_draft()
    made.close()
    made.close()
    made.deleteLater()
    QTest.qWait(0)


@pytest.fixture
def keys(window):
    """Texts are typed, keys are pressed, wherever the focus is."""

    def press(*typed):
        for one in typed:
            at = QApplication.focusWidget() or window
            if isinstance(one, str):
                QTest.keyClicks(at, one)
            elif isinstance(one, tuple):
                QTest.keyClick(at, *one)
            else:
                QTest.keyClick(at, one)
            QApplication.processEvents()

    return press


@pytest.fixture
def badacey(window, keys, qtbot):
    """The maker over a game that is like Badacey."""
    window.start_actions.asked_game.emit(True)
    keys("badacey", ENTER, "Badacey with a nine qualifier", ENTER)
    page = window.beside.game_maker
    qtbot.waitUntil(lambda: page.maker.is_settled and page.maker.checked is not None)
    return page


def test_badacey_with_a_nine_qualifier_is_made_by_keys_alone(window, keys, qtbot, home):
    keys((Qt.Key.Key_K, CTRL), "new game like", ENTER)
    keys("badacey", ENTER, "Badacey with a nine qualifier", ENTER)
    page = window.beside.game_maker
    while QApplication.focusWidget().accessibleName() != "Qualifier":
        keys(TAB)
    keys("nine or better")
    qtbot.waitUntil(lambda: page.maker.is_settled)
    for first, second in (
        ("9s 8d 7h 6c 5s", "Ks Kd Kh 2c 2d"),
        ("Ts 9d 7h 6c 5s", "Js 9h 7c 5d 2h"),
        ("8s 6d 5h 3c 2s", "8d 6h 5c 3d 2h"),
    ):
        keys((Qt.Key.Key_T, CTRL), first, TAB, TAB, second, (Qt.Key.Key_Return, CTRL))
        keys(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.maker.is_settled)
    keys((Qt.Key.Key_S, CTRL))

    path = home.games / "badacey-with-a-nine-qualifier.toml"
    assert path.read_text().startswith(NINE)
    assert page.maker.faults == ()
    library = window.start_actions.event_list.library
    game = library.game("Badacey with a nine qualifier")
    assert [len(game.examples), game.portions[0].qualifier != ()] == [3, True]


def settled(qtbot, page):
    qtbot.waitUntil(lambda: page.maker.is_settled)


def typed(field, text):
    """What is typed into a field in place of what stands there."""
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def test_the_file_follows_from_the_name_until_it_is_given_a_name_of_its_own(badacey):
    form, maker = badacey.form, badacey.maker

    typed(form.fields["name",], "Nine")
    followed = maker.id
    typed(form.file, "our-nine")
    typed(form.fields["name",], "Nines")

    assert (followed, maker.id) == ("nine", "our-nine")


def test_what_is_typed_into_the_form_changes_that_part_of_the_text_alone(badacey):
    ours = "# ours\n" + badacey.maker.text.replace('"badacey"', '"badacey"  # the shipped one')
    badacey.maker.write(ours)

    typed(badacey.form.fields["portion", "low", "qualifier"], "9")
    typed(badacey.form.fields["short",], "B9")

    assert (
        badacey.maker.text
        == ours.replace("\nlike ", '\nshort  = "B9"\nlike ')
        + '\n[portion.low]\nqualifier = "9s 8d 7h 6c 5s"\n'
    )


def test_what_the_other_game_says_too_is_not_written(badacey):
    before = badacey.maker.text
    field = badacey.form.fields["portion", "low", "title"]

    typed(field, "california")
    changed = badacey.maker.text
    typed(field, "ace-to-five")

    assert changed == before + '\n[portion.low]\ntitle = "california"\n'
    assert badacey.maker.text == before


def test_the_text_changes_the_form(badacey):
    badacey.maker.write(badacey.maker.text + '\n[portion.low]\nqualifier = "8s 7d 6h 5c 4s"\n')

    assert badacey.form.fields["portion", "low", "qualifier"].text() == "eight or better"


def test_a_change_is_taken_back_and_done_again_wherever_it_was_typed(badacey, keys):
    before = badacey.maker.text
    typed(badacey.form.fields["portion", "low", "qualifier"], "9")
    after = badacey.maker.text

    keys((Qt.Key.Key_Z, CTRL))
    undone = badacey.maker.text
    keys((Qt.Key.Key_Y, CTRL))

    assert (undone, badacey.maker.text) == (before, after)
    assert before != after


def test_every_fault_is_listed_and_leads_to_its_field_or_its_line(badacey, qtbot):
    badacey.maker.write(badacey.maker.text + 'froced = 1\n\n[portion.low]\nqualifier = "Xx"\n')
    settled(qtbot, badacey)

    found = [(one.where, one.place) for one in badacey.findings.rows.rows]
    badacey.go_to("portion.low.qualifier")
    field = QApplication.focusWidget()
    badacey.go_to("froced")

    assert found == [("Line 5", "froced"), ("Line 8", "portion.low.qualifier")]
    assert field is badacey.form.fields["portion", "low", "qualifier"]
    assert QApplication.focusWidget() is badacey.text
    assert badacey.text.textCursor().blockNumber() == 4


def test_a_text_that_is_no_toml_keeps_the_form_from_writing_and_the_last_sound_card(badacey, qtbot):
    badacey.maker.write('name = "Nine\n')
    settled(qtbot, badacey)

    assert not badacey.form.isEnabled()
    assert [one.where for one in badacey.findings.rows.rows] == ["Line 1"]
    assert badacey.card_words.text() == "Card of the last text without errors"
    badacey.maker.undo()
    assert badacey.form.isEnabled()


def test_a_street_is_changed_in_its_table(badacey):
    table = badacey.form.streets
    table.streets.setData(table.streets.index(3, 6), "s")
    table.streets.setData(table.streets.index(4, 0), "showdown")

    assert badacey.maker.text.endswith(
        """\
street = [
    { name = "hand",        down = 5, bet = "small" },
    { name = "first draw",  draw = 5, bet = "small" },
    { name = "second draw", draw = 5, bet = "big" },
    { name = "third draw",  draw = 5, bet = "small" },
    { name = "showdown" },
]
"""
    )


def test_a_saved_game_is_known_at_once_and_never_lost_unasked(badacey, window, qtbot, home):
    typed(badacey.form.fields["short",], "B9")
    settled(qtbot, badacey)
    refused = badacey.may_close()
    badacey.files.save()

    library = window.start_actions.event_list.library
    assert not refused
    assert library.game("B9").id == "badacey-with-a-nine-qualifier"
    assert badacey.may_close()
    assert list(home.game_drafts.glob("*")) == []


@pytest.mark.parametrize("saved", [False, True])
def test_what_was_typed_survives_a_crash(badacey, window, qtbot, home, saved):
    if saved:
        badacey.files.save()
    typed(badacey.form.fields["short",], "B9")
    settled(qtbot, badacey)

    after = MainWindow(
        window.start_actions.event_list, Settings(home.settings), PlainSheets()
    ).beside.show_game_maker()
    after.begin()

    assert after.maker.text == badacey.maker.text
    assert after.maker.is_dirty
    assert (after.maker.file, after.maker.taken) == (badacey.maker.file, False)
    qtbot.waitUntil(lambda: after.maker.is_settled)
    after.window().deleteLater()


def test_a_shipped_game_is_covered_knowingly_or_not_at_all(badacey, qtbot, home):
    badacey.form.file.setFocus()
    typed(badacey.form.file, "badacey")
    settled(qtbot, badacey)

    badacey.deeds.ask("game.save")
    asked = badacey.save_question.words.text(), (home.games / "badacey.toml").exists()
    QTest.keyClick(QApplication.focusWidget(), ENTER)
    kept = (home.games / "badacey.toml").exists()
    badacey.deeds.ask("game.save")
    QTest.mouseClick(badacey.save_question.saves, Qt.MouseButton.LeftButton)

    assert asked == (
        "badacey is a shipped game: from now on the house plays this one instead",
        False,
    )
    assert not kept
    assert (home.games / "badacey.toml").exists()


def test_a_game_called_like_a_shipped_one_begins_by_one_enter_and_says_what_it_covers(
    window, qtbot
):
    page = window.beside.show_game_maker()
    page.begin()
    drop = page.begins
    typed(drop.like, "badugi")
    QTest.keyClick(drop.like, ENTER)
    typed(drop.name, "Badacey")

    said = drop.fault.text()
    QTest.keyClick(drop.name, ENTER)

    assert said == "badacey is a shipped game: once saved, the house plays this one instead"
    assert (drop.isHidden(), page.maker.id) == (True, "badacey")


def test_one_press_saves_a_game_with_errors_and_says_that_nobody_can_play_it_yet(
    badacey, qtbot, home
):
    heard = []
    badacey.maker.said.connect(lambda words, _: heard.append(words))
    badacey.maker.write(badacey.maker.text + "\nnonsense = 1\n")
    settled(qtbot, badacey)

    badacey.deeds.ask("game.save")

    path = home.games / "badacey-with-a-nine-qualifier.toml"
    assert (path.read_text(), badacey.maker.is_dirty) == (badacey.maker.text, False)
    assert heard == [f"Saved: {path}  ·  it has errors: nobody can play it yet"] or heard == [
        f"saved: {path}  ·  it has errors: nobody can play it yet"
    ]


def test_a_game_that_the_house_plays_is_not_broken_unasked(badacey, qtbot, home):
    badacey.deeds.ask("game.save")
    path = home.games / "badacey-with-a-nine-qualifier.toml"
    sound = path.read_text()
    badacey.maker.write(badacey.maker.text + "\nnonsense = 1\n")
    settled(qtbot, badacey)

    badacey.deeds.ask("game.save")
    asked = badacey.save_question.isVisible(), path.read_text() == sound
    badacey.deeds.ask("game.save")
    QTest.mouseClick(badacey.save_question.saves, Qt.MouseButton.LeftButton)

    assert asked == (True, True)
    assert path.read_text() == badacey.maker.text


def test_no_other_house_game_is_written_over(badacey, home):
    home.games.mkdir()
    (home.games / "ours.toml").write_text("kept")

    typed(badacey.form.file, "ours")

    assert [badacey.files.save(), badacey.files.save()] == [False, False]
    assert (home.games / "ours.toml").read_text() == "kept"


def test_a_file_from_elsewhere_is_checked_and_saved_only_when_asked(badacey, qtbot, tmp_path, home):
    badacey.files.save(), badacey.files.save()
    path = tmp_path / "elsewhere" / "razz-of-ours.toml"
    path.parent.mkdir()
    path.write_text('name = "Razz of ours"\nlike = "razz"\nsource = "us"\ntldr = "Ours."\n')
    heard = []
    badacey.maker.said.connect(lambda words, _: heard.append(words))

    badacey.import_file(path)
    settled(qtbot, badacey)
    before = (home.games / "razz-of-ours.toml").exists()
    badacey.files.save()

    assert heard[0] == "razz-of-ours.toml imported, not saved yet: 1 error"
    assert (before, (home.games / "razz-of-ours.toml").read_text()) == (False, path.read_text())


def test_a_copy_elsewhere_has_the_text_as_it_stands_and_changes_nothing(badacey, tmp_path, home):
    typed(badacey.form.fields["short",], "B9")

    badacey.files.export(tmp_path / "copy.toml")

    assert (tmp_path / "copy.toml").read_text() == badacey.maker.text
    assert badacey.maker.is_dirty
    assert not home.games.exists()


def test_a_share_of_the_pot_more_is_made_as_the_first_one(badacey):
    typed(badacey.form.more_portions, "high")
    QTest.keyClick(badacey.form.more_portions, ENTER)

    assert badacey.maker.text.endswith('\n[portion.high]\nscale = "high"\nplays = "hand"\n')
    assert QApplication.focusWidget() is badacey.form.fields["portion", "high", "title"]


def test_a_house_rule_comes_and_goes(badacey):
    before = badacey.maker.text

    def press(words):
        buttons = badacey.form.findChildren(QPushButton)
        next(one for one in buttons if one.text() == words).click()

    press("Add house rule")
    typed(badacey.form.fields["house_rule", 0, "question"], "Who cuts?")
    written = badacey.maker.text
    press("Remove the last")

    assert written == before + (
        '\n[[house_rule]]\nquestion = "Who cuts?"\nours     = ""\nothers   = []\n'
    )
    assert badacey.maker.text == before


def test_a_hand_is_tried_as_an_example_is_judged_whatever_the_house_plays_else(badacey, window):
    settings = window.start_actions.settings
    settings.values |= dict.fromkeys(PAYING, True) | {"four_colours": True}

    badacey.try_hand()

    tried = badacey.trial.desk.settings
    assert paying({key: settings[key] for key in PAYING}) == PAYING
    assert paying({key: tried[key] for key in PAYING}) == ()
    assert tried.flag("four_colours")


def test_a_game_of_tricks_is_not_tried_with_cards(badacey, qtbot):
    heard = []
    badacey.maker.said.connect(lambda words, _: heard.append(words))
    badacey.maker.begin("Ours", "buck-em")
    settled(qtbot, badacey)

    badacey.try_hand()

    assert heard == ["a game of tricks is ruled from the play of the hand, not from cards"]
    assert not badacey.maker.tries


@pytest.mark.parametrize("game", ["stud", "omaha-high-low", "murder", "buck-em", "archie", "sohe"])
def test_any_game_can_be_the_one_that_another_is_like(badacey, qtbot, game):
    badacey.maker.begin("Ours", game)
    settled(qtbot, badacey)

    assert [one.place for one in badacey.maker.faults] == ["example"]
    for field in badacey.form.fields.values():  # every field is left as it stands
        field.setFocus()
        QApplication.processEvents()
    assert badacey.maker.text == (
        f'name   = "Ours"\nlike   = "{game}"\nsource = "house rules"\n'
        f'tldr   = "{badacey.maker.library.game(game).name}, as our house plays it."\n'
    )


def test_nonsense_never_breaks_the_window(badacey, qtbot):
    """Texts of shipped games, torn apart and put together by a seeded hand."""
    chance = Random(17)
    texts = [path.read_text() for path in sorted(shelf.games().glob("*.toml"))]
    for _ in range(60):
        text = chance.choice(texts)
        for _ in range(chance.randrange(1, 12)):
            at = chance.randrange(len(text))
            piece = chance.choice([*NONSENSE, chance.choice(texts)[at : at + 30]])
            text = text[:at] + piece + text[at + chance.randrange(25) :]
        badacey.maker.write(text)
        for field in list(badacey.form.fields.values())[:: chance.randrange(3, 9)]:
            if isinstance(field, Field) and badacey.form.isEnabled():
                QTest.keyClicks(field, chance.choice(("9", "x", '"', "[")))
        QApplication.processEvents()
    badacey.maker.check_now()
    settled(qtbot, badacey)

    assert badacey.maker.checked.text == badacey.maker.text


NONSENSE = [
    '"', "'", "[", "]]", "{", "}", "=", "\n", "\n[portion]\n", "\nstreet = 5\n", "\nportion = []\n",
    '\nlike = ["razz"]\n', "\nexample = 3\n", "\x00", "é", "🂡", "\u202e", "99999999999999999999",
    "[[street]]\n", "[scale.x]\nhand = 7\n", "\nname = 1979-05-27\n", "nan", "#", "\\", '"""',
]  # fmt: skip


def test_streets_are_typed_like_a_spreadsheet(badacey, keys):
    badacey.form.go_to_block("street")

    keys(DOWN, DOWN, DOWN, DOWN)
    for one in ("fourth draw", TAB, TAB, TAB, TAB, "5", TAB, TAB, "b", ENTER):
        keys(*(one if isinstance(one, str) else [one]))
    keys(Qt.Key.Key_Up, Qt.Key.Key_Up, (Qt.Key.Key_Delete, Qt.KeyboardModifier.ShiftModifier))

    assert badacey.maker.text.endswith(
        """\
street = [
    { name = "hand",        down = 5, bet = "small" },
    { name = "first draw",  draw = 5, bet = "small" },
    { name = "second draw", draw = 5, bet = "big" },
    { name = "fourth draw", draw = 5, bet = "big" },
]
"""
    )


def test_typing_goes_on_where_other_fields_come_and_go(badacey):
    field = badacey.form.fields["hand", "parts"]
    field.setFocus()
    for letter in "low 5, badugi 4":
        QTest.keyClick(QApplication.focusWidget(), letter)

    assert QApplication.focusWidget().text() == "low 5, badugi 4"
    assert badacey.maker.text.endswith("[hand]\nparts = { low = 5, badugi = 4 }\n")
    assert ("portion", "low", "part") in badacey.form.fields


def test_a_saved_game_is_the_one_that_is_played_on_the_showdown_screen(badacey, window):
    badacey.files.save()
    window.rulings_desk.ask_for("showdown")
    screen = window.beside.rulings_page.shown
    screen.play(badacey.maker.id)
    window.beside.show_game_maker()

    typed(badacey.form.fields["portion", "low", "qualifier"], "9")
    badacey.files.save()
    window.rulings_desk.ask_for("showdown")

    assert screen.game.portions[0].qualifier != ()


def test_of_the_longest_name_the_file_has_as_much_as_a_disk_takes(badacey, qtbot, home):
    QApplication.clipboard().setText("𐐀" * 300)
    typed(badacey.form.fields["name",], "")
    QTest.keyClick(badacey.form.fields["name",], Qt.Key.Key_V, CTRL)
    settled(qtbot, badacey)

    assert badacey.maker.save()

    assert [file.stem for file in home.games.glob("*.toml")] == ["𐐨" * 60]
