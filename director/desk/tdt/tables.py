"""The tables of an evening by number: "Table 2" is table 2, a name without a number the next."""

import re

from director.desk.tdt.evening import Evening, Seat

_LAST_NUMBER = re.compile(r"(\d{1,3})\D*$")


class TableNumbers:
    """Numbers for names; no two tables have the same."""

    def __init__(self, evening: Evening) -> None:
        self._sizes = dict(evening.tables)
        self._numbers: dict[str, int] = {}
        for name in self._sizes:
            self._number(name)

    def table(self, seat: Seat) -> tuple[int, int]:
        """The number of a seat's table, and how many seats it has; 0 where nobody says."""
        return self._number(seat.table), self._sizes.get(seat.table, 0)

    def _number(self, name: str) -> int:
        known = self._numbers.get(name)
        if known is None:
            found = _LAST_NUMBER.search(name)
            known = int(found[1]) if found else 0
            while not known or known in self._numbers.values():
                known += 1
            self._numbers[name] = known
        return known
