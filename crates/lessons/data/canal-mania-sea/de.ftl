canal-mania-sea = Von Birmingham ans Meer

canal-mania-sea-about = Ein Auftrag, ein Kanal durch die Hügel und ein Warenstein, der dreimal zahlt.

canal-mania-sea-take = Einen Auftrag nehmen
canal-mania-sea-take-text = Du bist Rot, dir gehört das Wasser von Worcester nach Gloucester. Nimm den Auftrag Worcester & Birmingham: zwei Städte, höchstens 4 Plättchen. Der Lastkahn beginnt in Birmingham.
canal-mania-sea-take-done = Die Lücke auf dem Plan gehört jetzt dir.
canal-mania-sea-take-other = Beginnen darfst du an beiden Enden. Hier bitte in Birmingham: Die Hügel kommen zuerst.
canal-mania-sea-take-short = Welcher Auftrag ist kurz und trifft auf deinen Severn? Vier Karten sind nicht viel.

canal-mania-sea-hills = Über die Hügel
canal-mania-sea-hills-text = Neben Birmingham liegen Hügel, G16. Dort braucht es eine Kanalbrücke für zwei Karten „Kanalbrücke“ oder einen Tunnel für drei.
canal-mania-sea-hills-done = Bögen über das Tal. Zwei gleiche Plättchen dürfen nie aufeinander folgen.

canal-mania-sea-finish = Bis nach Worcester
canal-mania-sea-finish-text = Ein Plättchen fehlt noch, auf F16. Schleuse und Strecke kosten je eine Karte, aber nur die Schleuse bringt einen Punkt. Stell den Kanal für 3 Punkte fertig.
canal-mania-sea-finish-done = Das Wasser läuft: 2 Punkte für die Kanalbrücke, 1 für die Schleuse.
canal-mania-sea-finish-plain = Fertig, für 2 Punkte. Eine Schleuse kostet auch nur eine Karte und bringt 1 mehr.
canal-mania-sea-finish-open = Der Kanal ist noch nicht fertig, und die Karte dafür hast du. Bau weiter.

canal-mania-sea-haul = Waren befördern
canal-mania-sea-haul-text = Beende das Bauen. Bring dann einen Warenstein nach Gloucester. Jeder Abschnitt zahlt seinem Besitzer; nimm den Stein, bei dem Anna (Weiß) leer ausgeht.
canal-mania-sea-haul-done = Der Stein kommt durch drei deiner Städte: 3 Punkte für dich, keiner für andere.
canal-mania-sea-haul-anna = 3 für dich, aber 2 für Anna: Der erste Abschnitt gehört ihr. Liegt ein Stein näher bei dir?
canal-mania-sea-haul-cube = Auf deinem Wasser liegt ein Warenstein. Schade drum.

canal-mania-sea-end = Genug für einen Zug
canal-mania-sea-end-text = Auftrag, Bauen, Waren: Das ist ein Zug. Beende ihn und sieh, was die anderen tun.
canal-mania-sea-end-done = Jetzt sind Anna und Ben dran.

canal-mania-sea-watch = Die anderen
canal-mania-sea-watch-text = Anna hat drei Karten genommen. Ben (Schwarz) hat oben im Norden das letzte Plättchen seines Lancaster-Kanals gelegt, für 2 Punkte. Du bist wieder am Zug.

canal-mania-sea-contract = Ohne Auftrag keine Arbeit
canal-mania-sea-contract-text = Du hast keinen offenen Auftrag, also musst du einen nehmen. Nimm, welchen du willst; der Thames & Severn beginnt in Gloucester, an deinem eigenen Wasser.
canal-mania-sea-contract-done = Unterschrieben. Das Parlament hat Geduld, deine Mitspieler nicht.

canal-mania-sea-goods = Karten mit Waren
canal-mania-sea-goods-text = Dir fehlen Karten. Nimm die Schleuse mit weißer Ware: Du nennst eine Farbe, und deren Städte bekommen Warensteine. Wähle eine mit einer Stadt an deinem Wasser: Grün oder Schwarz.
canal-mania-sea-goods-done = Neue Warensteine, und ein paar davon liegen an deinen Kanälen.
canal-mania-sea-goods-plain = Eine brauchbare Karte, aber sie bringt keine Waren. Nimm sie zurück und nimm die Schleuse mit dem weißen Stein.
canal-mania-sea-goods-dry = Keine Stadt dieser Farbe liegt an deinen Kanälen. Versuch es mit Grün oder Schwarz.

canal-mania-sea-hand = Noch zwei
canal-mania-sea-hand-text = Wer in dieser Phase Karten nimmt, nimmt drei. Zwei fehlen noch; ein Vermesser ersetzt jede Karte.
canal-mania-sea-hand-done = Damit lässt sich bauen.

canal-mania-sea-again = Alles zusammen
canal-mania-sea-again-text = Befördere jetzt einen der neuen Warensteine über deine eigenen Kanäle: noch einmal 3 Punkte.
canal-mania-sea-again-done = 10 Punkte zu 2 und 1. Du liest den Plan besser als die meisten.
canal-mania-sea-again-cube = Auf deinem Wasser liegt ein Warenstein. Er ist 3 Punkte wert.

canal-mania-sea-goal = Wie es endet
canal-mania-sea-goal-text = Hat jemand 60 Punkte oder liegen die letzten Aufträge im Parlament, folgen noch zwei Runden. Unfertige Kanäle und die letzten Waren werden gewertet, und die fleißigsten Baumeister bekommen 10, 6 und 2.
