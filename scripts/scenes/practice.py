"""Scenes of practice: exercises before and after an answer, progress, the leader board."""

from datetime import UTC, datetime
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from director.school.exercise import HARD, Name
from director.school.lesson import Wish
from director.school.remembering import Pupil, answered
from director.window.practice.practice_page import PracticePage

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.stage import Stage

_NOW = datetime(2026, 5, 24, 20, tzinfo=UTC)
_STAFF = ("Sam Okoro", "Wilhelmina Featherstonehaugh-Cholmondeley", "Dee", "Jo Park")


def begun(stage: "Stage") -> PracticePage:
    """Nobody has typed a name yet."""
    stage.window.beside.show_aside("practice")
    asides = stage.window.beside.asides
    assert asides
    page = asides.page
    assert isinstance(page, PracticePage)
    page.now = lambda: _NOW
    page.lesson.rng = Random(27)
    return page


def asked(game: str, topic: str, seed: int) -> "Callable[[Stage], PracticePage]":
    """An exercise of a game on a topic."""

    def scene(stage: "Stage") -> PracticePage:
        page = begun(stage)
        page.lesson.rng = Random(seed)
        page.lesson.wish = Wish(game, topic, HARD)
        page.lesson.pupil = page.book.pupil(_STAFF[0])
        page.who.setText(_STAFF[0])
        page.refresh()
        page.go_on()
        return page

    return scene


def told(game: str, topic: str, seed: int, *, right: bool) -> "Callable[[Stage], PracticePage]":
    """The same after an answer."""

    def scene(stage: "Stage") -> PracticePage:
        page = asked(game, topic, seed)(stage)
        made = page.lesson.exercise
        assert made
        choice = made.asked.right if right else (made.asked.right + 1) % len(made.asked.choices)
        stage.press(Qt.Key(Qt.Key.Key_1 + choice))
        return page

    return scene


def progress(stage: "Stage") -> PracticePage:
    """After some evenings, with four people."""
    page = asked("", "", 3)(stage)
    rng = Random(5)
    for at, name in enumerate(_STAFF):
        pupil = Pupil(name)
        for seed in range(40 + 13 * at):
            game, topic = rng.choice(page.lesson.possible())
            made = Name(game, topic, HARD, seed)
            right = rng.random() < 0.9 - at / 5
            pupil = answered(pupil, made, right=right, now=_NOW)
        page.book.keep(pupil)
    page.who.setText(_STAFF[1])
    page.begin()
    page.switch()
    return page


def test_on_paper(stage: "Stage") -> PracticePage:
    """What a dealer test asks for."""
    page = asked("omaha-high-low", "", 3)(stage)
    page.papers.click()
    return page


PRACTICE_SCENES: "dict[str, Callable[[Stage], object]]" = {
    "practice": begun,
    "practice-low": asked("omaha-high-low", "winner", 4),
    "practice-low-told": told("omaha-high-low", "winner", 4, right=True),
    "practice-cards": asked("murder", "cards", 2),
    "practice-cards-told": told("murder", "cards", 2, right=False),
    "practice-chips-told": told("bidirectional-chowaha", "chips", 8, right=False),
    "practice-chips-folded-told": told("omaha-high-low", "chips", 8, right=False),
    "practice-first": asked("stud", "first", 1),
    "practice-raise-told": told("omaha", "raise", 1, right=False),
    "practice-trick": asked("buck-em", "winner", 2),
    "practice-trick-follow-told": told("buck-em", "cards", 3, right=False),
    "practice-trick-alone-told": told("buck-em", "chips", 1, right=True),
    "practice-claim-told": told("boulder-buyem", "first", 5, right=False),
    "practice-chosen": asked("paradise-road-pickem", "first", 2),
    "practice-completes-told": told("stud", "raise", 14, right=False),
    "practice-misdeal-told": told("stud", "misdeal", 4, right=False),
    "practice-low-number-told": told("deuce-to-seven-triple-draw", "number", 4, right=False),
    "practice-stud-told": told("razzdugi", "odd", 2, right=True),
    "practice-progress": progress,
    "practice-test": test_on_paper,
}
