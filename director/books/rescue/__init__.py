"""After a loss: going on from a copy, one event put back as a copy has it, a damaged book read."""
