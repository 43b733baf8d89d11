"""From which side each letter of a line is read, by the Unicode rules.

The document itself is read from the left. A name in Hebrew or Arabic runs to the left, the figures
in it to the right; spaces and brackets between two such words belong to them. Marks that turn a
line around have no place in names: they are taken out at the door.
"""

import unicodedata
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import TypeVar

_BRACKETS = {"(": ")", "[": "]", "{": "}", "«": "»"}
TURNED: Mapping[str, str] = _BRACKETS | {closing: opening for opening, closing in _BRACKETS.items()}
"""What a bracket looks like where it is read from the right."""
_RIGHT = ("R", "AN", "EN")
"""What counts as read from the right to whatever stands between."""
_NEUTRAL = ("B", "S", "WS", "ON", "BN")

_Item = TypeVar("_Item")


def is_read_from_the_right(letter: str) -> bool:
    """Whether it is one of the letters that make a line turn round."""
    return unicodedata.bidirectional(letter) in ("R", "AL", "AN")


def levels(text: str) -> list[int]:
    """For each letter 0 where it is read from the left, 1 from the right, 2 for figures in that.

    >>> levels("Dan דן 21")
    [0, 0, 0, 0, 1, 1, 1, 2, 2]
    """
    kinds = _weak(text)
    _pair_brackets(text, kinds)
    _settle_neutrals(kinds)
    return [{"R": 1, "AN": 2, "EN": 2}.get(kind, 0) for kind in kinds]


def _weak(text: str) -> list[str]:
    """Each letter's kind, marks and figures settled by what stands beside them (W1 to W7)."""
    kinds: list[str] = []
    for letter in text:
        kind = unicodedata.bidirectional(letter) or "L"
        kinds.append((kinds[-1] if kinds else "L") if kind == "NSM" else kind)
    strong = "L"
    for at, kind in enumerate(kinds):
        if kind in ("L", "R", "AL"):
            strong = kind
        elif kind == "EN" and strong == "AL":
            kinds[at] = "AN"
    kinds = ["R" if kind == "AL" else kind for kind in kinds]
    for at in range(1, len(kinds) - 1):
        before, after = kinds[at - 1], kinds[at + 1]
        is_between = before == after and before in ("EN", "AN")
        if is_between and (kinds[at] == "CS" or (kinds[at] == "ES" and before == "EN")):
            kinds[at] = before
    at = 0
    for kind, group in groupby(list(kinds)):
        end = at + len(list(group))
        if kind == "ET":
            beside = kinds[at - 1 : at] + kinds[end : end + 1]
            kinds[at:end] = ["EN" if "EN" in beside else "ON"] * (end - at)
        at = end
    strong = "L"
    for at, kind in enumerate(kinds):
        if kind in ("L", "R"):
            strong = kind
        elif kind == "EN" and strong == "L":
            kinds[at] = "L"
        elif kind in ("ES", "CS"):
            kinds[at] = "ON"
    return kinds


def _pair_brackets(text: str, kinds: list[str]) -> None:
    """Both brackets of a pair are read as what they hold, or as what stands before them (N0)."""
    waiting: list[tuple[str, int]] = []
    pairs = []
    for at, letter in enumerate(text):
        if kinds[at] != "ON":
            continue
        if letter in _BRACKETS:
            waiting.append((_BRACKETS[letter], at))
        elif any(letter == closing for closing, _ in waiting):
            while waiting:
                closing, opened = waiting.pop()
                if closing == letter:
                    pairs.append((opened, at))
                    break
    for opened, closed in sorted(pairs):
        held = {_strong(kind) for kind in kinds[opened + 1 : closed]}
        if "L" in held:
            kinds[opened] = kinds[closed] = "L"
        elif "R" in held:
            before = [kind for one in kinds[:opened] if (kind := _strong(one))]
            kinds[opened] = kinds[closed] = before[-1] if before else "L"


def _strong(kind: str) -> str:
    return "R" if kind in _RIGHT else "L" if kind == "L" else ""


def _settle_neutrals(kinds: list[str]) -> None:
    """What stands between two of one direction has that one, all else that of the document."""
    at = 0
    for is_neutral, group in groupby(list(kinds), lambda kind: kind in _NEUTRAL):
        end = at + len(list(group))
        if is_neutral:
            before = _strong(kinds[at - 1]) if at else "L"
            after = _strong(kinds[end]) if end < len(kinds) else "L"
            kinds[at:end] = [before if before == after else "L"] * (end - at)
        at = end


def in_order_seen(items: Sequence[_Item], their_levels: Sequence[int]) -> list[_Item]:
    """Pieces as they stand from the left, by the level of each (L2).

    >>> in_order_seen("abcde", [0, 1, 2, 1, 0])
    ['a', 'd', 'c', 'b', 'e']
    """
    both = list(zip(items, their_levels, strict=True))
    for least in (2, 1):
        at = 0
        for turned, group in groupby([level >= least for _, level in both]):
            end = at + len(list(group))
            if turned:
                both[at:end] = both[at:end][::-1]
            at = end
    return [item for item, _ in both]
