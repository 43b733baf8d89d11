"""The room as tables, drawn small or with its seats: on any screen of the event."""
