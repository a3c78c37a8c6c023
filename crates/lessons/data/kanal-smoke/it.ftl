kanal-smoke = Fumo sulla fabbrica

kanal-smoke-about = Un sentiero sveglia due edifici, un ponte ne sveglia uno di nuovo.

kanal-smoke-action = Un’azione per turno
kanal-smoke-action-text = Hai 3 legno e 3 argilla. Scegli l’azione che costruisce un edificio e posa un sentiero; anche il tallero che c’è sopra è tuo.
kanal-smoke-action-done = 1 tallero, e due cose da fare.
kanal-smoke-action-clay = Utile. Ma a due tuoi edifici manca un solo sentiero.
kanal-smoke-action-bridge = Un ponte servirà, un po’ più tardi. Prima un edificio e un sentiero.

kanal-smoke-build = Quattro lati
kanal-smoke-build-text = Un edificio lavora quando ha una via su tutti e quattro i lati. Costruisci il Mulino a vento dove ce ne sono già tre: su B1.
kanal-smoke-build-done = Tre lati su quattro.
kanal-smoke-build-routes = Lì ci sono troppo poche vie: aspetterebbe a lungo. B1 ne ha tre.
kanal-smoke-build-card = Un bell’edificio, ma qui aiuta di più il Mulino a vento. Annulla e cercalo.

kanal-smoke-path = Un sentiero, due edifici
kanal-smoke-path-text = Ora posa il sentiero che chiude il quarto lato del Mulino, a sud di B1. La Fornace da mattoni è proprio sotto.
kanal-smoke-path-done = Due edifici si svegliano insieme.
kanal-smoke-path-closes = Non chiude nulla. A sud di B1 un sentiero tocca due edifici.

kanal-smoke-order = Quale prima?
kanal-smoke-order-text = Possono lavorare entrambi, nell’ordine che vuoi. La Fornace brucia carbone e tu non ne hai. Il Mulino ne porta.
kanal-smoke-order-done = Ben scelto.
kanal-smoke-order-coal = Le serve carbone e ancora non ne hai. Il Mulino ne porta 4.

kanal-smoke-gain = Prendi quel che dà
kanal-smoke-gain-text = Il Mulino dà 1 legno e 1 carbone per ogni sentiero accanto. Usalo e prendi tutto.
kanal-smoke-gain-done = 4 legno e 4 carbone. La ruota fatica a stargli dietro.
kanal-smoke-gain-lost = Così perdi tutto quello che dà. Annulla e usalo.

kanal-smoke-trade = Argilla e carbone diventano pietra
kanal-smoke-trade-text = Ora la Fornace: attivala e scambia 1 argilla e 1 carbone con 2 pietra, finché c’è argilla.
kanal-smoke-trade-done = 2 pietra. Alla fine ognuna vale un punto.
kanal-smoke-trade-lost = Così perdi 2 pietra. Annulla e prima scambia.

kanal-smoke-end = Per ora basta
kanal-smoke-end-text = Concludi la Fornace, poi termina il turno.
kanal-smoke-end-done = Nel solitario tocca subito di nuovo a te.

kanal-smoke-bridge = Un secondo ponte
kanal-smoke-bridge-text = Un edificio lavora anche quando riceve il secondo ponte. Scegli l’azione con il ponte e mettilo tra B1 e B2.
kanal-smoke-bridge-done = La Fornace si sveglia di nuovo.
kanal-smoke-bridge-clay = Fa sempre comodo, ma un ponte farebbe lavorare di nuovo la Fornace.

kanal-smoke-buy = Quel che manca si compra
kanal-smoke-buy-text = Attiva la Fornace. L’argilla è finita: comprane una per 1 tallero e scambia ancora.
kanal-smoke-buy-done = Altre 2 pietra, per un tallero.
kanal-smoke-buy-lost = Così perdi 2 pietra; 1 argilla costa 1 tallero.

kanal-smoke-wheel = Gira la ruota
kanal-smoke-wheel-text = Concludi e termina il turno. A fine round puoi girare la ruota gratis: compra l’argilla che manca, gira, e hai fatto.
kanal-smoke-wheel-done = 5 pietra e 1 acciaio: 9 punti meglio di due azioni fa.
kanal-smoke-wheel-leave = Pietra e acciaio valgono un punto ciascuno. Compra 1 argilla e gira la ruota prima di finire.

kanal-smoke-goal = 120 punti
kanal-smoke-goal-text = Una partita in solitario ha 7 round. Ogni spazio per vie vuoto costa 1 punto; edifici e prestigio ne portano molti. Con 120 punti hai vinto.
