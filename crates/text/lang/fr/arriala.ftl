# Les mots d’Arriala.

arriala-seat-red = Rouge
arriala-seat-yellow = Jaune
arriala-seat-green = Vert
arriala-seat-purple = Violet
arriala-side-nobody = { $side } (à personne)

# Une couleur suit toujours le mot « ouvrier ».

arriala-colour-red = rouge
arriala-colour-yellow = jaune
arriala-colour-green = vert
arriala-colour-purple = violet

# L’article en fait partie, pour que « de » et « à » conviennent aux cases comme aux villes.

arriala-cell = la case { $number }

arriala-option-art = Ouvrages d’art
arriala-option-art-sole-last = Seulement pour le joueur seul dernier
arriala-option-art-tied-last = Aussi pour les derniers à égalité
arriala-option-compensation = Départ de ceux qui jouent plus tard
arriala-option-compensation-cards = Plus de cartes, pour des chances égales
arriala-option-compensation-printed = 2 cartes chacun, comme imprimé

arriala-part-sections = Sections
arriala-part-locks = Écluses
arriala-part-river-works = Ouvrages fluviaux
arriala-part-works-of-art = Ouvrages d’art
arriala-part-vineyards = Vignobles

arriala-card-move-2 = Déplacement 2
arriala-card-move-3 = Déplacement 3
arriala-card-move-4 = Déplacement 4
arriala-card-move-5 = Déplacement 5
arriala-card-anywhere = Déplacement libre
arriala-card-own-to-vineyard = Un de ses ouvriers au vignoble
arriala-card-any-to-vineyard = N’importe quel ouvrier au vignoble
arriala-card-own-to-canal = Un de ses ouvriers au canal
arriala-card-any-to-canal = N’importe quel ouvrier au canal
arriala-card-lock = Écluse
arriala-card-art = Ouvrage d’art
arriala-card-list = { $card }, { $rest }

arriala-means-points = avec des points d’action
arriala-means-own-card = avec la carte pour ses propres ouvriers
arriala-means-any-card = avec la carte pour n’importe quel ouvrier

# Ce que lisent ceux qui attendent et regardent.

arriala-question-begin =
    { $points ->
        [one] { $seat } a { $points } point d’action.
       *[other] { $seat } commence avec { $points } points d’action.
    }
arriala-question-go-on =
    { $points ->
        [one] Il reste { $points } point d’action à { $seat }.
       *[other] Il reste { $points } points d’action à { $seat }.
    }
arriala-question-end = { $seat } n’a plus de points d’action.

# L’avertissement qu’une partie qui n’avance plus s’arrêtera, sur sa propre ligne.

arriala-warning-quiet =
    { $turns ->
        [one] Si rien n’est décompté, posé ni construit, la partie s’arrête après ce tour.
       *[other] Si rien n’est décompté, posé ni construit, la partie s’arrête dans { $turns } tours.
    }
arriala-warning-passes =
    { $turns ->
        [one] Si ce tour est passé lui aussi, la partie s’arrête.
       *[other] Si { $turns } tours de plus sont passés d’affilée, la partie s’arrête.
    }

# Ce qui est demandé à qui joue, geste après geste. C’est bref et chiffré.

arriala-prompt-begin =
    { $points ->
        [one] { $points } point : touche un ouvrier, un outil ou une carte.
       *[other] { $points } points : touche un ouvrier, un outil ou une carte.
    }
arriala-prompt-go-on =
    { $points ->
        [one] Il reste { $points } point : continue, ou termine.
       *[other] Il reste { $points } points : continue, ou termine.
    }
arriala-prompt-stuck =
    { $points ->
        [one] Encore { $points } point, mais rien à faire : termine ton tour.
       *[other] Encore { $points } points, mais rien à faire : termine ton tour.
    }
arriala-prompt-spent = Plus de points. Termine ton tour.
arriala-prompt-own-worker = Ton ouvrier { $at } : où va-t-il ?
arriala-prompt-other-worker = Ouvrier { $at } ({ $side }) : où va-t-il ?
arriala-prompt-virtual-worker = Ouvrier { $at }, { $side } : où va-t-il ?
arriala-prompt-which-worker = { $cards } : quel ouvrier ?
arriala-prompt-worker-or-card = { $cards } : quel ouvrier, ou encore une carte ?
arriala-prompt-which-own-worker = { $cards } : lequel de tes ouvriers ?
arriala-prompt-whose-worker = { $cards } : l’ouvrier de qui ?
arriala-prompt-which-vineyard = Quel vignoble ?
arriala-prompt-where-on-canal = Où sur le canal ?
arriala-prompt-pay = Vers { $to } : comment paies-tu ?
arriala-prompt-place = Pose un ouvrier sur un endroit éclairé ({ $cost }).
arriala-prompt-lock = Écluse sur quelle case ? +{ $points }.
arriala-prompt-art = Quel ouvrage ? +{ $points }.

arriala-at-cell = sur la case { $number }
arriala-at-town = à { $town }
arriala-at-vineyard = dans le vignoble { $vineyard }

# Ce qu’un choix abandonne.

arriala-lost-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
arriala-lost-turn =
    { $points ->
        [one] le seul point : tu passes
       *[other] les { $points } points : tu passes
    }
arriala-lost-section =
    { $points ->
        [one] cela donne { $points } point à { $side } et rien à toi
       *[other] cela donne { $points } points à { $side } et rien à toi
    }
arriala-lost-game = cela termine la partie : { $totals }
arriala-total-own = toi { $points }
arriala-total = { $side } { $points }
arriala-totals = { $totals }, { $total }

# Ouvrages d’art.

arriala-art-montech = Pente d’eau de Montech
arriala-art-cacor = Pont-canal du Cacor
arriala-art-other = { $name }

# Ce qui s’est passé.

arriala-event-began = { $seat } commence.
arriala-event-drew = { $seat } pioche une carte.
arriala-event-drew-card = { $seat } pioche une carte : { $card }.
arriala-event-reshuffled =
    { $cards ->
        [one] La seule carte défaussée devient la nouvelle pioche.
       *[other] Les { $cards } cartes de la défausse sont mélangées et forment la nouvelle pioche.
    }
arriala-event-walked =
    { $distance ->
        [one] { $seat } déplace l’ouvrier { $colour } d’une case, de { $from } à { $to }.
       *[other] { $seat } déplace l’ouvrier { $colour } de { $distance } cases, de { $from } à { $to }.
    }
arriala-event-walked-with-cards =
    { $distance ->
        [one] { $seat } joue { $cards } et déplace l’ouvrier { $colour } d’une case, de { $from } à { $to }.
       *[other] { $seat } joue { $cards } et déplace l’ouvrier { $colour } de { $distance } cases, de { $from } à { $to }.
    }
arriala-event-anywhere = { $seat } joue Déplacement libre et mène un ouvrier de { $from } à { $to }.
arriala-event-to-vineyard = { $seat } envoie l’ouvrier { $colour } de { $from } au vignoble { $to }, { $means }.
arriala-event-to-canal = { $seat } ramène un ouvrier { $colour } du vignoble { $from } à { $to }, { $means }.
arriala-event-placed = { $seat } pose un ouvrier à { $to }.
arriala-event-river-work =
    { $points ->
        [one] { $seat } prend son ouvrier de { $from } pour un ouvrage fluvial et gagne { $points } point de renommée.
       *[other] { $seat } prend son ouvrier de { $from } pour un ouvrage fluvial et gagne { $points } points de renommée.
    }
arriala-event-lock =
    { $points ->
        [one] { $seat } construit une écluse sur { $at } et gagne { $points } point de renommée.
       *[other] { $seat } construit une écluse sur { $at } et gagne { $points } points de renommée.
    }
arriala-event-lock-by-card =
    { $points ->
        [one] { $seat } joue Écluse, en construit une sur { $at } et gagne { $points } point de renommée.
       *[other] { $seat } joue Écluse, en construit une sur { $at } et gagne { $points } points de renommée.
    }
arriala-event-art =
    { $points ->
        [one] { $seat } construit un ouvrage d’art, { $work }, et gagne { $points } point de renommée.
       *[other] { $seat } construit un ouvrage d’art, { $work }, et gagne { $points } points de renommée.
    }
arriala-event-counted =
    { $points ->
        [one] La section de { $from } à { $to } est complète : { $side } marque { $points } point.
       *[other] La section de { $from } à { $to } est complète : { $side } marque { $points } points.
    }
arriala-event-counted-nobody = La section de { $from } à { $to } est complète, mais les égalités ne laissent personne pour la marquer.
arriala-event-section-vanished = L’écluse sur { $at } prend la seule case de sa section, qui n’est pas décomptée.
arriala-event-passed = { $seat } passe.
arriala-event-turn-ended =
    { $unused ->
        [0] { $seat } termine son tour.
        [one] { $seat } termine son tour sans utiliser un point d’action.
       *[other] { $seat } termine son tour sans utiliser { $unused } points d’action.
    }
arriala-event-ended-built = Le canal est construit : la partie est terminée.
arriala-event-ended-stalled = Rien n’a été décompté, posé ni construit en { $rounds } tours de table : la partie est terminée.
arriala-event-ended-passed = Tout le monde a passé pendant { $rounds } tours de table : la partie est terminée.
arriala-event-vineyard =
    { $points ->
        [one] { $vineyard } : { $side } l’emporte et marque { $points } point.
       *[other] { $vineyard } : { $side } l’emporte et marque { $points } points.
    }
arriala-event-vineyard-nobody = { $vineyard } : personne ne marque.

# Ce qui peut être fait. Le coût est en points d’action.

arriala-action-walk = Déplacer l’ouvrier { $colour } de { $from } à { $to } ({ $cost } PA)
arriala-action-walk-with-cards =
    { $extra ->
        [0] Jouer { $cards } : déplacer l’ouvrier { $colour } de { $from } à { $to } ({ $cost } PA)
       *[other] Jouer { $cards } et compléter de { $extra } PA : déplacer l’ouvrier { $colour } de { $from } à { $to } ({ $cost } PA)
    }
arriala-action-anywhere = Jouer Déplacement libre : mener ton ouvrier de { $from } à { $to } ({ $cost } PA)
arriala-action-to-vineyard = Envoyer ton ouvrier de { $from } au vignoble { $to }, { $means } ({ $cost } PA)
arriala-action-any-to-vineyard = Envoyer l’ouvrier { $colour } de { $from } au vignoble { $to }, { $means } ({ $cost } PA)
arriala-action-to-canal = Ramener ton ouvrier du vignoble { $from } à { $to }, { $means } ({ $cost } PA)
arriala-action-any-to-canal = Ramener un ouvrier { $colour } du vignoble { $from } à { $to }, { $means } ({ $cost } PA)
arriala-action-place = Poser un ouvrier à { $to } ({ $cost } PA)
arriala-action-river-work = Ouvrage fluvial : +{ $points }. Ton ouvrier de { $from } y reste pour toujours ({ $cost } PA)
arriala-action-lock = Construire une écluse sur { $at } ({ $cost } PA)
arriala-action-lock-by-card = Jouer Écluse : en construire une sur { $at } ({ $cost } PA)
arriala-action-art = Jouer Ouvrage d’art : { $work } ({ $cost } PA)
arriala-action-draw = Piocher une carte ({ $cost } PA)
arriala-action-end = Terminer le tour

# La réponse à un geste qui vient trop tôt ou ne mène nulle part : ce qui vient d’abord, ou ce qu’on peut toucher d’autre.

arriala-guide-spent = Plus de points. Termine ton tour.
arriala-guide-stop = D’abord un ouvrier, un outil ou une carte ; ensuite { $place }.
arriala-guide-vineyard = D’abord un ouvrier, ensuite le vignoble ({ $points }).
arriala-guide-river = D’abord un de tes ouvriers, ensuite la case bleue ({ $points }).
arriala-guide-card = D’abord la carte { $card }.
arriala-guide-pass-over = La place est prise : { $taken }. Passe au-delà : { $place } ({ $points }).
arriala-guide-own-only = Seulement tes propres ouvriers.
arriala-guide-move-card = Les cartes de déplacement valent sur le canal, pas vers un vignoble.
arriala-guide-nobody-on-canal = Aucun de tes ouvriers n’est sur le canal. Poses-en d’abord un ({ $cost }).
arriala-guide-nobody-in-vineyards = Aucun de tes ouvriers n’est dans un vignoble.
arriala-guide-vineyards-empty = Aucun ouvrier n’est dans un vignoble.
arriala-guide-no-lock = Aucune case ne peut plus recevoir d’écluse.
arriala-guide-other = Cela ne va pas avec ce que tu as choisi.
arriala-span = Cases { $from } à { $to }
arriala-span-one = Case { $from }
arriala-guide-section =
    { $open ->
        [one] { $cells }, valeur { $points } : { $open } place libre, { $side } mène. La majorité marque quand tout est occupé.
       *[other] { $cells }, valeur { $points } : { $open } places libres, { $side } mène. La majorité marque quand tout est occupé.
    }
arriala-guide-section-nobody =
    { $open ->
        [one] { $cells }, valeur { $points } : { $open } place libre, personne ne mène. La majorité marque quand tout est occupé.
       *[other] { $cells }, valeur { $points } : { $open } places libres, personne ne mène. La majorité marque quand tout est occupé.
    }
arriala-guide-section-counted = { $cells } : décompte fait, { $points } points pour { $side }.
arriala-guide-section-tied = { $cells } : décompte fait, égalité, personne ne marque.

# Ce qui est refusé, et pourquoi.

arriala-refuse-points =
    { $need ->
        [one] Cela coûte un point d’action, et il ne t’en reste plus.
       *[other] Cela coûte { $need } points d’action ; tu en as { $have }.
    }
arriala-refuse-no-card =
    { $need ->
        [one] Tu n’as pas cette carte : { $card }.
       *[other] Il faut { $need } fois cette carte : { $card } ; tu en as { $have }.
    }
arriala-refuse-not-in-play = À { $players } joueurs, on n’utilise pas { $place }.
arriala-refuse-no-worker = Il n’y a pas d’ouvrier { $colour } à déplacer : { $place }.
arriala-refuse-not-on-canal = { $place } est un vignoble ; il faut un lieu du canal.
arriala-refuse-not-a-vineyard = Ce n’est pas un vignoble : { $place }.
arriala-refuse-moved-already = L’ouvrier { $colour } a déjà été déplacé ce tour-ci ({ $place }) ; chaque ouvrier ne se déplace qu’une fois par tour.
arriala-refuse-just-arrived = L’ouvrier { $colour } est arrivé ce tour-ci au vignoble { $place } et y reste jusqu’au prochain.
arriala-refuse-goes-back = Le joueur précédent vient de retirer cet ouvrier { $colour } ({ $place }) ; on ne peut pas l’y remettre maintenant.
arriala-refuse-same-place = L’ouvrier y est déjà : { $place }.
arriala-refuse-occupied = Un ouvrier { $colour } s’y trouve déjà : { $place }.
arriala-refuse-lock-in-the-way = Une écluse s’y trouve : { $place }.
arriala-refuse-superfluous = Le trajet est de { $distance } et les cartes portent à { $reach } : la carte { $card } est de trop.
arriala-refuse-vineyard-full =
    { $places ->
        [one] La seule place est prise : { $place }.
       *[other] Les { $places } places sont prises : { $place }.
    }
arriala-refuse-reserve-empty = Tous tes ouvriers sont sur le plateau.
arriala-refuse-river-full =
    { $cells ->
        [one] La seule case bleue est prise.
       *[other] Les { $cells } cases bleues sont prises.
    }
arriala-refuse-lock-in-town = { $place } est une ville ; une écluse demande une case.
arriala-refuse-lock-needs-free-cell = Une écluse demande une case libre ; il y a déjà quelque chose ici : { $place }.
arriala-refuse-section-counted = La section qui passe par { $place } a déjà été décomptée ; elle ne reçoit plus d’écluse.
arriala-refuse-locks-full =
    { $most ->
        [0] Ce tronçon ne reçoit pas d’écluse.
        [one] Ce tronçon reçoit une écluse, et elle est construite.
       *[other] Ce tronçon reçoit { $most } écluses, et elles sont construites.
    }
arriala-refuse-art-built = Cet ouvrage d’art est déjà construit : { $work }.
arriala-refuse-not-last =
    { $have ->
        [one] Seul le dernier peut construire un ouvrage d’art : tu as { $have } point de renommée, le plus bas des autres en a { $lowest }.
       *[other] Seul le dernier peut construire un ouvrage d’art : tu as { $have } points de renommée, le plus bas des autres en a { $lowest }.
    }
arriala-refuse-nothing-to-draw = La pioche et la défausse sont vides.

# Ce dont parlent les explications d’un robot.
arriala-theme-renown = la renommée
arriala-theme-sections = les sections du canal
arriala-theme-vineyards = les vignobles
arriala-theme-workers = tes ouvriers
arriala-theme-cards = tes cartes
arriala-theme-tempo = ta place dans le tour de jeu

## rules

arriala-refuse-tied-last =
    { $have ->
        [one] Tu es dernier à égalité, avec { $have } point de renommée ; à cette table, il faut être seul dernier pour construire un ouvrage d’art.
       *[other] Tu es dernier à égalité, avec { $have } points de renommée ; à cette table, il faut être seul dernier pour construire un ouvrage d’art.
    }
