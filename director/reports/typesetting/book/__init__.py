"""The pages of a book: text that flows through columns, and what a manual is set from."""
