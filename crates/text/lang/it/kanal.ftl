# Kanal. Il nome di una carta sta nel file del suo mazzo in ogni lingua; qui si mostra quello italiano.

kanal-card = { $it }
kanal-card-unknown = { $id }
kanal-nothing = nulla

# Opzioni

kanal-option-deck = Mazzo
kanal-option-deck-a = A, Primi passi
kanal-option-deck-b = B, Strade ferrate
kanal-option-deck-c = C, Acque tranquille
kanal-option-deck-d = D, Grandi campate
kanal-option-deck-e = E, Il banco
kanal-option-deck-f = F, Secondo turno
kanal-option-deck-mixed = Tutti i mazzi mescolati
kanal-option-side = Lato della plancia Industria
kanal-option-side-printed = Fronte, con vie stampate
kanal-option-side-blank = Retro, le prime vie le posi tu
kanal-option-campaign = Campagna in solitario
kanal-option-campaign-no = Una partita
kanal-option-campaign-yes = Tre partite di fila
kanal-option-compensation = Dotazione del secondo giocatore
kanal-option-compensation-thalers = 5 talleri, per pari possibilità
kanal-option-compensation-printed = 2 talleri, come da regolamento

# Persone, cose, luoghi. Il colore di un periodo segue sempre la parola «pila».

kanal-seat-red = Rosso
kanal-seat-blue = Blu
kanal-period-green = verde
kanal-period-brown = marrone
kanal-period-blue = blu
kanal-thing-wood = legno
kanal-thing-clay = argilla
kanal-thing-coal = carbone
kanal-thing-stone = pietra
kanal-thing-steel = acciaio
kanal-thing-thaler = talleri
kanal-amount-wood = { $count } legno
kanal-amount-clay = { $count } argilla
kanal-amount-coal = { $count } carbone
kanal-amount-stone = { $count } pietra
kanal-amount-steel = { $count } acciaio
kanal-amount-thaler = { $count ->
    [one] 1 tallero
   *[other] { $count } talleri
}
kanal-amount-prestige = { $count } prestigio
kanal-piece-path = sentiero
kanal-piece-road = strada
kanal-piece-rail = binario
kanal-piece-canal = canale
kanal-piece-bridge = ponte
kanal-at-between = fra { $first } e { $second }
kanal-at-north = a nord di { $plot }
kanal-at-east = a est di { $plot }
kanal-at-south = a sud di { $plot }
kanal-at-west = a ovest di { $plot }
kanal-list-last = { $first } e { $rest }
kanal-list-more = { $first }, { $rest }
kanal-or = { $first } o { $rest }

# Caselle azione

kanal-space-t1 = 1 edificio e 1 sentiero o strada
kanal-space-t2 = 1 edificio
kanal-space-t2-lower = 1 ponte e 1 edificio
kanal-space-t3 = fino a 3 sentieri e strade
kanal-space-t3-lower = 1 ponte, 1 sentiero e 1 strada
kanal-space-t4 = fino a 2 vie
kanal-space-t4-lower = 1 edificio nell’ultimo round
kanal-space-b1 = 4 legno
kanal-space-b2 = 3 legno, argilla o carbone, oppure 1 ponte
kanal-space-b3 = 4 argilla

# Che cosa si chiede

kanal-ask-place = { $seat } posa le prime vie.
kanal-ask-go = { $seat } sceglie un’azione.
kanal-ask-parts = { $seat } svolge un’azione: { $space }.
kanal-ask-waiting = { $seat } sceglie il prossimo edificio da attivare.
kanal-ask-effects = { $seat } usa «{ $card }».
kanal-ask-gain = { $seat } prende { $gain }.
kanal-ask-wheel = Il round { $round } finisce: { $seat } può girare la ruota.
kanal-ask-turned = Il round { $round } finisce: { $seat } può ancora comprare.
kanal-note-discard = Nel round scorso nessuno ha costruito. Se nessuno costruisce in questo, «{ $card }» torna nella scatola.
kanal-note-empty = Ogni spazio via vuoto costa 1 punto: ora −{ $count }.
kanal-ask-over = La partita è finita.

# Che cosa fai adesso

kanal-prompt-place = Posa le prime vie: { $parts }.
kanal-prompt-go = { $left ->
    [one] Scegli un’azione: l’ultima di questo round.
   *[other] Scegli un’azione: ne restano { $left } in questo round.
}
kanal-prompt-build = Costruisci { $parts }.
kanal-prompt-take = Prendi { $parts }.
kanal-prompt-discard = Plancia piena: scarti la prima carta { $period }?
kanal-prompt-discard-build = Plancia piena: scarta la prima carta { $period }; costruisci { $parts }.
kanal-prompt-stuck = Non ancora: { $parts }. Compra, gira la ruota o termina.
kanal-prompt-stuck-end = Ora non puoi: { $parts }. Termina il turno.
kanal-prompt-action-done = Azione finita. Termina il turno.
kanal-prompt-plot = { $card }: su quale lotto?
kanal-prompt-pay = { $card } su { $plot }: come paghi?
kanal-prompt-where = { $piece } ({ $cost }): dove?
kanal-prompt-where-free = { $piece }, gratis: dove?
kanal-prompt-bridge = Ponte ({ $cost }): scegli una via illuminata.
kanal-prompt-bridge-free = Ponte: scegli una via illuminata.
kanal-prompt-here = Che cosa costruisci qui: { $pieces }?
kanal-prompt-waiting = { $count ->
    [one] 1 edificio si attiva: toccalo.
   *[other] { $count } edifici si attivano: quale per primo?
}
kanal-prompt-effect = { $card }: { $effect }.
kanal-prompt-effects = { $card }: { $count } effetti possibili. Quale?
kanal-prompt-no-effect = { $card }: nient’altro da usare. Chiudi.
kanal-prompt-exchange = { $left ->
    [one] { $card }: un altro scambio?
   *[other] { $card }: un altro scambio? Ne restano { $left }.
}
kanal-prompt-piece-free = Posa gratis: { $pieces } ({ $number } di { $count }).
kanal-prompt-piece-paid = Posa al suo costo: { $pieces } ({ $number } di { $count }).
kanal-prompt-amount = Quanto paghi ({ $thing }), da { $from } a { $to }?
kanal-prompt-which-bridge = A quale ponte rinunci?
kanal-prompt-price = Come paghi?
kanal-prompt-gain = { $gain }: che cosa per primo?
kanal-prompt-wheel = Il round { $round } finisce. Giri la ruota gratis?
kanal-prompt-next-round = Altro da fare prima del round { $next }?
kanal-prompt-game-end = Altro da fare prima della fine?
kanal-prompt-lay-light = Posa fino a { $count } sentieri o strade ({ $number } di { $count }).
kanal-prompt-lay-route = Posa fino a { $count } vie a scelta ({ $number } di { $count }).
kanal-prompt-effect-take = { $card }: prendi { $gain }.
kanal-prompt-effects-one = { $card }: scegli un effetto su { $count }.
kanal-prompt-amount-of = { $card }: quanto paghi ({ $thing }), da { $from } a { $to }?
kanal-prompt-exchange-one = { $card }: fai lo scambio?
kanal-prompt-exchange-of = { $count ->
    [one] { $card }: fai uno scambio?
   *[other] { $card }: fai fino a { $count } scambi?
}
kanal-lost-exchange = uno scambio
kanal-lost-turn = un giro della ruota
kanal-count-building = { $count ->
    [one] 1 edificio
   *[other] { $count } edifici
}
kanal-count-path = { $count ->
    [one] 1 sentiero
   *[other] { $count } sentieri
}
kanal-count-road = { $count ->
    [one] 1 strada
   *[other] { $count } strade
}
kanal-count-rail = { $count ->
    [one] 1 binario
   *[other] { $count } binari
}
kanal-count-canal = { $count ->
    [one] 1 canale
   *[other] { $count } canali
}
kanal-count-bridge = { $count ->
    [one] 1 ponte
   *[other] { $count } ponti
}
kanal-count-light = { $count ->
    [one] 1 sentiero o strada
   *[other] fino a { $count } sentieri o strade
}
kanal-count-route = { $count ->
    [one] 1 via
   *[other] fino a { $count } vie
}

# Azioni

kanal-do-go = Prendi la casella: { $space }
kanal-do-buy = Compra { $gain }
kanal-do-turn = Gira la ruota per { $cost }
kanal-do-lay = { $piece ->
    [strada] Posa una strada { $space } ({ $cost }, se non è gratis)
   *[other] Posa un { $piece } { $space } ({ $cost }, se non è gratis)
}
kanal-do-build = Costruisci «{ $card }» su { $plot } per { $cost }
kanal-do-discard = La tua plancia è piena: scarta la prima carta della pila
kanal-do-gain = Prendi: { $thing }
kanal-do-gain-rest = Prendi il resto
kanal-do-activate = Attiva l’edificio su { $plot }
kanal-do-use = Usa l’effetto { $effect }
kanal-do-use-price = Usa l’effetto { $effect }, pagando il suo prezzo numero { $price }
kanal-do-use-amount = Usa l’effetto { $effect }, pagando { $amount }
kanal-do-use-bridge = Usa l’effetto { $effect }, mettendo da parte il ponte { $space }
kanal-do-finish = Chiudi con questo edificio
kanal-do-end = Termina il turno
kanal-do-wheel = Gira la ruota gratis
kanal-do-done = Fatto

# Le azioni come le legge chi può farle ora

kanal-now-go = { $thalers ->
    [0] { $space }
    [one] { $space } · 1 tallero per te
   *[other] { $space } · { $thalers } talleri per te
}
kanal-now-buy = +{ $gain } · { $cost }
kanal-now-lay = Posa { $space }: { $piece } · { $cost }
kanal-now-lay-free = Posa { $space }: { $piece } · gratis
kanal-now-gain = { $lost ->
    [0] Prendi { $gain }
   *[other] Prendi { $gain } (c’è posto per { $fits })
}
kanal-now-gain-all = Prendi tutto: { $gain }
kanal-now-activate = { $card }: { $gain }
kanal-now-take = Prendi { $gain }
kanal-now-exchange = { $price } → { $gain }
kanal-now-bridge = il ponte { $space }
kanal-now-build-free-beside = { $count ->
    [one] Posa gratis 1 { $one } a fianco
   *[other] Posa gratis fino a { $count } { $many } a fianco
}
kanal-now-build-free-anywhere = { $count ->
    [one] Posa gratis 1 { $one } ovunque
   *[other] Posa gratis fino a { $count } { $many } ovunque
}
kanal-now-build-paid-beside = { $count ->
    [one] Posa al suo costo 1 { $one } a fianco
   *[other] Posa al loro costo fino a { $count } { $many } a fianco
}
kanal-now-build-paid-anywhere = { $count ->
    [one] Posa al suo costo 1 { $one } ovunque
   *[other] Posa al loro costo fino a { $count } { $many } ovunque
}
kanal-now-finish = Chiudi con «{ $card }»
kanal-now-leave-wheel = Lascia la ruota com’è
kanal-now-next-round = Round successivo
kanal-now-last = Chiudi la partita

# Che cosa è successo

kanal-event-game = Comincia la partita { $game }.
kanal-event-round = Comincia il round { $round }. Prima azione a { $seat }.
kanal-event-last-round = Il prossimo round è l’ultimo.
kanal-event-shown = Nuovo edificio disponibile: «{ $card }».
kanal-event-discarded-solo = Troppo pochi edifici in questo round: «{ $card }» torna nella scatola.
kanal-event-discarded-quiet = Da due o più round nessuno costruisce: «{ $card }» torna nella scatola.
kanal-event-opened = La pila { $period } è vuota e scopre: { $action }.
kanal-event-blocked = { $thalers ->
    [0] Il disco di blocco è su: { $space }.
    [one] Il disco di blocco è su: { $space }. 1 tallero torna nella riserva generale.
   *[other] Il disco di blocco è su: { $space }. { $thalers } talleri tornano nella riserva generale.
}
kanal-event-went = { $thalers ->
    [0] { $seat } prende la casella: { $space }.
    [one] { $seat } prende la casella: { $space }, con 1 tallero.
   *[other] { $seat } prende la casella: { $space }, con { $thalers } talleri.
}
kanal-event-gained = { $lost ->
    [0] { $seat } ottiene { $gain }.
   *[other] { $seat } ottiene { $gain }, ma per { $lost } non c’è posto.
}
kanal-event-prestige = { $seat } ottiene { $amount } prestigio.
kanal-event-bought = { $thalers ->
    [one] { $seat } compra { $gain } per 1 tallero.
   *[other] { $seat } compra { $gain } per { $thalers } talleri.
}
kanal-event-turned = { $thalers ->
    [0] { $seat } gira la ruota gratis.
    [one] { $seat } gira la ruota per 1 tallero.
   *[other] { $seat } gira la ruota per { $thalers } talleri.
}
kanal-event-built = { $seat } costruisce «{ $card }» su { $plot }.
kanal-event-buried = La plancia di { $seat } è piena: la prima carta della pila { $period } viene scartata.
kanal-event-laid = { $piece ->
    [strada] { $seat } posa una strada { $space }.
   *[other] { $seat } posa un { $piece } { $space }.
}
kanal-event-activated-routes = { $seat } attiva «{ $card }» su { $plot }: ha quattro vie intorno.
kanal-event-activated-bridges = { $seat } attiva «{ $card }» su { $plot }: ha due ponti.
kanal-event-used = { $seat } usa «{ $card }»: { $effect }.
kanal-event-laid-aside = { $seat } mette da parte il ponte { $space }.
kanal-event-bridge-gone = Il ponte di { $seat } { $space } lascia la plancia.
kanal-event-token-back = «{ $card }» di { $seat }, su { $plot }, recupera un segnalino attivazione.
kanal-event-scored = { $points ->
    [one] La partita { $game } finisce con un punto.
   *[other] La partita { $game } finisce con { $points } punti.
}
kanal-event-ended = La partita è finita.

# Perché no

kanal-refuse-now-place = Prima posa le tue prime vie: due sentieri, un binario e un canale.
kanal-refuse-now-go = Prima scegli un’azione.
kanal-refuse-now-parts = Non fa parte dell’azione che hai scelto.
kanal-refuse-now-waiting = Prima attiva gli edifici in attesa.
kanal-refuse-now-effects = Prima chiudi con l’edificio che stai attivando.
kanal-refuse-now-gain = Prima prendi il resto di ciò che hai ottenuto.
kanal-refuse-now-wheel = Il round è finito: puoi solo girare la ruota e comprare materiali.
kanal-refuse-now-over = La partita è finita.
kanal-way = «{ $space }»
kanal-refuse-build-with = Si costruisce con { $ways }: prima scegli quell’azione.
kanal-refuse-build-nowhere = In questo round nessuna azione libera costruisce edifici.
kanal-refuse-lay-with = { $piece }: si posa con { $ways }. Prima scegli quell’azione.
kanal-refuse-lay-nowhere = { $piece }: in questo round nessuna azione libera lo permette.
kanal-refuse-one-action = Un’azione per turno: termina il turno.
kanal-refuse-only-gives = Questa azione dà: { $parts }.
kanal-refuse-action-used = La tua azione è finita: termina il turno.
kanal-refuse-taken-by = L’ha presa { $seat } in questo round: { $space }.
kanal-refuse-used-of = Già usato in questa attivazione, o ne è stato scelto un altro: { $effect }.
kanal-refuse-condition-of = La sua condizione ora non è soddisfatta: { $effect }.
kanal-refuse-fruitless-of = Ora non darebbe nulla: { $effect }.
kanal-refuse-first-activate = Prima attiva «{ $card }».
kanal-refuse-first-finish = Prima chiudi con «{ $card }».
kanal-refuse-taken = Questa casella è già stata presa in questo round: { $space }.
kanal-refuse-blocked = In questo round il disco di blocco è su questa casella: { $space }.
kanal-refuse-no-lower = Questa casella ha una sola azione: { $space }.
kanal-refuse-covered = { $left ->
    [one] La pila { $period } ha ancora 1 carta e copre: { $action }.
   *[other] La pila { $period } ha ancora { $left } carte e copre: { $action }.
}
kanal-refuse-no-building-part = La tua azione non costruisce edifici, o l’hai già usata per questo.
kanal-refuse-not-offered = { $piece ->
    [strada] Ora non puoi posare una strada.
   *[other] Ora non puoi posare un { $piece }.
}
kanal-refuse-not-gained = Ora non puoi prendere: { $thing }.
kanal-refuse-one-kind = Resta un solo tipo: prendi quello.
kanal-refuse-not-displayed = «{ $card }» non è tra gli edifici disponibili.
kanal-refuse-board-full = Tutti i tuoi lotti hanno un edificio.
kanal-refuse-plot = «{ $card }» resta su { $plot } per sempre.
kanal-refuse-cost = «{ $card }» ha un solo costo.
kanal-refuse-not-full = { $empty ->
    [one] Si scarta una carta solo con la plancia piena; 1 lotto è vuoto.
   *[other] Si scarta una carta solo con la plancia piena; { $empty } lotti sono vuoti.
}
kanal-refuse-no-pile = Tutte le pile sono vuote: nessuna carta da scartare.
kanal-refuse-pay = Non puoi pagare { $need } { $thing }: ne hai { $have }.
kanal-refuse-needs-empty = { $there ->
    [strada] C’è una strada { $space }; questa via richiede uno spazio vuoto.
   *[other] C’è un { $there } { $space }; questa via richiede uno spazio vuoto.
}
kanal-refuse-over = { $there ->
    [strada] C’è una strada { $space }; si può coprire solo un sentiero.
   *[other] C’è un { $there } { $space }; si può coprire solo un sentiero.
}
kanal-refuse-touching = Posato { $space }, il { $piece } non toccherebbe nessun altro tuo { $piece }.
kanal-refuse-bridge-border = Sul bordo non si posano ponti, quindi non { $space }.
kanal-refuse-bridge-there = C’è già un ponte { $space }.
kanal-refuse-bridge-building = Un ponte { $space } richiede un edificio sui due lati; { $plot } è vuoto.
kanal-refuse-bridge-route = Un ponte si posa su una via; { $space } non ce n’è.
kanal-refuse-beside = Lo spazio { $space } non è accanto all’edificio su { $plot }.
kanal-refuse-first-route = { $piece ->
    [strada] Cominci con due sentieri, un binario e un canale: nessuna strada da posare.
   *[other] Cominci con due sentieri, un binario e un canale: nessun altro { $piece } da posare.
}
kanal-refuse-outer = Le prime vie toccano il bordo; lo spazio { $space } no.
kanal-refuse-no-bridge = Non c’è nessun ponte { $space }.
kanal-refuse-aside = Il ponte { $space } è già stato messo da parte.
kanal-refuse-which-bridge = Il prezzo è un ponte: scegli quale.
kanal-refuse-sale = { $thing ->
    [pietra] Si comprano solo legno, argilla e carbone, non la pietra.
    [acciaio] Si comprano solo legno, argilla e carbone, non l’acciaio.
   *[other] Si comprano solo legno, argilla e carbone, non i { $thing }.
}
kanal-refuse-room = Non hai posto ({ $thing }): il massimo è { $limit }.
kanal-refuse-buy = { $need ->
    [one] La prossima unità ({ $thing }) costa 1 tallero; ne hai { $have }.
   *[other] La prossima unità ({ $thing }) costa { $need } talleri; ne hai { $have }.
}
kanal-refuse-turn = Girare la ruota costa { $need } talleri; ne hai { $have }.
kanal-refuse-wheel = La ruota è bloccata: ti serve almeno 1 { $thing }.
kanal-refuse-wheel-full = Pietra e acciaio sono entrambi a { $limit }: girare la ruota non darebbe nulla.
kanal-refuse-free-turn = Il giro gratuito di questo round è già stato fatto.
kanal-refuse-not-waiting = L’edificio su { $plot } non è da attivare: servono quattro vie o un secondo ponte.
kanal-refuse-no-effect = Questo edificio non ha un effetto { $effect }; l’ultimo è { $last }.
kanal-refuse-effect-used = L’effetto { $effect } è già stato usato in questa attivazione, o ne è stato scelto un altro.
kanal-refuse-condition = La condizione dell’effetto { $effect } ora non è soddisfatta.
kanal-refuse-fruitless = L’effetto { $effect } ora non darebbe nulla.
kanal-refuse-no-price = L’effetto non si paga così: non ha un prezzo numero { $price }.
kanal-refuse-amount = Scegli quanto paghi: da { $from } a { $to }.

# Le parole delle carte, all’infinito perché servano anche nel racconto.

kanal-block-effect = ({ $number }) { $text }
kanal-block-all = { $first }; { $rest }
kanal-block-one = o { $first }, oppure { $rest }
kanal-block-one-more = { $first }, oppure { $rest }
kanal-block-group = [{ $text }]
kanal-effect-when = se { $when }: { $rest }
kanal-effect-times = { $times }: { $rest }
kanal-effect-pay = pagare { $price } per { $gain }
kanal-times-fixed = { $count ->
    [one] al massimo una volta
   *[other] fino a { $count } volte
}
kanal-times-each = al massimo una volta per ogni { $what }
kanal-price-choose = da { $from } a { $to } { $thing }
kanal-price-bridge-beside = un ponte a fianco
kanal-price-bridge-anywhere = un ponte della plancia
kanal-gain = ottenere { $gain }
kanal-gain-each = ottenere { $gain } per ogni { $what }
kanal-gain-table = ottenere secondo il numero di { $what }: { $rows }
kanal-row = { $from } dà { $gain }
kanal-rows = { $first }; { $rest }
kanal-gain-build-free-beside = { $count ->
    [one] posare gratis 1 { $one } a fianco
   *[other] posare gratis fino a { $count } { $many } a fianco
}
kanal-gain-build-free-anywhere = { $count ->
    [one] posare gratis 1 { $one } ovunque
   *[other] posare gratis fino a { $count } { $many } ovunque
}
kanal-gain-build-paid-beside = { $count ->
    [one] posare al suo costo 1 { $one } a fianco
   *[other] posare al loro costo fino a { $count } { $many } a fianco
}
kanal-gain-build-paid-anywhere = { $count ->
    [one] posare al suo costo 1 { $one } ovunque
   *[other] posare al loro costo fino a { $count } { $many } ovunque
}
kanal-gain-turn = girare la ruota gratis
kanal-cond-exactly = { $count ->
    [0] non c’è { $one }
    [one] c’è esattamente 1 { $one }
   *[other] ci sono esattamente { $count } { $many }
}
kanal-cond-at-least = { $count ->
    [one] c’è almeno 1 { $one }
   *[other] ci sono almeno { $count } { $many }
}
kanal-cond-at-most = { $count ->
    [0] non c’è { $one }
    [one] c’è al massimo 1 { $one }
   *[other] ci sono al massimo { $count } { $many }
}
kanal-cond-first = è la sua prima attivazione
kanal-cond-second = è la sua seconda attivazione
kanal-what-beside = { $kind } a fianco
kanal-what-anywhere = { $kind } sulla plancia
kanal-what-stock = { $thing } in riserva
kanal-what-paid = elementi pagati
kanal-kind-route = via
kanal-kind-building = edificio
kanal-kind-idle = edificio non ancora attivato
kanal-kind-once = edificio attivato una volta
kanal-kind-twice = edificio attivato due volte
kanal-kind-kinds = tipo di via
kanal-kinds-route = vie
kanal-kinds-path = sentieri
kanal-kinds-road = strade
kanal-kinds-rail = binari
kanal-kinds-canal = canali
kanal-kinds-bridge = ponti
kanal-kinds-building = edifici
kanal-kinds-idle = edifici non ancora attivati
kanal-kinds-once = edifici attivati una volta
kanal-kinds-twice = edifici attivati due volte
kanal-kinds-kinds = tipi di via
kanal-now-gives = ora dà { $gain }
kanal-now-nothing = ora non dà nulla
kanal-now-condition = ora la sua condizione non è soddisfatta
kanal-now-times = { $count ->
    [0] ora nessuno scambio
    [one] ora 1 scambio
   *[other] ora { $count } scambi
}
kanal-now-choice = scegli tu

# Punti

kanal-score-prestige = Prestigio ottenuto in gioco
kanal-score-buildings = Edifici
kanal-score-thalers = Talleri
kanal-score-value = Pietra e acciaio
kanal-score-base = Il minore fra legno, argilla e carbone
kanal-score-routes = Strade, binari e canali
kanal-score-empty = Spazi via vuoti
kanal-score-game-1 = Prima partita
kanal-score-game-2 = Seconda partita
kanal-grade-under-80 = Da qualche parte si deve pur cominciare.
kanal-grade-80 = Si intravede un piano.
kanal-grade-100 = Ben costruito: la vittoria era vicina.
kanal-grade-120 = Hai vinto!
kanal-grade-130 = Hai vinto, e splendidamente.
kanal-grade-140 = Hai vinto con un capolavoro.
kanal-grade-150 = Hai vinto come quasi nessuno prima di te.
kanal-grade-under-350 = Questa volta la campagna non è vinta.
kanal-grade-350 = Hai vinto la campagna!
kanal-grade-370 = Hai vinto la campagna, e splendidamente.

kanal-theme-points = i punti già fatti
kanal-theme-stock = i materiali e i talleri
kanal-theme-routes = le vie
kanal-theme-buildings = lo spazio per costruire
kanal-theme-activations = gli edifici presto attivati
kanal-theme-bridges = i ponti
kanal-theme-tempo = l’iniziativa

## effects

kanal-ask-pay = { $seat } paga per «{ $card }».
kanal-ask-pick = { $seat } sceglie che cosa ottenere.
kanal-prompt-pick = Scegli: { $pick }.
kanal-prompt-next-bridge = { $left ->
    [one] A quale ponte rinunci?
   *[other] A quale ponte rinunci? Ne restano { $left }.
}
kanal-prompt-which-gain = { $card }: che cosa prendi?
kanal-do-use-things = Usa l’effetto { $effect }, pagando { $things }
kanal-do-use-gain = Usa l’effetto { $effect }, prendendo il guadagno numero { $gain }
kanal-do-use-price-gain = Usa l’effetto { $effect }, pagando il suo prezzo numero { $price } e prendendo il guadagno numero { $gain }
kanal-refuse-now-pay = Prima paga tutto il prezzo.
kanal-refuse-few-bridges = Servono { $need } ponti; puoi rinunciare a { $have }.
kanal-refuse-which-things = { $kinds ->
    [one] Scegli che cosa paghi: una delle risorse sulla carta.
   *[other] Scegli che cosa paghi: { $kinds } risorse diverse tra quelle sulla carta.
}
kanal-refuse-which-gain = { $last ->
    [one] L’effetto ha un solo guadagno: non c’è nulla da scegliere.
   *[other] Scegli quale guadagno prendi: da 1 a { $last }.
}
kanal-block-order = prima { $first }, poi { $rest }
kanal-block-order-more = { $first }, poi { $rest }
kanal-gain-and = { $first } e { $rest }
kanal-gain-or = { $first } o { $rest }
kanal-price-bridges-beside = { $count } ponti a fianco
kanal-price-bridges-anywhere = { $count } ponti della plancia
kanal-price-bridges-choose-beside = da { $from } a { $to } ponti a fianco
kanal-price-bridges-choose-anywhere = da { $from } a { $to } ponti della plancia
kanal-pick-material = { $count } di uno stesso materiale
kanal-pick-materials = { $count ->
    [one] { $kinds } materiali diversi
   *[other] { $kinds } materiali diversi, { $count } di ciascuno
}
kanal-pick-different = { $kinds } diversi tra { $things }
kanal-what-stock-material = materiale in riserva
kanal-what-stock-materials = materiali in riserva
kanal-what-different-material = materiale diverso in riserva
kanal-what-different-materials = materiali diversi in riserva
kanal-what-different-stock = risorsa diversa in riserva ({ $things })
kanal-what-different-stocks = risorse diverse in riserva ({ $things })
kanal-kind-different = tipo diverso ({ $kinds })
kanal-kinds-different = tipi diversi ({ $kinds })
