"""A pay table while it is written: what is typed, what the model says of it, and the way back."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from director.files.forms import Fault, Form
from director.files.toml_text import toml_text
from director.tournament.prizes.pay_table import PayTable
from director.tournament.prizes.pay_table_checks import Concern, concerns
from director.tournament.prizes.pay_table_files import read_pay_table
from director.tournament.prizes.pay_table_grid import Line, lines_of, with_lines
from director.translation import say

NEW: Mapping[str, Any] = {
    "name": "",
    "bracket": [{"entries": "2+", "percent": {"1": 50, "2": 30, "3": 20}}],
}
"""What somebody begins with who begins with nothing."""


@dataclass(frozen=True)
class PayDraft:
    """What has been typed so far, in the form of a file."""

    data: Mapping[str, Any]

    @property
    def name(self) -> str:
        """What it is called so far."""
        return str(self.data.get("name", ""))

    @property
    def lines(self) -> list[Line]:
        """The lines of the grid."""
        return lines_of(self.data)

    @property
    def text(self) -> str:
        """The text of its file."""
        return toml_text(self.data, self.name)

    def with_lines(self, lines: list[Line]) -> "PayDraft":
        """The same with other lines."""
        return PayDraft(with_lines(self.data, lines))

    def but(self, key: str, value: Any) -> "PayDraft":
        """The same with another value under a key; None takes it out."""
        rest = {one: old for one, old in self.data.items() if one != key}
        return PayDraft(rest if value is None else {**rest, key: value})

    @cached_property
    def _read(self) -> tuple[PayTable, tuple[Fault, ...]]:
        form = Form(dict(self.data), [])
        table = read_pay_table(form)
        if not self.name.strip():
            form.fault("name", say("is missing: give the payout structure a name"))
        return table, tuple(form.faults)

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What has to be put right."""
        return self._read[1]

    @property
    def table(self) -> PayTable | None:
        """The pay table; None while something is wrong."""
        return None if self.faults else self._read[0]

    @property
    def concerns(self) -> tuple[Concern, ...]:
        """What is to be looked at again; nothing while something is wrong."""
        return concerns(self.table) if self.table else ()


class History:
    """The drafts before and after the present one."""

    def __init__(self, draft: PayDraft) -> None:
        self._drafts, self._at, self._saved = [draft], 0, 0

    @property
    def draft(self) -> PayDraft:
        """The present one."""
        return self._drafts[self._at]

    @property
    def is_dirty(self) -> bool:
        """Whether something would be lost."""
        return self._at != self._saved

    def add(self, draft: PayDraft) -> bool:
        """One act more; whether anything has changed."""
        if draft == self.draft:
            return False
        if self._saved > self._at:
            self._saved = -1
        self._drafts = [*self._drafts[: self._at + 1], draft]
        self._at += 1
        return True

    def step(self, by: int) -> bool:
        """Back or forth; whether there was anything."""
        there = 0 <= self._at + by < len(self._drafts)
        self._at += by if there else 0
        return there

    def keep(self) -> None:
        """It is saved as it is now."""
        self._saved = self._at
