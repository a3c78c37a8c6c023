# Words of the table itself, common to all games.

table-over = The game is over.
table-not-to-act = It is not your turn.
table-stale = The game has moved on since you last looked (it is at entry { $version } by now).
table-read-only = This record's seed is not known, so it can be looked at but not played on.
table-not-understood = This is not understood: { $why }
table-no-such-choice = There is no choice with this number; there are { $count }.
table-no-such-target = There is no such thing to touch on this board now.
table-nothing-to-undo = Nothing can be undone: since your last decision something was revealed, drawn or decided by another.
table-no-turn-to-end = There is no turn of yours to end.
table-turn-done = Your turn is done: end it.
table-turn-waits = { $seat } has finished the turn and can still undo: wait until it is ended.
table-undone =
    { $count ->
        [one] { $seat } undoes one decision.
       *[other] { $seat } undoes { $count } decisions.
    }
table-virtual-player = Green (nobody’s)
table-won-by-nobody = Nobody wins.
table-won-by =
    { $count ->
        [one] { $seats } wins.
       *[other] { $seats } share the win.
    }

# What a bot says for its choice.
table-why = With this it puts your chance of winning at { $percent } %.
table-why-two = With this it puts your chance of winning at { $percent } %; it helps most with { $first } and { $second }.
table-why-solo = With this it expects about { $points } points at the end.
table-why-solo-two = With this it expects about { $points } points at the end; it helps most with { $first } and { $second }.
table-name-length = A name has 1 to { $most } characters.
table-name-invisible = A name has only characters that can be seen.
table-name-taken = Somebody at this table has this name already.
table-name-bot = Bots are called like this here: please choose another name.

## happened

# A seat that has no colour yet.
table-seat = { $seat }
