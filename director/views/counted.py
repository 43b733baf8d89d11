"""Counted things: one of them is called otherwise than several."""

from director.translation import say


def counted(count: int, one: str, many: str) -> str:
    """A number of things in words; both sentences are whole, for translators.

    >>> counted(1, "1 table", "{count} tables"), counted(3, "1 table", "{count} tables")
    ('1 table', '3 tables')
    """
    return say(one) if count == 1 else say(many, count=count)


_ENDS = {1: "st", 2: "nd", 3: "rd"}


def ordinal(number: int) -> str:
    """A place as one says it.

    >>> [ordinal(one) for one in (1, 2, 3, 4, 11, 12, 22, 113)]
    ['1st', '2nd', '3rd', '4th', '11th', '12th', '22nd', '113th']
    """
    teen = number % 100 in (11, 12, 13)
    return f"{number}{'th' if teen else _ENDS.get(number % 10, 'th')}"
