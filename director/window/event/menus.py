"""The menus by their names, in the order in which they stand."""

EVENT = "&Event"
EDIT = "&Edit"
FLOOR = "&Floor"
TABLES = "&Tables"
PLAYER = "Pla&yer"
MONEY = "&Money"
PRIZES = "P&rizes"
BOUNTIES = "B&ounties"
THE_CLOCK = "&Clock"
REGISTER = "&Register"
STRUCTURE = "&Structure"
GAME = "&Game"
WALL = "&Wall"
PRINT = "&Print"
VIEW = "&View"
HELP = "&Help"

MENUS = (
    EVENT,
    EDIT,
    FLOOR,
    TABLES,
    PLAYER,
    MONEY,
    PRIZES,
    BOUNTIES,
    THE_CLOCK,
    REGISTER,
    STRUCTURE,
    GAME,
    WALL,
    PRINT,
    VIEW,
    HELP,
)
