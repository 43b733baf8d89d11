"""A betting round as its actions made it: who has put in what, and what the next raise comes to.

Limit, no-limit and pot-limit share it. All amounts are chips, and what an action puts in is said
as the total that then lies before the seat in this round. Antes belong to no round. What is posted
first is in `forced_bets`, what a seat may then do in `turns`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.seats import Seat
from director.translation import chips, say

Betting = Literal["limit", "no-limit", "pot-limit"]
Deed = Literal["post", "fold", "check", "call", "bet", "raise", "all-in"]
"""To bet is to put in the first chips of a round, to raise or to complete is to raise."""


class Action(NamedTuple):
    """What a seat does."""

    seat: Seat
    deed: Deed
    to: int = 0
    """All chips of the seat in this round; needed to post, bet, raise and be all-in."""


class Stakes(NamedTuple):
    """What is bet for in this round."""

    betting: Betting
    bet: int
    """Limit: the size of this round's bet. Else the least bet: big blind, bring-in or ante."""
    forced: int = 0
    """The big blind or the bring-in in full, whoever posted less; nothing on later rounds."""
    big_bet: int = 0
    """Limit: a bigger bet that may be chosen instead, on an open pair or in Mexican Poker."""


@dataclass(frozen=True)
class Standing:
    """How a round stands. `in_front` is by seat; a raise is measured from `full`."""

    stakes: Stakes
    in_front: Mapping[Seat, int]
    level: int
    """The most that anybody has in; no less than the blind or bring-in in full."""
    full: int
    """Limit: the level without an all-in of less than half a bet. Else the level."""
    last_raise: int
    """The last full bet or raise, at first the least bet. Limit: the least size of the next one,
    which is the big bet once that has been chosen."""
    wagers: int
    """Full bets and raises; a big blind counts, a bring-in does not."""
    acted: frozenset[Seat] = frozenset()
    out: frozenset[Seat] = frozenset()
    """Who has folded."""
    all_in: frozenset[Seat] = frozenset()

    def owed(self, seat: Seat) -> int:
        """What a call costs this seat."""
        return self.level - self.in_front.get(seat, 0)

    @property
    def next_to(self) -> int:
        """What a full raise makes it, at the least; in limit what every raise makes it.

        Limit: a full bet more than the last full one (S 1.1). Else the last full raise more than
        the most that anybody has in (S 1.2, TDA 43).
        """
        if self.stakes.betting == "limit":
            return self.full + self.last_raise
        return self.level + self.last_raise

    @property
    def or_to(self) -> int:
        """Limit: what the biggest raise makes it; the same but where the big bet may be chosen."""
        return self.full + max(self.last_raise, self.stakes.big_bet)

    def reopened(self, seat: Seat) -> bool:
        """Whether what a seat owes is enough to raise again, once it has acted (TDA 47).

        Short all-ins count together: limit asks for half a bet (C13), the others for the last
        full raise.
        """
        owed = self.owed(seat)
        if self.stakes.betting == "limit":
            return 2 * owed >= self.last_raise
        return owed >= self.last_raise

    def may_raise(self, seat: Seat) -> bool:
        """Whether a seat has not acted yet, or the betting is open to it again."""
        return seat not in self.acted or self.reopened(seat)

    def could_call(self, seat: Seat, seats: Sequence[Seat]) -> bool | None:
        """Whether another seat has chips to call a raise with; None where nobody has said.

        `seats` are those dealt in; without them only those who have acted are known.
        """
        others = set(seats or self.in_front) - {seat}
        if others - self.out - self.all_in or not others:
            return True
        return False if seats else None


def begin(stakes: Stakes) -> Standing:
    """A round before its first action."""
    whole = stakes.betting != "limit" or stakes.forced >= stakes.bet
    full = stakes.forced if whole else 0
    wagers = 1 if whole and stakes.forced else 0
    return Standing(stakes, {}, stakes.forced, full, stakes.bet, wagers)


def follow(
    stakes: Stakes,
    actions: Sequence[Action],
    *,
    seats: Sequence[Seat] = (),
    stacks: Mapping[Seat, int] | None = None,
) -> Standing:
    """The round after these actions.

    `seats` are those dealt in, from the first to act; where they are given, turns are checked.
    `stacks` are chips at the start of the round, blinds included. Raises NotPossible("actions",
    ...) at the first action that cannot be.
    """
    standing = begin(stakes)
    posts = [action for action in actions if action.deed == "post"]
    short = max((post.to for post in posts), default=stakes.forced) < stakes.forced
    due = list(seats)
    for number, action in enumerate(actions, start=1):
        wrong = _wrong(standing, action, stacks) or _out_of_turn(standing, action, seats, due)
        if wrong:
            message = say("action {number}: {wrong}", number=number, wrong=wrong)
            raise NotPossible("actions", message)
        standing = _after(standing, action, stacks)
        if short and action is posts[-1]:  # a big blind or bring-in with its last chips
            standing = replace(standing, all_in=standing.all_in | {action.seat})
        if seats and action.deed != "post":
            place = due.index(action.seat)
            due = due[place + 1 :] + due[: place + 1]
    return standing


def _out_of_turn(
    standing: Standing, action: Action, seats: Sequence[Seat], due: Sequence[Seat]
) -> str:
    """That it is another's turn, where the order is known."""
    if not seats:
        return ""
    if action.seat not in seats:
        return say("seat {seat} is not dealt in", seat=action.seat)
    if action.deed == "post":
        return ""
    gone = standing.out | standing.all_in
    turn = next(seat for seat in due if seat not in gone)
    if turn == action.seat:
        return ""
    return say("seat {seat} acts and it is the turn of seat {turn}", seat=action.seat, turn=turn)


def _wrong(standing: Standing, action: Action, stacks: Mapping[Seat, int] | None) -> str:
    """Why an action cannot be, or nothing."""
    seat, deed, to = action
    own, owed = standing.in_front.get(seat, 0), standing.owed(seat)
    if seat in standing.out:
        return say("seat {seat} has folded", seat=seat)
    if seat in standing.all_in:
        return say("seat {seat} is all-in", seat=seat)
    if to < 0 or (deed in ("post", "bet", "raise", "all-in") and to <= own):
        return say("seat {seat} puts no chips in", seat=seat)
    if stacks is not None and seat not in stacks:
        return say("seat {seat} has no stack", seat=seat)
    if stacks is not None and to > stacks[seat]:
        return say("seat {seat} has {stack}", seat=seat, stack=chips(stacks[seat]))
    if deed == "post":
        return say("blinds are posted first") if standing.acted else ""
    if seat in standing.acted and not owed:
        return say("seat {seat} has acted and owes nothing", seat=seat)
    if deed == "check" and owed:
        return say("seat {seat} owes {owed} and cannot check", seat=seat, owed=chips(owed))
    if deed == "call" and not owed:
        return say("seat {seat} has nothing to call", seat=seat)
    if deed == "call" and to not in (0, standing.level):
        return say("a call is {level} in all", level=chips(standing.level))
    if deed in ("bet", "raise", "all-in") and to > standing.level:
        return _wrong_wager(standing, action)
    if deed in ("bet", "raise"):
        return say("{to} is no more than {level}", to=chips(to), level=chips(standing.level))
    return ""


def _wrong_wager(standing: Standing, action: Action) -> str:
    """Why more than a call cannot be, or nothing."""
    seat, deed, to = action
    if not standing.may_raise(seat):
        return say("seat {seat} has acted and may only call or fold", seat=seat)
    if deed == "bet" and standing.level:
        return say("there is a bet already, and more is a raise")
    if deed == "raise" and not standing.level:
        return say("there is no bet to raise")
    if deed != "all-in" and to < standing.next_to:
        return say("only an all-in may be less than {least}", least=chips(standing.next_to))
    if standing.stakes.betting != "limit":
        return ""
    if to > standing.or_to:
        return say("the limit is {most}", most=chips(standing.or_to))
    if deed != "all-in" and to not in (standing.next_to, standing.or_to):
        least, most = chips(standing.next_to), chips(standing.or_to)
        return say("the limit is {least} or {most}", least=least, most=most)
    return ""


def _after(standing: Standing, action: Action, stacks: Mapping[Seat, int] | None) -> Standing:
    """The round one action later."""
    seat, deed, to = action
    if deed == "post":
        wagered = standing  # the level is the blind or bring-in in full, whoever posts less
    elif to > standing.level:
        wagered = replace(_wagered(standing, to), acted=standing.acted | {seat})
    else:
        wagered = replace(standing, acted=standing.acted | {seat})
    has = to if to else standing.level if deed == "call" else standing.in_front.get(seat, 0)
    gone = deed == "all-in" or (stacks is not None and deed != "fold" and has == stacks[seat])
    return replace(
        wagered,
        in_front={**standing.in_front, seat: has},
        out=standing.out | {seat} if deed == "fold" else standing.out,
        all_in=standing.all_in | {seat} if gone else standing.all_in,
    )


def _wagered(standing: Standing, to: int) -> Standing:
    """After a bet or raise, full or not."""
    if standing.stakes.betting == "limit":
        more = to - standing.full
        counts = 2 * more >= standing.last_raise  # half a bet (S 1.1)
        big = standing.stakes.big_bet
        size = big if big and more >= big else standing.last_raise  # never smaller again (S 2.47)
        full = to if counts else standing.full
    else:
        more = to - standing.level
        counts = more >= standing.last_raise
        size, full = more if counts else standing.last_raise, to
    return replace(standing, level=to, full=full, last_raise=size, wagers=standing.wagers + counts)
