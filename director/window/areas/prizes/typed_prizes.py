"""Locks, goods and saves as they are typed into one field each, and read again."""

from director.tournament.money.amounts import read_amount, typed
from director.tournament.money.state import MoneyTerms
from director.tournament.prizes.payouts import Good, Lock


def saves_typed(saves: tuple[int, ...], terms: MoneyTerms) -> str:
    """The prizes beyond the money.

    >>> saves_typed((100, 50), MoneyTerms())
    '100, 50'
    """
    return ", ".join([typed(save, terms) for save in saves])


def read_saves(text: str, terms: MoneyTerms) -> tuple[int, ...] | None:
    """What was typed; None where it is no list of amounts.

    >>> (
    ...     read_saves("100, 50", MoneyTerms()),
    ...     read_saves("", MoneyTerms()),
    ...     read_saves("x", MoneyTerms()),
    ... )
    ((100, 50), (), None)
    """
    amounts = [_amount(part, terms) for part in _parts(text, ",")]
    return None if None in amounts else tuple([one for one in amounts if one is not None])


def locks_typed(locks: tuple[Lock, ...], terms: MoneyTerms) -> str:
    """Each place with its prize.

    >>> locks_typed((Lock(1, 5000), Lock(2, 3000)), MoneyTerms())
    '1 5000, 2 3000'
    """
    return ", ".join([f"{lock.place} {typed(lock.amount, terms)}" for lock in locks])


def read_locks(text: str, terms: MoneyTerms) -> tuple[Lock, ...] | None:
    """What was typed; None where a part is no place and amount.

    >>> read_locks("1 5000, 2 3000", MoneyTerms())
    (Lock(place=1, amount=5000), Lock(place=2, amount=3000))
    >>> read_locks("first 5000", MoneyTerms())
    """
    locks = []
    for part in _parts(text, ","):
        place, _, rest = part.partition(" ")
        amount = _amount(rest, terms)
        if not place.isdecimal() or amount is None:
            return None
        locks.append(Lock(int(place), amount))
    return tuple(locks)


def goods_typed(goods: tuple[Good, ...], terms: MoneyTerms) -> str:
    """Each place with what it gets, and what that takes out of the pool.

    >>> goods_typed((Good(1, "bracelet"), Good(2, "main event seat", 500)), MoneyTerms())
    '1 bracelet; 2 main event seat = 500'
    """
    return "; ".join(
        [
            f"{one.place} {one.name}" + (f" = {typed(one.worth, terms)}" if one.worth else "")
            for one in goods
        ]
    )


def read_goods(text: str, terms: MoneyTerms) -> tuple[Good, ...] | None:
    """What was typed; None where a part is no place and name.

    >>> read_goods("1 bracelet; 2 seat = 500", MoneyTerms())
    (Good(place=1, name='bracelet', worth=0), Good(place=2, name='seat', worth=500))
    >>> read_goods("bracelet", MoneyTerms())
    """
    goods = []
    for part in _parts(text, ";"):
        place, _, rest = part.partition(" ")
        name, equals, worth = rest.partition("=")
        amount = _amount(worth, terms) if equals else 0
        if not place.isdecimal() or not name.strip() or amount is None:
            return None
        goods.append(Good(int(place), name.strip(), amount))
    return tuple(goods)


def _parts(text: str, between: str) -> list[str]:
    return [part.strip() for part in text.split(between) if part.strip()]


def _amount(text: str, terms: MoneyTerms) -> int | None:
    amount = read_amount(text, terms)
    return None if amount is None or amount < 0 else amount
