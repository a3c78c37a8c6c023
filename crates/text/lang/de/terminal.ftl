# Worte des Spiels im Terminal.

terminal-said = { $what }
terminal-you = du
terminal-points = Pkt.
terminal-stock = Vorrat
terminal-hand = Hand
terminal-hand-short = Hand
terminal-round = Runde { $round }

# Das Gespräch

terminal-begins = { $game }. Der Hash des Startwerts dieser Partie ist { $hash }.
terminal-type = Eine Zahl wählt; ? zeigt, was möglich ist, help alle Befehle.
terminal-commands =
    ZAHL         aus der Liste: tut es oder führt zur nächsten Frage
    back         einen Schritt zurück (Esc)
    ?            was jetzt möglich ist; ? WORTE nur, was so beginnt
    NOTATION     was zu tun ist, wie die Aufzeichnung es schreibt (Tab ergänzt)
    why WORTE    warum etwas jetzt nicht geht
    undo         letzte Entscheidung rückgängig; undo turn: den ganzen Zug
    hint         ein Tipp: was ein starker Spieler tun würde
    info         Karten, Aufträge und Zeichen erklärt
    board        der Spielplan; log: der Verlauf; score: Punkte nach Herkunft
    who          wer wo sitzt
    rules KEY    ein Abschnitt der Regeln oder was ein Wort enthält; rules: alle
    record       die Partie als Aufzeichnung; scenario: diese Stellung als Szenario
    quit         beenden; die Partie bleibt gespeichert
terminal-no = Nein: { $why }
terminal-no-rule = Nein: { $why } [{ $rule }, siehe „rules { $rule }“]
terminal-can = Das geht.
terminal-hint = Tipp von { $bot }: { $choice } ({ $notation })
terminal-no-hint = Hier hat kein Bot einen Tipp.
terminal-no-clause = Einen Abschnitt { $clause } gibt es nicht, und dieses Wort steht nirgends; „rules“ zeigt alle Regeln.
terminal-look = Jetzt ist { $name } am Zug. Drücke Enter.
terminal-only-one = Nur eine Möglichkeit; Enter wählt sie: { $choice }
terminal-in-list =
    { $count ->
        [one] Die Liste hat einen Eintrag.
       *[other] Die Liste hat { $count } Einträge.
    }
terminal-undo-how = „undo“ macht eine Entscheidung rückgängig, „undo turn“ den ganzen Zug.
terminal-undo-now =
    { $turn ->
        [one] undo macht eine Entscheidung rückgängig
       *[other] undo macht eine Entscheidung rückgängig, undo turn { $turn }
    }
terminal-checked = Die Aufzeichnung steht in { $file }; „towpath replay“ prüft sie mit ihrem Startwert.
terminal-kept = Gespeichert in { $file }; weiter mit: towpath play --resume { $file }
terminal-not-kept = Beendet; diese Partie wurde nicht gespeichert (--save DATEI speichert sie).
terminal-leave-again = Die Partie ist gespeichert in { $file }. Noch einmal Strg+C beendet.
terminal-leave-lost = Diese Partie wird nicht gespeichert. Noch einmal Strg+C beendet.
terminal-no-keeping = Die Partie kann nicht gespeichert werden: { $why }
terminal-thinks = { $name } denkt nach
terminal-program-failed = { $name } hat versagt, es wurde zufällig gewählt: { $why }
terminal-ways =
    { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
terminal-begins-so = { $start } … ({ $count } Möglichkeiten: ? { $start })
terminal-gives-up = Verlust: { $lost }
terminal-nothing-yet = Noch ist nichts passiert.
terminal-nothing-back = Du bist beim ersten Schritt.
terminal-keys = Zahl+Enter · Esc zurück · Bild↑↓ Liste · ↑↓ Spielplan · info · hint · help
terminal-page = ↑↓ Bild↑↓ blättern · Esc oder Enter schließt
terminal-more = { $from }–{ $to } von { $count } · Bild↓
terminal-resume-which = Welche Partie? Enter nimmt die letzte, q beendet.
terminal-resume-game = { $game }, { $players } Spieler, { $entries } Einträge
terminal-resume-none = In { $folder } gibt es keine Partie zum Weiterspielen.

# Arriala

terminal-arriala-turn =
    { $points ->
        [one] Zug { $turn } · { $seat } · 1 Aktionspunkt
       *[other] Zug { $turn } · { $seat } · { $points } Aktionspunkte
    }
terminal-arriala-river = Flussbauwerke
terminal-arriala-sections = Offene Abschnitte
terminal-arriala-legend = Großbuchstabe: ein Arbeiter. Kleinbuchstabe: in diesem Zug bewegt. # eine Schleuse (gebaut/höchstens). = ein gewertetes Feld. Eine Zahl unter einem Feld ist die der Liste. Ein Abschnitt: Felder, besetzt/Größe, Punkte, wer vorn liegt.
terminal-arriala-costs = Ein Weinberg zeigt besetzt/Plätze und wer vorn liegt; am Ende bringt er so viele Punkte, wie er Plätze hat.
terminal-arriala-barred = In diesem Zug nicht zurück: { $moves }
terminal-arriala-own-worker = Deinen Arbeiter bewegen: { $place }
terminal-arriala-worker = Arbeiter bewegen ({ $colour }): { $place }
terminal-arriala-place = { $place }
terminal-arriala-card = Karte spielen: { $card }
terminal-arriala-place-worker = Einen Arbeiter aus dem Vorrat einsetzen
terminal-arriala-build-lock = Eine Schleuse bauen

# Kanal

terminal-kanal-legend = Strecken: . Weg, = Straße, # Schiene, ~ Kanal, ^ Brücke darauf, % beiseitegelegte Brücke. Ein Gebäude: seine Karte, ! wartet auf Aktivierung, * wird aktiviert, o Aktivierungsmarker. * mit Zahl: Punkte am Ende. ● besetzt, + Taler zum Mitnehmen, ↓ die untere Aktion ist frei.
terminal-kanal-offered = Gebäude im Angebot
terminal-kanal-spaces = Aktionsfelder
terminal-kanal-later = sobald der Stapel leer ist ({ $period }): { $action }
terminal-kanal-card =
    { $prestige ->
        [one] { $place } { $card } (Kosten: { $cost }; 1 Punkt): { $text }
       *[other] { $place } { $card } (Kosten: { $cost }; { $prestige } Punkte): { $text }
    }
terminal-kanal-space =
    { $thalers ->
        [0] { $space }: { $name }
        [one] { $space }: { $name }, dazu 1 Taler
       *[other] { $space }: { $name }, dazu { $thalers } Taler
    }
terminal-kanal-buy = { $gain } für { $cost } kaufen
terminal-kanal-building = { $plot } { $card }: { $text }
terminal-kanal-piece = { $piece } bauen ({ $cost }, wenn nicht kostenlos)
terminal-kanal-game = Partie { $game }
terminal-kanal-last = die letzte
terminal-kanal-piles = Stapel: { $piles }
terminal-kanal-points = { $points } Punkte, { $thalers }

# Canal Mania

terminal-canal-mania-legend = Norden ist links, Osten oben. Zwei Buchstaben: eine Stadt, groß: Großstadt, Farbe wie ihre Waren. . leichtes und ^ schwieriges Gelände. Ein Plättchen: Buchstabe des Besitzers, dann - Strecke, < Schleuse, a Kanalbrücke, t Tunnel, > das Ende eines offenen Kanals, + mehrere. Eine Zahl ist eine der Liste. ◆ Waren, ◇ Waren beliebiger Farbe, ▯ Handkarten. ↑↓ verschieben den Spielplan.
terminal-canal-mania-parliament = Im Parlament
terminal-canal-mania-engineers = Ingenieure
terminal-canal-mania-towns = Städte
terminal-canal-mania-swap = Ingenieur gegen { $engineer } tauschen
terminal-canal-mania-canal = Für: { $canal }
terminal-canal-mania-difficult = schwieriges Gelände
terminal-canal-mania-clear = leichtes Gelände
terminal-canal-mania-hex = Auf { $hex } bauen ({ $ground })
terminal-canal-mania-exit = Weiter nach { $place }
terminal-canal-mania-tile =
    { $points ->
        [one] { $tile }, 1 Punkt
       *[other] { $tile }, { $points } Punkte
    }
terminal-canal-mania-cube-in = Der Warenstein in { $town }
terminal-canal-mania-town = { $town }
terminal-canal-mania-face-up = Diese Karte aus der Auslage nehmen
terminal-canal-mania-brindley = Brindley: Streckenkarten bezahlen auch Schleusen
terminal-canal-mania-smeaton = Smeaton: Ein Vermesser zählt als zwei Karten
terminal-canal-mania-jessop = Jessop: Ein Tunnel kostet zwei Karten
terminal-canal-mania-telford = Telford: Eine Kanalbrücke kostet eine Karte
terminal-canal-mania-rennie = Rennie: bis zu vier Karten nehmen; wählen statt ziehen
terminal-canal-mania-last = die letzte ist { $round }
terminal-canal-mania-last-goods = letzte Waren
terminal-canal-mania-phase-1 = Phase 1, Auftrag
terminal-canal-mania-phase-2 = Phase 2, Bauen
terminal-canal-mania-phase-3 = Phase 3, Waren
terminal-canal-mania-deck = Stapel { $cards }
terminal-canal-mania-laid = { $laid } von { $value } Plättchen, noch { $need }
terminal-canal-mania-hand = { $engineer }, Hand { $cards }:
terminal-canal-mania-tiles = Plättchen übrig { $tiles }
terminal-canal-mania-cubes = Warensteine:
terminal-canal-mania-contract = { $canal }: { $way }, höchstens { $value } Plättchen
