"""Tables told whole: who moves, which table breaks, where the button goes, who wins the race."""

from director.engine.cards import PACK
from director.tournament.busts.hand_for_hand import (
    Bust,
    Placed,
    clock_deduction,
    places,
    tied_prizes,
)
from director.tournament.chips.chip_race import Racer, chip_race, dealt_for_race, found_chips
from director.tournament.seats.balancing import balance, tolerance
from director.tournament.seats.breaking_tables import broken_table, table_to_break
from director.tournament.seats.buttons import (
    Positions,
    button_mistake,
    clockwise,
    dealt_in,
    frozen_hand,
    next_hand,
    opening_hand,
)
from director.tournament.seats.draws import Place, drawn_seats, shuffled
from director.tournament.seats.final_table import final_table
from director.tournament.seats.halted_tables import halt
from director.tournament.seats.tables import Table, worst_seat
from director.tournament.seats.win_the_button import won_button
from tests.tournament.telling import Chance, answered, shown


def drawn_table(chance, number, size, *, asked=True, fill=None):
    """A table with so many players, or any number; its button may not be known."""
    count = chance.number(2, size) if fill is None else fill
    seats = sorted(chance.some_of(range(1, size + 1), count))
    players = {seat: 100 * number + seat for seat in seats}
    empty = [seat for seat in range(1, size + 1) if seat not in players]
    barred = tuple(chance.some_of(empty, 1)) if empty and chance.happens(8) else ()
    opened = [seat for seat in empty if seat not in barred]
    following = None
    if asked and len(seats) > 1:
        big = chance.one_of(seats)
        back = [seat for seat in clockwise(range(1, size + 1), big) if seat != big][::-1]
        small = back[0] if len(seats) > 2 else next(one for one in back if one in players)
        button = back[1] if len(seats) > 2 else small
        following = Positions(button, small, big)
    return Table(
        number, players, size, following, tuple(chance.some_of(opened, len(opened))), barred
    )


def table_words(one):
    seats = " ".join(str(seat) for seat in one.players)
    next_ = f"; next {'-'.join(map(str, one.next))}" if one.next else ""
    opened = f"; opened {' '.join(map(str, one.opened))}" if one.opened else ""
    barred = f"; barred {' '.join(map(str, one.barred))}" if one.barred else ""
    return f"table {one.number} of {one.size}: {seats}{next_}{opened}{barred}"


def moves_told(moves):
    for move in moves:
        origin, to = move.origin, move.to
        yield f"{move.player}: {origin.table}/{origin.seat} to {to.table}/{to.seat}"
        yield from [f"  · {reason}" for reason in move.reasons]


def balance_told(found):
    return (
        f"needs {list(found.needs)}, waits {list(found.waits)}",
        *moves_told(found.moves),
        *[f"· {reason}" for reason in found.reasons],
    )


def test_tables_are_balanced_as_they_were_before(as_told_before):
    chance, lines = Chance("balance"), []
    for number in range(21):
        size = chance.one_of([6, 8, 9, 9])
        count = chance.number(2, 5)
        fills = [None, size, size - 1] if number % 4 else [size, size]
        tables = [
            drawn_table(chance, one, size, asked=not chance.happens(15), fill=chance.one_of(fills))
            for one in chance.some_of(range(1, 8), count)
        ]
        within, stud_only = chance.number(1, 2), chance.happens(4)
        givers = chance.some_of(range(1, 8), chance.number(0, 3))
        words = f"within {within}, first {givers}{', stud only' if stud_only else ''}"
        lines += [table_words(one) for one in tables]
        lines += answered(
            f"{number}. {words}",
            lambda tables=tables, within=within, givers=givers, stud_only=stud_only: balance_told(
                balance(tables, within, givers=givers, stud_only=stud_only)
            ),
        )
    for count in (0, 1, 2, 3, 7):
        for tight in (False, True):
            lines += answered(
                f"tolerance of {count}{', tight' if tight else ''}",
                lambda count=count, tight=tight: tolerance(count, tight=tight),
            )
    lines += wrong_rooms()

    as_told_before("balancing", lines)


def wrong_rooms():
    full = Table(1, {seat: seat for seat in range(1, 10)}, 9, Positions(1, 2, 3))
    for name, table in {
        "same number": Table(1, {1: 21, 2: 22}, 9),
        "same player": Table(2, {1: 1, 2: 22}, 9),
        "nobody": Table(2, {}, 9),
        "seat 0": Table(2, {0: 21, 2: 22}, 9),
        "seat 10": Table(2, {10: 21, 2: 22}, 9),
        "seats 16 and 11": Table(2, {16: 21, 11: 22}, 9),
        "opened 10": Table(2, {1: 21}, 9, opened=(2, 10)),
        "button 10": Table(2, {1: 21}, 9, Positions(10, 1, 2)),
        "opened and taken": Table(2, {1: 21, 2: 22}, 9, opened=(3, 2)),
        "one player": Table(2, {1: 21}, 9, Positions(1, 1, 2)),
        "nobody has the big blind": Table(2, {1: 21, 3: 23}, 9, Positions(9, 1, 2)),
    }.items():
        for within in (1, 0):
            yield from answered(
                f"{name}, within {within}",
                lambda table=table, within=within: balance_told(balance([full, table], within)),
            )
        yield from answered(
            f"{name}, to break", lambda table=table: table_to_break([full, table], (2,))
        )
    lost = full._replace(next=Positions(1, 2, 3), players={s: s for s in (1, 2, 4, 5, 6, 7, 8)})
    yield from answered(
        "the big blind went out",
        lambda: balance_told(balance([lost, Table(2, {1: 21, 2: 22}, 9, Positions(2, 2, 1))], 1)),
    )
    small = Table(2, dict.fromkeys((), 0) | {n: 20 + n for n in range(1, 6)}, 6, Positions(5, 6, 1))
    yield from answered("the small blind's seat", lambda: balance_told(balance([full, small], 1)))
    yield f"worst {worst_seat(small, Positions(5, 6, 1))} {worst_seat(small, Positions(4, 5, 6))}"


def test_tables_break_as_they_did_before(as_told_before):
    chance, lines = Chance("break"), []
    for number in range(12):
        size = chance.one_of([6, 8, 9])
        count = chance.number(1, 4)
        if count == 2:
            fills = [(size + 1) // 2 + 1, size // 2]
        else:
            fills = [chance.number(2, size) for _ in range(count)]
            if number % 3 == 0 and count > 2:
                free = sum(size - one for one in fills[1:])
                fills[0] = max(2, min(size, free + number % 2))
        tables = [
            drawn_table(chance, at + 1, size, asked=chance.happens(), fill=fill)
            for at, fill in enumerate(fills)
        ]
        order, one_more = chance.some_of(range(1, 7), chance.number(0, 3)), chance.happens()
        lines += [table_words(one) for one in tables]
        lines += answered(
            f"{number}. order {order}{', one more' if one_more else ''}",
            lambda tables=tables, order=order, one_more=one_more: table_to_break(
                tables, order, one_more=one_more
            ),
        )
        if count > 1:
            lines += answered(
                f"{number}. the first one breaks",
                lambda tables=tables, number=number: broken_told(
                    broken_table(tables[0], tables[1:], f"seed {number}")
                ),
            )
        lines += answered(
            f"{number}. halt of 1",
            lambda tables=tables, number=number: halt(1, tables, other_sizes=bool(number % 2)),
        )
    two = Table(1, {2: 12, 5: 15}, 9)
    for seats in ((2,), (2, 5), (2, 3)):
        for cards in (PACK[:2], (PACK[0], PACK[0])):
            lines += answered(
                f"cards {shown(cards)} at {seats}",
                lambda seats=seats, cards=cards: broken_told(
                    broken_table(
                        two,
                        [Table(2, {1: 21}, 3)],
                        "x",
                        dict(zip(seats, cards, strict=False)),
                    )
                ),
            )
    for seats in (1, 2, 5, 6, 7, 8, 9, 10):
        for one_more in (False, True):
            lines += answered(
                f"final table of {seats}{', one more' if one_more else ''}",
                lambda seats=seats, one_more=one_more: final_table(seats, one_more=one_more),
            )

    as_told_before("breaking-tables", lines)


def broken_told(found):
    return (
        "cards " + " ".join(f"{seat}:{card.text}" for seat, card in found.cards.items()),
        "stack " + " ".join(f"{one.table}/{one.seat}" for one in found.stack),
        *moves_told(found.moves),
        *[f"· {reason}" for reason in found.reasons],
    )


def hand_told(found):
    lying = "-".join(map(str, found.positions))
    facts = [
        name
        for name, is_so in (
            ("dead button", found.button_empty),
            ("dead small blind", found.small_blind_dead),
            ("heads-up", found.heads_up),
        )
        if is_so
    ]
    return (", ".join([lying, *facts]), *[f"· {reason}" for reason in found.reasons])


def test_the_button_goes_where_it_went_before(as_told_before):
    chance, lines = Chance("button"), []
    hand, seats = Positions(1, 2, 3), set(range(1, 7))
    for number in range(26):  # players go and come while the button goes around
        if len(seats) > 2 and chance.happens(3):
            seats.discard(chance.one_of(sorted(seats)))
        if chance.happens(4):
            seats.add(chance.number(1, 7))
        if number == 16:
            seats = {2, 6}
        moving = chance.happens(5)
        lines += answered(
            f"{number}. after {'-'.join(map(str, hand))}, seats {sorted(seats)}"
            + (", moving button" if moving else ""),
            lambda hand=hand, seats=frozenset(seats), moving=moving: hand_told(
                next_hand(hand, seats, moving_button=moving)
            ),
        )
        hand = next_hand(hand, seats, moving_button=moving).positions
    for frozen, there in (
        ((1, 2, 3), (1, 2, 3, 4)),
        ((1, 2, 3), (1, 2, 4)),
        ((1, 2, 3), (4, 5, 6)),
        ((1, 2, 3), (2, 3)),
        ((1, 1, 2), (1, 2, 5)),
        ((5, 2, 3), (2, 3, 4, 5)),
        ((1, 2, 3), (3,)),
        ((0, 2, 3), (2, 3)),
        ((1, 3, 3), (2, 3)),
        ((3, 1, 3), (2, 3)),
        ((1, 2, 3), (0, 3)),
        ((1, 2, 3), ()),
    ):
        for name, ruling in (("frozen", frozen_hand), ("next", next_hand)):
            lines += answered(
                f"{name} {frozen}, seats {there}",
                lambda frozen=frozen, there=there, ruling=ruling: hand_told(
                    ruling(Positions(*frozen), there)
                ),
            )
    for button, there in ((1, (1, 2)), (2, (1, 2)), (9, (1, 5, 9)), (3, (1, 2)), (1, (1,))):
        lines += answered(
            f"opening {button} of {there}",
            lambda button=button, there=there: hand_told(opening_hand(button, there)),
        )
    for hand in (Positions(2, 5, 7), Positions(8, 1, 3), Positions(4, 4, 6), Positions(0, 1, 2)):
        for seat in (0, 1, 2, 3, 4, 5, 8, 9):
            lines += answered(
                f"seat {seat} in {'-'.join(map(str, hand))}",
                lambda hand=hand, seat=seat: dealt_in(seat, hand),
            )
    for acted in (False, True):
        lines += answered(
            f"mistake, action {acted}", lambda acted=acted: button_mistake(substantial_action=acted)
        )
    for button, winners, side_pots in (
        (3, [[7]], False),
        (3, [[2, 8, 3]], False),
        (9, [[1, 9]], True),
        (1, [[5], [2]], True),
        (1, [[5, 5], []], False),
        (1, [[], [2]], False),
        (1, [], False),
        (0, [[1]], False),
        (1, [[1], [0]], False),
        (1, [[1], [1]], False),
    ):
        lines += answered(
            f"won from {button} by {winners}{', side pots' if side_pots else ''}",
            lambda button=button, winners=winners, side_pots=side_pots: won_button(
                button, winners, side_pots=side_pots
            ),
        )

    as_told_before("buttons", lines)


def test_chips_are_raced_as_they_were_before(as_told_before):
    chance, lines = Chance("race"), []
    for number in range(26):
        old, new = chance.one_of([(25, 100), (100, 500), (100, 200), (5, 25), (1, 3)])
        racers = [
            Racer(seat, chance.number(0, 9), chance.one_of([0, 0, new, 7 * new]))
            for seat in chance.some_of(range(1, 10), chance.number(1, 6))
        ]
        rounding = chance.one_of(["half up", "half up", "up", "down"])
        lines += answered(
            f"{number}. {old} for {new}, rounded {rounding}: "
            + " ".join(f"{one.seat}:{one.old_chips}+{one.rest}" for one in racers),
            lambda racers=racers, old=old, new=new, rounding=rounding, number=number: race_told(
                chip_race(
                    racers,
                    old,
                    new,
                    dealt_for_race(racers, old, new, f"race {number}"),
                    rounding=rounding,
                )
            ),
        )
    usual = [Racer(1, 3, 100), Racer(2, 1, 0)]
    for racers, old, new in (
        (usual, 0, 100),
        (usual, 25, 25),
        (usual, 25, 60),
        ([Racer(1, 3, 100), Racer(1, 1, 0)], 25, 100),
        ([Racer(0, 3, 100)], 25, 100),
        ([Racer(1, -1, 100)], 25, 100),
        ([Racer(1, 1, -1)], 25, 100),
        ([Racer(seat, 3, 0) for seat in range(1, 19)], 25, 100),
        ([Racer(seat, 3, 0) for seat in range(1, 18)], 25, 100),
        ([Racer(1, 0, 0)], 25, 100),
        ([], 25, 100),
    ):
        lines += answered(
            f"{old} for {new}, {len(racers)} players",
            lambda racers=racers, old=old, new=new: race_told(
                chip_race(racers, old, new, dealt_for_race(racers, old, new, "x"))
            ),
        )
    for cards in ({}, {1: PACK[:3]}, {1: PACK[:3], 2: PACK[2:3]}, {3: (), 1: PACK[:3]}):
        lines += answered(
            f"cards {shown(cards)}",
            lambda cards=cards: race_told(chip_race(usual, 25, 100, cards)),
        )
    for count, old, smallest in ((7, 25, 100), (4, 25, 100), (0, 25, 100), (-1, 25, 100)):
        for other in (0, smallest):
            lines += answered(
                f"found {count} of {old}, smallest {other}",
                lambda count=count, old=old, other=other: found_chips(count, old, other),
            )
    lines += answered("found 1 of 0", lambda: found_chips(1, 0, 100))

    as_told_before("chip-races", lines)


def race_told(found):
    racers = [
        f"seat {one.seat}: {one.exchanged} exchanged, {one.won} won, {one.kept} kept: {one.stack}"
        for one in found.racers
    ]
    reasons = [f"· {reason}" for reason in found.reasons]
    return (f"{found.new_chips} new chips, change {found.change}", *racers, *reasons)


def test_hands_and_draws_end_as_they_did_before(as_told_before):
    chance, lines = Chance("hand"), []
    for number in range(14):
        count = chance.number(1, 5)
        busts = [
            Bust(at, chance.number(1, 3), 100 * chance.number(1, 3)) for at in range(1, count + 1)
        ]
        left = count + chance.number(0, 4)
        lines += answered(
            f"{number}. of {left}: " + " ".join(f"{one.table}/{one.stack}" for one in busts),
            lambda busts=busts, left=left: places(busts, left),
        )
        prizes = {place: 1000 // place + number for place in range(1, 5)}
        lines += answered(
            f"{number}. prizes",
            lambda busts=busts, left=left, number=number, prizes=prizes: tied_prizes(
                places(busts, left).placed, prizes, 1 + number % 3 * 10
            ),
        )
    for name, ruling in {
        "nobody": lambda: places([], 4),
        "twice": lambda: places([Bust(1, 1, 5), Bust(1, 2, 5)], 4),
        "no chips": lambda: places([Bust(1, 1, 0)], 4),
        "one chip": lambda: places([Bust(1, 1, 1)], 1),
        "too many": lambda: places([Bust(1, 1, 5), Bust(2, 1, 5)], 1),
        "unit 0": lambda: tied_prizes([Placed(1, 1, 1)], {1: 5}, 0),
        "negative": lambda: tied_prizes([Placed(1, 1, 1)], {1: -1}),
        "nothing": lambda: tied_prizes([Placed(1, 1, 1)], {1: 0}),
        "two for three places": lambda: tied_prizes([Placed(1, 1, 3), Placed(2, 1, 3)], {}),
        "none placed": lambda: tied_prizes([], {1: 5}),
    }.items():
        lines += answered(name, ruling)
    for hands, minutes in ((-1, 2), (0, 2), (1, 2), (7, 2), (3, 3), (3, 4), (3, 0), (3, -1)):
        lines += answered(
            f"{hands} hands of {minutes}",
            lambda hands=hands, minutes=minutes: clock_deduction(hands, minutes),
        )
    lines += answered("3 hands as usual", lambda: clock_deduction(3))
    for number in range(12):
        free = {
            table: sorted(chance.some_of(range(1, 10), chance.number(0, 9)))
            for table in chance.some_of(range(1, 9), 4)
        }
        players = list(range(1, chance.number(2, 20)))
        lines += answered(
            f"draw {number}. {len(players)} players, open {free}",
            lambda free=free, players=players, number=number: tuple(
                f"{player}: {place.table}/{place.seat}"
                for player, place in drawn_seats(players, free, f"draw {number}").items()
            ),
        )
    lines.append(f"{shuffled([], 'x')} {shuffled([1], 'x')} {shuffled(range(30), 'Friday')}")
    lines.append(str(sorted([Place(2, 1), Place(1, 9)])))

    as_told_before("hand-for-hand-and-draws", lines)
