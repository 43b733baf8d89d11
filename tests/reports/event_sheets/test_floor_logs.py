"""The floor log on paper."""

from director.reports.blocks.events import Happening, Happenings
from director.reports.blocks.figures import Figure, Figures
from director.reports.blocks.text import Heading, Section
from director.reports.event_sheets.floor_log import floor_log
from director.reports.lists.listings import listings
from director.reports.typesetting.typeset import lay_out, set_in_type
from director.tournament.commands import DrawSeats, Eliminate
from tests.reports.test_sheets import on_one_line, text_of
from tests.tournament.evening import FRIDAY, Evening


def evening():
    made = Evening(2)
    made.do(DrawSeats("seed"))
    made.wait(minutes=1)
    made.do(Eliminate(2))
    made.undo()
    return made


def test_every_record_stands_in_it_and_what_was_taken_back_is_marked():
    made = evening()
    first, later = (f"{at.astimezone():%H:%M:%S}" for at in (FRIDAY, made.now))

    assert floor_log(made.log, str, FRIDAY).blocks == (
        Heading("Floor log", above="Friday", beside=f"2 Jan 2026, {FRIDAY.astimezone():%H:%M}"),
        Figures((Figure("Records", "6"), Figure("Undone", "1"))),
        Section("2 Jan 2026"),
        Happenings(
            (
                Happening("#1", first, "Ina", "Opened"),
                Happening("#2", first, "Ina", "1 registered"),
                Happening("#3", first, "Ina", "2 registered"),
                Happening("#4", first, "Ina", "Seats drawn for 2 players"),
                Happening("#5", later, "Ina", "2 busted in 2nd place", "undone by #6"),
                Happening("#6", later, "Ina", "Undone"),
            ),
            ("No.", "Time", "Staff", "What happened"),
            staff=("Ina",),
        ),
    )


def test_what_was_brought_back_is_not_marked():
    made = evening()
    made.redo()

    assert floor_log(made.log, str, FRIDAY).blocks[1] == Figures(
        (Figure("Records", "7"), Figure("Undone", "0"))
    )


def test_each_day_has_its_title():
    made = evening()
    made.wait(hours=24)
    made.do(Eliminate(1))

    titles = [
        one.text for one in floor_log(made.log, str, FRIDAY).blocks if isinstance(one, Section)
    ]

    assert titles == ["2 Jan 2026", "3 Jan 2026"]


def test_a_long_log_loses_no_record_over_its_sides():
    made = evening()
    for _ in range(150):
        made.do(Eliminate(2))
        made.undo()

    document = floor_log(made.log, str, FRIDAY)

    text = on_one_line(text_of(set_in_type(document)))
    assert len(lay_out(document).pages) > 4
    assert all(f"#{number} " in text for number in range(1, 307))


def test_it_can_be_had_as_a_list():
    (listing,) = listings(floor_log(evening().log, str, FRIDAY))

    assert listing.columns == ("No.", "Time", "Who", "What", "Undone")
    assert listing.rows[4][2:] == ("Ina", "2 busted in 2nd place", "undone by #6")
