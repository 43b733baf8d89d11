"""The desk's papers about entries and money."""

from director.reports.blocks.events import Form, Plates, Written
from director.reports.blocks.figures import Column, Figure, Figures, Grid, Row
from director.reports.blocks.text import Banner, Ends, Points, Prose, Section
from director.reports.documents import Slip
from director.reports.event_sheets.payments.money import (
    drawer_report,
    receipt,
    receipts,
    registration_report,
)
from director.reports.typesetting.typeset import set_in_type
from director.tournament.commands import CountDrawer, MoveFloat, TakePayment, VoidEntry
from tests.tournament.evening import FRIDAY
from tests.tournament.money.test_statement import evening

NAMES = {1: "Ann Ost", 2: "Bob Marek", 3: "Cho Marlin"}


def blocks(document, kind):
    return [block for block in document.blocks if isinstance(block, kind)]


def test_a_receipt_says_what_was_bought_and_what_is_owed():
    sheet = receipt(evening().t, 3, NAMES.__getitem__)

    assert (sheet.title, sheet.paper) == ("Receipt 3", "a5")
    assert sheet.blocks == (
        Slip(
            (
                Ends("Receipt", below="Friday"),
                Banner("Cho Marlin"),
                Figures((Figure("Entry", "3"), Figure("Chips", "1,000"))),
                Grid(
                    (Column("Bought", figures=False), Column("Amount")),
                    (
                        Row(("Prize pool", "$100")),
                        Row(("Fee", "$10")),
                        Row(("Total", "$110"), is_sum=True),
                    ),
                ),
                Prose("nothing paid yet"),
                Section("Still owed: $110"),
            )
        ),
    )


def test_a_receipt_says_how_each_payment_was_made():
    (slip,) = receipt(evening().t, 1, NAMES.__getitem__).blocks

    assert slip.blocks[0] == Ends("Receipt", "2 Jan 2026", "Friday")
    assert blocks(slip, Grid)[1].rows == (
        Row(("#1", f"{FRIDAY.astimezone():%H:%M}", "cash", "$110")),
    )


def test_a_receipt_says_what_was_handed_over_and_what_went_back():
    made = evening()
    made.do(TakePayment(3, "cash", 200))

    (slip,) = receipt(made.t, 3, NAMES.__getitem__).blocks

    assert blocks(slip, Grid)[1].rows == (
        Row(("#3", f"{FRIDAY.astimezone():%H:%M}", "cash", "$110")),
        Row(("", "", "tendered", "$200")),
        Row(("", "", "change", "$90")),
    )
    assert blocks(slip, Section) == []


def test_the_drawer_report_expects_what_was_kept_and_not_what_was_tendered():
    made = evening()
    made.do(TakePayment(3, "cash", 200))

    sheet = drawer_report(made.t, FRIDAY, "Ina")

    assert blocks(sheet, Plates) == [Plates((Figure("Expected in drawer", "$220"),))]


def test_there_is_a_receipt_for_every_entry():
    slips = receipts(evening().t, NAMES.__getitem__).blocks

    assert [slip.blocks[1] for slip in slips] == [Banner(name) for name in NAMES.values()]


def test_the_registration_report_lists_every_entry_and_what_was_voided():
    made = evening()
    made.do(VoidEntry(2, "registered by mistake"))

    sheet = registration_report(made.t, NAMES.__getitem__, FRIDAY)

    assert blocks(sheet, Grid)[0].rows == (
        Row(("1", "Ann Ost", "$110", "$110", "cash", "")),
        Row(("3", "Cho Marlin", "$110", "$0", "", "$110")),
        Row(("", "Total", "$220", "$110", "", "$110"), is_sum=True),
    )
    assert [one.title for one in blocks(sheet, Grid)[0].columns][2:] == [
        "Costs",
        "Paid",
        "How",
        "Owes",
    ]
    assert blocks(sheet, Points) == [Points(("entry 2: registered by mistake",))]


def test_the_drawer_report_has_every_count_with_its_difference():
    made = evening()
    made.do(MoveFloat(50))
    made.do(CountDrawer(155, closed=True, note="parking"))

    sheet = drawer_report(made.t, FRIDAY, "Ina")

    assert blocks(sheet, Plates) == [
        Plates(
            (
                Figure("Expected in drawer", "$160"),
                Figure("Last count", "$155"),
                Figure("Difference", "$5 short"),
            )
        )
    ]
    assert blocks(sheet, Form) == [Form((), (Row(()),) * 8, ("Denomination", "Number", "Amount"))]
    assert blocks(sheet, Written) == [
        Written(("Total counted:", "Difference:")),
        Written(("Counted by Ina:",), signed=True),
        Written(("Witness:", "Date:"), signed=True),
    ]
    assert blocks(sheet, Grid)[0].rows == (
        Row(("Float less cash drops", "$50")),
        Row(("Cash from players", "$110")),
        Row(("Expected in drawer", "$160"), is_sum=True),
    )
    assert [row.cells[1:] for row in blocks(sheet, Grid)[1].rows] == [
        ("closed out", "$160", "$155", "$5 short", "parking")
    ]


def test_each_of_them_can_be_set_in_type():
    t = evening().t
    sheets = (
        receipt(t, 1, NAMES.__getitem__),
        registration_report(t, NAMES.__getitem__, FRIDAY),
        drawer_report(t, FRIDAY, "Ina"),
    )

    assert [set_in_type(sheet)[:4] for sheet in sheets] == [b"%PDF"] * 3
