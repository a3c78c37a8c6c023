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

arriala-option-art = Opere d’arte
arriala-option-art-sole-last = Solo per chi è ultimo da solo
arriala-option-art-tied-last = Anche per gli ultimi a pari merito

arriala-part-sections = Tratti
arriala-part-locks = Chiuse
arriala-part-river-works = Opere fluviali
arriala-part-works-of-art = Opere d’arte
arriala-part-vineyards = Vigneti

arriala-card-move-2 = Spostamento 2
arriala-card-move-3 = Spostamento 3
arriala-card-move-4 = Spostamento 4
arriala-card-move-5 = Spostamento 5
arriala-card-anywhere = Spostamento libero
arriala-card-own-to-vineyard = Un proprio operaio nel vigneto
arriala-card-any-to-vineyard = Un operaio qualsiasi nel vigneto
arriala-card-own-to-canal = Un proprio operaio al canale
arriala-card-any-to-canal = Un operaio qualsiasi al canale
arriala-card-lock = Chiusa
arriala-card-art = Opera d’arte
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
        [one] Se si passa anche questo turno, la partita finisce.
       *[other] Se si passano altri { $turns } turni di fila, la partita finisce.
    }

# Che cosa si chiede a chi gioca, tocco dopo tocco. È breve e ha il suo numero.

arriala-prompt-begin =
    { $points ->
        [one] Un punto: tocca un operaio, uno strumento o una carta.
       *[other] { $points } punti: tocca un operaio, uno strumento o una carta.
    }
arriala-prompt-go-on =
    { $points ->
        [one] Resta un punto: continua, o termina.
       *[other] Restano { $points } punti: continua, o termina.
    }
arriala-prompt-stuck =
    { $points ->
        [one] Resta un punto, ma non c’è nulla da fare. Termina il turno, o annulla.
       *[other] Restano { $points } punti, ma non c’è nulla da fare. Termina il turno, o annulla.
    }
arriala-prompt-spent = Nessun punto rimasto. Termina il turno, o annulla.
arriala-prompt-own-worker = Il tuo operaio { $at }: dove va?
arriala-prompt-other-worker = L’operaio di { $side } { $at }: dove va?
arriala-prompt-virtual-worker = L’operaio { $at } di { $side }: dove va?
arriala-prompt-which-worker = { $cards }: quale operaio?
arriala-prompt-worker-or-card = { $cards }: quale operaio, o un’altra carta?
arriala-prompt-which-own-worker = { $cards }: quale dei tuoi operai?
arriala-prompt-whose-worker = { $cards }: l’operaio di chi?
arriala-prompt-which-vineyard = Quale vigneto?
arriala-prompt-where-on-canal = Dove sul canale?
arriala-prompt-pay = Verso { $to }: come paghi?
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
       *[other] tutti i { $points } punti: passi
    }
arriala-lost-section =
    { $points ->
        [one] questo dà un punto a { $side } e a te nulla
       *[other] questo dà { $points } punti a { $side } e a te nulla
    }
arriala-lost-game = questo chiude la partita: { $totals }
arriala-total-own = tu { $points }
arriala-total = { $side } { $points }
arriala-totals = { $totals }, { $total }

# Opere d’arte.

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
       *[other] I { $cards } scarti vengono mescolati e formano il nuovo mazzo.
    }
arriala-event-walked =
    { $distance ->
        [one] { $seat } sposta l’operaio { $colour } di una casella, da { $from } a { $to }.
       *[other] { $seat } sposta l’operaio { $colour } di { $distance } caselle, da { $from } a { $to }.
    }
arriala-event-walked-with-cards =
    { $distance ->
        [one] { $seat } gioca { $cards } e sposta l’operaio { $colour } di una casella, da { $from } a { $to }.
       *[other] { $seat } gioca { $cards } e sposta l’operaio { $colour } di { $distance } caselle, da { $from } a { $to }.
    }
arriala-event-anywhere = { $seat } gioca Spostamento libero e porta un operaio da { $from } a { $to }.
arriala-event-to-vineyard = { $seat } manda l’operaio { $colour } da { $from } al vigneto { $to }, { $means }.
arriala-event-to-canal = { $seat } riporta un operaio { $colour } dal vigneto { $from } a { $to }, { $means }.
arriala-event-placed = { $seat } piazza un operaio: { $to }.
arriala-event-river-work =
    { $points ->
        [one] { $seat } prende il suo operaio ({ $from }) per un’opera fluviale e ottiene un punto fama.
       *[other] { $seat } prende il suo operaio ({ $from }) per un’opera fluviale e ottiene { $points } punti fama.
    }
arriala-event-lock =
    { $points ->
        [one] { $seat } costruisce una chiusa in { $at } e ottiene un punto fama.
       *[other] { $seat } costruisce una chiusa in { $at } e ottiene { $points } punti fama.
    }
arriala-event-lock-by-card =
    { $points ->
        [one] { $seat } gioca Chiusa, ne costruisce una in { $at } e ottiene un punto fama.
       *[other] { $seat } gioca Chiusa, ne costruisce una in { $at } e ottiene { $points } punti fama.
    }
arriala-event-art =
    { $points ->
        [one] { $seat } costruisce un’opera d’arte, { $work }, e ottiene un punto fama.
       *[other] { $seat } costruisce un’opera d’arte, { $work }, e ottiene { $points } punti fama.
    }
arriala-event-counted =
    { $points ->
        [one] Il tratto da { $from } a { $to } è completo: { $side } segna un punto.
       *[other] Il tratto da { $from } a { $to } è completo: { $side } segna { $points } punti.
    }
arriala-event-counted-nobody = Il tratto da { $from } a { $to } è completo, ma per i pareggi nessuno lo segna.
arriala-event-section-vanished = La chiusa in { $at } occupa l’unica casella del suo tratto, che non viene contato.
arriala-event-passed = { $seat } passa.
arriala-event-turn-ended =
    { $unused ->
        [0] { $seat } termina il turno.
        [one] { $seat } termina il turno con un punto azione inutilizzato.
       *[other] { $seat } termina il turno con { $unused } punti azione inutilizzati.
    }
arriala-event-ended-built = Il canale è costruito: la partita è finita.
arriala-event-ended-stalled = Per { $rounds } giri non si è contato, piazzato o costruito nulla: la partita è finita.
arriala-event-ended-passed = Tutti hanno passato per { $rounds } giri: la partita è finita.
arriala-event-vineyard =
    { $points ->
        [one] { $vineyard }: prevale { $side } e segna un punto.
       *[other] { $vineyard }: prevale { $side } e segna { $points } punti.
    }
arriala-event-vineyard-nobody = { $vineyard }: non segna nessuno.

# Che cosa si può fare. Il costo è in punti azione.

arriala-action-walk = Sposta l’operaio { $colour } da { $from } a { $to } ({ $cost } PA)
arriala-action-walk-with-cards =
    { $extra ->
        [0] Gioca { $cards }: sposta l’operaio { $colour } da { $from } a { $to } ({ $cost } PA)
       *[other] Gioca { $cards } e aggiungi { $extra } PA: sposta l’operaio { $colour } da { $from } a { $to } ({ $cost } PA)
    }
arriala-action-anywhere = Gioca Spostamento libero: porta il tuo operaio da { $from } a { $to } ({ $cost } PA)
arriala-action-to-vineyard = Manda il tuo operaio da { $from } al vigneto { $to }, { $means } ({ $cost } PA)
arriala-action-any-to-vineyard = Manda l’operaio { $colour } da { $from } al vigneto { $to }, { $means } ({ $cost } PA)
arriala-action-to-canal = Riporta il tuo operaio dal vigneto { $from } a { $to }, { $means } ({ $cost } PA)
arriala-action-any-to-canal = Riporta un operaio { $colour } dal vigneto { $from } a { $to }, { $means } ({ $cost } PA)
arriala-action-place = Piazza un operaio: { $to } ({ $cost } PA)
arriala-action-river-work = Opera fluviale: +{ $points }. Il tuo operaio su { $from } ci resta per sempre ({ $cost })
arriala-action-lock = Costruisci una chiusa in { $at } ({ $cost } PA)
arriala-action-lock-by-card = Gioca Chiusa: costruiscine una in { $at } ({ $cost } PA)
arriala-action-art = Gioca Opera d’arte: { $work } ({ $cost } PA)
arriala-action-draw = Pesca una carta ({ $cost } PA)
arriala-action-end = Termina il turno

# La risposta a un tocco che viene troppo presto o non porta da nessuna parte: che cosa viene prima, o che altro si può toccare.

arriala-guide-spent = Nessun punto rimasto. Termina il turno, o annulla.
arriala-guide-stop = Prima un operaio, uno strumento o una carta; poi { $place }.
arriala-guide-vineyard = Prima un operaio, poi il vigneto ({ $points }).
arriala-guide-river = Prima uno dei tuoi operai, poi la casella blu ({ $points }).
arriala-guide-card = Prima la carta { $card }.
arriala-guide-pass-over = Il posto è occupato: { $taken }. Passa oltre: { $place } ({ $points }).
arriala-guide-own-only = Solo i tuoi operai.
arriala-guide-move-card = Le carte movimento valgono sul canale, non verso un vigneto.
arriala-guide-nobody-on-canal = Nessuno dei tuoi operai è sul canale. Prima piazzane uno ({ $cost }).
arriala-guide-nobody-in-vineyards = Nessuno dei tuoi operai è in un vigneto.
arriala-guide-vineyards-empty = Nei vigneti non c’è nessun operaio.
arriala-guide-no-lock = Nessuna casella può più avere una chiusa.
arriala-guide-other = Non va con quello che hai scelto.
arriala-span = Caselle da { $from } a { $to }
arriala-span-one = Casella { $from }
arriala-guide-section =
    { $open ->
        [one] { $cells }, valore { $points }: un posto libero, { $side } in testa. Quando è piena, segna la maggioranza.
       *[other] { $cells }, valore { $points }: { $open } posti liberi, { $side } in testa. Quando è piena, segna la maggioranza.
    }
arriala-guide-section-nobody =
    { $open ->
        [one] { $cells }, valore { $points }: un posto libero, nessuno in testa. Quando è piena, segna la maggioranza.
       *[other] { $cells }, valore { $points }: { $open } posti liberi, nessuno in testa. Quando è piena, segna la maggioranza.
    }
arriala-guide-section-counted = { $cells }: conteggio fatto, { $points } punti a { $side }.
arriala-guide-section-tied = { $cells }: conteggio fatto, pareggio, nessuno segna.

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
arriala-refuse-no-worker = Non c’è nessun operaio { $colour } da spostare: { $place }.
arriala-refuse-not-on-canal = { $place } è un vigneto; qui serve un posto sul canale.
arriala-refuse-not-a-vineyard = Non è un vigneto: { $place }.
arriala-refuse-moved-already = L’operaio { $colour } è già stato spostato in questo turno ({ $place }); ogni operaio si sposta una volta per turno.
arriala-refuse-just-arrived = L’operaio { $colour } è arrivato in questo turno al vigneto { $place } e vi resta fino al prossimo.
arriala-refuse-goes-back = Il giocatore prima di te ha appena tolto l’operaio { $colour } da { $place }; ora non si può rimetterlo lì.
arriala-refuse-same-place = L’operaio è già lì: { $place }.
arriala-refuse-occupied = Lì c’è un operaio { $colour }: { $place }.
arriala-refuse-lock-in-the-way = Lì c’è una chiusa: { $place }.
arriala-refuse-superfluous = Il percorso è lungo { $distance } e le carte arrivano a { $reach }: la carta { $card } è di troppo.
arriala-refuse-vineyard-full =
    { $places ->
        [one] L’unico posto è occupato: { $place }.
       *[other] Tutti i { $places } posti sono occupati: { $place }.
    }
arriala-refuse-reserve-empty = Tutti i tuoi operai sono sul tabellone.
arriala-refuse-river-full =
    { $cells ->
        [one] L’unica casella blu è occupata.
       *[other] Tutte le { $cells } caselle blu sono occupate.
    }
arriala-refuse-lock-in-town = { $place } è una città; una chiusa richiede una casella.
arriala-refuse-lock-needs-free-cell = Una chiusa richiede una casella libera; qui c’è già qualcosa: { $place }.
arriala-refuse-section-counted = Il tratto è già stato contato ({ $place }); non riceve altre chiuse.
arriala-refuse-locks-full =
    { $most ->
        [0] Questa tratta non riceve chiuse.
        [one] Questa tratta riceve una sola chiusa, già costruita.
       *[other] Questa tratta riceve { $most } chiuse, già costruite.
    }
arriala-refuse-art-built = Quest’opera d’arte è già costruita: { $work }.
arriala-refuse-not-last =
    { $have ->
        [one] Solo chi è ultimo può costruire un’opera d’arte: tu hai un punto fama, il più basso degli altri ne ha { $lowest }.
       *[other] Solo chi è ultimo può costruire un’opera d’arte: tu hai { $have } punti fama, il più basso degli altri ne ha { $lowest }.
    }
arriala-refuse-nothing-to-draw = Il mazzo e gli scarti sono vuoti.

# Di che cosa parlano le spiegazioni di un bot.
arriala-theme-renown = la fama
arriala-theme-sections = i tratti del canale
arriala-theme-vineyards = i vigneti
arriala-theme-workers = i tuoi operai
arriala-theme-cards = le tue carte
arriala-theme-tempo = il tuo posto nel giro
