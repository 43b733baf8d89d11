"""Every ruling that can be asked for, by chapter."""

from director.desk.rulings.acting import ACTING
from director.desk.rulings.betting import BETTING
from director.desk.rulings.dealing import DEALING
from director.desk.rulings.events import EVENTS
from director.desk.rulings.hands import HANDS
from director.desk.rulings.misdealt import MISDEALT
from director.desk.rulings.pastimes import PASTIMES
from director.desk.rulings.positions import POSITIONS
from director.desk.rulings.questions import Chapter, Question

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
