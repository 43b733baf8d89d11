"""A whole event of 180 players through the window, with everything that goes wrong on an evening.

A small model keeps its own books beside it, in plain dictionaries: who paid what, who sits where,
who went out in which order. At every stage the event has to say the same, to the chip. All is done
by keys; only the time, and the structure, come from the test.
"""

from collections import Counter
from dataclasses import replace
from itertools import count
from random import Random

import pytest
from PySide6.QtCore import Qt

from director.books.book import Books
from director.desk.register import Change, Person
from director.house import shelf
from director.tournament.entries.terms import AddOns, LateRegistration, Rebuys, ReEntries
from director.tournament.log.log import Log
from director.tournament.seats.draws import Place
from director.tournament.structure.files import load_structure
from director.tournament.structure.moments import Moment
from director.window.look.styles import prepare
from tests.window.stages import CTRL, Stage

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL_SHIFT = CTRL | SHIFT
FIRST = (
    "Alwin", "Berta", "Cosmo", "Delia", "Egmont", "Floris", "Gerda", "Hauke", "Imke", "Jorin",
    "Kaspar", "Lioba", "Merle", "Nestor", "Odile",
)  # fmt: skip
LAST = (
    "Achterberg", "Bruckner", "Cordes", "Dalbeck", "Enzensdorf", "Fehring", "Grovenstein",
    "Hollerbach", "Ilmenau", "Jessenrath", "Kolbermoor", "Lauterfeld",
)  # fmt: skip
NAMES = tuple(f"{first} {last}" for last in LAST for first in FIRST)
KNOWN = 120
"""So many have been here before, and have a card."""
END_OF_4 = Moment("end", "level", "4")
STRUCTURE = replace(
    load_structure(shelf.structures() / "barge-2019-limit-horse-badacey.toml"),
    rebuys=Rebuys(100, 10000, until=END_OF_4),
    re_entries=ReEntries(limit=2),
    add_ons=AddOns(50, 8000, at=END_OF_4),
    late_registration=LateRegistration(END_OF_4),
)
WAYS = ("cash", "card", "transfer", "ticket", "")
ENTRY = 110
CORRECTIONS = 31


class Evening:
    """The keys that the floor presses, and the books that the test keeps of it."""

    def __init__(self, stage, qtbot):
        self.stage, self.qtbot = stage, qtbot
        self.holder: dict[int, str] = {}
        self.owed: dict[int, int] = {}
        self.chips: dict[int, int] = {}
        self.lines: list[tuple[int, int, str]] = []
        self.voided: set[int] = set()
        self.seats: dict[int, tuple[int, int]] = {}
        self.out: list[list[int]] = []
        self.counted: dict[int, int] = {}
        self.marks: dict[int, list[tuple[str, int, int]]] = {}
        self.by: dict[int, tuple[int, ...]] = {}
        self.corrections: list[str] = []

    # what the model knows

    @property
    def left(self):
        gone = {one for group in self.out for one in group}
        return sorted(set(self.holder) - self.voided - gone)

    @property
    def places(self):
        """Each place follows from how many went out later."""
        found, better = {}, len(self.left)
        if len(self.left) == 1 and self.out:
            found[self.left[0]] = 1
        for group in reversed(self.out):
            found |= dict.fromkeys(group, better + 1)
            better += len(group)
        return found

    def numbered(self, name):
        """The newest entry of a player."""
        return max(number for number, holder in self.holder.items() if holder == name)

    def at(self, entry):
        table, seat = self.seats[entry]
        return f"{table}-{seat}"

    def check(self):
        """The event says what the model says."""
        t = self.stage.t
        ledger = t.ledger
        counting = set(self.holder) - self.voided
        assert {n: self.stage.cockpit.name(n) for n in t.entries} == {
            n: self.holder[n] for n in counting
        }
        assert [
            (line.entry, line.amount, line.method) for _, line in sorted(ledger.lines.items())
        ] == self.lines
        paid = Counter()
        for _, amount, method in self.lines:
            paid[method] += amount
        assert {method: units for method, units in ledger.paid.items() if units} == {
            method: units for method, units in paid.items() if units
        }
        sold = sum(self.owed[n] for n in counting)
        assert (ledger.sold.total, ledger.taken) == (sold, sum(paid.values()))
        assert ledger.sold.fee == 10 * len(counting)
        assert t.pool == sold - 10 * len(counting)
        assert {n: tuple(place) for n, place in t.seats.items()} == self.seats
        assert {one.entry.number: one.place for one in t.standings()} == self.places
        assert dict(t.stacks) == self.counted
        assert {
            n: [(mark.reason, mark.hands, mark.served) for mark in marks]
            for n, marks in t.marks.items()
        } == self.marks
        assert {n: bust.by for n, bust in t.busts.items() if bust.by} == self.by
        assert t.chips == sum(self.chips[n] for n in counting)

    # what the floor does

    def corrected(self, what):
        self.corrections.append(what)

    def undo(self):
        self.stage.press(Key.Key_Z, CTRL)
        self.having_seen()

    def redo(self):
        self.stage.press(Key.Key_Y, CTRL)
        self.having_seen()

    def having_seen(self):
        """Enter, where it is shown first what moves with it."""
        if self.stage.undoing.isVisible():
            self.stage.press(Key.Key_Return)

    def pays(self, way):
        """F3 until players pay so."""
        for _ in WAYS:
            if self.stage.cockpit.pays == way:
                return
            self.stage.press(Key.Key_F3)

    def register(self, name, way="cash"):
        """A name, or the card of whoever has one, and Enter."""
        self.pays(way)
        self.stage.press(Key.Key_F7)
        known = NAMES.index(name) < KNOWN if name in NAMES else False
        self.stage.enter(f"C{NAMES.index(name):03}" if known else name)
        if not known and self.stage.t.clock.started:  # whoever is new is asked about
            self.stage.press(Key.Key_Return)
        return self.entered(name, way)

    def entered(self, name, way):
        """Somebody is in: what that means for the books."""
        entry = max(self.holder, default=0) + 1
        assert entry in self.stage.t.entries, self.stage.said
        self.holder[entry], self.owed[entry] = name, ENTRY
        self.chips[entry] = STRUCTURE.starting_chips
        if way:
            self.lines.append((entry, ENTRY, way))
        if self.stage.t.drawn:
            self.sits(entry)
        return entry

    def sits(self, entry):
        """A seat was drawn: a free one."""
        seat = tuple(self.stage.t.seats[entry])
        assert seat not in self.seats.values()
        self.seats[entry] = seat

    def select(self, entry):
        """Find, Enter, and the arrows where somebody has several entries."""
        stage = self.stage
        if stage.cockpit.screen != "players":
            stage.go("players")
        stage.press(Key.Key_F, CTRL)
        stage.types(self.holder[entry])
        stage.press(Key.Key_Return)
        stage.press(Key.Key_Home, CTRL)
        for _ in range(4):
            if stage.cockpit.entry == entry:
                return
            stage.press(Key.Key_Down)
        assert stage.cockpit.entry == entry

    def act(self, entry, key, text=None, modifier=None, instead=False):
        """A letter for whoever is selected, and what is typed after it."""
        self.select(entry)
        self.stage.press(key, modifier)
        if instead:
            self.stage.press(Key.Key_A, CTRL)
        if text is not None:
            self.stage.enter(text)

    def go_to(self, place):
        """A seat of the map, by typing it."""
        stage = self.stage
        if stage.cockpit.screen != "tables":
            stage.go("tables")
        stage.press(Key.Key_T, CTRL)
        stage.enter(place)
        assert stage.cockpit.place == Place(*map(int, place.split("-"))), stage.said

    def goes(self, *entries, by=(), at=None):
        """For the books: they went out on one hand, as the newest or at their true place."""
        self.out.insert(len(self.out) if at is None else at, list(entries))
        for entry in entries:
            self.seats.pop(entry, None)
            if by:
                self.by[entry] = tuple(by)

    def bust(self, entry, way):
        """Out, in one of the ways in which the floor says so."""
        stage, name = self.stage, self.holder[entry]
        if way == "letters":
            stage.press(Key.Key_F8)
            for letter in name:
                stage.types(letter)
                if stage.out.hint.startswith(f"Enter: {name} "):
                    break
            stage.press(Key.Key_Return)
        elif way == "seat":
            stage.press(Key.Key_F8)
            stage.enter(self.at(entry))
        elif way == "list":
            self.act(entry, Key.Key_X)
        else:
            self.go_to(self.at(entry))
            stage.press(Key.Key_X)
        if way != "name" and stage.out.isVisible():  # asked whether it is meant, or a rebuy
            stage.press(Key.Key_Return)
        self.goes(entry)
        assert entry in stage.t.busts, stage.said

    def tend(self):
        """What the pane proposes about the tables is accepted, until it is content."""
        stage = self.stage
        stage.press(Key.Key_B, CTRL_SHIFT)
        pane = stage.screen.pane
        for _ in range(60):
            made = pane.todo.proposal
            if pane.todo.redraw:
                stage.press(Key.Key_Return)
                self.seats = {n: tuple(place) for n, place in stage.t.seats.items()}
                assert sorted(self.seats) == self.left
                assert len(set(self.seats.values())) == len(self.left)
            elif made.needs:
                (table, *_) = made.needs
                seat = min(seat for at, seat in self.seats.values() if at == table)
                stage.types(str(seat % 10))
                assert stage.t.table(table).next is not None
            elif made.moves:
                rows = [(row.entry, tuple(row.origin), tuple(row.to)) for row in pane.model.rows]
                stage.press(Key.Key_Return)
                for entry, origin, to in rows:
                    assert self.seats.pop(entry) == origin
                    assert to not in self.seats.values()
                    self.seats[entry] = to
                stage.press(Key.Key_A, SHIFT)
                assert not stage.t.moving
            else:
                break
            stage.press(Key.Key_B, CTRL_SHIFT)
        sizes = Counter(table for table, _ in self.seats.values()).values()
        allowed = 1 if len(sizes) == 2 else 2
        assert max(sizes) - min(sizes) <= allowed or pane.todo.proposal.waits

    def take_back(self, number, others):
        """The history, the record, Del, and Enter once it is said what goes with it."""
        stage = self.stage
        stage.press(Key.Key_8, CTRL)
        stage.press(Key.Key_F, CTRL)
        stage.enter(f"#{number}")
        self.qtbot.waitUntil(lambda: len(stage.screen.model.rows) == 1)
        stage.press(Key.Key_Home, CTRL)
        stage.press(Key.Key_Down)
        stage.press(Key.Key_Delete)
        self.qtbot.waitUntil(lambda: stage.screen.pane.asked is not None)
        assert len(stage.screen.pane.asked.others) == others
        stage.press(Key.Key_Return)
        log = stage.cockpit.bridge.desk.log
        self.qtbot.waitUntil(lambda: not log.in_force(number))
        self.qtbot.waitUntil(lambda: not stage.cockpit.bridge.busy)
        stage.press(Key.Key_F, CTRL)
        stage.press(Key.Key_Delete)

    @property
    def newest(self):
        return len(self.stage.cockpit.bridge.desk.log.records)


@pytest.fixture
def evening(qapp, qtbot, tmp_path, monkeypatch):
    seeds = count()  # the same evening every time
    monkeypatch.setattr("secrets.token_hex", lambda _: f"seed {next(seeds)}")
    prepare(qapp)
    book = Books(tmp_path / "events.book")
    known = [Person(name=name, card=f"C{at:03}") for at, name in enumerate(NAMES[:KNOWN])]
    book.register.write([Change(Person(), one) for one in known], "Ina", "desk 1")
    stage = Stage(tmp_path, book)
    stage.window.events.show(stage.event_list.new("The big evening", STRUCTURE))
    yield Evening(stage, qtbot)
    stage.close()
    book.close()


def say_the_price(evening):
    stage = evening.stage
    stage.press(Key.Key_B, CTRL)
    form = stage.screen.terms
    for field, text in (
        (form.currency, "$"),
        (form.cells["entry", "pool"], "100"),
        (form.cells["entry", "fee"], "10"),
    ):
        while stage.focus is not field:
            stage.press(Key.Key_Tab)
        stage.press(Key.Key_A, CTRL)
        stage.types(text)
    stage.press(Key.Key_Return)
    stage.go("players")


def open_the_desk(evening):
    """160 of them are there when the doors open, and the desk makes its first mistakes."""
    stage = evening.stage
    for at, name in enumerate(NAMES[:158]):
        evening.register(name, WAYS[at // 40])
    stage.press(Key.Key_F7)
    stage.enter("Otile Fehring")  # no such guest
    evening.undo()
    evening.corrected("a registration, undone at once")
    evening.redo()
    evening.undo()
    evening.corrected("undone, brought back, undone again")
    evening.check()

    late = evening.register(NAMES[158], "")
    evening.act(late, Key.Key_P, "60 card", instead=True)
    evening.lines.append((late, 60, "card"))
    evening.act(late, Key.Key_P, "")
    evening.lines.append((late, 50, "card"))
    evening.act(7, Key.Key_E, "#7 110 transfer", instead=True)
    evening.lines[6] = (7, 110, "transfer")
    evening.corrected("how a payment was made")
    evening.act(8, Key.Key_E, "#8 130 cash", instead=True)
    evening.lines[7] = (8, 130, "cash")
    evening.corrected("the amount of a payment")
    evening.act(8, Key.Key_G, "20 cash")
    evening.lines.append((8, -20, "cash"))
    evening.corrected("money given back")
    evening.act(9, Key.Key_N, "Ottokar Wendel")
    evening.holder[9] = "Ottokar Wendel"
    evening.corrected("whose entry it is")
    void = evening.register(NAMES[8], "card")  # who stands in the register, and is not in
    evening.act(void, Key.Key_V, "registered by mistake", SHIFT)
    evening.voided.add(void)
    evening.lines.append((void, -110, "card"))
    evening.corrected("an entry, void")
    evening.register(NAMES[159], "ticket")
    evening.check()


def take_their_seats(evening):
    """Twenty full tables, and eight who wait for a seat."""
    stage = evening.stage
    stage.go("tables")
    stage.press(Key.Key_O)
    stage.enter("1-20")
    stage.press(Key.Key_D, CTRL)
    for entry in evening.left:
        evening.sits(entry)
    assert Counter(Counter(table for table, _ in evening.seats.values()).values()) == {8: 20}
    stage.press(Key.Key_F9)
    stage.wait(minutes=5)
    for name in NAMES[160:168]:
        stage.press(Key.Key_F7)
        stage.enter(name)
        assert stage.said == f"{name} is not in the register: Enter again for a new player"
        stage.press(Key.Key_Return)
        assert stage.said.startswith(f"No seat is open: add {name} to the alternates")
        stage.press(Key.Key_F7, SHIFT)
    waiting = [stage.cockpit.bridge.desk.name(player) for player in stage.t.alternates]
    assert waiting == list(NAMES[160:168])
    stage.press(Key.Key_F, CTRL)
    stage.enter(NAMES[163])
    stage.press(Key.Key_Home, CTRL)
    stage.press(Key.Key_Delete)
    assert len(stage.t.alternates) == 7
    evening.undo()
    evening.corrected("somebody struck who still waits")
    assert len(stage.t.alternates) == 8
    evening.check()


def swap(evening, one, other):
    """M and the other's table-seat: the two sit in each other's seats."""
    stage = evening.stage
    evening.go_to(evening.at(one))
    stage.press(Key.Key_M)
    stage.enter(evening.at(other))
    evening.seats[one], evening.seats[other] = evening.seats[other], evening.seats[one]


def play_the_first_levels(evening, dice):
    """Busts, re-entries, rebuys, alternates and late entries, and what is called wrong."""
    stage = evening.stage
    one, other = dice.sample(evening.left, 2)
    swap(evening, one, other)
    evening.corrected("two who sat down in each other's seats")
    swap(evening, one, other)
    evening.undo()
    evening.seats[one], evening.seats[other] = evening.seats[other], evening.seats[one]
    evening.corrected("a swap that was not one")

    ways = ("letters", "seat", "list", "map")
    gone = dice.sample(evening.left, 12)
    for at, entry in enumerate(gone):
        evening.bust(entry, ways[at % 4])
    evening.undo()
    evening.seats[gone[-1]] = tuple(stage.t.seats[gone[-1]])
    evening.out.pop()
    evening.corrected("a bust, undone")
    right = dice.choice(evening.left)
    evening.bust(right, "letters")
    gone[-1] = right
    evening.check()

    for name in NAMES[160:168]:
        stage.press(Key.Key_A, CTRL_SHIFT)
        stage.enter()
        evening.entered(name, stage.cockpit.pays)
    for entry in gone[:4]:
        evening.pays("cash")
        evening.select(entry)
        stage.press(Key.Key_R)
        stage.enter()
        evening.entered(evening.holder[entry], "cash")
    for at, entry in enumerate(dice.sample(evening.left, 20)):
        way = WAYS[at % 4]
        evening.act(entry, Key.Key_B, "300 cash" if way == "cash" else way)  # 200 go back
        evening.owed[entry] += 100
        evening.chips[entry] += 10000
        evening.lines.append((entry, 100, way))
    evening.undo()
    entry, _, _ = evening.lines.pop()
    evening.owed[entry] -= 100
    evening.chips[entry] -= 10000
    evening.corrected("a rebuy of somebody else, undone")
    evening.check()

    stage.wait(minutes=20)
    if stage.cockpit.screen != "tables":
        stage.go("tables")
    stage.press(Key.Key_O)
    stage.enter("21-22")
    for at, name in enumerate(NAMES[168:179]):
        evening.register(name, WAYS[at % 4])
    evening.tend()
    evening.check()


def mistakes_about_busts(evening, dice):
    """The order, the hand, the hero: everything about a bust is put right afterwards."""
    stage = evening.stage
    names = evening.holder
    gone = dice.sample(evening.left, 10)
    for entry in gone:
        evening.bust(entry, "seat")
    a, b, c, d, e, f = gone[:6]
    evening.act(b, Key.Key_O, f"before {names[a]}")
    evening.out.remove([b])
    evening.out.insert(evening.out.index([a]), [b])
    evening.corrected("who went out first")
    evening.act(d, Key.Key_O, f"with {names[c]}")
    evening.out.remove([d])
    evening.out[evening.out.index([c])] = [c, d]
    evening.corrected("two who went out together")
    evening.act(e, Key.Key_O, "last")
    evening.out.remove([e])
    evening.out.append([e])
    evening.corrected("somebody who went out last")
    hero, second = dice.sample(evening.left, 2)
    evening.act(f, Key.Key_K, names[second])
    evening.act(f, Key.Key_K, f"{names[hero]}, {names[second]}")
    evening.by[f] = (hero, second)
    evening.corrected("who knocked a bust")
    evening.check()

    table, seat = next(
        (table, seat)
        for table in sorted({table for table, _ in evening.seats.values()})
        for seat in range(1, 9)
        if (table, seat) not in evening.seats.values()
    )
    evening.act(a, Key.Key_I, f"{table}-{seat}")
    evening.out.remove([a])
    evening.seats[a] = (table, seat)
    evening.corrected("somebody who is in after all")
    stage.press(Key.Key_F8, CTRL)
    stage.enter(names[b])
    evening.out.remove([b])
    evening.sits(b)
    evening.corrected("and another one, to the old seat")
    late = dice.choice(evening.left)
    stage.press(Key.Key_F8)
    stage.types(names[late])
    stage.press(Key.Key_Tab)
    stage.press(Key.Key_Tab)
    stage.enter(names[f])
    evening.goes(late, at=evening.out.index([f]))
    evening.corrected("a bust that was reported late")
    evening.check()


def mistakes_at_the_tables(evening, dice):
    """Penalties, chips, the button, the game, a seat, the clock."""
    stage = evening.stage
    who, wrong = dice.sample(evening.left, 2)
    evening.act(wrong, Key.Key_W, "phone at the table")
    evening.undo()
    evening.act(who, Key.Key_W, "phone at the table")
    evening.corrected("a warning to the wrong player")
    evening.act(who, Key.Key_W, "3 hands late again")
    evening.act(who, Key.Key_S, "2", instead=True)
    evening.undo()
    evening.act(who, Key.Key_S, "1", instead=True)
    evening.marks[who] = [("phone at the table", 0, 0), ("late again", 3, 1)]
    evening.corrected("hands of a penalty, counted twice")
    evening.act(who, Key.Key_C, "245000", instead=True)
    evening.act(who, Key.Key_C, "24,500", instead=True)
    evening.counted[who] = 24500
    evening.corrected("a nought too many in a count")
    evening.check()

    evening.go_to(evening.at(who))
    table = evening.seats[who][0]
    stage.press(Key.Key_G, SHIFT)
    stage.enter("razz")
    before = stage.said
    stage.press(Key.Key_G, SHIFT)
    stage.enter("badacey")
    assert before.split("  ")[0] != stage.said.split("  ")[0]
    evening.corrected("the game of a table")
    stage.press(Key.Key_Delete)
    stage.press(Key.Key_Return)
    del evening.seats[who]
    evening.check()
    stage.press(Key.Key_D, CTRL)
    evening.sits(who)
    evening.corrected("a seat taken away by mistake")

    while not stage.screen.pane.todo.proposal.needs:
        largest = Counter(one for one, _ in evening.seats.values()).most_common()[-1][0]
        there = [n for n in evening.left if evening.seats[n][0] == largest]
        evening.bust(dice.choice(there), "map")
        stage.press(Key.Key_B, CTRL_SHIFT)
    table = stage.screen.pane.todo.proposal.needs[0]
    sitting = sorted(seat for at, seat in evening.seats.values() if at == table)
    stage.types(str(sitting[0]))
    assert stage.t.table(table).next.button == sitting[0]
    evening.undo()
    stage.press(Key.Key_B, CTRL_SHIFT)
    stage.types(str(sitting[1]))
    assert stage.t.table(table).next.button == sitting[1]
    evening.corrected("the button of a table")
    evening.tend()

    stage.go("clock")
    stage.press(Key.Key_Backspace)
    step = stage.cockpit.bridge.face.step
    stage.press(Key.Key_Right)
    evening.undo()
    assert stage.cockpit.bridge.face.step == step
    evening.corrected("the clock, a level too far")
    stage.press(Key.Key_Backspace)
    evening.check()


def mistakes_far_back(evening, dice):
    """Records of an hour ago are taken back: one alone, one with what stands on it."""
    stage = evening.stage
    who = dice.choice(evening.left)
    evening.act(who, Key.Key_W, "slow play")
    warned = evening.newest
    evening.marks[who] = [*evening.marks.get(who, []), ("slow play", 0, 0)]
    last = evening.register(NAMES[179], "card")
    entered = evening.newest
    evening.act(last, Key.Key_C, "9000", instead=True)
    evening.counted[last] = 9000
    for entry in dice.sample([n for n in evening.left if n != last], 6):
        evening.bust(entry, "letters")
    evening.check()
    evening.take_back(warned, 0)
    evening.marks[who].pop()
    evening.marks = {n: marks for n, marks in evening.marks.items() if marks}
    evening.corrected("a warning of an hour ago")
    evening.check()
    before = evening.seats.pop(last), evening.lines.index((last, 110, "card"))
    line = evening.lines.pop(before[1])
    assert before[1] == len(evening.lines)
    name = evening.holder.pop(last)
    del evening.counted[last]
    evening.take_back(entered, 1)
    evening.corrected("an entry and all that stood on it")
    evening.check()
    evening.redo()  # both of them, as they were taken back
    assert last in stage.t.entries
    evening.holder[last], evening.counted[last], evening.seats[last] = name, 9000, before[0]
    evening.lines.append(line)
    evening.check()


def close_the_desk(evening, dice):
    """Registration closes by itself; the floor lets one more in; add-ons are sold."""
    stage = evening.stage
    stage.wait(minutes=60)
    inside = {evening.holder[n] for n in evening.left}
    again = next(n for group in evening.out for n in group if evening.holder[n] not in inside)
    evening.pays("card")
    evening.select(again)
    stage.press(Key.Key_R)
    assert stage.said == "Registration is closed  ·  F4: override"
    stage.press(Key.Key_F4)
    stage.enter("stood in the line when it closed")
    evening.entered(evening.holder[again], "card")
    evening.corrected("a line that was cut off too early")
    for at, entry in enumerate(evening.left[::3]):
        way = WAYS[at % 4]
        evening.act(entry, Key.Key_A, way)
        evening.owed[entry] += 50
        evening.chips[entry] += 8000
        evening.lines.append((entry, 50, way))
    number = len(evening.lines)
    stage.press(Key.Key_7, CTRL)
    stage.press(Key.Key_F, CTRL)
    stage.enter(f"#{number}")
    stage.press(Key.Key_Return)
    stage.press(Key.Key_A, CTRL)
    entry = evening.lines[-1][0]
    stage.enter(f"#{number} 45 cash")
    evening.lines[-1] = (entry, 45, "cash")
    evening.corrected("an add-on, in the ledger")
    evening.act(entry, Key.Key_P, "5 cash", instead=True)
    evening.lines.append((entry, 5, "cash"))
    expelled = dice.choice(evening.left)
    evening.act(expelled, Key.Key_D, "threw the cards", SHIFT)
    evening.undo()
    evening.corrected("a disqualification, taken back")
    evening.check()


def play_to_the_bubble(evening, dice):
    """One after another in every way there is; the tables are kept even and break."""
    stage = evening.stage
    ways = ("letters", "seat", "list", "map")
    while len(evening.left) > 19:
        for at in range(min(6, len(evening.left) - 19)):
            evening.bust(dice.choice(evening.left), ways[at % 4])
        if len(evening.left) > 60:
            stage.press(Key.Key_F8, SHIFT)
            for entry in dice.sample(evening.left, 2):
                stage.enter(evening.holder[entry])
                evening.goes(entry)
            stage.press(Key.Key_Escape)
        stage.wait(minutes=4)
        evening.tend()
    evening.check()


def through_the_bubble(evening, dice):
    """Hand for hand: two at different tables tie, two at one are told apart by their chips."""
    stage = evening.stage
    stage.press(Key.Key_H, CTRL_SHIFT)
    tables = sorted({table for table, _ in evening.seats.values()})
    first, second = (
        next(n for n in evening.left if evening.seats[n][0] == table) for table in tables[:2]
    )
    stage.press(Key.Key_F8)
    stage.enter(f"{evening.at(first)} {evening.at(second)}")
    evening.goes(first, second)
    small, large = [n for n in evening.left if evening.seats[n][0] == tables[-1]][:2]
    stage.press(Key.Key_F8)
    stage.enter(f"{evening.at(small)} {evening.at(large)}")
    stage.enter("8,000 12,500")
    evening.goes(small)
    evening.goes(large)
    stage.press(Key.Key_H, CTRL_SHIFT)
    evening.tend()
    evening.check()


def play_to_the_winner(evening, dice):
    """The final table is drawn anew, and one is left."""
    stage = evening.stage
    while len(evening.left) > 8:  # stud is not dealt to nine
        evening.bust(dice.choice(evening.left), "letters")
        evening.tend()
    assert len(stage.t.tables) == 1
    assert len(evening.seats) == 8
    while len(evening.left) > 1:
        evening.bust(dice.choice(evening.left), "seat")
    assert stage.t.winner.number == evening.left[0]
    evening.check()


def small_event(evening):
    stage = evening.stage
    for name in NAMES[:16]:
        stage.enter(name)
    stage.press(Key.Key_D, CTRL)
    stage.press(Key.Key_F9)
    return stage


def test_from_a_selected_player_a_bust_is_a_key_and_enter(evening):
    stage = small_event(evening)
    stage.go("players")
    stage.screen.view.choose(3)
    stage.screen.view.setFocus()

    stage.press(Key.Key_X)
    stage.press(Key.Key_Return)

    assert list(stage.t.busts) == [3]


@pytest.mark.parametrize("screen", ["players", "tables", "clock", "showdown", "rulings"])
def test_from_anywhere_it_is_a_function_key_the_fewest_letters_or_a_seat_and_enter(evening, screen):
    stage = small_event(evening)
    stage.go(screen)
    table, seat = stage.t.seats[5]

    stage.press(Key.Key_F8)
    stage.enter("cos")
    stage.press(Key.Key_F8)
    stage.enter(f"{table}-{seat}")

    assert (stage.t.out, stage.cockpit.screen) == ((3, 5), screen)


def test_an_event_of_180_players_with_31_corrections(evening):
    dice = Random(180)
    say_the_price(evening)
    open_the_desk(evening)
    take_their_seats(evening)
    play_the_first_levels(evening, dice)
    mistakes_about_busts(evening, dice)
    mistakes_at_the_tables(evening, dice)
    mistakes_far_back(evening, dice)
    close_the_desk(evening, dice)
    play_to_the_bubble(evening, dice)
    through_the_bubble(evening, dice)
    play_to_the_winner(evening, dice)

    desk = evening.stage.cockpit.bridge.desk
    book = evening.stage.book
    assert len({evening.holder[n] for n in evening.holder if n not in evening.voided}) == 180
    assert (len(evening.corrections), len(set(evening.corrections))) == (CORRECTIONS, CORRECTIONS)
    assert book.differences() == []
    assert Log(book.records(desk.event)).tournament == desk.tournament
