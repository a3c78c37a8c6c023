# Les pages des comptes, chargées quand on les ouvre.

web-account-about = Tu n’as pas besoin de compte pour jouer. Avec un compte, tes parties sont sur tous tes appareils, et rien n’est perdu quand ce navigateur oublie.
web-account-elsewhere = Les clés d’accès ne fonctionnent pas à cette adresse. Ouvre plutôt celle-ci :
web-account-sign-in = Se connecter
web-account-with-passkey = Se connecter avec une clé d’accès
web-account-lost = Pas de clé d’accès sous la main ?
web-account-recovery-code = Code de récupération
web-account-recover = Se connecter avec le code
web-account-new = Nouveau compte
web-account-new-about = Un nom et une clé d’accès suffisent : ton appareil demande ton empreinte, ton visage ou son code PIN. Il n’y a ni mot de passe ni adresse e-mail. Les parties de ce navigateur passent dans le compte.
web-account-make = Créer un compte
web-account-known = Cet appareil a déjà une clé d’accès pour ce compte.
web-account-declined = Aucune clé d’accès n’a été choisie. Rien n’a changé.
web-account-signed-out = Tu n’es plus connecté. Connecte-toi de nouveau.

web-account-codes = Codes de récupération
web-account-codes-once = Garde ces codes : ils ne sont montrés que maintenant. Si tu perds toutes tes clés d’accès, chacun te laisse entrer une fois.
web-account-codes-by-hand = Le navigateur ne laisse pas la page copier. Sélectionne les codes à la main, ou enregistre-les.
web-account-codes-save = Enregistrer dans un fichier
web-account-codes-print = Imprimer
web-account-codes-kept = J’ai gardé les codes.
web-account-codes-left = { $count ->
        [0] Il ne reste aucun code. Demandes-en de nouveaux.
        [one] Il reste un code.
       *[other] Il reste { $count } codes.
    }
web-account-codes-new = Nouveaux codes
web-account-go-on = Continuer

web-account-rename = Changer de nom
web-account-sign-out = Se déconnecter
web-account-passkeys = Clés d’accès
web-account-passkey = Clé d’accès
web-account-one-passkey = Ajoute une deuxième clé d’accès sur un autre appareil : en perdre une ne sera pas grave.
web-account-add-passkey = Ajouter une clé d’accès
web-account-made = créée { $when }
web-account-used = dernière utilisation { $when }
web-account-remove = Supprimer
web-account-remove-what = Supprimer { $what }
web-account-remove-sure = Elle n’ouvrira plus ton compte. Supprime-la aussi sur ton appareil.

web-account-continue = Continuer sur un autre appareil
web-account-continue-about = Un code connecte un autre appareil. Il sert une fois, dans les cinq minutes.
web-account-continue-guest = Un code emporte les parties de ce navigateur, sans aucun compte. Il sert une fois, dans les cinq minutes.
web-account-nothing = Il n’y a pas encore de partie dans ce navigateur.
web-account-show-code = Montrer un code
web-account-have-code = J’ai un code
web-account-qr = Code QR avec le lien pour continuer
web-account-link = Lien pour continuer
web-account-code-how = Scanne-le, ou ouvre là-bas { $address } et tape le code dans les { $minutes } minutes.
web-account-code-warning = Qui a ce code peut jouer à ta place. Ne le montre à personne.
web-account-code = Code
web-account-enter-code = Tape le code que montre ton autre appareil.
web-account-enter-warning = N’utilise qu’un code que tu as demandé toi-même. Le code de quelqu’un d’autre te ferait jouer en son nom.

web-account-devices = Appareils connectés
web-account-device = Un appareil
web-account-this = cet appareil
web-account-by-passkey = connecté avec une clé d’accès { $when }
web-account-by-recovery = connecté avec un code de récupération { $when }
web-account-by-device = connecté par un autre appareil { $when }
web-account-end-what = Déconnecter { $what }

web-account-programs = Programmes
web-account-tokens = { $count ->
        [0] Aucun jeton
        [one] Un jeton
       *[other] { $count } jetons
    }
web-account-tokens-about = Un jeton permet à un de tes programmes d’agir pour toi par l’API. Il n’ouvre rien d’autre, et tu peux le supprimer à tout moment.
web-account-token = Jeton
web-account-token-once = Copie le jeton maintenant : il ne sera plus montré.
web-account-token-name = À quoi il sert
web-account-token-make = Créer un jeton
web-account-scope = Il peut
web-account-scope-play = voir tes parties et jouer
web-account-scope-read = seulement voir tes parties

web-notices = Notifications
web-notices-about = Quand c’est ton tour et que tu n’es pas à la table, un message te le dit. Il y en a un par table, jusqu’à ce que tu la regardes.
web-notices-kind-push = Navigateur
web-notices-kind-mail = Adresse e-mail
web-notices-kind-webhook = Webhook
web-notices-sent = dernier message { $when }
web-notices-state-unconfirmed = Saisis le code envoyé à cette adresse.
web-notices-state-failing = Le dernier message n’est pas arrivé. Un nouvel essai suivra.
web-notices-state-gone = L’autre côté n’accepte plus de messages. Rien n’y est envoyé.
web-notices-state-forbidden = Cette adresse ne mène pas sur Internet. Rien n’y est envoyé.
web-notices-state-unsubscribed = Tu as arrêté ces messages. Un message d’essai qui arrive les reprend.
web-notices-test = Essayer
web-notices-test-what = Envoyer un message d’essai : { $what }
web-notices-test-sent = Un message d’essai est en route.
web-notices-confirm = Confirmer
web-notices-code-again = Renvoyer le code
web-notices-secret = Secret
web-notices-secret-about = Il signe les requêtes, comme le décrit Standard Webhooks. Qui les reçoit sait qu’elles viennent d’ici.
web-notices-browser = Me prévenir dans ce navigateur
web-notices-cannot = Ce navigateur ne peut pas afficher de messages ici. Sur un téléphone, ajoute d’abord la page à l’écran d’accueil.
web-notices-denied = Le navigateur n’autorise pas les messages de cette page. Cela se change dans ses réglages.
web-notices-mail = Me prévenir par e-mail
web-notices-webhook = Discord, Matrix et programmes
web-notices-webhook-about = Un webhook est une adresse à laquelle ce serveur envoie une requête quand c’est ton tour.
web-notices-url = Adresse du webhook
web-notices-add = Ajouter
web-notices-on = Me prévenir quand c’est mon tour
web-notices-quiet = Heures calmes
web-notices-from = De
web-notices-to = À
web-notices-table-on = Me prévenir à cette table
web-notices-table-off = Ne pas me prévenir à cette table

web-account-data = Tes données
web-account-export = Tout ce qui te concerne, en un fichier
web-account-delete = Supprimer le compte
web-account-delete-sure = Clés d’accès, appareils, jetons et tout ce que tu as écrit disparaissent définitivement. Dans les parties avec d’autres, tu t’appelles désormais « Player » ; une partie en cours est terminée par un robot.

web-privacy-about = Ce que ce serveur conserve sur toi, et ce qu’il en advient. Rien n’est chargé d’ailleurs, et rien n’est transmis.
web-privacy-head-guest = Sans compte
web-privacy-text-guest = Le nom que tu tapes figure aux tables où tu joues. Tes places, tes réglages et tes leçons restent dans ce navigateur ; le serveur ne te connaît que par les clés de tes places.
web-privacy-head-account = Avec un compte
web-privacy-text-account = Sont conservés ton nom, la moitié publique de chaque clé d’accès avec le nom que tu lui as donné et quand elle a été créée et utilisée, des empreintes de tes codes de récupération et de tes jetons, tes places et les leçons terminées. Il n’y a ni mot de passe ni photo, et d’adresse e-mail seulement si tu en donnes une pour les notifications. Ton empreinte et ton visage ne quittent jamais ton appareil.
web-privacy-head-devices = Appareils connectés
web-privacy-text-devices = Pour chacun : le type de navigateur et de système, quand il a été connecté et utilisé pour la dernière fois (à l’heure près). Un cookie le garde connecté et ne sert à rien d’autre. Un appareil qui ne sert pas pendant 30 jours est déconnecté, tout appareil au bout de 180 jours.
web-privacy-head-notices = Notifications
web-privacy-text-notices = Si tu veux savoir quand c’est ton tour : les adresses que tu donnes pour cela (e-mail, webhook, le service push d’un navigateur avec ses clés), ta langue, le décalage de ton horloge, tes heures calmes, les tables muettes et ce qui attend d’être envoyé. Les messages nomment le jeu et la table. Un e-mail passe par le serveur de courrier de l’exploitant ; ce qu’un service push transmet est chiffré.
web-privacy-head-games = Parties
web-privacy-text-games = Chaque décision avec son heure, ton nom, et ce que tu écris dans la discussion. Qui peut regarder une table les voit. Les parties terminées sont conservées.
web-privacy-head-server = Le journal du serveur
web-privacy-text-server = Des adresses réseau y figurent quand quelqu’un demande trop ou montre une mauvaise clé. Jamais les noms, la discussion ni les clés.
web-privacy-head-rights = Emporter et supprimer
web-privacy-text-rights = La page de ton compte te donne tout ce qui te concerne en un fichier, et permet de le supprimer. Le compte et tout ce qui l’ouvre disparaissent alors aussitôt. Les parties des autres restent, avec « Player » à la place de ton nom et sans ce que tu as écrit. L’exploitant de ce serveur peut encore l’avoir dans d’anciennes sauvegardes.

web-error-proof_needed = Cela demande ta clé d’accès encore une fois.
