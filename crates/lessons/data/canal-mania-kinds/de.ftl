canal-mania-kinds = Nicht zweimal dasselbe
canal-mania-kinds-about = Plättchen, die sich abwechseln, der richtige Ingenieur, und Waren auf fremdem Wasser.

canal-mania-kinds-first = Der kurze Weg nach Süden
canal-mania-kinds-first-text = Dein Macclesfield Canal führt von Manchester nach Stoke. Zwei Felder sind leicht, dann kommen Hügel. Lege das erste Plättchen auf F8, nach Süden, und zahle mit einer Streckenkarte.
canal-mania-kinds-first-done = Ein Plättchen. Vier sind noch erlaubt, zwei nötig.
canal-mania-kinds-first-round = Dieser Weg ist länger, und du hast wenige Karten. F8 führt gerade nach Stoke.
canal-mania-kinds-first-save = Der Vermesser steht für jede Karte; die Hügel werden ihn brauchen. Hier genügt eine Streckenkarte.
canal-mania-kinds-first-cards = Mehr Karten sind gut, aber diese vier reichen. Nimm es zurück und baue.

canal-mania-kinds-second = Nicht zweimal dasselbe
canal-mania-kinds-second-text = Zwei gleiche Plättchen folgen im selben Abschnitt nie aufeinander, und deine zweite Karte ist auch eine Strecke. Brindley hilft: Mit ihm bezahlt eine Streckenkarte auch eine Schleuse. Lege die andere Art.
canal-mania-kinds-second-done = Strecke und Schleuse, bezahlt mit zwei Streckenkarten. Brindley ist sein Geld wert.
canal-mania-kinds-second-save = Heb den Vermesser für die Hügel auf: Dort kostet eine Kanalbrücke zwei Karten. Zahle mit der Streckenkarte.
canal-mania-kinds-second-open = Noch nicht: Du kannst den Kanal in dieser Aktion fertigstellen. Nimm es zurück und lege das nächste Plättchen.

canal-mania-kinds-hills = Zwei Karten für die Hügel
canal-mania-kinds-hills-text = Schwieriges Gelände braucht eine Kanalbrücke (zwei Karten) oder einen Tunnel (drei). Du hast eine Kanalbrückenkarte, der Vermesser steht für die andere. Erreiche Stoke.
canal-mania-kinds-hills-done = Fertig: 1 für die Schleuse, 2 für die Kanalbrücke. Eine Strecke bringt nichts, kostet aber wenig.
canal-mania-kinds-hills-open = Ein Plättchen fehlt! Nimm es zurück und lege die Kanalbrücke.

canal-mania-kinds-swap = Der richtige Ingenieur
canal-mania-kinds-swap-text = Eine andere Partie: wieder Hügel, aber nur eine Kanalbrückenkarte. Mit Telford kostet eine Kanalbrücke eine Karte. Er liegt frei neben dem Plan: Tausche Brindley gegen ihn. Das ist deine Aktion der ersten Phase.
canal-mania-kinds-swap-done = Er hilft sofort. Man darf sogar den Ingenieur eines anderen nehmen.
canal-mania-kinds-swap-tunnel = Jessop baut Tunnel für zwei Karten, und du hast keine. Wer hilft bei Kanalbrücken?
canal-mania-kinds-swap-other = Ein fähiger Mann, aber nicht dafür. Telford baut eine Kanalbrücke für eine Karte.
canal-mania-kinds-swap-second = Ein zweiter Auftrag ist erlaubt. Aber jetzt ließe sich der erste erfüllen, mit dem richtigen Ingenieur.
canal-mania-kinds-swap-luck = Vielleicht hast du Glück. Telford ist sicher.

canal-mania-kinds-arches = Eine Karte genügt
canal-mania-kinds-arches-text = Lege die Kanalbrücke auf die Hügel, in Richtung Stoke.
canal-mania-kinds-arches-done = Der Kanal ist für 3 Punkte fertig, mit einer einzigen Karte.
canal-mania-kinds-arches-cards = Karten können warten: Mit Telford genügt die eine, die du hast. Nimm es zurück und baue.

canal-mania-kinds-far = Die längste Route
canal-mania-kinds-far-text = All dieses Wasser gehört dir. Ein Warenstein bringt für jede Stadt, die er besucht, einen Punkt, aber nie zwei Städte einer Farbe: Guildford und Oxford sind beide schwarz. Finde 4 Punkte.
canal-mania-kinds-far-done = Vier Städte, vier Farben.
canal-mania-kinds-far-short = Das ist eine kürzere Route. Der Warenstein in Arundel kann vier Städte besuchen.
canal-mania-kinds-far-near = Es geht noch weiter. Hinter Weybridge liegt eine Stadt in wieder einer anderen Farbe.
canal-mania-kinds-far-cube = Auf deinem Wasser liegen Warensteine. Nimm es zurück und befördere einen.

canal-mania-kinds-alone = Auf fremdem Wasser
canal-mania-kinds-alone-text = Jetzt gehört dir nur Worcester bis Gloucester. Beide Warensteine brächten dir 2 Punkte. Befördere den, der den anderen nichts bringt.
canal-mania-kinds-alone-done = 2 für dich, 0 für sie. Der andere Warenstein läuft nicht weg.
canal-mania-kinds-alone-gift = 2 für dich, aber auch 2 für Anna und 2 für Ben, deren Abschnitte er benutzt hat. Nimm es zurück: Der in Worcester bringt nur dir 2.
canal-mania-kinds-alone-cube = Es gibt einen Warenstein, der Punkte bringt. Nimm es zurück und befördere ihn.

canal-mania-kinds-goal = Gut bauen, klug befördern
canal-mania-kinds-goal-text = Schau voraus, welche Plättchen das Gelände verlangt und welcher Ingenieur sie billig macht. Am Ende zählt die Zahl der erfüllten Aufträge: 10, 6 und 2 Punkte bei drei Spielern.
