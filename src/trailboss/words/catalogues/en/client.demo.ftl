# The demonstration without a server.

demo-more = Further
demo-about = Demonstration: Python and all opponents run in this browser, and nothing leaves it.
demo-loading = Loading the game: { $share }% of { $size } MB
demo-failed = The game did not load: { $problem }
