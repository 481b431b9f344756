# Beide Ausgaben der Spiele um Kansas City: wie die Dinge heißen und was Aktionen tun.
# Was eine Ausgabe anders nennt, steht in first-edition.ftl oder second-edition.ftl.

-herder = Viehtreiber
-outlaw = Bandit
-outlaws = Banditen
-form-no-outlaw = kein Bandit
-form-outlaws-dat = Banditen
-form-outlaw-space = Banditenfeld
-automa = Sam

## Arbeiter

worker-cowboy = Cowboy
    .gender = m
    .many = Cowboys
    .many-dat = Cowboys
worker-builder = Baumeister
    .gender = m
    .many = Baumeister
    .many-dat = Baumeistern
worker-engineer = Ingenieur
    .gender = m
    .many = Ingenieure
    .many-dat = Ingenieuren

## Karten. Ihre Namen hat jede Ausgabe für sich.

# Eine Karte als Objekt eines Satzes: ein Rind mit Namen, eine Auftragskarte mit ihren Aufgaben.
a-card =
    { $objective ->
        [objective] { FORM($objective, "a") }
       *[none] { FORM($card, "a-acc") }
    }
the-card =
    { $objective ->
        [objective] { FORM($objective, "the") }
       *[none] { FORM($card, "the-acc") }
    }
form-a-card-dat =
    { $objective ->
        [objective] { FORM($objective, "a-dat") }
       *[none] { FORM($card, "a-dat") }
    }
form-the-card-dat =
    { $objective ->
        [objective] { FORM($objective, "the-dat") }
       *[none] { FORM($card, "the-dat") }
    }
form-the-card-gen =
    { $objective ->
        [objective] { FORM($objective, "the-dat") }
       *[none] von { FORM($card, "the-dat") }
    }
objective =
    { $form ->
        [full] { $points } SP für { LIST($tasks, "and", "acc") }{ $penalty ->
            [0] {""}
           *[other] , sonst { $penalty } SP
        }
        [no-acc] keine Auftragskarte ({ LIST($tasks, "comma") })
        [the] die Auftragskarte ({ LIST($tasks, "comma") })
        [the-dat] der Auftragskarte ({ LIST($tasks, "comma") })
        [a-dat] einer Auftragskarte ({ LIST($tasks, "comma") })
        [a] eine Auftragskarte ({ LIST($tasks, "comma") })
       *[other] Auftragskarte ({ LIST($tasks, "comma") })
    }
task =
    { $form ->
        [acc] { FORM($task, "count-acc", $count) }
       *[nom] { FORM($task, "count", $count) }
    }
form-count-acc = { form-count }
# Wie weit eine Aufgabe einer Auftragskarte erfüllt ist.
done-of = { $done }/{ FORM($task, "count", $count) }
task-building = Gebäude
    .many = Gebäude
task-station = Bahnhof
    .many = Bahnhöfe
task-hazard = Gefahr
    .many = Gefahren
task-green-outlaw = grüner Bandit
    .many = grüne Banditen
    .count-acc = { $n ->
        [one] 1 grünen Banditen
       *[other] { $n } grüne Banditen
    }
task-orange-outlaw = oranger Bandit
    .many = orange Banditen
    .count-acc = { $n ->
        [one] 1 orangen Banditen
       *[other] { $n } orange Banditen
    }
task-cattle-3 = Rinderkarte mit Wert 3
    .many = Rinderkarten mit Wert 3

# Karten mehrerer Arten, die eine Aktion verlangt.
cards-pair = zwei Rinderkarten derselben Art
    .a-acc = zwei Rinderkarten derselben Art
    .no-acc = keine zwei Rinderkarten derselben Art
cards-cattle = Rinderkarte
    .gender = f
    .a-acc = eine beliebige Rinderkarte
cards-objective = Auftragskarte
    .gender = f
cards-value-3 = Rinderkarte mit Wert 3
    .gender = f

colour-gray = grau
colour-green = grün
colour-black = schwarz
colour-white = weiß
colour-yellow = gelb
colour-red = rot
colour-blue = blau
colour-brown = braun
colour-purple = lila
colour-orange = orange

## Plättchen

hazard-flood = Flut
    .gender = f
    .many = Fluten
hazard-drought = Dürre
    .gender = f
    .many = Dürren
hazard-rockfall = Steinschlag
    .gender = m
    .many = Steinschläge
tile-green-outlaw = grüner Bandit
    .a-nom = ein grüner Bandit
    .a-acc = einen grünen Banditen
    .the = der grüne Bandit
    .the-acc = den grünen Banditen
    .the-dat = dem grünen Banditen
tile-orange-outlaw = oranger Bandit
    .a-nom = ein oranger Bandit
    .a-acc = einen orangen Banditen
    .the = der orange Bandit
    .the-acc = den orangen Banditen
    .the-dat = dem orangen Banditen
tile-1a = 1a
tile-1b = 1b
tile-2a = 2a
tile-2b = 2b
tile-3a = 3a
tile-3b = 3b
tile-4a = 4a
tile-4b = 4b
tile-5a = 5a
tile-5b = 5b
tile-6a = 6a
tile-6b = 6b
tile-7a = 7a
tile-7b = 7b
tile-8a = 8a
tile-8b = 8b
tile-9a = 9a
tile-9b = 9b
tile-10a = 10a
tile-10b = 10b
tile-11a = 11a
tile-11b = 11b
tile-12a = 12a
tile-12b = 12b
tile-A = Gebäude A
    .gender = n
tile-B = Gebäude B
    .gender = n
tile-C = Gebäude C
    .gender = n
tile-D = Gebäude D
    .gender = n
tile-E = Gebäude E
    .gender = n
tile-F = Gebäude F
    .gender = n
tile-G = Gebäude G
    .gender = n
tile-flood-4-green = Flut (4 SP, grüne Hand)
    .gender = f
tile-flood-3-green = Flut (3 SP, grüne Hand)
    .gender = f
tile-flood-3-black = Flut (3 SP, schwarze Hand)
    .gender = f
tile-flood-2-green = Flut (2 SP, grüne Hand)
    .gender = f
tile-flood-2-black = Flut (2 SP, schwarze Hand)
    .gender = f
tile-drought-4-green = Dürre (4 SP, grüne Hand)
    .gender = f
tile-drought-3-green = Dürre (3 SP, grüne Hand)
    .gender = f
tile-drought-3-black = Dürre (3 SP, schwarze Hand)
    .gender = f
tile-drought-2-green = Dürre (2 SP, grüne Hand)
    .gender = f
tile-drought-2-black = Dürre (2 SP, schwarze Hand)
    .gender = f
tile-rockfall-4-green = Steinschlag (4 SP, grüne Hand)
    .gender = m
tile-rockfall-3-green = Steinschlag (3 SP, grüne Hand)
    .gender = m
tile-rockfall-3-black = Steinschlag (3 SP, schwarze Hand)
    .gender = m
tile-rockfall-2-green = Steinschlag (2 SP, grüne Hand)
    .gender = m
tile-rockfall-2-black = Steinschlag (2 SP, schwarze Hand)
    .gender = m
# Ein Plättchen auf dem Weg: Gebäude C, dein 4a, 4a von Ada, die Flut.
tile =
    { $lies ->
        [nothing] nichts
        [private] { $form ->
            [dat] { form-whose-tile-dat }
           *[other] { whose-tile }
        }
        [neutral] { $tile }
       *[other] { $form ->
            [dat] { FORM($tile, "the-dat") }
            [acc] { FORM($tile, "the-acc") }
           *[other] { FORM($tile, "the") }
        }
    }
whose-tile =
    { $whose ->
        [you] dein { $tile }
        [automa] { $tile } von { -automa }
       *[other] { $tile } von { $owner }
    }
form-whose-tile-dat =
    { $whose ->
        [you] deinem { $tile }
       *[other] { whose-tile }
    }

form-tile-acc =
    { $lies ->
        [private] { whose-tile }
        [neutral] { $tile }
       *[other] { FORM($tile, "the-acc") }
    }

## Felder des Wegs. Wo das Feld anders gebeugt wird: .acc und .dat, .from und .to.

form-from = von { $noun }
form-to = nach { $noun }

space-START = Start
    .dat = dem Start
    .from = vom Start
    .to = zum Start
space-KC = Kansas City
space-A = Feld A
space-B = Feld B
space-C = Feld C
space-D = Feld D
space-E = Feld E
space-F = Feld F
space-G = Feld G
space-A-1 = A-1
space-A-2 = A-2
space-A-3 = A-3
space-B-1 = B-1
space-B-2 = B-2
space-B-3 = B-3
space-C-1 = C-1
space-C-2 = C-2
space-C-3 = C-3
space-D-1 = D-1
space-E-1 = E-1
space-E-2 = E-2
space-F-1 = F-1
space-F-2 = F-2
space-G-1 = G-1
space-G-2 = G-2
space-FLOOD-1 = Flutfeld 1
    .short = { hazard-flood } 1
space-FLOOD-2 = Flutfeld 2
    .short = { hazard-flood } 2
space-FLOOD-3 = Flutfeld 3
    .short = { hazard-flood } 3
space-FLOOD-4 = Flutfeld 4
    .short = { hazard-flood } 4
space-DROUGHT-1 = Dürrefeld 1
    .short = { hazard-drought } 1
space-DROUGHT-2 = Dürrefeld 2
    .short = { hazard-drought } 2
space-DROUGHT-3 = Dürrefeld 3
    .short = { hazard-drought } 3
space-DROUGHT-4 = Dürrefeld 4
    .short = { hazard-drought } 4
space-ROCKFALL-1 = Steinschlagfeld 1
    .short = { hazard-rockfall } 1
space-ROCKFALL-2 = Steinschlagfeld 2
    .short = { hazard-rockfall } 2
space-ROCKFALL-3 = Steinschlagfeld 3
    .short = { hazard-rockfall } 3
space-ROCKFALL-4 = Steinschlagfeld 4
    .short = { hazard-rockfall } 4
space-OUTLAW-1 = { -form-outlaw-space } 1
    .short = { -outlaw } 1
space-OUTLAW-2 = { -form-outlaw-space } 2
    .short = { -outlaw } 2
space-OUTLAW-3 = { -form-outlaw-space } 3
    .short = { -outlaw } 3
space-OUTLAW-4 = { -form-outlaw-space } 4
    .short = { -outlaw } 4
space-OUTLAW-5 = { -form-outlaw-space } 5
    .short = { -outlaw } 5
space-OUTLAW-6 = { -form-outlaw-space } 6
    .short = { -outlaw } 6
space-OUTLAW-7 = { -form-outlaw-space } 7
    .short = { -outlaw } 7
space-OUTLAW-8 = { -form-outlaw-space } 8
    .short = { -outlaw } 8
space-OUTLAW-9 = { -form-outlaw-space } 9
    .short = { -outlaw } 9
space-FLOOD-B1 = der 1. Bauplatz hinter den Fluten
    .acc = den 1. Bauplatz hinter den Fluten
    .dat = dem 1. Bauplatz hinter den Fluten
    .from = von dem 1. Bauplatz hinter den Fluten
    .to = zu dem 1. Bauplatz hinter den Fluten
space-FLOOD-B2 = der 2. Bauplatz hinter den Fluten
    .acc = den 2. Bauplatz hinter den Fluten
    .dat = dem 2. Bauplatz hinter den Fluten
    .from = von dem 2. Bauplatz hinter den Fluten
    .to = zu dem 2. Bauplatz hinter den Fluten
space-DROUGHT-B1 = der Bauplatz hinter den Dürren
    .acc = den Bauplatz hinter den Dürren
    .dat = dem Bauplatz hinter den Dürren
    .from = von dem Bauplatz hinter den Dürren
    .to = zu dem Bauplatz hinter den Dürren
space-ROCKFALL-B1 = der 1. Bauplatz hinter den Steinschlägen
    .acc = den 1. Bauplatz hinter den Steinschlägen
    .dat = dem 1. Bauplatz hinter den Steinschlägen
    .from = von dem 1. Bauplatz hinter den Steinschlägen
    .to = zu dem 1. Bauplatz hinter den Steinschlägen
space-ROCKFALL-B2 = der 2. Bauplatz hinter den Steinschlägen
    .acc = den 2. Bauplatz hinter den Steinschlägen
    .dat = dem 2. Bauplatz hinter den Steinschlägen
    .from = von dem 2. Bauplatz hinter den Steinschlägen
    .to = zu dem 2. Bauplatz hinter den Steinschlägen
space-OUTLAW-B1 = der 1. Bauplatz hinter den { -form-outlaws-dat }
    .acc = den 1. Bauplatz hinter den { -form-outlaws-dat }
    .dat = dem 1. Bauplatz hinter den { -form-outlaws-dat }
    .from = von dem 1. Bauplatz hinter den { -form-outlaws-dat }
    .to = zu dem 1. Bauplatz hinter den { -form-outlaws-dat }
space-OUTLAW-B2 = der 2. Bauplatz hinter den { -form-outlaws-dat }
    .acc = den 2. Bauplatz hinter den { -form-outlaws-dat }
    .dat = dem 2. Bauplatz hinter den { -form-outlaws-dat }
    .from = von dem 2. Bauplatz hinter den { -form-outlaws-dat }
    .to = zu dem 2. Bauplatz hinter den { -form-outlaws-dat }
# Ein Feld nach dem, was darauf liegt: Gebäude C, 4a von Ada (A-2), Flutfeld 1.
place-name =
    { $lies ->
        [neutral] { $tile }
        [private] { whose-tile } ({ $place })
       *[other] { FORM($place, "acc") }
    }
form-place-dat =
    { $lies ->
        [neutral] { $tile }
        [private] { form-whose-tile-dat } ({ $place })
       *[other] { FORM($place, "dat") }
    }
form-to-place =
    { $place ->
        [KC] nach Kansas City
       *[other] zu { form-place-dat }
    }

## Eisenbahn und Städte

city-kansas-city = Kansas City
station-S1 = Bahnhof 1
station-S2 = Bahnhof 2
station-S3 = Bahnhof 3
station-S4 = Bahnhof 4
station-S5 = Bahnhof 5
station-S6 = Bahnhof 6
station-S7 = Bahnhof 7
station-S8 = Bahnhof 8
station-S9 = Bahnhof 9
station-S10 = Bahnhof 10

# Wohin eine Lokomotive fährt (auf ...).
engine-place =
    { $stop ->
        [turnout] das Ausweichgleis von { $station }
        [last] das letzte Feld
       *[space] Feld { $position }
    }

form-engine-place-dat =
    { $stop ->
        [turnout] dem Ausweichgleis von { $station }
        [last] dem letzten Feld
       *[space] Feld { $position }
    }

# Ein Bahnhofsvorsteher nach dem, was er gibt: sofort und am Ende.
master =
    { $programs ->
        [0] {""}
        [one] { LIST($programs, "or") }
        [other] { LIST($programs, "or") }
       *[none] { $permanent ->
            [one] 1 dauerhaftes Zertifikat
            [other] { $permanent } dauerhafte Zertifikate
           *[none] {""}
        }
    }{ $every ->
        [one] ; { $points } SP pro { FORM($per, "per") }
        [other] ; { $points } SP je { $every } { FORM($per, "many") }
       *[none] {""}
    }
master-SM1 = Bahnhofsvorsteher 1
master-SM2 = Bahnhofsvorsteher 2
master-SM3 = Bahnhofsvorsteher 3
master-SM4 = Bahnhofsvorsteher 4
master-SM5 = Bahnhofsvorsteher 5
master-SM6 = Bahnhofsvorsteher 6
master-SM7 = Bahnhofsvorsteher 7
master-SM8 = Bahnhofsvorsteher 8
master-SM9 = Bahnhofsvorsteher 9

## Der Spielerplan

disc-aux-money = Hilfsaktionsscheibe Geld
    .gender = f
disc-aux-draw = Hilfsaktionsscheibe Karten ziehen
    .gender = f
disc-aux-certificate = Hilfsaktionsscheibe Zertifikat
    .gender = f
disc-aux-engine = Hilfsaktionsscheibe Lokomotive
    .gender = f
disc-aux-remove = Hilfsaktionsscheibe Karten entfernen
    .gender = f
disc-step-left = linke Schrittscheibe
    .a = eine linke Schrittscheibe
    .no = keine linke Schrittscheibe
    .your = deine linke Schrittscheibe
    .a-acc = eine linke Schrittscheibe
    .the = die linke Schrittscheibe
    .the-acc = die linke Schrittscheibe
disc-step-right = rechte Schrittscheibe
    .a = eine rechte Schrittscheibe
    .no = keine rechte Schrittscheibe
    .your = deine rechte Schrittscheibe
    .a-acc = eine rechte Schrittscheibe
    .the = die rechte Schrittscheibe
    .the-acc = die rechte Schrittscheibe
disc-hand = Handkartenscheibe
    .gender = f
disc-certificate-4 = Zertifikatscheibe 4
    .gender = f
disc-certificate-6 = Zertifikatscheibe 6
    .gender = f

auxiliary-money = Geld
auxiliary-draw = Karten ziehen
auxiliary-certificate = Zertifikat
auxiliary-engine = Lokomotive
auxiliary-remove = Karten entfernen

certificates = dann hast du { $to }
certificates-stay = es bleibt bei { $to }

# Eine Aktion, Punkte oder beides, wo ein Feld sie gibt.
gift =
    { $program ->
        [program] { $program }{ $points ->
            [one] {" "}und { $points } SP
            [other] {" "}und { $points } SP
           *[none] {""}
        }
       *[none] { $points } SP
    }
arrow = mit { $city }: { $gift }

## Aktionen: was zu tun ist, in der Grundform. Ein Schritt steht in der Form "bare" nach „dafür“ oder
## vor „erhalten“ und in der Form "unit", wo die Aktion am Ende sagt, was gezählt wird.

program =
    { $needs ->
        [0] { $gain ->
            [yes] { program-gains } erhalten{ form-now }
           *[no] { LIST($gives, "and") }
        }
       *[other] { LIST($needs, "and") }, dafür { $gain ->
            [yes] { program-gains }{ form-now }
           *[no] { LIST($gives, "and") }
        }
    }
program-gains =
    { $per ->
        [per] { LIST($gives, "and", "unit") } pro { FORM($per, "per") }
       *[none] { LIST($gives, "and", "bare") }
    }
# Was eine Aktion jetzt bringt, nach dem Tätigkeitswort.
form-now =
    { $per ->
        [per] { $now ->
            [one] {" "}(du hast { $now })
            [other] {" "}(du hast { $now })
           *[none] {""}
        }
       *[none] { LIST($gives, "none", "now") }
    }
list-none-next = { $a }{ $b }
list-none-last = { $a }{ $b }
# Alle Möglichkeiten einer Aktion eines Plättchens.
action = { LIST($programs, "or") }

# Wonach gezählt wird.
each =
    { $per ->
        [per] {" "}pro { FORM($per, "per") }
       *[none] {""}
    }
now-dollars =
    { $now ->
        [one] {" "}(jetzt ${ $now })
        [other] {" "}(jetzt ${ $now })
       *[none] {""}
    }
now-number =
    { $now ->
        [one] {" "}(jetzt { $now })
        [other] {" "}(jetzt { $now })
       *[none] {""}
    }
now-certificates =
    { $certificates ->
        [certificates] {" "}({ $certificates })
        [certificates-stay] {" "}({ $certificates })
       *[none] {""}
    }
per-cowboys = Cowboy
    .per = { worker-cowboy }
    .many = { worker-cowboy.many }
per-builders = Baumeister
    .per = { worker-builder }
    .many = { worker-builder.many }
per-engineers = Ingenieur
    .per = { worker-engineer }
    .many = { worker-engineer.many }
per-woods = eigenes Gebäude im Wald
    .per = eigenem Gebäude im Wald
    .many = eigene Gebäude im Wald
per-buildings = eigenes Gebäude auf dem Weg
    .per = eigenem Gebäude auf dem Weg
    .many = eigene Gebäude auf dem Weg
per-hazards = eigenes Gefahrenplättchen
    .per = eigenem Gefahrenplättchen
    .many = eigene Gefahrenplättchen
per-stations = eigener Bahnhof
    .per = eigenem Bahnhof
    .many = eigene Bahnhöfe
per-pairs = Paar { -outlaws }
    .per = Paar { -outlaws }
    .many = Paare { -outlaws }
per-objectives = eigene Auftragskarte
    .per = eigener Auftragskarte
    .many = eigene Auftragskarten
per-certificates = Zertifikat
    .per = Zertifikat
    .many = Zertifikate
per-workers = Arbeiter
    .per = Arbeiter
    .many = Arbeiter

do-money =
    { $form ->
        [now] { now-dollars }
        [unit] ${ $amount }
        [bare] ${ $amount }{ each }
       *[verb] ${ $amount }{ each } erhalten{ now-dollars }
    }
do-pay = ${ $amount }{ each } zahlen{ now-dollars }
certificate-count =
    { $amount ->
        [one] 1 Zertifikat
       *[other] { $amount } Zertifikate
    }
do-certificate =
    { $form ->
        [now] { now-certificates }
        [unit] { certificate-count }
        [bare] { certificate-count }{ each }
       *[verb] { certificate-count }{ each } erhalten{ now-certificates }
    }
do-certificate-max =
    { $form ->
        [now] { now-certificates }
        [bare] Zertifikate bis zur Grenze
       *[verb] Zertifikate bis zur Grenze erhalten{ now-certificates }
    }
do-token =
    { $form ->
        [now] {""}
        [unit] { token-count }
        [bare] { token-count }{ each }
       *[verb] { token-count }{ each } erhalten
    }
do-objective =
    { $form ->
        [now] {""}
        [bare] eine Auftragskarte
       *[verb] eine Auftragskarte erhalten
    }
do-objective-hand =
    { $form ->
        [now] {""}
        [bare] eine Auftragskarte auf die Hand
       *[verb] eine Auftragskarte auf die Hand erhalten
    }
do-discard = { FORM($cards, "a-acc") } abwerfen
do-engine =
    { $per ->
        [per] die Lokomotive bis zu 1 Feld{ each } vorwärts bewegen{ now-number }
       *[none] { $amount ->
            [one] die Lokomotive 1 Feld vorwärts bewegen
           *[other] die Lokomotive bis zu { $amount } Felder vorwärts bewegen
        }
    }
do-engine-back =
    { $amount ->
        [one] die Lokomotive 1 Feld zurückbewegen
       *[other] die Lokomotive genau { $amount } Felder zurückbewegen
    }
do-hire = einen Arbeiter{ hire-change } einstellen
hire-change =
    { $less ->
        [one] {" "}für ${ $less } weniger
        [other] {" "}für ${ $less } weniger
       *[none] { $amount ->
            [0] {""}
           *[other] {" "}für ${ $amount } mehr
        }
    }
do-build = ein Gebäude für ${ $amount } pro { worker-builder } bauen
do-hazard =
    { $amount ->
        [0] kostenlos eine Gefahr entfernen
       *[other] eine Gefahr für ${ $amount } entfernen
    }
do-outlaw = das Kopfgeld für einen Banditen kassieren
do-auxiliary-single = eine einfache Hilfsaktion ausführen
do-auxiliary-double = eine einfache oder doppelte Hilfsaktion ausführen
do-move =
    { $amount ->
        [one] den { -herder } 1 Schritt bewegen und den Ort dort nutzen
       *[other] den { -herder } bis zu { $amount } Schritte bewegen und den Ort dort nutzen
    }
do-ride = den { -herder } bis zu { $amount } Schritte ohne Gebühren bewegen (ohne Aktion dort, nicht nach Kansas City)
do-draw =
    { $per ->
        [per] bis zu 1 Karte{ each } ziehen, dann ebenso viele abwerfen{ now-number }
       *[none] { $amount ->
            [one] 1 Karte ziehen, dann 1 abwerfen
           *[other] bis zu { $amount } Karten ziehen, dann ebenso viele abwerfen
        }
    }
do-cycle =
    { $amount ->
        [one] 1 Karte ziehen, dann 1 abwerfen
       *[other] { $amount } Karten ziehen, dann { $amount } abwerfen
    }
do-remove =
    { $amount ->
        [one] 1 Handkarte aus dem Spiel entfernen
       *[other] bis zu { $amount } Handkarten aus dem Spiel entfernen
    }
do-buy = Rinder kaufen
do-deliver = eine außerordentliche Lieferung machen
do-copy = die lokalen Aktionen eines benachbarten Gebäudes nutzen
do-upgrade-behind = einen Bahnhof hinter der Lokomotive ausbauen
