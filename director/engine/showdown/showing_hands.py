"""Who shows first at the showdown, when hands go up at once, and who may ask to see (TDA 16-19)."""

from collections.abc import Collection
from typing import Literal, NamedTuple

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.engine.seats import Seat, clockwise
from director.translation import listed, say


class Showing(NamedTuple):
    """In which order hands are shown."""

    at_once: bool
    """All hands go face up together, before any further card."""
    order: tuple[Seat, ...]
    """Who shows or mucks, first to last; by seat where it is at once."""
    reasons: tuple[Reason, ...]


class AskToSee(NamedTuple):
    """Whether a player may insist on seeing another's hand."""

    answer: Literal["yes", "no", "director decides"]
    reasons: tuple[Reason, ...]


def who_shows_first(
    live: Collection[Seat],
    *,
    last_aggressor: Seat | None = None,
    first: Seat | None = None,
    all_in: bool = False,
    betting_over: bool = True,
) -> Showing:
    """The order of the showdown (TDA 16, 17).

    `last_aggressor` bet or raised last in the final round, None where nobody bet; `first` is then
    who acted first in it: left of the button, or by the board. `all_in` is whether anybody is, and
    `betting_over` whether nobody can bet any more. Raises NotPossible.
    """
    seats = tuple(sorted(live))
    if len(seats) < 2:
        raise NotPossible("live", say("a showdown is among two players or more"))
    for field, seat in (("last_aggressor", last_aggressor), ("first", first)):
        if seat is not None and seat not in live:
            raise NotPossible(field, say("seat {seat} is not in the hand any more", seat=seat))
    if all_in and betting_over:
        said = Reason("All hands go face up now", {}, "TDA 16")
        why = "Somebody is all-in and no more betting is possible: no card comes before that"
        return Showing(True, seats, (said, Reason(why, {}, "TDA 16")))
    begins = last_aggressor if last_aggressor is not None else first
    if begins is None:
        raise NotPossible("first", say("nobody bet: who acted first in the last round?"))
    order = (begins, *clockwise([seat for seat in seats if seat != begins], begins))
    values = {"seat": begins, "others": listed([str(seat) for seat in order[1:]])}
    said = Reason("Seat {seat} shows first, then clockwise {others}", values, "TDA 17-A")
    sentence = (
        "Seat {seat} bet or raised last in the final round"
        if last_aggressor is not None
        else "Nobody bet in the final round, and seat {seat} was first to act in it"
    )
    table = Reason("Who plays for the pot tables all cards, even to play the board", {}, "TDA 18")
    return Showing(False, order, (said, Reason(sentence, values, "TDA 17-A"), table))


def may_ask_to_see(
    *, river_bet: bool, asker_called: bool, asker_has_cards: bool, asked_was_aggressor: bool
) -> AskToSee:
    """Whether a player may insist on seeing a hand (TDA 18).

    `asker_has_cards` is true for a hand kept or tabled; `river_bet` says that there was a bet in
    the last round, and `asker_called` that the player called it.
    """
    if not asker_has_cards:
        said = Reason("The player may not ask", {}, "TDA 18-A")
        why = "Who has mucked or never tabled a hand has no right to see another"
        return AskToSee("no", (said, Reason(why, {}, "TDA 18-A")))
    if river_bet and asker_called and asked_was_aggressor:
        said = Reason("The player may insist, and the hand is shown", {}, "TDA 18-B")
        why = "Who called in the last round paid to see the last aggressor’s hand"
        return AskToSee("yes", (said, Reason(why, {}, "TDA 18-B")))
    said = Reason("The director decides whether the hand is shown", {}, "TDA 18-B")
    why = (
        "Only who called may insist, and only on the last aggressor’s hand"
        if river_bet
        else "There was no bet in the last round"
    )
    return AskToSee("director decides", (said, Reason(why, {}, "TDA 18-B")))
