"""Which hands can be made: of how many cards of the hand and the board, and in how many ways.

The layouts and makings themselves are asked, with a board of blank cards.
"""

from collections.abc import Iterator, Mapping
from itertools import islice
from math import comb

from director.engine.cards import PACK
from director.engine.games.boards import Board, Layout, Shape, whole_rows
from director.engine.games.game import Game
from director.engine.games.portions import Portion
from director.engine.ranking.cards_that_play import Making, NotAMaking, read_making
from director.engine.ranking.scale import Scale
from director.translation import say

_MOST_COUNTED = 100_000
_LARGEST = 5
"""No hand has more cards."""

Shared = Mapping[int, int]
"""In how many ways so many cards of the board can be played; 0 where they cannot."""


def ways_to_share(game: Game) -> Shared:
    """In how many ways each number of board cards can be played, of the rows that always stay."""
    board = _blank(game.board)
    if not board:
        return {0: 1}
    if game.one_row:
        board = ((whole_rows(board)[0],),)
    if game.removal:  # of several rows one is left at the least, and it may be the shortest
        board = ((min(whole_rows(board), key=len),),)
    return {0: 1} | {
        count: _number_of_ways(game.layout, board, count) for count in range(1, _LARGEST + 1)
    }


def _blank(shape: Shape) -> Board:
    """A board of this shape, of any cards."""
    cards = iter(PACK)
    return tuple([tuple([tuple(islice(cards, count)) for count in rows]) for rows in shape])


def _number_of_ways(layout: Layout, board: Board, count: int) -> int:
    return sum(1 for _ in islice(layout(board, count), _MOST_COUNTED))


def hand_sizes(game: Game, portion: Portion) -> tuple[int, ...]:
    """Of how many cards the hand may be that plays for a portion."""
    if portion.part:
        return (game.parts[portion.part],) if portion.part in game.parts else ()
    return tuple(range(game.fewest_cards, game.most_cards + 1))


def ways(scale: Scale, making: Making, held: int, shared: Shared) -> int:
    """In how many ways a hand of so many cards makes one of this scale."""
    return sum(
        comb(held, own) * shared[rest]
        for size in scale.sizes
        for own, rest in _splits(making, size, held)
        if rest in shared
    )


def _splits(making: Making, size: int, held: int) -> Iterator[tuple[int, int]]:
    """As a making splits a hand where nobody lacks a card: "hand" takes nothing of the board."""
    for own, rest in making.splits(size, held, _LARGEST):
        if making.text == "hand" and rest:
            continue
        if making.text == "all + rest" and own < min(held, size):
            continue
        yield own, rest


def cannot_make(game: Game, portion: Portion, making: Making, shared: Shared) -> str:
    """Why a making makes no hand for a portion; "" where it does."""
    scale, sizes = portion.scale, hand_sizes(game, portion)
    if not sizes:
        return ""  # the part of the hand is wrong, and that is said
    if any(_makes(scale, making, held, shared) for held in sizes):
        return ""
    values = {
        "making": making.text,
        "scale": scale.name,
        "size": counted(scale.sizes[0]),
        "held": counted(max(sizes)),
        "board": counted(game.board_count),
    }
    why = _why(game, making, max(sizes), shared, scale, values)
    near = _nearest(game, portion, making, shared)
    return say("{why}; did you mean “{near}”?", why=why, near=near) if near else why


def _makes(scale: Scale, making: Making, held: int, shared: Shared) -> bool:
    """Whether a hand of so many cards makes one of this scale, as many cards as the making says."""
    if making.size is None:
        needs_all = making.text == "all + rest" and held > scale.sizes[0]
        return not needs_all and ways(scale, making, held, shared) > 0
    rest = making.size - making.most
    return making.size in scale.sizes and held >= making.most and shared.get(rest, 0) > 0


def _why(  # one sentence for each way to lack cards
    game: Game,
    making: Making,
    held: int,
    shared: Shared,
    scale: Scale,
    values: dict[str, str],
) -> str:
    if making.size is None:
        if making.text == "all + rest" and held > scale.sizes[0]:
            return say(
                "“{making}” takes all {held} of the hand, and “{scale}” has {size}", **values
            )
        if making.text == "hand":
            return say(
                "“{making}” plays nothing of the board, a player holds {held}, and a hand on"
                " “{scale}” has {size}",
                **values,
            )
        return say(
            "“{making}” makes no hand of {size}, as “{scale}” has it: a player holds {held}, and"
            " the board has {board}",
            **values,
        )
    own, rest = making.most, making.size - making.most
    values |= {"own": counted(own), "rest": counted(rest), "makes": counted(making.size)}
    if own > held:
        return say("“{making}” takes {own} of the hand, and a player holds {held}", **values)
    if rest and not game.board_count:
        return say("“{making}” takes {rest} of the board, and there is none", **values)
    if rest > game.board_count:
        return say("“{making}” takes {rest} of the board, which has {board}", **values)
    if making.size not in scale.sizes:
        return say("“{making}” makes {makes}, and a hand on “{scale}” has {size}", **values)
    values["most"] = counted(max(count for count, number in shared.items() if number))
    return say(
        "“{making}” takes {rest} of the board, of which {most} can be played together", **values
    )


def _nearest(game: Game, portion: Portion, making: Making, shared: Shared) -> str:
    """The way to make a hand that may have been meant; "" where none comes near."""
    size = portion.scale.sizes[0]
    own = [making.most] if making.size is not None else []
    tries = [f"{one} + {size - one}" for one in own if one < size]
    if making.size is not None:
        rest = making.size - making.most
        tries += [f"{size - rest} + {rest}"] if rest <= size else []
        tries += [f"{rest} + {making.most}"]
    for text in (*tries, "hand", "any"):
        if text == making.text:
            continue
        try:
            other = read_making(text)
        except NotAMaking:
            continue
        sizes = hand_sizes(game, portion)
        if all(_makes(portion.scale, other, held, shared) for held in sizes):
            return text
    return ""


def counted(count: int) -> str:
    """So many cards, in words."""
    if not count:
        return say("no card")
    return say("1 card") if count == 1 else say("{count} cards", count=count)
