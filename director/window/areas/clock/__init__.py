"""The clock: what is left, what a hand costs, the schedule, clocks called on players."""
