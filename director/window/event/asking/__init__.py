"""Asking in one line: what is typed, whom and what it may mean, and what Enter would do."""
