"""On what each kind of sheet was printed last: remembered, for it will be the same tonight."""

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from director.files.limits import read_json
from director.files.whole_files import put_text


@dataclass(frozen=True)
class PrintChoice:
    """How a kind of sheet is printed."""

    paper: str = ""
    """The paper it is set for; empty for the sheet's usual one."""
    printer: str = ""
    """Empty for this machine's usual one."""
    copies: int = 1
    straight: bool = False
    """Whether its key prints it at once, without anybody looking at it first."""


class PrintChoices:
    """The choices of one user, in a small file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._kept = _read(path)

    def __getitem__(self, kind: str) -> PrintChoice:
        """The choice for a kind of sheet; for one never printed, the printer used last."""
        return self._kept.get(kind) or PrintChoice(
            printer=self._kept.get("", PrintChoice()).printer
        )

    def keep(self, kind: str, choice: PrintChoice) -> None:
        """Remembers a choice. Raises OSError where the file cannot be written; it counts anyway."""
        if self[kind] == choice and self._kept.get("", PrintChoice()).printer == choice.printer:
            return
        self._kept |= {kind: choice, "": replace(PrintChoice(), printer=choice.printer)}
        content = {one: asdict(kept) for one, kept in self._kept.items()}
        put_text(json.dumps(content, ensure_ascii=False, indent=1), self._path)


def _read(path: Path) -> dict[str, PrintChoice]:
    """What is remembered; nothing where the file is damaged, for then it is chosen anew."""
    try:
        found: dict[str, dict[str, Any]] = read_json(path.read_text(encoding="utf-8"))
        return {kind: _choice(**values) for kind, values in found.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def _choice(paper: str, printer: str, copies: int, *, straight: bool) -> PrintChoice:
    return PrintChoice(str(paper), str(printer), max(1, int(copies)), bool(straight))
