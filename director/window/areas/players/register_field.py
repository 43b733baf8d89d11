"""The field in which a player is registered: a card, a name, or a few letters of one.

A name that one person has is that person; a name that several have is asked about, and whoever has
a name that others have already can be entered as another person.
"""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent

from director.desk.lists.list_rows import is_heading
from director.tournament.commands import ListAlternate
from director.tournament.entries.facts import PlayerRegistered
from director.tournament.entries.search_key import search_key
from director.tournament.log.log import Record
from director.tournament.seats.open_seats import has_open_seat
from director.tournament.state import PlayerNumber
from director.translation import capital, say
from director.window.areas.players.entering import cannot_enter, entrance, registering
from director.window.event.asking.people_offered import another_person, beside
from director.window.event.asking.question import when_closed
from director.window.event.asking.selling import ask_entrance
from director.window.event.asking.typed_money import has_price
from director.window.event.cockpit import Cockpit
from director.window.printing.paper_lacks import paper_lacks
from director.window.widgets.choice_list import Choice
from director.window.widgets.chooser import Chooser
from director.window.widgets.drop import COMES_BACK
from director.window.widgets.field import LINES
from director.window.widgets.labels import tip
from director.window.widgets.status_line import NOTICE, REFUSED

_SUGGESTED = 6
_HINT = say("Name or card, then Enter")


class RegisterField(Chooser):
    """A name or a card and Enter: whoever it is enters."""

    takes_names = True
    registered = Signal(int)
    """The number of the entry of whoever was registered from here."""
    stepped = Signal(int)
    """So many lines down the list of players, while nothing is offered here."""

    def __init__(self, cockpit: Cockpit) -> None:
        super().__init__(say("Register a player"), _HINT, self._suggested)
        self._cockpit = cockpit
        self._refused: PlayerNumber | None = None
        """Who was refused just now: when it is done all the same, the name goes."""
        self._asks = False
        """Whether it is asked what is handed over before it is done."""
        self._is_left_over = False
        """Whether that name only lies here: something else was done since it was refused."""
        self._doubted = ""
        """An unknown name that was asked about: with Enter once more it becomes a player."""
        self.picked.connect(self._pick)
        self.textEdited.connect(lambda _: self._type_another())
        self.entered.connect(self._register)
        cockpit.bridge.changed.connect(self._heard)

    def refresh(self) -> None:
        """Takes names as long as somebody can enter; of a closed event it says that it is."""
        why_not = when_closed(self._cockpit)
        if self.isEnabled() is bool(why_not):
            self.setEnabled(not why_not)
            self.setPlaceholderText(say("The event is closed") if why_not else _HINT)
            self.setToolTip(tip(capital(why_not)) if why_not else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """With Shift, Enter asks what is handed over; without, the price is paid to the unit."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._asks = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() in LINES and not self.is_offering:
            self.stepped.emit(LINES[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def list_typed(self) -> None:
        """Whoever is named here waits for a seat; without a name, the field asks for it."""
        typed = self.text()
        if not typed.strip():
            self.setFocus()
            self._cockpit.say(say("type a name, then press Shift+F7"), REFUSED)
            return
        if self._is_left_over and self._is_tried(typed):
            self._is_left_over = False
            self.begin()
            words = say("Shift+F7 again: {name} waits for a seat", name=typed.strip())
            self._cockpit.say(words, REFUSED)
            return
        marked = self.marked
        if marked and isinstance(marked.key, int):
            player: PlayerNumber | None = PlayerNumber(marked.key)
        else:
            player = self._refused if self._is_tried(typed) else self._meant(typed, "Shift+F7")
        if player is not None and self._cockpit.bridge.do(ListAlternate(player)):
            self.empty()

    def _suggested(self, text: str) -> list[Choice]:
        """People of the register who are not in the event, and somebody new of this name."""
        if not text.strip():
            return []
        there, index = self._there(), self._cockpit.bridge.desk.player_index
        closest = index.found(text, len(there) + _SUGGESTED).closest
        away = [number for number in closest if number not in there]
        known = away[:_SUGGESTED]
        choices = [Choice(index.name(one), beside(index, one), one) for one in known]
        if choices:
            choices[0] = choices[0]._replace(press=say("Tab"))
        typed = " ".join(text.split())
        if index.namesakes(typed):
            choices.append(another_person(index, typed, self._register_new))
        elif index.carded(typed) is None:  # and whoever works by mouse has it to click on
            choices.append(Choice(say("new: {name}", name=typed), key=typed, press=say("Enter")))
        return choices

    @property
    def _first(self) -> Choice | None:
        """What Tab takes: nobody new, for Tab also leads on."""
        one = super()._first
        return one if self.marked or not (one and isinstance(one.key, str)) else None

    def _there(self) -> set[PlayerNumber]:
        return cannot_enter(self._cockpit.tournament)

    def _pick(self, choice: Choice) -> None:
        if callable(choice.key):
            choice.key()
        elif isinstance(choice.key, int):
            self._register_number(PlayerNumber(choice.key))
        else:
            self._doubted = str(choice.key)  # a new player is what was chosen
            self._register(self._doubted)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """What was half typed here before something else was done is typed over."""
        super().focusInEvent(event)
        if event.reason() not in (*COMES_BACK, Qt.FocusReason.MouseFocusReason):
            self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._is_left_over = self._refused is not None
        super().focusOutEvent(event)

    def _register(self, typed: str) -> None:
        """Registers whoever has this card or this name, entered into the register where new."""
        player = self._meant(typed) if typed.strip() else None
        if player is None or self._register_number(player):
            return
        if player in self._there() and self._cockpit.bridge.desk.player_index.namesakes(typed):
            self.offer()  # it may be another person of this name

    def _register_new(self, typed: str) -> None:
        """Registers somebody new whose name others have already."""
        desk = self._cockpit.bridge.desk
        player = self._tried(lambda: desk.new_player(typed))
        if player is not None:
            self._register_number(player)

    def _meant(self, typed: str, key: str = "Enter") -> PlayerNumber | None:
        """Whom a card or a name means; None while several people are called so, which is asked."""
        desk = self._cockpit.bridge.desk
        if is_heading(typed):
            self._cockpit.say(say("these are headings of columns, not a player"), REFUSED)
            return None
        carded, called = desk.player_index.carded(typed), desk.named(typed)
        if carded is None and len(called) > 1:
            count, name = len(called), " ".join(typed.split())
            words = say("{count} people are called {name}: select one", count=count, name=name)
            if self._there().issuperset(called):
                words = say(
                    "all {count} people called {name} are in already: Down and Enter for another",
                    count=count,
                    name=name,
                )
            self._cockpit.say(words, REFUSED)
            self.setFocus()
            self.offer()
            return None
        if carded is None and not called and self._doubts(typed, key):
            return None
        return carded or self._tried(lambda: desk.player(typed))

    def _doubts(self, typed: str, key: str) -> bool:
        """Whether it is asked first if an unknown name is one: other keys may have been meant."""
        name = " ".join(typed.split())
        is_doubtful = len(name) == 1 or self._cockpit.tournament.clock.started
        if not is_doubtful or self._doubted == name or when_closed(self._cockpit):
            return False
        self._doubted = name
        words = say(
            "{name} is not in the register: {key} again for a new player", name=name, key=key
        )
        self._cockpit.say(words, REFUSED)
        return True

    def _tried(self, act: Callable[[], PlayerNumber]) -> PlayerNumber | None:
        """Looks somebody up or enters them into the register; nobody new for a closed event."""
        if why_not := when_closed(self._cockpit):
            self._cockpit.say(why_not, REFUSED)
            return None
        return self._cockpit.bridge.tried(act)

    def _register_number(self, player: PlayerNumber) -> bool:
        """Has somebody registered; whether that was done, or what they pay is being asked."""
        self._refused = player
        cockpit = self._cockpit
        if self._asks and has_price(cockpit.tournament):
            self._asks = False
            ask_entrance(cockpit, entrance(cockpit, player))
            return True
        if cockpit.bridge.do(registering(cockpit, player)):
            return True
        self.selectAll()
        if cockpit.forbidden and cockpit.tournament.drawn and not has_open_seat(cockpit.tournament):
            why = cockpit.why_not
            cockpit.say(say("{why}: Shift+F7  ·  F4: override", why=why), REFUSED)
        return False

    def _type_another(self) -> None:
        """Another name is typed: what was doubted of the last one holds no more."""
        self._doubted, self._is_left_over = "", False

    def _is_tried(self, typed: str) -> bool:
        """Whether the name in the field is that of whoever was refused just now."""
        tried = self._refused
        name = self._cockpit.bridge.desk.player_index.name
        return tried is not None and search_key(name(tried)) == search_key(typed)

    def _heard(self, record: Record) -> None:
        """Whoever was tried is registered, perhaps all the same: the field is free for the next."""
        self._is_left_over = self._refused is not None
        for fact in record.facts:
            if isinstance(fact, PlayerRegistered) and fact.player == self._refused:
                self._refused, self._is_left_over = None, False
                self.empty()
                self.registered.emit(fact.entry)
                name = self._cockpit.bridge.desk.player_index.name(fact.player)
                if lacks := paper_lacks(self._cockpit.sheets, name):
                    QTimer.singleShot(0, self, lambda: self._cockpit.say(lacks, NOTICE))
