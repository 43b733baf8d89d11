"""When the stub is too short for another card each: seventh street in stud, and the last draw.

All numbers are cards. The rules are TDA RP-10-H, S 2.32 and WL 249 for stud, WT for draw games.
"""

from typing import Literal, NamedTuple

from director.engine.questions import NotPossible
from director.engine.reasons import Reason
from director.words import say


class SeventhStreet(NamedTuple):
    """How the last card of a stud game is dealt."""

    dealt: Literal["one each", "community card"]
    shuffled: Literal["nothing", "burns", "muck and burns"]
    """What is shuffled into the stub first."""
    needed: int
    """Cards that one each takes: a burn, the players', and one that stays undealt."""
    reasons: tuple[Reason, ...]


class DrawDeck(NamedTuple):
    """How the cards of a draw are dealt."""

    from_stub: int
    """Cards dealt before anything is shuffled."""
    reshuffled: int
    """Cards in the new stub; 0 where none is needed."""
    then: int
    """Cards dealt from it."""
    reasons: tuple[Reason, ...]


Stud = Literal["stud", "mississippi", "super stud"]


def seventh_street(
    players: int, stub: int, *, burns: int = 3, game: Stud = "stud"
) -> SeventhStreet:
    """How the last card is dealt to so many players from so short a stub (TDA RP-10-H).

    Mississippi games turn a community card at once (S 2.32); Super Stud has none and shuffles muck
    and burns in (WL 249). Raises NotPossible.
    """
    for field, count, least in (("players", players, 2), ("stub", stub, 0), ("burns", burns, 0)):
        if count < least:
            raise NotPossible(field, say("{least} is the least", least=least))
    needed = players + 2
    values = {"players": players, "stub": stub, "needed": needed, "both": stub + burns}
    enough = Reason("One each takes {needed}: a burn, {players} cards and a last one", values, _H)
    if stub >= needed:
        said = Reason("Burn, and deal a card to each of {players} players", values, _H)
        return SeventhStreet("one each", "nothing", needed, (said, enough))
    short = Reason("One each takes {needed}, and the stub has {stub}", values, _H)
    if game == "mississippi":
        said = Reason("Turn one community card for everybody", values, "S 2.32")
        return SeventhStreet("community card", "nothing", needed, (said, short))
    if game == "super stud":
        sentence = "Shuffle the muck and the burns into the stub, burn, and deal one each"
        said = Reason(sentence, values, "WL 249")
        none = Reason("Super Stud never has a community card", values, "WL 249")
        return SeventhStreet("one each", "muck and burns", needed, (said, short, none))
    if stub + burns >= needed:
        sentence = "Shuffle the stub and the burns, burn, and deal one each"
        made = Reason("Stub and burns together are {both}", values, _H)
        return SeventhStreet(
            "one each", "burns", needed, (Reason(sentence, values, _H), short, made)
        )
    too_few = Reason("Stub and burns together are {both}, too few as well", values, _H)
    if stub >= 3:
        said = Reason("Burn, and turn one community card for everybody", values, _H)
        return SeventhStreet("community card", "nothing", needed, (said, short, too_few))
    sentence = "Shuffle the stub and the burns, burn, and turn one community card for everybody"
    said = Reason(sentence, values, _H)
    return SeventhStreet("community card", "burns", needed, (said, short, too_few))


_H = "TDA RP-10-H"


def draw_deck(
    wanted: int,
    stub: int,
    *,
    muck: int,
    earlier_discards: int = 0,
    deal_out_stub: bool = False,
) -> DrawDeck:
    """How `wanted` cards of one draw are dealt from a stub of so many, after its burn (WT).

    The last card is dealt only where it completes the draw; else it is shuffled with the muck and
    the discards of earlier draws, while those of this draw stay out. `deal_out_stub` deals it
    first (the Badugi seed's way). Raises NotPossible where even that is too little.
    """
    counts = {"wanted": wanted, "stub": stub, "muck": muck, "earlier_discards": earlier_discards}
    for field, count in counts.items():
        if count < 0:
            raise NotPossible(field, say("there are no cards below nothing"))
    if wanted <= stub:
        values = {"wanted": wanted, "stub": stub}
        said = Reason("Deal the {wanted} cards from the stub of {stub}", values, "WT")
        return DrawDeck(wanted, 0, 0, (said,))
    first = stub if deal_out_stub else max(0, stub - 1)
    kept = stub - first
    fresh, then = kept + muck + earlier_discards, wanted - first
    if then > fresh:
        message = say("{then} cards are still to be dealt, and {fresh} can be shuffled",
                      then=then, fresh=fresh)  # fmt: skip
        raise NotPossible("wanted", message)
    values = {
        "first": first, "fresh": fresh, "then": then, "muck": muck, "earlier": earlier_discards,
    }  # fmt: skip
    sentence = "Deal {first} from the stub, shuffle {fresh} cards, and deal {then} from those"
    said = Reason(sentence, values, "WT")
    if deal_out_stub:
        what = "The stub is dealt out, then the muck of {muck} and {earlier} earlier discards"
        rule = "WIKI"
    else:
        what = "The last card goes with the muck of {muck} and {earlier} earlier discards"
        rule = "WT"
    out = Reason("What was thrown away in this draw stays out", values, "WT")
    return DrawDeck(first, fresh, then, (said, Reason(what, values, rule), out))
