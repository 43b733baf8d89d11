"""Colors as files and settings write them."""

import re

from director.translation import say

_COLOR = re.compile("#[0-9a-fA-F]{6}")


def why_no_color(words: str) -> str:
    """Why this is no color; empty where it is one or where none is given.

    >>> why_no_color("#1f6feb"), why_no_color("")
    ('', '')
    """
    if not words or _COLOR.fullmatch(words):
        return ""
    return say("a color is written as #1f6feb: two digits each of 0–9 and a–f")
