"""A seat's turn: what a call costs it, whether it may raise, and all of that in one sentence.

Every ruling on a bet says the call, the least raise and the most, as totals in front of the seat.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from director.engine.betting.rounds import Standing
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.engine.seats import Seat
from director.translation import chips, say


@dataclass(frozen=True)
class Turn:
    """How a round stands for the seat whose turn it is. All amounts are chips."""

    standing: Standing
    seat: Seat
    stack: int | None
    """Its chips at the start of the round; None where nobody has said."""
    alone: bool
    """Whether nobody is left who could call a raise."""

    @property
    def owed(self) -> int:
        """What a call would cost with chips enough."""
        return self.standing.owed(self.seat)

    @property
    def behind(self) -> int | None:
        """The chips that the seat has not put in yet."""
        own = self.standing.in_front.get(self.seat, 0)
        return None if self.stack is None else self.stack - own

    @property
    def to_call(self) -> int:
        """What a call costs, as far as its chips go."""
        return self.owed if self.behind is None else min(self.owed, self.behind)

    @property
    def calls_all_in(self) -> bool:
        """Whether a call takes its last chip."""
        return self.behind is not None and 0 < self.behind <= self.owed

    @property
    def short(self) -> bool:
        """Whether it has no chips beyond the call."""
        return self.stack is not None and self.stack <= self.standing.level

    @property
    def may_raise(self) -> bool:
        """Whether it may bet or raise; a cap is not looked at."""
        return self.standing.may_raise(self.seat) and not self.short and not self.alone

    def within(self, total: int) -> int:
        """A total, or all its chips where they are fewer."""
        return total if self.stack is None else min(total, self.stack)


def turn(
    standing: Standing,
    seat: Seat,
    seats: Sequence[Seat],
    stacks: Mapping[Seat, int] | None,
    *,
    capped: bool = False,
) -> Turn:
    """The turn of a seat. `capped` says that nobody may raise any more.

    Raises NotPossible where it is not the seat's turn, and where it must be asked who is in.
    """
    _check_may_act(standing, seat, seats)
    if stacks is not None and seat not in stacks:
        raise NotPossible("stacks", say("seat {seat} has no stack", seat=seat))
    stack = stacks[seat] if stacks is not None else None
    could_call = standing.could_call(seat, seats)
    here = Turn(standing, seat, stack, alone=could_call is False)
    if could_call is None and here.may_raise and not capped:
        message = say(
            "nobody named so far has chips to call a raise with: name all seats dealt in, from the"
            " first to act"
        )
        raise NotPossible("seats", message)
    return here


def _check_may_act(standing: Standing, seat: Seat, seats: Sequence[Seat]) -> None:
    """That a seat is there and can still act."""
    if seats and seat not in seats:
        raise NotPossible("seat", say("seat {seat} is not dealt in", seat=seat))
    if seat in standing.out:
        raise NotPossible("seat", say("seat {seat} has folded", seat=seat))
    if seat in standing.all_in:
        raise NotPossible("seat", say("seat {seat} is all-in", seat=seat))
    if seat in standing.acted and not standing.owed(seat):
        raise NotPossible("seat", say("seat {seat} has acted and owes nothing", seat=seat))


Call = Literal["check", "call", "call all-in", "fold"]
More = Literal[
    "none", "all-in", "bet", "bet either", "bet between", "complete", "complete either", "raise",
    "raise either", "raise between",
]  # fmt: skip
"""What a seat may do beyond a call: one total, one of two, or anything between two."""

_SAID: dict[tuple[Call, More], str] = {
    ("check", "none"): "Seat {seat} may check, and may not bet or raise",
    ("check", "all-in"): "Seat {seat} may check or go all-in, {most} in all",
    ("check", "bet"): "Seat {seat} may check or bet {least}",
    ("check", "bet either"): "Seat {seat} may check or bet, {least} or {most}",
    ("check", "bet between"): "Seat {seat} may check or bet, {least} at least and {most} at most",
    ("check", "raise"): "Seat {seat} may check or raise to {least}",
    ("check", "raise either"): "Seat {seat} may check or raise, to {least} or to {most}",
    ("check", "raise between"): (
        "Seat {seat} may check or raise, to {least} at least and {most} at most"
    ),
    ("check", "complete"): "Seat {seat} may check or complete to {least}",
    ("check", "complete either"): ("Seat {seat} may check or complete, to {least} or to {most}"),
    ("call", "none"): "Seat {seat} may call {call} or fold, and may not raise",
    ("call", "all-in"): "Seat {seat} may call {call} or go all-in, {most} in all",
    ("call", "complete"): "Seat {seat} may call {call} or complete to {least}",
    ("call", "complete either"): (
        "Seat {seat} may call {call} or complete, to {least} or to {most}"
    ),
    ("call", "raise"): "Seat {seat} may call {call} or raise to {least}",
    ("call", "raise either"): "Seat {seat} may call {call} or raise, to {least} or to {most}",
    ("call", "raise between"): (
        "Seat {seat} may call {call} or raise, to {least} at least and {most} at most"
    ),
    ("fold", "all-in"): "Seat {seat} may fold or go all-in, {most} in all",
    ("fold", "raise"): "Seat {seat} may fold or raise to {least}",
    ("fold", "raise between"): (
        "Seat {seat} may fold or raise, to {least} at least and {most} at most"
    ),
    ("call all-in", "none"): "Seat {seat} may call all-in for {call} or fold, and may not raise",
}


def said(
    here: Turn,
    rule: str,
    least: int,
    most: int | None,
    *,
    completes: bool = False,
    may_call: bool = True,
) -> Reason:
    """What the seat may do, with every amount: `least` is 0 where it may not raise.

    `most` is None where a raise has no other end than its chips.
    """
    call: Call = "call all-in" if here.calls_all_in else "call" if here.owed else "check"
    call = call if may_call else "fold"
    values = {
        "seat": here.seat,
        "call": chips(here.to_call),
        "least": chips(least),
        "most": say("all its chips") if most is None else chips(most),
    }
    return Reason(_SAID[call, _more(here, least, most, completes=completes)], values, rule)


def _more(here: Turn, least: int, most: int | None, *, completes: bool) -> More:
    if not least:
        return "none"
    if here.stack is not None and here.stack < here.standing.next_to:
        return "all-in"
    limit = here.standing.stakes.betting == "limit"
    if not here.standing.level:
        return "bet" if least == most else "bet either" if limit else "bet between"
    if completes:
        return "complete" if least == most else "complete either"
    return "raise" if least == most else "raise either" if limit else "raise between"


def why_no_more(here: Turn, rule: str) -> list[Reason]:
    """Why nothing but a call is open to a seat, its own chips and the others' first."""
    if here.short:
        return [Reason("Seat {seat} has no chips beyond the call", {"seat": here.seat}, rule)]
    if here.alone:
        sentence = "Everybody else has folded or is all-in: nobody could call a raise"
        return [Reason(sentence, {}, rule)]
    return []
