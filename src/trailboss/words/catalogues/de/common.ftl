# Was alle Spiele und Seiten sagen: Listen, Zahlen, Formen der Hauptwörter, gemeinsame Dinge.

language-name = Deutsch
decimal-point = ,
thousands = .

# Jemand, dessen Name nicht bekannt ist.
seat = Platz { $number }

# A text that is the same in every language.
verbatim = { $text }

## Listen

list-and-next = { $a }, { $b }
list-and-last = { $a } und { $b }
list-or-next = { $a }, { $b }
list-or-last = { $a } oder { $b }
list-comma-next = { $a }, { $b }
list-comma-last = { $a }, { $b }
list-semicolon-next = { $a }; { $b }
list-semicolon-last = { $a }; { $b }

## Formen der Hauptwörter. Ein Hauptwort hat .gender (m, f, n) und .many für die Mehrzahl;
## wo ein Fall anders lautet als das Wort selbst: .acc, .dat, .gen, .many-dat.

form-acc = { $noun }
form-dat = { $noun }
form-gen = { $noun }
form-a =
    { $gender ->
        [f] eine { $noun }
       *[other] ein { $noun }
    }
form-a-nom = { form-a }
form-a-acc =
    { $gender ->
        [m] einen { $noun }
        [f] eine { $noun }
       *[other] ein { $noun }
    }
form-a-dat =
    { $gender ->
        [f] einer { $noun }
       *[other] einem { $noun }
    }
form-the =
    { $gender ->
        [m] der { $noun }
        [f] die { $noun }
       *[other] das { $noun }
    }
form-the-nom = { form-the }
form-the-acc =
    { $gender ->
        [m] den { $noun }
        [f] die { $noun }
       *[other] das { $noun }
    }
form-the-dat =
    { $gender ->
        [f] der { $noun }
       *[other] dem { $noun }
    }
form-your =
    { $gender ->
        [f] deine { $noun }
       *[other] dein { $noun }
    }
form-your-nom = { form-your }
form-your-acc =
    { $gender ->
        [m] deinen { $noun }
        [f] deine { $noun }
       *[other] dein { $noun }
    }
form-your-dat =
    { $gender ->
        [f] deiner { $noun }
       *[other] deinem { $noun }
    }
form-no =
    { $gender ->
        [f] keine { $noun }
       *[other] kein { $noun }
    }
form-no-acc =
    { $gender ->
        [m] keinen { $noun }
        [f] keine { $noun }
       *[other] kein { $noun }
    }
form-many = { $many }
form-the-many = die { $many }
form-your-many = deine { $many }
form-count =
    { $n ->
        [one] { $n } { $noun }
       *[other] { $n } { $many }
    }
form-up-to =
    { $n ->
        [one] 1 { $noun }
       *[other] bis zu { $n } { $many }
    }
form-one-to =
    { $n ->
        [one] 1 { $noun }
       *[other] 1 bis { $n } { $many }
    }
