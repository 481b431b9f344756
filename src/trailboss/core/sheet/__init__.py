"""Positions in words: what a person can write down, send, edit and play on from.

A family's *sheet* lists the fields of a table and of a seat. A field has a key, a shape (how its
value is written) and two functions, one that reads it off a state and one that puts it there. Text
and JSON hold the same values; docs/positions.md specifies them. Nothing here is compiled.
"""
