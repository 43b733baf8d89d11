"""The terms of an event in sentences: what an entry buys, how long it is sold, the house's rules.

Every sentence follows from a field of the structure; what the house adds in its own words comes
last.
"""

from collections.abc import Callable, Iterator

from director.tournament.entries.terms import BY_ITSELF
from director.tournament.structure.big_blind_antes import BigBlindAnte
from director.tournament.structure.moments import Moment
from director.tournament.structure.rotation import Rotation
from director.tournament.structure.special_rules import both, told
from director.tournament.structure.structure import Structure
from director.tournament.teams.state import TeamEntry, Teams
from director.translation import chips, listed, say

GameName = Callable[[str], str]
"""What a game is called on paper, by its name in the structure."""


def terms(structure: Structure, game_name: GameName) -> Iterator[str]:
    """Sentences, in the order in which a player asks."""
    yield from _entry(structure)
    if structure.teams:
        yield from _teams(structure.teams)
    yield from _specials(structure)
    if structure.big_blind_ante:
        yield from _big_blind_ante(structure.big_blind_ante)
    if structure.rotation:
        yield from _rotation(structure.rotation, game_name)
    yield from _own_rotations(structure, game_name)
    yield from _final_table(structure)
    yield from _floor_rules(structure)
    yield from structure.notes


_MOMENTS = {
    ("start", "level"): "the start of level {label}",
    ("end", "level"): "the end of level {label}",
    ("start", "break"): "the start of break {label}",
    ("end", "break"): "the end of break {label}",
}


def moment_in_words(moment: Moment) -> str:
    """A moment as it is said.

    >>> moment_in_words(Moment("end", "level", "4")), moment_in_words(Moment("end", "break", "1"))
    ('the end of level 4', 'the end of the first break')
    """
    if moment == ("end", "break", "1"):
        return say("the end of the first break")
    return say(_MOMENTS[moment.edge, moment.step], label=moment.label)


def money(amount: int, currency: str) -> str:
    """An amount of money, in whole units.

    >>> money(1500, "USD"), money(20, "")
    ('USD 1,500', '20')
    """
    return f"{currency} {amount:,}".strip()


def _entry(structure: Structure) -> Iterator[str]:
    lammers, late = structure.lammers, structure.late_registration
    if lammers:
        yield say(
            "With {count} lammers of T{value} each an entry is worth T{total}.",
            count=lammers.count,
            value=chips(lammers.value),
            total=chips(structure.entry_chips),
        )
        yield (
            say("Lammers are turned in between hands, as many at a time as the player likes.")
            if lammers.redeemed == "any number"
            else say("Lammers are turned in between hands, one at a time.")
        )
        if lammers.on_bust == BY_ITSELF:
            yield say("Whoever loses the last chip turns one lammer in, of itself.")
        if lammers.until:
            yield say(
                "All that are left are turned in at {moment}.",
                moment=moment_in_words(lammers.until),
            )
    yield from _re_entries(structure)
    yield from _rebuys(structure)
    if structure.bounties:
        amount = money(structure.bounties.amount, structure.bounties.currency)
        yield say("Whoever puts a player out gets a bounty of {amount}.", amount=amount)
    if structure.shootout:
        yield (
            say("A shootout: each table plays until one player is left, who goes on.")
            if structure.shootout.advance == 1
            else say(
                "A shootout: each table plays until {count} players are left, who go on.",
                count=structure.shootout.advance,
            )
        )
    if late:
        moment = moment_in_words(late.until)
        yield (
            say("Late registration until {moment}, or later if the organizers wish.", moment=moment)
            if late.or_later
            else say("Late registration until {moment}.", moment=moment)
        )


def _re_entries(structure: Structure) -> Iterator[str]:
    terms = structure.re_entries
    if terms is None:
        return
    until = moment_in_words(terms.until) if terms.until else ""
    if terms.limit and until:
        text = "Re-entries for each player, at most: {limit}, until {until}."
        yield say(text, limit=terms.limit, until=until)
    elif terms.limit:
        yield say("Re-entries for each player, at most: {limit}.", limit=terms.limit)
    elif until:
        yield say("Re-entries until {until}.", until=until)
    else:
        yield say("Re-entries as long as registration is open.")


def _rebuys(structure: Structure) -> Iterator[str]:
    rebuys, add_ons = structure.rebuys, structure.add_ons
    if rebuys:
        yield say(
            "Rebuys: T{chips} for {price}.",
            chips=chips(rebuys.chips),
            price=money(rebuys.price, rebuys.currency),
        )
        if rebuys.until:
            yield say("Rebuys until {moment}.", moment=moment_in_words(rebuys.until))
        if rebuys.below:
            yield say("Only with less than T{chips}.", chips=chips(rebuys.below))
        if rebuys.limit:
            yield say("Rebuys for each player, at most: {limit}.", limit=rebuys.limit)
        if not rebuys.into_pool:
            yield (
                say("The money for rebuys goes to {who}.", who=rebuys.beneficiary)
                if rebuys.beneficiary
                else say("The money for rebuys does not go into the prize pool.")
            )
    if add_ons:
        yield say(
            "Add-on: T{chips} for {price}.",
            chips=chips(add_ons.chips),
            price=money(add_ons.price, add_ons.currency),
        )
        if add_ons.at:
            yield say("Add-ons are sold at {moment}.", moment=moment_in_words(add_ons.at))
        if not add_ons.into_pool:
            yield say("The money for add-ons does not go into the prize pool.")


def _specials(structure: Structure) -> Iterator[str]:
    """What is played otherwise than usual throughout, and at which levels beside."""
    for one in told(both(structure.special, None)):
        yield say("{special}.", special=one[:1].upper() + one[1:])
    here: dict[str, list[str]] = {}
    for level in structure.levels:
        for one in told(both(None, level.special)):
            here.setdefault(one, []).append(level.label)
    for one, labels in here.items():
        several = len(labels) > 1
        text = "{special} at levels {levels}." if several else "{special} at level {levels}."
        yield say(text, special=one[:1].upper() + one[1:], levels=listed(labels))


def _teams(teams: Teams) -> Iterator[str]:
    yield say(
        "Teams of {players}, each at {tables} tables at a time.",
        players=teams.players,
        tables=teams.tables,
    )
    if teams.most_at_table:
        yield say("At most {teams} teams at a table.", teams=teams.most_at_table)
    if teams.entry:
        yield _team_entry(teams.entry)
    if not teams.rebuys:
        yield say("No rebuys.")
    if teams.button_seat:
        yield say("The button starts in seat {seat}.", seat=teams.button_seat)
    if teams.orbits_end_together:
        yield say("The tables wait for each other after each orbit.")
    if teams.shared_after_each_level:
        yield say("After each level a team's chips are put together and divided among its tables.")
    if teams.tables_combined_at:
        yield say(
            "Tables are combined once {teams} teams are left.", teams=teams.tables_combined_at
        )
    if teams.cut_to:
        yield say(
            "After level {level} the best {teams} teams go on.",
            level=teams.cut_after,
            teams=teams.cut_to,
        )
    if teams.chips_a_unit:
        yield say(
            "Chips that are left are paid out: {amount} for each T{chips}.",
            amount=money(1, teams.entry.currency if teams.entry else ""),
            chips=chips(teams.chips_a_unit),
        )


def _team_entry(entry: TeamEntry) -> str:
    parts = (
        ("{amount} for chips", entry.cash_value),
        ("{amount} for the first prize", entry.first_prize),
        ("{amount} for the house", entry.house_fee),
        ("{amount} for the staff", entry.staff_fee),
    )
    told = [say(words, amount=f"{amount:,}") for words, amount in parts if amount]
    total = money(entry.total, entry.currency)
    return (
        say("A team pays {total}: {parts}.", total=total, parts=listed(told))
        if told
        else say("A team pays {total}.", total=total)
    )


def _big_blind_ante(ante: BigBlindAnte) -> Iterator[str]:
    yield (
        say("In each hand the button posts the ante for the whole table.")
        if ante.poster == "button"
        else say("In each hand the big blind posts the ante for the whole table.")
    )
    if ante.poster == "big blind":
        yield (
            say("With too few chips for both, the ante is posted before the blind.")
            if ante.ante_first
            else say("With too few chips for both, the blind is posted before the ante.")
        )
    if ante.reduced_at:
        yield say(
            "With {players} players or fewer the ante is the small blind.", players=ante.reduced_at
        )
    if ante.removed_at:
        yield say("With {players} players or fewer there is no ante.", players=ante.removed_at)
    if ante.final_table_only and (ante.reduced_at or ante.removed_at):
        yield say("That holds at the final table only.")
    if not (ante.reduced_at or ante.removed_at):
        yield say("The ante stays the same however few players are at the table.")


_STUD_BUTTONS = {
    "moves": "In the stud games the button goes on from hand to hand.",
    "frozen": "While stud is played the button stays where it is.",
    "dead": "If the player with the button is moved during stud, it stays there as a dead button.",
    "inherited": "Whoever is moved into the seat of the button during stud inherits it.",
}


def _rotation(rotation: Rotation, game_name: GameName) -> Iterator[str]:
    if rotation.kind == "dealer's choice":
        yield say("The player with the choice button names the game for an orbit.")
    if rotation.kind == "player's choice":
        yield say("Each hand another player names the game.")
    for number, table in enumerate(rotation.tables, start=1):
        names = listed([game_name(name) for name in table])
        yield say("Table {number} of each team plays {games}.", number=number, games=names)
    for word in rotation.stud_button:
        yield say(_STUD_BUTTONS[word])
    if rotation.at_final_table:
        game = game_name(rotation.at_final_table)
        yield say("The final table starts with {game}.", game=game)


def _own_rotations(structure: Structure, game_name: GameName) -> Iterator[str]:
    """Levels whose games follow each other in a way of their own."""
    for level in structure.levels:
        rotation = level.rotation
        if rotation is None:
            continue
        if rotation.is_chosen:
            yield (
                say("In level {label} each team names the game of a hand.", label=level.label)
                if structure.teams
                else say("In level {label} another player names each game.", label=level.label)
            )
        elif rotation.hands == 1:
            games = listed([game_name(name) for name in rotation.order])
            yield say("In level {label}, a hand of each: {games}.", label=level.label, games=games)
        elif rotation.order:
            games = listed([game_name(name) for name in rotation.order])
            yield say("In level {label} the games are {games}.", label=level.label, games=games)


def _final_table(structure: Structure) -> Iterator[str]:
    final = structure.final_table
    if final is None:
        return
    if final.redraw:
        yield (
            say("Seats are drawn again once {n} players are left.", n=final.players)
            if final.players
            else say("Seats are drawn again for the final table.")
        )
    if final.break_minutes:
        yield say("Before the final table there is a break of {n} minutes.", n=final.break_minutes)


_FLOOR_RULES = {
    "by position": "Who moves to balance a table is chosen by position, not by draw.",
    "by draw": "Who moves to balance a table is drawn.",
    "nobody goes out": "Nobody goes out in a chip race: a player in danger receives one chip of the"
    " higher denomination.",
    "players may go out": "A player may go out in a chip race.",
    "high hand, then first to act": "An odd chip goes to the high hand before the low, then to the"
    " first to act.",
    "moves on": "The button goes on from hand to hand.",
    "winner": "Whoever wins a hand has the button in the next one.",
}


def _floor_rules(structure: Structure) -> Iterator[str]:
    rules = structure.floor_rules
    for word in (rules.balancing, rules.chip_race, rules.odd_chips, rules.button):
        if word:
            yield say(_FLOOR_RULES[word])
    if rules.raise_cap:
        yield say("A bet and {raises} raises in each round.", raises=rules.raise_cap)
    if rules.open_pair_doubles:
        yield say("In stud, a pair showing on fourth street allows the big bet.")
