"""Reads the worked hands of a game file: showdowns as the card tells them, and whole records."""

from director.engine.games import Example
from director.engine.streets import Street
from director.forms import Form, no_such
from director.words import say


def read_example(form: Form, game_id: str, game: Form, streets: tuple[Street, ...]) -> Example:
    """A worked hand; its players sit in the order in which they are named, seat 1 first."""
    if "players" in form:
        return _recorded(form, game_id)
    hands = form.form("hands").data
    if not hands:
        form.fault("hands", say("is missing: an example needs the players' cards"))
    seats = {name: seat for seat, name in enumerate(hands, start=1)}
    wins = {
        name: amount for name, amount in form.form("wins").data.items() if isinstance(amount, int)
    }
    declared = form.texts("declared")
    players = [_player(seats[name], name, hands[name], name in declared) for name in hands]
    pot = form.whole("pot", sum(wins.values()) or 100)
    case: dict[str, object] = {
        "game": game_id,
        "chip": form.whole("chip", 1, least=1),
        "button": form.whole("button", len(seats), least=1),
        "players": players,
        "pots": [{"amount": pot, "seats": list(seats.values())}],
    }
    case |= {key: form.data[key] for key in ("dice", "choice", "options") if key in form.data}
    if "rows" in form:
        case["board"] = _streets_of(form.texts("rows"), streets)
    elif "board" in form:
        case["board"] = form.data["board"]
    portions = game.data.get("portion", {})
    winners = {name: form.texts(name) for name in portions if name in form}
    for place in (*winners, "wins", "declared"):
        for name in form.data.get(place, ()):
            if name not in hands:
                form.fault(place, no_such("player", str(name), hands))
    if not winners and not wins and not form.flag("carried"):
        portion = next(iter(portions), "high")
        form.fault("", say('says nobody who wins; write for instance {one} = ["Ann"]', one=portion))
    example = Example(
        title=form.text("title"),
        case=case,
        winners=winners,
        wins=wins,
        source=form.text("source", ""),
        why=form.text("why", ""),
    )
    form.leave("board", "rows", "dice", "choice", "options", "carried")
    form.finish()
    return example


def _recorded(form: Form, game_id: str) -> Example:
    """A worked round as a record of its play; its players sit in the order in which they stand."""
    said = ("title", "source", "why", "wins", "result")
    record = {key: value for key, value in form.data.items() if key not in said}
    rows = [{"seat": seat, **row.data} for seat, row in enumerate(form.forms("players"), start=1)]
    names = [str(row.get("name")) for row in rows]
    wins = {
        name: amount for name, amount in form.form("wins").data.items() if isinstance(amount, int)
    }
    for name in wins:
        if name not in names:
            form.fault("wins", no_such("player", name, names))
    result = form.form("result").data
    if not wins and not result:
        form.fault("", say("says nobody who wins; write for instance wins = { Ann = 40 }"))
    return Example(
        title=form.text("title"),
        case={"game": game_id, **record, "players": rows},
        winners={},
        wins=wins,
        source=form.text("source", ""),
        why=form.text("why", ""),
        result=result,
    )


def _player(seat: int, name: str, cards: object, declared: bool) -> dict[str, object]:
    player = {"seat": seat, "name": name, "cards": cards}
    return player | ({"declared": True} if declared else {})


def _streets_of(rows: tuple[str, ...], streets: tuple[Street, ...]) -> dict[str, list[str]]:
    """Whole rows, as they lie on the felt, cut into the streets in which they came."""
    shape: list[tuple[str, tuple[int, ...]]] = [
        (one.name, one.board) for one in streets if one.board
    ]
    cards = [row.split() for row in rows]
    board: dict[str, list[str]] = {}
    for name, counts in shape:
        taken = counts if len(counts) == len(rows) else (counts[0],) * len(rows)
        board[name] = [" ".join(row[:count]) for row, count in zip(cards, taken, strict=True)]
        cards = [row[count:] for row, count in zip(cards, taken, strict=True)]
    return board
