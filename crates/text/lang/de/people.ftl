people-name-taken = So oder zum Verwechseln ähnlich heißt schon jemand.
people-last-passkey = Das ist dein letzter Passkey. Füge zuerst einen anderen hinzu.
people-passkey-unknown = Dieser Passkey ist hier nicht bekannt.
people-passkey-wrong = Der Passkey wurde nicht angenommen.
people-too-late = Das hat zu lange gedauert oder wurde schon beantwortet. Bitte fang noch einmal an.
people-code-wrong = Dieser Code ist falsch, schon benutzt oder zu alt.
