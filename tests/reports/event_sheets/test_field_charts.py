"""The charts below the results."""

from director.reports.blocks.figures import Charted
from director.reports.blocks.text import Heading
from director.reports.documents import Document
from director.reports.event_sheets.field_charts import with_field_charts
from director.reports.sheet_kinds import Event
from director.reports.typesetting.typeset import lay_out, set_in_type
from director.tournament.busts.facts import Count
from director.tournament.commands import CountChips, Eliminate
from tests.shipped import shipped_games
from tests.tournament.evening import Evening

SHEET = Document("Results", "a4", (Heading("Results"),))


def of(friday):
    library = shipped_games()
    return Event(
        friday.t,
        friday.log,
        lambda player: f"Player {player}",
        lambda player: f"Player {player}",
        friday.now,
        library,
    )


def counted_twice():
    friday = Evening(3)
    for chips in (1200, 900):
        friday.wait(minutes=50)
        friday.do(CountChips((Count(1, chips), Count(2, 800))))
    friday.do(Eliminate(3))
    return friday


def titles(document):
    return [block.chart.title for block in document.blocks if isinstance(block, Charted)]


def test_both_charts_stand_after_what_the_sheet_says():
    sheet = with_field_charts(SHEET, of(counted_twice()))

    assert sheet.blocks[0] == SHEET.blocks[0]
    assert titles(sheet) == ["Entries and players left", "Chip counts"]


def test_an_event_without_a_second_count_has_one_chart():
    friday = Evening(3)
    friday.wait(minutes=50)
    friday.do(Eliminate(3))

    assert titles(with_field_charts(SHEET, of(friday))) == ["Entries and players left"]


def test_an_event_of_one_moment_has_none():
    assert with_field_charts(SHEET, of(Evening(3))) == SHEET


def test_a_chart_is_as_wide_as_the_page_and_set_alike_each_time():
    sheet = with_field_charts(SHEET, of(counted_twice()))

    layout = lay_out(sheet)

    wide = layout.width - 2 * layout.margin
    assert [placed.widest for placed, _ in layout.pages[0].placed[1:]] == [wide, wide]
    assert set_in_type(sheet) == set_in_type(sheet)
