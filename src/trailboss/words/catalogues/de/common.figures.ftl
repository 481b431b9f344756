# Eigene Werte: die Datei, die `trailboss figures` schreibt, und was zu prüfen ist.

figures-head =
    Werte von { $game }, die niemand bestätigen konnte. Wenn du das gedruckte Spiel hast:
    1. Vergleiche jeden mit dem Teil, das er nennt, und berichtige, was anders ist.
    2. Nenne unter `confirmed`, was du verglichen hast.
    3. Spiele damit: trailboss play … --figures DATEI, oder immer als figures/{ $file } in deinem Konfigurationsordner.
    Was du lässt, wie es ist, ändert nichts. Aktionen stehen in den Wörtern von docs/effects.md.
figures-confirmed-head = Was du mit dem gedruckten Spiel verglichen hast: die Namen in eckigen Klammern unten, wie "trail.posts.12", einer je Zeile.
figures-rulings-head = Das sind Regeln und keine Werte. Auch sie können bestätigt werden, mit dem Namen vor dem Doppelpunkt:
figures-look = Schau auf: { $where }
figures-was = Das Spiel selbst hat { $value }
figures-absent = dort ist nichts gedruckt, soviel wir wissen
figures-absent-known = dort ist nichts gedruckt, soviel wir wissen; möglich wäre { LIST($known, "or") }
figures-stand-in = Platzhalter
figures-low = recht unsicher
figures-medium = etwas unsicher

## Teile

component-trail-spaces = Feld { $name }
component-trail-posts = Posten { $name }
component-trail-bounty = Kopfgelder
component-railroad-cities = Stadt { $name }
component-railroad-arrows = Pfeil { $name }
component-cards-cattle = Rinderkarte { $name }
component-cards-objectives-starting = Startauftrag { $name }
component-cards-objectives-deck = Auftragskarte { $name }
component-supply-hazard-tiles = Gefahrenplättchen
component-supply-outlaws = Plättchen { $name }
component-supply-bags = Beutel
component-buildings-neutral = Neutrales Gebäude { $name }
component-buildings-private = Eigenes Gebäude { $name }
component-buildings-public-a = Gebäude { $name }, Seite a
component-buildings-public-b = Gebäude { $name }, Seite b
component-buildings-train = Zugkarte { $name }
component-player-workers = Spielertafel, Reihe { $name }
component-player-steps = Spielertafel, Schritte
component-player-steps-disc = Spielertafel, { $name }
component-tiles-objectives = Auftragsplättchen { $name }
component-tiles-bonuses = Bonusplättchen { $name }
component-automa-cards = Automakarte { $name }
component-automa-levels = Automa, Stufe { $name }
component-automa-price-cap = Automa, teuerster Kauf

## Felder

field-this = Wert
field-players = zu { $players }
field-cost = Kosten
field-vp = Punkte
field-value = Zuchtwert
field-workers = Baumeister
field-builders = Baumeister
field-actions = Aktionen
field-action = Aktion
field-front = Vorderseite
field-star = Sternseite
field-needs = verlangt
field-tasks = verlangt
field-penalty = Strafe
field-copies = Anzahl
field-permanent = dauerhafte Zertifikate
field-duplicate = verdoppelt eine Karte
field-steps = Schritte
field-only = nur mit
field-hand = Hand
field-woods = im Wald
field-risk = Risikoaktion
field-first-city = erste Stadt
