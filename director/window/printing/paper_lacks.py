"""That paper will lack a sign of a name, said when the name is entered."""

from typing import TYPE_CHECKING

from director.translation import say

if TYPE_CHECKING:
    from director.reports.sheet_kinds import Typesetter


def paper_lacks(sheets: "Typesetter", name: str) -> str:
    """That some sign of a name cannot be printed; empty where all can."""
    signs = sheets.unprintable(name)
    return say("paper cannot print {signs} in {name}", signs=signs, name=name) if signs else ""
