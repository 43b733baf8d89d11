"""The answer to an exercise once more, by the clear path: nothing of the school is asked.

Hands are found by rating every choice of cards that a game allows, winners by the best of them,
chips by the judge's own answer to the hand as a showdown file states it.
"""

from collections.abc import Mapping
from typing import Any

from director.engine.betting.limit import limit_raise
from director.engine.betting.no_limit import no_limit_raise
from director.engine.betting.pot_limit import pot_limit_raise
from director.engine.cards import ACE, Cards, read_cards
from director.engine.dealing.first_to_act import first_to_act
from director.engine.dealing.misdeals import misdeal
from director.engine.games.game import Game, Portion
from director.engine.games.library import Library
from director.engine.hands.best_hand import best_hand, playable
from director.engine.ranking.low_numbers import number_of_low
from director.engine.showdown.answers import answer
from director.engine.showdown.showdown import Player, Showdown, read_showdown
from director.school.exercise import Exercise
from director.school.topics import CARDS, CHIPS, FIRST, MISDEAL, NAME, NUMBER, ODD, RAISE, WINNER
from director.translation import chips


def wrong(exercise: Exercise, library: Library) -> str:
    """What the clear path answers otherwise than the school; "" where both say the same."""
    if exercise.game.kind == "tricks" and exercise.name.topic in (WINNER, CHIPS):
        return _compared(exercise, *_of_round(exercise, library))
    check = {
        WINNER: _winner,
        NAME: _called,
        CARDS: _cards,
        NUMBER: _number,
        CHIPS: _chips,
        ODD: _odd,
        FIRST: _first,
        RAISE: _raise,
        MISDEAL: _misdeal,
    }[exercise.name.topic]
    return _compared(exercise, *check(exercise, library))


def _compared(exercise: Exercise, said: object, clear: object) -> str:
    same_choices = len(set(exercise.asked.choices)) == len(exercise.asked.choices)
    if said == clear and same_choices and exercise.asked.why:
        return ""
    return f"{'/'.join(map(str, exercise.name))}: the school says {said}, the clear path {clear}"


def _read(exercise: Exercise, library: Library) -> Showdown:
    return read_showdown(dict(exercise.case), library)


def _portion(game: Game, name: str) -> Portion:
    return next(one for one in game.all_portions if one.name == name)


def _held(portion: Portion, player: Player) -> Cards:
    return player.groups[portion.part] if portion.part else player.cards


def _hand(showdown: Showdown, portion: Portion, seat: int) -> Any:
    player, game = showdown.players[seat], showdown.game
    held = _held(portion, player)
    return best_hand(game, portion, held, player.groups, showdown.face_up)


def _winner(exercise: Exercise, library: Library) -> tuple[object, object]:
    """The best hands that qualify, or those that take the pot because none does."""
    showdown, about = _read(exercise, library), exercise.asked.about
    game = showdown.game
    pot = showdown.pots.pots[about["pot"]]
    declared = [seat for seat in pot.seats if game.declares and showdown.players[seat].has_buh]
    if declared:
        button = showdown.button or 0
        seats = [min(declared, key=lambda seat: (seat <= button, seat))]
        return exercise.answer.text, _named(showdown, seats)
    runs = {one.name: _best(showdown, one, pot.seats) for one in game.portions}
    if game.if_nobody and not any(runs.values()):
        seats = _best(showdown, game.if_nobody, pot.seats, anything=True)
    else:
        seats = runs[about["portion"]]
    return exercise.answer.text, _named(showdown, seats)


def _best(
    showdown: Showdown, portion: Portion, seats: tuple[int, ...], *, anything: bool = False
) -> list[int]:
    ratings = {}
    for seat in seats:
        hand = _hand(showdown, portion, seat)
        if hand and (anything or hand.rating >= portion.least):
            ratings[seat] = hand.rating
    return sorted(seat for seat, one in ratings.items() if one == max(ratings.values()))


def _named(showdown: Showdown, seats: list[int]) -> str:
    names = [showdown.players[seat].name for seat in seats]
    if not names:
        return "Nobody"
    return names[0] if len(names) == 1 else f"{' + '.join(names)} split"


def _called(exercise: Exercise, library: Library) -> tuple[object, object]:
    showdown, about = _read(exercise, library), exercise.asked.about
    portion = _portion(showdown.game, about["portion"])
    hand = _hand(showdown, portion, about["seat"])
    if hand is None or hand.rating < portion.least:
        none = "Nothing that qualifies" if portion.qualifier else "No hand"
        return exercise.answer.text, none
    return exercise.answer.text, portion.says(hand.rating)


def _cards(exercise: Exercise, library: Library) -> tuple[object, object]:
    """The right cards may be played and are the best; none of the others is both."""
    showdown, about = _read(exercise, library), exercise.asked.about
    portion = _portion(showdown.game, about["portion"])
    held = _held(portion, showdown.players[about["seat"]])
    allowed = {
        frozenset(cards): rating
        for cards in playable(showdown.game, portion, held, showdown.face_up)
        if (rating := portion.scale.rate(cards)) is not None
    }
    best = max(allowed.values())
    as_good = tuple(
        allowed.get(frozenset(choice.cards)) == best for choice in exercise.asked.choices
    )
    right = tuple(at == exercise.asked.right for at in range(len(exercise.asked.choices)))
    return right, as_good


def _number(exercise: Exercise, library: Library) -> tuple[object, object]:
    showdown, about = _read(exercise, library), exercise.asked.about
    portion = _portion(showdown.game, about["portion"])
    hand = _hand(showdown, portion, about["seat"])
    number = number_of_low(hand.cards, portion.scale.name).number
    return exercise.answer.text, "It has no number" if number is None else str(number)


def _chips(exercise: Exercise, library: Library) -> tuple[object, object]:
    awards = answer(dict(exercise.case), library)["awards"]
    return exercise.answer.text, chips(awards.get(str(exercise.asked.about["seat"]), 0))


def _odd(exercise: Exercise, library: Library) -> tuple[object, object]:
    said = answer(dict(exercise.case), library)["pots"][exercise.asked.about["pot"]]
    lucky = [one["seat"] for share in said["portions"] for one in share["winners"] if one["odd"]]
    names = {one["seat"]: one["name"] for one in exercise.case["players"]}
    told = [f"{names[seat]}, seat {seat}" for seat in lucky] or ["Nobody: it splits evenly"]
    return [exercise.answer.text], told


def _first(exercise: Exercise, _: Library) -> tuple[object, object]:
    game, case, about = exercise.game, exercise.case, exercise.asked.about
    boards = {one["seat"]: _up(one["cards"]) for one in case["players"]}
    if game.bring_in and {len(cards) for cards in boards.values()} == {1}:
        seats = {seat: _height(game, cards) for seat, cards in boards.items()}
        pick = min if game.bring_in == "low card" else max
        return about["seat"], pick(seats, key=seats.__getitem__)
    first = first_to_act(game, boards, button=case.get("button"), all_in=about["all_in"])
    return about["seat"], first.seat


def _up(cards: object) -> Cards:
    return read_cards(cards["up"]) if isinstance(cards, dict) else ()


def _height(game: Game, cards: Cards) -> tuple[int, int]:
    low = game.bring_in == "high card, ace low" and cards[0].rank == ACE
    return 1 if low else cards[0].rank, cards[0].suit


def _raise(exercise: Exercise, _: Library) -> tuple[object, object]:
    about: Mapping[str, Any] = exercise.asked.about
    actions, seat, bet = about["actions"], about["seat"], about["bet"]
    here = {"later_round": True, "seats": about["seats"]}
    match exercise.game.betting:
        case "limit":
            said = limit_raise(actions, seat, bet=bet, **here)
            may, to = said.may_raise, said.least
        case "pot-limit":
            pot = pot_limit_raise(actions, seat, pot=about["pot"], least_bet=bet, **here)
            may, to = pot.may_raise, pot.most if about["at_most"] else pot.least
        case _:
            free = no_limit_raise(actions, seat, least_bet=bet, **here)
            may, to = free.may_raise, free.least
    opened = any(one.deed in ("bet", "raise", "all-in") for one in actions)
    none = "No raise: call or fold" if opened else "No bet: it may only check"
    return exercise.answer.text, chips(to) if may else none


def _misdeal(exercise: Exercise, _: Library) -> tuple[object, object]:
    about = exercise.asked.about
    if "cause" not in about:  # the right choice is the engine's first reason, word by word
        return exercise.answer.text, exercise.asked.why[0].words
    ruled = misdeal(about["cause"], substantial_action=about["late"])
    if ruled.misdeal:
        return exercise.answer.text, "It is a misdeal"
    what = "that hand is dead, and the others go on" if ruled.dead else "the hand goes on"
    return exercise.answer.text, f"It is no misdeal: {what}"


def _of_round(exercise: Exercise, library: Library) -> tuple[object, object]:
    """A round of tricks: the judge's answer to its record, and for a trick the cards themselves."""
    case, about = exercise.case, exercise.asked.about
    said = answer(dict(case), library)
    if "trick" in about:
        cards = read_cards(case["tricks"][about["trick"]])
        trump = read_cards(case["trump"])[0].suit
        best = max(cards, key=lambda one: (one.suit == trump, one.suit == cards[0].suit, one.rank))
        return exercise.answer.cards, (best,)
    names = {one["seat"]: one["name"] for one in case["players"]}
    if "seat" in about:
        seat = str(about["seat"])
        won, owes = said["awards"].get(seat, 0), said["burned"].get(seat, 0)
        if owes:
            return exercise.answer.text, f"Burned: matches {chips(owes)}"
        return exercise.answer.text, f"Wins {chips(won)}" if won else "Neither wins nor owes"
    winners = [names[int(seat)] for seat in said["awards"]]
    told = f"{' + '.join(winners)} split" if len(winners) > 1 else "".join(winners) or "Nobody"
    return exercise.answer.text, told
