# Kanal. Der Name einer Karte steht in allen Sprachen in der Datei ihres Decks; hier wird der deutsche gezeigt.

kanal-card = { $de }
kanal-card-unknown = { $id }
kanal-nothing = nichts

# Optionen

kanal-option-deck = Deck
kanal-option-deck-a = A, Erste Schritte
kanal-option-deck-b = B, Eiserne Wege
kanal-option-deck-c = C, Stille Wasser
kanal-option-deck-d = D, Weite Bögen
kanal-option-deck-e = E, Das Kontor
kanal-option-deck-f = F, Zweite Schicht
kanal-option-deck-mixed = Alle Decks gemischt
kanal-option-side = Seite des Industrieplans
kanal-option-side-printed = Vorderseite, mit aufgedruckten Strecken
kanal-option-side-blank = Rückseite, du legst die ersten Strecken
kanal-option-campaign = Solokampagne
kanal-option-campaign-no = Eine Partie
kanal-option-campaign-yes = Drei Partien in Folge
kanal-option-compensation = Startkapital der zweiten Person
kanal-option-compensation-thalers = 5 Taler, für gleiche Chancen
kanal-option-compensation-printed = 2 Taler, wie gedruckt

# Personen, Dinge, Orte. Die Endung einer Farbe hängt der Satz an: „der { $period }e Stapel“.

kanal-seat-red = Rot
kanal-seat-blue = Blau
kanal-period-green = grün
kanal-period-brown = braun
kanal-period-blue = blau
kanal-thing-wood = Holz
kanal-thing-clay = Lehm
kanal-thing-coal = Kohle
kanal-thing-stone = Stein
kanal-thing-steel = Stahl
kanal-thing-thaler = Taler
kanal-amount-wood = { $count } Holz
kanal-amount-clay = { $count } Lehm
kanal-amount-coal = { $count } Kohle
kanal-amount-stone = { $count } Stein
kanal-amount-steel = { $count } Stahl
kanal-amount-thaler = { $count } Taler
kanal-amount-prestige = { $count } Prestige
kanal-piece-path = Weg
kanal-piece-road = Straße
kanal-piece-rail = Schiene
kanal-piece-canal = Kanal
kanal-piece-bridge = Brücke
kanal-at-between = zwischen { $first } und { $second }
kanal-at-north = nördlich von { $plot }
kanal-at-east = östlich von { $plot }
kanal-at-south = südlich von { $plot }
kanal-at-west = westlich von { $plot }
kanal-list-last = { $first } und { $rest }
kanal-list-more = { $first }, { $rest }
kanal-or = { $first } oder { $rest }

# Aktionsfelder

kanal-space-t1 = 1 Gebäude und 1 Weg oder Straße
kanal-space-t2 = 1 Gebäude
kanal-space-t2-lower = 1 Brücke und 1 Gebäude
kanal-space-t3 = bis zu 3 Wege und Straßen
kanal-space-t3-lower = 1 Brücke, 1 Weg und 1 Straße
kanal-space-t4 = bis zu 2 Strecken
kanal-space-t4-lower = 1 Gebäude in der letzten Runde
kanal-space-b1 = 4 Holz
kanal-space-b2 = 3 Holz, Lehm oder Kohle, oder 1 Brücke
kanal-space-b3 = 4 Lehm

# Was gefragt wird

kanal-ask-place = { $seat } legt die ersten Strecken.
kanal-ask-go = { $seat } wählt eine Aktion.
kanal-ask-parts = { $seat } führt eine Aktion aus: { $space }.
kanal-ask-waiting = { $seat } wählt das nächste Gebäude zum Aktivieren.
kanal-ask-effects = { $seat } nutzt „{ $card }“.
kanal-ask-gain = { $seat } nimmt { $gain }.
kanal-ask-wheel = Runde { $round } endet: { $seat } darf das Rad drehen.
kanal-ask-turned = Runde { $round } endet: { $seat } darf noch kaufen.
kanal-note-discard = Letzte Runde hat niemand gebaut. Baut auch in dieser niemand, kommt „{ $card }“ in die Schachtel.
kanal-note-empty = Jedes leere Streckenfeld kostet 1 Punkt: jetzt −{ $count }.
kanal-ask-over = Die Partie ist zu Ende.

# Was du als nächstes tust

kanal-prompt-place = Lege deine ersten Strecken: { $parts }.
kanal-prompt-go = { $left ->
    [one] Wähle eine Aktion: deine letzte in dieser Runde.
   *[other] Wähle eine Aktion: noch { $left } in dieser Runde.
}
kanal-prompt-build = Baue { $parts }.
kanal-prompt-take = Nimm { $parts }.
kanal-prompt-discard = Werk voll: oberste Karte abwerfen ({ $period })?
kanal-prompt-discard-build = Werk voll: Karte abwerfen ({ $period }) und { $parts } bauen.
kanal-prompt-stuck = Noch nicht möglich: { $parts }. Kaufen, Rad drehen oder Zug beenden.
kanal-prompt-stuck-end = Nicht möglich: { $parts }. Beende deinen Zug.
kanal-prompt-action-done = Aktion fertig: Beende deinen Zug.
kanal-prompt-plot = { $card }: auf welchen Bauplatz?
kanal-prompt-pay = { $card } auf { $plot }: Womit zahlst du?
kanal-prompt-where = { $piece } ({ $cost }): wohin?
kanal-prompt-where-free = { $piece }, kostenlos: wohin?
kanal-prompt-bridge = Brücke ({ $cost }): Wähle eine leuchtende Strecke.
kanal-prompt-bridge-free = Brücke: Wähle eine leuchtende Strecke.
kanal-prompt-here = Was baust du hier: { $pieces }?
kanal-prompt-waiting = { $count ->
    [one] 1 Gebäude wird aktiviert: Tippe es an.
   *[other] { $count } Gebäude werden aktiviert: Welches zuerst?
}
kanal-prompt-effect = { $card }: { $effect }.
kanal-prompt-effects = { $card }: Welcher der { $count } Effekte?
kanal-prompt-no-effect = { $card }: kein Effekt mehr. Karte abschließen.
kanal-prompt-exchange = { $left ->
    [one] { $card }: noch einmal tauschen?
   *[other] { $card }: noch { $left }-mal tauschen?
}
kanal-prompt-piece-free = Kostenlos bauen: { $pieces } ({ $number } von { $count }).
kanal-prompt-piece-paid = Zum üblichen Preis bauen: { $pieces } ({ $number } von { $count }).
kanal-prompt-amount = Wie viel { $thing } zahlst du, { $from } bis { $to }?
kanal-prompt-which-bridge = Welche Brücke gibst du ab?
kanal-prompt-price = Womit zahlst du?
kanal-prompt-gain = { $gain }: Was zuerst?
kanal-prompt-wheel = Runde { $round } endet: das Rad kostenlos drehen?
kanal-prompt-next-round = Noch etwas vor Runde { $next }?
kanal-prompt-game-end = Noch etwas, bevor die Partie endet?
kanal-prompt-lay-light = Baue bis zu { $count } Wege oder Straßen ({ $number } von { $count }).
kanal-prompt-lay-route = Baue bis zu { $count } beliebige Strecken ({ $number } von { $count }).
kanal-prompt-effect-take = { $card }: Nimm { $gain }.
kanal-prompt-effects-one = { $card }: Wähle einen von { $count } Effekten.
kanal-prompt-amount-of = { $card }: Wie viel { $thing } zahlst du, { $from } bis { $to }?
kanal-prompt-exchange-one = { $card }: tauschen?
kanal-prompt-exchange-of = { $count ->
    [one] { $card }: einmal tauschen?
   *[other] { $card }: bis zu { $count }-mal tauschen?
}
kanal-lost-exchange = ein Tausch
kanal-lost-turn = eine Drehung des Rads
kanal-count-building = { $count } Gebäude
kanal-count-path = { $count ->
    [one] 1 Weg
   *[other] { $count } Wege
}
kanal-count-road = { $count ->
    [one] 1 Straße
   *[other] { $count } Straßen
}
kanal-count-rail = { $count ->
    [one] 1 Schiene
   *[other] { $count } Schienen
}
kanal-count-canal = { $count ->
    [one] 1 Kanal
   *[other] { $count } Kanäle
}
kanal-count-bridge = { $count ->
    [one] 1 Brücke
   *[other] { $count } Brücken
}
kanal-count-light = { $count ->
    [one] 1 Weg oder Straße
   *[other] bis zu { $count } Wege oder Straßen
}
kanal-count-route = { $count ->
    [one] 1 Strecke
   *[other] bis zu { $count } Strecken
}

# Aktionen

kanal-do-go = Aktionsfeld nehmen: { $space }
kanal-do-buy = { $gain } kaufen
kanal-do-turn = Das Rad für { $cost } drehen
kanal-do-lay = { $piece } { $space } bauen ({ $cost }, wenn nicht kostenlos)
kanal-do-build = „{ $card }“ auf { $plot } bauen, für { $cost }
kanal-do-discard = Dein Werk ist voll: die oberste Karte des Stapels abwerfen
kanal-do-gain = { $thing } nehmen
kanal-do-gain-rest = Den übrigen Ertrag nehmen
kanal-do-activate = Das Gebäude auf { $plot } aktivieren
kanal-do-use = Effekt { $effect } nutzen
kanal-do-use-price = Effekt { $effect } zum Preis Nummer { $price } nutzen
kanal-do-use-amount = Effekt { $effect } nutzen und { $amount } zahlen
kanal-do-use-bridge = Effekt { $effect } nutzen und die Brücke { $space } beiseitelegen
kanal-do-finish = Dieses Gebäude abschließen
kanal-do-end = Zug beenden
kanal-do-wheel = Das Rad kostenlos drehen
kanal-do-done = Fertig

# Aktionen, wie sie jetzt liest, wer sie machen kann

kanal-now-go = { $thalers ->
    [0] { $space }
    [one] { $space } · 1 Taler für dich
   *[other] { $space } · { $thalers } Taler für dich
}
kanal-now-buy = +{ $gain } · { $cost }
kanal-now-lay = { $piece } { $space } bauen · { $cost }
kanal-now-lay-free = { $piece } { $space } bauen · kostenlos
kanal-now-gain = { $lost ->
    [0] { $gain } nehmen
   *[other] { $gain } nehmen (Platz für { $fits })
}
kanal-now-gain-all = Alles nehmen: { $gain }
kanal-now-activate = { $card }: { $gain }
kanal-now-take = { $gain } nehmen
kanal-now-exchange = { $price } → { $gain }
kanal-now-bridge = die Brücke { $space }
kanal-now-build-free-beside = { $count ->
    [one] 1 { $one } kostenlos daneben bauen
   *[other] Bis zu { $count } { $many } kostenlos daneben bauen
}
kanal-now-build-free-anywhere = { $count ->
    [one] 1 { $one } kostenlos irgendwo bauen
   *[other] Bis zu { $count } { $many } kostenlos irgendwo bauen
}
kanal-now-build-paid-beside = { $count ->
    [one] 1 { $one } zum üblichen Preis daneben bauen
   *[other] Bis zu { $count } { $many } zum üblichen Preis daneben bauen
}
kanal-now-build-paid-anywhere = { $count ->
    [one] 1 { $one } zum üblichen Preis irgendwo bauen
   *[other] Bis zu { $count } { $many } zum üblichen Preis irgendwo bauen
}
kanal-now-finish = „{ $card }“ abschließen
kanal-now-leave-wheel = Rad nicht drehen
kanal-now-next-round = Nächste Runde
kanal-now-last = Partie beenden

# Was geschehen ist

kanal-event-game = Partie { $game } beginnt.
kanal-event-round = Runde { $round } beginnt. { $seat } hat die erste Aktion.
kanal-event-last-round = Die nächste Runde ist die letzte.
kanal-event-shown = Neu im Angebot: „{ $card }“.
kanal-event-discarded-solo = Zu wenige Gebäude in dieser Runde: „{ $card }“ kommt in die Schachtel.
kanal-event-discarded-quiet = Seit zwei oder mehr Runden hat niemand gebaut: „{ $card }“ kommt in die Schachtel.
kanal-event-opened = Der { $period }e Stapel ist leer. Jetzt frei: { $action }.
kanal-event-blocked = { $thalers ->
    [0] Die Sperrscheibe liegt auf: { $space }.
    [one] Die Sperrscheibe liegt auf: { $space }. 1 Taler kommt in den Vorrat.
   *[other] Die Sperrscheibe liegt auf: { $space }. { $thalers } Taler kommen in den Vorrat.
}
kanal-event-went = { $thalers ->
    [0] { $seat } nimmt das Aktionsfeld: { $space }.
   *[other] { $seat } nimmt das Aktionsfeld: { $space }, dazu { $thalers } Taler.
}
kanal-event-gained = { $lost ->
    [0] { $seat } erhält { $gain }.
   *[other] { $seat } erhält { $gain } (ohne Platz: { $lost }).
}
kanal-event-prestige = { $seat } erhält { $amount } Prestige.
kanal-event-bought = { $seat } kauft { $gain } für { $thalers } Taler.
kanal-event-turned = { $thalers ->
    [0] { $seat } dreht das Rad kostenlos.
   *[other] { $seat } dreht das Rad für { $thalers } Taler.
}
kanal-event-built = { $seat } baut „{ $card }“ auf { $plot }.
kanal-event-buried = Das Werk von { $seat } ist voll: Die oberste Karte des { $period }en Stapels wird abgeworfen.
kanal-event-laid = { $piece ->
    [Weg] { $seat } baut einen Weg { $space }.
    [Kanal] { $seat } baut einen Kanal { $space }.
   *[other] { $seat } baut eine { $piece } { $space }.
}
kanal-event-activated-routes = { $seat } aktiviert „{ $card }“ auf { $plot }: vier Strecken.
kanal-event-activated-bridges = { $seat } aktiviert „{ $card }“ auf { $plot }: zwei Brücken.
kanal-event-used = { $seat } nutzt „{ $card }“: { $effect }.
kanal-event-laid-aside = { $seat } legt die Brücke { $space } beiseite.
kanal-event-bridge-gone = Die Brücke von { $seat } { $space } wird entfernt.
kanal-event-token-back = „{ $card }“ von { $seat } auf { $plot } erhält einen Aktivierungsmarker zurück.
kanal-event-scored = { $points ->
    [one] Partie { $game } endet mit 1 Punkt.
   *[other] Partie { $game } endet mit { $points } Punkten.
}
kanal-event-ended = Die Partie ist zu Ende.

# Warum nicht

kanal-refuse-now-place = Lege zuerst deine ersten Strecken: 2 Wege, 1 Schiene, 1 Kanal.
kanal-refuse-now-go = Wähle zuerst eine Aktion.
kanal-refuse-now-parts = Das gehört nicht zu deiner Aktion.
kanal-refuse-now-waiting = Aktiviere zuerst die Gebäude, die darauf warten.
kanal-refuse-now-effects = Schließe zuerst das Gebäude ab, das gerade aktiviert wird.
kanal-refuse-now-gain = Nimm zuerst den übrigen Ertrag.
kanal-refuse-now-wheel = Runde vorbei: nur noch Rad drehen und Material kaufen.
kanal-refuse-now-over = Die Partie ist zu Ende.
kanal-way = „{ $space }“
kanal-refuse-build-with = Das baust du mit { $ways }: Wähle zuerst diese Aktion.
kanal-refuse-build-nowhere = In dieser Runde ist keine Aktion mehr frei, mit der du ein Gebäude baust.
kanal-refuse-lay-with = { $piece }: Das baust du mit { $ways }. Wähle zuerst diese Aktion.
kanal-refuse-lay-nowhere = { $piece }: In dieser Runde ist keine Aktion dafür mehr frei.
kanal-refuse-one-action = Nur eine Aktion pro Zug: Beende deinen Zug.
kanal-refuse-only-gives = Diese Aktion gibt: { $parts }.
kanal-refuse-action-used = Aktion verbraucht: Beende deinen Zug.
kanal-refuse-taken-by = Schon von { $seat } genommen: { $space }.
kanal-refuse-used-of = Bei dieser Aktivierung schon genutzt oder ein anderer gewählt: { $effect }.
kanal-refuse-condition-of = Bedingung nicht erfüllt: { $effect }.
kanal-refuse-fruitless-of = Das bringt jetzt nichts: { $effect }.
kanal-refuse-first-activate = Aktiviere zuerst „{ $card }“.
kanal-refuse-first-finish = Schließe zuerst „{ $card }“ ab.
kanal-refuse-taken = Dieses Aktionsfeld ist in dieser Runde schon besetzt: { $space }.
kanal-refuse-blocked = Auf diesem Aktionsfeld liegt in dieser Runde die Sperrscheibe: { $space }.
kanal-refuse-no-lower = Dieses Aktionsfeld hat nur eine Aktion: { $space }.
kanal-refuse-covered = { $left ->
    [one] Der { $period }e Stapel hat noch 1 Karte und verdeckt: { $action }.
   *[other] Der { $period }e Stapel hat noch { $left } Karten und verdeckt: { $action }.
}
kanal-refuse-no-building-part = Mit deiner Aktion kannst du kein Gebäude bauen, oder du hast es schon getan.
kanal-refuse-not-offered = { $piece ->
    [Weg] Du kannst jetzt keinen Weg bauen.
    [Kanal] Du kannst jetzt keinen Kanal bauen.
   *[other] Du kannst jetzt keine { $piece } bauen.
}
kanal-refuse-not-gained = Davon gibt es jetzt nichts zu nehmen: { $thing }.
kanal-refuse-one-kind = Vom Ertrag ist nur noch eine Sorte übrig: Nimm sie beim Namen.
kanal-refuse-not-displayed = „{ $card }“ liegt nicht im Angebot.
kanal-refuse-board-full = Alle deine Bauplätze sind bebaut.
kanal-refuse-plot = Auf { $plot } steht „{ $card }“ und bleibt dort.
kanal-refuse-cost = „{ $card }“ hat nur einen Preis.
kanal-refuse-not-full = { $empty ->
    [one] Abwerfen geht nur, wenn dein Werk voll ist; 1 Bauplatz ist frei.
   *[other] Abwerfen geht nur, wenn dein Werk voll ist; { $empty } Bauplätze sind frei.
}
kanal-refuse-no-pile = Alle Stapel sind leer: Es gibt nichts abzuwerfen.
kanal-refuse-pay = Dafür brauchst du { $need } { $thing }; du hast { $have }.
kanal-refuse-needs-empty = { $there ->
    [Weg] Es liegt ein Weg { $space }; hier brauchst du ein leeres Feld.
    [Kanal] Es liegt ein Kanal { $space }; hier brauchst du ein leeres Feld.
   *[other] Es liegt eine { $there } { $space }; hier brauchst du ein leeres Feld.
}
kanal-refuse-over = { $there ->
    [Weg] Es liegt ein Weg { $space }; du kannst nur Wege überbauen.
    [Kanal] Es liegt ein Kanal { $space }; du kannst nur Wege überbauen.
   *[other] Es liegt eine { $there } { $space }; du kannst nur Wege überbauen.
}
kanal-refuse-touching = { $piece ->
    [Kanal] Der Kanal { $space } muss einen deiner Kanäle berühren.
   *[other] Die { $piece } { $space } muss eine deiner Schienen berühren.
}
kanal-refuse-bridge-border = Am Rand ist keine Brücke möglich, also auch nicht { $space }.
kanal-refuse-bridge-there = Es liegt schon eine Brücke { $space }.
kanal-refuse-bridge-building = Eine Brücke { $space } braucht auf beiden Seiten ein Gebäude; { $plot } ist leer.
kanal-refuse-bridge-route = Eine Brücke liegt auf einer Strecke; { $space } ist keine.
kanal-refuse-beside = Das Feld { $space } liegt nicht neben dem Gebäude auf { $plot }.
kanal-refuse-first-route = { $piece ->
    [Weg] Du beginnst mit zwei Wegen, einer Schiene und einem Kanal: Wege hast du schon.
    [Kanal] Du beginnst mit zwei Wegen, einer Schiene und einem Kanal: Den Kanal hast du schon.
    [Schiene] Du beginnst mit zwei Wegen, einer Schiene und einem Kanal: Die Schiene hast du schon.
   *[other] Du beginnst mit zwei Wegen, einer Schiene und einem Kanal, nicht mit einer { $piece }.
}
kanal-refuse-outer = Die ersten Strecken müssen den Rand berühren; das Feld { $space } tut das nicht.
kanal-refuse-no-bridge = Es liegt keine Brücke { $space }.
kanal-refuse-aside = Die Brücke { $space } wurde schon beiseitegelegt.
kanal-refuse-which-bridge = Du zahlst mit einer Brücke: Wähle, welche.
kanal-refuse-sale = Du kannst nur Holz, Lehm und Kohle kaufen, nicht { $thing }.
kanal-refuse-room = Kein Platz für mehr { $thing }: höchstens { $limit }.
kanal-refuse-buy = 1 { $thing } kostet jetzt { $need } Taler; du hast { $have }.
kanal-refuse-turn = Das Rad drehen kostet { $need } Taler; du hast { $have }.
kanal-refuse-wheel = Das Rad ist blockiert: Dir fehlt { $thing }.
kanal-refuse-wheel-full = Stein und Stahl stehen beide auf { $limit }: Drehen bringt nichts.
kanal-refuse-free-turn = In dieser Runde hast du schon kostenlos gedreht.
kanal-refuse-not-waiting = Das Gebäude auf { $plot } ist nicht zu aktivieren: Es braucht vier Strecken oder eine zweite Brücke.
kanal-refuse-no-effect = Dieses Gebäude hat keinen Effekt { $effect }; sein letzter ist { $last }.
kanal-refuse-effect-used = Effekt { $effect } wurde bei dieser Aktivierung schon genutzt, oder ein anderer wurde gewählt.
kanal-refuse-condition = Die Bedingung von Effekt { $effect } ist jetzt nicht erfüllt.
kanal-refuse-fruitless = Effekt { $effect } bringt jetzt nichts.
kanal-refuse-no-price = So kannst du den Effekt nicht bezahlen: Einen Preis Nummer { $price } hat er nicht.
kanal-refuse-amount = Wähle, wie viel du zahlst: { $from } bis { $to }.

# Die Worte der Karten, im Infinitiv, damit sie auch im Verlauf stehen können.

kanal-block-effect = ({ $number }) { $text }
kanal-block-all = { $first }; { $rest }
kanal-block-one = entweder { $first }, oder { $rest }
kanal-block-one-more = { $first }, oder { $rest }
kanal-block-group = [{ $text }]
kanal-effect-when = wenn { $when }: { $rest }
kanal-effect-times = { $times }: { $rest }
kanal-effect-pay = { $price } zahlen, { $gain }
kanal-times-fixed = bis zu { $count }-mal
kanal-times-each = höchstens einmal je { $what }
kanal-price-choose = { $from } bis { $to } { $thing }
kanal-price-bridge-beside = eine Brücke daneben
kanal-price-bridge-anywhere = eine beliebige Brücke
kanal-gain = { $gain } erhalten
kanal-gain-each = je { $what } { $gain } erhalten
kanal-gain-table = nach Anzahl ({ $what }) erhalten: { $rows }
kanal-row = { $from } bringt { $gain }
kanal-rows = { $first }; { $rest }
kanal-gain-build-free-beside = { $count ->
    [one] 1 { $one } kostenlos daneben bauen
   *[other] bis zu { $count } { $many } kostenlos daneben bauen
}
kanal-gain-build-free-anywhere = { $count ->
    [one] 1 { $one } kostenlos irgendwo bauen
   *[other] bis zu { $count } { $many } kostenlos irgendwo bauen
}
kanal-gain-build-paid-beside = { $count ->
    [one] 1 { $one } zum üblichen Preis daneben bauen
   *[other] bis zu { $count } { $many } zum üblichen Preis daneben bauen
}
kanal-gain-build-paid-anywhere = { $count ->
    [one] 1 { $one } zum üblichen Preis irgendwo bauen
   *[other] bis zu { $count } { $many } zum üblichen Preis irgendwo bauen
}
kanal-gain-turn = das Rad kostenlos drehen
kanal-cond-exactly = { $count ->
    [one] genau 1 { $one } ist
   *[other] genau { $count } { $many } sind
}
kanal-cond-at-least = { $count ->
    [one] mindestens 1 { $one } ist
   *[other] mindestens { $count } { $many } sind
}
kanal-cond-at-most = { $count ->
    [one] höchstens 1 { $one } ist
   *[other] höchstens { $count } { $many } sind
}
kanal-cond-first = es die erste Aktivierung ist
kanal-cond-second = es die zweite Aktivierung ist
kanal-what-beside = { $kind } daneben
kanal-what-anywhere = { $kind } im Werk
kanal-what-stock = { $thing } im Vorrat
kanal-what-paid = Bezahltes
kanal-kind-route = Strecke
kanal-kind-building = Gebäude
kanal-kind-idle = noch nicht aktiviertes Gebäude
kanal-kind-once = einmal aktiviertes Gebäude
kanal-kind-twice = zweimal aktiviertes Gebäude
kanal-kind-kinds = Streckenart
kanal-kinds-route = Strecken
kanal-kinds-path = Wege
kanal-kinds-road = Straßen
kanal-kinds-rail = Schienen
kanal-kinds-canal = Kanäle
kanal-kinds-bridge = Brücken
kanal-kinds-building = Gebäude
kanal-kinds-idle = noch nicht aktivierte Gebäude
kanal-kinds-once = einmal aktivierte Gebäude
kanal-kinds-twice = zweimal aktivierte Gebäude
kanal-kinds-kinds = Streckenarten
kanal-now-gives = bringt jetzt { $gain }
kanal-now-nothing = bringt jetzt nichts
kanal-now-condition = Bedingung jetzt nicht erfüllt
kanal-now-times = { $count ->
    [0] jetzt kein Tausch
    [one] jetzt 1 Tausch
   *[other] jetzt { $count }-mal Tausch
}
kanal-now-choice = nach deiner Wahl

# Punkte

kanal-score-prestige = Gewonnenes Prestige
kanal-score-buildings = Gebäude
kanal-score-thalers = Taler
kanal-score-value = Stein und Stahl
kanal-score-base = Minimum von Holz, Lehm, Kohle
kanal-score-routes = Straßen, Schienen und Kanäle
kanal-score-empty = Leere Streckenfelder
kanal-score-game-1 = Erste Partie
kanal-score-game-2 = Zweite Partie
kanal-grade-under-80 = Aller Anfang ist schwer.
kanal-grade-80 = Ein Plan zeichnet sich ab.
kanal-grade-100 = Gut gebaut; noch kein Sieg.
kanal-grade-120 = Du gewinnst!
kanal-grade-130 = Ein glänzender Sieg!
kanal-grade-140 = Sieg mit einem Meisterwerk!
kanal-grade-150 = Ein Sieg, wie er kaum jemandem gelingt!
kanal-grade-under-350 = Diesmal ist die Kampagne nicht gewonnen.
kanal-grade-350 = Du gewinnst die Kampagne!
kanal-grade-370 = Du gewinnst die Kampagne, und das glänzend!

kanal-theme-points = Punkte im Werk
kanal-theme-stock = Material und Taler
kanal-theme-routes = die Strecken
kanal-theme-buildings = Platz zum Bauen
kanal-theme-activations = Gebäude kurz vor der Aktivierung
kanal-theme-bridges = die Brücken
kanal-theme-tempo = der nächste Zug

## effects

kanal-ask-pay = { $seat } zahlt für „{ $card }“.
kanal-ask-pick = { $seat } wählt den Ertrag.
kanal-prompt-pick = Wähle: { $pick }.
kanal-prompt-next-bridge = { $left ->
    [one] Welche Brücke gibst du ab?
   *[other] Welche Brücke gibst du ab? Noch { $left }.
}
kanal-prompt-which-gain = { $card }: Was nimmst du?
kanal-do-use-things = Effekt { $effect } nutzen und { $things } zahlen
kanal-do-use-gain = Effekt { $effect } nutzen und Ertrag Nummer { $gain } nehmen
kanal-do-use-price-gain = Effekt { $effect } zum Preis Nummer { $price } nutzen und Ertrag Nummer { $gain } nehmen
kanal-refuse-now-pay = Zahle zuerst den ganzen Preis.
kanal-refuse-few-bridges = Dafür brauchst du { $need } Brücken; du kannst { $have } abgeben.
kanal-refuse-which-things = { $kinds ->
    [one] Wähle, was du zahlst: eines von denen auf der Karte.
   *[other] Wähle, was du zahlst: { $kinds } verschiedene von denen auf der Karte.
}
kanal-refuse-which-gain = { $last ->
    [one] Der Effekt hat nur einen Ertrag: Da gibt es nichts zu wählen.
   *[other] Wähle, welchen Ertrag du nimmst: 1 bis { $last }.
}
kanal-block-order = zuerst { $first }, dann { $rest }
kanal-block-order-more = { $first }, dann { $rest }
kanal-gain-and = { $first } und { $rest }
kanal-gain-or = { $first } oder { $rest }
kanal-price-bridges-beside = { $count } Brücken daneben
kanal-price-bridges-anywhere = { $count } beliebige Brücken
kanal-price-bridges-choose-beside = { $from } bis { $to } Brücken daneben
kanal-price-bridges-choose-anywhere = { $from } bis { $to } beliebige Brücken
kanal-pick-material = { $count } von einem Material
kanal-pick-materials = { $count ->
    [one] { $kinds } verschiedene Materialien
   *[other] je { $count } von { $kinds } verschiedenen Materialien
}
kanal-pick-different = { $kinds } verschiedene aus { $things }
kanal-what-stock-material = Material im Vorrat
kanal-what-stock-materials = Materialien im Vorrat
kanal-what-different-material = Materialart im Vorrat
kanal-what-different-materials = Materialarten im Vorrat
kanal-what-different-stock = Sorte im Vorrat ({ $things })
kanal-what-different-stocks = Sorten im Vorrat ({ $things })
kanal-kind-different = Art ({ $kinds })
kanal-kinds-different = Arten ({ $kinds })
