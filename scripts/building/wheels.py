"""What builds the wheel: setuptools, with the resources inside the package while it does.

pyproject.toml names this module as the build backend. In a checkout the resources lie beside the
package; whoever installs the wheel finds them in it.
"""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]
"""What an installer asks of a backend; all but the wheel is done as setuptools does it."""

_BESIDE, _INSIDE = Path("resources"), Path("director", "resources")


def build_wheel(*arguments: Any, **options: Any) -> str:
    """Builds the wheel of the folder that we are in, and says what it is called."""
    with _resources_inside():
        return str(build_meta.build_wheel(*arguments, **options))


@contextmanager
def _resources_inside() -> Iterator[None]:
    if _INSIDE.exists() or not _BESIDE.is_dir():
        yield
        return
    shutil.copytree(_BESIDE, _INSIDE)
    try:
        yield
    finally:
        shutil.rmtree(_INSIDE)
