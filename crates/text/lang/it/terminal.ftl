# Le parole del gioco nel terminale.

terminal-said = { $what }
terminal-you = tu
terminal-points = punti
terminal-stock = riserva
terminal-hand = Mano
terminal-hand-short = mano
terminal-round = round { $round }

# La conversazione

terminal-begins = { $game }. L’hash del seme di questa partita è { $hash }.
terminal-type = Un numero sceglie; ? mostra che cosa puoi fare, help tutti i comandi.
terminal-commands =
    NUMERO       della lista: lo fa, o passa alla domanda seguente
    back         un passo indietro (Esc)
    ?            che cosa puoi fare; ? PAROLE solo ciò che comincia così
    NOTAZIONE    che cosa fare, come lo scrive la registrazione (Tab completa)
    why PAROLE   perché qualcosa ora non si può fare
    undo         annulla la tua ultima decisione; undo turn: tutto il turno
    hint         che cosa farebbe un giocatore forte
    info         carte, contratti e segni spiegati
    board        il tabellone; log: la cronaca; score: i punti nel dettaglio
    who          chi siede dove
    rules KEY    una clausola delle regole, o ciò che contiene una parola; rules: tutte
    record       la registrazione della partita; scenario: questa posizione come scenario
    quit         esci; la partita è salvata
terminal-no = No: { $why }
terminal-no-rule = No: { $why } [{ $rule }, vedi «rules { $rule }»]
terminal-can = Si può fare.
terminal-hint = { $bot } farebbe: { $choice } ({ $notation })
terminal-no-hint = Qui nessun bot può dare suggerimenti.
terminal-no-clause = Non c’è una clausola { $clause }, e la parola non compare nelle regole; «rules» le mostra tutte.
terminal-look = Passa lo schermo a { $name }. Premi Invio.
terminal-only-one = C’è una sola scelta; Invio la fa: { $choice }
terminal-in-list =
    { $count ->
        [one] Nella lista ce n’è uno.
       *[other] Nella lista ce ne sono { $count }.
    }
terminal-undo-how = «undo» annulla una decisione, «undo turn» tutto il turno.
terminal-undo-now =
    { $turn ->
        [one] undo annulla una decisione
       *[other] undo annulla una decisione, undo turn { $turn }
    }
terminal-checked = La registrazione è in { $file }; «towpath replay» la controlla con il suo seme.
terminal-kept = Salvata in { $file }; per continuare: towpath play --resume { $file }
terminal-not-kept = Uscita; questa partita non è stata salvata (--save FILE la salva).
terminal-leave-again = La partita è salvata in { $file }. Ancora Ctrl-C per uscire.
terminal-leave-lost = Questa partita non è salvata. Ancora Ctrl-C per uscire.
terminal-no-keeping = La partita non può essere salvata: { $why }
terminal-thinks = { $name } sta pensando
terminal-program-failed = { $name } non ha risposto bene, la scelta è stata fatta a caso: { $why }
terminal-ways =
    { $count ->
        [one] una scelta
       *[other] { $count } scelte
    }
terminal-begins-so = { $start } … ({ $count } scelte: ? { $start })
terminal-gives-up = attenzione: { $lost }
terminal-nothing-yet = Non è ancora successo nulla.
terminal-nothing-back = Sei al primo passo.
terminal-keys = numero+Invio sceglie · Esc indietro · Pag↑↓ lista · ↑↓ mappa · info · hint · help
terminal-page = ↑↓ Pag↑↓ scorrono · Esc o Invio chiude
terminal-more = { $from }–{ $to } di { $count } · Pag↓
terminal-resume-which = Quale partita? Invio prende l’ultima, q esce.
terminal-resume-game = { $game }, { $players } giocatori, { $entries } voci
terminal-resume-none = In { $folder } non c’è nessuna partita da continuare.

# Arriala

terminal-arriala-turn =
    { $points ->
        [one] turno { $turn } · { $seat } · 1 punto azione
       *[other] turno { $turn } · { $seat } · { $points } punti azione
    }
terminal-arriala-river = Opere fluviali
terminal-arriala-sections = Sezioni aperte
terminal-arriala-legend = Maiuscola: un operaio. Minuscola: un operaio mosso in questo turno. # una chiusa (costruite/massimo). = una casella contata. Un numero sotto una casella è quello della lista. Una sezione: caselle, occupate/totale, punti, chi è in testa.
terminal-arriala-costs = Un vigneto mostra occupati/posti e chi è in testa; alla fine dà tanti punti quanti sono i suoi posti.
terminal-arriala-barred = Non si può rimettere com’era in questo turno: { $moves }
terminal-arriala-own-worker = Muovi il tuo operaio: { $place }
terminal-arriala-worker = Muovi l’operaio { $colour }: { $place }
terminal-arriala-place = { $place }
terminal-arriala-card = Gioca la carta: { $card }
terminal-arriala-place-worker = Piazza un operaio dalla tua riserva
terminal-arriala-build-lock = Costruisci una chiusa

# Kanal

terminal-kanal-legend = Vie: . sentiero, = strada, # binario, ~ canale, ^ ponte sopra, % ponte messo da parte. Un edificio: la sua carta, ! aspetta, * è attivo, o i suoi segnalini. * e un numero: punti alla fine. ● occupata, + talleri da prendere, ↓ l’azione inferiore è aperta.
terminal-kanal-offered = Edifici disponibili
terminal-kanal-spaces = Caselle azione
terminal-kanal-later = quando la pila { $period } è vuota: { $action }
terminal-kanal-card =
    { $prestige ->
        [one] { $place } { $card } (costo: { $cost }; 1 punto): { $text }
       *[other] { $place } { $card } (costo: { $cost }; { $prestige } punti): { $text }
    }
terminal-kanal-space =
    { $thalers ->
        [0] { $space }: { $name }
        [one] { $space }: { $name }, e 1 tallero
       *[other] { $space }: { $name }, e { $thalers } talleri
    }
terminal-kanal-buy = Compra { $gain } per { $cost }
terminal-kanal-building = { $plot } { $card }: { $text }
terminal-kanal-piece = Costruisci: { $piece } ({ $cost } se non è gratis)
terminal-kanal-game = partita { $game }
terminal-kanal-last = l’ultimo
terminal-kanal-piles = pile: { $piles }
terminal-kanal-points = { $points } punti, { $thalers }

# Canal Mania

terminal-canal-mania-legend = Il nord è a sinistra, l’est in alto. Due lettere: una città, maiuscole se grande, nel colore delle sue merci. . terreno normale e ^ difficile. Una tessera: lettera del proprietario, poi - tratto, < chiusa, a ponte-canale, t tunnel, > la fine di un canale aperto, + più d’una. Un numero è quello della lista. ◆ merci, ◇ merci di ogni colore, ▯ carte in mano. ↑↓ spostano la mappa.
terminal-canal-mania-parliament = In Parlamento
terminal-canal-mania-engineers = Ingegneri
terminal-canal-mania-towns = Città
terminal-canal-mania-swap = Scambia il tuo ingegnere con { $engineer }
terminal-canal-mania-canal = Per: { $canal }
terminal-canal-mania-difficult = terreno difficile
terminal-canal-mania-clear = terreno normale
terminal-canal-mania-hex = Costruisci in { $hex } ({ $ground })
terminal-canal-mania-exit = Verso { $place }
terminal-canal-mania-tile =
    { $points ->
        [one] { $tile }, 1 punto
       *[other] { $tile }, { $points } punti
    }
terminal-canal-mania-cube-in = Il cubo a { $town }
terminal-canal-mania-town = { $town }
terminal-canal-mania-face-up = Prendi questa carta scoperta
terminal-canal-mania-brindley = Brindley: una carta tratto può pagare una chiusa
terminal-canal-mania-smeaton = Smeaton: un agrimensore vale due carte
terminal-canal-mania-jessop = Jessop: un tunnel costa due carte
terminal-canal-mania-telford = Telford: un ponte-canale costa una carta
terminal-canal-mania-rennie = Rennie: prendi fino a quattro carte, e puoi scegliere anziché pescare
terminal-canal-mania-last = l’ultimo è { $round }
terminal-canal-mania-last-goods = ultime merci
terminal-canal-mania-phase-1 = fase 1, contratti
terminal-canal-mania-phase-2 = fase 2, costruzione
terminal-canal-mania-phase-3 = fase 3, merci
terminal-canal-mania-deck = mazzo { $cards }
terminal-canal-mania-laid = { $laid } di { $value } tessere, ne servono { $need }
terminal-canal-mania-hand = { $engineer }, mano { $cards }:
terminal-canal-mania-tiles = tessere rimaste { $tiles }
terminal-canal-mania-cubes = Cubi:
terminal-canal-mania-contract = { $canal }: { $way }, al massimo { $value } tessere
