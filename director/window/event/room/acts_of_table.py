"""What is done with a table, wherever it is shown."""

ON_TABLE = (
    "tables.check_table",
    "tables.lock",
    "tables.break",
    "tables.chip_race",
    "tables.close",
    "tables.turn",
    "tables.game",
    "clock.own",
)
"""What drops down from it."""
