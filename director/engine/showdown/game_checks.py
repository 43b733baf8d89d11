"""Tries a game, whether its worked examples come out as its file says; and begins a new one."""

import json
from collections.abc import Iterator, Mapping
from itertools import islice, product
from typing import TYPE_CHECKING, Any

from director.engine.games.game import Example, Game, as_key
from director.engine.games.library import Library
from director.engine.showdown.answers import answer
from director.files.forms import FileWrong, load_form
from director.translation import listed, say

if TYPE_CHECKING:
    from pathlib import Path

ENOUGH = 3
"""So many worked hands a game has at least."""
_MOST_TOGETHER = 1000
"""So many combinations of options and cases are tried; no shipped game has a tenth of them."""


def checked_game(path: "Path", library: Library) -> Game:
    """The game of a file that can be played and shows that it says what is meant.

    Raises FileWrong with everything that is wrong: with the file, with options and cases together,
    with names that are others' already, with examples that are missing or come out otherwise.
    """
    game = library.load(path)
    faults = [*library.taken_names(game), *wrong_together(game, library)]
    faults += wrong_examples(game, library)
    if faults:
        lines = load_form(path)
        raise FileWrong(path.name, [lines.told(*fault) for fault in faults])
    return game


def said_sound(game: Game) -> str:
    """That a game is sound, for how many players, and how many examples were played."""
    values = {"most": game.most_players, "count": len(game.examples)}
    return say("sound, for up to {most} players, {count} examples played", **values)


def wrong_together(game: Game, library: Library) -> Iterator[tuple[str, str]]:
    """Options that cannot be played with each other or in some case; each by itself they can."""
    values = [[(one.name, value) for value in one.values] for one in game.options]
    usual = {(one.name, one.default) for one in game.options}
    cases = ["", *(case.name for case in game.cases)]
    for chosen, case in islice(product(product(*values), cases), _MOST_TOGETHER):
        options = {name: as_key(value) for name, value in chosen if (name, value) not in usual}
        if len(options) + bool(case) < 2:
            continue
        try:
            library.under(game, options, case)
        except FileWrong as wrong:
            names = [f"{name} = {value}" for name, value in options.items()]
            names += [f"case {case}"] if case else []
            yield "option", say("{these} together: {why}", these=listed(names), why=wrong.faults[0])


def wrong_examples(game: Game, library: Library) -> Iterator[tuple[str, str]]:
    """Each example that does not come out as the game's file says, and that some are missing.

    The place in the file, and one sentence.
    """
    for number, example in enumerate(game.examples, start=1):
        for sentence in wrong_in_example(example, library):
            yield f"example[{number}]", f"“{example.title}”: {sentence}"
    if len(game.examples) < ENOUGH:
        yield "example", _how_to_write(game)


def _how_to_write(game: Game) -> str:
    """What a worked hand of this game says, for somebody who has to write some."""
    if game.kind == "showdown":
        keys = ["title"]
        keys += ["choice"] if game.to_choose else []
        keys += ["dice"] if game.dice else []
        keys += ["board"] if game.board or game.choices else []
        keys += ['hands = { Ann = "…", Bob = "…" }']
        wins = f'{game.portions[0].name} = ["Ann"]'
    else:
        keys, wins = ["title", "players", say("the record’s other keys")], "wins = { Ann = 40 }"
    return say(
        "{count} of the {enough} worked hands that a game needs: they are played, and show that the"
        " file says what is meant. Write [[example]] and below it {keys}, and who wins: {wins}",
        count=len(game.examples),
        enough=ENOUGH,
        keys=", ".join(keys),
        wins=wins,
    )


def wrong_in_example(example: Example, library: Library) -> Iterator[str]:
    """What the ruling has that the example does not say, or the other way round."""
    ruling = answer(example.case, library)
    for key, expected in example.result.items():
        if ruling.get(key) != expected:
            yield say(
                "{key} is {got}, and the example says {said}",
                key=key,
                got=ruling.get(key),
                said=expected,
            )
    if "error" in ruling:
        if "error" not in example.result:
            yield from (f"{error['field']}: {error['message']}" for error in ruling["errors"])
        return
    names = _names(example.case)
    shares = {share["name"]: share for pot in ruling["pots"] for share in pot["portions"]}
    for portion, said in example.winners.items():
        won = [names[winner["seat"]] for winner in shares.get(portion, {}).get("winners", ())]
        if set(won) != set(said):
            yield say(
                "{portion} goes to {won}, and the example says {said}",
                portion=portion,
                won=", ".join(won) or say("nobody"),
                said=", ".join(said) or say("nobody"),
            )
    wins = {names[int(seat)]: amount for seat, amount in ruling["awards"].items()}
    if example.wins and wins != dict(example.wins):
        yield say(
            "the chips go {won}, and the example says {said}",
            won=_amounts(wins),
            said=_amounts(example.wins),
        )


class NoFileName(ValueError):
    """A name from which no file's name can be made: it has neither letters nor digits."""


def new_game_file(name: str, like: Game) -> str:
    """The text of a file for a game that is like another one, with a word on each block."""
    name = json.dumps(" ".join(name.split()), ensure_ascii=False)
    portions = "\n".join(f"#   [portion.{portion.name}]" for portion in like.portions)
    return NEW_FILE.format(name=name, like=like.id, like_name=like.name, portions=portions)


_LONGEST_NAME = 60
"""Letters of a file's name: so many of the widest go into the 255 bytes that disks allow."""


def file_name(name: str) -> str:
    """A game's name as its id, which is its file's name; "" where nothing of it can be one.

    >>> file_name("Ann's 2-7 Game!")
    'anns-2-7-game'
    """
    plain = name.lower().replace("'", "")
    words = "".join(letter if letter.isalnum() else " " for letter in plain).split()
    return "-".join(words)[:_LONGEST_NAME].rstrip("-")


def _names(case: Mapping[str, Any]) -> dict[int, str]:
    return {player["seat"]: player["name"] for player in case["players"]}


def _amounts(amounts: Mapping[str, int]) -> str:
    return ", ".join(f"{amount} {name}" for name, amount in amounts.items()) or say("to nobody")


NEW_FILE = """# A game of our own. What is not said here is as in {like_name}.
# resources/games/README.md explains every block; `director games check` tries this file.

name   = {name}
like   = "{like}"
source = "house rules"
tldr   = "One sentence: what the game is."

# The deal, in order, if it differs: cards down, up and on the board, draws, discards, dice, bets.
# street = [
#     {{ name = "hand",  down  = 4, bet = "small" }},
#     {{ name = "flop",  board = 3, bet = "small" }},
#     {{ name = "turn",  board = 1, bet = "big" }},
#     {{ name = "river", board = 1, bet = "big" }},
# ]

# The shares of the pot, if they differ. {like_name} has:
{portions}
# scale: what beats what. plays: which cards make the hand. qualifier: the weakest hand that counts.
# [portion.low]
# scale     = "california"
# plays     = "2 + 3"
# qualifier = "8s 7d 6h 5c 4s"

# What beats what, qualifiers, odd chips, who acts first and a short stub the card says by itself.
[rule_card]
deal     = "Whole sentences: what is dealt, and when there is betting."
showdown = "Whole sentences: which cards make which share of the pot."
traps    = ["What goes wrong at the table."]

# Worked hands, at least three: one a tie or an odd chip, one the game's own trap. They are played
# whenever the file is checked, and without them it is not sound. Write who wins each portion, and
# chips where they matter.
# [[example]]
# title = "…"
# board = "Ah Kd 3c 8s 9h"
# hands = {{ Ann = "As 2s Kh Kc", Bob = "2c 5d Qh Jh" }}
# high  = ["Ann"]
# pot   = 675
# chip  = 25
# wins  = {{ Ann = 350, Bob = 325 }}
"""
