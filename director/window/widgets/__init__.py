"""What screens are put together from: tables of rows, figures, fields, drops, the status line."""
