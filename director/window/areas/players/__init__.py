"""The players of an event: who enters, who waits, and everything about one of them."""
