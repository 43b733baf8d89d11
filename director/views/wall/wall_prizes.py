"""What the wall says of prizes: how many places are paid, and what is still to be won."""

from director.tournament.money.amounts import money
from director.tournament.prizes.payouts import PlacePrize
from director.tournament.prizes.prize_list import owed, places_paid, prize_of
from director.tournament.state import EntryNumber, Tournament
from director.translation import say
from director.views.counted import counted
from director.views.money.prize_words import prize_said

_FIRST = 3
"""So many of the first prizes stand there where not all have room."""
_ROWS = 6
"""So many lines the prizes have once they are near: the first places, and those that come next."""


def is_in_the_money(t: Tournament) -> bool:
    """Whether the next to go out gets the prize of the place, and somebody still can go out."""
    return t.deal is None and 2 <= t.players_left <= places_paid(t)


def paid_said(t: Tournament) -> str:
    """How many places are paid, or what a satellite gives; empty before that is known."""
    places = places_paid(t)
    if not places:
        return ""
    return seats_said(t, places) or counted(places, "Pays 1 place", "Pays {count} places")


def first_said(t: Tournament) -> str:
    """The first prize, as long as it is played for; else as `paid_said`."""
    if not places_paid(t) or t.deal or seats_said(t, places_paid(t)):
        return paid_said(t)
    first = prize_of(t, 1)
    return say("First wins {prize}", prize=prize_said(first.cash, first.goods, t.terms))


def payout_lines(t: Tournament) -> tuple[tuple[str, str], ...]:
    """The prizes still to be won, the first place first, once the paid places are near."""
    places, left = places_paid(t), t.players_left
    if not places or t.deal or not 2 <= left <= places + max(2, places // 4):
        return ()
    runs = prize_runs(t, min(places, left))
    return (*runs[:_FIRST], *runs[_FIRST - _ROWS :]) if len(runs) > _ROWS else runs


def prize_runs(t: Tournament, last: int) -> tuple[tuple[str, str], ...]:
    """The prizes of the places from the first to this one, those that are alike in one line."""
    groups: list[tuple[PlacePrize, list[int]]] = []
    for place in range(1, last + 1):
        prize = prize_of(t, place)
        if groups and _alike(groups[-1][0], prize):
            groups[-1][1].append(place)
        else:
            groups.append((prize, [place]))
    return tuple(
        [
            (
                str(run[0]) if len(run) == 1 else f"{run[0]} – {run[-1]}",
                prize_said(prize.cash, prize.goods, t.terms),
            )
            for prize, run in groups
        ]
    )


def seats_said(t: Tournament, places: int) -> str:
    """A satellite in one line: "12 × main event, place 13 gets $340"; empty where it is none."""
    first = prize_of(t, 1)
    seats = 0
    while seats < places and _alike(prize_of(t, seats + 1), first):
        seats += 1
    if seats < 2 or not first.goods or places > seats + 1:
        return ""
    said = say("{count} × {prize}", count=seats, prize=prize_said(first.cash, first.goods, t.terms))
    if places == seats:
        return said
    last = prize_of(t, places)
    rest = prize_said(last.cash, last.goods, t.terms)
    return say("{seats}, place {place} wins {rest}", seats=said, place=places, rest=rest)


def _alike(one: PlacePrize, other: PlacePrize) -> bool:
    return (one.cash, one.goods) == (other.cash, other.goods)


def owed_said(t: Tournament, entry: EntryNumber) -> str:
    """What an entry has won; empty where that is nothing."""
    due = owed(t).get(entry)
    return money(due.amount, t.terms) if due and due.amount else ""
