# Words of Canal Mania.

canal-mania-seat-red = Red
canal-mania-seat-white = White
canal-mania-seat-black = Black
canal-mania-seat-yellow = Yellow
canal-mania-seat-green = Green

canal-mania-colour-red = red
canal-mania-colour-yellow = yellow
canal-mania-colour-green = green
canal-mania-colour-blue = blue
canal-mania-colour-black = black
canal-mania-colour-purple = purple

canal-mania-option-finished = Finished contracts
canal-mania-option-finished-remembered = Number and value are remembered, and told at the end
canal-mania-option-finished-shown = Number and value are shown all the time

canal-mania-part-canals = Finished canals
canal-mania-part-hauls = Goods moved
canal-mania-part-unfinished = Unfinished canals
canal-mania-part-last-goods = Last goods
canal-mania-part-prolific = Prolific builder

canal-mania-tile-stretch = stretch
canal-mania-tile-lock = lock
canal-mania-tile-aqueduct = aqueduct
canal-mania-tile-tunnel = tunnel

canal-mania-card-stretch = stretch
canal-mania-card-lock = lock
canal-mania-card-aqueduct = aqueduct
canal-mania-card-tunnel = tunnel
canal-mania-card-surveyor = surveyor
canal-mania-face-goods = { $card } with { $colour } goods
canal-mania-face-white = { $card } with goods of any colour

canal-mania-pay-nothing = the other half of a surveyor
canal-mania-pay-cards = { $count } × { $card }
canal-mania-pay-surveyors =
    { $count ->
        [one] a surveyor
       *[other] { $count } surveyors
    }
canal-mania-pay-both =
    { $surveyors ->
        [one] { $count } × { $card } and a surveyor
       *[other] { $count } × { $card } and { $surveyors } surveyors
    }

# What is being asked.

canal-mania-ask-colour = { $seat } is choosing a colour.
canal-mania-ask-must-take = { $seat } is choosing a contract.
canal-mania-ask-first = { $seat } begins: contract, engineer or cards.
canal-mania-ask-second = { $seat } is about to build or take cards.
canal-mania-ask-third = { $seat } is looking for a cube to move.
canal-mania-ask-extra = { $seat } may take a second contract.
canal-mania-ask-taking = { $seat } is taking cards ({ $taken } so far).
canal-mania-ask-declare = { $seat } looks at a card: { $face }.
canal-mania-ask-declare-hidden = { $seat } looks at a card.
canal-mania-ask-naming = { $seat } is choosing a colour for goods.
canal-mania-ask-removing = { $seat } is taking a cube off a town.
canal-mania-ask-placing = { $seat } is placing a cube.
canal-mania-ask-building = { $seat } is laying tiles.
canal-mania-ask-crossing = { $seat } is paying for a crossing.
canal-mania-ask-closing = { $seat } is ending the turn.
canal-mania-ask-discard =
    { $over ->
        [one] { $seat } holds one card too many and discards.
       *[other] { $seat } holds { $over } cards too many and discards.
    }
canal-mania-ask-last-goods = { $seat } is moving one of the last cubes.
canal-mania-ask-over = The game is over.

# What is asked of whoever decides.

canal-mania-prompt-colour =
    { $left ->
        [one] Choose your colour: one left.
       *[other] Choose your colour: { $left } left.
    }
canal-mania-prompt-must-take = Take a contract: you have none open.
canal-mania-prompt-first = Take a contract, swap your engineer, or draw.
canal-mania-prompt-first-full = Swap your engineer, replace the cards, or draw.
canal-mania-prompt-extra = Take a second contract too?
canal-mania-prompt-barge = Barge at { $one } or { $other }?
canal-mania-prompt-declare = You drew: { $face }. Show it?
canal-mania-prompt-drew = You drew: { $face }.
canal-mania-prompt-naming = Choose a colour: { $cubes } cubes go there.
canal-mania-prompt-removing = Basin empty: take a cube off a town ({ $number } of { $all }).
canal-mania-prompt-placing = Place { $colour } cube { $number } of { $all }.
canal-mania-prompt-second = Lay a tile, or take { $count } cards.
canal-mania-prompt-second-build = Lay a tile, or draw a card.
canal-mania-prompt-second-cards = Take { $count } cards: you cannot pay for a tile yet.
canal-mania-prompt-second-none-open = Take { $count } cards: you have no contract to build.
canal-mania-prompt-second-draw = No card lies face up: draw one?
canal-mania-prompt-nothing = Nothing can be done in this phase: pass.
canal-mania-prompt-taking = Take { $more } more cards ({ $taken } of { $all }).
canal-mania-prompt-taking-last = Take 1 more; then new cards come.
canal-mania-prompt-taking-rennie = Rennie: take card number { $number }, or done?
canal-mania-prompt-alone = This card alone, or the first of up to { $most }?
canal-mania-prompt-which-canal = Which canal is { $hex } for?
canal-mania-prompt-exit = Which way on from { $hex }? Arrows show tiles needed / left.
canal-mania-prompt-tile = Tile: { $one } or { $other }? { $left } of { $value } left.
canal-mania-prompt-tile-crossing = Tile: { $one } or { $other }? { $left } of { $value } left; the crossing costs { $cards } more cards.
canal-mania-prompt-only-tile = Tile: { $one }. { $left } of { $value } left.
canal-mania-prompt-only-tile-crossing = Tile: { $one }. { $left } of { $value } left; the crossing costs { $cards } more cards.
canal-mania-prompt-pay = How do you pay for the { $tile }?
canal-mania-prompt-crossing =
    { $left ->
        [one] Discard one more card for the crossing ({ $done } of { $all }).
       *[other] Discard { $left } cards for the crossing ({ $done } of { $all }).
    }
canal-mania-prompt-building = Next tile, or done? { $left } left, { $need } needed.
canal-mania-prompt-building-two = Next tile, or done?
canal-mania-prompt-building-done = You can lay no more tiles now: done?
canal-mania-prompt-haul = Touch a cube to move it.
canal-mania-prompt-no-haul = No cube can end on your canal: draw?
canal-mania-prompt-haul-to = To which town? Your points are shown.
canal-mania-prompt-haul-one = Move it to { $town }?
canal-mania-prompt-haul-ways = { $count } ways to { $town }: choose.
canal-mania-prompt-discard = Discard { $over } of your { $hand } cards.
canal-mania-prompt-closing = Your turn is done: end it.
canal-mania-prompt-last-goods = Last goods: you must move a cube.

# What a way out gives up.

canal-mania-lose-draw = a card you could draw
canal-mania-lose-cards =
    { $count ->
        [one] a card you could take
       *[other] { $count } cards you could take
    }
canal-mania-lose-half-surveyor = the second half of a surveyor
canal-mania-lose-tile = the cards the tile was paid with

# What an action means.

canal-mania-do-colour = Play { $colour }
canal-mania-do-take = Take the { $canal } (at most { $value } tiles), barge in { $town }
canal-mania-do-swap = Swap your engineer for { $engineer }
canal-mania-do-replace = Replace the face-up cards
canal-mania-do-draw = Draw the top build card
canal-mania-do-choose = Only this card, instead of a draw: { $face }
canal-mania-do-card = Take: { $face }
canal-mania-do-show = Show the card and place its goods
canal-mania-do-keep = Keep the card to yourself
canal-mania-do-goods = Choose { $colour }
canal-mania-do-remove = Take the cube off { $town }
canal-mania-do-place = Place a cube in { $town }
canal-mania-do-lay = { $canal }: { $tile } at { $hex }, leading { $exit ->
        [n] north
        [ne] north-east
        [se] south-east
        [s] south
        [sw] south-west
       *[nw] north-west
    }, for { $pay }
canal-mania-do-lift = { $canal }: take up the last tile
canal-mania-do-haul =
    { $points ->
        [one] Move { $route } for one point
       *[other] Move { $route } for { $points } points
    }
canal-mania-do-discard = Discard: { $card }
canal-mania-do-pass = Skip this phase
canal-mania-do-stop = Done
canal-mania-do-end = End the turn

# What happened.

canal-mania-event-dealt = { $seat } is dealt { $engineer }.
canal-mania-event-begins = { $seat } has the lowest engineer, { $engineer }, and begins.
canal-mania-event-coloured = { $seat } plays { $colour }.
canal-mania-event-turn = Round { $round }: { $seat }’s turn.
canal-mania-event-contract-up = In the Parliament: the { $canal }, { $one } to { $other }, value { $value }.
canal-mania-event-card-up = Turned up: { $face }.
canal-mania-event-reshuffled = The discards are shuffled into a new deck.
canal-mania-event-took = { $seat } takes the { $canal } and places a barge in { $town }.
canal-mania-event-swapped = { $seat } swaps { $old } for { $new } from beside the map.
canal-mania-event-swapped-with = { $seat } swaps { $old } for { $from }’s { $new }.
canal-mania-event-replaced = { $seat } replaces the face-up cards.
canal-mania-event-drew = { $seat } draws: { $face }.
canal-mania-event-drew-hidden = { $seat } draws a card.
canal-mania-event-showed = { $seat } shows the card: { $face }.
canal-mania-event-took-card = { $seat } takes: { $face }.
canal-mania-event-named = { $seat } names { $colour }.
canal-mania-event-removed = { $seat } takes the cube off { $town }.
canal-mania-event-placed = { $seat } places a cube in { $town }.
canal-mania-event-no-room = Every { $colour } town has a cube; this one goes to the basin.
canal-mania-event-laid = { $seat } builds the { $canal } at { $hex }: { $tile }, paid with { $pay }.
canal-mania-event-joined = { $seat } joins { $from } and { $to }.
canal-mania-event-finished =
    { $points ->
        [one] { $seat } finishes the { $canal } for one point.
       *[other] { $seat } finishes the { $canal } for { $points } points.
    }
canal-mania-event-lifted = { $seat } takes up the tile at { $hex } of the { $canal }.
canal-mania-event-hauled = { $seat } moves a cube: { $route }.
canal-mania-event-scored =
    { $points ->
        [one] { $seat } scores a point ({ $source }).
       *[other] { $seat } scores { $points } points ({ $source }).
    }
canal-mania-event-discarded = { $seat } discards: { $card }.
canal-mania-event-triggered-score = A score has reached { $goal }. Round { $last } will be the last.
canal-mania-event-triggered-contracts = The last contracts are in the Parliament. Round { $last } will be the last.
canal-mania-event-triggered-quiet = Nothing has happened for four rounds. Round { $last } will be the last.
canal-mania-event-quiet =
    { $left ->
        [one] Nothing was taken, built or moved for { $rounds } rounds. After one more the end begins.
       *[other] Nothing was taken, built or moved for { $rounds } rounds. After { $left } more the end begins.
    }
canal-mania-event-last-goods = Now the last goods are moved.
canal-mania-event-unfinished =
    { $points ->
        [one] { $seat } leaves the { $canal } unfinished, for one point.
       *[other] { $seat } leaves the { $canal } unfinished, for { $points } points.
    }
canal-mania-event-ranked =
    { $finished ->
        [one] { $seat } is builder number { $rank }: one contract worth { $value }, { $points } points.
       *[other] { $seat } is builder number { $rank }: { $finished } contracts worth { $value }, { $points } points.
    }
canal-mania-event-won = { $seat } wins with { $points } points.

# Why something is refused.

canal-mania-refuse-phase-1 = This is phase 1: a contract, an engineer or new cards. Tiles are phase 2, goods phase 3.
canal-mania-refuse-phase-2 = This is phase 2: take cards or build. Contracts are phase 1, goods phase 3.
canal-mania-refuse-phase-3 = This is phase 3: move a cube, or draw. Contracts and tiles wait for your next turn.
canal-mania-refuse-first-colour = First choose a colour.
canal-mania-refuse-first-extra = First decide whether to take a second contract.
canal-mania-refuse-first-taking = You are taking face-up cards: take the next one or stop.
canal-mania-refuse-first-declare = First decide whether to show the card you drew.
canal-mania-refuse-first-naming = First choose the colour of the goods.
canal-mania-refuse-first-removing = First take a cube off the map.
canal-mania-refuse-first-placing = First place the goods.
canal-mania-refuse-first-building = You are building: lay a tile or stop.
canal-mania-refuse-first-crossing = First discard cards for the crossing.
canal-mania-refuse-first-closing = All three phases are done: end your turn.
canal-mania-refuse-first-last-goods = If you can move one of the last cubes, you must.
canal-mania-refuse-colour-taken = { $colour } is taken.
canal-mania-refuse-must-take = Without an open contract you have to take one.
canal-mania-refuse-two-open = You have two open contracts, and nobody may have more.
canal-mania-refuse-not-in-parliament = The { $canal } is not in Parliament.
canal-mania-refuse-not-terminal = { $town } is not an end of the { $canal }: { $one } and { $other } are.
canal-mania-refuse-own-engineer = { $engineer } already works for you.
canal-mania-refuse-none-face-up = No card lies face up.
canal-mania-refuse-nothing-to-draw = The deck and the discards are empty.
canal-mania-refuse-not-rennie = Only Rennie takes a face-up card in place of a blind draw.
canal-mania-refuse-not-face-up = This card does not lie face up: { $face }.
canal-mania-refuse-take-more = You have taken { $taken } of { $need } cards. You may stop earlier only with { $limit } in hand; you have { $hand }.
canal-mania-refuse-no-symbol = The card you drew has no goods symbol to show.
canal-mania-refuse-not-in-hand = You hold no such card: { $card }.
canal-mania-refuse-need-not-discard = You hold { $hand } cards, and { $limit } are allowed: nothing to discard.
canal-mania-refuse-hand-too-large = You hold { $hand } cards, and { $limit } are allowed: discard first.
canal-mania-refuse-wrong-colour = { $town } is not { $colour }, as the goods are.
canal-mania-refuse-has-cube = { $town } already has a cube.
canal-mania-refuse-place-elsewhere = Not yet { $town }. First comes: { $allowed }. Cities and towns that a canal reaches come before others.
canal-mania-refuse-remove-elsewhere = Not from { $town }. Towns without a canal come first: { $allowed }.
canal-mania-refuse-no-cube = There is no cube in { $town }.
canal-mania-refuse-no-route = From { $town } no route ends on your canal.
canal-mania-refuse-no-section = No section of { $owner } joins { $from } and { $to }.
canal-mania-refuse-last-not-own = The last section has to be your own; this one is { $owner }’s.
canal-mania-refuse-same-colour = { $one } and { $other } are both { $colour }: a route never has two towns of a colour.
canal-mania-refuse-none-open = You have no open contract to build.
canal-mania-refuse-not-open = The { $canal } is not among your open contracts.
canal-mania-refuse-off-map = There is no ground to build on at { $hex }.
canal-mania-refuse-on-town = { $town } is a town: tiles lie beside it.
canal-mania-refuse-not-joined-hex = The canal leads on to { $next }, not to { $hex }.
canal-mania-refuse-not-joined-town = The canal goes on beside { $town }; { $hex } does not lie there.
canal-mania-refuse-sharp-turn = A tile at { $hex } cannot lead { $exit ->
        [n] north
        [ne] north-east
        [se] south-east
        [s] south
        [sw] south-west
       *[nw] north-west
    }: it goes straight on or in a wide curve.
canal-mania-refuse-crosses-itself = The canal already lies at { $hex } and may not cross itself.
canal-mania-refuse-town-twice = The canal has been in { $town } and may not enter it again.
canal-mania-refuse-via-missing = Before its end the canal has to touch: { $missing }.
canal-mania-refuse-too-long = The contract allows { $value } tiles, and this canal would need at least { $need }.
canal-mania-refuse-cannot-finish =
    { $left ->
        [one] One tile would be left after this one, and the canal would need at least { $need }.
       *[other] { $left } tiles would be left after this one, and the canal would need at least { $need }.
    }
canal-mania-refuse-in-its-own-way =
    { $left ->
        [one] With the one tile left the canal could not be finished: its own tiles and towns are in the way.
       *[other] With the { $left } tiles left the canal could not be finished: its own tiles and towns are in the way.
    }
canal-mania-refuse-leads-nowhere = From there the canal could never reach its end.
canal-mania-refuse-clear-ground = The ground is clear: it takes a stretch or a lock, no { $tile }.
canal-mania-refuse-difficult-ground = The ground is difficult: it takes an aqueduct or a tunnel, no { $tile }.
canal-mania-refuse-same-kind = The last tile of this section is of the same kind ({ $tile }): two of a kind never follow one another.
canal-mania-refuse-no-tile-left = You have no { $tile } left among your tiles.
canal-mania-refuse-not-brindley = Only Brindley pays for a lock with a stretch.
canal-mania-refuse-wrong-payment =
    { $need ->
        [one] One card pays for this { $tile }; you offered { $paid }, or the wrong kind.
       *[other] { $need } cards pay for this { $tile }; you offered { $paid }, or the wrong kind.
    }
canal-mania-refuse-cards-lacking = You need { $need } × { $card } and have { $have }.
canal-mania-refuse-crossing-cards =
    { $have ->
        [one] A crossing costs two more cards, and only one would be left.
       *[other] A crossing costs two more cards, and { $have } would be left.
    }
canal-mania-refuse-nothing-to-lift = The { $canal } has no tile to take up.
canal-mania-refuse-laid-this-turn = The last tile of the { $canal } was laid in this turn: undo it instead.
canal-mania-answer-barge = First the barge: { $one } or { $other }. Tiles are phase 2.
canal-mania-answer-taking =
    { $more ->
        [one] You are taking cards: one more.
       *[other] You are taking cards: { $more } more.
    }
canal-mania-answer-card-hex = Cards pay for tiles: touch a lit hex first.
canal-mania-answer-card-none = Cards pay for tiles, but these pay for none beside your barge yet: take more.
canal-mania-answer-card-later = Cards pay for tiles: that is phase 2.
canal-mania-answer-clear-ground = Clear ground takes a stretch or a lock: you hold neither.
canal-mania-answer-difficult-ground = Difficult ground takes { $aqueduct } × aqueduct or { $tunnel } × tunnel: you hold { $aqueducts } and { $tunnels }.
canal-mania-answer-canal = To lay a tile, touch a lit hex beside the barge.

# What a bot looks at.
canal-mania-theme-points = points scored
canal-mania-theme-canals = finished canals
canal-mania-theme-works = canals under construction
canal-mania-theme-cards = cards in hand
canal-mania-theme-engineer = the engineer
canal-mania-theme-roads = the canal network
canal-mania-theme-goods = goods to move
canal-mania-theme-tempo = the tempo

## rules

canal-mania-option-memory = What was seen
canal-mania-option-memory-players = Players remember it
canal-mania-option-memory-table = The table shows it
