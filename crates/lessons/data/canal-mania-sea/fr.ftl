canal-mania-sea = De Birmingham à la mer

canal-mania-sea-about = Un contrat, un canal à travers les collines et une marchandise qui paie trois fois.

canal-mania-sea-take = Prendre un contrat
canal-mania-sea-take-text = Tu joues rouge ; l’eau de Worcester à Gloucester est à toi. Prends le contrat Worcester & Birmingham : deux villes, 4 tuiles au plus. Ta péniche part de Birmingham.
canal-mania-sea-take-done = Le vide sur la carte t’appartient.
canal-mania-sea-take-other = On peut partir des deux bouts. Ici, plutôt de Birmingham : les collines d’abord.
canal-mania-sea-take-short = Quel contrat est court et rejoint ta Severn ? Quatre cartes, ce n’est pas beaucoup.

canal-mania-sea-hills = Franchir les collines
canal-mania-sea-hills-text = À côté de Birmingham, les collines, G16. Il y faut un pont-canal, pour deux cartes pont-canal, ou un tunnel, pour trois.
canal-mania-sea-hills-done = Des arches sur la vallée. Deux tuiles du même type ne se suivent jamais.

canal-mania-sea-finish = Jusqu’à Worcester
canal-mania-sea-finish-text = Il manque une tuile, en F16. Écluse et bief coûtent une carte chacun, mais seule l’écluse rapporte. Termine le canal pour 3 points.
canal-mania-sea-finish-done = L’eau passe : 2 points pour le pont-canal, 1 pour l’écluse.
canal-mania-sea-finish-plain = Terminé, pour 2 points. Une écluse coûte aussi une carte et en rapporte 1 de plus.
canal-mania-sea-finish-open = Le canal n’est pas terminé et tu as la carte qu’il faut. Continue.

canal-mania-sea-haul = Transporter
canal-mania-sea-haul-text = Termine la construction. Puis porte une marchandise à Gloucester. Chaque section paie son propriétaire ; choisis celle qui ne rapporte rien à Anna (blanc).
canal-mania-sea-haul-done = Elle traverse trois de tes villes : 3 points pour toi, rien pour les autres.
canal-mania-sea-haul-anna = 3 pour toi, mais 2 pour Anna : la première section est à elle. Y a-t-il une marchandise plus près ?
canal-mania-sea-haul-cube = Il y a une marchandise sur ton eau. Dommage de la laisser.

canal-mania-sea-end = Assez pour un tour
canal-mania-sea-end-text = Contrat, construction, transport : voilà un tour. Termine-le et regarde les autres.
canal-mania-sea-end-done = Au tour d’Anna, puis de Ben.

canal-mania-sea-watch = Les autres
canal-mania-sea-watch-text = Anna a pris trois cartes. Ben (noir) a posé, au nord, la dernière tuile de son canal de Lancaster, pour 2 points. C’est de nouveau à toi.

canal-mania-sea-contract = Pas de contrat, pas de chantier
canal-mania-sea-contract-text = Tu n’as plus de contrat ouvert : il faut en prendre un. Celui que tu veux ; le Thames & Severn part de Gloucester, sur ta propre eau.
canal-mania-sea-contract-done = Signé. Le Parlement est patient, tes adversaires non.

canal-mania-sea-goods = Cartes à marchandise
canal-mania-sea-goods-text = Tu manques de cartes. Prends l’écluse à marchandise blanche : tu nommes une couleur et ses villes reçoivent des marchandises. Choisis-en une qui a une ville sur ton eau : vert ou noir.
canal-mania-sea-goods-done = De nouvelles marchandises, dont certaines sur tes canaux.
canal-mania-sea-goods-plain = Une carte utile, mais sans marchandise. Annule et prends l’écluse au cube blanc.
canal-mania-sea-goods-dry = Aucune ville de cette couleur n’est sur tes canaux. Essaie vert ou noir.

canal-mania-sea-hand = Encore deux
canal-mania-sea-hand-text = Qui prend des cartes à cette phase en prend trois. Il en manque deux ; un géomètre remplace n’importe quelle carte.
canal-mania-sea-hand-done = Voilà de quoi construire.

canal-mania-sea-again = Tout ensemble
canal-mania-sea-again-text = Transporte maintenant une des nouvelles marchandises sur tes propres canaux : 3 points de plus.
canal-mania-sea-again-done = 10 points contre 2 et 1. Tu lis la carte mieux que beaucoup.
canal-mania-sea-again-cube = Il y a une marchandise sur ton eau. Elle vaut 3 points.

canal-mania-sea-goal = La fin
canal-mania-sea-goal-text = Dès que quelqu’un a 60 points ou que les derniers contrats sont au Parlement, on joue encore deux manches. On compte les canaux inachevés et les dernières marchandises, et les plus grands bâtisseurs reçoivent 10, 6 et 2.
