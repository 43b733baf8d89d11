"""Marks the sentences that people read, and puts them into their language.

A sentence is kept whole, with named places for its values, so that a translator sees all of it:
`say("{name} wins {amount}", name="Ann", amount=350)`. Nothing here imports anything: every layer
may speak.
"""

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
