"""The layers are kept by import-linter; here, that it is asked the whole question."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import grimp

CHECKOUT = Path(__file__).parents[2]


def imported(source: str) -> Iterator[str]:
    """The modules that a module imports, and what it imports from them, which may be modules."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield from (module, *(f"{module}.{alias.name}" for alias in names))


def test_every_module_has_a_layer() -> None:
    configuration = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = configuration["tool"]["importlinter"]["contracts"]

    layers = [contract for contract in contracts if contract["type"] == "layers"]

    assert [(one["containers"], one["exhaustive"]) for one in layers] == [
        (["director"], True),
        (["director.window"], True),
    ]


def test_the_engine_imports_the_standard_library_and_nothing_else() -> None:
    sources = (CHECKOUT / "director" / "engine").rglob("*.py")

    names = {name for path in sources for name in imported(path.read_text(encoding="utf-8"))}

    assert {name.partition(".")[0] for name in names} - sys.stdlib_module_names == {"director"}


def test_no_module_needs_itself_in_the_end() -> None:
    graph = grimp.build_graph("director")

    needs = {one: graph.find_modules_directly_imported_by(one) for one in graph.modules}

    assert len([*TopologicalSorter(needs).static_order()]) == len(needs)  # else it names a circle


def test_no_script_needs_itself_in_the_end() -> None:
    scripts = CHECKOUT / "scripts"
    paths = {
        ".".join(path.relative_to(folder).with_suffix("").parts): path
        for folder in (scripts, scripts / "benchmarks")
        for path in folder.rglob("*.py")
    }

    needs = {
        path: {paths[name] for name in imported(path.read_text(encoding="utf-8")) if name in paths}
        for path in paths.values()
    }

    assert len([*TopologicalSorter(needs).static_order()]) == len(needs)  # else it names a circle


def test_what_happened_knows_nothing_of_who_asks_for_it() -> None:
    graph = grimp.build_graph("director")
    above = {"facts": {"commands"}, "state": {"facts", "commands"}}

    wrong = [
        (one, other)
        for one in graph.modules
        if one.startswith("director.tournament.")
        for other in graph.find_modules_directly_imported_by(one)
        if other.startswith("director.tournament.")
        if other.rpartition(".")[2] in above.get(one.rpartition(".")[2], ())
    ]

    assert wrong == []
