"""The evening: structure, clock, facts, commands and the log they are written in. Pure."""
