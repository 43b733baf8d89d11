"""Why chips are split as they are: the sides of a pot, tied hands, and who gets each odd chip.

Each sentence stands beside the chips that it is about. Amounts are chips.
"""

from collections.abc import Sequence
from typing import NamedTuple

from director.engine.betting.pots import Claim, Share
from director.engine.ranking.counts import Count
from director.engine.reasons import Reason
from director.engine.seats import Seat
from director.engine.showdown.explanations import Contest
from director.engine.showdown.odd_chips import ahead_by_suit, lowest_goes_ahead
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


_SIDES_BY_POSITION = (
    (
        "{amount} splits {parts}; the odd {chip} goes to the {sides}, won by {who}, first clockwise"
        " from the button in seat {button}"
    ),
    (
        "{pot} splits {parts}; the odd {chip} goes to the {sides}, won by {who}, first clockwise"
        " from the button in seat {button}"
    ),
)
"""An odd chip between the sides where it goes by position."""


def why_these_sides(
    contests: Sequence[Contest], claims: Sequence[Claim], shares: Sequence[Share]
) -> Division | None:
    """Which side of a pot has the odd chip (S 1.4, TDA 20-C); None where there is none."""
    odd = [at for at, share in enumerate(shares) if share.odd]
    if not odd:
        return None
    titles = [contest.portion.title for contest in contests]
    parts = [
        say("{amount} for the {portion}", amount=chips(share.amount), portion=title)
        for share, title in zip(shares, titles, strict=True)
    ]
    values: dict[str, object] = {
        "amount": chips(sum(share.amount for share in shares)),
        "parts": listed(parts),
        "chip": chips(contests[0].showdown.chip),
        "sides": listed([titles[at] for at in odd]),
    }
    is_high_low = {share.portion for share in shares} == {"high", "low"}
    rule = "S 1.4-3c, TDA 20-C" if is_high_low else "S 1.4"
    beside, among = _SIDES[len(odd) > 1]
    pot = contests[0].pot
    showdown = contests[0].showdown
    firsts = [claim.winners[0] for claim in claims]
    if showdown.game.odd_half == "by position" and len(odd) == 1 and len(set(firsts)) > 1:
        beside, among = _SIDES_BY_POSITION
        values |= {"who": contests[0].who(firsts[odd[0]]), "button": showdown.button}
        rule = "house rule, WL"
    return Division(Reason(beside, values, rule), Reason(among, {**values, "pot": pot}, rule))


def why_they_split(contest: Contest, claim: Claim, share: Share, house: str = "") -> Division:
    """Who ties on what, how many chips each gets, and where the odd ones go (S 1.4, TDA 20).

    `house` is the house rule that lets somebody have two odd chips, where somebody has.
    """
    game, seats = contest.showdown.game, claim.winners
    hand = contest.says(seats[0])
    scale = contest.portion.scale
    if isinstance(scale, Count) and (tie := scale.word("tie")):
        hand = say("{hand}, a {tie}", hand=hand, tie=tie)
    parts, odd = _parts(contest, claim, share)
    values = {"portion": contest.portion.title, "hand": hand, **parts}
    tie = _TIED if len(game.portions) == 1 else _TIED_FOR
    rules = dict.fromkeys([game.source, *(one.rule for one in odd), *([house] if house else [])])
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


_BY_SUIT = {
    ("by suit", False): (
        "the odd {chip} goes to {who}, whose {card} is the highest by suit",
        "another {chip} goes to {who}, whose {card} is the next by suit",
    ),
    ("by suit of all cards", False): (
        "the odd {chip} goes to {who}, whose {card} is the highest by suit of all cards",
        "another {chip} goes to {who}, whose {card} is the next by suit of all cards",
    ),
    ("by suit of all cards", True): (
        "the odd {chip} goes to {who}, whose {card} is the lowest by suit of all cards",
        "another {chip} goes to {who}, whose {card} is the next lowest by suit of all cards",
    ),
}
"""Why an odd chip goes by suit, where the lowest card goes ahead or not: the first, and others."""


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
    game = contest.showdown.game
    if game.odd_chips != "by position":
        sentence = _BY_SUIT[game.odd_chips, lowest_goes_ahead(contest)][further]
        values["card"] = ahead_by_suit(contest, claim.winners, seat).text
        return Reason(sentence, values, game.odd_chips_source or "S 1.4-3b, TDA 20-B")
    sentence = (
        "another {chip} goes to {who}, the next clockwise"
        if further
        else "the odd {chip} goes to {who}, first clockwise from the button in seat {button}"
    )
    values["button"] = contest.showdown.button
    return Reason(sentence, values, game.odd_chips_source or "S 1.4-3a, TDA 20-A")
