canal-mania-sea = Da Birmingham al mare

canal-mania-sea-about = Un contratto, un canale tra le colline e un cubo che paga tre volte.

canal-mania-sea-take = Prendi un contratto
canal-mania-sea-take-text = Tu sei rosso; l’acqua da Worcester a Gloucester è tua. Prendi il contratto Worcester & Birmingham: due città, al massimo 4 tessere. La chiatta parte da Birmingham.
canal-mania-sea-take-done = Il vuoto sulla mappa ora è tuo.
canal-mania-sea-take-other = Si può partire da entrambi i capi. Qui, per favore, da Birmingham: prima le colline.
canal-mania-sea-take-short = Quale contratto è corto e incontra il tuo Severn? Quattro carte non sono molte.

canal-mania-sea-hills = Attraversa le colline
canal-mania-sea-hills-text = Accanto a Birmingham ci sono colline, G16. Serve un ponte-canale, che costa due carte ponte-canale, o un tunnel, che ne costa tre.
canal-mania-sea-hills-done = Archi sulla valle. Due tessere uguali non si seguono mai.

canal-mania-sea-finish = Fino a Worcester
canal-mania-sea-finish-text = Manca una tessera, su F16. Chiusa e tratto costano una carta ciascuno, ma solo la chiusa dà un punto. Completa il canale per 3 punti.
canal-mania-sea-finish-done = L’acqua scorre: 2 punti per il ponte-canale, 1 per la chiusa.
canal-mania-sea-finish-plain = Completo, per 2 punti. Una chiusa costa anch’essa una carta e vale 1 in più.
canal-mania-sea-finish-open = Il canale non è completo e hai la carta che serve. Continua a costruire.

canal-mania-sea-haul = Trasporta le merci
canal-mania-sea-haul-text = Termina la costruzione. Poi porta un cubo a Gloucester. Ogni sezione paga il suo proprietario; scegli il cubo con cui Anna (bianco) non prende nulla.
canal-mania-sea-haul-done = Il cubo attraversa tre città tue: 3 punti per te, nessuno per gli altri.
canal-mania-sea-haul-anna = 3 per te, ma 2 per Anna: la prima sezione è sua. C’è un cubo più vicino?
canal-mania-sea-haul-cube = C’è un cubo sulla tua acqua. Peccato lasciarlo lì.

canal-mania-sea-end = Per un turno basta
canal-mania-sea-end-text = Contratto, costruzione, merci: questo è un turno. Terminalo e guarda gli altri.
canal-mania-sea-end-done = Ora tocca ad Anna e a Ben.

canal-mania-sea-watch = Gli altri
canal-mania-sea-watch-text = Anna ha preso tre carte. Ben (nero) ha posato a nord l’ultima tessera del suo canale di Lancaster, per 2 punti. Tocca di nuovo a te.

canal-mania-sea-contract = Senza contratto non si lavora
canal-mania-sea-contract-text = Non hai contratti aperti, quindi devi prenderne uno. Quello che vuoi; il Thames & Severn parte da Gloucester, sulla tua acqua.
canal-mania-sea-contract-done = Firmato. Il Parlamento ha pazienza, gli avversari no.

canal-mania-sea-goods = Carte con merce
canal-mania-sea-goods-text = Ti mancano carte. Prendi la chiusa con merce bianca: scegli un colore e le sue città ricevono cubi. Scegline uno con una città sulla tua acqua: verde o nero.
canal-mania-sea-goods-done = Cubi nuovi, e alcuni stanno sui tuoi canali.
canal-mania-sea-goods-plain = Una carta utile, ma senza merce. Annulla e prendi la chiusa con il cubo bianco.
canal-mania-sea-goods-dry = Nessuna città di quel colore è sui tuoi canali. Prova verde o nero.

canal-mania-sea-hand = Altre due
canal-mania-sea-hand-text = Chi prende carte in questa fase ne prende tre. Ne mancano due; un agrimensore vale come qualsiasi carta.
canal-mania-sea-hand-done = Con queste si costruisce.

canal-mania-sea-again = Tutto insieme
canal-mania-sea-again-text = Ora trasporta uno dei nuovi cubi sui tuoi canali: altri 3 punti.
canal-mania-sea-again-done = 10 punti a 2 e a 1. Leggi la mappa meglio di molti.
canal-mania-sea-again-cube = C’è un cubo sulla tua acqua. Vale 3 punti.

canal-mania-sea-goal = Come finisce
canal-mania-sea-goal-text = Quando qualcuno ha 60 punti o gli ultimi contratti sono in Parlamento, si giocano altri due round. Si contano i canali incompleti e le ultime merci, e i costruttori più attivi ricevono 10, 6 e 2.
