# Die Seiten über Konten, die erst beim Öffnen geladen werden.

web-account-about = Zum Spielen brauchst du kein Konto. Mit einem hast du deine Partien auf allen deinen Geräten, und nichts geht verloren, wenn dieser Browser vergisst.
web-account-elsewhere = Unter dieser Adresse gehen Passkeys nicht. Öffne stattdessen diese:
web-account-sign-in = Anmelden
web-account-with-passkey = Mit Passkey anmelden
web-account-lost = Keinen Passkey zur Hand?
web-account-recovery-code = Wiederherstellungscode
web-account-recover = Mit dem Code anmelden
web-account-new = Neues Konto
web-account-new-about = Ein Name und ein Passkey genügen: Dein Gerät fragt nach Fingerabdruck, Gesicht oder seiner PIN. Es gibt kein Passwort und keine E-Mail-Adresse. Die Partien dieses Browsers ziehen in das Konto um.
web-account-make = Konto anlegen
web-account-known = Dieses Gerät hat schon einen Passkey für dieses Konto.
web-account-declined = Es wurde kein Passkey gewählt. Nichts hat sich geändert.
web-account-signed-out = Du bist abgemeldet. Melde dich wieder an.

web-account-codes = Wiederherstellungscodes
web-account-codes-once = Bewahre diese Codes auf: Sie werden nur jetzt gezeigt. Wenn du alle Passkeys verlierst, lässt dich jeder davon einmal hinein.
web-account-codes-by-hand = Der Browser lässt die Seite nicht kopieren. Markiere die Codes von Hand oder speichere sie.
web-account-codes-save = Als Datei speichern
web-account-codes-print = Drucken
web-account-codes-kept = Ich habe die Codes aufbewahrt.
web-account-codes-left = { $count ->
        [0] Kein Code ist übrig. Hol dir neue.
        [one] Ein Code ist übrig.
       *[other] { $count } Codes sind übrig.
    }
web-account-codes-new = Neue Codes
web-account-go-on = Weiter

web-account-rename = Namen ändern
web-account-sign-out = Abmelden
web-account-passkeys = Passkeys
web-account-passkey = Passkey
web-account-one-passkey = Füge auf einem anderen Gerät einen zweiten Passkey hinzu, dann ist es nicht schlimm, einen zu verlieren.
web-account-add-passkey = Passkey hinzufügen
web-account-made = angelegt { $when }
web-account-used = zuletzt benutzt { $when }
web-account-remove = Entfernen
web-account-remove-what = { $what } entfernen
web-account-remove-sure = Er öffnet dein Konto dann nicht mehr. Lösche ihn auch auf deinem Gerät.

web-account-continue = Auf einem anderen Gerät weitermachen
web-account-continue-about = Ein Code meldet ein anderes Gerät an. Er gilt einmal und fünf Minuten lang.
web-account-continue-guest = Ein Code nimmt die Partien dieses Browsers mit, ganz ohne Konto. Er gilt einmal und fünf Minuten lang.
web-account-nothing = In diesem Browser gibt es noch keine Partie.
web-account-show-code = Code zeigen
web-account-have-code = Ich habe einen Code
web-account-qr = QR-Code mit dem Link zum Weitermachen
web-account-link = Link zum Weitermachen
web-account-code-how = Scanne ihn oder öffne dort { $address } und tippe den Code innerhalb von { $minutes } Minuten ein.
web-account-code-warning = Wer diesen Code hat, kann für dich spielen. Zeig ihn niemandem.
web-account-code = Code
web-account-enter-code = Tippe den Code ein, den dein anderes Gerät zeigt.
web-account-enter-warning = Benutze nur einen Code, den du selbst angefordert hast. Mit dem Code von jemand anderem würdest du in dessen Namen spielen.

web-account-devices = Angemeldete Geräte
web-account-device = Ein Gerät
web-account-this = dieses Gerät
web-account-by-passkey = { $when } mit Passkey angemeldet
web-account-by-recovery = { $when } mit Wiederherstellungscode angemeldet
web-account-by-device = { $when } von einem anderen Gerät angemeldet
web-account-end-what = { $what } abmelden

web-account-programs = Programme
web-account-tokens = { $count ->
        [0] Keine Token
        [one] Ein Token
       *[other] { $count } Token
    }
web-account-tokens-about = Mit einem Token handelt ein Programm von dir über die API an deiner Stelle. Sonst öffnet es nichts, und du kannst es jederzeit entfernen.
web-account-token = Token
web-account-token-once = Kopiere das Token jetzt: Es wird nicht wieder gezeigt.
web-account-token-name = Wofür es ist
web-account-token-make = Token anlegen
web-account-scope = Es darf
web-account-scope-play = deine Partien sehen und spielen
web-account-scope-read = deine Partien nur sehen

web-notices = Benachrichtigungen
web-notices-about = Wenn du am Zug bist und nicht am Tisch, sagt es dir eine Nachricht. Für jeden Tisch kommt eine, bis du ihn ansiehst.
web-notices-kind-push = Browser
web-notices-kind-mail = E-Mail-Adresse
web-notices-kind-webhook = Webhook
web-notices-sent = zuletzt benachrichtigt { $when }
web-notices-state-unconfirmed = Gib den Code ein, der an diese Adresse gemailt wurde.
web-notices-state-failing = Die letzte Nachricht kam nicht an. Es wird wieder versucht.
web-notices-state-gone = Die Gegenseite nimmt keine Nachrichten mehr an. Dorthin wird nichts geschickt.
web-notices-state-forbidden = Diese Adresse führt nicht hinaus ins Internet. Dorthin wird nichts geschickt.
web-notices-state-unsubscribed = Du hast diese Nachrichten abbestellt. Eine Testnachricht, die ankommt, stellt sie wieder an.
web-notices-test = Testen
web-notices-test-what = Testnachricht schicken: { $what }
web-notices-test-sent = Eine Testnachricht ist unterwegs.
web-notices-confirm = Bestätigen
web-notices-code-again = Code noch einmal mailen
web-notices-secret = Geheimnis
web-notices-secret-about = Damit werden die Anfragen unterschrieben, wie Standard Webhooks es beschreibt. Wer sie empfängt, erkennt, dass sie von hier kommen.
web-notices-browser = In diesem Browser benachrichtigen
web-notices-cannot = Dieser Browser kann hier keine Nachrichten zeigen. Füge die Seite auf einem Telefon zuerst zum Startbildschirm hinzu.
web-notices-denied = Der Browser erlaubt keine Nachrichten von dieser Seite. Das lässt sich in seinen Einstellungen ändern.
web-notices-mail = Per E-Mail benachrichtigen
web-notices-webhook = Discord, Matrix und Programme
web-notices-webhook-about = Ein Webhook ist eine Adresse, an die dieser Server eine Anfrage schickt, wenn du am Zug bist.
web-notices-url = Adresse des Webhooks
web-notices-add = Hinzufügen
web-notices-on = Benachrichtigen, wenn ich am Zug bin
web-notices-quiet = Ruhezeit
web-notices-from = Von
web-notices-to = Bis
web-notices-table-on = An diesem Tisch benachrichtigen
web-notices-table-off = An diesem Tisch nicht benachrichtigen

web-account-data = Deine Daten
web-account-export = Alles über dich als Datei
web-account-delete = Konto löschen
web-account-delete-sure = Passkeys, Geräte, Token und alles, was du geschrieben hast, sind dann endgültig weg. In Partien mit anderen heißt du von da an „Player“; eine Partie, die noch läuft, spielt ein Bot zu Ende.

web-privacy-about = Was dieser Server über dich speichert und was daraus wird. Von anderswo wird nichts geladen, und nichts wird weitergegeben.
web-privacy-head-guest = Ohne Konto
web-privacy-text-guest = Der Name, den du eintippst, steht an den Tischen, an denen du sitzt. Deine Plätze, Einstellungen und Lektionen liegen in diesem Browser; der Server kennt dich nur an den Schlüsseln deiner Plätze.
web-privacy-head-account = Mit Konto
web-privacy-text-account = Gespeichert werden dein Name, die öffentliche Hälfte jedes Passkeys mit dem Namen, den du ihm gegeben hast, und wann er angelegt und benutzt wurde, Hashes deiner Wiederherstellungscodes und Token, deine Plätze und die Lektionen, die du geschafft hast. Es gibt kein Passwort und kein Bild, und eine E-Mail-Adresse nur, wenn du eine für Benachrichtigungen angibst. Fingerabdruck und Gesicht verlassen dein Gerät nie.
web-privacy-head-devices = Angemeldete Geräte
web-privacy-text-devices = Für jedes: welche Art von Browser und System, wann es angemeldet und zuletzt benutzt wurde (auf die Stunde). Ein Cookie hält es angemeldet und dient zu nichts anderem. Ein Gerät, das 30 Tage nicht benutzt wird, wird abgemeldet, jedes nach 180 Tagen.
web-privacy-head-notices = Benachrichtigungen
web-privacy-text-notices = Wenn du erfahren möchtest, dass du am Zug bist: die Adressen, die du dafür angibst (E-Mail, Webhook, der Push-Dienst eines Browsers mit seinen Schlüsseln), deine Sprache, der Abstand deiner Uhr, deine Ruhezeit, stumme Tische und was noch zu verschicken ist. Nachrichten nennen das Spiel und den Tisch. Eine E-Mail geht über den Mailserver des Betreibers; was ein Push-Dienst weitergibt, ist verschlüsselt.
web-privacy-head-games = Partien
web-privacy-text-games = Jede Entscheidung mit ihrer Zeit, dein Name und was du im Chat schreibst. Wer einen Tisch ansehen darf, sieht das auch. Aufzeichnungen beendeter Partien bleiben erhalten.
web-privacy-head-server = Das Protokoll des Servers
web-privacy-text-server = Netzadressen stehen darin, wenn jemand zu viel auf einmal verlangt oder einen falschen Schlüssel zeigt. Namen, Chat und Schlüssel nie.
web-privacy-head-rights = Mitnehmen und löschen
web-privacy-text-rights = Auf der Seite deines Kontos bekommst du alles über dich als eine Datei, und du kannst es löschen. Dann verschwinden das Konto und alles, was es öffnet, sofort. Partien anderer bleiben, mit „Player“ statt deines Namens und ohne das, was du geschrieben hast. In älteren Sicherungen kann es der Betreiber dieses Servers noch haben.

web-error-proof_needed = Dafür wird dein Passkey noch einmal gebraucht.
