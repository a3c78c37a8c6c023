# Die Worte des Tisches selbst, für alle Spiele gemeinsam.

table-over = Die Partie ist zu Ende.
table-not-to-act = Du bist nicht am Zug.
table-stale = Die Partie ist inzwischen weitergegangen (sie steht bei Eintrag { $version }).
table-read-only = Der Startwert dieser Aufzeichnung fehlt: Du kannst sie ansehen, aber nicht weiterspielen.
table-not-understood = Nicht verstanden: { $why }
table-no-such-choice = Eine Möglichkeit mit dieser Nummer gibt es nicht; es gibt { $count }.
table-no-such-target = Das gibt es auf diesem Spielplan gerade nicht.
table-nothing-to-undo = Rückgängig geht nicht: Seit deiner letzten Entscheidung wurde etwas aufgedeckt, gezogen oder von anderen entschieden.
table-no-turn-to-end = Du hast gerade keinen Zug zu beenden.
table-turn-done = Dein Zug ist fertig: Beende ihn.
table-turn-waits = { $seat } ist fertig und kann noch etwas rückgängig machen: Warte, bis der Zug beendet ist.
table-undone =
    { $count ->
        [one] { $seat } macht eine Entscheidung rückgängig.
       *[other] { $seat } macht { $count } Entscheidungen rückgängig.
    }
table-virtual-player = Grün (neutral)
table-won-by-nobody = Niemand gewinnt.
table-won-by =
    { $count ->
        [one] { $seats } gewinnt.
       *[other] { $seats } teilen sich den Sieg.
    }

# Was ein Bot zu seiner Wahl sagt.
table-why = Damit sieht der Bot deine Gewinnchance bei { $percent } %.
table-why-two = Damit sieht der Bot deine Gewinnchance bei { $percent } %. Am meisten hilft es hier: { $first }, { $second }.
table-why-solo = Damit erwartet der Bot am Ende etwa { $points } Punkte.
table-why-solo-two = Damit erwartet der Bot am Ende etwa { $points } Punkte. Am meisten hilft es hier: { $first }, { $second }.
table-name-length = Ein Name hat 1 bis { $most } Zeichen.
table-name-invisible = Ein Name besteht nur aus sichtbaren Zeichen.
table-name-taken = An diesem Tisch heißt schon jemand so.
table-name-bot = So heißen hier die Bots: Bitte wähle einen anderen Namen.

## happened

# A seat that has no colour yet.
table-seat = { $seat }
