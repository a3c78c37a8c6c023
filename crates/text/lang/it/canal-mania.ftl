# Le parole di Canal Mania.

canal-mania-seat-red = Rosso
canal-mania-seat-white = Bianco
canal-mania-seat-black = Nero
canal-mania-seat-yellow = Giallo
canal-mania-seat-green = Verde

# Al femminile: il colore di una città o di una merce.

canal-mania-colour-red = rossa
canal-mania-colour-yellow = gialla
canal-mania-colour-green = verde
canal-mania-colour-blue = blu
canal-mania-colour-black = nera
canal-mania-colour-purple = viola

canal-mania-option-finished = Contratti completati
canal-mania-option-finished-remembered = Numero e valore nascosti, rivelati alla fine
canal-mania-option-finished-shown = Numero e valore sempre visibili

canal-mania-part-canals = Canali completati
canal-mania-part-hauls = Merci trasportate
canal-mania-part-unfinished = Canali incompleti
canal-mania-part-last-goods = Ultime merci
canal-mania-part-prolific = Costruttore più prolifico

canal-mania-tile-stretch = tratto
canal-mania-tile-lock = chiusa
canal-mania-tile-aqueduct = ponte-canale
canal-mania-tile-tunnel = tunnel

canal-mania-card-stretch = tratto
canal-mania-card-lock = chiusa
canal-mania-card-aqueduct = ponte-canale
canal-mania-card-tunnel = tunnel
canal-mania-card-surveyor = agrimensore
canal-mania-face-goods = { $card } con merce { $colour }
canal-mania-face-white = { $card } con merce a scelta

canal-mania-pay-nothing = l’altra metà di un agrimensore
canal-mania-pay-cards = { $count } × { $card }
canal-mania-pay-surveyors =
    { $count ->
        [one] un agrimensore
       *[other] { $count } agrimensori
    }
canal-mania-pay-both =
    { $surveyors ->
        [one] { $count } × { $card } e un agrimensore
       *[other] { $count } × { $card } e { $surveyors } agrimensori
    }

# Che cosa si chiede.

canal-mania-ask-colour = { $seat } sceglie un colore.
canal-mania-ask-must-take = { $seat } sceglie un contratto.
canal-mania-ask-first = { $seat } comincia: contratto, ingegnere o carte.
canal-mania-ask-second = { $seat } costruisce o prende carte.
canal-mania-ask-third = { $seat } cerca un cubo da trasportare.
canal-mania-ask-extra = { $seat } può prendere un secondo contratto.
canal-mania-ask-taking = { $seat } prende carte ({ $taken } finora).
canal-mania-ask-declare = { $seat } guarda una carta: { $face }.
canal-mania-ask-declare-hidden = { $seat } guarda una carta.
canal-mania-ask-naming = { $seat } sceglie un colore per le merci.
canal-mania-ask-removing = { $seat } toglie un cubo da una città.
canal-mania-ask-placing = { $seat } piazza un cubo.
canal-mania-ask-building = { $seat } posa tessere.
canal-mania-ask-crossing = { $seat } paga un incrocio.
canal-mania-ask-closing = { $seat } termina il turno.
canal-mania-ask-discard =
    { $over ->
        [one] { $seat } ha una carta di troppo e scarta.
       *[other] { $seat } ha { $over } carte di troppo e scarta.
    }
canal-mania-ask-last-goods = { $seat } trasporta uno degli ultimi cubi.
canal-mania-ask-over = La partita è finita.

# Che cosa si chiede a chi decide.

canal-mania-prompt-colour =
    { $left ->
        [one] Scegli il tuo colore: ne resta uno.
       *[other] Scegli il tuo colore: ne restano { $left }.
    }
canal-mania-prompt-must-take = Prendi un contratto: non ne hai di aperti.
canal-mania-prompt-first = Prendi un contratto, scambia l’ingegnere o pesca.
canal-mania-prompt-first-full = Scambia l’ingegnere, sostituisci le carte o pesca.
canal-mania-prompt-extra = Prendi anche un secondo contratto?
canal-mania-prompt-barge = Chiatta a { $one } o { $other }?
canal-mania-prompt-declare = Hai pescato: { $face }. La mostri?
canal-mania-prompt-drew = Hai pescato: { $face }.
canal-mania-prompt-naming = Scegli un colore: riceverà { $cubes } cubi.
canal-mania-prompt-removing = Bacino vuoto: togli un cubo da una città ({ $number } di { $all }).
canal-mania-prompt-placing = Merce { $colour }: piazza il cubo { $number } di { $all }.
canal-mania-prompt-second = Posa una tessera o prendi { $count } carte.
canal-mania-prompt-second-build = Posa una tessera o pesca una carta.
canal-mania-prompt-second-cards = Prendi { $count } carte: non puoi ancora pagare una tessera.
canal-mania-prompt-second-none-open = Prendi { $count } carte: non hai contratti da costruire.
canal-mania-prompt-second-draw = Nessuna carta scoperta: ne peschi una?
canal-mania-prompt-nothing = In questa fase non puoi fare nulla: passa.
canal-mania-prompt-taking = Prendi ancora { $more } carte ({ $taken } di { $all }).
canal-mania-prompt-taking-last = Prendi ancora 1 carta; poi ne arrivano di nuove.
canal-mania-prompt-taking-rennie = Rennie: prendi la carta numero { $number } o hai finito?
canal-mania-prompt-alone = Solo questa carta, o la prima di { $most } al massimo?
canal-mania-prompt-which-canal = { $hex }: per quale canale?
canal-mania-prompt-exit = Da { $hex } verso dove? Frecce: tessere necessarie / rimaste.
canal-mania-prompt-tile = Tessera: { $one } o { $other }? Restano { $left } su { $value }.
canal-mania-prompt-tile-crossing = Tessera: { $one } o { $other }? { $left } su { $value }; incrocio +{ $cards } carte.
canal-mania-prompt-only-tile = Tessera: { $one }. Restano { $left } su { $value }.
canal-mania-prompt-only-tile-crossing = Tessera: { $one }. { $left } su { $value }; incrocio +{ $cards } carte.
canal-mania-prompt-pay = Come paghi questa tessera ({ $tile })?
canal-mania-prompt-crossing =
    { $left ->
        [one] Scarta ancora 1 carta per l’incrocio ({ $done } di { $all }).
       *[other] Scarta { $left } carte per l’incrocio ({ $done } di { $all }).
    }
canal-mania-prompt-building = Altra tessera o finito? Ne restano { $left }, ne servono { $need }.
canal-mania-prompt-building-two = Altra tessera o finito?
canal-mania-prompt-building-done = Ora non puoi posare altre tessere: finito?
canal-mania-prompt-haul = Tocca un cubo per trasportarlo.
canal-mania-prompt-no-haul = Nessun cubo può finire sul tuo canale: peschi?
canal-mania-prompt-haul-to = In quale città? I tuoi punti sono indicati.
canal-mania-prompt-haul-one = Lo trasporti a { $town }?
canal-mania-prompt-haul-ways = { $count } percorsi fino a { $town }: scegli.
canal-mania-prompt-discard = Scarta { $over } delle tue { $hand } carte.
canal-mania-prompt-closing = Turno finito: terminalo.
canal-mania-prompt-last-goods = Ultime merci: devi trasportare un cubo.

# Che cosa si perde con una rinuncia.

canal-mania-lose-draw = una carta che potresti pescare
canal-mania-lose-cards =
    { $count ->
        [one] una carta che potresti prendere
       *[other] { $count } carte che potresti prendere
    }
canal-mania-lose-half-surveyor = la seconda metà di un agrimensore
canal-mania-lose-tile = le carte spese per la tessera

# Che cosa significa un’azione.

canal-mania-do-colour = Colore: { $colour }
canal-mania-do-take = Prendi «{ $canal }» (al massimo { $value } tessere), chiatta a { $town }
canal-mania-do-swap = Scambia il tuo ingegnere con { $engineer }
canal-mania-do-replace = Sostituisci le carte scoperte
canal-mania-do-draw = Pesca la prima carta costruzione
canal-mania-do-choose = Solo questa carta, invece di pescare: { $face }
canal-mania-do-card = Prendi: { $face }
canal-mania-do-show = Mostra la carta e piazza le sue merci
canal-mania-do-keep = Tieni nascosta la carta
canal-mania-do-goods = Merce { $colour }
canal-mania-do-remove = Togli il cubo da { $town }
canal-mania-do-place = Piazza un cubo a { $town }
canal-mania-do-lay =
    { $exit ->
        [n] { $canal }: { $tile } in { $hex }, uscita a nord, per { $pay }
        [ne] { $canal }: { $tile } in { $hex }, uscita a nord-est, per { $pay }
        [se] { $canal }: { $tile } in { $hex }, uscita a sud-est, per { $pay }
        [s] { $canal }: { $tile } in { $hex }, uscita a sud, per { $pay }
        [sw] { $canal }: { $tile } in { $hex }, uscita a sud-ovest, per { $pay }
       *[nw] { $canal }: { $tile } in { $hex }, uscita a nord-ovest, per { $pay }
    }
canal-mania-do-lift = { $canal }: togli l’ultima tessera
canal-mania-do-haul =
    { $points ->
        [one] Trasporta { $route } per un punto
       *[other] Trasporta { $route } per { $points } punti
    }
canal-mania-do-discard = Scarta: { $card }
canal-mania-do-pass = Salta questa fase
canal-mania-do-stop = Finito
canal-mania-do-end = Termina il turno

# Che cosa è successo.

canal-mania-event-dealt = { $seat } riceve { $engineer }.
canal-mania-event-begins = { $seat } ha l’ingegnere con il numero più basso, { $engineer }, e comincia.
canal-mania-event-coloured = { $seat } gioca con questo colore: { $colour }.
canal-mania-event-turn = Round { $round }: tocca a { $seat }.
canal-mania-event-contract-up = In Parlamento: { $canal }, { $one } – { $other }, valore { $value }.
canal-mania-event-card-up = Carta scoperta: { $face }.
canal-mania-event-reshuffled = Gli scarti vengono mescolati e formano il nuovo mazzo.
canal-mania-event-took = { $seat } prende «{ $canal }» e piazza una chiatta a { $town }.
canal-mania-event-swapped = { $seat } scambia { $old } con { $new }, a lato della mappa.
canal-mania-event-swapped-with = { $seat } e { $from } si scambiano l’ingegnere: { $old } per { $new }.
canal-mania-event-replaced = { $seat } sostituisce le carte scoperte.
canal-mania-event-drew = { $seat } pesca: { $face }.
canal-mania-event-drew-hidden = { $seat } pesca una carta.
canal-mania-event-showed = { $seat } mostra la carta: { $face }.
canal-mania-event-took-card = { $seat } prende: { $face }.
canal-mania-event-named = { $seat } sceglie un colore: merce { $colour }.
canal-mania-event-removed = { $seat } toglie il cubo da { $town }.
canal-mania-event-placed = { $seat } piazza un cubo a { $town }.
canal-mania-event-no-room = Ogni città { $colour } ha un cubo; questo va nel bacino.
canal-mania-event-laid =
    { $tile ->
        [chiusa] { $seat } posa una { $tile } in { $hex } per «{ $canal }» e paga { $pay }.
       *[other] { $seat } posa un { $tile } in { $hex } per «{ $canal }» e paga { $pay }.
    }
canal-mania-event-joined = { $seat } collega { $from } e { $to }.
canal-mania-event-finished =
    { $points ->
        [one] { $seat } completa «{ $canal }» e segna un punto.
       *[other] { $seat } completa «{ $canal }» e segna { $points } punti.
    }
canal-mania-event-lifted = { $seat } toglie la tessera in { $hex } di «{ $canal }».
canal-mania-event-hauled = { $seat } trasporta un cubo: { $route }.
canal-mania-event-scored =
    { $points ->
        [one] { $seat } segna un punto ({ $source }).
       *[other] { $seat } segna { $points } punti ({ $source }).
    }
canal-mania-event-discarded = { $seat } scarta: { $card }.
canal-mania-event-triggered-score = Un punteggio ha raggiunto { $goal }. Il round { $last } sarà l’ultimo.
canal-mania-event-triggered-contracts = Gli ultimi contratti sono in Parlamento. Il round { $last } sarà l’ultimo.
canal-mania-event-triggered-quiet = Da quattro round non succede nulla. Il round { $last } sarà l’ultimo.
canal-mania-event-quiet =
    { $left ->
        [one] Round senza contratti presi, tessere posate o merci trasportate: { $rounds }. Ancora uno e comincia la fine.
       *[other] Round senza contratti presi, tessere posate o merci trasportate: { $rounds }. Ancora { $left } e comincia la fine.
    }
canal-mania-event-last-goods = Ora si trasportano le ultime merci.
canal-mania-event-unfinished =
    { $points ->
        [one] { $seat } lascia incompleto «{ $canal }» e segna un punto.
       *[other] { $seat } lascia incompleto «{ $canal }» e segna { $points } punti.
    }
canal-mania-event-ranked =
    { $finished ->
        [0] Costruttori, posto { $rank }: { $seat }, nessun contratto (valore { $value }), punti: { $points }.
        [one] Costruttori, posto { $rank }: { $seat }, un contratto del valore di { $value }, punti: { $points }.
       *[other] Costruttori, posto { $rank }: { $seat }, { $finished } contratti del valore di { $value }, punti: { $points }.
    }
canal-mania-event-won =
    { $points ->
        [one] { $seat } vince con un punto.
       *[other] { $seat } vince con { $points } punti.
    }

# Perché qualcosa è rifiutato.

canal-mania-refuse-phase-1 = È la fase 1: contratto, ingegnere o carte nuove. Tessere nella fase 2, merci nella fase 3.
canal-mania-refuse-phase-2 = È la fase 2: prendi carte o costruisci. Contratti nella fase 1, merci nella fase 3.
canal-mania-refuse-phase-3 = È la fase 3: trasporta un cubo o pesca. Contratti e tessere nel tuo prossimo turno.
canal-mania-refuse-first-colour = Prima scegli un colore.
canal-mania-refuse-first-extra = Prima decidi se prendere un secondo contratto.
canal-mania-refuse-first-taking = Stai prendendo carte scoperte: prendi la prossima o fermati.
canal-mania-refuse-first-declare = Prima decidi se mostrare la carta pescata.
canal-mania-refuse-first-naming = Prima scegli il colore delle merci.
canal-mania-refuse-first-removing = Prima togli un cubo dalla mappa.
canal-mania-refuse-first-placing = Prima piazza le merci.
canal-mania-refuse-first-building = Stai costruendo: posa una tessera o fermati.
canal-mania-refuse-first-crossing = Prima scarta le carte per l’incrocio.
canal-mania-refuse-first-closing = Tutte e tre le fasi sono finite: termina il turno.
canal-mania-refuse-first-last-goods = Se puoi trasportare uno degli ultimi cubi, devi farlo.
canal-mania-refuse-colour-taken = Questo colore è già preso: { $colour }.
canal-mania-refuse-must-take = Senza un contratto aperto devi prenderne uno.
canal-mania-refuse-two-open = Hai già due contratti aperti: è il massimo.
canal-mania-refuse-not-in-parliament = «{ $canal }» non è in Parlamento.
canal-mania-refuse-not-terminal = { $town } non è un capolinea di «{ $canal }»: lo sono { $one } e { $other }.
canal-mania-refuse-own-engineer = { $engineer } lavora già per te.
canal-mania-refuse-none-face-up = Non ci sono carte scoperte.
canal-mania-refuse-nothing-to-draw = Il mazzo e gli scarti sono vuoti.
canal-mania-refuse-not-rennie = Solo con Rennie puoi prendere una carta scoperta anziché pescare.
canal-mania-refuse-not-face-up = Questa carta non è tra quelle scoperte: { $face }.
canal-mania-refuse-take-more = Hai preso { $taken } carte su { $need }. Puoi fermarti prima solo con { $limit } in mano; ne hai { $hand }.
canal-mania-refuse-no-symbol = La carta pescata non ha un simbolo merce da mostrare.
canal-mania-refuse-not-in-hand = Non hai questa carta: { $card }.
canal-mania-refuse-need-not-discard = Hai { $hand } carte su { $limit } permesse: nulla da scartare.
canal-mania-refuse-hand-too-large = Hai { $hand } carte e { $limit } sono permesse: prima scarta.
canal-mania-refuse-wrong-colour = La merce va in una città { $colour }, e { $town } non lo è.
canal-mania-refuse-has-cube = A { $town } c’è già un cubo.
canal-mania-refuse-place-elsewhere = Non ancora a { $town }. Prima: { $allowed }. Grandi città e città con un canale precedono le altre.
canal-mania-refuse-remove-elsewhere = Non da { $town }. Prima le città senza canale: { $allowed }.
canal-mania-refuse-no-cube = A { $town } non c’è nessun cubo.
canal-mania-refuse-no-route = Da { $town } nessun percorso finisce sul tuo canale.
canal-mania-refuse-no-section = Nessuna sezione di { $owner } collega { $from } e { $to }.
canal-mania-refuse-last-not-own = L’ultima sezione dev’essere tua; questa è di { $owner }.
canal-mania-refuse-same-colour = { $one } e { $other } hanno lo stesso colore (città { $colour }): un percorso non ne tocca mai due uguali.
canal-mania-refuse-none-open = Non hai contratti aperti da costruire.
canal-mania-refuse-not-open = «{ $canal }» non è tra i tuoi contratti aperti.
canal-mania-refuse-off-map = In { $hex } non si può costruire.
canal-mania-refuse-on-town = { $town } è una città: le tessere si posano accanto.
canal-mania-refuse-not-joined-hex = Il canale prosegue in { $next }, non in { $hex }.
canal-mania-refuse-not-joined-town = Il canale riparte accanto a { $town }; { $hex } non è lì.
canal-mania-refuse-sharp-turn =
    { $exit ->
        [n] In { $hex } una tessera non può uscire a nord: va dritta o in curva larga.
        [ne] In { $hex } una tessera non può uscire a nord-est: va dritta o in curva larga.
        [se] In { $hex } una tessera non può uscire a sud-est: va dritta o in curva larga.
        [s] In { $hex } una tessera non può uscire a sud: va dritta o in curva larga.
        [sw] In { $hex } una tessera non può uscire a sud-ovest: va dritta o in curva larga.
       *[nw] In { $hex } una tessera non può uscire a nord-ovest: va dritta o in curva larga.
    }
canal-mania-refuse-crosses-itself = Il canale passa già in { $hex } e non può incrociare sé stesso.
canal-mania-refuse-town-twice = Il canale è già passato da { $town } e non può tornarci.
canal-mania-refuse-via-missing = Prima del capolinea il canale deve ancora toccare: { $missing }.
canal-mania-refuse-too-long =
    { $value ->
        [one] Il contratto permette una tessera, e a questo canale ne servirebbero almeno { $need }.
       *[other] Il contratto permette { $value } tessere, e a questo canale ne servirebbero almeno { $need }.
    }
canal-mania-refuse-cannot-finish =
    { $left ->
        [one] Dopo questa resterebbe una tessera, e al canale ne servirebbero almeno { $need }.
       *[other] Dopo questa resterebbero { $left } tessere, e al canale ne servirebbero almeno { $need }.
    }
canal-mania-refuse-in-its-own-way =
    { $left ->
        [one] Con l’unica tessera rimasta il canale non si potrebbe completare: le sue stesse tessere e città lo ostacolano.
       *[other] Con le { $left } tessere rimaste il canale non si potrebbe completare: le sue stesse tessere e città lo ostacolano.
    }
canal-mania-refuse-leads-nowhere = Da lì il canale non potrebbe mai raggiungere il capolinea.
canal-mania-refuse-clear-ground = Terreno normale: ci va un tratto o una chiusa, non un { $tile }.
canal-mania-refuse-difficult-ground =
    { $tile ->
        [chiusa] Terreno difficile: ci va un ponte-canale o un tunnel, non una { $tile }.
       *[other] Terreno difficile: ci va un ponte-canale o un tunnel, non un { $tile }.
    }
canal-mania-refuse-same-kind = L’ultima tessera della sezione è dello stesso tipo ({ $tile }): mai due uguali di fila.
canal-mania-refuse-no-tile-left = Non hai più tessere di questo tipo: { $tile }.
canal-mania-refuse-not-brindley = Solo con Brindley un tratto paga una chiusa.
canal-mania-refuse-wrong-payment =
    { $need ->
        [one] Questa tessera ({ $tile }) si paga con una carta; ne offri { $paid }, o del tipo sbagliato.
       *[other] Questa tessera ({ $tile }) si paga con { $need } carte; ne offri { $paid }, o del tipo sbagliato.
    }
canal-mania-refuse-cards-lacking = Ti servono { $need } × { $card } e ne hai { $have }.
canal-mania-refuse-crossing-cards =
    { $have ->
        [0] Un incrocio costa altre due carte, e non te ne resterebbe nessuna.
        [one] Un incrocio costa altre due carte, e te ne resterebbe solo una.
       *[other] Un incrocio costa altre due carte, e te ne resterebbero { $have }.
    }
canal-mania-refuse-nothing-to-lift = «{ $canal }» non ha tessere da togliere.
canal-mania-refuse-laid-this-turn = L’ultima tessera di «{ $canal }» è di questo turno: usa Annulla.
canal-mania-answer-barge = Prima la chiatta: { $one } o { $other }. Tessere nella fase 2.
canal-mania-answer-taking =
    { $more ->
        [one] Stai prendendo carte: ancora una.
       *[other] Stai prendendo carte: ancora { $more }.
    }
canal-mania-answer-card-hex = Le carte pagano le tessere: prima tocca un esagono illuminato.
canal-mania-answer-card-none = Non bastano per una tessera accanto alla chiatta: prendine altre.
canal-mania-answer-card-later = Le carte pagano le tessere: è la fase 2.
canal-mania-answer-clear-ground = Terreno normale: ci va un tratto o una chiusa, e non ne hai.
canal-mania-answer-difficult-ground = Terreno difficile: { $aqueduct } × ponte-canale o { $tunnel } × tunnel; hai { $aqueducts } e { $tunnels }.
canal-mania-answer-canal = Per una tessera tocca un esagono illuminato presso la chiatta.

# Che cosa guarda un bot.
canal-mania-theme-points = punti segnati
canal-mania-theme-canals = canali completati
canal-mania-theme-works = canali in costruzione
canal-mania-theme-cards = carte in mano
canal-mania-theme-engineer = l’ingegnere
canal-mania-theme-roads = la rete di canali
canal-mania-theme-goods = merci da trasportare
canal-mania-theme-tempo = il ritmo

## rules

canal-mania-option-memory = Ciò che si è visto
canal-mania-option-memory-players = Ognuno se lo ricorda
canal-mania-option-memory-table = Lo mostra il tavolo
