"""The clock of an event, and those of flights and tables."""
