"""What rule cards, rule books and worked hands say."""
