"""The rule book: all games or some, with what they have in common, scales, charts, words, an index.

Everything in it is in our own words: from the game files, and from the files of common rules.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from director.engine.dealing.killer_cards import UNSEEN, killer_chart
from director.engine.games.families import Family, family
from director.engine.games.game import Game
from director.engine.ranking.five_cards import FiveCards
from director.engine.ranking.hand_names import spelled
from director.engine.ranking.low_numbers import LOW_SCALES, low_of_number
from director.engine.ranking.lowball_names import numbered
from director.engine.ranking.orders import what_beats_what
from director.engine.ranking.scales import SCALES
from director.house.editions import BOOKS, books_cited
from director.reports.blocks.book_text import Chapter, Leads, LeadsTo
from director.reports.blocks.figures import Column, Figure, Figures, Grid, Row
from director.reports.blocks.games import Deal, Diagrams
from director.reports.blocks.text import Heading, Lead, Points, Prose, Section
from director.reports.documents import Block, Document
from director.reports.game_sheets.card_sections import sections
from director.reports.game_sheets.game_figures import figures
from director.reports.game_sheets.worked_hands import worked_hands
from director.translation import say
from director.views.counted import counted
from director.views.diagrams import deal_steps, diagrams


class Told(Protocol):
    """A word of the trade or a common rule: what it is called, what it says, and the source."""

    @property
    def word(self) -> str:
        """What it is called."""

    @property
    def meaning(self) -> str:
        """What it says."""

    @property
    def source(self) -> str:
        """Where it comes from; empty where everybody knows."""


class Common(NamedTuple):
    """What all games share."""

    rules: Sequence[Told]
    glossary: Sequence[Told]


_EXAMPLES = 3
"""So many worked hands stand with each game."""

NUMBERS = 53
"""So many lows of each scale have a number that players learn (S App A)."""

_UNLISTED = 2
"""Titles of this level and below stand in the index, not in the contents."""

_LEGEND = (
    "The deal of each game is a list of numbered steps. The pictures below it show a hand and the"
    " board once everything is dealt; the number on a card is the step that deals it. A card with a"
    " second edge comes face down. Filled cards are a hand that may be played; lines join board"
    " cards that are played together. A crossed card is discarded, or lies in a row that is"
    " removed."
)

_SCALE_TITLES = {
    "california": "Ace-to-five (California)",
    "kansas city": "Deuce-to-seven (Kansas City)",
    "london": "Ace-to-six (London)",
}
_ORDER_TITLES = {
    "high": "High hands",
    "short deck": "Short deck",
    "short deck, trips over straight": "Short deck, three of a kind over a straight",
    "mexican": "Mexican Poker",
    "quick quads": "Quick Quads",
    **_SCALE_TITLES,
    "badugi": "Badugi",
    "badugi, ace high": "Badugi, ace high",
    "points": "Points (Dramaha 49)",
    "buh": "Buh",
}
_SEVENS = "The sevens rule"
_SEVENS_HANDS = (
    ("7-5-4-3-2 checks", "broken: a seven or better has to bet"),
    ("8-5-4-3-2 checks", "kept: the rule ends at seven"),
    ("7-4-3-2-A calls a full bet", "kept: a full bet may be called"),
    ("7-4-3-2-A calls a short all-in, one behind", "broken: it has to complete the bet"),
    ("7-4-3-2-A calls a short all-in, nobody behind", "kept: there is nobody left to bet into"),
)


class _Part(NamedTuple):
    """A chapter and what stands in it."""

    chapter: Chapter
    blocks: tuple[Block, ...]


def rule_book(
    games: Sequence[Game], common: Common, paper: str = "letter", title: str = ""
) -> Document:
    """The book of these games, family by family, in the order of their names."""
    in_order = sorted(games, key=lambda game: game.name.casefold())
    parts = [*_common(common), *_games(in_order), *_charts(common), *_words(common.glossary)]
    title = title or say("Rule book")
    contents = [
        *(
            LeadsTo(part.chapter.text, (part.chapter.key,), part.chapter.level)
            for part in parts
            if part.chapter.level < _UNLISTED
        ),
        LeadsTo(say("Index"), ("index",)),
    ]
    told = counted(len(in_order), "One game, in our own words.", "{count} games, in our own words.")
    cited = [*[game.source for game in in_order], *[rule.source for rule in common.rules]]
    editions = tuple(
        [
            say("{sign}: {book}", sign=sign, book=book.title)
            for sign, book in BOOKS.items()
            if book in books_cited(cited)
        ]
    )
    front: list[Block] = [Heading(title), Lead(told, opens=True), Leads((tuple(contents),))]
    if editions:
        front += [Section(say("Editions")), Points(editions)]
    body: list[Block] = [block for part in parts for block in (part.chapter, *part.blocks)]
    index = Leads((tuple(_index(in_order, common)),))
    back: list[Block] = [Chapter(say("Index"), "index"), index]
    return Document(title, paper, (*front, *body, *back), is_book=True, flows=True)


def _common(common: Common) -> Iterator[_Part]:
    """What stands before the games."""
    yield _Part(
        Chapter(say("Rules that all games share"), "rules"),
        tuple(
            block
            for number, rule in enumerate(common.rules)
            for block in (Chapter(rule.word, f"rule {number}", 2), Prose(_sourced(rule)))
        ),
    )
    yield _Part(Chapter(say("What beats what"), "orders"), tuple(_orders()))


def _charts(common: Common) -> Iterator[_Part]:
    """What stands behind the games."""
    yield _Part(Chapter(say("Lowball scales"), "lows"), tuple(_lows()))
    sevens: list[Block] = [Prose(_sourced(one)) for one in common.rules if one.word == _SEVENS]
    columns = (Column(say("What happens"), False), Column(say("The rule is"), False))
    rows = tuple(Row((say(deed), say(verdict))) for deed, verdict in _SEVENS_HANDS)
    yield _Part(
        Chapter(say("The sevens rule"), "sevens"),
        (*sevens, Grid(columns, rows)),
    )
    yield from _killers()


def _sourced(told: Told) -> str:
    """What it says, and where it comes from."""
    source = told.source.replace(" ", "\N{NO-BREAK SPACE}").replace(";\N{NO-BREAK SPACE}", "; ")
    return f"{told.meaning} ({source})" if source else told.meaning


def _orders() -> Iterator[Block]:
    """What beats what on each scale, without a joker."""
    yield Prose(
        say(
            "Without a joker. The card of each game says what a joker adds, what qualifies, and"
            " who takes a share that nobody qualifies for."
        )
    )
    for scale, title in _ORDER_TITLES.items():
        order = what_beats_what(scale)
        yield Section(say(title))
        yield Prose(
            " ".join([f"{say(reason.sentence, **reason.values)}." for reason in order.reasons])
        )


def _lows() -> Iterator[Block]:
    """The first lows of each scale with their numbers, and how many hands each top card has."""
    yield Prose(
        say(
            "Players call good lows by their number, counted from the best. Hands with a pair have"
            " none, nor have straights and flushes where they count."
        )
    )
    for name in LOW_SCALES:
        scale = SCALES[name]
        if not isinstance(scale, FiveCards):
            continue
        yield Chapter(say(_SCALE_TITLES[name]), f"lows {name}", 1)
        lows = [low_of_number(place, name) for place in range(1, NUMBERS + 1)]
        rows = [Row((str(low.number), spelled(low.ranks), low.nickname)) for low in lows]
        columns = (Column(say("No.")), Column(say("Hand"), False), Column(say("Called"), False))
        yield Grid(columns, tuple(rows))
        tops: dict[int, int] = {}
        for ranks in numbered(scale):
            tops[ranks[0]] = tops.get(ranks[0], 0) + 1
        figures = [Figure(spelled((top,)), str(count)) for top, count in list(tops.items())[:8]]
        yield Section(say("How many hands there are with each card on top"))
        yield Figures(tuple(figures))


def _killers() -> Iterator[_Part]:
    """The charts, one for each game that has one."""
    words = say(
        "How often a draw comes and stays good, in percent, with two cards to come and both hands"
        " known: outs down the side, cards that kill them across the top. {unseen} cards unseen."
    )
    for game in UNSEEN:
        chart = killer_chart(game)
        kills = [Column(str(kill), over=say("Killers")) for kill in chart.kills]
        rows = [
            Row((str(outs), *(f"{chance:.2f}" for chance in chances)))
            for outs, chances in zip(chart.outs, chart.rows, strict=True)
        ]
        yield _Part(
            Chapter(say("Killer cards in {game}", game=game.capitalize()), f"killers {game}"),
            (
                Prose(words.format(unseen=chart.unseen)),
                Grid((Column(say("Outs")), *kills), tuple(rows)),
            ),
        )


def _games(games: Sequence[Game]) -> Iterator[_Part]:
    """A chapter for each family, with how its pictures are read in the first."""
    told: tuple[Block, ...] = (Prose(say(_LEGEND)),)
    for one in Family:
        of_family = [game for game in games if family(game) is one]
        if not of_family:
            continue
        yield _Part(Chapter(say(one.value), f"family {one.name}"), told)
        told = ()
        for game in of_family:
            chapter = Chapter(game.name, f"game {game.id}", 1, game.source)
            yield _Part(chapter, tuple(_game(game)))


def _game(game: Game) -> Iterator[Block]:
    """All about a game: its idea, its deal and board as pictures, its rules, worked hands."""
    yield Lead(game.tldr)
    yield Figures(figures(game))
    yield Deal(deal_steps(game))
    if pictures := diagrams(game):
        yield Diagrams(pictures)
    for title, texts in sections(game):
        yield Section(title)
        yield Points(texts) if len(texts) > 1 else Prose(texts[0])
    yield from worked_hands(game, game.examples[:_EXAMPLES])


def _words(glossary: Sequence[Told]) -> Iterator[_Part]:
    """The glossary, letter by letter."""
    letters: dict[str, list[str]] = {}
    for one in sorted(glossary, key=lambda one: one.word.casefold()):
        told = say("{word}: {meaning}", word=one.word, meaning=_sourced(one))
        letters.setdefault(_letter(one.word), []).append(told)
    blocks: list[Block] = []
    for letter, texts in letters.items():
        blocks += [Chapter(letter, f"glossary {letter}", 2), Points(tuple(texts))]
    yield _Part(Chapter(say("Glossary"), "glossary"), tuple(blocks))


def _letter(word: str) -> str:
    """Under which a word stands."""
    return word[0].upper() if word[0].isalpha() else "0–9"


def _index(games: Sequence[Game], common: Common) -> list[LeadsTo]:
    """Where to look for what: games, also by their other names, common rules, words in games."""
    found: dict[str, set[str]] = {}
    for game in games:
        found.setdefault(game.name, set()).add(f"game {game.id}")
        if game.short and game.short != game.name:
            found.setdefault(game.short, set()).add(f"game {game.id}")
    for number, rule in enumerate(common.rules):
        found.setdefault(rule.word, set()).add(f"rule {number}")
    for name in LOW_SCALES:
        found.setdefault(say(_SCALE_TITLES[name]), set()).add(f"lows {name}")
    found.setdefault(_SEVENS, set()).add("sevens")
    found.setdefault(say("Killer cards"), set()).update(f"killers {game}" for game in UNSEEN)
    found.setdefault(say("What beats what"), set()).add("orders")
    for one in common.glossary:
        found.setdefault(one.word, set()).add(f"glossary {_letter(one.word)}")
    return [
        LeadsTo(word, tuple(sorted(keys)), 1)
        for word, keys in sorted(found.items(), key=lambda item: item[0].casefold())
    ]
