"""Every trap by its name, and which of them lie in a question about hands or chips."""

from collections.abc import Iterable, Mapping

from director.engine.betting.pots import Share
from director.engine.games.portions import Portion
from director.engine.seats import Seat
from director.engine.showdown.adjudication import PotRuling
from director.school.hand_traps import IN_HANDS
from director.school.look import Dealt
from director.translation import say

TRAPS: Mapping[str, str] = {
    **{key: title for key, (title, _) in IN_HANDS.items()},
    "odd chip": say("an odd chip"),
    "side pot": say("a side pot"),
    "uncalled": say("a bet that nobody called"),
    "folded": say("chips of a player who has folded"),
    "trump": say("a trump that takes the trick"),
    "off suit": say("a high card off suit"),
    "rake": say("a player left alone"),
    "follow": say("a suit that has to be followed, or need not be"),
    "lead": say("a lead that goes to whoever took the last trick"),
    "pick order": say("an order that goes from the highest bidder, not from the button"),
    "last raise": say("a raise after the claim"),
    "card raise": say("a raise by one more card"),
    "bring-in": say("a bring-in, which is no bet"),
    "blind": say("a big blind, which is a bet"),
    "suits": say("equal ranks that suits decide"),
    "all-in": say("a player who is all-in and cannot act"),
    "empty button": say("a button in front of nobody"),
    "paired board": say("a pair on a board"),
    "short all-in": say("an all-in for less than a raise"),
    "reopened": say("whether the betting is open again"),
    "cap": say("a capped round"),
    "bet size": say("small bet or big bet"),
    "pot count": say("the count of a pot"),
    "no misdeal": say("looks like a misdeal and is none"),
    "too late": say("found too late"),
    "short hand": say("a hand of too few cards"),
}
"""Every trap by its key, in words."""


def traps_in(dealt: Dealt, pot: PotRuling, portion: Portion) -> list[str]:
    """The traps in one portion of a pot."""
    return [key for key, (_, lies) in IN_HANDS.items() if lies(dealt, pot, portion)]


def traps_in_hand(dealt: Dealt, pot: PotRuling, portion: Portion, seat: Seat) -> list[str]:
    """The traps in one player's hand, not those that only lie in how it does against others."""
    share = dealt.share(pot, portion)
    wins = share is not None and seat in [part.seat for part in share.parts]
    found = traps_in(dealt, pot._replace(seats=(seat,)), portion)
    return [key for key in found if key not in _AGAINST_OTHERS or (wins and key == "shared card")]


_AGAINST_OTHERS = ("near miss", "tie", "sizes", "quartered", "ahead", "shared card")


def traps_in_chips(dealt: Dealt, shares: Iterable[Share]) -> list[str]:
    """The traps in how chips are divided."""
    found = []
    if any(share.odd or any(part.odd for part in share.parts) for share in shares):
        found.append("odd chip")
    if len(dealt.ruling.pots) > 1:
        found.append("side pot")
    if dealt.ruling.returned:
        found.append("uncalled")
    if any(player.folded for player in dealt.showdown.players.values()):
        found.append("folded")
    return found
