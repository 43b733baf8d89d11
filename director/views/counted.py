"""Counted things: one of them is called otherwise than several."""

from director.translation import say


def counted(count: int, one: str, many: str) -> str:
    """A number of things in words; both sentences are whole, for translators.

    >>> counted(1, "1 table", "{count} tables"), counted(3, "1 table", "{count} tables")
    ('1 table', '3 tables')
    """
    return say(one) if count == 1 else say(many, count=count)
