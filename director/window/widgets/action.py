"""What can be done, declared as data: one list makes the menus, the buttons and the keys.

A key of its own (a letter, Space, an arrow) counts only where nothing else wants it: no field has
the focus, no button, no list. One that does something to an event names the screens that it belongs
to, and none of them is a screen on which cards and answers are typed: what is typed beside a field
there is lost, and never a command. Keys with Ctrl and the function keys count everywhere.

What needs a person, a table or a prize asks which one where none is chosen, from wherever it is
called: menu, button, key or palette. It is grey only where it can be done to none.

What is in sight is asked after every act whether it can be done and what it is called; the rest
when somebody wants to know: a menu that opens, a key, who takes it from `Bound`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Generic, TypeVar
from weakref import WeakKeyDictionary

from PySide6.QtCore import QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from director.translation import capital, say
from director.window.look.icons import icon
from director.window.widgets.choice_list import Choice
from director.window.widgets.drop import QUESTION_OPEN, leave_questions
from director.window.widgets.labels import tip

Subject = TypeVar("Subject")
DoneTo = TypeVar("DoneTo", contravariant=True)
"""What can be done to a rulings desk can be done to an event that has one."""

KEY, ALSO = "key", "also"
"""The properties of what Qt makes of an action that hold its keys as they are printed."""
_WITH_CTRL = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_SIGNS = ("?",)
_FUNCTION_KEYS = range(Qt.Key.Key_F1, Qt.Key.Key_F35 + 1)


@dataclass(frozen=True)
class Needs(Generic[DoneTo]):
    """Who or what is to be chosen before something can be done."""

    question: str
    """As it is asked: "Which player?"."""
    among: Callable[[DoneTo, str], Sequence[Choice]]
    """Those to whom it can be done and who answer to what is typed; for nothing typed, all."""
    nobody: Callable[[DoneTo], str | None]
    """Why it can be done to none of them; None if it can."""
    choose: Callable[[DoneTo, Any], object]
    """Chooses one by the key of its choice, on the screen where it is done."""
    is_chosen: Callable[[DoneTo], bool]
    """Whether one is chosen, be it to be done to or not: nothing is asked then but in the palette,
    from where it may be out of sight."""
    hint: str = "Name, table or seat: mar, 2, 2-5"
    """An example of what is typed."""
    refusal: Callable[[DoneTo, str], str | None] = lambda *_: None
    """Why it cannot be done to whom a text names; None if it can, or nobody is called so."""


@dataclass(frozen=True)
class Action(Generic[DoneTo]):
    """One thing that can be done to a subject."""

    id: str
    text: str
    do: Callable[[DoneTo], object]
    menu: str
    """What it is about, for the palette and the key sheet; empty where a twin of it says so."""
    key: str = ""
    also: str = ""
    """A second key, for hands that have learnt it elsewhere."""
    icon: str = ""
    refusal: Callable[[DoneTo], str | None] = lambda _: None
    """Why it cannot be done now; None if it can."""
    title: Callable[[DoneTo], str] | None = None
    """What it says instead of its text, where that depends: what "undo" takes back."""
    checked: Callable[[DoneTo], bool] | None = None
    """Whether it is on, where it is something that is on or off."""
    is_there: Callable[[DoneTo], bool] = lambda _: True
    """Whether anybody is to know of it at all."""
    screen: str = ""
    """The screen on which a key of its own counts; everywhere if empty."""
    also_on: tuple[str, ...] = ()
    """Further screens on which it counts."""
    needs: Needs[DoneTo] | None = None
    """Whom it asks for where nobody is chosen."""
    named: Callable[[DoneTo, str], Callable[[], object] | None] | None = None
    """How it is done to those whom a text names, where it asks for them itself; None for nobody."""
    refusal_of_named: Callable[[DoneTo, str], str | None] = lambda *_: None
    """Why it cannot be done to those; None if it can, or nobody is called so."""
    beside: bool = False
    """Whether it is done also while something is asked: it leads elsewhere, or touches nothing that
    could be asked about."""
    words: str = ""
    """What else people type who look for it, with commas between: "KO, bust out, eliminate"."""

    @property
    def is_bare(self) -> bool:
        """Whether its key is a key of its own."""
        return bool(self.key) and _stands_alone(self.key)

    @property
    def screens(self) -> tuple[str, ...]:
        """The screens on which its key counts; none where it counts everywhere."""
        return (self.screen, *self.also_on) if self.screen else ()

    @property
    def key_text(self) -> str:
        """The key as it is printed on keyboards."""
        return _printed(self.key)

    @property
    def key_texts(self) -> str:
        """Both keys as they are printed, for a list of keys; empty for none."""
        return ", ".join([_printed(key) for key in (self.key, self.also) if key])

    @property
    def pressed(self) -> Sequence[str]:
        """What is pressed for it: both keys, and either of the two that are called Enter."""
        keys = [key for key in (self.key, self.also) if key]
        return [*keys, *(key.replace("Enter", "Return") for key in keys if key.endswith("Enter"))]


@cache
def _stands_alone(key: str) -> bool:
    return _is_bare(_combination(key))


@cache
def _printed(key: str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


@cache
def _combination(key: str) -> QKeyCombination:
    return QKeyCombination.fromCombined(QKeySequence(key)[0].toCombined())  # type: ignore[index]  # not in the stub


def _is_bare(combination: QKeyCombination) -> bool:
    if combination.keyboardModifiers() & _WITH_CTRL:
        return False
    return combination.key() not in _FUNCTION_KEYS


class Bound(QObject, Generic[Subject]):
    """The actions of one subject, as Qt wants them."""

    def __init__(
        self,
        actions: Iterable[Action[Subject]],
        subject: Subject,
        refuse: Callable[[str], object],
        parent: QObject,
        unsay: Callable[[str], object] = lambda _: None,
    ) -> None:
        """`refuse` is told why an action's key did nothing, `unsay` once that holds no more."""
        super().__init__(parent)
        self._unsay = unsay
        self.forbids: Callable[[str], str | None] = lambda _: None
        """Why nobody at this station can do an action now, by its id: a role, a lost line."""
        self.hides: Callable[[str], bool] = lambda _: False
        """Whether whoever is at this station never may do an action, by its id."""
        self.screen: Callable[[], str] = lambda: ""
        """The screen in sight, by its name; empty where keys of their own are the same anywhere."""
        self.asks_first: Callable[[str, Needs[Subject], Callable[[Any], object]], object] | None
        self.asks_first = None
        """Asks which one is meant, under a title, and has it done to that; None where it cannot."""
        self._refused: tuple[str, str] | None = None
        """The action whose key did nothing last, and why."""
        self._subject = subject
        self._refuse = refuse
        self._declared = {action.id: action for action in actions}
        self._made: dict[str, QAction] = {}
        """Those that somebody wanted."""
        self._twins = self._twins_of_all()
        self._shortcuts, self._keyed = self._by_keys()
        self._taken = self._keys_of_screens()
        self._shown: dict[str, tuple[str, str | None, bool, str]] = {}
        """What each says: text, why it cannot be done, whether it is ticked, its keys here."""
        self._unasked = {*self._declared}
        """Those that may say what was true before."""
        self._seen_in: WeakKeyDictionary[QWidget, set[str]] = WeakKeyDictionary()

    @property
    def subject(self) -> Subject:
        """What they are done to."""
        return self._subject

    def __getitem__(self, action_id: str) -> QAction:
        """An action, which says what is true now."""
        self._ask_anew(action_id)
        return self._made[action_id]

    @property
    def with_shortcuts(self) -> list[QAction]:
        """Those whose keys Qt looks up itself, wherever they are pressed."""
        return [self._made_of(one) for one in self.declared if one.key and not one.is_bare]

    @property
    def declared(self) -> Iterable[Action[Subject]]:
        """Every action, as it was declared."""
        return self._declared.values()

    def refresh(self) -> None:
        """Has each action asked anew whether it can be done, and what it is called."""
        self._unasked.update(self._declared)
        for widget, names in list(self._seen_in.items()):
            if not isValid(widget):
                del self._seen_in[widget]
            elif widget.isVisible():
                for name in names:
                    self._ask_anew(name)
        if self._refused and self.why_not(self._refused[0]) != self._refused[1]:
            self._unsay(self._refused[1])
            self._refused = None

    def see(self, widget: QWidget, action_id: str) -> None:
        """An action is asked now, and after each act as long as this widget is in sight."""
        self._seen_in.setdefault(widget, set()).add(action_id)
        self._ask_anew(action_id)

    def meet(self, event: QKeyEvent) -> None:
        """A key is pressed: Qt looks it up next among the shortcuts of what is on."""
        with_ctrl = event.modifiers() & _WITH_CTRL
        meant = self._shortcuts.get(event.key())
        if meant is None and with_ctrl and event.key() < Qt.Key.Key_Escape:
            meant = [name for names in self._shortcuts.values() for name in names]
            # a letter of another script: Qt knows which key that is
        for name in meant or ():
            self._ask_anew(name)

    def _ask_anew(self, action_id: str) -> None:
        if action_id not in self._unasked:
            return
        self._unasked.discard(action_id)
        action = self._declared[action_id]
        ticked = bool(action.checked and action.checked(self._subject))
        keys = self._keys_here(action, self.screen())
        needs, why_not = self._as_it_is(action_id)
        title = self.text(action_id)
        if needs and why_not is None and not title.endswith("…"):
            title = f"{title} …"  # in a menu three dots say that something is asked first
        shows = title, why_not, ticked, keys
        if shows != self._shown.get(action_id):
            self._shown[action_id] = shows
            self._show(action, *shows)

    def _by_keys(self) -> tuple[Mapping[int, Sequence[str]], Mapping[int, Sequence[str]]]:
        """The ids by the key of their shortcuts, and all that have a key by the whole of it."""
        shortcuts: dict[int, list[str]] = {}
        keyed: dict[int, list[str]] = {}
        for one in self.declared:
            for key in () if one.is_bare else one.pressed:
                shortcuts.setdefault(_combination(key).key(), []).append(one.id)
            for key in one.pressed:
                keyed.setdefault(_combination(key).toCombined(), []).append(one.id)
        return shortcuts, keyed

    def _keys_of_screens(self) -> Mapping[str, set[str]]:
        """By screen the keys of their own that something has there."""
        found: dict[str, set[str]] = {}
        for one in self.declared:
            for screen in one.screens if one.is_bare else ():
                found.setdefault(screen, set()).add(one.key_text)
        return found

    def _twins_of_all(self) -> Mapping[str, Sequence[Action[Subject]]]:
        """For what is in a menu, those that are in none and do the same with another key."""
        in_no_menu: dict[Callable[[Subject], object], list[Action[Subject]]] = {}
        for one in self.declared:
            if not one.menu:
                in_no_menu.setdefault(one.do, []).append(one)
        return {one.id: in_no_menu.get(one.do, ()) for one in self.declared if one.menu}

    def _keys_here(self, action: Action[Subject], here: str) -> str:
        """What stands beside it in a menu, where Qt does not say it by itself.

        Its own key, unless that does something else on this screen, and that of a twin here.
        """
        twins = [one.key_text for one in self._twins.get(action.id, ()) if here in one.screens]
        taken = action.is_bare and action.key_text in self._taken.get(here, ())
        if taken and here not in action.screens:
            return ""
        if action.is_bare or twins:
            return ", ".join([one for one in (action.key_text, *twins) if one])
        return ""

    def _show(
        self, action: Action[Subject], text: str, why_not: str | None, ticked: bool, keys: str
    ) -> None:
        made = self._made_of(action)
        made.setEnabled(why_not is None)
        hint = f"{text}  ({action.key_text})" if action.key else text
        made.setToolTip(tip(f"{text}: {capital(why_not)}" if why_not else hint))
        made.setText(f"{text}\t{keys}" if keys else text)
        if action.checked:
            made.setChecked(ticked)

    def text(self, action_id: str) -> str:
        """What an action is called now, without its key."""
        action = self._declared[action_id]
        return action.title(self._subject) if action.title else say(action.text)

    def refusal(self, action_id: str) -> str | None:
        """Why an action cannot be done now; None if it can."""
        return self.forbids(action_id) or self._declared[action_id].refusal(self._subject)

    def why_not(self, action_id: str) -> str | None:
        """Why an action can be done neither as it is nor to any that it would ask for."""
        return self._as_it_is(action_id)[1]

    def _as_it_is(self, action_id: str) -> tuple[Needs[Subject] | None, str | None]:
        """What it asks for before it is done, where it needs one and none is chosen; and why not.

        Both at once: it is asked of everything in sight after every act.
        """
        refused = self.refusal(action_id)
        needs = self.asks_whom(action_id) if refused is not None and self.asks_first else None
        if needs is None or needs.is_chosen(self._subject):
            return None, refused
        return needs, needs.nobody(self._subject)

    def needs(self, action_id: str) -> Needs[Subject] | None:
        """What may be chosen so that an action can be done; None where it can, or never can."""
        return None if self.refusal(action_id) is None else self.asks_whom(action_id)

    def asks_whom(self, action_id: str) -> Needs[Subject] | None:
        """What may be chosen for an action, also where it can be done with what is chosen."""
        return None if self.forbids(action_id) else self._declared[action_id].needs

    def named(self, action_id: str, text: str) -> Callable[[], object] | None:
        """How an action is done to those whom a text names; None where it cannot be, now or so."""
        action = self._declared[action_id]
        if action.named is None or self.refusal(action_id):
            return None
        do = action.named(self._subject, text)
        return partial(self._do_named, action, do) if do else None

    def refusal_of_named(self, action_id: str, text: str) -> str | None:
        """Why an action cannot be done to those whom a text names; None where that is not known."""
        action = self._declared[action_id]
        if why_not := self.forbids(action_id) or action.refusal_of_named(self._subject, text):
            return why_not
        return action.needs.refusal(self._subject, text) if action.needs else None

    def is_there(self, action_id: str) -> bool:
        """Whether an action is to be found at all."""
        return self._declared[action_id].is_there(self._subject)

    def in_menus(self, action_id: str) -> bool:
        """Whether an action stands in its menu: it is there, and not for other roles alone."""
        return self.is_there(action_id) and not self.hides(action_id)

    def redress(self) -> None:
        """Draws the icons anew, in the colours now worn."""
        for name, made in self._made.items():
            if drawn := self._declared[name].icon:
                made.setIcon(icon(drawn))

    def press(self, event: QKeyEvent, screen: str, family: str = "") -> bool:
        """Does what a key of its own stands for on this screen; whether it stands for anything.

        Of a family alone, where one is named by the beginning of its ids.
        """
        pressed = event.keyCombination()
        if (held := pressed.keyboardModifiers()) & Qt.KeyboardModifier.KeypadModifier:
            pressed = QKeyCombination(held & ~Qt.KeyboardModifier.KeypadModifier, pressed.key())
        if event.text() in _SIGNS:
            # with Shift on one keyboard, without on another
            pressed = QKeyCombination(pressed.key())
        names = self._keyed.get(pressed.toCombined(), ())
        # what a key does on this screen comes before why it does nothing of another's
        for name in sorted(names, key=lambda one: screen not in self._declared[one].screens):
            action = self._declared[name]
            if action.screens and screen not in action.screens:
                continue
            if not action.is_bare and self[name].isEnabled():
                continue  # Qt does it; it says nothing for what is off
            if name.startswith(family):
                self.ask(name)
                return True
        return False

    def ask(self, action_id: str) -> None:
        """Does an action, asks first to which it is done, or says why not."""
        action = self._declared[action_id]
        needs, why_not = self._as_it_is(action_id)
        if why_not:
            self._say_refused(action_id, why_not)
        elif needs and self.asks_first:
            title, do = self.text(action_id), partial(self.do_to, action_id)
            self._do_named(action, partial(self.asks_first, title, needs, do))
        else:
            self._do(action)
        if action.checked:  # Qt has ticked or unticked it by itself, whatever came of it
            self._made_of(action).setChecked(action.checked(self._subject))
            self._shown.pop(action_id, None)

    def say_why_not(self, action_id: str) -> None:
        """Says why an action is off; nothing where it is on."""
        if why_not := self.why_not(action_id):
            self._say_refused(action_id, why_not)

    def _say_refused(self, action_id: str, why_not: str) -> None:
        self._refused = action_id, why_not
        self._refuse(why_not)

    def do_to(self, action_id: str, key: object) -> None:
        """Does an action to the one that is now chosen by the key of its choice."""
        if needs := self._declared[action_id].needs:
            needs.choose(self._subject, key)
        self.ask(action_id)

    def _made_of(self, action: Action[Subject]) -> QAction:
        if action.id not in self._made:
            self._made[action.id] = self._make(action)
        return self._made[action.id]

    def _make(self, action: Action[Subject]) -> QAction:
        made = QAction(self)
        made.setObjectName(action.id)
        made.setProperty(KEY, action.key_text)
        made.setProperty(ALSO, _printed(action.also) if action.also else "")
        made.setCheckable(action.checked is not None)
        if action.icon:
            made.setIcon(icon(action.icon))
        if action.key and not action.is_bare:
            made.setShortcuts([QKeySequence(key) for key in action.pressed])
        made.triggered.connect(lambda _=False: self.ask(action.id))
        return made

    def _do(self, action: Action[Subject]) -> None:
        self._do_named(action, partial(action.do, self._subject))

    def _do_named(self, action: Action[Subject], do: Callable[[], object]) -> None:
        if action.beside or leave_questions():
            do()
        else:
            self._refuse(QUESTION_OPEN)


def see(widget: QWidget, *actions: QAction) -> None:
    """Declared actions say in a widget what is true, from now on whenever it is in sight."""
    for action in actions:
        bound = action.parent()
        if isinstance(bound, Bound):
            bound.see(widget, action.objectName())
