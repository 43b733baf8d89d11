"""What the clock says: time, stakes, schedule, and how an event stands."""
