"""A reason as it is read: a sentence of its own, with the rule that it stands on."""

from director.engine.reasons import Reason
from director.translation import capital


def sentence(reason: Reason) -> str:
    """With a capital, and without its rule.

    >>> sentence(Reason("{who} bet first", {"who": "the dealer"}, "TDA 40"))
    'The dealer bet first'
    """
    return capital(reason.words)


def with_rule(reason: Reason) -> str:
    """With the rule behind it, where it has one.

    >>> with_rule(Reason("it stands", {}, "TDA 40"))
    'It stands (TDA 40)'
    """
    return f"{sentence(reason)} ({reason.rule})" if reason.rule else sentence(reason)


def unbroken(reason: Reason) -> str:
    """The same, and no line ends within the rule."""
    return with_rule(reason._replace(rule=reason.rule.replace(" ", "\N{NO-BREAK SPACE}")))
