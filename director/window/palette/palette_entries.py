"""What the palette offers: every action, event and player, found by a few letters of its words."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

from director.window.widgets.action import Bound
from director.window.widgets.find_by_letters import plain

_WHOLE, _BEGINS, _INSIDE, _SCATTERED = range(4)
"""How well a typed word answers to a title."""
_BESIDE = 4
_LEAST_SCATTERED = 3
"""So many letters at least, before any in the right order will do."""


class Offer(NamedTuple):
    """One line of the palette."""

    title: str
    kind: str
    """The menu in which it stands, or what it is: an event, a player."""
    key: str
    why_not: str
    """Why it cannot be done now; empty where it can."""
    do: Callable[[], object]
    also: str = ""
    """Other words by which it is found."""


def offers(bounds: Iterable[Bound[Any]]) -> list[Offer]:
    """Every action once, with its key; a second key of the same thing is no second line."""
    found: dict[str, Offer] = {}
    for bound in bounds:
        for action in bound.declared:
            title = bound.text(action.id).rstrip(" …")
            known = found.get(title)
            if known and known.kind and not known.why_not:
                continue
            found[title] = Offer(
                title,
                menu_name(action.menu),
                action.key_text,
                bound.refusal(action.id) or "",
                partial(bound.ask, action.id),
                action.text,
            )
    return list(found.values())


def menu_name(title: str) -> str:
    """A menu as it is read, without the sign before the letter that opens it.

    >>> menu_name("Pla&yer")
    'Player'
    """
    return title.replace("&", "")


def meant(wanted: str, among: Sequence[Offer]) -> list[Offer]:
    """Those whose words answer to every word of a text, in any order, the best first.

    Of those that answer alike, what can be done now is first; but what was plainly meant is first
    even where it cannot, so that Enter never does its neighbour instead. Nothing typed means
    everything.

    >>> [
    ...     one.title
    ...     for one in meant(
    ...         "seat dr",
    ...         [
    ...             Offer(title, "", "", "", print)
    ...             for title in ("Go to a seat", "Draw seats", "Redraw")
    ...         ],
    ...     )
    ... ]
    ['Draw seats']
    """
    words = plain(wanted).split()
    ranked = [
        (rank, bool(one.why_not), len(one.title) if words else 0, at, one)
        for at, one in enumerate(among)
        if (rank := _rank(words, one)) is not None
    ]
    ranked.sort(key=lambda each: each[:4])
    return [each[4] for each in ranked]


def _rank(words: Sequence[str], offer: Offer) -> int | None:
    title, beside = plain(offer.title), plain(f"{offer.kind} {offer.also}")
    rank = 0
    for word in words:
        one, other = _answers(word, title), _answers(word, beside)
        if one is not None:
            rank += one
        elif other is not None:
            rank += _BESIDE + other  # in the name of the menu only
        else:
            return None
    # what begins with the words comes before what has them somewhere
    own = title.split()
    return 2 * rank + (bool(words) and not (own and any(own[0].startswith(one) for one in words)))


def _answers(word: str, title: str) -> int | None:
    words = title.split()
    if word in words:
        return _WHOLE
    if any(one.startswith(word) for one in words):
        return _BEGINS
    if word in title:
        return _INSIDE
    if len(word) >= _LEAST_SCATTERED and any(_scattered(word, one) for one in words):
        return _SCATTERED
    return None


def _scattered(letters: str, word: str) -> bool:
    """Whether letters stand in a word in this order, others between them.

    >>> _scattered("rgstr", "register"), _scattered("rsg", "register")
    (True, False)
    """
    rest = iter(word)
    return all(letter in rest for letter in letters)
