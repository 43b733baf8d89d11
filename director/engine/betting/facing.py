"""What a player faces in no-limit or pot-limit: the call, and the least and the most raise."""

from director.engine.not_possible import NotPossible
from director.engine.reasons import Reason
from director.translation import chips, say


def check_facing(level: int, last_raise: int) -> None:
    """That there are such a bet to be called, 0 for none, and such a last full bet or raise."""
    if level < 0:
        raise NotPossible("level", say("a bet is not below nothing"))
    if last_raise <= 0:
        raise NotPossible("last_raise", say("a raise is one chip or more"))


def facing(level: int, last_raise: int, in_front: int = 0, *, may_raise: bool = True) -> Reason:
    """What a call costs and which raises are open, to a player who has so much in front.

    `level` is the bet to be called in all, 0 for none; a raise makes it `last_raise` more at least.
    Of one who may not raise it says what the others may raise to.
    """
    values = {
        "call": chips(max(level - in_front, 0)),
        "least": chips(level + last_raise),
        "level": chips(level),
    }
    if not level:
        sentence = (
            "There is nothing to call; a bet is {least} at least, and at most all the player’s"
            " chips, in pot-limit the pot"
        )
        return Reason(sentence, values, "S 1.2, 1.3")
    if not may_raise:
        sentence = (
            "There is {call} to call; only a player behind may raise, to {least} at least, and at"
            " most to all of that player’s chips, in pot-limit to the pot"
        )
        return Reason(sentence, values, "TDA 43; S 1.2, 1.3")
    sentence = (
        "There is {call} to call; a raise is to {least} at least, and at most to all the player’s"
        " chips, in pot-limit the pot"
    )
    return Reason(sentence, values, "TDA 43; S 1.2, 1.3")
