"""The answer as it is shown: the verdict large, then the steps, each with its rule."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from director.engine.games.game import Game
from director.house.editions import editions_said
from director.reports.game_sheets.card_sections import sections
from director.rulings.glossary import Term
from director.rulings.question import Answer, Question, Unanswered
from director.rulings.search import Entry
from director.tournament.filed_rulings.state import Filing
from director.translation import say
from director.views.ruling.reasons import rule_said, sentence, with_rule
from director.window.look.styles import GRID
from director.window.widgets.buttons import push_button
from director.window.widgets.labels import column, emptied, holding, label, panel, row


class AnswerView(QWidget):
    """Shows an answer, what is still to come, or what a rule, a word or a game means."""

    followed = Signal(str, str)
    """What belongs to the page was opened: its kind and key."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(say("The answer"))
        self.text: tuple[str, ...] = ()
        self.in_short = ""
        """What is still to be done, for who does not see as far down."""
        self.links: list[QPushButton] = []
        """What can be opened from the page."""
        self._box = column(gap=2 * GRID)
        self.setLayout(self._box)

    def clear(self) -> None:
        """Nothing is chosen."""
        self._show()

    def show_answer(
        self, question: Question, answer: Answer | Unanswered, typed: Mapping[str, str]
    ) -> None:
        """Shows what can be said now to what is `typed`: an empty field is asked for, not wrong."""
        if isinstance(answer, Unanswered):
            titles = {one.key: one.title for one in question.inputs}
            asked = [titles[key] for key in answer.wrong if not typed.get(key, key).strip()]
            missing = [answer.asks] if answer.asks else [titles[key] for key in answer.missing]
            first = say("Still to answer: {what}", what=next(iter((*asked, *missing)), ""))
            self.in_short = next(iter(answer.wrong.values()), "")
            free = [why for key, why in answer.wrong.items() if key not in titles]
            if len(asked) < len(answer.wrong):
                self._show(label(say("Check what was entered"), "head"), *_lines(free, "fault"))
            else:
                self.in_short = first
                head = label(say("Still to answer"), "caption")
                self._show(holding(column(head, *_lines((*asked, *missing), "soft"), gap=GRID)))
            self._tell(*answer.wrong.values(), *missing)
            return
        self.in_short = ""
        lines = [_with_rule(answer.verdict, rule_said(answer.rule), "head")]
        if answer.steps:
            said = [_with_rule(sentence(step), rule_said(step.rule)) for step in answer.steps]
            lines.append(panel(column(*said, gap=2 * GRID)))
        lines += _lines((*answer.house_rules, answer.note, answer.editions), "hint")
        self._show(*lines)
        self._tell(answer.verdict, *map(with_rule, answer.steps), *answer.house_rules)

    def keep_height(self) -> None:
        """Does not become lower: what is shorter moves nothing under the hand of who types."""
        needed = self._box.totalHeightForWidth(self.width())
        self.setMinimumHeight(max(self.height(), needed))

    def show_term(self, term: Term, belonging: Sequence[Entry]) -> None:
        """Shows what a word means or a rule says, and what belongs to it."""
        edition = _lines((editions_said([term.source]),), "hint")
        self._show(_with_rule(term.meaning), *edition, *self._linked(belonging))
        self._tell(term.word, term.meaning, *(one.title for one in belonging))

    def show_filing(self, filing: Filing, facts: Sequence[tuple[str, str]]) -> None:
        """Shows a ruling as it was given, and what it was asked with."""
        where, figures = filing.occasion, []
        if where.table is not None:
            figures.append(say("table {table}", table=where.table))
        if where.level:
            figures.append(say("level {level}", level=where.level))
        figures += [text for text in (where.hand, f"{filing.at.astimezone():%H:%M}") if text]
        asked = [say("{title}: {said}", title=title, said=said) for title, said in facts]
        lines: list[QWidget] = [label("  ·  ".join(figures), "soft", wrap=True)]
        lines += _lines((where.note, "  ·  ".join(asked)), "")
        lines.append(panel(column(*_lines(filing.reasons, ""), gap=2 * GRID)))
        self._show(*lines)
        self._tell(filing.headline, *figures, where.note, *asked, *filing.reasons)

    def show_game(self, game: Game) -> None:
        """Shows the words of a game's rule card."""
        told = list(sections(game))
        lines: list[QWidget] = [label(game.tldr, "soft", wrap=True)]
        for title, texts in told:
            lines.append(holding(column(label(title, "caption"), *_lines(texts, ""), gap=GRID)))
        self._show(*lines)
        self._tell(game.name, game.tldr, *(text for _, texts in told for text in texts))

    def _show(self, *widgets: QWidget) -> None:
        emptied(self._box)
        for widget in widgets:
            self._box.addWidget(widget)
        self._box.addStretch(1)
        self.links = [one for widget in widgets for one in widget.findChildren(QPushButton)]
        self._tell()

    def _tell(self, *text: str) -> None:
        """What stands there, for whoever does not see it."""
        self.text = text
        self.setAccessibleDescription("  ".join(text))

    def _linked(self, entries: Sequence[Entry]) -> Iterator[QWidget]:
        """What can be opened from here."""
        if not entries:
            return
        box = column(label(say("Questions and rules"), "caption"), gap=0)
        for entry in entries:
            words = say("{title}  ·  {under}", title=entry.title, under=entry.under)
            box.addWidget(
                push_button(words, partial(self.followed.emit, entry.kind, entry.key), "link")
            )
        yield holding(box)


def _lines(texts: Iterable[str], role: str) -> Sequence[QWidget]:
    return [label(text, role, wrap=True) for text in texts if text]


def _with_rule(text: str, rule: str = "", role: str = "") -> QWidget:
    """A sentence, with its rule beside it in small."""
    said = label(text, role, wrap=True)
    said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    if not rule:
        return said
    source = label(rule, "caption")
    source.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
    source.setMinimumWidth(72)
    box = row(said, source, gap=2 * GRID, stretch=0)
    box.setAlignment(source, Qt.AlignmentFlag.AlignTop)
    return holding(box)
