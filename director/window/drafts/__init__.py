"""What forms over a draft are made of: their fields, what is typed, what is wrong with it."""
