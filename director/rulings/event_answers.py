"""What the sheet of an event decides for a ruling: it goes before what the house plays."""

from typing import Any

from director.tournament.structure.structure import Level, Structure


def sheet_rules(structure: Structure | None, level: Level | None = None) -> dict[str, Any]:
    """The rules that a sheet states, by the keys of what they answer; none without an event.

    `level` is the one that is played now.
    """
    if structure is None:
        return {}
    rules: dict[str, Any] = {"open_pair_doubles": structure.floor_rules.open_pair_doubles}
    specials = structure.specials_at(level) if level else structure.special
    rules["jam_or_fold"] = specials is not None and specials.jam_or_fold
    if structure.floor_rules.raise_cap:
        rules["most_raises"] = structure.floor_rules.raise_cap
    ante = structure.big_blind_ante
    event = ante.poster if ante else "big blind"
    if (structure.ante_poster(level) if level else event) == "button":
        rules["ante_poster"] = "button"
    elif ante:
        changes = ante.reduced_at or ante.removed_at
        where = "final table" if ante.final_table_only else "table"
        rules["ante_first"] = ante.ante_first
        rules["ante_reduced"] = where if changes else "never"
        rules["ante_reduced_at"] = ante.reduced_at
        rules["ante_removed_at"] = ante.removed_at
    return rules
