"""Makes an exercise: deals from its seed until something can be asked, and takes the trickiest."""

from collections.abc import Collection, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from director.engine.games.game import Game
from director.engine.games.library import Library
from director.engine.showdown.adjudication import adjudicate
from director.engine.showdown.showdown import CannotJudge
from director.engine.showdown.stated_showdowns import read_showdown
from director.house.house_rules import otherwise, paying
from director.house.settings import Settings
from director.school.bets_asked import has_bets, what_may_be_raised
from director.school.chips_asked import how_many_chips, who_gets_the_odd_chip
from director.school.chosen import as_chosen
from director.school.dealing import dealt
from director.school.deals_asked import is_it_a_misdeal
from director.school.exercise import EASY, HARD, Asked, Exercise, Name, Unfit
from director.school.first_asked import has_first, who_acts_first
from director.school.hands_asked import (
    has_numbers,
    number_of_the_low,
    what_is_it_called,
    which_cards_play,
    who_wins,
)
from director.school.look import Dealt
from director.school.picks_asked import who_is_first
from director.school.plays_asked import asked_of_round, dealt_round
from director.school.topics import CARDS, CHIPS, FIRST, MISDEAL, NAME, NUMBER, ODD, RAISE, WINNER
from director.translation import say

_TRIES = 200
"""Deals that are looked at before it is given up."""
_LOOKED_AT: Mapping[str, int] = {EASY: 1, "medium": 4, HARD: 5}
"""So many exercises are made, of which the trickiest is taken."""
_OF_SPLITS = 2
"""The same of pots with an odd chip, for which many more hands are dealt than can be used."""
_ENOUGH: Mapping[str, int] = {EASY: 0, "medium": 1, HARD: 3}
"""With so many traps the first is taken at once."""


class HousePlays(NamedTuple):
    """How the house plays what its exercises hang on."""

    paying: Collection[str] = ()
    """The keys of house rules that change who is paid."""
    most_raises: int = 3
    """After a bet, at limit (C36)."""
    tied_by_position: bool = False
    """Whether of tied boards the first from the button acts (C7)."""
    otherwise: Collection[str] = ()
    """The keys of all house rules that it plays otherwise than we do."""


AS_SHIPPED = HousePlays()


def house_plays(settings: Settings) -> HousePlays:
    """How a house plays, by its settings."""
    by_position = settings.flag("tied_by_position")
    most_raises = settings.number("most_raises")
    return HousePlays(paying(settings), most_raises, by_position, otherwise(settings))


_OF_HANDS = {
    WINNER: who_wins,
    NAME: what_is_it_called,
    CARDS: which_cards_play,
    NUMBER: number_of_the_low,
    CHIPS: how_many_chips,
    ODD: who_gets_the_odd_chip,
}
"""What is asked of a hand that has been judged."""


class NoSuchExercise(Exception):
    """In this game there is nothing to be asked on this topic."""


def exercise(name: Name, library: Library, house: HousePlays = AS_SHIPPED) -> Exercise:
    """The exercise of this name; the same name always makes the same one.

    Raises NoSuchExercise, and UnknownGame or FileWrong for the game.
    """
    rng = Random("/".join(map(str, name)))
    game = library.game(name.game)
    best: Exercise | None = None
    for looked_at, made in enumerate(_made(name, game, library, rng, house), start=1):
        if best is None or len(made.asked.traps) > len(best.asked.traps):
            best = made
        if len(best.asked.traps) >= _ENOUGH[name.strength]:
            break
        if looked_at >= (_OF_SPLITS if name.topic == ODD else _LOOKED_AT[name.strength]):
            break
    if best is None:
        raise NoSuchExercise(name)
    return best


def _made(
    name: Name, game: Game, library: Library, rng: Random, house: HousePlays
) -> Iterator[Exercise]:
    """Exercises, one after the other; hands of which nothing can be asked are left out."""
    for _ in range(_TRIES):
        try:
            yield _one(name, game, library, rng, house)
        except (Unfit, CannotJudge):
            continue


def _one(name: Name, game: Game, library: Library, rng: Random, house: HousePlays) -> Exercise:
    if name.topic == MISDEAL:
        told, asked = is_it_a_misdeal(game, rng)
        return Exercise(name, game, {}, told, asked)
    if game.kind == "tricks":
        case = dealt_round(game, rng, name.strength, topic=name.topic)
        told, asked = asked_of_round(case, library, name.topic, rng)
        return Exercise(name, game, case, told, asked)
    if game.kind == "auction" and name.topic == FIRST:
        return Exercise(name, game, *who_is_first(game, library, rng, name.strength))
    if name.topic == FIRST:
        games = as_chosen(library.as_house_plays(game, house.otherwise))
        first = rng.choice([one for one in games if has_first(one)])
        by_position = house.tied_by_position
        case, told, asked = who_acts_first(first, rng, name.strength, by_position=by_position)
        return Exercise(name, first, case, (*_choice(game, first), *told), asked)
    if name.topic == RAISE:
        games = as_chosen(library.as_house_plays(game, house.otherwise))
        bet = rng.choice([one for one in games if has_bets(one)])
        told, asked = what_may_be_raised(bet, rng, name.strength, house.most_raises)
        return Exercise(name, bet, {}, (*_choice(game, bet), *told), asked)
    numbered = [one.id for one in game.chosen if has_numbers(one)] if name.topic == NUMBER else ()
    odd = name.topic == ODD
    case = dealt(game, library, rng, name.strength, odd=odd, choices=numbered)
    return asked_of_hand(name, case, library, rng, house)


def _choice(game: Game, chosen: Game) -> tuple[str, ...]:
    """Which game has been chosen, where there was a choice."""
    return (say("The choice: {what}.", what=chosen.name),) if game.choices else ()


def asked_of_hand(
    name: Name, case: Mapping[str, Any], library: Library, rng: Random, house: HousePlays
) -> Exercise:
    """A question on a hand as a showdown file states it. Raises Unfit and CannotJudge."""
    look = Dealt(case, adjudicate(read_showdown(case, library, house.paying)))
    asked: Asked = _OF_HANDS[name.topic](look, rng)
    return Exercise(name, look.game, case, (), asked)
