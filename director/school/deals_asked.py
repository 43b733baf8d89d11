"""Is it a misdeal: what went wrong in a deal, drawn from a seed, and what is done about it."""

from collections.abc import Callable, Sequence
from random import Random
from typing import get_args

from director.engine.dealing.burn_cards import burn_remedy, flop_remedy
from director.engine.dealing.card_counts import Family, When, card_count
from director.engine.dealing.misdeals import Cause, misdeal
from director.engine.games.game import Game
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.school.exercise import Asked, Choice, Unfit, put
from director.translation import say

_FLOP = 3

Told = tuple[tuple[str, ...], Asked]
_MISDEAL = say("It is a misdeal")
_GOES_ON = say("It is no misdeal: the hand goes on")
_DEAD = say("It is no misdeal: that hand is dead, and the others go on")


def is_it_a_misdeal(game: Game, rng: Random) -> Told:
    """What went wrong in a deal of this game, and what is done. Raises Unfit."""
    kinds: list[Callable[[Game, Random], Told]] = [_cause, _cause, _count]
    if any(sum(street.board) == _FLOP for street in game.streets if len(street.board) == 1):
        kinds += [_flop, _burn]
    return rng.choice(kinds)(game, rng)


_OF_FLOP_GAMES = (
    "one of the first two cards exposed",
    "two other down cards exposed",
    "one other down card exposed",
)
"""What TDA 35-A says of exposed cards; stud and draw games have rules of their own on these."""
_TO_THE_BUTTON = "two cards in a row to the button"


def _causes(game: Game) -> list[Cause]:
    """What can go wrong in the first deal of a game."""
    every: tuple[Cause, ...] = get_args(Cause)
    return [
        cause
        for cause in every
        if (cause not in _OF_FLOP_GAMES or family_of(game) == "flop")
        and (cause != _TO_THE_BUTTON or game.has_button)
    ]


def _cause(game: Game, rng: Random) -> Told:
    cause = rng.choice(_causes(game))
    late = rng.random() < 0.5
    ruled = misdeal(cause, substantial_action=late)
    right = _MISDEAL if ruled.misdeal else _DEAD if ruled.dead else _GOES_ON
    early = misdeal(cause, substantial_action=False)
    traps = ["no misdeal"] if not early.misdeal else ["too late"] if late else []
    told = (say("In the first deal: {what}.", what=say(cause)), _acted(late))
    return told, _of(right, ruled.reasons, traps, cause=cause, late=late)


def _acted(late: bool) -> str:
    if late:
        return say("There has been substantial action.")
    return say("There has been no substantial action yet.")


def _of(right: str, why: Sequence[Reason], traps: Sequence[str], **about: object) -> Asked:
    choices = [Choice(one) for one in (_MISDEAL, _GOES_ON, _DEAD)]
    return put(say("Is it a misdeal?"), Choice(right), choices, why, traps, **about)


def family_of(game: Game) -> Family:
    """The kind of game that the rules on card counts ask for."""
    if game.board_count:
        return "flop"
    return "stud" if game.up else "draw"


def _count(game: Game, rng: Random) -> Told:
    """A hand with a card too many or too few."""
    family = family_of(game)
    times: tuple[When, ...] = get_args(When)
    when = rng.choice([one for one in times if family == "draw" or one != "before the draw"])
    wanted = sum(street.down + street.up for street in game.streets)
    if when != "at the showdown":
        wanted = next(
            (street.down + street.up for street in game.streets if street.down + street.up), 0
        )
    if game.kind != "showdown" or wanted < 1:
        raise Unfit
    button = game.has_button and rng.random() < 0.4 and when != "at the showdown"
    acted = button and rng.random() < 0.5
    held = max(0, wanted + rng.choice((-1, -1, 1)))

    def ruled(cards: int, at: When, *, has_acted: bool = acted) -> Sequence[Reason]:
        return card_count(
            cards, wanted, family=family, when=at, button=button, button_acted=has_acted
        ).reasons

    why = ruled(held, when)
    remedies = []
    for at in times:
        for cards in (held, wanted - 1, wanted + 1):
            for has_acted in (True, False):
                try:
                    remedies.append(Choice(ruled(cards, at, has_acted=has_acted)[0].words))
                except NotPossible:
                    continue
    told = [
        say("A player holds {held} cards and should have {wanted}.", held=held, wanted=wanted),
        say("It is seen {when}.", when=_WHEN[when]),
    ]
    if button:
        told.append(
            say("It is the button, who has acted on the hand.")
            if acted
            else say("It is the button, who has not acted on the hand.")
        )
    traps = ["short hand"] if held < wanted and why[0].words != _dead_word(ruled) else []
    traps += ["too late"] if when in ("later", "at the showdown") else []
    right = Choice(why[0].words)
    about = {"held": held, "wanted": wanted, "when": when, "family": family}
    about |= {"button": button, "acted": acted}
    question = say("What becomes of the hand?")
    return tuple(told), put(question, right, remedies, why, traps, **about)


_WHEN: dict[str, str] = {
    "before substantial action": say("before substantial action"),
    "before the draw": say("after substantial action, before the draw"),
    "later": say("after substantial action"),
    "at the showdown": say("at the showdown"),
}


def _dead_word(ruled: Callable[..., Sequence[Reason]]) -> str:
    try:
        return ruled(99, "later")[0].words
    except NotPossible:
        return ""


def _flop(_: Game, rng: Random) -> Told:
    """A flop of four cards, or without a burn."""
    ways = [
        (cards, burned, acted)
        for cards in (_FLOP, _FLOP + 1)
        for burned in (True, False)
        for acted in (True, False)
    ]
    cards, burned, acted = rng.choice(ways)
    ruled = flop_remedy(cards, burned=burned, acted=acted)
    choices = [Choice(flop_remedy(a, burned=b, acted=c).reasons[0].words) for a, b, c in ways]
    told = (
        say("The flop has {count} cards.", count=cards),
        say("A card was burned before it.") if burned else say("No card was burned before it."),
        say("There has been action on it.") if acted else say("Nobody has acted on it."),
    )
    right = Choice(ruled.reasons[0].words)
    traps = ["no misdeal"] if ruled.stands and not burned else []
    question = say("What is done with the flop?")
    about = {"flop": (cards, burned, acted)}
    return told, put(question, right, choices, ruled.reasons, traps, **about)


def _burn(_: Game, rng: Random) -> Told:
    """A street with no burn, one, or two."""
    ways = [
        (burns, out, acted)
        for burns in (0, 1, 2)
        for out in (True, False)
        for acted in (True, False)
        if out or not acted
    ]
    burns, out, acted = rng.choice(ways)
    ruled = burn_remedy(burns, next_card_out=out, acted=acted)
    choices = [
        Choice(burn_remedy(a, next_card_out=b, acted=c).reasons[0].words) for a, b, c in ways
    ]
    told = (
        say("Cards burned on the turn: {count}.", count=burns),
        say("The turn card is out.") if out else say("The turn card is not out yet."),
        say("There has been action on it.") if acted else say("Nobody has acted on it."),
    )
    traps = ["too late"] if acted and burns != 1 else ["no misdeal"] if burns == 1 else []
    right = Choice(ruled.reasons[0].words)
    about = {"burns": (burns, out, acted)}
    return told, put(say("What is done?"), right, choices, ruled.reasons, traps, **about)
