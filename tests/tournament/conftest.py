"""Texts in `told` that answers are held to; `--tell` writes them anew, to be read before use."""

from pathlib import Path

import pytest

TOLD = Path(__file__).parent / "told"


@pytest.fixture
def as_told_before(request):
    """Holds lines to the text of that name."""

    def hold(name, lines):
        text, path = "\n".join([*lines, ""]), TOLD / f"{name}.txt"
        if request.config.getoption("--tell"):
            TOLD.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()

    return hold
