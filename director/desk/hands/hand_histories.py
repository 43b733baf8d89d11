"""Reads a hand from an open poker hand history file (PHH) into the case of a showdown.

Nothing is believed that cannot be followed: the chips are counted action by action, and the first
action that does not fit is named with its line.
"""

import tomllib
from collections.abc import Iterator, Sequence
from typing import Any

from director.desk.hands.played_hands import Impossible, PlayedHand
from director.translation import say

GAMES = {
    "NT": "texas-holdem",
    "FT": "texas-holdem",
    "NS": "short-deck-holdem",
    "PO": "omaha",
    "FO/8": "omaha-high-low",
    "F7S": "stud",
    "F7S/8": "stud-high-low",
    "FR": "razz",
    "N2L1D": "deuce-to-seven-lowball",
    "F2L3D": "deuce-to-seven-triple-draw",
    "FB": "badugi",
}
"""The format's codes for its games, and ours."""


class CannotFollow(Exception):
    """A hand history cannot be followed: the line, from 1 (0 where it is none), and why."""

    def __init__(self, line: int, why: str) -> None:
        self.line, self.why = line, why
        super().__init__(say("line {line}: {why}", line=line, why=why) if line else why)


def read_hand_history(text: str) -> dict[str, Any]:
    """The hand of a file as a showdown case: cards, board, what each player bet, who folded.

    Antes that all pay and blinds are bets of their payers; an ante of the big blind or the button
    alone is dead money (B2). Raises CannotFollow.
    """
    try:
        file = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CannotFollow(0, say("this is not a hand history: {what}", what=str(error))) from error
    variant = file.get("variant")
    if not isinstance(variant, str):
        raise CannotFollow(0, say("this is not a hand history: it names no variant"))
    if variant not in GAMES:
        why = say("the variant “{code}” is not known here", code=variant)
        raise CannotFollow(_line_of(text, "variant"), why)
    stacks = _amounts(file, text, "starting_stacks")
    count = len(stacks)
    if count < 2:
        line = _line_of(text, "starting_stacks")
        raise CannotFollow(line, say("it needs the stacks of two players or more"))
    has_blinds = "blinds_or_straddles" in file
    bring_in = _amount(file.get("bring_in", 0), text, "bring_in")
    hand = PlayedHand(stacks, bring_in=bring_in, draws=variant in ("N2L1D", "F2L3D", "FB"))
    hand.ante(_turned(_amounts(file, text, "antes", count)))
    if has_blinds:
        hand.blind(_turned(_amounts(file, text, "blinds_or_straddles", count)))
    for line, action in _actions(file, text):
        try:
            hand.follow(action)
        except Impossible as why:
            said = say("“{action}” cannot be followed: {why}", action=action, why=str(why))
            raise CannotFollow(line, said) from why
    return _case(file, GAMES[variant], hand, has_button=has_blinds)


def _case(file: dict[str, Any], game: str, hand: PlayedHand, *, has_button: bool) -> dict[str, Any]:
    count = len(hand.hands)
    seats = _seats(file.get("seats"), count)
    names = file.get("players")
    players = []
    for place, seat in enumerate(seats):
        player: dict[str, Any] = {"seat": seat}
        if isinstance(names, list) and place < len(names) and isinstance(names[place], str):
            player["name"] = names[place]
        if hand.known(place):
            player["cards"] = " ".join(hand.hands[place])
        player["bet"] = hand.bets[place]
        if place in hand.folded:
            player["folded"] = True
        players.append(player)
    case: dict[str, Any] = {"game": game, "players": players, "chip": 1}
    if hand.board:
        case["board"] = " ".join(hand.board)
    if hand.dead:
        case["dead"] = hand.dead
    if has_button:
        case["button"] = seats[-1]  # who is dealt last has the button, heads-up too
    return case


def _seats(stated: Any, count: int) -> list[int]:
    """The seats as the file has them, or from 1 on."""
    right = isinstance(stated, list) and len(stated) == count == len(set(map(str, stated)))
    if right and all(type(seat) is int and seat > 0 for seat in stated):
        return list(stated)
    return list(range(1, count + 1))


def _turned(amounts: Sequence[int]) -> list[int]:
    """Heads-up the format states antes and blinds the other way round."""
    return list(reversed(amounts)) if len(amounts) == 2 else list(amounts)


def _amounts(file: dict[str, Any], text: str, field: str, count: int | None = None) -> list[int]:
    stated = file.get(field)
    if not isinstance(stated, list) or (count is not None and len(stated) != count):
        why = say("{field} is a list with an amount for each player", field=field)
        raise CannotFollow(_line_of(text, field), why)
    return [abs(_amount(one, text, field)) for one in stated]


_ENDLESS = 10**15
"""A stack that the file does not know."""


def _amount(stated: Any, text: str, field: str) -> int:
    if stated is None or stated == float("inf"):
        return _ENDLESS
    if type(stated) in (int, float) and stated == stated // 1:
        return int(stated)
    why = say("{field}: chips are whole numbers, and “{what}” is not one", field=field, what=stated)
    raise CannotFollow(_line_of(text, field), why)


def _actions(file: dict[str, Any], text: str) -> Iterator[tuple[int, str]]:
    """The actions without their commentary, each with its line."""
    stated = file.get("actions")
    if not isinstance(stated, list) or not all(isinstance(one, str) for one in stated):
        raise CannotFollow(_line_of(text, "actions"), say("actions is a list of texts"))
    lines = list(_lines_of_texts(text, _line_of(text, "actions")))
    for place, action in enumerate(stated):
        plain = " ".join(action.partition("#")[0].split())
        if plain:
            yield lines[place] if place < len(lines) else 0, plain


def _line_of(text: str, field: str) -> int:
    """The line in which a field begins, from 1; 0 where it is not there."""
    for number, line in enumerate(text.splitlines(), start=1):
        name, equals, _ = line.partition("=")
        if equals and name.strip().strip("\"'") == field:
            return number
    return 0


def _lines_of_texts(text: str, first: int) -> Iterator[int]:
    """The line of each quoted text from a line on, comments left out."""
    for number, line in enumerate(text.splitlines()[first - 1 :], start=first):
        quote = ""
        skip = False
        for sign in line:
            if skip:
                skip = False
            elif quote:
                if sign == "\\" and quote == '"':
                    skip = True
                elif sign == quote:
                    quote = ""
            elif sign == "#":
                break
            elif sign in "\"'":
                quote = sign
                yield number
