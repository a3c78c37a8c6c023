# Die Worte des Tisches selbst, für alle Spiele gemeinsam.

table-over = Die Partie ist zu Ende.
table-not-to-act = Du bist jetzt nicht an der Entscheidung.
table-stale = Die Partie ist seit deinem letzten Blick weitergegangen (sie steht bei Eintrag { $version }).
table-read-only = Der Startwert dieser Aufzeichnung ist nicht bekannt: Man kann sie ansehen, aber nicht weiterspielen.
table-not-understood = Das ist nicht verständlich: { $why }
table-no-such-choice = Es gibt keine Wahl mit dieser Nummer; es gibt { $count }.
table-no-such-target = So etwas gibt es auf diesem Spielplan jetzt nicht anzutippen.
table-nothing-to-undo = Nichts kann zurückgenommen werden: Seit deiner letzten Entscheidung wurde etwas aufgedeckt, gezogen oder von anderen entschieden.
table-undone =
    { $count ->
        [one] { $seat } nimmt eine Entscheidung zurück.
       *[other] { $seat } nimmt { $count } Entscheidungen zurück.
    }
table-virtual-player = virtueller Spieler
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

# Warum ein Name nicht geht.
table-name-length = Ein Name hat 1 bis { $most } Zeichen.
table-name-invisible = Ein Name besteht nur aus sichtbaren Zeichen.
table-name-taken = An diesem Tisch heißt schon jemand so.
table-name-bot = So heißen hier die Bots: bitte wähle einen anderen Namen.
