"""The layers are kept by import-linter; here, that it is asked the whole question."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]


def imported(source: str) -> Iterator[str]:
    """The top-level packages that a module imports."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name.partition(".")[0] for alias in names)
            case ast.ImportFrom(module=str(module)):
                yield module.partition(".")[0]


def test_every_module_has_a_layer() -> None:
    configuration = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = configuration["tool"]["importlinter"]["contracts"]

    [layers] = [contract for contract in contracts if contract["type"] == "layers"]

    assert (layers["containers"], layers["exhaustive"]) == (["director"], True)


def test_the_engine_imports_the_standard_library_and_nothing_else() -> None:
    sources = (CHECKOUT / "director" / "engine").rglob("*.py")

    packages = {name for path in sources for name in imported(path.read_text(encoding="utf-8"))}

    assert packages - sys.stdlib_module_names == {"director"}
