"""Telling people away from the table that it is their turn: by e-mail and by webhook."""
