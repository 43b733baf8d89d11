"""Files the ruling in sight in the event's log: at which table, which hand, and a note."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtWidgets import QWidget

from director.gui.events.cockpits import Cockpit
from director.gui.parts.drops import Drop
from director.gui.parts.fields import Field
from director.gui.parts.labels import captioned, holding, label, row
from director.gui.showdowns.judgements import Judgement
from director.tournament.commands import FileRuling
from director.tournament.filings import Occasion
from director.tournament.structures import Level
from director.words import say


class FilingDrop(Drop):
    """Asks for the occasion; Enter in any field files."""

    def __init__(
        self,
        cockpit: Cockpit,
        parent: QWidget,
        judgement: Callable[[], Judgement],
        case: Callable[[], Mapping[str, Any]],
    ) -> None:
        super().__init__(parent)
        self._cockpit, self._judgement, self._case = cockpit, judgement, case
        self.table = Field(say("Table"), say("number"))
        self.hand = Field(say("Hand"), say("which hand it was"))
        self.note = Field(say("Note"), say("what was disputed, who was asked"))
        self._headline = label("", "soft", wrap=True)
        self._fault = label("", "fault", wrap=True)
        self.table.setFixedWidth(96)
        self.box.addWidget(label(say("File this ruling"), "head"))
        self.box.addWidget(self._headline)
        fields = row(captioned(say("Table"), self.table), captioned(say("Hand"), self.hand))
        self.box.addWidget(holding(fields))
        self.box.addWidget(captioned(say("Note"), self.note))
        self.box.addWidget(self._fault)
        self.box.addWidget(label(say("Enter files it, Escape does not"), "hint"))
        for field in (self.table, self.hand, self.note):
            field.returnPressed.connect(self.file)

    def ask(self) -> None:
        """Opens, ready to type the table."""
        self._headline.setText(self._judgement().headline)
        self._fault.hide()
        for field in (self.table, self.hand, self.note):
            field.empty()
        self.drop()
        self.table.setFocus()

    @property
    def occasion(self) -> Occasion | None:
        """Where and when; None while the table is no number."""
        table = self.table.text().strip()
        if table and not table.isdecimal():
            return None
        level = self._cockpit.tournament.structure.level_before(self._cockpit.bridge.face.step)
        return Occasion(
            int(table) if table else None,
            level.label if isinstance(level, Level) else "",
            self.hand.text().strip(),
            self.note.text().strip(),
        )

    def file(self) -> None:
        """Files the ruling as it stands now."""
        occasion, judgement = self.occasion, self._judgement()
        if occasion is None:
            self._fault.setText(say("a table has a number"))
            self._fault.show()
            self.settle()
            return
        case = json.dumps(self._case(), ensure_ascii=False)
        self._cockpit.bridge.do(FileRuling(case, judgement.headline, judgement.reasons, occasion))
        self.lift()
