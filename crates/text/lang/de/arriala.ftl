# Die Worte von Arriala.

arriala-seat-red = Rot
arriala-seat-yellow = Gelb
arriala-seat-green = Grün
arriala-seat-purple = Violett
arriala-side-nobody = { $side } (neutral)

# Die Endung hängt der Satz an: „den { $colour }en Arbeiter“.

arriala-colour-red = rot
arriala-colour-yellow = gelb
arriala-colour-green = grün
arriala-colour-purple = violett

arriala-cell = Feld { $number }

arriala-option-art = Kunstbauwerke
arriala-option-art-sole-last = Nur wer allein Letzter ist
arriala-option-art-tied-last = Auch bei Gleichstand der Letzten
arriala-option-compensation = Starthand der Späteren
arriala-option-compensation-cards = Mehr Karten, für gleiche Chancen
arriala-option-compensation-printed = 2 Karten für jeden, wie gedruckt

arriala-part-sections = Abschnitte
arriala-part-locks = Schleusen
arriala-part-river-works = Flussbauwerke
arriala-part-works-of-art = Kunstbauwerke
arriala-part-vineyards = Weinberge

arriala-card-move-2 = Bewegung 2
arriala-card-move-3 = Bewegung 3
arriala-card-move-4 = Bewegung 4
arriala-card-move-5 = Bewegung 5
arriala-card-anywhere = Freie Bewegung
arriala-card-own-to-vineyard = Eigener in den Weinberg
arriala-card-any-to-vineyard = Beliebiger in den Weinberg
arriala-card-own-to-canal = Eigener an den Kanal
arriala-card-any-to-canal = Beliebiger an den Kanal
arriala-card-lock = Schleuse
arriala-card-art = Kunstbauwerk
arriala-card-list = { $card }, { $rest }

arriala-means-points = mit Aktionspunkten
arriala-means-own-card = mit Karte (eigener)
arriala-means-any-card = mit Karte (beliebiger)

# Was die anderen lesen, die warten und zusehen.

arriala-question-begin =
    { $points ->
        [one] { $seat } hat einen Aktionspunkt.
       *[other] { $seat } beginnt mit { $points } Aktionspunkten.
    }
arriala-question-go-on =
    { $points ->
        [one] { $seat } hat noch einen Aktionspunkt.
       *[other] { $seat } hat noch { $points } Aktionspunkte.
    }
arriala-question-end = { $seat } hat keine Aktionspunkte mehr.

# Eine Warnung, dass eine stillstehende Partie endet, in einer eigenen Zeile.

arriala-warning-quiet =
    { $turns ->
        [one] Die Partie endet nach diesem Zug, wenn nichts gewertet, eingesetzt oder gebaut wird.
       *[other] Die Partie endet in { $turns } Zügen, wenn nichts gewertet, eingesetzt oder gebaut wird.
    }
arriala-warning-passes =
    { $turns ->
        [one] Wird auch in diesem Zug gepasst, endet die Partie.
       *[other] Nach { $turns } weiteren Zügen nur mit Passen endet die Partie.
    }

# Was gefragt wird, wer gerade zieht, Berührung für Berührung: kurz und mit der Zahl.

arriala-prompt-begin =
    { $points ->
        [one] 1 Aktionspunkt: Tippe Arbeiter, Werkzeug oder Karte an.
       *[other] { $points } Aktionspunkte: Tippe Arbeiter, Werkzeug oder Karte an.
    }
arriala-prompt-go-on =
    { $points ->
        [one] Noch 1 Aktionspunkt: weiter oder Zug beenden.
       *[other] Noch { $points } Aktionspunkte: weiter oder Zug beenden.
    }
arriala-prompt-stuck =
    { $points ->
        [one] 1 AP übrig, nichts möglich: Beende deinen Zug.
       *[other] { $points } AP übrig, nichts möglich: Beende deinen Zug.
    }
arriala-prompt-spent = Keine Aktionspunkte mehr: Beende deinen Zug.
arriala-prompt-own-worker = Dein Arbeiter { $at }: wohin?
arriala-prompt-other-worker = Arbeiter von { $side } { $at }: wohin?
arriala-prompt-virtual-worker = Arbeiter von { $side } { $at }: wohin?
arriala-prompt-which-worker = { $cards }: welcher Arbeiter?
arriala-prompt-worker-or-card = { $cards }: welcher Arbeiter, oder noch eine Karte?
arriala-prompt-which-own-worker = { $cards }: welcher deiner Arbeiter?
arriala-prompt-whose-worker = { $cards }: wessen Arbeiter?
arriala-prompt-which-vineyard = Welcher Weinberg?
arriala-prompt-where-on-canal = Wohin am Kanal?
arriala-prompt-pay = { $to }: Wie bezahlst du?
arriala-prompt-place = Wo setzt du den Arbeiter ein ({ $cost } AP)?
arriala-prompt-lock = Auf welches Feld kommt die Schleuse? +{ $points }.
arriala-prompt-art = Welches Bauwerk? +{ $points }.

arriala-at-cell = auf Feld { $number }
arriala-at-town = in { $town }
arriala-at-vineyard = im Weinberg { $vineyard }

# Was eine Wahl aufgibt.

arriala-lost-points =
    { $points ->
        [one] ein Aktionspunkt
       *[other] { $points } Aktionspunkte
    }
arriala-lost-turn =
    { $points ->
        [one] dein einziger Aktionspunkt (Passen)
       *[other] alle { $points } Aktionspunkte (Passen)
    }
arriala-lost-section =
    { $points ->
        [one] 1 Punkt für { $side }, keiner für dich
       *[other] { $points } Punkte für { $side }, keiner für dich
    }
arriala-lost-game = alle weiteren Züge (Endstand: { $totals })
arriala-total-own = du { $points }
arriala-total = { $side } { $points }
arriala-totals = { $totals }, { $total }

# Kunstbauwerke.

arriala-art-montech = Wasserkeilhebewerk Montech
arriala-art-cacor = Kanalbrücke Cacor
arriala-art-other = { $name }

# Was geschehen ist.

arriala-event-began = { $seat } beginnt.
arriala-event-drew = { $seat } zieht eine Karte.
arriala-event-drew-card = { $seat } zieht eine Karte: { $card }.
arriala-event-reshuffled =
    { $cards ->
        [one] Die einzige abgelegte Karte wird zum neuen Nachziehstapel.
       *[other] Die { $cards } abgelegten Karten werden gemischt und bilden den neuen Nachziehstapel.
    }
arriala-event-walked =
    { $distance ->
        [one] { $seat } bewegt den { $colour }en Arbeiter: { $from } → { $to } (1 Feld).
       *[other] { $seat } bewegt den { $colour }en Arbeiter: { $from } → { $to } ({ $distance } Felder).
    }
arriala-event-walked-with-cards =
    { $distance ->
        [one] { $seat } spielt „{ $cards }“ und bewegt den { $colour }en Arbeiter: { $from } → { $to } (1 Feld).
       *[other] { $seat } spielt „{ $cards }“ und bewegt den { $colour }en Arbeiter: { $from } → { $to } ({ $distance } Felder).
    }
arriala-event-anywhere = { $seat } spielt „Freie Bewegung“ und bewegt einen Arbeiter: { $from } → { $to }.
arriala-event-to-vineyard = { $seat } bewegt den { $colour }en Arbeiter: { $from } → Weinberg { $to }, { $means }.
arriala-event-to-canal = { $seat } bewegt einen { $colour }en Arbeiter: Weinberg { $from } → { $to }, { $means }.
arriala-event-placed = { $seat } setzt einen Arbeiter ein: { $to }.
arriala-event-river-work =
    { $points ->
        [one] { $seat } errichtet mit dem Arbeiter von { $from } ein Flussbauwerk und erhält 1 Punkt.
       *[other] { $seat } errichtet mit dem Arbeiter von { $from } ein Flussbauwerk und erhält { $points } Punkte.
    }
arriala-event-lock =
    { $points ->
        [one] { $seat } baut eine Schleuse auf { $at } und erhält 1 Punkt.
       *[other] { $seat } baut eine Schleuse auf { $at } und erhält { $points } Punkte.
    }
arriala-event-lock-by-card =
    { $points ->
        [one] { $seat } spielt „Schleuse“, baut eine auf { $at } und erhält 1 Punkt.
       *[other] { $seat } spielt „Schleuse“, baut eine auf { $at } und erhält { $points } Punkte.
    }
arriala-event-art =
    { $points ->
        [one] { $seat } errichtet ein Kunstbauwerk ({ $work }) und erhält 1 Punkt.
       *[other] { $seat } errichtet ein Kunstbauwerk ({ $work }) und erhält { $points } Punkte.
    }
arriala-event-counted =
    { $points ->
        [one] Der Abschnitt von { $from } bis { $to } ist voll: { $side } erhält 1 Punkt.
       *[other] Der Abschnitt von { $from } bis { $to } ist voll: { $side } erhält { $points } Punkte.
    }
arriala-event-counted-nobody = Der Abschnitt von { $from } bis { $to } ist voll: Gleichstand, niemand erhält Punkte.
arriala-event-section-vanished = Die Schleuse auf { $at } belegt das einzige Feld ihres Abschnitts; er wird nicht gewertet.
arriala-event-passed = { $seat } passt.
arriala-event-turn-ended =
    { $unused ->
        [0] { $seat } beendet den Zug.
        [one] { $seat } beendet den Zug und lässt einen Aktionspunkt verfallen.
       *[other] { $seat } beendet den Zug und lässt { $unused } Aktionspunkte verfallen.
    }
arriala-event-ended-built = Der Kanal ist gebaut: Die Partie ist zu Ende.
arriala-event-ended-stalled = { $rounds } Runden lang wurde nichts gewertet, eingesetzt oder gebaut: Die Partie ist zu Ende.
arriala-event-ended-passed = Alle haben { $rounds } Runden lang gepasst: Die Partie ist zu Ende.
arriala-event-vineyard =
    { $points ->
        [one] { $vineyard }: { $side } liegt vorn und erhält 1 Punkt.
       *[other] { $vineyard }: { $side } liegt vorn und erhält { $points } Punkte.
    }
arriala-event-vineyard-nobody = { $vineyard }: Niemand erhält Punkte.

# Was getan werden kann. Die Kosten sind Aktionspunkte.

arriala-action-walk = Den { $colour }en Arbeiter bewegen: { $from } → { $to } ({ $cost } AP)
arriala-action-walk-with-cards =
    { $extra ->
        [0] „{ $cards }“: { $colour }er Arbeiter, { $from } → { $to } ({ $cost } AP)
       *[other] „{ $cards }“ und { $extra } AP: { $colour }er Arbeiter, { $from } → { $to } ({ $cost } AP)
    }
arriala-action-anywhere = „Freie Bewegung“: dein Arbeiter, { $from } → { $to } ({ $cost } AP)
arriala-action-to-vineyard = Dein Arbeiter: { $from } → Weinberg { $to }, { $means } ({ $cost } AP)
arriala-action-any-to-vineyard = Der { $colour }e Arbeiter: { $from } → Weinberg { $to }, { $means } ({ $cost } AP)
arriala-action-to-canal = Dein Arbeiter: Weinberg { $from } → { $to }, { $means } ({ $cost } AP)
arriala-action-any-to-canal = Ein { $colour }er Arbeiter: Weinberg { $from } → { $to }, { $means } ({ $cost } AP)
arriala-action-place = Einen Arbeiter einsetzen: { $to } ({ $cost } AP)
arriala-action-river-work = Flussbauwerk: +{ $points }. Arbeiter ({ $from }) bleibt für immer ({ $cost } AP)
arriala-action-lock = Eine Schleuse auf { $at } bauen ({ $cost } AP)
arriala-action-lock-by-card = „Schleuse“ spielen: eine auf { $at } bauen ({ $cost } AP)
arriala-action-art = „Kunstbauwerk“ spielen: { $work } ({ $cost } AP)
arriala-action-draw = Eine Karte ziehen ({ $cost } AP)
arriala-action-end = Zug beenden

# Was auf eine Berührung geantwortet wird, die zu früh kommt oder nirgends hinführt: was zuerst kommt oder was sonst geht.

arriala-guide-spent = Keine Aktionspunkte mehr: Beende deinen Zug.
arriala-guide-stop = Zuerst Arbeiter, Werkzeug oder Karte, dann { $place }.
arriala-guide-vineyard = Zuerst ein Arbeiter, dann der Weinberg ({ $points } AP).
arriala-guide-river = Zuerst einer deiner Arbeiter, dann das blaue Feld ({ $points } AP).
arriala-guide-card = Zuerst die Karte „{ $card }“.
arriala-guide-pass-over = Besetzt: { $taken }. Geh darüber hinweg: { $place } ({ $points } AP).
arriala-guide-own-only = Das geht nur mit deinen eigenen Arbeitern.
arriala-guide-move-card = Bewegungskarten gelten nur am Kanal, nicht zum Weinberg.
arriala-guide-nobody-on-canal = Du hast keinen Arbeiter am Kanal: Setze einen ein ({ $cost } AP).
arriala-guide-nobody-in-vineyards = Du hast keinen Arbeiter in einem Weinberg.
arriala-guide-vineyards-empty = In keinem Weinberg ist ein Arbeiter.
arriala-guide-no-lock = Auf keinem Feld ist noch eine Schleuse möglich.
arriala-guide-other = Das passt nicht zu dem, was du gewählt hast.
arriala-span = Felder { $from } bis { $to }
arriala-span-one = Feld { $from }
arriala-guide-section =
    { $open ->
        [one] { $cells }, { $points } wert: 1 frei, { $side } vorn. Wenn voll, punktet die Mehrheit.
       *[other] { $cells }, { $points } wert: { $open } frei, { $side } vorn. Wenn voll, punktet die Mehrheit.
    }
arriala-guide-section-nobody =
    { $open ->
        [one] { $cells }, { $points } wert: 1 frei, niemand vorn. Wenn voll, punktet die Mehrheit.
       *[other] { $cells }, { $points } wert: { $open } frei, niemand vorn. Wenn voll, punktet die Mehrheit.
    }
arriala-guide-section-counted = { $cells }: gewertet, { $points } Punkte für { $side }.
arriala-guide-section-tied = { $cells }: gewertet, Gleichstand, niemand erhält Punkte.

# Was abgelehnt wird, und warum.

arriala-refuse-points =
    { $need ->
        [one] Das kostet 1 Aktionspunkt, und du hast keinen mehr.
       *[other] Das kostet { $need } Aktionspunkte; du hast { $have }.
    }
arriala-refuse-no-card =
    { $need ->
        [one] Diese Karte hast du nicht: { $card }.
       *[other] Diese Karte brauchst du { $need }-mal: { $card }; du hast sie { $have }-mal.
    }
arriala-refuse-not-in-play = Bei { $players } Spielern nicht im Spiel: { $place }.
arriala-refuse-no-worker = Hier steht kein { $colour }er Arbeiter, den du bewegen könntest: { $place }.
arriala-refuse-not-on-canal = { $place } ist ein Weinberg; du brauchst einen Ort am Kanal.
arriala-refuse-not-a-vineyard = { $place } ist kein Weinberg.
arriala-refuse-moved-already = Der { $colour }e Arbeiter wurde in diesem Zug schon bewegt ({ $place }): jeder nur einmal pro Zug.
arriala-refuse-just-arrived = Der { $colour }e Arbeiter kam in diesem Zug in den Weinberg { $place } und bleibt bis zum nächsten.
arriala-refuse-goes-back = Der { $colour }e Arbeiter wurde im Zug vor dir von { $place } wegbewegt; jetzt darf er nicht dorthin zurück.
arriala-refuse-same-place = Der Arbeiter steht schon dort: { $place }.
arriala-refuse-occupied = Dort steht ein { $colour }er Arbeiter: { $place }.
arriala-refuse-lock-in-the-way = Dort steht eine Schleuse: { $place }.
arriala-refuse-superfluous = Du brauchst { $distance }, und die Karten reichen für { $reach }: „{ $card }“ ist überflüssig.
arriala-refuse-vineyard-full =
    { $places ->
        [one] Der einzige Platz ist besetzt: { $place }.
       *[other] Alle { $places } Plätze sind besetzt: { $place }.
    }
arriala-refuse-reserve-empty = Alle deine Arbeiter sind schon auf dem Spielplan.
arriala-refuse-river-full =
    { $cells ->
        [one] Das einzige blaue Feld ist besetzt.
       *[other] Alle { $cells } blauen Felder sind besetzt.
    }
arriala-refuse-lock-in-town = { $place } ist eine Stadt; eine Schleuse braucht ein Feld.
arriala-refuse-lock-needs-free-cell = Eine Schleuse braucht ein freies Feld; dort steht schon etwas: { $place }.
arriala-refuse-section-counted = Der Abschnitt ist schon gewertet ({ $place }): keine Schleuse mehr möglich.
arriala-refuse-locks-full =
    { $most ->
        [0] Auf dieser Strecke ist keine Schleuse erlaubt.
        [one] Auf dieser Strecke ist nur 1 Schleuse erlaubt, und die steht schon.
       *[other] Auf dieser Strecke sind nur { $most } Schleusen erlaubt, und die stehen schon.
    }
arriala-refuse-art-built = Dieses Kunstbauwerk steht schon: { $work }.
arriala-refuse-not-last =
    { $have ->
        [one] Kunstbauwerke darf nur der Letzte errichten: Du hast 1 Punkt, der Schwächste der anderen { $lowest }.
       *[other] Kunstbauwerke darf nur der Letzte errichten: Du hast { $have } Punkte, der Schwächste der anderen { $lowest }.
    }
arriala-refuse-nothing-to-draw = Nachziehstapel und Ablagestapel sind leer.

# Wovon die Erklärungen eines Bots handeln.
arriala-theme-renown = erzielte Punkte
arriala-theme-sections = die Abschnitte
arriala-theme-vineyards = die Weinberge
arriala-theme-workers = deine Arbeiter
arriala-theme-cards = deine Karten
arriala-theme-tempo = deine Position in der Zugreihenfolge

## rules

arriala-refuse-tied-last =
    { $have ->
        [one] Du teilst dir den letzten Platz (1 Punkt). Kunstbauwerke darf an diesem Tisch nur errichten, wer allein Letzter ist.
       *[other] Du teilst dir den letzten Platz ({ $have } Punkte). Kunstbauwerke darf an diesem Tisch nur errichten, wer allein Letzter ist.
    }
