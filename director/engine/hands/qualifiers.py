"""What a hand has to be to win a portion, and who takes the share where none is that good.

A qualifier is written in a game file as the weakest hand that counts; how a dealer says it follows
from the scale: "eight or better", "a pair of sixes or better", "four cards, nine or lower".
"""

from collections.abc import Sequence

from director.engine.cards import Cards
from director.engine.games.game import Game
from director.engine.games.portions import Portion
from director.engine.ranking.badugi import Badugi
from director.engine.ranking.counts import Count
from director.engine.ranking.five_cards import NOTHING, PAIR, TRIPS, FiveCards
from director.engine.ranking.hand_names import many, one, spelled
from director.engine.ranking.kinds import KINDS, ends_of, kinds_of, weakest, weakest_badugi
from director.engine.ranking.points import Points
from director.translation import listed, say

_BADUGIS = {4: "four cards", 3: "three cards or more", 2: "two cards or more", 1: ""}


def qualifies(portion: Portion) -> str:
    """What qualifies: "eight or better"; empty where every hand does."""
    if not portion.qualifier:
        return ""
    match portion.scale:
        case FiveCards():
            return _five(portion.scale, portion.least)
        case Badugi():
            return _badugi(portion.scale, portion.least)
        case Points():
            return say("{points} or more", points=portion.scale.says(portion.least))
        case Count():
            return say("{points} or fewer", points=portion.scale.says(portion.least))
    return say("{hand} or better", hand=portion.scale.says(portion.least))


def every_hand_counts(portion: Portion) -> bool:
    """Whether there is always a hand for a portion, whatever its cards."""
    some = isinstance(portion.scale, FiveCards) and portion.scale.only
    return not (some or qualifies(portion))


def _five(scale: FiveCards, least: int) -> str:
    kind, ranks = scale.read(least)
    if least == weakest(scale, kind):
        return _whole_kind(scale, kind)
    if least == weakest(scale, kind, ranks[0]):
        if kind == NOTHING and scale.lowest_wins:
            return say("{top} or better", top=one(ranks[0]))
        names = {
            NOTHING: say("{top} high or better", top=one(ranks[0])),
            PAIR: say("a pair of {pair} or better", pair=many(ranks[0])),
            TRIPS: say("three {trips} or better", trips=many(ranks[0])),
        }
        if kind in names:
            return names[kind]
    return say("{hand} or better", hand=scale.says(least))


def _whole_kind(scale: FiveCards, kind: int) -> str:
    """A kind of hand as the least that qualifies."""
    kinds = kinds_of(scale)
    if kind == kinds[-1]:
        return ""
    if kind == kinds[0]:
        return say(KINDS[kind])
    return say("{kind} or better", kind=say(KINDS[kind]))


def _badugi(scale: Badugi, least: int) -> str:
    ranks = scale.read(least)
    count = say(_BADUGIS[len(ranks)])
    if least == weakest_badugi(scale, len(ranks)):
        return count
    if least == weakest_badugi(scale, len(ranks), ranks[0]):
        return say("{count}, {top} or better", count=count, top=one(ranks[0]))
    return say("{count}, {ranks} or better", count=count, ranks=spelled(ranks))


def if_nobody_qualifies(game: Game, portion: Portion) -> str:
    """Who takes a portion's share when nobody qualifies for it, as a sentence."""
    others = [other for other in game.portions if other is not portion]
    if len(others) == 1:
        title = others[0].title
        return say("If nobody qualifies, {title} takes the whole pot.", title=title)
    if others:
        named = {other.name: other.title for other in others}
        if portion.otherwise in named:
            title = named[portion.otherwise]
            return say("If nobody qualifies, its share goes to {title}.", title=title)
        titles = listed([other.title for other in others])
        return say("If nobody qualifies, {titles} share the whole pot.", titles=titles)
    if game.if_nobody:
        title = game.if_nobody.title
        return say("If nobody qualifies, the best {title} takes the pot.", title=title)
    if game.shared:
        return say("If nobody qualifies, all who are left share the pot.")
    return say("If nobody qualifies, the pot stays for the next deal.")


def if_nobody_at_all(game: Game) -> str:
    """Who takes the pot when nobody qualifies for any of several portions, as a sentence.

    Empty where every hand qualifies for one of them, as in Korean.
    """
    portions = game.portions
    if len(portions) < 2 or not all(map(qualifies, portions)):
        return ""
    if game.if_nobody:
        title = game.if_nobody.title
        return say("If nobody qualifies at all, the best {title} hand takes the pot.", title=title)
    if _one_is_always_made(portions):
        return ""
    if game.shared:
        return say("If nobody qualifies at all, all who are left share the pot.")
    return say("If nobody qualifies at all, the pot stays for the next deal.")


def _one_is_always_made(portions: Sequence[Portion]) -> bool:
    """Whether what is too little for the first portion is always enough for another one.

    That is so where both are made alike, and whole kinds of hand stand between them.
    """
    first, *others = portions
    if not isinstance(first.scale, FiveCards) or len({one.making for one in portions}) > 1:
        return False
    short = [kind for kind in kinds_of(first.scale) if weakest(first.scale, kind) < first.least]
    return all(
        any(_is_enough(other, ends_of(first.scale, kind)) for other in others) for kind in short
    )


def _is_enough(portion: Portion, ends: Sequence[Cards]) -> bool:
    """Whether the kinds to which these hands belong on this scale qualify whatever the ranks."""
    scale = portion.scale
    if not isinstance(scale, FiveCards):
        return False
    kinds = {scale.read(scale.rate(hand) or 0).category for hand in ends}
    return all(weakest(scale, kind) >= portion.least for kind in kinds)
