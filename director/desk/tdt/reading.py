"""Reads an evening from the values of a file. What a file lacks has its usual value."""

import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

from director.desk.tdt.evening import (
    BuyIn,
    ChipKind,
    Evening,
    Knockout,
    LevelStart,
    Move,
    Pause,
    Player,
    Prize,
    Round,
    Sale,
    Seat,
)
from director.desk.tdt.fields import Fields
from director.files.forms import Fault, FileWrong
from director.files.limits import NOTE
from director.files.tdt_text import BYTES, Made, TdtText, read_tdt
from director.translation import say

_MOST_MINUTES = 7 * 24 * 60
_MOST_SEATS = 100
_NO_LIMIT = 9999
"""By this the file says that there is no limit."""
_STARTED = re.compile(r"Start of (round|break) (\d{1,4})")
_SEATED = re.compile(r"(.{1,60}), Seat (\d{1,3}): (.+)")
_KINDS_OF_MONEY = (0,)


def load_evening(path: Path) -> Evening:
    """The evening of a file. Raises FileWrong with everything that is wrong with it, OSError."""
    with path.open("rb") as file:
        return read_evening(file.read(BYTES + 1), path.name)


def read_evening(data: bytes, file: str) -> Evening:
    """The evening in the bytes of a file. Raises FileWrong with everything that is wrong."""
    source = read_tdt(data, file)
    faults: list[Fault] = []
    top = Fields(source, faults, Made("", source.value, (), source.text.find("{")))
    version = top.text("V", 20)
    tournament = top.part("T", "Tournament")
    if tournament is None:
        if not faults:
            top.wrong("T", say("is missing: there is no tournament in this file"))
        raise FileWrong(file, faults)
    if not version.startswith("3."):
        words = "is {version}: versions 3.0 to 3.7.2 are read"
        top.wrong("V", say(words, version=version or say("missing")))
    evening = _evening(source, tournament, version, has_layout="L" in top)
    if faults:
        raise FileWrong(file, faults)
    return evening


def _evening(source: TdtText, t: Fields, version: str, *, has_layout: bool) -> Evening:
    money = t.part("Financials", "FinancialConfig", "GameFinancials")
    tables = t.part("Tables", "GameTables")
    each = tables.parts("Tables", "GameTable") if tables else []
    names = {one.text("UUID") or str(at): one.text("Name") for at, one in enumerate(each)}
    game_players = t.part("Players", "GamePlayers")
    named = game_players.named_parts("Players", "GamePlayer") if game_players else {}
    players = tuple([_player(uid, one, names) for uid, one in named.items()])
    chops = game_players.part("Chops", "GameChops") if game_players else None
    prizes = t.part("Prizes", "GamePrizes")
    events = t.part("Events", "GameEvents")
    history = t.part("History", "GameHistory")
    items = history.parts("History", "GameHistoryItem") if history else []
    said = [(one.moment("Time"), one.long_text("Text")) for one in items]
    told = [(at, text) for at, text in said if at is not None]
    points = money.part("PointsForPlaying", "UserFormula") if money else None
    return Evening(
        file=source.file,
        version=version,
        uid=t.text("UUID"),
        title=t.text("Title"),
        league=t.text("LeagueName"),
        season=t.text("SeasonName"),
        started=t.moment("StartTime"),
        ended=t.moment("EndTime"),
        players=players,
        steps=_steps(t.part("Levels", "GameLevels")),
        chips=_chips(t.part("Chips", "GameChips")),
        entry=_entry(money),
        rebuys=_sale(money, "Rebuys"),
        add_ons=_sale(money, "AddOns"),
        bounty=_bounty(money),
        guarantee=money.money("GuaranteedPot") if money else 0,
        added=money.money("HouseContribution") if money else 0,
        points_formula=points.long_text("Text")[:NOTE] if points else "",
        points_for_hit=money.money("PointsForHit", least=None) if money else 0,
        prizes=_prizes(prizes),
        nearest=_nearest(prizes),
        tables=tuple([(one.text("Name"), _seats(one)) for one in each]),
        seated=tuple([pair for one in each for pair in _sitting(one)]),
        seatings=_seatings(told, players),
        last_moves=_last_moves(tables, names),
        level_starts=_level_starts(told),
        chops=len(chops.items("Chops")) if chops else 0,
        sounds=len(events.items("Events")) if events else 0,
        has_layout=has_layout,
        has_notes=bool(t.text("Notes") or t.text("Description")),
    )


def _player(uid: str, of: Fields, tables: Mapping[str, str]) -> Player:
    name, info = of.part("Name", "PlayerName"), of.part("Info", "PlayerInfo")
    called = name.text("Nickname") if name else ""
    if name and not called:
        called = f"{name.text('Firstname')} {name.text('Lastname')}".strip()
    buy_ins = [_buy_in(one, tables) for one in of.parts("Buyins", "GameBuyin")]
    add_ons = [_buy_in(one, tables) for one in of.parts("AddOns", "GameAddOn")]
    return Player(
        uid,
        called or say("player {number}", number=uid[:8]),
        tuple([one for one in buy_ins if one]),
        tuple([one for one in add_ons if one]),
        paid=of.flag("PaidInFull", True),
        email=(info.text("Email1") or info.text("Email2")) if info else "",
        telephone=(info.text("Phone1") or info.text("Phone2")) if info else "",
        city=info.text("City") if info else "",
        notes=info.text("Notes", NOTE) if info else "",
        points_adjustment=of.money("PointsAdjustment", least=None),
        cash_adjustment=of.money("CashAdjustment", least=None),
        hits_adjustment=int(of.number("HitsAdjustment", least=None)),
    )


def _buy_in(of: Fields, tables: Mapping[str, str]) -> BuyIn | None:
    at = of.moment("Time")
    if at is None:
        of.wrong("Time", say("is missing: when chips were bought"))
        return None
    return BuyIn(
        at,
        of.whole("Round"),
        of.money("Amount"),
        of.amounts("Rake"),
        of.money("PersonalBounty"),
        of.whole("Chips"),
        of.text("ProfileName"),
        _seat(of.part("Seat", "GameSeat"), tables),
        _knockout(of.part("BustOut", "GameBustOut"), tables),
    )


def _knockout(of: Fields | None, tables: Mapping[str, str]) -> Knockout | None:
    if of is None:
        return None
    at = of.moment("Time")
    if at is None:
        of.wrong("Time", say("is missing: when somebody went out"))
        return None
    by = tuple(dict.fromkeys(of.texts("HitmanUUID")))
    seat = _seat(of.part("Seat", "GameSeat"), tables)
    return Knockout(at, of.whole("Round"), by, seat)


def _seat(of: Fields | None, tables: Mapping[str, str]) -> Seat | None:
    if of is None:
        return None
    table = tables.get(of.text("TableUUID")) or of.text("TableName")
    if not table or of.number("SeatIndex", -1, least=None) < 0:
        return None
    return Seat(table, of.whole("SeatIndex", most=_MOST_SEATS - 1) + 1)


def _steps(of: Fields | None) -> tuple[Round | Pause, ...]:
    found: list[Round | Pause] = []
    for one in of.parts("Levels", "GameRound", "GameBreak") if of else []:
        minutes = one.whole("Minutes", most=_MOST_MINUTES)
        if one.kind == "GameBreak":
            found.append(Pause(minutes, one.flag("ChipUp")))
            continue
        limits = [int(each) for each in one.items("Limits") if isinstance(each, int | float)]
        if not any(limits):
            limits = [one.whole("Limit1"), one.whole("Limit2")]
        found.append(
            Round(
                minutes,
                one.whole("SmallBlind"),
                one.whole("BigBlind"),
                one.whole("Ante"),
                tuple(limits[:2]),
                one.text("GameName"),
                one.whole("GameType", 2),
            )
        )
    return tuple(found)


def _chips(of: Fields | None) -> tuple[ChipKind, ...]:
    found = [
        ChipKind(one.whole("Value"), one.text("Color") or one.text("Label"), one.whole("PerPlayer"))
        for one in (of.parts("Chips", "GameChip") if of else [])
        if one.flag("Use", True)
    ]
    return tuple(sorted([one for one in found if one.value]))


def _entry(money: Fields | None) -> Sale:
    if money is None:
        return Sale(True)
    if "Buyins" in money:
        return _sale(money, "Buyins")
    return Sale(True, money.money("EntryFee"), money.whole("StartingChips"))


def _sale(money: Fields | None, key: str) -> Sale:
    """The terms of one kind of sale; of several profiles the one that is offered first."""
    of = money.part(key, "BuyConfig", "AddOnRebuy") if money else None
    if of is None:
        return Sale(False)
    profiles = of.parts("Profiles", "FeeProfile")
    usual = of.whole("DefIndex")
    priced = profiles[usual if usual < len(profiles) else 0] if profiles else of
    each = of.whole("MaxPerPlayer")
    return Sale(
        of.flag("Allow"),
        priced.money("Fee"),
        priced.whole("Chips"),
        of.whole("LastRound"),
        0 if each >= _NO_LIMIT else each,
    )


def _bounty(money: Fields | None) -> int:
    if money is None or not money.flag("UseBounties"):
        return 0
    return money.money("DefaultBounty")


def _prizes(of: Fields | None) -> tuple[Prize, ...]:
    found = []
    for one in of.parts("Prizes", "GamePrize") if of else []:
        share = one.whole("AmountType") == 0
        set_by_hand = one.money("Amount")
        kind = one.whole("Type")
        paid = one.money("CalculatedAmount") if "CalculatedAmount" in one else set_by_hand
        found.append(
            Prize(
                one.whole("Recipient"),
                set_by_hand if share else None,
                paid,
                kind in _KINDS_OF_MONEY and not one.text("NonMonetary"),
                one.text("Description") or one.text("NonMonetary"),
                one.texts("AwardedToPlayers"),
            )
        )
    return tuple(found)


def _nearest(of: Fields | None) -> int:
    """To what prizes are rounded, in hundredths; 0 where they are not."""
    return of.money("RoundToNearest") if of and of.whole("RoundPrizes") else 0


def _seats(of: Fields) -> int:
    return of.whole("NumberOfSeats", most=_MOST_SEATS)


def _sitting(of: Fields) -> list[tuple[str, Seat]]:
    name = of.text("Name")
    seats = of.items("Seats")[:_MOST_SEATS]
    return [(uid, Seat(name, at)) for at, uid in enumerate(seats, 1) if isinstance(uid, str)]


def _seatings(told: Sequence[tuple[datetime, str]], players: Sequence[Player]) -> tuple[Move, ...]:
    """The seats that the history names; of namesakes nobody knows who is meant."""
    names = [one.name for one in players]
    named = {one.name: one.uid for one in players if names.count(one.name) == 1}
    found = []
    for at, text in told:
        match = _SEATED.fullmatch(text)
        uid = named.get(match[3]) if match else None
        if match and uid and 1 <= int(match[2]) <= _MOST_SEATS:
            found.append(Move(at, uid, Seat(match[1], int(match[2]))))
    return tuple(found)


def _last_moves(tables: Fields | None, names: Mapping[str, str]) -> tuple[Move, ...]:
    """The last move of players to other seats, all at one moment; where nobody says when, none."""
    last = tables.part("LastPlayerMove", "PlayerMovement") if tables else None
    at = last.moment("Time") if last else None
    if last is None or at is None:
        return ()
    found = []
    for one in last.parts("Moves", "Move", "PlayerMove"):
        table = names.get(one.text("NewTableUUID") or str(one.whole("NewTableIndex")))
        if table:
            seat = Seat(table, one.whole("NewSeatIndex", most=_MOST_SEATS - 1) + 1)
            found.append(Move(at, one.text("PlayerUUID"), seat))
    return tuple(found)


def _level_starts(told: Sequence[tuple[datetime, str]]) -> tuple[LevelStart, ...]:
    found = ((at, _STARTED.fullmatch(text)) for at, text in told)
    return tuple([LevelStart(at, one[1] == "break", int(one[2])) for at, one in found if one])
