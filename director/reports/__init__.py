"""Paper. What a page says is made here without any library; one module sets it in type."""
