"""What the Prizes screen is called, and what its panes are asked to do."""

PRIZES = "prizes"

TABLE, AGREED, EDIT, NEW = "table", "agreed", "edit", "new"
SAVE, IMPORT, ADD_LINE, DELETE_LINES = "save", "import", "line", "delete"
"""What the editor of pay tables is to do."""
PAY, PAY_ALL, VOID, CORRECT = "pay a prize", "pay all", "void prize", "correct prize"
