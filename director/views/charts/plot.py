"""Where everything in a chart lies: strokes, areas and words, for whoever draws them.

Lengths are pixels or points; y grows downward. Screen and paper draw the same marks.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from director.views.charts.chart import Axis, Chart, Line, Panel, Point

TEXT, SOFT, GRID, PAUSE, BAND = "text", "soft", "grid", "pause", "band"
"""Tones beside those of lines."""

Measure = Callable[[str], float]
"""How wide some words are in the type of a chart."""

_WIDEST_LABELS = 0.32
"""Of the width, what stands at the ends of lines."""
_ELLIPSIS = "…"


class Stroke(NamedTuple):
    """A line through some places; `weight` 1 is that of a hairline."""

    places: tuple[tuple[float, float], ...]
    tone: str
    weight: float = 1


class Area(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float
    tone: str


class Words(NamedTuple):
    """Words on a line, from x on, before it, or with their middle there; y is where they stand."""

    x: float
    y: float
    text: str
    tone: str
    anchor: str = "start"
    """Or "middle", or "end"."""
    is_title: bool = False


Mark = Stroke | Area | Words


@dataclass(frozen=True)
class Plot:
    """A chart in its place."""

    marks: tuple[Mark, ...]
    left: float
    """Where the time begins."""
    width: float
    top: float
    bottom: float

    def x(self, across: Axis, at: float) -> float:
        """Where a moment lies."""
        return self.left + across.part(at) * self.width


def plot(
    chart: Chart,
    room: tuple[float, float],
    size: float,
    measure: Measure,
    measure_title: Measure,
    said: str = "",
) -> Plot:
    """A chart in so much width and height, in type of a size; `said` stands for its sentence."""
    width, height = room
    line = size * 1.35
    lines = len(_wrapped(chart.sentence, measure, width, 2))
    told = _wrapped(said or chart.sentence, measure, width, lines)
    over = line if chart.band and chart.band.words else 0
    top = line * (1 + lines) + size * 0.7 + over
    ticks = [tick.words for panel in chart.panels for tick in panel.up.ticks]
    labels = [one.label for panel in chart.panels for one in panel.lines if one.label]
    left = max(map(measure, ticks), default=0) + size * 0.6
    beside = min(width * _WIDEST_LABELS, max(map(measure, labels), default=0) + size * 1.1)
    first = measure(chart.across.ticks[-1].words) / 2 if chart.across.ticks else 0
    inner = max(1.0, width - left - max(beside, first))
    bottom = height - line * 1.15
    laid = Plot((), left, inner, top, bottom)
    title = _cut(chart.title, measure_title, width)
    marks: list[Mark] = [Words(0, line * 0.8, title, TEXT, is_title=True)]
    for number, words in enumerate(told):
        marks.append(Words(0, line * (1.8 + number), words, TEXT if said else SOFT))
    marks += _behind(chart, laid, size)
    marks += _below(chart, laid, size, measure)
    gap, shares = line * 0.7, sum(panel.share for panel in chart.panels)
    free, y = bottom - top - gap * (len(chart.panels) - 1), top
    for panel in chart.panels:
        tall = free * panel.share / shares
        marks += _panel(panel, chart.across, laid, (y, y + tall), (size, beside, measure))
        y += tall + gap
    return Plot(tuple(marks), left, inner, top, bottom)


def apart(wanted: Sequence[float], gap: float, low: float, high: float) -> tuple[float, ...]:
    """Places as near as can be to those wanted, none nearer to another than the gap.

    >>> apart([10, 11, 40], 6, 0, 50)
    (7.5, 13.5, 40.0)
    """
    order = sorted(range(len(wanted)), key=wanted.__getitem__)
    blocks: list[tuple[float, int]] = []
    for rank, number in enumerate(order):
        blocks.append((wanted[number] - rank * gap, 1))
        while len(blocks) > 1 and blocks[-2][0] / blocks[-2][1] > blocks[-1][0] / blocks[-1][1]:
            above, many = blocks.pop()
            below, few = blocks.pop()
            blocks.append((below + above, few + many))
    level = [total / many for total, many in blocks for _ in range(many)]
    most = max(low, high - gap * (len(wanted) - 1))
    found = [0.0] * len(wanted)
    for rank, number in enumerate(order):
        found[number] = min(max(level[rank], low), most) + rank * gap
    return tuple(found)


def _behind(chart: Chart, laid: Plot, size: float) -> Iterator[Mark]:
    """Pauses, and the band with its words at its foot."""
    for tone, stretch in (
        *((PAUSE, one) for one in chart.pauses),
        *([(BAND, chart.band)] if chart.band else []),
    ):
        begins, ends = laid.x(chart.across, stretch.begins), laid.x(chart.across, stretch.ends)
        yield Area(begins, laid.top, max(1.0, ends - begins), laid.bottom - laid.top, tone)
        if stretch.words and tone == BAND:
            right = laid.left + laid.width
            over = (begins + ends) / 2 > laid.left + laid.width * 0.6
            x, anchor = (min(ends, right), "end") if over else (begins, "start")
            yield Words(x, laid.top - size * 0.25, stretch.words, SOFT, anchor)


def _below(chart: Chart, laid: Plot, size: float, measure: Measure) -> Iterator[Mark]:
    """The line of time, and as many of its ticks as have room."""
    right = laid.left + laid.width
    yield Stroke(((laid.left, laid.bottom), (right, laid.bottom)), SOFT)
    free = 0.0
    for tick in chart.across.ticks:
        x, half = laid.x(chart.across, tick.at), measure(tick.words) / 2
        yield Stroke(((x, laid.bottom), (x, laid.bottom + size * 0.3)), SOFT)
        if x - half >= free:
            yield Words(x, laid.bottom + size * 1.3, tick.words, SOFT, "middle")
            free = x + half + size * 0.6


def _panel(
    panel: Panel,
    across: Axis,
    laid: Plot,
    between: tuple[float, float],
    type_: tuple[float, float, Measure],
) -> Iterator[Mark]:
    """Grid and lines of a panel, the quiet ones first, and what stands at their ends."""
    top, bottom = between
    size, beside, measure = type_
    right = laid.left + laid.width

    def place(point: Point) -> tuple[float, float]:
        return laid.x(across, point.at), bottom - panel.up.part(point.value) * (bottom - top)

    for tick in panel.up.ticks:
        y = bottom - panel.up.part(tick.at) * (bottom - top)
        yield Stroke(((laid.left, y), (right, y)), GRID)
        yield Words(laid.left - size * 0.4, y + size * 0.35, tick.words, SOFT, "end")
    for one in sorted(panel.lines, key=lambda one: bool(one.label)):
        if one.points:
            yield Stroke(_places(one, place), one.tone, 2 if one.label else 1)
    named = [one for one in panel.lines if one.label and one.points]
    ends = [place(one.points[-1]) for one in named]
    lows = apart([y for _, y in ends], size * 1.2, top + size * 0.4, bottom - size * 0.2)
    for one, (x, y), low in zip(named, ends, lows, strict=True):
        if abs(y - low) > size * 0.5 or right - x > size:
            far = right + size * 0.35
            yield Stroke(((x + size * 0.15, y), (right, low), (far, low)), GRID)
        words = _cut(one.label, measure, beside - size * 0.5)
        yield Words(right + size * 0.5, low + size * 0.35, words, one.tone)


def _places(
    line: Line, place: Callable[[Point], tuple[float, float]]
) -> tuple[tuple[float, float], ...]:
    """Through which places a line goes; a step goes across first."""
    places: list[tuple[float, float]] = []

    def go(x: float, y: float) -> None:
        if len(places) > 1 and places[-1][1] == places[-2][1] == y:
            places.pop()  # one long stroke, whose dashes go on
        places.append((x, y))

    for point in line.points:
        x, y = place(point)
        if line.is_stepped and places and places[-1][1] != y:
            go(x, places[-1][1])
        go(x, y)
    return tuple(places)


def _cut(words: str, measure: Measure, room: float) -> str:
    """Words, or as much of their beginning as there is room for."""
    if measure(words) <= room:
        return words
    while words and measure(words + _ELLIPSIS) > room:
        words = words[:-1]
    return words.rstrip() + _ELLIPSIS


def _wrapped(words: str, measure: Measure, room: float, most: int) -> list[str]:
    """Words in so many lines at most; the last one is cut where it is too long."""
    lines: list[str] = []
    for word in words.split(" "):
        if lines and (measure(f"{lines[-1]} {word}") <= room or len(lines) == most):
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return [_cut(one, measure, room) for one in lines]
