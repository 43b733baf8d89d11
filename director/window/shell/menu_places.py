"""The menus: what stands where, by what somebody on the floor looks for. Twelve entries at most.

What stands in none is found by the palette, which has everything.
"""

from typing import NamedTuple


class Part(NamedTuple):
    """A menu, or one within another: its groups, with a line between them."""

    title: str
    groups: tuple[tuple["str | Part", ...], ...]
    """Actions by their ids, and menus within this one."""

    @property
    def ids(self) -> set[str]:
        """All actions in it, those in the menus within it too."""
        return {*_paths(self, "")}


def _menu(title: str, *groups: str) -> Part:
    return Part(title, tuple([tuple(group.split()) for group in groups]))


_SAMPLE = _menu(
    "Sample evening", "start_actions.sample start_actions.sample_anew start_actions.sample_removed"
)
_NAME = _menu("Name and logo", "event.rename event.logo event.no_logo")
_TEMPLATES = _menu("Templates", "start_actions.from_template event.save_template event.copy")
_BACKUPS = _menu("Backups", "book.copy start_actions.continue", "aside.halves")
_PAYMENT = _menu(
    "Payment",
    "player.pay players.all_pay player.rebuy player.add_on player.lammers lammers.all",
    "player.correct player.give_back player.pay_prize players.way",
)
_NIT = _menu("Nit game", "player.nit_card player.nit_ante player.last_nit")
_CHOSEN = Part(
    "Selected player",
    (
        ("player.count", "player.warn", "player.serve", "player.rename", _NIT),
        ("player.order", "player.knocked_out", "player.back_in", "player.again"),
        ("player.disqualify", "player.void"),
    ),
)
_ALTERNATES = _menu(
    "Sign-ups and alternates",
    "players.registration players.sign_ups tickets.enter tickets.reserve",
    "alternates.list alternates.in alternates.strike",
)
_TEAMS = _menu("Teams", "teams.enter teams.members teams.chips teams.cut")
_SEATS = _menu(
    "Seats",
    "seats.draw seats.redraw",
    "tables.move tables.ask_change tables.give_change tables.unseat",
    "tables.arrive tables.all_arrive",
    "tables.check_seat tables.check_table tables.bar",
)
_TABLE = _menu(
    "Table",
    "tables.open tables.close tables.lock",
    "tables.turn tables.game tables.chip_race tables.colored_up clock.own",
)
_ROUNDS = _menu("Rounds", "rounds.plan rounds.draw rounds.clock")
_FLIGHTS = _menu(
    "Flights", "flights.open flights.bag flights.end flights.join", "flights.house flights.clock"
)
_WALL = _menu(
    "Wall",
    "wall.switch wall.content wall.announce wall.quiet wall.moves deal.wall",
    "wall.slides wall.add_picture wall.remove_picture",
)
_LAYOUT = _menu(
    "Wall layout",
    "wall.automatic wall.registration wall.play wall.break wall.bubble wall.final",
)
_SCHEDULE = _menu(
    "Schedule",
    "clock.start_at clock.pause_after clock.make_up clock.change",
    "clock.mute clock.spoken clock.say_level",
)
_PRIZES = _menu(
    "Prizes",
    "prizes.table prizes.agreed",
    "prizes.pay_next prizes.pay prizes.pay_all prizes.correct prizes.void prizes.slip",
    "teams.pay prizes.satellite",
)
_TICKETS = _menu(
    "Tickets",
    "tickets.issue tickets.pass_on tickets.return tickets.cash",
    "print.ticket print.ticket_slips print.tickets",
)
_PAYOUTS = _menu(
    "Payout structure",
    "prizes.edit prizes.new_table prizes.import",
    "prizes.line prizes.delete prizes.save",
)
_BOUNTIES = _menu(
    "Bounties",
    "bounties.way bounties.envelopes",
    "bounties.draw bounties.open bounties.unnamed",
    "bounties.pay_next bounties.pay bounties.pay_all bounties.collect",
)
_DEAL = _menu(
    "Deal",
    "screen.deal deal.agree deal.withdraw",
    "deal.icm deal.chop deal.even deal.percent deal.free",
    "deal.bounties deal.hold deal.prizes deal.unit",
)
_DRAWER = _menu("Drawer", "money.float money.count money.close")
_PAPER_SEATS = _menu(
    "Seats and moves",
    "print.seat_cards print.seats_by_name print.seats_by_table",
    "print.move_slips print.break_list print.break_slips",
    "print.table_sheets print.table_numbers print.table_tents print.table_cards",
)
_PAPER_PLAYERS = _menu(
    "Entries",
    "print.registration print.receipt print.receipts print.lammers print.choices print.teams",
)
_PAPER_PLAY = _menu(
    "Play", "print.chip_race print.bracket print.bags print.next_day print.floor_log"
)
_PAPER_MONEY = _menu(
    "Payouts",
    "print.results print.prizes print.paying_out print.slips print.deal",
    "print.bounties print.bounty_slip print.bounty_slips print.payments print.drawer",
)
_EXPORT = _menu("Export", "save.results save.page save.seats save.registration save.payments")
_REGISTER = _menu(
    "Register",
    "start_actions.register register.new",
    "register.merge register.erase",
    "register.import register.export",
)
_GAMES = _menu("Games", "aside.games aside.new_game aside.edit_game")
_MORE = _menu(
    "More screens",
    "screen.register screen.history screen.counts screen.charts",
    "screen.results screen.bounties screen.bracket screen.flights",
)
_APPEARANCE = _menu(
    "Appearance",
    "look.light look.system look.high_contrast look.four_colours",
    "text.larger text.smaller start_actions.restart",
)

MENU_BAR = (
    Part(
        "&Event",
        (
            ("start_actions.new", _TEMPLATES, "start_actions.list", "events.put_away"),
            ("event.structure", "event.close", "event.reopen", _NAME),
            ("aside.share", "aside.join", _BACKUPS),
            ("start_actions.quit",),
        ),
    ),
    _menu(
        "E&dit",
        "event.undo event.redo history.take_back",
        "players.find event.next_step clock.due palette.open",
    ),
    Part(
        "&Players",
        (
            ("players.register", "players.out", "players.name_out", "players.many_out"),
            ("players.back", "players.call", "players.override", "history.of_player"),
            (_PAYMENT, _CHOSEN, _ALTERNATES, _TEAMS),
        ),
    ),
    Part(
        "&Tables",
        (
            ("tables.proposal", "tables.break", "tables.go", "tables.overview"),
            ("event.hand_for_hand",),
            (_SEATS, _TABLE, _ROUNDS, _FLIGHTS),
        ),
    ),
    Part(
        "&Clock",
        (
            ("clock.switch", "clock.unlock"),
            ("clock.previous", "clock.next", "clock.more", "clock.less", "clock.again"),
            (_SCHEDULE, _WALL, _LAYOUT),
        ),
    ),
    Part(
        "&Money",
        (
            ("money.terms", "money.open_account", "players.all_pay", "money.correct", _DRAWER),
            (_PRIZES, _TICKETS, _PAYOUTS, _BOUNTIES, _DEAL),
            ("event.pay_out",),
        ),
    ),
    _menu(
        "&Rulings",
        "showdown.clear showdown.open showdown.save showdown.deck",
        "ruling.aloud ruling.copy ruling.file ruling.print",
        "ruling.house_rules",
    ),
    Part(
        "Pri&nt",
        (
            ("print.sheets", "print.day", "print.pack", "print.rule_book"),
            (_PAPER_SEATS, _PAPER_PLAYERS, _PAPER_PLAY, _PAPER_MONEY, _EXPORT),
            ("print.stop",),
        ),
    ),
    _menu(
        "&Structure",
        "structure.save structure.open structure.export structure.found",
        "structure.undo structure.redo",
        "structure.level structure.break structure.delete",
        "structure.stretch structure.suggest structure.sheet",
    ),
    _menu(
        "&Game",
        "game.save game.import game.export",
        "game.undo game.redo",
        "game.try game.keep",
        "game.next_block game.block_before game.pane game.text",
    ),
    Part(
        "H&ouse",
        (
            (
                _REGISTER,
                "start_actions.structures",
                _GAMES,
                "aside.series",
                "aside.leagues",
                "aside.practice",
            ),
            ("start_actions.import",),
            (_SAMPLE, "aside.settings"),
            ("aside.staff", "staff.change", "staff.lock"),
        ),
    ),
    Part(
        "&View",
        (
            ("screen.players", "screen.tables", "screen.clock"),
            ("screen.showdown", "screen.rulings"),
            ("screen.money", "screen.prizes", _MORE),
            ("events.next", _APPEARANCE),
        ),
    ),
    _menu(
        "&Help",
        "aside.manual keys.show",
        "aside.manual_sheet aside.support aside.newer aside.about",
    ),
)


def _paths(part: Part, above: str) -> dict[str, str]:
    path = f"{above}{part.title.replace('&', '')}"
    found: dict[str, str] = {}
    for group in part.groups:
        for one in group:
            found |= {one: path} if isinstance(one, str) else _paths(one, f"{path} ▸ ")
    return found


WHERE = {entry: path for part in MENU_BAR for entry, path in _paths(part, "").items()}
"""In which menu each action stands: "Money ▸ Prizes"; of two menus the later one."""
