"""In which order the games follow each other, after how long, and who turns to the next one."""

from typing import NamedTuple

KINDS = ("fixed order", "by level", "dealer's choice", "player's choice", "team tables")
"""An order that is gone through again and again; the game as part of the level; what the player
with the marker chooses for an orbit; what a player chooses for a hand; pairs of games, each at a
table of its own where every team has somebody."""

STUD_BUTTONS = ("moves", "frozen", "dead", "inherited")
"""What the button does while stud is played: it goes on as ever (stud with blinds); it lies where
the next blind game will have it; it stays there dead when its player is moved away; who is moved
into the seat inherits it."""


class Rotation(NamedTuple):
    """How the games follow each other. One of hands, orbits, levels and minutes says how long."""

    hands: int = 0
    """Hands per game."""
    order: tuple[str, ...] = ()
    """The games by their names on the sheet; empty where all games may be chosen."""
    kind: str = "fixed order"
    """One of KINDS."""
    orbits: int = 0
    levels: int = 0
    minutes: int = 0
    """Minutes of play by the clock, level after level."""
    stud_button: tuple[str, ...] = ()
    """Of STUD_BUTTONS; empty where the sheet does not say."""
    at_final_table: str = ""
    """The game with which it starts again at the final table; empty where it just goes on."""
    tables: tuple[tuple[str, ...], ...] = ()
    """The games of each table, of team tables."""

    @property
    def turned_by(self) -> str:
        """Who turns to the next game: the room by level or by the clock, or else each table."""
        return "room" if self.kind == "by level" or self.levels or self.minutes else "table"

    @property
    def is_chosen(self) -> bool:
        """Whether somebody at the table chooses the game."""
        return self.kind in ("dealer's choice", "player's choice")

    def at_level(self, number: int) -> str:
        """The game of a level, levels counted from 0; empty where the level does not decide it."""
        if self.kind != "fixed order" or not self.levels or not self.order:
            return ""
        return self.order[number // self.levels % len(self.order)]

    def after_minutes(self, played: float) -> str:
        """The game after so many minutes of play; empty where the clock does not decide it.

        >>> Rotation(order=("razz", "stud"), minutes=30).after_minutes(95)
        'stud'
        """
        if self.kind != "fixed order" or not self.minutes or not self.order:
            return ""
        return self.order[int(played // self.minutes) % len(self.order)]

    def next_in_order(self, game: str) -> str:
        """The game after this one, the first after the last; empty where there is no order.

        >>> Rotation(hands=8, order=("razz", "stud")).next_in_order("stud")
        'razz'
        """
        if game not in self.order:
            return self.order[0] if self.order else ""
        return self.order[(self.order.index(game) + 1) % len(self.order)]
