"""Everything that leaves the server to be read: views, events, words, pages."""
