"""A reason as it is read: a sentence of its own, with the rule that it stands on."""

import re

from director.engine.reasons import Reason
from director.translation import capital

_OUR_NUMBER = re.compile(r"MB2|[BC]\d+|WT")
"""What we alone know a rule by: nobody on a floor could look it up."""


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
    rule = rule_said(reason.rule)
    return f"{sentence(reason)} ({rule})" if rule else sentence(reason)


def rule_said(rule: str) -> str:
    """A rule as it is cited to people: our own numbers are left out.

    >>> rule_said("MB2, TDA 11-D"), rule_said("house rule, C17"), rule_said("MB2")
    ('TDA 11-D', 'house rule', '')
    """
    cited = [one for one in rule.split(", ") if not _OUR_NUMBER.fullmatch(one)]
    return ", ".join(cited)


def unbroken(reason: Reason) -> str:
    """The same, and no line ends within the rule."""
    rule = rule_said(reason.rule).replace(" ", "\N{NO-BREAK SPACE}")
    return with_rule(reason._replace(rule=rule))
