### The language as it calls itself, to be chosen in the settings.

language-name = English
