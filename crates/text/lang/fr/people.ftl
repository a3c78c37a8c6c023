people-name-taken = Quelqu’un porte déjà ce nom, ou un nom qui lui ressemble.
people-last-passkey = C’est ta dernière clé d’accès. Ajoutes-en d’abord une autre.
people-passkey-unknown = Cette clé d’accès n’est pas connue ici.
people-passkey-wrong = La clé d’accès n’a pas été acceptée.
people-too-late = C’était trop long, ou déjà répondu. Recommence.
people-code-wrong = Ce code est faux, déjà utilisé ou trop ancien.
