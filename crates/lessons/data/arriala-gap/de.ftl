arriala-gap = Die Lücke bei Moissac
arriala-gap-about = Bewegen, einsetzen, eine Schleuse bauen – und jemandem einen Abschnitt vor der Nase wegschnappen.

arriala-gap-fill = Die Lücke schließen
arriala-gap-fill-text = Du bist Rot. Zwischen zwei Städten ist nur Feld 19 leer. Bewege deinen Arbeiter von Moissac auf 19: Der Abschnitt ist voll, und du hast dort die meisten Arbeiter.
arriala-gap-fill-done = Vier Felder, drei Arbeiter von dir: 6 Punkte im ersten Zug.
arriala-gap-fill-gap = Jetzt ist dafür 18 leer. Neben der Lücke steht schon einer von dir: in Moissac.
arriala-gap-fill-dear = Auch das sind 6 Punkte, aber Einsetzen kostet 3 Aktionspunkte. Ein Feld weit bewegen kostet 1.

arriala-gap-place = Verstärkung holen
arriala-gap-place-text = Du hast noch 4 Aktionspunkte. Setze für 3 davon einen Arbeiter aus dem Vorrat auf ein freies Feld hinter Moissac, 20 bis 23.
arriala-gap-place-done = Der nächste Abschnitt kommt bestimmt.
arriala-gap-place-town = In eine Stadt passen beliebig viele, aber für einen Abschnitt zählen nur Felder.
arriala-gap-place-back = Ein schönes Feld. Zu holen ist als Nächstes aber der Abschnitt hinter Moissac.

arriala-gap-end = Der letzte Punkt
arriala-gap-end-text = Ein Aktionspunkt ist übrig, und sparen kann man Punkte nicht. Bewege jemanden ein Feld weiter und beende dann deinen Zug.
arriala-gap-end-done = Das war ein ganzer Zug: 5 Aktionspunkte, ausgegeben, wie du willst.

arriala-gap-room = Platz schaffen
arriala-gap-room-text = Anna (Gelb) steht auf 16 und 17. Hol dir den Abschnitt in einem Zug! Du darfst jeden Arbeiter bewegen: Schick zuerst ihren von 16 nach Castelsarrasin.
arriala-gap-room-done = Und weg ist er. Das ist erlaubt; lächeln darf man dabei auch.
arriala-gap-room-hers = Voll – und 4 Punkte für Anna: Sie hat 2 von 3 Arbeitern. Nimm den Zug zurück und ändere das zuerst.

arriala-gap-enter = Nachrücken
arriala-gap-enter-text = Feld 16 ist jetzt frei. Rück für 1 Punkt aus Castelsarrasin nach.
arriala-gap-enter-done = Eins zu eins. Der nächste Arbeiter entscheidet.
arriala-gap-enter-dear = Dann bleibt nur 1 Punkt, und Feld 18 ist von Moissac 2 entfernt. Komm lieber aus Castelsarrasin.

arriala-gap-steal = Über die Schleuse
arriala-gap-steal-text = Geh von Moissac auf 18. Die Schleuse auf 19 hält dich nicht auf, sie zählt nur als Feld: 2 Punkte.
arriala-gap-steal-done = 4 Punkte in einem Zug, und Anna hat zugesehen.

arriala-gap-draw = Karten
arriala-gap-draw-text = Ein neuer Plan. Du hast eine Schleusenkarte; mit Karten geht manches billiger oder umsonst. Zieh für 2 Punkte noch eine.
arriala-gap-draw-done = Eine Bewegungskarte. Gezogen ist gezogen: Am echten Tisch lässt sich das nicht zurücknehmen.

arriala-gap-tie = Wenn zwei sich streiten
arriala-gap-tie-text = Anna und Ben haben je zwei Arbeiter, du hast einen. Spiel deine Schleusenkarte auf 10, dann ist 11 bis 15 ein eigener Abschnitt.
arriala-gap-tie-done = Bei Gleichstand gehen beide leer aus: 8 Punkte für deinen einen Arbeiter und 1 für die Schleuse.
arriala-gap-tie-open = 1 Punkt für die Schleuse; aber Feld 10 ist noch frei, der Abschnitt also nicht voll.
arriala-gap-tie-worker = Mit einem Arbeiter auf 10 wird der Abschnitt nur länger, und 9 ist noch frei. Eine Schleuse schließt ihn ab.

arriala-gap-grape = Ab in den Weinberg
arriala-gap-grape-text = Dieser Abschnitt ist gewertet, dein Arbeiter auf 15 hat seine Schuldigkeit getan. Schick ihn für 2 Punkte in einen Weinberg und beende dann deinen Zug.
arriala-gap-grape-done = Die Weinberge werden am Spielende gewertet. Verkostet wird danach.
arriala-gap-grape-stroll = Ein schöner Spaziergang, aber hier zählt er nichts mehr. Weinberge zählen am Ende.

arriala-gap-win = Gewinne in diesem Zug
arriala-gap-win-text = Ein Abschnitt ist noch offen. Ist 29 besetzt, endet das Spiel sofort; du hast 20 Punkte, Anna 26. Sieh dir erst den Weinberg Brulhois an.
arriala-gap-win-done = Gewonnen. Auf den letzten Stein zu warten, lohnt sich.
arriala-gap-win-early = Das Spiel ist aus, 28 zu 32: Den Brulhois bekommt Anna, die dort allein stand. Was hättest du vorher tun können?

arriala-gap-goal = Das ist Arriala
arriala-gap-goal-text = Abschnitte und Weinberge bekommt, wer dort die meisten Arbeiter hat. Eine Schleuse bringt 1 Punkt, ein Flussbauwerk 3, und wer Letzter ist, darf für 5 ein Kunstbauwerk errichten. Die meisten Punkte gewinnen.
