"""Before an event is chosen: the list of events, and the way to a new one."""
