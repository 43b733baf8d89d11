"""Figures as people type them: a comma parts thousands; what else it might mean, nobody guesses."""

import re

_THOUSANDS = re.compile(r"[-−]?\d{1,3}(?:,\d{3})+(?:\.\d+)?")


def joined(figure: str) -> str:
    """A figure without the commas that part its thousands; with any other comma as it stands.

    >>> joined("10,000"), joined("100,50"), joined("12,34,5")
    ('10000', '100,50', '12,34,5')
    """
    return figure.replace(",", "") if _THOUSANDS.fullmatch(figure) else figure


def has_stray_comma(figure: str) -> bool:
    """Whether a comma in it parts something else than thousands.

    >>> has_stray_comma("100,50"), has_stray_comma("10,000")
    (True, False)
    """
    return "," in joined(figure)
