"""Two halves of one evening that went on apart, and how they become one again."""
