"""What was answered, read or filed, as it is given: read aloud, copied, filed and printed."""

from collections.abc import Mapping, Sequence
from typing import Any

from director.files.limits import read_json
from director.reports.game_sheets.ruling_sheet import Answered, answer_sheet
from director.rulings.catalogue import QUESTIONS
from director.rulings.glossary import Term
from director.rulings.question import Answer, Question
from director.tournament.filed_rulings.state import Filing, Occasion
from director.translation import say
from director.views.reasons import unbroken, with_rule
from director.window.printing.sheet import Sheet, file_name
from director.window.rulings_desk.give_ruling import Line, Spoken
from director.window.rulings_desk.rulings_desk import RulingsDesk

Facts = Sequence[tuple[str, str]]
"""What a question was asked with: what it is called, and what was said."""


def answered(
    desk: RulingsDesk, question: Question, answer: Answer, typed: Mapping[str, str]
) -> Spoken:
    """An answer as it is given."""
    reasons = tuple(with_rule(step) for step in answer.steps)
    verdict = f"{answer.verdict} ({answer.rule})"
    notes = tuple(note for note in (*answer.house_rules, answer.note) if note)
    facts = facts_of(question, typed)
    about = Answered(question.title, answer.verdict, reasons, facts, answer.rule, notes)
    return Spoken(
        question.title,
        (Line(answer.verdict),),
        (*map(unbroken, answer.steps), *notes),
        _headline(question.title, answer.verdict),
        (verdict, *reasons, *notes),
        {"question": question.id, "typed": {key: text for key, text in typed.items() if text}},
        _as_text(question.title, facts, (verdict, *reasons, *notes)),
        _sheet(desk, about),
    )


def told(desk: RulingsDesk, rule: Term) -> Spoken:
    """A rule, or a word of the trade, as it is given."""
    text = f"{rule.meaning} ({rule.source})" if rule.source else rule.meaning
    about = Answered(rule.word, rule.meaning, source=rule.source)
    return Spoken(
        rule.word,
        (Line(rule.meaning),),
        (rule.source,) if rule.source else (),
        rule.word,
        (text,),
        {"rule": rule.word},
        _as_text(rule.word, (), (text,)),
        _sheet(desk, about),
    )


def on_file(desk: RulingsDesk, filing: Filing) -> Spoken:
    """A ruling that was filed, as it is given again."""
    case = read_case(filing.case)
    facts, question = facts_of_case(case), QUESTIONS.get(str(case.get("question")))
    title = question.title if question else str(case.get("rule", say("Showdown")))
    verdict = filing.headline.removeprefix(title).lstrip(": ") or filing.headline
    about = Answered(title, verdict, filing.reasons, facts)
    return Spoken(
        title,
        (Line(verdict),),
        filing.reasons,
        filing.headline,
        filing.reasons,
        case,
        _as_text(filing.headline, facts, filing.reasons),
        _sheet(desk, about, filing.occasion),
        is_filed=True,
    )


def read_case(text: str) -> Mapping[str, Any]:
    """What was asked, from the text of a filing; empty where it cannot be read.

    >>> read_case('{"rule": "Rabbit hunting"}'), read_case("?")
    ({'rule': 'Rabbit hunting'}, {})
    """
    try:
        case = read_json(text)
    except ValueError:
        return {}
    return case if isinstance(case, dict) else {}


def facts_of_case(case: Mapping[str, Any]) -> Facts:
    """What a question of the log was asked with; nothing for a hand."""
    question, typed = QUESTIONS.get(str(case.get("question"))), case.get("typed")
    return facts_of(question, typed) if question and isinstance(typed, dict) else ()


def facts_of(question: Question, typed: Mapping[str, str]) -> Facts:
    """What was said in the fields of a question."""
    return tuple(
        (one.title, say(text) if one.kind.choices or one.kind.flag else text)
        for one in question.inputs
        if (text := str(typed.get(one.key, "")).strip())
    )


def _headline(title: str, verdict: str) -> str:
    """A ruling in one sentence of the log.

    >>> _headline("Is it a misdeal?", "It is"), _headline("A flop of four", "It stands")
    ('Is it a misdeal? It is', 'A flop of four: It stands')
    """
    between = " " if title.endswith("?") else ": "
    return f"{title}{between}{verdict}"


def _as_text(title: str, facts: Facts, said: Sequence[str]) -> str:
    lines = [say("{title}: {said}", title=one, said=text) for one, text in facts]
    return "\n".join([title, *lines, "", *said])


def _sheet(desk: RulingsDesk, about: Answered, occasion: Occasion | None = None) -> Sheet:
    title = say("Ruling: {game}", game=about.title)
    sheets, document = desk.sheets, answer_sheet(about, desk.event_name, occasion)
    return Sheet(title, file_name(title), lambda: sheets.pdf(document), "ruling")
