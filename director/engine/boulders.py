"""Boulder Buy'em: a round from its antes to its discards, as an auction record states it.

Antes and the price of the first pick lie in the pot until somebody claims it. Then the hands played
are judged like any showdown, each side pot by itself.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from director.engine.auction_records import Round, read_round
from director.engine.auctions import Sale, sell
from director.engine.boulder_hands import Kept, check_unique, kept, shown
from director.engine.cards import Cards, written
from director.engine.claims import Claimed, ClaimPots, bet, pots
from director.engine.explanations import why_returned
from director.engine.library import Library
from director.engine.pots import Pot, Pots, Seat
from director.engine.reasons import Reason
from director.engine.records import Record, player
from director.engine.rulings import PotRuling, Ruling, adjudicate
from director.engine.showdowns import Showdown, read_showdown
from director.words import chips, listed, say

PARTS = ("auction", "claim")
"""What an auction record has and a showdown has not; one of them is enough."""


class Antes(NamedTuple):
    """What was paid before the auction, and what is left to bid with; of those who play."""

    paid: Mapping[Seat, int]
    stacks: Mapping[Seat, int]
    """Clockwise, the button last."""


class Course(NamedTuple):
    """How the round went. All amounts are chips."""

    round: Round
    antes: Antes
    sale: Sale | None
    dead: int
    """What lay in the pot when somebody claimed, or nobody did."""
    claimed: Claimed | None
    pots: ClaimPots
    shown: Mapping[Seat, Cards]
    kept: Mapping[Seat, Kept]


def judge(case: Mapping[str, Any], library: Library) -> tuple[Ruling, dict[str, Any]]:
    """The ruling of an auction record, and what its answer says beyond a showdown's.

    A case with neither an auction nor a claim is a plain showdown. Raises CannotJudge with
    everything that is wrong with the record, or was with the round.
    """
    if all(case.get(part) is None for part in PARTS):
        return adjudicate(read_showdown(case, library)), {}
    record = Record(case, [])
    round_ = read_round(record, library.game(case["game"]))
    course = _course(round_, record)
    record.stop()
    ruling = _ruling(course, library)
    return ruling, _more(course, ruling)


def _course(round_: Round, record: Record) -> Course:
    """Follows the round from phase to phase; notes what was not in order."""
    check_unique(round_, record)
    _check_seats(round_, record)
    antes = _antes(round_)
    stacks = dict(antes.stacks)
    dead = round_.pot + sum(antes.paid.values())
    sale = sell(round_, round_.auction, stacks, record) if round_.auction else None
    if sale:
        stacks[sale.buyer] -= sale.price
        dead += sale.price
    claimed = bet(round_, stacks, record) if round_.claim else None
    cards = shown(round_, sale, claimed, record) if claimed else {}
    built = ClaimPots((), {})
    if claimed:
        built = pots(round_, claimed, dead, record)
        _check_shown(round_, claimed, built, cards, record)
    keeps = kept(round_, sale, claimed, record)
    return Course(round_, antes, sale, dead, claimed, built, cards, keeps)


def _check_seats(round_: Round, record: Record) -> None:
    """Who may be back, and who has chips to be dealt in."""
    for one in round_.players:
        field = f"players[{one.number}]"
        if one.returns and (round_.pot or one.sits_out):
            message = say(
                "{player} may be back only after the next claim, when the pot is empty",
                player=one.title,
            )
            record.wrong("cannot-return", f"{field}.returns", message)
        if round_.ante and not one.stack and not one.sits_out:
            message = say("{player} has no chips for the ante and is out", player=one.title)
            record.wrong("bad-amount", f"{field}.stack", message)


def _antes(round_: Round) -> Antes:
    """Everybody antes; who has less pays what is there, and the pot is not split for it (BOUL)."""
    paid = {one.seat: min(round_.ante, one.stack) for one in round_.playing}
    return Antes(paid, {one.seat: one.stack - paid[one.seat] for one in round_.playing})


def _check_shown(
    round_: Round,
    claimed: Claimed,
    built: ClaimPots,
    cards: Mapping[Seat, Cards],
    record: Record,
) -> None:
    """Whoever may win a contested pot and has not mucked shows the cards played."""
    contested = {seat for pot in built.pots if len(pot.seats) > 1 for seat in pot.seats}
    for one in round_.playing:
        hidden = claimed.cards[one.seat] and not cards.get(one.seat) and one.played is None
        if one.seat in contested and hidden:
            message = say("{player} may win a pot: which cards were played?", player=one.title)
            record.wrong("missing-cards", f"players[{one.number}].played", message)


def _ruling(course: Course, library: Library) -> Ruling:
    """The claim as a showdown of the cards played; where nobody claims, the pot stays."""
    round_ = course.round
    before, after = tuple(_why_before(course)), tuple(_why_after(course))
    if not course.claimed or not course.pots.pots:
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
        "may_return": _may_return(course),
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


def _may_return(course: Course) -> list[Seat]:
    """Who sits out and may be back in the next round: everybody, if this one was claimed."""
    if not course.claimed:
        return []
    return [one.seat for one in course.round.players if one.sits_out]


def _why_before(course: Course) -> Iterator[Reason]:
    """What happened up to the showdown, or up to the end where nobody claimed."""
    round_, sale = course.round, course.sale
    for seat, paid in course.antes.paid.items():
        if paid < round_.ante:
            sentence = "{who} has {amount} for the ante of {ante}; the pot is not split for it"
            values = {"amount": chips(paid), "ante": chips(round_.ante)}
            yield _why(round_, sentence, who=round_.title(seat), **values)
    if sale:
        yield from _why_sold(round_, sale)
    if course.claimed:
        yield from _why_claimed(round_, course.claimed)
        for one in round_.players:
            if one.mucks and one.seat in course.claimed.live:
                yield _why(round_, "{who} mucks and can win nothing", who=one.title)
    else:
        sentence = (
            "The pot of {pot} waits for a claim"
            if round_.claim is None
            else "Nobody claims: the pot of {pot} stays for the next round"
        )
        yield _why(round_, sentence, pot=chips(course.dead))


def _why_sold(round_: Round, sale: Sale) -> Iterator[Reason]:
    button = round_.title(round_.button)
    if sale.blind < round_.blind:
        sentence = "{who} on the button has {blind} left, and that is the blind bid"
        yield _why(round_, sentence, who=button, blind=chips(sale.blind))
    values = {"who": round_.title(sale.buyer), "price": chips(sale.price)}
    if sale.price == sale.blind:
        sentence = "Nobody bids more than the blind: {who} pays {price} into the pot"
    else:
        sentence = "{who} bids most and pays {price} into the pot; nobody else pays"
    yield _why(round_, sentence, **values)
    others = listed([round_.title(seat) for seat in sale.order[1:]])
    sentence = "{who} picks the first card, then clockwise {others}"
    yield _why(round_, sentence, who=round_.title(sale.buyer), others=others)


def _why_claimed(round_: Round, claimed: Claimed) -> Iterator[Reason]:
    first, *others = claimed.raises
    values = {"who": round_.title(first.seat), "count": first.cards, "amount": chips(first.to)}
    if first.to:
        yield _why(round_, "{who} claims with {amount} and {count} of the cards held", **values)
    else:
        yield _why(round_, "{who} claims with {count} of the cards held", **values)
    for one in others:
        values = {"who": round_.title(one.seat), "count": one.cards, "amount": chips(one.to)}
        if one.to:
            yield _why(round_, "{who} raises to {amount}", **values)
        else:
            sentence = "{who} has {count} cards on the table, the most: that is a raise"
            yield _why(round_, sentence, **values)


def _why_after(course: Course) -> Iterator[Reason]:
    """What follows from the round for the next one."""
    round_ = course.round
    if course.claimed:
        count = sum(course.claimed.cards.values())
        sentence = "The {count} cards played, folded ones too, go back into the deck"
        yield _why(round_, sentence, count=count)
    for seat, one in course.kept.items():
        if one.over:
            sentence = "{who} has {count} cards and discards {over}, down to seven"
            values = {"who": round_.title(seat), "count": one.cards, "over": one.over}
            yield _why(round_, sentence, **values)
    back = _may_return(course)
    if back:
        who = listed([round_.title(seat) for seat in back])
        yield _why(round_, "The pot was claimed: {who} may be back in the next round", who=who)


def _why(round_: Round, sentence: str, **values: object) -> Reason:
    return Reason(sentence, values, round_.game.source)
