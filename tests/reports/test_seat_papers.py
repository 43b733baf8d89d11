"""What the floor hands out about seats."""

from director.reports.documents import Column, Figure, Figures, Grid, Heading, Lead, Row, Section
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
        Heading("Ann Ost", above="Friday", beside="entry 1"),
        Figures((Figure("Table", "4"), Figure("Seat", "7"))),
    )


def test_a_move_slip_says_from_where_to_where():
    assert move_slips("Friday", [ANN]).blocks == (
        Heading("Ann Ost", above="Friday"),
        Lead("Please move from table 2, seat 5"),
        Figures((Figure("To table", "4"), Figure("Seat", "7"))),
    )


def test_a_break_list_goes_by_the_old_seats():
    assert break_list("Friday", [ANN, BOB]).blocks == (
        Heading("Table 2: new seats", above="Friday"),
        Grid(
            (Column("Old seat"), Column("Player", figures=False), Column("Table"), Column("Seat")),
            (Row(("2", "Bob Marek", "3", "1")), Row(("5", "Ann Ost", "4", "7"))),
        ),
    )


def test_seats_are_listed_by_name_and_by_table():
    by_name = seats_by_name("Friday", [BOB, ANN]).blocks[1]
    by_table = seats_by_table("Friday", [ANN, BOB]).blocks[1:4:2]

    assert by_name == Grid(
        (Column("Player", figures=False), Column("Table"), Column("Seat")),
        (Row(("Ann Ost", "4", "7")), Row(("Bob Marek", "3", "1"))),
    )
    assert by_table == (Section("Table 3"), Section("Table 4"))


def test_every_seat_paper_can_be_set():
    set_ = {kind: set_in_type(make("Friday", [ANN, BOB]))[:4] for kind, make in SEAT_PAPERS.items()}

    assert set_ == dict.fromkeys(SEAT_PAPERS, b"%PDF")
