"""Paper: what a page says, and one module that sets it in type."""
