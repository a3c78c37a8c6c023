# La page des règles, et les règles à côté d’une table.

rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Rien trouvé
        [one] { $count } passage
       *[other] { $count } passages
    }
rules-aid = Aide de jeu
rules-whole = Toutes les règles
rules-page = En pleine page

# Under a diagram.

rules-step = { $step } sur { $last }
rules-step-start = La position
rules-step-on = Étape suivante
rules-step-back = Étape précédente
