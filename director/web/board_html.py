"""The board as HTML: what changes when the evening does, and is put into open pages as it is."""

from datetime import datetime

from director.translation import say
from director.views.clock.times import countdown
from director.views.wall.wall import Poster
from director.views.wall.wall_lists import WallList
from director.web.board_words import Countdown, Said, away_said, seconds_left, warned_at
from director.web.html import Html, tag


def board_html(said: Said, now: datetime) -> Html:
    """All of the board, for a phone, a television or a wall."""
    shown = said.poster
    inside: list[Html | None] = [_head(shown), _away(said), _announced(shown)]
    if shown.ending:
        inside += [_ending(shown)]
    else:
        inside += [
            _middle(said, now),
            _moves(said.moves),
            _cells(said),
            _rotation(shown),
            _bounties(shown),
        ]
    return tag(
        "div", *inside, class_=f"board {shown.stage.name.lower()} {shown.state.name.lower()}"
    )


def overlay_html(said: Said, now: datetime) -> Html:
    """The same in a few words, over the picture of a stream."""
    shown = said.poster
    cells = [cell for cell in said.cells if cell.caption in _over_pictures()]
    return tag(
        "div",
        tag("p", shown.name, class_="name"),
        tag("h1", shown.ending, class_="title accent") if shown.ending else _headline(said),
        tag("p", shown.winner, class_="winner") if shown.ending else _time(said, now),
        tag("ul", [tag("li", kind.title, " ", tag("b", kind.line)) for kind in shown.stakes])
        if not shown.ending
        else None,
        tag("dl", [_cell(cell.caption, cell.figure, cell.detail) for cell in cells]),
        tag("p", shown.announcement, class_="band") if shown.announcement else None,
        class_=f"board {shown.state.name.lower()}",
    )


def _over_pictures() -> tuple[str, ...]:
    return (say("Players left"), say("Average"), say("Prize pool"))


def _head(shown: Poster) -> Html:
    return tag(
        "header",
        tag("p", shown.name, class_="name"),
        tag("p", shown.state_word, class_=f"state {shown.state.colour}"),
    )


def _away(said: Said) -> Html | None:
    words = away_said(said.away_since)
    return tag("p", words, class_="away") if words else None


def _announced(shown: Poster) -> Html | None:
    return tag("p", shown.announcement, class_="band") if shown.announcement else None


def _headline(said: Said) -> Html:
    words, colour = said.headline
    return tag("h1", _kept_together(words), class_=f"title {colour}")


def _kept_together(words: str) -> str:
    """With every dot at the end of a line, and never at the beginning of one."""
    return words.replace("  ·  ", " · ").replace(" · ", "\u00a0· ")


def _middle(said: Said, now: datetime) -> Html:
    """The clock and the stakes; beside them, where there is room, final table and prizes."""
    played = tag("div", _clock(said, now), _stakes(said.poster), class_="played")
    return tag("div", played, _panels(said.poster), class_="middle")


def _clock(said: Said, now: datetime) -> Html:
    shown = said.poster
    return tag(
        "section",
        _time(said, now),
        _headline(said),
        _bar(said.countdown, now),
        tag("p", shown.message, class_=f"message {shown.tone}") if shown.message else None,
        class_="clock",
    )


def _time(said: Said, now: datetime) -> Html | None:
    """What is left; with the moments from which a browser counts it on by itself."""
    shown, counted = said.poster, said.countdown
    if counted is None:
        return tag("p", shown.time, class_=f"time {shown.colour}") if shown.time else None
    left = countdown(seconds_left(counted, now))
    warns = shown.colour in ("text", "warning")
    return tag(
        "p",
        left,
        class_=f"time {shown.colour}" + (" hours" if left.count(":") > 1 else ""),
        role="timer",
        data_until=_milliseconds(counted.until),
        data_warns=_milliseconds(warned_at(counted)) if warns else None,
    )


def _bar(counted: Countdown | None, now: datetime) -> Html | None:
    if counted is None or not counted.length:
        return None
    over = 1 - (counted.until - now) / counted.length
    return tag(
        "progress",
        max=1000,
        value=round(1000 * min(max(over, 0), 1)),
        data_until=_milliseconds(counted.until),
        data_length=round(counted.length.total_seconds() * 1000),
        aria_label=say("How much of the level is over"),
    )


def _milliseconds(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)


def _stakes(shown: Poster) -> Html | None:
    """What a hand costs, a line for each kind of game."""
    if not shown.stakes:
        return None
    return tag(
        "section",
        [
            tag(
                "div",
                tag("h2", _kept_together(kind.title)),
                tag("dl", [_cell(bet.title, bet.amount) for bet in kind.bets]),
                class_="kind",
            )
            for kind in shown.stakes
        ],
        class_="stakes",
        aria_label=say("Stakes"),
    )


def _cells(said: Said) -> Html:
    told = [_cell(cell.caption, cell.figure, cell.detail) for cell in said.cells]
    return tag("dl", told, class_="cells")


def _cell(caption: str, figure: str, detail: str = "") -> Html:
    return tag(
        "div",
        tag("dt", caption),
        tag("dd", tag("b", figure), tag("span", detail) if detail else None),
    )


def _rotation(shown: Poster) -> Html | None:
    """The games in their order, the one that the room plays marked."""
    if len(shown.rotation) <= 1:
        return None
    games = [
        tag("li", name, aria_current="true" if number == shown.room_turn else None)
        for number, name in enumerate(shown.rotation)
    ]
    turning = tag("p", shown.turning, class_="faint") if shown.turning else None
    return tag("section", tag("ol", games), turning, class_="rotation", aria_label=say("Games"))


def _panels(shown: Poster) -> Html | None:
    """Who sits at the final table, and what is still to be won."""
    seats = [(str(seat), f"{who}  {stack}" if stack else who) for seat, who, stack in shown.seats]
    panels = [
        _panel(say("Final table"), seats, "seats"),
        _panel(say("Prizes"), shown.payouts, "payouts"),
    ]
    return tag("div", panels, class_="panels") if any(panels) else None


def _panel(
    title: str, lines: "tuple[tuple[str, str], ...] | list[tuple[str, str]]", kind: str
) -> Html | None:
    if not lines:
        return None
    rows = [tag("tr", tag("th", one, scope="row"), tag("td", other)) for one, other in lines]
    table = tag("table", tag("caption", title), tag("tbody", rows))
    return tag("section", table, class_=f"panel {kind}")


def _bounties(shown: Poster) -> Html | None:
    if not shown.bounties:
        return None
    lines = [tag("div", tag("dt", name), tag("dd", amount)) for name, amount in shown.bounties]
    return tag("section", tag("h2", shown.bounty_title), tag("dl", lines), class_="bounties")


def _moves(moves: WallList) -> Html | None:
    """Who goes where; nothing where nobody does."""
    return tag("section", list_html(moves), class_="moves") if moves.rows else None


def _ending(shown: Poster) -> Html:
    places = [tag("li", who, value=place) for place, who in shown.places]
    return tag(
        "section",
        tag("p", shown.ending, class_="title accent"),
        tag("h1", shown.winner or shown.name, class_="winner"),
        tag("ol", places) if places else None,
        class_="ending",
    )


def list_html(shown: WallList) -> Html:
    """A list of the wall, with its title."""
    if not shown.rows:
        return tag("p", shown.empty, class_="empty")
    before = any(row.before for row in shown.rows)
    name = say("Player") if shown.captions else shown.title
    head = tag(
        "tr",
        tag("th", say("Place"), scope="col", class_="number") if before else None,
        tag("th", name, scope="col"),
        [tag("th", caption, scope="col", class_="number") for caption in shown.captions],
    )
    rows = [
        tag(
            "tr",
            tag("td", row.before, class_="number") if before else None,
            tag("th", row.name, scope="row"),
            [tag("td", cell, class_="number") for cell in row.cells],
        )
        for row in shown.rows
    ]
    table_head = tag("thead", head) if shown.captions else None
    return tag("table", tag("caption", shown.title), table_head, tag("tbody", rows), class_="list")
