"""The event at one moment, in the names and units in which The Tournament Director reports it.

Pages that people have built to follow an evening read these: a flat table, yes and no as 1 and 0,
amounts in whole units of money, moments in seconds since 1970. Levels and breaks together are
counted from 0, rounds and breaks each from 1. What an event of ours does not know is left out.
"""

import json
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from director.tournament.busts.facts import PlayerEliminated
from director.tournament.entries.registration import add_on_price, is_past, rebuy_price
from director.tournament.log.log import Log, Record
from director.tournament.prizes.prize_list import places_paid
from director.tournament.seats.facts import PlayersMoved
from director.tournament.seats.open_seats import tables_in_use
from director.tournament.state import Tournament
from director.tournament.structure.moments import Moment
from director.tournament.structure.structure import Break, Level, Step, Structure
from director.views.money.bought_again import add_ons_sold, rebuys_sold

Update = Mapping[str, object]

_BEFORE, _IN_PROGRESS, _AFTER = (1, "before"), (2, "inprogress"), (3, "after")
_BETTINGS = {"limit": 0, "pot-limit": 1, "half-pot-limit": 1, "no-limit": 2}


class Last(NamedTuple):
    """When something happened last; None where it never did."""

    move: datetime | None = None
    bust: datetime | None = None


NEVER = Last()


def last_of(log: Log) -> Last:
    """When somebody was moved last, and when somebody busted."""
    moved = busted = None
    for record in reversed(log.records):
        if not log.in_force(record.number):
            continue
        kinds = {type(fact) for fact in record.facts}
        moved = moved or (record.at if PlayersMoved in kinds else None)
        busted = busted or (record.at if PlayerEliminated in kinds else None)
        if moved and busted:
            break
    return Last(moved, busted)


def later(last: Last, record: Record) -> Last:
    """The same once a record is added that takes nothing back."""
    kinds = {type(fact) for fact in record.facts}
    return Last(
        record.at if PlayersMoved in kinds else last.move,
        record.at if PlayerEliminated in kinds else last.bust,
    )


def status_text(t: Tournament, now: datetime, last: Last = NEVER) -> str:
    """The same as the text of a file."""
    return json.dumps(status_update(t, now, last), ensure_ascii=False, indent=2) + "\n"


def status_update(t: Tournament, now: datetime, last: Last = NEVER) -> Update:
    """All that is known of an event at a moment; `now` has the zone of the room."""
    over = bool(t.winner or t.closed)
    return {
        **_of_clock(t, now),
        **_of_level(t.structure, t.clock.at(t.structure, now).step),
        "State": _state(t, over)[0],
        "StateDesc": _state(t, over)[1],
        **_of_players(t, over=over),
        **_of_sales(t, now),
        "Time": int(now.timestamp()),
        "TimeOfDay": f"{now.hour}{now.minute:02}{now.second:02}",
        "LastPlayerMoveTime": _seconds(last.move),
        "LastPlayerBustoutTime": _seconds(last.bust),
        "Title": t.name,
        "Description": "",
        "LeagueName": t.structure.series,
    }


def _state(t: Tournament, over: bool) -> tuple[int, str]:
    if over:
        return _AFTER
    return _IN_PROGRESS if t.clock.started else _BEFORE


def _of_clock(t: Tournament, now: datetime) -> Update:
    face = t.clock.shows(t.structure, now)
    length = t.clock.at(t.structure, now).length(t.structure)
    return {
        "SecondsLeft": face.seconds,
        "SecondsElapsed": max(length - face.left, timedelta()) // timedelta(seconds=1),
        "ClockPaused": int(not face.running),
    }


def _of_level(structure: Structure, step: int) -> Update:
    """The level or break of now, and what follows."""
    steps = structure.steps
    begun, later = steps[: step + 1], steps[step + 1 :]
    here, after = steps[step], later[0] if later else None
    level = structure.level_before(step) or structure.next_level(step)
    following = structure.next_level(step)
    first_ante = next(
        ((at, one) for at, one in enumerate(structure.levels, 1) if one.called_by.ante), None
    )
    return {
        "Level": step,
        "RoundNum": _count(begun, Level),
        "BreakNum": _count(begun, Break),
        "IsRound": int(isinstance(here, Level)),
        "IsBreak": int(isinstance(here, Break)),
        "NextIsRound": int(isinstance(after, Level)),
        "NextIsBreak": int(isinstance(after, Break)),
        "HasMoreRounds": int(_count(later, Level) > 0),
        "HasMoreBreaks": int(_count(later, Break) > 0),
        "LevelDuration": structure.lengths[step] // timedelta(minutes=1),
        "NextLevelDuration": structure.lengths[step + 1] // timedelta(minutes=1) if later else 0,
        "FirstAnteRound": first_ante[0] if first_ante else 0,
        "FirstAnteAmount": first_ante[1].called_by.ante if first_ante else 0,
        **_stakes(structure, level, ""),
        **_stakes(structure, following, "Next"),
    }


def _stakes(structure: Structure, level: Level | None, before: str) -> Update:
    """What a level is played for, and which game; of several, the first."""
    if level is None:
        return {f"{before}{name}": 0 for name in ("SmallBlind", "BigBlind", "Ante")}
    stakes, game = level.called_by, structure.games_at(level)[0]
    return {
        f"{before}SmallBlind": stakes.small_blind,
        f"{before}BigBlind": stakes.big_blind,
        f"{before}Ante": stakes.ante or stakes.big_blind_ante,
        f"{before}Limit1": stakes.small_bet,
        f"{before}Limit2": stakes.big_bet,
        f"{before}GameType": _BETTINGS[game.betting],
        f"{before}GameName": game.name or game.id.replace("-", " "),
    }


def _of_players(t: Tournament, *, over: bool) -> Update:
    left, paid = 0 if over else t.players_left, places_paid(t)
    return {
        "Buyins": t.entered,
        "PlayersLeft": left,
        "TablesLeft": 0 if over else len(tables_in_use(t)),
        "InTheMoneyRank": paid,
        "BustsUntilMoney": max(left - paid, 0) if paid else 0,
        "BustsUntilFinalTable": max(left - t.structure.seats, 0),
        "ChipCount": t.chips,
    }


def _of_sales(t: Tournament, now: datetime) -> Update:
    """What was sold, and what it brought; in whole units of money."""
    entry = t.terms.entry
    rebuys, add_ons = rebuys_sold(t), add_ons_sold(t)
    structure = t.structure
    until = structure.rebuys.until if structure.rebuys else None
    return {
        "DefaultBuyinFee": _units(t, entry.total),
        "DefaultBuyinRake": _units(t, entry.fee),
        "DefaultBuyinChips": structure.entry_chips,
        "DefaultRebuyFee": _units(t, rebuy_price(t).total),
        "DefaultRebuyChips": structure.rebuys.chips if structure.rebuys else 0,
        "RebuysAllowed": int(structure.rebuys is not None),
        "RebuysOver": int(structure.rebuys is None or bool(until and is_past(t, until, now))),
        "RebuysLastRound": _last_round(structure, until),
        "RebuysMaxPerPlayer": structure.rebuys.limit if structure.rebuys else 0,
        "TotalRebuys": rebuys,
        "AddonsAllowed": int(structure.add_ons is not None),
        "DefaultAddonFee": _units(t, add_on_price(t).total),
        "DefaultAddonChips": structure.add_ons.chips if structure.add_ons else 0,
        "TotalAddons": add_ons,
        "TotalFixedRake": 0,
        "Pot": _units(t, t.pool),
        "PreGuaranteedPot": _units(t, t.into_pool),
        "GuaranteedPot": _units(t, t.terms.guarantee),
        "HouseAdds": _units(t, t.overlay),
        "HouseContribution": 0,
        "BountyTotal": _units(t, t.ledger.sold.bounty),
    }


def _last_round(structure: Structure, until: Moment | None) -> int:
    """The number of the level up to which something is sold; 0 for no such level."""
    place = structure.place_of(until) if until else None
    return _count(structure.steps[:place], Level) if place is not None else 0


def _count(steps: Sequence[Step], kind: type) -> int:
    return sum(isinstance(one, kind) for one in steps)


def _units(t: Tournament, amount: int) -> int | float:
    """An amount in whole units, with cents behind a point where they are counted."""
    unit: int = 10**t.terms.decimals
    return amount / unit if amount % unit else amount // unit


def _seconds(moment: datetime | None) -> int:
    return int(moment.timestamp()) if moment else 0
