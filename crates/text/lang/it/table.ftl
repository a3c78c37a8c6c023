# Le parole del tavolo stesso, comuni a tutti i giochi.

table-over = La partita è finita.
table-not-to-act = Non è il tuo turno.
table-stale = Intanto la partita è andata avanti (ora è alla voce { $version }).
table-read-only = Il seme di questa registrazione non è noto: puoi guardarla, non continuarla.
table-not-understood = Non comprensibile: { $why }
table-no-such-choice = Nessuna scelta ha questo numero; ce ne sono { $count }.
table-no-such-target = Ora sul tabellone non c’è niente del genere da toccare.
table-nothing-to-undo = Non puoi annullare: dopo la tua ultima decisione qualcosa è stato rivelato, pescato o deciso da altri.
table-no-turn-to-end = Non hai nessun turno da terminare.
table-turn-done = Turno finito: terminalo.
table-turn-waits = { $seat } può ancora annullare: aspetta che termini il turno.
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
table-why = Probabilità di vittoria stimata con questa mossa: { $percent }%.
table-why-two = Probabilità di vittoria stimata con questa mossa: { $percent }%. Aiuta soprattutto: { $first }, { $second }.
table-why-solo = Punti attesi alla fine con questa mossa: circa { $points }.
table-why-solo-two = Punti attesi alla fine con questa mossa: circa { $points }. Aiuta soprattutto: { $first }, { $second }.
table-name-length = Un nome ha da 1 a { $most } caratteri.
table-name-invisible = Un nome può avere solo caratteri visibili.
table-name-taken = A questo tavolo c’è già qualcuno con questo nome.
table-name-bot = Solo i bot si chiamano così. Scegli un altro nome.

## happened

# A seat that has no colour yet.
table-seat = { $seat }
