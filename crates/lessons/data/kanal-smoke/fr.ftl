kanal-smoke = De la fumée sur l’usine

kanal-smoke-about = Un chemin réveille deux bâtiments, un pont en réveille un encore une fois.

kanal-smoke-action = Une action par tour
kanal-smoke-action-text = Tu as 3 bois et 3 argiles. Choisis l’action qui construit un bâtiment et pose un chemin ; le thaler qui s’y trouve est aussi pour toi.
kanal-smoke-action-done = 1 thaler, et deux choses à faire.
kanal-smoke-action-clay = Utile. Mais il ne manque qu’un chemin à deux de tes bâtiments.
kanal-smoke-action-bridge = Un pont servira, un peu plus tard. D’abord un bâtiment et un chemin.

kanal-smoke-build = Quatre côtés
kanal-smoke-build-text = Un bâtiment travaille dès qu’il a une voie sur ses quatre côtés. Construis le Moulin à vent là où il y en a déjà trois : sur B1.
kanal-smoke-build-done = Trois côtés sur quatre.
kanal-smoke-build-routes = Trop peu de voies à cet endroit : il attendrait longtemps. B1 en a trois.
kanal-smoke-build-card = Beau bâtiment, mais c’est le Moulin à vent qui aide le plus ici. Annule et cherche-le.

kanal-smoke-path = Un chemin, deux bâtiments
kanal-smoke-path-text = Pose maintenant le chemin qui ferme le quatrième côté du Moulin, au sud de B1. La Briqueterie est juste au-dessous.
kanal-smoke-path-done = Deux bâtiments se réveillent d’un coup.
kanal-smoke-path-closes = Il ne ferme rien. Au sud de B1, un chemin touche deux bâtiments.

kanal-smoke-order = Lequel d’abord ?
kanal-smoke-order-text = Les deux peuvent travailler, dans l’ordre que tu veux. La Briqueterie brûle du charbon et tu n’en as pas. Le Moulin en apporte.
kanal-smoke-order-done = Bien vu.
kanal-smoke-order-coal = Il lui faut du charbon et tu n’en as pas encore. Le Moulin en apporte 4.

kanal-smoke-gain = Prends ce qu’il donne
kanal-smoke-gain-text = Le Moulin donne 1 bois et 1 charbon par chemin voisin. Utilise-le et prends tout.
kanal-smoke-gain-done = 4 bois et 4 charbons. La roue a du mal à suivre.
kanal-smoke-gain-lost = Alors tout ce qu’il donne est perdu. Annule et utilise-le.

kanal-smoke-trade = Argile et charbon font pierre
kanal-smoke-trade-text = Au tour de la Briqueterie : active-la et échange 1 argile et 1 charbon contre 2 pierres, tant qu’il y a de l’argile.
kanal-smoke-trade-done = 2 pierres. À la fin, chacune vaut un point.
kanal-smoke-trade-lost = Tu perdrais 2 pierres. Annule et échange d’abord.

kanal-smoke-end = C’est tout pour l’instant
kanal-smoke-end-text = Termine la Briqueterie, puis ton tour.
kanal-smoke-end-done = En solo, c’est aussitôt de nouveau à toi.

kanal-smoke-bridge = Un second pont
kanal-smoke-bridge-text = Un bâtiment travaille aussi quand il reçoit son second pont. Choisis l’action avec le pont et pose-le entre B1 et B2.
kanal-smoke-bridge-done = La Briqueterie se réveille de nouveau.
kanal-smoke-bridge-clay = C’est toujours bon à prendre, mais un pont ferait retravailler la Briqueterie.

kanal-smoke-buy = Ce qui manque s’achète
kanal-smoke-buy-text = Active la Briqueterie. Plus d’argile : achètes-en une pour 1 thaler, puis échange encore.
kanal-smoke-buy-done = 2 pierres de plus, pour un thaler.
kanal-smoke-buy-lost = Tu perdrais 2 pierres ; 1 argile coûte 1 thaler.

kanal-smoke-wheel = Tourner la roue
kanal-smoke-wheel-text = Termine, puis finis ton tour. En fin de manche, tu peux tourner la roue gratuitement : achète l’argile qu’elle demande, tourne, et c’est bon.
kanal-smoke-wheel-done = 5 pierres et 1 acier : 9 points de mieux qu’il y a deux actions.
kanal-smoke-wheel-leave = Pierre et acier valent un point chacun. Achète 1 argile et tourne la roue avant de finir.

kanal-smoke-goal = 120 points
kanal-smoke-goal-text = Une partie solo dure 7 manches. Chaque emplacement de voie vide coûte 1 point ; bâtiments et prestige en rapportent beaucoup. À 120 points, c’est gagné.
