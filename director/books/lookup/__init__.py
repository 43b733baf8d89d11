"""The look-up tables beside the log: made from it, so that lists and any SQL tool can read them."""
