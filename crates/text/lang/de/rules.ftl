# Die Seite der Regeln und die Regeln neben einem Tisch.

rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }
rules-aid = Spielübersicht
rules-whole = Alle Regeln
rules-page = Als Seite

# Under a diagram.

rules-step = { $step } von { $last }
rules-step-start = Die Stellung
rules-step-on = Ein Schritt weiter
rules-step-back = Ein Schritt zurück
