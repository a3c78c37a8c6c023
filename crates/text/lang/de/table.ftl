# Die Worte des Tisches selbst, für alle Spiele gemeinsam.

table-over = Die Partie ist zu Ende.
table-not-to-act = Du bist nicht am Zug.
table-stale = Die Partie ist seit deinem letzten Blick weitergegangen (sie steht bei Eintrag { $version }).
table-read-only = Der Startwert dieser Aufzeichnung ist nicht bekannt: Man kann sie ansehen, aber nicht weiterspielen.
table-not-understood = Unverständlich: { $why }
table-no-such-choice = Es gibt keine Wahl mit dieser Nummer; es gibt { $count }.
table-no-such-target = So etwas gibt es auf diesem Spielplan jetzt nicht anzutippen.
table-nothing-to-undo = Nichts lässt sich rückgängig machen: Seit deiner letzten Entscheidung wurde etwas aufgedeckt, gezogen oder von anderen entschieden.
table-no-turn-to-end = Du hast keinen Zug zu beenden.
table-turn-done = Dein Zug ist fertig. Beende ihn, oder mach etwas rückgängig.
table-turn-waits = { $seat } ist mit dem Zug fertig und kann noch etwas rückgängig machen: Warte, bis er beendet ist.
table-undone =
    { $count ->
        [one] { $seat } macht eine Entscheidung rückgängig.
       *[other] { $seat } macht { $count } Entscheidungen rückgängig.
    }
table-virtual-player = Grün (spielt niemand)
table-won-by-nobody = Niemand gewinnt.
table-won-by =
    { $count ->
        [one] { $seats } gewinnt.
       *[other] { $seats } teilen sich den Sieg.
    }

# Was ein Bot zu seiner Wahl sagt.
table-why = Damit gibt er dir { $percent } % Gewinnchance.
table-why-two = Damit gibt er dir { $percent } % Gewinnchance; es hilft vor allem hierbei: { $first }, { $second }.
table-why-solo = Damit erwartet er am Ende etwa { $points } Punkte.
table-why-solo-two = Damit erwartet er am Ende etwa { $points } Punkte; es hilft vor allem hierbei: { $first }, { $second }.
table-name-length = Ein Name hat 1 bis { $most } Zeichen.
table-name-invisible = Ein Name besteht nur aus sichtbaren Zeichen.
table-name-taken = An diesem Tisch heißt schon jemand so.
table-name-bot = So heißen hier die Bots: bitte wähle einen anderen Namen.

## happened

# A seat that has no colour yet.
table-seat = { $seat }
