"""Staff: who works at an event, and what each role may bring about."""
