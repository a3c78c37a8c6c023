# Die Worte von Arriala.

arriala-seat-red = Rot
arriala-seat-yellow = Gelb
arriala-seat-green = Grün
arriala-seat-purple = Violett
arriala-side-nobody = { $side } (spielt niemand)

# Die Endung hängt der Satz an: „den { $colour }en Arbeiter“.

arriala-colour-red = rot
arriala-colour-yellow = gelb
arriala-colour-green = grün
arriala-colour-purple = violett

arriala-cell = Feld { $number }

arriala-option-art = Kunstbauwerke
arriala-option-art-sole-last = Nur wer allein Letzter ist
arriala-option-art-tied-last = Auch bei Gleichstand um den letzten Platz

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
arriala-card-own-to-vineyard = Eigener Arbeiter in den Weinberg
arriala-card-any-to-vineyard = Beliebiger Arbeiter in den Weinberg
arriala-card-own-to-canal = Eigener Arbeiter an den Kanal
arriala-card-any-to-canal = Beliebiger Arbeiter an den Kanal
arriala-card-lock = Schleuse
arriala-card-art = Kunstbauwerk
arriala-card-list = { $card }, { $rest }

arriala-means-points = mit Aktionspunkten
arriala-means-own-card = mit der Karte für eigene Arbeiter
arriala-means-any-card = mit der Karte für beliebige Arbeiter

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
        [one] Die Partie endet nach diesem Zug, wenn nichts gewertet, gesetzt oder gebaut wird.
       *[other] Die Partie endet in { $turns } Zügen, wenn nichts gewertet, gesetzt oder gebaut wird.
    }
arriala-warning-passes =
    { $turns ->
        [one] Wird auch in diesem Zug gepasst, endet die Partie.
       *[other] Wird noch { $turns } Züge in Folge gepasst, endet die Partie.
    }

# Was gefragt wird, wer gerade zieht, Berührung für Berührung: kurz und mit der Zahl.

arriala-prompt-begin =
    { $points ->
        [one] Ein Punkt: Berühre Arbeiter, Werkzeug oder Karte.
       *[other] { $points } Punkte: Berühre Arbeiter, Werkzeug oder Karte.
    }
arriala-prompt-go-on =
    { $points ->
        [one] Noch ein Punkt: weiter oder beenden.
       *[other] Noch { $points } Punkte: weiter oder beenden.
    }
arriala-prompt-stuck =
    { $points ->
        [one] Noch ein Punkt, aber nichts zu tun. Zug beenden oder rückgängig machen.
       *[other] Noch { $points } Punkte, aber nichts zu tun. Zug beenden oder rückgängig machen.
    }
arriala-prompt-spent = Keine Punkte mehr. Zug beenden oder rückgängig machen.
arriala-prompt-own-worker = Dein Arbeiter { $at }: wohin?
arriala-prompt-other-worker = Arbeiter von { $side } { $at }: wohin?
arriala-prompt-virtual-worker = Arbeiter { $at } von { $side }: wohin?
arriala-prompt-which-worker = { $cards }: welcher Arbeiter?
arriala-prompt-worker-or-card = { $cards }: welcher Arbeiter, oder noch eine Karte?
arriala-prompt-which-own-worker = { $cards }: welcher deiner Arbeiter?
arriala-prompt-whose-worker = { $cards }: wessen Arbeiter?
arriala-prompt-which-vineyard = Welcher Weinberg?
arriala-prompt-where-on-canal = Wohin am Kanal?
arriala-prompt-pay = Nach { $to }: Wie bezahlst du?
arriala-prompt-place = Setze einen Arbeiter auf einen hellen Platz ({ $cost }).
arriala-prompt-lock = Schleuse auf welches Feld? +{ $points }.
arriala-prompt-art = Welches Bauwerk? +{ $points }.

arriala-at-cell = auf Feld { $number }
arriala-at-town = in { $town }
arriala-at-vineyard = im Weinberg { $vineyard }

# Was eine Wahl aufgibt.

arriala-lost-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
arriala-lost-turn =
    { $points ->
        [one] der einzige Punkt: Das ist Passen
       *[other] alle { $points } Punkte: Das ist Passen
    }
arriala-lost-section =
    { $points ->
        [one] das gibt { $side } einen Punkt und dir keinen
       *[other] das gibt { $side } { $points } Punkte und dir keinen
    }
arriala-lost-game = das beendet die Partie: { $totals }
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
        [one] { $seat } bewegt den { $colour }en Arbeiter um ein Feld, von { $from } nach { $to }.
       *[other] { $seat } bewegt den { $colour }en Arbeiter um { $distance } Felder, von { $from } nach { $to }.
    }
arriala-event-walked-with-cards =
    { $distance ->
        [one] { $seat } spielt „{ $cards }“ und bewegt den { $colour }en Arbeiter um ein Feld, von { $from } nach { $to }.
       *[other] { $seat } spielt „{ $cards }“ und bewegt den { $colour }en Arbeiter um { $distance } Felder, von { $from } nach { $to }.
    }
arriala-event-anywhere = { $seat } spielt „Freie Bewegung“ und versetzt einen Arbeiter von { $from } nach { $to }.
arriala-event-to-vineyard = { $seat } schickt den { $colour }en Arbeiter von { $from } in den Weinberg { $to }, { $means }.
arriala-event-to-canal = { $seat } holt einen { $colour }en Arbeiter aus dem Weinberg { $from } nach { $to }, { $means }.
arriala-event-placed = { $seat } setzt einen Arbeiter ein: { $to }.
arriala-event-river-work =
    { $points ->
        [one] { $seat } errichtet mit dem Arbeiter von { $from } ein Flussbauwerk und erhält einen Ruhmpunkt.
       *[other] { $seat } errichtet mit dem Arbeiter von { $from } ein Flussbauwerk und erhält { $points } Ruhmpunkte.
    }
arriala-event-lock =
    { $points ->
        [one] { $seat } baut eine Schleuse auf { $at } und erhält einen Ruhmpunkt.
       *[other] { $seat } baut eine Schleuse auf { $at } und erhält { $points } Ruhmpunkte.
    }
arriala-event-lock-by-card =
    { $points ->
        [one] { $seat } spielt „Schleuse“, baut eine auf { $at } und erhält einen Ruhmpunkt.
       *[other] { $seat } spielt „Schleuse“, baut eine auf { $at } und erhält { $points } Ruhmpunkte.
    }
arriala-event-art =
    { $points ->
        [one] { $seat } errichtet ein Kunstbauwerk, { $work }, und erhält einen Ruhmpunkt.
       *[other] { $seat } errichtet ein Kunstbauwerk, { $work }, und erhält { $points } Ruhmpunkte.
    }
arriala-event-counted =
    { $points ->
        [one] Der Abschnitt von { $from } bis { $to } ist vollständig: { $side } erhält einen Punkt.
       *[other] Der Abschnitt von { $from } bis { $to } ist vollständig: { $side } erhält { $points } Punkte.
    }
arriala-event-counted-nobody = Der Abschnitt von { $from } bis { $to } ist vollständig, aber wegen Gleichstands erhält niemand die Punkte.
arriala-event-section-vanished = Die Schleuse auf { $at } nimmt das einzige Feld ihres Abschnitts ein, der nicht gewertet wird.
arriala-event-passed = { $seat } passt.
arriala-event-turn-ended =
    { $unused ->
        [0] { $seat } beendet den Zug.
        [one] { $seat } beendet den Zug und lässt einen Aktionspunkt verfallen.
       *[other] { $seat } beendet den Zug und lässt { $unused } Aktionspunkte verfallen.
    }
arriala-event-ended-built = Der Kanal ist gebaut: Die Partie ist zu Ende.
arriala-event-ended-stalled = { $rounds } Runden lang wurde nichts gewertet, gesetzt oder gebaut: Die Partie ist zu Ende.
arriala-event-ended-passed = Alle haben { $rounds } Runden lang gepasst: Die Partie ist zu Ende.
arriala-event-vineyard =
    { $points ->
        [one] { $vineyard }: { $side } liegt vorn und erhält einen Punkt.
       *[other] { $vineyard }: { $side } liegt vorn und erhält { $points } Punkte.
    }
arriala-event-vineyard-nobody = { $vineyard }: Niemand erhält Punkte.

# Was getan werden kann. Die Kosten sind Aktionspunkte.

arriala-action-walk = Den { $colour }en Arbeiter von { $from } nach { $to } bewegen ({ $cost } AP)
arriala-action-walk-with-cards =
    { $extra ->
        [0] „{ $cards }“ spielen: den { $colour }en Arbeiter von { $from } nach { $to } bewegen ({ $cost } AP)
       *[other] „{ $cards }“ spielen und { $extra } AP zuzahlen: den { $colour }en Arbeiter von { $from } nach { $to } bewegen ({ $cost } AP)
    }
arriala-action-anywhere = „Freie Bewegung“ spielen: deinen Arbeiter von { $from } nach { $to } versetzen ({ $cost } AP)
arriala-action-to-vineyard = Deinen Arbeiter von { $from } in den Weinberg { $to } schicken, { $means } ({ $cost } AP)
arriala-action-any-to-vineyard = Den { $colour }en Arbeiter von { $from } in den Weinberg { $to } schicken, { $means } ({ $cost } AP)
arriala-action-to-canal = Deinen Arbeiter aus dem Weinberg { $from } nach { $to } holen, { $means } ({ $cost } AP)
arriala-action-any-to-canal = Einen { $colour }en Arbeiter aus dem Weinberg { $from } nach { $to } holen, { $means } ({ $cost } AP)
arriala-action-place = Einen Arbeiter einsetzen: { $to } ({ $cost } AP)
arriala-action-river-work = Flussbauwerk: +{ $points }. Dein Arbeiter auf { $from } bleibt für immer dort ({ $cost })
arriala-action-lock = Eine Schleuse auf { $at } bauen ({ $cost } AP)
arriala-action-lock-by-card = „Schleuse“ spielen: eine auf { $at } bauen ({ $cost } AP)
arriala-action-art = „Kunstbauwerk“ spielen: { $work } ({ $cost } AP)
arriala-action-draw = Eine Karte ziehen ({ $cost } AP)
arriala-action-end = Zug beenden

# Was auf eine Berührung geantwortet wird, die zu früh kommt oder nirgends hinführt: was zuerst kommt oder was sonst geht.

arriala-guide-spent = Keine Punkte mehr. Beende deinen Zug oder mach etwas rückgängig.
arriala-guide-stop = Zuerst ein Arbeiter, ein Werkzeug oder eine Karte, dann { $place }.
arriala-guide-vineyard = Zuerst ein Arbeiter, dann der Weinberg ({ $points }).
arriala-guide-river = Zuerst einer deiner Arbeiter, dann das blaue Feld ({ $points }).
arriala-guide-card = Zuerst die Karte { $card }.
arriala-guide-pass-over = Dort steht schon etwas: { $taken }. Geh darüber hinweg: { $place } ({ $points }).
arriala-guide-own-only = Nur deine eigenen Arbeiter.
arriala-guide-move-card = Zugkarten gelten auf dem Kanal, nicht zum Weinberg.
arriala-guide-nobody-on-canal = Keiner deiner Arbeiter ist am Kanal. Setze zuerst einen ein ({ $cost }).
arriala-guide-nobody-in-vineyards = Keiner deiner Arbeiter ist in einem Weinberg.
arriala-guide-vineyards-empty = In keinem Weinberg ist ein Arbeiter.
arriala-guide-no-lock = Kein Feld nimmt noch eine Schleuse auf.
arriala-guide-other = Das passt nicht zu dem, was du gewählt hast.
arriala-span = Felder { $from } bis { $to }
arriala-span-one = Feld { $from }
arriala-guide-section =
    { $open ->
        [one] { $cells }, { $points } wert: ein Platz ist frei, { $side } liegt vorn. Ist alles besetzt, punktet die Mehrheit.
       *[other] { $cells }, { $points } wert: { $open } Plätze sind frei, { $side } liegt vorn. Ist alles besetzt, punktet die Mehrheit.
    }
arriala-guide-section-nobody =
    { $open ->
        [one] { $cells }, { $points } wert: ein Platz ist frei, niemand liegt vorn. Ist alles besetzt, punktet die Mehrheit.
       *[other] { $cells }, { $points } wert: { $open } Plätze sind frei, niemand liegt vorn. Ist alles besetzt, punktet die Mehrheit.
    }
arriala-guide-section-counted = { $cells }: gewertet, { $points } Punkte für { $side }.
arriala-guide-section-tied = { $cells }: gewertet, Gleichstand, niemand punktet.

# Was abgelehnt wird, und warum.

arriala-refuse-points =
    { $need ->
        [one] Das kostet einen Aktionspunkt, und du hast keinen mehr.
       *[other] Das kostet { $need } Aktionspunkte; du hast { $have }.
    }
arriala-refuse-no-card =
    { $need ->
        [one] Diese Karte hast du nicht: { $card }.
       *[other] Diese Karte brauchst du { $need }-mal: { $card }; du hast sie { $have }-mal.
    }
arriala-refuse-not-in-play = Bei { $players } Spielern wird das nicht benutzt: { $place }.
arriala-refuse-no-worker = Hier gibt es keinen { $colour }en Arbeiter zu bewegen: { $place }.
arriala-refuse-not-on-canal = { $place } ist ein Weinberg; hier ist ein Ort am Kanal nötig.
arriala-refuse-not-a-vineyard = { $place } ist kein Weinberg.
arriala-refuse-moved-already = Der { $colour }e Arbeiter wurde in diesem Zug schon bewegt ({ $place }); jeder Arbeiter bewegt sich einmal je Zug.
arriala-refuse-just-arrived = Der { $colour }e Arbeiter ist in diesem Zug in den Weinberg { $place } gekommen und bleibt bis zum nächsten.
arriala-refuse-goes-back = Im Zug vor dir wurde der { $colour }e Arbeiter von { $place } weggenommen; jetzt darf er nicht dorthin zurück.
arriala-refuse-same-place = Der Arbeiter steht schon dort: { $place }.
arriala-refuse-occupied = Dort steht ein { $colour }er Arbeiter: { $place }.
arriala-refuse-lock-in-the-way = Dort steht eine Schleuse: { $place }.
arriala-refuse-superfluous = Der Weg ist { $distance } lang und die Karten reichen { $reach } weit: Die Karte „{ $card }“ ist überflüssig.
arriala-refuse-vineyard-full =
    { $places ->
        [one] Der einzige Platz ist besetzt: { $place }.
       *[other] Alle { $places } Plätze sind besetzt: { $place }.
    }
arriala-refuse-reserve-empty = Alle deine Arbeiter sind auf dem Spielplan.
arriala-refuse-river-full =
    { $cells ->
        [one] Das einzige blaue Feld ist besetzt.
       *[other] Alle { $cells } blauen Felder sind besetzt.
    }
arriala-refuse-lock-in-town = { $place } ist eine Stadt; eine Schleuse braucht ein Feld.
arriala-refuse-lock-needs-free-cell = Eine Schleuse braucht ein freies Feld; dort steht schon etwas: { $place }.
arriala-refuse-section-counted = Der Abschnitt wurde schon gewertet ({ $place }); er nimmt keine Schleusen mehr auf.
arriala-refuse-locks-full =
    { $most ->
        [0] Diese Strecke nimmt keine Schleusen auf.
        [one] Diese Strecke nimmt eine Schleuse auf, und die ist gebaut.
       *[other] Diese Strecke nimmt { $most } Schleusen auf, und die sind gebaut.
    }
arriala-refuse-art-built = Dieses Kunstbauwerk steht schon: { $work }.
arriala-refuse-not-last =
    { $have ->
        [one] Nur wer Letzter ist, darf ein Kunstbauwerk errichten: Du hast einen Ruhmpunkt, der Niedrigste der anderen hat { $lowest }.
       *[other] Nur wer Letzter ist, darf ein Kunstbauwerk errichten: Du hast { $have } Ruhmpunkte, der Niedrigste der anderen hat { $lowest }.
    }
arriala-refuse-nothing-to-draw = Nachziehstapel und Ablagestapel sind leer.

# Wovon die Erklärungen eines Bots handeln.
arriala-theme-renown = Ruhm
arriala-theme-sections = Kanalabschnitte
arriala-theme-vineyards = Weinberge
arriala-theme-workers = deine Arbeiter
arriala-theme-cards = deine Karten
arriala-theme-tempo = dein Platz in der Reihenfolge
