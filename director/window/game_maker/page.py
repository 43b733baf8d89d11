"""The game maker: blocks on the left, what is wrong below them, the card or the text beside."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication

from director.engine.games.library import Library
from director.files.forms import Fault
from director.house.home import Home
from director.house.settings import Settings
from director.reports.sheet_kinds import Games
from director.reports.sheets_beside_events import RULE_CARDS
from director.translation import say
from director.views.counted import counted
from director.window.drafts.findings import Finding, FindingsView
from director.window.event.other_events import OtherEventsStrip
from director.window.game_maker.begin_drop import BeginDrop
from director.window.game_maker.block_form import BlockForm
from director.window.game_maker.blocks import place_of
from director.window.game_maker.hand_trial import HandTrial
from director.window.game_maker.house_files import HouseFiles
from director.window.game_maker.house_game_drop import HouseGameDrop
from director.window.game_maker.maker import Maker
from director.window.game_maker.maker_actions import GAME_ACTIONS
from director.window.game_maker.maker_requests import GameRequest
from director.window.game_maker.save_question import SaveQuestion
from director.window.game_maker.text_pane import TextPane
from director.window.look.styles import GRID
from director.window.system.file_dialogs import ask_for_file
from director.window.widgets.action import Bound
from director.window.widgets.buttons import ActionButton, push_button
from director.window.widgets.empty_state import EmptyState
from director.window.widgets.labels import (
    SCREEN,
    column,
    holding,
    label,
    panel,
    reveal,
    rewrite,
    row,
)
from director.window.widgets.page import Page
from director.window.widgets.page_header import PageHeader
from director.window.widgets.sheet_preview import Preview
from director.window.widgets.stack import Stack
from director.window.widgets.status_line import DONE, REFUSED
from director.window.widgets.unsaved_question import UnsavedQuestion

if TYPE_CHECKING:
    from director.reports.sheet_kinds import Typesetter

_WIDE = 1400
"""From this width on, card and text stand side by side."""
_FINDINGS = 4
"""So many lines of what is wrong are seen at once."""


class GameMakerPage(Page):
    """A house's own game, as somebody writes it."""

    def __init__(
        self,
        library: Library,
        home: Home,
        settings: Settings,
        sheets: "Typesetter",
        refuse: Callable[[str], object],
    ) -> None:
        super().__init__()
        self.maker, self._sheets = Maker(library, home, self), sheets
        self.deeds = Bound(GAME_ACTIONS, self.maker, refuse, self)
        self.unsaved_question = UnsavedQuestion(
            self, lambda: self.maker.is_dirty, lambda: self.files.named, self._save
        )
        self.save_question = SaveQuestion(self)
        self.files = HouseFiles(self.maker, self.unsaved_question, self.save_question)
        self._text_chosen = False
        self.form = BlockForm(self.maker)
        self.fault = label("", "fault", wrap=True)
        self.findings = FindingsView()
        self.text = TextPane(self.maker)
        self.preview = Preview(say("The rule card as it prints"))
        self.card_words = label("", "caption", wrap=True)
        self.show_card = push_button(say("Card"), lambda: self.choose_text(False))
        self.show_text = push_button(say("Text"), lambda: self.choose_text(True))
        self.trial = HandTrial(settings, sheets, self.deeds["game.keep"])
        self._pages = Stack()
        self._lay_out(self.deeds)
        self.begins = BeginDrop(self.maker, self)
        self.chooses = HouseGameDrop(self.maker, self)
        self._connect()
        self.refresh()

    def _lay_out(self, actions: Bound[Maker]) -> None:
        self._saves = ActionButton(actions["game.save"], first=True)
        self._tries = ActionButton(actions["game.try"])
        self.back = push_button(say("Back"), self.left.emit)
        self._header = PageHeader("", self.back, self._tries, self._saves)
        self.title = self._header.title
        for button in (self.show_card, self.show_text):
            button.setCheckable(True)
        self._switch = holding(row(self.show_card, self.show_text, None, gap=4))
        left = column(self.form, self.fault, self.findings, stretch=0)
        self._card = panel(column(self.card_words, self.preview))
        self._text = panel(column(self.text))
        beside = row(self._text, self._card, gap=2 * GRID, stretch={0: 1, 1: 1})
        right = column(self._switch, holding(beside), stretch=1)
        below = row(holding(left), holding(right), gap=2 * GRID, stretch={0: 11, 1: 9})
        self._below = below
        bench = column(self._header, holding(below), stretch=1, margins=SCREEN)
        self.empty = EmptyState(
            "rulings",
            say("A game of your own"),
            say("Choose the game it is like, and change what differs."),
            (
                push_button(say("New game like …"), self.begin, "first"),
                push_button(say("Edit house game …"), self.choose),
            ),
        )
        self._bench = holding(bench)
        for page in (self.empty, self._bench, self.trial):
            self._pages.addWidget(page)
        self.others = OtherEventsStrip()
        self.setLayout(column(self.others, self._pages, gap=0, stretch=1))

    def _connect(self) -> None:
        maker = self.maker
        maker.changed.connect(self.refresh)
        maker.looked.connect(self._show_check)
        maker.opened.connect(self._show_bench)
        maker.requested.connect(self._respond)
        maker.document.undoAvailable.connect(lambda _: self.deeds.refresh())
        maker.document.redoAvailable.connect(lambda _: self.deeds.refresh())
        self.findings.went.connect(self.go_to)
        self.form.told.connect(lambda why: rewrite(self.fault, why))
        self.begins.begun.connect(self._begun)
        self.chooses.chosen.connect(lambda path: self.open_file(Path(path)))
        self.trial.left.connect(self._leave_trial)
        self.trial.said.connect(maker.said)
        self.trial.kept.connect(self._keep)

    def refresh(self) -> None:
        """Shows the text's name and state; what is wrong follows when it was checked."""
        maker = self.maker
        if not maker.is_begun:
            self._pages.setCurrentWidget(self.empty)
        self.title.setText(maker.game_text.name or say("a game without a name"))
        self._header.tell(self._state())
        if maker.game_text.unreadable:
            self._show_faults()
        self.deeds.refresh()

    def _state(self) -> str:
        maker = self.maker
        like = maker.game_text.like
        kept = (
            say("saved as {file}", file=f"{maker.id}.toml")
            if not maker.is_dirty
            else say("not saved yet: {file}", file=f"{maker.id}.toml")
        )
        return f"{kept}  ·  {say('like {game}', game=like)}" if like else kept

    def _show_check(self) -> None:
        """What the check says, and the card of the last text that was sound."""
        maker = self.maker
        self._show_faults()
        sound = maker.sound
        if sound and sound.game:
            self.preview.show_sheet(partial(RULE_CARDS.pdf, Games([sound.game]), self._sheets))
        if maker.checked and maker.checked.game:
            rewrite(self.card_words, "")
        elif sound:
            rewrite(self.card_words, say("Card of the last text without errors"))
        else:
            rewrite(self.card_words, say("No card yet: fix the errors first"))
        self.deeds.refresh()

    def _show_faults(self) -> None:
        faults = self.maker.faults
        found = [Finding(one.place, _where(one), self._told(one), True) for one in faults]
        self.findings.rows.show(found)
        reveal(self.findings, bool(found))
        self.findings.setFixedHeight(min(len(found), _FINDINGS) * 32 + 8)
        self.text.mark([one.line for one in faults if one.line])

    def _told(self, fault: Fault) -> str:
        """What is wrong; of worked hands that are missing, what to do about it here."""
        if fault.place == "example":
            return self.form.examples.words
        return fault.message

    def begin(self) -> None:
        """Asks for a new game; one that is not saved yet is shown first."""
        if self._is_free(self.begin):
            self.begins.ask()

    def choose(self) -> None:
        """Asks which game of the house is to be edited; one that is not saved is shown first."""
        if self._is_free(self.choose):
            self.chooses.ask()

    def _save(self) -> None:
        self.files.save()

    def _is_free(self, then: Callable[[], object]) -> bool:
        """Whether there is nothing that would be lost; else that is shown, and asked about."""
        restored = not self.maker.is_begun and self.maker.restore()
        self._pages.setCurrentWidget(self._bench if self.maker.is_begun else self.empty)
        if restored:
            self.form.land()
            return False
        return self.files.may_go(then)

    def _begun(self) -> None:
        self.form.land(("tldr",))

    def _show_bench(self) -> None:
        self._pages.setCurrentWidget(self._bench)
        self.refresh()
        self.maker.check_now()

    def open_file(self, path: Path) -> None:
        """A house game, faulty or not."""
        if self.files.open(path, lambda: self.open_file(path)):
            self.form.land()

    def import_file(self, path: Path) -> None:
        """A file from elsewhere; nothing is written before it is saved."""
        if self.files.bring_in(path, lambda: self.import_file(path)):
            self.form.land()

    def go_to(self, place: str) -> None:
        """To the line of a fault, and to its field where the text is out of sight."""
        fault = next((one for one in self.maker.faults if one.place == place), None)
        if fault and fault.line:
            self.text.go_to(fault.line)
        shown = self._text.isVisible() or not self.form.isEnabled()
        if place.startswith("example"):
            self.form.go_to_block("example")
        elif shown or not (place and self.form.land(place_of(place))):
            self.choose_text(True)
            self.text.setFocus()

    def choose_text(self, text: bool) -> None:
        """The text beside the form, or the card; both where there is room."""
        self._text_chosen = text
        self._settle()

    @property
    def unsaved(self) -> str:
        """What would be lost; empty for nothing."""
        return self.maker.text if self.maker.is_dirty else ""

    def land(self) -> None:
        """Begins with the name of the game."""
        if self.form.isVisible():
            self.form.land()
        else:
            self.setFocus()

    def may_close(self) -> bool:
        """Whether nothing would be lost; else it asks, and closes the window once nothing is."""
        if not self.files.may_go(self.window().close):
            return False
        if self.maker.is_dirty:
            self.maker.forget_draft()
        return True

    def redress(self) -> None:
        """In the colours now worn."""
        self.deeds.redress()
        self.text.redress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.maker.in_sight = True
        self.deeds.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.maker.in_sight = False
        for drop in (self.begins, self.chooses, self.save_question):
            drop.hide()
        self.deeds.refresh()

    def _settle(self) -> None:
        wide = self.width() >= _WIDE
        reveal(self._switch, not wide)
        reveal(self._text, wide or self._text_chosen)
        reveal(self._card, wide or not self._text_chosen)
        self._below.setStretch(1, 14 if wide else 9)
        self.show_text.setChecked(self._text_chosen)
        self.show_card.setChecked(not self._text_chosen)

    def _respond(self, request: GameRequest) -> None:
        match request:
            case GameRequest.SAVE:
                self.files.save()
            case GameRequest.IMPORT:
                ask_for_file(self, say("Import a game"), "*.toml", self.import_file)
            case GameRequest.EXPORT:
                name = f"{self.maker.id}.toml"
                ask_for_file(self, say("Export the game"), "*.toml", self.files.export, name)
            case GameRequest.TRY:
                self.try_hand()
            case GameRequest.KEEP:
                self.trial.keep()
            case GameRequest.NEXT_BLOCK:
                self.form.turn(1)
            case GameRequest.BLOCK_BEFORE:
                self.form.turn(-1)
            case GameRequest.TEXT:
                self.choose_text(not self._text_chosen)
            case GameRequest.NEXT_PANE:
                self._next_pane()

    def try_hand(self) -> None:
        """The Showdown entry over the game as it is typed."""
        sound = self.maker.sound
        if sound and sound.game and sound.game.kind == "tricks":
            words = say("a game of tricks is ruled from the play of the hand, not from cards")
            self.maker.said.emit(words, REFUSED)
            return
        library = self.maker.trial_library()
        if library is None:
            self.maker.said.emit(say("fix the errors first"), REFUSED)
            return
        self.maker.tries = True
        self._pages.setCurrentWidget(self.trial)
        self.trial.begin(library, self.maker.id)
        self.deeds.refresh()

    def _leave_trial(self) -> None:
        self.maker.tries = False
        self._pages.setCurrentWidget(self._bench)
        self.form.go_to_block("example")
        self.deeds.refresh()

    def _keep(self, example: dict[str, Any]) -> None:
        stated = (self.maker.game_text.own or {}).get("example", [])
        count = len(stated) if isinstance(stated, Sequence) else 0
        self.maker.put(("example", count), example)
        words = counted(count + 1, "kept: 1 example now", "kept: {count} examples now")
        self.maker.said.emit(words, DONE)

    def _next_pane(self) -> None:
        """From the form to the errors, to the text, and back to the form."""
        here = QApplication.focusWidget()
        in_form = here is not None and self.form.isAncestorOf(here)
        if in_form and self.findings.isVisible():
            self.findings.setFocus()
            if self.findings.choice is None:
                self.findings.selectRow(0)
        elif not self.text.hasFocus():
            self.choose_text(True)
            self.text.setFocus()
        else:
            self.form.land()


def _where(fault: Fault) -> str:
    """The line of a fault, or the block where it has none."""
    if fault.line:
        return say("Line {line}", line=fault.line)
    return fault.place.partition(".")[0].partition("[")[0].replace("_", " ").capitalize()
