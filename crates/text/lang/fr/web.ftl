# Les mots de la page seule.

web-home = Accueil
web-tagline = Trois jeux de société sur la construction des canaux : entre amis, à travers le monde ou contre des robots.
web-games = Jeux
web-name = Ton nom
web-name-default = Batelier
web-about-canal-mania = L’Angleterre de 1760 à 1835. Obtiens des contrats du Parlement, creuse des canaux de ville en ville et transporte des marchandises sur l’eau de tous. De 3 à 5.
web-about-kanal = Une usine prussienne entre rail et canal. Entoure tes bâtiments de voies et déclenche des effets en chaîne. Pour 1 ou 2.
web-about-arriala = Le canal le long de la Garonne. Pose tes ouvriers, construis des écluses et gagne les sections. Un jeu familial de 2 à 4.
web-level = Force des robots
web-level-easy = Facile
web-level-middle = Moyen
web-level-strong = Fort
web-level-master = Maître
web-level-only = Commencer
web-deal = Partie du jour
web-deal-of = { $game } : partie du { $day }
web-deal-text = Un seul essai pour chacun avec les mêmes cartes, jusqu’à { $time }.
web-deal-against =
    { $count ->
        [one] Tu joues contre un robot ({ $level }).
       *[other] Tu joues contre { $count } robots ({ $level }).
    }
web-deal-solo = Tu joues en solo.
web-deal-ranking = Classement du jour
web-deal-nobody = Personne ne l’a encore terminée.
web-deal-again = pas le premier essai
web-deal-asking = On cherche les résultats du jour…
web-deal-begun = Tu as déjà commencé cette partie.
web-deal-done =
    { $points ->
        [one] Tu l’as jouée : { $points } point.
       *[other] Tu l’as jouée : { $points } points.
    }
web-deal-play = Jouer
web-deal-go-on = Continuer la partie
web-deal-look = Revoir ta partie
web-rules = Règles
web-aid = Aide de jeu
web-mine = Mes parties
web-mine-none = Aucune partie en cours.
web-mine-asking = On les cherche…
web-mine-old = Le serveur ne répond pas ; voici leur dernier état.
web-lobby = Tables ouvertes
web-lobby-none = Personne n’attend en ce moment.
web-lobby-more = Plus de tables
web-new-table = Nouvelle table
web-new-game = Quel jeu ?
web-seat = Place { $number }
web-seat-here = Sur cet appareil
web-seat-by-link = Par lien
web-seat-open = Ouverte à tous
web-seat-empty = place libre
web-seat-kept = réservée à { $name }
web-seat-link = Lien vers la place { $number }
web-bot = Robot
web-pace = Tours des autres
web-pace-normal = Normal
web-pace-calm = Calme
web-pace-fast = Rapide
web-pace-instant = Immédiat
web-announce = Lecteur d’écran : coups des autres
web-announce-turn = Un résumé par tour
web-announce-line = Chaque ligne
web-announce-your-turn = C’est ton tour.
web-pace-live = En direct
web-pace-slow = Un coup par jour
web-clock = Pendule
web-clock-off = Sans pendule
web-clock-quick = 10 minutes, 20 secondes de plus par tour
web-clock-calm = 30 minutes, une minute de plus par tour
web-clock-day = Un jour par tour
web-clock-three-days = Trois jours par tour
web-clock-week = Une semaine par tour
web-rest-weekend = La pendule s’arrête le week-end
web-rest-hours = Heures où la pendule tourne
web-rest-hours-all = Toute la journée
web-rest-hours-range = De { $from } h à { $to } h
web-rest-days = Jours de congé par joueur
web-days-off-left =
    { $count ->
        [0] Plus de jour de congé
        [one] Encore un jour de congé
       *[other] Encore { $count } jours de congé
    }
web-day-off = Jour de congé
web-day-off-take = Prendre ce jour de congé
web-day-off-return = Jouer finalement le { $day }
web-explicit = Le tour ne se termine que lorsque le joueur le dit
web-public = Montrer cette table parmi les tables ouvertes
web-public-open = Cette table figure parmi les tables ouvertes, car une place est ouverte à tous
web-make = Ouvrir la table
web-join = Ouvrir
web-join-link = Lien vers une table
web-import = Revoir une partie enregistrée
web-import-wrong = Ce fichier n’est pas l’enregistrement d’une partie, ou l’une de ses lignes ne suit pas les règles. Rien n’a été gardé.
web-independent = Une réalisation indépendante, avec ses propres images et ses propres mots. Le matériel que les règles ne donnent pas est une reconstitution.
web-row-over = terminée
web-row-free = place libre
web-row-waiting = en attente
web-row-playing = en cours
web-row-seats = { $taken } places sur { $seats } prises
web-row-waits = On attend { $names }
web-row-away = Un robot joue pour toi
web-your-turn = À toi
web-turns =
    { $count ->
        [one] C’est à toi à une table
       *[other] C’est à toi à { $count } tables
    }

web-loading = Mise en place…
web-sit = S’asseoir
web-sit-title = S’asseoir à cette table
web-sit-with = Déjà là : { $names }
web-watch = Regarder
web-watch-only = Seulement regarder
web-name-missing = Indique un nom.
web-name-invisible = Ce nom contient des caractères invisibles. Retape-le.
web-name-taken = Quelqu’un porte déjà ce nom à cette table. Choisis-en un autre.
web-name-refused = Le serveur n’accepte pas ce nom. Choisis de 1 à 40 caractères visibles, et un nom que personne ne porte à cette table.
web-seat-gone = Il n’y a plus de place libre. Tu peux regarder.
web-seat-lost = Tu n’as plus de place à cette table. Tu peux regarder la partie.
web-link-used = Ce lien n’ouvre plus de place à cette table : quelqu’un y est déjà assis, ou un autre lien l’a remplacé. Tu peux regarder la partie.
web-cancel-table = Annuler cette table
web-cancel-sure = Annuler cette table ? Plus personne ne pourra s’y asseoir et les liens ne fonctionneront plus.
web-cancel = Annuler
web-start-bots = Commencer, des robots prennent les places libres
web-copy = Copier
web-copied = Copié
web-copy-what = Copier : { $what }
web-copy-selected = Le texte est sélectionné : copie-le avec Ctrl+C, ou appuie longuement et choisis « Copier ».
web-close = Fermer
web-feed = Une alerte quand c’est à toi
web-feed-text = Donne cette adresse à un lecteur de flux. Garde-la pour toi : qui l’a sait quand c’est à toi.
web-feed-address = Adresse du flux ({ $number })

web-table = La table
web-side = Joueurs et journal
web-players = Joueurs
web-you = toi
web-player = Joueur { $number }
web-away = absent, un robot joue à sa place
web-gave-up = a abandonné, un robot continue
web-away-me = Ton temps est écoulé : un robot joue pour toi.
web-take-back = Reprendre ma place
web-here = à la table
web-not-here = pas à la table en ce moment
web-acting = doit décider
web-winner = a gagné
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-question = La question
web-ways = Façons de le faire
web-forfeit = perte : { $lost }
web-let-go = Retour
web-first = D’abord : { $steps }
web-undo = Annuler
web-undo-turn = Annuler le tour
web-end-turn = Terminer le tour
web-plan = Plan
web-plan-start = Essayer un plan
web-plan-commit =
    { $count ->
        [one] Jouer ce coup
       *[other] Jouer les { $count } coups
    }
web-plan-leave = Quitter le plan
web-hint = Demander un conseil au robot
web-hint-is = Le robot ferait ceci : { $words }
web-hint-do = Jouer ce coup
web-menu = Menu
web-copy-position = Copier cette position comme scénario
web-record = Enregistrer la partie
web-vote-end =
    { $count ->
        [0] Proposer de finir la partie
       *[other] Accepter de finir la partie ({ $count } pour l’instant)
    }
web-concede = Abandonner
web-concede-sure = Abandonner cette partie ? C’est définitif.
web-concede-bot = Abandonner cette partie ? Un robot continuera à ta place. C’est définitif.
web-end-here = Arrêter la partie ici
web-end-sure = Arrêter la partie ici ? Personne ne gagnera. C’est définitif.
web-proposal = Arrêter la partie ici, sans gagnant ?
web-proposal-for = Pour : { $names }.
web-proposal-open = Pas encore : { $names }.
web-proposal-go-on = Continuer à jouer
web-agree = D’accord
web-agree-as = D’accord : { $name }
web-news-proposes = { $name } propose d’arrêter la partie ici.
web-news-agrees = { $name } accepte d’arrêter la partie.
web-news-goes-on = { $name } préfère continuer.
web-news-gave-up = { $name } a abandonné : un robot continue.
web-news-away = { $name } n’a plus de temps : un robot continue.
web-news-away-me = Ton temps est écoulé : un robot continue pour { $name }.
web-news-back = { $name } est de retour et continue.
web-news-back-me = La place est de nouveau à toi, { $name }.
web-tab-log = Journal
web-tab-score = Points
web-tab-chat = Conversation
web-tab-text = En texte
web-log = Ce qui s’est passé
web-log-look = Voir ce moment
web-history = Moment de la partie
web-history-now = Revenir au présent
web-score = Feuille de score
web-score-source = Origine
web-score-total = Total
web-chat = Conversation
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-unread =
    { $count ->
        [one] un nouveau message
       *[other] { $count } nouveaux messages
    }
web-chat-more = Plus sur ce message ({ $name })
web-mute = Ne plus lire { $name }
web-muted = Tu ne lis plus { $name }.
web-unmute = Annuler
web-heard = Tu lis de nouveau { $name }.
web-report = Signaler ce message
web-report-why = Qu’est-ce qui ne va pas ?
web-report-send = Signaler
web-reported = Signalé : le responsable de ce serveur peut lire ce message ({ $name }). Merci.
web-choices =
    { $count ->
        [0] Rien à décider maintenant
        [one] Un choix
       *[other] { $count } choix
    }
web-choices-filter = Chercher un choix
web-curtain-title = { $name }, c’est à toi
web-curtain-text = Passe l’appareil. Les autres regardent ailleurs.
web-curtain-ready = Je suis là
web-primer = En bref
web-primer-done = Compris
web-primer-lit = Tout ce qui brille en doré est possible maintenant : touche-le, puis touche l’endroit.
web-primer-why = Touche autre chose pour savoir pourquoi ce n’est pas possible. Tu peux annuler tant que rien de nouveau n’est révélé.
web-primer-arriala-1 = Un tour a cinq points d’action : déplacer des ouvriers, en poser un, construire une écluse, piocher une carte.
web-primer-arriala-2 = Quand toutes les cases entre deux villes ou écluses sont prises, celui qui y a le plus d’ouvriers gagne le nombre du badge.
web-primer-arriala-3 = Écluses et ouvrages fluviaux comptent aussitôt, les vignobles à la fin.
web-primer-kanal-1 = À ton tour, prends une case d’action : construire, poser des voies ou prendre des matériaux.
web-primer-kanal-2 = Quatre voies autour d’un bâtiment l’activent, deux ponts aussi. Une activation peut en déclencher une autre.
web-primer-kanal-3 = Il manque quelque chose ? Touche quand même la carte : le nécessaire est acheté avec elle.
web-primer-canal-mania-1 = Un tour a trois phases : contrat, construction, marchandises. Dans chacune, on fait une chose.
web-primer-canal-mania-2 = Regarde un contrat : le plateau montre ses villes et où peut passer son canal. Pose-le tuile par tuile ; les cartes paient.
web-primer-canal-mania-3 = Les canaux achevés rapportent des points, et les marchandises paient tous ceux dont elles empruntent l’eau.
web-ending = La fin
web-result = Résultat
web-end-conceded = { $name } a abandonné : { $winner } gagne.
web-end-gave-up = { $name } a abandonné.
web-end-agreed = Les joueurs ont décidé d’en rester là. Personne ne gagne.
web-end-abandoned = La partie a été interrompue. Personne ne gagne.
web-end-cancelled = Cette table a été annulée avant le début de la partie.
web-review = Le fil de la partie
web-review-asking = Les robots repassent la partie en revue…
web-review-chances = Les chances de gagner de chacun, tour après tour, selon les robots
web-review-points = Les points au fil de la partie
web-regrets = Les décisions qui ont coûté le plus
web-regret-look = Voir ce moment
web-rematch = Rejouer
web-rematch-there = Une revanche est prête
web-rematch-sit = S’y asseoir
web-rematch-watch = La regarder
web-reveal = Montrer toutes les mains
web-hand = Ta main
web-hand-empty = Aucune carte
web-hand-size =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }

web-account = Compte
web-privacy = Vie privée
web-settings = Réglages
web-sound = Sons
web-motion = Animations
web-theme = Couleurs
web-theme-system = Automatique
web-theme-light = Clair
web-theme-dark = Sombre
web-language = Langue

web-lost = Connexion perdue. Nouvel essai…
web-silent = Le serveur ne répond pas.
web-trouble-clicks = Ce que tu décides maintenant est gardé et envoyé dès que le serveur est de retour.
web-kept = Ton clic est gardé et sera envoyé dès que le serveur répondra.
web-kept-already = Ce clic n’a pas été pris : le précédent attend encore le serveur.
web-slowed =
    { $seconds ->
        [one] Le serveur est très occupé ; nouvel envoi dans une seconde.
       *[other] Le serveur est très occupé ; nouvel envoi dans { $seconds } secondes.
    }
web-again = Réessayer
web-reload = Recharger
web-outdated = Le serveur est plus récent que cette page. Recharge la page ; rien de la partie n’est perdu.
web-table-not-found = Cette table n’existe pas. Le lien est peut-être coupé, ou la table n’a jamais commencé et a été débarrassée.
web-game-unknown = Cette page ne connaît pas ce jeu.
web-page-not-found = Il n’y a rien à cette adresse.
web-rules-missing = Les règles de ce jeu ne peuvent être lues pour l’instant.
web-error-malformed = Le serveur n’a pas pu lire ce que la page a envoyé.
web-error-invalid = Le serveur n’a pas accepté une valeur.
web-error-too_large = C’est trop grand.
web-error-not_found = Ce n’est plus là.
web-error-bad_token = Ce lien n’ouvre pas de place à cette table. Un nouveau l’a peut-être remplacé.
web-error-forbidden = C’est à quelqu’un d’autre de le faire.
web-error-stale = La partie a avancé entre-temps. Regarde, puis décide.
web-error-refused = Les règles ne le permettent pas.
web-error-not_to_act = Ce n’est pas à toi de jouer.
web-error-not_understood = Cela ne veut rien dire dans ce jeu.
web-error-nothing_to_undo = Rien à annuler : depuis, quelque chose a été révélé, pioché ou décidé par un autre.
web-error-wrong_state = Ce n’est pas possible à ce stade de la table.
web-error-not_allowed = Cette table ne le permet pas.
web-error-too_many = C’était un peu rapide. Réessaie dans un instant.
web-error-unavailable = Le serveur ne peut être joint pour l’instant.
web-error-internal = Quelque chose a mal tourné sur le serveur. Rien n’est perdu.

web-colour-red = rouge
web-colour-yellow = jaune
web-colour-green = vert
web-colour-purple = violet
web-colour-white = blanc
web-colour-black = noir
web-colour-blue = bleu
web-colour-grey = gris

web-arriala-board = Le canal de Grisolles à Valence d’Agen
web-arriala-points =
    { $points ->
        [one] encore { $points } point d’action
       *[other] encore { $points } points d’action
    }
web-arriala-tool-place = Poser un ouvrier
web-arriala-tool-lock = Construire une écluse
web-arriala-tool-draw = Piocher une carte
web-arriala-pile =
    { $count ->
        [one] { $count } carte à piocher
       *[other] { $count } cartes à piocher
    }
web-arriala-reserve =
    { $count ->
        [one] { $count } ouvrier en réserve
       *[other] { $count } ouvriers en réserve
    }
web-arriala-worker-at = ouvrier { $colour }, { $place }
web-arriala-cell = case { $number }
web-arriala-vineyard = vignoble { $name }
web-arriala-river = ouvrage fluvial
web-arriala-text-canal = Le long du canal
web-arriala-text-sections = Sections
web-arriala-text-workers = { $count } × { $colour }
web-arriala-text-lock = { $place } : une écluse
web-arriala-text-free = { $place } : libre
web-arriala-text-place = { $place } : { $who }
web-arriala-text-section = Cases { $from } à { $to } : vaut { $points }, { $open } libres, en tête : { $leader }
web-arriala-text-section-counted = Cases { $from } à { $to } : décompte fait, { $points } points pour { $leader }

web-zoom-in = Plus grand
web-zoom-out = Plus petit
web-canal-mania-board = Carte de l’Angleterre
web-canal-mania-hex = hexagone { $hex }
web-canal-mania-exit = vers l’hexagone { $hex }
web-canal-mania-sheet-above = Carte des
web-canal-mania-sheet-title = CANAUX & RIVIÈRES
web-canal-mania-sheet-below = d’Angleterre, 1820
web-canal-mania-north = Boussole
web-canal-mania-north-letter = N
web-canal-mania-north-up = Nord en haut
web-canal-mania-overview = Toute la carte
web-canal-mania-closer = De plus près
web-canal-mania-face-up = Cartes visibles
web-canal-mania-hand-of = { $count } sur { $limit }
web-canal-mania-draw-short = Piocher
web-canal-mania-card-none = { $card } : tu n’en as pas
web-canal-mania-tiles-short = tuiles
web-canal-mania-needs =
    { $value ->
        [one] Au plus une tuile
       *[other] Au plus { $value } tuiles, au moins { $least }
    }
web-canal-mania-progress = { $laid } tuiles sur { $value } au plus, encore { $left } à poser, { $points } points jusqu’ici
web-canal-mania-tray = Cartes et contrats
web-canal-mania-tab-contracts = Contrats
web-canal-mania-tab-hand = Main
web-canal-mania-tab-display = Cartes
web-canal-mania-tab-engineers = Ingénieurs
web-canal-mania-tab-lit = quelque chose à toucher ici
web-canal-mania-phase = Phases du tour
web-canal-mania-phase-1 = 1 Contrat
web-canal-mania-phase-2 = 2 Construction
web-canal-mania-phase-3 = 3 Marchandises
web-canal-mania-tiles = Quelle tuile ?
web-canal-mania-mine = Tes contrats
web-canal-mania-mine-none = Aucun. Prends-en un au Parlement.
web-canal-mania-draw = Piocher ({ $count })
web-canal-mania-replace = Tout remplacer
web-canal-mania-parliament = Parlement
web-canal-mania-pile =
    { $count ->
        [one] encore { $count } à venir
       *[other] encore { $count } à venir
    }
web-canal-mania-engineers = Ingénieurs
web-canal-mania-engineer-brindley = Brindley (1) : une carte bief peut payer une écluse
web-canal-mania-engineer-smeaton = Smeaton (2) : un géomètre vaut deux cartes
web-canal-mania-engineer-jessop = Jessop (3) : un tunnel coûte deux cartes
web-canal-mania-engineer-telford = Telford (4) : un pont-canal coûte une carte
web-canal-mania-engineer-rennie = Rennie (5) : peut prendre quatre cartes, et choisir au lieu de piocher
web-canal-mania-basin =
    { $count ->
        [one] { $count } marchandise dans le bassin
       *[other] { $count } marchandises dans le bassin
    }
web-canal-mania-card-stretch = Bief
web-canal-mania-card-lock = Écluse
web-canal-mania-card-aqueduct = Pont-canal
web-canal-mania-card-tunnel = Tunnel
web-canal-mania-card-surveyor = Géomètre
web-canal-mania-card-goods = { $card } avec marchandise : { $colour }
web-canal-mania-lift = Retirer la dernière tuile
web-canal-mania-open =
    { $count ->
        [one] { $count } contrat en cours
       *[other] { $count } contrats en cours
    }
web-canal-mania-text-contract = { $name } : { $from } – { $to }, { $value } tuiles au plus
web-canal-mania-text-canals = Canaux
web-canal-mania-text-canal = { $name } ({ $colour }) : { $tiles } ; encore { $left } au moins
web-canal-mania-text-finished = { $name } ({ $colour }), achevé : { $tiles }
web-canal-mania-text-goods = Marchandises à

web-kanal-plan = Usine : { $colour }
web-kanal-spaces = Cases d’action
web-kanal-coins =
    { $count ->
        [one] { $count } thaler s’y trouve
       *[other] { $count } thalers s’y trouvent
    }
web-kanal-round = Manche { $round }
web-kanal-game = Partie { $game } sur 3
web-kanal-last-round = Dernière manche
web-kanal-discard = Sans construction, une carte part
web-kanal-pile-green =
    { $count ->
        [one] reste { $count } carte verte
       *[other] restent { $count } cartes vertes
    }
web-kanal-pile-brown =
    { $count ->
        [one] reste { $count } carte brune
       *[other] restent { $count } cartes brunes
    }
web-kanal-pile-blue =
    { $count ->
        [one] reste { $count } carte bleue
       *[other] restent { $count } cartes bleues
    }
web-kanal-turn-free = Tourner la roue
web-kanal-buy =
    { $price ->
        [one] acheter 1 { $thing } pour { $price } thaler
       *[other] acheter 1 { $thing } pour { $price } thalers
    }
web-kanal-or = ou
web-kanal-prestige = { $count } prestige
web-kanal-tokens =
    { $count ->
        [0] activé deux fois
        [1] activé une fois
       *[other] pas encore activé
    }
web-kanal-empty = vide
web-kanal-grades = Points et mentions
web-kanal-chain = Chaîne d’activations
web-kanal-next-grade = encore { $points } jusqu’à la mention suivante
web-kanal-pieces = Que poser
web-kanal-display = Bâtiments proposés
web-kanal-text-building =
    { $tokens ->
        [0] { $plot } : { $name }, activé deux fois
        [1] { $plot } : { $name }, activé une fois
       *[other] { $plot } : { $name }, pas activé
    }
web-kanal-text-plot = { $plot } : vide

## ending

web-won-you = Tu gagnes, { $points } à { $others }.
web-won-name = { $name } gagne, { $points } à { $others }.
web-end-as-it-stood = Les points sont ceux de ce moment.
web-why-most = { $points } points viennent de : { $source }.
web-why-most-lead = { $points } points viennent de : { $source }. Plus grande avance : { $lead }.
web-why-solo = { $total } points, dont { $points } viennent de : { $source }.
# What decides between equal points, by game.
web-tie-canal-mania = Égalité de points : le plus grand numéro d’ingénieur l’emporte.
web-tie-arriala = Égalité de points : le plus d’ouvriers sur le canal l’emporte.
web-tie-kanal = Égalité de points : les espaces de voie vides départagent, puis les terrains vides, puis le stock.
web-counting-title = On compte les points
web-counting = Maintenant : { $source }

## home

web-play-easy = Jouer contre des robots faciles
web-play-other = Jouer autrement
web-learn = Apprendre
web-learn-of = Apprendre à jouer à { $game }
web-learn-on = Reprendre la leçon
web-notes-off = Plus de notes
web-notes-on = Montrer les notes
web-rules-of = Règles : { $game }
web-print = Imprimer
web-hero-play = Jouer maintenant
web-hero-what = { $game }, contre des robots faciles. Sans compte, rien à installer.
web-home-another = Commencer une autre partie
web-doors = Comment veux-tu jouer ?
web-door-bots = Contre des robots
web-door-bots-text = Au choix : le jeu, le nombre de joueurs et la force des robots.
web-door-friends = Entre amis
web-door-friends-text = Ouvre une table et envoie un lien à chacun. Personne n’a besoin de compte.
web-door-duel = Duel
web-door-duel-text = Kanal à deux : un ami et toi, chacun avec son usine.
web-door-alone = En solo
web-door-alone-text = Kanal en solo : sept manches, et une mention à la fin.
web-door-campaign = Campagne
web-door-campaign-text = Trois parties de Kanal en solo à la suite, avec un seul paquet de bâtiments.
web-door-deal = Partie du jour
web-door-deal-text = Les mêmes cartes pour tous, un seul essai, et un classement.
web-door-puzzles = Problèmes
web-door-puzzles-text = Trouve le meilleur tour : un par jour, et des séries par thème.
web-door-here = Autour d’un appareil
web-door-here-text = Tout le monde joue sur cet appareil et se le passe.
web-door-open = Avec qui veut
web-door-open-text = Ta table reste parmi les tables ouvertes jusqu’à ce que quelqu’un s’y asseye.
web-opener = Tu as un lien ou un fichier ?
web-join-wrong = Ce n’est pas un lien vers une table. Un tel lien contient /t/.
web-import-choose = Choisir un fichier
web-mine-over = Parties terminées ({ $count })
web-row-cancelled = annulée avant le début
web-row-continue = Continuer
web-clock-rests = la pendule est arrêtée ; elle repart { $time }
web-row-drop = Retirer { $table } de cette liste
web-new-range = De { $least } à { $most } joueurs
web-new-whom = Avec qui ?
web-new-players = Combien de joueurs ?
web-new-name = Qui es-tu ?
web-new-names = Qui joue ici ?
web-new-speed = À quel rythme ?
web-new-more = Plus
web-new-seats = Qui s’assied où
web-new-how = Comment on joue à cette table
web-new-title = Nom de la table
web-whom-bots = Des robots
web-whom-bots-text = On commence tout de suite, personne n’attend.
web-whom-friends = Des amis, par lien
web-whom-friends-text = Chacun reçoit un lien qui est une place.
web-whom-here = Ici, sur un appareil
web-whom-here-text = On se passe cet appareil ; les mains restent cachées.
web-whom-alone = En solo
web-whom-alone-text = Une partie en solo, avec une mention.
web-whom-open = Qui veut
web-whom-open-text = La table figure parmi les tables ouvertes.
web-whom-not = { $game } ne se joue pas ainsi.
web-speed-relaxed = Tranquille
web-speed-relaxed-text = En direct, sans pendule.
web-speed-clock = Avec pendule
web-speed-clock-text = En direct ; un robot continue quand le temps est écoulé.
web-speed-days = Un coup par jour
web-speed-days-text = Chacun joue quand il a le temps ; la pendule compte en jours.
web-clock-other = Pendule particulière
web-level-of = Force du robot à la place { $number }
web-hints = Les robots donnent des conseils pendant la partie
web-forced = La table joue les décisions qui n’ont qu’une possibilité
web-spectators = D’autres peuvent regarder
web-bot-pause = Pause entre les décisions des robots
web-bot-pause-none = Aucune
web-bot-pause-usual = Environ une seconde
web-bot-pause-long = Deux secondes
web-name-bot = Seuls les robots s’appellent ainsi. Choisis un autre nom.
web-begin = Commencer la partie
web-begin-text = Elle commence tout de suite.
web-make-text = Tu recevras ensuite les liens à envoyer.
web-option-canal-mania-memory = Cartes prises face visible et contrats réalisés : à retenir soi-même, ou visibles par tous.
web-option-kanal-deck = Chaque paquet a ses bâtiments ; A est le plus simple pour débuter.
web-option-kanal-side = Au verso, tu poses toi-même les premières voies.
web-option-kanal-campaign = Trois parties à la suite ; les bâtiments laissés de côté reviennent.
web-option-kanal-compensation = Qui commence a une action de plus dans la plupart des parties ; des thalers compensent.
web-option-arriala-art = Qui peut construire un ouvrage d’art quand plusieurs joueurs sont derniers.
web-option-arriala-compensation = Qui joue plus tôt au premier tour de table a de l’avance ; des cartes compensent.
web-deal-place = Rang { $place } aujourd’hui.
web-deal-yesterday = La meilleure partie d’hier
web-deal-through = Revoir cette partie
web-deal-before = Tous les résultats d’hier
web-deal-nobody-then = Personne ne l’a terminée hier.
web-deal-sealed = C’est l’essai de quelqu’un à la partie du jour. Les autres pourront le revoir une fois la journée terminée.
web-rank-place = Rang
web-rank-name = Nom
web-rank-points = Points
web-rank-time = Temps
web-wait-invite = Envoie un lien à chaque ami
web-wait-sit = Assieds-toi pour jouer
web-wait-watch = La partie n’a pas encore commencé
web-wait-open = Tu es à la table. Tout le monde peut te rejoindre
web-wait-rest = Tu es à la table. Il manque encore les autres
web-wait-free =
    { $count ->
        [one] On attend des joueurs : { $count } place libre. La partie commence d’elle-même quand tout le monde est assis.
       *[other] On attend des joueurs : { $count } places libres. La partie commence d’elle-même quand tout le monde est assis.
    }
web-table-link = Lien vers cette table

## happened

# Les robots ont leurs propres noms ; l’insigne se trouve à côté.
web-badge-bot = robot
web-badge-bot-level = robot, { $level }
web-name-badge = { $name } ({ $badge })

# Le journal.
web-log-setup = Mise en place
web-log-turn-round = { $name }, manche { $round }
web-log-help = Les flèches passent d’une ligne à l’autre, Entrée montre ce moment.
web-log-fold-contracts = { $count ->
    [one] 1 nouveau contrat
   *[other] { $count } nouveaux contrats
}
web-log-fold-cards = { $count ->
    [one] 1 nouvelle carte
   *[other] { $count } nouvelles cartes
}
web-log-fold-buildings = { $count ->
    [one] 1 nouveau bâtiment à construire
   *[other] { $count } nouveaux bâtiments à construire
}
web-log-fold-reshuffled = cartes remélangées
web-log-win = +{ $points }
web-log-win-of = { $name } +{ $points }

# Ce qui s’est passé depuis son tour, et la vitesse des tours des autres.
web-since = Depuis ton tour ({ $count })
web-since-latest = Dernier tour ({ $count })
web-since-step = { $step } sur { $count }
web-since-next = Suivant
web-since-back = Retour
web-since-close = Fermer
web-skip = Aller au présent
web-look-board = Voir le plateau
web-last-board = Le plateau à la fin
web-then-board = Le plateau à ce moment
web-from-position = à partir d’une position
web-from-where = Part d’un moment d’une autre partie
web-share = Partager
web-share-link = Copier le lien
web-share-picture = Enregistrer une image
web-picture-making = L’image se prépare…
web-picture-saved = L’image est dans tes téléchargements.
web-picture-running = Il y aura une image quand la partie sera finie.
web-picture-failed = Ce navigateur n’a pas pu faire l’image.
web-print-scores = Imprimer la feuille de score
web-score-where = D’où viennent les points
web-score-best = Souligné : le plus pour cette origine.
web-seed = Graine :
web-hands = La main de chacun
web-reveal-hide = Cacher les mains
web-percent = { $percent } %
web-curve-kind = Ce que montre la courbe
web-curve-chances = Chances de gagner
web-curve-chances-short = Chances
web-curve-points-short = Points
web-curve-start = début
web-curve-end = fin
web-review-none = Les robots n’ont pas pu revoir cette partie.
web-turning-own = Tes décisions les plus chères
web-turning-others = Les décisions les plus chères des autres
web-turning-none = Les robots n’ont trouvé aucune décision qui ait coûté cher.
web-turn-played = Joué : { $words }
web-turn-better = Mieux : { $words }
web-cost-chance = { $percent } % de chances de gagner en moins
web-cost-points =
    { $points ->
        [one] environ 1 point
       *[other] environ { $points } points
    }
web-cost-little = un peu
web-play-from = Rejouer autrement à partir d’ici
web-marks = Sur le plateau : le coup joué et le meilleur coup
web-you-name = Toi
web-moment-of = Moment { $version } sur { $last }
web-moment-last = La fin
web-moment-before = Un moment en arrière
web-moment-after = Un moment plus loin
web-analyse = Analyser
web-moment-copy = Copier un lien vers ce moment
web-moment-copy-short = Copier le lien
web-moment-bad = Ce lien ne désigne aucun moment. Voici la table telle qu’elle est.
web-moment-not-yet = Ce moment n’est pas encore arrivé. Voici la table telle qu’elle est.
web-moment-secret = Ce moment n’est pas public. Voici la table telle qu’elle est.

## bar

web-side-open = Joueurs, points, journal, conversation et menu
web-watching = Tu regardes la partie.

# Un tour en peu de mots pour les lecteurs d’écran.
web-turn-summary = { $name } : { $deeds }.
web-turn-wins = { $wins }.
web-deeds-tile = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
web-deeds-lock = { $count ->
    [one] { $count } écluse
   *[other] { $count } écluses
}
web-deeds-cube = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
web-deeds-card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-deeds-contract = { $count ->
    [one] { $count } contrat
   *[other] { $count } contrats
}
web-deeds-swap = { $count ->
    [one] { $count } ingénieur échangé
   *[other] { $count } ingénieurs échangés
}
web-deeds-worker = { $count ->
    [one] { $count } ouvrier déplacé
   *[other] { $count } ouvriers déplacés
}
web-deeds-building = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
web-deeds-route = { $count ->
    [one] { $count } voie
   *[other] { $count } voies
}
web-deeds-wheel = { $count ->
    [one] { $count } tour de roue
   *[other] { $count } tours de roue
}
web-deeds-coin = { $count ->
    [one] { $count } achat
   *[other] { $count } achats
}
web-deeds-star = { $count ->
    [one] { $count } effet
   *[other] { $count } effets
}
web-deeds-flag = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
web-history-tag = Moment { $version }
web-idle-past = Tu regardes un moment passé. Reviens au présent pour jouer.
web-idle-over = La partie est terminée.
web-idle-watching = Tu regardes la partie. On attend { $names }.
web-idle-ending = Ton tour est fini : termine-le.
web-idle-others = Ce n’est pas ton tour. On attend { $names }.
web-idle-nothing = Cela ne sert à rien à cette étape.
web-sure = Tu perdrais : { $lost }.
web-sure-do = Quand même
web-ask-back = Demander avant de perdre quelque chose
web-hint-ask = Conseil
web-shown = Appuie sur le bouton pour le faire, ou touche encore une fois.
web-choices-none = Rien ne contient ces mots ; tous les choix sont affichés.
web-hint-why = Pourquoi ?
web-plan-first = Seulement la première étape
web-plan-stops = Le plan s’arrête ici : l’étape suivante révélerait quelque chose.
web-plan-steps = Étapes du plan
web-plan-drop = Retirer du plan : { $words }
web-plan-empty = Essaie : rien ne se passe dans la partie tant que tu ne le dis pas.
web-primer-new = Première partie ? En bref
web-undo-what = Annuler : { $words }
web-undo-barred = Quelque chose a été pioché ou révélé depuis ; rien d’antérieur ne peut être annulé.

## arriala

web-arriala-tool-place-brief = Poser
web-arriala-tool-lock-brief = Écluse
web-arriala-tool-draw-brief = Piocher
web-arriala-tool-costs = { $tool } : { $points } points
# On a card that has just been drawn.
web-arriala-new = nouvelle

## kanal

web-kanal-works-of = Usine : { $name }
web-kanal-back = Revenir à la mienne
web-kanal-replay = Revoir
web-kanal-since = Changé depuis ton tour
web-kanal-tab-actions = Actions
web-kanal-tab-build = Construire
web-kanal-tab-materials = Matériaux
web-kanal-short = il manque { $things }
web-kanal-then = ensuite, numéro { $number }
web-kanal-piles = Cartes dans les pioches

## cm

web-canal-mania-way = { $need } / { $left }
web-canal-mania-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-canal-mania-since-took = { $name } a pris « { $canal } »
web-canal-mania-since-built =
    { $count ->
        [one] { $name } a posé { $count } tuile
       *[other] { $name } a posé { $count } tuiles
    }
web-canal-mania-since-finished = { $name } a achevé « { $canal } »
web-canal-mania-since-lifted = { $name } a retiré une tuile
web-canal-mania-since-hauled = { $name } a transporté une marchandise
web-canal-mania-since-placed = { $name } a posé des marchandises
web-lit =
    { $count ->
        [one] Une chose brille en doré : touche-la.
       *[other] { $count } choses brillent en doré : touches-en une.
    }

## rules

web-canal-mania-text-section = { $from } – { $to } ({ $colour }) : { $tiles }

## editor

web-home-editions = Tes propres cartes, canaux et paquets

## lead

web-about = Qu’est-ce que c’est ?
web-about-rule = Règle { $rule }
web-drew = Tu as pioché : { $card }
web-end-time =
    { $count ->
        [one] Le temps de { $names } était écoulé ; un bot a continué.
       *[other] Le temps de { $names } était écoulé ; des bots ont continué.
    }
web-kanal-after = après achat : { $thing }
web-kanal-best = ton record : { $points }
web-kanal-campaign = Campagne
web-kanal-campaign-game = Partie { $game }/{ $games }
