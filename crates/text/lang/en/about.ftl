# What things on the table are, for who asks.

arriala-about-name = { $name }
arriala-about-place = { $place }
arriala-about-own-worker = Your worker
arriala-about-worker = Worker of { $side }
arriala-about-worker-use = Walks along the canal for 1 point a cell. You may walk anybody’s workers, each once a turn.
arriala-about-cell-use = Takes one worker or lock. When all cells of a section are taken, it is counted.
arriala-about-town-use = Takes any number of workers and counts for no section.
arriala-about-vineyard-use = Counted at the end: most workers take its points. { $there } points to go there from the canal, { $back } to come back.
arriala-about-river = Blue cell
arriala-about-river-use = River work: one of your workers goes here for { $points } points, scores { $renown } and stays.
arriala-about-card-cost =
    { $points ->
        [one] Playing it costs 1 point.
       *[other] Playing it costs { $points } points.
    }
arriala-about-reserve = Reserve
arriala-about-reserve-use = Places one of your workers on a free place of the canal for { $points } points.
arriala-about-lock-cost = Costs { $points } points without a card.
arriala-about-pile = Draw pile
arriala-about-pile-use = Draws a card for { $points } points. Only you see it; the draw cannot be undone.
arriala-about-section = Section
arriala-about-move = Walks any worker up to { $cells } cells; further cells cost 1 point each.
arriala-about-anywhere = Moves one of your workers on the canal to any free place of it.
arriala-about-own-to-vineyard = Moves one of your workers from the canal to a vineyard.
arriala-about-any-to-vineyard = Moves anybody’s worker from the canal to a vineyard.
arriala-about-own-to-canal = Moves one of your workers from a vineyard to the canal.
arriala-about-any-to-canal = Moves anybody’s worker from a vineyard to the canal.
arriala-about-lock = Divides a section that is not counted yet. Scores { $renown }.
arriala-about-art = Only for who is last. Scores { $renown }; each work is built once.

canal-mania-about-canal = { $canal }
canal-mania-about-contract = Joins { $one } and { $other } with at most { $most } tiles.
canal-mania-about-contract-via = It has to touch { $towns } on its way.
canal-mania-about-contract-use = When it is finished, each lock scores 1, each aqueduct 2, each tunnel 3.
canal-mania-about-engineer = { $engineer }
canal-mania-about-brindley = A stretch card may pay for a lock, and locks may follow one another.
canal-mania-about-jessop = A tunnel costs two cards.
canal-mania-about-telford = An aqueduct costs one card.
canal-mania-about-smeaton = A surveyor stands for two cards.
canal-mania-about-rennie = Take four face-up cards, or choose one instead of drawing.
canal-mania-about-engineer-use = He works for one player; swapping is an action of phase 1.
canal-mania-about-card = Card: { $card }
canal-mania-about-face = { $face }
canal-mania-about-goods = Taken face up, it places { $cubes } cubes in towns of that colour.
canal-mania-about-surveyor = Stands for one card of any kind.
canal-mania-about-tile = { $tile }
canal-mania-about-tile-clear =
    { $cards ->
        [one] A { $tile } lies on clear ground and costs 1 card; finished it scores { $points }.
       *[other] A { $tile } lies on clear ground and costs { $cards } cards; finished it scores { $points }.
    }
canal-mania-about-tile-difficult =
    { $cards ->
        [one] Lies on difficult ground and costs 1 card; finished it scores { $points }.
       *[other] Lies on difficult ground and costs { $cards } cards; finished it scores { $points }.
    }
canal-mania-about-hex = Hex { $hex }
canal-mania-about-clear = Clear ground: takes a stretch or a lock.
canal-mania-about-difficult = Difficult ground: takes an aqueduct or a tunnel.
canal-mania-about-town = { $town }
canal-mania-about-town-colour = A { $colour } town. A cube never visits two towns of one colour.
canal-mania-about-cube = A cube waits here: phase 3 moves it along canals, and each town visited gives a point.
canal-mania-about-deck = Deck
canal-mania-about-deck-use = Draw one card instead of a phase’s action. Only you see it.
canal-mania-about-replace = Replace the cards
canal-mania-about-replace-use = Discards all face-up cards and turns up new ones. Their goods are ignored.

kanal-about-name = { $name }
kanal-about-plot = Plot { $plot }
kanal-about-plot-empty = Empty: any building can stand here. Routes on all four sides make it work.
kanal-about-cost = Costs { $cost } unless it is free.
kanal-about-piece = Laid on a space between plots. The fourth route beside a building makes it work.
kanal-about-route = Route space
kanal-about-route-use = For a path, road, rail or canal. A bridge lies on a route between two buildings.
kanal-about-building =
    { $prestige ->
        [one] Costs { $cost }. 1 point. Pile: { $period }.
       *[other] Costs { $cost }. { $prestige } points. Pile: { $period }.
    }
kanal-about-space-thalers = Whoever takes it gets { $cost }.
kanal-about-space-later = Once the { $period } pile is empty: { $action }.
kanal-about-space = Each space is taken once a round.
kanal-about-pile = Pile: { $period }
kanal-about-pile-use = New buildings come from here. The game ends some time after the last pile is empty.
kanal-about-buy = One more costs { $cost } now; the more you have, the dearer it is.
kanal-about-material = Your wheel holds at most { $most }.
kanal-about-wheel = Wheel
kanal-about-wheel-use = A turn takes 1 wood, 1 clay and 1 coal and gives 1 stone and 1 steel.
kanal-about-wheel-paid = Free once at the end of each round, at any time for { $cost }.
