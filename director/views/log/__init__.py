"""What the log says: what happened, whom it concerns, and how it is found."""
