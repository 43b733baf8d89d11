"""The command palette and the key sheet, both made from the declared actions alone."""
