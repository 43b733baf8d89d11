"""Which pay table is proposed for a field, where neither the house nor a sheet names one."""

_SMALL = 100
"""Entries up to which one in eight is paid; of larger fields 15 percent, as is usual there."""


def proposed_table(entries: int) -> str:
    """The name of its file.

    >>> proposed_table(34), proposed_table(400)
    ('one-in-eight', 'large-field')
    """
    return "one-in-eight" if entries <= _SMALL else "large-field"
