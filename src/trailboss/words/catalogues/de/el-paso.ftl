# El Paso: wie die Dinge heißen, was Aktionen tun, was gefragt wird, und Züge.

-automa = Sue

## Arbeiter und Karten

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
worker-joker = Joker
    .gender = m
    .many = Joker
    .many-dat = Jokern
workers = { FORM($worker, "count", $count) }

card-criollo = Criollo
    .gender = n
    .many = Criollo
card-pineywoods = Pineywoods
    .gender = n
    .many = Pineywoods
card-galloway = Galloway
    .gender = n
    .many = Galloway
card-santa-gertrudis = Santa Gertrudis
    .gender = n
    .many = Santa Gertrudis
card-black-angus = Black Angus
    .gender = n
    .many = Black Angus
card-corriente = Corriente
    .gender = n
    .many = Corriente
card-shorthorn = Shorthorn
    .gender = n
    .many = Shorthorn
card-hereford = Hereford
    .gender = n
    .many = Hereford
card-simmental = Simmentaler
    .gender = m
    .many = Simmentaler

# Karten mehrerer Rassen, die eine Aktion verlangt.
cards-cattle = Rinderkarte
    .gender = f
    .a-acc = eine beliebige Rinderkarte
cards-value-1 = Rinderkarte mit Zuchtwert 1
    .gender = f
cards-value-2 = Rinderkarte mit Zuchtwert 2
    .gender = f
cards-value-3 = Rinderkarte mit Zuchtwert 3
    .gender = f
cards-value-4 = Rinderkarte mit Zuchtwert 4
    .gender = f
cards-value-5 = Rinderkarte mit Zuchtwert 5
    .gender = f

colour-gray = grau
colour-black = schwarz
colour-white = weiß
colour-green = grün
colour-yellow = gelb
colour-blue = blau
colour-brown = braun
colour-purple = lila
colour-orange = orange

## Plättchen und Felder

space-EL-PASO = El Paso
space-B = B
space-C = C
space-D = D
space-E = E
space-F = F
space-G = G
space-S1 = S1
space-S2 = S2
space-S3 = S3
space-S4 = S4
space-S5 = S5
space-S6 = S6
space-S7 = S7
space-S8 = S8
space-S9 = S9
# Ein Feld nach dem, was darauf liegt: Gebäude C, dein Gebäude 4a (S2), El Paso.
place-name =
    { $lies ->
        [neutral] Gebäude { $tile }
        [building] { whose-tile } ({ $place })
       *[nothing] { $place }
    }
form-place-dat =
    { $whose ->
        [you] deinem Gebäude { $tile } ({ $place })
       *[other] { place-name }
    }
form-to-place =
    { $lies ->
        [nothing] nach { $place }
       *[tile] zu { form-place-dat }
    }
whose-tile =
    { $whose ->
        [you] dein Gebäude { $tile }
        [automa] Gebäude { $tile } von { -automa }
       *[other] Gebäude { $tile } von { $owner }
    }

# Was Auftragsplättchen verlangen.
need = { FORM($need, "count", $count) }
need-post =
    { $count ->
        [one] 1 Scheibe auf einem Posten ab { $value }
       *[other] { $count } Scheiben auf Posten ab { $value }
    }
need-building = Gebäude
    .many = Gebäude
need-bonus = Bonusplättchen
    .many = Bonusplättchen
done-of = { $done }/{ $need }

## Der Spielerplan

disc-aux-money = Scheibe der Hilfsaktion Geld
    .gender = f
    .short = Hilfsaktion Geld
disc-aux-certificate = Scheibe der Hilfsaktion Zertifikat
    .gender = f
    .short = Hilfsaktion Zertifikat
disc-aux-exchange = Scheibe der Hilfsaktion Tausch
    .gender = f
    .short = Hilfsaktion Tausch
disc-aux-remove = Scheibe der Hilfsaktion Karte entfernen
    .gender = f
    .short = Hilfsaktion Entfernen
disc-permanent = Scheibe des dauerhaften Zertifikats
    .gender = f
    .short = dauerhaftes Zertifikat
disc-hand = Scheibe der Handgrenze
    .gender = f
    .short = Handgrenze
disc-step = Scheibe der Schrittgrenze
    .gender = f
    .short = Schrittgrenze

auxiliary-money = Geld
auxiliary-certificate = Zertifikat
auxiliary-exchange = Tausch
auxiliary-remove = Karte entfernen

certificates = dann hast du { $to }
certificates-stay = es bleibt bei { $to }
now-certificates =
    { $certificates ->
        [certificates] {" "}({ $certificates })
        [certificates-stay] {" "}({ $certificates })
       *[none] {""}
    }
certificate-count =
    { $amount ->
        [one] 1 Zertifikat
       *[other] { $amount } Zertifikate
    }

# Was ohne eine Scheibe des Spielerplans gilt.
opens-permanent =
    { $amount ->
        [one] 1 dauerhaftes Zertifikat
       *[other] { $amount } dauerhafte Zertifikate
    }{ $limit ->
        [one] {" "}ab der nächsten Lieferung
        [other] {" "}ab der nächsten Lieferung (dann { $limit })
       *[none] {""}
    }
opens-hand =
    { $limit ->
        [one] Handgrenze { $limit }
        [other] Handgrenze { $limit }
       *[none] Handgrenze +{ $amount }
    }
opens-steps =
    { $limit ->
        [one] Schrittgrenze { $limit }
        [other] Schrittgrenze { $limit }
       *[none] Schrittgrenze +{ $amount }
    }
opens-auxiliary =
    { $better ->
        [yes] bessere Hilfsaktion ({ $program })
       *[no] Hilfsaktion ({ $program })
    }

## Preise, und was übrig bleibt

price =
    { $price ->
        [0] kostenlos
       *[other] für ${ $price }
    }
cost =
    { $choice ->
        [yes] { FORM($worker, "count", $count) } oder Joker
       *[no] { LIST($workers, "comma") }
    } und ${ $price }
left =
    { $money ->
        [one] es bleiben ${ $money }
        [other] es bleiben ${ $money }
       *[none] { $tokens ->
            [0] keine Marke übrig
            [one] 1 Marke übrig
           *[other] { $tokens } Marken übrig
        }
    }
# Nach einem Preis; kostet es nichts, bleibt alles.
price-left =
    { $price ->
        [0] {""}
        [one] { and-left }
        [other] { and-left }
       *[none] {""}
    }
and-left =
    { $form ->
        [brief] {""}
       *[full] { $left ->
            [left] ; { $left }
           *[none] {""}
        }
    }
# Wofür ein Zug bei den eigenen Aufträgen zählt.
serving =
    { $form ->
        [brief] {""}
       *[full] { $tasks ->
            [0] {""}
            [one] ; dein Auftrag: { LIST($tasks, "and") }
            [other] ; deine Aufträge: { LIST($tasks, "and") }
           *[none] {""}
        }
    }

## Aktionen: was zu tun ist, in der Grundform. Ein Schritt steht in der Form "bare" nach „dafür“ oder
## vor „erhalten“.

program =
    { $needs ->
        [0] { $gain ->
            [yes] { LIST($gives, "and", "bare") } erhalten
           *[no] { LIST($gives, "and") }
        }
       *[other] { LIST($needs, "and") }, dafür { $gain ->
            [yes] { LIST($gives, "and", "bare") }
           *[no] { LIST($gives, "and") }
        }
    }
# Alle Möglichkeiten einer Aktion eines Plättchens, und alle seine Aktionen.
action = { LIST($programs, "or") }

do-money =
    { $form ->
        [bare] ${ $amount }
       *[verb] ${ $amount } erhalten
    }
do-pay = ${ $amount } zahlen
do-certificate =
    { $form ->
        [bare] { certificate-count }
       *[verb] { certificate-count } erhalten
    }
do-token =
    { $form ->
        [bare] { token-count }
       *[verb] { token-count } erhalten
    }
do-gain =
    { $form ->
        [bare] { FORM($card, "a-acc") } aus dem Markt
       *[verb] { FORM($card, "a-acc") } aus dem Markt erhalten
    }
do-discard = { FORM($cards, "a-acc") } abwerfen
do-sell = eine beliebige Rinderkarte abwerfen, dafür ${ $amount } pro Zuchtwert
hire-price =
    { $amount ->
        [0] kostenlos
       *[other] für ${ $amount }
    } ({ worker-joker } für ${ $joker })
do-hire = einen Arbeiter { hire-price } einstellen
do-hire-another = einen weiteren Arbeiter anderer Art { hire-price } einstellen
do-buy = eine Rinderkarte kaufen
do-train = eine Zugkarte nutzen
do-build = ein Gebäude bauen oder ersetzen
do-objective = ein Auftragsplättchen nehmen
do-bonus = ein Bonusplättchen nehmen
do-any-tile = ein Auftrags- oder Bonusplättchen nehmen
do-auxiliary =
    { $amount ->
        [one] eine Hilfsaktion ausführen
       *[other] bis zu { $amount } verschiedene Hilfsaktionen ausführen
    }
do-move =
    { $amount ->
        [one] den Viehtreiber 1 Schritt bewegen und den Ort dort nutzen
       *[other] den Viehtreiber bis zu { $amount } Schritte bewegen und den Ort dort nutzen
    }
do-remove = { FORM($cards, "a-acc") } von der Hand aus dem Spiel entfernen
do-exchange =
    { $amount ->
        [one] 1 Karte ziehen, dann 1 abwerfen
       *[other] 1 Karte ziehen, dann 1 abwerfen, bis zu { $amount }-mal
    }

## Fragen

ask-start-objective = Mit welchem Auftragsplättchen beginnst du?
ask-place = Wo beginnt dein Viehtreiber? Wähle ein neutrales Gebäude
ask-move =
    { $most ->
        [one] Wohin zieht dein Viehtreiber? 1 Schritt
       *[other] Wohin zieht dein Viehtreiber? 1 bis { $most } Schritte
    }
ask-action =
    { $use ->
        [nothing] Bei { form-place-dat }{ place-left }: Es ist nichts mehr zu tun, { action-end }
        [others] Bei { form-place-dat }{ place-left }: Nutze die übrigen Aktionen, oder { action-end }
        [auxiliary] Bei { form-place-dat }{ place-left }: Führe eine Hilfsaktion aus, oder { action-end }
       *[all] Bei { form-place-dat }{ place-left }: Nutze die Aktionen, oder stattdessen eine Hilfsaktion
    }
action-end =
    { $more ->
        [yes] belass es dabei
       *[no] beende die Aktionsphase
    }
place-left =
    { $away ->
        [yes] , wo dein Viehtreiber war
       *[no] {""}
    }
ask-last-call = Dein letzter Zug ist vorbei: Noch Arbeiter und Tauschmarken verwenden?
ask-train-actions =
    { $use ->
        [nothing] Zugkarte { $train }: Es ist nichts mehr zu tun
        [others] Zugkarte { $train }: Nutze die übrigen Aktionen
       *[all] Zugkarte { $train }: Nutze die Aktionen
    }
ask-auxiliary =
    { $count ->
        [0] { $most ->
            [one] Welche Hilfsaktion führst du aus?
           *[other] Welche Hilfsaktion führst du zuerst aus? Bis zu { $most } verschiedene
        }
       *[other] Welche andere Hilfsaktion führst du noch aus?
    }
ask-hire =
    Welchen Arbeiter stellst du { price } ein ({ worker-joker } für ${ $joker })?{ $barred ->
        [cowboy] {" "}Nicht noch { FORM($barred, "a-acc") }
        [builder] {" "}Nicht noch { FORM($barred, "a-acc") }
        [engineer] {" "}Nicht noch { FORM($barred, "a-acc") }
        [joker] {" "}Nicht noch { FORM($barred, "a-acc") }
       *[none] {""}
    }
ask-buy = Welche Rinderkarte kaufst du? ${ $price } für jeden { $worker } oder { worker-joker }
ask-train = Welche Zugkarte nutzt du? ${ $price } für jeden { $worker } oder { worker-joker }
ask-build = Welches Gebäude baust du, und wo? ${ $price } für jeden { $worker } oder { worker-joker }
ask-pay-workers = Du gibst { FORM($worker, "count", $count) } aus: Wie viele Joker springen ein?
# Die Art des Plättchens: objective, bonus, any.
ask-tile =
    { $tile ->
        [objective] Welches Auftragsplättchen nimmst du, aus der Auslage oder vom Stapel?
        [bonus] Welches Bonusplättchen nimmst du, aus der Auslage oder vom Stapel?
       *[any] Welches Auftrags- oder Bonusplättchen nimmst du, aus der Auslage oder von einem Stapel?
    }
ask-pay-card =
    Wirf { FORM($cards, "a-acc") } ab{ $factor ->
        [0] {""}
       *[other] , für ${ $factor } pro Zuchtwert
    }
ask-remove = Du darfst { FORM($cards, "a-acc") } von deiner Hand aus dem Spiel entfernen
ask-discard = Welche Karte wirfst du ab?
ask-again =
    { $most ->
        [one] Du darfst noch einmal 1 Karte ziehen und 1 abwerfen
       *[other] Du darfst noch bis zu { $most }-mal 1 Karte ziehen und 1 abwerfen
    }
ask-keep =
    { $most ->
        [0] Zeige deine Hand für die Lieferung
        [one] Behältst du dein Zertifikat bei dieser Lieferung?
       *[other] Wie viele deiner { $most } Zertifikate behältst du bei dieser Lieferung?
    }
ask-post = Deine Lieferung hat den Wert { $value }: Auf welchen Posten legst du eine Scheibe?
ask-disc =
    { $possible ->
        [no] Keine Scheibe für Posten { $post } ist noch zu bezahlen: Wähle einen anderen Posten
       *[yes] { $dark ->
            [yes] Welche Scheibe kommt auf Posten { $post }?
           *[no] Welche helle Scheibe kommt auf Posten { $post }?
        }
    }
ask-offer = Du darfst { $program }

## Züge. In der Form "brief" fehlt, worauf es am wenigsten ankommt.

move-done =
    { $decision ->
        [train-actions] Zugkarte { $train } beenden
        [auxiliary] Keine weitere Hilfsaktion ausführen
        [last-call] Deinen letzten Zug beenden
       *[action] { $more ->
            [yes] Dort nichts mehr tun
           *[no] Die Aktionsphase beenden
        }
    }
move-decline =
    { $decision ->
        [remove] Keine Karte entfernen
        [again] Nicht noch einmal tauschen
        [offer] Ablehnen
        [pay-card] Die verlangte Karte ist nicht mehr da: Die Aktion verfällt
        [disc] Keine Scheibe für diesen Posten ist zu bezahlen: einen anderen wählen
        [post] Für keinen Posten gibt es noch eine Scheibe: keine legen
       *[other] Was sie braucht, ist nicht mehr da: Die Aktion verfällt
    }
move-again = Noch einmal 1 Karte ziehen und 1 abwerfen
move-place = Deinen Viehtreiber auf { place-name } setzen
move-move =
    { $steps ->
        [one] 1 Schritt { form-to-place }{ arrival }
        [other] { $steps } Schritte { form-to-place }{ arrival }
       *[none] Deinen Viehtreiber { form-to-place } bewegen
    }
arrival =
    { $form ->
        [brief] {""}
       *[full] { $whose ->
            [other] , dort hast du nur eine Hilfsaktion
            [automa] , dort hast du nur eine Hilfsaktion
           *[none] { $bonus ->
                [one] { city-arrival }
                [other] { city-arrival }
               *[none] {""}
            }
        }
    }
city-arrival =
    : ${ $bonus } erhalten, { $delivery } liefern (mit Zertifikaten bis { $most }){ $simmental ->
        [last] {""}, den letzten Simmentaler nehmen
        [claim] {""}, das Simmentaler-Feld für { $points } SP besetzen: Die letzten Züge beginnen
       *[card] {""}
    }{ $loses ->
        [yes] ; was du vorher nicht getan hast, verfällt
       *[no] {""}
    }
move-do = { CAP($program) }{ now-certificates }{ price-left }
# $instead: `shown` where the tile itself shows an auxiliary action.
move-auxiliary =
    { $instead ->
        [printed] Hilfsaktion statt der Aktionen des Plättchens
        [shown] Hilfsaktion statt aller Aktionen des Plättchens (seine eigene Hilfsaktion ließe die anderen offen)
       *[none] Hilfsaktion
    }: { $program }{ now-certificates }{ price-left }
move-token = Eine Tauschmarke verwenden: 1 Karte ziehen, dann 1 abwerfen{ and-left }
move-bonus =
    { CAP(FORM($worker, "a-acc")) } abwerfen{ $program ->
        [program] : { $program }{ now-certificates }{ price-left }
       *[none] { $most ->
            [one] : 1 Schritt mehr
            [other] : 1 Schritt mehr (bis zu { $most })
           *[none] : 1 Schritt mehr
        }
    }
move-hire =
    { CAP(FORM($worker, "a-acc")) }{ $price ->
        [0] {" "}{ price } einstellen
        [one] {" "}{ price } einstellen{ price-left }
        [other] {" "}{ price } einstellen{ price-left }
       *[none] {" "}einstellen
    }{ serving }
move-jokers =
    { $workers ->
        [0] Keinen Joker ausgeben
       *[other] { LIST($workers, "and") }{ $jokers ->
            [0] {" "}und keinen Joker
           *[other] {""}
        } ausgeben
    }
move-buy =
    { CAP(FORM($card, "a-acc")) }{ $form ->
        [brief] {""}
       *[full] {" "}(Zuchtwert { $value }, { $points } SP)
    } für { cost } kaufen{ price-left }{ serving }
move-train =
    Zugkarte { $train }{ $form ->
        [brief] {""}
       *[full] {" "}({ LIST($actions, "semicolon") })
    } für { cost } nutzen{ price-left }
move-build =
    { $difference ->
        [one] Dein Gebäude { $replaces } auf { $place } durch { $building }{ $form ->
            [brief] {""}
           *[full] {" "}({ $points } SP)
        } für { cost } ersetzen
        [other] Dein Gebäude { $replaces } auf { $place } durch { $building }{ $form ->
            [brief] {""}
           *[full] {" "}({ $points } SP)
        } für { cost } ersetzen
       *[none] Gebäude { $building }{ $form ->
            [brief] {""}
           *[full] {" "}({ $points } SP)
        } auf { $place } für { cost } bauen
    }{ $form ->
        [brief] {""}
       *[full] { $space_price ->
            [0] {""}
           *[other] , davon ${ $space_price } für den Bauplatz
        }{ price-left }
    }{ serving }
move-objective =
    Das Auftragsplättchen für { LIST($needs, "and") }{ $form ->
        [brief] {" "}nehmen
       *[full] {" "}({ $points } SP) nehmen{ $lacks ->
            [one] ; noch nötig: { LIST($lacks, "and") }
            [other] ; noch nötig: { LIST($lacks, "and") }
           *[none] : Du hast alles dafür, { $now ->
                [0] aber deine anderen Aufträge brauchen es auch
               *[other] jetzt { $now } SP mehr
            }
        }
    }
move-objective-top = Das oberste Auftragsplättchen vom Stapel nehmen (noch { $count })
bonus-gives =
    { $program ->
        [program] { $program }
       *[none] { $permanent ->
            [one] 1 dauerhaftes Zertifikat
            [other] { $permanent } dauerhafte Zertifikate
           *[none] { $duplicates ->
                [one] 1 weitere Karte einer Rasse zählt bei jeder Lieferung
                [other] { $duplicates } weitere Karten einer Rasse zählen bei jeder Lieferung
               *[none] nur Punkte
            }
        }
    }
move-bonus-tile = Das Bonusplättchen nehmen: { bonus-gives }{ now-certificates } ({ $points } SP){ serving }
move-bonus-top = Das oberste Bonusplättchen vom Stapel nehmen (noch { $count })
move-discard =
    { CAP(FORM($card, "a-acc")) }{ $bonus ->
        [one] {" "}für ${ $bonus }
        [other] {" "}für ${ $bonus }
       *[none] {""}
    } abwerfen
move-remove = { CAP(FORM($card, "a-acc")) } aus dem Spiel entfernen
move-keep =
    { $choice ->
        [no] Deine Hand zeigen
       *[yes] { CAP(FORM($certificates, "kept")) } behalten
    }{ $form ->
        [brief] {""}
       *[full] { $delivery ->
            [one] { delivery }
            [other] { delivery }
           *[none] {""}
        }
    }
used-certificates =
    { $form ->
        [kept] { $left ->
            [0] kein Zertifikat
            [one] 1 Zertifikat
           *[other] { $left } Zertifikate
        }
       *[used] { $used ->
            [0] {""}
            [one] {" "}+ 1 Zertifikat
           *[other] {" "}+ { $used } Zertifikate
        }
    }
permanent-ones =
    { $permanent ->
        [0] {""}
        [one] {" "}+ 1 dauerhaftes
       *[other] {" "}+ { $permanent } dauerhafte
    }
delivery =
    : { $delivery } liefern (Zuchtwert { $value }{ FORM($certificates, "used") }{ permanent-ones }), { $open ->
        [yes] genug für Posten { $post }
       *[no] kein Posten steht einer Scheibe offen
    }
move-deliver =
    Eine Scheibe auf Posten { $post } legen{ $points ->
        [0] {""}
       *[other] {""}, { $points } SP
    }{ $optional ->
        [yes] : Du darfst { $program }
        [no] : { $program }{ now-certificates }
       *[none] {""}
    }{ serving }
disc-gives =
    { $price ->
        [one] ${ $price } zahlen,{" "}
        [other] ${ $price } zahlen,{" "}
       *[none] { $bonus ->
            [one] ${ $bonus } erhalten,{" "}
            [other] ${ $bonus } erhalten,{" "}
           *[none] {""}
        }
    }{ LIST($unlocks, "comma") }
move-disc =
    { CAP(FORM($disc, "the-acc")) } nehmen{ $form ->
        [brief] {""}
       *[full] : { disc-gives }{ price-left }
    }
