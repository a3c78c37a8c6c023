kanal-smoke = Rauch über dem Werk

kanal-smoke-about = Ein Weg weckt zwei Gebäude, eine Brücke weckt eines davon noch einmal.

kanal-smoke-action = Eine Aktion je Zug
kanal-smoke-action-text = Du hast 3 Holz und 3 Lehm. Wähle die Aktion, die ein Gebäude baut und einen Weg anlegt; der Taler darauf gehört auch dir.
kanal-smoke-action-done = 1 Taler, und zwei Dinge zu tun.
kanal-smoke-action-clay = Nützlich. Aber zweien deiner Gebäude fehlt nur ein einziger Weg.
kanal-smoke-action-bridge = Eine Brücke ist gut, aber erst später. Zuerst ein Gebäude und ein Weg.

kanal-smoke-build = Vier Seiten
kanal-smoke-build-text = Ein Gebäude arbeitet, sobald an allen vier Seiten eine Strecke liegt. Bau die Windmühle dort, wo schon drei liegen: auf B1.
kanal-smoke-build-done = Drei von vier Seiten sind da.
kanal-smoke-build-routes = Dort liegen zu wenige Strecken; sie würde lange warten. B1 hat drei.
kanal-smoke-build-card = Ein schönes Gebäude, aber am meisten hilft hier die Windmühle. Nimm es zurück und such sie.

kanal-smoke-path = Ein Weg, zwei Gebäude
kanal-smoke-path-text = Leg jetzt den Weg, der die vierte Seite der Windmühle schließt: südlich von B1. Gleich darunter liegt die Ziegelei.
kanal-smoke-path-done = Zwei Gebäude wachen auf einmal auf.
kanal-smoke-path-closes = Der schließt nichts. Südlich von B1 berührt ein Weg zwei Gebäude.

kanal-smoke-order = Welches zuerst?
kanal-smoke-order-text = Beide dürfen jetzt arbeiten, du bestimmst die Reihenfolge. Die Ziegelei verbrennt Kohle, und du hast keine. Die Windmühle bringt welche.
kanal-smoke-order-done = Gut gewählt.
kanal-smoke-order-coal = Sie braucht Kohle, und du hast noch keine. Die Windmühle bringt 4.

kanal-smoke-gain = Nimm, was sie gibt
kanal-smoke-gain-text = Die Windmühle gibt 1 Holz und 1 Kohle für jeden Weg neben ihr. Benutze sie und nimm alles.
kanal-smoke-gain-done = 4 Holz und 4 Kohle. Das Rad kommt kaum hinterher.
kanal-smoke-gain-lost = Dann ist alles verloren, was sie gibt. Nimm es zurück und benutze sie.

kanal-smoke-trade = Aus Lehm und Kohle wird Stein
kanal-smoke-trade-text = Jetzt die Ziegelei: Aktiviere sie und tausche 1 Lehm und 1 Kohle in 2 Stein, so oft der Lehm reicht.
kanal-smoke-trade-done = 2 Stein. Am Ende ist jeder einen Punkt wert.
kanal-smoke-trade-lost = Damit gingen 2 Stein verloren. Nimm es zurück und tausche zuerst.

kanal-smoke-end = Fürs Erste fertig
kanal-smoke-end-text = Schließ die Ziegelei ab und beende dann den Zug.
kanal-smoke-end-done = Im Solospiel bist du gleich wieder dran.

kanal-smoke-bridge = Eine zweite Brücke
kanal-smoke-bridge-text = Ein Gebäude arbeitet auch, wenn es seine zweite Brücke bekommt. Wähle die Aktion mit der Brücke und setz sie zwischen B1 und B2.
kanal-smoke-bridge-done = Die Ziegelei wacht wieder auf.
kanal-smoke-bridge-clay = Kann man brauchen, aber mit einer Brücke arbeitet die Ziegelei noch einmal.

kanal-smoke-buy = Was fehlt, wird gekauft
kanal-smoke-buy-text = Aktiviere die Ziegelei. Der Lehm ist weg; kauf einen für 1 Taler und tausche noch einmal.
kanal-smoke-buy-done = Noch 2 Stein, für einen Taler.
kanal-smoke-buy-lost = Damit gingen 2 Stein verloren; 1 Lehm kostet 1 Taler.

kanal-smoke-wheel = Das Rad drehen
kanal-smoke-wheel-text = Schließ ab und beende den Zug. Am Ende der Runde darfst du das Rad einmal umsonst drehen: Kauf den Lehm, der dafür fehlt, dreh, und fertig.
kanal-smoke-wheel-done = 5 Stein und 1 Stahl: 9 Punkte mehr als vor zwei Aktionen.
kanal-smoke-wheel-leave = Stein und Stahl sind je einen Punkt wert. Kauf 1 Lehm und dreh das Rad, bevor du fertig bist.

kanal-smoke-goal = 120 Punkte
kanal-smoke-goal-text = Eine Solopartie hat 7 Runden. Jedes leere Streckenfeld kostet 1 Punkt, Gebäude und Prestige bringen viele. Mit 120 Punkten hast du gewonnen.
