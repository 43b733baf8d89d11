"""Charts as plain data: what lines they have, and where everything in them lies."""
