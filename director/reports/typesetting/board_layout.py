"""How the cards of a board lie on the felt, and which lines on it are played together.

Streets lie from left to right. One of fewer rows lies halfway down beside the others, so that a
turn stands between the two rows that it touches.
"""

from director.engine.games.boards import Shape, contiguous, contiguous_turned
from director.engine.games.game import Game
from director.reports.documents import Place

_GAP = 0.45
"""Between two streets, in steps from card to card."""


def places(game: Game, *, turned: bool = False) -> tuple[Place, ...]:
    """Where each card lies, street by street and row by row, from the upper left.

    Empty for a board of one row, and for none.
    """
    shape = game.board
    if game.one_row:
        return ()
    return _turned(shape) if turned or game.layout is contiguous_turned else _across(shape)


def lines(game: Game, *, turned: bool = False) -> tuple[tuple[int, ...], ...]:
    """The cards of each line that counts, by their numbers in the order of `places`."""
    if game.layout not in (contiguous, contiguous_turned):
        return ()
    flop, turn, river = _numbers(game.board)
    if turned or game.layout is contiguous_turned:
        flop = tuple(zip(*flop, strict=True))
    top, middle, bottom = flop
    upper, lower = turn
    touching = ((top, upper), (middle, upper), (middle, lower), (bottom, lower))
    return tuple((*row, *beside, *river[0]) for row, beside in touching)


def _numbers(shape: Shape) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """The numbers of the cards, in the form of the board."""
    count = 0
    streets = []
    for street in shape:
        rows = []
        for cards in street:
            rows.append(tuple(range(count, count + cards)))
            count += cards
        streets.append(tuple(rows))
    return tuple(streets)


def _across(shape: Shape) -> tuple[Place, ...]:
    """Streets from left to right."""
    height = max(len(street) for street in shape)
    lying: list[Place] = []
    left = 0.0
    for street in shape:
        lower = (height - len(street)) / 2
        for row, cards in enumerate(street):
            lying += [Place(left + number, row + lower) for number in range(cards)]
        left += max(street) + _GAP
    return tuple(lying)


def _turned(shape: Shape) -> tuple[Place, ...]:
    """The flop above, the turns and the river below it, for columns count as rows."""
    flop, turn, river = shape
    lying = [Place(number, row) for row, cards in enumerate(flop) for number in range(cards)]
    lying += [Place(number + 0.5, len(flop) + _GAP / 2) for number in range(len(turn))]
    lying += [Place(number + 1.0, len(flop) + 1 + _GAP / 2) for number in range(len(river))]
    return tuple(lying)
