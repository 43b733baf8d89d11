"""The Practice page: a name, answers by keys alone, what was missed, progress, a dealer test."""

from datetime import datetime, timedelta, timezone
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from director.school.exercise import EASY, HARD, Name
from director.school.lesson import Wish
from director.school.notebook import Notebook
from director.school.remembering import Tally
from tests.window.stages import CTRL

SHIFT = Qt.KeyboardModifier.ShiftModifier
TONIGHT = datetime(2026, 5, 24, 20, tzinfo=timezone(timedelta(hours=-5)))
DAY = timedelta(days=1)


def page(stage):
    stage.press(Qt.Key.Key_Q, CTRL | SHIFT)
    shown = stage.window.beside.asides.page
    shown.now = lambda: TONIGHT
    shown.lesson.rng = Random(27)
    return shown


OMAHA = Wish("omaha-high-low", "winner", EASY)


def practicing(stage, name="Ann Ost", wish=OMAHA):
    shown = page(stage)
    shown.lesson.wish = wish
    shown.refresh()
    stage.enter(name)
    return shown


def key_of(choice):
    return Qt.Key(Qt.Key.Key_1 + choice)


def wrong_one(shown):
    made = shown.lesson.exercise
    return (made.asked.right + 1) % len(made.asked.choices)


def test_the_page_works_without_an_event_and_asks_for_a_name_first(stage):
    shown = page(stage)

    assert stage.focus is shown.who
    assert shown.lesson.exercise is None


def test_a_name_and_enter_begin_and_keys_answer_and_go_on(stage):
    shown = practicing(stage)
    first = shown.lesson.exercise
    assert stage.focus is shown.view

    stage.press(key_of(first.asked.right))

    assert shown.view.words() == f"Right: {first.answer.text}"
    assert "✓ right" in shown.view.choices.words()[first.asked.right]
    assert shown.header.sum_line.text() == "1 point · 1 of 1 right · 1 in a row"

    stage.press(Qt.Key.Key_Return)

    assert shown.lesson.exercise.name != first.name
    assert shown.view.words() == shown.lesson.exercise.asked.question


def test_a_letter_answers_like_its_number_and_only_the_first_answer_counts(stage):
    shown = practicing(stage)
    wrong = wrong_one(shown)

    stage.press(Qt.Key(Qt.Key.Key_A + wrong))
    stage.press(key_of(shown.lesson.exercise.asked.right))

    assert shown.lesson.said == wrong
    assert shown.lesson.pupil.whole == Tally(0, 1)
    assert "You will see it again tomorrow." in shown.view.words()


def test_a_letter_that_is_two_in_capitals_answers_nothing(stage):
    shown = practicing(stage)

    QTest.sendKeyEvent(
        QTest.KeyAction.Click, shown.view, Qt.Key.Key_ssharp, "ß", Qt.KeyboardModifier.NoModifier
    )

    assert shown.lesson.said is None


def test_what_was_missed_comes_first_tomorrow_and_no_book_of_events_knows_of_it(stage):
    shown = practicing(stage)
    missed = shown.lesson.exercise.name
    stage.press(key_of(wrong_one(shown)))
    shown.now = lambda: TONIGHT + DAY

    stage.press(Qt.Key.Key_Return)

    assert (shown.lesson.exercise.name, shown.lesson.again) == (missed, True)
    assert "missed before" in shown.view.about.text()
    kept = Notebook(shown.book.path)
    assert kept.pupil("Ann Ost").due(TONIGHT + DAY) == (missed,)
    assert list(stage.window.start_actions.event_list.events()) == []


def test_another_game_is_asked_at_once_and_what_it_does_not_have_is_said(stage):
    shown = practicing(stage)

    shown.games.pick("razz")
    assert (shown.lesson.exercise.game.id, shown.lesson.exercise.name.topic) == ("razz", "winner")

    shown.topic.pick("number")
    assert shown.lesson.exercise.name.topic == "number"

    shown.games.pick("texas-holdem")
    assert shown.lesson.exercise is None
    assert stage.said == "Nothing on this topic is asked of these games"


def test_escape_leaves_progress_and_then_the_page(stage):
    shown = practicing(stage)
    shown.switch()
    assert stage.focus is shown.progress.of_games

    stage.press(Qt.Key.Key_Escape)
    assert stage.focus is shown.view

    stage.press(Qt.Key.Key_Escape)
    assert stage.window.beside.asides is not stage.window.frame.page


def test_progress_has_games_topics_and_everybody_of_the_house(stage):
    shown = practicing(stage)
    stage.press(key_of(shown.lesson.exercise.asked.right))
    shown.who.setText("Bob Marek")
    shown.begin()
    stage.press(key_of(wrong_one(shown)))

    shown.switch()

    progress = shown.progress
    assert progress.games.rows[0][1:] == ("Omaha High/Low Eight-or-Better", Tally(0, 1))
    assert progress.topics.rows[0][1:] == ("Who wins", Tally(0, 1))
    board = [(one.number, one.pupil.name, one.pupil.points) for one in progress.people.rows]
    assert board == [(1, "Ann Ost", 1), (2, "Bob Marek", 0)]


def test_whoever_wants_it_is_removed_after_one_more_question(stage):
    shown = practicing(stage)
    stage.press(key_of(shown.lesson.exercise.asked.right))
    shown.switch()

    shown.progress.strikes.click()
    assert stage.focus is shown.strike_drop.keeps
    shown.strike_drop.strikes.click()

    assert Notebook(shown.book.path).pupils == {}
    assert stage.focus is shown.who


def test_a_test_on_paper_is_of_what_is_practiced_and_opens(stage, qtbot):
    opened = []
    shown = practicing(stage, wish=Wish("razz", "", HARD))
    shown.paper_drop.viewer = lambda path: opened.append(path.name) or True
    shown.papers.click()

    stage.types("0")
    stage.press(Qt.Key.Key_Return)
    assert shown.paper_drop.fault.text() == "a test has 1 to 200 questions"

    stage.enter("3")
    qtbot.waitUntil(lambda: bool(opened))

    assert opened == ["dealer-test-1.pdf"]
    questions, key = stage.window.frame.sheets.documents
    assert (questions.title, key.title) == ("Dealer test, Test 1", "Key to test 1")


def test_a_table_of_every_kind_is_drawn(stage):
    shown = practicing(stage)
    kinds = (
        ("bidirectional-chowaha", "cards"), ("murder", "winner"), ("sohe", "chips"),
        ("stud", "first"), ("buck-em", "winner"), ("mexican-poker", "name"), ("omaha", "raise"),
        ("crayfish-omaha", "winner"), ("oklahoma", "winner"), ("razz", "misdeal"),
    )  # fmt: skip

    for game, topic in kinds:
        shown.lesson.wish = Wish(game, topic, HARD)
        shown.go_on()
        QTest.qWait(1)
        assert shown.lesson.exercise.name == Name(
            game, topic, HARD, shown.lesson.exercise.name.seed
        )
        stage.press(key_of(shown.lesson.exercise.asked.right))
        assert shown.view.is_told
