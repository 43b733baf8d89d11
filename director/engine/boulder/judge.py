"""Boulder Buy'em: a round from its antes to its discards, as an auction record states it.

Antes and the price of the first pick lie in the pot until somebody claims it. Then the hands played
are judged like any showdown, each side pot by itself.
"""

from collections.abc import Mapping
from typing import Any

from director.engine.betting.pots import Pot, Pots
from director.engine.boulder.auction_records import read_round
from director.engine.boulder.reasons import why_after, why_before
from director.engine.boulder.rounds import Course, follow
from director.engine.cards import written
from director.engine.games.library import Library
from director.engine.seats import Seat
from director.engine.showdown.adjudication import PotRuling, Ruling, adjudicate
from director.engine.showdown.explanations import why_returned
from director.engine.showdown.play_records import Record, player
from director.engine.showdown.showdown import Showdown
from director.engine.showdown.stated_showdowns import read_showdown

PARTS = ("auction", "claim")
"""What an auction record has and a showdown has not; one of them is enough."""


def judge(case: Mapping[str, Any], library: Library) -> tuple[Ruling, dict[str, Any]]:
    """The ruling of an auction record, and what its answer says beyond a showdown's.

    A case with neither an auction nor a claim is a plain showdown. Raises CannotJudge with
    everything that is wrong with the record, or was with the round.
    """
    if all(case.get(part) is None for part in PARTS):
        return adjudicate(read_showdown(case, library)), {}
    record = Record(case, [])
    round_ = read_round(record, library.game(case["game"]))
    course = follow(round_, record)
    record.stop()
    ruling = _ruling(course, library)
    return ruling, _more(course, ruling)


def _ruling(course: Course, library: Library) -> Ruling:
    """The claim as a showdown of the cards played; where nobody claims, the pot stays."""
    round_ = course.round
    before, after = tuple(why_before(course)), tuple(why_after(course))
    if not course.pots.pots:
        players = {
            one.seat: player(one.number, one.seat, one.name, folded=True) for one in round_.players
        }
        pot = Pot(course.dead, ())
        showdown = Showdown(
            round_.id,
            round_.game,
            "",
            players,
            (),
            Pots((pot,), {}),
            round_.chip,
            round_.button,
        )
        rulings = (PotRuling(*pot, ()),) if course.dead else ()
        return Ruling(
            showdown, {}, course.pots.returned, course.dead, rulings, {}, (*before, *after)
        )
    ruling = adjudicate(read_showdown(_showdown(course), library))
    returned = course.pots.returned
    back = [why_returned(ruling.showdown, seat, amount) for seat, amount in returned.items()]
    return ruling._replace(returned=returned, reasons=(*before, *back, *ruling.reasons, *after))


def _showdown(course: Course) -> dict[str, object]:
    """The showdown of a claim, as its file states it: the cards played, and the pots built."""
    round_ = course.round
    seats = {seat for pot in course.pots.pots for seat in pot.seats}
    return {
        "id": round_.id,
        "game": round_.game.id,
        "chip": round_.chip,
        "button": round_.button,
        "players": [
            {
                "seat": one.seat,
                "name": one.name,
                "folded": one.seat not in seats,
                "cards": written(course.shown.get(one.seat, ())),
            }
            for one in round_.players
        ],
        "pots": [{"amount": pot.amount, "seats": list(pot.seats)} for pot in course.pots.pots],
    }


def _more(course: Course, ruling: Ruling) -> dict[str, Any]:
    """What the answer to an auction record says beyond a showdown's."""
    sale, claimed = course.sale, course.claimed
    stacks = _stacks(course, ruling)
    return {
        "auction": sale
        and {
            "blind": sale.blind,
            "seat": sale.buyer,
            "paid": sale.price,
            "order": list(sale.order),
        },
        "claim": claimed and {"seat": claimed.raises[0].seat, "shows": list(claimed.shows)},
        "stacks": {str(seat): stack for seat, stack in sorted(stacks.items())},
        "held": {str(seat): one.cards for seat, one in sorted(course.kept.items())},
        "discard": {str(seat): one.over for seat, one in sorted(course.kept.items()) if one.over},
        "out": [one.seat for one in course.round.playing if not stacks[one.seat]],
        "may_return": course.may_return,
    }


def _stacks(course: Course, ruling: Ruling) -> dict[Seat, int]:
    """What everybody has when the round is over."""
    stacks = {one.seat: one.stack for one in course.round.players} | dict(course.antes.stacks)
    if course.sale:
        stacks[course.sale.buyer] -= course.sale.price
    for one in course.claimed.bets if course.claimed else ():
        stacks[one.seat] -= one.amount
    for won in (ruling.awards, ruling.returned):
        for seat, amount in won.items():
            stacks[seat] += amount
    return stacks
