"""Every game is loaded and its examples ruled; every pay table divides a pool."""

from collections.abc import Iterator

from director.engine.games.library import Library
from director.engine.showdown.game_checks import wrong_examples
from director.files.forms import FileWrong
from director.house import shelf
from director.start.self_test.words import tell
from director.tournament.prizes.pay_table_files import load_pay_table
from director.tournament.prizes.payouts import payout
from director.translation import say

_ENTRIES, _POOL = 60, 6007


def try_games() -> Iterator[str]:
    """What is wrong with the game files; every example is played."""
    games = Library(shelf.games())
    played = 0
    for game_id in games.ids():
        try:
            game = games.game(game_id)
        except FileWrong as error:
            yield str(error)
            continue
        played += len(game.examples)
        for place, wrong in wrong_examples(game, games):
            yield f"{game_id}: {place}: {wrong}"
    if not played:
        yield say("there are no games")
    tell(say("{games} games, {examples} examples played", games=len(games.ids()), examples=played))


def try_pay_tables() -> Iterator[str]:
    """What is wrong with the pay tables; one pool is paid by each."""
    paths = sorted(shelf.pay_tables().glob("*.toml"))
    for path in paths:
        try:
            paid = payout(load_pay_table(path), entries=_ENTRIES, pool=_POOL)
        except FileWrong as error:
            yield str(error)
            continue
        if paid.total != _POOL:
            yield say("{file}: the prizes do not come to the pool", file=path.name)
    tell(say("{count} payout structures paid", count=len(paths)))
