"""What is posted before anybody acts, in full, as the posts themselves tell it.

A posted blind is a forced bet wherever it is written down. What the posts do not tell is asked for:
no answer rests on a blind that somebody has left out.
"""

from collections.abc import Sequence
from typing import NamedTuple

from director.engine.betting.rounds import Action, Betting
from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.translation import chips, say


class Forced(NamedTuple):
    """The forced bet of a round, in chips."""

    amount: int
    """The big blind or the bring-in in full; 0 where nothing is posted."""
    reasons: tuple[Reason, ...] = ()
    """How it was read, where nobody has said it."""


def forced_bet(
    betting: Betting,
    bet: int,
    actions: Sequence[Action],
    *,
    stated: int | None = None,
    later_round: bool | None = None,
) -> Forced:
    """The big blind or bring-in of the round that these actions belong to.

    In no-limit and pot-limit it is the least `bet`. In limit the big blind is one bet of the first
    round (S 1.1), and a smaller post is a bring-in or a blind that is all-in: which, is `stated`.
    On a `later_round` nothing is posted. Raises NotPossible where one of them has to be asked.
    """
    field = "bet" if betting == "limit" else "least_bet"
    if bet <= 0:
        raise NotPossible(field, say("a bet is one chip or more"))
    posts = [action for action in actions if action.deed == "post"]
    if not posts:
        return _nothing_posted(actions, stated, later_round=later_round)
    most = max(posts, key=lambda post: post.to)
    values = {"seat": most.seat, "posted": chips(most.to), "bet": chips(bet)}
    if later_round:
        message = say("seat {seat} posts {posted}, and on a later round nobody does", **values)
        raise NotPossible("later_round", message)
    if most.to > bet:
        message = say("seat {seat} posts {posted}: the bet is no less than that", **values)
        raise NotPossible(field, message)
    if betting != "limit":
        return _in_full(most.to, bet)
    if stated is not None and not most.to <= stated <= bet:
        message = say("it is no less than the {posted} of seat {seat}, and no more than {bet}",
                      **values)  # fmt: skip
        raise NotPossible("forced", message)
    if most.to == bet or stated is not None:
        return Forced(bet if stated is None else stated)
    message = say(
        "seat {seat} posts {posted}, and the bet is {bet}: what is the big blind or bring-in in"
        " full?",
        **values,
    )
    raise NotPossible("forced", message)


def _in_full(posted: int, bet: int) -> Forced:
    if posted == bet:
        return Forced(bet)
    sentence = "Less was posted than the big blind or bring-in, which counts in full: {bet}"
    return Forced(bet, (Reason(sentence, {"bet": chips(bet)}, "S 1.2; TDA 54-B"),))


def _nothing_posted(
    actions: Sequence[Action], stated: int | None, *, later_round: bool | None
) -> Forced:
    """A later round: the actions show it, or somebody has to say so."""
    first = next((action for action in actions if action.deed != "fold"), None)
    if stated or later_round is False:
        raise NotPossible("actions", _POSTS)
    if later_round:
        return Forced(0)
    if first is None or first.deed == "all-in":
        message = say("is this the first round, with blinds or a bring-in, or a later one?")
        raise NotPossible("later_round", message)
    if first.deed in ("call", "raise"):
        raise NotPossible("actions", _POSTS)
    sentence = "Nothing was posted and seat {seat} could {deed}: it is a later round"
    values = {"seat": first.seat, "deed": first.deed}
    return Forced(0, (Reason(sentence, values, "S 1.1"),))


_POSTS = say("write first who posted what, as in 1 post 100, 2 post 200")


def counted_blinds(
    least_bet: int, actions: Sequence[Action], blinds: Sequence[int] | None
) -> tuple[int, ...]:
    """The blinds in full, as pot-limit counts them on the first round (TDA 54-B).

    Where they are not stated two posts tell them, the big blind being the least bet and the small
    blind no less than half of it. A bring-in has none. Raises NotPossible where it has to be asked.
    """
    posted = [action.to for action in actions if action.deed == "post"]
    if blinds is not None:
        stated = tuple(blind for blind in blinds if blind)
        if stated and max(stated) != least_bet:
            message = say("the big blind among them is {bet}", bet=chips(least_bet))
            raise NotPossible("blinds", message)
        return stated
    if not posted:
        return ()
    small = min(posted) if max(posted) == least_bet else posted[0]
    if len(posted) == 2 and 2 * small >= least_bet:
        return small, least_bet
    message = say("which blinds are due in full, as in 100, 200? With a bring-in write 0")
    raise NotPossible("blinds", message)
