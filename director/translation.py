"""Marks the sentences that people read, and puts them into their language.

A sentence is kept whole, with named places for its values, so that a translator sees all of it:
`say("{name} wins {amount}", name="Ann", amount=350)`. Nothing here imports anything: every layer
may speak.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

_translations: dict[str, str] = {}


def translate(sentences: dict[str, str]) -> None:
    """From now on, say these sentences in another language; the keys are the English ones."""
    _translations.clear()
    _translations.update(sentences)


def say(sentence: str, /, **values: object) -> str:
    """The sentence in the chosen language, with its values filled in.

    >>> say("{name} wins {amount}", name="Ann", amount=350)
    'Ann wins 350'
    """
    sentence = _translations.get(sentence, sentence)
    return sentence.format_map(values) if values else sentence


def chips(amount: int) -> str:
    """An amount of chips as the desk reads it.

    >>> chips(1250000)
    '1,250,000'
    """
    return f"{amount:,}"


def listed(things: list[str]) -> str:
    """Things one after another, the last two joined by a word.

    >>> listed(["Ann", "Bob", "Cy"])
    'Ann, Bob and Cy'
    """
    if len(things) < 2:
        return "".join(things)
    return say("{most} and {last}", most=", ".join(things[:-1]), last=things[-1])


def either(things: list[str]) -> str:
    """Things of which one is meant.

    >>> either(["Stud", "Stud/8", "Razz"])
    'Stud, Stud/8 or Razz'
    """
    if len(things) < 2:
        return "".join(things)
    return say("{most} or {last}", most=", ".join(things[:-1]), last=things[-1])


_ENDS = {1: "st", 2: "nd", 3: "rd"}


def ordinal(number: int) -> str:
    """A place as one says it.

    >>> [ordinal(one) for one in (1, 2, 3, 4, 11, 12, 22, 113)]
    ['1st', '2nd', '3rd', '4th', '11th', '12th', '22nd', '113th']
    """
    teen = number % 100 in (11, 12, 13)
    return f"{number}{'th' if teen else _ENDS.get(number % 10, 'th')}"


class NumberedEntry(NamedTuple):
    """An entry of an event, where a person's number does not say which is meant, or nobody has it.

    >>> NumberedEntry(4).said(str), NumberedEntry(4, 7).said(lambda number: "Ann")
    ('entry 4', 'Ann (entry 4)')
    """

    number: object
    player: int | None = None

    def said(self, name: Callable[[int], str]) -> str:
        """The entry, behind the name of whose it is."""
        if self.player is None:
            return say("entry {entry}", entry=self.number)
        return say("{player} (entry {entry})", player=name(self.player), entry=self.number)


class Sentence(NamedTuple):
    """A sentence that is said later, its values kept apart.

    Values whose key begins with "player" are people's numbers, one or a tuple of them, or an entry:
    the log knows nobody by name, and who says the sentence looks the names up. Values whose key
    begins with "nth" are places, and said as such: "34th".
    """

    text: str
    values: Mapping[str, object] = {}

    def said(self, name: Callable[[int], str]) -> str:
        """The sentence with people's names in it, as a line of its own: with a capital letter.

        >>> Sentence("clock paused").said(str)
        'Clock paused'
        """
        return capital(self.within(name))

    def within(self, name: Callable[[int], str]) -> str:
        """The same as part of a longer sentence.

        >>> Sentence("{player} is {nth}", {"player": 7, "nth": 2}).within(lambda number: "Ann")
        'Ann is 2nd'
        """
        told = {key: _told(key, value, name) for key, value in self.values.items()}
        return say(self.text, **told)


def capital(words: str) -> str:
    """The words at the beginning of a line; the name of a file stays as it is.

    >>> capital("level 4"), capital("friday.toml is faulty")
    ('Level 4', 'friday.toml is faulty')
    """
    first = words.partition(" ")[0]
    return words if "." in first.rstrip(".") else words[:1].upper() + words[1:]


def _told(key: str, value: object, name: Callable[[int], str]) -> object:
    if key.startswith("player"):
        return _people(value, name)
    return ordinal(value) if key.startswith("nth") and isinstance(value, int) else value


def _people(numbers: object, name: Callable[[int], str]) -> str:
    if isinstance(numbers, NumberedEntry):
        return numbers.said(name)
    return listed(
        [name(number) for number in (numbers if isinstance(numbers, tuple) else (numbers,))]
    )
