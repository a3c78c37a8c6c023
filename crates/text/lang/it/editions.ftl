# L’editor delle edizioni, caricato quando lo si apre.

web-editions = Edizioni tue
web-editions-about = Hai il gioco stampato, o un’idea per un’altra mappa, un altro canale o un altro mazzo? Qui inserisci i dati, vedi subito il tabellone e ci giochi.
web-editions-mine = In questo browser
web-editions-none = Non ne hai ancora. Comincia da un modello o da file tuoi.
web-editions-offered = Offerte da questo server
web-edition-all = Tutte le edizioni
web-edition-new = Una nuova
web-edition-new-name = { $game }, la mia edizione
web-edition-copy-of = { $name } (copia)
web-edition-template = Comincia da un modello
web-edition-upload = Scegli file o uno zip
web-edition-folder = Scegli una cartella
web-edition-by-link = Link o hash di un’edizione
web-edition-open = Apri
web-edition-which = Per quale gioco sono questi file?
web-edition-unreadable = Non contiene file .toml, o non si può leggere.
web-edition-unfinished = incompleta
web-edition-remove = Rimuovi
web-edition-remove-what = Rimuovi { $what }
web-edition-remove-sure = Sparisce da questo browser. Ciò che hai condiviso resta sul server.
web-edition-undo = Annulla
web-edition-redo = Ripeti
web-edition-copy = Salva una copia
web-edition-export = Esporta
web-edition-share = Condividi
web-edition-share-text = Il server conserva questo stato dell’edizione. Chi ha il link può giocarci e lavorare su una copia.
web-edition-link = Link a questa edizione
web-edition-play = Gioca
web-edition-not-kept = In questo browser non c’è più spazio: esporta l’edizione, o andrà persa alla chiusura della pagina.
web-edition-files = File
web-edition-text-of = Testo di { $file }
web-edition-add-files = Aggiungi file
web-edition-save-file = Salva questo file
web-edition-problems = Risultato del controllo
web-edition-place = { $file }, riga { $line }
web-edition-guess = Intendevi «{ $guess }»?
web-edition-errors =
    { $count ->
        [one] Un errore impedisce di giocarci.
       *[other] { $count } errori impediscono di giocarci.
    }
web-edition-good = Si può giocare.
web-edition-warnings =
    { $count ->
        [one] Una cosa è insolita.
       *[other] { $count } cose sono insolite.
    }
web-edition-unusual = Insolito, ma permesso
web-edition-preview = Anteprima
web-edition-asking = Il server prepara il tavolo…
web-edition-no-preview = Il tabellone appare appena il testo non ha errori.
web-edition-stale = Il testo ha errori. Questo è l’ultimo stato senza errori.
web-edition-name = Nome
web-edition-map = Mappa
web-edition-map-how = Scegli un esagono per modificarlo. Trascina una città, o spostala con le frecce; con Maiusc le frecce passano solo da un esagono all’altro.
web-edition-taken = Lì c’è già { $town }: spostala prima.
web-edition-no-ground = La mappa finisce lì.
web-edition-hex = Esagono { $hex }
web-edition-go-hex = Esagono
web-edition-go-town = Città
web-edition-ground = Terreno
web-edition-ground-sea = mare o fuori mappa
web-edition-ground-clear = sgombro
web-edition-ground-difficult = difficile
web-edition-ground-town = città
web-edition-colour = Colore
web-edition-city = Grande città
web-edition-move-town = Sposta la città
web-edition-west = verso ovest
web-edition-north = verso nord
web-edition-south = verso sud
web-edition-east = verso est
web-edition-size = { $columns } × { $rows } esagoni
web-edition-more-columns = Aggiungi una colonna
web-edition-more-rows = Aggiungi una riga
web-edition-fewer-columns = Rimuovi l’ultima colonna
web-edition-fewer-rows = Rimuovi l’ultima riga
web-edition-contracts =
    { $count ->
        [one] Un contratto
       *[other] { $count } contratti
    }
web-edition-contract = Contratto
web-edition-from = Da
web-edition-to = A
web-edition-value = Tessere al massimo
web-edition-via = Passando per
web-edition-no-via = (nessuna)
web-edition-add-via = Passa anche per
web-edition-start = Contratto iniziale
web-edition-more-contracts = Aggiungi un contratto
web-edition-deck-size = Mazzo: { $count } carte
web-edition-canal = Città e tratti
web-edition-town = Città
web-edition-cells = Caselle fino alla città seguente
web-edition-locks = Chiuse al massimo
web-edition-rivers = Opere fluviali
web-edition-more-towns = Aggiungi una città e un tratto
web-edition-vineyards = Vigneti e opere d’arte
web-edition-places = Posti
web-edition-from-players = Da quanti giocatori
web-edition-work = Opera d’arte
web-edition-near = Vicino a
web-edition-section-points = Punti di una sezione
web-edition-workers =
    { $count ->
        [one] Un operaio
       *[other] { $count } operai
    }
web-edition-deck = Mazzo
web-edition-cards = { $count } carte
web-edition-all-cards = Chiudi la carta
web-edition-cost = Costo
web-edition-other-cost = Oppure questo costo
web-edition-more-costs = Aggiungi un altro costo a scelta
web-edition-one-cost = Solo il primo costo
web-edition-prestige = Prestigio
web-edition-effect = Effetto, nel linguaggio di docs/effects.md
web-edition-in-words = A parole:
web-edition-drawing = Disegno
web-edition-drawing-own = secondo il nome
web-edition-printed = Il tabellone stampato
web-edition = Edizione
web-edition-own = quella del programma
web-edition-unknown = Questo server non ha componenti con questo hash.
web-edition-other = Questi componenti sono di un altro gioco.
web-edition-unfinished-text = Contiene ancora errori: non si può giocare.
web-edition-as-text = Il tabellone come testo
