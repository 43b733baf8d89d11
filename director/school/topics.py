"""What is asked in the school: each topic with the games in which there is such a thing."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from director.engine.games.game import Game
from director.school.bets_asked import has_bets
from director.school.first_asked import has_first
from director.school.hands_asked import has_choice_of_cards, has_numbers
from director.translation import say


class Topic(NamedTuple):
    """A kind of question."""

    id: str
    title: str
    exists: Callable[[Game], bool]
    """Whether it is asked of a game."""


def _is_shown_down(game: Game) -> bool:
    return game.kind != "tricks"


def _any_game(_: Game) -> bool:
    return True


def _is_dealt(game: Game) -> bool:
    """Whether the rules on misdeals are about such a deal."""
    return game.kind == "showdown" or bool(game.streets)


WINNER, NAME, CARDS, NUMBER = "winner", "name", "cards", "number"
CHIPS, ODD, FIRST, RAISE, MISDEAL = "chips", "odd", "first", "raise", "misdeal"

TOPICS: Mapping[str, Topic] = {
    one.id: one
    for one in (
        Topic(WINNER, say("Who wins"), _any_game),
        Topic(NAME, say("What a hand is called"), _is_shown_down),
        Topic(CARDS, say("Which cards play"), has_choice_of_cards),
        Topic(NUMBER, say("The number of a low"), has_numbers),
        Topic(CHIPS, say("Who gets how many chips"), _any_game),
        Topic(ODD, say("The odd chip"), _any_game),
        Topic(FIRST, say("Who acts first"), has_first),
        Topic(RAISE, say("What may be raised"), has_bets),
        Topic(MISDEAL, say("Misdeals"), _is_dealt),
    )
}
"""By their ids, in the order in which they are listed."""


def topics_of(game: Game) -> tuple[Topic, ...]:
    """What is asked of a game."""
    return tuple(topic for topic in TOPICS.values() if topic.exists(game))
