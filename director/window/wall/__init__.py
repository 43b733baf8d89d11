"""The poster of the event for the whole room: nothing moves on it but time."""
