"""Prizes told whole: what every place is paid by each pay table, with whatever is agreed beside."""

import pytest

from director.files.forms import FileWrong
from director.house.shelf import pay_tables
from director.tournament.busts.hand_for_hand import Placed
from director.tournament.money.amounts import money, plus_or_minus, read_amount, typed
from director.tournament.money.largest_remainders import apportioned
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.pay_formula import formula_weights, places_paid, smallest_prize
from director.tournament.prizes.pay_table import Bracket, Formula, PayTable, PlaceRange
from director.tournament.prizes.pay_table_checks import (
    checked_pay_table,
    smallest_cash,
    widening_gap,
)
from director.tournament.prizes.pay_table_files import (
    load_pay_table,
    pay_table_as_data,
    pay_table_as_text,
    pay_table_from_text,
)
from director.tournament.prizes.pay_table_grid import (
    cell_at,
    lines_of,
    lines_read,
    places_of,
    with_lines,
)
from director.tournament.prizes.payouts import (
    Good,
    Lock,
    PayoutTerms,
    PlacePrize,
    bounties_out,
    payout,
    shared,
)
from director.tournament.prizes.rounding import FROM_FIRST, ROUNDINGS, TO_FIRST, Rounding, rounded
from director.tournament.prizes.satellites import satellite
from director.tournament.prizes.tax_notes import TaxTerms, tax_notes
from tests.tournament.telling import Chance, answered, shown

TABLES = {path.stem: load_pay_table(path) for path in sorted(pay_tables().glob("*.toml"))}
ENTRIES = (1, 2, 5, 9, 16, 47, 100, 145, 169, 251, 300)
DOLLARS = MoneyTerms("$", entry=Price(110, 10, 5))
CENTS = MoneyTerms("€", 2, entry=Price(50_00, 5_00, bounty=10_00))


def prize_list(prizes):
    """Places that are paid alike together."""
    told, at = [], 0
    while at < len(prizes):
        alike = [one for one in prizes[at:] if one[1:] == prizes[at][1:]]
        together = alike[: next((n for n, one in enumerate(alike) if one.place != at + n + 1), 99)]
        first, last = prizes[at].place, prizes[at].place + max(len(together), 1) - 1
        one = prizes[at]
        goods = f" + {', '.join(one.goods)}" if one.goods else ""
        worth = f" (worth {one.worth})" if one.worth else ""
        told.append(f"{first}{f'-{last}' if last > first else ''}: {one.cash}{goods}{worth}")
        at += max(len(together), 1)
    return " · ".join(told)


def payout_lines(found, pool):
    assert found.total == pool
    assert list(found.cash) == [one.place for one in found.prizes]
    return (
        f"{found.places} places; bounties {found.bounties}",
        prize_list(found.prizes),
        *[f"· {reason}" for reason in found.reasons],
    )


@pytest.mark.parametrize("name", TABLES)
def test_a_pay_table_pays_every_place_what_it_paid_before(name, as_told_before):
    lines = []
    for entries in ENTRIES:
        terms = CENTS if entries % 2 else DOLLARS
        pool = entries * terms.entry.pool + 7 * entries % 13
        lines += answered(
            f"{entries} entries, {money(pool, terms)}",
            lambda entries=entries, pool=pool, terms=terms: payout_lines(
                payout(TABLES[name], entries, pool, terms), pool
            ),
        )

    as_told_before(f"prizes-by-{name}", lines)


AMOUNTS = PayTable(
    "In Money",
    series="Ours",
    brackets=(
        Bracket(2, 4, (PlaceRange(1, 1, 200_00),), in_money=True),
        Bracket(6, 9, (PlaceRange(1, 1, 300_50), PlaceRange(2, 3, 100_25)), in_money=True),
        Bracket(12, None, (PlaceRange(1, 1, 60_00), PlaceRange(2, 5, 10_00))),
    ),
)
FORMULAS = {
    "flat": PayTable("Flat", formula=Formula(20_00, 1_00, 0)),
    "no minimum": PayTable("None", rounding=Rounding(10, TO_FIRST), formula=Formula(15_00, 0, 90)),
    "steep, ungrouped": PayTable("Steep", formula=Formula(12_50, 1_50, 300, grouped=False)),
    "everybody": PayTable("All", formula=Formula(100_00, 50, 120)),
    "in money": AMOUNTS,
}


@pytest.mark.parametrize("name", FORMULAS)
def test_other_tables_pay_what_they_paid_before(name, as_told_before):
    table, lines = FORMULAS[name], []
    for entries in (1, 3, 5, 6, 11, 12, 46, 250):
        for each in (5, 100):
            pool = entries * each + entries % 7
            lines += answered(
                f"{entries} entries, {pool}",
                lambda entries=entries, pool=pool: payout_lines(
                    payout(table, entries, pool, DOLLARS), pool
                ),
            )
    for entries in (1, 10, 100, 1000, 2500) if table.formula else ():
        weights = formula_weights(table.formula, entries, entries * 100, 100)
        places = places_paid(table.formula, entries, entries * 100, 100)
        lines.append(f"{entries}: {places} of at least {smallest_prize(table.formula, 100)}")
        lines.append(" ".join(str(weights[at]) for at in range(0, len(weights), 1 + places // 20)))

    as_told_before(f"prizes-{name.replace(',', '').replace(' ', '-')}", lines)


def test_what_is_agreed_beside_a_table_changes_what_it_changed_before(as_told_before):
    chance, lines = Chance("terms"), []
    for number in range(32):
        name = chance.one_of(["barge-2024", "barge-2025", "one-in-eight", "online-room"])
        entries = chance.number(6, 90)
        money_terms = chance.one_of([DOLLARS, CENTS, MoneyTerms()])
        unit = 10**money_terms.decimals
        pool = entries * 100 * unit + chance.number(0, 40)
        places = payout(TABLES[name], entries, pool, money_terms).places
        goods = [
            Good(chance.number(1, places + 2), one, chance.one_of([0, 50, 400]) * unit)
            for one in chance.some_of(["a seat", "a bracelet", "a flight"], chance.number(0, 2))
        ]
        terms = PayoutTerms(
            bounties=chance.one_of([0, 0, 20 * entries * unit]),
            saves=chance.one_of([(), (), (100 * unit,), (150 * unit, 75 * unit)]),
            minimum=chance.one_of([0, 0, 50 * unit, 250 * unit]),
            locks=tuple(
                Lock(
                    chance.number(1, places + chance.number(0, 1)), chance.number(0, 9) * 90 * unit
                )
                for _ in range(chance.one_of([0, 0, 1, 2]))
            ),
            goods=tuple(goods),
            rounding=chance.one_of(
                [None, None, Rounding(unit, FROM_FIRST), Rounding(25, TO_FIRST)]
            ),
        )
        lines += answered(
            f"{number}. {name}, {entries} entries, {pool}: {terms_words(terms)}",
            lambda name=name, entries=entries, pool=pool, money_terms=money_terms, terms=terms: (
                payout_lines(payout(TABLES[name], entries, pool, money_terms, terms), pool)
            ),
        )

    as_told_before("prizes-with-terms", lines)


def terms_words(terms):
    usual = PayoutTerms()
    said = [
        f"{key} {shown(value)}"
        for key, value in vars(terms).items()
        if value != getattr(usual, key)
    ]
    return ", ".join(said) or "nothing else"


TWO = PayTable(
    "Two", brackets=(Bracket(2, None, (PlaceRange(1, 1, 60_00), PlaceRange(2, 2, 40_00))),)
)
WRONG_TERMS = (
    (0, 100, PayoutTerms()),
    (1, 0, PayoutTerms()),
    (2, -1, PayoutTerms()),
    (2, 100, PayoutTerms(bounties=-1)),
    (2, 100, PayoutTerms(minimum=-1)),
    (4, 100, PayoutTerms(saves=(5, -1))),
    (4, 100, PayoutTerms(saves=(0, 0))),
    (4, 100, PayoutTerms(saves=(10, 5, 1))),
    (3, 100, PayoutTerms(saves=(10, 5))),
    (4, 100, PayoutTerms(bounties=60, saves=(40,))),
    (4, 100, PayoutTerms(bounties=60, saves=(41,))),
    (4, 100, PayoutTerms(rounding=Rounding(0))),
    (4, 100, PayoutTerms(rounding=Rounding(1, "up"))),
    (4, 100, PayoutTerms(locks=(Lock(1, 50), Lock(1, 60)))),
    (4, 100, PayoutTerms(locks=(Lock(0, 50),))),
    (4, 100, PayoutTerms(locks=(Lock(3, 50),))),
    (4, 100, PayoutTerms(locks=(Lock(2, -1),))),
    (4, 100, PayoutTerms(locks=(Lock(2, 0),))),
    (4, 100, PayoutTerms(locks=(Lock(1, 50), Lock(2, 50)))),
    (4, 100, PayoutTerms(locks=(Lock(1, 50), Lock(2, 49)))),
    (4, 100, PayoutTerms(locks=(Lock(1, 101),))),
    (4, 100, PayoutTerms(locks=(Lock(1, 20),))),
    (4, 100, PayoutTerms(locks=(Lock(1, 20),), goods=(Good(1, "a seat", 20),))),
    (4, 100, PayoutTerms(locks=(Lock(1, 20),), goods=(Good(1, "a seat", 21),))),
    (4, 100, PayoutTerms(goods=(Good(0, "a cup"),))),
    (4, 100, PayoutTerms(goods=(Good(1, "a cup"), Good(4, "a spoon"), Good(3, "a fork")))),
    (4, 100, PayoutTerms(goods=(Good(5, "a cup"),))),
    (4, 100, PayoutTerms(goods=(Good(3, "a seat", 1),))),
    (4, 100, PayoutTerms(goods=(Good(2, "a seat", -1),))),
    (4, 100, PayoutTerms(goods=(Good(2, "a seat", 70), Good(2, "a watch", 1)))),
    (4, 100, PayoutTerms(minimum=50)),
    (4, 100, PayoutTerms(minimum=51)),
    (4, 100, PayoutTerms(minimum=45, rounding=Rounding(30))),
)


def test_terms_that_cannot_be_kept_are_refused_as_they_were_before(as_told_before):
    lines = []
    for terms, unit in ((DOLLARS, 1), (CENTS, 100)):
        for beyond in (-1, 0, 1, 2):
            pool = 200 * unit + beyond
            lines += answered(
                f"in money, {money(pool, terms)}",
                lambda pool=pool, terms=terms: payout_lines(payout(AMOUNTS, 2, pool, terms), pool),
            )
    for name, table in (("in percent", TABLES["online-room"]), ("in money", AMOUNTS)):
        lines += answered(
            f"3 for 9 entries, {name}",
            lambda table=table: payout_lines(payout(table, 9, 3), 3),
        )
    for entries, pool, terms in WRONG_TERMS:
        lines += answered(
            f"{entries} entries, {pool}: {terms_words(terms)}",
            lambda entries=entries, pool=pool, terms=terms: payout_lines(
                payout(TWO, entries, pool, terms=terms), pool
            ),
        )
    for entries in (0, 1, 5):
        lines.append(f"{bounties_out(entries, 20)} {bounties_out(entries, 20, winner_keeps=False)}")

    as_told_before("prizes-refused", lines)


def test_shared_places_satellites_and_taxes_are_what_they_were_before(as_told_before):
    chance, lines = Chance("shared"), []
    for number in range(20):
        pool = chance.number(100, 2000)
        goods = tuple(
            Good(chance.number(1, 6), name, chance.one_of([0, 20]))
            for name in ("a seat", "a watch")[: chance.number(0, 2)]
        )
        best, count = chance.number(1, 4), chance.number(1, 3)
        placed = [Placed(100 + at, best, best + count - 1) for at in range(count)]
        placed += [Placed(200, best + count, best + count)] if chance.happens() else []
        unit = chance.one_of([1, 10])
        lines += answered(
            f"{number}. pool {pool}, {shown(goods)}, {count} from place {best} on, by {unit}",
            lambda pool=pool, goods=goods, placed=placed, unit=unit: shared(
                payout(TABLES["barge-2025"], 25, pool, terms=PayoutTerms(goods=goods)),
                placed,
                unit,
                DOLLARS,
            ),
        )
    for number in range(22):
        pool, entries = chance.number(0, 60) * 50, chance.number(1, 12)
        worth, most = chance.one_of([500, 550, 1000]), chance.one_of([0, 0, 1, 2])
        lines += answered(
            f"{number}. satellite, {entries} entries, {pool}, seats of {worth}, at most {most}",
            lambda pool=pool, entries=entries, worth=worth, most=most: payout_lines(
                satellite(pool, entries, "a seat", worth, DOLLARS, most), pool
            ),
        )
    for pool, entries, worth in ((100, 0, 50), (100, 1, 0), (100, 2, 1), (99, 3, 100), (0, 1, 1)):
        lines += answered(
            f"satellite, {entries} entries, {pool}, seats of {worth}",
            lambda pool=pool, entries=entries, worth=worth: satellite(pool, entries, "x", worth),
        )
    prizes = [PlacePrize(1, 6000), PlacePrize(2, 1000, ("a seat",), 4101), PlacePrize(3, 600)]
    for rate in (-1, 0, 1, 2433, 10_000, 10_001):
        for above, buy_in in ((600, 0), (599, 0), (5001, 100), (5000, 100), (0, 600)):
            lines += answered(
                f"tax {rate} above {above}, buy-in {buy_in}",
                lambda rate=rate, above=above, buy_in=buy_in: tax_notes(
                    prizes, TaxTerms("W-2G", above, rate), buy_in, DOLLARS
                ),
            )
    lines += answered("tax as usual", lambda: tax_notes(prizes, TaxTerms("W-2G", 5000)))

    as_told_before("prizes-shared", lines)


def test_rounding_and_amounts_are_what_they_were_before(as_told_before):
    chance, lines = Chance("rounding"), []
    for _ in range(30):
        total = chance.number(0, 3000)
        weights = sorted([chance.number(0, 40) for _ in range(chance.number(1, 9))], reverse=True)
        weights[0] += 1
        unit = chance.one_of([1, 1, 5, 25, 100])
        lines.append(f"{total} by {weights} in {unit}")
        lines += [f"    {way}: {rounded(total, weights, Rounding(unit, way))}" for way in ROUNDINGS]
        lines.append(f"    largest remainders: {apportioned(total, weights, unit)}")
    lines.append(f"{apportioned(7, [0, 0, 0])} {apportioned(107, [0, 0], 10)}")
    for terms in (MoneyTerms(), MoneyTerms("$"), CENTS):
        for amount in (-100001, -1, 0, 1, 99, 100, 1234567):
            lines.append(
                f"{money(amount, terms)} | {plus_or_minus(amount, terms)} | {typed(amount, terms)}"
            )
        for text in ("", "1", "-2", "−2", "$1,100", "€ 3.50", "3.505", "2.5", "3.00", "x", "€€1"):
            lines.append(f"{text!r}: {read_amount(text, terms)}")

    as_told_before("rounding-and-amounts", lines)


def row(entries, **shares):
    cells = ", ".join(f"{key.lstrip('p')} = {share}" for key, share in shares.items())
    return f'bracket = [{{ entries = "{entries}", percent = {{ {cells} }} }}]'


ONE = 'bracket = [{ entries = "2+", percent = { 1 = 100 } }]'
TEXTS = (
    "",
    "name = 7",
    'name = ""',
    'nam = "A"\n' + ONE,
    'name = "A"\nnotes = "x"\nseries = 3\n' + ONE,
    'name = "A"\nbracket = 3',
    'name = "A"\nbracket = []',
    'name = "A"\n[rounding]\nunit = 0',
    'name = "A"\n' + ONE + '\n[rounding]\nunit = 5\nway = "up"\nmore = 1',
    'name = "A"\n' + ONE + '\n[rounding]\nunit = 5\nway = "down, the rest to first place"',
    'name = "A"\n[formula]',
    'name = "A"\n[formula]\npaid = 0',
    'name = "A"\n[formula]\npaid = 0.01',
    'name = "A"\n[formula]\npaid = 100\nminimum = 1.01\nsteepness = 5\ngrouped = false',
    'name = "A"\n[formula]\npaid = 100.01\nsteepness = 5.01\nmost = 2',
    'name = "A"\n[formula]\npaid = 12.5\nminimum = 0.99',
    'name = "A"\n[formula]\npaid = 50\nminimum = 2',
    'name = "A"\n[formula]\npaid = 50\nminimum = 2.01\nsteepness = 1',
    *(
        f'name = "A"\n{row(entries, p1=100)}'
        for entries in ("1", "2 - 4", "4-2", "0", "x", "7+", "1-9+", "999999999", "3-3")
    ),
    'name = "A"\nbracket = [{ percent = { 1 = 100 } }]',
    'name = "A"\nbracket = [{ entries = 4, percent = { 1 = 100 } }]',
    'name = "A"\nbracket = [{ entries = "4" }]',
    'name = "A"\nbracket = [{ entries = "4", percent = {} }]',
    'name = "A"\nbracket = [{ entries = "4", percent = 5 }]',
    'name = "A"\nbracket = [{ entries = "4", amount = {} }]',
    'name = "A"\nbracket = [{ entries = "4", percent = { 1 = 100 }, amount = { 1 = 5 }, x = 1 }]',
    'name = "A"\nbracket = [{ entries = "4", amount = { 1 = 50.5, 2 = 60 } }]',
    *(
        'name = "A"\nbracket = [{ entries = "9+", percent = { ' + shares + " } }]"
        for shares in (
            "1 = 99.99",
            "1 = 60, 2 = 40",
            "1 = 40, 2 = 60",
            "1 = 50, 2 = 50",
            "1 = 60, 3 = 40",
            "2 = 100",
            "1 = 60, 2-3 = 20",
            "1 = 60, 3-2 = 20",
            "1 = 60, 2-5 = 10.01",
            "1 = 60, 2+ = 40",
            "1 = 60, x = 40",
            "1 = 0, 2 = 100",
            "1 = -5",
            '1 = "x"',
            "1 = 50.001, 2 = 49.999",
            "1-100000 = 0.001",
            "1 = 100, 100001 = 1",
            "1 = 50, 2 = 30, 3 = 20",
            "1 = 40, 2 = 35, 3 = 25",
            "1 = 38, 2 = 32, 3 = 30",
        )
    ),
    *(
        'name = "A"\nbracket = [\n'
        + "\n".join(
            f'{{ entries = "{entries}", percent = {{ {shares} }} }},' for entries, shares in rows
        )
        + "\n]"
        + more
        for more in ("", "\n[formula]\npaid = 10\nminimum = 1")
        for rows in (
            (("2-4", "1 = 100"), ("5-9", "1 = 60, 2 = 40"), ("10+", "1 = 50, 2 = 50")),
            (("2-4", "1 = 100"), ("4-9", "1 = 60, 2 = 40"), ("11+", "1 = 55, 2 = 45")),
            (("2-4", "1 = 100"), ("6", "1 = 60, 2 = 40"), ("8+", "1 = 65, 2 = 35")),
            (("2+", "1 = 100"), ("6", "1 = 60, 2 = 40")),
            (("x", "1 = 100"), ("2", "1 = 100"), ("3+", "1 = 100")),
            (("2-5", "1 = 60, 2 = 40"), ("6+", "1 = 100")),
            (("1", "1 = 60, 2 = 40"), ("2-99", "1 = 60, 2-40 = 1, 41 = 1")),
        )
    ),
)


def test_pay_tables_that_are_wrong_or_strange_say_what_they_said_before(as_told_before, tmp_path):
    lines = []
    for text in TEXTS:
        lines += text.splitlines()
        try:
            table = pay_table_from_text(text, "a.toml")
        except FileWrong as wrong:
            lines += [f"    wrong: {fault}" for fault in wrong.faults]
            continue
        path = tmp_path / "a.toml"
        path.write_text(text, encoding="utf-8")
        again, faults = checked_pay_table(path)
        assert again == table == pay_table_from_text(pay_table_as_text(table), "b.toml")
        lines += [f"    {line}" for line in pay_table_as_text(table).splitlines() if line]
        lines += [f"    look again: {fault}" for fault in faults]
    for name in TABLES:
        _, faults = checked_pay_table(pay_tables() / f"{name}.toml")
        lines += [f"{name}: {fault}" for fault in faults]
        lines += [
            f"{name} {one.name}: {smallest_cash(one)} {widening_gap(one)}"
            for one in TABLES[name].brackets
        ]

    as_told_before("pay-table-files", lines)


def test_grids_are_what_they_were_before(as_told_before):
    lines = []
    for name in ("barge-2024", "online-room"):
        data = pay_table_as_data(TABLES[name])
        grid = lines_of(data)
        assert with_lines(data, grid) == data
        lines += [" | ".join(places_of(grid)), *[shown(one) for one in grid]]
    sheets = (
        [],
        [["Entries", "1"]],
        [["Entries", "1", "2nd", ""], ["", " ", ""], ["2-8", "65%", "35 %", "x"], ["9+", "50"]],
        [["Entries", "1", "2"], ["2-8", "65", "35"], ["9+", "$60", "39"], ["10", "50,5", "49.5"]],
        [["Entries", "1", "2–4"], ["2-8", "40", "20"], ["9+", "40", "30"], ["10+", "99.995", ""]],
        [["Entries", "1", "4-2"], ["2-8", "40", "20"]],
        [["Entries", "1", "0"], ["2-8", "40", "20"]],
        [["Entries", "x", "1"], ["2-8", "40", "20"]],
        [["Entries", ""], ["2-8", "40"]],
        [["Entries", "1", "2", "note"], ["2-8", "40", "x", "y"]],
    )
    for sheet in sheets:
        lines.append(str(sheet))
        read = lines_read(sheet)
        lines += [f"    {shown(one)}" for one in read or ["no table"]]
        lines += [f"    {shown(with_lines({'name': 'A', 'bracket': 1}, read or []))}"]
    for place in (
        "bracket[2].percent.3",
        "bracket[1]",
        "bracket[12].amount.10-12",
        "bracket[3].entries",
        "bracket[3].percent",
        "bracket[x]",
        "formula.paid",
        "name",
    ):
        lines.append(f"{place}: {cell_at(place)}")

    as_told_before("pay-table-grids", lines)
