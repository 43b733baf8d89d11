"""How many places a structure pays, by entries, where it names one of the shipped pay tables."""

from collections.abc import Iterator

from director.house import shelf
from director.tournament.prizes.pay_table import PayTable, number
from director.tournament.prizes.pay_table_files import load_pay_table
from director.tournament.structure.structure import Structure
from director.translation import say


def places_paid(structure: Structure) -> Iterator[str]:
    """A sentence for those it has a table for, and one for all others."""
    tables = {path.stem: path for path in shelf.pay_tables().glob("*.toml")}
    if structure.pay_table in tables:
        yield from _told(load_pay_table(tables[structure.pay_table]))


def _told(table: PayTable) -> Iterator[str]:
    if table.brackets:
        told = [
            say("{places} for {entries}", places=one.places, entries=one.name.replace("-", "–"))
            for one in table.brackets
        ]
        yield say("Places paid: {list} entries.", list=", ".join(told))
    if table.formula:
        percent = number(table.formula.paid)
        text = "Otherwise {percent}% of entries are paid." if table.brackets else ""
        yield say(text or "{percent}% of entries are paid.", percent=percent)
