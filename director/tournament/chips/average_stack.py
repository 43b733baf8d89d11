"""The average stack."""


def average_stack(chips: int, players: int) -> int:
    """Chips a player, to the nearest whole chip, half a chip up; 0 for no players.

    >>> average_stack(7000, 6), average_stack(3000, 7), average_stack(5, 2), average_stack(0, 0)
    (1167, 429, 3, 0)
    """
    return (2 * chips + players) // (2 * players) if players > 0 else 0
