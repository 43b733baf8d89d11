"""Pages beside the events: the settings, the manual, what the program is made of."""
