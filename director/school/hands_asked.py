"""What is asked about hands: who wins, what somebody has, which cards play, the number of a low."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

from director.engine.cards import JOKER
from director.engine.games.game import Game
from director.engine.games.portions import Portion
from director.engine.ranking.badugi import Badugi
from director.engine.ranking.five_cards import FiveCards
from director.engine.ranking.low_numbers import LOW_SCALES, number_of_low
from director.engine.seats import Seat
from director.engine.showdown.adjudication import PotRuling
from director.school.exercise import Asked, Choice, Unfit, nobody, put, winning
from director.school.look import Dealt
from director.school.traps import traps_in, traps_in_hand
from director.translation import say

_MOST_TIED = 3
_WRONG_HANDS = 3
_WRONG_NAMES = 4
_HIGHEST = 99
"""The highest number of a low that is asked for: nobody counts on."""


def who_wins(dealt: Dealt, rng: Random) -> Asked:
    """Who wins a portion of a pot, alone or together. Raises Unfit."""
    return who_wins_this(dealt, _a_pot(dealt, rng), rng.choice(dealt.game.portions))


def who_wins_this(dealt: Dealt, pot: PotRuling, portion: Portion) -> Asked:
    """Who wins this portion of this pot; the pot, where the best hand takes it all the same."""
    instead = next((share for share in pot.shares if share.instead), None)
    share = instead or dealt.share(pot, portion)
    whole = bool(instead) or len(dealt.game.portions) == 1
    if instead:
        named = {one.name: one for one in dealt.game.all_portions}
        portion = named.get(instead.portion, portion)
    winners = tuple(sorted(part.seat for part in share.parts)) if share else ()
    names = [dealt.who(seat) for seat in pot.seats]
    right = winning([dealt.who(seat) for seat in winners])
    alone = [winning([name]) for name in names]
    pairs = [winning(two) for two in combinations(names, 2)]
    everybody = winning(names)
    others = [*alone, *(pairs if len(pot.seats) <= _MOST_TIED else [right]), everybody, nobody()]
    values = {"pot": pot_title(dealt, pot), "portion": portion.title}
    if whole:
        question = say("Who wins {pot}?", **values)
    elif len(dealt.ruling.pots) == 1:
        question = say("Who wins the {portion}?", **values)
    else:
        question = say("Who wins the {portion} of {pot}?", **values)
    plays = [made.cards for seat in winners if (made := dealt.made[portion.name].get(seat))]
    about = {"pot": dealt.ruling.pots.index(pot), "portion": portion.name, "plays": sum(plays, ())}
    traps = traps_in(dealt, pot, portion)
    return put(question, right, others, dealt.ruling.reasons, traps, **about)


def what_is_it_called(dealt: Dealt, rng: Random) -> Asked:
    """What a dealer says of somebody's hand. Raises Unfit."""
    pot, portion, seat = _a_hand(dealt, rng)
    made = dealt.made[portion.name]
    none = Choice(say("Nothing that qualifies") if portion.qualifier else say("No hand"))
    right = Choice(portion.says(made[seat].rating)) if dealt.counts(portion, seat) else none
    wrong = [portion.says(hand.rating) for one, hand in made.items() if one != seat]
    if seat in made and not portion.first:
        mine = made[seat].rating
        wrong.append(portion.says(mine))
        near = sorted(dealt.swaps(portion, seat), key=lambda one: (abs(one[0] - mine), one[0]))
        better = [rating for rating, _ in near if rating > mine]
        worse = [rating for rating, _ in near if rating < mine]
        wrong += [portion.says(rating) for rating in (*better[:3], *worse[:6])]
    names = [Choice(one) for one in dict.fromkeys(wrong) if one != right.text][:_WRONG_NAMES]
    choices = [right, *names, *([none] if portion.qualifier else [])]
    rng.shuffle(choices)
    questions = "What does {who} have?", "What does {who} have for the {portion}?"
    return _of_one_hand(dealt, pot, portion, seat, questions, right, choices)


def which_cards_play(dealt: Dealt, rng: Random) -> Asked:
    """Which cards make somebody's best hand. Raises Unfit where there is nothing to choose."""
    pot, portion, seat = _a_hand(dealt, rng)
    if not dealt.counts(portion, seat):
        raise Unfit
    hand = dealt.made[portion.name][seat]
    scale = portion.scale
    mine = scale.rate(hand.cards) if JOKER not in hand.cards else None
    if mine is None:
        raise Unfit
    swaps = [one for one in dealt.swaps(portion, seat) if one[0] != mine]
    better = sorted([one for one in swaps if one[0] > mine], key=lambda one: -one[0])
    worse = sorted([one for one in swaps if one[0] < mine], key=lambda one: -one[0])
    tempting = better[: _WRONG_HANDS - 1]
    taken = [*tempting, *worse[: _WRONG_HANDS - len(tempting)]]
    right = Choice("", hand.cards)
    choices = [right, *(Choice("", scale.arranged(cards)) for _, cards in taken)]
    rng.shuffle(choices)
    questions = "Which cards play for {who}?", "Which cards play for {who} in the {portion}?"
    return _of_one_hand(dealt, pot, portion, seat, questions, right, choices)


def _of_one_hand(
    dealt: Dealt,
    pot: PotRuling,
    portion: Portion,
    seat: Seat,
    questions: tuple[str, str],
    right: Choice,
    choices: Sequence[Choice],
) -> Asked:
    """A question about one player's hand: of a game with one portion, and of one with more."""
    values = {"who": dealt.who(seat), "portion": portion.title}
    question = say(questions[len(dealt.game.portions) > 1], **values)
    traps = traps_in_hand(dealt, pot, portion, seat)
    about = {"portion": portion.name, "seat": seat, "plays": dealt.plays(portion, seat)}
    return put(question, right, choices, [dealt.why_made(portion, seat)], traps, **about)


def number_of_the_low(dealt: Dealt, rng: Random) -> Asked:
    """Which number a low is on its scale (S App A). Raises Unfit."""
    portions = [one for one in dealt.game.portions if is_numbered(one)]
    pot = _a_pot(dealt, rng)
    if not portions:
        raise Unfit
    portion, seat = rng.choice(portions), rng.choice(pot.seats)
    hand = dealt.made[portion.name].get(seat)
    if hand is None or JOKER in hand.cards:
        raise Unfit
    low = number_of_low(hand.cards, portion.scale.name)
    if low.number and low.number > _HIGHEST:
        raise Unfit
    none = say("It has no number")
    if low.number is None:
        guess = rng.randint(1, 30)
        numbers = sorted({guess, guess + rng.randint(2, 9), guess + rng.randint(10, 30)})
        right = Choice(none)
    else:
        steps = rng.sample((-4, -3, -2, -1, 1, 2, 3, 4), 4)
        numbers = sorted({low.number, *(low.number + step for step in steps)})
        right = Choice(str(low.number))
    choices = [*(Choice(str(one)) for one in numbers if one > 0), Choice(none)]
    question = say(
        "What number is {who}’s low, {cards}?",
        who=dealt.who(seat),
        cards=" ".join(card.text for card in hand.cards),
    )
    traps = traps_in_hand(dealt, pot, portion, seat)
    about = {"portion": portion.name, "seat": seat, "plays": hand.cards}
    return put(question, right, choices, low.reasons, traps, **about)


def is_numbered(portion: Portion) -> bool:
    """Whether the hands of a portion have numbers."""
    scale = portion.scale
    return (
        isinstance(scale, FiveCards)
        and scale.name in LOW_SCALES
        and not (portion.qualifier or portion.first)
    )


def has_numbers(game: Game) -> bool:
    """Whether lows are numbered in a game."""
    return game.kind == "showdown" and any(is_numbered(one) for one in _all_ways(game))


def has_choice_of_cards(game: Game) -> bool:
    """Whether more cards are seen than play, so that some have to be chosen."""
    if game.kind != "showdown":
        return True  # of a hand some are played, in an auction game any number
    if game.choices:
        return any(map(has_choice_of_cards, game.chosen))
    return bool(game.board_count) or any(
        game.most_cards > min(_sizes(portion)) for portion in _all_ways(game)
    )


def _sizes(portion: Portion) -> Sequence[int]:
    """Of how many cards a hand can be that wins a portion."""
    if portion.qualifier and isinstance(portion.scale, Badugi):
        return (len(portion.qualifier),)
    return portion.scale.sizes


def _all_ways(game: Game) -> list[Portion]:
    """The portions of a game, of all its cases, and of all that can be chosen."""
    games = [game, *game.chosen, *(case.game for case in game.cases if case.game)]
    return [portion for one in games for portion in one.portions]


def _a_pot(dealt: Dealt, rng: Random) -> PotRuling:
    if not dealt.contested:
        raise Unfit
    return rng.choice(dealt.contested)


def _a_hand(dealt: Dealt, rng: Random) -> tuple[PotRuling, Portion, Seat]:
    pot = _a_pot(dealt, rng)
    return pot, rng.choice(dealt.game.portions), rng.choice(pot.seats)


def pot_title(dealt: Dealt, pot: PotRuling) -> str:
    """What a pot is called within a question."""
    pots = dealt.ruling.pots
    if len(pots) == 1:
        return say("the pot")
    number = pots.index(pot)
    return say("side pot {number}", number=number) if number else say("the main pot")
