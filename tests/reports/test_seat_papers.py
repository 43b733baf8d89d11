"""What the floor hands out about seats."""

from director.reports.documents import Beside, Column, Figure, Figures, Grid, Heading, Row
from director.reports.seat_papers import (
    SEAT_PAPERS,
    SeatLine,
    break_list,
    move_slips,
    seat_cards,
    seats_by_name,
    seats_by_table,
)
from director.reports.typesetting import set_in_type

ANN = SeatLine("Ann Ost", 4, 7, 2, 5, 1)
BOB = SeatLine("Bob Marek", 3, 1, 2, 2, 2)


def test_a_seat_card_says_who_sits_where():
    assert seat_cards("Friday", [ANN]).blocks == (
        Heading("Seat cards", above="Friday"),
        Figures(
            (Figure("Friday, entry 1", "Ann Ost"), Figure("Table", "4"), Figure("Seat", "7")),
        ),
    )


def test_a_move_slip_says_from_where_to_where():
    assert move_slips("Friday", [ANN]).blocks == (
        Heading("Move slips", above="Friday"),
        Figures(
            (
                Figure("Please move", "Ann Ost"),
                Figure("From table, seat", "2–5"),
                Figure("To table", "4"),
                Figure("Seat", "7"),
            )
        ),
    )


def test_a_break_list_goes_by_the_old_seats():
    assert break_list("Friday", [ANN, BOB]).blocks == (
        Heading("Table 2: new seats", above="Friday"),
        Grid(
            (Column("Old seat"), Column("Player", figures=False), Column("Table"), Column("Seat")),
            (Row(("2", "Bob Marek", "3", "1")), Row(("5", "Ann Ost", "4", "7"))),
        ),
    )


def test_seats_are_listed_by_name():
    columns = (Column("Player", figures=False), Column("Table"), Column("Seat"))
    rows = (Row(("Ann Ost", "4", "7")), Row(("Bob Marek", "3", "1")))

    assert seats_by_name("Friday", [BOB, ANN]).blocks == (
        Heading("Seats", above="Friday"),
        Beside((Grid(columns, rows),)),
    )


def test_and_by_table():
    tables = tuple(
        Grid((Column("Seat"), Column(f"Table {table}", figures=False)), (Row(row),))
        for table, row in ((3, ("1", "Bob Marek")), (4, ("7", "Ann Ost")))
    )

    assert seats_by_table("Friday", [ANN, BOB]).blocks == (
        Heading("Tables", above="Friday"),
        Beside(tables),
    )


def test_every_seat_paper_can_be_set():
    set_ = {kind: set_in_type(make("Friday", [ANN, BOB]))[:4] for kind, make in SEAT_PAPERS.items()}

    assert set_ == dict.fromkeys(SEAT_PAPERS, b"%PDF")
