"""A team event at the window: a team enters, its chips are counted, the field is cut."""

from dataclasses import replace

from director.desk.desk import new_seed
from director.desk.namesakes import several, shared_name
from director.files.forms import briefly
from director.reports.event_sheets.teams import no_teams
from director.tournament.commands import (
    AgreePrizes,
    ChangeTeam,
    CutField,
    RegisterTeam,
    ShareTeamChips,
)
from director.tournament.entries.registration import entry_price
from director.tournament.state import EntryNumber, PlayerNumber, Tournament
from director.tournament.teams.prizes import chips_as_money, team_pay_table, team_prize_terms
from director.tournament.teams.state import evenly
from director.translation import chips, say
from director.views.counted import counted
from director.window.event import menus
from director.window.event.asking.chosen_first import a_player, all_where
from director.window.event.asking.question import Answer, Question, asks, commanded, open_to
from director.window.event.asking.selling import Entrance, ask_entrance
from director.window.event.asking.typed_players import chips_in
from director.window.event.cockpit import Cockpit
from director.window.event.screen_names import PLAYERS
from director.window.widgets.action import Action


def _names(text: str) -> list[str]:
    return [" ".join(one.split()) for one in text.split(",") if one.strip()]


def _unclear(cockpit: Cockpit, *names: str) -> Answer | None:
    """Which of these names several people have; None where each is one person's, or new."""
    index = cockpit.bridge.desk.player_index
    name = shared_name(index, names)
    if not name:
        return None
    return Answer(
        say(
            "“{name}” could be {people}: type more of the name",
            name=briefly(name),
            people=several(index, name),
        ),
        None,
    )


def _team(cockpit: Cockpit, text: str) -> Answer:
    name, _, rest = text.partition(":")
    members = _names(rest)
    if not name.strip() or not members:
        return Answer(say("Team name, colon, players: River Rats: ann, bob"), None)
    teams = cockpit.tournament.structure.teams
    count = say("{count} of {most} players", count=len(members), most=teams.players if teams else 0)
    desk = cockpit.bridge.desk
    if unclear := _unclear(cockpit, name, *members):
        return unclear

    def enter() -> None:
        met = cockpit.bridge.tried(
            lambda: (desk.player(name), tuple([desk.player(one) for one in members]))
        )
        if met is None:
            return
        team, numbers = met

        def entering(pays: str, tendered: int | None) -> RegisterTeam:
            return RegisterTeam(team, numbers, new_seed(), pays, tendered=tendered)

        price = entry_price(cockpit.tournament, team).total
        ask_entrance(cockpit, Entrance(desk.name(team), price, entering))

    return Answer(say("Enter: {team} enters with {count}", team=name.strip(), count=count), enter)


def _members(cockpit: Cockpit, text: str) -> Answer:
    entry, members = cockpit.entry, _names(text)
    if entry is None:
        return Answer(say("select a player first"), None)
    if not members:
        return Answer(say("Players in table order: ann, bob"), None)
    desk = cockpit.bridge.desk
    if unclear := _unclear(cockpit, *members):
        return unclear

    def change() -> None:
        met = cockpit.bridge.tried(lambda: tuple([desk.player(one) for one in members]))
        if met is not None:
            cockpit.bridge.do(ChangeTeam(entry, met))

    one, many = "Enter: 1 player for the team", "Enter: {count} players for the team"
    return Answer(counted(len(members), one, many), change)


def _members_now(cockpit: Cockpit) -> str:
    t, entry = cockpit.tournament, cockpit.entry
    members: tuple[PlayerNumber, ...] = t.teams.get(entry, ()) if entry else ()
    return ", ".join([cockpit.bridge.desk.name(one) for one in members])


def _chips(cockpit: Cockpit, text: str) -> Answer:
    t, entry = cockpit.tournament, cockpit.entry
    counts = chips_in(text)
    teams = t.structure.teams
    if entry is None or teams is None or counts is None or len(counts) != teams.tables:
        tables = teams.tables if teams else 0
        return Answer(say("Chips at each of the {count} tables: 16000 14500", count=tables), None)
    command = ShareTeamChips(EntryNumber(entry), tuple(counts))
    smallest = min([chip.value for chip in t.structure.chip_set], default=25)
    each = "  –  ".join([chips(one) for one in evenly(sum(counts), teams.tables, smallest)])
    values = {"sum": chips(sum(counts)), "each": each}
    return commanded(cockpit, command, say("Enter: {sum} in total, then {each}", **values))


def _cut(cockpit: Cockpit, text: str) -> Answer:
    if not text.isdecimal():
        return Answer(say("How many teams advance"), None)
    return commanded(cockpit, CutField(int(text)))


def _cut_to(cockpit: Cockpit) -> str:
    teams = cockpit.tournament.structure.teams
    return str(teams.cut_to) if teams and teams.cut_to else ""


TEAM = Question(
    "Which team enters, and who plays?",
    "Team, then its players: River Rats: Ann, Bob",
    _team,
    names=True,
)
MEMBERS = Question(
    "Who plays for the team?", "Names with commas: Ann, Bob", _members, _members_now, names=True
)
TEAM_CHIPS = Question("How many chips at each table?", "16000 14500 18250", _chips)
CUT = Question("How many teams advance?", "6", _cut, _cut_to)


def _no_team(cockpit: Cockpit) -> str | None:
    if why := no_teams(cockpit.tournament):
        return why
    return None if cockpit.entry else say("select a team first")


def _no_team_in(cockpit: Cockpit) -> str | None:
    if why := _no_team(cockpit):
        return why
    return None if cockpit.chosen else say("this team is out")


def _is_no_team(t: Tournament, entry: EntryNumber) -> str | None:
    return no_teams(t) or (None if entry in t.teams else say("this is no team"))


def _is_no_team_in(t: Tournament, entry: EntryNumber) -> str | None:
    return _is_no_team(t, entry) or (None if t.is_in(entry) else say("this team is out"))


def _by_chips(t: Tournament) -> AgreePrizes:
    return AgreePrizes(team_pay_table(len(t.entries)), team_prize_terms(t), say("chips as money"))


def _pay_by_chips(cockpit: Cockpit) -> None:
    cockpit.bridge.do(_by_chips(cockpit.tournament))


def _no_chips_as_money(cockpit: Cockpit) -> str | None:
    if why := no_teams(cockpit.tournament):
        return why
    if not chips_as_money(cockpit.tournament):
        return say("a team has to win and all chips have to be counted first")
    return cockpit.bridge.refusal(_by_chips(cockpit.tournament))


TEAM_ACTIONS: tuple[Action[Cockpit], ...] = (
    Action(
        "teams.enter",
        "Register team …",
        asks(TEAM),
        menus.PLAYER,
        refusal=open_to(RegisterTeam, lambda c: no_teams(c.tournament)),
        words="team entry, a team enters, enter team, tag team",
    ),
    Action(
        "teams.members",
        "Change team members …",
        asks(MEMBERS),
        menus.PLAYER,
        "Shift+M",
        screen=PLAYERS,
        refusal=open_to(ChangeTeam, _no_team),
        needs=replace(a_player(_is_no_team, all_where(lambda t: t.teams)), question="Which team?"),
        words="who plays for the team, substitute, line-up, lineup",
    ),
    Action(
        "teams.chips",
        "Record team chips …",
        asks(TEAM_CHIPS),
        menus.PLAYER,
        "T",
        screen=PLAYERS,
        refusal=open_to(ShareTeamChips, _no_team_in),
        needs=replace(
            a_player(_is_no_team_in, all_where(lambda t: t.teams)), question="Which team?"
        ),
        words="team stacks, team count, combine team chips",
    ),
    Action(
        "teams.cut",
        "Cut field …",
        asks(CUT),
        menus.PLAYER,
        refusal=open_to(CutField, lambda c: no_teams(c.tournament)),
        words="only the best go on, advance teams, cut line",
    ),
    Action(
        "teams.pay",
        "Pay teams by chips",
        _pay_by_chips,
        menus.PRIZES,
        refusal=_no_chips_as_money,
        words="team prizes, chips as money, team payouts",
    ),
)
