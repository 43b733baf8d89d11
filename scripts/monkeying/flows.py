"""Plausible things to do, in the order in which floors do them, so that deep states are reached."""

from collections.abc import Sequence
from random import Random
from typing import Any

from PySide6.QtWidgets import QLineEdit, QTableView, QWidget

from director.window.event.cockpit import Cockpit
from director.window.shell.areas import BY_NAME
from director.window.widgets.action import Action, Bound
from monkeying import words
from monkeying.answering import Answerer
from monkeying.hands import Hands
from monkeying.house import House
from monkeying.watching import Watch
from monkeying.wild import TIMES

KINDS: dict[str, tuple[str, dict[str, str]]] = {
    "mixed": (
        "horse",
        {"Buy-in to the pool": "100", "Fee": "20", "Rebuy": "100", "Add-on": "100"},
    ),
    "bounties": ("bounty", {"Buy-in to the pool": "100", "Bounty": "25"}),
    "shootout": ("shootout", {"Buy-in to the pool": "50"}),
    "lammers": ("lammers", {"Buy-in to the pool": "60", "Players expected": "18"}),
    "teams": ("team", {"Buy-in to the pool": "40"}),
    "choice": ("choice", {"Buy-in to the pool": "30"}),
    "turbo": ("turbo", {"Buy-in to the pool": "20", "Fee": "5"}),
    "rebuys": ("rebuys", {"Buy-in to the pool": "20"}),
    "deep": ("deep", {"Buy-in to the pool": "50", "Bounty": "10"}),
    "flights": ("freezeout", {"Buy-in to the pool": "50"}),
    "counted": ("freezeout", {}),
}
"""What is typed into the search for a structure, and into which fields of a new event."""
BESIDE = ("", "", "", "start_actions.structures", "aside.new_game", "start_actions.register")
"""What else is done on an evening: nothing, or the editor, the game maker, the register."""
NEXT: dict[str, tuple[str, ...]] = {
    "flights": ("flights.open", "flights.bag", "flights.end", "flights.join", "flights.house"),
    "shootout": ("rounds.plan", "rounds.draw", "clock.own", "rounds.clock", "print.bracket"),
    "teams": ("teams.enter", "teams.members", "teams.chips", "teams.cut", "teams.pay"),
    "bounties": (
        "bounties.way", "bounties.envelopes", "bounties.draw", "bounties.open",
        "bounties.unnamed", "bounties.pay_next", "bounties.pay", "print.bounties",
    ),
    "lammers": ("player.lammers", "lammers.all", "print.lammers"),
    "choice": ("tables.turn", "tables.game", "print.choices"),
    "turbo": (
        "prizes.satellite", "tickets.issue", "tickets.pass_on", "tickets.return", "tickets.cash",
        "tickets.enter", "tickets.reserve", "print.tickets", "print.ticket", "print.ticket_slips",
    ),
    "counted": (
        "clock.count_entry", "clock.count_entries", "clock.count_rebuy", "clock.count_rebuys",
        "clock.count_add_on", "clock.count_add_ons", "clock.count_outs", "clock.count_back",
        "clock.count_entry_less", "clock.count_rebuy_less", "clock.count_add_on_less",
        "clock.count_entries_less", "clock.count_rebuys_less", "clock.count_add_ons_less",
        "players.out_here", "players.register_here",
    ),
    "deep": ("deal.agree", "deal.icm", "deal.chop", "deal.even", "deal.hold", "deal.withdraw"),
}  # fmt: skip
"""What an event of this kind has that others have not."""


class Flows:
    """What is done at the window by somebody who knows the work, and forgets things."""

    def __init__(self, house: House, hands: Hands, watch: Watch, rng: Random) -> None:
        self._house, self._hands, self._watch, self._rng = house, hands, watch, rng
        self.answerer = Answerer(house, hands, rng)
        self._named = 0
        self._kind = rng.choice(list(KINDS))
        """Of most events of this run."""
        self._beside_it = rng.choice(BESIDE)

    def act(self) -> None:
        """What comes next where one is, or something that was not done yet."""
        if self.answerer.asked:
            self.answerer.answer()
            return
        window, roll = self._house.window, self._rng.random()
        cockpit, own = window.cockpit, window.frame.actions
        if own and cockpit is None and roll < 0.85:
            self._something([own])
        elif cockpit is None and window.events.kept and roll < 0.6:
            self._hands.press("Escape", "Ctrl+Tab")
        elif cockpit is None and roll < 0.7:
            self._new_event()
        elif cockpit is None or roll > 0.95:
            if self._beside_it and self._rng.random() < 0.5:
                self._do(self._beside_it)
            else:
                self._something(self._beside())
        elif roll < 0.5:
            self._evening(cockpit)
        else:
            self._something(self._here())

    # -- an event --------------------------------------------------------------------------------

    def _new_event(self) -> None:
        hands, rng = self._hands, self._rng
        kind = self._kind if rng.random() < 0.7 else rng.choice(list(KINDS))
        wanted, fields = KINDS[self._kind]
        hands.press("Escape", "Ctrl+N")
        self._named += 1
        hands.types(f"{kind} {self._named}")
        hands.press("Tab")
        hands.types(wanted)
        for name, text in fields.items():
            if field := self._field(name):
                hands.click(field)
                hands.press("Ctrl+A")
                hands.types(text)
        hands.press("Ctrl+Return")

    def _evening(self, cockpit: Cockpit) -> None:
        """What the event needs next."""
        t, rng = cockpit.tournament, self._rng
        own = NEXT.get(t.name.partition(" ")[0], ())
        if t.closed:
            self._do(rng.choice(("event.reopen", "event.pay_out", "events.put_away")))
        elif own and rng.random() < 0.4:
            self._do(rng.choice([one for one in own if not self._watch.ran[one]] or own))
        elif t.name.startswith("counted"):
            self._do(rng.choice(("clock.switch", "clock.next", "clock.unlock", "clock.more")))
        elif t.still_in < 2 and rng.random() < 0.7:
            self._let_in(rng.randrange(6, 14))
        elif not t.seats and t.still_in > 1:
            self._do("rounds.draw" if t.structure.shootout else "seats.draw")
            if rng.random() < 0.7:
                self._do("clock.switch")
        elif t.still_in > 1 and rng.random() < 0.7:
            self._play()
        else:
            self._pay()

    def _let_in(self, count: int) -> None:
        hands, rng = self._hands, self._rng
        hands.press("F7")
        if rng.random() < 0.4:
            hands.pastes(words.list_of_names(rng, count))
            hands.press("Return", "Return")
            return
        for name in rng.sample(words.NAMES[:40], min(count, 5)):
            hands.pastes(name)
            hands.press("Return")
        hands.press("Escape")

    def _play(self) -> None:
        hands, rng = self._hands, self._rng
        roll = rng.random()
        if roll < 0.4:
            self._bust()
        elif roll < 0.65:
            hands.wait(**rng.choice(TIMES[2:5]))
        elif roll < 0.75:
            self._do("tables.proposal")
        elif roll < 0.85:
            self._let_in(1)
        else:
            deeds = ("player.rebuy", "player.add_on", "player.count", "player.warn", "player.pay")
            self._choose_player()
            self._do(rng.choice(deeds))

    def _bust(self) -> None:
        hands, rng, names = self._hands, self._rng, self.answerer.names()
        if len(names) < 2:
            return
        out, by = rng.sample(names, 2)
        hands.press("F8")
        hands.types(out)
        if rng.random() < 0.5:
            hands.press("Tab")
            hands.types(by)
        hands.press("Return")
        if self.answerer.asked:
            hands.press("Return")
        if self.answerer.asked:
            hands.press("Escape")

    def _pay(self) -> None:
        deeds = (
            "prizes.table", "prizes.pay_next", "prizes.pay_all", "bounties.pay_next", "event.close",
            "money.count", "money.close", "event.pay_out", "prizes.void", "prizes.correct",
        )  # fmt: skip
        self._do(self._rng.choice(deeds))

    # -- any action ------------------------------------------------------------------------------

    def _something(self, bounds: Sequence[Bound[Any]]) -> None:
        """Something that can be done now; what was never done before comes first."""
        rng = self._rng
        can = [
            (bound, one)
            for bound in bounds
            for one in bound.declared
            if bound.is_there(one.id) and not bound.refusal(one.id)
        ]
        new = [each for each in can if not self._watch.ran[each[1].id]]
        if not new and rng.random() < 0.5:
            self._turn()
            return
        if can:
            self._carry_out(*rng.choice(new if new and rng.random() < 0.7 else can))

    def _turn(self) -> None:
        """To another screen, and to something there: what cannot be done here may be there."""
        self._go(self._rng.choice(list(BY_NAME)))
        self._on_screen()

    def _here(self) -> list[Bound[Any]]:
        window = self._house.window
        every: list[Bound[Any] | None] = [window.event_actions, window.frame.actions]
        return [one for one in every if one] + (self._beside() if self._rng.random() < 0.3 else [])

    def _beside(self) -> list[Bound[Any]]:
        window = self._house.window
        own = [window.frame.actions] if window.frame.actions else []
        return [*own, window.program_actions, window.register_actions]

    def _do(self, action: str) -> None:
        """An action by its id, if it can be done."""
        for bound in self._here():
            for one in bound.declared:
                if one.id == action and not bound.refusal(action):
                    self._carry_out(bound, one)
                    return

    def _carry_out(self, bound: Bound[Any], action: Action[Any]) -> None:
        """By its key, where it has one; else by the menu or where anything is found."""
        hands, rng = self._hands, self._rng
        if action.screens and rng.random() < 0.9:
            self._go(rng.choice(action.screens))
            self._on_screen()
        if bound.refusal(action.id):
            return
        if action.key and rng.random() < 0.7:
            hands.press(action.key)
        elif rng.random() < 0.5:
            hands.trigger(bound[action.id])
        else:
            hands.press("Ctrl+K")
            hands.pastes(bound.text(action.id).replace("…", "").strip())
            hands.press("Return")
        if rng.random() < 0.9:
            self.answerer.answer()

    def _go(self, screen: str) -> None:
        cockpit = self._house.window.cockpit
        if cockpit and cockpit.screen != screen:
            actions = self._house.window.event_actions
            if actions and f"screen.{screen}" in {one.id for one in actions.declared}:
                key = next(one.key for one in actions.declared if one.id == f"screen.{screen}")
                self._hands.press(key)

    def _choose_player(self) -> None:
        self._go("players")
        self._on_screen()

    def _on_screen(self) -> None:
        """Chooses something in a list of the screen in sight, by the arrows."""
        hands, rng = self._hands, self._rng
        page = self._house.window.frame.page
        views = [one for one in page.findChildren(QTableView) if one.isVisible()] if page else []
        if not views:
            hands.press("Tab")
            return
        view = rng.choice(views)
        model = view.model()
        if model.rowCount() and view.focusPolicy():
            row = rng.randrange(min(model.rowCount(), 12))
            spot = view.visualRect(model.index(row, 0)).center()
            if view.viewport().rect().contains(spot):
                hands.click(view.viewport(), spot)
        hands.press(*(["Down"] * rng.randrange(1, 3)))

    def _field(self, name: str) -> QWidget | None:
        page = self._house.window.frame.page
        for one in page.findChildren(QLineEdit) if page else []:
            if one.accessibleName() == name and one.isVisible() and one.isEnabled():
                return one
        return None
