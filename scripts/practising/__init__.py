"""The school held against the judge: what `practice.py` asks, and the tests in short."""
