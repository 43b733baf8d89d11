"""A small evening as The Tournament Director writes one: four invented players, one rebuy."""

FIRST = 1_700_000_000_000
"""The first buy-in, in milliseconds."""


def minutes(count: float) -> int:
    """So many minutes after the first buy-in."""
    return FIRST + round(count * 60_000)


def bust(at: int, by: str, seat: int) -> str:
    return (
        f'new GameBustOut({{Time: {at}, Round: 1, HitmanUUID: ["{by}"],'
        f' Seat: new GameSeat({{TableName: "Table 1", SeatIndex: {seat}, Locked: false}})}})'
    )


def buy_in(at: int, seat: int, out: str = "null", amount: int = 55) -> str:
    return (
        f"new GameBuyin({{Time: {at}, Round: 1, Amount: {amount}, PersonalBounty: 0,"
        f' Rake: new PerPlayerRake([5]), Chips: 5000, Points: 0, ProfileName: "Usual",'
        f' Seat: new GameSeat({{TableName: "Table 1", SeatIndex: {seat}, Locked: false}}),'
        f" BustOut: {out}}})"
    )


def player(uid: str, name: str, *buy_ins: str, add_ons: str = "", more: str = "") -> str:
    return (
        f'["{uid}", new GamePlayer({{UUID: "{uid}", Name: new PlayerName({{Nickname: "{name}"}}),'
        f" Buyins: [{', '.join(buy_ins)}], AddOns: [{add_ons}], PaidInFull: true{more}}})]"
    )


PLAYERS = (
    player("a", "Ann Ost", buy_in(minutes(0), 0), more=", PointsAdjustment: -5"),
    player(
        "b",
        "Bob Marek",
        buy_in(minutes(1), 1, bust(minutes(20), "a", 1)),
        buy_in(minutes(21), 1, bust(minutes(70), "a", 1)),
    ),
    player("c", "Cho Marlin", buy_in(minutes(2), 2, bust(minutes(40), "b", 2))),
    player("d", "Dov Lind", buy_in(minutes(12), 3, bust(minutes(50), "a", 3))),
)

LEVELS = """new GameLevels({Levels: [
 new GameRound({Minutes: 20, SmallBlind: 25, BigBlind: 50, Ante: 0, GameType: 2,
  GameName: "Texas Hold 'Em", Limits: [0, 0]}),
 new GameBreak({Minutes: 5, ChipUp: true}),
 new GameRound({Minutes: 30, SmallBlind: 50, BigBlind: 100, Ante: 10, GameType: 1,
  GameName: "Omaha", Limits: [0, 0]})]})"""


def prize(place: int, percent: int, amount: int, uid: str) -> str:
    return (
        f"new GamePrize({{Recipient: {place}, Type: 0, AmountType: 0, Amount: {percent},"
        f' CalculatedAmount: {amount}, AwardedToPlayers: ["{uid}"]}})'
    )


def text(
    *,
    players: tuple[str, ...] = PLAYERS,
    version: str = "3.7.2",
    formula: str = "n - r + 1",
    league: str = "Harbor",
    season: str = "2023",
    uid: str = "evening-1",
    ended: bool = True,
    title: str = "Friday",
    levels: str = LEVELS,
) -> str:
    """The file."""
    end = f"EndTime: {minutes(70)}, " if ended else ""
    return f"""{{ V: "{version}", T: new Tournament({{UUID: "{uid}", Title: "{title}",
LeagueName: "{league}", SeasonName: "{season}", StartTime: {minutes(10)}, {end}
Financials: new FinancialConfig({{
 Buyins: new BuyConfig({{Allow: true, DefIndex: 0, Profiles: [
  new FeeProfile({{Name: "Usual", Fee: 55, Rake: new PerPlayerRake([5]), Chips: 5000}})]}}),
 Rebuys: new BuyConfig({{Allow: true, LastRound: 1, MaxPerPlayer: 1, DefIndex: 0, Profiles: [
  new FeeProfile({{Name: "Usual", Fee: 55, Rake: new PerPlayerRake([5]), Chips: 5000}})]}}),
 PointsForPlaying: new UserFormula({{Text: "{formula}", Strict: false}})}}),
Players: new GamePlayers({{Players: Map.from([{", ".join(players)}]),
 Chops: new GameChops({{Chops: []}})}}),
Levels: {levels},
Prizes: new GamePrizes({{RoundPrizes: 2, RoundToNearest: 10, Prizes: [
 {prize(1, 60, 150, "a")}, {prize(2, 40, 100, "b")}]}}),
Chips: new GameChips({{Chips: [
 new GameChip({{ChipID: "1", Color: "green", Value: 25, Use: true, PerPlayer: 40}}),
 new GameChip({{ChipID: "2", Color: "black", Value: 1000, Use: true, PerPlayer: 4}})]}}),
Tables: new GameTables({{Tables: [new GameTable({{Name: "Table 1", NumberOfSeats: 8,
 Seats: ["a", null], UUID: "t1"}})]}}),
History: new GameHistory({{History: [
 new GameHistoryItem({{Time: {minutes(33)}, Text: "Start of break 1"}}),
 new GameHistoryItem({{Time: {minutes(38)}, Text: "Start of round 2"}})]}}) }}) }}"""
