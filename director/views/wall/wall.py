"""What the wall says: the event at one moment, in the words that the room reads."""

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from immutables import Map

from director.engine.games.library import Library
from director.tournament.chips.color_ups import still_to_leave
from director.tournament.clock.own_clocks import clock_words
from director.tournament.flights.state import named
from director.tournament.lammers.commands import lammers_due
from director.tournament.money.amounts import money
from director.tournament.nit_levels.cards import last_holder
from director.tournament.prizes.prize_list import prize_of
from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.tournament.structure.moments import time_as_text
from director.tournament.structure.special_rules import in_a_line
from director.tournament.structure.structure import Break, DayEnd, Level
from director.translation import chips, listed, say
from director.views.clock import clock, stakes
from director.views.clock.clock import Coming, Reading
from director.views.clock.event_status import NOT_STARTED, State, has_ended
from director.views.clock.nit_words import antes_line, cards_line
from director.views.clock.stakes import KindOfGame
from director.views.clock.times import countdown, in_words, time_of_day
from director.views.counted import counted
from director.views.money.prize_words import prize_said
from director.views.wall.wall_bets import bets_said
from director.views.wall.wall_bounties import bounty_lines, bounty_title
from director.views.wall.wall_lists import Content, WallList, move_list, seat_list, wall_list
from director.views.wall.wall_places import final_seats, finishing_places
from director.views.wall.wall_prizes import (
    first_said,
    is_in_the_money,
    owed_said,
    paid_said,
    payout_lines,
)
from director.views.wall.wall_stage import Stage, late_registration, stage

Line = tuple[str, str]
"""A name and what belongs to it."""

_NAMED = 4
"""So many who have divided the rest are named as winners; of more the first, and how many."""


class Wanted(NamedTuple):
    """What the desk has put on the wall beside the event itself."""

    stage: Stage | None = None
    announcement: str = ""
    notice: str = ""
    """What the clock has just come to."""
    slide: Path | None = None
    unlocked: bool = False
    """Whether the keys that move the clock are free here."""
    clock: str = ""
    """Which of several clocks is shown; empty for the main one."""
    content: Content = Content.CLOCK
    moves: Mapping[EntryNumber, Place] = Map()
    """Who is shown as moving, and from where, on a wall whose content is no list."""
    new_seats: bool = False
    """Whether everybody has just got another seat: shown where the content is no list."""
    turn: int = 0
    """How many pages of a list have been turned."""
    board: str = ""
    """The address of the event's board for browsers; empty while it is off."""


NOTHING = Wanted()


class Poster(NamedTuple):
    """Everything that stands on the wall."""

    name: str
    stage: Stage
    state: State
    state_word: str
    title: str
    """The level or break, and the game where the whole room plays one."""
    time: str
    widest: str
    """The widest form of the time, by which it is sized."""
    colour: str
    """Of the time: a field of the palette."""
    part: float
    """How much of the level or break is over, from 0 to 1."""
    message: str
    """What the room is to know now: when play goes on, until when one may still enter."""
    tone: str
    """The colour of the message: a field of the palette."""
    stakes: tuple[KindOfGame, ...]
    facts: tuple[Line, ...]
    """What a player asks before the event."""
    rotation: tuple[str, ...]
    turning: str
    """After how long each table goes on to the next game; empty where none does so itself."""
    room_turn: int | None
    """The place in the rotation of the game that the whole room plays."""
    next_title: str
    next_called: str
    """The stakes that the next level is called by."""
    next_break: Coming | None
    color_up: str
    """The chips that leave play in this break."""
    players: str
    """Those left of all who entered."""
    entered: int
    pool: str
    """The prize pool; empty without prices."""
    paid: str
    """How many places are paid, or what a satellite gives, and at the end the first prize; empty
    before that is known."""
    payouts: tuple[Line, ...]
    """The prizes that are still to be won, the first place first, once they are near."""
    average: str
    average_bets: str
    """The same in big bets or big blinds."""
    hour: str
    """The time of day."""
    ending: str
    """How it ended, above the name: the winner and what was won; empty while it is played."""
    winner: str
    """Who has won; of an event that was closed before, how many were still in play."""
    places: tuple[tuple[int, str], ...]
    """Who came next, and what each has won."""
    seats: tuple[tuple[int, str, str], ...]
    """Who sits where at the final table, and the stack as it was counted last."""
    announcement: str
    slide: Path | None
    unlocked: bool
    bounty_title: str = ""
    """What the line of bounties is about."""
    bounties: tuple[Line, ...] = ()
    """The envelopes left by amount, or the biggest heads."""
    behind: str = ""
    """What is still in lammers: chips in play that lie on no table."""
    content: Content = Content.CLOCK
    no_line: str = ""
    """Since when this wall has heard of nothing, where another laptop shares the evening."""
    color: str = ""
    """The event's own; empty where it has none."""
    logo: str = ""
    """The event's own, a PNG as base64; empty where it has none."""
    listing: WallList | None = None
    """What fills the wall in place of the stakes; the time stays beside its title."""
    turn: int = 0
    """How many pages of the finishing places have been turned."""
    board: str = ""
    """The address of the event's board, which stands on the wall as a QR code; empty without."""


def _part(t: Tournament, clock: str) -> list[str]:
    """The part of the event that is shown: the round of a shootout, and whose clock it is."""
    turn = [say("Round {number}", number=len(t.rounds))] if t.rounds and not t.winner else []
    return [*turn, clock_words(t, clock)] if clock else turn


def _players(t: Tournament, clock: str) -> tuple[int, int]:
    """Those left and all who entered: in the flight that is shown, else in the event."""
    flight = named(t.flights, clock) if t.is_divided else None
    return (flight.left, flight.entered) if flight else (t.still_playing, t.entered)


def poster(
    t: Tournament,
    now: datetime,
    library: Library,
    names: Mapping[PlayerNumber, str],
    wanted: Wanted = NOTHING,
) -> Poster:
    """The wall at this moment."""
    reading = clock.read(t, now, library)
    doing = stage(t, now)
    shown = wanted.stage or doing
    shown = Stage.OVER if doing == Stage.OVER else shown
    title, time, widest = _time(t, reading, shown, now)
    message, tone = _message(t, reading, shown, wanted, now, names)
    later = reading.next_level
    left, entered = _players(t, wanted.clock)
    sitting = final_seats(t, names) if shown == Stage.FINAL else ()
    games = stakes.rotation(t.structure, library) if t.structure.rotation else ()
    return Poster(
        name="  ·  ".join([t.name, *_part(t, wanted.clock)]),
        stage=shown,
        state=reading.state,
        state_word=say("Not started") if reading.state in NOT_STARTED else reading.state.word,
        title=title,
        time=time,
        widest=widest,
        colour="text" if shown == Stage.REGISTRATION else reading.colour,
        part=reading.part,
        message=message if message != title else "",
        tone=tone,
        stakes=reading.stakes,
        facts=_facts(t, now) if shown == Stage.REGISTRATION else (),
        rotation=games if stakes.turning(t.structure) or reading.game in games else (),
        room_turn=games.index(reading.game) if reading.game in games else None,
        turning=stakes.turning(t.structure),
        next_title=_with(later.title, reading.next_game) if later else say("Last level"),
        next_called=_next_called(t, reading),
        next_break=reading.next_break,
        color_up=_leaving(t, reading),
        players=f"{left} / {entered}",
        entered=entered,
        pool=money(t.pool, t.terms) if t.pool else "",
        paid=first_said(t) if sitting else paid_said(t),
        payouts=payout_lines(t),
        average=chips(t.average) if t.entered else "–",
        average_bets=bets_said(t, t.average, reading.face.step),
        hour=time_of_day(now),
        ending=_ending(t) if shown == Stage.OVER else "",
        winner=_winners(t, names) or _still_in(t),
        places=finishing_places(t, names) if shown == Stage.OVER else (),
        seats=sitting,
        announcement=wanted.announcement or (new_seats_said() if _tells_new_seats(wanted) else ""),
        slide=wanted.slide,
        unlocked=wanted.unlocked,
        bounty_title=bounty_title(t),
        bounties=bounty_lines(t, names),
        behind=say("{chips} in lammers", chips=chips(t.chips_behind)) if t.chips_behind else "",
        content=wanted.content,
        color=t.structure.color,
        logo=t.logo,
        listing=_listing(t, names, wanted, reading.face.step),
        turn=wanted.turn,
        board=wanted.board,
    )


def _listing(
    t: Tournament, names: Mapping[PlayerNumber, str], wanted: Wanted, step: int
) -> WallList | None:
    """The list of the wall's content; on another wall, new seats, or the moves put there."""
    moving = {**wanted.moves, **t.moving}
    if _tells_new_seats(wanted):
        return seat_list(t, names)._replace(turn=wanted.turn)
    if wanted.moves and wanted.content == Content.CLOCK:
        shown = move_list(t, names, moving)
        return shown._replace(turn=wanted.turn) if shown.rows else None
    return wall_list(t, names, wanted.content, moving, wanted.turn, step)


def new_seats_said() -> str:
    """What everybody is told once all seats were drawn again."""
    return say("New seats for everybody: find your name")


def _tells_new_seats(wanted: Wanted) -> bool:
    return wanted.new_seats and wanted.content == Content.CLOCK


def _time(t: Tournament, reading: Reading, shown: Stage, now: datetime) -> tuple[str, str, str]:
    """The title, the large time, and the widest form that the time can have here."""
    if has_ended(t):  # no clock is played by any more; beside a picture the time of day is shown
        return _ending(t), time_of_day(now), "00:00"
    step = t.structure.steps[reading.face.step]
    title = _with(reading.title, reading.game if isinstance(step, Level) else "")
    if isinstance(step, Level):
        title = _with(title, in_a_line(t.structure.specials_at(step)))
    if isinstance(step, DayEnd):
        resumes = time_as_text(step.resumes) if step.resumes else "–"
        return title, resumes, "00:00"
    if isinstance(step, Break) and step.name:
        title = say(step.name)
    if shown == Stage.REGISTRATION and not reading.face.started:
        if reading.starts_at is None:
            shut = t.late is False
            return say("Registration closed") if shut else say("Registration open"), "", ""
        left = -int((now - reading.starts_at).total_seconds() // 1)
        return say("Play starts in"), countdown(left), _widest(countdown(left))
    return title, reading.time, _widest(reading.time)


def _widest(time: str) -> str:
    if time.count(":") == 2:
        return "0:00:00"
    return "00:00" if ":" in time else time


def _message(
    t: Tournament,
    reading: Reading,
    shown: Stage,
    wanted: Wanted,
    now: datetime,
    names: Mapping[PlayerNumber, str],
) -> tuple[str, str]:
    """The one line below the time, and its colour: the most pressing of what there is to say."""
    if t.closed or t.winner:
        return "", "soft"
    step, later = t.structure.steps[reading.face.step], reading.next_level
    if order := _order(t, shown, step):  # no word of the clock stands in its place
        return order, "warning"
    if wanted.notice:
        return wanted.notice, "warning"
    if lammers_due(t, now):
        return say("Turn in all lammers now"), "warning"
    antes = antes_line(t, now, names, wanted.clock)
    if not isinstance(step, Level) and later and not isinstance(step, DayEnd):
        begins = say("{level} begins at {time}", level=later.title, time=later.time)
        return "  ·  ".join(filter(None, (begins, antes))), "rest"
    if antes and isinstance(step, Level):
        return antes, "warning"
    if isinstance(step, DayEnd):
        return say("Play resumes tomorrow"), "rest"
    if shown == Stage.REGISTRATION:
        start = reading.starts_at
        if start is None:
            return say("Start time to be announced"), "text"
        return say("{level} begins at {time}", level=reading.title, time=time_of_day(start)), "text"
    if cards := cards_line(t, now, names, wanted.clock):
        return cards, "warning" if last_holder(t, now) else "soft"
    closes = late_registration(t, now)
    if closes:
        wait = in_words(closes - now)
        return say("Late registration closes in {wait}", wait=wait), "soft"
    if t.late:
        return say("Registration open"), "soft"
    if reading.face.estimated:
        return say("{length}: the floor starts the next level", length=_counted(step)), "soft"
    if is_in_the_money(t):
        coming = prize_of(t, t.players_left)
        prize = prize_said(coming.cash, coming.goods, t.terms)
        return say("Next player out wins {prize}", prize=prize), "text"
    return "", "soft"


def _order(t: Tournament, shown: Stage, step: object) -> str:
    """What the dealers are to do, or every player to know, until it is over; empty for nothing."""
    if not isinstance(step, Level):
        return ""
    if t.hand_for_hand:
        return say("Hand for hand: wait for the floor before you deal")
    return say("On the bubble: the next player out goes unpaid") if shown == Stage.BUBBLE else ""


def _counted(step: object) -> str:
    """How long a level is that the tables end."""
    assert isinstance(step, Level)
    if step.hands:
        return counted(step.hands, "one hand per table", "{count} hands per table")
    if step.orbits:
        return counted(step.orbits, "one orbit", "{count} orbits")
    return say("a hand each")


def _facts(t: Tournament, now: datetime) -> tuple[Line, ...]:
    """What a player asks before the event."""
    structure = t.structure
    minutes = sorted({level.minutes for level in structure.levels if level.is_timed})
    lines = [(say("Starting stack"), chips(structure.entry_chips))]
    if minutes:
        length = str(minutes[0]) if len(minutes) == 1 else f"{minutes[0]} – {minutes[-1]}"
        lines.append((say("Levels"), say("{minutes} min", minutes=length)))
    lines.append((say("Per table"), say("{seats} seats", seats=structure.seats)))
    closes = late_registration(t, now)
    if closes:
        lines.append((say("Late registration"), say("until {time}", time=time_of_day(closes))))
    return tuple(lines)


def _next_called(t: Tournament, reading: Reading) -> str:
    level = t.structure.next_level(reading.face.step)
    if level is None:
        return ""
    called = level.called_by
    if called.big_bet:
        return stakes.pair(called.small_bet, called.big_bet)
    return stakes.pair(called.small_blind, called.big_blind)


def _leaving(t: Tournament, reading: Reading) -> str:
    """The chips that leave play in this break: "25s and 100s"."""
    step = t.structure.steps[reading.face.step]
    return listed([f"{chips(one)}s" for one in still_to_leave(t, step)])


def _ending(t: Tournament) -> str:
    """What stands above the name when it is over."""
    if together := len(t.by_agreement()):
        return say("Winners  ·  deal between {count} players", count=together)
    if not t.winner:
        return say("Closed without a winner")
    won = owed_said(t, t.winner.number)
    return say("Winner  ·  {won}", won=won) if won else say("Winner")


def _winners(t: Tournament, names: Mapping[PlayerNumber, str]) -> str:
    """The winner, or those with whose deal play has ended, the largest stack first."""
    if t.winner:
        return names.get(t.winner.player, "")
    called = [names.get(one.entry.player, "") for one in t.by_agreement()]
    if len(called) <= _NAMED:
        return listed(called)
    return say("{player} and {count} more", player=called[0], count=len(called) - 1)


def _still_in(t: Tournament) -> str:
    """How many were left when an event was closed before it had a winner."""
    return counted(t.players_left, "1 player left", "{count} players left") if t.closed else ""


def _with(title: str, game: str) -> str:
    return f"{title}  ·  {game}" if game else title
