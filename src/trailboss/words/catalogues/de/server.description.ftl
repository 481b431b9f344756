# Die Namen der Dinge in der Beschreibung eines Spiels, die der Browser auf Karten und Knöpfe schreibt.

thing = { $thing }
# Wo wenig Platz ist: das Attribut .short eines Namens, sonst der Name selbst.
thing-short = { CAP(FORM($thing, "short")) }
thing-about = { FORM($thing, "about") }
# Eine Beschreibung, die für sich steht.
thing-words = { CAP($words) }
form-short = { $noun }
form-about = { $noun }
