"""The settings of one user: kept in a small file, and the usual ones where it says nothing."""

import getpass
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from director.files.forms import Fault, FileWrong, Form, load_form
from director.files.whole_files import put_text
from director.house.declared_settings import SETTINGS, declared
from director.house.setting import Setting, Value
from director.translation import say


@dataclass
class Settings:
    """The settings of one user, kept in a small file."""

    path: Path
    values: dict[str, Value] = field(default_factory=dict)

    def __getitem__(self, key: str) -> Value:
        return self.values.get(key, declared(key).default)

    def text(self, key: str) -> str:
        """A setting that is a text."""
        return str(self[key])

    def number(self, key: str) -> int:
        """A setting that is a whole number."""
        return int(self[key])

    def flag(self, key: str) -> bool:
        """A setting that is on or off."""
        return bool(self[key])

    def change(self, changes: Mapping[str, Value]) -> None:
        """Changes settings and keeps them. Raises OSError where the file cannot be written."""
        self.values.update(changes)
        self._keep()

    def is_changed(self, key: str) -> bool:
        """Whether a setting is another one than the usual."""
        return self[key] != declared(key).default

    def forget(self, key: str) -> None:
        """Back to the usual. Raises OSError where the file cannot be written."""
        self.values.pop(key, None)
        self._keep()

    def apart(self, path: Path) -> "Settings":
        """The same settings, kept in another file from now on; a change there changes none here."""
        return Settings(path, dict(self.values))

    def export(self, path: Path) -> None:
        """Writes what differs from the usual into a file. Raises OSError."""
        write_settings(path, {key: self[key] for key in self.values if self.is_changed(key)})

    def take_in(self, path: Path) -> None:
        """Has all settings of such a file, and the usual ones besides. Raises FileWrong, OSError.

        Nothing is changed where anything is wrong with the file.
        """
        if not path.exists():
            raise FileWrong(str(path), [Fault("", say("does not exist"))])
        self.values = load_settings(path).values
        self._keep()

    def _keep(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_suffix(".new")
        write_settings(beside, self.values)
        beside.replace(self.path)

    @property
    def operator(self) -> str:
        """Who is at the desk, for the log."""
        return self.text("operator") or getpass.getuser()


def write_settings(path: Path, values: Mapping[str, Value]) -> None:
    """Writes settings as they are read again. Raises OSError."""
    lines = [f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in values.items()]
    put_text("".join(lines), path)


def load_settings(path: Path) -> Settings:
    """The settings of a file; the defaults where there is none yet. Raises FileWrong."""
    if not path.exists():
        return Settings(path)
    form = load_form(path)
    every = {one.key: _read(form, one) for one in SETTINGS}
    values = {key: value for key, value in every.items() if key in form}
    form.finish()
    if form.faults:
        raise FileWrong(str(path), form.faults)
    return Settings(path, values)


def _read(form: Form, setting: Setting) -> Value:
    if isinstance(setting.default, bool):
        return form.flag(setting.key, setting.default)
    if isinstance(setting.default, int):
        number = form.whole(setting.key, setting.default, most=setting.most or None)
        if setting.ways and number not in setting.ways:
            ways = ", ".join(str(way) for way in setting.ways)
            form.fault(setting.key, say("{number} is not one of {ways}", number=number, ways=ways))
        return number
    if setting.choices:
        return form.choice(setting.key, setting.choices, setting.default)
    return form.text(setting.key, setting.default)
