"""A test for dealers on paper: questions to answer with a pen, and the key on its own pages."""

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import NamedTuple

from director.engine.cards import Cards
from director.engine.games.game import Game
from director.engine.games.library import Library
from director.reports.blocks.events import Written
from director.reports.blocks.games import Answers, Board, Group, Hand, Place
from director.reports.blocks.text import Heading, Points, Prose, Section
from director.reports.documents import Block, Document
from director.reports.sheet_kinds import NoSheet
from director.reports.suit_signs import with_suit_sign
from director.school.exercise import MEDIUM, Choice, Exercise, Name
from director.school.making import AS_SHIPPED, HousePlays, NoSuchExercise, exercise
from director.school.topics import TOPICS, topics_of
from director.translation import chips, listed, say
from director.views.practice.table_shown import PlayerShown, TableShown, table_shown
from director.views.ruling.dealt_hand import group_title
from director.views.ruling.felt import lines
from director.views.ruling.reasons import unbroken

MOST_QUESTIONS = 200
_TRIES = 3
"""So many exercises are tried for each that is wanted."""
_LETTERS = "ABCDEFGH"


class DealerTest(NamedTuple):
    """A test: so many exercises of some games, from a seed that is printed on it."""

    games: Sequence[Game]
    library: Library
    questions: int = 20
    seed: int = 1
    topics: Sequence[str] = ()
    """Their ids; empty for all."""
    strength: str = MEDIUM
    house: HousePlays = AS_SHIPPED


def exercises(test: DealerTest) -> list[Exercise]:
    """The exercises of a test: each game and each topic comes round before one comes again.

    Raises NoSheet where nothing on these topics is asked of these games.
    """
    rng = Random(f"test {test.seed}")
    asked = {
        game.id: [one.id for one in topics_of(game) if one.id in (test.topics or TOPICS)]
        for game in test.games
    }
    asked = {game: topics for game, topics in asked.items() if topics}
    if not asked:
        raise NoSheet(say("nothing on these topics is asked of these games"))
    for topics in asked.values():
        rng.shuffle(topics)
    games = list(asked)
    rng.shuffle(games)
    made: list[Exercise] = []
    for number in range(_TRIES * test.questions):
        turn, at = divmod(number, len(games))
        topics = asked[games[at]]
        topic = topics[(turn + at) % len(topics)]
        name = Name(games[at], topic, test.strength, rng.randrange(1 << 31))
        with suppress(NoSuchExercise):  # in a house's game it may never come about
            made.append(exercise(name, test.library, test.house))
        if len(made) == test.questions:
            break
    return made


def dealer_test(test: DealerTest, paper: str) -> tuple[Document, Document]:
    """The questions, and the key with its reasons on pages of its own. Raises NoSheet."""
    made = exercises(test)
    title, above = say("Dealer test"), say("Test {number}", number=test.seed)
    count = say("{count} questions", count=chips(len(made)))
    questions: list[Block] = [
        Heading(title, above=above, beside=count),
        Written((say("Name"), say("Date"), say("Right of {count}", count=len(made)))),
    ]
    key: list[Block] = [Heading(say("Key"), above=above, beside=count)]
    for number, one in enumerate(made, start=1):
        questions += _question(number, one)
        answer = f"{_LETTERS[one.asked.right]}  {_said(one.answer)}"
        game = f"{one.game.name} · {TOPICS[one.name.topic].title}"
        key.append(Section(say("{number}. {answer}", number=number, answer=answer)))
        key.append(Points((game, *(unbroken(reason) for reason in one.asked.why))))
    return (
        Document(f"{title}, {above}", paper, tuple(questions), is_numbered=True),
        Document(
            say("Key to test {number}", number=test.seed), paper, tuple(key), is_numbered=True
        ),
    )


def _question(number: int, one: Exercise) -> list[Block]:
    """A question: the table, what is asked, and the answers with a letter each."""
    table = table_shown(one)
    title = f"{number}. {one.game.name} · {TOPICS[one.name.topic].title}"
    blocks: list[Block] = [Section(title)]
    blocks += _board(table, one.game)
    blocks += [_hand(player) for player in table.players if player.hand]
    folded = [_without_hand(player) for player in table.players if player.folded]
    told = [say("Folded: {who}.", who=listed(folded))] if folded else []
    blocks.append(Prose(" ".join((*told, *table.facts, one.asked.question))))
    return [*blocks, Answers(tuple(map(_said, one.asked.choices)))]


def _board(table: TableShown, game: Game) -> list[Block]:
    """The board as it lies on the felt."""
    rows: tuple[Cards, ...] = tuple(table.board.values())
    if not rows:
        return []
    if len(rows) == 1 or sum(map(len, rows)) != len(table.spots):
        return [Board(rows)]
    return [Board(rows, tuple(Place(spot.x, spot.y) for spot in table.spots), lines(game))]


def _hand(player: PlayerShown) -> Hand:
    cards = tuple(dealt.card for dealt in player.hand)
    names = tuple(dict.fromkeys(dealt.group for dealt in player.hand))
    apart = len(names) > 1
    groups = tuple(
        Group(group_title(name), tuple(one.card for one in player.hand if one.group == name))
        for name in names
    )
    told = ", ".join(filter(None, (player.seat, player.deeds)))
    return Hand(player.title, cards, told, groups=groups if apart else ())


def _without_hand(player: PlayerShown) -> str:
    """Somebody who has folded, with what they had put in."""
    return f"{player.title} ({player.bet})" if player.bet else player.title


def _said(choice: Choice) -> str:
    return choice.text or " ".join(map(with_suit_sign, choice.cards))
