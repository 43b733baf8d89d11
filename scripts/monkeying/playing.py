"""What happens at the tables of an event in sight, and what is typed for it."""

from collections.abc import Callable
from random import Random

from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from director.window.event.cockpit import Cockpit
from monkeying import words
from monkeying.answering import Answerer
from monkeying.doing import Doing
from monkeying.evenings import KINDS
from monkeying.hands import Hands
from monkeying.house import House

_MOST_OUT = 14
"""So many go out one after another at most: others have their turn."""
_IN_VAIN = 3
"""So often nobody goes out who was to: the table is over, or something has to be asked."""
_FEW_TO_COUNT = 9
_CHOICES = 9
"""So often something else is chosen on a screen until an action can be done."""
_COUNTS = 6
_NAMESAKES = 4
"""In so many lines of a list somebody is named who is not the only one of this name."""


class Playing:
    """Deeds by name, as steps of an evening call them; False where it is worth another try."""

    def __init__(
        self, house: House, hands: Hands, answerer: Answerer, doing: Doing, rng: Random
    ) -> None:
        self._house, self._hands, self._rng = house, hands, rng
        self._answerer, self._doing = answerer, doing
        self._begun = 0
        """So many events were begun."""
        self.deeds: dict[str, Callable[..., bool | None]] = {
            "let in": lambda count: self.fill(int(count)),
            "owe": lambda count: self.fill(int(count), ", owes"),
            "wait": lambda minutes: hands.wait(minutes=int(minutes)),
            "new event": self.begin,
            "bust to": lambda left: self.bust_to(int(left)),
            "bust by": lambda: self.bust(by_somebody=True),
            "bag": self.bag,
            "arrive": self.arrive,
            "of": self.do_to_somebody,
            "do on": self.do_on,
            "count everybody": self.count_everybody,
            "alternates": self.list_alternate,
            "count teams": self.count_teams,
            "nit cards": self.turn_in_cards,
            "type": hands.types,
            "press": hands.press,
            "click": self.click,
            "jam": self.jam,
            "on": self.choose_on,
            "on page": doing.choose,
        }

    @property
    def cockpit(self) -> Cockpit | None:
        """That of the event in sight."""
        return self._house.window.cockpit

    def begin(self, kind: str) -> None:
        """A new event of a kind."""
        hands, wanted = self._hands, KINDS[kind]
        hands.press("Escape", "Ctrl+N")
        self._begun += 1
        hands.types(wanted.called or f"{kind} {self._begun}")
        hands.press("Tab")
        hands.types(wanted.structure)
        for name, text in wanted.fields.items():
            if field := self._field(name):
                hands.click(field)
                hands.press("Ctrl+A")
                hands.types(text)
        hands.press("Ctrl+Return")

    def _field(self, name: str) -> QWidget | None:
        page = self._house.window.frame.page
        for one in page.findChildren(QLineEdit) if page else []:
            if one.accessibleName() == name and one.isVisible() and one.isEnabled():
                return one
        return None

    def fill(self, count: int, end: str = "") -> bool:
        """So many register; whether about as many are in."""
        self.let_in(count, end)
        return self.cockpit is None or self.cockpit.tournament.still_in > count // 2

    def let_in(self, count: int, end: str = "") -> None:
        """So many register: as a list, or one by one."""
        hands, rng = self._hands, self._rng
        if end or (count > 1 and rng.random() < 0.7):
            names = rng.sample(words.NAMES[: max(40, count)], count)
            hands.press("Ctrl+F7", "Ctrl+A")
            hands.pastes("\n".join(f"{name}{end}" for name in names))
            hands.press("Ctrl+Return", "Ctrl+Return")
            for _ in range(_NAMESAKES):
                if self._answerer.asked:  # who is meant in some line
                    hands.press(rng.choice(("1", "N", "Delete")), "Ctrl+Return")
            return
        hands.press("F7")
        if count > 1 and rng.random() < 0.5:
            hands.pastes(words.list_of_names(rng, count))
            hands.press("Return", "Return")
            return
        for name in rng.sample(words.NAMES[:40], min(count, 6)):
            hands.pastes(name)
            hands.press("Return")
        hands.press("Escape")

    def list_alternate(self) -> None:
        """Somebody comes for whom there is no seat."""
        hands = self._hands
        hands.press("F7", "Ctrl+A")
        hands.types(self._rng.choice(words.NAMES[-60:]))
        hands.press(*self._rng.choice((("Shift+F7", "Shift+F7"), ("Return", "Return", "Shift+F7"))))

    def bust(self, *, by_somebody: bool) -> None:
        """Somebody goes out, and perhaps it is said who did it."""
        hands, names = self._hands, self._answerer.names()
        if len(names) < 2:
            return
        out, by = self._rng.sample(names, 2)
        hands.press("F8")
        hands.types(out)
        if by_somebody:
            hands.press("Tab")
            hands.types(by)
        hands.press("Return")
        if self._answerer.asked:
            hands.press("Return")
        if self._answerer.asked:
            hands.press("Escape")

    def bust_to(self, left: int) -> bool:
        """Players go out until so many are left, or it has been many; whether so few are left."""
        in_vain = 0
        for _ in range(_MOST_OUT):
            before = len(self._answerer.names())
            if before <= left or in_vain > _IN_VAIN:
                break
            self.bust(by_somebody=self._rng.random() < 0.3)
            in_vain += len(self._answerer.names()) == before
        return len(self._answerer.names()) <= left

    def find(self, name: str) -> None:
        """Somebody is looked for where anything is found."""
        self._hands.press("Ctrl+K")
        self._hands.pastes(name)
        self._hands.press("Return")

    def do_to_somebody(self, action: str, *answers: str) -> bool:
        """An action for somebody who is in."""
        names = self._answerer.names()
        if not names:
            return False
        self.find(self._rng.choice(names))
        return self._doing.do(action, *answers)

    def do_on(self, screen: str, action: str, *answers: str) -> bool:
        """An action on a screen, for whatever is chosen there for which it can be done."""
        self._doing.go(screen)
        for _ in range(_CHOICES):
            if self._doing.can(action):
                break
            self._doing.choose()
        return self._doing.do(action, *answers)

    def arrive(self) -> None:
        """Somebody who was sent to another seat was seen there."""
        if (cockpit := self.cockpit) and (moving := sorted(cockpit.tournament.moving)):
            t = cockpit.tournament
            self.find(cockpit.bridge.desk.name(t.entries[self._rng.choice(moving)].player))
            self._doing.do("tables.arrive")

    def count_everybody(self) -> None:
        """The stacks of those who are left, one below the other."""
        if len(self._answerer.names()) > _FEW_TO_COUNT:
            return
        self._doing.do("screen.counts")
        for name in self._answerer.names():
            self._hands.press("Shift+Tab", "Ctrl+A")
            self._hands.types(name)
            self._hands.press("Return")
            self._hands.types(f"{self._rng.randrange(10, 80) * 500}")
            self._hands.press("Return")

    def bag(self) -> None:
        """Everybody who is in bags up, and says how many chips."""
        for name in self._answerer.names():
            self._doing.do("flights.bag", f"{name} {self._rng.randrange(10, 80) * 500}")

    def count_teams(self) -> None:
        """The chips of one team after another, in no order."""
        for _ in range(_COUNTS):
            self.choose_on("players")
            self._doing.do("teams.chips", "16000 14500 18250")

    def turn_in_cards(self) -> None:
        """Everybody but one has won a pot."""
        for name in [*reversed(self._answerer.names())]:
            self.find(name)
            if name != self._answerer.names()[0]:
                self._doing.do("player.nit_card")

    def jam(self, sheet: str) -> bool:
        """The printer jams over a sheet; whether its printing is stopped."""
        hands, house = self._hands, self._house
        house.jams, waits, hands.waits = True, hands.waits, False
        hands.press("Ctrl+P")
        hands.types(sheet)
        hands.press("Ctrl+Return")
        stopped = self._doing.do("print.stop")
        house.jams, hands.waits = False, waits
        return stopped

    def choose_on(self, screen: str) -> None:
        """Chooses something on a screen."""
        self._doing.go(screen)
        self._doing.choose()

    def click(self, begins: str) -> None:
        """Clicks on a button of the page that says this."""
        page = self._house.window.frame.page
        for one in page.findChildren(QAbstractButton) if page else ():
            if one.isVisible() and one.isEnabled() and one.text().startswith(begins):
                self._hands.click(one)
                return
