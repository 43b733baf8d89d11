"""The answer to an exercise once more, by the clear path: nothing of the school is asked.

Hands are found by rating every choice of cards that a game allows, winners by the best of them.
Chips, raises, who acts first, spoilt deals and tricks are worked out from the rule book's words in
the modules beside this one, which ask nothing of the engine's own.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from director.engine.cards import ACE, Card, Cards, read_cards
from director.engine.games.game import Game
from director.engine.games.library import Library
from director.engine.games.portions import Portion
from director.engine.hands.best_hand import best_hand, playable
from director.engine.ranking.low_numbers import number_of_low
from director.engine.showdown.showdown import Player, Showdown
from director.engine.showdown.stated_showdowns import read_showdown
from director.school.exercise import Exercise
from director.school.topics import CARDS, CHIPS, FIRST, MISDEAL, NAME, NUMBER, ODD, RAISE, WINNER
from director.translation import chips
from practising import clear_deals, clear_rounds
from practising.clear_chips import Paid, Pot, Side, clockwise, paid, pots_of
from practising.clear_raises import after, may_be_raised


def wrong(exercise: Exercise, library: Library) -> str:
    """What the clear path answers otherwise than the school; "" where both say the same."""
    if exercise.game.kind == "tricks":
        return _compared(exercise, *_of_round(exercise))
    if exercise.game.kind == "auction" and exercise.name.topic == FIRST:
        return _compared(exercise, *_of_auction(exercise))
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
    declared = _declared(showdown, pot.seats)
    if declared:
        return exercise.answer.text, _named(showdown, declared[:1])
    runs = {one.name: _best(showdown, one, pot.seats) for one in game.portions}
    if game.if_nobody and not any(runs.values()):
        seats = _best(showdown, game.if_nobody, pot.seats, anything=True)
    else:
        seats = runs[about["portion"]]
    return exercise.answer.text, _named(showdown, seats)


def _declared(showdown: Showdown, seats: Sequence[int]) -> list[int]:
    """Who has laid down a buh, the first from the button ahead (B31, C24)."""
    if not showdown.game.declares:
        return []
    players = showdown.players
    buhs = [one for one in seats if players[one].declared and _points(players[one].cards) <= 1]
    return list(clockwise(buhs, showdown.button))


def _points(cards: Cards) -> int:
    """The points of a hand of Buh (B31); more than any where it is all faces."""
    ranks = {1 if card.rank == ACE else card.rank for card in cards} - {11, 12, 13}
    if not ranks:
        return 99
    points = sum(rank for rank in ranks if rank + 1 not in ranks)
    suited = len(cards) == 4 and len({card.suit for card in cards}) == 1
    return points // 2 if suited else points


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
    showdown, seat = _read(exercise, library), exercise.asked.about["seat"]
    won = sum(_paid(showdown, pot).won.get(seat, 0) for pot in pots_of(exercise.case))
    return exercise.answer.text, chips(won)


def _odd(exercise: Exercise, library: Library) -> tuple[object, object]:
    showdown, at = _read(exercise, library), exercise.asked.about["pot"]
    lucky = _paid(showdown, pots_of(exercise.case)[at]).odd
    names = {one["seat"]: one["name"] for one in exercise.case["players"]}
    told = [f"{names[seat]}, seat {seat}" for seat in lucky] or ["Nobody: it splits evenly"]
    return [exercise.answer.text], told


def _paid(showdown: Showdown, pot: Pot) -> Paid:
    """Who gets what of a pot."""
    return paid(pot.amount, showdown.chip, _sides(showdown, pot.seats))


def _sides(showdown: Showdown, seats: tuple[int, ...]) -> list[Side]:
    """What is played for in a pot, and who wins it; nothing where the pot stays for the next."""
    game = showdown.game
    alone = seats if len(seats) == 1 else _declared(showdown, seats)[:1]
    if alone:
        return [Side(tuple(alone))]
    won = {one.name: _best(showdown, one, seats) for one in game.portions}
    sides = []
    for portion in game.portions:
        left = [one for one in game.portions if not won[one.name]]
        more = [one for one in left if one.otherwise == portion.name]
        shares = 1 + len(more) * (len(left) < len(game.portions) - 1)
        if won[portion.name]:
            sides.append(Side(_in_turn(showdown, portion, won[portion.name]), shares))
    if not sides and game.if_nobody:
        best = _best(showdown, game.if_nobody, seats, anything=True)
        sides = [Side(_in_turn(showdown, game.if_nobody, best))] if best else []
    if not sides and game.shared:
        sides = [Side(_in_turn(showdown, game.portions[0], seats))]
    return sides


def _in_turn(showdown: Showdown, portion: Portion, seats: Sequence[int]) -> tuple[int, ...]:
    """Tied seats as odd chips go out: from the button, in stud by the cards that play."""
    if showdown.game.odd_chips == "by position" or len(seats) == 1:
        return clockwise(seats, showdown.button)
    return tuple(sorted(seats, key=lambda seat: _suits(showdown, portion, seat), reverse=True))


def _suits(showdown: Showdown, portion: Portion, seat: int) -> list[tuple[int, int]]:
    """The cards that play, from the top, in the best suits of all hands that are as good."""
    held = _held(portion, showdown.players[seat])
    rated = [
        (portion.scale.rate(cards) or 0, sorted(map(_height(portion), cards), reverse=True))
        for cards in playable(showdown.game, portion, held, showdown.face_up)
    ]
    return max(rated)[1]


def _height(portion: Portion) -> Callable[[Card], tuple[int, int]]:
    """How high a card stands, and its suit; an ace stands below in lows whose aces are low."""
    ace = 1 if getattr(portion.scale, "ace_low", False) else ACE
    return lambda card: (ace if card.rank == ACE else card.rank, card.suit)


def _first(exercise: Exercise, _: Library) -> tuple[object, object]:
    game, case, about = exercise.game, exercise.case, exercise.asked.about
    boards = {one["seat"]: _up(one["cards"]) for one in case["players"]}
    if game.bring_in and {len(cards) for cards in boards.values()} == {1}:
        return about["seat"], clear_deals.brings_in(game, boards)
    return about["seat"], clear_deals.acts_first(game, boards, case.get("button"), about["all_in"])


def _up(cards: object) -> Cards:
    return read_cards(cards["up"]) if isinstance(cards, dict) else ()


def _raise(exercise: Exercise, _: Library) -> tuple[object, object]:
    about: Mapping[str, Any] = exercise.asked.about
    actions, betting = about["actions"], exercise.game.betting
    to = may_be_raised(betting, about["bet"], about["pot"], actions, about["seat"])
    owes = after(betting, about["bet"], actions).owed(about["seat"])
    none = "No raise: call or fold" if owes else "No bet: it may only check"
    return exercise.answer.text, chips(to[about["at_most"]]) if to else none


def _misdeal(exercise: Exercise, _: Library) -> tuple[object, object]:
    return exercise.answer.text, clear_deals.what_is_done(exercise.asked.about)


def _of_round(exercise: Exercise) -> tuple[object, object]:
    """A round of tricks."""
    case, about, answer = exercise.case, exercise.asked.about, exercise.answer
    if "trick" in about:
        return answer.cards, (clear_rounds.taken_by(case, about["trick"]),)
    if "held" in about:
        return answer.cards, clear_rounds.may_be_played(about["held"], about["led"])
    if "leads" in about:
        return answer.text, _seated(case, clear_rounds.leads(case, about["leads"]))
    if "alone" in about:
        return answer.text, clear_rounds.raked(case)
    if "seat" in about:
        return answer.text, clear_rounds.becomes_of(case, about["seat"])
    winners = clear_rounds.winners_of(case)
    if "odd" in about:
        return answer.text, _seated(case, winners[0])
    names = [one["name"] for one in case["players"] if one["seat"] in winners]
    told = f"{' + '.join(names)} split" if len(names) > 1 else "".join(names) or "Nobody"
    return answer.text, told


def _of_auction(exercise: Exercise) -> tuple[object, object]:
    """Who picks when, or who shows first."""
    case, about = exercise.case, exercise.asked.about
    pick = clear_rounds.picks(case)[about["pick"]] if "pick" in about else clear_rounds.shows(case)
    return exercise.answer.text, _seated(case, pick)


def _seated(case: Mapping[str, Any], seat: int) -> str:
    name = next(one["name"] for one in case["players"] if one["seat"] == seat)
    return f"{name}, seat {seat}"
