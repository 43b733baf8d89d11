"""The streets of a deal: what comes on each, what is exchanged or thrown away, and the bet."""

from typing import NamedTuple

BETS = ("small", "big", "small or big", "any")
"""The size of a bet in limit; "small or big" where the bettor chooses (Mexican Poker, C18), "any"
where the rules name no size (London Lowball, S 2.30)."""

WHEN = ("before the betting", "with the first action", "after the betting")
"""When on a street something is done that is not a deal, a draw or a bet."""

AFTER = WHEN[-1]


class Street(NamedTuple):
    """One step of a deal: the cards that come, what is exchanged or thrown away, and the bet."""

    name: str
    down: int = 0
    up: int = 0
    board: tuple[int, ...] = ()
    """Community cards, one number a row."""
    draw: int = 0
    """The most cards that a player may exchange, before this street's betting."""
    buy: int = 0
    """The most cards that a player may buy in exchange for one held, before the betting."""
    bet: str = ""
    """One of BETS, or nothing where no betting follows."""
    discard: tuple[int, int] = (0, 0)
    """The fewest and the most cards that each player throws away."""
    discard_when: str = AFTER
    """One of WHEN, as are the others below."""
    dice: int = 0
    """Dice that are rolled."""
    dice_when: str = AFTER
    note: str = ""
    """What else happens here: "each player may turn the down card up"."""
    note_when: str = AFTER
