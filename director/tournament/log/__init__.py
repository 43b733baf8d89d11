"""The log of an event: records in order, decisions that write them, and what is asked of it."""
