"""A reason as it is read: a sentence of its own, with the rule that it stands on."""

import re

from director.engine.reasons import Reason
from director.translation import capital, say

_MANUAL = re.compile(r"\bMB2\b")
_OUR_NUMBER = re.compile(r", B\d+\b")


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
    return f"{sentence(reason)} ({rule_said(reason.rule)})" if reason.rule else sentence(reason)


def rule_said(rule: str) -> str:
    """A rule as it is cited to people: our own numbers left out, a manual by its name.

    >>> rule_said("MB2, TDA 11-D"), rule_said("house rule, B19")
    ("MB2 players' manual, TDA 11-D", 'house rule')
    """
    return _MANUAL.sub(say("MB2 players' manual"), _OUR_NUMBER.sub("", rule))


def unbroken(reason: Reason) -> str:
    """The same, and no line ends within the rule."""
    return with_rule(reason._replace(rule=reason.rule.replace(" ", "\N{NO-BREAK SPACE}")))
