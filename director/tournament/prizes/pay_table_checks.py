"""What a director may want to look at again before a pay table is used.

A table that can be read can be paid; these are warnings. The last three are the style rules of the
BARGE sheet, which its own brackets do not all keep.
"""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from director.files.forms import Fault, FileWrong, load_form
from director.tournament.prizes.pay_table import WHOLE, Bracket, PayTable, number
from director.tournament.prizes.pay_table_files import read_pay_table
from director.translation import say


class Concern(NamedTuple):
    """One thing to look at again."""

    place: str
    """The key in the table's file: `bracket[7]`."""
    sentence: str


def concerns(table: PayTable) -> tuple[Concern, ...]:
    """Everything that a director may want to look at again, bracket by bracket."""
    return (
        *_brackets(table),
        *_between(table),
        *_formula(table),
    )


def checked_pay_table(path: Path) -> tuple[PayTable, tuple[Fault, ...]]:
    """The pay table of a file and its concerns, each with its line.

    Raises FileWrong with everything that is wrong with the file.
    """
    form = load_form(path)
    table = read_pay_table(form)
    if form.faults:
        raise FileWrong(path.name, form.faults)
    for concern in concerns(table):
        form.fault(*concern)
    return table, tuple(form.faults)


def smallest_cash(bracket: Bracket) -> int:
    """What the last place is paid with the fewest entries, in hundredths of a buy-in.

    Rounded down; of a pool to which every entry gave one buy-in.
    """
    return bracket.shares[-1] * bracket.least * 100 // WHOLE


def widening_gap(bracket: Bracket) -> int | None:
    """The first place that is further below the one above it than that one below its own.

    The BARGE sheet: "the gap between that payout level and the one above it must never be lower
    than the gap between a given payout and the one below it". None where every gap keeps it.
    """
    ranges = bracket.ranges
    gaps = [(below.first, above.share - below.share) for above, below in pairwise(ranges)]
    return next((place for (_, one), (place, wider) in pairwise(gaps) if wider > one), None)


def _brackets(table: PayTable) -> Iterator[Concern]:
    """One bracket at a time."""
    for at, bracket in enumerate(table.brackets, start=1):
        place = f"bracket[{at}]"
        if bracket.places > bracket.least:
            yield Concern(
                place,
                say(
                    "places paid: {places}, with as few as {entries} entries",
                    places=bracket.places,
                    entries=bracket.least,
                ),
            )
        cash = smallest_cash(bracket)
        if not bracket.in_money and cash < 100:
            yield Concern(
                place,
                say(
                    "the smallest prize is {cash} of a buy-in with {entries} entries",
                    cash=number(cash),
                    entries=bracket.least,
                ),
            )
        wide = widening_gap(bracket)
        if wide is not None:
            sentence = "the drop to place {place} is larger than the drop before it"
            yield Concern(place, say(sentence, place=wide))


def _between(table: PayTable) -> Iterator[Concern]:
    """Each bracket beside the one before it."""
    for at, (before, bracket) in enumerate(pairwise(table.brackets), start=2):
        place = f"bracket[{at}]"
        if before.most is not None and bracket.least > before.most + 1 and not table.formula:
            gap = Bracket(before.most + 1, bracket.least - 1, ())
            yield Concern(place, say("no row for {gap} entries", gap=gap.name))
        if before.in_money or bracket.in_money:
            continue
        rising = [
            number
            for number, (old, new) in enumerate(
                zip(before.shares, bracket.shares, strict=False), start=1
            )
            if new > old
        ]
        if rising:
            old, new = before.shares[rising[0] - 1], bracket.shares[rising[0] - 1]
            yield Concern(
                place,
                say(
                    "place {place} is paid {new}%, more than the {old}% with fewer entries",
                    place=rising[0],
                    new=number(new),
                    old=number(old),
                ),
            )
        if bracket.places < before.places:
            places, fewer = before.places, bracket.places
            sentence = "places paid: {fewer}, down from {places} with fewer entries"
            yield Concern(place, say(sentence, fewer=fewer, places=places))


def _formula(table: PayTable) -> Iterator[Concern]:
    formula = table.formula
    if formula and formula.minimum < 100:
        sentence = say("the smallest prize is below a buy-in: {cash}", cash=number(formula.minimum))
        yield Concern("formula.minimum", sentence)
    if formula and formula.paid * formula.minimum > WHOLE * 100:
        yield Concern("formula.minimum", say("the smallest prizes add up to more than the pool"))
