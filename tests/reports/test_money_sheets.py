"""The desk's papers about entries and money."""

from director.reports.documents import Figure, Figures, Grid, Heading, Lead, Points, Row
from director.reports.money_sheets import drawer_report, receipt, registration_report
from director.reports.typesetting import set_in_type
from director.tournament.commands import CountDrawer, MoveFloat, VoidEntry
from tests.tournament.evening import FRIDAY
from tests.tournament.test_statements import evening

NAMES = {1: "Ann Ost", 2: "Bob Marek", 3: "Cho Marlin"}


def blocks(document, kind):
    return [block for block in document.blocks if isinstance(block, kind)]


def test_a_receipt_says_what_was_bought_and_what_is_owed():
    sheet = receipt(evening().t, 3, NAMES.__getitem__)

    assert (sheet.title, sheet.paper) == ("Receipt 3", "a5")
    assert blocks(sheet, Heading) == [Heading("Receipt", above="Friday")]
    assert blocks(sheet, Lead) == [Lead("Cho Marlin"), Lead("Still owed: $110")]
    assert blocks(sheet, Figures) == [Figures((Figure("Entry", "3"), Figure("Chips", "1,000")))]
    assert blocks(sheet, Grid)[0].rows == (
        Row(("Prize pool", "$100")),
        Row(("Fee", "$10")),
        Row(("Together", "$110")),
    )
    assert blocks(sheet, Points) == [Points(("nothing yet",))]


def test_the_registration_report_lists_every_entry_and_what_was_voided():
    made = evening()
    made.do(VoidEntry(2, "registered by mistake"))

    sheet = registration_report(made.t, NAMES.__getitem__, FRIDAY)

    assert blocks(sheet, Grid)[0].rows == (
        Row(("1", "Ann Ost", "", "", "$110", "$110", "")),
        Row(("3", "Cho Marlin", "", "", "$110", "$0", "$110")),
    )
    assert blocks(sheet, Points) == [Points(("entry 2: registered by mistake",))]


def test_the_drawer_report_has_every_count_with_its_difference():
    made = evening()
    made.do(MoveFloat(50))
    made.do(CountDrawer(155, closed=True, note="parking"))

    sheet = drawer_report(made.t, FRIDAY, "Ina")

    assert blocks(sheet, Grid)[0].rows == (
        Row(("Put in, less taken out", "$50")),
        Row(("Cash from players", "$110")),
        Row(("Should lie there", "$160")),
    )
    assert [row.cells[1:] for row in blocks(sheet, Grid)[1].rows] == [
        ("closed out", "$160", "$155", "−$5", "parking")
    ]


def test_each_of_them_can_be_set_in_type():
    t = evening().t
    sheets = (
        receipt(t, 1, NAMES.__getitem__),
        registration_report(t, NAMES.__getitem__, FRIDAY),
        drawer_report(t, FRIDAY, "Ina"),
    )

    assert [set_in_type(sheet)[:4] for sheet in sheets] == [b"%PDF"] * 3
