kanal-water = Wasser und Schiene
kanal-water-about = Was Kanäle, Schienen und Straßen kosten, was sie bringen, und warum sie mehr wecken als Wege.

kanal-water-space = Zwei beliebige Strecken
kanal-water-space-text = Wege und Straßen gibt es bei mehreren Aktionen. Für Kanäle und Schienen brauchst du „bis zu 2 Strecken“. Nimm dieses Feld: 2 Taler liegen auch dort.
kanal-water-space-done = Zusammen 4 Taler. Ein Kanal kostet 3.
kanal-water-space-light = Damit baust du höchstens Wege und Straßen. Für einen Kanal brauchst du „bis zu 2 Strecken“.
kanal-water-space-later = Material ist gut, aber zwei deiner Gebäude fehlt nur eine Strecke.

kanal-water-canal = Graben
kanal-water-canal-text = Das Bootshaus auf D1 hat drei Seiten; es gibt mit jedem Kanal daneben mehr. Baue einen Kanal südlich von D1: Er muss einen Kanal berühren, und deiner läuft an der Ostseite.
kanal-water-canal-done = Sofort 2 Lehm, wie bei jedem Kanal, und das Bootshaus erwacht.
kanal-water-canal-dry = Auch das weckt es, aber mit einem Kanal gibt es nur Holz. Mit einem zweiten ist auch Stahl dabei. Nimm es zurück und grabe.
kanal-water-canal-closes = Ein Kanal und 2 Lehm; aber er weckt nichts. Südlich von D1 ist die vierte Seite des Bootshauses.

kanal-water-house = Was zwei Kanäle geben
kanal-water-house-text = Aktiviere das Bootshaus und nimm alles: 1 Stahl und 4 Holz.
kanal-water-house-done = Stahl! Kaufen kann man ihn nicht. Er kommt von Gebäuden und vom Rad.
kanal-water-house-lost = Dann verfällt alles, was es gibt. Nimm es zurück und nutze es.

kanal-water-rail = Schienen
kanal-water-rail-text = Die zweite Strecke: eine Schiene für 1 Stahl und 1 Holz. Sie muss eine Schiene berühren, und westlich von A3 liegt eine. Baue sie südlich von A3, an der vierten Seite des Zeughauses.
kanal-water-rail-done = Das Zeughaus erwacht, mit zwei Schienen daneben.
kanal-water-rail-half = Das wäre verschenkt: Das Zeughaus gibt 3 Kohle für jede Schiene daneben, und es hätte nur eine. Nimm es zurück und baue eine Schiene.
kanal-water-rail-closes = Eine Schiene, aber sie weckt nichts. Südlich von A3 fehlt noch eine Seite.

kanal-water-coal = Welcher Effekt?
kanal-water-coal-text = Das Zeughaus hat zwei Effekte, und du darfst beide nutzen: Taler für Kanäle daneben, von denen es keine hat, und Kohle für Schienen. Aktiviere es und nimm die Kohle.
kanal-water-coal-done = Je 3 Kohle für zwei Schienen.
kanal-water-coal-lost = Dann verfallen 6 Kohle. Nimm es zurück und hole sie zuerst.

kanal-water-turn = Fertig für jetzt
kanal-water-turn-text = Schließe das Zeughaus ab und beende den Zug.
kanal-water-turn-done = Zwei Strecken, zwei Gebäude. So soll es sein.

kanal-water-road = Straße statt Weg
kanal-water-road-text = Wege bringen am Ende nichts; Straßen, Schienen und Kanäle je einen Punkt. Nimm die Aktion mit „1 Weg oder Straße“ und baue für 1 Stein eine Straße an die Stelle eines Weges.
kanal-water-road-done = Ein Punkt. Eine Brücke auf dem Weg wäre geblieben, und geweckt wird dadurch nichts noch einmal.
kanal-water-road-path = Ein Weg füllt ein leeres Feld, auch das ist einen Punkt wert. Versuche hier aber eine Straße über einem Weg.
kanal-water-road-none = Mit dieser Aktion baust du keine Straße. Suche „1 Weg oder Straße“.

kanal-water-goal = Welche Strecke wohin?
kanal-water-goal-text = Wege sind billig und füllen Felder. Kanäle bringen Lehm, Schienen kosten Stahl, Straßen dürfen später über Wege kommen. Schau auf deine Gebäude: Was sie zählen, sollte daneben liegen, bevor sie erwachen.
