"""What the Prizes screen is called, and what its panes are asked to do."""

PRIZES = "prizes"
PRIZES_MENU = "P&rizes"
"""The title of the menu."""

TABLE, AGREED = "table", "agreed"
PAY, PAY_ALL, VOID, CORRECT = "pay a prize", "pay all", "void prize", "correct prize"
