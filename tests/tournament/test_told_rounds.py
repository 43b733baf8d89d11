"""Rounds, deals and leagues told whole: who meets whom, who gets what, and how a season stands."""

from dataclasses import replace

from director.tournament.commands import BarSeat, CloseTable, DrawRound, Eliminate, PlanRounds
from director.tournament.deals.division import (
    BOUNTIES,
    CHIP_CHOP,
    EVEN,
    FREE,
    ICM,
    WAYS,
    DealTerms,
    Party,
    deal,
)
from director.tournament.deals.icm import finishing_chances, icm_values
from director.tournament.leagues.league import TIES, Finish, League, Played, Season, ranks, season
from director.tournament.leagues.points import WAYS as FORMULAS
from director.tournament.leagues.points import Formula, points
from director.tournament.leagues.variables import Occasion
from director.tournament.money.state import MoneyTerms
from director.tournament.shootouts.bracket import bracket
from director.tournament.shootouts.fixed_bracket import (
    complete,
    meetings,
    source_words,
    sources_words,
    to_come,
)
from director.tournament.shootouts.round_draw import (
    by_rounds,
    late_into_first,
    planned,
    ready,
    round_drawn,
    table_sizes,
)
from director.tournament.shootouts.state import (
    BYE,
    RoundTerms,
    rehomed,
    round_of,
    with_bought,
    without,
)
from tests.tournament.evening import Evening
from tests.tournament.telling import Chance, answered, shown

DOLLARS = MoneyTerms("$")


def deal_told(found):
    shares = [
        f"P{one.player} with {one.stack}: {one.amount} + {one.bounty}, for {one.original}"
        f" ({one.difference:+})"
        for one in found.agreed
    ]
    return (
        f"{found.total} in all, held {found.held}, bounties {found.bounties}",
        *shares,
        *[f"! {shown(warning)}" for warning in found.warnings],
        *[f"· {reason}" for reason in found.reasons],
    )


def test_deals_come_to_what_they_came_to_before(as_told_before):
    chance, lines = Chance("deal"), []
    for number in range(22):
        count = chance.number(2, 6)
        prizes = sorted([chance.number(1, 90) * 10 for _ in range(count)], reverse=True)
        prizes = prizes[: chance.number(1, count)] if chance.happens(4) else prizes
        way = list(WAYS)[number % len(WAYS)]
        held = chance.one_of([0, 0, 50, 400])
        divided = sum(prizes) - held
        stacks = [chance.one_of([500, 1000, 2500, 7000, 20000]) for _ in range(count)]
        percents = [10_000 // count] * count
        percents[0] += 10_000 - sum(percents) + (number == 8)
        amounts = [divided // count] * count
        amounts[-1] += divided - sum(amounts) - (number == 9)
        parties = [
            Party(at, stack, percents[at - 1], amounts[at - 1], chance.one_of([0, 0, 25, 60]))
            for at, stack in enumerate(stacks, start=1)
        ]
        terms = DealTerms(way, held, chance.one_of(BOUNTIES), chance.one_of([1, 1, 5, 25]))
        words = " ".join(f"{one.stack}/{one.bounty}" for one in parties)
        lines += answered(
            f"{number}. {shown(terms)}, prizes {prizes}, stacks {words}",
            lambda parties=parties, prizes=prizes, terms=terms: deal_told(
                deal(parties, prizes, terms, DOLLARS)
            ),
        )
    lines += refused_deals()

    as_told_before("deals", lines)


def refused_deals():
    two = [Party(1, 600, 5000, 70), Party(2, 400, 5000, 30)]
    for name, parties, prizes, terms in (
        ("as usual", two, [60, 40], DealTerms()),
        ("one player", two[:1], [60], DealTerms()),
        ("nobody", [], [60], DealTerms()),
        ("the same player", [two[0], two[0]], [60, 40], DealTerms()),
        ("no chips", [two[0], Party(2, 0)], [60, 40], DealTerms()),
        ("one chip", [two[0], Party(2, 1)], [60, 40], DealTerms()),
        ("negative bounty", [two[0], Party(2, 1, bounty=-1)], [60, 40], DealTerms()),
        ("no prizes", two, [], DealTerms()),
        ("three prizes", two, [60, 40, 20], DealTerms()),
        ("negative prize", two, [60, -1], DealTerms()),
        ("nothing to win", two, [0, 0], DealTerms()),
        ("negative held", two, [60, 40], DealTerms(held=-1)),
        ("too much held", two, [60, 40], DealTerms(held=101)),
        ("first prize held", two, [60, 40], DealTerms(held=60)),
        ("more than first prize held", two, [60, 40], DealTerms(held=61)),
        ("all held, even", two, [60, 40], DealTerms(EVEN, held=100)),
        ("the difference held", two, [60, 40], DealTerms(held=20)),
        ("more than the difference held", two, [60, 40], DealTerms(held=21)),
        ("chop, 20 held", two, [60, 40], DealTerms(CHIP_CHOP, held=20)),
        ("chop, 21 held", two, [60, 40], DealTerms(CHIP_CHOP, held=21)),
        ("unit 0", two, [60, 40], DealTerms(unit=0)),
        ("no such way", two, [60, 40], DealTerms("by height")),
        ("no such bounties", two, [60, 40], DealTerms(bounties="lost")),
        ("free", two, [60, 40], DealTerms(FREE)),
        ("free, too much", two, [60, 39], DealTerms(FREE)),
        ("free, negative", [two[0], Party(2, 5, 0, -1)], [60, 9], DealTerms(FREE)),
        ("by percent", two, [60, 41], DealTerms("by percent")),
        ("99 %", [two[0], Party(2, 5, 4999)], [60, 40], DealTerms("by percent")),
        ("negative %", [Party(1, 5, 10_001), Party(2, 5, -1)], [60, 40], DealTerms("by percent")),
        ("all to one", [Party(1, 5, 10_000), Party(2, 9)], [60, 40], DealTerms("by percent")),
        ("winner takes all, icm", [*two, Party(3, 1)], [60], DealTerms(ICM)),
    ):
        yield from answered(
            name,
            lambda parties=parties, prizes=prizes, terms=terms: deal_told(
                deal(parties, prizes, terms)
            ),
        )


def test_stacks_are_worth_what_they_were_worth_before(as_told_before):
    chance, lines = Chance("icm"), []
    for _ in range(14):
        stacks = [chance.number(1, 60) * 100 for _ in range(chance.number(1, 9))]
        prizes = sorted([chance.number(0, 50) for _ in range(chance.number(1, 10))], reverse=True)
        lines.append(f"stacks {stacks}, prizes {prizes}")
        lines.append(f"    {' '.join(f'{one:.5f}' for one in icm_values(stacks, prizes))}")
    for stacks, places in (([5, 3, 2], None), ([1, 1, 1, 1], 2), ([900, 1], 5), ([7], 1)):
        lines.append(f"chances of {stacks} in {places}")
        rows = finishing_chances(stacks, places)
        lines += [f"    {' '.join(f'{one:.8f}' for one in row)}" for row in rows]
    field = [1000 + 10 * at for at in range(60)]
    lines.append(" ".join(f"{one:.4f}" for one in icm_values(field, [500, 300, 200, 100])))
    lines.append(" ".join(f"{row[7]:.7f}" for row in finishing_chances(field, 8)))
    for stacks, prizes in (([], [5]), ([5, 0], [5]), ([5, 5], [])):
        lines += answered(
            f"{stacks} {prizes}",
            lambda stacks=stacks, prizes=prizes: icm_values(stacks, prizes),
        )
    lines += answered("no places", lambda: finishing_chances([5, 5], 0))

    as_told_before("icm", lines)


def bracket_told(found):
    return tuple(f"· {reason}" for reason in found.reasons)


def test_brackets_are_what_they_were_before(as_told_before):
    lines = []
    for entries, seats, advance, tables in (
        *((entries, 2, 1, ()) for entries in (2, 3, 4, 5, 7, 8, 9, 31)),
        *((entries, 9, 1, ()) for entries in (9, 10, 18, 40, 63, 71, 72, 75, 81, 82, 300, 648)),
        *((entries, 6, 2, ()) for entries in (6, 7, 12, 13, 14, 36, 100)),
        *((entries, 4, 3, ()) for entries in (4, 5, 6, 7)),
        (20, 6, 1, (4,)),
        (20, 6, 1, (0, 2)),
        (20, 6, 1, (3,)),
        (20, 6, 1, (20,)),
        (20, 6, 1, (21,)),
        (20, 6, 1, (4, 3, 2)),
        (5, 4, 2, (3,)),
        (6, 4, 2, (3,)),
        (1, 4, 1, ()),
        (2, 1, 1, ()),
        (2, 2, 0, ()),
        (3, 2, 2, ()),
    ):
        lines += answered(
            f"{entries} at tables of {seats}, {advance} go on, tables {list(tables)}",
            lambda entries=entries, seats=seats, advance=advance, tables=tables: bracket_told(
                bracket(entries, seats, advance, tables)
            ),
        )

    as_told_before("brackets", lines)


PLANS = {
    "heads-up, fixed": (11, RoundTerms(2, fixed=True)),
    "heads-up, fixed, goes on": (16, RoundTerms(2, fixed=True, fresh=False, own_clocks=True)),
    "heads-up, drawn anew": (13, RoundTerms(2)),
    "fours, two go on, fixed": (15, RoundTerms(4, 2, fixed=True)),
    "fours, two go on": (18, RoundTerms(4, 2, fresh=False)),
    "fours, tables as decided": (14, RoundTerms(4, 1, (5, 2))),
    "fours, some tables at which all go on, fixed": (7, RoundTerms(4, 2, (3,), fixed=True)),
}


def test_rounds_are_drawn_and_played_as_they_were_before(as_told_before):
    lines = []
    for name, (players, terms) in PLANS.items():
        lines += [f"# {name}", *round_story(Chance(name), players, terms)]

    as_told_before("rounds", lines)


def round_story(chance, players, terms):
    """A bracket from the first draw to the winner, a table at a time."""
    evening = Evening(players)
    yield f"by rounds {by_rounds(evening.t)}"
    evening.do(PlanRounds(terms))
    evening.do(CloseTable(2))
    evening.do(BarSeat(3, 1, barred=True))
    yield from [f"· {reason}" for reason in planned(evening.t).reasons]
    met = []
    for _ in range(60):
        found = ready(evening.t)
        yield f"ready for {found.number}: {list(found.players)}, playing {list(found.playing)}"
        if not found.number:
            break
        yield from answered("sizes", lambda number=found.number: table_sizes(evening.t, number))
        tried = list(answered("draw", lambda: drawn_told(round_drawn(evening.t, f"{players}"))))
        yield from tried
        before, met = met, list(meetings_told(evening.t))
        yield from [line for line in met if line not in before]
        if "refused" not in tried[1] and (chance.happens() or not found.playing):
            evening.do(DrawRound(f"{players}", note="drawn now"))
            continue
        newest = [one for one in evening.t.rounds if not all_done(evening.t, one)]
        tables = [
            table
            for one in newest[:1]
            for table in one.at
            if not one.is_done(table, evening.t.busts)
        ]
        table = chance.one_of(tables)
        yield f"table {table} plays down"
        for entry in sorted(newest[0].left(table, evening.t.busts))[newest[0].advance :][::-1]:
            evening.do(Eliminate(entry))
    for one in evening.t.rounds:
        yield f"{dict(one.at)}, {one.players} players, {one.going_on} go on, drawn {one.is_drawn}"
    yield from [
        f"{one.place} {one.entry.number} {round_of(evening.t.rounds, one.entry.number)}"
        for one in evening.t.standings()
    ]


def all_done(t, one):
    return all(one.is_done(table, t.busts) for table in one.at)


def drawn_told(fact):
    return (
        f"round {fact.number}, byes {list(fact.byes)}",
        " ".join(f"{one.entry}:{one.table}/{one.seat}" for one in fact.seats),
    )


def meetings_told(t):
    for number in range(1, len(t.rounds) + 3) if t.rounds else ():
        for one in meetings(t, number):
            words = sources_words(one.sources, lambda entry: f"P{entry}")
            each = " | ".join(source_words(two, lambda entry: f"P{entry}") for two in one.sources)
            coming = "" if one not in to_come(t, number) else ", to come"
            yield f"  round {number}, {one.match} at {one.table}: {words} ({each}){coming}"
        if 2 <= number <= len(t.rounds) + 1 and t.round_terms.fixed:
            yield f"  complete for {number}: {complete(t, number, 'x')}"


def test_who_comes_late_or_leaves_changes_rounds_as_before(as_told_before):
    lines = []
    for players, terms in ((5, RoundTerms(2)), (6, RoundTerms(4)), (8, RoundTerms(4)), (3, None)):
        evening = Evening(players + 2)
        if terms:
            evening.do(PlanRounds(terms))
        lines.append(f"# {players} {shown(terms)}")
        for entry in (players + 1, players + 2):
            evening.do(Eliminate(entry))
        if terms:
            evening.do(DrawRound("first"))
            rounds = evening.t.rounds
            lines += rounds_told("drawn", rounds)
            lines += answered(
                "late", lambda evening=evening: late_told(late_into_first(evening.t, 9, "late"))
            )
            for entry in (1, 2, 99):
                lines += rounds_told(f"{entry} at 7", rehomed(rounds, entry, 7))
                lines += rounds_told(f"{entry} at a bye", rehomed(rounds, entry, BYE))
                lines += rounds_told(f"{entry} bought", with_bought(rounds, entry, 500))
                twice = with_bought(with_bought(rounds, entry, 500), entry, 70)
                lines += rounds_told(f"{entry} bought twice", twice)
                lines += rounds_told(f"without {entry}", without(twice, entry))
        lines += answered("ready", lambda evening=evening: ready(evening.t))
        lines += answered("planned", lambda evening=evening: planned(evening.t))

    as_told_before("rounds-changed", lines)


def late_told(fact):
    return drawn_told(fact) if fact else ("no seat",)


def rounds_told(name, rounds):
    for one in rounds:
        at = {table: list(there) for table, there in sorted(one.at.items())}
        bought = dict(sorted(one.bought.items()))
        yield f"{name}: {at}, home {dict(sorted(one.home.items()))}, bought {bought}"
        yield f"    {one.players} play, {one.going_on} go on"


def test_seasons_stand_as_they_stood_before(as_told_before):
    chance, lines = Chance("league"), []
    events = []
    for number in range(6):
        entries = chance.number(5, 9)
        order = chance.some_of(range(1, 11), entries)
        finishes, place = [], 1
        while place <= entries:
            tied = min(chance.one_of([1, 1, 1, 2, 3]), entries - place + 1)
            finishes += [
                Finish(player, place, tied, chance.number(0, 2))
                for player in order[place - 1 : place - 1 + tied]
            ]
            place += tied
        events.append(Played(f"event {number}", entries, 25.5 + number, tuple(finishes)))
    for way in FORMULAS:
        for best in (0, 3):
            formula = Formula(
                way, 3_00, (50_00, 30_00, 20_00), 5_00, 0 if best else 4, 50 * best, 25
            )
            ties = tuple(TIES)[best + 1 :] if best else ("newest event", "fewest events")
            league = League("Ours", (), formula, best, ties)
            lines.append(f"# {way}, best {best}, ties {', '.join(ties)}")
            lines += season_told(league, events)
    for tie in TIES:
        lines.append(f"# {tie}")
        formula = Formula("by place", table=(9_00, 6_00), rest=3_00)
        lines += season_told(League("Ties", (), formula, 1, (tie,)), events)
    for way in FORMULAS:
        for entries, place, tied in ((1, 1, 1), (9, 1, 1), (9, 3, 3), (36, 4, 1), (50, 50, 1)):
            formula = Formula(way, table=(9_00, 5_00), rest=1_00)
            short = formula.__class__(way, 1_00, (9_00,), places=3, knock_out=10, attendance=1)
            of = Occasion(entries, place, 20)
            lines.append(
                f"{way} {entries}/{place}/{tied}: {points(formula, of, tied)}"
                f" {points(short, replace(of, hits=2), tied)} {points(formula, of)}"
            )

    as_told_before("leagues", lines)


def season_told(league, events):
    lines = season(league, events)
    stood = ranks(league, events)
    whole = Season(league, tuple(events), lines, stood, {1: "Ann"}, (), {})
    yield f"whole points {whole.is_whole}"
    for one in lines:
        scores = " ".join(
            "-" if score is None else f"{score.points}{'' if score.counts else '*'}"
            for score in one.scores
        )
        yield (
            f"{one.rank} {whole.name(one.player)}: {one.points}, {one.played} played,"
            f" {one.wins} won: {scores}; stood {list(stood[one.player])}"
        )
