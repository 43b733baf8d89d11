"""What the screens are called that others speak of."""

PLAYERS, TABLES, CLOCK = "players", "tables", "clock"
SHOWDOWN, RULINGS, REGISTER = "showdown", "rulings", "register"
MONEY = "money"
RESULTS = "results"
