# Les mots de la table elle-même, communs à tous les jeux.

table-over = La partie est terminée.
table-not-to-act = Ce n’est pas à vous de jouer.
table-stale = La partie a avancé depuis votre dernier regard (elle en est à l’entrée { $version }).
table-read-only = La graine de cet enregistrement n’est pas connue : on peut le regarder, pas le poursuivre.
table-not-understood = Incompréhensible : { $why }
table-no-such-choice = Aucun choix ne porte ce numéro ; il y en a { $count }.
table-no-such-target = Il n’y a rien de tel à toucher maintenant sur ce plateau.
table-nothing-to-undo = Rien à annuler : depuis votre dernière décision, quelque chose a été révélé, pioché ou décidé par un autre.
table-no-turn-to-end = Vous n’avez pas de tour à terminer.
table-turn-done = Votre tour est joué. Terminez-le, ou annulez.
table-turn-waits = { $seat } a terminé son tour mais peut encore annuler : attendez qu’il soit confirmé.
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
table-why = Avec cela, il vous donne { $percent } % de chances de gagner.
table-why-two = Avec cela, il vous donne { $percent } % de chances de gagner ; cela sert surtout à ceci : { $first }, { $second }.
table-why-solo = Avec cela, il compte sur environ { $points } points à la fin.
table-why-solo-two = Avec cela, il compte sur environ { $points } points à la fin ; cela sert surtout à ceci : { $first }, { $second }.
table-name-length = Un nom compte de 1 à { $most } caractères.
table-name-invisible = Un nom ne contient que des caractères visibles.
table-name-taken = Quelqu’un porte déjà ce nom à cette table.
table-name-bot = C’est ainsi que s’appellent les robots ici : choisissez un autre nom.

## happened

# A seat that has no colour yet.
table-seat = { $seat }
