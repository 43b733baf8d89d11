"""Action out of turn, and what counts as substantial action (TDA 36, 53)."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from director.engine.betting.rounds import Deed
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.translation import say

_CHIPS: tuple[Deed, ...] = ("call", "bet", "raise", "all-in")
_CHANGES: tuple[Deed, ...] = ("bet", "raise", "all-in")


class Substantial(NamedTuple):
    """Whether there has been substantial action."""

    reached: bool
    after: int
    """The number of the action with which it was reached, blinds not counted; 0 where not."""
    reasons: tuple[Reason, ...]


class OutOfTurn(NamedTuple):
    """Whether an action out of turn binds."""

    binds: bool
    skipped: Literal["acts", "floor decides"]
    """What happens to the player who was skipped."""
    reasons: tuple[Reason, ...]


def substantial_action(deeds: Sequence[Deed]) -> Substantial:
    """Whether these actions, in turn and in their order, are substantial (TDA 36).

    Two of which one is with chips, or any three; posted blinds never count.
    """
    counted = [deed for deed in deeds if deed != "post"]
    after = 0
    if len(counted) >= 2 and any(deed in _CHIPS for deed in counted[:2]):
        after = 2
    elif len(counted) >= 3:
        after = 3
    if after == 2:
        why = Reason("Two actions in turn, one with chips, are enough", {}, "TDA 36-A")
    elif after:
        why = Reason("Three actions in turn are enough, whatever they are", {}, "TDA 36-B")
    else:
        values = {"count": len(counted)}
        sentence = "It takes two actions with chips in one of them, or three; here are {count}"
        why = Reason(sentence, values, "TDA 36")
    sentence = (
        "There has been substantial action" if after else "There is no substantial action yet"
    )
    reasons = [Reason(sentence, {}, "TDA 36"), why]
    if "post" in deeds:
        reasons.append(Reason("Posted blinds do not count", {}, "TDA 36"))
    return Substantial(bool(after), after, tuple(reasons))


def out_of_turn(deed: Deed, since: Sequence[Deed], *, skipped_silent: bool = False) -> OutOfTurn:
    """Whether an action out of turn binds, from what the players due before it then did (TDA 53).

    `skipped_silent` says that whoever was skipped had time to speak and let substantial action
    follow to the left. Raises NotPossible.
    """
    if deed == "post":
        raise NotPossible("deed", say("a blind is no action"))
    if "post" in since:
        raise NotPossible("since", say("blinds are posted before any action"))
    if skipped_silent:
        sentence = "The action out of turn binds, and the floor rules on the skipped hand"
        why = "The skipped player let substantial action follow without a word"
        reasons = (Reason(sentence, {}, "TDA 53-B"), Reason(why, {}, "TDA 53-B"))
        return OutOfTurn(True, "floor decides", reasons)
    changed = next((one for one in since if one in _CHANGES), None)
    if deed == "fold":
        said = Reason("The fold out of turn binds", {}, "TDA 53-A")
        why = "A fold binds whatever happens before it"
    elif changed is None:
        said = Reason("The {deed} out of turn binds", {"deed": deed}, "TDA 53-A")
        why = "Checks, calls and folds before it do not change the action"
    else:
        sentence = (
            "The {deed} out of turn does not bind; the player takes it back and may do anything"
        )
        said = Reason(sentence, {"deed": deed}, "TDA 53-A")
        why = "A bet or raise by a player due before it changed the action"
    first = "The action goes back to whoever was due"
    rest = (Reason(why, {}, "TDA 53-A"), Reason(first, {}, "TDA 53-A"))
    return OutOfTurn(deed == "fold" or changed is None, "acts", (said, *rest))
