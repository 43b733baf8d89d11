"""Lines of what will be different: whom they name, what they take, and many in one."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from director.tournament.busts.state import EntryNumber
from director.tournament.commands import Eliminate, Register, SetMoney
from director.tournament.deals.state import Agreement, Share
from director.tournament.effects.changes import (
    CLOCK,
    COUNT,
    ENTRY,
    EVENT,
    FLIGHT,
    PAYMENT,
    PLACE,
    ROUND,
    RULING,
    STEP,
    TABLE,
    THE_EVENT,
    Change,
    Subject,
)
from director.tournament.effects.figures import Prize, Seen
from director.tournament.effects.lines import (
    Both,
    Line,
    Pool,
    each,
    in_one,
    plainly,
    title_of,
    together,
)
from director.tournament.effects.plain_words import plain_line, plain_lines, whose_words
from director.tournament.effects.prize_words import prize_lines
from director.tournament.effects.titles import Title
from director.tournament.effects.values import moment
from director.tournament.entries.terms import ReEntries
from director.tournament.money.state import MoneyTerms, Price
from director.translation import Sentence
from tests.tournament.evening import FRIDAY, STRUCTURE, Evening

NAMES = ["Ann", "Bob", "Cho", "Dov", "Eve", "Fay", "Gus", "Hal"]


def name(number):
    return NAMES[number - 1]


def both_of(evening):
    seen = Seen(evening.t, evening.now)
    return Both(seen, seen)


EIGHT = both_of(Evening(8))


def of(entry, what="Account.paid", before=0, after=1):
    return Change(Subject(ENTRY, entry), what, before, after)


def said(lines):
    return [line.sentence.said(name) for line in lines]


def test_the_player_of_an_entry_is_looked_up_after_and_else_before():
    with_nine, eight = Evening(8), Evening(7)
    both = Both(Seen(eight.t, FRIDAY), Seen(with_nine.t, FRIDAY))
    other_way = Both(both.after, both.before)

    for one in (both, other_way):
        assert [one.player(entry) for entry in (1, 8, 9, None, "8")] == [1, 8, None, None, None]
        assert one.players([8, 9, 1, "x"]) == (8, 1)


def several(evening):
    evening.do(Eliminate(4))
    evening.do(Register(4, "again"))
    return Seen(evening.t, evening.now)


def test_an_entry_is_numbered_where_its_player_has_several_on_either_side_or_none():
    structure = replace(STRUCTURE, re_entries=ReEntries())
    one, two = Evening(4, structure), several(Evening(4, structure))
    once = Seen(one.t, FRIDAY)
    text = "{player} pays {amount}"

    for both in (Both(once, two), Both(two, once), Both(two, two)):
        assert said([both.about(4, text, [], {"amount": 5})]) == ["Dov (entry 4) pays 5"]
        assert said([both.about(3, text, [], {"amount": 5})]) == ["Cho pays 5"]
    assert said([Both(once, once).about(4, text, [], {"amount": 5})]) == ["Dov pays 5"]
    assert said([Both(once, two).about(99, "{player} is out", [])]) == ["Entry 99 is out"]


def test_a_pool_gives_each_change_once():
    changes = [of(1), of(2), of(1, "Account.given"), of(1, after=5), of(3)]
    pool = Pool(changes)

    assert pool.about("Account.paid", Subject(ENTRY, 1)) == [changes[0], changes[3]]
    assert pool.about("Account.paid", Subject(ENTRY, 1)) == []
    assert pool.about("Account.price", Subject(ENTRY, 1)) == []
    pool.give_back([changes[3]])
    assert pool.of("Account.paid") == [changes[1], changes[4], changes[3]]
    assert pool.of("Account.paid") == []
    assert list(pool.rest()) == [changes[2]]
    assert list(pool.rest()) == []


def test_a_pool_gives_those_that_fit_and_keeps_the_others():
    changes = [of(1), of(2), of(3)]
    pool = Pool(changes)

    assert pool.where("Account.paid", lambda one: one.subject.key != 2) == [changes[0], changes[2]]
    assert pool.where("Account.paid", lambda one: one.subject.key != 2) == []
    assert pool.where("Account.paid", lambda _: True) == [changes[1]]
    assert list(pool.rest()) == []


def test_five_players_have_a_line_each_and_six_one_with_all_inside():
    def word(change):
        return EIGHT.about(change.subject.key, "{player} pays", [change])

    five, six = [of(entry) for entry in range(1, 6)], [of(entry) for entry in range(1, 7)]
    lines = [word(change) for change in six]
    text = "{count} players pay"

    for found in (each(five, word, text, EIGHT), together(lines[:5], text, EIGHT)):
        assert said(found) == ["Ann pays", "Bob pays", "Cho pays", "Dov pays", "Eve pays"]
    for found in (each(six, word, text, EIGHT), together(lines, text, EIGHT)):
        [line] = found
        assert said([line]) == ["6 players pay: Ann, Bob, Cho, Dov, Eve and Fay"]
        assert (line.changes, line.inside) == (tuple(six), 6)
        assert said(line.one_by_one()) == said(lines)


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        ([1, 2], "2 pay: Ann and Bob"),
        ([2, 1, 2, 1], "2 pay: Bob and Ann"),
        ([1, 2, 3, 4, 5, 6], "6 pay: Ann, Bob, Cho, Dov, Eve and Fay"),
        ([1, 2, 3, 4, 5, 6, 7], "7 pay: Ann, Bob, Cho, Dov, Eve, Fay and 1 more"),
        ([7, 6, 5, 4, 3, 2, 1, 8], "8 pay: Gus, Fay, Eve, Dov, Cho, Bob and 2 more"),
        ([1, 99, 2], "3 pay: Ann, Bob and 1 more"),
    ],
)
def test_one_line_for_many_counts_each_once_and_names_six(entries, words):
    line = in_one([of(1)], entries, tuple, 4, "{count} pay", EIGHT)

    assert said([line]) == [words]
    assert (line.changes, line.inside, line.one_by_one()) == ((of(1),), 4, ())


def test_a_line_of_one_thing_has_nothing_inside():
    line = Line(Sentence("so"), ())

    assert (line.inside, tuple(line.one_by_one())) == (0, ())


def test_what_has_no_title_goes_by_its_own_name():
    assert title_of("Hall.dress_code") == Title("dress code")
    assert title_of("Tournament.name") == Title("event name")


def test_times_that_are_told_alike_are_told_to_the_moment():
    before = datetime(2026, 1, 2, 20, 14, 9, 250, UTC)
    changes = [
        Change(THE_EVENT, "Filing.at", before, before + timedelta(microseconds=5)),
        Change(THE_EVENT, "Filing.at", before, before + timedelta(seconds=1)),
        Change(THE_EVENT, "prize pool", 100, 2500),
    ]

    exactly, later = EIGHT.told(changes[0]), EIGHT.told(changes[1])

    assert [words[-7:] for words in exactly] == [".000250", ".000255"]
    assert later == (moment(before), moment(before + timedelta(seconds=1)))
    assert said([plainly("prize pool", changes[2], EIGHT)]) == ["Prize pool: 100 → 2,500"]


@pytest.mark.parametrize(
    ("subject", "words"),
    [
        (Subject(TABLE, 3), "table 3"),
        (Subject(PLACE, 2), "place 2"),
        (Subject(PAYMENT, 17), "payment 17"),
        (Subject(COUNT, FRIDAY), f"drawer count, {moment(FRIDAY)}"),
        (Subject(COUNT, 3), "drawer count 3"),
        (Subject(RULING, FRIDAY), f"ruling, {moment(FRIDAY)}"),
        (Subject(RULING, 2), "ruling 2"),
        (Subject(STEP, 1), "level 2"),
        (Subject(STEP, 2), "break 1"),
        (Subject(STEP, "x"), ""),
        (Subject(CLOCK, ""), "clock"),
        (Subject(CLOCK, "table 4"), "Table 4"),
        (Subject(FLIGHT, "1A"), "flight 1A"),
        (Subject(ROUND, 2), "round 2"),
        (Subject(ENTRY, 2), ""),
        (Subject(EVENT), ""),
    ],
)
def test_it_is_said_whom_or_what_a_change_is_about(subject, words):
    assert whose_words(subject, EIGHT) == words


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (Change(THE_EVENT, "Tournament.name", "Friday", ""), "Event name: Friday → none"),
        (of(2, "Ledger.paid", 5, 1500), "Bob, {title}: 5 → 1,500"),
        (Change(Subject(PLACE, 2), "prize pool", 1, 2), "Place 2, prize pool: 1 → 2"),
        (
            Change(
                Subject(TABLE, 3),
                "TableState.locked",
                "",
                "tv",
                ("room", 3, "locked"),
                ("Tournament.room", "TableState.locked"),
            ),
            "Table 3, locked: none → tv",
        ),
        (
            Change(
                Subject(ENTRY, 2),
                "Price.pool",
                0,
                5,
                ("ledger", "accounts", 2, "price", "pool"),
                ("Tournament.ledger", "Ledger.accounts", "Account.price", "Price.pool"),
            ),
            "Bob, bought, prize pool: 0 → 5",
        ),
        (
            Change(
                THE_EVENT,
                "Price.fee",
                0,
                5,
                ("terms", "re_entry", "fee"),
                ("Tournament.terms", "MoneyTerms.re_entry", "Price.fee"),
            ),
            "Re-entry, fee: 0 → 5",
        ),
        (
            Change(THE_EVENT, "Tournament.bought", 0, 5, ("bought", 9), ("Tournament.bought",)),
            "Chips bought, 9: 0 → 5",
        ),
        (
            Change(
                THE_EVENT,
                "Ledger.paid",
                0,
                5,
                ("ledger", "paid", "cash"),
                ("Tournament.ledger", "Ledger.paid"),
            ),
            "Taken, cash: 0 → 5",
        ),
        (
            Change(THE_EVENT, "Tournament.late", None, True, ("late",), ("Tournament.late",)),
            "Registration by hand: automatic → open",
        ),
        (of(2, "Hall.chairs", 1, 2), "Other change: Hall.chairs"),
    ],
)
def test_what_nobody_has_better_words_for_is_said_by_whose_it_is_and_its_title(change, words):
    line = plain_line(change, EIGHT)

    assert said([line]) == [words.format(title=title_of(change.what).text)]
    assert line.changes == (change,)


def test_of_many_players_alike_what_is_left_is_one_line_and_of_tables_a_line_each():
    left = [of(entry, "Tournament.seats", None, None) for entry in range(1, 7)]
    tables = [Change(Subject(TABLE, one), "TableState.locked", "", "tv") for one in range(1, 8)]

    lines = list(plain_lines(Pool([*left, *tables]), EIGHT))

    assert said(lines[:1]) == ["Seat, 6 players: Ann, Bob, Cho, Dov, Eve and Fay"]
    assert said(lines[1:3]) == ["Table 1, locked: none → tv", "Table 2, locked: none → tv"]
    assert [line.changes for line in lines] == [tuple(left), *((one,) for one in tables)]


PRICED = Evening(8)
PRICED.do(SetMoney(MoneyTerms("$", 0, Price(100))))


def prize_changes(*changes):
    return list(prize_lines(Pool(changes), both_of(PRICED)))


def of_place(place, before, after):
    return Change(Subject(PLACE, place), "prize", before, after)


def test_three_prizes_are_said_one_by_one_in_the_order_of_their_places():
    changes = [
        of_place(10, Prize(50), None),
        of_place(9, Prize(0, ("a bracelet",)), Prize(60, ("a bracelet", "a card"))),
        of_place(1, None, Prize(0)),
    ]

    lines = prize_changes(*changes)

    assert said(lines) == [
        "Place 1 pays: nothing → $0",
        "Place 9 pays: a bracelet → $60, a bracelet and a card",
        "Place 10 pays: $50 → nothing",
    ]
    assert [line.changes for line in lines] == [(changes[2],), (changes[1],), (changes[0],)]


def test_four_prizes_are_one_line_that_says_the_best_of_them_with_all_inside():
    changes = [of_place(place, Prize(10 * place), Prize(5)) for place in (4, 3, 2, 1)]

    [line] = prize_changes(*changes)

    assert said([line]) == ["4 prizes change; place 1 pays: $10 → $5"]
    assert (line.changes, line.inside) == (tuple(reversed(changes)), 4)
    assert said(line.one_by_one()) == [
        "Place 1 pays: $10 → $5",
        "Place 2 pays: $20 → $5",
        "Place 3 pays: $30 → $5",
        "Place 4 pays: $40 → $5",
    ]


def test_the_pool_is_said_first_then_prizes_by_place_and_what_each_player_is_due():
    due = [of(entry, "prize due", Prize(100), Prize(90)) for entry in range(1, 6)]
    pool = Change(THE_EVENT, "prize pool", 1000, 900)
    overlay = Change(THE_EVENT, "overlay", 0, 50)
    paid = Change(THE_EVENT, "places paid", 3, 2)

    assert said(prize_changes(*due, of_place(2, Prize(9), Prize(8)), paid, overlay, pool)) == [
        "Prize pool: $1,000 → $900",
        "Overlay: $0 → $50",
        "Places paid: 3 → 2",
        "Place 2 pays: $9 → $8",
        *(f"{name(number)}’s prize: $100 → $90" for number in range(1, 6)),
    ]
    six = [*due, of(6, "prize due", None, Prize(90))]
    [line] = prize_changes(*six)
    assert said([line]) == ["The prizes of 6 players change: Ann, Bob, Cho, Dov, Eve and Fay"]
    assert said(line.one_by_one())[4:] == [
        "Eve’s prize: $100 → $90",
        "Fay’s prize: nothing → $90",
    ]


def test_a_prize_that_was_paid_is_said_with_its_line_of_the_ledger():
    line_of_ledger = Change(Subject(PAYMENT, 7), "Ledger.lines", None, "a line", ("ledger",))
    where = ("prizes_paid", 2, 7)
    paid = Change(Subject(ENTRY, 2), "Tournament.prizes_paid", None, "paid", where)
    gone = Change(Subject(ENTRY, 2), "Tournament.prizes_paid", "paid", None, where)

    for change, words in (
        (paid, "Bob has been paid a prize: payment 7"),
        (gone, "Bob has not been paid this prize: payment 7"),
    ):
        [line] = prize_changes(line_of_ledger, change)
        assert said([line]) == [words]
        assert line.changes == (change, line_of_ledger)


def test_a_deal_holds_or_no_longer_holds_between_its_players():
    shares = (
        Share(EntryNumber(2), 5000, 300, 400, bounty=25),
        Share(EntryNumber(1), 3000, 200, 225),
    )
    deal = Agreement("icm", shares, held=50)

    for before, after, words in (
        (None, deal, "Deal between Bob and Ann in force: $700"),
        (deal, None, "Deal between Bob and Ann no longer in force: $700"),
    ):
        change = Change(THE_EVENT, "Tournament.deal", before, after)
        assert said(prize_changes(change)) == [words]
