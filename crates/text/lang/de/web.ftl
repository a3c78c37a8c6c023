# Worte der Seite allein.

web-home = Startseite
web-tagline = Drei Brettspiele vom Kanalbau: mit Freunden, weltweit oder gegen Bots.
web-games = Spiele
web-name = Dein Name
web-name-default = Treidler
web-about-canal-mania = England, 1760 bis 1835. Hol dir Aufträge vom Parlament, baue Kanäle von Stadt zu Stadt und befördere Waren, auch auf fremden Kanälen. Für 3 bis 5.
web-about-kanal = Ein preußisches Werk zwischen Schiene und Kanal. Umgib deine Gebäude mit Strecken und löse ganze Ketten von Effekten aus. Für 1 oder 2.
web-about-arriala = Der Kanal an der Garonne. Setze deine Arbeiter ein, baue Schleusen und gewinne die Abschnitte. Ein Familienspiel für 2 bis 4.
web-level = Stärke der Bots
web-level-easy = Leicht
web-level-middle = Mittel
web-level-strong = Stark
web-level-master = Meister
web-level-only = Los
web-deal = Spiel des Tages
web-deal-of = { $game }: Spiel vom { $day }
web-deal-text = Ein Versuch, für alle dieselben Karten, bis { $time }.
web-deal-against =
    { $count ->
        [one] Du spielst gegen einen Bot ({ $level }).
       *[other] Du spielst gegen { $count } Bots ({ $level }).
    }
web-deal-solo = Du spielst allein.
web-deal-ranking = Rangliste von heute
web-deal-nobody = Noch hat es niemand zu Ende gespielt.
web-deal-again = nicht der erste Versuch
web-deal-asking = Die Ergebnisse von heute werden geladen …
web-deal-begun = Du hast diese Partie schon begonnen.
web-deal-done =
    { $points ->
        [one] Schon gespielt: 1 Punkt.
       *[other] Schon gespielt: { $points } Punkte.
    }
web-deal-play = Spielen
web-deal-go-on = Weiterspielen
web-deal-look = Deine Partie ansehen
web-rules = Regeln
web-aid = Spielübersicht
web-mine = Meine Partien
web-mine-none = Gerade läuft keine Partie.
web-mine-asking = Deine Partien werden geladen …
web-mine-old = Der Server antwortet nicht; das ist der letzte Stand.
web-lobby = Offene Tische
web-lobby-none = Gerade wartet niemand.
web-lobby-more = Weitere Tische
web-new-table = Neuer Tisch
web-new-game = Welches Spiel?
web-seat = Platz { $number }
web-seat-here = An diesem Gerät
web-seat-by-link = Per Link
web-seat-open = Offen für alle
web-seat-empty = freier Platz
web-seat-kept = freigehalten für { $name }
web-seat-link = Link zu Platz { $number }
web-bot = Bot
web-pace = Züge der anderen
web-pace-normal = Normal
web-pace-calm = Ruhig
web-pace-fast = Schnell
web-pace-instant = Sofort
web-announce = Screenreader: Züge der anderen
web-announce-turn = Eine Zusammenfassung je Zug
web-announce-line = Jede Zeile
web-announce-your-turn = Du bist am Zug.
web-pace-live = Live
web-pace-slow = Ein Zug am Tag
web-clock = Uhr
web-clock-off = Keine Uhr
web-clock-quick = 10 Minuten, 20 Sekunden mehr je Zug
web-clock-calm = 30 Minuten, eine Minute mehr je Zug
web-clock-day = Ein Tag für jeden Zug
web-clock-three-days = Drei Tage für jeden Zug
web-clock-week = Eine Woche für jeden Zug
web-rest-weekend = Am Wochenende steht die Uhr
web-rest-hours = Zeiten, in denen die Uhr läuft
web-rest-hours-all = Ganztägig
web-rest-hours-range = { $from } bis { $to } Uhr
web-rest-days = Freie Tage je Spieler
web-days-off-left =
    { $count ->
        [0] Kein freier Tag mehr
        [one] Noch 1 freier Tag
       *[other] Noch { $count } freie Tage
    }
web-day-off = Freier Tag
web-day-off-take = Diesen Tag freinehmen
web-day-off-return = Am { $day } doch spielen
web-explicit = Züge enden erst mit „Zug beenden“
web-public = Unter den offenen Tischen zeigen
web-public-open = Steht unter den offenen Tischen, weil ein Platz für alle offen ist
web-make = Tisch eröffnen
web-join = Öffnen
web-join-link = Link zu einem Tisch
web-import = Aufzeichnung einer Partie ansehen
web-import-wrong = Diese Datei ist keine Aufzeichnung einer Partie, oder eine Zeile verstößt gegen die Regeln. Nichts wurde gespeichert.
web-independent = Eine unabhängige Umsetzung mit eigenen Bildern und Texten. Spielmaterial, das die Regelhefte nicht nennen, ist nachgebildet.
web-row-over = beendet
web-row-free = Platz frei
web-row-waiting = wartet
web-row-playing = läuft
web-row-seats = { $taken } von { $seats } Plätzen besetzt
web-row-waits = Warten auf { $names }
web-row-away = Ein Bot spielt für dich
web-your-turn = Du bist am Zug
web-turns =
    { $count ->
        [one] Du bist an einem Tisch am Zug
       *[other] Du bist an { $count } Tischen am Zug
    }

web-loading = Der Tisch wird geladen …
web-sit = Hinsetzen
web-sit-title = An diesem Tisch hinsetzen
web-sit-with = Schon hier: { $names }
web-watch = Zuschauen
web-watch-only = Nur zuschauen
web-name-missing = Bitte gib einen Namen ein.
web-name-invisible = Dieser Name enthält unsichtbare Zeichen. Bitte tippe ihn neu.
web-name-taken = So heißt hier schon jemand. Bitte nimm einen anderen Namen.
web-name-refused = Der Server nimmt diesen Namen nicht an. Nimm 1 bis 40 sichtbare Zeichen und einen Namen, den hier noch niemand hat.
web-seat-gone = Es ist kein Platz mehr frei. Du kannst zuschauen.
web-seat-lost = Du hast an diesem Tisch keinen Platz mehr. Du kannst zuschauen.
web-link-used = Mit diesem Link bekommst du keinen Platz mehr: Dort sitzt schon jemand, oder es gilt ein neuer Link. Du kannst zuschauen.
web-cancel-table = Tisch absagen
web-cancel-sure = Diesen Tisch absagen? Niemand kann sich dann mehr hinsetzen, und die Links gelten nicht mehr.
web-cancel = Abbrechen
web-start-bots = Jetzt beginnen, Bots auf freie Plätze
web-copy = Kopieren
web-copied = Kopiert
web-copy-what = Kopieren: { $what }
web-copy-selected = Der Text ist markiert: Kopiere ihn mit Strg+C, oder halte ihn gedrückt und wähle „Kopieren“.
web-close = Schließen
web-feed = Erfahren, wann du am Zug bist
web-feed-text = Füge diese Adresse in einen Feedreader ein. Behalte sie für dich: Wer sie hat, sieht, wann du am Zug bist.
web-feed-address = Adresse des Feeds ({ $number })

web-table = Der Tisch
web-side = Spieler und Verlauf
web-players = Spieler
web-you = du
web-player = Spieler { $number }
web-away = abwesend, ein Bot spielt weiter
web-gave-up = hat aufgegeben, ein Bot spielt weiter
web-away-me = Deine Zeit war um: Ein Bot spielt für dich.
web-take-back = Wieder selbst spielen
web-here = am Tisch
web-not-here = nicht am Tisch
web-acting = ist am Zug
web-winner = hat gewonnen
web-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-question = Die Frage
web-ways = Möglichkeiten
web-forfeit = Verlust: { $lost }
web-let-go = Zurück
web-first = Zuerst: { $steps }
web-undo = Rückgängig
web-undo-turn = Zug rückgängig
web-end-turn = Zug beenden
web-plan = Plan
web-plan-start = Einen Plan ausprobieren
web-plan-commit =
    { $count ->
        [one] Ausführen
       *[other] Alle { $count } ausführen
    }
web-plan-leave = Plan verlassen
web-hint = Den Bot um einen Tipp bitten
web-hint-is = Tipp: { $words }
web-hint-do = So spielen
web-menu = Menü
web-copy-position = Diese Stellung als Szenario kopieren
web-record = Aufzeichnung speichern
web-vote-end =
    { $count ->
        [0] Ende der Partie vorschlagen
       *[other] Dem Ende der Partie zustimmen (bisher { $count })
    }
web-concede = Aufgeben
web-concede-sure = Diese Partie aufgeben? Das lässt sich nicht rückgängig machen.
web-concede-bot = Diese Partie aufgeben? Ein Bot spielt für dich weiter. Das lässt sich nicht rückgängig machen.
web-end-here = Partie hier beenden
web-end-sure = Die Partie hier beenden? Dann gewinnt niemand. Das lässt sich nicht rückgängig machen.
web-proposal = Die Partie hier beenden, ohne Sieger?
web-proposal-for = Dafür: { $names }.
web-proposal-open = Noch nicht: { $names }.
web-proposal-go-on = Weiterspielen
web-agree = Einverstanden
web-agree-as = Einverstanden: { $name }
web-news-proposes = { $name } schlägt vor, die Partie hier zu beenden.
web-news-agrees = { $name } möchte die Partie auch beenden.
web-news-goes-on = { $name } möchte weiterspielen.
web-news-gave-up = { $name } hat aufgegeben: Ein Bot spielt weiter.
web-news-away = Die Zeit von { $name } ist um: Ein Bot spielt weiter.
web-news-away-me = Deine Zeit ist um: Ein Bot spielt für { $name } weiter.
web-news-back = { $name } ist zurück und spielt weiter.
web-news-back-me = Der Platz gehört wieder dir, { $name }.
web-tab-log = Verlauf
web-tab-score = Punkte
web-tab-chat = Chat
web-tab-text = Als Text
web-log = Verlauf der Partie
web-log-look = Diesen Moment ansehen
web-history = Moment der Partie
web-history-now = Zurück zur Gegenwart
web-score = Punktezettel
web-score-source = Herkunft
web-score-total = Summe
web-chat = Chat
web-chat-empty = Noch hat niemand etwas geschrieben.
web-chat-say = Nachricht schreiben
web-chat-send = Senden
web-chat-unread =
    { $count ->
        [one] eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
web-chat-more = Mehr zu dieser Nachricht von { $name }
web-mute = { $name } stummschalten
web-muted = { $name } ist für dich stummgeschaltet.
web-unmute = Aufheben
web-heard = { $name } ist nicht mehr stummgeschaltet.
web-report = Diese Nachricht melden
web-report-why = Was ist daran nicht in Ordnung?
web-report-send = Melden
web-reported = Gemeldet: Wer diesen Server betreibt, kann die Nachricht von { $name } lesen. Danke.
web-choices =
    { $count ->
        [0] Gerade nichts zu entscheiden
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
web-choices-filter = Eine Möglichkeit suchen
web-curtain-title = { $name }, du bist am Zug
web-curtain-text = Gib das Gerät weiter. Die anderen schauen weg.
web-curtain-ready = Ich bin da
web-primer = Kurz erklärt
web-primer-done = Verstanden
web-primer-lit = Was golden leuchtet, geht jetzt: Tippe es an, dann das Ziel.
web-primer-why = Tippe etwas anderes an, und du erfährst, warum es nicht geht. Rückgängig geht, bis etwas Neues aufgedeckt wird.
web-primer-arriala-1 = Ein Zug hat fünf Aktionspunkte: Arbeiter bewegen, einen einsetzen, eine Schleuse bauen, eine Karte ziehen.
web-primer-arriala-2 = Sind alle Felder zwischen zwei Städten oder Schleusen besetzt, erhält die Punkte auf dem Schild, wer dort die meisten Arbeiter hat.
web-primer-arriala-3 = Schleusen und Flussbauwerke zählen sofort, Weinberge am Ende.
web-primer-kanal-1 = In einem Zug nimmst du ein Aktionsfeld: Gebäude bauen, Strecken bauen oder Material nehmen.
web-primer-kanal-2 = Vier Strecken um ein Gebäude aktivieren es, zwei Brücken ebenso. Eine Aktivierung kann die nächste auslösen.
web-primer-kanal-3 = Fehlt etwas? Tippe die Karte trotzdem an: Was fehlt, wird mitgekauft.
web-primer-canal-mania-1 = Ein Zug hat drei Phasen: Auftrag, Bauen, Waren. In jeder machst du eine Sache.
web-primer-canal-mania-2 = Sieh dir einen Auftrag an: Der Spielplan zeigt seine Städte und wo der Kanal verlaufen kann. Lege ihn Plättchen für Plättchen und bezahle mit Karten.
web-primer-canal-mania-3 = Fertige Kanäle bringen Punkte. Waren bringen allen Punkte, über deren Kanäle sie fahren.
web-ending = Das Ende
web-result = Ergebnis
web-end-conceded = { $name } hat aufgegeben: { $winner } gewinnt.
web-end-gave-up = { $name } hat aufgegeben.
web-end-agreed = Alle wollten die Partie hier beenden. Niemand gewinnt.
web-end-abandoned = Die Partie wurde abgebrochen. Niemand gewinnt.
web-end-cancelled = Dieser Tisch wurde abgesagt, bevor die Partie begann.
web-review = So lief es
web-review-asking = Die Bots blicken auf die Partie zurück …
web-review-chances = Gewinnchancen aller, Zug für Zug, aus Sicht der Bots
web-review-points = Punkte im Lauf der Partie
web-regrets = Die teuersten Entscheidungen
web-regret-look = Ansehen
web-rematch = Noch einmal
web-rematch-there = Es gibt eine Revanche
web-rematch-sit = Dort hinsetzen
web-rematch-watch = Dort zuschauen
web-reveal = Alle Handkarten zeigen
web-hand = Deine Hand
web-hand-empty = Keine Karten
web-hand-size =
    { $count ->
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }

web-account = Konto
web-privacy = Datenschutz
web-settings = Einstellungen
web-sound = Töne
web-motion = Bewegung
web-theme = Farben
web-theme-system = Automatisch
web-theme-light = Hell
web-theme-dark = Dunkel
web-language = Sprache

web-lost = Verbindung verloren. Neuer Versuch …
web-silent = Der Server antwortet nicht.
web-trouble-clicks = Was du jetzt entscheidest, wird gesendet, sobald der Server wieder da ist.
web-kept = Dein Klick wird gesendet, sobald der Server antwortet.
web-kept-already = Dieser Klick zählt nicht: Der vorige wartet noch auf den Server.
web-slowed =
    { $seconds ->
        [one] Der Server ist ausgelastet; neuer Versuch in einer Sekunde.
       *[other] Der Server ist ausgelastet; neuer Versuch in { $seconds } Sekunden.
    }
web-again = Noch einmal versuchen
web-reload = Neu laden
web-outdated = Der Server ist neuer als diese Seite. Lade die Seite neu; von der Partie geht nichts verloren.
web-table-not-found = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig, oder der Tisch wurde nie begonnen und entfernt.
web-game-unknown = Dieses Spiel kennt die Seite nicht.
web-page-not-found = Unter dieser Adresse ist nichts.
web-rules-missing = Die Regeln dieses Spiels sind gerade nicht verfügbar.
web-error-malformed = Der Server konnte die Anfrage nicht lesen.
web-error-invalid = Der Server hat einen Wert nicht angenommen.
web-error-too_large = Das ist zu groß.
web-error-not_found = Das gibt es nicht mehr.
web-error-bad_token = Mit diesem Link bekommst du hier keinen Platz. Vielleicht gilt inzwischen ein neuer.
web-error-forbidden = Das darf nur jemand anderes.
web-error-stale = Die Partie ist inzwischen weitergegangen. Schau noch einmal hin und entscheide dann.
web-error-refused = Das erlauben die Regeln nicht.
web-error-not_to_act = Du bist nicht am Zug.
web-error-not_understood = Das bedeutet in diesem Spiel nichts.
web-error-nothing_to_undo = Rückgängig geht nicht: Inzwischen wurde etwas aufgedeckt, gezogen oder von anderen entschieden.
web-error-wrong_state = Das geht an diesem Tisch gerade nicht.
web-error-not_allowed = Das ist an diesem Tisch nicht erlaubt.
web-error-too_many = Das war etwas schnell. Versuch es gleich noch einmal.
web-error-unavailable = Der Server ist gerade nicht erreichbar.
web-error-internal = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren.

web-colour-red = Rot
web-colour-yellow = Gelb
web-colour-green = Grün
web-colour-purple = Violett
web-colour-white = Weiß
web-colour-black = Schwarz
web-colour-blue = Blau
web-colour-grey = Grau

web-arriala-board = Der Kanal von Grisolles nach Valence d’Agen
web-arriala-points =
    { $points ->
        [one] noch ein Aktionspunkt
       *[other] noch { $points } Aktionspunkte
    }
web-arriala-tool-place = Arbeiter einsetzen
web-arriala-tool-lock = Schleuse bauen
web-arriala-tool-draw = Karte ziehen
web-arriala-pile =
    { $count ->
        [one] Eine Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
web-arriala-reserve =
    { $count ->
        [one] ein Arbeiter im Vorrat
       *[other] { $count } Arbeiter im Vorrat
    }
web-arriala-worker-at = Arbeiter von { $colour }, { $place }
web-arriala-cell = Feld { $number }
web-arriala-vineyard = Weinberg { $name }
web-arriala-river = Flussbauwerk
web-arriala-text-canal = Den Kanal entlang
web-arriala-text-sections = Abschnitte
web-arriala-text-workers = { $count } von { $colour }
web-arriala-text-lock = { $place }: eine Schleuse
web-arriala-text-free = { $place }: frei
web-arriala-text-place = { $place }: { $who }
web-arriala-text-section = Felder { $from } bis { $to }: { $points } wert, { $open } frei, vorn: { $leader }
web-arriala-text-section-counted = Felder { $from } bis { $to }: gewertet, { $points } Punkte für { $leader }

web-zoom-in = Größer
web-zoom-out = Kleiner
web-canal-mania-board = Landkarte von England
web-canal-mania-hex = Feld { $hex }
web-canal-mania-exit = weiter auf Feld { $hex }
web-canal-mania-sheet-above = Karte der
web-canal-mania-sheet-title = KANÄLE & WASSERWEGE
web-canal-mania-sheet-below = von England, 1820
web-canal-mania-north = Kompass
web-canal-mania-north-letter = N
web-canal-mania-north-up = Norden oben
web-canal-mania-overview = Übersicht
web-canal-mania-closer = Näher
web-canal-mania-face-up = Auslage
web-canal-mania-hand-of = { $count } von { $limit }
web-canal-mania-draw-short = Ziehen
web-canal-mania-card-none = { $card }: du hast keine
web-canal-mania-tiles-short = Plättchen
web-canal-mania-needs =
    { $value ->
        [one] Höchstens ein Plättchen
       *[other] Höchstens { $value } Plättchen, mindestens { $least }
    }
web-canal-mania-progress = { $laid } von höchstens { $value } Plättchen, noch { $left } nötig, bisher { $points } Punkte
web-canal-mania-tray = Karten und Aufträge
web-canal-mania-tab-contracts = Aufträge
web-canal-mania-tab-hand = Hand
web-canal-mania-tab-display = Auslage
web-canal-mania-tab-engineers = Ingenieure
web-canal-mania-tab-lit = hier lässt sich etwas antippen
web-canal-mania-phase = Phasen des Zugs
web-canal-mania-phase-1 = 1 Auftrag
web-canal-mania-phase-2 = 2 Bauen
web-canal-mania-phase-3 = 3 Waren
web-canal-mania-tiles = Welches Plättchen?
web-canal-mania-mine = Deine Aufträge
web-canal-mania-mine-none = Keiner. Nimm einen aus dem Parlament.
web-canal-mania-draw = Ziehen (noch { $count })
web-canal-mania-replace = Alle ersetzen
web-canal-mania-parliament = Parlament
web-canal-mania-pile =
    { $count ->
        [one] noch 1 im Stapel
       *[other] noch { $count } im Stapel
    }
web-canal-mania-engineers = Ingenieure
web-canal-mania-engineer-brindley = Brindley (1): Streckenkarten bezahlen auch Schleusen
web-canal-mania-engineer-smeaton = Smeaton (2): Ein Vermesser zählt als zwei Karten
web-canal-mania-engineer-jessop = Jessop (3): Ein Tunnel kostet zwei Karten
web-canal-mania-engineer-telford = Telford (4): Eine Kanalbrücke kostet eine Karte
web-canal-mania-engineer-rennie = Rennie (5): bis zu vier Karten nehmen; wählen statt ziehen
web-canal-mania-basin =
    { $count ->
        [one] Ein Warenstein im Becken
       *[other] { $count } Warensteine im Becken
    }
web-canal-mania-card-stretch = Strecke
web-canal-mania-card-lock = Schleuse
web-canal-mania-card-aqueduct = Kanalbrücke
web-canal-mania-card-tunnel = Tunnel
web-canal-mania-card-surveyor = Vermesser
web-canal-mania-card-goods = { $card } mit Ware ({ $colour })
web-canal-mania-lift = Letztes Plättchen zurücknehmen
web-canal-mania-open =
    { $count ->
        [one] ein offener Auftrag
       *[other] { $count } offene Aufträge
    }
web-canal-mania-text-contract = { $name }: { $from } – { $to }, höchstens { $value } Plättchen
web-canal-mania-text-canals = Kanäle
web-canal-mania-text-canal = { $name } ({ $colour }): { $tiles }; mindestens noch { $left }
web-canal-mania-text-finished = { $name } ({ $colour }), fertig: { $tiles }
web-canal-mania-text-goods = Waren liegen in

web-kanal-plan = Werk von { $colour }
web-kanal-spaces = Aktionsfelder
web-kanal-coins =
    { $count ->
        [one] ein Taler liegt hier
       *[other] { $count } Taler liegen hier
    }
web-kanal-round = Runde { $round }
web-kanal-game = Partie { $game } von 3
web-kanal-last-round = Letzte Runde
web-kanal-discard = Ohne Neubau fällt eine Karte weg
web-kanal-pile-green =
    { $count ->
        [one] noch eine grüne Karte
       *[other] noch { $count } grüne Karten
    }
web-kanal-pile-brown =
    { $count ->
        [one] noch eine braune Karte
       *[other] noch { $count } braune Karten
    }
web-kanal-pile-blue =
    { $count ->
        [one] noch eine blaue Karte
       *[other] noch { $count } blaue Karten
    }
web-kanal-turn-free = Rad drehen
web-kanal-buy =
    { $price ->
        [one] 1 { $thing } für 1 Taler kaufen
       *[other] 1 { $thing } für { $price } Taler kaufen
    }
web-kanal-or = oder
web-kanal-prestige = { $count } Prestige
web-kanal-tokens =
    { $count ->
        [0] zweimal aktiviert
        [one] einmal aktiviert
       *[other] noch nicht aktiviert
    }
web-kanal-empty = leer
web-kanal-grades = Punkte und Noten
web-kanal-chain = Aktivierungskette
web-kanal-next-grade = noch { $points } bis zur nächsten Note
web-kanal-pieces = Strecken und Brücken
web-kanal-display = Gebäude im Angebot
web-kanal-text-building =
    { $tokens ->
        [0] { $plot }: { $name }, zweimal aktiviert
        [one] { $plot }: { $name }, einmal aktiviert
       *[other] { $plot }: { $name }, nicht aktiviert
    }
web-kanal-text-plot = { $plot }: leer

## ending

web-won-you = Du gewinnst, { $points } zu { $others }.
web-won-name = { $name } gewinnt, { $points } zu { $others }.
web-end-as-it-stood = Es zählt der Punktestand in diesem Moment.
web-why-most = { $points } Punkte kamen von: { $source }.
web-why-most-lead = { $points } Punkte kamen von: { $source }. Größter Vorsprung bei: { $lead }.
web-why-solo = { $total } Punkte; { $points } davon kamen von: { $source }.
# What decides between equal points, by game.
web-tie-canal-mania = Gleich viele Punkte: Die höhere Nummer des Ingenieurs gewinnt.
web-tie-arriala = Gleich viele Punkte: Mehr Arbeiter am Kanal gewinnen.
web-tie-kanal = Gleich viele Punkte: Es entscheiden leere Streckenfelder, dann leere Bauplätze, dann der Vorrat.
web-counting-title = Wertung
web-counting = Jetzt: { $source }

## home

web-play-easy = Gegen leichte Bots spielen
web-play-other = Anders spielen
web-learn = Spielen lernen
web-learn-of = { $game } spielen lernen
web-learn-on = Weiterlernen
web-notes-off = Keine Hinweise mehr
web-notes-on = Hinweise zeigen
web-rules-of = Regeln von { $game }
web-print = Drucken
web-hero-play = Jetzt spielen
web-hero-what = { $game } gegen leichte Bots. Ohne Konto, ohne Installation.
web-home-another = Noch eine Partie beginnen
web-doors = Wie möchtest du spielen?
web-door-bots = Gegen Bots
web-door-bots-text = Du wählst das Spiel, wie viele mitspielen und wie stark die Bots sind.
web-door-friends = Mit Freunden
web-door-friends-text = Eröffne einen Tisch und schick jedem einen Link. Niemand braucht ein Konto.
web-door-duel = Duell
web-door-duel-text = Kanal zu zweit: du und ein Freund, jeder mit einem eigenen Werk.
web-door-alone = Allein
web-door-alone-text = Kanal für einen: sieben Runden und am Ende eine Note.
web-door-campaign = Kampagne
web-door-campaign-text = Drei Solopartien Kanal in Folge, mit einem Gebäudedeck.
web-door-deal = Spiel des Tages
web-door-deal-text = Für alle dieselben Karten, ein Versuch und eine Rangliste.
web-door-puzzles = Aufgaben
web-door-puzzles-text = Finde den besten Zug: eine am Tag, und Sammlungen nach Thema.
web-door-here = An einem Gerät
web-door-here-text = Alle spielen an diesem Gerät und reichen es weiter.
web-door-open = Offen für alle
web-door-open-text = Dein Tisch steht unter den offenen Tischen, bis sich jemand hinsetzt.
web-opener = Hast du einen Link oder eine Datei?
web-join-wrong = Das ist kein Link zu einem Tisch. Er muss /t/ enthalten.
web-import-choose = Datei wählen
web-mine-over = Beendete Partien ({ $count })
web-row-cancelled = vor Beginn abgesagt
web-row-continue = Weiterspielen
web-clock-rests = die Uhr steht; weiter geht es { $time }
web-row-drop = { $table } aus dieser Liste entfernen
web-new-range = { $least } bis { $most } Spieler
web-new-whom = Mit wem?
web-new-players = Wie viele spielen?
web-new-name = Wer bist du?
web-new-names = Wer spielt hier?
web-new-speed = Wie schnell?
web-new-more = Mehr
web-new-seats = Wer wo sitzt
web-new-how = Ablauf am Tisch
web-new-title = Name des Tisches
web-whom-bots = Bots
web-whom-bots-text = Es geht sofort los, niemand muss warten.
web-whom-friends = Freunde, per Link
web-whom-friends-text = Jeder bekommt einen Link zu seinem Platz.
web-whom-here = Hier, an einem Gerät
web-whom-here-text = Ihr reicht dieses Gerät weiter; Karten bleiben verdeckt.
web-whom-alone = Allein
web-whom-alone-text = Eine Partie allein, mit einer Note.
web-whom-open = Offen für alle
web-whom-open-text = Der Tisch steht unter den offenen Tischen.
web-whom-not = { $game } kann man so nicht spielen.
web-speed-relaxed = Ohne Eile
web-speed-relaxed-text = Live, ohne Uhr.
web-speed-clock = Mit Uhr
web-speed-clock-text = Live; ist die Zeit um, spielt ein Bot weiter.
web-speed-days = Ein Zug am Tag
web-speed-days-text = Alle spielen, wenn sie Zeit haben; die Uhr zählt Tage.
web-clock-other = Eigene Uhr
web-level-of = Stärke des Bots auf Platz { $number }
web-hints = Bots geben während der Partie Tipps
web-forced = Bei nur einer Möglichkeit automatisch weiter
web-spectators = Andere dürfen zuschauen
web-bot-pause = Pause zwischen den Entscheidungen der Bots
web-bot-pause-none = Keine
web-bot-pause-usual = Etwa eine Sekunde
web-bot-pause-long = Zwei Sekunden
web-name-bot = So heißen nur Bots. Bitte nimm einen anderen Namen.
web-begin = Partie beginnen
web-begin-text = Es geht sofort los.
web-make-text = Danach bekommst du die Links zum Verschicken.
web-option-canal-mania-memory = Offen genommene Karten und erfüllte Aufträge: ob jeder sie sich selbst merkt oder alle sie nachsehen können.
web-option-kanal-deck = Jedes Deck hat eigene Gebäude; A ist für den Anfang am leichtesten.
web-option-kanal-side = Mit der Rückseite legst du die ersten Strecken selbst.
web-option-kanal-campaign = Drei Partien in Folge; Gebäude, die du ausgelassen hast, kommen wieder.
web-option-kanal-compensation = Wer beginnt, hat in den meisten Partien eine Aktion mehr; Taler gleichen das aus.
web-option-arriala-art = Wer ein Kunstbauwerk errichten darf, wenn mehrere gleichauf Letzte sind.
web-option-arriala-compensation = Wer in der ersten Runde früher dran ist, liegt vorn; Karten gleichen das aus.
web-deal-place = Heute Rang { $place }.
web-deal-yesterday = Die beste Partie von gestern
web-deal-through = Diese Partie ansehen
web-deal-before = Alle Ergebnisse von gestern
web-deal-nobody-then = Gestern hat es niemand zu Ende gespielt.
web-deal-sealed = Das ist ein Versuch beim Spiel des Tages. Andere können ihn ansehen, sobald der Tag vorbei ist.
web-rank-place = Rang
web-rank-name = Name
web-rank-points = Punkte
web-rank-time = Zeit
web-wait-invite = Schick jedem Freund einen Link
web-wait-sit = Setz dich, um mitzuspielen
web-wait-watch = Die Partie hat noch nicht begonnen
web-wait-open = Du sitzt. Alle können dazukommen
web-wait-rest = Du sitzt. Die anderen fehlen noch
web-wait-free =
    { $count ->
        [one] Noch 1 Platz frei. Die Partie beginnt von selbst, wenn alle sitzen.
       *[other] Noch { $count } Plätze frei. Die Partie beginnt von selbst, wenn alle sitzen.
    }
web-table-link = Link zu diesem Tisch

## happened

# Bots haben eigene Namen; das Abzeichen steht daneben.
web-badge-bot = Bot
web-badge-bot-level = Bot, { $level }
web-name-badge = { $name } ({ $badge })

# Der Verlauf.
web-log-setup = Aufbau
web-log-turn-round = { $name }, Runde { $round }
web-log-help = Mit den Pfeiltasten von Zeile zu Zeile, Enter zeigt diesen Moment.
web-log-fold-contracts = { $count ->
    [one] 1 neuer Auftrag
   *[other] { $count } neue Aufträge
}
web-log-fold-cards = { $count ->
    [one] 1 neue Karte
   *[other] { $count } neue Karten
}
web-log-fold-buildings = { $count ->
    [one] 1 neues Gebäude im Angebot
   *[other] { $count } neue Gebäude im Angebot
}
web-log-fold-reshuffled = Karten neu gemischt
web-log-win = +{ $points }
web-log-win-of = { $name } +{ $points }

# Was seit dem eigenen Zug geschah, und wie schnell die Züge der anderen gezeigt werden.
web-since = Seit deinem Zug ({ $count })
web-since-latest = Letzter Zug ({ $count })
web-since-step = { $step } von { $count }
web-since-next = Weiter
web-since-back = Zurück
web-since-close = Schließen
web-skip = Überspringen
web-look-board = Spielplan ansehen
web-last-board = Der Spielplan am Ende
web-then-board = Der Spielplan in diesem Moment
web-from-position = ab einer Stellung
web-from-where = Beginnt bei einem Moment einer anderen Partie
web-share = Teilen
web-share-link = Link kopieren
web-share-picture = Bild speichern
web-picture-making = Das Bild wird erstellt …
web-picture-saved = Das Bild liegt in deinen Downloads.
web-picture-running = Ein Bild gibt es, sobald die Partie vorbei ist.
web-picture-failed = Dieser Browser konnte das Bild nicht erstellen.
web-print-scores = Punktezettel drucken
web-score-where = Woher die Punkte kamen
web-score-best = Unterstrichen: das meiste aus dieser Quelle.
web-seed = Startwert:
web-hands = Alle Handkarten
web-reveal-hide = Handkarten verbergen
web-percent = { $percent } %
web-curve-kind = Was die Kurve zeigt
web-curve-chances = Gewinnchance
web-curve-chances-short = Chancen
web-curve-points-short = Punkte
web-curve-start = Beginn
web-curve-end = Ende
web-review-none = Die Bots konnten diese Partie nicht auswerten.
web-turning-own = Deine teuersten Entscheidungen
web-turning-others = Die teuersten Entscheidungen der anderen
web-turning-none = Die Bots fanden keine teure Entscheidung.
web-turn-played = Gespielt: { $words }
web-turn-better = Besser: { $words }
web-cost-chance = { $percent } % weniger Gewinnchance
web-cost-points =
    { $points ->
        [one] etwa 1 Punkt
       *[other] etwa { $points } Punkte
    }
web-cost-little = ein wenig
web-play-from = Ab hier anders spielen
web-marks = Auf dem Spielplan: was gespielt wurde und was besser war
web-you-name = Du
web-moment-of = Moment { $version } von { $last }
web-moment-last = Das Ende
web-moment-before = Einen Moment zurück
web-moment-after = Einen Moment weiter
web-analyse = Analysieren
web-moment-copy = Link zu diesem Moment kopieren
web-moment-copy-short = Link kopieren
web-moment-bad = Dieser Link nennt keinen Moment. Du siehst den jetzigen Stand.
web-moment-not-yet = Diesen Moment gibt es noch nicht. Du siehst den jetzigen Stand.
web-moment-secret = Dieser Moment ist nicht öffentlich. Du siehst den jetzigen Stand.

## bar

web-side-open = Spieler, Punkte, Verlauf, Chat und Menü
web-watching = Du schaust zu.

# Ein Zug in wenigen Worten für Screenreader.
web-turn-summary = { $name }: { $deeds }.
web-turn-wins = { $wins }.
web-deeds-tile = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
web-deeds-lock = { $count ->
    [one] 1 Schleuse
   *[other] { $count } Schleusen
}
web-deeds-cube = { $count ->
    [one] 1 Warenstein
   *[other] { $count } Warensteine
}
web-deeds-card = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-deeds-contract = { $count ->
    [one] 1 Auftrag
   *[other] { $count } Aufträge
}
web-deeds-swap = { $count ->
    [one] 1 Ingenieur getauscht
   *[other] { $count } Ingenieure getauscht
}
web-deeds-worker = { $count ->
    [one] 1 Arbeiter bewegt
   *[other] { $count } Arbeiter bewegt
}
web-deeds-building = { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäude
}
web-deeds-route = { $count ->
    [one] 1 Strecke
   *[other] { $count } Strecken
}
web-deeds-wheel = { $count ->
    [one] 1-mal das Rad gedreht
   *[other] { $count }-mal das Rad gedreht
}
web-deeds-coin = { $count ->
    [one] 1 Kauf
   *[other] { $count } Käufe
}
web-deeds-star = { $count ->
    [one] 1 Effekt
   *[other] { $count } Effekte
}
web-deeds-flag = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
web-history-tag = Moment { $version }
web-idle-past = Früherer Moment: Zum Spielen zurück zur Gegenwart.
web-idle-over = Die Partie ist zu Ende.
web-idle-watching = Du schaust zu. Am Zug: { $names }.
web-idle-ending = Dein Zug ist fertig: Beende ihn.
web-idle-others = Du bist nicht am Zug. Warte auf { $names }.
web-idle-nothing = Das geht in diesem Schritt nicht.
web-sure = Verlust: { $lost }.
web-sure-do = Trotzdem
web-ask-back = Nachfragen, bevor etwas verloren geht
web-hint-ask = Tipp
web-shown = Drücke den Knopf oder tippe noch einmal, um es zu tun.
web-choices-none = Nichts gefunden; hier sind alle Möglichkeiten.
web-hint-why = Warum?
web-plan-first = Nur den ersten Schritt
web-plan-stops = Hier endet der Plan: Der nächste Schritt deckt etwas auf.
web-plan-steps = Schritte des Plans
web-plan-drop = Aus dem Plan entfernen: { $words }
web-plan-empty = Probier aus: Im Spiel passiert nichts, bis du den Plan ausführst.
web-primer-new = Neu hier? Kurz erklärt
web-undo-what = Rückgängig: { $words }
web-undo-barred = Seitdem wurde etwas gezogen oder aufgedeckt; weiter zurück geht es nicht.

## arriala

web-arriala-tool-place-brief = Einsetzen
web-arriala-tool-lock-brief = Schleuse
web-arriala-tool-draw-brief = Ziehen
web-arriala-tool-costs = { $tool }: { $points } AP
# On a card that has just been drawn.
web-arriala-new = neu

## kanal

web-kanal-works-of = Werk von { $name }
web-kanal-back = Zurück zu meinem Werk
web-kanal-replay = Noch einmal zeigen
web-kanal-since = Seit deinem Zug geändert
web-kanal-tab-actions = Aktionen
web-kanal-tab-build = Bauen
web-kanal-tab-materials = Material
web-kanal-short = fehlt: { $things }
web-kanal-then = danach, als Nummer { $number }
web-kanal-piles = Karten in den Stapeln

## cm

web-canal-mania-way = { $need } / { $left }
web-canal-mania-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-canal-mania-since-took = { $name } nahm „{ $canal }“
web-canal-mania-since-built =
    { $count ->
        [one] { $name } legte ein Plättchen
       *[other] { $name } legte { $count } Plättchen
    }
web-canal-mania-since-finished = { $name } stellte „{ $canal }“ fertig
web-canal-mania-since-lifted = { $name } nahm ein Plättchen zurück
web-canal-mania-since-hauled = { $name } beförderte einen Warenstein
web-canal-mania-since-placed = { $name } legte Waren
web-lit =
    { $count ->
        [one] Eins leuchtet golden: Tippe es an.
       *[other] { $count } Dinge leuchten golden: Tippe eins an.
    }

## rules

web-canal-mania-text-section = { $from } – { $to } ({ $colour }): { $tiles }

## editor

web-home-editions = Eigene Karten, Kanäle und Stapel

## lead

web-about = Was ist das?
web-about-rule = Regel { $rule }
web-drew = Du hast gezogen: { $card }
web-end-time =
    { $count ->
        [one] Die Zeit von { $names } war um; ein Bot spielte weiter.
       *[other] Die Zeit von { $names } war um; Bots spielten weiter.
    }
web-kanal-after = nach Kauf: { $thing }
web-kanal-best = dein Bestes: { $points }
web-kanal-campaign = Kampagne
web-kanal-campaign-game = Partie { $game }/{ $games }
