"""People in files: sign-up lists of an event, and sheets for the register."""
