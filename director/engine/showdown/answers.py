"""Answers showdown files: from the text of a case to the text of its ruling.

The form of both is described in the manual, on the page of the showdown file.
"""

import json
from collections.abc import Collection, Iterator, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from director.engine.cards import written
from director.engine.games.library import Library, UnknownGame
from director.engine.showdown.adjudication import Ruling, adjudicate
from director.engine.showdown.showdown import CannotJudge, Problem
from director.engine.showdown.stated_showdowns import read_showdown
from director.files.forms import FileWrong
from director.translation import say


class Judged(NamedTuple):
    """What has been ruled on a case."""

    ruling: Ruling
    more: dict[str, Any]
    """What the answer to such a case says beyond a showdown's."""


JUDGES = {"tricks": "director.engine.buckem.judge", "auction": "director.engine.boulder.judge"}
"""Who rules on the records of play, by the kind of their games; all else is a showdown.

They are imported when the first such record comes: most evenings have none.
"""


def answer(case: object, library: Library, house: Collection[str] = ()) -> dict[str, Any]:
    """The ruling of one case as an object, or its errors in place of the ruling.

    `house` are the keys of house rules that change who is paid: none, unless somebody asks.
    """
    if isinstance(case, Problem):
        return _refusal(None, (case,))
    try:
        ruling, more = ruling_on(case, library, house)
        return ruling_as_data(ruling) | more
    except CannotJudge as error:
        return _refusal(case.get("id") if isinstance(case, dict) else None, error.problems)
    except FileWrong as error:
        problem = Problem(
            "unknown-game", "game", say("the game’s own file is faulty: {why}", why=str(error))
        )
        return _refusal(case.get("id") if isinstance(case, dict) else None, (problem,))


def ruling_on(case: object, library: Library, house: Collection[str] = ()) -> Judged:
    """The ruling of one case, be it a showdown or a record of play: its game tells.

    Raises CannotJudge, and FileWrong where the game's own file is faulty.
    """
    if isinstance(case, dict):
        judge = JUDGES.get(_kind(case.get("game"), library))
        if judge:
            return Judged(*import_module(judge).judge(case, library))
    return Judged(adjudicate(read_showdown(case, library, house)), {})


def _kind(name: object, library: Library) -> str:
    try:
        return library.game(name).kind if isinstance(name, str) else ""
    except UnknownGame:  # which reading the showdown will say
        return ""


def cases(text: str) -> Iterator[object | Problem]:
    """The cases of a file: one object over any number of lines, or JSON Lines.

    What is not readable as JSON comes as a Problem in its place.
    """
    whole = _parsed(text)
    if not isinstance(whole, Problem):
        yield whole
        return
    lines = [line for line in text.splitlines() if line.strip()]
    parsed = [_parsed(line) for line in lines]
    in_lines = sum(line.startswith("{") for line in lines) > 1
    if not in_lines and all(isinstance(one, Problem) for one in parsed):
        yield whole  # one object over several lines, with a slip in it
    else:
        yield from parsed


def answers(text: str, library: Library) -> Iterator[dict[str, Any]]:
    """The answer to each case of a file, in order."""
    for case in cases(text):
        yield answer(case, library)


def ruling_as_data(ruling: Ruling) -> dict[str, Any]:
    """A ruling as the object that the showdown file describes."""
    return {
        "id": ruling.showdown.id,
        "game": ruling.game.id,
        "awards": _by_seat(ruling.awards),
        "returned": _by_seat(ruling.returned),
        "carried": ruling.carried,
        "pots": [
            {
                "amount": pot.amount,
                "seats": list(pot.seats),
                "portions": [
                    {
                        "name": share.portion,
                        "amount": share.amount,
                        "winners": [
                            {"seat": part.seat, "amount": part.amount, "odd": part.odd}
                            for part in sorted(share.parts)
                        ],
                    }
                    for share in pot.shares
                ],
            }
            for pot in ruling.pots
        ],
        "hands": {
            str(seat): {
                portion.name: {
                    "cards": written(hand.cards),
                    "name": portion.says(hand.rating),
                }
                for portion in ruling.game.all_portions
                if (hand := hands.get(portion.name))
            }
            for seat, hands in ruling.hands.items()
        },
        "reasons": [str(reason) for reason in ruling.reasons],
    }


def _by_seat(amounts: Mapping[int, int]) -> dict[str, int]:
    return {str(seat): amount for seat, amount in amounts.items()}


def _refusal(case_id: object, problems: tuple[Problem, ...]) -> dict[str, Any]:
    errors = [problem._asdict() for problem in problems]
    return {"id": case_id, "error": errors[0], "errors": errors}


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except RecursionError:
        return Problem("bad-json", "", say("this is nested too deeply to be a showdown"))
    except ValueError as error:
        return Problem("bad-json", "", say("this is not JSON: {what}", what=str(error)))
