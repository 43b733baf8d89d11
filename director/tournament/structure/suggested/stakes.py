"""What games are played for at a level, out of one amount: the small bet, or the big blind.

The proportions are those of printed sheets: a small blind is half the big one, an ante about a
fifth of the small bet, a bring-in about a third; pot-limit and no-limit games beside limit games
have a big blind of half the small bet. Every bet is in whole chips that are in play by then.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from director.tournament.structure.games_on_sheet import GameOnSheet
from director.tournament.structure.stakes import Stakes, StakesSet
from director.tournament.structure.structure import Level, Structure
from director.tournament.structure.suggested.ladders import in_units, unit

Forced = Callable[[str], str]
"""What a game is opened with, by its id, as its file says: "button and blinds"."""

NO_ANTE, BIG_BLIND_ANTE, EACH_PLAYER = "none", "big blind ante", "each player"
ANTES = (BIG_BLIND_ANTE, EACH_PLAYER, NO_ANTE)
"""Who posts the ante of no-limit games."""

NO_STAKES = Stakes()

_OF_BLIND = 8
"""An ante of each player is about so much smaller than the big blind."""
_BY_ANTES = ("antes and bring-in", "antes and button", "antes")


class Bets(NamedTuple):
    """Which bets games of one class need."""

    blinds: bool = False
    antes: bool = False
    bring_in: bool = False
    limits: bool = False
    """Whether a small and a big bet are stated: of limit games, and of stud to be completed to."""
    no_limit: bool = False
    halved: bool = False
    """Whether the big blind is half the amount of the level: of big-bet games beside limit ones."""


def bets_by_class(
    structure: Structure, games: Iterable[GameOnSheet], forced: Forced
) -> Mapping[str, Bets]:
    """The bets that these games need, by their class of stakes; "" where they have none."""
    classes: dict[str, list[GameOnSheet]] = {}
    for game in games:
        of = game.stakes if any(one.id == game.stakes for one in structure.stakes_classes) else ""
        classes.setdefault(of, []).append(game)
    with_limit = {
        of for of, those in classes.items() if any(one.betting == "limit" for one in those)
    }
    return {
        of: _bets(those, forced, halved=bool(with_limit) and of not in with_limit)
        for of, those in classes.items()
    }


def _bets(games: Sequence[GameOnSheet], forced: Forced, *, halved: bool) -> Bets:
    opened = [forced(game.id) for game in games]
    brings_in = "antes and bring-in" in opened
    blinds = any(one not in _BY_ANTES for one in opened)
    return Bets(
        blinds=blinds,
        antes=any(one in _BY_ANTES for one in opened),
        bring_in=brings_in,
        limits=not blinds or brings_in or any(game.betting == "limit" for game in games),
        no_limit=blinds and any(game.betting == "no-limit" for game in games),
        halved=halved,
    )


def least_amount(bets: Iterable[Bets], chips: Sequence[int]) -> int:
    """The least that a level may be played for, so that every bet can be posted apart."""
    of = max((4 if one.halved or one.antes else 2 for one in bets), default=2)
    return of * min(chips)


def half_of(amount: int, chips: Sequence[int]) -> int:
    """The big blind of pot-limit and no-limit games beside limit games.

    >>> half_of(300, (25, 100)), half_of(1500, (25, 100, 500))
    (150, 800)
    """
    return max(in_units(amount / 2, unit(amount // 2, chips)), 2 * min(chips))


def stakes_for(bets: Bets, amount: int, chips: Sequence[int], ante: str = NO_ANTE) -> Stakes:
    """What these bets are where a level is played for an amount; `ante` is one of ANTES.

    >>> stakes_for(Bets(antes=True, bring_in=True, limits=True), 600, (25, 100, 500))[2:6]
    (100, 200, 600, 1200)
    """
    big = half_of(amount, chips) if bets.halved else amount
    chip = unit(big, chips)
    made = Stakes()
    if bets.blinds:
        made = made._replace(small_blind=min(in_units(big / 2, chip), big), big_blind=big)
    if bets.limits:
        made = made._replace(small_bet=big, big_bet=2 * big)
    if bets.antes:
        made = made._replace(ante=in_units(big / 5, chip))
    if bets.bring_in:
        made = made._replace(bring_in=max(in_units(big / 3, chip), made.ante))
    if bets.no_limit and not bets.antes:
        if ante == BIG_BLIND_ANTE:
            made = made._replace(big_blind_ante=big)
        elif ante == EACH_PLAYER and big * 2 >= _OF_BLIND * min(chips):
            chip = unit(big // 2, chips)
            made = made._replace(ante=in_units(big / _OF_BLIND, chip))
    return made


def ante_of(structure: Structure) -> str:
    """Who posts the ante of no-limit games on a sheet.

    Where it does not say, the big blind in no-limit, and nobody where other games are played too.
    """
    of_blinds = [
        stakes
        for level in structure.levels
        for _, stakes in level.all_stakes
        if stakes.big_blind and not stakes.bring_in
    ]
    if structure.big_blind_ante or any(stakes.big_blind_ante for stakes in of_blinds):
        return BIG_BLIND_ANTE
    if any(stakes.ante for stakes in of_blinds):
        return EACH_PLAYER
    only_no_limit = all(game.betting == "no-limit" for game in structure.games)
    return BIG_BLIND_ANTE if only_no_limit and not of_blinds else NO_ANTE


def first_ante(structure: Structure) -> int:
    """At which level antes of no-limit games begin on a sheet, counted from 1."""
    for number, level in enumerate(structure.levels, start=1):
        if any(one.stakes.big_blind_ante or one.stakes.ante for one in level.all_stakes):
            return number
    return 1


def amount_of(level: Level, bets: Mapping[str, Bets]) -> int:
    """What a level is played for by what is written in it; 0 where no bet is."""
    whole = [one for of, one in level.all_stakes if not (of in bets and bets[of].halved)]
    halved = [one for of, one in level.all_stakes if of in bets and bets[of].halved]
    return max((one.measure for one in whole), default=0) or max(
        (2 * one.measure for one in halved), default=0
    )


def with_stakes(level: Level, wanted: Mapping[str, Stakes]) -> Level:
    """The level with these stakes, by class, where it lacks any; what is written in it stays."""
    own = {one.of: one.stakes for one in level.sets}
    sets = [StakesSet(of, _filled(own.pop(of, NO_STAKES), one)) for of, one in wanted.items() if of]
    sets += [StakesSet(of, one) for of, one in own.items()]
    return replace(level, stakes=_filled(level.stakes, wanted.get("", NO_STAKES)), sets=tuple(sets))


def _filled(written: Stakes, wanted: Stakes) -> Stakes:
    return Stakes(*(one or other for one, other in zip(written, wanted, strict=True)))
