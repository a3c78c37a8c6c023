arriala-water = Weinberge und Wasser
arriala-water-about = Flussbauwerke, der richtige Weinberg, und Karten, die fremde Arbeiter wegschicken.

arriala-water-river = Ein Bauwerk am Fluss
arriala-water-river-text = Dein Abschnitt ist gewertet, und drei Arbeiter stehen herum. Errichte mit einem ein Flussbauwerk für 3 Aktionspunkte: Tippe ihn an, dann ein blaues Feld neben dem Kanal.
arriala-water-river-done = Sofort 3 Punkte. Der Arbeiter bleibt dort bis zum Ende der Partie; nimm also einen, den der Kanal entbehren kann.
arriala-water-river-stroll = Ein Spaziergang, aber hier zählt nichts mehr. Ein blaues Feld brächte sofort 3.
arriala-water-river-later = Auch gut, für das Ende der Partie. Erst die 3 Punkte des Flussbauwerks; dann bleiben 2 für den Weinberg.

arriala-water-grapes = Der richtige Weinberg
arriala-water-grapes-text = Es bleiben 2 Aktionspunkte: Schicke einen zweiten Arbeiter in einen Weinberg. Im Brulhois hat Anna (gelb) schon einen, im Chasselas niemand. Welcher wäre deiner?
arriala-water-grapes-done = Dort bist du allein: 4 Punkte am Ende, wenn dir niemand folgt.
arriala-water-grapes-tie = Eins gegen eins ist Gleichstand, und dann bekommt ihr beide nichts. Im Chasselas wärst du allein.
arriala-water-grapes-stroll = In diesem Abschnitt zählt er nicht mehr. Weinberge zählen am Ende.

arriala-water-away = Jemand ist im Weg
arriala-water-away-text = Anna hat 2 Arbeiter zwischen Moissac und der Schleuse, du einen. Deine Karte schickt einen beliebigen Arbeiter in einen Weinberg: Nimm den auf 21 weg.
arriala-water-away-done = Sie wird es Urlaub nennen.
arriala-water-away-far = Die Lücke auf 22 ist zu weit: 3 Punkte von Moissac und 2 für Feld 23, aber nur 4 sind übrig. Nimm den auf 21.
arriala-water-away-tied = So wären es am Ende zwei von dir gegen zwei von ihr: Gleichstand, nichts für niemanden. Spiele zuerst die Karte.

arriala-water-fill = Genau fünf Punkte
arriala-water-fill-text = Fülle nun beide Lücken: von Moissac auf 21 (2 Punkte), und von 25 über die Schleuse auf 23 (2 Punkte).
arriala-water-fill-done = 6 Punkte. Die Karte, zwei Wege, kein Punkt zu viel.
arriala-water-fill-dear = Einsetzen kostet 3, und dann bleibt die andere Lücke offen. Zwei Wege zu 2 Punkten reichen.

arriala-water-hands = Finger weg
arriala-water-hands-text = Ben (grün) hat eben deinen Arbeiter von 18 nach Moissac geschickt. In diesem Zug darf er nicht gleich zurück auf 18. Fülle den Abschnitt trotzdem: Setze einen neuen auf 18 ein, und der alte geht auf 19.
arriala-water-hands-done = 6 Punkte. Verboten war nur der Ort, von dem er kam, und nur für einen Zug.
arriala-water-hands-same = Dann ist nur noch 18 offen, und dein Arbeiter in Moissac darf nicht dorthin zurück. Der neue kommt auf 18, der alte auf 19.

arriala-water-last = Letzter, und das ist gut so
arriala-water-last-text = Du bist mit 4 Punkten Letzter. Nur wer Letzter ist, darf die Karte „Kunstbauwerk“ spielen. Spiele sie und wähle eines der beiden Bauwerke.
arriala-water-last-done = 5 Punkte für einen Aktionspunkt. Für die nächste dieser Karten musst du wieder Letzter sein.
arriala-water-last-card = Die richtige Karte hast du schon. Spiele sie, solange du Letzter bist.
arriala-water-last-slow = Das bringt dich voran, kostet aber 3 Aktionspunkte. Die Karte auf deiner Hand kostet 1 und bringt 5.

arriala-water-goal = Auch neben dem Kanal
arriala-water-goal-text = Ein Arbeiter, der gezählt hat, ist nicht fertig: Blaue Felder bringen sofort etwas, Weinberge am Ende, und Karten bewegen sogar fremde. Das Spiel endet mit dem letzten Abschnitt; sei vorher bereit.
