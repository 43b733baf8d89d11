"""All sheets of a day in one go: those that the event names, or the usual ones."""

from collections.abc import Mapping

from director.files.forms import no_such
from director.reports.documents import Document
from director.reports.sheet_kinds import AT_THE_DOOR, Event, NoSheet, SheetKind
from director.translation import say


def day_sheets(kinds: Mapping[str, SheetKind[Event]]) -> SheetKind[Event]:
    """All sheets of a day in one go: those that the event names, or the usual ones."""

    def wanted(of: Event) -> list[SheetKind[Event]]:
        named = of.tournament.structure.papers
        found = [kinds[one] for one in named or USUAL_DAY if one in kinds]
        return [kind for kind in found if not kind.of_one]

    def there(of: Event) -> list[SheetKind[Event]]:
        return [kind for kind in wanted(of) if not kind.refusal(of)]

    def make(of: Event, paper: str) -> tuple[Document, ...]:
        found = there(of)
        if not found:
            raise NoSheet(say("none of the sheets of the day can be printed yet"))
        return tuple([one for kind in found for one in kind.documents(of, kind.usual(paper))])

    def refusal(of: Event) -> str | None:
        for one in of.tournament.structure.papers:
            if one not in kinds:
                return no_such("sheet", one, kinds)
        if any(not kind.refusal(of) for kind in wanted(of)):
            return None
        return say("none of the sheets of the day can be printed yet")

    return SheetKind(
        "day",
        "Sheets of the day",
        make,
        refusal=refusal,
        paper="letter",
        words="packet, print everything, all sheets, handouts, start of the day, paperwork",
        group=AT_THE_DOOR,
    )


USUAL_DAY = (
    "structure", "registration", "seat-cards", "seats-by-name", "seats-by-table", "table-numbers",
    "prizes",
)  # fmt: skip
"""What is printed of a day where its event does not say; what says nothing yet is left out."""
