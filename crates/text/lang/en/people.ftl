people-name-taken = Somebody has this name already, or one that looks like it.
people-last-passkey = This is your last passkey. Add another one first.
people-passkey-unknown = This passkey is not known here.
people-passkey-wrong = The passkey was not accepted.
people-too-late = That took too long, or was answered already. Please begin again.
people-code-wrong = This code is wrong, was used already, or is too old.
