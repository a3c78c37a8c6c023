# What things on the table are, for who asks.

arriala-about-name = { $name }
arriala-about-place = { $place }
arriala-about-own-worker = Ton ouvrier
arriala-about-worker = Ouvrier de { $side }
arriala-about-worker-use = Marche le long du canal pour 1 point par case. Tu peux déplacer tous les ouvriers, chacun une fois par tour.
arriala-about-cell-use = Reçoit un ouvrier ou une écluse. Une section pleine est comptée.
arriala-about-town-use = Reçoit autant d’ouvriers qu’on veut et ne compte pour aucune section.
arriala-about-vineyard-use = Compté à la fin : le plus d’ouvriers prend ses points. { $there } points pour y aller depuis le canal, { $back } pour revenir.
arriala-about-river = Case bleue
arriala-about-river-use = Ouvrage fluvial : un de tes ouvriers y va pour { $points } points, rapporte { $renown } et y reste.
arriala-about-card-cost =
    { $points ->
        [one] La jouer coûte { $points } point.
       *[other] La jouer coûte { $points } points.
    }
arriala-about-reserve = Réserve
arriala-about-reserve-use = Pose un de tes ouvriers sur une place libre du canal pour { $points } points.
arriala-about-lock-cost = Coûte { $points } points sans carte.
arriala-about-pile = Pioche
arriala-about-pile-use = Pioche une carte pour { $points } points. Tu es seul à la voir ; la pioche ne s’annule pas.
arriala-about-section = Section
arriala-about-move = Déplace un ouvrier quelconque de { $cells } cases au plus ; chaque case de plus coûte 1 point.
arriala-about-anywhere = Déplace un de tes ouvriers du canal vers n’importe quelle place libre du canal.
arriala-about-own-to-vineyard = Déplace un de tes ouvriers du canal vers un vignoble.
arriala-about-any-to-vineyard = Déplace un ouvrier quelconque du canal vers un vignoble.
arriala-about-own-to-canal = Déplace un de tes ouvriers d’un vignoble vers le canal.
arriala-about-any-to-canal = Déplace un ouvrier quelconque d’un vignoble vers le canal.
arriala-about-lock = Divise une section pas encore comptée. Rapporte { $renown }.
arriala-about-art = Seulement pour le dernier. Rapporte { $renown } ; chaque ouvrage se construit une fois.

canal-mania-about-canal = { $canal }
canal-mania-about-contract = Relie { $one } et { $other } avec { $most } tuiles au plus.
canal-mania-about-contract-via = En chemin il doit toucher { $towns }.
canal-mania-about-contract-use = Une fois achevé, chaque écluse rapporte 1, chaque pont-canal 2, chaque tunnel 3.
canal-mania-about-engineer = { $engineer }
canal-mania-about-brindley = Une carte bief peut payer une écluse, et les écluses peuvent se suivre.
canal-mania-about-jessop = Un tunnel coûte deux cartes.
canal-mania-about-telford = Un pont-canal coûte une carte.
canal-mania-about-smeaton = Un géomètre vaut deux cartes.
canal-mania-about-rennie = Prends quatre cartes visibles, ou choisis-en une au lieu de piocher.
canal-mania-about-engineer-use = Il travaille pour un joueur ; l’échange est une action de la phase 1.
canal-mania-about-card = Carte : { $card }
canal-mania-about-face = { $face }
canal-mania-about-goods = Prise visible, elle place { $cubes } cubes dans des villes de cette couleur.
canal-mania-about-surveyor = Vaut une carte de n’importe quelle sorte.
canal-mania-about-tile = { $tile }
canal-mania-about-tile-clear =
    { $cards ->
        [one] Se pose en plaine et coûte { $cards } carte ; dans un canal achevé : { $points }.
       *[other] Se pose en plaine et coûte { $cards } cartes ; dans un canal achevé : { $points }.
    }
canal-mania-about-tile-difficult =
    { $cards ->
        [one] Se pose en terrain difficile et coûte { $cards } carte ; dans un canal achevé : { $points }.
       *[other] Se pose en terrain difficile et coûte { $cards } cartes ; dans un canal achevé : { $points }.
    }
canal-mania-about-hex = Hexagone { $hex }
canal-mania-about-clear = Plaine : reçoit un bief ou une écluse.
canal-mania-about-difficult = Terrain difficile : reçoit un pont-canal ou un tunnel.
canal-mania-about-town = { $town }
canal-mania-about-town-colour = Couleur de la ville : { $colour }. Un cube ne passe jamais par deux villes d’une même couleur.
canal-mania-about-cube = Un cube attend ici : la phase 3 le transporte, et chaque ville visitée rapporte un point.
canal-mania-about-deck = Pioche
canal-mania-about-deck-use = Pioche une carte au lieu de l’action d’une phase. Tu es seul à la voir.
canal-mania-about-replace = Remplacer les cartes
canal-mania-about-replace-use = Défausse toutes les cartes visibles et en retourne de nouvelles. Leurs marchandises ne comptent pas.

kanal-about-name = { $name }
kanal-about-plot = Terrain { $plot }
kanal-about-plot-empty = Vide : tout bâtiment peut y être construit. Des voies sur ses quatre côtés l’activent.
kanal-about-cost = Coûte { $cost }, sauf si c’est gratuit.
kanal-about-piece = Se pose entre les terrains. La quatrième voie autour d’un bâtiment l’active.
kanal-about-route = Emplacement de voie
kanal-about-route-use = Pour un chemin, une route, un rail ou un canal. Un pont se pose sur une voie entre deux bâtiments.
kanal-about-building =
    { $prestige ->
        [one] Coûte { $cost }. { $prestige } point. Pile { $period }.
       *[other] Coûte { $cost }. { $prestige } points. Pile { $period }.
    }
kanal-about-space-thalers = Qui la prend reçoit { $cost }.
kanal-about-space-later = Quand la pile { $period } est vide : { $action }.
kanal-about-space = Chaque action se prend une fois par manche.
kanal-about-pile = Pile { $period }
kanal-about-pile-use = Les nouveaux bâtiments viennent d’ici. La partie finit peu après que la dernière pile est vide.
kanal-about-buy = Un de plus coûte { $cost } ; plus tu en as, plus c’est cher.
kanal-about-material = Ta roue en tient au plus { $most }.
kanal-about-wheel = Roue
kanal-about-wheel-use = Un tour prend 1 bois, 1 argile et 1 charbon et donne 1 pierre et 1 acier.
kanal-about-wheel-paid = Gratuit une fois à la fin de chaque manche, à tout moment pour { $cost }.
