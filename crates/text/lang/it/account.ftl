# Le pagine degli account, caricate quando si aprono.

web-account-about = Per giocare non serve un account. Con un account hai le tue partite su tutti i tuoi dispositivi, e nulla si perde se questo browser dimentica.
web-account-elsewhere = A questo indirizzo le passkey non funzionano. Apri invece questo:
web-account-sign-in = Accedi
web-account-with-passkey = Accedi con una passkey
web-account-lost = Nessuna passkey a portata di mano?
web-account-recovery-code = Codice di recupero
web-account-recover = Accedi con il codice
web-account-new = Nuovo account
web-account-new-about = Bastano un nome e una passkey: il tuo dispositivo chiede l’impronta, il volto o il suo PIN. Non ci sono password né indirizzi e-mail. Le partite di questo browser passano nell’account.
web-account-make = Crea un account
web-account-known = Questo dispositivo ha già una passkey di questo account.
web-account-declined = Nessuna passkey è stata scelta. Nulla è cambiato.
web-account-signed-out = Non hai più accesso. Accedi di nuovo.

web-account-codes = Codici di recupero
web-account-codes-once = Conserva questi codici: vengono mostrati solo ora. Se perdi tutte le passkey, ognuno ti fa entrare una volta.
web-account-codes-by-hand = Il browser non permette alla pagina di copiare. Seleziona i codici a mano o salvali.
web-account-codes-save = Salva in un file
web-account-codes-print = Stampa
web-account-codes-kept = Ho conservato i codici.
web-account-codes-left = { $count ->
        [0] Non resta nessun codice. Creane di nuovi.
        [one] Resta un codice.
       *[other] Restano { $count } codici.
    }
web-account-codes-new = Nuovi codici
web-account-go-on = Continua

web-account-rename = Cambia nome
web-account-sign-out = Esci
web-account-passkeys = Passkey
web-account-passkey = Passkey
web-account-one-passkey = Aggiungi una seconda passkey su un altro dispositivo: così perderne una non è grave.
web-account-add-passkey = Aggiungi una passkey
web-account-made = creata { $when }
web-account-used = ultimo uso { $when }
web-account-remove = Rimuovi
web-account-remove-what = Rimuovi { $what }
web-account-remove-sure = Non aprirà più il tuo account. Cancellala anche sul dispositivo.

web-account-continue = Continua su un altro dispositivo
web-account-continue-about = Un codice fa accedere un altro dispositivo. Vale una volta, entro cinque minuti.
web-account-continue-guest = Un codice porta con sé le partite di questo browser, senza alcun account. Vale una volta, entro cinque minuti.
web-account-nothing = In questo browser non c’è ancora nessuna partita.
web-account-show-code = Mostra un codice
web-account-have-code = Ho un codice
web-account-qr = Codice QR con il link per continuare
web-account-link = Link per continuare
web-account-code-how = Inquadralo, oppure apri lì { $address } e digita il codice entro { $minutes } minuti.
web-account-code-warning = Chi ha questo codice può giocare al posto tuo. Non mostrarlo a nessuno.
web-account-code = Codice
web-account-enter-code = Digita il codice che mostra l’altro tuo dispositivo.
web-account-enter-warning = Usa solo un codice che hai chiesto tu. Con il codice di un altro giocheresti a suo nome.

web-account-devices = Dispositivi con accesso
web-account-device = Un dispositivo
web-account-this = questo dispositivo
web-account-by-passkey = accesso con passkey { $when }
web-account-by-recovery = accesso con codice di recupero { $when }
web-account-by-device = accesso da un altro dispositivo { $when }
web-account-end-what = Fai uscire { $what }

web-account-programs = Programmi
web-account-tokens = { $count ->
        [0] Nessun token
        [one] Un token
       *[other] { $count } token
    }
web-account-tokens-about = Con un token un tuo programma agisce per te tramite l’API. Non apre altro, e puoi rimuoverlo in qualsiasi momento.
web-account-token = Token
web-account-token-once = Copia il token adesso: non verrà più mostrato.
web-account-token-name = A che cosa serve
web-account-token-make = Crea un token
web-account-scope = Può
web-account-scope-play = vedere le tue partite e giocare
web-account-scope-read = solo vedere le tue partite

web-notices = Notifiche
web-notices-about = Quando è il tuo turno e non sei al tavolo, te lo dice un messaggio. Ce n’è uno per tavolo, finché non lo guardi.
web-notices-kind-push = Browser
web-notices-kind-mail = Indirizzo e-mail
web-notices-kind-webhook = Webhook
web-notices-sent = ultimo messaggio { $when }
web-notices-state-unconfirmed = Scrivi il codice inviato a questo indirizzo.
web-notices-state-failing = L’ultimo messaggio non è arrivato. Si riproverà.
web-notices-state-gone = L’altra parte non accetta più messaggi. Lì non si invia nulla.
web-notices-state-forbidden = Questo indirizzo non porta su Internet. Lì non si invia nulla.
web-notices-state-unsubscribed = Hai disattivato questi messaggi. Un messaggio di prova che arriva li riattiva.
web-notices-test = Prova
web-notices-test-what = Invia un messaggio di prova: { $what }
web-notices-test-sent = Un messaggio di prova è in viaggio.
web-notices-confirm = Conferma
web-notices-code-again = Invia di nuovo il codice
web-notices-secret = Segreto
web-notices-secret-about = Firma le richieste, come descrive Standard Webhooks. Chi le riceve sa che vengono da qui.
web-notices-browser = Avvisami in questo browser
web-notices-cannot = Questo browser qui non può mostrare messaggi. Su un telefono, aggiungi prima la pagina alla schermata iniziale.
web-notices-denied = Il browser non permette messaggi da questa pagina. Si può cambiare nelle sue impostazioni.
web-notices-mail = Avvisami per e-mail
web-notices-webhook = Discord, Matrix e programmi
web-notices-webhook-about = Un webhook è un indirizzo a cui questo server invia una richiesta quando è il tuo turno.
web-notices-url = Indirizzo del webhook
web-notices-add = Aggiungi
web-notices-on = Avvisami quando è il mio turno
web-notices-quiet = Ore di silenzio
web-notices-from = Dalle
web-notices-to = Alle
web-notices-table-on = Avvisami a questo tavolo
web-notices-table-off = Non avvisarmi a questo tavolo

web-account-data = I tuoi dati
web-account-export = Tutto su di te in un file
web-account-delete = Elimina l’account
web-account-delete-sure = Passkey, dispositivi, token e tutto ciò che hai scritto spariscono per sempre. Nelle partite con altri da allora ti chiami “Player”; una partita ancora in corso la finisce un bot.

web-privacy-about = Che cosa conserva su di te questo server, e che fine fa. Nulla viene caricato da altrove e nulla viene ceduto.
web-privacy-head-guest = Senza account
web-privacy-text-guest = Il nome che digiti compare ai tavoli a cui siedi. I tuoi posti, le impostazioni e le lezioni restano in questo browser; il server ti conosce solo per le chiavi dei tuoi posti.
web-privacy-head-account = Con un account
web-privacy-text-account = Si conservano il tuo nome, la metà pubblica di ogni passkey con il nome che le hai dato e quando è stata creata e usata, gli hash dei codici di recupero e dei token, i tuoi posti e le lezioni completate. Non ci sono password né foto, e un indirizzo e-mail solo se lo dai per le notifiche. L’impronta e il volto non lasciano mai il tuo dispositivo.
web-privacy-head-devices = Dispositivi con accesso
web-privacy-text-devices = Per ognuno: il tipo di browser e di sistema, quando ha avuto accesso e l’ultimo uso (all’ora). Un cookie mantiene l’accesso e non serve ad altro. Un dispositivo non usato per 30 giorni perde l’accesso, chiunque dopo 180 giorni.
web-privacy-head-notices = Notifiche
web-privacy-text-notices = Se vuoi sapere quando è il tuo turno: gli indirizzi che dai per questo (e-mail, webhook, il servizio push di un browser con le sue chiavi), la tua lingua, lo scarto del tuo orologio, le ore di silenzio, i tavoli muti e ciò che resta da inviare. I messaggi nominano il gioco e il tavolo. Un’e-mail passa dal server di posta del gestore; ciò che un servizio push trasmette è cifrato.
web-privacy-head-games = Partite
web-privacy-text-games = Ogni decisione con la sua ora, il tuo nome e ciò che scrivi in chat. Chi può guardare un tavolo li vede. Le registrazioni delle partite finite si conservano.
web-privacy-head-server = Il registro del server
web-privacy-text-server = Vi compaiono indirizzi di rete quando qualcuno chiede troppo o mostra una chiave sbagliata. Mai nomi, chat o chiavi.
web-privacy-head-rights = Portare via ed eliminare
web-privacy-text-rights = Nella pagina del tuo account ottieni tutto su di te in un file, e puoi eliminarlo. Allora l’account e tutto ciò che lo apre spariscono subito. Le partite degli altri restano, con “Player” al posto del tuo nome e senza ciò che hai scritto. Chi gestisce questo server può averlo ancora in vecchi backup.

web-error-proof_needed = Per questo serve di nuovo la tua passkey.
