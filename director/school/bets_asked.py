"""What may be raised: a round of betting from a seed, at the structure that a game is played at."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple, get_args

from director.engine.betting.limit import limit_raise
from director.engine.betting.no_limit import no_limit_raise
from director.engine.betting.pot_limit import pot_limit_raise
from director.engine.betting.rounds import Action, Betting, Stakes, Standing, follow
from director.engine.games.game import Game
from director.engine.games.streets import Street
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.school.chosen import as_chosen
from director.school.exercise import EASY, HARD, Asked, Choice, Unfit, put
from director.translation import chips, say

_CHOSEN = "small or big"
"""Whoever bets first chooses; nothing smaller follows a big bet (C18)."""
_SIZES = ("small", "big", _CHOSEN)
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
    if game.kind != "showdown":
        return False
    if game.choices:
        return any(map(has_bets, as_chosen(game)))
    return game.betting != "limit" or any(street.bet in _SIZES for street in game.streets)


def what_may_be_raised(
    game: Game, rng: Random, strength: str, most_raises: int
) -> tuple[tuple[str, ...], Asked]:
    """What has been bet on a street, and what the next player may make it. Raises Unfit."""
    rounds = [street for street in game.streets if street.bet]
    sized = [street for street in rounds if game.betting != "limit" or street.bet in _SIZES]
    street = rng.choice(sized)
    stakes = _played_for(game, street, rng, first=street is rounds[0])
    actions, seats, standing = _round(stakes, rng, strength, most_raises)
    seat = _next(actions, seats, standing)
    answer = _ruled(stakes, actions, seat, seats, most_raises)
    at_most = stakes.betting == "pot-limit" and rng.random() < _AT_MOST
    told = [
        say("First round of betting.")
        if len(stakes.blinds) > 1
        else say("Street: {street}.", street=street.name),
        _told(game, stakes),
        *[_said(game, action) for action in actions],
    ]
    opens = not standing.level
    none = Choice(
        say("No raise: call or fold") if standing.owed(seat) else say("No bet: it may only check")
    )
    to = answer.most if at_most else answer.least
    right = Choice(chips(to)) if answer.may else none
    completes = stakes.betting == "limit" and 0 < stakes.forced < stakes.bet
    asked = _OPENS if opens else _COMPLETES if completes else _RAISES
    question = say(asked[0 if stakes.betting == "limit" else 1 + at_most], seat=seat)
    wrong = _wrong_amounts(standing, stakes, actions)
    amounts = [one for one in dict.fromkeys(wrong) if one > standing.level and one != to]
    rng.shuffle(amounts)
    amounts = amounts[:4] + ([to] if answer.may else [])
    choices = [Choice(chips(one)) for one in sorted(amounts)] + [none]
    traps = _traps(stakes, answer, standing, seat, actions, at_most=at_most)
    about = {"actions": tuple(actions), "seat": seat, "seats": seats}
    about |= {"bet": stakes.bet, "pot": stakes.pot}
    return tuple(told), put(question, right, choices, answer.why, traps, at_most=at_most, **about)


class _PlayedFor(NamedTuple):
    """What a round is played for. All amounts are chips."""

    betting: Betting
    unit: int
    """The small bet, the big blind, or the bring-in where nothing limits a bet."""
    bet: int
    """The bet of this round at limit, else the least bet."""
    forced: int
    """The big blind or the bring-in; 0 where nothing is posted."""
    blinds: tuple[int, ...]
    """What is posted, by the seats before the first to act."""
    pot: int
    """What lies in the middle before the round."""
    chosen: bool = False
    """Whether the big bet is the choice of whoever bets first, and has been bet."""


def _played_for(game: Game, street: Street, rng: Random, *, first: bool) -> _PlayedFor:
    """The stakes of a round on this street, with what is posted on the first one."""
    betting = _BETTINGS[game.betting]
    unit = rng.choice(_UNITS)
    bet = unit * (2 if street.bet in ("big", _CHOSEN) and betting == "limit" else 1)
    pot = unit * rng.randint(2, 12)
    if not first or not (game.has_button or game.bring_in):
        return _PlayedFor(betting, unit, bet, 0, (), pot, street.bet == _CHOSEN)
    if game.has_button:
        return _PlayedFor(betting, unit, bet, unit, (unit // 2, unit), 0)
    bring_in = unit // 4 if betting == "limit" else unit
    antes = 8 * (unit // 4)
    return _PlayedFor(betting, unit, bet, bring_in, (bring_in,), antes)


_AT_MOST = 0.6
_OPENS = (
    "How much may seat {seat} bet?",
    "What is the least that seat {seat} may bet?",
    "What is the most that seat {seat} may bet?",
)
_COMPLETES = ("What may seat {seat} complete or raise to?", "", "")
_RAISES = (
    "What may seat {seat} raise to?",
    "What is the least that seat {seat} may raise to?",
    "What is the most that seat {seat} may raise to?",
)
"""At limit, and the least and the most elsewhere."""


def _told(game: Game, stakes: _PlayedFor) -> str:
    """What the game is played for, as the sheet has it."""
    values = {"bet": chips(stakes.unit), "pot": chips(stakes.pot)}
    if stakes.betting == "limit":
        return say("Limit, {bet}–{big}.", **values, big=chips(2 * stakes.unit))
    if stakes.betting == "no-limit":
        return say("No-limit, the big blind is {bet}.", **values)
    if not stakes.pot:
        return say("Pot-limit, the big blind is {bet}; no antes.", **values)
    sentence = (
        "Pot-limit, the bring-in is {bet}; {pot} in the pot before this round."
        if game.bring_in
        else "Pot-limit, the big blind is {bet}; {pot} in the pot before this round."
    )
    return say(sentence, **values)


def _said(game: Game, action: Action) -> str:
    """What a seat did, in a sentence."""
    sentences = {
        "post": "Seat {seat} brings it in for {to}."
        if game.bring_in
        else "Seat {seat} posts {to}.",
        "check": "Seat {seat} checks.",
        "call": "Seat {seat} calls.",
        "fold": "Seat {seat} folds.",
        "bet": "Seat {seat} bets {to}.",
        "raise": "Seat {seat} raises to {to}.",
        "all-in": "Seat {seat} is all-in for {to}.",
    }
    return say(sentences[action.deed], seat=action.seat, to=chips(action.to))


def _round(
    stakes: _PlayedFor, rng: Random, strength: str, most_raises: int
) -> tuple[list[Action], tuple[int, ...], Standing]:
    """Actions in turn, up to one that leaves somebody to act."""
    count = rng.randint(2, 3) if strength == EASY else rng.randint(3, 4)
    seats = tuple(range(1, count + 1))
    wanted = rng.randint(1, 2) if strength == EASY else rng.randint(2, 3 + (strength == HARD))
    posting = zip(seats[-len(stakes.blinds) :], stakes.blinds, strict=False)
    actions = [Action(seat, "post", to) for seat, to in posting]
    if stakes.chosen:
        actions.append(Action(seats[0], "bet", stakes.bet))
    at = Stakes(stakes.betting, stakes.bet, stakes.forced)
    standing = follow(at, actions, seats=seats)
    for _ in range(wanted):
        seat = _next(actions, seats, standing)
        actions.append(_an_action(stakes, seat, seats, standing, actions, rng, most_raises))
        standing = follow(at, actions, seats=seats)
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
    stakes: _PlayedFor,
    seat: int,
    seats: Sequence[int],
    standing: Standing,
    actions: Sequence[Action],
    rng: Random,
    most_raises: int,
) -> Action:
    """Something that a seat may do now; bets and short all-ins more often than at a table."""
    answer = _ruled(stakes, actions, seat, seats, most_raises)
    level, owed = standing.level, standing.owed(seat)
    roll = rng.random()
    if answer.may and roll < 0.45:
        step = max(stakes.bet // 4, 25)
        more = 0 if stakes.betting == "limit" else step * rng.randint(0, 6)
        to = answer.least + more
        if stakes.betting == "pot-limit":
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
    stakes: _PlayedFor,
    actions: Sequence[Action],
    seat: int,
    seats: Sequence[int],
    most_raises: int,
) -> _Answer:
    """What the engine says the seat may make it."""
    bet, later = stakes.bet, not stakes.blinds
    try:
        if stakes.betting == "limit":
            forced = stakes.forced or None
            said = limit_raise(
                actions, seat, bet=bet, forced=forced, later_round=later, most_raises=most_raises,
                seats=seats,
            )  # fmt: skip
            return _Answer(said.may_raise, said.least, said.most, said.reasons, said.capped)
        if stakes.betting == "pot-limit":
            blinds = stakes.blinds if len(stakes.blinds) > 1 else (0,)
            counted = pot_limit_raise(
                actions, seat, pot=stakes.pot, least_bet=bet, later_round=later, seats=seats,
                blinds=None if later else blinds, big_blind_ante=0,
            )  # fmt: skip
            return _Answer(counted.may_raise, counted.least, counted.most, counted.reasons)
        free = no_limit_raise(actions, seat, least_bet=bet, later_round=later, seats=seats)
        return _Answer(free.may_raise, free.least, free.least, free.reasons)
    except NotPossible as why:
        raise Unfit from why


def _wrong_amounts(standing: Standing, stakes: _PlayedFor, actions: Sequence[Action]) -> list[int]:
    """What people make it who count otherwise."""
    level, inside = standing.level, sum(standing.in_front.values())
    unit, bet, pot = stakes.unit, stakes.bet, stakes.pot
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
    stakes: _PlayedFor,
    answer: _Answer,
    standing: Standing,
    seat: int,
    actions: Sequence[Action],
    *,
    at_most: bool,
) -> list[str]:
    """What makes it easy to go wrong in this round."""
    found = []
    if any(action.deed == "all-in" for action in actions):
        found.append("short all-in")
    if seat in standing.acted:
        found.append("reopened")
    if answer.capped:
        found.append("cap")
    if stakes.betting == "limit":
        if stakes.bet > stakes.unit:
            found.append("bet size")
        if 0 < stakes.forced < stakes.bet:
            found.append("bring-in")
        elif stakes.forced and answer.capped:
            found.append("blind")
    if at_most and standing.level:
        found.append("pot count")
    return found
