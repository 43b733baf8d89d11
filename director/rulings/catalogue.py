"""Every ruling that can be asked for, by chapter."""

from director.rulings.acting import ACTING
from director.rulings.betting import BETTING
from director.rulings.buckem_boulder import PASTIMES
from director.rulings.dealing import DEALING
from director.rulings.events.chapter import EVENTS
from director.rulings.hands import HANDS
from director.rulings.misdealt import MISDEALT
from director.rulings.positions import POSITIONS
from director.rulings.question import Chapter, Question

CHAPTERS: tuple[Chapter, ...] = (
    HANDS,
    BETTING,
    ACTING,
    DEALING,
    MISDEALT,
    POSITIONS,
    EVENTS,
    PASTIMES,
)
"""In the order in which they are listed."""

QUESTIONS: dict[str, Question] = {
    question.id: question for chapter in CHAPTERS for question in chapter.questions
}
"""By their ids."""
