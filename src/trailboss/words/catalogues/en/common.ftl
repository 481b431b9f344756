# What all games and pages say: lists, numbers, forms of nouns, shared things.

language-name = English
decimal-point = .
thousands = ,

# A player whose name is not known.
seat = Seat { $number }

# A text that is the same in every language.
verbatim = { $text }

## Lists

list-and-next = { $a }, { $b }
list-and-last = { $a } and { $b }
list-or-next = { $a }, { $b }
list-or-last = { $a } or { $b }
# Things one after the other without a word between the last two.
list-comma-next = { $a }, { $b }
list-comma-last = { $a }, { $b }
list-semicolon-next = { $a }; { $b }
list-semicolon-last = { $a }; { $b }

## Forms of nouns. A noun is an entry with .many for its plural, and .sound = vowel where "an" fits.

form-a =
    { $sound ->
        [vowel] an { $noun }
       *[other] a { $noun }
    }
form-the = the { $noun }
form-your = your { $noun }
form-no = no { $noun }
form-any = any { $noun }
form-another = another { $noun }
form-many = { $many }
form-the-many = the { $many }
form-your-many = your { $many }
form-count =
    { $n ->
        [one] { $n } { $noun }
       *[other] { $n } { $many }
    }
form-count-your =
    { $n ->
        [one] your { $noun }
       *[other] your { $n } { $many }
    }
# Up to 3 cards, but 1 card.
form-up-to =
    { $n ->
        [one] 1 { $noun }
       *[other] up to { $n } { $many }
    }
# 1 card, 1 to 3 cards.
form-one-to =
    { $n ->
        [one] 1 { $noun }
       *[other] 1 to { $n } { $many }
    }
