"""A ruling on what is typed so far, or what is missing, or what is wrong and where."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from director.engine.games.game import Game
from director.engine.games.library import Library
from director.engine.showdown.adjudication import Ruling, adjudicate
from director.engine.showdown.showdown import CannotJudge, Problem
from director.engine.showdown.stated_showdowns import read_showdown
from director.files.forms import FileWrong
from director.translation import say
from director.views.ruling.dealt_hand import cards_of
from director.views.ruling.felt import Place
from director.views.ruling.ruling import SaidRuling
from director.views.ruling.typed_case import Typed, case, dealt

TO_COME = {"missing-cards", "missing-dice", "missing-choice", "missing-button", "not-a-showdown"}
"""What is no mistake while one types."""


class Judgement(NamedTuple):
    """What can be said of a showdown."""

    ruling: Ruling | None
    wrong: Mapping[str, str]
    """What is wrong, by the field of the showdown file."""
    to_come: Mapping[str, str]
    """What is still missing, by field."""
    counted: bool
    """Whether the chips are known, or only the shares of the pot."""

    @property
    def said(self) -> SaidRuling | None:
        """The ruling in words; None while there is none."""
        return SaidRuling(self.ruling, self.counted) if self.ruling else None


def judge(typed: Typed, game: Game, library: Library, house: Collection[str] = ()) -> Judgement:
    """The ruling, or everything that stands in its way.

    `house` are the house rules that change who is paid.
    """
    seated = typed.seated
    live = [place for place in seated if not typed.players[place].folded]
    if len(live) < 2:
        missing = {"players": say("Enter the cards of two players")}
        wrong = _problems_alone(typed, game, library) if seated else {}
        return Judgement(None, wrong, missing, typed.has_chips)
    shape = dealt(typed, game, library)
    try:
        ruling = adjudicate(read_showdown(case(typed, game, shape), library, house))
    except FileWrong as fault:
        return Judgement(None, {"game": str(fault)}, {}, typed.has_chips)
    except CannotJudge as cannot:
        return Judgement(None, *_problems(cannot, typed, shape), typed.has_chips)
    return Judgement(ruling, {}, {}, typed.has_chips)


def _problems_alone(typed: Typed, game: Game, library: Library) -> dict[str, str]:
    """What is wrong with a hand of which too few players are there to be judged."""
    shape = dealt(typed, game, library)
    try:
        read_showdown(case(typed, game, shape), library)
    except FileWrong as fault:
        return {"game": str(fault)}
    except CannotJudge as cannot:
        return _problems(cannot, typed, shape)[0]
    return {}


def _problems(
    cannot: CannotJudge, typed: Typed, game: Game
) -> tuple[dict[str, str], dict[str, str]]:
    """What is wrong, and what is only missing; the first of each field."""
    wrong: dict[str, str] = {}
    missing: dict[str, str] = {}
    for problem in cannot.problems:
        where = _placed(problem.field, typed)
        (missing if _to_come(problem, typed, game) else wrong).setdefault(where, problem.message)
    return wrong, missing


def _placed(field: str, typed: Typed) -> str:
    """A field of the case as a field of the form: lines nobody is on are not in the case."""
    if not field.startswith("players["):
        return field
    number, _, rest = field.removeprefix("players[").partition("]")
    return f"players[{typed.seated[int(number)]}]{rest}"


def _to_come(problem: Problem, typed: Typed, game: Game) -> bool:
    """Whether more typing will do, and nothing that stands there is wrong."""
    if problem.code in TO_COME:
        return True
    if problem.code == "wrong-board":
        return not any(
            len(cards_of(text)) > _room(game, place) for place, text in typed.board.items()
        )
    if problem.code == "wrong-card-count":
        number = int(_placed(problem.field, typed).removeprefix("players[").partition("]")[0])
        return len(cards_of(typed.players[number].cards)) < game.most_cards
    return False


def _room(game: Game, place: Place) -> int:
    """How many cards there can be at a place of the board."""
    if game.is_stud:
        return 1
    if game.one_row:
        return game.board_count
    street, row = place
    return game.board[street][row]
