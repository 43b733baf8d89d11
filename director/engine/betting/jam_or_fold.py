"""Jam-or-fold: what a player's first action in a hand may be (S 1.8)."""

from typing import NamedTuple

from director.engine.reasons import Reason


class FirstAction(NamedTuple):
    """What a first action in a hand may be."""

    jam_or_fold: bool
    """Whether it is all-in or a fold, and nothing else."""
    reasons: tuple[Reason, ...]


def first_action(*, jam_or_fold: bool = False) -> FirstAction:
    """What a player's first action in a hand may be, as the sheet has it."""
    if not jam_or_fold:
        said_so = Reason("A first action is any that the betting allows", {}, "S 1.1 to 1.3")
        why = Reason("Only a sheet that says jam or fold leaves no other choice", {}, "S 1.8")
        return FirstAction(False, (said_so, why))
    reasons = (
        Reason("A player’s first action in a hand is all-in or a fold", {}, "S 1.8"),
        Reason("Whoever has acted once acts as the betting allows from then on", {}, "S 1.8"),
        Reason(
            "What becomes of a call or a smaller raise no rule says: the floor decides",
            {},
            "house rule",
        ),
    )
    return FirstAction(True, reasons)
