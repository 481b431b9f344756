# Ce que disent tous les jeux et toutes les pages : listes, nombres, formes des noms, choses communes.

language-name = Français
decimal-point = ,
thousands = { " " }

# Quelqu’un dont on ne connaît pas le nom.
seat = Place { $number }

# A text that is the same in every language.
verbatim = { $text }

## Listes

list-and-next = { $a }, { $b }
list-and-last = { $a } et { $b }
list-or-next = { $a }, { $b }
list-or-last = { $a } ou { $b }
list-comma-next = { $a }, { $b }
list-comma-last = { $a }, { $b }
list-semicolon-next = { $a } ; { $b }
list-semicolon-last = { $a } ; { $b }

## Formes des noms. Un nom a .gender (m, f), .many pour le pluriel, et .sound = vowel là où
## l’on dit l’ et d’. Un nom propre sans article (une ville) a .gender = name.

form-a =
    { $gender ->
        [name] { $noun }
        [f] une { $noun }
       *[other] un { $noun }
    }
form-the =
    { $gender ->
        [name] { $noun }
        [f] { $sound ->
            [vowel] l’{ $noun }
           *[other] la { $noun }
        }
       *[other] { $sound ->
            [vowel] l’{ $noun }
           *[other] le { $noun }
        }
    }
# de bœuf, d’eau
form-of =
    { $sound ->
        [vowel] d’{ $noun }
       *[other] de { $noun }
    }
# (pas) de bœuf, (pas) d’eau
form-none = { form-of }
# d’un bœuf, d’une vache
form-of-a =
    { $gender ->
        [name] { form-of }
        [f] d’une { $noun }
       *[other] d’un { $noun }
    }
# du bœuf, de la vache, de l’eau
form-of-the =
    { $gender ->
        [name] { form-of }
        [f] { $sound ->
            [vowel] de l’{ $noun }
           *[other] de la { $noun }
        }
       *[other] { $sound ->
            [vowel] de l’{ $noun }
           *[other] du { $noun }
        }
    }
# au bœuf, à la vache, à l’eau
form-to-the =
    { $gender ->
        [name] à { $noun }
        [f] { $sound ->
            [vowel] à l’{ $noun }
           *[other] à la { $noun }
        }
       *[other] { $sound ->
            [vowel] à l’{ $noun }
           *[other] au { $noun }
        }
    }
# sur la case, au départ (.at), à Kansas City
form-at =
    { $gender ->
        [name] à { $noun }
       *[other] sur { form-the }
    }
form-this =
    { $gender ->
        [f] cette { $noun }
       *[other] { $sound ->
            [vowel] cet { $noun }
           *[other] ce { $noun }
        }
    }
form-your =
    { $gender ->
        [f] { $sound ->
            [vowel] ton { $noun }
           *[other] ta { $noun }
        }
       *[other] ton { $noun }
    }
form-no =
    { $gender ->
        [f] aucune { $noun }
       *[other] aucun { $noun }
    }
form-any =
    { $gender ->
        [f] n’importe quelle { $noun }
       *[other] n’importe quel { $noun }
    }
form-another =
    { $gender ->
        [f] une autre { $noun }
       *[other] un autre { $noun }
    }
form-many = { $many }
form-the-many = les { $many }
form-of-many =
    { $sound ->
        [vowel] d’{ $many }
       *[other] de { $many }
    }
form-of-the-many = des { $many }
form-your-many = tes { $many }
form-count =
    { $n ->
        [one] { $n } { $noun }
       *[other] { $n } { $many }
    }
# ton cow-boy, tes 2 cow-boys
form-count-your =
    { $n ->
        [one] { form-your }
       *[other] tes { $n } { $many }
    }
# 1 carte, jusqu’à 3 cartes
form-up-to =
    { $n ->
        [one] { $n } { $noun }
       *[other] jusqu’à { $n } { $many }
    }
# 1 carte, 1 à 3 cartes
form-one-to =
    { $n ->
        [one] { $n } { $noun }
       *[other] 1 à { $n } { $many }
    }
