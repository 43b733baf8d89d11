"""What was answered, read or filed, as it is given: read aloud, copied, filed and printed."""

from collections.abc import Mapping

from director.house.editions import editions_said
from director.reports.game_sheets.ruling_sheet import Answered, answer_sheet
from director.rulings.catalogue import QUESTIONS
from director.rulings.glossary import Term
from director.rulings.question import Answer, Question
from director.tournament.filed_rulings.state import Filing, Occasion
from director.translation import say
from director.views.ruling.answer import (
    answer_as_text,
    facts_of,
    facts_of_case,
    headline,
    read_case,
)
from director.views.ruling.reasons import rule_said, unbroken, with_rule
from director.window.printing.sheet import Sheet, file_name
from director.window.rulings_desk.give_ruling import Line, Spoken
from director.window.rulings_desk.rulings_desk import RulingsDesk


def answered(
    desk: RulingsDesk, question: Question, answer: Answer, typed: Mapping[str, str]
) -> Spoken:
    """An answer as it is given."""
    reasons = tuple(with_rule(step) for step in answer.steps)
    rule = rule_said(answer.rule)
    verdict = f"{answer.verdict} ({rule})" if rule else answer.verdict
    notes = tuple(note for note in (*answer.house_rules, answer.note, answer.editions) if note)
    facts = facts_of(question, typed)
    about = Answered(question.title, answer.verdict, reasons, facts, rule, notes)
    return Spoken(
        question.title,
        (Line(answer.verdict),),
        (*map(unbroken, answer.steps), *notes),
        headline(question.title, answer.verdict),
        (verdict, *reasons, *notes),
        {"question": question.id, "typed": {key: text for key, text in typed.items() if text}},
        answer_as_text(question.title, facts, (verdict, *reasons, *notes)),
        _sheet(desk, about),
    )


def told(desk: RulingsDesk, rule: Term) -> Spoken:
    """A rule, or a word of the trade, as it is given."""
    text = f"{rule.meaning} ({rule.source})" if rule.source else rule.meaning
    edition = editions_said([rule.source])
    about = Answered(
        rule.word, rule.meaning, source=rule.source, notes=(edition,) if edition else ()
    )
    return Spoken(
        rule.word,
        (Line(rule.meaning),),
        (rule.source,) if rule.source else (),
        rule.word,
        (text,),
        {"rule": rule.word},
        answer_as_text(rule.word, (), (text,)),
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
        answer_as_text(filing.headline, facts, filing.reasons),
        _sheet(desk, about, filing.occasion),
        is_filed=True,
    )


def _sheet(desk: RulingsDesk, about: Answered, occasion: Occasion | None = None) -> Sheet:
    title = say("Ruling: {game}", game=about.title)
    sheets, document = desk.sheets, answer_sheet(about, desk.event_name, occasion)
    return Sheet(title, file_name(title), lambda: sheets.pdf(document), "ruling")
