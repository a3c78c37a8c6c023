# Les mots du jeu dans le terminal.

terminal-said = { $what }
terminal-you = toi
terminal-points = points
terminal-stock = réserve
terminal-hand = Main
terminal-hand-short = main
terminal-round = manche { $round }

# La conversation

terminal-begins = { $game }. L’empreinte de la graine de cette partie est { $hash }.
terminal-type = Un nombre choisit ; ? montre ce qui est possible, help toutes les commandes.
terminal-commands =
    NOMBRE       de la liste : le fait, ou passe à la question suivante
    back         un pas en arrière (Échap)
    ?            ce qui est possible ; ? MOTS seulement ce qui commence ainsi
    NOTATION     ce qu’il faut faire, comme l’écrit l’enregistrement (Tab complète)
    why MOTS     pourquoi quelque chose est impossible maintenant
    undo         annule ta dernière décision ; undo turn : tout le tour
    hint         un conseil : ce que ferait un joueur fort
    info         cartes, contrats et signes expliqués
    board        le plateau ; log : ce qui s’est passé ; score : les points en détail
    who          qui joue où
    rules KEY    un article des règles, ou ce qui contient un mot ; rules : toutes
    record       la partie comme enregistrement ; scenario : cette position comme scénario
    quit         partir ; la partie est gardée
terminal-no = Non : { $why }
terminal-no-rule = Non : { $why } [{ $rule }, voir « rules { $rule } »]
terminal-can = C’est possible.
terminal-hint = { $bot } ferait : { $choice } ({ $notation })
terminal-no-hint = Aucun robot ne peut aider ici.
terminal-no-clause = Il n’y a pas d’article { $clause }, et ce mot n’est nulle part dans les règles ; « rules » les montre toutes.
terminal-look = C’est à { $name } de regarder. Appuie sur Entrée.
terminal-only-one = Une seule chose est possible ; Entrée la fait : { $choice }
terminal-in-list =
    { $count ->
        [one] La liste en a un.
       *[other] La liste en a { $count }.
    }
terminal-undo-how = « undo » annule une décision, « undo turn » tout le tour.
terminal-undo-now =
    { $turn ->
        [one] undo annule une décision
       *[other] undo annule une décision, undo turn { $turn }
    }
terminal-checked = L’enregistrement est dans { $file } ; « towpath replay » le vérifie avec sa graine.
terminal-kept = Gardée dans { $file } ; pour continuer : towpath play --resume { $file }
terminal-not-kept = Quittée ; cette partie n’a pas été gardée (--save FICHIER la garde).
terminal-leave-again = La partie est gardée dans { $file }. Encore Ctrl-C pour partir.
terminal-leave-lost = Cette partie n’est pas gardée. Encore Ctrl-C pour partir.
terminal-no-keeping = La partie ne peut pas être gardée : { $why }
terminal-thinks = { $name } réfléchit
terminal-program-failed = { $name } a échoué, un choix a été fait au hasard : { $why }
terminal-ways =
    { $count ->
        [one] une possibilité
       *[other] { $count } possibilités
    }
terminal-begins-so = { $start } … ({ $count } possibilités : ? { $start })
terminal-gives-up = attention : { $lost }
terminal-nothing-yet = Rien ne s’est encore passé.
terminal-nothing-back = Tu es au premier pas.
terminal-keys = nombre+Entrée choisit · Échap retour · Pg↑↓ liste · ↑↓ plateau · info · hint · help
terminal-page = ↑↓ Pg↑↓ défilent · Échap ou Entrée ferme
terminal-more = { $from }–{ $to } sur { $count } · Pg↓
terminal-resume-which = Quelle partie ? Entrée prend la dernière, q quitte.
terminal-resume-game = { $game }, { $players } joueurs, { $entries } entrées
terminal-resume-none = Il n’y a aucune partie à continuer dans { $folder }.

# Arriala

terminal-arriala-turn =
    { $points ->
        [one] tour { $turn } · { $seat } · { $points } point d’action
       *[other] tour { $turn } · { $seat } · { $points } points d’action
    }
terminal-arriala-river = Ouvrages fluviaux
terminal-arriala-sections = Sections ouvertes
terminal-arriala-legend = Majuscule : un ouvrier. Minuscule : un ouvrier déplacé ce tour. # une écluse (construites/maximum). = une case comptée. Un nombre sous une case est celui de la liste. Une section : cases, occupées/taille, points, qui mène.
terminal-arriala-costs = Un vignoble montre occupées/places et qui mène ; à la fin il rapporte autant de points qu’il a de places.
terminal-arriala-barred = À ne pas défaire ce tour : { $moves }
terminal-arriala-own-worker = Déplacer ton ouvrier : { $place }
terminal-arriala-worker = Déplacer l’ouvrier { $colour } : { $place }
terminal-arriala-place = { $place }
terminal-arriala-card = Jouer la carte : { $card }
terminal-arriala-place-worker = Poser un ouvrier de ta réserve
terminal-arriala-build-lock = Construire une écluse

# Kanal

terminal-kanal-legend = Voies : . chemin, = route, # rail, ~ canal, ^ pont dessus, % pont mis de côté. Un bâtiment : sa carte, ! attend, * est actif, o ses jetons. * et un nombre : points à la fin. ● pris, + thalers à prendre, ↓ l’action du bas est ouverte.
terminal-kanal-offered = Bâtiments proposés
terminal-kanal-spaces = Cases
terminal-kanal-later = dès que la pioche { $period } est vide : { $action }
terminal-kanal-card =
    { $prestige ->
        [one] { $place } { $card } (coût : { $cost } ; { $prestige } point) : { $text }
       *[other] { $place } { $card } (coût : { $cost } ; { $prestige } points) : { $text }
    }
terminal-kanal-space =
    { $thalers ->
        [0] { $space } : { $name }
        [one] { $space } : { $name }, et { $thalers } thaler
       *[other] { $space } : { $name }, et { $thalers } thalers
    }
terminal-kanal-buy = Acheter { $gain } pour { $cost }
terminal-kanal-building = { $plot } { $card } : { $text }
terminal-kanal-piece = Poser : { $piece } ({ $cost }, sauf si c’est gratuit)
terminal-kanal-game = partie { $game }
terminal-kanal-last = la dernière
terminal-kanal-piles = pioches : { $piles }
terminal-kanal-points = { $points } points, { $thalers }

# Canal Mania

terminal-canal-mania-legend = Le nord est à gauche, l’est en haut. Deux lettres : un lieu, en majuscules une ville, dans la couleur de ses marchandises. . terrain facile et ^ difficile. Une tuile : lettre de son propriétaire, puis - bief, < écluse, a pont-canal, t tunnel, > le bout d’un canal ouvert, + plusieurs. Un nombre est celui de la liste. ◆ marchandises, ◇ de toute couleur, ▯ cartes en main. ↑↓ déplacent le plateau.
terminal-canal-mania-parliament = Au Parlement
terminal-canal-mania-engineers = Ingénieurs
terminal-canal-mania-towns = Lieux
terminal-canal-mania-swap = Échanger ton ingénieur contre { $engineer }
terminal-canal-mania-canal = Pour : { $canal }
terminal-canal-mania-difficult = terrain difficile
terminal-canal-mania-clear = terrain facile
terminal-canal-mania-hex = Construire en { $hex } ({ $ground })
terminal-canal-mania-exit = Vers { $place }
terminal-canal-mania-tile =
    { $points ->
        [one] { $tile }, { $points } point
       *[other] { $tile }, { $points } points
    }
terminal-canal-mania-cube-in = La marchandise à { $town }
terminal-canal-mania-town = { $town }
terminal-canal-mania-face-up = Prendre cette carte visible
terminal-canal-mania-brindley = Brindley : un bief peut payer une écluse
terminal-canal-mania-smeaton = Smeaton : un géomètre vaut deux cartes
terminal-canal-mania-jessop = Jessop : un tunnel coûte deux cartes
terminal-canal-mania-telford = Telford : un pont-canal coûte une carte
terminal-canal-mania-rennie = Rennie : prend jusqu’à quatre cartes, et peut choisir au lieu de piocher
terminal-canal-mania-last = la dernière est { $round }
terminal-canal-mania-last-goods = dernières marchandises
terminal-canal-mania-phase-1 = phase 1, contrats
terminal-canal-mania-phase-2 = phase 2, construction
terminal-canal-mania-phase-3 = phase 3, marchandises
terminal-canal-mania-deck = pioche { $cards }
terminal-canal-mania-laid = { $laid } tuiles sur { $value }, encore { $need }
terminal-canal-mania-hand = { $engineer }, main { $cards } :
terminal-canal-mania-tiles = tuiles { $tiles }
terminal-canal-mania-cubes = Marchandises :
terminal-canal-mania-contract = { $canal } : { $way }, { $value } tuiles au plus
