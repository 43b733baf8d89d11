"""A hand with its ruling as a worked hand of a game file."""

from collections.abc import Mapping, Sequence
from typing import Any

from director.engine.games.game import Game
from director.engine.games.library import Library
from director.engine.showdown.answers import answer
from director.translation import listed, say
from director.views.ruling.ruling import WHOLE

_NAMES = ("Ann", "Bob", "Cy", "Dov", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo")
_STATED = ("board", "dice", "choice", "options")
_PLAIN = {"seat", "name", "cards", "declared"}
_WHOLE_POT = 100


class NotKept(ValueError):
    """The hand cannot be an example; the sentence says why."""


def kept_example(
    case: Mapping[str, Any], game: Game, library: Library, title: str = ""
) -> dict[str, Any]:
    """The table of an example: the hand as it was typed, and who wins what. Raises NotKept.

    Players sit in the order of their seats, from seat 1 on; who has no name is given one.
    """
    players = sorted(case["players"], key=lambda one: one["seat"])
    if len(players) > len(_NAMES):
        raise NotKept(say("an example has at most {most} players", most=len(_NAMES)))
    names = dict(zip([one["seat"] for one in players], _named(players), strict=True))
    counted = _is_counted(case)
    asked = case if counted else {**case, "pots": _one_pot(case), "chip": 1}
    ruling = answer(asked, library)
    if "error" in ruling:
        raise NotKept(say("this hand is not ruled on yet"))
    wins = {names[int(seat)]: amount for seat, amount in ruling["awards"].items() if amount}
    portions = [one.name for one in game.all_portions]
    won = _winners(ruling, names)
    plain = _is_plain(case, players) and set(won) <= {*portions}
    made: dict[str, Any] = {"title": title.strip() or _titled(won, wins)}
    made |= {key: case[key] for key in _STATED if case.get(key)}
    places = {seat: at for at, seat in enumerate(names, start=1)}
    if case.get("button"):
        made["button"] = places.get(case["button"], len(places))
    if plain:
        made["hands"] = {names[one["seat"]]: one["cards"] for one in players}
        declared = [names[one["seat"]] for one in players if one.get("declared")]
        made |= {"declared": declared} if declared else {}
        made |= {name: won.get(name, []) for name in portions if won}
        if counted:
            made["pot"] = sum(pot["amount"] for pot in case["pots"])
            made |= {"chip": case["chip"]} if case.get("chip") else {}
        if counted or not won:
            made |= {"wins": wins} if wins else {"carried": True}
        return made
    made |= {key: asked[key] for key in ("chip", "dead") if asked.get(key)}
    if asked.get("pots"):
        made["pots"] = [
            {**pot, "seats": [places[seat] for seat in pot["seats"]]} for pot in asked["pots"]
        ]
    made["players"] = [
        {"name": names[one["seat"]]}
        | {key: value for key, value in one.items() if key not in ("seat", "name")}
        for one in players
    ]
    left = {"result": {"awards": {}, "carried": ruling["carried"]}} if not wins else {}
    return made | ({"wins": wins} if wins else left)


def _named(players: Sequence[Mapping[str, Any]]) -> list[str]:
    """The players' names, no two of them alike."""
    given = [str(one.get("name", "")) for one in players]
    free = [one for one in _NAMES if one not in given]
    named: list[str] = []
    for name in given:
        named.append(name if name and name not in named else free.pop(0))
    return named


def _is_counted(case: Mapping[str, Any]) -> bool:
    """Whether somebody has counted the chips."""
    pots = case.get("pots", [])
    return [pot["amount"] for pot in pots] != [WHOLE] and bool(
        pots or any(one.get("bet") for one in case["players"])
    )


def _one_pot(case: Mapping[str, Any]) -> list[dict[str, Any]]:
    live = [one["seat"] for one in case["players"] if not one.get("folded")]
    return [{"amount": _WHOLE_POT, "seats": live}]


def _is_plain(case: Mapping[str, Any], players: Sequence[Mapping[str, Any]]) -> bool:
    """Whether everybody shows down for one pot, so that it can be told as on a card."""
    seats = [one["seat"] for one in players]
    pots = case.get("pots", [])
    return (
        all(set(one) <= _PLAIN for one in players)
        and not case.get("dead")
        and len(pots) == 1
        and sorted(pots[0]["seats"]) == seats
    )


def _winners(ruling: Mapping[str, Any], names: Mapping[int, str]) -> dict[str, list[str]]:
    """Who wins each portion of the first pot."""
    shares = ruling["pots"][0]["portions"] if ruling["pots"] else []
    return {
        share["name"]: [names[winner["seat"]] for winner in share["winners"]] for share in shares
    }


def _titled(won: Mapping[str, Sequence[str]], wins: Mapping[str, int]) -> str:
    """What an example is called of which nobody said it."""
    by: dict[str, list[str]] = {}
    for portion, names in won.items():
        if names:
            by.setdefault(listed(list(names)), []).append(portion)
    if not wins:
        return say("nobody wins, and the pot stays")
    if len(by) == 1 and len(won) > 1:
        return say("{names}: the whole pot", names=next(iter(by)))
    parts = [
        say("{names}: {portion}", names=names, portion=listed(own)) for names, own in by.items()
    ]
    return "; ".join(parts) or say("{names}: the pot", names=listed(list(wins)))
