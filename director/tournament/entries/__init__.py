"""Who enters, on which terms, and under which name."""
