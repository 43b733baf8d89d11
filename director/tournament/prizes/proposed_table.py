"""Which pay table is proposed for a field, where neither the house nor a sheet names one."""

_SMALL = 100
"""Entries up to which one in eight is paid; of larger fields 15 percent, as is usual there."""


def proposed_table(entries: int) -> str:
    """The name of its file.

    >>> proposed_table(34), proposed_table(400)
    ('one-in-eight', 'large-field')
    """
    return "one-in-eight" if entries <= _SMALL else "large-field"


def proposed_places(entries: int) -> int:
    """About how many places that table pays; at least one.

    >>> proposed_places(7), proposed_places(34), proposed_places(400)
    (1, 4, 60)
    """
    return max(1, round(entries / 8) if entries <= _SMALL else round(entries * 0.15))
