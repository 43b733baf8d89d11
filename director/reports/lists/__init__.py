"""Lists in files of other kinds: CSV, spreadsheets, web pages."""
