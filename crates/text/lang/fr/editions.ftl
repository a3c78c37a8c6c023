# L’éditeur d’éditions de la page, chargé quand on l’ouvre.

web-editions = Éditions à toi
web-editions-about = Tu possèdes le jeu imprimé, ou tu as une idée d’une autre carte, d’un autre canal ou d’un autre paquet ? Saisis ici ses données, vois tout de suite le plateau et joue avec.
web-editions-mine = Dans ce navigateur
web-editions-none = Tu n’en as pas encore. Commence par un modèle ou par tes propres fichiers.
web-editions-offered = Proposées par ce serveur
web-edition-all = Toutes les éditions
web-edition-new = En créer une
web-edition-new-name = { $game }, mon édition
web-edition-copy-of = { $name } (copie)
web-edition-template = Commencer par un modèle
web-edition-upload = Choisir des fichiers ou un zip
web-edition-folder = Choisir un dossier
web-edition-by-link = Lien ou empreinte d’une édition
web-edition-open = Ouvrir
web-edition-which = Pour quel jeu sont ces fichiers ?
web-edition-unreadable = Il ne contient pas de fichiers .toml, ou il est illisible.
web-edition-unfinished = inachevée
web-edition-remove = Supprimer
web-edition-remove-what = Supprimer { $what }
web-edition-remove-sure = Elle disparaît de ce navigateur. Ce que tu as partagé reste sur le serveur.
web-edition-undo = Annuler
web-edition-redo = Rétablir
web-edition-copy = Enregistrer une copie
web-edition-export = Exporter
web-edition-share = Partager
web-edition-share-text = Le serveur garde cet état de l’édition. Qui a le lien peut y jouer et travailler sur une copie.
web-edition-link = Lien vers cette édition
web-edition-play = Y jouer
web-edition-not-kept = Ce navigateur n’a plus de place : exporte l’édition, sinon elle sera perdue à la fermeture de la page.
web-edition-files = Fichiers
web-edition-text-of = Texte de { $file }
web-edition-add-files = Ajouter des fichiers
web-edition-save-file = Enregistrer ce fichier
web-edition-problems = Résultat de la vérification
web-edition-place = { $file }, ligne { $line }
web-edition-guess = Voulais-tu dire « { $guess } » ?
web-edition-errors =
    { $count ->
        [one] Une erreur empêche d’y jouer.
       *[other] { $count } erreurs empêchent d’y jouer.
    }
web-edition-good = On peut y jouer.
web-edition-warnings =
    { $count ->
        [one] Une chose est inhabituelle.
       *[other] { $count } choses sont inhabituelles.
    }
web-edition-unusual = Inhabituel, mais permis
web-edition-preview = Aperçu
web-edition-asking = Le serveur prépare la table…
web-edition-no-preview = Le plateau apparaît dès que le texte ne contient plus d’erreur.
web-edition-stale = Le texte contient des erreurs. Voici le dernier état sans erreur.
web-edition-name = Nom
web-edition-map = Carte
web-edition-map-how = Choisis un hexagone pour le modifier. Fais glisser une ville, ou déplace-la avec les flèches ; avec Maj, les flèches vont seulement d’un hexagone à l’autre.
web-edition-taken = { $town } s’y trouve déjà : déplace-la d’abord.
web-edition-no-ground = La carte s’arrête là.
web-edition-hex = Hexagone { $hex }
web-edition-go-hex = Hexagone
web-edition-go-town = Ville
web-edition-ground = Terrain
web-edition-ground-sea = mer ou hors plateau
web-edition-ground-clear = dégagé
web-edition-ground-difficult = difficile
web-edition-ground-town = ville
web-edition-colour = Couleur
web-edition-city = Grande ville
web-edition-move-town = Déplacer la ville
web-edition-west = vers l’ouest
web-edition-north = vers le nord
web-edition-south = vers le sud
web-edition-east = vers l’est
web-edition-size = { $columns } × { $rows } hexagones
web-edition-more-columns = Ajouter une colonne
web-edition-more-rows = Ajouter une rangée
web-edition-fewer-columns = Supprimer la dernière colonne
web-edition-fewer-rows = Supprimer la dernière rangée
web-edition-contracts =
    { $count ->
        [one] Un contrat
       *[other] { $count } contrats
    }
web-edition-contract = Contrat
web-edition-from = De
web-edition-to = À
web-edition-value = Tuiles au plus
web-edition-via = En passant par
web-edition-no-via = (aucune)
web-edition-add-via = Passer aussi par
web-edition-start = Contrat de départ
web-edition-more-contracts = Ajouter un contrat
web-edition-deck-size = Paquet : { $count } cartes
web-edition-canal = Villes et tronçons
web-edition-town = Ville
web-edition-cells = Cases jusqu’à la ville suivante
web-edition-locks = Écluses au plus
web-edition-rivers = Ouvrages fluviaux
web-edition-more-towns = Ajouter une ville et un tronçon
web-edition-vineyards = Vignobles et ouvrages d’art
web-edition-places = Places
web-edition-from-players = À partir de tant de joueurs
web-edition-work = Ouvrage d’art
web-edition-near = Près de
web-edition-section-points = Points d’une section
web-edition-workers =
    { $count ->
        [one] Un ouvrier
       *[other] { $count } ouvriers
    }
web-edition-deck = Paquet
web-edition-cards = { $count } cartes
web-edition-all-cards = Fermer la carte
web-edition-cost = Coût
web-edition-other-cost = Ou ce coût
web-edition-more-costs = Ajouter un autre coût au choix
web-edition-one-cost = Seulement le premier coût
web-edition-prestige = Prestige
web-edition-effect = Effet, dans le langage de docs/effects.md
web-edition-in-words = En mots :
web-edition-drawing = Dessin
web-edition-drawing-own = selon son nom
web-edition-printed = Le plateau imprimé
web-edition = Édition
web-edition-own = celle du programme
web-edition-unknown = Ce serveur n’a pas de matériel avec ce hachage.
web-edition-other = Ce matériel est celui d’un autre jeu.
web-edition-unfinished-text = Elle contient encore des erreurs : on ne peut pas y jouer.
web-edition-as-text = Le plateau en texte
