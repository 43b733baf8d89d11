"""A game file while it is written: what its text says, and one value of it changed."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from director.engine.games.library import Library
from director.engine.showdown.game_checks import file_name
from director.files.forms import Fault, FileWrong, Form, read_form
from director.files.toml_edits import with_value
from director.files.toml_statements import Place
from director.files.toml_text import value_text
from director.translation import say

ORDER = (
    "name", "short", "aliases", "like", "source", "origin", "tldr", "kind", "forced", "betting",
    "bring_in", "opener", "odd_chips", "odd_chips_source", "odd_half", "two_odd_chips", "deck",
    "joker", "players", "dice", "case_by", "choices", "declares", "stub_dealt_out",
    "tied_by_position", "must_declare", "if_nobody", "played_for", "street", "hand", "board",
    "scale", "portion", "case", "option", "house", "house_rule", "rule_card", "example",
)  # fmt: skip
"""The keys of a game file in the order in which people write them."""


@dataclass(frozen=True)
class GameText:
    """A text, and what it takes over from the game that it is like."""

    text: str
    below: Mapping[str, Any]
    """Everything that is taken over."""

    @cached_property
    def own(self) -> Mapping[str, Any] | None:
        """What the text itself states; None while it cannot be read."""
        try:
            return tomllib.loads(self.text)
        except (ValueError, RecursionError):
            return None

    @cached_property
    def whole(self) -> Mapping[str, Any]:
        """What holds: what the text states, over what it takes over."""
        return Form(self.own or {}, []).over(self.below).data

    @property
    def name(self) -> str:
        """What the game is called so far."""
        name = (self.own or {}).get("name")
        return name.strip() if isinstance(name, str) else ""

    @property
    def like(self) -> str:
        """The id of the game that it is like; "" where it is like none."""
        like = (self.own or {}).get("like")
        return like if isinstance(like, str) else ""

    @property
    def unreadable(self) -> tuple[Fault, ...]:
        """Why the text cannot be read at all; nothing where it can."""
        if self.own is not None:
            return ()
        try:
            read_form(self.text, "")
        except FileWrong as wrong:
            return wrong.faults
        return ()

    def takes_over(self, place: Place) -> bool:
        """Whether what holds at a place is another game's."""
        return found(self.own or {}, place) is None and found(self.below, place) is not None

    def put(self, place: Place, value: Any, nothing: Any = "") -> str:
        """The text with another value; what the other game says too is not written.

        No value (None) takes the other game's away by saying `nothing` of the same sort. Raises
        NotEdited.
        """
        below = found(self.below, place)
        if value is None and below is not None:
            value = nothing
        if value == below:
            value = None
        return with_value(self.text, place, value, ORDER)


def found(data: Any, place: Place) -> Any:
    """What stands at a place; None where nothing does."""
    for key in place:
        if isinstance(key, int):
            if not isinstance(data, list) or not 0 <= key < len(data):
                return None
        elif not isinstance(data, Mapping) or key not in data:
            return None
        data = data[key]
    return data


def new_text(name: str, like: str, library: Library) -> str:
    """The text of a game that is like another one, and differs in nothing yet."""
    game = library.game(like)
    said = say("{game}, as our house plays it.", game=game.name)
    lines = {"name": " ".join(name.split()), "like": game.id, "source": "house rules", "tldr": said}
    return "".join(f"{key:6} = {value_text(value)}\n" for key, value in lines.items())


def id_of(name: str) -> str:
    """The id that follows from a name; the name of its file without the ending."""
    return file_name(name) or "new-game"
