# Le parole del tavolo stesso, comuni a tutti i giochi.

table-over = La partita è finita.
table-not-to-act = Non è il tuo turno.
table-stale = La partita è andata avanti da quando l’hai guardata (ora è alla voce { $version }).
table-read-only = Il seme di questa registrazione non è noto: si può guardare, non continuare.
table-not-understood = Questo non si capisce: { $why }
table-no-such-choice = Nessuna scelta ha questo numero; ce ne sono { $count }.
table-no-such-target = Su questo tabellone ora non c’è niente del genere da toccare.
table-nothing-to-undo = Non si può annullare nulla: dopo la tua ultima decisione qualcosa è stato rivelato, pescato o deciso da altri.
table-no-turn-to-end = Non hai nessun turno da chiudere.
table-turn-done = Il tuo turno è fatto. Chiudilo, o annulla.
table-turn-waits = { $seat } ha finito il turno ma può ancora annullare: aspetta che lo chiuda.
table-undone =
    { $count ->
        [one] { $seat } annulla una decisione.
       *[other] { $seat } annulla { $count } decisioni.
    }
table-virtual-player = Verde (di nessuno)
table-won-by-nobody = Nessuno vince.
table-won-by =
    { $count ->
        [one] Vince { $seats }.
       *[other] Vittoria condivisa: { $seats }.
    }

# Che cosa dice un bot della sua scelta.
table-why = Con questo ti dà il { $percent } % di probabilità di vincere.
table-why-two = Con questo ti dà il { $percent } % di probabilità di vincere; serve soprattutto a questo: { $first }, { $second }.
table-why-solo = Con questo si aspetta circa { $points } punti alla fine.
table-why-solo-two = Con questo si aspetta circa { $points } punti alla fine; serve soprattutto a questo: { $first }, { $second }.
table-name-length = Un nome ha da 1 a { $most } caratteri.
table-name-invisible = Un nome contiene solo caratteri visibili.
table-name-taken = A questo tavolo qualcuno ha già questo nome.
table-name-bot = Qui i bot si chiamano così: scegli un altro nome.

## happened

# A seat that has no colour yet.
table-seat = { $seat }
