"""Where a line of Python can be broken, and what stands there instead.

A break is small and still runs: a comparison turned, a sign, a constant, a condition, a call left
out. What only Python's types, documentation or wording read is left alone.
"""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

_COMPARED = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
_SIGNS = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
}
_JOINED = {ast.And: ("and", "or"), ast.Or: ("or", "and")}
_OF_THE_SAME_KIND = frozenset(
    {"bool", "cast", "dict", "frozenset", "iter", "list", "repr", "set", "str", "tuple"}
)
"""Calls that mostly change the type of what they are given and not what it says."""
_ABOUT_WORDING = frozenset({"say", "listed", "chips"})
_STOPS_AT_ONCE = frozenset({"len", "enumerate", "range"})
"""Without these nothing runs, which no test need notice."""
_LEFT_ALONE = _OF_THE_SAME_KIND | _ABOUT_WORDING | _STOPS_AT_ONCE


NOT_HERE = "not here"
"""What is said of a break that only a process of its own can tell."""


class Break(NamedTuple):
    """One way to break one line."""

    line: int
    function: str
    """As its code object is called, '' for what stands in no function."""
    kind: str
    was: str
    now: str
    start: int
    """Where in the file's bytes what is replaced begins."""
    end: int

    def applied(self, source: bytes) -> bytes:
        """The file with this break in it."""
        return source[: self.start] + self.now.encode() + source[self.end :]


def breaks(source: bytes) -> list[Break]:
    """All ways to break a file, in the order of its lines."""
    tree = ast.parse(source)
    return sorted(_Reader(source).of(tree, ""))


class _Reader:
    """Goes through one file."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def of(self, node: ast.AST, function: str) -> Iterator[Break]:
        """The breaks of a node and of all below it."""
        if _is_for_readers_only(node):
            return
        inside = _named(node, function)
        for kind, start, end, now in self._own(node):
            was = self.source[start:end].decode()
            yield Break(self._line(start), function, kind, was, now, start, end)
        outside = _run_where_it_stands(node)
        for below in _parts(node):
            yield from self.of(below, function if below in outside else inside)

    def _own(self, node: ast.AST) -> Iterator[tuple[str, int, int, str]]:
        match node:
            case ast.Compare(left, ops, comparators):
                for before, op, after in zip([left, *comparators], ops, comparators, strict=False):
                    was, now = _COMPARED[type(op)]
                    yield from self._between(before, after, was, now, "comparison")
            case ast.BinOp(left, op, right) if type(op) in _SIGNS and not _is_text(left, right):
                was, now = _SIGNS[type(op)]
                yield from self._between(left, right, was, now, "sign")
            case ast.AugAssign(target, op, value) if type(op) in _SIGNS and not _is_text(value):
                was, now = _SIGNS[type(op)]
                yield from self._between(target, value, f"{was}=", f"{now}=", "sign")
            case ast.UnaryOp(ast.USub(), operand):
                yield "sign", self._start(node), self._start(operand), ""
            case ast.UnaryOp(ast.Not(), operand):
                yield "condition", self._start(node), self._start(operand), ""
            case ast.BoolOp(op, values):
                was, now = _JOINED[type(op)]
                for before, after in pairwise(values):
                    yield from self._between(before, after, was, now, "condition")
            case ast.Constant(bool() as value):
                yield "constant", self._start(node), self._end(node), str(not value)
            case ast.Constant(int() as value):
                yield "constant", self._start(node), self._end(node), str(value + 1)
            case ast.Expr(ast.Call()):
                yield "dropped call", self._start(node), self._end(node), "pass"
            case ast.Call(func, [only], []) if _may_be_left_out(func, only):
                text = self.source[self._start(only) : self._end(only)].decode()
                yield "dropped call", self._start(node), self._end(node), f"({text})"

    def _between(
        self, before: ast.expr, after: ast.expr, was: str, now: str, kind: str
    ) -> Iterator[tuple[str, int, int, str]]:
        """The operator between two operands, which may have brackets and comments around it."""
        start, end = self._end(before), self._start(after)
        words = rb"\s+".join(re.escape(word).encode() for word in was.split())
        edge = rb"\b" if was[0].isalpha() else rb""
        gap = re.sub(rb"#[^\n]*", lambda found: b" " * len(found[0]), self.source[start:end])
        found = re.search(edge + words + edge, gap)
        if found:
            yield kind, start + found.start(), start + found.end(), now

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self.lines[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.lines[node.end_lineno - 1] + node.end_col_offset

    def _line(self, start: int) -> int:
        return self.source.count(b"\n", 0, start) + 1


def _run_where_it_stands(node: ast.AST) -> list[ast.AST]:
    """What of a function is run once, where it is declared: what its arguments usually are."""
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return []
    return [one for one in (*node.args.defaults, *node.args.kw_defaults) if one is not None]


def _named(node: ast.AST, function: str) -> str:
    """The function that what is below a node stands in, as `co_qualname` has it."""
    match node:
        case ast.FunctionDef(name) | ast.AsyncFunctionDef(name) | ast.ClassDef(name):
            return f"{function}.{name}" if function else name
    return function


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """What is below a node, without annotations, decorators and messages of assertions."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            yield from node.args.defaults
            yield from (one for one in node.args.kw_defaults if one is not None)
            yield from node.body
        case ast.ClassDef():
            yield from node.body
        case ast.AnnAssign():
            yield from [node.value] if node.value else []
        case ast.Assert() | ast.Raise():
            return  # what a refusal says is wording; what an assertion holds is for readers
        case ast.Call(ast.Name("NamedTuple" | "TypeVar" | "NewType" | "Literal" | "cast")):
            return
        case ast.Subscript(ast.Name("Literal")):
            return
        case ast.keyword("strict"):
            return  # an assertion too: what is zipped is of one length
        case _:
            yield from ast.iter_child_nodes(node)


def _is_for_readers_only(node: ast.AST) -> bool:
    match node:
        case ast.Expr(ast.Constant()):
            return True
        case ast.If(ast.Name("TYPE_CHECKING")) | ast.JoinedStr():
            return True
    return False


def _is_text(*operands: ast.expr) -> bool:
    """Whether one of these is plainly text or a list, which cannot be subtracted anyway."""
    return any(
        isinstance(one, ast.JoinedStr | ast.List | ast.Tuple | ast.ListComp)
        or (isinstance(one, ast.Constant) and isinstance(one.value, str))
        for one in operands
    )


def _may_be_left_out(func: ast.expr, only: ast.expr) -> bool:
    """Whether a call of one argument can stand for that argument, so that the file still runs."""
    if isinstance(only, ast.Starred | ast.GeneratorExp):
        return False
    match func:
        case ast.Name(name):
            return name.islower() and name not in _LEFT_ALONE
    return False
