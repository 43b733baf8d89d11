"""Who paid what and how: one list on paper, in CSV and in a spreadsheet, and it adds up."""

from csv import reader
from decimal import Decimal
from io import BytesIO, StringIO

from openpyxl import load_workbook

from director.reports.blocks.figures import Beside, Figure, Figures, Grid, Row
from director.reports.dates import moment
from director.reports.event_sheets.payments.money import registration_report
from director.reports.event_sheets.payments.payment_list import payment_list
from director.reports.lists.csv_files import as_csv
from director.reports.lists.listings import listings
from director.reports.lists.spreadsheets import as_spreadsheet
from director.tournament.commands import (
    ChoosePayTable,
    CorrectPayment,
    Eliminate,
    MoveFloat,
    PayPrize,
    Register,
    SetMoney,
    TakePayment,
)
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_table import Bracket, PayTable, PlaceRange
from tests.tournament.evening import FRIDAY, Evening

WINNER_TAKES_ALL = PayTable("Winner", brackets=(Bracket(2, 99, (PlaceRange(1, 1, 10000),)),))
NAMES = {1: "Ann Ost", 2: "Bob Marek", 3: "Cho Marlin"}
AT = moment(FRIDAY)


def evening():
    """Three entries at 12.50: cash, card, and 20 in cash of which 7.50 went back; one prize."""
    made = Evening()
    made.do(SetMoney(MoneyTerms("€", 2, Price(1000, 250))))
    for number, pays in enumerate(("cash", "card", ""), start=1):
        made.do(Register(number, f"late {number}", pays))
    made.do(TakePayment(3, "cash", 2000))
    made.do(MoveFloat(10000, "from the safe"))
    made.do(CorrectPayment(2, 1250, "transfer"))
    made.do(ChoosePayTable(WINNER_TAKES_ALL))
    made.do(Eliminate(2))
    made.do(Eliminate(3))
    made.do(PayPrize(1, "transfer", 3000))
    return made


def sheet():
    made = evening()
    return payment_list(made.t, made.log, NAMES.__getitem__, FRIDAY)


def test_every_payment_stands_on_a_line_of_its_own_and_the_lines_are_summed_up():
    made = sheet()

    assert made.blocks[1] == Figures(
        (
            Figure("Payments", "4"),
            Figure("Taken", "€37.50"),
            Figure("Paid out", "€30.00"),
            Figure("Expected in drawer", "€125.00"),
        )
    )
    lines, moved = [block for block in made.blocks if isinstance(block, Grid)]
    assert lines.rows == (
        Row(("1", AT, "Ann Ost", "1", "€12.50", "cash", "", "Ina")),
        Row(("2", AT, "Bob Marek", "2", "€12.50", "transfer", "corrected", "Ina")),
        Row(("3", AT, "Cho Marlin", "3", "€12.50", "cash", "€20.00 tendered", "Ina")),
        Row(("4", AT, "Ann Ost", "1", "−€30.00", "transfer", "prize", "Ina")),
        Row(("", "", "Total", "", "€7.50", "", "", ""), is_sum=True),
    )
    assert moved.rows == (Row((AT, "€100.00", "Ina", "from the safe")),)


def test_methods_drawer_and_what_is_open_stand_beside_each_other():
    (sums,) = [block for block in sheet().blocks if isinstance(block, Beside)]

    assert [grid.rows for grid in sums.grids] == [
        (
            Row(("Cash", "€25.00", "€0.00", "€25.00")),
            Row(("Transfer", "€12.50", "−€30.00", "−€17.50")),
            Row(("Total", "€37.50", "−€30.00", "€7.50"), is_sum=True),
        ),
        (
            Row(("Float less cash drops", "€100.00")),
            Row(("Cash from players", "€25.00")),
            Row(("Expected in drawer", "€125.00"), is_sum=True),
        ),
        (Row(("Nothing", "€0.00")),),
    ]


def test_a_file_has_amounts_as_numbers_that_any_program_adds_up():
    rows = list(reader(StringIO(as_csv(listings(sheet())).decode("utf-8-sig"))))
    book = load_workbook(BytesIO(as_spreadsheet(listings(sheet()))))

    prize = ["4", AT, "Ann Ost", "1", "-30.00", "transfer", "prize", "Ina"]
    assert prize in rows
    (lines,) = [one for one in book.worksheets if one["A1"].value == "No."]
    assert lines["E5"].value == -30
    assert (lines["E5"].number_format, lines["E5"].data_type) == ("0.00", "n")
    amounts = [cell.value for (cell,) in lines["E2:E5"]]
    assert sum(map(Decimal, map(str, amounts))) == Decimal("7.5")


def test_a_prize_is_no_way_in_which_an_entry_was_paid():
    report = registration_report(evening().t, NAMES.__getitem__, FRIDAY)

    (entries,) = [block for block in report.blocks if isinstance(block, Grid)]
    assert entries.rows[0] == Row(("1", "Ann Ost", "€12.50", "€12.50", "cash"))
