"""Matches between bots: fair schedules, many games at once, honest figures."""
