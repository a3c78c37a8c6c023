arriala-water = Les vignobles et l’eau
arriala-water-about = Ouvrages fluviaux, le bon vignoble, et des cartes qui renvoient les ouvriers des autres.

arriala-water-river = Un ouvrage sur le fleuve
arriala-water-river-text = Ta section est décomptée, et trois ouvriers n’ont plus rien à faire. Fais de l’un d’eux un ouvrage fluvial pour 3 points d’action : touche-le, puis une case bleue à côté du canal.
arriala-water-river-done = 3 points aussitôt. Cet ouvrier y reste jusqu’à la fin de la partie : prends-en un dont le canal peut se passer.
arriala-water-river-stroll = Une promenade, mais plus rien ne compte ici. Une case bleue rapporterait 3 aussitôt.
arriala-water-river-later = Bien aussi, pour la fin de la partie. D’abord les 3 points de l’ouvrage fluvial ; il en restera 2 pour le vignoble.

arriala-water-grapes = Le bon vignoble
arriala-water-grapes-text = Il reste 2 points d’action : envoie un deuxième ouvrier à un vignoble. Au Brulhois, Anna (jaune) en a déjà un ; au Chasselas, personne. Lequel serait à toi ?
arriala-water-grapes-done = Personne d’autre n’y est : 4 points à la fin, si personne ne te suit.
arriala-water-grapes-tie = Un contre un, c’est une égalité, et les ex æquo n’ont rien. Au Chasselas, il n’y aurait que toi.
arriala-water-grapes-stroll = Il ne compte plus dans cette section. Les vignobles comptent à la fin.

arriala-water-away = Quelqu’un gêne
arriala-water-away-text = Anna a 2 ouvriers entre Moissac et l’écluse, toi un seul. Ta carte envoie n’importe quel ouvrier à un vignoble : enlève celui de la case 21.
arriala-water-away-done = Elle dira que ce sont des vacances.
arriala-water-away-far = Le trou sur la 22 est trop loin : 3 points depuis Moissac et 2 pour la case 23, mais il n’en reste que 4. Enlève celui de la 21.
arriala-water-away-tied = Remplie ainsi, la section aurait deux des tiens contre deux des siens : égalité, rien pour personne. Joue d’abord la carte.

arriala-water-fill = Cinq points, pas un de plus
arriala-water-fill-text = Bouche maintenant les deux trous : de Moissac à 21 (2 points), et de 25 par-dessus l’écluse à 23 (2 points).
arriala-water-fill-done = 6 points. La carte, deux marches, pas un point de trop.
arriala-water-fill-dear = Poser coûte 3, et l’autre trou reste ouvert. Deux marches de 2 points suffisent.

arriala-water-hands = Bas les pattes
arriala-water-hands-text = Ben (vert) vient de mener ton ouvrier de 18 à Moissac. Il ne peut pas revenir tout de suite sur 18. Remplis la section quand même : pose un nouvel ouvrier sur 18, et l’ancien va sur 19.
arriala-water-hands-done = 6 points. Seul l’endroit d’où il venait était interdit, et pour un tour seulement.
arriala-water-hands-same = Il ne reste alors que la 18, et ton ouvrier de Moissac ne peut pas y revenir. Le nouveau va sur 18, l’ancien sur 19.

arriala-water-last = Dernier, pour une fois c’est bien
arriala-water-last-text = Tu es dernier avec 4 points. Seul le dernier peut jouer une carte Ouvrage d’art. Joue-la et choisis l’un des deux ouvrages.
arriala-water-last-done = 5 points pour un point d’action. Pour la prochaine de ces cartes, il faudra être de nouveau dernier.
arriala-water-last-card = Tu as déjà la bonne carte. Joue-la tant que tu es dernier.
arriala-water-last-slow = C’est un progrès, mais pour 3 points d’action. La carte de ta main en coûte 1 et rapporte 5.

arriala-water-goal = Aussi à côté du canal
arriala-water-goal-text = Un ouvrier décompté n’a pas fini : les cases bleues rapportent aussitôt, les vignobles à la fin, et des cartes déplacent même ceux des autres. La partie s’arrête avec la dernière section : prépare-toi avant.
