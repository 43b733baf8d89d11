"""The chip race of a table: asked among the rulings with the chips and players of the event."""

from collections.abc import Mapping

from director.reports.event_sheets.seating.chip_race import Race, next_races, races_for
from director.rulings.inputs import AMOUNT, OPEN, NotRead
from director.tournament.chips.chip_race import ChipRace
from director.tournament.chips.color_ups import is_colored_up
from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber
from director.translation import say
from director.window.areas.tables.colored_up import not_due, overdue, record
from director.window.event.asking.question import when_closed
from director.window.event.cockpit import Cockpit
from director.window.event.screen_names import CLOCK, RULINGS, TABLES
from director.window.rulings_desk.requests import AskRuling, Deed
from director.window.widgets.status_line import REFUSED


def no_table_to_race(cockpit: Cockpit) -> str | None:
    """Why it is not clear at which table chips are raced."""
    t = cockpit.tournament
    if closed := when_closed(cockpit):
        return closed
    if not t.seats:
        return say("no players are seated")
    if _table(cockpit):
        return None
    if cockpit.place and cockpit.screen in (TABLES, CLOCK):
        return say("no players sit at table {table}", table=cockpit.place.table)
    return say("select a table first")


def ask_chip_race(cockpit: Cockpit) -> None:
    """Opens the ruling, filled in as far as the event knows."""
    if table := _table(cockpit):
        ask_chip_race_at(cockpit, table)


def ask_chip_race_at(cockpit: Cockpit, table: int) -> None:
    """The same at a table that is named."""
    t = cockpit.tournament
    if table not in t.tables:  # it has broken since it was named
        cockpit.say(say("no players sit at table {table}", table=table), REFUSED)
        return
    races = (*races_for(t, overdue(cockpit, table)), *next_races(t, cockpit.now))
    open_still = [one for one in races if not is_colored_up(t, one.old, table)]
    next_race = next(iter((*open_still, *races)), None)
    seated = _seated(cockpit, table)
    racers = {place.seat: _racer(cockpit, entry, next_race) for place, entry in seated}
    typed = {"racers": "; ".join([f"{seat}: {odd} chips" for seat, (odd, _) in racers.items()])}
    if next_race:
        typed |= {"old": str(next_race.old), "new": str(next_race.new)}
    if all(rest != OPEN for _, rest in racers.values()):
        nothing = [str(seat) for seat, (_, rest) in racers.items() if rest == "0"]
        typed["no_others"] = ", ".join(nothing) or "-"
    names = {place.seat: cockpit.name(entry) for place, entry in seated}
    about = say("Table {table}", table=table)
    if any(one in t.stacks for _, one in _seated(cockpit, table)):
        about = f"{about}  ·  {say('stacks as they were counted last')}"
    if next_race and (early := not_due(cockpit, next_race.old, table)):
        about = f"{about}  ·  {early}"
    cockpit.ask_for(RULINGS)
    done = Deed(
        say("Record table {table} as colored up", table=table),
        lambda said, ruled: _recorded(cockpit, said, ruled, table),
        lambda said: is_colored_up(cockpit.tournament, _gone(said), table),
        lambda said: not_due(cockpit, _gone(said), table),
    )
    cockpit.request(AskRuling("chip-race", typed, about, table, names, done))


def _gone(said: Mapping[str, str]) -> int:
    """The chip that leaves play, as it is typed; 0 where it is none."""
    try:
        return int(AMOUNT.read(said.get("old", "")))
    except NotRead:
        return 0


def _recorded(
    cockpit: Cockpit, said: Mapping[str, str], raced: ChipRace, table: int
) -> Deed | None:
    """Records it; what is done next is the race of the next table that still has such chips."""
    gone = _gone(said)
    record(cockpit, gone, table, raced.change)
    return _race_after(cockpit, gone, table)


def _race_after(cockpit: Cockpit, gone: int, table: int) -> Deed | None:
    """The race of the table that comes next, by what was recorded anywhere."""
    t = cockpit.tournament
    left = [one for one in t.tables if not is_colored_up(t, gone, one)]
    after = next((one for one in left if one > table), next(iter(left), None))
    if after is None or after == table:
        return None

    def race_next(*_: object) -> None:
        ask_chip_race_at(cockpit, after)

    return Deed(
        say("Race chips at table {table}", table=after),
        race_next,
        anew=lambda: _race_after(cockpit, gone, table),
    )


def _table(cockpit: Cockpit) -> int:
    """The chosen table, or the only one; 0 where several could be meant."""
    tables = cockpit.tournament.tables
    here = cockpit.place.table if cockpit.place and cockpit.screen in (TABLES, CLOCK) else 0
    return here if here in tables else tables[0] if len(tables) == 1 else 0


def _seated(cockpit: Cockpit, table: int) -> list[tuple[Place, EntryNumber]]:
    return [
        (Place(table, seat), one) for seat, one in sorted(cockpit.tournament.sitters[table].items())
    ]


def _racer(cockpit: Cockpit, entry: EntryNumber, race: Race | None) -> tuple[str, str]:
    """Odd chips, and the value of the others."""
    stack = cockpit.tournament.stacks.get(entry)
    if race is None or stack is None or stack % race.old:
        return OPEN, OPEN  # nobody has counted that stack
    odd = stack % race.new // race.old
    return str(odd), str(stack - odd * race.old)
