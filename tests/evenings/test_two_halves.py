"""Of two halves of an evening either is taken, and of the other no act is lost, or done twice."""

import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule

from director.books.book import Books
from director.books.copies import write_whole
from director.desk.desk import Desk, new_uid
from director.desk.halves import OtherHalf
from director.tournament.commands import Refused, Register
from director.tournament.facts import ContinuedFromCopy
from director.tournament.halves.acts import Became, first_apart
from director.tournament.halves.facts import ActSettled
from director.tournament.log.log import Log, Record
from director.translation import Sentence
from tests.evenings.taking_back import DoesTheRest
from tests.evenings.test_event_laws import AtTheDesk
from tests.rounds import examples


class TwoHalves(DoesTheRest, AtTheDesk):
    """An evening that is carried on in a copy, here and there, and meets again."""

    def check_invariants(self, settings, output, runtimes):
        """The laws of an evening are looked after where nothing else is done."""

    @initialize()
    def open(self):
        self.beside = tempfile.TemporaryDirectory()
        super().open()
        self.other = None

    @rule(which=st.integers(0, 60))
    def take_back_any(self, which):
        numbers = [one.number for one in self.desk.log.records[1:]]
        if numbers:
            with suppress(Refused):
                self.desk.take_back(numbers[which % len(numbers)])

    @rule()
    def undo_and_redo(self):
        with suppress(Refused):
            self.desk.undo()
            self.desk.redo()

    @rule()
    def redo(self):
        with suppress(Refused):
            self.desk.redo()

    @rule(name=st.sampled_from(["Yan New", "Zed New"]))
    def somebody_new(self, name):
        with suppress(Refused):
            self.do(Register(self.desk.player(name), name, "cash"))

    @rule()
    def part_or_go_to_the_other(self):
        if self.other is None:
            path = Path(self.beside.name) / "carried on.book"
            write_whole(self.book.path, path)
            book = Books(path)
            desk = Desk(book, self.desk.event, "Uwe", "desk 2", lambda: self.now)
            last = len(desk.log.records)
            facts = (ContinuedFromCopy(last, "desk 1"),)
            label = Sentence("goes on in a copy")
            mark = Record(last + 1, self.now, "Uwe", "desk 2", label, facts, new_uid())
            book.write(desk.event, mark, desk.tournament, desk.tournament)
            desk.catch_up()
            self.other = desk
        self.desk, self.other = self.other, self.desk
        self.book = self.desk.book

    def teardown(self):
        if getattr(self, "other", None):
            self._meet(self.desk, self.other)
            self._meet(self.other, self.desk)
            assert self.other.book.differences() == []
            self.other.book.close()
        super().teardown()
        if hasattr(self, "beside"):
            self.beside.cleanup()

    def _meet(self, ours, theirs):
        """Takes one side, and says a word about each act of the other."""
        fork = first_apart(ours.log.records, theirs.log.records)
        half = seen(ours, theirs, fork)
        for act in half.acts():
            if act.became is not Became.OPEN:
                continue
            if half.refusal(act):
                half.leave_out(act, "no room for it")
            else:
                with suppress(Refused):  # a ticket, a payment: the desk weighs these, too
                    half.enter(act)
                if half.waiting() and half.waiting()[0].record == act.record:
                    half.leave_out(act)
            with pytest.raises(Refused):
                half.enter(act)
            ours = Desk(ours.book, ours.event, "Ina", "desk 1", lambda: self.now)
            half = seen(ours, theirs, fork)  # whoever was interrupted goes on where it stood
        assert not half.waiting()
        settled = Counter(
            fact.act
            for record in ours.log.records
            for fact in record.facts
            if isinstance(fact, ActSettled)
        )
        assert set(settled.values()) <= {1}
        assert Log(ours.book.records(ours.event)).tournament == ours.tournament
        if ours.event == self.desk.event and ours.book is self.book:
            self.desk.catch_up()
        else:
            self.other.catch_up()


def seen(ours, theirs, fork):
    return OtherHalf(ours, theirs.log, theirs.book.register, fork, theirs.book.path)


TwoHalves.TestCase.settings = settings(
    max_examples=examples(6),
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
test_of_two_halves_no_act_is_lost_and_none_is_done_twice = TwoHalves.TestCase
