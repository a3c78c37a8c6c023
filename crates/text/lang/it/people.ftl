people-name-taken = Qualcuno ha già questo nome, o uno che gli somiglia.
people-last-passkey = È la tua ultima passkey. Prima aggiungine un’altra.
people-passkey-unknown = Questa passkey non è conosciuta qui.
people-passkey-wrong = La passkey non è stata accettata.
people-too-late = Ci è voluto troppo, oppure è già stato risposto. Ricomincia da capo.
people-code-wrong = Questo codice è sbagliato, già usato o troppo vecchio.
