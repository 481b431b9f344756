### Les exercices.

error-puzzle = Ce n’est pas un exercice : { $problem }
error-puzzles-read = Impossible de lire { $file } : { $problem }
refused-no-puzzle = Il n’y a pas d’exercice { $given }

practice-none = Ce titre n’a pas d’exercices.
practice-level = Niveau { $level }
practice-about = Trouve le coup qui vaut au moins { $gap } points de plus. Avec --make, on en crée d’autres.
practice-working = Création d’exercices
practice-made =
    { $count ->
        [one] Un exercice tiré
       *[other] { $count } exercices tirés
    } de { $games ->
        [one] une partie
       *[other] { $games } parties
    } dans { $file }
practice-held = { $held } solutions sur { $count } tiennent avec { $samples } essais
practice-seat = L’enregistrement a les places 1 à { $last }, pas { $given }
practice-asked = { $name } a perdu { $cost } points ici. Quel coup est meilleur ? (Un coup, ou quit)
practice-right = Exact
practice-wrong = Cela coûte { $cost } points
practice-best = Le champion : { $move }
practice-result = { $solved } sur { $tried } exacts ; il en reste { $left }
