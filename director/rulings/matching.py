"""How well words answer to a text: whole words first, then beginnings, then what is nearly so.

Hyphens, spaces, accents and a plural make no difference: "bringin", "bring-in" and "bring in" are
one word, and so are "side pot" and "side pots".
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

Words = tuple[str, ...]

_SMALL = frozenset((
    "a", "an", "the", "of", "is", "it", "its", "to", "and", "or", "if", "do", "does", "did", "he",
    "she", "they", "i", "my", "his", "her", "their", "who", "what", "when", "how", "which", "was",
    "were", "are", "be", "been", "with", "at", "for", "by", "as", "on", "that", "this", "there",
    "can", "may", "must",
))  # fmt: skip
"""What a question is made of besides the words that matter."""
_SPELLINGS = (("colour", "color"), ("honour", "honor"), ("grey", "gray"))
_LEAST_INSIDE = 3
"""So many letters at least are looked for inside words."""
_LEAST_NEAR = 4
"""Shorter words are never taken for mistyped ones."""
_LONGEST_QUESTION = 16
"""Whatever has more words is no question of which two may be written as one."""
_LONG = 8
"""A word of so many letters may be mistyped twice."""


@lru_cache(maxsize=1 << 14)  # the same few hundred texts at every key
def words_of(text: str) -> Words:
    """The words of a text, without case, accents, signs and plurals.

    >>> words_of("All-in, 'Side Pots'")
    ('all', 'in', 'side', 'pot')
    """
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(one for one in plain if not unicodedata.combining(one))
    plain = re.sub(r"(?<=\w)['\N{RIGHT SINGLE QUOTATION MARK}](?=\w)", "", plain)
    for spelling, ours in _SPELLINGS:
        plain = plain.replace(spelling, ours)
    return tuple(_singular(word) for word in re.findall(r"\w+", plain))


def _singular(word: str) -> str:
    """A word without the ending of a plural.

    >>> [_singular(word) for word in ("chips", "bounties", "ties", "press", "1s")]
    ['chip', 'bounty', 'tie', 'press', '1s']
    """
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    plural = len(word) > 3 and word.endswith("s") and not word.endswith("ss")
    return word[:-1] if plural else word


@lru_cache(maxsize=1 << 14)
def joined(text: str) -> str:
    """A text as one word.

    >>> joined("under-raise") == joined("underraise") == joined("Under raises")
    True
    """
    return "".join(words_of(text))


def without_small(text: str) -> str:
    """A text without the words that only make a question of it, as long as others remain.

    >>> without_small("who gets the odd chip"), without_small("can he")
    ('get odd chip', 'can he')
    """
    return " ".join(word for word in words_of(text) if word not in _SMALL) or text


@lru_cache(maxsize=1 << 12)
def readings(text: str) -> tuple[Words, ...]:
    """The words of a text, and the same with two neighbours written as one.

    >>> readings("odd chips")
    (('odd', 'chip'), ('oddchip',))

    A list of names, pasted where a question is asked, is taken as it is.

    >>> len(readings("ann bob cho " * 20))
    1
    """
    words = words_of(text)
    if len(words) > _LONGEST_QUESTION:
        return (words,)
    pairs = [
        (*words[:at], first + second, *words[at + 2 :])
        for at, (first, second) in enumerate(pairwise(words))
    ]
    return (words, *pairs)


@lru_cache(maxsize=1 << 14)
def known(text: str) -> frozenset[str]:
    """The words by which a text is found, and each two neighbours as one."""
    words = words_of(text)
    return frozenset(words) | {first + second for first, second in pairwise(words)}


def has(wanted: Iterable[str], words: frozenset[str]) -> bool:
    """Whether all that is wanted is there, as whole words."""
    return all(one in words for one in wanted)


def begins(wanted: Iterable[str], words: frozenset[str]) -> bool:
    """Whether all that is wanted is there, or begins a word that is."""
    return all(one in words or any(word.startswith(one) for word in words) for one in wanted)


def holds(wanted: Iterable[str], words: frozenset[str]) -> bool:
    """Whether all that is wanted is there or stands inside a word that is."""
    return all(
        one in words or (len(one) >= _LEAST_INSIDE and any(one in word for word in words))
        for one in wanted
    )


def nearly(wanted: Iterable[str], words: frozenset[str]) -> bool:
    """Whether all that is wanted is there, begun, or mistyped by a letter or two.

    >>> nearly(["mideal"], frozenset({"misdeal"})), nearly(["penlaty"], frozenset({"penalty"}))
    (True, True)
    """
    return all(any(word.startswith(one) or _is_near(one, word) for word in words) for one in wanted)


@lru_cache(maxsize=1 << 16)
def _is_near(one: str, other: str) -> bool:
    most = 2 if len(one) >= _LONG else 1 if len(one) >= _LEAST_NEAR else 0
    return abs(len(one) - len(other)) <= most and _apart(one, other, most) <= most


def _apart(one: Sequence[str], other: Sequence[str], most: int) -> int:
    """How many letters were left out, put in, changed or swapped; any number beyond `most`."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for at, letter in enumerate(one, start=1):
        last, row, older = row, [at], before
        for place, there in enumerate(other, start=1):
            cost = min(last[place] + 1, row[-1] + 1, last[place - 1] + (letter != there))
            swapped = at > 1 and place > 1 and letter == other[place - 2] and there == one[at - 2]
            row.append(min(cost, older[place - 2] + 1) if swapped else cost)
        before = last
        if min(row) > most:
            return most + 1
    return row[-1]
