"""Live connections: who watches a table, and how they are woken in all processes."""
