"""A lesson: which exercise comes next."""

from datetime import datetime, timedelta, timezone
from random import Random

from director.school.exercise import EASY, Name
from director.school.lesson import Lesson, Wish, chosen_games
from director.school.remembering import Pupil, Tally, answered
from tests.shipped import shipped_games

LIBRARY = shipped_games()
NOW = datetime(2026, 5, 24, 20, tzinfo=timezone(timedelta(hours=2)))
DAY = timedelta(days=1)


def test_what_is_due_comes_before_what_is_wished_for():
    missed = Name("stud", "first", EASY, 3)
    gone = Name("a-game-of-last-year", "first", EASY, 3)
    ann = Pupil("Ann")
    for name in (gone, missed):
        ann = answered(ann, name, right=False, now=NOW)
    lesson = Lesson(LIBRARY, ann, Random(1), Wish("badugi", "winner", EASY))

    lesson.go_on(NOW + DAY)
    assert lesson.exercise
    assert (lesson.exercise.name, lesson.again) == (missed, True)

    lesson.answer(lesson.exercise.asked.right, NOW + DAY)
    lesson.go_on(NOW + DAY)
    assert lesson.exercise.name[:2] == ("badugi", "winner")


def test_what_goes_worst_is_asked_most():
    ann = Pupil("Ann", {("razz", "winner"): Tally(1, 9), ("razz", "first"): Tally(9, 9)})
    lesson = Lesson(LIBRARY, ann, Random(1), Wish("razz", "", EASY))
    asked = []
    for _ in range(60):
        lesson.go_on(NOW)
        assert lesson.exercise
        asked.append(lesson.exercise.name.topic)

    assert asked.count("winner") > 2 * asked.count("first")


def test_an_answer_counts_once():
    lesson = Lesson(LIBRARY, Pupil("Ann"), Random(1), Wish("razz", "", EASY))
    lesson.go_on(NOW)
    assert lesson.exercise
    right = lesson.exercise.asked.right

    assert [lesson.answer(right, NOW), lesson.answer(right, NOW)] == [True, False]
    assert lesson.pupil.whole == Tally(1, 1)


def test_a_family_is_all_of_its_games():
    buh = [one.id for one in chosen_games(LIBRARY, "Buh")]

    assert {"buh", "stud-buh", "california-buh"} <= set(buh)
    assert [one.id for one in chosen_games(LIBRARY, "razz")] == ["razz"]
    assert len(chosen_games(LIBRARY, "")) == len(LIBRARY.ids())
