# Les mots de la table elle-même, communs à tous les jeux.

table-over = La partie est terminée.
table-not-to-act = Ce n’est pas à toi de jouer.
table-stale = La partie a avancé depuis ton dernier regard (elle en est à l’entrée { $version }).
table-read-only = La graine de cet enregistrement n’est pas connue : on peut le regarder, pas le poursuivre.
table-not-understood = Incompréhensible : { $why }
table-no-such-choice = Aucun choix ne porte ce numéro ; il y en a { $count }.
table-no-such-target = Il n’y a rien de tel à toucher maintenant sur ce plateau.
table-nothing-to-undo = Rien à annuler : depuis ta dernière décision, quelque chose a été révélé, pioché ou décidé par un autre.
table-no-turn-to-end = Tu n’as pas de tour à terminer.
table-turn-done = Ton tour est joué : termine-le.
table-turn-waits = { $seat } a joué son tour mais peut encore annuler : attends qu’il soit terminé.
table-undone =
    { $count ->
        [one] { $seat } annule une décision.
       *[other] { $seat } annule { $count } décisions.
    }
table-virtual-player = Vert (à personne)
table-won-by-nobody = Personne ne gagne.
table-won-by =
    { $count ->
        [one] { $seats } gagne.
       *[other] { $seats } se partagent la victoire.
    }

# Ce qu’un robot dit de son choix.
table-why = Avec cela, il te donne { $percent } % de chances de gagner.
table-why-two = Avec cela, il te donne { $percent } % de chances de gagner ; cela sert surtout à ceci : { $first }, { $second }.
table-why-solo = Avec cela, il compte sur environ { $points } points à la fin.
table-why-solo-two = Avec cela, il compte sur environ { $points } points à la fin ; cela sert surtout à ceci : { $first }, { $second }.
table-name-length = Un nom compte de 1 à { $most } caractères.
table-name-invisible = Un nom ne contient que des caractères visibles.
table-name-taken = Quelqu’un porte déjà ce nom à cette table.
table-name-bot = C’est ainsi que s’appellent les robots ici : choisis un autre nom.

## happened

# A seat that has no colour yet.
table-seat = { $seat }
