"""The fields beside the spreadsheet, declared as data: what each is called and how it is typed."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from director.tournament.entries.terms import ON_BUST, REDEMPTIONS
from director.tournament.structure.big_blind_antes import POSTERS
from director.tournament.structure.rotation import KINDS
from director.tournament.structure.structure import (
    BALANCING,
    BUTTONS,
    CHIP_RACES,
    ODD_CHIPS,
    PUBLIC_NAMES,
)
from director.window.drafts.typed_values import LINES, TEXT, TEXTS, WHOLE, Kind
from director.window.editor.typed_games import CHIPS, CLASSES


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
    games: str = ""
    """Which of `NamedGames` it is typed as; empty where it names no games."""


_MOMENT = "end of level 4, end of break 1"

FIRST: tuple[Spec, ...] = (
    Spec("name", "Name", hint="required"),
    Spec("starting_chips", "Starting chips", WHOLE),
    Spec("seats", "Players per table", WHOLE),
    Spec("rotation.kind", "Rotation", choices=KINDS, first=True),
    Spec("rotation.hands", "Hands of each game", WHOLE),
    Spec("big_blind_ante.poster", "Big blind ante posted by", choices=POSTERS, first=True),
    Spec("late_registration.until", "Late registration until", hint=_MOMENT),
    Spec("re_entries.limit", "Re-entries per player", WHOLE, "0: unlimited"),
    Spec("expected.players", "Expected players", WHOLE),
    Spec("expected.minutes", "Expected minutes", WHOLE),
)
"""What nearly every structure says: seen at once, with the games."""

SECTIONS: Mapping[str, tuple[Spec, ...]] = {
    "Late registration and re-entries": (
        Spec("late_registration.or_later", "Late registration may end later", flag=True),
        Spec("re_entries.until", "Re-entries until", hint=_MOMENT),
    ),
    "Rebuys": (
        Spec("rebuys.price", "Rebuy price", WHOLE),
        Spec("rebuys.currency", "Currency", hint="USD"),
        Spec("rebuys.chips", "Rebuy chips", WHOLE),
        Spec("rebuys.limit", "Rebuys per player", WHOLE, "unlimited"),
        Spec("rebuys.below", "Only with fewer chips than", WHOLE),
        Spec("rebuys.until", "Rebuys until", hint=_MOMENT),
        Spec("rebuys.into_pool", "Rebuys go to the prize pool", flag=True, usual=True),
        Spec("rebuys.beneficiary", "Otherwise they go to"),
    ),
    "Add-ons": (
        Spec("add_ons.price", "Add-on price", WHOLE),
        Spec("add_ons.currency", "Currency", hint="USD"),
        Spec("add_ons.chips", "Add-on chips", WHOLE),
        Spec("add_ons.limit", "Add-ons per player", WHOLE, "1"),
        Spec("add_ons.at", "Add-ons at", hint=_MOMENT),
        Spec("add_ons.into_pool", "Add-ons go to the prize pool", flag=True, usual=True),
    ),
    "Lammers": (
        Spec("lammers.count", "Lammers", WHOLE),
        Spec("lammers.value", "Chips per lammer", WHOLE),
        Spec("lammers.redeemed", "Redeemed", choices=REDEMPTIONS, first=True),
        Spec("lammers.until", "Lammers until", hint=_MOMENT),
        Spec("lammers.on_bust", "When out of chips", choices=ON_BUST, first=True),
    ),
    "Bounty and payouts": (
        Spec("bounties.amount", "Bounty", WHOLE),
        Spec("bounties.currency", "Currency", hint="EUR"),
        Spec("pay_table", "Payout structure", hint="one-in-ten"),
    ),
    "Rotation": (
        Spec("rotation.order", "Order", hint="Hold'em, Razz, Stud", games="order"),
        Spec("rotation.orbits", "Orbits each", WHOLE),
        Spec("rotation.levels", "or levels each", WHOLE),
        Spec("rotation.minutes", "or minutes each", WHOLE),
        Spec("rotation.stud_button", "Button in stud", TEXTS, "frozen"),
        Spec("rotation.at_final_table", "Game at the final table", games="game"),
        Spec(
            "rotation.tables",
            "Games of each team table",
            hint="Razz, Stud; Hold'em, Omaha/8",
            games="tables",
        ),
        Spec("stakes_class", "Stakes classes", CLASSES, "limit: Limit games, big: Big bet"),
    ),
    "Big blind ante": (
        Spec("big_blind_ante.ante_first", "Ante posted before the blind", flag=True),
        Spec("big_blind_ante.reduced_at", "Reduced at N players or fewer", WHOLE),
        Spec("big_blind_ante.removed_at", "Removed at N players or fewer", WHOLE),
        Spec("big_blind_ante.final_table_only", "Only at the final table", flag=True),
    ),
    "Date, wall and sheets": (
        Spec("series", "Series"),
        Spec("day", "Date", hint="2027-03-05"),
        Spec("starts", "Starts at", hint="19:30"),
        Spec("zone", "Time zone (printed)", hint="EST"),
        Spec("color", "Color", hint="#1f6feb"),
        Spec("public_names", "Names in public", choices=PUBLIC_NAMES),
        Spec("pictures", "Wall pictures (folder)", hint="friday-mixed"),
        Spec("papers", "Sheets of the day", TEXTS, "structure, seat-cards"),
        Spec("source", "Source of the sheet", hint="2019 structures, page 4"),
    ),
    "Shootout": (Spec("shootout.advance", "Advance from each table", WHOLE),),
    "Teams": (
        Spec("teams.players", "Players per team", WHOLE),
        Spec("teams.tables", "Tables per team", WHOLE),
        Spec("teams.most_at_table", "Teams per table", WHOLE),
        Spec("teams.entry.total", "Team entry", WHOLE),
        Spec("teams.entry.cash_value", "of which cash value of chips", WHOLE),
        Spec("teams.entry.first_prize", "of which first prize", WHOLE),
        Spec("teams.entry.house_fee", "of which house fee", WHOLE),
        Spec("teams.entry.staff_fee", "of which staff fee", WHOLE),
        Spec("teams.entry.currency", "Currency", hint="USD"),
        Spec("teams.rebuys", "Rebuys", flag=True),
        Spec("teams.shared_after_each_level", "Chips shared after each level", flag=True),
        Spec("teams.button_seat", "Button starts at seat", WHOLE),
        Spec("teams.tables_combined_at", "Combine tables at N teams", WHOLE),
        Spec("teams.orbits_end_together", "Finish orbits together", flag=True),
        Spec("teams.cut_after", "Cut after level"),
        Spec("teams.cut_to", "to N teams", WHOLE),
        Spec("teams.chips_a_unit", "Chips per unit of money", WHOLE),
    ),
    "Final table and house rules": (
        Spec("final_table.redraw", "Redraw seats", flag=True),
        Spec("final_table.break_minutes", "Break before it (minutes)", WHOLE),
        Spec("final_table.players", "Players at the final table", WHOLE),
        Spec("floor_rules.balancing", "Balancing", choices=BALANCING),
        Spec("floor_rules.chip_race", "Chip race", choices=CHIP_RACES),
        Spec("floor_rules.raise_cap", "Raise cap (after the bet)", WHOLE),
        Spec("floor_rules.odd_chips", "Odd chips", choices=ODD_CHIPS),
        Spec("floor_rules.button", "Button", choices=BUTTONS),
        Spec("floor_rules.open_pair_doubles", "Open pair allows the double bet", flag=True),
    ),
    "Special rules": (
        Spec("special.win_the_button", "Win the button", flag=True),
        Spec("special.jam_or_fold", "Jam or fold", flag=True),
        Spec("special.double_board", "Double board", flag=True),
        Spec("special.bomb_pot_hands", "Bomb pot every N hands", WHOLE),
        Spec("special.bomb_pot_each_level", "Bomb pot each level", flag=True),
        Spec("special.bomb_pot_ante", "Bomb pot ante", WHOLE),
        Spec("special.nit_levels", "Nit levels", flag=True),
        Spec("special.nit_ante", "Nit ante (big blinds)", WHOLE, "5"),
        Spec("special.also", "Other", hint="deuces are wild"),
    ),
    "Chips and notes": (
        Spec("chip", "Chip set", CHIPS, "25 green × 12, 100 black × 12, 500"),
        Spec("notes", "Notes (one per line)", LINES, lines=True),
    ),
}
"""Under headings that open: what some structures say, and most do not."""


_EVERY = (*FIRST, *(spec for section in SECTIONS.values() for spec in section))


def specs() -> tuple[Spec, ...]:
    """Every field."""
    return _EVERY


def kept(data: Mapping[str, Any]) -> list[str]:
    """The keys of a file that no field and no column expresses, in their order."""
    return _left(data, frozenset(spec.place for spec in specs()) | {"level", "game"})


def _left(data: Mapping[str, Any], shown: frozenset[str], under: str = "") -> list[str]:
    left = []
    for key, value in data.items():
        place = f"{under}{key}"
        if isinstance(value, Mapping) and any(one.startswith(f"{place}.") for one in shown):
            left += _left(value, shown, f"{place}.")
        elif place not in shown:
            left.append(place)
    return left
