# Die Worte von Canal Mania.

canal-mania-seat-red = Rot
canal-mania-seat-white = Weiß
canal-mania-seat-black = Schwarz
canal-mania-seat-yellow = Gelb
canal-mania-seat-green = Grün

# Die Endung hängt der Satz an: „jede { $colour }e Stadt“.

canal-mania-colour-red = rot
canal-mania-colour-yellow = gelb
canal-mania-colour-green = grün
canal-mania-colour-blue = blau
canal-mania-colour-black = schwarz
canal-mania-colour-purple = violett

canal-mania-option-finished = Erfüllte Aufträge
canal-mania-option-finished-remembered = Anzahl und Wert werden erst am Ende gezeigt
canal-mania-option-finished-shown = Anzahl und Wert sind immer zu sehen

canal-mania-part-canals = Fertige Kanäle
canal-mania-part-hauls = Beförderte Waren
canal-mania-part-unfinished = Unfertige Kanäle
canal-mania-part-last-goods = Letzte Waren
canal-mania-part-prolific = Fleißigster Baumeister

canal-mania-tile-stretch = Strecke
canal-mania-tile-lock = Schleuse
canal-mania-tile-aqueduct = Kanalbrücke
canal-mania-tile-tunnel = Tunnel

canal-mania-card-stretch = Strecke
canal-mania-card-lock = Schleuse
canal-mania-card-aqueduct = Kanalbrücke
canal-mania-card-tunnel = Tunnel
canal-mania-card-surveyor = Vermesser
canal-mania-face-goods = { $card } mit { $colour }er Ware
canal-mania-face-white = { $card } mit beliebiger Ware

canal-mania-pay-nothing = nichts (ein Vermesser zählt doppelt)
canal-mania-pay-cards = { $count } × { $card }
canal-mania-pay-surveyors =
    { $count ->
        [one] einen Vermesser
       *[other] { $count } Vermesser
    }
canal-mania-pay-both =
    { $surveyors ->
        [one] { $count } × { $card } und einen Vermesser
       *[other] { $count } × { $card } und { $surveyors } Vermesser
    }

# Was gefragt wird.

canal-mania-ask-colour = { $seat } wählt eine Farbe.
canal-mania-ask-must-take = { $seat } wählt einen Auftrag.
canal-mania-ask-first = { $seat } beginnt: Auftrag, Ingenieur oder Karten.
canal-mania-ask-second = { $seat } baut oder nimmt Karten.
canal-mania-ask-third = { $seat } wählt einen Warenstein zum Befördern.
canal-mania-ask-extra = { $seat } darf einen zweiten Auftrag nehmen.
canal-mania-ask-taking = { $seat } nimmt Karten (bisher { $taken }).
canal-mania-ask-declare = { $seat } sieht sich eine Karte an: { $face }.
canal-mania-ask-declare-hidden = { $seat } sieht sich eine Karte an.
canal-mania-ask-naming = { $seat } wählt eine Farbe für die Waren.
canal-mania-ask-removing = { $seat } nimmt einen Warenstein aus einer Stadt.
canal-mania-ask-placing = { $seat } legt einen Warenstein.
canal-mania-ask-building = { $seat } legt Plättchen.
canal-mania-ask-crossing = { $seat } bezahlt eine Kreuzung.
canal-mania-ask-closing = { $seat } beendet den Zug.
canal-mania-ask-discard =
    { $over ->
        [one] { $seat } hat eine Karte zu viel und wirft ab.
       *[other] { $seat } hat { $over } Karten zu viel und wirft ab.
    }
canal-mania-ask-last-goods = { $seat } befördert einen der letzten Warensteine.
canal-mania-ask-over = Die Partie ist zu Ende.

# Was gefragt wird, wer an der Reihe ist.

canal-mania-prompt-colour =
    { $left ->
        [one] Wähle deine Farbe: noch eine frei.
       *[other] Wähle deine Farbe: noch { $left } frei.
    }
canal-mania-prompt-must-take = Nimm einen Auftrag: Du hast keinen offenen.
canal-mania-prompt-first = Auftrag nehmen, Ingenieur tauschen oder Karte ziehen?
canal-mania-prompt-first-full = Ingenieur tauschen, Auslage ersetzen oder Karte ziehen?
canal-mania-prompt-extra = Noch einen zweiten Auftrag nehmen?
canal-mania-prompt-barge = Lastkahn nach { $one } oder { $other }?
canal-mania-prompt-declare = Du hast gezogen: { $face }. Zeigst du die Karte?
canal-mania-prompt-drew = Du hast gezogen: { $face }.
canal-mania-prompt-naming = Wähle eine Farbe für { $cubes } Warensteine.
canal-mania-prompt-removing = Becken leer: Nimm einen Warenstein weg ({ $number } von { $all }).
canal-mania-prompt-placing = Lege den { $colour }en Warenstein { $number } von { $all }.
canal-mania-prompt-second = Lege ein Plättchen oder nimm { $count } Karten.
canal-mania-prompt-second-build = Lege ein Plättchen oder zieh eine Karte.
canal-mania-prompt-second-cards = Nimm { $count } Karten: Für ein Plättchen reicht es noch nicht.
canal-mania-prompt-second-none-open = Nimm { $count } Karten: Du hast keinen Auftrag zum Bauen.
canal-mania-prompt-second-draw = Die Auslage ist leer: eine Karte ziehen?
canal-mania-prompt-nothing = In dieser Phase geht nichts: auslassen.
canal-mania-prompt-taking = Nimm noch { $more } Karten ({ $taken } von { $all }).
canal-mania-prompt-taking-last = Nimm noch 1; dann kommen neue Karten.
canal-mania-prompt-taking-rennie = Rennie: Karte Nummer { $number } nehmen oder genug?
canal-mania-prompt-alone = Nur diese Karte oder die erste von bis zu { $most }?
canal-mania-prompt-which-canal = Für welchen Kanal ist { $hex }?
canal-mania-prompt-exit = Wohin weiter von { $hex }? Am Pfeil: Plättchen nötig / übrig.
canal-mania-prompt-tile = { $one } oder { $other }? Noch { $left } von { $value } Plättchen.
canal-mania-prompt-tile-crossing = { $one } oder { $other }? Noch { $left } von { $value }; Kreuzung: +{ $cards } Karten.
canal-mania-prompt-only-tile = { $one }. Noch { $left } von { $value } Plättchen.
canal-mania-prompt-only-tile-crossing = { $one }. Noch { $left } von { $value } Plättchen; Kreuzung: +{ $cards } Karten.
canal-mania-prompt-pay = { $tile }: Womit bezahlst du?
canal-mania-prompt-crossing =
    { $left ->
        [one] Kreuzung: Wirf noch 1 Karte ab ({ $done } von { $all }).
       *[other] Kreuzung: Wirf { $left } Karten ab ({ $done } von { $all }).
    }
canal-mania-prompt-building = Nächstes Plättchen oder fertig? Noch { $left } möglich, { $need } nötig.
canal-mania-prompt-building-two = Nächstes Plättchen oder fertig?
canal-mania-prompt-building-done = Mehr Plättchen gehen jetzt nicht: fertig?
canal-mania-prompt-haul = Tippe einen Warenstein an, um ihn zu befördern.
canal-mania-prompt-no-haul = Kein Warenstein kann auf deinem Kanal enden: ziehen?
canal-mania-prompt-haul-to = In welche Stadt? Deine Punkte stehen dabei.
canal-mania-prompt-haul-one = Nach { $town } befördern?
canal-mania-prompt-haul-ways = { $count } Routen nach { $town }: Welche?
canal-mania-prompt-discard = Wirf { $over } deiner { $hand } Karten ab.
canal-mania-prompt-closing = Dein Zug ist fertig: Beende ihn.
canal-mania-prompt-last-goods = Letzte Waren: Du musst einen Warenstein befördern.

# Was ein Ausweg aufgibt.

canal-mania-lose-draw = eine Karte, die du ziehen könntest
canal-mania-lose-cards =
    { $count ->
        [one] eine Karte, die du nehmen könntest
       *[other] { $count } Karten, die du nehmen könntest
    }
canal-mania-lose-half-surveyor = die zweite Hälfte eines Vermessers
canal-mania-lose-tile = die Karten, die das Plättchen gekostet hat

# Was eine Aktion bedeutet.

canal-mania-do-colour = Farbe: { $colour }
canal-mania-do-take = „{ $canal }“ nehmen (max. { $value } Plättchen), Lastkahn nach { $town }
canal-mania-do-swap = Deinen Ingenieur gegen { $engineer } tauschen
canal-mania-do-replace = Die Auslage ersetzen
canal-mania-do-draw = Die oberste Baukarte ziehen
canal-mania-do-choose = Nur diese Karte, statt zu ziehen: { $face }
canal-mania-do-card = Nehmen: { $face }
canal-mania-do-show = Die Karte zeigen und ihre Waren legen
canal-mania-do-keep = Die Karte nicht zeigen
canal-mania-do-goods = Farbe: { $colour }
canal-mania-do-remove = Den Warenstein von { $town } nehmen
canal-mania-do-place = Einen Warenstein auf { $town } legen
canal-mania-do-lay =
    { $exit ->
        [n] { $canal }: { $tile } auf { $hex } nach Norden, für { $pay }
        [ne] { $canal }: { $tile } auf { $hex } nach Nordosten, für { $pay }
        [se] { $canal }: { $tile } auf { $hex } nach Südosten, für { $pay }
        [s] { $canal }: { $tile } auf { $hex } nach Süden, für { $pay }
        [sw] { $canal }: { $tile } auf { $hex } nach Südwesten, für { $pay }
       *[nw] { $canal }: { $tile } auf { $hex } nach Nordwesten, für { $pay }
    }
canal-mania-do-lift = { $canal }: das letzte Plättchen zurücknehmen
canal-mania-do-haul =
    { $points ->
        [one] Warenstein befördern: { $route }, 1 Punkt
       *[other] Warenstein befördern: { $route }, { $points } Punkte
    }
canal-mania-do-discard = Abwerfen: { $card }
canal-mania-do-pass = Diese Phase auslassen
canal-mania-do-stop = Genug
canal-mania-do-end = Zug beenden

# Was geschehen ist.

canal-mania-event-dealt = { $seat } erhält { $engineer }.
canal-mania-event-begins = { $seat } hat mit { $engineer } den Ingenieur mit der kleinsten Nummer und beginnt.
canal-mania-event-coloured = { $seat } spielt { $colour }.
canal-mania-event-turn = Runde { $round }: { $seat } ist am Zug.
canal-mania-event-contract-up = Im Parlament: { $canal }, { $one } – { $other }, Wert { $value }.
canal-mania-event-card-up = Aufgedeckt: { $face }.
canal-mania-event-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel gemischt.
canal-mania-event-took = { $seat } nimmt den Auftrag „{ $canal }“ und stellt einen Lastkahn nach { $town }.
canal-mania-event-swapped = { $seat } tauscht { $old } gegen { $new }, der neben dem Spielplan lag.
canal-mania-event-swapped-with = { $seat } tauscht mit { $from } den Ingenieur: { $old } gegen { $new }.
canal-mania-event-replaced = { $seat } ersetzt die Auslage.
canal-mania-event-drew = { $seat } zieht: { $face }.
canal-mania-event-drew-hidden = { $seat } zieht eine Karte.
canal-mania-event-showed = { $seat } zeigt die Karte: { $face }.
canal-mania-event-took-card = { $seat } nimmt: { $face }.
canal-mania-event-named = { $seat } wählt die Farbe: { $colour }.
canal-mania-event-removed = { $seat } nimmt den Warenstein von { $town }.
canal-mania-event-placed = { $seat } legt einen Warenstein auf { $town }.
canal-mania-event-no-room = Jede { $colour }e Stadt hat schon einen Warenstein; dieser kommt ins Becken.
canal-mania-event-laid =
    { $tile ->
        [Tunnel] { $seat } legt für „{ $canal }“ einen { $tile } auf { $hex } und zahlt { $pay }.
       *[other] { $seat } legt für „{ $canal }“ eine { $tile } auf { $hex } und zahlt { $pay }.
    }
canal-mania-event-joined = { $seat } verbindet { $from } und { $to }.
canal-mania-event-finished =
    { $points ->
        [one] { $seat } stellt „{ $canal }“ fertig und erhält 1 Punkt.
       *[other] { $seat } stellt „{ $canal }“ fertig und erhält { $points } Punkte.
    }
canal-mania-event-lifted = { $seat } nimmt von „{ $canal }“ das Plättchen auf { $hex } zurück.
canal-mania-event-hauled = { $seat } befördert einen Warenstein: { $route }.
canal-mania-event-scored =
    { $points ->
        [one] { $seat } erhält 1 Punkt ({ $source }).
       *[other] { $seat } erhält { $points } Punkte ({ $source }).
    }
canal-mania-event-discarded = { $seat } wirft ab: { $card }.
canal-mania-event-triggered-score = Jemand hat { $goal } Punkte erreicht. Runde { $last } ist die letzte.
canal-mania-event-triggered-contracts = Die letzten Aufträge liegen im Parlament. Runde { $last } ist die letzte.
canal-mania-event-triggered-quiet = Vier Runden lang ist nichts passiert. Runde { $last } ist die letzte.
canal-mania-event-quiet =
    { $left ->
        [one] Runden ohne Auftrag, Bau und Transport: { $rounds }. Nach einer weiteren beginnt das Ende.
       *[other] Runden ohne Auftrag, Bau und Transport: { $rounds }. Nach { $left } weiteren beginnt das Ende.
    }
canal-mania-event-last-goods = Jetzt werden die letzten Waren befördert.
canal-mania-event-unfinished =
    { $points ->
        [one] „{ $canal }“ von { $seat } bleibt unfertig: 1 Punkt.
       *[other] „{ $canal }“ von { $seat } bleibt unfertig: { $points } Punkte.
    }
canal-mania-event-ranked =
    { $finished ->
        [0] Baumeister, Rang { $rank }: { $seat }, kein Auftrag (Wert { $value }), Punkte: { $points }.
        [one] Baumeister, Rang { $rank }: { $seat }, 1 Auftrag (Wert { $value }), Punkte: { $points }.
       *[other] Baumeister, Rang { $rank }: { $seat }, { $finished } Aufträge (Wert { $value }), Punkte: { $points }.
    }
canal-mania-event-won =
    { $points ->
        [one] { $seat } gewinnt mit 1 Punkt.
       *[other] { $seat } gewinnt mit { $points } Punkten.
    }

# Warum etwas abgelehnt wird.

canal-mania-refuse-phase-1 = Phase 1: Auftrag, Ingenieur oder neue Karten. Plättchen sind Phase 2, Waren Phase 3.
canal-mania-refuse-phase-2 = Phase 2: Karten nehmen oder bauen. Aufträge sind Phase 1, Waren Phase 3.
canal-mania-refuse-phase-3 = Phase 3: Warenstein befördern oder ziehen. Aufträge und Plättchen erst im nächsten Zug.
canal-mania-refuse-first-colour = Wähle zuerst eine Farbe.
canal-mania-refuse-first-extra = Entscheide zuerst, ob du einen zweiten Auftrag nimmst.
canal-mania-refuse-first-taking = Du nimmst gerade Karten aus der Auslage: Nimm die nächste oder hör auf.
canal-mania-refuse-first-declare = Entscheide zuerst, ob du die gezogene Karte zeigst.
canal-mania-refuse-first-naming = Wähle zuerst die Farbe der Waren.
canal-mania-refuse-first-removing = Zuerst muss ein Warenstein vom Spielplan.
canal-mania-refuse-first-placing = Lege zuerst die Waren.
canal-mania-refuse-first-building = Du baust gerade: Lege ein Plättchen oder hör auf.
canal-mania-refuse-first-crossing = Wirf zuerst Karten für die Kreuzung ab.
canal-mania-refuse-first-closing = Alle drei Phasen sind vorbei: Beende deinen Zug.
canal-mania-refuse-first-last-goods = Wer einen der letzten Warensteine befördern kann, muss es tun.
canal-mania-refuse-colour-taken = { $colour } ist schon vergeben.
canal-mania-refuse-must-take = Ohne offenen Auftrag musst du einen nehmen.
canal-mania-refuse-two-open = Du hast schon zwei offene Aufträge; mehr sind nicht erlaubt.
canal-mania-refuse-not-in-parliament = Der Auftrag „{ $canal }“ liegt nicht im Parlament.
canal-mania-refuse-not-terminal = { $town } ist kein Endpunkt von „{ $canal }“: Das sind { $one } und { $other }.
canal-mania-refuse-own-engineer = { $engineer } arbeitet schon für dich.
canal-mania-refuse-none-face-up = Die Auslage ist leer.
canal-mania-refuse-nothing-to-draw = Nachziehstapel und Ablagestapel sind leer.
canal-mania-refuse-not-rennie = Nur mit Rennie darfst du aus der Auslage nehmen, statt zu ziehen.
canal-mania-refuse-not-face-up = Diese Karte liegt nicht in der Auslage: { $face }.
canal-mania-refuse-take-more = { $taken } von { $need } Karten genommen. Früher aufhören darfst du nur mit { $limit } Karten auf der Hand; du hast { $hand }.
canal-mania-refuse-no-symbol = Die gezogene Karte hat kein Warensymbol zum Zeigen.
canal-mania-refuse-not-in-hand = Diese Karte hast du nicht: { $card }.
canal-mania-refuse-need-not-discard = Du hast { $hand } Karten, erlaubt sind { $limit }: Du musst nichts abwerfen.
canal-mania-refuse-hand-too-large = Du hast { $hand } Karten, erlaubt sind { $limit }: Wirf zuerst ab.
canal-mania-refuse-wrong-colour = Die Ware gehört in eine { $colour }e Stadt; { $town } ist keine.
canal-mania-refuse-has-cube = In { $town } liegt schon ein Warenstein.
canal-mania-refuse-place-elsewhere = Noch nicht { $town }. Zuerst: { $allowed }. Großstädte und Städte an einem Kanal haben Vorrang.
canal-mania-refuse-remove-elsewhere = Nicht von { $town }. Zuerst Städte ohne Kanal: { $allowed }.
canal-mania-refuse-no-cube = In { $town } liegt kein Warenstein.
canal-mania-refuse-no-route = Von { $town } aus endet keine Route auf deinem Kanal.
canal-mania-refuse-no-section = Kein Abschnitt von { $owner } verbindet { $from } und { $to }.
canal-mania-refuse-last-not-own = Der letzte Abschnitt muss dein eigener sein; dieser gehört { $owner }.
canal-mania-refuse-same-colour = { $one } und { $other } sind beide { $colour }: Eine Route hat nie zwei Städte einer Farbe.
canal-mania-refuse-none-open = Du hast keinen offenen Auftrag zum Bauen.
canal-mania-refuse-not-open = „{ $canal }“ gehört nicht zu deinen offenen Aufträgen.
canal-mania-refuse-off-map = Auf { $hex } kannst du nicht bauen.
canal-mania-refuse-on-town = { $town } ist eine Stadt: Plättchen liegen daneben.
canal-mania-refuse-not-joined-hex = Der Kanal geht auf { $next } weiter, nicht auf { $hex }.
canal-mania-refuse-not-joined-town = Der Kanal geht neben { $town } weiter; { $hex } liegt nicht dort.
canal-mania-refuse-sharp-turn =
    { $exit ->
        [n] Ein Plättchen auf { $hex } kann nicht nach Norden führen: Es geht geradeaus oder in weitem Bogen.
        [ne] Ein Plättchen auf { $hex } kann nicht nach Nordosten führen: Es geht geradeaus oder in weitem Bogen.
        [se] Ein Plättchen auf { $hex } kann nicht nach Südosten führen: Es geht geradeaus oder in weitem Bogen.
        [s] Ein Plättchen auf { $hex } kann nicht nach Süden führen: Es geht geradeaus oder in weitem Bogen.
        [sw] Ein Plättchen auf { $hex } kann nicht nach Südwesten führen: Es geht geradeaus oder in weitem Bogen.
       *[nw] Ein Plättchen auf { $hex } kann nicht nach Nordwesten führen: Es geht geradeaus oder in weitem Bogen.
    }
canal-mania-refuse-crosses-itself = Auf { $hex } liegt der Kanal schon; er darf sich nicht selbst kreuzen.
canal-mania-refuse-town-twice = In { $town } war der Kanal schon; er darf nicht noch einmal hinein.
canal-mania-refuse-via-missing = Vor seinem Ende muss der Kanal noch hierhin: { $missing }.
canal-mania-refuse-too-long =
    { $value ->
        [one] Der Auftrag erlaubt 1 Plättchen; so bräuchte der Kanal mindestens { $need }.
       *[other] Der Auftrag erlaubt { $value } Plättchen; so bräuchte der Kanal mindestens { $need }.
    }
canal-mania-refuse-cannot-finish =
    { $left ->
        [0] Danach bliebe kein Plättchen; der Kanal bräuchte mindestens { $need }.
        [one] Danach bliebe 1 Plättchen; der Kanal bräuchte mindestens { $need }.
       *[other] Danach blieben { $left } Plättchen; der Kanal bräuchte mindestens { $need }.
    }
canal-mania-refuse-in-its-own-way =
    { $left ->
        [one] Mit 1 Plättchen wird der Kanal so nicht mehr fertig: Eigene Plättchen und Städte sind im Weg.
       *[other] Mit { $left } Plättchen wird der Kanal so nicht mehr fertig: Eigene Plättchen und Städte sind im Weg.
    }
canal-mania-refuse-leads-nowhere = Von dort könnte der Kanal sein Ende nie erreichen.
canal-mania-refuse-clear-ground =
    { $tile ->
        [Tunnel] Leichtes Gelände: Hier passt nur eine Strecke oder Schleuse, kein { $tile }.
       *[other] Leichtes Gelände: Hier passt nur eine Strecke oder Schleuse, keine { $tile }.
    }
canal-mania-refuse-difficult-ground = Schwieriges Gelände: Hier passt nur eine Kanalbrücke oder ein Tunnel, keine { $tile }.
canal-mania-refuse-same-kind = Das letzte Plättchen des Abschnitts ist gleich ({ $tile }): Zwei gleiche dürfen nicht aufeinanderfolgen.
canal-mania-refuse-no-tile-left = Davon hast du kein Plättchen mehr: { $tile }.
canal-mania-refuse-not-brindley = Nur mit Brindley bezahlst du eine Schleuse mit Streckenkarten.
canal-mania-refuse-wrong-payment =
    { $need ->
        [one] { $tile }: Das kostet 1 Karte; du bietest { $paid } oder die falsche Art.
       *[other] { $tile }: Das kostet { $need } Karten; du bietest { $paid } oder die falsche Art.
    }
canal-mania-refuse-cards-lacking = Du brauchst { $need } × { $card } und hast { $have }.
canal-mania-refuse-crossing-cards =
    { $have ->
        [0] Eine Kreuzung kostet 2 weitere Karten; du hättest keine mehr.
        [one] Eine Kreuzung kostet 2 weitere Karten; du hättest nur noch 1.
       *[other] Eine Kreuzung kostet 2 weitere Karten; du hättest noch { $have }.
    }
canal-mania-refuse-nothing-to-lift = „{ $canal }“ hat kein Plättchen zum Zurücknehmen.
canal-mania-refuse-laid-this-turn = Das letzte Plättchen von „{ $canal }“ hast du in diesem Zug gelegt: Mach es rückgängig.
canal-mania-answer-barge = Zuerst der Lastkahn: { $one } oder { $other }. Plättchen sind Phase 2.
canal-mania-answer-taking =
    { $more ->
        [one] Du nimmst gerade Karten: noch 1.
       *[other] Du nimmst gerade Karten: noch { $more }.
    }
canal-mania-answer-card-hex = Karten sind für Plättchen: Tippe ein leuchtendes Feld an.
canal-mania-answer-card-none = Am Lastkahn reichen deine Karten noch für kein Plättchen: Nimm weitere.
canal-mania-answer-card-later = Karten sind für Plättchen: Das ist Phase 2.
canal-mania-answer-clear-ground = Leichtes Gelände: Dir fehlt eine Strecke oder Schleuse.
canal-mania-answer-difficult-ground = Schwieriges Gelände: { $aqueduct } × Kanalbrücke oder { $tunnel } × Tunnel; du hast { $aqueducts } und { $tunnels }.
canal-mania-answer-canal = Plättchen legen: Tippe ein leuchtendes Feld am Lastkahn an.

# Worauf ein Bot achtet.
canal-mania-theme-points = erzielte Punkte
canal-mania-theme-canals = fertige Kanäle
canal-mania-theme-works = Kanäle im Bau
canal-mania-theme-cards = Karten auf der Hand
canal-mania-theme-engineer = der Ingenieur
canal-mania-theme-roads = das Kanalnetz
canal-mania-theme-goods = Waren zum Befördern
canal-mania-theme-tempo = das Tempo

## rules

canal-mania-option-memory = Gesehenes
canal-mania-option-memory-players = Merkt sich jeder selbst
canal-mania-option-memory-table = Zeigt der Tisch an
