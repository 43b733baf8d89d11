"""The papers that sheets are set on, and which of them a house has."""

from collections.abc import Mapping

ROLL = "80 mm"
"""The paper of receipt printers: so wide, and as long as what stands on it."""
PAPERS = ("letter", "a4", "half letter", "a5", "index card", "quarter letter", "a6", "a3", ROLL)
"""Sheets and cards; an index card is 4 by 6 inches."""
OF_HOUSE: Mapping[str, Mapping[str, str]] = {
    "letter": {"a4": "letter", "a5": "half letter", "a6": "quarter letter"},
    "a4": {"letter": "a4", "half letter": "a5", "quarter letter": "a6"},
}
"""By the paper of a house, on what it prints what is usually set on another one."""
IMPOSED: Mapping[str, str] = {
    "letter, two-up": "half letter",
    "letter, four-up": "quarter letter",
    "a4, two-up": "a5",
    "a4, four-up": "a6",
}
"""Sheets on which several cards lie, with marks where to cut, and the paper of one card."""
SMALL_CARDS = ("index card", "quarter letter", "a6", ROLL)
"""On which a rule card has words only."""
