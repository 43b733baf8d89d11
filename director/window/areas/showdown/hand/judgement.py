"""A ruling on what is typed so far, or what is missing, or what is wrong and where."""

from collections.abc import Collection, Mapping
from fractions import Fraction
from typing import NamedTuple

from director.engine.games.game import Game
from director.engine.games.library import Library
from director.engine.reasons import Reason
from director.engine.showdown.adjudication import Ruling, adjudicate
from director.engine.showdown.showdown import CannotJudge, Problem, read_showdown
from director.engine.showdown.splits import Division
from director.files.forms import FileWrong
from director.translation import chips, listed, say
from director.views.dealt_hand import cards_of
from director.views.felt import Place
from director.window.areas.showdown.hand.typed_case import WHOLE, Typed, case, dealt

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

    def amount(self, won: int) -> str:
        """Chips, or the share of a pot that nobody has counted."""
        return chips(won) if self.counted else share(Fraction(won, WHOLE))

    @property
    def headline(self) -> str:
        """Who wins what, in one sentence."""
        if self.ruling is None:
            return ""
        players = self.ruling.showdown.players
        wins = [
            say("{who} wins {amount}", who=players[seat].title, amount=self.amount(won))
            for seat, won in self.ruling.awards.items()
        ]
        wins += [
            say("{who} takes back {amount}", who=players[seat].title, amount=self.amount(back))
            for seat, back in self.ruling.returned.items()
        ]
        if self.ruling.carried:
            amount = self.amount(self.ruling.carried)
            wins.append(say("{amount} stays for the next deal", amount=amount))
        words = listed(wins)
        return words[:1].upper() + words[1:]

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why, one sentence a decision."""
        if self.ruling is None:
            return ()
        return tuple(str(self._plain(reason)) for reason in self.ruling.reasons)

    @property
    def other_reasons(self) -> tuple[str, ...]:
        """Those that do not stand beside the chips."""
        if self.ruling is None:
            return ()
        return tuple(str(self._plain(reason)) for reason in self.ruling.other_reasons)

    def division(self, decision: Division) -> str:
        """Why chips are divided so, as it stands beside them."""
        beside = decision.beside if self.counted else decision.beside.without_chips()
        words = str(beside)
        return words[:1].upper() + words[1:]

    def _plain(self, reason: Reason) -> Reason:
        """Without the number of chips in a pot that nobody has counted."""
        if self.counted or "pot" not in reason.values:
            return reason
        reason = reason.without_chips()
        counted = say("Pot of {amount:,}", amount=WHOLE)
        pot = str(reason.values["pot"]).replace(counted, say("Pot"))
        return reason._replace(values={**reason.values, "pot": pot})


_SIGNS = {
    Fraction(1, 2): "½", Fraction(1, 4): "¼", Fraction(3, 4): "¾", Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
}  # fmt: skip


def share(part: Fraction) -> str:
    """A share of the pot in words.

    >>> share(Fraction(1)), share(Fraction(3, 4)), share(Fraction(1, 6))
    ('the whole pot', '¾ of the pot', '1/6 of the pot')
    """
    if part == 1:
        return say("the whole pot")
    return say("{part} of the pot", part=_SIGNS.get(part, str(part)))


def judge(typed: Typed, game: Game, library: Library, house: Collection[str] = ()) -> Judgement:
    """The ruling, or everything that stands in its way.

    `house` are the house rules that change who is paid.
    """
    seated = typed.seated
    live = [place for place in seated if not typed.players[place].folded]
    if len(live) < 2:
        missing = {"players": say("Type the cards of two players")}
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
