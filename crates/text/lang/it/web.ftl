# Le parole della pagina soltanto.

web-home = Home
web-tagline = Tre giochi da tavolo sulla costruzione dei canali: con gli amici, con tutto il mondo o contro i bot.
web-games = Giochi
web-name = Il tuo nome
web-name-default = Barcaiolo
web-about-canal-mania = Inghilterra, dal 1760 al 1835. Ottieni contratti dal Parlamento, scava canali di città in città e trasporta merci, anche sui canali altrui. Da 3 a 5 giocatori.
web-about-kanal = Una fabbrica prussiana fra ferrovia e canale. Circonda i tuoi edifici di vie e scatena effetti a catena. Per 1 o 2 giocatori.
web-about-arriala = Il canale lungo la Garonna. Piazza i tuoi operai, costruisci chiuse e vinci le sezioni. Un gioco per famiglie, da 2 a 4 giocatori.
web-level = Forza dei bot
web-level-easy = Facile
web-level-middle = Medio
web-level-strong = Forte
web-level-master = Maestro
web-level-only = Inizia
web-deal = Partita del giorno
web-deal-of = { $game }, partita del giorno: { $day }
web-deal-text = Un solo tentativo per tutti, con le stesse carte. Chiusura: { $time }.
web-deal-against =
    { $count ->
        [one] Giochi contro un bot ({ $level }).
       *[other] Giochi contro { $count } bot ({ $level }).
    }
web-deal-solo = Giochi in solitario.
web-deal-ranking = Classifica di oggi
web-deal-nobody = Nessuno l’ha ancora finita.
web-deal-again = non al primo tentativo
web-deal-asking = Cerco i risultati di oggi …
web-deal-begun = Hai già iniziato questa partita.
web-deal-done =
    { $points ->
        [one] L’hai giocata: 1 punto.
       *[other] L’hai giocata: { $points } punti.
    }
web-deal-play = Gioca
web-deal-go-on = Continua la partita
web-deal-look = Rivedi la tua partita
web-rules = Regole
web-aid = Riepilogo
web-mine = Le mie partite
web-mine-none = Nessuna partita in corso.
web-mine-asking = Le cerco …
web-mine-old = Il server non risponde; ecco com’erano l’ultima volta.
web-lobby = Tavoli aperti
web-lobby-none = Al momento nessuno aspetta.
web-lobby-more = Altri tavoli
web-new-table = Nuovo tavolo
web-new-game = Quale gioco?
web-seat = Posto { $number }
web-seat-here = Su questo dispositivo
web-seat-by-link = Con un link
web-seat-open = Aperto a tutti
web-seat-empty = posto libero
web-seat-kept = riservato a { $name }
web-seat-link = Link al posto { $number }
web-bot = Bot
web-pace = Velocità dei turni altrui
web-pace-normal = Normale
web-pace-calm = Lenta
web-pace-fast = Rapida
web-pace-instant = Immediata
web-announce = Lettore di schermo: mosse degli altri
web-announce-turn = Un riassunto per turno
web-announce-line = Ogni riga
web-announce-your-turn = Tocca a te.
web-pace-live = Dal vivo
web-pace-slow = Una mossa al giorno
web-clock = Orologio
web-clock-off = Senza orologio
web-clock-quick = 10 minuti, più 20 secondi a turno
web-clock-calm = 30 minuti, più un minuto a turno
web-clock-day = Un giorno a turno
web-clock-three-days = Tre giorni a turno
web-clock-week = Una settimana a turno
web-rest-weekend = Orologio fermo nel fine settimana
web-rest-hours = Ore in cui l’orologio corre
web-rest-hours-all = Tutto il giorno
web-rest-hours-range = Dalle { $from } alle { $to }
web-rest-days = Giorni liberi per ogni giocatore
web-days-off-left =
    { $count ->
        [0] Nessun giorno libero rimasto
        [one] Ancora un giorno libero
       *[other] Ancora { $count } giorni liberi
    }
web-day-off = Giorno libero
web-day-off-take = Prendi libero questo giorno
web-day-off-return = Gioca comunque: { $day }
web-explicit = Un turno finisce solo con «Termina turno»
web-public = Mostra il tavolo fra quelli aperti
web-public-open = Il tavolo è fra quelli aperti, perché un posto è aperto a tutti
web-make = Crea il tavolo
web-join = Apri
web-join-link = Link a un tavolo
web-import = Rivedi la registrazione di una partita
web-import-wrong = Questo file non è la registrazione di una partita, o una riga non segue le regole. Non è stato salvato nulla.
web-independent = Una realizzazione indipendente, con immagini e parole proprie. I componenti che i regolamenti non riportano sono una ricostruzione.
web-row-over = finita
web-row-free = posto libero
web-row-waiting = in attesa
web-row-playing = in corso
web-row-seats = { $taken } posti su { $seats } occupati
web-row-waits = In attesa di { $names }
web-row-away = Un bot gioca per te
web-your-turn = Tocca a te
web-turns =
    { $count ->
        [one] Tocca a te a un tavolo
       *[other] Tocca a te a { $count } tavoli
    }

web-loading = Preparo il tavolo …
web-sit = Siediti
web-sit-title = Siediti a questo tavolo
web-sit-with = Già qui: { $names }
web-watch = Guarda
web-watch-only = Guarda e basta
web-name-missing = Scrivi un nome.
web-name-invisible = Questo nome contiene caratteri invisibili. Scrivilo di nuovo.
web-name-taken = A questo tavolo c’è già qualcuno con questo nome. Scegline un altro.
web-name-refused = Il server non accetta questo nome. Usa da 1 a 40 caratteri visibili e un nome che nessuno usa a questo tavolo.
web-seat-gone = Non ci sono più posti liberi. Puoi guardare.
web-seat-lost = Non hai più un posto a questo tavolo. Puoi guardare la partita.
web-link-used = Questo link non dà più un posto a questo tavolo: il posto è occupato, o il link è stato sostituito. Puoi guardare la partita.
web-cancel-table = Annulla questo tavolo
web-cancel-sure = Annullare questo tavolo? Nessuno potrà più sedersi e i link non funzioneranno più.
web-cancel = Annulla
web-start-bots = Inizia ora, i bot prendono i posti liberi
web-copy = Copia
web-copied = Copiato
web-copy-what = Copia: { $what }
web-copy-selected = Il testo è selezionato: copialo con Ctrl+C, o tieni premuto e scegli «Copia».
web-close = Chiudi
web-feed = Avvisami quando tocca a me
web-feed-text = Dai questo indirizzo a un lettore di feed. Tienilo per te: chi lo ha vede quando tocca a te.
web-feed-address = Indirizzo del feed ({ $number })

web-table = Il tavolo
web-side = Giocatori e cronaca
web-players = Giocatori
web-you = tu
web-player = Giocatore { $number }
web-away = tempo scaduto, gioca un bot
web-gave-up = ha abbandonato, gioca un bot
web-away-me = Il tuo tempo è scaduto: un bot gioca per te.
web-take-back = Riprendi il tuo posto
web-here = al tavolo
web-not-here = ora assente
web-acting = deve decidere
web-winner = vince
web-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
web-question = Che cosa devi decidere
web-ways = Modi per farlo
web-forfeit = perdi: { $lost }
web-let-go = Indietro
web-first = Prima: { $steps }
web-undo = Annulla
web-undo-turn = Annulla il turno
web-end-turn = Termina turno
web-plan = Piano
web-plan-start = Prova un piano
web-plan-commit =
    { $count ->
        [one] Esegui
       *[other] Esegui tutti e { $count }
    }
web-plan-leave = Esci dal piano
web-hint = Chiedi un suggerimento al bot
web-hint-is = Il bot farebbe così: { $words }
web-hint-do = Gioca questa mossa
web-menu = Menu
web-copy-position = Copia questa posizione come scenario
web-record = Salva la registrazione
web-vote-end =
    { $count ->
        [0] Proponi di chiudere la partita
       *[other] Accetta di chiudere la partita (finora { $count })
    }
web-concede = Abbandona
web-concede-sure = Abbandonare questa partita? Non si può annullare.
web-concede-bot = Abbandonare questa partita? Un bot continuerà al tuo posto. Non si può annullare.
web-end-here = Chiudi qui la partita
web-end-sure = Chiudere qui la partita? Non vincerà nessuno. Non si può annullare.
web-proposal = Chiudere qui la partita, senza vincitori?
web-proposal-for = A favore: { $names }.
web-proposal-open = Non ancora: { $names }.
web-proposal-go-on = Continua a giocare
web-agree = D’accordo
web-agree-as = D’accordo: { $name }
web-news-proposes = { $name } propone di chiudere qui la partita.
web-news-agrees = { $name } accetta di chiudere la partita.
web-news-goes-on = { $name } vuole continuare a giocare.
web-news-gave-up = { $name } ha abbandonato: continua un bot.
web-news-away = Il tempo di { $name } è scaduto: continua un bot.
web-news-away-me = Il tuo tempo è scaduto: un bot continua per { $name }.
web-news-back = { $name } riprende a giocare.
web-news-back-me = Il posto è di nuovo tuo, { $name }.
web-tab-log = Cronaca
web-tab-score = Punti
web-tab-chat = Chat
web-tab-text = Testo
web-log = Che cosa è successo
web-log-look = Guarda questo momento
web-history = Momento della partita
web-history-now = Torna al presente
web-score = Segnapunti
web-score-source = Origine
web-score-total = Totale
web-chat = Chat
web-chat-empty = Ancora nessun messaggio.
web-chat-say = Scrivi un messaggio
web-chat-send = Invia
web-chat-unread =
    { $count ->
        [one] un nuovo messaggio
       *[other] { $count } nuovi messaggi
    }
web-chat-more = Altro su questo messaggio di { $name }
web-mute = Silenzia { $name }
web-muted = Non vedi più i messaggi di { $name }.
web-unmute = Annulla
web-heard = Vedi di nuovo i messaggi di { $name }.
web-report = Segnala questo messaggio
web-report-why = Che cosa non va?
web-report-send = Segnala
web-reported = Segnalato: chi gestisce questo server può leggere il messaggio di { $name }. Grazie.
web-choices =
    { $count ->
        [0] Nulla da decidere ora
        [one] Una scelta
       *[other] { $count } scelte
    }
web-choices-filter = Cerca una scelta
web-curtain-title = { $name }, tocca a te
web-curtain-text = Prendi il dispositivo: solo tu devi vedere lo schermo.
web-curtain-ready = Ci sono
web-primer = In breve
web-primer-done = Capito
web-primer-lit = Ciò che brilla d’oro si può fare ora: toccalo, poi tocca dove.
web-primer-why = Tocca qualsiasi altra cosa per sapere perché non si può. Puoi annullare finché non si scopre qualcosa di nuovo.
web-primer-arriala-1 = Hai cinque punti azione per turno: muovi operai, piazzane uno, costruisci una chiusa, pesca una carta.
web-primer-arriala-2 = Quando tutte le caselle tra due città o chiuse sono occupate, chi ha più operai in quella sezione vince i punti indicati.
web-primer-arriala-3 = Chiuse e opere fluviali danno punti subito, i vigneti alla fine.
web-primer-kanal-1 = Nel tuo turno prendi una casella azione: costruisci, posa vie o prendi materiali.
web-primer-kanal-2 = Quattro vie attorno a un edificio lo attivano, e anche due ponti. Un’attivazione può scatenarne un’altra.
web-primer-kanal-3 = Manca qualcosa? Tocca comunque la carta: compri insieme ciò che manca.
web-primer-canal-mania-1 = Un turno ha tre fasi: contratto, costruzione, merci. In ognuna fai una cosa.
web-primer-canal-mania-2 = Guarda un contratto: la mappa mostra le sue città e dove può passare il canale. Posalo tessera per tessera, pagando con le carte.
web-primer-canal-mania-3 = I canali completati danno punti, e le merci danno punti a tutti quelli sui cui canali viaggiano.
web-ending = La fine
web-result = Risultato
web-end-conceded = { $name } ha abbandonato: vince { $winner }.
web-end-gave-up = { $name } ha abbandonato.
web-end-agreed = I giocatori hanno deciso di chiudere qui. Nessuno vince.
web-end-abandoned = La partita è stata interrotta. Nessuno vince.
web-end-cancelled = Questo tavolo è stato annullato prima dell’inizio della partita.
web-review = Com’è andata
web-review-asking = I bot rivedono la partita…
web-review-chances = Le probabilità di vittoria di ciascuno, turno per turno, secondo i bot
web-review-points = I punti nel corso della partita
web-regrets = Le decisioni più costose
web-regret-look = Guarda il momento
web-rematch = Gioca ancora
web-rematch-there = È pronta la rivincita
web-rematch-sit = Siediti lì
web-rematch-watch = Guardala
web-reveal = Mostra tutte le mani
web-hand = La tua mano
web-hand-empty = Nessuna carta
web-hand-size =
    { $count ->
        [one] una carta in mano
       *[other] { $count } carte in mano
    }

web-account = Account
web-privacy = Privacy
web-settings = Impostazioni
web-sound = Suoni
web-motion = Animazioni
web-theme = Colori
web-theme-system = Automatici
web-theme-light = Chiari
web-theme-dark = Scuri
web-language = Lingua

web-lost = Connessione persa. Nuovo tentativo …
web-silent = Il server non risponde.
web-trouble-clicks = Le tue decisioni restano salvate e partono appena il server torna raggiungibile.
web-kept = La tua mossa è salvata e parte appena il server risponde.
web-kept-already = Questa mossa non conta: la precedente aspetta ancora il server.
web-slowed =
    { $seconds ->
        [one] Server occupato; nuovo invio fra un secondo.
       *[other] Server occupato; nuovo invio fra { $seconds } secondi.
    }
web-again = Riprova
web-reload = Ricarica
web-outdated = Il server è più recente di questa pagina. Ricarica la pagina: della partita non si perde nulla.
web-table-not-found = Questo tavolo non esiste. Forse il link è incompleto, o il tavolo non è mai iniziato ed è stato rimosso.
web-game-unknown = Questa pagina non conosce questo gioco.
web-page-not-found = A questo indirizzo non c’è nulla.
web-rules-missing = Le regole di questo gioco ora non si possono leggere.
web-error-malformed = Il server non ha potuto leggere ciò che la pagina ha mandato.
web-error-invalid = Il server non ha accettato un valore.
web-error-too_large = È troppo grande.
web-error-not_found = Non c’è più.
web-error-bad_token = Questo link non dà un posto a questo tavolo. Forse è stato sostituito da uno nuovo.
web-error-forbidden = Questo può farlo solo qualcun altro.
web-error-stale = Intanto la partita è andata avanti. Guarda di nuovo e decidi.
web-error-refused = Le regole non lo permettono.
web-error-not_to_act = Non è il tuo turno.
web-error-not_understood = In questo gioco non significa nulla.
web-error-nothing_to_undo = Non puoi annullare: da allora qualcosa è stato rivelato, pescato o deciso da altri.
web-error-wrong_state = In questo momento non si può.
web-error-not_allowed = Questo tavolo non lo permette.
web-error-too_many = Troppo in fretta. Riprova fra un momento.
web-error-unavailable = Il server ora non è raggiungibile.
web-error-internal = Qualcosa è andato storto sul server. Non è andato perso nulla.

web-colour-red = rosso
web-colour-yellow = giallo
web-colour-green = verde
web-colour-purple = viola
web-colour-white = bianco
web-colour-black = nero
web-colour-blue = blu
web-colour-grey = grigio

web-arriala-board = Il canale da Grisolles a Valence d’Agen
web-arriala-points =
    { $points ->
        [one] resta un punto azione
       *[other] restano { $points } punti azione
    }
web-arriala-tool-place = Piazza un operaio
web-arriala-tool-lock = Costruisci una chiusa
web-arriala-tool-draw = Pesca una carta
web-arriala-pile =
    { $count ->
        [one] Una carta da pescare
       *[other] { $count } carte da pescare
    }
web-arriala-reserve =
    { $count ->
        [one] un operaio nella riserva
       *[other] { $count } operai nella riserva
    }
web-arriala-worker-at = operaio { $colour }, { $place }
web-arriala-cell = casella { $number }
web-arriala-vineyard = vigneto { $name }
web-arriala-river = opera fluviale
web-arriala-text-canal = Lungo il canale
web-arriala-text-sections = Sezioni
web-arriala-text-workers = { $count } { $colour }
web-arriala-text-lock = { $place }: una chiusa
web-arriala-text-free = { $place }: libera
web-arriala-text-place = { $place }: { $who }
web-arriala-text-section = Caselle da { $from } a { $to }: vale { $points }, { $open } libere, in testa: { $leader }
web-arriala-text-section-counted = Caselle da { $from } a { $to }: sezione contata, { $points } punti a { $leader }

web-zoom-in = Più grande
web-zoom-out = Più piccolo
web-canal-mania-board = Mappa dell’Inghilterra
web-canal-mania-hex = esagono { $hex }
web-canal-mania-exit = verso l’esagono { $hex }
web-canal-mania-sheet-above = Mappa dei
web-canal-mania-sheet-title = CANALI & FIUMI
web-canal-mania-sheet-below = d’Inghilterra, 1820
web-canal-mania-north = Bussola
web-canal-mania-north-letter = N
web-canal-mania-north-up = Nord in alto
web-canal-mania-overview = Tutta la mappa
web-canal-mania-closer = Da vicino
web-canal-mania-face-up = Carte scoperte
web-canal-mania-hand-of = { $count } su { $limit }
web-canal-mania-draw-short = Pesca
web-canal-mania-card-none = { $card }: non ne hai
web-canal-mania-tiles-short = tessere
web-canal-mania-needs =
    { $value ->
        [one] Al massimo una tessera
       *[other] Al massimo { $value } tessere, almeno { $least }
    }
web-canal-mania-progress = { $laid } tessere su { $value } al massimo, ne servono ancora { $left }, { $points } punti finora
web-canal-mania-tray = Carte e contratti
web-canal-mania-tab-contracts = Contratti
web-canal-mania-tab-hand = Mano
web-canal-mania-tab-display = Carte
web-canal-mania-tab-engineers = Ingegneri
web-canal-mania-tab-lit = qui c’è qualcosa da toccare
web-canal-mania-phase = Fasi del turno
web-canal-mania-phase-1 = 1 Contratto
web-canal-mania-phase-2 = 2 Costruire
web-canal-mania-phase-3 = 3 Merci
web-canal-mania-tiles = Quale tessera?
web-canal-mania-mine = I tuoi contratti
web-canal-mania-mine-none = Nessuno. Prendine uno dal Parlamento.
web-canal-mania-draw = Pesca (ne restano { $count })
web-canal-mania-replace = Sostituisci tutte
web-canal-mania-parliament = Parlamento
web-canal-mania-pile =
    { $count ->
        [one] ancora uno in arrivo
       *[other] ancora { $count } in arrivo
    }
web-canal-mania-engineers = Ingegneri
web-canal-mania-engineer-brindley = Brindley (1): una carta tratto può pagare una chiusa
web-canal-mania-engineer-smeaton = Smeaton (2): un agrimensore vale due carte
web-canal-mania-engineer-jessop = Jessop (3): un tunnel costa due carte
web-canal-mania-engineer-telford = Telford (4): un ponte-canale costa una carta
web-canal-mania-engineer-rennie = Rennie (5): prendi fino a quattro carte, e puoi scegliere anziché pescare
web-canal-mania-basin =
    { $count ->
        [one] Un cubo nel bacino
       *[other] { $count } cubi nel bacino
    }
web-canal-mania-card-stretch = Tratto
web-canal-mania-card-lock = Chiusa
web-canal-mania-card-aqueduct = Ponte-canale
web-canal-mania-card-tunnel = Tunnel
web-canal-mania-card-surveyor = Agrimensore
web-canal-mania-card-goods = { $card } con merce: { $colour }
web-canal-mania-lift = Togli l’ultima tessera
web-canal-mania-open =
    { $count ->
        [one] un contratto aperto
       *[other] { $count } contratti aperti
    }
web-canal-mania-text-contract = { $name }: da { $from } a { $to }, al massimo { $value } tessere
web-canal-mania-text-canals = Canali
web-canal-mania-text-canal = { $name } ({ $colour }): { $tiles }; ancora almeno { $left }
web-canal-mania-text-finished = { $name } ({ $colour }), completato: { $tiles }
web-canal-mania-text-goods = Ci sono merci a

web-kanal-plan = Fabbrica: { $colour }
web-kanal-spaces = Caselle azione
web-kanal-coins =
    { $count ->
        [one] qui c’è un tallero
       *[other] qui ci sono { $count } talleri
    }
web-kanal-round = Round { $round }
web-kanal-game = Partita { $game } di 3
web-kanal-last-round = Ultimo round
web-kanal-discard = Senza edifici, una carta va via
web-kanal-pile-green =
    { $count ->
        [one] resta una carta verde
       *[other] restano { $count } carte verdi
    }
web-kanal-pile-brown =
    { $count ->
        [one] resta una carta marrone
       *[other] restano { $count } carte marroni
    }
web-kanal-pile-blue =
    { $count ->
        [one] resta una carta blu
       *[other] restano { $count } carte blu
    }
web-kanal-turn-free = Gira la ruota
web-kanal-buy =
    { $price ->
        [one] compra 1 { $thing } per 1 tallero
       *[other] compra 1 { $thing } per { $price } talleri
    }
web-kanal-or = o
web-kanal-prestige = { $count } prestigio
web-kanal-tokens =
    { $count ->
        [0] attivato due volte
        [one] attivato una volta
       *[other] non ancora attivato
    }
web-kanal-empty = vuoto
web-kanal-grades = Punti e giudizi
web-kanal-chain = Catena di attivazioni
web-kanal-next-grade = ancora { $points } al prossimo giudizio
web-kanal-pieces = Che cosa costruire
web-kanal-display = Edifici disponibili
web-kanal-text-building =
    { $tokens ->
        [0] { $plot }: { $name }, attivato due volte
        [one] { $plot }: { $name }, attivato una volta
       *[other] { $plot }: { $name }, non attivato
    }
web-kanal-text-plot = { $plot }: vuoto

## ending

web-won-you = Vinci tu, { $points } a { $others }.
web-won-name = Vince { $name }, { $points } a { $others }.
web-end-as-it-stood = I punti sono quelli di quel momento.
web-why-most = { $points } punti vengono da: { $source }.
web-why-most-lead = { $points } punti vengono da: { $source }. Vantaggio maggiore in: { $lead }.
web-why-solo = { $total } punti, di cui { $points } vengono da: { $source }.
# What decides between equal points, by game.
web-tie-canal-mania = Parità di punti: vince il numero d’ingegnere più alto.
web-tie-arriala = Parità di punti: vince chi ha più operai sul canale.
web-tie-kanal = Parità di punti: decidono gli spazi via vuoti, poi i lotti vuoti, poi la scorta.
web-counting-title = Si contano i punti
web-counting = Ora: { $source }

## home

web-play-easy = Gioca contro bot facili
web-play-other = Altri modi di giocare
web-learn = Impara
web-learn-of = Impara a giocare a { $game }
web-learn-on = Riprendi la lezione
web-notes-off = Niente più note
web-notes-on = Mostra le note
web-rules-of = Regole di { $game }
web-print = Stampa
web-hero-play = Gioca ora
web-hero-what = { $game }, contro bot facili. Senza account, niente da installare.
web-home-another = Inizia un’altra partita
web-doors = Come vuoi giocare?
web-door-bots = Contro i bot
web-door-bots-text = Scegli il gioco, quanti giocano e quanto sono forti i bot.
web-door-friends = Con gli amici
web-door-friends-text = Crea un tavolo e manda un link a ogni amico. Non serve un account.
web-door-duel = Duello
web-door-duel-text = Kanal in due: tu e un amico, ciascuno con la propria fabbrica.
web-door-alone = In solitario
web-door-alone-text = Kanal per uno: sette round e un giudizio alla fine.
web-door-campaign = Campagna
web-door-campaign-text = Tre partite di Kanal in solitario di fila, con un solo mazzo di edifici.
web-door-deal = Partita del giorno
web-door-deal-text = Le stesse carte per tutti, un solo tentativo e una classifica.
web-door-puzzles = Problemi
web-door-puzzles-text = Trova il turno migliore: uno al giorno, e raccolte per tema.
web-door-here = Su un solo dispositivo
web-door-here-text = Giocate tutti su questo dispositivo, passandovelo.
web-door-open = Con chiunque
web-door-open-text = Il tuo tavolo resta fra quelli aperti finché qualcuno si siede.
web-opener = Hai un link o un file?
web-join-wrong = Questo non è il link di un tavolo: dovrebbe contenere /t/.
web-import-choose = Scegli un file
web-mine-over = Partite finite ({ $count })
web-row-cancelled = annullata prima dell’inizio
web-row-continue = Continua
web-clock-rests = orologio fermo fino a: { $time }
web-row-drop = Togli { $table } da questa lista
web-new-range = Da { $least } a { $most } giocatori
web-new-whom = Con chi?
web-new-players = In quanti si gioca?
web-new-name = Chi sei?
web-new-names = Chi gioca qui?
web-new-speed = A che ritmo?
web-new-more = Altro
web-new-seats = Chi siede dove
web-new-how = Come si gioca al tavolo
web-new-title = Nome del tavolo
web-whom-bots = Bot
web-whom-bots-text = Inizi subito, nessuno aspetta.
web-whom-friends = Amici, con un link
web-whom-friends-text = Ognuno riceve un link per il suo posto.
web-whom-here = Qui, su un dispositivo
web-whom-here-text = Vi passate questo dispositivo; le carte restano nascoste.
web-whom-alone = In solitario
web-whom-alone-text = Una partita per uno, con un giudizio finale.
web-whom-open = Chiunque
web-whom-open-text = Il tavolo è fra quelli aperti.
web-whom-not = { $game } non si gioca così.
web-speed-relaxed = Con calma
web-speed-relaxed-text = Dal vivo, senza orologio.
web-speed-clock = Con l’orologio
web-speed-clock-text = Dal vivo; se il tempo scade, continua un bot.
web-speed-days = Una mossa al giorno
web-speed-days-text = Ognuno gioca quando ha tempo; l’orologio conta i giorni.
web-clock-other = Orologio personalizzato
web-level-of = Forza del bot al posto { $number }
web-hints = I bot danno suggerimenti durante la partita
web-forced = Le decisioni con una sola scelta sono automatiche
web-spectators = Altri possono guardare
web-bot-pause = Pausa fra le decisioni dei bot
web-bot-pause-none = Nessuna
web-bot-pause-usual = Circa un secondo
web-bot-pause-long = Due secondi
web-name-bot = Solo i bot si chiamano così. Scegli un altro nome.
web-begin = Inizia la partita
web-begin-text = Inizia subito.
web-make-text = Poi ricevi i link da mandare.
web-option-canal-mania-memory = Carte prese scoperte e contratti completati: da ricordare da soli, o visibili a tutti.
web-option-kanal-deck = Ogni mazzo ha i suoi edifici; A è il più semplice per cominciare.
web-option-kanal-side = Con il retro posi tu le prime vie.
web-option-kanal-campaign = Tre partite di fila; gli edifici scartati ritornano.
web-option-kanal-compensation = Chi inizia ha un’azione in più nella maggior parte delle partite; i talleri compensano.
web-option-arriala-art = Chi può costruire una grande opera quando più giocatori sono ultimi.
web-option-arriala-compensation = Chi gioca prima nel primo giro di tavolo è in vantaggio; le carte compensano.
web-deal-place = Oggi sei al { $place }º posto.
web-deal-yesterday = La migliore di ieri
web-deal-through = Rivedi questa partita
web-deal-before = Tutti i risultati di ieri
web-deal-nobody-then = Ieri nessuno l’ha finita.
web-deal-sealed = È un tentativo della partita del giorno. Gli altri potranno rivederlo a giornata conclusa.
web-rank-place = Posto
web-rank-name = Nome
web-rank-points = Punti
web-rank-time = Tempo
web-wait-invite = Manda un link a ogni amico
web-wait-sit = Siediti per giocare
web-wait-watch = La partita non è ancora iniziata
web-wait-open = Hai un posto. Chiunque può unirsi
web-wait-rest = Hai un posto. Mancano ancora gli altri
web-wait-free =
    { $count ->
        [one] In attesa dei giocatori: un posto è libero. La partita inizia da sola quando tutti sono seduti.
       *[other] In attesa dei giocatori: { $count } posti sono liberi. La partita inizia da sola quando tutti sono seduti.
    }
web-table-link = Link a questo tavolo

## happened

# I bot hanno nomi propri; il contrassegno sta accanto.
web-badge-bot = bot
web-badge-bot-level = bot, { $level }
web-name-badge = { $name } ({ $badge })

# La cronaca.
web-log-setup = Preparazione
web-log-turn-round = { $name }, round { $round }
web-log-help = Le frecce passano da una riga all’altra, Invio mostra quel momento.
web-log-fold-contracts = { $count ->
    [one] 1 nuovo contratto
   *[other] { $count } nuovi contratti
}
web-log-fold-cards = { $count ->
    [one] 1 nuova carta
   *[other] { $count } nuove carte
}
web-log-fold-buildings = { $count ->
    [one] 1 nuovo edificio disponibile
   *[other] { $count } nuovi edifici disponibili
}
web-log-fold-reshuffled = carte rimescolate
web-log-win = +{ $points }
web-log-win-of = { $name } +{ $points }

# Che cosa è successo dal proprio turno, e la velocità dei turni degli altri.
web-since = Dal tuo turno ({ $count })
web-since-latest = Ultimo turno ({ $count })
web-since-step = { $step } di { $count }
web-since-next = Avanti
web-since-back = Indietro
web-since-close = Chiudi
web-skip = Salta
web-look-board = Guarda il tabellone
web-last-board = Il tabellone finale
web-then-board = Il tabellone in quel momento
web-from-position = da una posizione
web-from-where = Parte da un momento di un’altra partita
web-share = Condividi
web-share-link = Copia il link
web-share-picture = Salva un’immagine
web-picture-making = Preparo l’immagine…
web-picture-saved = L’immagine è nei tuoi download.
web-picture-running = L’immagine è disponibile a partita finita.
web-picture-failed = Questo browser non è riuscito a creare l’immagine.
web-print-scores = Stampa il segnapunti
web-score-where = Da dove vengono i punti
web-score-best = Sottolineato: il massimo da quella fonte.
web-seed = Seme:
web-hands = Le mani di tutti
web-reveal-hide = Nascondi le mani
web-percent = { $percent }%
web-curve-kind = Che cosa mostra la curva
web-curve-chances = Probabilità di vittoria
web-curve-chances-short = Probabilità
web-curve-points-short = Punti
web-curve-start = inizio
web-curve-end = fine
web-review-none = I bot non hanno potuto rivedere questa partita.
web-turning-own = Le tue decisioni più costose
web-turning-others = Le decisioni più costose degli altri
web-turning-none = I bot non hanno trovato decisioni molto costose.
web-turn-played = Giocato: { $words }
web-turn-better = Meglio: { $words }
web-cost-chance = { $percent }% in meno di probabilità di vittoria
web-cost-points =
    { $points ->
        [one] circa 1 punto
       *[other] circa { $points } punti
    }
web-cost-little = poco
web-play-from = Gioca diversamente da qui
web-marks = Sul tabellone: la mossa giocata e quella migliore
web-you-name = Tu
web-moment-of = Momento { $version } di { $last }
web-moment-last = La fine
web-moment-before = Un momento indietro
web-moment-after = Un momento avanti
web-analyse = Analizza
web-moment-copy = Copia un link a questo momento
web-moment-copy-short = Copia il link
web-moment-bad = Questo link non indica nessun momento. Ecco il tavolo com’è adesso.
web-moment-not-yet = Quel momento non è ancora arrivato. Ecco il tavolo com’è adesso.
web-moment-secret = Quel momento non è pubblico. Ecco il tavolo com’è adesso.

## bar

web-side-open = Giocatori, punti, cronaca, chat e menu
web-watching = Stai guardando.

# Un turno in poche parole per i lettori di schermo.
web-turn-summary = { $name }: { $deeds }.
web-turn-wins = { $wins }.
web-deeds-tile = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
web-deeds-lock = { $count ->
    [one] 1 chiusa
   *[other] { $count } chiuse
}
web-deeds-cube = { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
}
web-deeds-card = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-deeds-contract = { $count ->
    [one] 1 contratto
   *[other] { $count } contratti
}
web-deeds-swap = { $count ->
    [one] 1 ingegnere scambiato
   *[other] { $count } ingegneri scambiati
}
web-deeds-worker = { $count ->
    [one] 1 operaio mosso
   *[other] { $count } operai mossi
}
web-deeds-building = { $count ->
    [one] 1 edificio
   *[other] { $count } edifici
}
web-deeds-route = { $count ->
    [one] 1 via
   *[other] { $count } vie
}
web-deeds-wheel = { $count ->
    [one] 1 giro della ruota
   *[other] { $count } giri della ruota
}
web-deeds-coin = { $count ->
    [one] 1 acquisto
   *[other] { $count } acquisti
}
web-deeds-star = { $count ->
    [one] 1 effetto
   *[other] { $count } effetti
}
web-deeds-flag = { $count ->
    [one] 1 passo
   *[other] { $count } passi
}
web-history-tag = Momento { $version }
web-idle-past = Momento passato: torna al presente per giocare.
web-idle-over = La partita è finita.
web-idle-watching = Stai guardando. Tocca a: { $names }.
web-idle-ending = Turno finito: terminalo.
web-idle-others = Non è il tuo turno. Aspetta { $names }.
web-idle-nothing = Ora non serve.
web-sure = Perderesti: { $lost }.
web-sure-do = Fallo lo stesso
web-ask-back = Chiedi prima di perdere qualcosa
web-hint-ask = Suggerimento
web-shown = Premi il pulsante per farlo, o tocca ancora.
web-choices-none = Nessuna scelta contiene queste parole: ecco tutte.
web-hint-why = Perché?
web-plan-first = Esegui solo il primo
web-plan-stops = Il piano si ferma qui: il prossimo passo rivelerebbe qualcosa.
web-plan-steps = Passi del piano
web-plan-drop = Togli dal piano: { $words }
web-plan-empty = Prova pure: nella partita non succede nulla finché non esegui il piano.
web-primer-new = Prima partita? In breve
web-undo-what = Annulla: { $words }
web-undo-barred = Qualcosa è stato pescato o rivelato: ciò che precede non si può annullare.

## arriala

web-arriala-tool-place-brief = Piazza
web-arriala-tool-lock-brief = Chiusa
web-arriala-tool-draw-brief = Pesca
web-arriala-tool-costs =
    { $points ->
        [one] { $tool }: 1 punto
       *[other] { $tool }: { $points } punti
    }
# On a card that has just been drawn.
web-arriala-new = nuova

## kanal

web-kanal-works-of = Fabbrica di { $name }
web-kanal-back = Torna alla mia
web-kanal-replay = Rivedi
web-kanal-since = Cambiato dal tuo turno
web-kanal-tab-actions = Azioni
web-kanal-tab-build = Costruire
web-kanal-tab-materials = Materiali
web-kanal-short = mancano { $things }
web-kanal-then = poi, con il numero { $number }
web-kanal-piles = Carte nelle pile

## cm

web-canal-mania-way = { $need } / { $left }
web-canal-mania-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
web-canal-mania-since-took = { $name } ha preso «{ $canal }»
web-canal-mania-since-built =
    { $count ->
        [one] { $name } ha posato una tessera
       *[other] { $name } ha posato { $count } tessere
    }
web-canal-mania-since-finished = { $name } ha completato «{ $canal }»
web-canal-mania-since-lifted = { $name } ha tolto una tessera
web-canal-mania-since-hauled = { $name } ha trasportato un cubo
web-canal-mania-since-placed = { $name } ha piazzato cubi
web-lit =
    { $count ->
        [one] Una cosa brilla d’oro: toccala.
       *[other] { $count } cose brillano d’oro: toccane una.
    }

## rules

web-canal-mania-text-section = da { $from } a { $to } ({ $colour }): { $tiles }

## editor

web-home-editions = Mappe, canali e mazzi tuoi

## lead

web-about = Che cos’è?
web-about-rule = Regola { $rule }
web-drew = Hai pescato: { $card }
web-end-time =
    { $count ->
        [one] Il tempo di { $names } è scaduto; ha continuato un bot.
       *[other] Il tempo di { $names } è scaduto; hanno continuato dei bot.
    }
web-kanal-after = comprando { $thing }
web-kanal-best = il tuo record: { $points }
web-kanal-campaign = Campagna
web-kanal-campaign-game = Partita { $game }/{ $games }
