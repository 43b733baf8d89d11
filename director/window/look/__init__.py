"""How it looks: one palette, one type family in four sizes, one style sheet, icons and cards."""
