canal-mania-kinds = Mai due di fila
canal-mania-kinds-about = Tessere che si alternano, l’ingegnere giusto, e merci sull’acqua di tutti.

canal-mania-kinds-first = La via breve verso sud
canal-mania-kinds-first-text = Il tuo Macclesfield Canal va da Manchester a Stoke. Due esagoni sono normali, poi ci sono colline. Posa la prima tessera su F8, verso sud, e paga con una carta tratto.
canal-mania-kinds-first-done = Una tessera. Ne restano quattro, ne servono due.
canal-mania-kinds-first-round = Quella via è più lunga, e hai poche carte. F8 porta dritto a Stoke.
canal-mania-kinds-first-save = L’agrimensore vale come qualsiasi carta; servirà sulle colline. Qui basta una carta tratto.
canal-mania-kinds-first-cards = Altre carte fanno comodo, ma queste quattro bastano. Annulla e costruisci.

canal-mania-kinds-second = Non due volte la stessa
canal-mania-kinds-second-text = Due tessere dello stesso tipo non si seguono mai in una sezione, e anche la tua seconda carta è un tratto. Brindley aiuta: con lui una carta tratto paga anche una chiusa. Posa l’altro tipo.
canal-mania-kinds-second-done = Un tratto e una chiusa, pagati con due carte tratto. Brindley si guadagna il pane.
canal-mania-kinds-second-save = Tieni l’agrimensore per le colline: lì un ponte-canale costa due carte. Paga con la carta tratto.
canal-mania-kinds-second-open = Non ancora: puoi completare il canale in questa stessa azione. Annulla e posa la tessera seguente.

canal-mania-kinds-hills = Due carte per le colline
canal-mania-kinds-hills-text = Il terreno difficile vuole un ponte-canale (due carte) o un tunnel (tre). Hai una carta ponte-canale, e l’agrimensore fa da seconda. Arriva a Stoke.
canal-mania-kinds-hills-done = Completato: 1 per la chiusa, 2 per il ponte-canale. Un tratto non segna nulla, ma costa poco.
canal-mania-kinds-hills-open = Manca una tessera! Annulla e posa il ponte-canale.

canal-mania-kinds-swap = L’ingegnere giusto
canal-mania-kinds-swap-text = Un’altra partita: ancora colline, ma una sola carta ponte-canale. Con Telford un ponte-canale costa una carta. È libero, a lato della mappa: scambia Brindley con lui. È la tua azione della prima fase.
canal-mania-kinds-swap-done = Serve subito. Si può prendere perfino l’ingegnere di un altro giocatore.
canal-mania-kinds-swap-tunnel = Jessop fa tunnel con due carte, e tu non ne hai. Chi aiuta con i ponti-canale?
canal-mania-kinds-swap-other = Un uomo capace, ma non per questo. Telford costruisce un ponte-canale con una carta.
canal-mania-kinds-swap-second = Un secondo contratto è permesso. Ma ora potresti completare il primo, con l’ingegnere giusto.
canal-mania-kinds-swap-luck = Forse avrai fortuna. Telford è una certezza.

canal-mania-kinds-arches = Basta una carta
canal-mania-kinds-arches-text = Posa il ponte-canale sulle colline, verso Stoke.
canal-mania-kinds-arches-done = Il canale è completato per 3 punti, con una sola carta.
canal-mania-kinds-arches-cards = Le carte possono aspettare: con Telford basta quella che hai. Annulla e costruisci.

canal-mania-kinds-far = Il percorso più lungo
canal-mania-kinds-far-text = Tutta quest’acqua è tua. Un cubo segna un punto per ogni città che visita, ma mai due città di un colore: Guildford e Oxford sono entrambe nere. Trova 4 punti.
canal-mania-kinds-far-done = Quattro città, quattro colori.
canal-mania-kinds-far-short = È un percorso più corto. Il cubo ad Arundel può visitare quattro città.
canal-mania-kinds-far-near = Puoi andare oltre. Dopo Weybridge c’è una città di un altro colore ancora.
canal-mania-kinds-far-cube = Ci sono cubi sulla tua acqua. Annulla e trasportane uno.

canal-mania-kinds-alone = L’acqua di tutti
canal-mania-kinds-alone-text = Ora è tuo solo il canale da Worcester a Gloucester. Entrambi i cubi ti darebbero 2 punti. Trasporta quello che non dà nulla agli altri.
canal-mania-kinds-alone-done = 2 a te, 0 a loro. L’altro cubo non scappa.
canal-mania-kinds-alone-gift = 2 a te, ma anche 2 ad Anna e 2 a Ben, di cui ha usato le sezioni. Annulla: quello a Worcester dà 2 solo a te.
canal-mania-kinds-alone-cube = C’è un cubo che segna. Annulla e trasportalo.

canal-mania-kinds-goal = Costruire bene, trasportare meglio
canal-mania-kinds-goal-text = Guarda in anticipo quali tipi chiede il terreno, e quale ingegnere li rende meno cari. Alla fine conta il numero di contratti completati: 10, 6 e 2 punti in tre giocatori.
