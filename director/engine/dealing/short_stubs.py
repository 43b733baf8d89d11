"""When the stub is too short for another card each: seventh street in stud, and the last draw.

All numbers are cards. The rules are TDA RP-10-H, S 2.32 and WL 249 for stud, WT for draw games.
"""

from typing import Literal, NamedTuple

from director.engine.games.game import Game
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.translation import say

SPARE = 2
"""Cards that one each takes beside the players' own: a burn, and one that stays undealt."""


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

LEAST_STUB = 3
"""Cards that a stub has at least where a community card is dealt from it (TDA RP-10-H)."""


class Step(NamedTuple):
    """A way to deal the last card, and when it is taken: the first that fits is."""

    counted: Literal["stub", "stub and burns", "nothing"]
    """What has to suffice."""
    least: Literal["one each", "three", "anything"]
    """For what it has to suffice."""
    dealt: Literal["one each", "community card"]
    shuffled: Literal["nothing", "burns", "muck and burns"]
    rule: str
    says: str
    """What the dealer does."""


_H = "TDA RP-10-H"
_ENOUGH = Step("stub", "one each", "one each", "nothing", _H, "Burn, and deal a card to each")

_STUD_STEPS: dict[Stud, tuple[Step, ...]] = {
    "stud": (
        _ENOUGH,
        Step(
            "stub and burns",
            "one each",
            "one each",
            "burns",
            _H,
            "Shuffle the stub and the burns, burn, and deal one each",
        ),
        Step(
            "stub",
            "three",
            "community card",
            "nothing",
            _H,
            "Burn, and turn one community card for everybody",
        ),
        Step(
            "nothing",
            "anything",
            "community card",
            "burns",
            _H,
            "Shuffle the stub and the burns, burn, and turn one community card for everybody",
        ),
    ),
    "mississippi": (
        _ENOUGH,
        Step(
            "nothing",
            "anything",
            "community card",
            "nothing",
            "S 2.32",
            "Turn one community card for everybody",
        ),
    ),
    "super stud": (
        _ENOUGH,
        Step(
            "nothing",
            "anything",
            "one each",
            "muck and burns",
            "WL 249",
            "Shuffle the muck and the burns into the stub, burn, and deal one each",
        ),
    ),
}
"""What is done with a stub on seventh street, by the family of the game: the first step that fits
(TDA RP-10-H; S 2.32; WL 249)."""


def stud_family(game: Game) -> Stud | None:
    """By which of these the last card of a game is dealt; None where no stub is counted for it."""
    if game.down + game.up < _SEVEN or not game.up or game.board:
        return None
    if any(street.discard[0] for street in game.streets):
        return "super stud"
    return "mississippi" if game.has_button else "stud"


_SEVEN = 7


def stud_steps(family: Stud) -> tuple[Step, ...]:
    """What is done with the stub in this family, the first step that fits."""
    return _STUD_STEPS[family]


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
    needed = players + SPARE
    counted = {"stub": stub, "stub and burns": stub + burns, "nothing": 0}
    wanted = {"one each": needed, "three": LEAST_STUB, "anything": 0}
    step = next(one for one in _STUD_STEPS[game] if counted[one.counted] >= wanted[one.least])
    values = {"players": players, "stub": stub, "needed": needed, "both": stub + burns}
    if step is _ENOUGH:
        said = Reason("Burn, and deal a card to each of {players} players", values, _H)
        why = [
            Reason("One each takes {needed}: a burn, {players} cards and a last one", values, _H)
        ]
    else:
        said = Reason(step.says, values, step.rule)
        why = [Reason("One each takes {needed}, and the stub has {stub}", values, _H)]
    if game == "super stud" and step is not _ENOUGH:
        why.append(Reason("Super Stud never has a community card", values, step.rule))
    elif step.counted == "stub and burns":
        why.append(Reason("Stub and burns together are {both}", values, _H))
    elif game == "stud" and step is not _ENOUGH:
        why.append(Reason("Stub and burns together are {both}, too few as well", values, _H))
    return SeventhStreet(step.dealt, step.shuffled, needed, (said, *why))


SHORT_DRAW = {
    "one draw": "The last card of the stub is dealt only if it completes the draw."
    " Otherwise it is shuffled with the folded hands, and the draw goes on; the discards of this"
    " draw stay out.",
    "several draws": "The last card of the stub is dealt only if it completes the draw."
    " Otherwise it is shuffled with the folded hands and the discards of earlier draws, and the"
    " draw goes on; the discards of this draw stay out.",
}
"""What a dealer does where the stub does not last for a draw (WT)."""

DEALT_OUT = {
    "one draw": "The stub is dealt out. Then the folded hands are shuffled, and the draw goes on;"
    " the discards of this draw stay out.",
    "several draws": "The stub is dealt out. Then the folded hands and the discards of earlier"
    " draws are shuffled, and the draw goes on; the discards of this draw stay out.",
}
"""The same where the house deals out the stub (B26)."""


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
