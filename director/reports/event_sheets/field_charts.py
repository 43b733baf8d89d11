"""The charts below the results: entries and players left over time, and the race of the stacks."""

from dataclasses import replace

from director.reports.blocks.figures import Charted
from director.reports.documents import Document
from director.reports.sheet_kinds import Event
from director.views.charts.event_charts import field_chart, race_chart
from director.views.charts.field_history import FieldHistory


def with_field_charts(document: Document, of: Event) -> Document:
    """The same sheet with the charts below it of which there is something to show."""
    history, t = FieldHistory(of.log), of.tournament
    charts = (field_chart(history, t, of.now), race_chart(history, t, of.name, of.now))
    blocks = tuple(Charted(chart) for chart in charts if chart)
    return replace(document, blocks=(*document.blocks, *blocks))
