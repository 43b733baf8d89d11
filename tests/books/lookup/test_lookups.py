"""The look-up tables after an act that moves more than it names."""

from datetime import timedelta

from director.books.book import Books
from director.books.lookup import changed_rows
from director.desk.desk import open_event
from director.tournament.busts.facts import Count
from director.tournament.commands import CountChips, DrawSeats, Register
from director.tournament.shootouts.commands import DrawRound, PlanRounds
from director.tournament.shootouts.state import RoundTerms
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening


def test_without_the_terms_of_the_rounds_a_draw_far_back_clears_what_was_counted(tmp_path):
    book, now = Books(tmp_path / "events.book"), FRIDAY

    def later():
        nonlocal now
        now += timedelta(seconds=10)
        return now

    desk = open_event(book, "Friday", STRUCTURE, "Ina", "desk 1", later)
    for number in range(1, 6):
        desk.do(Register(desk.player(f"Player {number}"), f"late {number}"))
    planned = desk.do(PlanRounds(RoundTerms(2, fresh=False)))
    desk.do(DrawRound("first"))
    desk.do(CountChips((Count(2, 5),)))
    desk.do(DrawRound("second", "those who are ready"))
    kept = dict(desk.tournament.stacks)

    desk.take_back(planned.number)

    assert (kept, dict(desk.tournament.stacks), book.differences()) == ({2: 5}, {}, [])
    book.close()


def test_a_draw_of_seats_leaves_what_the_entries_say():
    evening = Evening(players=6)
    before = evening.t
    draw = evening.do(DrawSeats("seats"))

    touched = changed_rows.touched(draw.facts)

    assert touched.entries == {1, 2, 3, 4, 5, 6}
    assert changed_rows.entries(touched, before, evening.t) == ()
