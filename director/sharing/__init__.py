"""An evening on several stations: the server that keeps its book, and who may speak with it.

Nothing of this is imported, and no port is open, until an evening is shared or joined.
"""
