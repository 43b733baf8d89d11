"""`director --self-test`: tries everything that a floor relies on, where it is installed.

Each trial says what it tried, and yields a sentence for each fault.
"""
