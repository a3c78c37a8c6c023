# Messages qui disent aux absents que c’est leur tour.

notices-turn = C’est ton tour
notices-turns = { $count ->
        [one] C’est ton tour à une table
       *[other] C’est ton tour à { $count } tables
    }
notices-at = { $game } – { $name }
notices-test = Message d’essai
notices-test-about = Les messages arrivent par cette voie.
notices-code = { $code } est ton code
notices-code-about = Saisis-le sur la page du compte pour recevoir des messages à cette adresse. Si tu ne l’as pas demandé, ne fais rien : tu ne recevras plus rien.
notices-mail-why = Tu reçois ceci à { $address } parce que tu veux savoir quand c’est ton tour. Tu peux le changer ou l’arrêter ici :
