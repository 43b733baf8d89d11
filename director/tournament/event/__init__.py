"""The event as a whole: opened, changed, closed, paid out."""
