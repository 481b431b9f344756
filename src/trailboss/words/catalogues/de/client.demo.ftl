# The demonstration without a server.

demo-lead = Spiel das Brettspiel um Viehtriebe nach Kansas City im Browser: gegen den Computer oder zu mehreren an einem Bildschirm. Kostenlos, inoffiziell, nichts zu installieren.
demo-more = Außerdem
demo-about = Vorführung: Python und alle Gegner laufen in diesem Browser, nichts verlässt ihn.
demo-loading = Das Spiel wird geladen: { $share } % von { $size } MB
demo-failed = Das Spiel ließ sich nicht laden: { $problem }
