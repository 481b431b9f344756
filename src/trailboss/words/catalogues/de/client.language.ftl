### Wie die Sprache sich selbst nennt, zum Auswählen in den Einstellungen.

language-name = Deutsch
