"""Tournament Director: everything the floor of a live poker event needs, on one laptop."""

__version__ = "0.1.0"
