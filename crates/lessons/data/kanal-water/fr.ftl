kanal-water = L’eau et le rail
kanal-water-about = Ce que coûtent et rapportent canaux, rails et routes, et pourquoi ils réveillent plus que les chemins.

kanal-water-space = Deux voies au choix
kanal-water-space-text = Chemins et routes se trouvent à plusieurs endroits. Pour les canaux et les rails, il faut l’action « jusqu’à 2 voies ». Prends-la : 2 thalers s’y trouvent aussi.
kanal-water-space-done = 4 thalers en tout. Un canal en coûte 3.
kanal-water-space-light = Cette action ne pose que des chemins et des routes, et encore. Pour un canal, il faut « jusqu’à 2 voies ».
kanal-water-space-later = Des matériaux, c’est bien, mais il ne manque qu’une voie à deux de tes bâtiments.

kanal-water-canal = Creuser
kanal-water-canal-text = L’Abri à bateaux en D1 a trois côtés ; il donne plus avec chaque canal adjacent. Pose un canal au sud de D1 : il doit toucher un canal, et le tien longe le côté est.
kanal-water-canal-done = 2 argile aussitôt, comme avec chaque canal, et l’Abri à bateaux s’éveille.
kanal-water-canal-dry = Cela l’active aussi, mais avec un seul canal il ne donne que du bois. Avec un second, il y a aussi de l’acier. Annule et creuse.
kanal-water-canal-closes = Un canal et 2 argile ; mais il n’active rien. Au sud de D1, c’est le quatrième côté de l’Abri à bateaux.

kanal-water-house = Ce que donnent deux canaux
kanal-water-house-text = Active l’Abri à bateaux et prends tout : 1 acier et 4 bois.
kanal-water-house-done = De l’acier ! Il ne s’achète pas. Il vient des bâtiments et de la roue.
kanal-water-house-lost = Alors tout ce qu’il donne est perdu. Annule et utilise-le.

kanal-water-rail = Les rails
kanal-water-rail-text = La deuxième voie : un rail pour 1 acier et 1 bois. Il doit toucher un rail, et il y en a un à l’ouest de A3. Pose-le au sud de A3, le quatrième côté de l’Arsenal.
kanal-water-rail-done = L’Arsenal s’éveille, avec deux rails à côté.
kanal-water-rail-half = Ce serait du gâchis : l’Arsenal donne 3 charbon par rail adjacent, et il n’en aurait qu’un. Annule et pose un rail.
kanal-water-rail-closes = Un rail, mais il n’active rien. C’est au sud de A3 qu’il manque un côté.

kanal-water-coal = Quel effet ?
kanal-water-coal-text = L’Arsenal a deux effets, et tu peux utiliser les deux : des thalers pour les canaux adjacents, il n’y en a pas, et du charbon pour les rails. Active-le et prends le charbon.
kanal-water-coal-done = 3 charbon pour chacun des deux rails.
kanal-water-coal-lost = 6 charbon seraient perdus. Annule et prends-les d’abord.

kanal-water-turn = Fini pour l’instant
kanal-water-turn-text = Termine avec l’Arsenal, puis termine le tour.
kanal-water-turn-done = Deux voies, deux bâtiments. C’est ainsi qu’on fait.

kanal-water-road = Une route sur un chemin
kanal-water-road-text = Les chemins ne rapportent rien à la fin ; routes, rails et canaux un point chacun. Prends l’action avec « 1 chemin ou route » et pose une route à la place d’un chemin, pour 1 pierre.
kanal-water-road-done = Un point. Un pont sur le chemin serait resté, et rien n’est activé une deuxième fois.
kanal-water-road-path = Un chemin remplit un espace vide, cela vaut un point aussi. Mais essaie ici une route par-dessus un chemin.
kanal-water-road-none = Cette action ne pose pas de route. Cherche « 1 chemin ou route ».

kanal-water-goal = Quelle voie, et où ?
kanal-water-goal-text = Les chemins sont bon marché et remplissent les espaces. Les canaux rapportent de l’argile, les rails coûtent de l’acier, les routes peuvent venir plus tard. Regarde tes bâtiments : ce qu’ils comptent doit être à côté avant qu’ils s’éveillent.
