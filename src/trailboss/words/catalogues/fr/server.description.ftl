# Les noms des choses dans la description d’un jeu, que le navigateur écrit sur les cartes et les boutons.

thing = { $thing }
# Là où il y a peu de place : l’attribut .short d’un nom, ou le nom lui-même.
thing-short = { CAP(FORM($thing, "short")) }
thing-about = { FORM($thing, "about") }
# Une description à part.
thing-words = { CAP($words) }
form-short = { $noun }
form-about = { $noun }
