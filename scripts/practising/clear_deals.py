"""Who acts first, and what a spoilt deal comes to, by the clear path: the rule's own tables.

Nothing of the dealing's own modules is asked.
"""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

from director.engine.cards import ACE, Cards
from director.engine.games.game import Game
from practising.clear_chips import clockwise

_SHAPES = [(1, 1, 1, 1, 1), (2, 1, 1, 1), (2, 2, 1), (3, 1, 1), "straight", "flush", (3, 2), (4, 1),
           "straight flush"]  # fmt: skip
"""Five upcards from the weakest up (S App C)."""

Board = tuple[tuple[int, ...], tuple[int, ...]]


def acts_first(
    game: Game, boards: Mapping[int, Cards], button: int | None, all_in: Collection[int]
) -> int:
    """Who acts first on a street after the first (S 2, TDA RP-10), of those with chips."""
    if game.opener == "left of the button":
        order = clockwise(tuple(boards), button)
    else:
        first = _best_board(game, boards, button)
        order = (first, *clockwise(tuple(boards), first))
    return next(seat for seat in order if seat not in all_in)


def brings_in(game: Game, upcards: Mapping[int, Cards]) -> int:
    """Whose upcard opens the betting (S 2): suits break ties, spades on top."""
    low = game.bring_in == "high card, ace low"
    heights = {
        seat: (1 if low and card.rank == ACE else card.rank, card.suit)
        for seat, (card,) in upcards.items()
    }
    pick = min if game.bring_in == "low card" else max
    return pick(heights, key=heights.__getitem__)


def _best_board(game: Game, boards: Mapping[int, Cards], button: int | None) -> int:
    high = game.opener == "high board"
    low_scales: list[Any] = [one.scale for one in game.portions]
    ace_low = not high and any(
        getattr(scale, "lowest_wins", False) and scale.ace_low for scale in low_scales
    )
    heights = {
        seat: [1 if ace_low and card.rank == ACE else card.rank or ACE for card in cards]
        for seat, cards in boards.items()
    }
    suits = {seat: [card.suit for card in cards] for seat, cards in boards.items()}
    ranked = {seat: _ranked(heights[seat], suits[seat], high=high) for seat in boards}
    best = max(ranked.values()) if high else min(ranked.values())
    tied = [seat for seat in boards if ranked[seat] == best]
    if game.forced == "antes and button":  # S 2.31
        return clockwise(tied, button)[0]
    by_suit = {seat: sorted(zip(heights[seat], suits[seat], strict=True))[::-1] for seat in tied}
    return max(tied, key=by_suit.__getitem__)  # TDA RP-10-D


def _ranked(heights: list[int], suits: list[int], *, high: bool) -> tuple[Any, ...]:
    """A board so that the greater is the higher one; of fewer than five only equal ranks count."""
    often = sorted(((count, rank) for rank, count in Counter(heights).items()), reverse=True)
    shape = tuple(count for count, _ in often)
    ranks = tuple(rank for _, rank in often)
    if not high or len(heights) < 5:
        return shape, ranks
    run = ranks == tuple(range(ranks[0], ranks[0] - 5, -1)) or ranks == (ACE, 5, 4, 3, 2)
    flush = len(set(suits)) == 1
    kind: Any = (
        "straight flush" if run and flush else "straight" if run else "flush" if flush else shape
    )
    if run and ranks[0] == ACE and ranks[1] == 5:
        ranks = (5, 4, 3, 2, 1)
    return _SHAPES.index(kind), ranks


IS, GOES_ON, DEAD = "misdeal", "goes on", "dead"

MISDEALS: Mapping[str, tuple[str, str]] = {
    "two boxed cards": (IS, GOES_ON),
    "first card to the wrong seat": (IS, GOES_ON),
    "cards to a seat not entitled": (IS, DEAD),
    "a seat dealt out": (IS, GOES_ON),
    "one of the first two cards exposed": (IS, GOES_ON),
    "two other down cards exposed": (IS, GOES_ON),
    "one other down card exposed": (GOES_ON, GOES_ON),
    "one boxed card": (GOES_ON, GOES_ON),
    "wrong number of cards": (IS, DEAD),
    "two cards in a row to the button": (GOES_ON, GOES_ON),
}
"""TDA 35-A, 35-B, 35-D and 66: before substantial action, and after it."""

_SAID = {
    IS: "It is a misdeal",
    GOES_ON: "It is no misdeal: the hand goes on",
    DEAD: "It is no misdeal: that hand is dead, and the others go on",
}


def of_cause(about: Mapping[str, Any]) -> str:
    """Whether it is a misdeal."""
    return _SAID[MISDEALS[about["cause"]][about["late"]]]


def of_count(about: Mapping[str, Any]) -> str:
    """What becomes of a hand of so many cards (TDA 35, 37, 66; WL 106, 271)."""
    held, wanted, when = about["held"], about["wanted"], about["when"]
    missing = wanted - held
    early = when == "before substantial action"
    if about["button"] and missing > 0 and (early or when == "later"):
        if about["acted"]:
            return "The button’s hand is dead"
        return f"The button is dealt what it lacks, {missing} of {wanted} cards"
    if early:
        return "It is a misdeal, and is dealt again"
    if when == "before the draw" and missing > 0:
        return f"The hand is live, and draws {missing} more to be full"
    if when == "at the showdown" and about["family"] == "stud" and (held, wanted) == (6, 7):
        return "The hand is live with six cards"
    return "The hand is dead"


FLOPS: Mapping[tuple[int, bool, bool], str] = {
    (3, True, False): "The flop stands",
    (3, True, True): "The flop stands",
    (3, False, False): (
        "Scramble the three cards face down, pick one as the burn, deal one to complete"
    ),
    (3, False, True): "The flop stands without a burn",
    (4, True, False): "Scramble the four cards face down; one picked blindly is the next burn",
    (4, True, True): "Scramble the four cards face down; one picked blindly is the next burn",
    (4, False, False): "Scramble the four cards face down; one picked blindly is the burn",
    (4, False, True): "Scramble the four cards face down; one picked blindly is the burn",
}
"""By the flop's cards, whether one was burned, and whether there has been action (TDA 38, 39;
WL 231)."""

BURNS: Mapping[tuple[int, bool, bool], str] = {
    (0, False, False): "Burn a card before the next one is dealt",
    (0, True, False): "The card dealt becomes the burn, and the next one is dealt",
    (0, True, True): "The street stands as it was dealt",
    (1, False, False): "The burn is right",
    (1, True, False): "The burn is right",
    (1, True, True): "The burn is right",
    (2, False, False): "The last burn goes back on top of the stub",
    (2, True, False): "Call the floor: the card that should have come is among the burns",
    (2, True, True): "The street stands as it was dealt",
}
"""By the burns, whether the street's card is out, and whether there has been action on it."""


def what_is_done(about: Mapping[str, Any]) -> str:
    """What a spoilt deal comes to, whichever it is."""
    match about:
        case {"cause": _}:
            return of_cause(about)
        case {"held": _}:
            return of_count(about)
        case {"flop": flop}:
            return FLOPS[flop]
        case {"burns": burns}:
            return BURNS[burns]
        case _:
            raise KeyError(about)
