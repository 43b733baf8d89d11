"""Codes that are read aloud across a room, and typed: six signs let one station in."""

import secrets

from director.translation import say

SIGNS = "CFHJKMNPQRTVWX3456789"
"""No vowels, so that no word comes of it, and nothing that looks like another sign."""
LENGTH = 6
_GROUP = 3
_BETWEEN = " -\u2013\u2014.\u00a0"
"""What people type between the groups."""


class NoCode(ValueError):
    """What was typed cannot be a code; says why not."""


def new_code(length: int = LENGTH) -> str:
    """A code that nobody can guess: of six signs one of some 85 million."""
    return "".join(secrets.choice(SIGNS) for _ in range(length))


def shown(code: str) -> str:
    """A code as it is shown: in two groups of three.

    >>> shown("K7QM3X")
    'K7Q M3X'
    """
    return f"{code[:_GROUP]} {code[_GROUP:]}".strip()


def read_code(typed: str) -> str:
    """The code that somebody typed. Raises NoCode.

    >>> read_code("k7q-m3x ")
    'K7QM3X'
    """
    code = "".join(sign for sign in typed.upper() if sign not in _BETWEEN)
    if len(code) != LENGTH:
        sentence = "the code has {length} signs, and these are {typed}"
        raise NoCode(say(sentence, length=LENGTH, typed=len(code)))
    if wrong := next((sign for sign in code if sign not in SIGNS), ""):
        raise NoCode(say("there is no “{sign}” in a code", sign=wrong))
    return code
