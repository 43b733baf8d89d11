"""Who is out and who is back in, in which order; penalties."""
