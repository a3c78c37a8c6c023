arriala-gap = La brèche de Moissac
arriala-gap-about = Déplacer, poser, bâtir une écluse… et souffler une section sous le nez des autres.

arriala-gap-fill = Combler la brèche
arriala-gap-fill-text = Tu joues rouge. Entre deux villes, seule la case 19 est libre. Déplace ton ouvrier de Moissac à 19 : la section est complète et tu y es majoritaire.
arriala-gap-fill-done = Quatre cases occupées, dont trois par les tiens : 6 points dès le premier coup.
arriala-gap-fill-gap = Maintenant, c’est la 18 qui est vide. Un des tiens attend juste à côté de la brèche, à Moissac.
arriala-gap-fill-dear = Cela rapporte aussi 6 points, mais poser un ouvrier coûte 3 points d’action. Un déplacement d’une case en coûte 1.

arriala-gap-place = Du renfort
arriala-gap-place-text = Il te reste 4 points d’action. Pour 3 points, pose un ouvrier de ta réserve sur une case libre juste après Moissac, de 20 à 23.
arriala-gap-place-done = Il y a toujours une section suivante.
arriala-gap-place-town = Une ville accueille autant d’ouvriers qu’on veut, mais seules les cases comptent pour une section.
arriala-gap-place-back = Jolie case. Mais la prochaine section à prendre est celle d’après Moissac.

arriala-gap-end = Le dernier point
arriala-gap-end-text = Il reste un point d’action, et on ne met rien de côté. Avance quelqu’un d’une case, puis termine ton tour.
arriala-gap-end-done = Voilà un tour complet : 5 points d’action, dépensés à ta guise.

arriala-gap-room = Faire de la place
arriala-gap-room-text = Anna (jaune) tient 16 et 17. Prends cette section en un seul tour ! Tu peux déplacer les ouvriers de tous : envoie d’abord le sien de 16 à Castelsarrasin.
arriala-gap-room-done = Et hop, dehors. C’est permis ; un sourire ne gâche rien.
arriala-gap-room-hers = Complète, et 4 points pour Anna : elle a 2 ouvriers sur 3. Annule, et commence par changer cela.

arriala-gap-enter = Prendre la place
arriala-gap-enter-text = La case 16 est libre. Entre depuis Castelsarrasin pour 1 point.
arriala-gap-enter-done = Un partout. Le prochain ouvrier décidera.
arriala-gap-enter-dear = Il ne reste alors qu’un point, et la case 18 est à 2 pas de Moissac. Viens plutôt de Castelsarrasin.

arriala-gap-steal = Par-dessus l’écluse
arriala-gap-steal-text = Va de Moissac à 18. L’écluse en 19 n’arrête personne, elle compte simplement comme une case : 2 points.
arriala-gap-steal-done = 4 points en un tour, sous les yeux d’Anna.

arriala-gap-draw = Les cartes
arriala-gap-draw-text = Autre plateau. Tu as une carte Écluse ; les cartes coûtent moins de points, ou rien du tout. Pioches-en une autre pour 2 points.
arriala-gap-draw-done = Une carte Déplacement. Pioché, c’est pioché : à une vraie table, cela ne s’annule pas.

arriala-gap-tie = Le troisième larron
arriala-gap-tie-text = Anna et Ben ont deux ouvriers chacun, toi un seul. Joue ta carte Écluse en 10 : 11 à 15 devient une section à part.
arriala-gap-tie-done = À égalité, on n’a rien : 8 points pour ton unique ouvrier, et 1 pour l’écluse.
arriala-gap-tie-open = 1 point pour l’écluse ; mais la case 10 reste libre, la section n’est donc pas complète.
arriala-gap-tie-worker = Un ouvrier en 10 ne fait qu’allonger la section, et la 9 est encore libre. Une écluse la fermerait.

arriala-gap-grape = Au vignoble
arriala-gap-grape-text = Cette section est comptée ; ton ouvrier en 15 a fini son travail. Envoie-le dans un vignoble pour 2 points, puis termine ton tour.
arriala-gap-grape-done = Les vignobles se comptent en fin de partie. La dégustation vient après.
arriala-gap-grape-stroll = Belle promenade, mais elle ne rapporte plus rien ici. Les vignobles comptent à la fin.

arriala-gap-win = Gagne ce tour-ci
arriala-gap-win-text = Une seule section est ouverte. Remplir la 29 met aussitôt fin à la partie ; tu as 20 points, Anna 26. Regarde d’abord le vignoble Brulhois.
arriala-gap-win-done = Gagné. La dernière pierre mérite qu’on l’attende.
arriala-gap-win-early = La partie est finie, 28 à 32 : le Brulhois revient à Anna, qui y était seule. Que pouvais-tu faire avant ?

arriala-gap-goal = Voilà Arriala
arriala-gap-goal-text = Sections et vignobles vont à qui y a le plus d’ouvriers. Une écluse rapporte 1 point, un ouvrage fluvial 3, et qui est dernier peut bâtir un ouvrage d’art pour 5. Le plus de points gagne.
