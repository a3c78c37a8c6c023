# La pagina delle regole, e le regole accanto a un tavolo.

rules-contents = Indice
rules-search = Cerca nelle regole
rules-found =
    { $count ->
        [0] Nessun risultato
        [one] { $count } punto
       *[other] { $count } punti
    }
rules-aid = Riepilogo
rules-whole = Tutte le regole
rules-page = A tutta pagina

# Under a diagram.

rules-step = { $step } di { $last }
rules-step-start = La posizione
rules-step-on = Passo seguente
rules-step-back = Passo precedente
