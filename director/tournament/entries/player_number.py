"""How the log names a person: by a number alone."""

from typing import NewType

PlayerNumber = NewType("PlayerNumber", int)
"""A person, by their number in the register of players; the log knows nobody by name."""
