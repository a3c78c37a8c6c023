# Nachrichten an Abwesende, dass sie am Zug sind.

notices-turn = Du bist am Zug
notices-turns = { $count ->
        [one] Du bist an einem Tisch am Zug
       *[other] Du bist an { $count } Tischen am Zug
    }
notices-at = { $game } – { $name }
notices-test = Testnachricht
notices-test-about = Auf diesem Weg kommen Nachrichten an.
notices-code = { $code } ist dein Code
notices-code-about = Gib ihn auf der Kontoseite ein, um an diese Adresse Nachrichten zu bekommen. Wenn du ihn nicht angefordert hast, tu nichts: Es kommt nichts weiter.
notices-mail-why = Du bekommst das an { $address }, weil du erfahren möchtest, wenn du am Zug bist. Hier änderst oder beendest du es:
