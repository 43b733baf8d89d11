"""The rules: cards, scales, games, pots and showdowns. Pure, standard library only.

What stands in `__all__` is the engine's interface, described in the manual's chapter on the engine.
Each name is imported when it is first asked for: a program that wants one rule loads one rule.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from director.engine.betting.limit import limit_raise
    from director.engine.betting.no_limit import no_limit_raise
    from director.engine.betting.pot_limit import pot_limit_raise
    from director.engine.betting.pots import Bet, Claim, Pot, Pots, build_pots, divide
    from director.engine.betting.rounds import Action
    from director.engine.cards import Card, Cards, NotACard, read_cards, written
    from director.engine.dealing.first_to_act import bring_in, first_to_act
    from director.engine.games.game import Game
    from director.engine.games.library import Library, UnknownGame
    from director.engine.games.shipped import shipped_games
    from director.engine.not_possible import NotPossible
    from director.engine.ranking.comparisons import Comparison, Low, compare, low_that_counts
    from director.engine.ranking.five_cards import FiveCards
    from director.engine.ranking.orders import scale_named, what_beats_what
    from director.engine.ranking.rank_tables import best_of_seven, best_two_and_three
    from director.engine.ranking.scale import Scale
    from director.engine.reasons import Reason
    from director.engine.seats import Seat
    from director.engine.showdown.adjudication import PotRuling, Ruling, adjudicate
    from director.engine.showdown.answers import answer, answers, ruling_as_data, ruling_on
    from director.engine.showdown.game_checks import checked_game, wrong_examples, wrong_in_example
    from director.engine.showdown.read_aloud import read_aloud
    from director.engine.showdown.showdown import CannotJudge, Problem, Showdown
    from director.engine.showdown.stated_showdowns import read_showdown
    from director.files.forms import Fault, FileWrong

__all__ = [
    "Action",
    "Bet",
    "CannotJudge",
    "Card",
    "Cards",
    "Claim",
    "Comparison",
    "Fault",
    "FileWrong",
    "FiveCards",
    "Game",
    "Library",
    "Low",
    "NotACard",
    "NotPossible",
    "Pot",
    "PotRuling",
    "Pots",
    "Problem",
    "Reason",
    "Ruling",
    "Scale",
    "Seat",
    "Showdown",
    "UnknownGame",
    "adjudicate",
    "answer",
    "answers",
    "best_of_seven",
    "best_two_and_three",
    "bring_in",
    "build_pots",
    "checked_game",
    "compare",
    "divide",
    "first_to_act",
    "limit_raise",
    "low_that_counts",
    "no_limit_raise",
    "pot_limit_raise",
    "read_aloud",
    "read_cards",
    "read_showdown",
    "ruling_as_data",
    "ruling_on",
    "scale_named",
    "shipped_games",
    "what_beats_what",
    "written",
    "wrong_examples",
    "wrong_in_example",
]

_LIES_IN = {
    "betting.limit": ("limit_raise",),
    "betting.no_limit": ("no_limit_raise",),
    "betting.pot_limit": ("pot_limit_raise",),
    "betting.pots": ("Bet", "Claim", "Pot", "Pots", "build_pots", "divide"),
    "betting.rounds": ("Action",),
    "cards": ("Card", "Cards", "NotACard", "read_cards", "written"),
    "dealing.first_to_act": ("bring_in", "first_to_act"),
    "games.game": ("Game",),
    "games.library": ("Library", "UnknownGame"),
    "games.shipped": ("shipped_games",),
    "not_possible": ("NotPossible",),
    "ranking.comparisons": ("Comparison", "Low", "compare", "low_that_counts"),
    "ranking.five_cards": ("FiveCards",),
    "ranking.orders": ("scale_named", "what_beats_what"),
    "ranking.rank_tables": ("best_of_seven", "best_two_and_three"),
    "ranking.scale": ("Scale",),
    "reasons": ("Reason",),
    "seats": ("Seat",),
    "showdown.adjudication": ("PotRuling", "Ruling", "adjudicate"),
    "showdown.answers": ("answer", "answers", "ruling_as_data", "ruling_on"),
    "showdown.game_checks": ("checked_game", "wrong_examples", "wrong_in_example"),
    "showdown.read_aloud": ("read_aloud",),
    "showdown.showdown": ("CannotJudge", "Problem", "Showdown"),
    "showdown.stated_showdowns": ("read_showdown",),
}
"""The names of the interface by the modules that have them."""

_MODULES = {name: f"{__name__}.{module}" for module, names in _LIES_IN.items() for name in names}
_MODULES |= dict.fromkeys(("Fault", "FileWrong"), "director.files.forms")


def __getattr__(name: str) -> object:
    """A name of the interface, from its module."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(_MODULES[name]), name)
    return found


def __dir__() -> list[str]:
    """What can be asked for."""
    return sorted({*globals(), *__all__})
