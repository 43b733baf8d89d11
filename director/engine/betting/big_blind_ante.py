"""The big blind ante: its size at a short table, and what a short stack pays of it (S 1.5)."""

from typing import Literal, NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.translation import chips, say

Reduced = Literal["table", "final table", "never"]
Poster = Literal["big blind", "button"]


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
    ante: int,
    players: int,
    reduced: Reduced = "table",
    reduced_at: int | None = None,
    removed_at: int | None = None,
    final_table: bool = False,
    ante_first: bool = False,
    poster: Poster = "big blind",
) -> AntePosted:
    """What the big blind with this stack posts as blind and as ante (S 1.5, TDA RP-11).

    `ante` is the whole one, mostly as large as the big blind. With `reduced_at` players dealt in
    or fewer it is one small blind, with `removed_at` or fewer there is none, 0 being never: at
    every table, at the final table only, or never (C31). A short stack pays the blind first, or
    the ante with `ante_first` (C32). Where the button is the `poster`, the big blind posts no ante.
    Raises NotPossible, also where a number has to be asked.
    """
    if stack < 1:
        raise NotPossible("stack", say("the big blind has a chip or more"))
    if not 0 <= small_blind <= big_blind or big_blind < 1:
        raise NotPossible("big_blind", say("the big blind is no smaller than the small blind"))
    if players < 2:
        raise NotPossible("players", say("a hand is dealt to two players or more"))
    if ante < 0:
        raise NotPossible("ante", say("an ante is not below nothing"))
    if poster == "button":
        blind = min(stack, big_blind)
        values = {"blind": chips(blind)}
        sentence = "The button posts the ante of the table here: the big blind posts {blind} alone"
        return AntePosted(blind, 0, stack - blind, 0, (Reason(sentence, values, "the sheet"),))
    due, size = ante, _in_full(players, reduced)
    if reduced == "table" or (reduced == "final table" and final_table):
        due, size = _due(small_blind, ante, players, reduced_at, removed_at)
    if ante_first:
        paid = min(stack, due)
        blind = min(stack - paid, big_blind)
    else:
        blind = min(stack, big_blind)
        paid = min(stack - blind, due)
    values = {"blind": chips(blind), "ante": chips(paid), "stack": chips(stack)}
    reasons = [Reason(_posted(blind, paid), values, "S 1.5"), size]
    if blind + paid < big_blind + due:
        sentence = (
            "A stack of {stack} pays the ante first"
            if ante_first
            else "A stack of {stack} pays the blind first"
        )
        rule = "house rule, C32" if ante_first else "TDA RP-11; C32"
        reasons.append(Reason(sentence, values, rule))
    return AntePosted(blind, paid, stack - blind - paid, due, tuple(reasons))


def _posted(blind: int, ante: int) -> str:
    if not ante:
        return "The big blind posts a blind of {blind} and no ante"
    if not blind:
        return "The big blind posts an ante of {ante} and no blind"
    return "The big blind posts a blind of {blind} and an ante of {ante}"


def _in_full(players: int, reduced: Reduced) -> Reason:
    if reduced == "never":
        return Reason("The ante is never reduced", {}, "TDA RP-11; house rule, C31")
    sentence = (
        "With {players} players the ante is paid in full"
        if reduced == "table"
        else "Before the final table the ante is paid in full"
    )
    return Reason(sentence, {"players": players}, "S 1.5; house rule, C31")


def _due(
    small_blind: int, ante: int, players: int, reduced_at: int | None, removed_at: int | None
) -> tuple[int, Reason]:
    """The ante in full at a table where it may be less, and why."""
    if reduced_at is None:
        message = say("with how many players is the ante reduced? 0 where it never is")
        raise NotPossible("reduced_at", message)
    if removed_at is None and players <= max(reduced_at, _FEW):
        message = say("with how many players is there no ante, 2 for heads-up? 0 where there is")
        raise NotPossible("removed_at", message)
    values = {"players": players, "reduced": reduced_at, "removed": removed_at}
    if removed_at and players <= removed_at:
        sentence = (
            "Heads-up there is no ante"
            if removed_at == 2
            else "With {removed} players or fewer there is no ante"
        )
        return 0, Reason(sentence, values, "house rule, C31")
    if players <= reduced_at:
        sentence = "With {players} players the ante is one small blind: {reduced} are few enough"
        return min(small_blind, ante), Reason(sentence, values, "S 1.5; house rule, C31")
    return ante, _in_full(players, "table")


_FEW = 3
"""With so many players or fewer an ante may be gone where it is never reduced."""
