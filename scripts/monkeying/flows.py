"""Plausible things to do, in the order in which floors do them, so that deep states are reached."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from director.tournament.state import Tournament
from director.window.event.cockpit import Cockpit
from director.window.shell.areas import BY_NAME
from monkeying.answering import Answerer
from monkeying.doing import Doable, Doing
from monkeying.evenings import KINDS, Kind, Step
from monkeying.hands import Hands
from monkeying.house import House
from monkeying.playing import Playing
from monkeying.visits import VISITS
from monkeying.watching import Watch
from monkeying.wild import TIMES

_LEAVING = (
    "start_actions.quit", "start_actions.restart", "events.put_away", "event.close",
    "event.pay_out", "start_actions.sample_removed",
)  # fmt: skip
"""What makes an end of what is being done: it comes seldom, or at the end of an evening."""
_LOCKING = "staff"
"""After this visit nothing is done before somebody signs in."""
_LOCKS = 12
"""The house of one seed in so many has staff."""
_STEPS = 4
"""So many steps are done in one go at most."""
_TRIES = 3
"""So often is tried what may come to more another time: who registers, who goes out."""


class Flows:
    """What is done at the window by somebody who knows the work, and forgets things."""

    def __init__(self, house: House, hands: Hands, watch: Watch, rng: Random) -> None:
        self._house, self._hands, self._watch, self._rng = house, hands, watch, rng
        self.answerer = Answerer(house, hands, rng)
        self._doing = Doing(house, hands, watch, self.answerer, rng)
        self._playing = Playing(house, hands, self.answerer, self._doing, rng)
        kinds, visits = list(KINDS), [one for one in VISITS if one != _LOCKING]
        self._kind = kinds[watch.seed % len(kinds)]
        """Of most events of this run."""
        self._visits = [visits[(watch.seed * 3 + more) % len(visits)] for more in range(3)]
        """What is done beside them, the last first."""
        if watch.seed % _LOCKS == 0:
            self._visits.insert(2, _LOCKING)
        self._done: dict[str, int] = {}
        """How many steps of an evening are done, by its name."""
        self._tried: Counter[str] = Counter()
        """How often its next step was tried in vain."""

    def act(self) -> None:
        """What comes next where one is, or something that was not done yet."""
        if self.answerer.asked:
            self.answerer.answer()
            return
        window, roll = self._house.window, self._rng.random()
        cockpit = window.cockpit
        if cockpit and roll < 0.08 and self._visits:
            self._visit(self._visits.pop())
        elif cockpit:
            self._evening(cockpit) if roll < 0.75 else self._something()
        elif roll < 0.4:
            self._something()
        elif window.events.kept and roll < 0.9:
            self._hands.press("Escape", "Ctrl+Tab")
        else:
            self._playing.begin(self._kind if not self._done else self._rng.choice([*KINDS]))

    def _visit(self, name: str) -> None:
        for step in VISITS[name]:
            self._step(step)

    def _step(self, step: Step) -> bool:
        """Does a step; whether it came to anything."""
        what, *answers = step
        if deed := self._playing.deeds.get(what):
            return deed(*answers) is not False
        return self._doing.do(what, *answers)

    # -- an event --------------------------------------------------------------------------------

    def _evening(self, cockpit: Cockpit) -> None:
        """The next step of an evening of this kind, or what the event needs."""
        t, rng = cockpit.tournament, self._rng
        kind = KINDS.get(t.name.partition(" ")[0].lower())
        done = self._done.get(t.name, 0)
        if kind and done < len(kind.steps):
            for at in range(done, min(done + rng.randrange(1, _STEPS + 1), len(kind.steps))):
                if self._house.window.cockpit is not cockpit or not self._goes_on(t.name, kind, at):
                    break
        elif t.closed:
            closed = ("event.reopen", "event.pay_out", "events.put_away", "start_actions.quit")
            self._doing.do(rng.choice(closed))
        elif rng.random() < 0.4:
            self._playing.begin(rng.choice([*KINDS]))
        else:
            self._needed(t)

    def _goes_on(self, name: str, kind: Kind, at: int) -> bool:
        """Does a step of an evening; whether the next one follows at once."""
        step = kind.steps[at]
        went = self._step(step)
        self._tried[name] += 1
        if went or step[0] not in self._playing.deeds or self._tried[name] == _TRIES:
            self._done[name], self._tried[name] = at + 1, 0
        return went

    def _needed(self, t: Tournament) -> None:
        rng = self._rng
        if t.still_in < 2 and rng.random() < 0.7:
            self._playing.let_in(rng.randrange(6, 14))
        elif not t.seats and t.still_in > 1:
            self._doing.do("rounds.draw" if t.structure.shootout else "seats.draw")
            if rng.random() < 0.7:
                self._doing.do("clock.switch")
        elif t.still_in > 1 and rng.random() < 0.7:
            self._play()
        else:
            self._pay()

    def _play(self) -> None:
        rng = self._rng
        roll = rng.random()
        if roll < 0.4:
            self._playing.bust(by_somebody=rng.random() < 0.5)
        elif roll < 0.65:
            self._hands.wait(**rng.choice(TIMES[2:5]))
        elif roll < 0.75:
            self._doing.do("tables.proposal")
        elif roll < 0.85:
            self._playing.let_in(1)
        else:
            deeds = ("player.rebuy", "player.add_on", "player.count", "player.warn", "player.pay")
            self._playing.choose_on("players")
            self._doing.do(rng.choice(deeds))

    def _pay(self) -> None:
        deeds = (
            "prizes.table", "prizes.pay_next", "prizes.pay_all", "bounties.pay_next", "event.close",
            "money.count", "money.close", "event.pay_out", "prizes.void", "prizes.correct",
        )  # fmt: skip
        self._doing.do(self._rng.choice(deeds))

    # -- any action ------------------------------------------------------------------------------

    def _something(self) -> None:
        """Something that was never done before, if it can be; else whatever can be."""
        rng = self._rng
        every = [each for each in self._doing.every() if each[1].id not in _LEAVING]
        if rng.random() < 0.02:
            every = [*self._doing.every()]
        new = [each for each in every if not self._watch.ran[each[1].id]]
        can = [each for each in new if _can_be_done(each)]
        hard = [each for each in new if each[1].screens and each not in can]
        if can and rng.random() < 0.7:
            self._doing.carry_out(*rng.choice(can))
        elif hard and rng.random() < 0.8:
            self._hunt(hard)
        else:
            if rng.random() < 0.5:
                self._playing.choose_on(rng.choice(list(BY_NAME)))
            self._doing.carry_out(*rng.choice(every))

    def _hunt(self, hard: Sequence[Doable]) -> None:
        """To a screen where something is done that was never done, and to whom it may be done."""
        screen = self._rng.choice(self._rng.choice(hard)[1].screens)
        self._doing.go(screen)
        self._doing.choose()
        there = [each for each in hard if screen in each[1].screens and _can_be_done(each)]
        if there:
            self._doing.carry_out(*self._rng.choice(there))


def _can_be_done(each: Doable) -> bool:
    bound, action = each
    if bound.refusal(action.id) is None:
        return True
    whom = bound.needs(action.id)
    return whom is not None and whom.nobody(bound.subject) is None
