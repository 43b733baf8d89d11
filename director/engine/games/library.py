"""Finds games by their names. A game's id is the name of its file, so one game costs one file.

A file of the house that is faulty is set aside: whoever asks for its game hears what is wrong with
it, and nothing else suffers.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from director.engine.games.game_names import Names, named, which_game
from director.engine.games.game_reads import GameReads, game_files, told_of
from director.engine.games.game_shelves import ENDING, SetAside, Shelves, real
from director.engine.games.house_ways import IN_ANY_GAME, house_ways, ways_when_chosen
from director.engine.games.stated_names import StatedNames
from director.files.forms import Fault, FileWrong, Form
from director.files.toml_lines import printable
from director.translation import listed, say

if TYPE_CHECKING:
    from pathlib import Path

    from director.engine.games.game import Game

_Variant = tuple[str, tuple[tuple[str, str], ...], str, tuple[str, ...]]
"""A game, its options, its case, and the house rules that change it."""

Chosen = Mapping[str, Mapping[str, str | bool]]
"""The options that are played, by the ids of their games and by their own names."""


class UnknownGame(LookupError):
    """No folder has a game of this name."""


class Library:
    """The shipped game files, and folders of the house's own laid over them.

    A later folder's file covers an earlier one's of the same name. What lies in the folders is
    looked at once; a file that comes later is found by the next library.
    """

    def __init__(self, shipped: "Path", *house: "Path") -> None:
        self._folders = (shipped, *house)
        self._shelves = Shelves(self._folders)
        self._stated = StatedNames(self._shelves)
        self._reads = GameReads(self._shelves, self._stated)
        self._games: dict[str, Game] = {}
        self._faulty: dict[str, tuple[str, tuple[Fault, ...]]] = {}
        """Faulty files by the names that were asked for: what they are called, and their faults.

        Not the exceptions themselves, which hold on to whoever was asking when they were raised.
        """
        self._tables: dict[str, Mapping[str, Any]] = {}
        self._variants: dict[_Variant, Game] = {}
        self._played: Chosen = {}

    def playing(self, options: Chosen) -> "Library":
        """The same games, with these options as what holds where nobody says otherwise.

        An option that a game does not have, or not with this value, changes nothing.
        """
        made = Library(*self._folders)
        # what stands in the files is shared
        made._shelves, made._stated, made._reads = self._shelves, self._stated, self._reads
        made.play(options)
        return made

    def play(self, options: Chosen) -> None:
        """From now on its games are played with these options."""
        if options != self._played:
            self._played = options
            for made in (self._games, self._faulty, self._tables, self._variants):
                made.clear()

    def game(self, name: str) -> "Game":
        """The game with this id, alias or name, in any spelling.

        Raises UnknownGame, or FileWrong where its file is faulty.
        """
        if name in self._games:
            return self._games[name]
        if name in self._faulty:
            raise FileWrong(*self._faulty[name])
        path = self._shelves.path(name)
        try:
            game = self.load(path) if path else self.game(self._by_name(name))
        except FileWrong as wrong:
            self._faulty[name] = wrong.file, wrong.faults
            raise
        self._games[name] = game
        return game

    def names(self) -> Names:
        """What every game is called, by its id; no house takes its name from a shipped game."""
        return self._stated.names()

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
        self, game: "Game", options: Mapping[str, str], case: str, house: tuple[str, ...] = ()
    ) -> "Game":
        """A game with options other than their defaults, and in the case that has come about.

        Raises FileWrong where these cannot be played together, each by itself though it can.
        `house` are the keys of house rules that change it.
        """
        played = game.by_choice or game.id
        key = played, tuple(sorted(options.items())), case, house
        if key not in self._variants:
            changes = self._house_changes(played, house)
            self._variants[key] = game_files().variant(
                played, self._tables[played], options, case, changes
            )
        if not game.by_choice:
            return self._variants[key]
        return replace(
            self._variants[key], id=game.id, source=game.source, by_choice=game.by_choice
        )

    def as_house_plays(self, game: "Game", house: Collection[str]) -> "Game":
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

    def _reread(self, game: "Game", house: Sequence[str]) -> "Game":
        """A sound game with all its cases and examples, as house rules change it."""
        form = Form(self._table(game.id), [])
        for changes in self._house_changes(game.id, house):
            form = form.changed(changes)
        changed: Game = game_files().read_game(game.id, form)
        return changed

    def _house_changes(self, game_id: str, house: Iterable[str]) -> list[Mapping[str, Any]]:
        """What house rules change in a game, as files say it."""
        own = self._table(game_id).get("house", {})
        return [own[key] if key in own else IN_ANY_GAME[key] for key in house]

    def _table(self, game_id: str) -> Mapping[str, Any]:
        """The whole table of a sound game, with all that it takes over."""
        path = self._shelves.path(game_id)
        if game_id in self._tables or path is None:
            return self._tables[game_id]
        return self._reads.read(path, ())[1].data

    def chosen(self, game: "Game", choice: str) -> "Game":
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
        return self._shelves.ids()

    def sound(self) -> "list[Game]":
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
        return self._reads.taken_over(path)

    def taken_over_from(self, like: str) -> Mapping[str, Any]:
        """What a new file would take over from a game, by its id."""
        return self._reads.taken_over_from(like)

    def shipped_ids(self) -> frozenset[str]:
        """The ids of the games that are shipped, whatever a house lays over them."""
        return self._shelves.shipped()

    def own_files(self) -> "list[Path]":
        """The house's own files, sound and faulty, in the order of their ids; reads none."""
        return self._shelves.own_files()

    def set_aside(self) -> list[SetAside]:
        """The house's own files that are faulty, in the order of their ids; reads all of them."""
        own = self.own_files()
        found = list(self._shelves.locked)
        for path in own:
            try:
                self.game(printable(path.name).removesuffix(ENDING))
            except FileWrong as wrong:
                found.append(SetAside(path, wrong.faults))
        return found

    def load(self, path: "Path") -> "Game":
        """The game of a file. Raises FileWrong with everything that is wrong with it."""
        path = real(path.parent) / path.name
        game, form = self._with_options(*self._reads.read(path, ()))
        if not game.choices:
            self._tables[game.id] = form.data
            return game
        chosen = self._chosen(game)
        faults = [
            form.told(f"choices[{number}]", say("“{game}” cannot be chosen in it", game=name))
            for number, name in enumerate(game.choices)
            if name == game.id or (name in chosen and not _can_be_chosen(chosen[name]))
        ]
        if faults:
            raise FileWrong(printable(path.name), faults)
        self._tables[game.id] = form.data
        return replace(game, chosen=tuple(chosen.values()))

    def _with_options(self, game: "Game", form: Form) -> "tuple[Game, Form]":
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
        game = game_files().read_game(game.id, form)
        if form.faults:
            raise FileWrong(f"{game.id}{ENDING}", form.faults)
        return game, form

    def _chosen(self, game: "Game") -> "dict[str, Game]":
        """The games among which a player chooses, by their ids; faulty files are left out."""
        chosen: dict[str, Game] = {}
        for name in game.choices:
            path = self._shelves.path(name)
            try:
                chosen |= {name: self._reads.read(path, ())[0]} if path else {}
            except FileWrong:
                continue  # said when that game is chosen
        return chosen

    def taken_names(self, game: "Game") -> list[tuple[str, str]]:
        """Its aliases, and its id, by which another game is found: the place, and a sentence."""
        others = {one: names for one, names in self.names().items() if one != game.id}
        taken = []
        for number, alias in enumerate(game.aliases):
            if found := named(alias, others):
                message = say("“{alias}” is {games} already", alias=alias, games=listed(found))
                taken.append((f"aliases[{number}]", message))
        if found := named(game.id, others):
            message = say(
                "the file’s name is a name of {games}, which is not found by it any more",
                games=listed(found),
            )
            taken.append(("", message))
        return taken

    def _by_name(self, name: str) -> str:
        """The id of the game that is called so. Raises UnknownGame, FileWrong where two have it."""
        found = self._stated.aliases().get(name, ())
        if not found:
            meant = named(name, self.names())
            if len(meant) != 1:
                raise UnknownGame(name)
            return meant[0]
        if len(found) > 1:
            files = [f"{one}{ENDING}" for one in found]
            message = say("“{alias}” is an alias of {files}", alias=name, files=listed(files))
            raise FileWrong(files[-1], [Fault("aliases", message)])
        return found[0]


def _can_be_chosen(game: "Game") -> bool:
    """Whether a game can be that of a choice: judged from hands, and with no choice of its own."""
    return game.kind == "showdown" and not game.choices
