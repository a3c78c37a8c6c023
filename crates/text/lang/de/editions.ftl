# Der Editor für Ausgaben, der erst beim Öffnen geladen wird.

web-editions = Eigene Ausgaben
web-editions-about = Besitzt du das gedruckte Spiel, oder hast du eine Idee für eine andere Karte, einen anderen Kanal oder einen anderen Stapel? Hier gibst du die Daten ein, siehst sofort den Spielplan und spielst damit.
web-editions-mine = In diesem Browser
web-editions-none = Du hast noch keine. Beginne mit einer Vorlage oder mit eigenen Dateien.
web-editions-offered = Von diesem Server angeboten
web-edition-all = Alle Ausgaben
web-edition-new = Neue Ausgabe
web-edition-new-name = { $game }, meine Ausgabe
web-edition-copy-of = { $name } (Kopie)
web-edition-template = Mit einer Vorlage beginnen
web-edition-upload = Dateien oder Zip wählen
web-edition-folder = Ordner wählen
web-edition-by-link = Link oder Hash einer Ausgabe
web-edition-open = Öffnen
web-edition-which = Für welches Spiel sind diese Dateien?
web-edition-unreadable = Darin sind keine .toml-Dateien, oder es lässt sich nicht lesen.
web-edition-unfinished = unfertig
web-edition-remove = Entfernen
web-edition-remove-what = { $what } entfernen
web-edition-remove-sure = Sie ist dann aus diesem Browser weg. Was du geteilt hast, bleibt auf dem Server.
web-edition-undo = Rückgängig
web-edition-redo = Wiederholen
web-edition-copy = Kopie anlegen
web-edition-export = Exportieren
web-edition-share = Teilen
web-edition-share-text = Der Server bewahrt diesen Stand der Ausgabe auf. Wer den Link hat, kann damit spielen und an einer Kopie weiterarbeiten.
web-edition-link = Link zu dieser Ausgabe
web-edition-play = Damit spielen
web-edition-not-kept = In diesem Browser ist kein Platz mehr: Exportiere die Ausgabe, sonst ist sie beim Schließen der Seite verloren.
web-edition-files = Dateien
web-edition-text-of = Text von { $file }
web-edition-add-files = Dateien hinzufügen
web-edition-save-file = Diese Datei speichern
web-edition-problems = Ergebnis der Prüfung
web-edition-place = { $file }, Zeile { $line }
web-edition-guess = Meintest du „{ $guess }“?
web-edition-errors =
    { $count ->
        [one] Ein Fehler verhindert, dass damit gespielt wird.
       *[other] { $count } Fehler verhindern, dass damit gespielt wird.
    }
web-edition-good = Damit kann gespielt werden.
web-edition-warnings =
    { $count ->
        [one] Eines ist ungewöhnlich.
       *[other] { $count } Dinge sind ungewöhnlich.
    }
web-edition-unusual = Ungewöhnlich, aber erlaubt
web-edition-preview = Vorschau
web-edition-asking = Der Server baut den Tisch auf …
web-edition-no-preview = Sobald der Text keine Fehler hat, ist hier der Spielplan zu sehen.
web-edition-stale = Der Text hat Fehler. Das ist der letzte Stand ohne Fehler.
web-edition-name = Name
web-edition-map = Karte
web-edition-map-how = Wähle ein Feld, um es zu ändern. Ziehe eine Stadt oder bewege sie mit den Pfeiltasten; mit der Umschalttaste gehen die Pfeiltasten nur von Feld zu Feld.
web-edition-taken = Dort liegt schon { $town }: Verschiebe erst diese Stadt.
web-edition-no-ground = Dort ist die Karte zu Ende.
web-edition-hex = Feld { $hex }
web-edition-go-hex = Feld
web-edition-go-town = Stadt
web-edition-ground = Gelände
web-edition-ground-sea = Meer oder außerhalb
web-edition-ground-clear = frei
web-edition-ground-difficult = schwierig
web-edition-ground-town = Stadt
web-edition-colour = Farbe
web-edition-city = Großstadt
web-edition-move-town = Stadt bewegen
web-edition-west = nach Westen
web-edition-north = nach Norden
web-edition-south = nach Süden
web-edition-east = nach Osten
web-edition-size = { $columns } × { $rows } Felder
web-edition-more-columns = Spalte hinzufügen
web-edition-more-rows = Reihe hinzufügen
web-edition-fewer-columns = Letzte Spalte entfernen
web-edition-fewer-rows = Letzte Reihe entfernen
web-edition-contracts =
    { $count ->
        [one] Ein Auftrag
       *[other] { $count } Aufträge
    }
web-edition-contract = Auftrag
web-edition-from = Von
web-edition-to = Nach
web-edition-value = Höchstens so viele Plättchen
web-edition-via = Über
web-edition-no-via = (keine)
web-edition-add-via = Auch über
web-edition-start = Startauftrag
web-edition-more-contracts = Auftrag hinzufügen
web-edition-deck-size = Stapel: { $count } Karten
web-edition-canal = Städte und Strecken
web-edition-town = Stadt
web-edition-cells = Felder bis zur nächsten Stadt
web-edition-locks = Höchstens Schleusen
web-edition-rivers = Flussbauwerke
web-edition-more-towns = Stadt mit Strecke hinzufügen
web-edition-vineyards = Weinberge und Kunstbauten
web-edition-places = Plätze
web-edition-from-players = Ab so vielen Spielern
web-edition-work = Kunstbau
web-edition-near = Bei
web-edition-section-points = Punkte eines Abschnitts
web-edition-workers =
    { $count ->
        [one] Ein Arbeiter
       *[other] { $count } Arbeiter
    }
web-edition-deck = Stapel
web-edition-cards = { $count } Karten
web-edition-all-cards = Karte schließen
web-edition-cost = Kosten
web-edition-other-cost = Oder diese Kosten
web-edition-more-costs = Andere Kosten zur Wahl stellen
web-edition-one-cost = Nur die ersten Kosten
web-edition-prestige = Prestige
web-edition-effect = Wirkung, in der Sprache von docs/effects.md
web-edition-in-words = In Worten:
web-edition-drawing = Zeichnung
web-edition-drawing-own = nach dem Namen
web-edition-printed = Der bedruckte Plan
web-edition = Ausgabe
web-edition-own = die des Programms
web-edition-unknown = Dieser Server hat kein Spielmaterial mit diesem Hash.
web-edition-other = Dieses Spielmaterial gehört zu einem anderen Spiel.
web-edition-unfinished-text = Sie enthält noch Fehler, damit kann nicht gespielt werden.
web-edition-as-text = Der Spielplan als Text
