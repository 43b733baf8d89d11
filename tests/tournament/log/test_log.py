"""The log: what is in force, what was taken back, and that both stay written down."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from director.tournament.commands import (
    AddTime,
    DrawSeats,
    Eliminate,
    PauseClock,
    Refused,
    Register,
    StartClock,
)
from director.tournament.facts import (
    EventOpened,
    RecordRedone,
    RecordsRedone,
    RecordsUndone,
)
from director.tournament.log.log import Log, Record
from director.tournament.log.refused import Unfit
from director.tournament.state import PlayerNumber
from tests.tournament.evening import STRUCTURE, Evening

NOT_NOW = "that record cannot be undone or redone now"


def test_undoing_takes_back_the_newest_act_and_is_written_down_itself():
    evening = Evening(players=3)
    evening.do(Eliminate(1))

    evening.undo()

    assert evening.t.out == ()
    assert [record.label.text for record in evening.log.records[-2:]] == [
        "1 busted in 3rd place",
        "undone",
    ]


def test_undoing_again_goes_further_back():
    evening = Evening(players=3)
    before = evening.t
    evening.do(Eliminate(1))
    evening.do(Eliminate(2))

    evening.undo()
    evening.undo()

    assert evening.t == before


def test_redoing_brings_back_what_was_taken_back_last():
    evening = Evening(players=3)
    evening.do(Eliminate(1))
    evening.do(Eliminate(2))
    both_out = evening.t
    evening.undo()
    evening.undo()

    evening.redo()
    one_out = evening.t.out
    evening.redo()

    assert (one_out, evening.t) == ((1,), both_out)


def test_a_new_act_ends_redoing():
    evening = Evening(players=3)
    evening.do(Eliminate(1))
    evening.undo()

    evening.do(Eliminate(2))

    assert evening.log.next_redo is None


def test_the_opening_is_never_undone():
    assert Evening().log.next_undo is None


def test_an_old_bust_is_taken_back_and_the_later_places_follow():
    evening = Evening(players=4)
    first = evening.do(Eliminate(1))
    evening.do(Eliminate(2))

    evening.undo(first.number)

    assert [(one.place, one.entry.number) for one in evening.t.standings()] == [(4, 2)]


def test_what_others_stand_on_is_not_taken_back_and_the_one_in_the_way_is_named():
    evening = Evening(players=3)
    registered = evening.log.records[2]
    out = evening.do(Eliminate(2))
    before = evening.t

    with pytest.raises(Unfit) as unfit:
        evening.undo(registered.number)

    assert unfit.value.number == out.number
    assert (evening.t, len(evening.log.records)) == (before, out.number)


def test_what_was_taken_back_together_is_brought_back_together():
    evening = Evening(players=4)
    registered = evening.log.records[2]
    evening.do(Eliminate(2))
    evening.do(Eliminate(3, by=(2,)))
    before = evening.t
    evening.undo_with_others(registered.number)

    redone = evening.redo()

    assert redone.facts == (RecordsRedone((3, 6)),)
    assert evening.t == before
    assert evening.log.next_redo is None


def test_what_would_be_brought_back_is_known_before_it_is_done():
    evening = Evening(players=4)
    evening.do(Eliminate(2))
    evening.do(Eliminate(3))
    before = evening.t
    evening.undo_with_others(3)
    evening.undo()

    assert evening.log.redone_together == (7,)
    evening.redo()
    known = evening.log.redone()

    assert (evening.log.redone_together, known) == ((3, 6), before)
    assert 2 not in evening.t.entries


def test_a_record_that_an_older_program_brought_back_alone_leaves_the_others_of_its_group():
    evening = Evening(players=4)
    evening.do(Eliminate(2))
    before = evening.t
    evening.undo_with_others(3)

    evening.redo_one(3)
    left = evening.log.redone_together
    evening.redo()

    assert (left, evening.log.redone_together) == ((6,), ())
    assert evening.t == before


def test_what_counts_is_not_brought_back():
    evening = Evening(players=4)
    evening.do(Eliminate(2))
    evening.undo_with_others(3)
    length = len(evening.log.records)

    with pytest.raises(Unfit):
        evening.redo_one(4)

    assert len(evening.log.records) == length


def test_the_event_without_a_record_is_the_event_once_it_and_the_others_are_taken_back():
    evening = Evening(players=4)
    evening.do(Eliminate(2))
    evening.do(Eliminate(3))

    others, t = evening.log.without(3)
    evening.undo_with_others(3)

    assert [one.number for one in others] == [6]
    assert evening.t == t


def test_a_log_that_begins_with_anything_else_is_damaged():
    evening = Evening(players=1)

    with pytest.raises(Unfit):
        Log(evening.log.records[1:])


DEEDS = [
    "out",
    "undo",
    "redo",
    "draw",
    "start",
    "pause",
    "far",
    "together",
    "resume",
    "recollect",
]
deeds = st.lists(st.sampled_from(DEEDS), min_size=1, max_size=40)


@settings(deadline=None)
@given(deeds, st.randoms(use_true_random=False))
def test_folding_the_log_again_gives_the_same_event(doing, random):
    evening = Evening(players=6)
    evening.log.NEWEST_KEPT, evening.log.KEPT_EVERY = 3, 5
    recollecting = evening.log.recollect()
    for deed in doing:
        evening.wait(seconds=random.randint(1, 900))
        try:
            match deed:
                case "out":
                    evening.do(Eliminate(random.randint(1, 6)))
                case "draw":
                    evening.do(DrawSeats(str(random.random())))
                case "start":
                    evening.do(StartClock())
                case "pause":
                    evening.do(PauseClock())
                case "resume":
                    log = evening.log
                    evening.log = Log.resumed(list(log.records), log.bookmark())
                    evening.log.NEWEST_KEPT, evening.log.KEPT_EVERY = 3, 5
                    recollecting = evening.log.recollect()
                case "recollect":
                    next(recollecting, None)
                case "far":
                    evening.undo(random.randint(1, len(evening.log.records)))
                case "together":
                    evening.undo_with_others(random.randint(1, len(evening.log.records)))
                case "undo" if evening.log.next_undo:
                    evening.undo()
                case "redo" if evening.log.next_redo:
                    before, known = evening.t, evening.log.redone()
                    again = evening.log.redone_together[0]
                    evening.redo()
                    assert evening.t == known
                    evening.undo_with_others(again)
                    assert evening.t == before
        except (Refused, Unfit):
            continue

    assert Log(evening.log.records).tournament == evening.t


def long_evening(acts=400):
    evening = Evening(players=3)
    for _ in range(acts):
        evening.wait(seconds=1)
        evening.do(AddTime(1))
    return evening


def test_a_log_that_goes_on_from_a_bookmark_undoes_the_newest_and_takes_back_what_is_far():
    evening = long_evening()
    whole = Log(evening.log.records)

    evening.log = Log.resumed(list(evening.log.records), whole.bookmark())
    assert evening.t == whole.tournament
    assert evening.log.next_undo == whole.next_undo
    evening.undo()
    evening.undo(50)
    evening.redo()
    assert evening.t == Log(evening.log.records).tournament


def test_what_a_bookmark_has_spared_is_folded_bit_by_bit():
    evening = long_evening()
    whole = Log(evening.log.records)

    log = Log.resumed(list(evening.log.records), whole.bookmark())
    steps = len(list(log.recollect()))

    assert steps == 5  # 64 records each, until the bookmark is reached
    assert log.before(300) == whole.before(300)
    assert list(log.recollect()) == []


def test_a_bookmark_that_says_otherwise_than_the_log_gives_way_to_it():
    evening = long_evening()
    whole = Log(evening.log.records)
    wrong = whole.bookmark()
    wrong = wrong._replace(tournament=wrong.tournament.but(name="Saturday"))

    log = Log.resumed(list(evening.log.records), wrong)
    list(log.recollect())

    assert log.tournament == whole.tournament


class Read(list[Record]):
    """Records that count how many of them were looked at."""

    looked_at = 0

    def __getitem__(self, place):
        self.looked_at += 1
        return super().__getitem__(place)


FOLDED = {
    1: 0, 2: 0, 3: 1, 256: 254, 257: 0, 258: 1, 512: 255, 513: 0, 514: 1, 637: 124, 638: 125,
    639: 0, 700: 0,
}  # fmt: skip
"""How many records are folded to see a log of 701 acts as it was before one of them."""


def folded_to_see(log):
    log.records = Read(log.records)
    found = {}
    for number in FOLDED:
        log.records.looked_at = 0
        log.before(number)
        found[number] = log.records.looked_at
    return found


def test_no_more_than_256_records_are_folded_to_see_an_event_as_it_was():
    evening = long_evening(697)
    whole = Log(evening.log.records)
    assert len(evening.log.records) == 701

    assert (folded_to_see(evening.log), folded_to_see(whole)) == (FOLDED, FOLDED)


def test_so_it_is_where_records_were_taken_back():
    evening = long_evening(698)
    evening.undo(400)

    assert folded_to_see(evening.log)[258] == 1
    assert folded_to_see(evening.log)[639] == 125
    assert folded_to_see(evening.log)[700] == 0


def test_an_event_before_a_record_is_what_the_records_before_it_come_to():
    evening = Evening(players=6)
    for entry in (3, 1, 6):
        evening.do(Eliminate(entry))
    records = list(evening.log.records)
    evening.log.NEWEST_KEPT, evening.log.KEPT_EVERY = 1, 100
    evening.log = Log(records)
    evening.log.NEWEST_KEPT = 1
    evening.do(Eliminate(2))

    seen = [evening.log.before(number) for number in range(2, len(records) + 1)]

    assert seen == [Log(records[: number - 1]).tournament for number in range(2, len(records) + 1)]
    assert evening.log.before(1) == Log(records[:1]).tournament


def test_a_record_without_ground_says_which_it_is_and_why():
    evening = Evening(players=1)

    with pytest.raises(Unfit) as unfit:
        Log(evening.log.records[1:])

    assert (unfit.value.number, unfit.value.why.text) == (
        2,
        "a log begins with the opening of its event",
    )
    assert str(unfit.value) == "record 2 does not fit: a log begins with the opening of its event"


@pytest.mark.parametrize(
    ("deed", "why"),
    [
        (lambda evening: evening.write(), "a record says nothing"),
        (
            lambda evening: evening.write(EventOpened("Saturday", STRUCTURE, "UTC")),
            "the event is already open",
        ),
        (lambda evening: evening.undo(1), NOT_NOW),
        (lambda evening: evening.undo(5), NOT_NOW),
        (lambda evening: evening.write(RecordsUndone((1, 2))), NOT_NOW),
        (lambda evening: evening.write(RecordsUndone((2, 5))), NOT_NOW),
        (lambda evening: evening.write(RecordRedone(2)), NOT_NOW),
        (lambda evening: evening.write(RecordsRedone(())), NOT_NOW),
        (lambda evening: evening.write(RecordsRedone((2, 3))), NOT_NOW),
        (lambda evening: evening.log.without(1), NOT_NOW),
        (lambda evening: evening.log.dependents(4), NOT_NOW),
    ],
)
def test_what_has_no_ground_is_refused_with_a_sentence_and_changes_nothing(deed, why):
    evening = Evening(players=3)
    evening.undo(4)
    before = evening.t

    with pytest.raises(Unfit) as unfit:
        deed(evening)

    assert unfit.value.why.text == why
    assert (evening.t, len(evening.log.records), evening.log.redone_together) == (before, 5, (4,))


def test_a_log_that_is_read_again_brings_nothing_back_once_something_else_was_done():
    evening = Evening(2)
    evening.undo()
    evening.do(Register(PlayerNumber(5), "late"))

    again = Log(evening.log.records)

    assert (again.redone_together, again.next_redo) == ((), None)
    assert again.tournament == evening.t
