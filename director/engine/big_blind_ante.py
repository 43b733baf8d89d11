"""The big blind ante: its size at a short table, and what a short stack pays of it (S 1.5)."""

from typing import Literal, NamedTuple

from director.engine.questions import NotPossible
from director.engine.reasons import Reason
from director.words import chips, say

Reduced = Literal["table", "final table", "never"]


class AntePosted(NamedTuple):
    """What the big blind posts. All amounts are chips."""

    blind: int
    ante: int
    """Dead chips of the main pot: no part of the bet."""
    left: int
    """What is left of the stack."""
    due: int
    """The ante in full at this table."""
    reasons: tuple[Reason, ...]


def big_blind_ante(
    stack: int,
    *,
    small_blind: int,
    big_blind: int,
    players: int,
    ante: int | None = None,
    reduced: Reduced = "table",
    reduced_at: int = 4,
    final_table: bool = False,
    none_heads_up: bool = False,
    ante_first: bool = False,
) -> AntePosted:
    """What the big blind with this stack posts as blind and as ante (S 1.5, TDA RP-11).

    The ante is the big blind, or the `ante` that the structure lists. With `reduced_at` players
    dealt in or fewer it is the small blind: at every table, at the final table only, or never
    (C31). A short stack pays the blind first, or the ante with `ante_first` (C32). Raises
    NotPossible.
    """
    if stack < 1:
        raise NotPossible("stack", say("the big blind has a chip or more"))
    if not 0 <= small_blind <= big_blind or big_blind < 1:
        raise NotPossible("big_blind", say("the big blind is no smaller than the small blind"))
    if players < 2:
        raise NotPossible("players", say("a hand is dealt to two players or more"))
    if ante is not None and ante < 0:
        raise NotPossible("ante", say("an ante is not below nothing"))
    full = big_blind if ante is None else ante
    due, size = _due(small_blind, full, players, reduced, reduced_at, final_table, none_heads_up)
    if ante_first:
        paid = min(stack, due)
        blind = min(stack - paid, big_blind)
    else:
        blind = min(stack, big_blind)
        paid = min(stack - blind, due)
    values = {"blind": chips(blind), "ante": chips(paid), "stack": chips(stack)}
    said = Reason("The big blind posts a blind of {blind} and an ante of {ante}", values, "S 1.5")
    reasons = [said, size]
    if blind + paid < big_blind + due:
        sentence = (
            "A stack of {stack} pays the ante first"
            if ante_first
            else "A stack of {stack} pays the blind first"
        )
        rule = "house rule, C32" if ante_first else "TDA RP-11; C32"
        reasons.append(Reason(sentence, values, rule))
    return AntePosted(blind, paid, stack - blind - paid, due, tuple(reasons))


def _due(
    small_blind: int,
    full: int,
    players: int,
    reduced: Reduced,
    reduced_at: int,
    final_table: bool,
    none_heads_up: bool,
) -> tuple[int, Reason]:
    """The ante in full at this table, and why."""
    values = {"players": players, "at": reduced_at}
    if none_heads_up and players == 2 and (final_table or reduced != "final table"):
        return 0, Reason("Heads-up there is no ante", values, "house rule, C31")
    applies = reduced == "table" or (reduced == "final table" and final_table)
    if applies and players <= reduced_at:
        sentence = "With {players} players the ante is the small blind, for {at} are few enough"
        return min(small_blind, full), Reason(sentence, values, "S 1.5; house rule, C31")
    if reduced == "never":
        return full, Reason("The ante is never reduced", {}, "house rule, C31")
    sentence = (
        "With {players} players the ante is paid in full"
        if applies
        else "Before the final table the ante is paid in full"
    )
    return full, Reason(sentence, values, "S 1.5; house rule, C31")
