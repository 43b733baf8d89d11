"""Where the chips of an event are: what was put out, what of it left play and why, what is left.

Every chip that was issued is in play or out, and out for a reason, but for what chip races and
counted bags have added or taken; all counts are of chips.
"""

from typing import NamedTuple

from director.tournament.shootouts.state import round_of
from director.tournament.state import Tournament


class ChipAccount(NamedTuple):
    """The chips of an event, or of one flight of it."""

    stacks: int
    """Starting stacks."""
    bought: int
    """Rebuys and add-ons; in a later round of a shootout with what was had for lammers in it."""
    lammers: int
    """What the lammers are worth that came with the entries (S 1.9)."""
    voided: int = 0
    """Of entries that do not count: all that they had came off the table."""
    disqualified: int = 0
    """What players had who were disqualified (TDA 71-D)."""
    last_nit: int = 0
    """What the last holder of a nit card had at the final table (R26)."""
    left_bags: int = 0
    """In bags that did not go on, because another of the same player's did."""
    lost_lammers: int = 0
    """What lammers are worth of players who went out with them."""
    behind: int = 0
    """What the lammers are worth that players in still hold."""
    recounted: int = 0
    """What bags held beyond that when the next day began; below zero where it was less."""
    raced: int = 0
    """What chip races put in beyond the chips that left play; below zero where it was less."""

    @property
    def issued(self) -> int:
        """All that was put out."""
        return self.stacks + self.bought + self.lammers

    @property
    def out(self) -> int:
        """All that left play."""
        with_players = self.disqualified + self.last_nit
        return self.voided + with_players + self.left_bags + self.lost_lammers

    @property
    def in_play(self) -> int:
        """On the tables, in bags, and in lammers that can still be turned in."""
        return self.issued - self.out + self.recounted + self.raced

    @property
    def on_tables(self) -> int:
        """What can be counted on the tables and in the bags: lammers lie beside it."""
        return self.in_play - self.behind


def chip_account(t: Tournament) -> ChipAccount:
    """The chips of the whole event; of a shootout with new stacks, of those that count now."""
    if t.fresh_since:
        return _of_new_stacks(t, t.fresh_since)
    terms = t.structure.lammers
    each, value = (terms.chips, terms.value) if terms else (0, 0)
    start, voided = t.structure.starting_chips, len(t.voided)
    taken_off, nit = sum(t.taken_off.values()), _with_last_nit(t)
    return ChipAccount(
        stacks=(t.entered + voided) * start,
        bought=t.bought + t.chips_counted - t.counters.entries * each + taken_off,
        lammers=(t.entered + voided) * each,
        voided=voided * (start + each) + taken_off,
        disqualified=t.chips_removed - nit,
        last_nit=nit,
        left_bags=t.chips_in_left_bags,
        lost_lammers=value * sum([t.lammers(one) for one in t.busts]) if terms else 0,
        behind=t.chips_behind,
        recounted=t.recounted,
        raced=t.raced,
    )


def flight_account(t: Tournament, label: str) -> ChipAccount:
    """The chips of one flight. What was voided in it was never given out in it."""
    terms = t.structure.lammers
    bought = gone = nit = left = lost = behind = count = 0
    for entry, name in t.flight_of.items():
        if name != label:
            continue
        count += 1
        bought += t.ledger.account(entry).chips
        if entry in t.expelled:
            expelled = t.expelled[entry]
            gone += expelled.chips * (not expelled.last_nit)
            nit += expelled.chips * expelled.last_nit
        left += t.forfeited.get(entry, 0)
        held = terms.value * t.lammers(entry) if terms else 0
        if entry in t.busts:
            lost += held
        else:
            behind += held
    return ChipAccount(
        stacks=count * t.structure.starting_chips,
        bought=bought,
        lammers=count * terms.chips if terms else 0,
        disqualified=gone,
        last_nit=nit,
        left_bags=left,
        lost_lammers=lost,
        behind=behind,
        raced=t.raced_in(label),
    )


def _with_last_nit(t: Tournament) -> int:
    """What left play with the last holder of a nit card; the final table is the last round."""
    return sum([one.chips for one in t.expelled.values() if one.last_nit])


def _of_new_stacks(t: Tournament, since: int) -> ChipAccount:
    """The chips of a shootout since a round that began with fresh stacks."""
    terms = t.structure.lammers
    value = terms.value if terms else 0
    out = [one for one in t.busts if round_of(t.rounds, one) >= since]
    lost, nit = value * sum([t.lammers(one) for one in out]), _with_last_nit(t)
    return ChipAccount(
        stacks=t.rounds[since - 1].players * t.structure.starting_chips,
        bought=sum([sum(one.bought.values()) for one in t.rounds[since - 1 :]]),
        lammers=lost + t.chips_behind,
        disqualified=t.chips_removed - nit,
        last_nit=nit,
        lost_lammers=lost,
        behind=t.chips_behind,
        raced=t.raced,
    )
