# Les pages des comptes, chargées quand on les ouvre.

web-account-about = Vous n’avez pas besoin de compte pour jouer. Avec un compte, vos parties sont sur tous vos appareils, et rien n’est perdu quand ce navigateur oublie.
web-account-elsewhere = Les clés d’accès ne fonctionnent pas à cette adresse. Ouvrez plutôt celle-ci :
web-account-sign-in = Se connecter
web-account-with-passkey = Se connecter avec une clé d’accès
web-account-lost = Pas de clé d’accès sous la main ?
web-account-recovery-code = Code de récupération
web-account-recover = Se connecter avec le code
web-account-new = Nouveau compte
web-account-new-about = Un nom et une clé d’accès suffisent : votre appareil demande votre empreinte, votre visage ou son code PIN. Il n’y a ni mot de passe ni adresse e-mail. Les parties de ce navigateur passent dans le compte.
web-account-make = Créer un compte
web-account-known = Cet appareil a déjà une clé d’accès pour ce compte.
web-account-declined = Aucune clé d’accès n’a été choisie. Rien n’a changé.
web-account-signed-out = Vous êtes déconnecté. Connectez-vous de nouveau.

web-account-codes = Codes de récupération
web-account-codes-once = Conservez ces codes : ils ne sont montrés que maintenant. Si vous perdez toutes vos clés d’accès, chacun vous laisse entrer une fois.
web-account-codes-by-hand = Le navigateur ne laisse pas la page copier. Sélectionnez les codes à la main, ou enregistrez-les.
web-account-codes-save = Enregistrer dans un fichier
web-account-codes-print = Imprimer
web-account-codes-kept = J’ai conservé les codes.
web-account-codes-left = { $count ->
        [0] Il ne reste aucun code. Demandez-en de nouveaux.
        [one] Il reste un code.
       *[other] Il reste { $count } codes.
    }
web-account-codes-new = Nouveaux codes
web-account-go-on = Continuer

web-account-rename = Changer de nom
web-account-sign-out = Se déconnecter
web-account-passkeys = Clés d’accès
web-account-passkey = Clé d’accès
web-account-one-passkey = Ajoutez une deuxième clé d’accès sur un autre appareil : en perdre une ne sera pas grave.
web-account-add-passkey = Ajouter une clé d’accès
web-account-made = créée { $when }
web-account-used = dernière utilisation { $when }
web-account-remove = Supprimer
web-account-remove-what = Supprimer { $what }
web-account-remove-sure = Elle n’ouvrira plus votre compte. Supprimez-la aussi sur votre appareil.

web-account-continue = Continuer sur un autre appareil
web-account-continue-about = Un code connecte un autre appareil. Il sert une fois, dans les cinq minutes.
web-account-continue-guest = Un code emporte les parties de ce navigateur, sans aucun compte. Il sert une fois, dans les cinq minutes.
web-account-nothing = Il n’y a pas encore de partie dans ce navigateur.
web-account-show-code = Montrer un code
web-account-have-code = J’ai un code
web-account-qr = Code QR avec le lien pour continuer
web-account-link = Lien pour continuer
web-account-code-how = Scannez-le, ou ouvrez-y { $address } et tapez le code dans les { $minutes } minutes.
web-account-code-warning = Qui a ce code peut jouer à votre place. Ne le montrez à personne.
web-account-code = Code
web-account-enter-code = Tapez le code que montre votre autre appareil.
web-account-enter-warning = N’utilisez qu’un code que vous avez demandé vous-même. Le code de quelqu’un d’autre vous ferait jouer en son nom.

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
web-account-tokens-about = Un jeton permet à un de vos programmes d’agir pour vous par l’API. Il n’ouvre rien d’autre, et vous pouvez le supprimer à tout moment.
web-account-token = Jeton
web-account-token-once = Copiez le jeton maintenant : il ne sera plus montré.
web-account-token-name = À quoi il sert
web-account-token-make = Créer un jeton
web-account-scope = Il peut
web-account-scope-play = voir vos parties et jouer
web-account-scope-read = seulement voir vos parties

web-account-data = Vos données
web-account-export = Tout ce qui vous concerne, en un fichier
web-account-delete = Supprimer le compte
web-account-delete-sure = Clés d’accès, appareils, jetons et tout ce que vous avez écrit disparaissent définitivement. Dans les parties avec d’autres, vous vous appelez désormais « Player » ; une partie en cours est terminée par un robot.

web-privacy-about = Ce que ce serveur conserve à votre sujet, et ce qu’il en advient. Rien n’est chargé d’ailleurs, et rien n’est transmis.
web-privacy-head-guest = Sans compte
web-privacy-text-guest = Le nom que vous tapez figure aux tables où vous êtes assis. Vos places, vos réglages et vos leçons restent dans ce navigateur ; le serveur ne vous connaît que par les clés de vos places.
web-privacy-head-account = Avec un compte
web-privacy-text-account = Sont conservés votre nom, la moitié publique de chaque clé d’accès avec le nom que vous lui avez donné et quand elle a été créée et utilisée, des empreintes de vos codes de récupération et de vos jetons, vos places et les leçons terminées. Il n’y a ni mot de passe, ni adresse e-mail, ni photo. Votre empreinte et votre visage ne quittent jamais votre appareil.
web-privacy-head-devices = Appareils connectés
web-privacy-text-devices = Pour chacun : le type de navigateur et de système, quand il a été connecté et utilisé pour la dernière fois (à l’heure près). Un cookie le garde connecté et ne sert à rien d’autre. Un appareil qui ne sert pas pendant 30 jours est déconnecté, tout appareil au bout de 180 jours.
web-privacy-head-games = Parties
web-privacy-text-games = Chaque décision avec son heure, votre nom, et ce que vous écrivez dans la discussion. Qui peut regarder une table les voit. Les parties terminées sont conservées.
web-privacy-head-server = Le journal du serveur
web-privacy-text-server = Des adresses réseau y figurent quand quelqu’un demande trop ou montre une mauvaise clé. Jamais les noms, la discussion ni les clés.
web-privacy-head-rights = Emporter et supprimer
web-privacy-text-rights = La page de votre compte vous donne tout ce qui vous concerne en un fichier, et permet de le supprimer. Le compte et tout ce qui l’ouvre disparaissent alors aussitôt. Les parties des autres restent, avec « Player » à la place de votre nom et sans ce que vous avez écrit. L’exploitant de ce serveur peut encore l’avoir dans d’anciennes sauvegardes.
