# The demonstration without a server.

demo-lead = Play the board game of cattle drives to Kansas City in your browser: against the computer, or sharing one screen. Free and unofficial, nothing to install.
demo-more = Further
demo-about = Demonstration: Python and all opponents run in this browser, and nothing leaves it.
demo-loading = Loading the game: { $share }% of { $size } MB
demo-failed = The game did not load: { $problem }
