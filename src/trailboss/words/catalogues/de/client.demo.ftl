# The demonstration without a server.

demo-more = Außerdem
demo-about = Vorführung: Python und alle Gegner laufen in diesem Browser, nichts verlässt ihn.
demo-loading = Das Spiel wird geladen: { $share } % von { $size } MB
demo-failed = Das Spiel ließ sich nicht laden: { $problem }
