arriala-gap = Il varco di Moissac
arriala-gap-about = Camminare, piazzare, costruire una chiusa… e soffiare una sezione sotto il naso degli altri.

arriala-gap-fill = Chiudi il varco
arriala-gap-fill-text = Tu sei rosso. Tra due città è libera solo la casella 19. Fai camminare il tuo operaio da Moissac a 19: la sezione è piena e lì la maggioranza è tua.
arriala-gap-fill-done = Quattro caselle occupate, tre operai tuoi: 6 punti alla prima mossa.
arriala-gap-fill-gap = Adesso è vuota la 18. Accanto al varco c’è già uno dei tuoi, a Moissac.
arriala-gap-fill-dear = Anche così sono 6 punti, ma piazzare costa 3 punti azione. Camminare di una casella ne costa 1.

arriala-gap-place = Rinforzi
arriala-gap-place-text = Ti restano 4 punti azione. Con 3 piazza un operaio della riserva su una casella libera subito dopo Moissac, da 20 a 23.
arriala-gap-place-done = C’è sempre una prossima sezione.
arriala-gap-place-town = Una città accoglie quanti operai vuoi, ma per una sezione contano solo le caselle.
arriala-gap-place-back = Bella casella. Però la prossima sezione da prendere è quella dopo Moissac.

arriala-gap-end = L’ultimo punto
arriala-gap-end-text = Resta un punto azione, e i punti non si risparmiano. Fai avanzare qualcuno di una casella, poi termina il turno.
arriala-gap-end-done = Ecco un turno intero: 5 punti azione, spesi come vuoi.

arriala-gap-room = Fai spazio
arriala-gap-room-text = Anna (giallo) occupa 16 e 17. Prendi questa sezione in un solo turno! Puoi far camminare gli operai di tutti: manda prima il suo da 16 a Castelsarrasin.
arriala-gap-room-done = Via. È permesso; un sorriso non guasta.
arriala-gap-room-hers = Piena, e 4 punti ad Anna: ha 2 operai su 3. Annulla, e prima cambia questo.

arriala-gap-enter = Prendi il posto
arriala-gap-enter-text = La casella 16 ora è libera. Entra da Castelsarrasin per 1 punto.
arriala-gap-enter-done = Uno a uno. Decide il prossimo operaio.
arriala-gap-enter-dear = Così resta 1 punto, e la casella 18 dista 2 da Moissac. Meglio camminare da Castelsarrasin.

arriala-gap-steal = Oltre la chiusa
arriala-gap-steal-text = Cammina da Moissac a 18. La chiusa sulla 19 non ferma nessuno, conta solo come una casella: 2 punti.
arriala-gap-steal-done = 4 punti in un turno, sotto gli occhi di Anna.

arriala-gap-draw = Le carte
arriala-gap-draw-text = Un altro tabellone. Hai una carta Chiusa; con le carte si fa per meno punti, o per niente. Pescane un’altra per 2 punti.
arriala-gap-draw-done = Una carta Movimento. Quel che è pescato è pescato: a un vero tavolo non si annulla.

arriala-gap-tie = Tra i due litiganti
arriala-gap-tie-text = Anna e Ben hanno due operai a testa, tu uno. Gioca la carta Chiusa sulla 10: da 11 a 15 diventa una sezione a sé.
arriala-gap-tie-done = Chi è pari non prende nulla: 8 punti al tuo unico operaio, e 1 per la chiusa.
arriala-gap-tie-open = 1 punto per la chiusa; ma la casella 10 è ancora libera, quindi la sezione non è piena.
arriala-gap-tie-worker = Un operaio sulla 10 allunga soltanto la sezione, e la 9 è ancora libera. Una chiusa la chiuderebbe.

arriala-gap-grape = Nel vigneto
arriala-gap-grape-text = Questa sezione è contata; il tuo operaio sulla 15 ha finito. Mandalo in un vigneto per 2 punti, poi termina il turno.
arriala-gap-grape-done = I vigneti si contano a fine partita. L’assaggio viene dopo.
arriala-gap-grape-stroll = Bella passeggiata, ma qui non conta più. I vigneti contano alla fine.

arriala-gap-win = Vinci in questo turno
arriala-gap-win-text = Resta aperta una sola sezione. Riempire la 29 chiude subito la partita; tu hai 20 punti, Anna 26. Prima guarda il vigneto di Brulhois.
arriala-gap-win-done = Hai vinto. L’ultima pietra merita un po’ di pazienza.
arriala-gap-win-early = Partita finita, 28 a 32: il Brulhois va ad Anna, che era lì da sola. Che cosa potevi fare prima?

arriala-gap-goal = Questa è Arriala
arriala-gap-goal-text = Sezioni e vigneti vanno a chi ci ha più operai. Una chiusa vale 1 punto, un’opera fluviale 3, e chi è ultimo può costruire una grande opera per 5. Vince chi ha più punti.
