# What things on the table are, for who asks.

arriala-about-name = { $name }
arriala-about-place = { $place }
arriala-about-own-worker = Dein Arbeiter
arriala-about-worker = Arbeiter von { $side }
arriala-about-worker-use = Geht am Kanal für 1 AP je Feld. Du darfst alle Arbeiter gehen lassen, jeden einmal je Zug.
arriala-about-cell-use = Platz für einen Arbeiter oder eine Schleuse. Ist ein Abschnitt voll, wird er gewertet.
arriala-about-town-use = Platz für beliebig viele Arbeiter; zählt zu keinem Abschnitt.
arriala-about-vineyard-use = Wird am Ende gewertet: Die meisten Arbeiter bekommen die Punkte. Hin { $there } AP, zurück zum Kanal { $back } AP.
arriala-about-river = Blaues Feld
arriala-about-river-use = Flussbauwerk: Einer deiner Arbeiter geht für { $points } AP hierher, bringt { $renown } Punkte und bleibt.
arriala-about-card-cost = Ausspielen kostet { $points } AP.
arriala-about-reserve = Vorrat
arriala-about-reserve-use = Setzt für { $points } AP einen deiner Arbeiter auf einen freien Platz am Kanal.
arriala-about-lock-cost = Kostet ohne Karte { $points } AP.
arriala-about-pile = Nachziehstapel
arriala-about-pile-use = Zieht für { $points } AP eine Karte. Nur du siehst sie; das Ziehen lässt sich nicht rückgängig machen.
arriala-about-section = Abschnitt
arriala-about-move = Bewegt einen beliebigen Arbeiter bis zu { $cells } Felder; jedes weitere kostet 1 AP.
arriala-about-anywhere = Bewegt einen deiner Arbeiter am Kanal auf einen beliebigen freien Platz dort.
arriala-about-own-to-vineyard = Bewegt einen deiner Arbeiter vom Kanal in einen Weinberg.
arriala-about-any-to-vineyard = Bewegt einen beliebigen Arbeiter vom Kanal in einen Weinberg.
arriala-about-own-to-canal = Bewegt einen deiner Arbeiter aus einem Weinberg an den Kanal.
arriala-about-any-to-canal = Bewegt einen beliebigen Arbeiter aus einem Weinberg an den Kanal.
arriala-about-lock =
    { $renown ->
        [one] Teilt einen Abschnitt, der noch nicht gewertet ist. Bringt 1 Punkt.
       *[other] Teilt einen Abschnitt, der noch nicht gewertet ist. Bringt { $renown } Punkte.
    }
arriala-about-art = Nur wer Letzter ist. Bringt { $renown } Punkte; jedes Bauwerk gibt es einmal.

canal-mania-about-canal = { $canal }
canal-mania-about-contract = Verbindet { $one } und { $other } mit höchstens { $most } Plättchen.
canal-mania-about-contract-via = Unterwegs muss er { $towns } berühren.
canal-mania-about-contract-use = Ist er fertig, bringt jede Schleuse 1, jede Kanalbrücke 2, jeder Tunnel 3.
canal-mania-about-engineer = { $engineer }
canal-mania-about-brindley = Streckenkarten bezahlen auch Schleusen, und Schleusen dürfen aufeinander folgen.
canal-mania-about-jessop = Ein Tunnel kostet zwei Karten.
canal-mania-about-telford = Eine Kanalbrücke kostet eine Karte.
canal-mania-about-smeaton = Ein Vermesser zählt als zwei Karten.
canal-mania-about-rennie = Nimm vier Karten der Auslage, oder wähle eine, statt zu ziehen.
canal-mania-about-engineer-use = Er arbeitet für einen Spieler; tauschen ist eine Aktion der Phase 1.
canal-mania-about-card = Karte: { $card }
canal-mania-about-face = { $face }
canal-mania-about-goods = Offen genommen, setzt sie { $cubes } Warensteine in Städte dieser Farbe.
canal-mania-about-surveyor = Zählt als eine Karte beliebiger Art.
canal-mania-about-tile = { $tile }
canal-mania-about-tile-clear =
    { $cards ->
        [one] Liegt auf freiem Gelände und kostet 1 Karte; im fertigen Kanal bringt sie { $points }.
       *[other] Liegt auf freiem Gelände und kostet { $cards } Karten; im fertigen Kanal bringt sie { $points }.
    }
canal-mania-about-tile-difficult =
    { $cards ->
        [one] Liegt auf schwierigem Gelände und kostet 1 Karte; im fertigen Kanal: { $points } Punkte.
       *[other] Liegt auf schwierigem Gelände und kostet { $cards } Karten; im fertigen Kanal: { $points } Punkte.
    }
canal-mania-about-hex = Feld { $hex }
canal-mania-about-clear = Freies Gelände: für Strecke oder Schleuse.
canal-mania-about-difficult = Schwieriges Gelände: für Kanalbrücke oder Tunnel.
canal-mania-about-town = { $town }
canal-mania-about-town-colour = Stadtfarbe: { $colour }. Ein Warenstein besucht nie zwei Städte einer Farbe.
canal-mania-about-cube = Hier wartet ein Warenstein: Phase 3 befördert ihn, und jede besuchte Stadt bringt einen Punkt.
canal-mania-about-deck = Stapel
canal-mania-about-deck-use = Ziehe eine Karte statt der Aktion einer Phase. Nur du siehst sie.
canal-mania-about-replace = Auslage ersetzen
canal-mania-about-replace-use = Legt alle offenen Karten ab und deckt neue auf. Ihre Waren zählen nicht.

kanal-about-name = { $name }
kanal-about-plot = Bauplatz { $plot }
kanal-about-plot-empty = Leer: Jedes Gebäude kann hier stehen. Strecken an allen vier Seiten aktivieren es.
kanal-about-cost = Kostet { $cost }, wenn es nicht umsonst ist.
kanal-about-piece = Liegt zwischen Bauplätzen. Die vierte Strecke an einem Gebäude aktiviert es.
kanal-about-route = Streckenfeld
kanal-about-route-use = Für Weg, Straße, Schiene oder Kanal. Eine Brücke liegt auf einer Strecke zwischen zwei Gebäuden.
kanal-about-building =
    { $prestige ->
        [one] Kostet { $cost }. 1 Punkt. Stapel: { $period }.
       *[other] Kostet { $cost }. { $prestige } Punkte. Stapel: { $period }.
    }
kanal-about-space-thalers = Wer es nimmt, bekommt { $cost }.
kanal-about-space-later = Sobald der Stapel ({ $period }) leer ist: { $action }.
kanal-about-space = Jedes Feld kann einmal je Runde gewählt werden.
kanal-about-pile = Stapel: { $period }
kanal-about-pile-use = Von hier kommen neue Gebäude. Ist der letzte Stapel leer, endet das Spiel bald.
kanal-about-buy = Eins mehr kostet jetzt { $cost }; je mehr du hast, desto teurer.
kanal-about-material = Dein Rad fasst höchstens { $most }.
kanal-about-wheel = Rad
kanal-about-wheel-use = Eine Drehung nimmt 1 Holz, 1 Lehm und 1 Kohle und gibt 1 Stein und 1 Stahl.
kanal-about-wheel-paid = Einmal am Ende jeder Runde kostenlos, sonst jederzeit für { $cost }.
