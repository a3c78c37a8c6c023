# Messaggi che dicono a chi non c’è che è il suo turno.

notices-turn = È il tuo turno
notices-turns = { $count ->
        [one] È il tuo turno a un tavolo
       *[other] È il tuo turno a { $count } tavoli
    }
notices-at = { $game } – { $name }
notices-test = Messaggio di prova
notices-test-about = I messaggi arrivano per questa via.
notices-code = { $code } è il tuo codice
notices-code-about = Scrivilo nella pagina dell’account per ricevere messaggi a questo indirizzo. Se non l’hai chiesto, non fare nulla: non riceverai altro.
notices-mail-why = Ricevi questo a { $address } perché vuoi sapere quando è il tuo turno. Puoi cambiarlo o disattivarlo qui:
