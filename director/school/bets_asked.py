"""What may be raised: a round of betting from a seed, at the structure that a game is played at."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple, get_args

from director.engine.betting.limit import limit_raise
from director.engine.betting.no_limit import no_limit_raise
from director.engine.betting.pot_limit import pot_limit_raise
from director.engine.betting.rounds import Action, Betting, Stakes, Standing, follow
from director.engine.games.game import Game
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.school.exercise import EASY, HARD, Asked, Choice, Unfit, put
from director.translation import chips, say

_SIZES = ("small", "big")
_BETTINGS: Mapping[str, Betting] = {one: one for one in get_args(Betting)}
_UNITS = (100, 200, 400, 1000)


class _Answer(NamedTuple):
    """What the engine says of a seat's raise. All amounts are chips, and totals of the round."""

    may: bool
    least: int
    most: int
    why: tuple[Reason, ...]
    capped: bool = False


def has_bets(game: Game) -> bool:
    """Whether the size of a bet follows from the game's structure and street."""
    if game.kind != "showdown" or game.choices:
        return False
    return game.betting != "limit" or any(street.bet in _SIZES for street in game.streets)


def what_may_be_raised(
    game: Game, rng: Random, strength: str, most_raises: int
) -> tuple[tuple[str, ...], Asked]:
    """What has been bet on a street, and what the next player may make it. Raises Unfit."""
    betting = _BETTINGS[game.betting]
    sized = [street for street in game.streets if street.bet in _SIZES]
    streets = sized if betting == "limit" else [one for one in game.streets if one.bet]
    if len(streets) > 1:
        streets = streets[1:]  # what is posted on the first is another question
    street = rng.choice(streets)
    unit = rng.choice(_UNITS)
    bet = unit * (2 if street.bet == "big" and betting == "limit" else 1)
    pot = unit * rng.randint(2, 12)
    actions, seats, standing = _round(betting, bet, pot, rng, strength, most_raises)
    seat = _next(actions, seats, standing)
    answer = _ruled(betting, actions, seat, seats, bet, pot, most_raises)
    at_most = betting == "pot-limit" and rng.random() < _AT_MOST
    told = [
        say("Street: {street}.", street=street.name),
        _stakes(betting, unit, pot),
        *[_said(action) for action in actions],
    ]
    opens = not standing.level
    none = Choice(say("No bet: it may only check") if opens else say("No raise: call or fold"))
    to = answer.most if at_most else answer.least
    right = Choice(chips(to)) if answer.may else none
    asked = _OPENS if opens else _RAISES
    question = say(asked[0 if betting == "limit" else 1 + at_most], seat=seat)
    wrong = _wrong_amounts(standing, bet, unit, pot, actions)
    amounts = [one for one in dict.fromkeys(wrong) if one > standing.level and one != to]
    rng.shuffle(amounts)
    amounts = amounts[:4] + ([to] if answer.may else [])
    choices = [Choice(chips(one)) for one in sorted(amounts)] + [none]
    traps = _traps(betting, answer, standing, seat, actions, at_most=at_most, big=bet > unit)
    about = {"actions": tuple(actions), "seat": seat, "seats": seats, "bet": bet, "pot": pot}
    return tuple(told), put(question, right, choices, answer.why, traps, at_most=at_most, **about)


_AT_MOST = 0.6
_OPENS = (
    "How much may seat {seat} bet?",
    "What is the least that seat {seat} may bet?",
    "What is the most that seat {seat} may bet?",
)
_RAISES = (
    "What may seat {seat} raise to?",
    "What is the least that seat {seat} may raise to?",
    "What is the most that seat {seat} may raise to?",
)
"""At limit, and the least and the most elsewhere."""


def _stakes(betting: str, unit: int, pot: int) -> str:
    """What the game is played for, as the sheet has it."""
    if betting == "limit":
        return say("Limit, {small}–{big}.", small=chips(unit), big=chips(2 * unit))
    if betting == "pot-limit":
        sentence = "Pot-limit, the big blind is {bet}; {pot} in the pot before this round."
        return say(sentence, bet=chips(unit), pot=chips(pot))
    return say("No-limit, the big blind is {bet}.", bet=chips(unit))


def _said(action: Action) -> str:
    """What a seat did, in a sentence."""
    sentences = {
        "check": "Seat {seat} checks.",
        "call": "Seat {seat} calls.",
        "fold": "Seat {seat} folds.",
        "bet": "Seat {seat} bets {to}.",
        "raise": "Seat {seat} raises to {to}.",
        "all-in": "Seat {seat} is all-in for {to}.",
    }
    return say(sentences[action.deed], seat=action.seat, to=chips(action.to))


def _round(
    betting: Betting, bet: int, pot: int, rng: Random, strength: str, most_raises: int
) -> tuple[list[Action], tuple[int, ...], Standing]:
    """Actions in turn, up to one that leaves somebody to act."""
    count = rng.randint(2, 3) if strength == EASY else rng.randint(3, 4)
    seats = tuple(range(1, count + 1))
    wanted = rng.randint(1, 2) if strength == EASY else rng.randint(2, 3 + (strength == HARD))
    stakes = Stakes(betting, bet)
    actions: list[Action] = []
    standing = follow(stakes, actions, seats=seats)
    for _ in range(wanted):
        seat = _next(actions, seats, standing)
        made = _an_action(betting, seat, seats, standing, actions, (bet, pot), rng, most_raises)
        actions.append(made)
        standing = follow(stakes, actions, seats=seats)
    _next(actions, seats, standing)
    return actions, seats, standing


def _next(actions: Sequence[Action], seats: Sequence[int], standing: Standing) -> int:
    """Whose turn it is. Raises Unfit where the round is over."""
    last = actions[-1].seat if actions else seats[-1]
    at = seats.index(last)
    for seat in (*seats[at + 1 :], *seats[: at + 1]):
        if seat in standing.out or seat in standing.all_in:
            continue
        if seat in standing.acted and not standing.owed(seat):
            raise Unfit
        others = set(seats) - {seat} - standing.out - standing.all_in
        if not others:
            raise Unfit
        return seat
    raise Unfit


def _an_action(
    betting: Betting,
    seat: int,
    seats: Sequence[int],
    standing: Standing,
    actions: Sequence[Action],
    chips_: tuple[int, int],
    rng: Random,
    most_raises: int,
) -> Action:
    """Something that a seat may do now; bets and short all-ins more often than at a table."""
    bet, pot = chips_
    answer = _ruled(betting, actions, seat, seats, bet, pot, most_raises)
    level, owed = standing.level, standing.owed(seat)
    roll = rng.random()
    if answer.may and roll < 0.45:
        step = max(bet // 4, 25)
        more = 0 if betting == "limit" else step * rng.randint(0, 6)
        to = answer.least + more
        if betting == "pot-limit":
            to = min(to, answer.most)
        return Action(seat, "raise" if level else "bet", to)
    if answer.may and level and roll < 0.8:
        short = level + (answer.least - level) * rng.choice((1, 2, 3)) // 4
        if level < short < answer.least:
            return Action(seat, "all-in", short)
    if owed:
        return Action(seat, "call") if roll < 0.92 else Action(seat, "fold")
    return Action(seat, "check")


def _ruled(
    betting: Betting,
    actions: Sequence[Action],
    seat: int,
    seats: Sequence[int],
    bet: int,
    pot: int,
    most_raises: int,
) -> _Answer:
    """What the engine says the seat may make it."""
    try:
        if betting == "limit":
            said = limit_raise(
                actions, seat, bet=bet, later_round=True, most_raises=most_raises, seats=seats
            )
            return _Answer(said.may_raise, said.least, said.most, said.reasons, said.capped)
        if betting == "pot-limit":
            counted = pot_limit_raise(
                actions, seat, pot=pot, least_bet=bet, later_round=True, seats=seats
            )
            return _Answer(counted.may_raise, counted.least, counted.most, counted.reasons)
        free = no_limit_raise(actions, seat, least_bet=bet, later_round=True, seats=seats)
        return _Answer(free.may_raise, free.least, free.least, free.reasons)
    except NotPossible as why:
        raise Unfit from why


def _wrong_amounts(
    standing: Standing, bet: int, unit: int, pot: int, actions: Sequence[Action]
) -> list[int]:
    """What people make it who count otherwise."""
    level, inside = standing.level, sum(standing.in_front.values())
    tops = [action.to for action in actions if action.to]
    return [
        standing.next_to,
        2 * level,
        level + bet,
        level + unit,
        level + 2 * unit,
        standing.full + bet,
        3 * level,
        pot + inside,
        pot + inside + level,
        pot + 3 * level,
        *(2 * one for one in tops),
        *(level + one for one in tops),
        unit,
        2 * unit,
        pot,
    ]


def _traps(
    betting: Betting,
    answer: _Answer,
    standing: Standing,
    seat: int,
    actions: Sequence[Action],
    *,
    at_most: bool,
    big: bool,
) -> list[str]:
    """What makes it easy to go wrong in this round."""
    found = []
    if any(action.deed == "all-in" for action in actions):
        found.append("short all-in")
    if seat in standing.acted:
        found.append("reopened")
    if answer.capped:
        found.append("cap")
    if betting == "limit" and big:
        found.append("bet size")
    if at_most and standing.level:
        found.append("pot count")
    return found
