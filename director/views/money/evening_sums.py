"""An evening before it begins: its entry, late registration, likely end, pool and prizes."""

from collections.abc import Iterator
from datetime import date, datetime, timedelta

from director.engine.not_possible import NotPossible
from director.tournament.money.amounts import money, posted
from director.tournament.money.state import PARTS, MoneyTerms, Price
from director.tournament.prizes.payouts import Payout, payout
from director.tournament.structure.moments import Moment
from director.tournament.structure.schedule import expected_end
from director.tournament.structure.structure import Level, Structure
from director.tournament.templates.template import Template
from director.translation import chips, say
from director.views.clock.times import in_words
from director.views.counted import counted

_LISTED = 6
"""So many prizes are named; of more, the first and the last."""
_PARTS = {
    "pool": "{amount} prize pool",
    "fee": "{amount} fee",
    "staff": "{amount} staff",
    "bounty": "{amount} bounty",
    "other": "{amount} other",
}


def evening_sums(template: Template, players: int) -> Iterator[tuple[str, str]]:
    """What comes of these settings with so many entries: captions, each with its words."""
    structure, terms = template.structure, template.money
    if late := structure.late_registration:
        yield say("Late registration"), _until(structure, late.until)
    end = expected_end(structure, players)
    step = structure.steps[end.step]
    words = say(
        "{when}, level {label}",
        when=when(structure, end.after),
        label=step.label if isinstance(step, Level) else "",
    )
    short = say("too few levels for {players} players", players=chips(players))
    yield say("Likely end"), words if end.in_time else short
    if terms.entry.total:
        yield say("Entry"), _entry(terms.entry, terms)
    pool = max(terms.entry.pool * players, terms.guarantee)
    if not pool:
        return
    several = say("{count} entries", count=chips(players))
    entries = say("1 entry") if players == 1 else several
    amount = money(pool, terms)
    guaranteed = pool > terms.entry.pool * players
    text = "{amount}, guaranteed" if guaranteed else "{amount} with {entries}"
    yield say("Prize pool"), say(text, amount=amount, entries=entries)
    yield say("Payouts"), _payouts(template, players, pool)


def when(structure: Structure, after: timedelta) -> str:
    """How long after the first hand, and at what time where the start is known."""
    if structure.starts is None:
        return say("after {time}", time=in_words(after))
    at = datetime.combine(date.min, structure.starts) + after
    return say("{clock}, after {time}", clock=f"{at:%H:%M}", time=in_words(after))


def moment_said(moment: Moment) -> str:
    """A moment in the words of a list: "end of level 4"."""
    words = {
        ("start", "level"): "start of level {label}",
        ("end", "level"): "end of level {label}",
        ("start", "break"): "start of break {label}",
        ("end", "break"): "end of break {label}",
    }
    return say(words[moment.edge, moment.step], label=moment.label)


def _until(structure: Structure, moment: Moment) -> str:
    place = structure.place_of(moment)
    words = moment_said(moment)
    if place is None:
        return words
    after = sum(structure.lengths[:place], timedelta())
    return say("{moment}: {when}", moment=words, when=when(structure, after))


def _entry(price: Price, terms: MoneyTerms) -> str:
    amounts = [(part, getattr(price, part)) for part in PARTS if getattr(price, part)]
    total = money(price.total, terms)
    if len(amounts) < 2:
        return total
    told = [say(_PARTS[part], amount=money(amount, terms)) for part, amount in amounts]
    return say("{total}: {parts}", total=total, parts=", ".join(told))


def _payouts(template: Template, players: int, pool: int) -> str:
    if template.pay_table is None:
        return say("no payout structure yet")
    terms = template.prize_terms.payout
    try:
        found = payout(template.pay_table, players, pool, template.money, terms)
    except NotPossible as problem:
        return problem.message
    return _places(found, template.money)


def _places(found: Payout, terms: MoneyTerms) -> str:
    amounts = posted([one.cash for one in found.prizes], terms)
    places = counted(len(amounts), "1 place", "{count} places")
    if len(amounts) > _LISTED:
        amounts = [*amounts[: _LISTED - 2], "…", amounts[-1]]
    return say("{places}: {amounts}", places=places, amounts="  ".join(amounts))
