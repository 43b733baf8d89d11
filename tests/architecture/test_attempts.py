"""The window reaches desk, book and register by one way: window/widgets/attempt.py.

What raises is found in the docstrings of the program, which say so: "Raises Refused, BookFailed."
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

DIRECTOR = Path(__file__).parents[2] / "director"
WINDOW = DIRECTOR / "window"
WAY = WINDOW / "widgets" / "attempt.py"

KINDS = ("director.tournament.log.refused", "director.tournament.log.books")
"""Where Refused, Unfit, BookFailed and those that are made from them are declared."""
RAISES = re.compile(r"Raises [^.]*\b(Refused|Unfit|BookFailed)\b")
WAYS = {"attempt", "tried", "why_not", "beside", "_tried", "preview", "open_pdf"}
"""What an act is handed to; the last three hand it on: `_tried` of a page, with its own words."""

ASKED = {
    "director.desk.book.Book": "book closing",
    "director.desk.desk.Desk": "desk",
    "director.desk.event_list.EventList": "event_list",
    "director.desk.player_index.PlayerIndex": "player_index index",
    "director.desk.register.Register": "register",
    "director.desk.sample_evening.SampleEvening": "sample",
    "director.desk.sign_in.SignIn": "sign_in",
    "director.desk.staff.Door": "door",
    "director.desk.staff.Staff": "staff",
    "director.desk.stations.Following": "following",
    "director.desk.meetings.Meetings": "meetings",
    "director.desk.halves.OtherHalf": "half",
    "director.desk.stations.Joining": "joining",
    "director.desk.stations.Stations": "stations",
    "director.tournament.log.decisions.Command": "command",
    "director.window.stations.shared_evening.SharedEvening": "evening",
}
"""By what names the window calls each of those that it asks."""


def imported(path: Path) -> Iterator[tuple[str, str]]:
    """What a module imports when it is run, each as module and name."""
    for node in running(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.module, one.name) for one in node.names)


def running(node: ast.AST) -> Iterator[ast.AST]:
    """Everything in a piece of code but what is there for types alone."""
    if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from running(child)


def raises(node: ast.AST) -> bool:
    """Whether a function says that it raises one of the three."""
    if not isinstance(node, ast.FunctionDef):
        return False
    return bool(RAISES.search(" ".join((ast.get_docstring(node) or "").split())))


@cache
def declared(module: str) -> list[ast.stmt]:
    path = DIRECTOR.parent / f"{module.replace('.', '/')}.py"
    return ast.parse(path.read_text(encoding="utf-8")).body if path.is_file() else []


def exceptions() -> set[str]:
    """Refused, Unfit and BookFailed, and those that are made from them."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for module in KINDS
        for node in declared(module)
        if isinstance(node, ast.ClassDef)
    }
    found = {"Refused", "Unfit", "BookFailed"}
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    return found


@cache
def raising(module: str, name: str) -> bool:
    """Whether a function of a module, or the making of a class of it, raises one of the three."""
    for node in declared(module):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name:
            inits = node.body if isinstance(node, ast.ClassDef) else [node]
            return any(
                raises(one) for one in inits if getattr(one, "name", "") in (name, "__init__")
            )
    return False


@cache
def raising_methods() -> dict[str, set[str]]:
    """By the names of those that are asked: what of them raises one of the three."""
    found: dict[str, set[str]] = {}
    for path, names in ASKED.items():
        module, name = path.rsplit(".", 1)
        (of,) = [one for one in declared(module) if getattr(one, "name", "") == name]
        assert isinstance(of, ast.ClassDef)
        methods = {one.name for one in of.body if isinstance(one, ast.FunctionDef) and raises(one)}
        for one in names.split():
            found.setdefault(one, set()).update(methods)
    return found


def called(node: ast.AST) -> str:
    """The last name of an expression: "desk" of `cockpit.bridge.desk`."""
    if isinstance(node, ast.Call):
        return called(node.func)
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def past_the_way(path: Path) -> Iterator[str]:
    """The places where a module asks what may raise, and does not hand it to the way."""
    methods = raising_methods()
    functions = {name for module, name in imported(path) if raising(module, name)}
    body = ast.parse(path.read_text(encoding="utf-8")).body
    here = {getattr(node, "name", "") for node in body if raises(node)}

    def asks(node: ast.AST) -> bool:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return node.func.id in functions | here
        if isinstance(node, ast.Attribute):
            return node.attr in methods.get(called(node.value).lstrip("_"), ())
        return False

    def look(node: ast.AST, handed: set[str]) -> Iterator[str]:
        if isinstance(node, ast.Call) and called(node.func) in WAYS:
            return
        if isinstance(node, ast.FunctionDef) and (node.name in handed or raises(node)):
            return
        if isinstance(node, ast.FunctionDef):
            handed = handed | {
                called(one)
                for call in ast.walk(node)
                if isinstance(call, ast.Call) and called(call.func) in WAYS
                for argument in call.args
                for one in ast.walk(argument)
            }
        if asks(node):
            yield f"{path.relative_to(WINDOW)}:{node.lineno}"  # type: ignore[attr-defined]
        for child in ast.iter_child_nodes(node):
            yield from look(child, handed)

    for node in body:
        yield from look(node, set())


def test_what_desk_and_books_raise_is_caught_in_one_place() -> None:
    caught = exceptions()

    elsewhere = {
        path.relative_to(WINDOW).as_posix()
        for path in WINDOW.rglob("*.py")
        if path != WAY and any(name in caught for _, name in imported(path))
    }

    assert elsewhere == set()


def test_nothing_in_the_window_asks_desk_or_books_past_it() -> None:
    past = [place for path in sorted(WINDOW.rglob("*.py")) for place in past_the_way(path)]

    assert past == []
