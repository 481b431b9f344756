"""Everything that is kept: users, tables, and the log of every table."""
