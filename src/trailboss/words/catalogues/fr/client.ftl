### Ce que dit la table elle-même. Les choses, les coups et les événements viennent du serveur, en mots.

brand = Trailboss
turn-or-setup =
    { $turn ->
        [0] mise en place
       *[other] tour { $turn }
    }
you = toi
to-move = doit jouer
computer = ordinateur
solo-opponent = adversaire solo
guest = invité
last-round = dernière manche
game-over = La partie est finie
winner-with-points =
    { $points ->
        [one] { $names } gagne avec { $points } point
       *[other] { $names } gagne avec { $points } points
    }
winners-with-points =
    { $points ->
        [one] { $names } se partagent la victoire avec { $points } point chacun
       *[other] { $names } se partagent la victoire avec { $points } points chacun
    }
undo = Annuler
undo-not = Impossible d’annuler : { $reason }
light-or-dark = Clair ou sombre
back = Retour
whole-map = Plateau entier
zoom-in = Agrandir
decision = Décision
decides = { $name } décide
wait-told = On te préviendra quand ce sera à toi de jouer.
touch-hint = Choisis ce qui est éclairé, ou ici.
passing = Automatique, dans un instant : { $move }
passing-stop = Attendre
passed = Fait automatiquement : { $move }
by-itself = automatique
which-way = Par où ?
which-one = Que choisis-tu ?
where-to = Où va { $thing } ?
choice-count =
    { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
way-count =
    { $count ->
        [one] { $count } chemin
       *[other] { $count } chemins
    }
place-count =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
do-it = Valider
cannot-undo = ne s’annule pas
no-fee = gratuit
there-auxiliary = Seulement une action auxiliaire
there-delivery = Livrer du bétail d’une valeur de { $value }
in-hand = Tu as ${ $money }
one-moment = Un instant…
railroad = Voie ferrée et villes
objectives-on-offer = Étalage des cartes objectif
stack-of = pile { $count }
trail = Piste
start-space = Départ
foresights = Prévoyance
job-market = Marché de l’emploi
row-of = rangée { $row }/{ $rows }
row-number = rangée { $row }
cattle-market = Marché aux bestiaux
market-count = { $count } · pile { $stack }
cards-for = { $cards } pour
add-to-market = ajouter { $cards }
log = Journal
whole-log = Journal complet
markets = Marchés
rails = Rails
my-board = Mon plateau
board-of = Plateau : { $name }
your-board = Ton plateau
your-hand = Ta main
deck-line = pioche { $deck } · défausse { $discard }
all-choices = Tout voir ({ $count })
in-a-row = Sur une ligne
hand-empty = Aucune carte en main.
hand-value = Valeur de la main
enough-for = de quoi livrer à { $city } ({ $value })
auxiliary = Actions auxiliaires
workers = Travailleurs
certificates = Certificats
limits = Limites
to-build = À bâtir
exchange-tokens = Jetons d’échange
buildings = Bâtiments
cards-in-hand = Cartes en main
permanent-certificates = Certificats permanents
specialization = Spécialité
solo-cards-left =
    { $left ->
        [0] plus aucune carte
        [one] encore { $left } carte
       *[other] encore { $left } cartes
    }
nothing-yet = encore rien
tile-letter = Bâtiment { $letter }
tile-yours = Ton { $tile }
tile-of = { $tile } ({ $owner })
draw-cards = piocher { $count }
draw-up-to = piocher jusqu’à { $count }
draw-another = en piocher une autre
hold-hand = garder encore la main
use-token = Utiliser un jeton d’échange maintenant
keep-certificates = garder { $count }
play-objective = Jouer
upgrade-station = Améliorer { $station }
disc-from = Disque : { $station }
the-bank = la banque
fee-for-you = Passer par ici te coûte ${ $amount }, à payer à { $payee }.
belongs-to = Appartient à { $name }.
discs-here = Disques : { $names }.
engines-here = Locomotives : { $names }.
herders-here = Ici : { $names }.
transport-costs = Le transport te coûterait ${ $cost } en ce moment.
rail-space = Case { $position } de la voie ferrée
rail-turnout = Voie d’évitement de la gare { $station }
row-refills-market = Quand cette rangée est pleine, on complète le marché aux bestiaux.
price-now = ${ $price } pour toi
trading-posts = Comptoirs
hand-worth = ta main vaut { $value }
simmental-left =
    { $count ->
        [0]
            plus aucune : la prochaine
            arrivée met fin à la partie
       *[other]
            encore { $count }, puis
            la fin approche
    }
train = Train
offers = Étalage
objective-tiles = Tuiles objectif
bonus-tiles = Tuiles bonus
worker-supply = Réserve de travailleurs
abilities = Capacités
worker-area = Zone de travailleurs
delivery = Livraison
enough-for-post = de quoi livrer au comptoir { $value }
once-more = encore une fois

## La partie du tour, à côté de la question

phase-setup = Mise en place
phase-a = Phase A
phase-b = Phase B
phase-city = Kansas City
phase-movement = Mouvement
phase-action = Actions
phase-draw = Pioche
seat-number = Place { $number }
