"""One module a change of form."""
