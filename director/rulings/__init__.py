"""Every ruling that the floor can ask for, as a small form with an answer."""
