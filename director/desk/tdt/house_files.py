"""The files that evenings leave in the house's own folders: leagues, and pay tables."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple

from director.desk.tdt.evening import Evening
from director.desk.tdt.left_out import own_formula
from director.desk.tdt.prizes import is_for_any_pool, pay_table_of
from director.desk.tdt.taking_over import Found, TakenOver
from director.engine.showdown.game_checks import file_name
from director.files.toml_edits import with_value
from director.files.whole_files import put_text
from director.tournament.leagues.files import new_league
from director.tournament.log.books import EventNumber
from director.tournament.prizes.pay_table import PayTable
from director.tournament.prizes.pay_table_files import pay_table_as_text


class Season(NamedTuple):
    """A league that evenings make together."""

    name: str
    evenings: int


def seasons(evenings: Iterable[Evening], folder: str = "") -> list[Season]:
    """The leagues that the files name, each with its season; the rest are of the folder's."""
    found: dict[str, int] = {}
    for one in evenings:
        if name := _season(one, folder):
            found[name] = found.get(name, 0) + 1
    return [Season(name, count) for name, count in found.items()]


def write_leagues(taken: TakenOver, folder: str, leagues: Path) -> list[Path]:
    """Writes a file for each league, its events by number in the order they were played.

    Raises OSError.
    """
    made: dict[str, list[tuple[Evening, EventNumber]]] = {}
    for found, number in sorted(taken.events, key=_played):
        evening = found.evening
        if evening and (name := _season(evening, folder)):
            made.setdefault(name, []).append((evening, number))
    return [_put(leagues, name, _league_text(name, each)) for name, each in made.items()]


def write_pay_tables(evenings: Iterable[Evening], pay_tables: Path) -> list[Path]:
    """Writes each pay table that divides a pool in parts, once. Raises OSError."""
    known: list[PayTable] = []
    written = []
    for evening in evenings:
        table = pay_table_of(evening)
        if table is None or not is_for_any_pool(table) or table in known:
            continue
        known.append(table)
        written.append(_put(pay_tables, table.name, pay_table_as_text(table)))
    return written


def _season(evening: Evening, folder: str) -> str:
    """The league of an evening: as its file has it, else that of the folder; "" for none."""
    named = f"{evening.league} {evening.season}".strip()
    return named or folder


def _played(one: tuple[Found, EventNumber]) -> datetime:
    evening = one[0].evening
    return (evening.day if evening else None) or datetime.min.replace(tzinfo=UTC)


def _league_text(name: str, evenings: Sequence[tuple[Evening, EventNumber]]) -> str:
    """The file of a league, with the newest formula that is ours; older ones stand beside it."""
    text = new_league(name, tuple([str(number) for _, number in evenings]))
    newest, *others = dict.fromkeys([own_formula(one) for one, _ in reversed(evenings)]) or [""]
    if not newest:
        return text
    text = with_value(text, ("points", "formula"), newest)
    for other in filter(None, others):
        lines = ["Earlier evenings had this formula:", *other.splitlines()]
        text += "".join([f"# {line}\n" for line in lines])
    return text


def _put(folder: Path, name: str, text: str) -> Path:
    """Writes a file under a name that no other has; one of the same text is left as it is."""
    base = file_name(name) or "tdt"
    for at in count(1):
        path = folder / (f"{base}.toml" if at == 1 else f"{base}-{at}.toml")
        if not path.exists():
            folder.mkdir(parents=True, exist_ok=True)
            return put_text(text, path)
        if path.read_text(encoding="utf-8", errors="replace") == text:
            return path
    raise AssertionError("no name is free")  # pragma: no cover -- there is always another one
