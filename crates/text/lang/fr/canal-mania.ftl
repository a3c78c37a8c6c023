# Les mots de Canal Mania.

canal-mania-seat-red = Rouge
canal-mania-seat-white = Blanc
canal-mania-seat-black = Noir
canal-mania-seat-yellow = Jaune
canal-mania-seat-green = Vert

# Au féminin : la couleur d’une ville ou d’une marchandise.

canal-mania-colour-red = rouge
canal-mania-colour-yellow = jaune
canal-mania-colour-green = verte
canal-mania-colour-blue = bleue
canal-mania-colour-black = noire
canal-mania-colour-purple = violette

canal-mania-option-finished = Contrats réalisés
canal-mania-option-finished-remembered = Nombre et valeur se retiennent de mémoire et sont révélés à la fin
canal-mania-option-finished-shown = Nombre et valeur sont toujours visibles

canal-mania-part-canals = Canaux achevés
canal-mania-part-hauls = Marchandises transportées
canal-mania-part-unfinished = Canaux incomplets
canal-mania-part-last-goods = Dernières marchandises
canal-mania-part-prolific = Constructeur le plus prolifique

canal-mania-tile-stretch = bief
canal-mania-tile-lock = écluse
canal-mania-tile-aqueduct = pont-canal
canal-mania-tile-tunnel = tunnel

canal-mania-card-stretch = bief
canal-mania-card-lock = écluse
canal-mania-card-aqueduct = pont-canal
canal-mania-card-tunnel = tunnel
canal-mania-card-surveyor = géomètre
canal-mania-face-goods = { $card } avec marchandise { $colour }
canal-mania-face-white = { $card } avec marchandise au choix

canal-mania-pay-nothing = rien (un géomètre compte double)
canal-mania-pay-cards = { $count } × { $card }
canal-mania-pay-surveyors =
    { $count ->
        [one] { $count } géomètre
       *[other] { $count } géomètres
    }
canal-mania-pay-both =
    { $surveyors ->
        [one] { $count } × { $card } et { $surveyors } géomètre
       *[other] { $count } × { $card } et { $surveyors } géomètres
    }

# Ce qui est demandé.

canal-mania-ask-colour = { $seat } choisit une couleur.
canal-mania-ask-must-take = { $seat } choisit un contrat.
canal-mania-ask-first = { $seat } commence : contrat, ingénieur ou cartes.
canal-mania-ask-second = { $seat } va construire ou prendre des cartes.
canal-mania-ask-third = { $seat } cherche une marchandise à transporter.
canal-mania-ask-extra = { $seat } peut prendre un second contrat.
canal-mania-ask-taking = { $seat } prend des cartes ({ $taken } pour l’instant).
canal-mania-ask-declare = { $seat } regarde une carte : { $face }.
canal-mania-ask-declare-hidden = { $seat } regarde une carte.
canal-mania-ask-naming = { $seat } choisit une couleur pour les marchandises.
canal-mania-ask-removing = { $seat } retire une marchandise d’une ville.
canal-mania-ask-placing = { $seat } pose une marchandise.
canal-mania-ask-building = { $seat } pose des tuiles.
canal-mania-ask-crossing = { $seat } paie un croisement.
canal-mania-ask-closing = { $seat } termine son tour.
canal-mania-ask-discard =
    { $over ->
        [one] { $seat } a { $over } carte de trop et défausse.
       *[other] { $seat } a { $over } cartes de trop et défausse.
    }
canal-mania-ask-last-goods = { $seat } transporte une des dernières marchandises.
canal-mania-ask-over = La partie est terminée.

# Ce qui est demandé à qui décide.

canal-mania-prompt-colour =
    { $left ->
        [one] Choisis ta couleur : il en reste { $left }.
       *[other] Choisis ta couleur : il en reste { $left }.
    }
canal-mania-prompt-must-take = Prends un contrat : tu n’en as aucun en cours.
canal-mania-prompt-first = Prends un contrat, échange ton ingénieur ou pioche.
canal-mania-prompt-first-full = Échange ton ingénieur, remplace les cartes ou pioche.
canal-mania-prompt-extra = Prendre aussi un second contrat ?
canal-mania-prompt-barge = Péniche à { $one } ou { $other } ?
canal-mania-prompt-declare = Tu as pioché : { $face }. La montrer ?
canal-mania-prompt-drew = Tu as pioché : { $face }.
canal-mania-prompt-naming = Choisis une couleur : { $cubes } marchandises à poser.
canal-mania-prompt-removing = Bassin vide : retire une marchandise d’une ville ({ $number } sur { $all }).
canal-mania-prompt-placing = Pose une marchandise { $colour } ({ $number } sur { $all }).
canal-mania-prompt-second = Pose une tuile ou prends { $count } cartes.
canal-mania-prompt-second-build = Pose une tuile ou pioche une carte.
canal-mania-prompt-second-cards = Prends { $count } cartes : tu ne peux pas encore payer de tuile.
canal-mania-prompt-second-none-open = Prends { $count } cartes : tu n’as aucun contrat à construire.
canal-mania-prompt-second-draw = Aucune carte visible : en piocher une ?
canal-mania-prompt-nothing = Rien à faire dans cette phase : passe.
canal-mania-prompt-taking = Prends encore { $more } cartes ({ $taken } sur { $all }).
canal-mania-prompt-taking-last = Prends-en encore 1 ; puis viennent de nouvelles cartes.
canal-mania-prompt-taking-rennie = Rennie : prendre la carte numéro { $number }, ou en rester là ?
canal-mania-prompt-alone = Cette carte seule, ou la première de { $most } au plus ?
canal-mania-prompt-which-canal = Pour quel canal est { $hex } ?
canal-mania-prompt-exit = Suite depuis { $hex } ? Flèches : tuiles à poser / restantes.
canal-mania-prompt-tile = Tuile : { $one } ou { $other } ? Encore { $left } sur { $value }.
canal-mania-prompt-tile-crossing = Tuile : { $one } ou { $other } ? Encore { $left } sur { $value } ; croisement : +{ $cards } cartes.
canal-mania-prompt-only-tile = Tuile : { $one }. Encore { $left } sur { $value }.
canal-mania-prompt-only-tile-crossing = Tuile : { $one }. Encore { $left } sur { $value } ; croisement : +{ $cards } cartes.
canal-mania-prompt-pay = Comment paies-tu cette tuile ({ $tile }) ?
canal-mania-prompt-crossing =
    { $left ->
        [one] Défausse encore une carte pour le croisement ({ $done } sur { $all }).
       *[other] Défausse { $left } cartes pour le croisement ({ $done } sur { $all }).
    }
canal-mania-prompt-building = Autre tuile, ou terminé ? Encore { $left } possibles, { $need } nécessaires.
canal-mania-prompt-building-two = Autre tuile, ou terminé ?
canal-mania-prompt-building-done = Tu ne peux plus poser de tuile : terminé ?
canal-mania-prompt-haul = Touche une marchandise pour la transporter.
canal-mania-prompt-no-haul = Aucune marchandise ne peut finir sur ton canal : piocher ?
canal-mania-prompt-haul-to = Vers quelle ville ? Tes points sont affichés.
canal-mania-prompt-haul-one = La transporter à { $town } ?
canal-mania-prompt-haul-ways = { $count } trajets vers { $town } : choisis.
canal-mania-prompt-discard = Défausse { $over } de tes { $hand } cartes.
canal-mania-prompt-closing = Ton tour est joué : termine-le.
canal-mania-prompt-last-goods = Dernières marchandises : transportes-en une (obligatoire).

# Ce qu’une échappatoire fait perdre.

canal-mania-lose-draw = une carte que tu pourrais piocher
canal-mania-lose-cards =
    { $count ->
        [one] { $count } carte que tu pourrais prendre
       *[other] { $count } cartes que tu pourrais prendre
    }
canal-mania-lose-half-surveyor = la seconde moitié d’un géomètre
canal-mania-lose-tile = les cartes qui ont payé la tuile

# Ce que signifie une action.

canal-mania-do-colour = Couleur : { $colour }
canal-mania-do-take = Prendre « { $canal } » ({ $value } tuiles au plus), péniche à { $town }
canal-mania-do-swap = Échanger ton ingénieur contre { $engineer }
canal-mania-do-replace = Remplacer les cartes visibles
canal-mania-do-draw = Piocher la première carte
canal-mania-do-choose = Cette carte seule, au lieu de piocher : { $face }
canal-mania-do-card = Prendre : { $face }
canal-mania-do-show = Montrer la carte et poser ses marchandises
canal-mania-do-keep = Garder la carte pour toi
canal-mania-do-goods = Couleur : { $colour }
canal-mania-do-remove = Retirer la marchandise : { $town }
canal-mania-do-place = Poser une marchandise à { $town }
canal-mania-do-lay =
    { $exit ->
        [n] { $canal } : { $tile } en { $hex }, sortie au nord, pour { $pay }
        [ne] { $canal } : { $tile } en { $hex }, sortie au nord-est, pour { $pay }
        [se] { $canal } : { $tile } en { $hex }, sortie au sud-est, pour { $pay }
        [s] { $canal } : { $tile } en { $hex }, sortie au sud, pour { $pay }
        [sw] { $canal } : { $tile } en { $hex }, sortie au sud-ouest, pour { $pay }
       *[nw] { $canal } : { $tile } en { $hex }, sortie au nord-ouest, pour { $pay }
    }
canal-mania-do-lift = { $canal } : retirer la dernière tuile
canal-mania-do-haul =
    { $points ->
        [one] Transporter { $route } pour { $points } point
       *[other] Transporter { $route } pour { $points } points
    }
canal-mania-do-discard = Défausser : { $card }
canal-mania-do-pass = Passer cette phase
canal-mania-do-stop = En rester là
canal-mania-do-end = Terminer le tour

# Ce qui s’est passé.

canal-mania-event-dealt = { $seat } reçoit { $engineer }.
canal-mania-event-begins = { $seat } a l’ingénieur au plus petit numéro, { $engineer }, et commence.
canal-mania-event-coloured = { $seat } joue avec cette couleur : { $colour }.
canal-mania-event-turn = Manche { $round } : à { $seat } de jouer.
canal-mania-event-contract-up = Au Parlement : { $canal }, { $one } – { $other }, valeur { $value }.
canal-mania-event-card-up = Carte retournée : { $face }.
canal-mania-event-reshuffled = La défausse est mélangée et forme une nouvelle pioche.
canal-mania-event-took = { $seat } prend le contrat « { $canal } » et pose une péniche à { $town }.
canal-mania-event-swapped = { $seat } échange { $old } contre { $new }, resté à côté du plateau.
canal-mania-event-swapped-with = { $seat } échange son ingénieur avec { $from } : { $old } contre { $new }.
canal-mania-event-replaced = { $seat } remplace les cartes visibles.
canal-mania-event-drew = { $seat } pioche : { $face }.
canal-mania-event-drew-hidden = { $seat } pioche une carte.
canal-mania-event-showed = { $seat } montre la carte : { $face }.
canal-mania-event-took-card = { $seat } prend : { $face }.
canal-mania-event-named = { $seat } choisit la couleur { $colour }.
canal-mania-event-removed = { $seat } retire une marchandise : { $town }.
canal-mania-event-placed = { $seat } pose une marchandise à { $town }.
canal-mania-event-no-room = Chaque ville { $colour } a une marchandise ; celle-ci va au bassin.
canal-mania-event-laid =
    { $tile ->
        [bief] { $seat } pose un { $tile } en { $hex } pour le contrat « { $canal } » et paie { $pay }.
        [pont-canal] { $seat } pose un { $tile } en { $hex } pour le contrat « { $canal } » et paie { $pay }.
        [tunnel] { $seat } pose un { $tile } en { $hex } pour le contrat « { $canal } » et paie { $pay }.
       *[other] { $seat } pose une { $tile } en { $hex } pour le contrat « { $canal } » et paie { $pay }.
    }
canal-mania-event-joined = { $seat } relie { $from } et { $to }.
canal-mania-event-finished =
    { $points ->
        [one] { $seat } achève « { $canal } » et marque { $points } point.
       *[other] { $seat } achève « { $canal } » et marque { $points } points.
    }
canal-mania-event-lifted = { $seat } retire la tuile en { $hex } du contrat « { $canal } ».
canal-mania-event-hauled = { $seat } transporte une marchandise : { $route }.
canal-mania-event-scored =
    { $points ->
        [one] { $seat } marque { $points } point ({ $source }).
       *[other] { $seat } marque { $points } points ({ $source }).
    }
canal-mania-event-discarded = { $seat } défausse : { $card }.
canal-mania-event-triggered-score = Un score a atteint { $goal }. La manche { $last } sera la dernière.
canal-mania-event-triggered-contracts = Les derniers contrats sont au Parlement. La manche { $last } sera la dernière.
canal-mania-event-triggered-quiet = Rien ne s’est passé depuis quatre manches. La manche { $last } sera la dernière.
canal-mania-event-quiet =
    { $left ->
        [one] Manches sans contrat pris, tuile posée ni marchandise transportée : { $rounds }. Encore une, et la fin commence.
       *[other] Manches sans contrat pris, tuile posée ni marchandise transportée : { $rounds }. Encore { $left }, et la fin commence.
    }
canal-mania-event-last-goods = Place au transport des dernières marchandises.
canal-mania-event-unfinished =
    { $points ->
        [one] { $seat } laisse « { $canal } » incomplet et marque { $points } point.
       *[other] { $seat } laisse « { $canal } » incomplet et marque { $points } points.
    }
canal-mania-event-ranked =
    { $finished ->
        [0] Constructeurs, rang { $rank } : { $seat }, aucun contrat (valeur { $value }), points : { $points }.
        [one] Constructeurs, rang { $rank } : { $seat }, un contrat d’une valeur de { $value }, points : { $points }.
       *[other] Constructeurs, rang { $rank } : { $seat }, { $finished } contrats d’une valeur de { $value }, points : { $points }.
    }
canal-mania-event-won =
    { $points ->
        [one] { $seat } gagne avec { $points } point.
       *[other] { $seat } gagne avec { $points } points.
    }

# Pourquoi quelque chose est refusé.

canal-mania-refuse-phase-1 = C’est la phase 1 : contrat, ingénieur ou nouvelles cartes. Les tuiles viennent en phase 2, les marchandises en phase 3.
canal-mania-refuse-phase-2 = C’est la phase 2 : construire ou prendre des cartes. Les contrats sont en phase 1, les marchandises en phase 3.
canal-mania-refuse-phase-3 = C’est la phase 3 : transporter une marchandise ou piocher. Contrats et tuiles attendent ton prochain tour.
canal-mania-refuse-first-colour = Choisis d’abord une couleur.
canal-mania-refuse-first-extra = Décide d’abord si tu prends un second contrat.
canal-mania-refuse-first-taking = Tu prends des cartes visibles : prends la suivante ou arrête.
canal-mania-refuse-first-declare = Décide d’abord si tu montres la carte piochée.
canal-mania-refuse-first-naming = Choisis d’abord la couleur des marchandises.
canal-mania-refuse-first-removing = Il faut d’abord retirer une marchandise du plateau.
canal-mania-refuse-first-placing = Pose d’abord les marchandises.
canal-mania-refuse-first-building = Tu construis : pose une tuile ou arrête.
canal-mania-refuse-first-crossing = Défausse d’abord des cartes pour le croisement.
canal-mania-refuse-first-closing = Les trois phases sont passées : termine ton tour.
canal-mania-refuse-first-last-goods = Qui peut transporter une des dernières marchandises doit le faire.
canal-mania-refuse-colour-taken = Cette couleur est prise : { $colour }.
canal-mania-refuse-must-take = Sans contrat en cours, tu dois en prendre un.
canal-mania-refuse-two-open = Tu as deux contrats en cours, et personne ne peut en avoir davantage.
canal-mania-refuse-not-in-parliament = Le contrat « { $canal } » n’est pas au Parlement.
canal-mania-refuse-not-terminal = { $town } n’est pas un terminus du contrat « { $canal } » : ce sont { $one } et { $other }.
canal-mania-refuse-own-engineer = { $engineer } travaille déjà pour toi.
canal-mania-refuse-none-face-up = Aucune carte n’est visible.
canal-mania-refuse-nothing-to-draw = La pioche et la défausse sont vides.
canal-mania-refuse-not-rennie = Seul Rennie permet de prendre une carte visible au lieu d’en piocher une.
canal-mania-refuse-not-face-up = Cette carte n’est pas visible : { $face }.
canal-mania-refuse-take-more = Cartes prises : { $taken } sur { $need }. On ne s’arrête avant qu’avec { $limit } cartes en main ; tu en as { $hand }.
canal-mania-refuse-no-symbol = La carte piochée n’a pas de marchandise à montrer.
canal-mania-refuse-not-in-hand = Tu n’as pas cette carte : { $card }.
canal-mania-refuse-need-not-discard = Cartes en main : { $hand } sur { $limit } permises ; il n’y a rien à défausser.
canal-mania-refuse-hand-too-large = Cartes en main : { $hand } pour { $limit } permises ; défausse d’abord.
canal-mania-refuse-wrong-colour = La marchandise va dans une ville { $colour }, ce que { $town } n’est pas.
canal-mania-refuse-has-cube = Il y a déjà une marchandise à { $town }.
canal-mania-refuse-place-elsewhere = Pas encore à { $town }. Passent avant : { $allowed }. Les grandes villes et les villes qu’un canal atteint viennent avant les autres.
canal-mania-refuse-remove-elsewhere = Pas à { $town }. Les villes sans canal cèdent d’abord : { $allowed }.
canal-mania-refuse-no-cube = Il n’y a pas de marchandise à { $town }.
canal-mania-refuse-no-route = Depuis { $town }, aucun trajet ne finit sur ton canal.
canal-mania-refuse-no-section = { $owner } n’a pas de section entre { $from } et { $to }.
canal-mania-refuse-last-not-own = La dernière section doit être à toi ; celle-ci est à { $owner }.
canal-mania-refuse-same-colour = { $one } et { $other } ont la même couleur ({ $colour }) : un trajet n’a jamais deux villes d’une même couleur.
canal-mania-refuse-none-open = Tu n’as aucun contrat en cours à construire.
canal-mania-refuse-not-open = Le contrat « { $canal } » n’est pas parmi tes contrats en cours.
canal-mania-refuse-off-map = On ne peut rien poser en { $hex }.
canal-mania-refuse-on-town = { $town } est une ville : les tuiles se posent à côté.
canal-mania-refuse-not-joined-hex = Le canal continue en { $next }, pas en { $hex }.
canal-mania-refuse-not-joined-town = Le canal repart à côté de cette ville : { $town } ; { $hex } n’y est pas.
canal-mania-refuse-sharp-turn =
    { $exit ->
        [n] En { $hex }, une tuile ne peut pas sortir au nord : elle va tout droit ou en courbe large.
        [ne] En { $hex }, une tuile ne peut pas sortir au nord-est : elle va tout droit ou en courbe large.
        [se] En { $hex }, une tuile ne peut pas sortir au sud-est : elle va tout droit ou en courbe large.
        [s] En { $hex }, une tuile ne peut pas sortir au sud : elle va tout droit ou en courbe large.
        [sw] En { $hex }, une tuile ne peut pas sortir au sud-ouest : elle va tout droit ou en courbe large.
       *[nw] En { $hex }, une tuile ne peut pas sortir au nord-ouest : elle va tout droit ou en courbe large.
    }
canal-mania-refuse-crosses-itself = Le canal passe déjà en { $hex } et ne peut pas se croiser lui-même.
canal-mania-refuse-town-twice = Le canal est déjà passé à { $town } et ne peut pas y revenir.
canal-mania-refuse-via-missing = Avant son terminus, le canal doit encore passer par : { $missing }.
canal-mania-refuse-too-long =
    { $value ->
        [one] Le contrat permet { $value } tuile, et il en faudrait au moins { $need } à ce canal.
       *[other] Le contrat permet { $value } tuiles, et il en faudrait au moins { $need } à ce canal.
    }
canal-mania-refuse-cannot-finish =
    { $left ->
        [one] Il resterait { $left } tuile après celle-ci, et il en faudrait au moins { $need } à ce canal.
       *[other] Il resterait { $left } tuiles après celle-ci, et il en faudrait au moins { $need } à ce canal.
    }
canal-mania-refuse-in-its-own-way =
    { $left ->
        [0] Sans tuile restante, le canal ne pourrait pas être achevé : ses propres tuiles et villes lui barrent la route.
        [one] Avec la seule tuile restante, le canal ne pourrait pas être achevé : ses propres tuiles et villes lui barrent la route.
       *[other] Avec les { $left } tuiles restantes, le canal ne pourrait pas être achevé : ses propres tuiles et villes lui barrent la route.
    }
canal-mania-refuse-leads-nowhere = De là, le canal ne pourrait jamais atteindre son terminus.
canal-mania-refuse-clear-ground = Le terrain est facile : il y faut un bief ou une écluse, pas de { $tile }.
canal-mania-refuse-difficult-ground =
    { $tile ->
        [bief] Le terrain est difficile : il y faut un pont-canal ou un tunnel, pas de { $tile }.
       *[other] Le terrain est difficile : il y faut un pont-canal ou un tunnel, pas d’{ $tile }.
    }
canal-mania-refuse-same-kind = La dernière tuile de cette section est du même type ({ $tile }) : deux tuiles du même type ne se suivent jamais.
canal-mania-refuse-no-tile-left = Ta réserve n’a plus de tuile de ce type : { $tile }.
canal-mania-refuse-not-brindley = Seul Brindley paie une écluse avec un bief.
canal-mania-refuse-wrong-payment =
    { $need ->
        [one] Cette tuile ({ $tile }) se paie avec { $need } carte ; tu en offres { $paid }, ou du mauvais type.
       *[other] Cette tuile ({ $tile }) se paie avec { $need } cartes ; tu en offres { $paid }, ou du mauvais type.
    }
canal-mania-refuse-cards-lacking = Il te faut { $need } × { $card } et tu en as { $have }.
canal-mania-refuse-crossing-cards =
    { $have ->
        [0] Un croisement coûte deux cartes de plus, et il ne t’en resterait aucune.
        [one] Un croisement coûte deux cartes de plus, et il ne t’en resterait qu’une.
       *[other] Un croisement coûte deux cartes de plus, et il t’en resterait { $have }.
    }
canal-mania-refuse-nothing-to-lift = Le contrat « { $canal } » n’a pas de tuile à retirer.
canal-mania-refuse-laid-this-turn = La dernière tuile du contrat « { $canal } » a été posée ce tour-ci : annule-la plutôt.
canal-mania-answer-barge = D’abord la péniche : { $one } ou { $other }. Les tuiles viennent en phase 2.
canal-mania-answer-taking =
    { $more ->
        [one] Tu prends des cartes : encore { $more }.
       *[other] Tu prends des cartes : encore { $more }.
    }
canal-mania-answer-card-hex = Les cartes paient les tuiles : touche d’abord un hexagone éclairé.
canal-mania-answer-card-none = Les cartes paient les tuiles, mais les tiennes n’en paient encore aucune à côté de ta péniche : prends-en d’autres.
canal-mania-answer-card-later = Les cartes paient les tuiles : c’est la phase 2.
canal-mania-answer-clear-ground = Un terrain facile demande un bief ou une écluse : tu n’as ni l’un ni l’autre.
canal-mania-answer-difficult-ground = Un terrain difficile demande { $aqueduct } × pont-canal ou { $tunnel } × tunnel : tu en as { $aqueducts } et { $tunnels }.
canal-mania-answer-canal = Pour poser une tuile, touche un hexagone éclairé à côté de la péniche.

# Ce que regarde un robot.
canal-mania-theme-points = points marqués
canal-mania-theme-canals = canaux achevés
canal-mania-theme-works = canaux en construction
canal-mania-theme-cards = cartes en main
canal-mania-theme-engineer = l’ingénieur
canal-mania-theme-roads = le réseau de canaux
canal-mania-theme-goods = marchandises à transporter
canal-mania-theme-tempo = le rythme

## rules

canal-mania-option-memory = Ce qui a été vu
canal-mania-option-memory-players = Chacun s’en souvient
canal-mania-option-memory-table = La table le montre
