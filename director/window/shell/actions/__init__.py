"""Every action of the program and of an event, declared as data, and what stands behind a few."""
