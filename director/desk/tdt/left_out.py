"""What of an evening could not be taken over, each in a plain sentence."""

from collections.abc import Iterator

from director.desk.tdt.evening import Evening, Pause
from director.desk.tdt.formulas import in_our_words
from director.desk.tdt.money import Prices
from director.desk.tdt.prizes import paid_places, pay_table_of
from director.translation import listed, say
from director.views.counted import counted


def own_formula(evening: Evening) -> str:
    """The points formula of an evening where our formulas say the same; else ""."""
    return in_our_words(evening.points_formula)


def left_out(evening: Evening) -> tuple[str, ...]:
    """All that the file has and an event of ours has not, or has otherwise."""
    return (
        *_of_points(evening),
        *_of_money(evening),
        *_of_players(evening),
        *_of_play(evening),
        *_of_the_screen(evening),
    )


def _of_points(evening: Evening) -> Iterator[str]:
    formula = " ".join(evening.points_formula.split())
    if formula and not own_formula(evening):
        yield say("the points formula is not one of ours: {formula}", formula=formula)
    by_hand = [
        f"{one.name} {one.points_adjustment / 100:+g}"
        for one in evening.players
        if one.points_adjustment
    ]
    if by_hand:
        yield say("points given or taken by hand: {players}", players=listed(by_hand))
    if evening.points_for_hit:
        points = f"{evening.points_for_hit / 100:g}"
        yield say("points for a knockout: {points}", points=points)


def _of_money(evening: Evening) -> Iterator[str]:
    if evening.entered:
        yield say("how players paid is not in the file: all is booked as cash")
    prices = Prices(evening)
    by = f"{abs(prices.difference) * prices.unit / 100:,g}"
    if prices.difference > 0:
        words = "the prizes are {amount} more than the buy-ins brought: the guarantee covers it"
        yield say(words, amount=by)
    elif prices.difference < 0:
        words = "{amount} of the pool was not paid out: it is booked beside the pool"
        yield say(words, amount=by)
    if evening.added:
        yield say("{amount} was added by the house", amount=f"{evening.added / 100:,g}")
    bounties = [one.bounty for who in evening.entered for one in who.buy_ins if one.bounty]
    if bounties:
        words = "bounty chips, and who won them: {amount} in all"
        yield say(words, amount=f"{sum(bounties) / 100:,g}")
    elif evening.bounty:
        words = "a bounty chip of {amount}, which nobody bought"
        yield say(words, amount=f"{evening.bounty / 100:,g}")
    by_hand = [one.name for one in evening.players if one.cash_adjustment]
    if by_hand:
        yield say("money given or taken by hand: {players}", players=listed(by_hand))
    if evening.chops:
        yield counted(evening.chops, "the terms of a chop", "the terms of {count} chops")
    if paid_places(evening) and pay_table_of(evening) is None:
        yield say("the payout structure: a later place is paid more than an earlier")
    elif evening.prizes and not paid_places(evening):
        yield say("the payout structure: its places are not in order from the first on")
    if evening.add_ons.last_level and (evening.add_ons.allowed or _add_ons(evening)):
        yield say("add-ons until level {level}", level=evening.add_ons.last_level)


def _of_players(evening: Evening) -> Iterator[str]:
    absent = [one.name for one in evening.players if not one.buy_ins]
    if absent:
        words = "not bought in, hence only in the register: {players}"
        yield say(words, players=listed(absent))
    known = {one.uid for one in evening.entered}
    strangers = sum(
        [
            not set(bought.out.by) <= known
            for one in evening.entered
            for bought in one.buy_ins
            if bought.out
        ]
    )
    if strangers:
        yield counted(
            strangers,
            "1 knockout by somebody who is not in the file",
            "{count} knockouts by somebody who is not in the file",
        )
    by_hand = [one.name for one in evening.players if one.hits_adjustment]
    if by_hand:
        yield say("knockouts given or taken by hand: {players}", players=listed(by_hand))


def _of_play(evening: Evening) -> Iterator[str]:
    if evening.entered and not evening.ended:
        yield say("the evening was not ended: the event is open, its clock stands")
    raced = sum(isinstance(one, Pause) and one.chip_up for one in evening.steps)
    if raced:
        yield counted(
            raced,
            "which chips were colored up in 1 break",
            "which chips were colored up in {count} breaks",
        )
    if evening.seated or evening.seatings:
        yield say("moves to another seat that the file does not tell")


def _of_the_screen(evening: Evening) -> Iterator[str]:
    if evening.has_layout:
        yield say("the layout of the screen")
    if evening.sounds:
        yield counted(evening.sounds, "1 sound or message", "{count} sounds and messages")
    if evening.has_notes:
        yield say("notes and description")


def _add_ons(evening: Evening) -> bool:
    return any(one.add_ons for one in evening.entered)
