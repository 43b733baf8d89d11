"""Files the ruling in sight in the event's log: at which table, which hand, and a note."""

import json

from PySide6.QtWidgets import QWidget

from director.tournament.commands import FileRuling
from director.tournament.filed_rulings.state import Occasion
from director.translation import say
from director.window.rulings_desk.give_ruling import Spoken
from director.window.rulings_desk.rulings_desk import RulingsDesk
from director.window.widgets.drop import Drop
from director.window.widgets.field import Field
from director.window.widgets.labels import captioned, holding, label, row


class FilingDrop(Drop):
    """Asks for the occasion; Enter in any field files."""

    def __init__(self, desk: RulingsDesk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._spoken: Spoken | None = None
        self.table = Field(say("Table"), say("number"))
        self.hand = Field(say("Hand"), say("hand number or description"))
        self.note = Field(say("Note"), say("what was disputed, who was consulted"))
        self._headline = label("", "soft", wrap=True)
        self._fault = label("", "fault", wrap=True)
        self.table.setFixedWidth(96)
        self.box.addWidget(label(say("File this ruling"), "head"))
        self.box.addWidget(self._headline)
        fields = row(captioned(say("Table"), self.table), captioned(say("Hand"), self.hand))
        self.box.addWidget(holding(fields))
        self.box.addWidget(captioned(say("Note"), self.note))
        self.box.addWidget(self._fault)
        self.box.addWidget(label(say("Enter to file, Escape to cancel"), "hint"))
        for field in (self.table, self.hand, self.note):
            field.returnPressed.connect(self.file)

    def ask(self, spoken: Spoken) -> None:
        """Opens, ready to type the table at which this ruling was given, or the hand."""
        self._spoken = spoken
        self._headline.setText(spoken.headline)
        self._fault.hide()
        for field in (self.table, self.hand, self.note):
            field.empty()
        self.table.setText(str(spoken.table or ""))
        self.drop()
        (self.hand if spoken.table else self.table).setFocus()

    @property
    def occasion(self) -> Occasion | None:
        """Where and when; None while the table is no number."""
        table = self.table.text().strip()
        if table and not table.isdecimal():
            return None
        level = self._desk.level
        return Occasion(
            int(table) if table else None,
            level.label if level else "",
            self.hand.text().strip(),
            self.note.text().strip(),
        )

    def file(self) -> None:
        """Files the ruling that it was opened with."""
        occasion, spoken = self.occasion, self._spoken
        if occasion is None:
            self._fault.setText(say("type the table number"))
            self._fault.show()
            self.settle()
            return
        if spoken:
            case = json.dumps(spoken.case, ensure_ascii=False)
            self._desk.file(FileRuling(case, spoken.headline, spoken.reasons, occasion))
        self.lift()
