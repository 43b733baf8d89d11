"""Machines on networks of their own, made of namespaces, and what becomes of an evening on them."""
