"""Says what happened in a round of Boulder Buy'em, before the showdown and after it."""

from collections.abc import Iterator

from director.engine.boulder.auction import Sale
from director.engine.boulder.auction_records import Round
from director.engine.boulder.claim import Claimed
from director.engine.boulder.rounds import Course
from director.engine.reasons import Reason
from director.translation import chips, listed


def why_before(course: Course) -> Iterator[Reason]:
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


def why_after(course: Course) -> Iterator[Reason]:
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
    back = course.may_return
    if back:
        who = listed([round_.title(seat) for seat in back])
        yield _why(round_, "The pot was claimed: {who} may be back in the next round", who=who)


def _why(round_: Round, sentence: str, **values: object) -> Reason:
    return Reason(sentence, values, round_.game.source)
