"""The house's templates: files in a folder of its own, each with its picture beside it."""

from collections.abc import Collection, Mapping
from pathlib import Path

from director.engine.games.library import Library
from director.engine.showdown.game_checks import file_name
from director.files.forms import FileWrong
from director.files.whole_files import put_bytes, put_text
from director.tournament.templates.files import load_template, logo_bytes, template_as_text
from director.tournament.templates.template import Template
from director.translation import say

NOTHING: Mapping[str, Template | FileWrong] = {}


def templates(
    folder: Path, library: Library | None = None, papers: Collection[str] = ()
) -> Mapping[str, Template | FileWrong]:
    """All templates by the name of their file; a faulty one as what is wrong with it."""
    found: dict[str, Template | FileWrong] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            found[path.stem] = load_template(path, library, papers)
        except FileWrong as wrong:
            found[path.stem] = wrong
    return found


def template_file(folder: Path, name: str) -> Path:
    """Where a template of this name lies, or would lie."""
    return folder / f"{file_name(name) or say('template')}.toml"


def save_template(template: Template, folder: Path) -> Path:
    """Writes a template over whatever lay there under its name. Raises OSError."""
    path = template_file(folder, template.name)
    folder.mkdir(parents=True, exist_ok=True)
    logo = path.with_suffix(".png")
    if template.logo:
        put_bytes(logo_bytes(template), logo)
    else:
        logo.unlink(missing_ok=True)
    return put_text(template_as_text(template, logo.name if template.logo else ""), path)
