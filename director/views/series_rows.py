"""What a list says of the players of a series: what they won, and how each event went."""

from collections.abc import Mapping
from fractions import Fraction

from director.tournament.series.players import Part, SeriesPlayer
from director.translation import ordinal, say
from director.views.counted import counted


def money_said(amounts: Mapping[str, Fraction]) -> str:
    """Amounts of several currencies side by side; nothing where there are none.

    >>> money_said({"$": Fraction(1240), "€": Fraction(75, 2)})
    '$1,240 + €37.50'
    """
    return " + ".join([_amount(currency, amounts[currency]) for currency in sorted(amounts)])


def _amount(currency: str, amount: Fraction) -> str:
    whole = amount.denominator == 1
    return f"{currency}{int(amount):,}" if whole else f"{currency}{float(amount):,.2f}"


def part_said(part: Part) -> str:
    """What somebody had to do with an event, in a few words.

    >>> from datetime import date
    >>> part_said(Part("Friday", date(2027, 3, 5), 2, 3, Fraction(240), "$"))
    '3rd, 2 entries, $240'
    """
    if part.waiting:
        return say("waits for a seat")
    if not part.entries:
        return say("spot reserved")
    said = [ordinal(part.place) if part.place else say("in")]
    if part.entries > 1:
        said.append(say("{count} entries", count=part.entries))
    if part.prize:
        said.append(_amount(part.currency, part.prize))
    return ", ".join(said)


def parts_said(player: SeriesPlayer) -> str:
    """How many events and entries, in a few words.

    >>> from datetime import date
    >>> parts_said(SeriesPlayer(1, "Ann", (Part("Friday", date(2027, 3, 5), 2, 3),)))
    '1 event, 2 entries'
    """
    events = counted(player.played, "1 event", "{count} events")
    entries = counted(player.entries, "1 entry", "{count} entries")
    return f"{events}, {entries}"
