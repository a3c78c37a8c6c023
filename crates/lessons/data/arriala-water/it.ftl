arriala-water = Vigneti e acqua
arriala-water-about = Opere fluviali, il vigneto giusto, e carte che mandano via gli operai degli altri.

arriala-water-river = Un’opera sul fiume
arriala-water-river-text = La tua sezione è contata e tre operai stanno lì senza far nulla. Fai di uno di loro un’opera fluviale per 3 punti azione: toccalo, poi tocca una casella blu accanto al canale.
arriala-water-river-done = 3 punti subito. Quell’operaio resta lì fino alla fine della partita: prendine uno di cui il canale può fare a meno.
arriala-water-river-stroll = Una passeggiata, ma qui non conta più nulla. Una casella blu darebbe subito 3.
arriala-water-river-later = Va bene anche questo, per la fine. Prima i 3 punti dell’opera fluviale; ne restano 2 per il vigneto.

arriala-water-grapes = Il vigneto giusto
arriala-water-grapes-text = Restano 2 punti azione: manda un secondo operaio in un vigneto. Nel Brulhois Anna (giallo) ne ha già uno, nello Chasselas nessuno. Quale sarebbe tuo?
arriala-water-grapes-done = Lì non c’è nessun altro: 4 punti alla fine, se nessuno ti segue.
arriala-water-grapes-tie = Uno contro uno è parità, e chi è in parità non prende nulla. Nello Chasselas non c’è nessuno.
arriala-water-grapes-stroll = In questa sezione non conta più. I vigneti contano alla fine.

arriala-water-away = Qualcuno è d’intralcio
arriala-water-away-text = Anna ha 2 operai fra Moissac e la chiusa, tu uno. La tua carta manda in un vigneto l’operaio di chiunque: togli quello sulla 21.
arriala-water-away-done = Lei dirà che è una vacanza.
arriala-water-away-far = Il vuoto sulla 22 è troppo lontano: 3 punti da Moissac e 2 per la casella 23, ma ne restano solo 4. Togli quello sulla 21.
arriala-water-away-tied = Riempita così, la sezione avrebbe due dei tuoi contro due dei suoi: parità, niente per nessuno. Gioca prima la carta.

arriala-water-fill = Cinque punti esatti
arriala-water-fill-text = Ora riempi i due vuoti: da Moissac alla 21 (2 punti), e dalla 25 sopra la chiusa alla 23 (2 punti).
arriala-water-fill-done = 6 punti. La carta, due cammini, nemmeno un punto di troppo.
arriala-water-fill-dear = Piazzare costa 3, e l’altro vuoto resta. Bastano due cammini da 2 punti.

arriala-water-hands = Giù le mani
arriala-water-hands-text = Ben (verde) ha appena portato il tuo operaio dalla 18 a Moissac. In questo turno non può tornare subito sulla 18. Riempi lo stesso la sezione: piazza un nuovo operaio sulla 18, e il vecchio va sulla 19.
arriala-water-hands-done = 6 punti. Era vietato solo il posto da cui veniva, e solo per un turno.
arriala-water-hands-same = Allora resta aperta solo la 18, e il tuo operaio a Moissac non può tornarci. Il nuovo va sulla 18, il vecchio sulla 19.

arriala-water-last = Ultimo, e per una volta è un bene
arriala-water-last-text = Sei ultimo con 4 punti. Solo chi è ultimo può giocare una carta Grande opera. Giocala e scegli una delle due opere.
arriala-water-last-done = 5 punti per un punto azione. Per la prossima di queste carte dovrai essere di nuovo ultimo.
arriala-water-last-card = Hai già la carta giusta. Giocala finché sei ultimo.
arriala-water-last-slow = È un progresso, ma costa 3 punti azione. La carta che hai in mano ne costa 1 e porta 5.

arriala-water-goal = Anche accanto al canale
arriala-water-goal-text = Un operaio che ha contato non ha finito: le caselle blu rendono subito, i vigneti alla fine, e le carte muovono anche gli operai degli altri. La partita finisce con l’ultima sezione: preparati prima.
