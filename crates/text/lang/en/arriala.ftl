# Words of Arriala.

arriala-seat-red = Red
arriala-seat-yellow = Yellow
arriala-seat-green = Green
arriala-seat-purple = Purple
arriala-side-nobody = { $side } (nobody’s)

arriala-colour-red = red
arriala-colour-yellow = yellow
arriala-colour-green = green
arriala-colour-purple = purple

arriala-cell = cell { $number }

arriala-option-art = Engineering works
arriala-option-art-sole-last = Only for the player who is last alone
arriala-option-art-tied-last = Also for players tied for last
arriala-option-compensation = What those who come later begin with
arriala-option-compensation-cards = More cards, for equal chances
arriala-option-compensation-printed = 2 cards each, as printed

arriala-part-sections = Sections
arriala-part-locks = Locks
arriala-part-river-works = River works
arriala-part-works-of-art = Engineering works
arriala-part-vineyards = Vineyards

arriala-card-move-2 = Move 2
arriala-card-move-3 = Move 3
arriala-card-move-4 = Move 4
arriala-card-move-5 = Move 5
arriala-card-anywhere = Anywhere
arriala-card-own-to-vineyard = Own worker to a vineyard
arriala-card-any-to-vineyard = Any worker to a vineyard
arriala-card-own-to-canal = Own worker to the canal
arriala-card-any-to-canal = Any worker to the canal
arriala-card-lock = Lock
arriala-card-art = Engineering work
arriala-card-list = { $card }, { $rest }

arriala-means-points = with action points
arriala-means-own-card = with the card for own workers
arriala-means-any-card = with the card for any worker

# What those who wait and watch are told.

arriala-question-begin =
    { $points ->
        [one] { $seat } has one action point.
       *[other] { $seat } begins with { $points } action points.
    }
arriala-question-go-on =
    { $points ->
        [one] { $seat } has one action point left.
       *[other] { $seat } has { $points } action points left.
    }
arriala-question-end = { $seat } has no action points left.

# A warning that a game that stands still will end, in a line of its own.

arriala-warning-quiet =
    { $turns ->
        [one] The game ends after this turn unless something is counted, placed or built.
       *[other] The game ends in { $turns } turns unless something is counted, placed or built.
    }
arriala-warning-passes =
    { $turns ->
        [one] If this turn is passed too, the game ends.
       *[other] If { $turns } more turns in a row are passed, the game ends.
    }

# What the player who decides is asked, touch by touch. It is short and has its number.

arriala-prompt-begin =
    { $points ->
        [one] One point: touch a worker, tool or card.
       *[other] { $points } points: touch a worker, tool or card.
    }
arriala-prompt-go-on =
    { $points ->
        [one] One point left: go on, or end.
       *[other] { $points } points left: go on, or end.
    }
arriala-prompt-stuck =
    { $points ->
        [one] One point left, but no use for it. End your turn.
       *[other] { $points } points left, but no use for them. End your turn.
    }
arriala-prompt-spent = No points left. End your turn.
arriala-prompt-own-worker = Your worker { $at }: where to?
arriala-prompt-other-worker = { $side }’s worker { $at }: where to?
arriala-prompt-virtual-worker = The worker { $at } of { $side }: where to?
arriala-prompt-which-worker = { $cards }: which worker?
arriala-prompt-worker-or-card = { $cards }: which worker, or one more card?
arriala-prompt-which-own-worker = { $cards }: which of your workers?
arriala-prompt-whose-worker = { $cards }: whose worker?
arriala-prompt-which-vineyard = Which vineyard?
arriala-prompt-where-on-canal = Where on the canal?
arriala-prompt-pay = To { $to }: how do you pay?
arriala-prompt-place = Place a worker on a lit spot ({ $cost }).
arriala-prompt-lock = Lock on which cell? +{ $points }.
arriala-prompt-art = Which work? +{ $points }.

arriala-at-cell = on cell { $number }
arriala-at-town = in { $town }
arriala-at-vineyard = in the vineyard { $vineyard }

# What a choice gives up.

arriala-lost-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
arriala-lost-turn =
    { $points ->
        [one] your only point: you pass
       *[other] all { $points } points: you pass
    }
arriala-lost-section =
    { $points ->
        [one] this gives { $side } one point and you none
       *[other] this gives { $side } { $points } points and you none
    }
arriala-lost-game = this ends the game: { $totals }
arriala-total-own = you { $points }
arriala-total = { $side } { $points }
arriala-totals = { $totals }, { $total }

# Engineering works.

arriala-art-montech = Montech water slope
arriala-art-cacor = Cacor aqueduct
arriala-art-other = { $name }

# What happened.

arriala-event-began = { $seat } begins.
arriala-event-drew = { $seat } draws a card.
arriala-event-drew-card = { $seat } draws a card: { $card }.
arriala-event-reshuffled =
    { $cards ->
        [one] The only discarded card becomes the new draw pile.
       *[other] The { $cards } discards are shuffled and become the new draw pile.
    }
arriala-event-walked =
    { $distance ->
        [one] { $seat } walks the { $colour } worker from { $from } one cell to { $to }.
       *[other] { $seat } walks the { $colour } worker from { $from } to { $to }, { $distance } cells.
    }
arriala-event-walked-with-cards =
    { $distance ->
        [one] { $seat } plays { $cards } and walks the { $colour } worker from { $from } one cell to { $to }.
       *[other] { $seat } plays { $cards } and walks the { $colour } worker from { $from } to { $to }, { $distance } cells.
    }
arriala-event-anywhere = { $seat } plays Anywhere and moves a worker from { $from } to { $to }.
arriala-event-to-vineyard = { $seat } sends the { $colour } worker on { $from } to the vineyard { $to }, { $means }.
arriala-event-to-canal = { $seat } brings a { $colour } worker from the vineyard { $from } to { $to }, { $means }.
arriala-event-placed = { $seat } places a worker: { $to }.
arriala-event-river-work = { $seat } makes the worker on { $from } a river work for { $points } renown.
arriala-event-lock = { $seat } builds a lock on { $at } for { $points } renown.
arriala-event-lock-by-card = { $seat } plays Lock and builds one on { $at } for { $points } renown.
arriala-event-art = { $seat } builds an engineering work, { $work }, for { $points } renown.
arriala-event-counted = The section from { $from } to { $to } is complete: { $side } scores { $points }.
arriala-event-counted-nobody = The section from { $from } to { $to } is complete, but ties leave nobody to score it.
arriala-event-section-vanished = The lock on { $at } takes the only cell of its section, which is not counted.
arriala-event-passed = { $seat } passes.
arriala-event-turn-ended =
    { $unused ->
        [0] { $seat } ends the turn.
        [one] { $seat } ends the turn with one action point unused.
       *[other] { $seat } ends the turn with { $unused } action points unused.
    }
arriala-event-ended-built = The canal is built: the game is over.
arriala-event-ended-stalled = Nothing was counted, placed or built for { $rounds } rounds: the game is over.
arriala-event-ended-passed = Everybody passed for { $rounds } rounds: the game is over.
arriala-event-vineyard = { $vineyard }: { $side } takes it and scores { $points }.
arriala-event-vineyard-nobody = { $vineyard }: nobody scores it.

# What can be done. The cost is in action points.

arriala-action-walk = Walk the { $colour } worker from { $from } to { $to } ({ $cost })
arriala-action-walk-with-cards =
    { $extra ->
        [0] Play { $cards }: walk the { $colour } worker from { $from } to { $to } ({ $cost })
       *[other] Play { $cards } and pay { $extra } more: walk the { $colour } worker from { $from } to { $to } ({ $cost })
    }
arriala-action-anywhere = Play Anywhere: move your worker from { $from } to { $to } ({ $cost })
arriala-action-to-vineyard = Send your worker on { $from } to the vineyard { $to }, { $means } ({ $cost })
arriala-action-any-to-vineyard = Send the { $colour } worker on { $from } to the vineyard { $to }, { $means } ({ $cost })
arriala-action-to-canal = Bring your worker from the vineyard { $from } to { $to }, { $means } ({ $cost })
arriala-action-any-to-canal = Bring a { $colour } worker from the vineyard { $from } to { $to }, { $means } ({ $cost })
arriala-action-place = Place a worker: { $to } ({ $cost })
arriala-action-river-work = River work: +{ $points }. Your worker on { $from } stays there for good ({ $cost })
arriala-action-lock = Build a lock on { $at } ({ $cost })
arriala-action-lock-by-card = Play Lock: build one on { $at } ({ $cost })
arriala-action-art = Play Engineering work: build the { $work } ({ $cost })
arriala-action-draw = Draw a card ({ $cost })
arriala-action-end = End your turn

# What is said to a touch that comes too early or leads nowhere: what comes first, or what else could be touched.

arriala-guide-spent = No points left. End your turn.
arriala-guide-stop = First a worker, a tool or a card; then { $place }.
arriala-guide-vineyard = First a worker, then the vineyard ({ $points }).
arriala-guide-river = First one of your workers, then the blue cell ({ $points }).
arriala-guide-card = First the card { $card }.
arriala-guide-pass-over = Something stands there: { $taken }. Pass over it: { $place } ({ $points }).
arriala-guide-own-only = Only your own workers.
arriala-guide-move-card = Move cards work on the canal, not to a vineyard.
arriala-guide-nobody-on-canal = None of your workers is on the canal. Place one first ({ $cost }).
arriala-guide-nobody-in-vineyards = None of your workers is in a vineyard.
arriala-guide-vineyards-empty = No worker is in a vineyard.
arriala-guide-no-lock = No cell takes a lock any more.
arriala-guide-other = That does not go with what you have picked.
arriala-span = Cells { $from } to { $to }
arriala-span-one = Cell { $from }
arriala-guide-section =
    { $open ->
        [one] { $cells }, worth { $points }: one place is free, { $side } leads. Most workers score when it is full.
       *[other] { $cells }, worth { $points }: { $open } places are free, { $side } leads. Most workers score when it is full.
    }
arriala-guide-section-nobody =
    { $open ->
        [one] { $cells }, worth { $points }: one place is free, nobody leads. Most workers score when it is full.
       *[other] { $cells }, worth { $points }: { $open } places are free, nobody leads. Most workers score when it is full.
    }
arriala-guide-section-counted = { $cells }: counted, { $side } scored { $points }.
arriala-guide-section-tied = { $cells }: counted, a tie, nobody scored.

# What is refused, and why.

arriala-refuse-points =
    { $need ->
        [one] This costs one action point, and you have none left.
       *[other] This costs { $need } action points; you have { $have }.
    }
arriala-refuse-no-card =
    { $need ->
        [one] You do not hold the card { $card }.
       *[other] This needs the card { $card } { $need } times; you hold { $have }.
    }
arriala-refuse-not-in-play = { $place } is not used with { $players } players.
arriala-refuse-no-worker = There is no { $colour } worker to move: { $place }.
arriala-refuse-not-on-canal = { $place } is a vineyard; this needs a place on the canal.
arriala-refuse-not-a-vineyard = { $place } is not a vineyard.
arriala-refuse-moved-already = The { $colour } worker has been moved this turn ({ $place }); each worker moves once a turn.
arriala-refuse-just-arrived = The { $colour } worker came to { $place } this turn and stays until the next.
arriala-refuse-goes-back = The player before you took the { $colour } worker away from { $place }; it may not be put back there now.
arriala-refuse-same-place = The worker is there already: { $place }.
arriala-refuse-occupied = A { $colour } worker stands there: { $place }.
arriala-refuse-lock-in-the-way = A lock stands there: { $place }.
arriala-refuse-superfluous = The way is { $distance } and the cards reach { $reach }: the card { $card } is not needed.
arriala-refuse-vineyard-full =
    { $places ->
        [one] The only place of { $place } is taken.
       *[other] All { $places } places of { $place } are taken.
    }
arriala-refuse-reserve-empty = All your workers are on the board.
arriala-refuse-river-full =
    { $cells ->
        [one] The only blue cell is taken.
       *[other] All { $cells } blue cells are taken.
    }
arriala-refuse-lock-in-town = { $place } is a town; a lock needs a cell.
arriala-refuse-lock-needs-free-cell = A lock needs a free cell; something stands there: { $place }.
arriala-refuse-section-counted = The section has been counted already ({ $place }); it takes no more locks.
arriala-refuse-locks-full =
    { $most ->
        [0] This stretch takes no locks.
        [one] This stretch takes one lock, and it is built.
       *[other] This stretch takes { $most } locks, and they are built.
    }
arriala-refuse-art-built = The { $work } is built already.
arriala-refuse-not-last = Only the player who is last may build an engineering work: you have { $have } renown, the lowest of the others { $lowest }.
arriala-refuse-nothing-to-draw = The draw pile and the discards are empty.

# What an evaluator’s features are about, for explanations.
arriala-theme-renown = renown
arriala-theme-sections = sections of the canal
arriala-theme-vineyards = the vineyards
arriala-theme-workers = your workers
arriala-theme-cards = your cards
arriala-theme-tempo = your place in the turn order

## rules

arriala-refuse-tied-last = You share the last place with { $have } renown; at this table only the player who is last alone may build an engineering work.
