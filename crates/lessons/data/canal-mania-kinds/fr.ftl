canal-mania-kinds = Jamais deux de suite
canal-mania-kinds-about = Des tuiles qui alternent, le bon ingénieur, et des marchandises sur l’eau de tous.

canal-mania-kinds-first = Le court chemin du sud
canal-mania-kinds-first-text = Ton Macclesfield Canal va de Manchester à Stoke. Deux hexagones sont faciles, puis viennent des collines. Pose la première tuile sur F8, vers le sud, et paie avec une carte bief.
canal-mania-kinds-first-done = Une tuile. Il en reste quatre, il en faut deux.
canal-mania-kinds-first-round = Ce chemin est plus long, et tu as peu de cartes. F8 mène droit à Stoke.
canal-mania-kinds-first-save = Le géomètre remplace n’importe quelle carte ; les collines en auront besoin. Une carte bief suffit ici.
canal-mania-kinds-first-cards = D’autres cartes sont bonnes à prendre, mais ces quatre suffisent. Annule et construis.

canal-mania-kinds-second = Pas deux fois la même
canal-mania-kinds-second-text = Deux tuiles du même type ne se suivent jamais dans une section, et ta deuxième carte est aussi un bief. Brindley t’aide : avec lui, une carte bief paie aussi une écluse. Pose l’autre type.
canal-mania-kinds-second-done = Un bief et une écluse, payés avec deux cartes bief. Brindley vaut son salaire.
canal-mania-kinds-second-save = Garde le géomètre pour les collines : un pont-canal y coûte deux cartes. Paie avec la carte bief.
canal-mania-kinds-second-open = Pas encore : tu peux achever le canal dans cette action même. Annule et pose la tuile suivante.

canal-mania-kinds-hills = Deux cartes pour les collines
canal-mania-kinds-hills-text = Le terrain difficile demande un pont-canal (deux cartes) ou un tunnel (trois). Tu as une carte pont-canal, et le géomètre remplace l’autre. Va jusqu’à Stoke.
canal-mania-kinds-hills-done = Achevé : 1 pour l’écluse, 2 pour le pont-canal. Un bief ne marque rien, mais il coûte peu.
canal-mania-kinds-hills-open = Il manque une tuile ! Annule et pose le pont-canal.

canal-mania-kinds-swap = Le bon ingénieur
canal-mania-kinds-swap-text = Une autre partie : encore des collines, mais une seule carte pont-canal. Avec Telford, un pont-canal coûte une carte. Il est libre, à côté du plateau : échange Brindley contre lui. C’est ton action de la première phase.
canal-mania-kinds-swap-done = Il sert aussitôt. On peut même prendre l’ingénieur d’un autre joueur.
canal-mania-kinds-swap-tunnel = Jessop fait des tunnels pour deux cartes, et tu n’en as pas. Qui aide pour les ponts-canaux ?
canal-mania-kinds-swap-other = Un homme capable, mais pas pour cela. Telford construit un pont-canal pour une carte.
canal-mania-kinds-swap-second = Un second contrat est permis. Mais tu pourrais achever le premier, avec le bon ingénieur.
canal-mania-kinds-swap-luck = Tu auras peut-être de la chance. Telford est une certitude.

canal-mania-kinds-arches = Une carte suffit
canal-mania-kinds-arches-text = Pose le pont-canal sur les collines, vers Stoke.
canal-mania-kinds-arches-done = Le canal est achevé pour 3 points, avec une seule carte.
canal-mania-kinds-arches-cards = Les cartes peuvent attendre : avec Telford, celle que tu as suffit. Annule et construis.

canal-mania-kinds-far = Le plus long trajet
canal-mania-kinds-far-text = Toute cette eau est à toi. Une marchandise marque un point par ville visitée, mais jamais deux villes d’une couleur : Guildford et Oxford sont toutes deux noires. Trouve 4 points.
canal-mania-kinds-far-done = Quatre villes, quatre couleurs.
canal-mania-kinds-far-short = Ce trajet est plus court. La marchandise d’Arundel peut visiter quatre villes.
canal-mania-kinds-far-near = Tu peux aller plus loin. Après Weybridge, il y a une ville d’une autre couleur encore.
canal-mania-kinds-far-cube = Il y a des marchandises sur ton eau. Annule et transportes-en une.

canal-mania-kinds-alone = L’eau de tous
canal-mania-kinds-alone-text = Seul Worcester–Gloucester est à toi maintenant. Les deux marchandises te donneraient 2 points. Transporte celle qui ne donne rien aux autres.
canal-mania-kinds-alone-done = 2 pour toi, 0 pour eux. L’autre marchandise ne s’envolera pas.
canal-mania-kinds-alone-gift = 2 pour toi, mais aussi 2 pour Anna et 2 pour Ben, dont elle a pris les sections. Annule : celle de Worcester ne rapporte 2 qu’à toi.
canal-mania-kinds-alone-cube = Il y a une marchandise qui marque. Annule et transporte-la.

canal-mania-kinds-goal = Bien construire, bien transporter
canal-mania-kinds-goal-text = Regarde d’avance quels types le terrain demande, et quel ingénieur les rend moins chers. À la fin compte le nombre de contrats réalisés : 10, 6 et 2 points à trois joueurs.
