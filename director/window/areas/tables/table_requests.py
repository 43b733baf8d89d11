"""What can be asked of the panels of the tables."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ShowProposal:
    """What there is to do about the tables."""


@dataclass(frozen=True)
class SwitchOverview:
    """All tables are to be seen as tiles, or with their seats again."""


@dataclass(frozen=True)
class BreakTable:
    """The table of the chosen seat is to break."""


@dataclass(frozen=True)
class NameReinstated:
    """Who is not out after all is to be named."""
