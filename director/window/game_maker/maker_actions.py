"""What can be done in the game maker, declared as data; the page in sight does it."""

from director.translation import say
from director.window.event import menus
from director.window.game_maker.maker import Maker
from director.window.game_maker.maker_requests import GameRequest
from director.window.widgets.action import Action


def not_in_sight(maker: Maker) -> str | None:
    """Why nothing can be done here."""
    return None if maker.in_sight else say("open the game maker first")


def no_game_yet(maker: Maker) -> str | None:
    """Why nothing can be done to a game."""
    if why_not := not_in_sight(maker):
        return why_not
    return None if maker.is_begun else say("begin a game first")


def nothing_to_undo(maker: Maker) -> str | None:
    """Why nothing can be taken back."""
    if why_not := not_in_sight(maker):
        return why_not
    return None if maker.document.isUndoAvailable() else say("there is nothing to undo")


def nothing_to_redo(maker: Maker) -> str | None:
    """Why nothing can be brought back."""
    if why_not := not_in_sight(maker):
        return why_not
    return None if maker.document.isRedoAvailable() else say("there is nothing to redo")


def nothing_to_try(maker: Maker) -> str | None:
    """Why no hand can be tried."""
    if why_not := no_game_yet(maker):
        return why_not
    return None if maker.sound else say("fix the errors first")


def nothing_to_keep(maker: Maker) -> str | None:
    """Why no hand can be kept."""
    if why_not := not_in_sight(maker):
        return why_not
    return None if maker.tries else say("try a hand first")


def _asks(
    request: GameRequest, text: str, key: str, icon: str = "", *, words: str
) -> Action[Maker]:
    refusals = {
        GameRequest.IMPORT: not_in_sight,
        GameRequest.TRY: nothing_to_try,
        GameRequest.KEEP: nothing_to_keep,
    }
    return Action(
        f"game.{request.value}",
        text,
        lambda m: m.requested.emit(request),
        menus.GAME,
        key,
        icon=icon,
        refusal=refusals.get(request, no_game_yet),
        words=words,
    )


GAME_ACTIONS: tuple[Action[Maker], ...] = (
    _asks(GameRequest.SAVE, "Save game", "Ctrl+S", words="keep game, save house game"),
    _asks(
        GameRequest.IMPORT,
        "Import game file …",
        "",
        words="open game file, game from another house, load game",
    ),
    _asks(
        GameRequest.EXPORT,
        "Export game file …",
        "",
        words="share game, copy game file, send game",
    ),
    Action(
        "game.undo",
        "Undo",
        lambda m: m.undo(),
        menus.GAME,
        "Ctrl+Z",
        icon="undo",
        refusal=nothing_to_undo,
        words="take back, revert, mistake, oops, mistyped",
    ),
    Action(
        "game.redo",
        "Redo",
        lambda m: m.redo(),
        menus.GAME,
        "Ctrl+Y",
        "Ctrl+Shift+Z",
        icon="redo",
        refusal=nothing_to_redo,
        words="undo the undo, repeat",
    ),
    _asks(
        GameRequest.TRY,
        "Try a hand",
        "Ctrl+T",
        words="test hand, play a hand, try game, worked hand, new example",
    ),
    _asks(
        GameRequest.KEEP,
        "Keep as example",
        "Ctrl+Enter",
        words="add example, keep hand, worked hand, example hand",
    ),
    _asks(GameRequest.NEXT_BLOCK, "Next block", "Ctrl+PgDown", words="next section, jump in form"),
    _asks(GameRequest.BLOCK_BEFORE, "Previous block", "Ctrl+PgUp", words="section before"),
    _asks(GameRequest.NEXT_PANE, "Next pane", "F6", words="form, text, errors, switch pane"),
    _asks(
        GameRequest.TEXT,
        "Card or text",
        "Ctrl+P",
        words="TOML, game file text, source, rule card preview",
    ),
)
