"""Why chips are split as they are: the sides of a pot, tied hands, and who gets each odd chip.

Each sentence stands beside the chips that it is about. Amounts are chips.
"""

from collections.abc import Sequence
from typing import NamedTuple

from director.engine.betting.pots import Claim, Share
from director.engine.hands.best_hand import by_suit
from director.engine.ranking.counts import Count
from director.engine.reasons import Reason
from director.engine.seats import Seat
from director.engine.showdown.explanations import Contest
from director.translation import chips, listed, say

_TIED = "{who} tie with {hand}"
_TIED_FOR = "{who} tie for the {portion} with {hand}"

_SPLITS = {
    _TIED: (
        "{who} tie with {hand}: {amount} splits {parts}",
        "{who} tie with {hand}: {amount} splits {parts}; {odd}",
    ),
    _TIED_FOR: (
        "{who} tie for the {portion} with {hand}: {amount} splits {parts}",
        "{who} tie for the {portion} with {hand}: {amount} splits {parts}; {odd}",
    ),
}
"""A tie, and what is said of its chips: without an odd one, and with."""


_ALL = "nobody qualifies, and {who} share the pot"
_SHARED = (
    "nobody qualifies, and {who} share the pot: {amount} splits {parts}",
    "nobody qualifies, and {who} share the pot: {amount} splits {parts}; {odd}",
)
"""A pot that all who are left share: without an odd chip, and with."""

_SIDES = (
    (
        "{amount} splits {parts}; the odd {chip} goes to the {sides}",
        "{pot} splits {parts}; the odd {chip} goes to the {sides}",
    ),
    (
        "{amount} splits {parts}; odd chips of {chip} go to the {sides}",
        "{pot} splits {parts}; odd chips of {chip} go to the {sides}",
    ),
)
"""One odd chip, and more: beside the pot, and among the reasons."""


class Division(NamedTuple):
    """Why chips are divided so: the sentence beside them, and the same among the reasons."""

    beside: Reason
    among: Reason


def why_these_sides(contests: Sequence[Contest], shares: Sequence[Share]) -> Division | None:
    """Which side of a pot has the odd chip (S 1.4, TDA 20-C); None where there is none."""
    odd = [at for at, share in enumerate(shares) if share.odd]
    if not odd:
        return None
    titles = [contest.portion.title for contest in contests]
    parts = [
        say("{amount} for the {portion}", amount=chips(share.amount), portion=title)
        for share, title in zip(shares, titles, strict=True)
    ]
    values = {
        "amount": chips(sum(share.amount for share in shares)),
        "parts": listed(parts),
        "chip": chips(contests[0].showdown.chip),
        "sides": listed([titles[at] for at in odd]),
    }
    is_high_low = {share.portion for share in shares} == {"high", "low"}
    rule = "S 1.4-3c, TDA 20-C" if is_high_low else "S 1.4"
    beside, among = _SIDES[len(odd) > 1]
    pot = contests[0].pot
    return Division(Reason(beside, values, rule), Reason(among, {**values, "pot": pot}, rule))


def why_they_split(contest: Contest, claim: Claim, share: Share) -> Division:
    """Who ties on what, how many chips each gets, and where the odd ones go (S 1.4, TDA 20)."""
    game, seats = contest.showdown.game, claim.winners
    hand = contest.says(seats[0])
    scale = contest.portion.scale
    if isinstance(scale, Count) and (tie := scale.word("tie")):
        hand = say("{hand}, a {tie}", hand=hand, tie=tie)
    parts, odd = _parts(contest, claim, share)
    values = {"portion": contest.portion.title, "hand": hand, **parts}
    tie = _TIED if len(game.portions) == 1 else _TIED_FOR
    rules = dict.fromkeys([game.source, *(one.rule for one in odd)])
    beside = Reason(_SPLITS[tie][bool(odd)], values, "; ".join(rules), tie)
    told = {"pot": contest.pot, "split": beside.words, "tie": say(tie, **values)}
    return Division(beside, Reason("{pot}: {split}", told, beside.rule, "{pot}: {tie}"))


def why_all_share(contest: Contest, claim: Claim, share: Share) -> Division:
    """That all who are left share a pot, as the house plays it, and who gets the odd chips."""
    values, odd = _parts(contest, claim, share)
    rules = dict.fromkeys(["house rule, WL 291", *(one.rule for one in odd)])
    beside = Reason(_SHARED[bool(odd)], values, "; ".join(rules), _ALL)
    told = {"pot": contest.pot, "split": beside.words, "all": say(_ALL, **values)}
    return Division(beside, Reason("{pot}: {split}", told, beside.rule, "{pot}: {all}"))


def _parts(contest: Contest, claim: Claim, share: Share) -> tuple[dict[str, object], list[Reason]]:
    """Who gets how many chips of a share, in words, and why each odd one."""
    seats = claim.winners
    values: dict[str, object] = {"who": contest.who(*seats), "amount": chips(share.amount)}
    if not any(part.odd for part in share.parts):
        values["parts"] = say("{amount} each", amount=chips(share.parts[0].amount))
        values["odd"] = ""
        return values, []
    amounts = {part.seat: chips(part.amount) for part in share.parts}
    lucky = [seat for seat in seats if _odd(share, seat)]
    odd = [_why_this_seat(contest, claim, share, seat) for seat in lucky]
    values["parts"] = listed([amounts[seat] for seat in seats])
    values["odd"] = "; ".join([one.words for one in odd])
    return values, odd


def _odd(share: Share, seat: Seat) -> int:
    """The odd chip that a seat gets of a share; 0 where it gets none."""
    return next(part.odd for part in share.parts if part.seat == seat)


def _why_this_seat(contest: Contest, claim: Claim, share: Share, seat: Seat) -> Reason:
    """Why a tied hand gets an odd chip: its place in the order, or that others have one."""
    ahead = claim.winners[: claim.winners.index(seat)]
    passed = [other for other in ahead if not _odd(share, other)]
    further = len(passed) < len(ahead)
    values: dict[str, object] = {"who": contest.who(seat), "chip": chips(_odd(share, seat))}
    if passed:
        sentence = (
            "another {chip} goes to {who}: nobody gets two odd chips of a pot, and {others} got one"
            if further
            else "the odd {chip} goes to {who}: nobody gets two odd chips of a pot, and {others}"
            " got one"
        )
        return Reason(sentence, values | {"others": contest.who(*passed)}, "S 1.4-2")
    if contest.showdown.game.odd_chips == "by suit":
        sentence = (
            "another {chip} goes to {who}, whose {card} is the next by suit"
            if further
            else "the odd {chip} goes to {who}, whose {card} is the highest by suit"
        )
        values["card"] = _ahead_by_suit(contest, claim, seat)
        return Reason(sentence, values, "S 1.4-3b, TDA 20-B")
    sentence = (
        "another {chip} goes to {who}, the next clockwise"
        if further
        else "the odd {chip} goes to {who}, first clockwise from the button in seat {button}"
    )
    values["button"] = contest.showdown.button
    return Reason(sentence, values, "S 1.4-3a, TDA 20-A")


def _ahead_by_suit(contest: Contest, claim: Claim, seat: Seat) -> str:
    """The highest card of a hand that the next of the tied ones does not have beside it."""
    scale, hands = contest.portion.scale, contest.hands
    behind = claim.winners[claim.winners.index(seat) + 1 :]
    mine = hands[seat].cards
    others = by_suit(scale, hands[behind[0]].cards) if behind else ()
    in_order = sorted(mine, key=lambda card: (scale.height(card), card.suit), reverse=True)
    apart = [
        card
        for card, own, other in zip(in_order, by_suit(scale, mine), others, strict=False)
        if own != other
    ]
    return (apart or in_order)[0].text
