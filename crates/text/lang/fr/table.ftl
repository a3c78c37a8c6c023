# Les mots de la table elle-même, communs à tous les jeux.

table-over = La partie est terminée.
table-not-to-act = Ce n’est pas à vous de décider maintenant.
table-stale = La partie a avancé depuis votre dernier regard (elle en est à l’entrée { $version }).
table-read-only = La graine de ce relevé n’est pas connue : on peut le regarder, pas le poursuivre.
table-not-understood = Ceci n’est pas compris : { $why }
table-no-such-choice = Aucun choix ne porte ce numéro ; il y en a { $count }.
table-no-such-target = Il n’y a rien de tel à toucher maintenant sur ce plateau.
table-nothing-to-undo = Rien ne peut être repris : depuis votre dernière décision, quelque chose a été révélé, tiré ou décidé par un autre.
table-undone =
    { $count ->
        [one] { $seat } reprend une décision.
       *[other] { $seat } reprend { $count } décisions.
    }
table-virtual-player = joueur virtuel
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

# Pourquoi un nom ne peut pas être pris.
table-name-length = Un nom compte de 1 à { $most } caractères.
table-name-invisible = Un nom ne contient que des caractères visibles.
table-name-taken = Quelqu’un porte déjà ce nom à cette table.
table-name-bot = C’est ainsi que s’appellent les robots ici : choisissez un autre nom.
