# The pages about accounts, which are loaded when they are opened.

web-account-about = You need no account to play. With one, your games are on all your devices, and nothing is lost when this browser forgets.
web-account-elsewhere = Passkeys do not work at this address. Open this one instead:
web-account-sign-in = Sign in
web-account-with-passkey = Sign in with a passkey
web-account-lost = No passkey at hand?
web-account-recovery-code = Recovery code
web-account-recover = Sign in with the code
web-account-new = New account
web-account-new-about = A name and a passkey are enough: your device asks for your fingerprint, your face or its PIN. There is no password, and no e-mail address. The games of this browser move into the account.
web-account-make = Create an account
web-account-known = This device already has a passkey of this account.
web-account-declined = No passkey was chosen. Nothing has changed.
web-account-signed-out = You are signed out. Sign in again.

web-account-codes = Recovery codes
web-account-codes-once = Keep these codes: they are shown only now. If you lose every passkey, each of them lets you in once.
web-account-codes-by-hand = The browser does not let the page copy. Mark the codes by hand, or save them.
web-account-codes-save = Save as a file
web-account-codes-print = Print
web-account-codes-kept = I have kept the codes.
web-account-codes-left = { $count ->
        [0] No codes are left. Make new ones.
        [one] One code is left.
       *[other] { $count } codes are left.
    }
web-account-codes-new = New codes
web-account-go-on = Continue

web-account-rename = Change the name
web-account-sign-out = Sign out
web-account-passkeys = Passkeys
web-account-passkey = Passkey
web-account-one-passkey = Add a second passkey on another device, so that losing one is no loss.
web-account-add-passkey = Add a passkey
web-account-made = made { $when }
web-account-used = last used { $when }
web-account-remove = Remove
web-account-remove-what = Remove { $what }
web-account-remove-sure = It will not open your account any more. Delete it on your device, too.

web-account-continue = Continue on another device
web-account-continue-about = A code signs another device in. It works once, within five minutes.
web-account-continue-guest = A code takes the games of this browser along, without any account. It works once, within five minutes.
web-account-nothing = There is no game in this browser yet.
web-account-show-code = Show a code
web-account-have-code = I have a code
web-account-qr = QR code with the link to continue
web-account-link = Link to continue
web-account-code-how = Scan it, or open { $address } there and type the code within { $minutes } minutes.
web-account-code-warning = Whoever has this code can play for you. Show it to nobody.
web-account-code = Code
web-account-enter-code = Type the code that your other device shows.
web-account-enter-warning = Only use a code that you have asked for yourself. A code from somebody else would let you play in their name.

web-account-devices = Devices that are signed in
web-account-device = A device
web-account-this = this device
web-account-by-passkey = signed in with a passkey { $when }
web-account-by-recovery = signed in with a recovery code { $when }
web-account-by-device = signed in by another device { $when }
web-account-end-what = Sign out { $what }

web-account-programs = Programs
web-account-tokens = { $count ->
        [0] No tokens
        [one] One token
       *[other] { $count } tokens
    }
web-account-tokens-about = A token lets a program of yours act for you over the API. It opens nothing else, and you can remove it at any time.
web-account-token = Token
web-account-token-once = Copy the token now: it is not shown again.
web-account-token-name = What it is for
web-account-token-make = Make a token
web-account-scope = It may
web-account-scope-play = see your games and play
web-account-scope-read = only see your games

web-notices = Notices
web-notices-about = When it is your turn and you are not at the table, a message tells you so. There is one for each table, until you look at it.
web-notices-kind-push = Browser
web-notices-kind-mail = E-mail address
web-notices-kind-webhook = Webhook
web-notices-sent = last told { $when }
web-notices-state-unconfirmed = Type the code that was mailed to this address.
web-notices-state-failing = The last message did not arrive. It is tried again.
web-notices-state-gone = The other side takes no more messages. Nothing is sent there.
web-notices-state-forbidden = This address does not lead out into the internet. Nothing is sent there.
web-notices-state-unsubscribed = You have ended these messages. A test message that arrives begins them again.
web-notices-test = Test
web-notices-test-what = Send a test message: { $what }
web-notices-test-sent = A test message is on its way.
web-notices-confirm = Confirm
web-notices-code-again = Mail the code again
web-notices-secret = Secret
web-notices-secret-about = Requests are signed with it, as Standard Webhooks describes. Whoever receives them can tell that they come from here.
web-notices-browser = Tell me in this browser
web-notices-cannot = This browser cannot show messages here. On a telephone, add the page to the home screen first.
web-notices-denied = The browser does not allow messages from this page. You can change that in its settings.
web-notices-mail = Tell me by e-mail
web-notices-webhook = Discord, Matrix and programs
web-notices-webhook-about = A webhook is an address to which this server sends a request when it is your turn.
web-notices-url = Address of the webhook
web-notices-add = Add
web-notices-on = Tell me when it is my turn
web-notices-quiet = Quiet hours
web-notices-from = From
web-notices-to = Until
web-notices-table-on = Tell me of turns here
web-notices-table-off = Do not tell me of turns here

web-account-data = Your data
web-account-export = Everything about you as a file
web-account-delete = Delete the account
web-account-delete-sure = Passkeys, devices, tokens and everything you have written go for good. In games with others you are called “Player” from then on; a game that still runs is played on by a bot.

web-privacy-about = What this server stores about you, and what becomes of it. Nothing is loaded from anywhere else, and nothing is passed on.
web-privacy-head-guest = Without an account
web-privacy-text-guest = The name you type stands at the tables you sit at. Your seats, settings and lessons are kept in this browser; the server knows you only by the keys of your seats.
web-privacy-head-account = With an account
web-privacy-text-account = Stored are your name, the public half of each passkey with the name you gave it, when it was made and used, hashes of your recovery codes and tokens, your seats and the lessons you have done. There is no password and no picture, and no e-mail address unless you give one for notices. Your fingerprint or face never leaves your device.
web-privacy-head-devices = Signed-in devices
web-privacy-text-devices = For each: the kind of browser and system, when it was signed in and last used (to the hour). A cookie keeps it signed in; it is for nothing else. A device that is not used for 30 days is signed out, any device after 180 days.
web-privacy-head-notices = Notices
web-privacy-text-notices = If you want to be told of your turns: the addresses you give for it (e-mail, webhook, the push service of a browser with its keys), your language, the offset of your clock, your quiet hours, tables you have muted, and what waits to be sent. Messages name the game and the table. An e-mail passes the mail server of whoever runs this; what a push service passes on is encrypted.
web-privacy-head-games = Games
web-privacy-text-games = Every decision with its time, your name, and what you write in the chat. Whoever may look at a table sees them. Records of finished games are kept.
web-privacy-head-server = The log of the server
web-privacy-text-server = Addresses of the network stand in it where somebody asks for too much or shows a wrong key. Names, chat and keys never do.
web-privacy-head-rights = Taking it along, and deleting it
web-privacy-text-rights = On the page of your account you get everything about you as one file, and you can delete it. Then the account and all that opens it go at once. Games of others stay, with “Player” in place of your name and without what you have written. Whoever runs this server may still have it in older backups.

web-error-proof_needed = This needs your passkey once more.
