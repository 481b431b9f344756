"""The book of a game: what winners do that others do not, from the games of a dataset."""
