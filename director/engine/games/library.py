"""Finds games by their names. A game's id is the name of its file, so one game costs one file.

A file of the house that is faulty is set aside: whoever asks for its game hears what is wrong with
it, and nothing else suffers.
"""

import os
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from director.engine.games.game import Game
from director.engine.games.game_names import Names, folded, named, which_game
from director.engine.games.house_ways import IN_ANY_GAME, house_ways, ways_when_chosen
from director.files.forms import Fault, FileWrong, Form, load_form, no_such
from director.files.toml_lines import printable
from director.translation import listed, say

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

_Variant = tuple[str, tuple[tuple[str, str], ...], str, tuple[str, ...]]
"""A game, its options, its case, and the house rules that change it."""

_ENDING = ".toml"
_LONGEST_LINE = 16
"""So many games may be like one another in a row."""


Chosen = Mapping[str, Mapping[str, str | bool]]
"""The options that are played, by the ids of their games and by their own names."""


class UnknownGame(LookupError):
    """No folder has a game of this name."""


class SetAside(NamedTuple):
    """A file or folder of the house's own that cannot be used."""

    path: "Path"
    faults: tuple[Fault, ...]

    @property
    def wrong(self) -> FileWrong:
        """What is wrong with it, under its name."""
        return FileWrong(self.name, self.faults)

    @property
    def name(self) -> str:
        """Its name, as any screen can show it."""
        return printable(self.path.name)

    @property
    def id(self) -> str:
        """Of its game."""
        return self.name.removesuffix(_ENDING)


class _Stated(NamedTuple):
    """What a game's own file calls it; nothing of that is taken over from another game."""

    titles: tuple[str, ...]
    """Its name, and its short name where it has one."""
    aliases: tuple[str, ...]


class Library:
    """The shipped game files, and folders of the house's own laid over them.

    A later folder's file covers an earlier one's of the same name. What lies in the folders is
    looked at once; a file that comes later is found by the next library.
    """

    def __init__(self, shipped: "Path", *house: "Path") -> None:
        self._folders = (shipped, *house)
        self._shelves: list[dict[str, Path]] | None = None
        self._locked: list[SetAside] = []
        self._games: dict[str, Game] = {}
        self._faulty: dict[str, tuple[str, tuple[Fault, ...]]] = {}
        """Faulty files by the names that were asked for: what they are called, and their faults.

        Not the exceptions themselves, which hold on to whoever was asking when they were raised.
        """
        self._reads: dict[Path, tuple[Game, Form]] = {}
        self._tables: dict[str, Mapping[str, Any]] = {}
        self._variants: dict[_Variant, Game] = {}
        self._stated: dict[str, _Stated] = {}
        self._names: Names | None = None
        self._aliases: dict[str, tuple[str, ...]] | None = None
        self._played: Chosen = {}

    def playing(self, options: Chosen) -> "Library":
        """The same games, with these options as what holds where nobody says otherwise.

        An option that a game does not have, or not with this value, changes nothing.
        """
        made = Library(*self._folders)
        made._shelves, made._locked = self._all_shelves(), self._locked
        made._reads, made._stated = self._reads, self._stated  # what stands in the files is shared
        made._names, made._aliases = self._names, self._aliases
        made.play(options)
        return made

    def play(self, options: Chosen) -> None:
        """From now on its games are played with these options."""
        if options != self._played:
            self._played = options
            for made in (self._games, self._faulty, self._tables, self._variants):
                made.clear()

    def game(self, name: str) -> Game:
        """The game with this id, alias or name, in any spelling.

        Raises UnknownGame, or FileWrong where its file is faulty.
        """
        if name in self._games:
            return self._games[name]
        if name in self._faulty:
            raise FileWrong(*self._faulty[name])
        path = self._path(name)
        try:
            game = self.load(path) if path else self.game(self._by_name(name))
        except FileWrong as wrong:
            self._faulty[name] = wrong.file, wrong.faults
            raise
        self._games[name] = game
        return game

    def names(self) -> Names:
        """What every game is called, by its id; no house takes its name from a shipped game."""
        if self._names is None:
            shipped = self._all_shelves()[0]
            called = {
                game_id: (*self._stated_by(game_id).titles, *self._stated_by(game_id).aliases)
                for game_id in self.ids()
            }
            taken = {folded(name) for one in shipped for name in (one, *called[one])}
            self._names = {
                game_id: names
                if game_id in shipped
                else tuple(name for name in names if folded(name) not in taken)
                for game_id, names in called.items()
            }
        return self._names

    def unknown(self, name: str) -> str:
        """That no one game is called so, and which may be meant."""
        return which_game(name, self.names())

    def why_not(self, name: str) -> str:
        """Why a game cannot be played: its file is faulty, and how; "" where it can, or is none."""
        try:
            self.game(name)
        except UnknownGame:
            return ""
        except FileWrong as wrong:
            return told_of(wrong)
        return ""

    def under(
        self, game: Game, options: Mapping[str, str], case: str, house: tuple[str, ...] = ()
    ) -> Game:
        """A game with options other than their defaults, and in the case that has come about.

        Raises FileWrong where these cannot be played together, each by itself though it can.
        `house` are the keys of house rules that change it.
        """
        played = game.by_choice or game.id
        key = played, tuple(sorted(options.items())), case, house
        if key not in self._variants:
            changes = self._house_changes(played, house)
            self._variants[key] = _gamefiles().variant(
                played, self._tables[played], options, case, changes
            )
        if not game.by_choice:
            return self._variants[key]
        return replace(
            self._variants[key], id=game.id, source=game.source, by_choice=game.by_choice
        )

    def as_house_plays(self, game: Game, house: Collection[str]) -> Game:
        """A game, whole, by those house rules that change it or what its card says of them.

        `house` are the keys of the rules that this house plays otherwise than we do.
        """
        rules = tuple([one.changed if one.setting in house else one for one in game.house_rules])
        keys = tuple([key for key in house_ways(game) if key in house])
        if not keys:
            return replace(game, house_rules=rules) if rules != game.house_rules else game
        chosen = [
            self._reread(one, [key for key in ways_when_chosen(game, one) if key in house])
            for one in game.chosen
        ]
        alone = house_ways(replace(game, chosen=()))
        played = self._reread(game, [key for key in alone if key in house])
        return replace(played, chosen=tuple(chosen), house_rules=rules)

    def _reread(self, game: Game, house: Sequence[str]) -> Game:
        """A sound game with all its cases and examples, as house rules change it."""
        form = Form(self._table(game.id), [])
        for changes in self._house_changes(game.id, house):
            form = form.changed(changes)
        changed: Game = _gamefiles().read_game(game.id, form)
        return changed

    def _house_changes(self, game_id: str, house: Iterable[str]) -> list[Mapping[str, Any]]:
        """What house rules change in a game, as files say it."""
        own = self._table(game_id).get("house", {})
        return [own[key] if key in own else IN_ANY_GAME[key] for key in house]

    def _table(self, game_id: str) -> Mapping[str, Any]:
        """The whole table of a sound game, with all that it takes over."""
        path = self._path(game_id)
        if game_id in self._tables or path is None:
            return self._tables[game_id]
        return self._read(path, ())[1].data

    def chosen(self, game: Game, choice: str) -> Game:
        """The game that a player has chosen, played under the name of the game of the choice.

        Raises UnknownGame where it is not among those to choose from.
        """
        other = self.game(choice)
        if other.id not in game.choices:
            raise UnknownGame(choice)
        source = f"{game.source}, {other.source}"
        return replace(other, id=game.id, source=source, by_choice=other.id)

    def ids(self) -> list[str]:
        """The ids of all games, in alphabetical order, faulty ones too; reads no file."""
        return sorted({game_id for shelf in self._all_shelves() for game_id in shelf})

    def sound(self) -> list[Game]:
        """Every game that can be played, in the order of their ids; faulty files are left out."""
        games = []
        for game_id in self.ids():
            try:
                games.append(self.game(game_id))
            except FileWrong:
                continue  # `set_aside` tells
        return games

    def anew(self) -> "Library":
        """A library of the same folders, as they are now."""
        return Library(*self._folders)

    def over(self, folder: "Path") -> "Library":
        """A library of the same folders with one more of the house's own laid over them."""
        return Library(*self._folders, folder)

    def look_again(self) -> None:
        """Forgets what was read: the folders have other files now, for all who share this."""
        vars(self).update(vars(self.anew()))

    def taken_over(self, path: "Path") -> Mapping[str, Any]:
        """What a file takes over from the game that it is like; nothing where nobody can know."""
        try:
            like = _form_of(path).data.get("like")
        except FileWrong:
            return {}
        return self._taken(self._parent(like, path)) if isinstance(like, str) else {}

    def taken_over_from(self, like: str) -> Mapping[str, Any]:
        """What a new file would take over from a game, by its id."""
        return self._taken(self._path(like))

    def _taken(self, parent: "Path | None") -> Mapping[str, Any]:
        if parent is None:
            return {}
        taken: Mapping[str, Any] = (
            _gamefiles().whole_form(Form({}, []), self._anyhow(parent, (parent,))).data
        )
        return taken

    def shipped_ids(self) -> frozenset[str]:
        """The ids of the games that are shipped, whatever a house lays over them."""
        return frozenset(self._all_shelves()[0])

    def own_files(self) -> "list[Path]":
        """The house's own files, sound and faulty, in the order of their ids; reads none."""
        house = self._all_shelves()[1:]
        own = sorted({game_id for shelf in house for game_id in shelf})
        return [path for game_id in own if (path := self._path(game_id))]

    def set_aside(self) -> list[SetAside]:
        """The house's own files that are faulty, in the order of their ids; reads all of them."""
        own = self.own_files()
        found = list(self._locked)
        for path in own:
            try:
                self.game(printable(path.name).removesuffix(_ENDING))
            except FileWrong as wrong:
                found.append(SetAside(path, wrong.faults))
        return found

    def load(self, path: "Path") -> Game:
        """The game of a file. Raises FileWrong with everything that is wrong with it."""
        path = _real(path.parent) / path.name
        game, form = self._with_options(*self._read(path, ()))
        if not game.choices:
            self._tables[game.id] = form.data
            return game
        chosen = self._chosen(game)
        faults = [
            form.told(f"choices[{number}]", say("'{game}' cannot be chosen in it", game=name))
            for number, name in enumerate(game.choices)
            if name == game.id or (name in chosen and not _can_be_chosen(chosen[name]))
        ]
        if faults:
            raise FileWrong(printable(path.name), faults)
        self._tables[game.id] = form.data
        return replace(game, chosen=tuple(chosen.values()))

    def _with_options(self, game: Game, form: Form) -> tuple[Game, Form]:
        """A game as it is played here, with the form that says so."""
        played = self._played.get(game.id, {})
        usual = {
            option.name: {"default": played[option.name]}
            for option in game.options
            if option.name in played and option.has(played[option.name])
        }
        if not usual:
            return game, form
        form = Form(form.changed({"option": usual}).data, [])
        game = _gamefiles().read_game(game.id, form)
        if form.faults:
            raise FileWrong(f"{game.id}{_ENDING}", form.faults)
        return game, form

    def _chosen(self, game: Game) -> dict[str, Game]:
        """The games among which a player chooses, by their ids; faulty files are left out."""
        chosen: dict[str, Game] = {}
        for name in game.choices:
            path = self._path(name)
            try:
                chosen |= {name: self._read(path, ())[0]} if path else {}
            except FileWrong:
                continue  # said when that game is chosen
        return chosen

    def taken_names(self, game: Game) -> list[tuple[str, str]]:
        """Its aliases, and its id, by which another game is found: the place, and a sentence."""
        others = {one: names for one, names in self.names().items() if one != game.id}
        taken = []
        for number, alias in enumerate(game.aliases):
            if found := named(alias, others):
                message = say("'{alias}' is {games} already", alias=alias, games=listed(found))
                taken.append((f"aliases[{number}]", message))
        if found := named(game.id, others):
            message = say(
                "the file's name is a name of {games}, which is not found by it any more",
                games=listed(found),
            )
            taken.append(("", message))
        return taken

    def _path(self, game_id: str) -> "Path | None":
        """The file of a game; of several the one that covers the others."""
        shelves = reversed(self._all_shelves())
        return next((shelf[game_id] for shelf in shelves if game_id in shelf), None)

    def _all_shelves(self) -> "list[dict[str, Path]]":
        """What lies in each folder, by the ids of the games."""
        if self._shelves is None:
            self._shelves = [self._shelf(folder) for folder in self._folders]
        return self._shelves

    def _shelf(self, folder: "Path") -> "dict[str, Path]":
        """The game files of a folder, by the ids of their games; hidden ones are no games."""
        try:
            found = sorted(_real(folder).iterdir())
        except FileNotFoundError:  # a house has no such folder until it has a game of its own
            return {}
        except OSError as error:
            fault = Fault("", say("cannot be read: {reason}", reason=error.strerror or str(error)))
            self._locked.append(SetAside(folder, (fault,)))
            return {}
        return {
            printable(path.name).removesuffix(_ENDING): path
            for path in found
            if path.suffix == _ENDING and not path.name.startswith(".")
        }

    def _read(self, path: "Path", children: "tuple[Path, ...]") -> tuple[Game, Form]:
        """A game and its whole form; the children are the games that are in the end like it."""
        if path not in self._reads:
            try:
                self._reads[path] = self._read_anew(path, children)
            except FileWrong as wrong:
                raise FileWrong(printable(path.name), wrong.faults) from None
        return self._reads[path]

    def _read_anew(self, path: "Path", children: "tuple[Path, ...]") -> tuple[Game, Form]:
        form = own = _form_of(path)
        like = form.data.get("like")
        if isinstance(like, str):
            form = self._over_parent(form, like, (*children, path))
        game: Game = _gamefiles().read_game(path.stem, form)
        for number, name in enumerate(game.choices):
            if self._path(name) is None:
                form.fault(f"choices[{number}]", no_such("game", name, self.ids()))
        if any(fault.place == "like" for fault in form.faults):
            raise FileWrong(path.name, _own_faults(own, form))
        if form.faults:
            raise FileWrong(path.name, form.faults)
        return game, form

    def _over_parent(self, form: Form, like: str, line: "tuple[Path, ...]") -> Form:
        """A form laid over the game that it is like; what is wrong with that is noted."""
        parent = self._parent(like, line[-1])
        if parent is None:
            form.fault("like", self._no_parent(like, line[-1]))
        elif parent in line:
            names = listed([path.name for path in line[line.index(parent) :]])
            form.fault("like", say("goes round in a circle: {files}", files=names))
        elif len(line) > _LONGEST_LINE:
            form.fault("like", say("too many games are like one another in a row"))
        else:
            try:
                table = self._read(parent, line)[1].data
            except FileWrong as wrong:
                form.fault("like", told_of(wrong))
                table = self._anyhow(parent, line)
            whole: Form = _gamefiles().whole_form(form, table)
            return whole
        return form

    def _anyhow(self, path: "Path", line: "tuple[Path, ...]") -> Mapping[str, Any]:
        """The whole table of a faulty file as far as it can be read, for what is like it."""
        try:
            form = _form_of(path)
        except FileWrong:
            return {}
        like = form.data.get("like")
        parent = self._parent(like, path) if isinstance(like, str) else None
        if parent is None or parent in line or len(line) > _LONGEST_LINE:
            return form.data
        table = self._anyhow(parent, (*line, path))
        whole: Form = _gamefiles().whole_form(form, table)
        return whole.data

    def _parent(self, like: str, child: "Path") -> "Path | None":
        """The file of the game that another is like: in the same folder, or in one that it covers.

        So no file of a house changes a shipped game but the one whose name it has, and that file
        may itself be like the one that it covers.
        """
        shelves = self._all_shelves()
        lies_in = [number for number, shelf in enumerate(shelves) if child in shelf.values()]
        reachable = shelves[: lies_in[-1] + 1] if lies_in else shelves
        for shelf in reversed(reachable):
            if like in shelf and shelf[like] != child:
                return shelf[like]
        return None

    def _no_parent(self, like: str, child: "Path") -> str:
        if like == child.stem:
            return say("'{like}' is this game itself", like=like)
        others = self._known_aliases().get(like, ())
        if others:
            return say("'{like}' is {game}: write its id", like=like, game=listed([*others]))
        return no_such("game", like, self.ids())

    def _by_name(self, name: str) -> str:
        """The id of the game that is called so. Raises UnknownGame, FileWrong where two have it."""
        found = self._known_aliases().get(name, ())
        if not found:
            meant = named(name, self.names())
            if len(meant) != 1:
                raise UnknownGame(name)
            return meant[0]
        if len(found) > 1:
            files = [f"{one}{_ENDING}" for one in found]
            message = say("'{alias}' is an alias of {files}", alias=name, files=listed(files))
            raise FileWrong(files[-1], [Fault("aliases", message)])
        return found[0]

    def _stated_by(self, game_id: str) -> _Stated:
        """What the file of a game calls it; read once."""
        if game_id not in self._stated:
            path = self._path(game_id)
            self._stated[game_id] = _stated_in(path) if path else _Stated((), ())
        return self._stated[game_id]

    def _known_aliases(self) -> Mapping[str, tuple[str, ...]]:
        """The games of each alias: one that is shipped keeps its own, whatever a house says."""
        if self._aliases is None:
            claims: dict[str, dict[int, list[str]]] = {}
            shelves = self._all_shelves()
            for game_id in self.ids():
                rank = min(number for number, shelf in enumerate(shelves) if game_id in shelf)
                for alias in self._stated_by(game_id).aliases:
                    claims.setdefault(alias, {}).setdefault(min(rank, 1), []).append(game_id)
            self._aliases = {alias: tuple(by[min(by)]) for alias, by in claims.items()}
        return self._aliases


def told_of(wrong: FileWrong) -> str:
    """What is wrong with a file on which something else depends, in one sentence."""
    first, *more = wrong.faults
    if more:
        return say(
            "{file} is faulty: {fault}, and {count} more",
            file=wrong.file,
            fault=first,
            count=len(more),
        )
    return say("{file} is faulty: {fault}", file=wrong.file, fault=first)


def _own_faults(own: Form, whole: Form) -> list[Fault]:
    """The faults of a form whose parent is wrong: only where all that it takes over is known."""
    known = whole.data.keys() > own.data.keys()
    return [
        fault
        for fault in whole.faults
        if fault.place == "like" or (known and own.has_line(fault.place))
    ]


def _can_be_chosen(game: Game) -> bool:
    """Whether a game can be that of a choice: judged from hands, and with no choice of its own."""
    return game.kind == "showdown" and not game.choices


def _real(folder: "Path") -> "Path":
    """A folder by the one name that it has wherever it is reached from."""
    return type(folder)(os.path.realpath(folder))


def _form_of(path: "Path") -> Form:
    """A game's file as a form; nothing is waited for that is no file. Raises FileWrong."""
    if why := _no_game_file(path):
        raise FileWrong(path.name, [Fault("", why)])
    return load_form(path)


def _no_game_file(path: "Path") -> str:
    """Why a file cannot be that of a game; "" where it may be."""
    if not path.name.isprintable():
        return say("its name has a character in it that cannot be printed")
    if os.path.isdir(path):  # noqa: PTH112 -- Path.is_dir may raise where we may not look
        return say("this is a folder, not a file")
    if os.path.lexists(path) and not os.path.isfile(path):  # noqa: PTH113 -- the same
        return say("this is no file, and leads to none")
    return ""


def _gamefiles() -> "ModuleType":
    """What reads game files: imported with the first of them, since who only imports reads none."""
    from director.engine.games import game_files  # noqa: PLC0415 -- see above

    return game_files


def _stated_in(path: "Path") -> _Stated:
    """What a game's file calls it, as far as that can be read."""
    try:
        form = _form_of(path)
    except FileWrong:
        return _Stated((), ())  # said when that game itself is asked for
    titles = [form.data.get("name"), form.data.get("short")]
    aliases = form.data.get("aliases", ())
    stated = aliases if isinstance(aliases, list) else [aliases]
    return _Stated(
        tuple(title for title in titles if title and isinstance(title, str)),
        tuple(alias for alias in stated if isinstance(alias, str)),
    )
