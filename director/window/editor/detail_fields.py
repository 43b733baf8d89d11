"""The fields beside the spreadsheet, declared as data: what each is called and how it is typed."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from director.tournament.entries.terms import ON_BUST, REDEMPTIONS
from director.tournament.structure.big_blind_antes import POSTERS
from director.tournament.structure.rotation import KINDS
from director.tournament.structure.structure import BALANCING, BUTTONS, CHIP_RACES, ODD_CHIPS
from director.window.editor.typed_games import CHIPS, CLASSES, GAMES
from director.window.editor.typed_values import LINES, TEXT, TEXTS, WHOLE, Kind


class Spec(NamedTuple):
    """One field."""

    place: str
    """The key in the file: `rebuys.price`."""
    title: str
    kind: Kind = TEXT
    hint: str = ""
    choices: tuple[str, ...] = ()
    """The words to choose from; empty for a field to type in."""
    flag: bool = False
    """Whether it is ticked or not."""
    usual: bool = False
    """What a flag is where the file does not say."""
    first: bool = False
    """Whether the first choice holds where its table is there and says nothing."""
    lines: bool = False
    """Whether it has several lines."""


_MOMENT = "end of level 4, end of break 1"

SECTIONS: Mapping[str, tuple[Spec, ...]] = {
    "Event": (
        Spec("name", "Name"),
        Spec("series", "Series"),
        Spec("starting_chips", "Starting chips", WHOLE),
        Spec("seats", "Players a table", WHOLE),
        Spec("day", "On the day", hint="2027-03-05"),
        Spec("starts", "Starts at", hint="19:30"),
        Spec("zone", "Time zone, as printed", hint="EST"),
        Spec("expected.players", "Expected players", WHOLE),
        Spec("expected.minutes", "Expected minutes", WHOLE),
    ),
    "Games": (
        Spec("game", "Games", GAMES, "no-limit texas-holdem, razz (limit), stud"),
        Spec("stakes_class", "Classes of stakes", CLASSES, "limit: Limit games, big: Big bet"),
        Spec("rotation.kind", "Rotation", choices=KINDS, first=True),
        Spec("rotation.order", "Order", TEXTS, "texas-holdem, razz, stud"),
        Spec("rotation.hands", "Hands each", WHOLE),
        Spec("rotation.orbits", "or orbits each", WHOLE),
        Spec("rotation.levels", "or levels each", WHOLE),
        Spec("rotation.minutes", "or minutes each", WHOLE),
        Spec("rotation.stud_button", "The button in stud", TEXTS, "frozen"),
        Spec("rotation.at_final_table", "Game at the final table"),
    ),
    "Big blind ante": (
        Spec("big_blind_ante.poster", "Posted by", choices=POSTERS, first=True),
        Spec("big_blind_ante.ante_first", "The ante before the blind", flag=True),
        Spec("big_blind_ante.reduced_at", "Reduced at players", WHOLE),
        Spec("big_blind_ante.removed_at", "Removed at players", WHOLE),
        Spec("big_blind_ante.final_table_only", "At the final table only", flag=True),
    ),
    "Entry": (
        Spec("late_registration.until", "Late registration until", hint=_MOMENT),
        Spec("late_registration.or_later", "or later", flag=True),
        Spec("re_entries.limit", "Re-entries a player", WHOLE, "0: as many as they like"),
        Spec("re_entries.until", "Re-entries until", hint=_MOMENT),
        Spec("lammers.count", "Lammers", WHOLE),
        Spec("lammers.value", "Chips a lammer", WHOLE),
        Spec("lammers.redeemed", "Redeemed", choices=REDEMPTIONS, first=True),
        Spec("lammers.until", "Lammers until", hint=_MOMENT),
        Spec("lammers.on_bust", "Without a chip", choices=ON_BUST, first=True),
        Spec("rebuys.price", "Price of a rebuy", WHOLE),
        Spec("rebuys.currency", "Its currency", hint="USD"),
        Spec("rebuys.chips", "Chips of a rebuy", WHOLE),
        Spec("rebuys.limit", "Rebuys a player", WHOLE, "as many as they like"),
        Spec("rebuys.below", "Only with fewer chips than", WHOLE),
        Spec("rebuys.until", "Rebuys until", hint=_MOMENT),
        Spec("rebuys.into_pool", "Rebuys go into the pool", flag=True, usual=True),
        Spec("rebuys.beneficiary", "Otherwise they go to"),
        Spec("add_ons.price", "Price of an add-on", WHOLE),
        Spec("add_ons.currency", "Its currency", hint="USD"),
        Spec("add_ons.chips", "Chips of an add-on", WHOLE),
        Spec("add_ons.limit", "Add-ons a player", WHOLE, "1"),
        Spec("add_ons.at", "Add-ons at", hint=_MOMENT),
        Spec("add_ons.into_pool", "Add-ons go into the pool", flag=True, usual=True),
        Spec("bounties.amount", "Bounty", WHOLE),
        Spec("bounties.currency", "Its currency", hint="EUR"),
        Spec("pay_table", "Pay table", hint="one-in-ten"),
    ),
    "Shootout": (Spec("shootout.advance", "From each table go on", WHOLE),),
    "Teams": (
        Spec("teams.players", "Players of a team", WHOLE),
        Spec("teams.tables", "Tables a team plays at", WHOLE),
        Spec("teams.most_at_table", "Teams at one table", WHOLE),
        Spec("teams.entry.total", "A team pays", WHOLE),
        Spec("teams.entry.cash_value", "Of it for its chips", WHOLE),
        Spec("teams.entry.first_prize", "for first prize", WHOLE),
        Spec("teams.entry.house_fee", "for the house", WHOLE),
        Spec("teams.entry.staff_fee", "for the staff", WHOLE),
        Spec("teams.entry.currency", "Its currency", hint="USD"),
        Spec("teams.rebuys", "Rebuys", flag=True),
        Spec("teams.shared_after_each_level", "Chips shared after each level", flag=True),
        Spec("teams.button_seat", "The button starts at seat", WHOLE),
        Spec("teams.tables_combined_at", "Tables combined at teams", WHOLE),
        Spec("teams.orbits_end_together", "Orbits end together", flag=True),
        Spec("teams.cut_after", "Cut after level"),
        Spec("teams.cut_to", "to so many teams", WHOLE),
        Spec("teams.chips_a_unit", "Chips for one unit of money", WHOLE),
    ),
    "Final table and house rules": (
        Spec("final_table.redraw", "Seats are redrawn", flag=True),
        Spec("final_table.break_minutes", "Break before it, minutes", WHOLE),
        Spec("final_table.players", "Players at the final table", WHOLE),
        Spec("floor_rules.balancing", "Balancing", choices=BALANCING),
        Spec("floor_rules.chip_race", "Chip race", choices=CHIP_RACES),
        Spec("floor_rules.raise_cap", "Raises after the bet", WHOLE),
        Spec("floor_rules.odd_chips", "Odd chips", choices=ODD_CHIPS),
        Spec("floor_rules.button", "The button", choices=BUTTONS),
        Spec("floor_rules.open_pair_doubles", "An open pair doubles", flag=True),
    ),
    "Played otherwise than usual": (
        Spec("special.win_the_button", "Win the button", flag=True),
        Spec("special.jam_or_fold", "Jam or fold", flag=True),
        Spec("special.double_board", "Double board", flag=True),
        Spec("special.bomb_pot_hands", "Bomb pot every, hands", WHOLE),
        Spec("special.bomb_pot_each_level", "Bomb pot at each level", flag=True),
        Spec("special.bomb_pot_ante", "Ante of a bomb pot", WHOLE),
        Spec("special.also", "And also", hint="deuces are wild"),
    ),
    "Chips and notes": (
        Spec("chip", "Chip set", CHIPS, "25 green × 12, 100 black × 12, 500"),
        Spec("notes", "Notes, a line each", LINES, lines=True),
    ),
}


def specs() -> tuple[Spec, ...]:
    """Every field."""
    return tuple(spec for section in SECTIONS.values() for spec in section)


def kept(data: Mapping[str, Any]) -> list[str]:
    """The keys of a file that no field and no column expresses, in their order."""
    left = _left(data, frozenset(spec.place for spec in specs()) | {"level"})
    rows = data.get("level")
    if isinstance(rows, list) and any("rotation" in row for row in rows if isinstance(row, dict)):
        left.append("level.rotation")
    return left


def _left(data: Mapping[str, Any], shown: frozenset[str], under: str = "") -> list[str]:
    left = []
    for key, value in data.items():
        place = f"{under}{key}"
        if isinstance(value, Mapping) and any(one.startswith(f"{place}.") for one in shown):
            left += _left(value, shown, f"{place}.")
        elif place not in shown:
            left.append(place)
    return left
