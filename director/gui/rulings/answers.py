"""The answer as it is shown: the verdict large, then the steps, each with its rule."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from director.desk.rulings.glossary import Term
from director.desk.rulings.questions import Answer, Question, Unanswered
from director.engine.games import Game
from director.engine.reasons import Reason
from director.gui.look.styles import GRID
from director.gui.parts.labels import column, holding, label, panel, row
from director.tournament.filings import Filing
from director.words import say


class AnswerView(QScrollArea):
    """Shows an answer, what is still to come, or what a word or a game means."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(say("The answer"))
        self.text: tuple[str, ...] = ()

    def show_answer(self, question: Question, answer: Answer | Unanswered) -> None:
        """Shows what can be said now."""
        if isinstance(answer, Unanswered):
            titles = {one.key: one.title for one in question.inputs}
            to_come = [titles[key] for key in answer.missing]
            free = [why for key, why in answer.wrong.items() if key not in titles]
            if answer.wrong:
                self._show(label(say("This cannot be right"), "head"), *_lines(free, "fault"))
            else:
                told = say("Still to come: {fields}", fields=", ".join(to_come))
                self._show(label(say("No answer yet"), "head"), label(told, "soft", wrap=True))
            self.text = (*answer.wrong.values(), *to_come)
            return
        lines = [_with_rule(answer.verdict, answer.rule, "head")]
        if answer.steps:
            said = [_with_rule(_sentence(step), step.rule) for step in answer.steps]
            lines.append(panel(column(*said, gap=2 * GRID)))
        lines += _lines((*answer.house_rules, answer.note), "hint")
        self._show(*lines)
        self.text = (answer.verdict, *(str(step) for step in answer.steps), *answer.house_rules)

    def show_term(self, term: Term) -> None:
        """Shows what a word means."""
        self._show(label(term.word, "head"), _with_rule(term.meaning, term.source, ""))
        self.text = (term.word, term.meaning)

    def show_filing(self, filing: Filing) -> None:
        """Shows a ruling as it was given."""
        where, figures = filing.occasion, []
        if where.table is not None:
            figures.append(say("table {table}", table=where.table))
        if where.level:
            figures.append(say("level {level}", level=where.level))
        figures += [text for text in (where.hand, f"{filing.at.astimezone():%H:%M}") if text]
        lines: list[QWidget] = [
            label(filing.headline, "head", wrap=True),
            label("  ·  ".join(figures), "soft", wrap=True),
        ]
        lines += _lines((where.note,), "")
        lines.append(panel(column(*_lines(filing.reasons, ""), gap=2 * GRID)))
        self._show(*lines)
        self.text = (filing.headline, *figures, where.note, *filing.reasons)

    def show_game(self, game: Game) -> None:
        """Shows the words of a game's rule card."""
        card = game.rule_card
        parts: list[tuple[str, tuple[str, ...]]] = [
            (say("Deal"), (card.deal,)),
            (say("Showdown"), (card.showdown,)),
        ]
        parts += [(say("Watch out"), card.traps), (say("Notes"), card.notes)]
        rules = tuple(f"{rule.question} {rule.ours}" for rule in game.house_rules)
        parts.append((say("House rules"), rules))
        lines: list[QWidget] = [
            _with_rule(game.name, game.source, "head"),
            label(game.tldr, "soft", wrap=True),
        ]
        for title, texts in parts:
            if any(texts):
                lines.append(holding(column(label(title, "caption"), *_lines(texts, ""), gap=GRID)))
        self._show(*lines)
        self.text = (game.name, game.tldr, card.deal, card.showdown)

    def _show(self, *widgets: QWidget) -> None:
        inside = QWidget()
        box = QVBoxLayout(inside)
        box.setContentsMargins(0, 0, GRID, 0)
        box.setSpacing(2 * GRID)
        for widget in widgets:
            box.addWidget(widget)
        box.addStretch(1)
        self.setWidget(inside)


def _sentence(step: Reason) -> str:
    """A step as a sentence of its own."""
    text = say(step.sentence, **step.values)
    return text[:1].upper() + text[1:]


def _lines(texts: Iterable[str], role: str) -> Sequence[QWidget]:
    return [label(text, role, wrap=True) for text in texts if text]


def _with_rule(text: str, rule: str = "", role: str = "") -> QWidget:
    """A sentence, with its rule beside it in small."""
    said = label(text, role, wrap=True)
    said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    source = label(rule, "caption")
    source.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
    source.setMinimumWidth(72)
    box = row(said, source, gap=2 * GRID)
    box.setStretch(0, 1)
    box.setAlignment(source, Qt.AlignmentFlag.AlignTop)
    return holding(box)
