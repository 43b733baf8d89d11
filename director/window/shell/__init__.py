"""The operator's window: its menus, its bars, and every event that is open in it."""
