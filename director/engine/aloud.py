"""Reads a ruling aloud: what each player gets, and then why, as a floor person would say it."""

from director.engine.cards import written
from director.engine.rulings import Ruling
from director.words import chips, say


def read_aloud(ruling: Ruling) -> list[str]:
    """The lines of a ruling: first who gets what, then the reasons."""
    lines = [say("{game}.", game=ruling.game.name)]
    lines += [_award(ruling, seat, amount) for seat, amount in ruling.awards.items()]
    lines += [
        say("{who} takes back {amount}.", who=_who(ruling, seat), amount=chips(amount))
        for seat, amount in ruling.returned.items()
    ]
    if ruling.carried:
        lines.append(say("{amount} stay for the next deal.", amount=chips(ruling.carried)))
    return [*lines, say("Why:"), *(f"  {reason}" for reason in ruling.reasons)]


def _award(ruling: Ruling, seat: int, amount: int) -> str:
    """What a player gets, with the hands that win it."""
    hands = ruling.hands.get(seat, {})
    won = dict.fromkeys(
        share.portion
        for pot in ruling.pots
        for share in pot.shares
        if any(part.seat == seat and part.amount for part in share.parts)
    )
    named = [
        _hand(ruling, name, hands[name].rating, written(hands[name].cards))
        for name in won
        if name in hands
    ]
    values = {"who": _who(ruling, seat), "amount": chips(amount)}
    if not named:
        return say("{who} gets {amount}.", **values)
    return say("{who} gets {amount}: {hands}.", hands="; ".join(named), **values)


def _hand(ruling: Ruling, name: str, rating: int, cards: str) -> str:
    portion = next(one for one in ruling.game.all_portions if one.name == name)
    if len(ruling.game.all_portions) == 1:
        return say("{hand} ({cards})", hand=portion.calls(rating), cards=cards)
    return say(
        "{portion} with {hand} ({cards})",
        portion=portion.title,
        hand=portion.calls(rating),
        cards=cards,
    )


def _who(ruling: Ruling, seat: int) -> str:
    return ruling.showdown.players[seat].title
