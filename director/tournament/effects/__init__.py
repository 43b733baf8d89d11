"""What will be different once a record is taken back or brought back, said before it is done.

Two states of an event are compared: as it stands, and as it would stand. Every field of a state is
compared or declared to follow from others, and what nobody has words for is named all the same.
"""
