"""The pay tables to choose from: those that are shipped, with the house's own laid over them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from director.files.forms import FileWrong, load_form
from director.house import shelf
from director.house.settings import Settings
from director.tournament.prizes.pay_table import PayTable
from director.tournament.prizes.pay_table_files import load_pay_table
from director.translation import say
from director.window.printing.sheet import file_name


def own_folder(settings: Settings) -> Path:
    """Where the house's own pay tables lie."""
    return settings.path.parent / "paytables"


def own_file(settings: Settings, file: str) -> Path:
    """Where a pay table of the house lies, or would lie."""
    return own_folder(settings) / f"{file}.toml"


def file_data(settings: Settings, file: str) -> Mapping[str, Any]:
    """What a file says, right or wrong as long as it is TOML. Raises FileWrong, KeyError."""
    paths = [own_file(settings, file), shelf.pay_tables() / f"{file}.toml"]
    path = next((one for one in paths if one.is_file()), None)
    if path is None:
        raise KeyError(file)
    return dict(load_form(path).data)


def files(settings: Settings) -> frozenset[str]:
    """The names of all their files, right or wrong, without the ending."""
    folders = (shelf.pay_tables(), own_folder(settings))
    return frozenset([path.stem for folder in folders for path in folder.glob("*.toml")])


def free_file(settings: Settings, name: str) -> str:
    """The name of a file for a pay table, without the ending, that no other file has."""
    taken = pay_tables(settings)
    begins = file_name(name) or say("pay-table")
    made, count = begins, 2
    while made in taken:
        made = f"{begins}-{count}"
        count += 1
    return made


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
