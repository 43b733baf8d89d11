"""The pay tables to choose from: those that are shipped, with the house's own laid over them."""

from collections.abc import Mapping
from pathlib import Path

from director import shelf
from director.forms import FileWrong
from director.settings import Settings
from director.tournament.paytablefiles import load_pay_table
from director.tournament.paytables import PayTable


def own_folder(settings: Settings) -> Path:
    """Where the house's own pay tables lie."""
    return settings.path.parent / "paytables"


def pay_tables(settings: Settings) -> Mapping[str, PayTable | FileWrong]:
    """All pay tables by the name of their file; a faulty one as what is wrong with it."""
    found: dict[str, PayTable | FileWrong] = {}
    for folder in (shelf.pay_tables(), own_folder(settings)):
        for path in sorted(folder.glob("*.toml")):
            try:
                found[path.stem] = load_pay_table(path)
            except FileWrong as error:
                found[path.stem] = error
    return found
