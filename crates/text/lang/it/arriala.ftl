# Le parole di Arriala.

arriala-seat-red = Rosso
arriala-seat-yellow = Giallo
arriala-seat-green = Verde
arriala-seat-purple = Viola
arriala-side-nobody = { $side } (di nessuno)

# Un colore segue sempre la parola «operaio».

arriala-colour-red = rosso
arriala-colour-yellow = giallo
arriala-colour-green = verde
arriala-colour-purple = viola

arriala-cell = casella { $number }

arriala-option-art = Grandi opere
arriala-option-art-sole-last = Solo per chi è ultimo da solo
arriala-option-art-tied-last = Anche per gli ultimi a pari merito
arriala-option-compensation = Dotazione di chi gioca più tardi
arriala-option-compensation-cards = Più carte, per pari possibilità
arriala-option-compensation-printed = 2 carte a testa, come da regolamento

arriala-part-sections = Sezioni
arriala-part-locks = Chiuse
arriala-part-river-works = Opere fluviali
arriala-part-works-of-art = Grandi opere
arriala-part-vineyards = Vigneti

arriala-card-move-2 = Movimento 2
arriala-card-move-3 = Movimento 3
arriala-card-move-4 = Movimento 4
arriala-card-move-5 = Movimento 5
arriala-card-anywhere = Movimento libero
arriala-card-own-to-vineyard = Un tuo operaio nel vigneto
arriala-card-any-to-vineyard = Un operaio qualsiasi nel vigneto
arriala-card-own-to-canal = Un tuo operaio sul canale
arriala-card-any-to-canal = Un operaio qualsiasi sul canale
arriala-card-lock = Chiusa
arriala-card-art = Grande opera
arriala-card-list = { $card }, { $rest }

arriala-means-points = con punti azione
arriala-means-own-card = con la carta per i propri operai
arriala-means-any-card = con la carta per un operaio qualsiasi

# Che cosa legge chi aspetta e guarda.

arriala-question-begin =
    { $points ->
        [one] { $seat } ha un punto azione.
       *[other] { $seat } comincia con { $points } punti azione.
    }
arriala-question-go-on =
    { $points ->
        [one] A { $seat } resta un punto azione.
       *[other] A { $seat } restano { $points } punti azione.
    }
arriala-question-end = { $seat } ha finito i punti azione.

# L’avviso che una partita ferma finirà, su una riga propria.

arriala-warning-quiet =
    { $turns ->
        [one] Se non si conta, piazza o costruisce nulla, la partita finisce dopo questo turno.
       *[other] Se non si conta, piazza o costruisce nulla, la partita finisce fra { $turns } turni.
    }
arriala-warning-passes =
    { $turns ->
        [one] Se anche in questo turno si passa, la partita finisce.
       *[other] Con altri { $turns } turni passati di fila, la partita finisce.
    }

# Che cosa si chiede a chi gioca, tocco dopo tocco. È breve e ha il suo numero.

arriala-prompt-begin =
    { $points ->
        [one] 1 punto: tocca un operaio, uno strumento o una carta.
       *[other] { $points } punti: tocca un operaio, uno strumento o una carta.
    }
arriala-prompt-go-on =
    { $points ->
        [one] Resta 1 punto: continua o termina il turno.
       *[other] Restano { $points } punti: continua o termina il turno.
    }
arriala-prompt-stuck =
    { $points ->
        [one] Resta 1 punto, inutilizzabile. Termina il turno.
       *[other] Restano { $points } punti, inutilizzabili. Termina il turno.
    }
arriala-prompt-spent = Punti finiti. Termina il turno.
arriala-prompt-own-worker = Il tuo operaio { $at }: dove va?
arriala-prompt-other-worker = L’operaio di { $side } { $at }: dove va?
arriala-prompt-virtual-worker = L’operaio { $at } di { $side }: dove va?
arriala-prompt-which-worker = { $cards }: quale operaio?
arriala-prompt-worker-or-card = { $cards }: quale operaio? O un’altra carta?
arriala-prompt-which-own-worker = { $cards }: quale dei tuoi operai?
arriala-prompt-whose-worker = { $cards }: l’operaio di chi?
arriala-prompt-which-vineyard = Quale vigneto?
arriala-prompt-where-on-canal = Dove sul canale?
arriala-prompt-pay = Destinazione { $to }: come paghi?
arriala-prompt-place = Piazza un operaio su un posto illuminato ({ $cost }).
arriala-prompt-lock = Chiusa su quale casella? +{ $points }.
arriala-prompt-art = Quale opera? +{ $points }.

arriala-at-cell = sulla casella { $number }
arriala-at-town = a { $town }
arriala-at-vineyard = nel vigneto { $vineyard }

# A che cosa si rinuncia con una scelta.

arriala-lost-points =
    { $points ->
        [one] un punto
       *[other] { $points } punti
    }
arriala-lost-turn =
    { $points ->
        [one] l’unico punto: passi
       *[other] tutti e { $points } i punti: passi
    }
arriala-lost-section =
    { $points ->
        [one] dai 1 punto a { $side } e a te nulla
       *[other] dai { $points } punti a { $side } e a te nulla
    }
arriala-lost-game = la partita finisce qui: { $totals }
arriala-total-own = tu { $points }
arriala-total = { $side } { $points }
arriala-totals = { $totals }, { $total }

# Grandi opere.

arriala-art-montech = Pendio d’acqua di Montech
arriala-art-cacor = Ponte-canale di Cacor
arriala-art-other = { $name }

# Che cosa è successo.

arriala-event-began = Comincia { $seat }.
arriala-event-drew = { $seat } pesca una carta.
arriala-event-drew-card = { $seat } pesca una carta: { $card }.
arriala-event-reshuffled =
    { $cards ->
        [one] L’unica carta scartata diventa il nuovo mazzo.
       *[other] Gli scarti ({ $cards } carte) vengono mescolati e formano il nuovo mazzo.
    }
arriala-event-walked =
    { $distance ->
        [one] { $seat } muove l’operaio { $colour } di una casella, da { $from } a { $to }.
       *[other] { $seat } muove l’operaio { $colour } di { $distance } caselle, da { $from } a { $to }.
    }
arriala-event-walked-with-cards =
    { $distance ->
        [one] { $seat } gioca { $cards } e muove l’operaio { $colour } di una casella, da { $from } a { $to }.
       *[other] { $seat } gioca { $cards } e muove l’operaio { $colour } di { $distance } caselle, da { $from } a { $to }.
    }
arriala-event-anywhere = { $seat } gioca Movimento libero e porta un operaio da { $from } a { $to }.
arriala-event-to-vineyard = { $seat } manda l’operaio { $colour } da { $from } al vigneto { $to }, { $means }.
arriala-event-to-canal = { $seat } riporta un operaio { $colour } dal vigneto { $from } a { $to }, { $means }.
arriala-event-placed = { $seat } piazza un operaio: { $to }.
arriala-event-river-work =
    { $points ->
        [one] { $seat } usa il suo operaio ({ $from }) per un’opera fluviale e ottiene un punto fama.
       *[other] { $seat } usa il suo operaio ({ $from }) per un’opera fluviale e ottiene { $points } punti fama.
    }
arriala-event-lock =
    { $points ->
        [one] { $seat } costruisce una chiusa ({ $at }) e ottiene un punto fama.
       *[other] { $seat } costruisce una chiusa ({ $at }) e ottiene { $points } punti fama.
    }
arriala-event-lock-by-card =
    { $points ->
        [one] { $seat } gioca Chiusa, ne costruisce una ({ $at }) e ottiene un punto fama.
       *[other] { $seat } gioca Chiusa, ne costruisce una ({ $at }) e ottiene { $points } punti fama.
    }
arriala-event-art =
    { $points ->
        [one] { $seat } costruisce una grande opera, { $work }, e ottiene un punto fama.
       *[other] { $seat } costruisce una grande opera, { $work }, e ottiene { $points } punti fama.
    }
arriala-event-counted =
    { $points ->
        [one] Sezione completa, da { $from } a { $to }: { $side } segna un punto.
       *[other] Sezione completa, da { $from } a { $to }: { $side } segna { $points } punti.
    }
arriala-event-counted-nobody = Sezione completa, da { $from } a { $to }: per i pareggi nessuno segna punti.
arriala-event-section-vanished = La chiusa ({ $at }) occupa l’unica casella della sua sezione, che non si conta.
arriala-event-passed = { $seat } passa.
arriala-event-turn-ended =
    { $unused ->
        [0] { $seat } termina il turno.
        [one] { $seat } termina il turno con un punto azione non usato.
       *[other] { $seat } termina il turno con { $unused } punti azione non usati.
    }
arriala-event-ended-built = Il canale è completo: la partita è finita.
arriala-event-ended-stalled = Per { $rounds } round non si è contato, piazzato o costruito nulla: la partita è finita.
arriala-event-ended-passed = Tutti hanno passato per { $rounds } round: la partita è finita.
arriala-event-vineyard =
    { $points ->
        [one] { $vineyard }: lo vince { $side } e segna un punto.
       *[other] { $vineyard }: lo vince { $side } e segna { $points } punti.
    }
arriala-event-vineyard-nobody = { $vineyard }: nessuno segna punti.

# Che cosa si può fare. Il costo è in punti azione.

arriala-action-walk = Muovi l’operaio { $colour } da { $from } a { $to } ({ $cost } PA)
arriala-action-walk-with-cards =
    { $extra ->
        [0] Gioca { $cards }: muovi l’operaio { $colour } da { $from } a { $to } ({ $cost } PA)
       *[other] Gioca { $cards } più { $extra } PA: muovi l’operaio { $colour } da { $from } a { $to } ({ $cost } PA)
    }
arriala-action-anywhere = Gioca Movimento libero: porta il tuo operaio da { $from } a { $to } ({ $cost } PA)
arriala-action-to-vineyard = Manda il tuo operaio da { $from } al vigneto { $to }, { $means } ({ $cost } PA)
arriala-action-any-to-vineyard = Manda l’operaio { $colour } da { $from } al vigneto { $to }, { $means } ({ $cost } PA)
arriala-action-to-canal = Riporta il tuo operaio dal vigneto { $from } a { $to }, { $means } ({ $cost } PA)
arriala-action-any-to-canal = Riporta un operaio { $colour } dal vigneto { $from } a { $to }, { $means } ({ $cost } PA)
arriala-action-place = Piazza un operaio: { $to } ({ $cost } PA)
arriala-action-river-work = Opera fluviale: +{ $points }. Il tuo operaio ({ $from }) vi resta per sempre ({ $cost } PA)
arriala-action-lock = Costruisci una chiusa: { $at } ({ $cost } PA)
arriala-action-lock-by-card = Gioca Chiusa: { $at } ({ $cost } PA)
arriala-action-art = Gioca Grande opera: { $work } ({ $cost } PA)
arriala-action-draw = Pesca una carta ({ $cost } PA)
arriala-action-end = Termina il turno

# La risposta a un tocco che viene troppo presto o non porta da nessuna parte: che cosa viene prima, o che altro si può toccare.

arriala-guide-spent = Punti finiti. Termina il turno.
arriala-guide-stop = Prima un operaio, uno strumento o una carta; poi { $place }.
arriala-guide-vineyard = Prima un operaio, poi il vigneto ({ $points }).
arriala-guide-river = Prima uno dei tuoi operai, poi la casella blu ({ $points }).
arriala-guide-card = Prima tocca la carta { $card }.
arriala-guide-pass-over = Posto occupato: { $taken }. Passa oltre: { $place } ({ $points }).
arriala-guide-own-only = Solo con i tuoi operai.
arriala-guide-move-card = Le carte Movimento valgono sul canale, non verso un vigneto.
arriala-guide-nobody-on-canal = Non hai operai sul canale. Prima piazzane uno ({ $cost }).
arriala-guide-nobody-in-vineyards = Non hai operai nei vigneti.
arriala-guide-vineyards-empty = Nei vigneti non ci sono operai.
arriala-guide-no-lock = Nessuna casella può più avere una chiusa.
arriala-guide-other = Non è compatibile con quello che hai scelto.
arriala-span = Caselle da { $from } a { $to }
arriala-span-one = Casella { $from }
arriala-guide-section =
    { $open ->
        [one] { $cells }: 1 posto libero, { $side } in testa. Sezione piena: +{ $points } alla maggioranza.
       *[other] { $cells }: { $open } posti liberi, { $side } in testa. Sezione piena: +{ $points } alla maggioranza.
    }
arriala-guide-section-nobody =
    { $open ->
        [one] { $cells }: 1 posto libero, nessuno in testa. Sezione piena: +{ $points } alla maggioranza.
       *[other] { $cells }: { $open } posti liberi, nessuno in testa. Sezione piena: +{ $points } alla maggioranza.
    }
arriala-guide-section-counted = { $cells }: sezione contata, { $points } punti a { $side }.
arriala-guide-section-tied = { $cells }: sezione contata, pareggio, nessun punto.

# Che cosa è rifiutato, e perché.

arriala-refuse-points =
    { $need ->
        [one] Costa un punto azione e non te ne restano.
       *[other] Costa { $need } punti azione; ne hai { $have }.
    }
arriala-refuse-no-card =
    { $need ->
        [one] Non hai questa carta: { $card }.
       *[other] Questa carta serve { $need } volte: { $card }; ne hai { $have }.
    }
arriala-refuse-not-in-play = In { $players } giocatori non si usa: { $place }.
arriala-refuse-no-worker = Non c’è nessun operaio { $colour } da muovere: { $place }.
arriala-refuse-not-on-canal = { $place } è un vigneto; qui serve un posto sul canale.
arriala-refuse-not-a-vineyard = Non è un vigneto: { $place }.
arriala-refuse-moved-already = L’operaio { $colour } ({ $place }) si è già mosso: ogni operaio si muove una volta per turno.
arriala-refuse-just-arrived = L’operaio { $colour } è arrivato ora nel vigneto { $place } e ci resta fino al prossimo turno.
arriala-refuse-goes-back = Chi ha giocato prima di te ha appena tolto l’operaio { $colour } da { $place }: ora non può tornarci.
arriala-refuse-same-place = L’operaio è già lì: { $place }.
arriala-refuse-occupied = Lì c’è un operaio { $colour }: { $place }.
arriala-refuse-lock-in-the-way = Lì c’è una chiusa: { $place }.
arriala-refuse-superfluous = Il percorso è lungo { $distance } e le carte arrivano a { $reach }: la carta { $card } è di troppo.
arriala-refuse-vineyard-full =
    { $places ->
        [one] L’unico posto è occupato: { $place }.
       *[other] Tutti e { $places } i posti sono occupati: { $place }.
    }
arriala-refuse-reserve-empty = Tutti i tuoi operai sono sul tabellone.
arriala-refuse-river-full =
    { $cells ->
        [one] L’unica casella blu è occupata.
       *[other] Tutte e { $cells } le caselle blu sono occupate.
    }
arriala-refuse-lock-in-town = { $place } è una città; una chiusa richiede una casella.
arriala-refuse-lock-needs-free-cell = Una chiusa richiede una casella libera; questa è occupata: { $place }.
arriala-refuse-section-counted = La sezione è già stata contata ({ $place }): niente altre chiuse.
arriala-refuse-locks-full =
    { $most ->
        [0] Questa parte del canale non ammette chiuse.
        [one] Questa parte del canale ammette una sola chiusa, già costruita.
       *[other] Questa parte del canale ammette { $most } chiuse, già costruite.
    }
arriala-refuse-art-built = Questa grande opera è già costruita: { $work }.
arriala-refuse-not-last =
    { $have ->
        [one] Solo chi è ultimo costruisce grandi opere: tu hai un punto fama, chi ne ha meno fra gli altri { $lowest }.
       *[other] Solo chi è ultimo costruisce grandi opere: tu hai { $have } punti fama, chi ne ha meno fra gli altri { $lowest }.
    }
arriala-refuse-nothing-to-draw = Il mazzo e gli scarti sono vuoti.

# Di che cosa parlano le spiegazioni di un bot.
arriala-theme-renown = la fama
arriala-theme-sections = le sezioni del canale
arriala-theme-vineyards = i vigneti
arriala-theme-workers = i tuoi operai
arriala-theme-cards = le tue carte
arriala-theme-tempo = il tuo posto nell’ordine di turno

## rules

arriala-refuse-tied-last =
    { $have ->
        [one] Sei ultimo a pari merito con un punto fama: a questo tavolo costruisce grandi opere solo chi è ultimo da solo.
       *[other] Sei ultimo a pari merito con { $have } punti fama: a questo tavolo costruisce grandi opere solo chi è ultimo da solo.
    }
