"""What the board says of an evening at one moment: the wall's own words, and a clock to go on with.

The time that is left does not stand in them: a browser counts it down from the moment at which it
will be nought. So they change only where somebody has done something, or a level ends.
"""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from director.tournament.structure.structure import DayEnd
from director.translation import say
from director.views.clock.clock import LAST_MINUTES
from director.views.clock.event_status import has_ended
from director.views.wall.wall import Poster, Wanted, poster
from director.views.wall.wall_lists import WallList, move_list
from director.views.wall.wall_stage import Stage
from director.views.wall.wall_words import Cell, cells, headline
from director.web.evenings import Evening

_STANDS = ""
"""In place of a time that a browser counts."""


class Countdown(NamedTuple):
    """What a browser counts down."""

    until: datetime
    length: timedelta
    """Of the whole level, for the bar below the time; nothing where there is no bar."""


class Said(NamedTuple):
    """What the board says."""

    poster: Poster
    """As on the wall; without a time where that is counted."""
    countdown: Countdown | None
    """None where the clock stands."""
    headline: tuple[str, str]
    """The level, and its colour."""
    cells: tuple[Cell, ...]
    moves: WallList
    away_since: datetime | None


def said(evening: Evening, now: datetime) -> Said:
    """The board of an evening at this moment."""
    t = evening.tournament
    wanted = Wanted(announcement=evening.announcement, clock=evening.clock)
    shown = poster(t, now, evening.library, evening.names, wanted)
    countdown = _countdown(evening, shown, now)
    lasting = shown._replace(
        hour=_STANDS,
        logo="",
        seats=tuple([one for one in shown.seats if one[1]]),
        places=tuple([one for one in shown.places if one[1]]),
        bounties=tuple([one for one in shown.bounties if one[0]]),
    )
    if countdown or shown.ending:
        lasting = lasting._replace(time=_STANDS, part=0)
    return Said(
        lasting,
        countdown,
        headline(shown),
        tuple([one for one in cells(shown) if one.figure != shown.hour]),
        move_list(t, evening.names, t.moving),
        evening.away_since,
    )


def _countdown(evening: Evening, shown: Poster, now: datetime) -> Countdown | None:
    t = evening.tournament
    face = t.clock.shows(t.structure, now)
    if has_ended(t) or isinstance(t.structure.steps[face.step], DayEnd):
        return None
    if not face.started and face.starts_at and shown.stage == Stage.REGISTRATION:
        return Countdown(face.starts_at, timedelta())
    if not face.running or face.estimated:
        return None
    return Countdown(now + face.left, t.clock.at(t.structure, now).length(t.structure))


def warned_at(counted: Countdown) -> datetime:
    """From when on the time has the colour of a warning."""
    return counted.until - timedelta(seconds=LAST_MINUTES)


def as_json(said: Said, now: datetime) -> dict[str, Any]:
    """The same for programs: words as they are read, moments in ISO 8601."""
    shown, counted = said.poster, said.countdown
    return {
        "made": now.isoformat(timespec="seconds"),
        "up_to_date": said.away_since is None,
        "event": shown.name,
        "state": shown.state.value.lower(),
        "stage": shown.stage.value.lower(),
        "title": shown.title,
        "clock": {
            "ends": counted.until.isoformat(timespec="milliseconds") if counted else None,
            "seconds_left": seconds_left(counted, now) if counted else None,
            "shows": shown.time or None,
        },
        "message": shown.message,
        "announcement": shown.announcement,
        "stakes": [
            {"games": list(kind.games), "bets": [bet._asdict() for bet in kind.bets]}
            for kind in shown.stakes
        ],
        "figures": [cell._asdict() for cell in said.cells],
        "players": shown.players,
        "average": shown.average,
        "prize_pool": shown.pool,
        "next_break": _break(shown),
        "rotation": list(shown.rotation),
        "playing": shown.rotation[shown.room_turn] if shown.room_turn is not None else None,
        "payouts": [{"place": place, "prize": prize} for place, prize in shown.payouts],
        "bounties": [{"name": name, "amount": amount} for name, amount in shown.bounties],
        "final_table": [
            {"seat": seat, "name": name, "chips": stack} for seat, name, stack in shown.seats
        ],
        "moves": [_move(row.name, row.cells) for row in said.moves.rows],
        "winner": shown.winner or None,
        "places": [{"place": place, "name": name} for place, name in shown.places],
    }


def seconds_left(counted: Countdown, now: datetime) -> int:
    """What is left in whole seconds, a begun one counted."""
    return max(0, -((now - counted.until) // timedelta(seconds=1)))


def away_said(since: datetime | None) -> str:
    """That nothing newer is known, and since when; empty where everything is."""
    if since is None:
        return ""
    return say("not up to date since {time}", time=f"{since.astimezone():%H:%M}")


def _break(shown: Poster) -> Mapping[str, str] | None:
    coming = shown.next_break
    return {"at": coming.time, "in": coming.wait, "length": coming.length} if coming else None


def _move(name: str, where: tuple[str, ...]) -> Mapping[str, str]:
    origin, table, seat = where
    return {"name": name, "from": origin, "table": table, "seat": seat}
