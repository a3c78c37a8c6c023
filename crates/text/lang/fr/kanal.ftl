# Kanal. Le nom d’une carte figure dans le fichier de son paquet en toutes langues ; voici le français.

kanal-card = { $fr }
kanal-card-unknown = { $id }
kanal-nothing = rien

# Options

kanal-option-deck = Paquet
kanal-option-deck-a = A, Premiers pas
kanal-option-deck-b = B, Voies ferrées
kanal-option-deck-c = C, Eaux calmes
kanal-option-deck-d = D, Grandes portées
kanal-option-deck-e = E, Le comptoir
kanal-option-deck-f = F, Seconde équipe
kanal-option-deck-mixed = Tous les paquets mélangés
kanal-option-side = Face du plateau Industrie
kanal-option-side-printed = Recto, avec des voies imprimées
kanal-option-side-blank = Verso, tu poses les premières voies
kanal-option-campaign = Campagne solo
kanal-option-campaign-no = Une partie
kanal-option-campaign-yes = Trois parties d’affilée
kanal-option-compensation = Départ du second joueur
kanal-option-compensation-thalers = 5 thalers, pour des chances égales
kanal-option-compensation-printed = 2 thalers, comme imprimé

# Personnes, choses, lieux. La couleur d’une période suit toujours le mot « pioche ».

kanal-seat-red = Rouge
kanal-seat-blue = Bleu
kanal-period-green = verte
kanal-period-brown = brune
kanal-period-blue = bleue
kanal-thing-wood = bois
kanal-thing-clay = argile
kanal-thing-coal = charbon
kanal-thing-stone = pierre
kanal-thing-steel = acier
kanal-thing-thaler = thalers
kanal-amount-wood = { $count } bois
kanal-amount-clay = { $count } argile
kanal-amount-coal = { $count } charbon
kanal-amount-stone = { $count } pierre
kanal-amount-steel = { $count } acier
kanal-amount-thaler = { $count ->
    [one] { $count } thaler
   *[other] { $count } thalers
}
kanal-amount-prestige = { $count } prestige
kanal-piece-path = chemin
kanal-piece-road = route
kanal-piece-rail = rail
kanal-piece-canal = canal
kanal-piece-bridge = pont
kanal-at-between = entre { $first } et { $second }
kanal-at-north = au nord de { $plot }
kanal-at-east = à l’est de { $plot }
kanal-at-south = au sud de { $plot }
kanal-at-west = à l’ouest de { $plot }
kanal-list-last = { $first } et { $rest }
kanal-list-more = { $first }, { $rest }
kanal-or = { $first } ou { $rest }

# Cases d’action

kanal-space-t1 = 1 bâtiment et 1 chemin ou 1 route
kanal-space-t2 = 1 bâtiment
kanal-space-t2-lower = 1 pont et 1 bâtiment
kanal-space-t3 = jusqu’à 3 chemins et routes
kanal-space-t3-lower = 1 pont, 1 chemin et 1 route
kanal-space-t4 = jusqu’à 2 voies
kanal-space-t4-lower = 1 bâtiment à la dernière manche
kanal-space-b1 = 4 bois
kanal-space-b2 = 3 bois, argile ou charbon, ou 1 pont
kanal-space-b3 = 4 argile

# Ce qui est demandé

kanal-ask-place = { $seat } pose ses premières voies.
kanal-ask-go = { $seat } choisit une action.
kanal-ask-parts = { $seat } fait une action : { $space }.
kanal-ask-waiting = { $seat } choisit le prochain bâtiment à activer.
kanal-ask-effects = { $seat } utilise « { $card } ».
kanal-ask-gain = { $seat } prend { $gain }.
kanal-ask-wheel = La manche { $round } se termine : { $seat } peut tourner la roue.
kanal-ask-turned = La manche { $round } se termine : { $seat } peut encore acheter.
kanal-note-discard = Personne n’a construit à la manche précédente. Si personne ne construit dans celle-ci, « { $card } » retourne dans la boîte.
kanal-note-empty = Chaque espace de voie vide coûte 1 point : −{ $count }.
kanal-ask-over = La partie est terminée.

# Ce que tu fais ensuite

kanal-prompt-place = Pose ton départ : { $parts }.
kanal-prompt-go = { $left ->
    [one] Choisis une action : la dernière de cette manche.
   *[other] Choisis une action : encore { $left } dans cette manche.
}
kanal-prompt-build = Construis { $parts }.
kanal-prompt-take = Prends { $parts }.
kanal-prompt-discard = Plateau plein : défausser la première carte { $period } ?
kanal-prompt-discard-build = Plateau plein : défausse la 1re carte { $period } et construis { $parts }.
kanal-prompt-stuck = Pas encore : { $parts }. Achète, tourne la roue ou termine.
kanal-prompt-stuck-end = Impossible : { $parts }. Termine ton tour.
kanal-prompt-action-done = Action faite. Termine ton tour.
kanal-prompt-plot = { $card } : sur quel terrain ?
kanal-prompt-pay = { $card } sur { $plot } : comment paies-tu ?
kanal-prompt-where = { $piece } ({ $cost }) : où ?
kanal-prompt-where-free = { $piece }, gratuit : où ?
kanal-prompt-bridge = Pont ({ $cost }) : choisis une voie éclairée.
kanal-prompt-bridge-free = Pont : choisis une voie éclairée.
kanal-prompt-here = Que poser ici : { $pieces } ?
kanal-prompt-waiting = { $count ->
    [one] 1 bâtiment s’active. Touche-le.
   *[other] { $count } bâtiments s’activent. Lequel d’abord ?
}
kanal-prompt-effect = { $card } : { $effect }.
kanal-prompt-effects = { $card } : { $count } effets utilisables. Lequel ?
kanal-prompt-no-effect = { $card } : plus rien à utiliser. Finis.
kanal-prompt-exchange = { $left ->
    [one] { $card } : échanger encore une fois ?
   *[other] { $card } : échanger encore ? Il en reste { $left }.
}
kanal-prompt-piece-free = Pose gratuitement : { $pieces } ({ $number } sur { $count }).
kanal-prompt-piece-paid = Pose à son coût : { $pieces } ({ $number } sur { $count }).
kanal-prompt-amount = Combien payer ({ $thing }), de { $from } à { $to } ?
kanal-prompt-which-bridge = Quel pont s’en va ?
kanal-prompt-price = Comment paies-tu ?
kanal-prompt-gain = { $gain } : que prends-tu d’abord ?
kanal-prompt-wheel = La manche { $round } se termine. Tourner la roue gratuitement ?
kanal-prompt-next-round = Autre chose avant la manche { $next } ?
kanal-prompt-game-end = Autre chose avant la fin de la partie ?
kanal-prompt-lay-light = Pose jusqu’à { $count } chemins ou routes ({ $number } sur { $count }).
kanal-prompt-lay-route = Pose jusqu’à { $count } voies au choix ({ $number } sur { $count }).
kanal-prompt-effect-take = { $card } : prends { $gain }.
kanal-prompt-effects-one = { $card } : choisis un effet parmi { $count }.
kanal-prompt-amount-of = { $card } : combien payer ({ $thing }), de { $from } à { $to } ?
kanal-prompt-exchange-one = { $card } : échanger ?
kanal-prompt-exchange-of = { $count ->
    [one] { $card } : échanger une fois ?
   *[other] { $card } : échanger jusqu’à { $count } fois ?
}
kanal-lost-exchange = un échange
kanal-lost-turn = un tour de roue
kanal-count-building = { $count ->
    [one] 1 bâtiment
   *[other] { $count } bâtiments
}
kanal-count-path = { $count ->
    [one] 1 chemin
   *[other] { $count } chemins
}
kanal-count-road = { $count ->
    [one] 1 route
   *[other] { $count } routes
}
kanal-count-rail = { $count ->
    [one] 1 rail
   *[other] { $count } rails
}
kanal-count-canal = { $count ->
    [one] 1 canal
   *[other] { $count } canaux
}
kanal-count-bridge = { $count ->
    [one] 1 pont
   *[other] { $count } ponts
}
kanal-count-light = { $count ->
    [one] 1 chemin ou 1 route
   *[other] jusqu’à { $count } chemins ou routes
}
kanal-count-route = { $count ->
    [one] 1 voie
   *[other] jusqu’à { $count } voies
}

# Actions

kanal-do-go = Prendre la case : { $space }
kanal-do-buy = Acheter { $gain }
kanal-do-turn = Tourner la roue pour { $cost }
kanal-do-lay = { $piece ->
    [route] Poser une route { $space } ({ $cost }, sauf si c’est gratuit)
   *[other] Poser un { $piece } { $space } ({ $cost }, sauf si c’est gratuit)
}
kanal-do-build = Construire « { $card } » sur { $plot } pour { $cost }
kanal-do-discard = Plateau plein : défausser la première carte de la pioche
kanal-do-gain = Prendre : { $thing }
kanal-do-gain-rest = Prendre le reste des gains
kanal-do-activate = Activer le bâtiment sur { $plot }
kanal-do-use = Utiliser l’effet { $effect }
kanal-do-use-price = Utiliser l’effet { $effect } en payant son prix numéro { $price }
kanal-do-use-amount = Utiliser l’effet { $effect } en payant { $amount }
kanal-do-use-bridge = Utiliser l’effet { $effect } en mettant de côté le pont { $space }
kanal-do-finish = En finir avec ce bâtiment
kanal-do-end = Terminer le tour
kanal-do-wheel = Tourner la roue gratuitement
kanal-do-done = Terminé

# Les actions comme les lit qui peut les faire maintenant

kanal-now-go = { $thalers ->
    [0] { $space }
    [one] { $space } · { $thalers } thaler pour toi
   *[other] { $space } · { $thalers } thalers pour toi
}
kanal-now-buy = +{ $gain } · { $cost }
kanal-now-lay = Poser { $space } : { $piece } · { $cost }
kanal-now-lay-free = Poser { $space } : { $piece } · gratuit
kanal-now-gain = { $lost ->
    [0] Prendre { $gain }
   *[other] Prendre { $gain } (place pour { $fits })
}
kanal-now-gain-all = Tout prendre : { $gain }
kanal-now-activate = { $card } : { $gain }
kanal-now-take = Prendre { $gain }
kanal-now-exchange = { $price } → { $gain }
kanal-now-bridge = le pont { $space }
kanal-now-build-free-beside = { $count ->
    [one] Poser gratuitement 1 { $one } à côté
   *[other] Poser gratuitement jusqu’à { $count } { $many } à côté
}
kanal-now-build-free-anywhere = { $count ->
    [one] Poser gratuitement 1 { $one } n’importe où
   *[other] Poser gratuitement jusqu’à { $count } { $many } n’importe où
}
kanal-now-build-paid-beside = { $count ->
    [one] Poser à son coût 1 { $one } à côté
   *[other] Poser à leur coût jusqu’à { $count } { $many } à côté
}
kanal-now-build-paid-anywhere = { $count ->
    [one] Poser à son coût 1 { $one } n’importe où
   *[other] Poser à leur coût jusqu’à { $count } { $many } n’importe où
}
kanal-now-finish = En finir avec « { $card } »
kanal-now-leave-wheel = Laisser la roue ainsi
kanal-now-next-round = Manche suivante
kanal-now-last = Terminer la partie

# Ce qui s’est passé

kanal-event-game = La partie { $game } commence.
kanal-event-round = La manche { $round } commence. La première action est à { $seat }.
kanal-event-last-round = La prochaine manche sera la dernière.
kanal-event-shown = Nouveau bâtiment disponible : « { $card } ».
kanal-event-discarded-solo = Trop peu de bâtiments dans cette manche : « { $card } » retourne dans la boîte.
kanal-event-discarded-quiet = Personne n’a construit de bâtiment depuis deux manches ou plus : « { $card } » retourne dans la boîte.
kanal-event-opened = La pioche { $period } est vide, ce qui dévoile : { $action }.
kanal-event-blocked = { $thalers ->
    [0] Le disque de blocage est sur : { $space }.
    [one] Le disque de blocage est sur : { $space }. 1 thaler retourne à la réserve.
   *[other] Le disque de blocage est sur : { $space }. { $thalers } thalers retournent à la réserve.
}
kanal-event-went = { $thalers ->
    [0] { $seat } prend la case : { $space }.
    [one] { $seat } prend la case : { $space }, avec 1 thaler.
   *[other] { $seat } prend la case : { $space }, avec { $thalers } thalers.
}
kanal-event-gained = { $lost ->
    [0] { $seat } gagne { $gain }.
   *[other] { $seat } gagne { $gain }, dont { $lost } en trop, perdus faute de place.
}
kanal-event-prestige = { $seat } gagne { $amount } prestige.
kanal-event-bought = { $thalers ->
    [one] { $seat } achète { $gain } pour { $thalers } thaler.
   *[other] { $seat } achète { $gain } pour { $thalers } thalers.
}
kanal-event-turned = { $thalers ->
    [0] { $seat } tourne la roue gratuitement.
    [one] { $seat } tourne la roue pour 1 thaler.
   *[other] { $seat } tourne la roue pour { $thalers } thalers.
}
kanal-event-built = { $seat } construit « { $card } » sur { $plot }.
kanal-event-buried = { $seat } a un plateau plein : la première carte de la pioche { $period } est défaussée.
kanal-event-laid = { $piece ->
    [route] { $seat } pose une route { $space }.
   *[other] { $seat } pose un { $piece } { $space }.
}
kanal-event-activated-routes = { $seat } active « { $card } » sur { $plot } : quatre voies l’entourent.
kanal-event-activated-bridges = { $seat } active « { $card } » sur { $plot } : deux ponts y mènent.
kanal-event-used = { $seat } utilise « { $card } » : { $effect }.
kanal-event-laid-aside = { $seat } met de côté le pont { $space }.
kanal-event-bridge-gone = { $seat } : le pont { $space } quitte le plateau.
kanal-event-token-back = { $seat } : « { $card } » sur { $plot } récupère un jeton d’activation.
kanal-event-scored = { $points ->
    [one] La partie { $game } se termine avec { $points } point.
   *[other] La partie { $game } se termine avec { $points } points.
}
kanal-event-ended = La partie est terminée.

# Pourquoi non

kanal-refuse-now-place = Il faut d’abord poser tes premières voies : deux chemins, un rail et un canal.
kanal-refuse-now-go = D’abord une action.
kanal-refuse-now-parts = Cela ne fait pas partie de l’action choisie.
kanal-refuse-now-waiting = D’abord les bâtiments qui attendent.
kanal-refuse-now-effects = Finis-en d’abord avec le bâtiment en cours d’activation.
kanal-refuse-now-gain = Prends d’abord le reste de tes gains.
kanal-refuse-now-wheel = La manche est finie : on ne peut plus que tourner la roue et acheter des matériaux.
kanal-refuse-now-over = La partie est terminée.
kanal-way = « { $space } »
kanal-refuse-build-with = Cela se construit avec { $ways } : choisis d’abord cette action.
kanal-refuse-build-nowhere = Aucune action qui construit un bâtiment n’est libre dans cette manche.
kanal-refuse-lay-with = { $piece } : cela se pose avec { $ways }. Choisis d’abord cette action.
kanal-refuse-lay-nowhere = { $piece } : aucune action pour cela n’est libre dans cette manche.
kanal-refuse-one-action = Une action par tour : termine ton tour.
kanal-refuse-only-gives = Cette action donne : { $parts }.
kanal-refuse-action-used = Ton action est faite : termine ton tour.
kanal-refuse-taken-by = { $seat } a pris cette action dans cette manche : { $space }.
kanal-refuse-used-of = Déjà utilisé dans cette activation, ou un autre a été choisi : { $effect }.
kanal-refuse-condition-of = Sa condition n’est pas remplie maintenant : { $effect }.
kanal-refuse-fruitless-of = Cela ne donnerait rien maintenant : { $effect }.
kanal-refuse-first-activate = D’abord « { $card } », qui attend.
kanal-refuse-first-finish = Finis-en d’abord avec « { $card } ».
kanal-refuse-taken = Cette case a déjà été prise dans cette manche : { $space }.
kanal-refuse-blocked = Le disque de blocage occupe cette case dans cette manche : { $space }.
kanal-refuse-no-lower = Cette case n’a qu’une action : { $space }.
kanal-refuse-covered = { $left ->
    [one] La pioche { $period } a encore { $left } carte et couvre : { $action }.
   *[other] La pioche { $period } a encore { $left } cartes et couvre : { $action }.
}
kanal-refuse-no-building-part = Ton action ne permet pas de construire un bâtiment, ou c’est déjà fait.
kanal-refuse-not-offered = { $piece ->
    [route] Rien ne te permet de poser une route maintenant.
   *[other] Rien ne te permet de poser un { $piece } maintenant.
}
kanal-refuse-not-gained = Rien de tel à prendre maintenant : { $thing }.
kanal-refuse-one-kind = Il ne reste qu’une sorte de gain : prends-la par son nom.
kanal-refuse-not-displayed = « { $card } » n’est pas parmi les bâtiments face visible.
kanal-refuse-board-full = Tous tes terrains sont bâtis.
kanal-refuse-plot = « { $card } » est sur { $plot } pour de bon.
kanal-refuse-cost = « { $card } » n’a qu’un seul coût.
kanal-refuse-not-full = { $empty ->
    [one] On ne défausse une carte que si le plateau est plein ; { $empty } terrain est vide.
   *[other] On ne défausse une carte que si le plateau est plein ; { $empty } terrains sont vides.
}
kanal-refuse-no-pile = Toutes les pioches sont vides : il n’y a pas de carte à défausser.
kanal-refuse-pay = Tu ne peux pas payer ({ $thing }) : il en faut { $need }, tu en as { $have }.
kanal-refuse-needs-empty = { $there ->
    [route] Il y a une route { $space } ; cette voie demande un espace vide.
   *[other] Il y a un { $there } { $space } ; cette voie demande un espace vide.
}
kanal-refuse-over = { $there ->
    [route] Il y a une route { $space } ; on ne pose que par-dessus les chemins.
   *[other] Il y a un { $there } { $space } ; on ne pose que par-dessus les chemins.
}
kanal-refuse-touching = Posé { $space }, le { $piece } ne toucherait aucun autre { $piece } de ton plateau.
kanal-refuse-bridge-border = On ne pose pas de pont en bordure, donc pas { $space }.
kanal-refuse-bridge-there = Il y a déjà un pont { $space }.
kanal-refuse-bridge-building = Un pont { $space } relie deux bâtiments ; { $plot } est vide.
kanal-refuse-bridge-route = Un pont se pose sur une voie ; il n’y en a pas { $space }.
kanal-refuse-beside = L’espace { $space } n’est pas adjacent au bâtiment sur { $plot }.
kanal-refuse-first-route = { $piece ->
    [route] Tu commences avec deux chemins, un rail et un canal : pas de route à poser.
   *[other] Tu commences avec deux chemins, un rail et un canal : plus de { $piece } à poser.
}
kanal-refuse-outer = Les premières voies touchent la bordure ; l’espace { $space } ne la touche pas.
kanal-refuse-no-bridge = Il n’y a pas de pont { $space }.
kanal-refuse-aside = Le pont { $space } a déjà été mis de côté.
kanal-refuse-which-bridge = Le prix est un pont : dis lequel.
kanal-refuse-sale = { $thing ->
    [pierre] Seuls le bois, l’argile et le charbon s’achètent, pas la pierre.
    [acier] Seuls le bois, l’argile et le charbon s’achètent, pas l’acier.
   *[other] Seuls le bois, l’argile et le charbon s’achètent, pas les { $thing }.
}
kanal-refuse-room = Ta roue est pleine ({ $thing }) : { $limit } au maximum.
kanal-refuse-buy = { $need ->
    [one] L’unité suivante ({ $thing }) coûte { $need } thaler ; tu en as { $have }.
   *[other] L’unité suivante ({ $thing }) coûte { $need } thalers ; tu en as { $have }.
}
kanal-refuse-turn = Tourner la roue coûte { $need } thalers ; tu en as { $have }.
kanal-refuse-wheel = La roue est bloquée : il te faut au moins 1 { $thing }.
kanal-refuse-wheel-full = Pierre et acier sont tous deux à { $limit } : tourner la roue ne donnerait rien.
kanal-refuse-free-turn = Tu as déjà tourné la roue gratuitement dans cette manche.
kanal-refuse-not-waiting = Le bâtiment sur { $plot } n’attend pas d’activation : il faut quatre voies ou un deuxième pont.
kanal-refuse-no-effect = Ce bâtiment n’a pas d’effet { $effect } ; son dernier est le { $last }.
kanal-refuse-effect-used = L’effet { $effect } a déjà servi dans cette activation, ou un autre a été choisi à sa place.
kanal-refuse-condition = La condition de l’effet { $effect } n’est pas remplie maintenant.
kanal-refuse-fruitless = L’effet { $effect } ne donnerait rien maintenant.
kanal-refuse-no-price = L’effet ne se paie pas ainsi : il n’a pas de prix numéro { $price }.
kanal-refuse-amount = Dis combien tu paies : de { $from } à { $to }.

# Les mots des cartes, à l’infinitif pour servir aussi dans le récit.

kanal-block-effect = ({ $number }) { $text }
kanal-block-all = { $first } ; { $rest }
kanal-block-one = soit { $first }, soit { $rest }
kanal-block-one-more = { $first }, soit { $rest }
kanal-block-group = [{ $text }]
kanal-effect-when = { $when } : { $rest }
kanal-effect-times = { $times } : { $rest }
kanal-effect-pay = payer { $price } pour { $gain }
kanal-times-fixed = { $count ->
    [one] au plus une fois
   *[other] jusqu’à { $count } fois
}
kanal-times-each = au plus une fois pour chaque { $what }
kanal-price-choose = { $from } à { $to } { $thing }
kanal-price-bridge-beside = un pont à côté
kanal-price-bridge-anywhere = un pont du plateau
kanal-gain = gagner { $gain }
kanal-gain-each = gagner { $gain } pour chaque { $what }
kanal-gain-table = gagner selon le nombre ({ $what }) : { $rows }
kanal-row = { $from } donne { $gain }
kanal-rows = { $first } ; { $rest }
kanal-gain-build-free-beside = { $count ->
    [one] poser gratuitement 1 { $one } à côté
   *[other] poser gratuitement jusqu’à { $count } { $many } à côté
}
kanal-gain-build-free-anywhere = { $count ->
    [one] poser gratuitement 1 { $one } n’importe où
   *[other] poser gratuitement jusqu’à { $count } { $many } n’importe où
}
kanal-gain-build-paid-beside = { $count ->
    [one] poser à son coût 1 { $one } à côté
   *[other] poser à leur coût jusqu’à { $count } { $many } à côté
}
kanal-gain-build-paid-anywhere = { $count ->
    [one] poser à son coût 1 { $one } n’importe où
   *[other] poser à leur coût jusqu’à { $count } { $many } n’importe où
}
kanal-gain-turn = tourner la roue gratuitement
kanal-cond-exactly = { $count ->
    [one] s’il y a exactement { $count } { $one }
   *[other] s’il y a exactement { $count } { $many }
}
kanal-cond-at-least = { $count ->
    [one] s’il y a au moins { $count } { $one }
   *[other] s’il y a au moins { $count } { $many }
}
kanal-cond-at-most = { $count ->
    [one] s’il y a au plus { $count } { $one }
   *[other] s’il y a au plus { $count } { $many }
}
kanal-cond-first = si c’est sa première activation
kanal-cond-second = si c’est sa seconde activation
kanal-what-beside = { $kind } à côté
kanal-what-anywhere = { $kind } sur le plateau
kanal-what-stock = { $thing } en réserve
kanal-what-paid = unités payées
kanal-kind-route = voie
kanal-kind-building = bâtiment
kanal-kind-idle = bâtiment pas encore activé
kanal-kind-once = bâtiment activé une fois
kanal-kind-twice = bâtiment activé deux fois
kanal-kind-kinds = type de voie
kanal-kinds-route = voies
kanal-kinds-path = chemins
kanal-kinds-road = routes
kanal-kinds-rail = rails
kanal-kinds-canal = canaux
kanal-kinds-bridge = ponts
kanal-kinds-building = bâtiments
kanal-kinds-idle = bâtiments pas encore activés
kanal-kinds-once = bâtiments activés une fois
kanal-kinds-twice = bâtiments activés deux fois
kanal-kinds-kinds = types de voie
kanal-now-gives = donne { $gain } maintenant
kanal-now-nothing = ne donne rien maintenant
kanal-now-condition = sa condition n’est pas remplie maintenant
kanal-now-times = { $count ->
    [0] aucun échange maintenant
    [one] 1 échange maintenant
   *[other] { $count } échanges maintenant
}
kanal-now-choice = à toi de choisir

# Points

kanal-score-prestige = Prestige gagné en cours de partie
kanal-score-buildings = Bâtiments
kanal-score-thalers = Thalers
kanal-score-value = Pierre et acier
kanal-score-base = Plus petite quantité de bois, argile ou charbon
kanal-score-routes = Routes, rails et canaux
kanal-score-empty = Espaces de voie vides
kanal-score-game-1 = Première partie
kanal-score-game-2 = Deuxième partie
kanal-grade-under-80 = Il faut bien commencer quelque part.
kanal-grade-80 = On devine déjà un plan.
kanal-grade-100 = Bien bâti ; la victoire n’est plus très loin.
kanal-grade-120 = Tu gagnes !
kanal-grade-130 = Tu gagnes, et avec éclat.
kanal-grade-140 = Tu gagnes par un chef-d’œuvre.
kanal-grade-150 = Tu gagnes comme presque personne avant toi.
kanal-grade-under-350 = La campagne n’est pas gagnée cette fois.
kanal-grade-350 = Tu gagnes la campagne !
kanal-grade-370 = Tu gagnes la campagne, et avec éclat.

kanal-theme-points = les points acquis
kanal-theme-stock = les matériaux et les thalers
kanal-theme-routes = les voies
kanal-theme-buildings = la place pour bâtir
kanal-theme-activations = les bâtiments bientôt actifs
kanal-theme-bridges = les ponts
kanal-theme-tempo = l’initiative

## effects

kanal-ask-pay = { $seat } paie pour « { $card } ».
kanal-ask-pick = { $seat } choisit son gain.
kanal-prompt-pick = Choisis : { $pick }.
kanal-prompt-next-bridge = { $left ->
    [one] Quel pont s’en va ?
   *[other] Quel pont s’en va ? Encore { $left }.
}
kanal-prompt-which-gain = { $card } : que prends-tu ?
kanal-do-use-things = Utiliser l’effet { $effect } en payant { $things }
kanal-do-use-gain = Utiliser l’effet { $effect } en prenant son gain numéro { $gain }
kanal-do-use-price-gain = Utiliser l’effet { $effect } en payant son prix numéro { $price } et en prenant son gain numéro { $gain }
kanal-refuse-now-pay = Paie d’abord le prix en entier.
kanal-refuse-few-bridges = Il faut { $need } ponts ; tu peux en retirer { $have }.
kanal-refuse-which-things = { $kinds ->
    [one] Dis ce que tu paies : une des ressources de la carte.
   *[other] Dis ce que tu paies : { $kinds } ressources différentes de la carte.
}
kanal-refuse-which-gain = { $last ->
    [one] L’effet n’a qu’un gain : il n’y a rien à choisir.
   *[other] Dis quel gain tu prends : de 1 à { $last }.
}
kanal-block-order = d’abord { $first }, puis { $rest }
kanal-block-order-more = { $first }, puis { $rest }
kanal-gain-and = { $first } et { $rest }
kanal-gain-or = { $first } ou { $rest }
kanal-price-bridges-beside = { $count } ponts à côté
kanal-price-bridges-anywhere = { $count } ponts du plateau
kanal-price-bridges-choose-beside = { $from } à { $to } ponts à côté
kanal-price-bridges-choose-anywhere = { $from } à { $to } ponts du plateau
kanal-pick-material = { $count } d’un même matériau
kanal-pick-materials = { $count ->
    [one] { $kinds } matériaux différents
   *[other] { $kinds } matériaux différents, { $count } de chacun
}
kanal-pick-different = { $kinds } différents parmi { $things }
kanal-what-stock-material = matériau en réserve
kanal-what-stock-materials = matériaux en réserve
kanal-what-different-material = matériau différent en réserve
kanal-what-different-materials = matériaux différents en réserve
kanal-what-different-stock = ressource différente en réserve ({ $things })
kanal-what-different-stocks = ressources différentes en réserve ({ $things })
kanal-kind-different = type différent ({ $kinds })
kanal-kinds-different = types différents ({ $kinds })
