"""The rulings desk: what is done with a ruling of whatever kind, at an event or without one."""
