"""The terms of an event in sentences: what an entry buys, how long it is sold, the house's rules.

Every sentence follows from a field of the structure; what the house adds in its own words comes
last.
"""

from collections.abc import Callable, Iterator

from director.tournament.entries.terms import BY_ITSELF, AddOns, Rebuys
from director.tournament.structure.big_blind_antes import POSTERS, BigBlindAnte
from director.tournament.structure.moments import Moment
from director.tournament.structure.rotation import Rotation
from director.tournament.structure.special_rules import both, told
from director.tournament.structure.structure import Structure
from director.tournament.teams.state import TeamEntry, Teams
from director.translation import capital, chips, listed, say
from director.views.counted import counted

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
    yield from _other_posters(structure)
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
        one = "With its lammer of T{value}, an entry is worth T{total}."
        many = "With {count} lammers of T{value} each, an entry is worth T{total}."
        yield say(
            one if lammers.count == 1 else many,
            count=lammers.count,
            value=chips(lammers.value),
            total=chips(structure.entry_chips),
        )
        yield (
            say("Lammers are turned in between hands, any number at a time.")
            if lammers.redeemed == "any number"
            else say("Lammers are turned in between hands, one at a time.")
        )
        if lammers.on_bust == BY_ITSELF:
            yield say("A player without chips turns in one lammer automatically.")
        if lammers.until:
            yield say(
                "All lammers left are turned in at {moment}.",
                moment=moment_in_words(lammers.until),
            )
    yield from _re_entries(structure)
    yield from _rebuys(structure)
    if structure.bounties:
        amount = money(structure.bounties.amount, structure.bounties.currency)
        yield (
            say("Knocking out a player wins a bounty of {amount}.", amount=amount)
            if structure.bounties.amount
            else say("Knocking out a player wins a bounty.")
        )
    if structure.shootout:
        yield (
            say("Shootout: each table plays down to one player, who advances.")
            if structure.shootout.advance == 1
            else say(
                "Shootout: each table plays down to {count} players, who advance.",
                count=structure.shootout.advance,
            )
        )
    if late:
        moment = moment_in_words(late.until)
        yield (
            say(
                "Late registration until {moment}, or later at the organizers’ discretion.",
                moment=moment,
            )
            if late.or_later
            else say("Late registration until {moment}.", moment=moment)
        )


def _re_entries(structure: Structure) -> Iterator[str]:
    terms = structure.re_entries
    if terms is None:
        return
    until = moment_in_words(terms.until) if terms.until else ""
    if terms.limit and until:
        text = "Re-entries per player: {limit}, until {until}."
        yield say(text, limit=terms.limit, until=until)
    elif terms.limit:
        yield say("Re-entries per player: {limit}.", limit=terms.limit)
    elif until:
        yield say("Re-entries until {until}.", until=until)
    else:
        yield say("Re-entries while registration is open.")


def _rebuys(structure: Structure) -> Iterator[str]:
    rebuys, add_ons = structure.rebuys, structure.add_ons
    if rebuys:
        yield _sold(rebuys, "Rebuys: {chips} for {price}.", "Rebuys: {chips}.")
        if rebuys.until:
            yield say("Rebuys until {moment}.", moment=moment_in_words(rebuys.until))
        if rebuys.below:
            yield say("Only with fewer than T{chips}.", chips=chips(rebuys.below))
        if rebuys.limit:
            yield say("Rebuys per player: {limit}.", limit=rebuys.limit)
        if not rebuys.into_pool:
            yield (
                say("Rebuy money goes to {who}.", who=rebuys.beneficiary)
                if rebuys.beneficiary
                else say("Rebuy money does not go into the prize pool.")
            )
    if add_ons:
        yield _sold(add_ons, "Add-on: {chips} for {price}.", "Add-on: {chips}.")
        if add_ons.at:
            yield say("Add-ons at {moment}.", moment=moment_in_words(add_ons.at))
        if not add_ons.into_pool:
            yield say("Add-on money does not go into the prize pool.")


def _sold(terms: Rebuys | AddOns, priced: str, unpriced: str) -> str:
    """What is sold; at a price where the structure has it."""
    got, price = f"T{chips(terms.chips)}", money(terms.price, terms.currency)
    return say(priced, chips=got, price=price) if terms.price else say(unpriced, chips=got)


def _specials(structure: Structure) -> Iterator[str]:
    """What is played otherwise than usual throughout, and at which levels beside."""
    for one in told(both(structure.special, None)):
        yield say("{special}.", special=capital(one))
    here: dict[str, list[str]] = {}
    for level in structure.levels:
        for one in told(both(None, level.special)):
            here.setdefault(one, []).append(level.label)
    for one, labels in here.items():
        several = len(labels) > 1
        text = "{special} at levels {levels}." if several else "{special} at level {levels}."
        yield say(text, special=capital(one), levels=listed(labels))
    if structure.has_nit_levels:
        yield from _nit_levels(structure)


def _nit_levels(structure: Structure) -> Iterator[str]:
    """What a nit card is for: players have seldom met one (R26)."""
    yield say(
        "A nit level begins with a nit card for every player. Whoever wins a pot turns it in;"
        " whoever still holds one as the level ends antes for the first pot of the next level."
    )
    if structure.specials_at(structure.levels[-1]).nit_levels:
        yield say(
            "At the final table nit cards are dealt out again: the last player to hold one is"
            " eliminated, and the chips leave play."
        )


def _teams(teams: Teams) -> Iterator[str]:
    tables = counted(teams.tables, "one table", "{count} tables")
    yield say(
        "Teams of {players}, each at {tables} at a time.", players=teams.players, tables=tables
    )
    if teams.most_at_table:
        one, many = "At most one team at a table.", "At most {count} teams at a table."
        yield counted(teams.most_at_table, one, many)
    if teams.entry:
        yield _team_entry(teams.entry)
    if not teams.rebuys:
        yield say("No rebuys.")
    if teams.button_seat:
        yield say("The button starts in seat {seat}.", seat=teams.button_seat)
    if teams.orbits_end_together:
        yield say("All tables finish each orbit together.")
    if teams.shared_after_each_level:
        yield say("After each level a team’s chips are pooled and split among its tables.")
    if teams.tables_combined_at:
        yield say("Tables are combined at {teams} teams.", teams=teams.tables_combined_at)
    if teams.cut_to:
        one = "After level {level} the top team advances."
        many = "After level {level} the top {teams} teams advance."
        yield say(one if teams.cut_to == 1 else many, level=teams.cut_after, teams=teams.cut_to)
    if teams.chips_a_unit:
        yield say(
            "Chips left are cashed at {amount} for each T{chips}.",
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
        say("The button posts the ante for the table.")
        if ante.poster == "button"
        else say("The big blind posts the ante for the table.")
    )
    if ante.poster == "big blind":
        yield (
            say("A player too short for both posts the ante first.")
            if ante.ante_first
            else say("A player too short for both posts the blind first.")
        )
    if ante.reduced_at:
        yield say(
            "With {players} players or fewer the ante is one small blind.", players=ante.reduced_at
        )
    if ante.removed_at:
        yield say("With {players} players or fewer there is no ante.", players=ante.removed_at)
    if ante.final_table_only and (ante.reduced_at or ante.removed_at):
        yield say("This applies at the final table only.")
    if not (ante.reduced_at or ante.removed_at):
        yield say("The ante stays the same at a short table.")


def _other_posters(structure: Structure) -> Iterator[str]:
    """Levels at which somebody else posts the ante than the event says."""
    usual = structure.big_blind_ante.poster if structure.big_blind_ante else POSTERS[0]
    with_ante = [
        level
        for level in structure.levels
        if any(one.stakes.big_blind_ante for one in level.all_stakes)
    ]
    for poster in POSTERS:
        labels = [one.label for one in with_ante if structure.ante_poster(one) == poster]
        if not labels or poster == usual:
            continue
        if len(labels) == len(with_ante):
            yield say("The {poster} posts the ante for the table.", poster=say(poster))
        elif len(labels) == 1:
            words = "In level {label} the {poster} posts the ante for the table."
            yield say(words, label=labels[0], poster=say(poster))
        else:
            words = "In levels {labels} the {poster} posts the ante for the table."
            yield say(words, labels=listed(labels), poster=say(poster))


_STUD_BUTTONS = {
    "moves": "The button keeps moving in the stud games.",
    "frozen": "The button does not move during stud.",
    "dead": "If the player on the button is moved during stud, the button stays as a dead button.",
    "inherited": "A player moved into the button seat during stud gets the button.",
}


def _rotation(rotation: Rotation, game_name: GameName) -> Iterator[str]:
    if rotation.kind == "dealer's choice":
        yield say("The player with the choice button picks the game for an orbit.")
    if rotation.kind == "player's choice":
        yield say("A different player picks the game each hand.")
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
                say("In level {label} each team picks the game for one hand.", label=level.label)
                if structure.teams
                else say("In level {label} a different player picks each game.", label=level.label)
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
            say("Seats are redrawn at {n} players.", n=final.players)
            if final.players
            else say("Seats are redrawn for the final table.")
        )
    if final.break_minutes:
        yield counted(
            final.break_minutes,
            "There is a break of 1 minute before the final table.",
            "There is a break of {count} minutes before the final table.",
        )


_FLOOR_RULES = {
    "by position": "Players move to balance tables by position, not by draw.",
    "by draw": "Players who move to balance tables are drawn.",
    "nobody goes out": "Nobody busts in a chip race: the last chip is never raced off.",
    "players may go out": "A player can bust in a chip race.",
    "high hand, then first to act": "An odd chip goes to the high hand before the low, then to the"
    " first to act.",
    "moves on": "The button moves each hand.",
    "winner": "Win the button: the winner of a hand has the next button.",
}


def _floor_rules(structure: Structure) -> Iterator[str]:
    rules = structure.floor_rules
    for word in (rules.balancing, rules.chip_race, rules.odd_chips, rules.button):
        if word:
            yield say(_FLOOR_RULES[word])
    if rules.raise_cap:
        one, many = "A bet and one raise per round.", "A bet and {count} raises per round."
        yield counted(rules.raise_cap, one, many)
    if rules.open_pair_doubles:
        yield say("In stud, a pair showing on fourth street allows the big bet.")
