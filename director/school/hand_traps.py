"""What makes it easy to go wrong with a hand, found by what the judge says of it.

Each trap is a function that says whether it lies in a portion of a pot; the table names them.
"""

from collections.abc import Callable, Mapping

from director.engine.cards import ACE
from director.engine.games.boards import all_cards
from director.engine.games.portions import Portion
from director.engine.hands.best_hand import Hand
from director.engine.ranking.badugi import Badugi
from director.engine.ranking.counts import Count
from director.engine.ranking.five_cards import FLUSH, NOTHING, STRAIGHT, STRAIGHT_FLUSH, FiveCards
from director.engine.ranking.points import Points
from director.engine.seats import Seat
from director.engine.showdown.adjudication import PotRuling
from director.school.look import Dealt
from director.translation import say

_EIGHT = 8
_FIVE = 5


def _running(dealt: Dealt, pot: PotRuling, portion: Portion) -> dict[Seat, Hand]:
    made = dealt.made[portion.name]
    return {seat: made[seat] for seat in pot.seats if seat in made}


def _winners(dealt: Dealt, pot: PotRuling, portion: Portion) -> tuple[Seat, ...]:
    share = dealt.share(pot, portion)
    return tuple(part.seat for part in share.parts) if share else ()


def _near_miss(dealt: Dealt, pot: PotRuling, portion: Portion) -> bool:
    """Whether the two best hands that differ are of one kind, and not told apart at first sight."""
    ratings = sorted({hand.rating for hand in _running(dealt, pot, portion).values()})[-2:]
    if len(ratings) < 2 or ratings[0] < portion.least:
        return False
    worse, better = (portion.says(rating) for rating in ratings)
    if worse == better:
        return True
    scale = portion.scale
    if isinstance(scale, FiveCards) and not portion.first:
        one, two = (scale.read(rating) for rating in ratings)
        return one.category == two.category and one.ranks[:1] == two.ranks[:1]
    if isinstance(scale, Badugi):
        mine, yours = (scale.read(rating) for rating in ratings)
        return len(mine) == len(yours) and mine[0] == yours[0]
    if isinstance(scale, Points | Count):
        return abs(scale.read(ratings[0])[0] - scale.read(ratings[1])[0]) <= 1
    return False


def _tie(dealt: Dealt, pot: PotRuling, portion: Portion) -> bool:
    """Whether hands split that are not the same cards."""
    return len(_winners(dealt, pot, portion)) > 1


def _short_low(dealt: Dealt, pot: PotRuling, portion: Portion) -> bool:
    """Whether somebody falls short of the qualifier by one card."""
    if not portion.qualifier or not isinstance(portion.scale, FiveCards):
        return False
    scale = portion.scale
    for hand in _running(dealt, pot, portion).values():
        if hand.rating >= portion.least:
            continue
        if not scale.lowest_wins:
            return True
        top = scale.read(portion.least).ranks[0]
        low = {scale.height(card) for card in hand.cards if scale.height(card) <= top}
        if len(low) == len(portion.qualifier) - 1:
            return True
    return False


def _counterfeit(dealt: Dealt, pot: PotRuling, portion: Portion) -> bool:
    """Whether the board pairs a low card of somebody who then loses the low."""
    scale = portion.scale
    if not (isinstance(scale, FiveCards) and scale.lowest_wins and dealt.showdown.board):
        return False
    board = {scale.height(card) for card in all_cards(dealt.showdown.face_up)}
    winners = _winners(dealt, pot, portion)
    return any(
        seat not in winners
        and any(
            scale.height(card) <= _EIGHT and scale.height(card) in board
            for card in dealt.held(portion, seat)
        )
        for seat in pot.seats
    )


def _tempting(dealt: Dealt, pot: PotRuling, portion: Portion) -> bool:
    """Whether cards that may not be played together would win."""
    running = _running(dealt, pot, portion)
    if not running or portion.first:
        return False
    best = max(hand.rating for hand in running.values())
    return any(
        rating > max(best, portion.least - 1)
        for seat in running
        for rating, _ in dealt.swaps(portion, seat)
    )


def _straight_or_flush(dealt: Dealt, pot: PotRuling, portion: Portion) -> bool:
    """Whether a straight or a flush spoils a low."""
    scale = portion.scale
    return (
        isinstance(scale, FiveCards)
        and scale.lowest_wins
        and not portion.first
        and any(
            scale.read(hand.rating).category in (STRAIGHT, FLUSH, STRAIGHT_FLUSH)
            for hand in _running(dealt, pot, portion).values()
        )
    )


def _harmless_straight(dealt: Dealt, pot: PotRuling, portion: Portion) -> bool:
    """Whether a low is a straight or a flush, and that does not count against it."""
    scale = portion.scale
    if not (isinstance(scale, FiveCards) and scale.lowest_wins) or scale.straights:
        return False
    for hand in _running(dealt, pot, portion).values():
        heights = {scale.height(card) for card in hand.cards}
        run = len(heights) == _FIVE == max(heights) - min(heights) + 1
        if len(hand.cards) == _FIVE and (run or len({card.suit for card in hand.cards}) == 1):
            return True
    return False


def _high_ace(dealt: Dealt, pot: PotRuling, portion: Portion) -> bool:
    """Whether an ace is the highest card of a low."""
    scale = portion.scale
    aces = any(
        card.rank == ACE for hand in _running(dealt, pot, portion).values() for card in hand.cards
    )
    if isinstance(scale, Badugi):
        return aces and not scale.ace_low
    return aces and isinstance(scale, FiveCards) and scale.lowest_wins and not scale.ace_low


def _wheel(dealt: Dealt, pot: PotRuling, portion: Portion) -> bool:
    """Whether the ace stands below the lowest card of a straight."""
    scale = portion.scale
    if not isinstance(scale, FiveCards) or scale.lowest_wins or not scale.ace_below:
        return False
    readings = [scale.read(hand.rating) for hand in _running(dealt, pot, portion).values()]
    return any(
        one.category in (STRAIGHT, STRAIGHT_FLUSH) and one.ranks[-1] == 1 for one in readings
    )


def _ahead(dealt: Dealt, pot: PotRuling, portion: Portion) -> bool:
    """Whether the lower hand loses because it lacks what goes first, as in Action Razz."""
    if not portion.first:
        return False
    running = _running(dealt, pot, portion)
    winners = _winners(dealt, pot, portion)
    if not winners:
        return False
    mine = dealt.rated(portion, winners[0])
    return any(dealt.rated(portion, seat) > mine for seat in running if seat not in winners)


def _more_cards(dealt: Dealt, pot: PotRuling, portion: Portion) -> bool:
    """Whether hands of different numbers of cards meet."""
    sizes = {len(hand.cards) for hand in _running(dealt, pot, portion).values()}
    return len(sizes) > 1


def _shared_card(dealt: Dealt, pot: PotRuling, portion: Portion) -> bool:
    """Whether a winner plays one card of the hand in two portions."""
    for seat in _winners(dealt, pot, portion):
        mine = dealt.made[portion.name].get(seat)
        own = set(dealt.showdown.players[seat].cards)
        for other in dealt.game.portions:
            theirs = dealt.made[other.name].get(seat)
            if other.name == portion.name or not mine or not theirs:
                continue
            if dealt.counts(other, seat) and own & set(mine.cards) & set(theirs.cards):
                return True
    return False


def _quartered(dealt: Dealt, pot: PotRuling, portion: Portion) -> bool:
    """Whether a tied winner of one portion wins or shares another one too."""
    share = dealt.share(pot, portion)
    if not share or len(share.parts) < 2:
        return False
    tied = {part.seat for part in share.parts}
    return any(
        tied & {part.seat for part in other.parts} for other in pot.shares if other is not share
    )


def _board_plays(dealt: Dealt, pot: PotRuling, portion: Portion) -> bool:
    """Whether a hand has no card or one card of its player in it, and the board the rest."""
    if not dealt.showdown.board:
        return False
    return any(
        len(set(hand.cards) & set(dealt.showdown.players[seat].cards)) <= 1
        for seat, hand in _running(dealt, pot, portion).items()
    )


def _turned(dealt: Dealt, _: PotRuling, __: Portion) -> bool:
    """Whether dice or rivers have taken cards out of play."""
    game, showdown = dealt.game, dealt.showdown
    gone = game.removal.gone(showdown.board) if game.removal and showdown.board else ()
    return bool(gone or showdown.face_down)


def _case(dealt: Dealt, _: PotRuling, __: Portion) -> bool:
    """Whether a die or the flop has changed what is played for."""
    return bool(dealt.showdown.case)


def _declared(dealt: Dealt, pot: PotRuling, _: Portion) -> bool:
    """Whether somebody has declared a buh, or what is none."""
    return bool(dealt.game.declares) and any(
        dealt.showdown.players[seat].declared for seat in pot.seats
    )


def _joker(dealt: Dealt, pot: PotRuling, _: Portion) -> bool:
    """Whether somebody holds the joker."""
    return any(card.rank == 0 for seat in pot.seats for card in dealt.showdown.players[seat].cards)


def _nobody(dealt: Dealt, pot: PotRuling, portion: Portion) -> bool:
    """Whether nobody wins what is played for."""
    return bool(portion.qualifier) and not _winners(dealt, pot, portion)


def _community(dealt: Dealt, _: PotRuling, __: Portion) -> bool:
    """Whether the stub of a stud game ran short."""
    return dealt.game.is_stud and bool(dealt.showdown.board)


def _paired(dealt: Dealt, pot: PotRuling, portion: Portion) -> bool:
    """Whether somebody has a pair in a low that needs no qualifier."""
    scale = portion.scale
    if not isinstance(scale, FiveCards) or portion.first:
        return False
    categories = {
        scale.read(hand.rating).category for hand in _running(dealt, pot, portion).values()
    }
    return scale.lowest_wins and categories != {NOTHING} and not portion.qualifier


Trap = Callable[[Dealt, PotRuling, Portion], bool]

IN_HANDS: Mapping[str, tuple[str, Trap]] = {
    "near miss": (say("two hands that look alike"), _near_miss),
    "tie": (say("a tie"), _tie),
    "short": (say("one card short of qualifying"), _short_low),
    "counterfeit": (say("a counterfeited low"), _counterfeit),
    "tempting": (say("a better hand that may not be played"), _tempting),
    "spoiled low": (say("a straight or flush that spoils a low"), _straight_or_flush),
    "harmless": (say("a straight or flush that does not count"), _harmless_straight),
    "high ace": (say("an ace that is high in a low"), _high_ace),
    "wheel": (say("an ace below a five"), _wheel),
    "ahead": (say("a lower hand that loses all the same"), _ahead),
    "sizes": (say("hands of different numbers of cards"), _more_cards),
    "shared card": (say("one card that plays both ways"), _shared_card),
    "quartered": (say("a quartered pot"), _quartered),
    "board": (say("a board that nearly plays alone"), _board_plays),
    "out of play": (say("cards that are out of play"), _turned),
    "case": (say("a roll, flop or choice that changes the game"), _case),
    "declared": (say("a declared hand"), _declared),
    "joker": (say("the joker"), _joker),
    "nobody": (say("nobody qualifies"), _nobody),
    "community": (say("a community card in stud"), _community),
    "pairs": (say("pairs in a low"), _paired),
}
"""What lies in hands, by the keys of TRAPS."""
