"""What beats what in one game, line by line, as its rule card says it.

Each line is made from the game's own blocks and asked of the engine: which portions there are, on
which scale, what qualifies and who takes a share that nobody qualifies for, what the joker is,
what a die, the flop or a choice changes, what may be declared. A game of a house gets its lines
the same way.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from director.engine.cards import JOKER, PACK, Cards
from director.engine.games.deciders import each_said, only_said
from director.engine.games.game import Game
from director.engine.games.portions import FIRST_SENTENCES, Portion
from director.engine.hands.qualifiers import (
    every_hand_counts,
    if_nobody_at_all,
    if_nobody_qualifies,
    qualifies,
)
from director.engine.ranking.badugi import Badugi
from director.engine.ranking.five_cards import FIVE, NOTHING, STRAIGHT, FiveCards
from director.engine.ranking.hand_names import many, spelled
from director.engine.ranking.jokers import JOKER_SENTENCES
from director.engine.ranking.kinds import KINDS, best, ends_of, kinds_of, sizes_of
from director.engine.ranking.orders import kind_names, ladder, said_of
from director.translation import capital, listed, say


class Way(NamedTuple):
    """One way in which a game comes to be played: after a roll, a flop or a choice."""

    name: str
    """The roll, the color of the flop or the game chosen; empty where there is one way only."""
    game: Game


class OrderLine(NamedTuple):
    """What is said of portions that are won alike."""

    titles: tuple[str, ...]
    first: str
    """Which hands beat all others, whatever they are; mostly empty."""
    ladder: str
    """The kinds of hand from the best down; empty where there are none."""
    sentences: tuple[str, ...]
    """What has to be known beside them."""
    game: Game
    portion: Portion
    """One of them, in a way in which it is played for."""
    kinds: tuple[int, ...] = ()
    """The kinds of five cards that can win it, from the best down."""
    qualifier: Cards = ()
    """The weakest hand that qualifies, where that is always the same."""

    @property
    def told(self) -> str:
        """All of it in words."""
        return " ".join(filter(None, (self.first, self.ladder, *self.sentences)))


def card_orders(game: Game) -> tuple[str, ...]:
    """What beats what in this game, a line for each order that its portions are won by."""
    lines = order_lines(game)
    named = has_titles(game, lines)
    texts = [_with_titles(line) if named else line.told for line in lines]
    return (*texts, *special_orders(game))


def order_lines(game: Game) -> tuple[OrderLine, ...]:
    """The orders that portions are won by, those that are won alike in one line."""
    if game.kind == "tricks":
        return ()
    ways = ways_of(game)
    return tuple(_joined(_line(ways, portion) for portion in _portions(ways)))


def has_titles(game: Game, lines: Sequence[OrderLine]) -> bool:
    """Whether it has to be said which portion a line is about."""
    return len(lines) > 1 or len(ways_of(game)) > 1


def special_orders(game: Game) -> tuple[str, ...]:
    """What a roll or a choice changes, who wins if nobody qualifies, the joker, declaring."""
    if game.kind == "tricks":
        return ()
    ways = ways_of(game)
    texts = [_of_ways(game, ways, portion) for portion in _portions(ways)]
    texts += [if_nobody_at_all(game), _of_joker(game), " ".join(_of_declaring(game))]
    return tuple(filter(None, texts))


def ways_of(game: Game) -> tuple[Way, ...]:
    """The ways in which the game comes to be played; the game itself where there is only one."""
    if game.chosen:
        return tuple(Way(one.short or one.name, one) for one in game.chosen)
    cases = [case for case in game.cases if case.game]
    if cases:
        return tuple(Way(case.name.replace("-", "–"), case.game) for case in cases if case.game)
    return (Way("", game),)


def _portions(ways: Sequence[Way]) -> tuple[Portion, ...]:
    """What is played for, each name once."""
    named: dict[str, Portion] = {}
    for way in ways:
        for portion in way.game.all_portions:
            named.setdefault(portion.name, portion)
    return tuple(named.values())


def _line(ways: Sequence[Way], portion: Portion) -> OrderLine:
    """What wins a portion, in whichever way it is played for."""
    found = [
        (way.game, one) for way in ways for one in way.game.all_portions if one.name == portion.name
    ]
    scale = portion.scale
    kinds = _kinds(found)
    told = ""
    sentences: list[str] = []
    if isinstance(scale, FiveCards):
        if kinds:  # nobody ever plays for what others always have something for
            told = _ladder(found[0][0], scale, kinds)
            sentences += said_of(scale, kinds)
    else:
        names = kind_names(scale)
        if isinstance(scale, Badugi):
            least = min(weakest_size(one) for _, one in found)
            names = tuple(
                name for name, size in zip(names, sizes_of(scale), strict=True) if size >= least
            )
        told = ladder(names) if names else ""
        sentences += said_of(scale)
    sentences += _of_qualifier(found)
    qualifiers = {one.qualifier for _, one in found}
    return OrderLine(
        (portion.title,),
        _of_first(portion),
        told,
        tuple(sentences),
        *found[0],
        kinds,
        qualifiers.pop() if len(qualifiers) == 1 else (),
    )


def weakest_size(portion: Portion) -> int:
    """How many cards a badugi needs to qualify."""
    scale = portion.scale
    return len(scale.read(portion.least)) if isinstance(scale, Badugi) and portion.least else 1


def _kinds(found: Iterable[tuple[Game, Portion]]) -> tuple[int, ...]:
    """The kinds of hand that can win the portion, from the best down."""
    can: set[int] = set()
    order: tuple[int, ...] = ()
    for game, portion in found:
        if isinstance(portion.scale, FiveCards):
            order = kinds_of(portion.scale)
            can |= {kind for kind in order if _can_win(game, portion, portion.scale, kind)}
    return tuple(kind for kind in order if kind in can)


def _can_win(game: Game, portion: Portion, scale: FiveCards, kind: int) -> bool:
    """Whether a hand of this kind may win: it qualifies, or nobody has to."""
    if portion in game.portions:
        return portion is game.if_nobody or best(scale, kind) >= portion.least
    others = [other for other in game.portions if other.making == portion.making]
    ends = ends_of(scale, kind)
    return not any(all(_rate(one, hand) >= one.least for hand in ends) for one in others)


def _rate(portion: Portion, hand: Cards) -> int:
    return portion.scale.rate(hand) or 0


def _ladder(game: Game, scale: FiveCards, kinds: Sequence[int]) -> str:
    """The kinds from the best down, with five of a kind where the joker makes it.

    Empty where only one kind is a hand, which is said of the scale.
    """
    if not scale.pairs:
        return "" if scale.only else say("Every hand counts, card by card.")
    if tuple(kinds) == (NOTHING,):
        return (
            say("Only hands without a pair, a straight or a flush count.")
            if STRAIGHT in kinds_of(scale)
            else say("Only hands without a pair count.")
        )
    told = {(best(scale, kind), say(KINDS[kind])) for kind in kinds}
    fives = list(_fives(game, scale))
    if fives:
        ranks = sorted({scale.read(one).ranks[0] for one in fives})
        name = (
            say("five {ranks} (with the joker)", ranks=listed([many(rank) for rank in ranks]))
            if len(ranks) < len(scale.deck)
            else say("five of a kind (with the joker)")
        )
        told.add((max(fives), name))
    return ladder([name for _, name in sorted(told, reverse=True)])


def _fives(game: Game, scale: FiveCards) -> Iterator[int]:
    """The ratings of five of a kind that the game's joker makes."""
    if game.joker is None or JOKER not in game.cards:
        return
    for rank in scale.deck:
        four = tuple(card for card in PACK if card.rank == rank)
        for hand in game.joker(scale, (*four, JOKER), {}):
            rating = scale.rate(hand) or 0
            if scale.read(rating).category == FIVE:
                yield rating


def _of_first(portion: Portion) -> str:
    """Which hands beat all others, and what both are called."""
    if portion.first is None:
        return ""
    sentence = say(FIRST_SENTENCES[portion.first])
    with_it, without = portion.first_names
    called = say("They are called {first} and {second} hands.", first=with_it, second=without)
    return f"{sentence} {called}" if with_it else sentence


def _of_qualifier(found: Sequence[tuple[Game, Portion]]) -> list[str]:
    """What qualifies, where that is always the same, and who takes the share if nobody does."""
    wanted = {qualifies(portion) for _, portion in found}
    said = []
    portion = found[0][1]
    if len(wanted) == 1 and "" not in wanted:
        text = wanted.pop()
        worst = _worst(portion)
        spelled_out = portion.scale.lowest_wins if isinstance(portion.scale, FiveCards) else True
        if spelled_out and worst not in text and text != say(KINDS[NOTHING]):
            said.append(say("Qualifier: {what}, at worst {worst}.", what=text, worst=worst))
        else:
            said.append(say("Qualifier: {what}.", what=text))
    nobody = {if_nobody_qualifies(game, one) for game, one in found if not every_hand_counts(one)}
    return [*said, *(nobody if len(nobody) == 1 else ())]


def _worst(portion: Portion) -> str:
    """The weakest hand that qualifies, as it is spelled."""
    scale = portion.scale
    if isinstance(scale, Badugi):
        return spelled(scale.read(portion.least))
    return portion.says(portion.least)


def _joined(lines: Iterable[OrderLine]) -> Iterator[OrderLine]:
    """Lines that say the same are one."""
    joined: dict[tuple[str, ...], OrderLine] = {}
    for line in lines:
        said = (line.first, line.ladder, *line.sentences)
        same = joined.get(said)
        titles = (*same.titles, *line.titles) if same else line.titles
        joined[said] = (same or line)._replace(titles=titles)
    yield from joined.values()


def _with_titles(line: OrderLine) -> str:
    title = listed(list(line.titles))
    return say("{portion}: {order}", portion=capital(title), order=line.told)


def _of_ways(game: Game, ways: Sequence[Way], portion: Portion) -> str:
    """When a portion is played for, and with what qualifier, where that is not always the same."""
    told: dict[str, list[str]] = {}
    for way in ways:
        played = [one for one in way.game.portions if one.name == portion.name]
        what = qualifies(played[0]) or say("any hand") if played else ""
        told.setdefault(what, []).append(way.name)
    title = capital(portion.title)
    kinds = [what for what in told if what]
    if len(told) == 1 or not kinds:
        return ""
    if len(kinds) == 1:
        whens = listed(told[kinds[0]])
        return only_said(game.case_by, title, whens)
    each = [
        say("{ways} {what}", ways=listed(names), what=what or say("not played for"))
        for what, names in told.items()
    ]
    return each_said(game.case_by, title, "; ".join(each))


def _of_joker(game: Game) -> str:
    if game.joker is None or JOKER not in game.cards:
        return ""
    return say(JOKER_SENTENCES[game.joker])


_MOST_OF_A_BUH = 4


def _of_declaring(game: Game) -> Iterator[str]:
    """What a buh is, when it may be declared, and that it takes the pot (BUH)."""
    if not game.declares:
        return
    if game.board:
        yield say("A buh is two hole cards worth one point or less, not both of them hooch.")
    else:
        yield say("A buh is two to four cards worth one point or less, not all of them hooch.")
    yield say(
        "A player declares it by tabling it with the word “Buh”, and takes the pot at once,"
        " whatever the others hold; of two declared together the first left of the dealer wins."
    )
    if game.declares == "at any time":
        yield say("It may be declared whenever it is held, even facing a bet.")
    elif any(street.draw for street in game.streets):
        yield say("It may be declared after a deal or the draw, until that round’s betting begins.")
    elif game.board:
        yield say("It may be declared after the deal, until the first round’s betting begins.")
    else:
        yield say("It may be declared after a deal, until that round’s betting begins.")
    if game.must_declare:
        yield say(
            "A player who holds one when it is their turn to open the betting must declare it."
        )
    else:
        yield say("A buh that is not declared is just a low hand.")
    if game.down + game.up > _MOST_OF_A_BUH:
        yield say("Nobody may declare while holding more than four cards.")
