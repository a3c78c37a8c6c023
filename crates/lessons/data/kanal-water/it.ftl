kanal-water = Acqua e rotaie
kanal-water-about = Quanto costano e rendono canali, binari e strade, e perché svegliano più dei sentieri.

kanal-water-space = Due vie qualsiasi
kanal-water-space-text = Sentieri e strade si fanno con più azioni. Per canali e binari serve «fino a 2 vie». Prendila: ci sono anche 2 talleri.
kanal-water-space-done = 4 talleri in tutto. Un canale ne costa 3.
kanal-water-space-light = Con quell’azione posi al massimo sentieri e strade. Per un canale serve «fino a 2 vie».
kanal-water-space-later = I materiali sono utili, ma a due tuoi edifici manca una sola via.

kanal-water-canal = Scavare
kanal-water-canal-text = La Rimessa delle barche su D1 ha tre lati; dà di più con ogni canale accanto. Posa un canale a sud di D1: deve toccare un canale, e il tuo corre sul lato est.
kanal-water-canal-done = Subito 2 argilla, come con ogni canale, e la Rimessa si sveglia.
kanal-water-canal-dry = Anche così si attiva, ma con un solo canale dà solo legno. Con un secondo c’è anche l’acciaio. Annulla e scava.
kanal-water-canal-closes = Un canale e 2 argilla; ma non attiva nulla. A sud di D1 c’è il quarto lato della Rimessa.

kanal-water-house = Che cosa danno due canali
kanal-water-house-text = Attiva la Rimessa delle barche e prendi tutto: 1 acciaio e 4 legno.
kanal-water-house-done = Acciaio! Non si compra. Viene dagli edifici e dalla ruota.
kanal-water-house-lost = Allora tutto ciò che dà è perso. Annulla e usala.

kanal-water-rail = I binari
kanal-water-rail-text = La seconda via: un binario per 1 acciaio e 1 legno. Deve toccare un binario, e ce n’è uno a ovest di A3. Posalo a sud di A3, il quarto lato dell’Arsenale.
kanal-water-rail-done = L’Arsenale si sveglia, con due binari accanto.
kanal-water-rail-half = Sarebbe sprecato: l’Arsenale dà 3 carbone per ogni binario accanto, e ne avrebbe uno solo. Annulla e posa un binario.
kanal-water-rail-closes = Un binario, ma non attiva nulla. È a sud di A3 che manca un lato.

kanal-water-coal = Quale effetto?
kanal-water-coal-text = L’Arsenale ha due effetti, e puoi usarli entrambi: talleri per i canali accanto, che non ci sono, e carbone per i binari. Attivalo e prendi il carbone.
kanal-water-coal-done = 3 carbone per ciascuno dei due binari.
kanal-water-coal-lost = Andrebbero persi 6 carbone. Annulla e prendili prima.

kanal-water-turn = Fatto, per ora
kanal-water-turn-text = Chiudi con l’Arsenale e termina il turno.
kanal-water-turn-done = Due vie, due edifici. Si fa così.

kanal-water-road = Una strada su un sentiero
kanal-water-road-text = I sentieri alla fine non danno nulla; strade, binari e canali un punto ciascuno. Prendi l’azione con «1 sentiero o strada» e posa una strada al posto di un sentiero, per 1 pietra.
kanal-water-road-done = Un punto. Un ponte sul sentiero sarebbe rimasto, e nulla si attiva una seconda volta.
kanal-water-road-path = Un sentiero riempie uno spazio vuoto, e anche questo vale un punto. Ma qui prova una strada sopra un sentiero.
kanal-water-road-none = Con quell’azione non si posano strade. Cerca «1 sentiero o strada».

kanal-water-goal = Quale via, e dove?
kanal-water-goal-text = I sentieri costano poco e riempiono spazi. I canali danno argilla, i binari costano acciaio, le strade possono venire dopo, sopra i sentieri. Guarda i tuoi edifici: ciò che contano deve stare accanto prima che si sveglino.
