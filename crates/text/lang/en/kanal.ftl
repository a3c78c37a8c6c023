# Kanal. A card's name stands in its deck file in every language; each language file shows its own.

kanal-card = { $en }
kanal-card-unknown = { $id }
kanal-nothing = nothing

# Options

kanal-option-deck = Deck
kanal-option-deck-a = A, First Steps
kanal-option-deck-b = B, Iron Roads
kanal-option-deck-c = C, Still Waters
kanal-option-deck-d = D, High Spans
kanal-option-deck-e = E, Counting House
kanal-option-deck-f = F, Second Shift
kanal-option-deck-mixed = All decks mixed
kanal-option-side = Side of the industry board
kanal-option-side-printed = Front, with printed routes
kanal-option-side-blank = Back, you place the first routes
kanal-option-campaign = Solo campaign
kanal-option-campaign-no = One game
kanal-option-campaign-yes = Three games in a row
kanal-option-compensation = What the second player begins with
kanal-option-compensation-thalers = 5 thalers, for equal chances
kanal-option-compensation-printed = 2 thalers, as printed

# People, things, places

kanal-seat-red = Red
kanal-seat-blue = Blue
kanal-period-green = green
kanal-period-brown = brown
kanal-period-blue = blue
kanal-thing-wood = wood
kanal-thing-clay = clay
kanal-thing-coal = coal
kanal-thing-stone = stone
kanal-thing-steel = steel
kanal-thing-thaler = thalers
kanal-amount-wood = { $count } wood
kanal-amount-clay = { $count } clay
kanal-amount-coal = { $count } coal
kanal-amount-stone = { $count } stone
kanal-amount-steel = { $count } steel
kanal-amount-thaler = { $count ->
    [one] 1 thaler
   *[other] { $count } thalers
}
kanal-amount-prestige = { $count } prestige
kanal-piece-path = path
kanal-piece-road = road
kanal-piece-rail = rail
kanal-piece-canal = canal
kanal-piece-bridge = bridge
kanal-at-between = between { $first } and { $second }
kanal-at-north = north of { $plot }
kanal-at-east = east of { $plot }
kanal-at-south = south of { $plot }
kanal-at-west = west of { $plot }
kanal-list-last = { $first } and { $rest }
kanal-list-more = { $first }, { $rest }
kanal-or = { $first } or { $rest }

# Action spaces

kanal-space-t1 = 1 building and 1 path or road
kanal-space-t2 = 1 building
kanal-space-t2-lower = 1 bridge and 1 building
kanal-space-t3 = up to 3 paths and roads
kanal-space-t3-lower = 1 bridge, 1 path and 1 road
kanal-space-t4 = up to 2 routes
kanal-space-t4-lower = 1 building in the last round
kanal-space-b1 = 4 wood
kanal-space-b2 = 3 wood, clay or coal, or 1 bridge
kanal-space-b3 = 4 clay

# What is being asked

kanal-ask-place = { $seat } is laying the first routes.
kanal-ask-go = { $seat } is choosing an action.
kanal-ask-parts = { $seat } is carrying out an action: { $space }.
kanal-ask-waiting = { $seat } is choosing which building to activate next.
kanal-ask-effects = { $seat } is using { $card }.
kanal-ask-gain = { $seat } is taking { $gain }.
kanal-ask-wheel = Round { $round } ends: { $seat } may turn the wheel.
kanal-ask-turned = Round { $round } ends: { $seat } may still buy.
kanal-note-discard = Nobody built anything last round. If nobody does in this one, { $card } goes to the box.
kanal-note-empty = Each empty route space costs 1 point: −{ $count } now.
kanal-ask-over = The game is over.

# What you do next

kanal-prompt-place = Lay your first routes: { $parts }.
kanal-prompt-go = { $left ->
    [one] Choose an action: your last this round.
   *[other] Choose an action: { $left } left this round.
}
kanal-prompt-build = Build { $parts }.
kanal-prompt-take = Take { $parts }.
kanal-prompt-discard = Board full: discard the top { $period } card?
kanal-prompt-discard-build = Board full: discard the top { $period } card, and build { $parts }.
kanal-prompt-stuck = Not possible yet: { $parts }. Buy, turn the wheel, or end your turn.
kanal-prompt-stuck-end = Not possible now: { $parts }. End your turn.
kanal-prompt-action-done = Action done. End your turn.
kanal-prompt-plot = { $card }: on which plot?
kanal-prompt-pay = { $card } on { $plot }: how do you pay?
kanal-prompt-where = A { $piece } ({ $cost }): where?
kanal-prompt-where-free = A { $piece }, free: where?
kanal-prompt-bridge = Bridge ({ $cost }): choose a lit route.
kanal-prompt-bridge-free = Bridge: choose a lit route.
kanal-prompt-here = What do you build here: { $pieces }?
kanal-prompt-waiting = { $count ->
    [one] 1 building activates: touch it.
   *[other] { $count } buildings activate: which first?
}
kanal-prompt-effect = { $card }: { $effect }.
kanal-prompt-effects = { $card }: { $count } effects can be used. Which?
kanal-prompt-no-effect = { $card }: nothing more to use. Finish it.
kanal-prompt-exchange = { $left ->
    [one] { $card }: exchange once more?
   *[other] { $card }: exchange again? { $left } left.
}
kanal-prompt-piece-free = Build a free { $pieces } ({ $number } of { $count }).
kanal-prompt-piece-paid = Build a { $pieces } at its cost ({ $number } of { $count }).
kanal-prompt-amount = Pay how much { $thing }, { $from } to { $to }?
kanal-prompt-which-bridge = Which bridge do you give up?
kanal-prompt-price = How do you pay?
kanal-prompt-gain = { $gain }: which first?
kanal-prompt-wheel = Round { $round } ends. Turn the wheel for free?
kanal-prompt-next-round = Anything else before round { $next }?
kanal-prompt-game-end = Anything else before the game ends?
kanal-prompt-lay-light = Lay up to { $count } paths or roads ({ $number } of { $count }).
kanal-prompt-lay-route = Lay up to { $count } routes of any kind ({ $number } of { $count }).
kanal-prompt-effect-take = { $card }: take { $gain }.
kanal-prompt-effects-one = { $card }: choose one of { $count } effects.
kanal-prompt-amount-of = { $card }: pay how much { $thing }, { $from } to { $to }?
kanal-prompt-exchange-one = { $card }: exchange?
kanal-prompt-exchange-of = { $count ->
    [one] { $card }: exchange once?
   *[other] { $card }: exchange up to { $count } times?
}
kanal-lost-exchange = an exchange
kanal-lost-turn = a turn of the wheel
kanal-count-building = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
kanal-count-path = { $count ->
    [one] 1 path
   *[other] { $count } paths
}
kanal-count-road = { $count ->
    [one] 1 road
   *[other] { $count } roads
}
kanal-count-rail = { $count ->
    [one] 1 rail
   *[other] { $count } rails
}
kanal-count-canal = { $count ->
    [one] 1 canal
   *[other] { $count } canals
}
kanal-count-bridge = { $count ->
    [one] 1 bridge
   *[other] { $count } bridges
}
kanal-count-light = { $count ->
    [one] 1 path or road
   *[other] up to { $count } paths or roads
}
kanal-count-route = { $count ->
    [one] 1 route
   *[other] up to { $count } routes
}

# Actions

kanal-do-go = Take the space: { $space }
kanal-do-buy = Buy { $gain }
kanal-do-turn = Turn the wheel for { $cost }
kanal-do-lay = Build a { $piece } { $space } ({ $cost } unless it is free)
kanal-do-build = Build { $card } on { $plot } for { $cost }
kanal-do-discard = Your board is full: discard the top card of the pile
kanal-do-gain = Take the { $thing }
kanal-do-gain-rest = Take the rest of the gain
kanal-do-activate = Activate the building on { $plot }
kanal-do-use = Use effect { $effect }
kanal-do-use-price = Use effect { $effect }, paying its price number { $price }
kanal-do-use-amount = Use effect { $effect }, paying { $amount }
kanal-do-use-bridge = Use effect { $effect }, laying aside the bridge { $space }
kanal-do-finish = Finish with this building
kanal-do-end = End the turn
kanal-do-wheel = Turn the wheel for free
kanal-do-done = Done

# Actions as the player who can do them now reads them

kanal-now-go = { $thalers ->
    [0] { $space }
    [one] { $space } · 1 thaler for you
   *[other] { $space } · { $thalers } thalers for you
}
kanal-now-buy = +{ $gain } · { $cost }
kanal-now-lay = Lay a { $piece } { $space } · { $cost }
kanal-now-lay-free = Lay a { $piece } { $space } · free
kanal-now-gain = { $lost ->
    [0] Take { $gain }
   *[other] Take { $gain } ({ $fits } fit)
}
kanal-now-gain-all = Take all: { $gain }
kanal-now-activate = { $card }: { $gain }
kanal-now-take = Take { $gain }
kanal-now-exchange = { $price } → { $gain }
kanal-now-bridge = the bridge { $space }
kanal-now-build-free-beside = { $count ->
    [one] Lay 1 { $one } beside it, free
   *[other] Lay up to { $count } { $many } beside it, free
}
kanal-now-build-free-anywhere = { $count ->
    [one] Lay 1 { $one } anywhere, free
   *[other] Lay up to { $count } { $many } anywhere, free
}
kanal-now-build-paid-beside = { $count ->
    [one] Lay 1 { $one } beside it at its cost
   *[other] Lay up to { $count } { $many } beside it at their cost
}
kanal-now-build-paid-anywhere = { $count ->
    [one] Lay 1 { $one } anywhere at its cost
   *[other] Lay up to { $count } { $many } anywhere at their cost
}
kanal-now-finish = Finish with { $card }
kanal-now-leave-wheel = Leave the wheel as it is
kanal-now-next-round = Next round
kanal-now-last = End the game

# What happened

kanal-event-game = Game { $game } begins.
kanal-event-round = Round { $round } begins. { $seat } has the first action.
kanal-event-last-round = The next round is the last.
kanal-event-shown = { $card } can now be built.
kanal-event-discarded-solo = Too few buildings this round: { $card } goes to the box.
kanal-event-discarded-quiet = Nobody has built for two rounds or more: { $card } goes to the box.
kanal-event-opened = The { $period } pile is empty, which opens: { $action }.
kanal-event-blocked = { $thalers ->
    [0] The blocking disc lies on: { $space }.
    [one] The blocking disc lies on: { $space }. 1 thaler goes back.
   *[other] The blocking disc lies on: { $space }. { $thalers } thalers go back.
}
kanal-event-went = { $thalers ->
    [0] { $seat } takes the space: { $space }.
    [one] { $seat } takes the space: { $space }, and 1 thaler.
   *[other] { $seat } takes the space: { $space }, and { $thalers } thalers.
}
kanal-event-gained = { $lost ->
    [0] { $seat } gains { $gain }.
   *[other] { $seat } gains { $gain }, of which { $lost } cannot be kept.
}
kanal-event-prestige = { $seat } wins { $amount } prestige.
kanal-event-bought = { $thalers ->
    [one] { $seat } buys { $gain } for 1 thaler.
   *[other] { $seat } buys { $gain } for { $thalers } thalers.
}
kanal-event-turned = { $thalers ->
    [0] { $seat } turns the wheel for nothing.
   *[other] { $seat } turns the wheel for { $thalers } thalers.
}
kanal-event-built = { $seat } builds { $card } on { $plot }.
kanal-event-buried = { $seat } has a full board and discards the top card of the { $period } pile.
kanal-event-laid = { $seat } builds a { $piece } { $space }.
kanal-event-activated-routes = { $seat } activates { $card } on { $plot }: it has four routes.
kanal-event-activated-bridges = { $seat } activates { $card } on { $plot }: it has two bridges.
kanal-event-used = { $seat } uses { $card }: { $effect }.
kanal-event-laid-aside = { $seat } lays the bridge { $space } aside.
kanal-event-bridge-gone = { $seat }'s bridge { $space } leaves the board.
kanal-event-token-back = { $seat }'s { $card } on { $plot } gets a token back.
kanal-event-scored = Game { $game } ends with { $points } points.
kanal-event-ended = The game is over.

# Why not

kanal-refuse-now-place = First lay your first routes: two paths, a rail and a canal.
kanal-refuse-now-go = First choose an action.
kanal-refuse-now-parts = That is not part of the action you have taken.
kanal-refuse-now-waiting = First activate the buildings that wait.
kanal-refuse-now-effects = First finish with the building that is being activated.
kanal-refuse-now-gain = First take the rest of what you have gained.
kanal-refuse-now-wheel = The round is over: only the wheel can be turned and materials bought.
kanal-refuse-now-over = The game is over.
kanal-way = “{ $space }”
kanal-refuse-build-with = Build it with { $ways }: choose that action first.
kanal-refuse-build-nowhere = No action that builds a building is free in this round.
kanal-refuse-lay-with = You lay a { $piece } with { $ways }: choose that action first.
kanal-refuse-lay-nowhere = No action that lays a { $piece } is free in this round.
kanal-refuse-one-action = One action a turn: end your turn.
kanal-refuse-only-gives = This action gives: { $parts }.
kanal-refuse-action-used = Your action is used up: end your turn.
kanal-refuse-taken-by = { $seat } took it in this round: { $space }.
kanal-refuse-used-of = Used in this activation, or another was chosen instead: { $effect }.
kanal-refuse-condition-of = Its condition does not hold now: { $effect }.
kanal-refuse-fruitless-of = This would give nothing now: { $effect }.
kanal-refuse-first-activate = First activate { $card }.
kanal-refuse-first-finish = First finish with { $card }.
kanal-refuse-taken = Somebody has taken that space in this round: { $space }.
kanal-refuse-blocked = The blocking disc lies on that space in this round: { $space }.
kanal-refuse-no-lower = That space has one action only: { $space }.
kanal-refuse-covered = { $left ->
    [one] The { $period } pile still has 1 card and covers: { $action }.
   *[other] The { $period } pile still has { $left } cards and covers: { $action }.
}
kanal-refuse-no-building-part = No part of your action builds a building, or you have used it.
kanal-refuse-not-offered = Nothing lets you build a { $piece } now.
kanal-refuse-not-gained = There is no { $thing } to take now.
kanal-refuse-one-kind = Only one kind is left of the gain: take it by its name.
kanal-refuse-not-displayed = { $card } is not among the displayed buildings.
kanal-refuse-board-full = All your plots have buildings.
kanal-refuse-plot = { $card } stands on { $plot } for good.
kanal-refuse-cost = { $card } has one cost only.
kanal-refuse-not-full = { $empty ->
    [one] A card is discarded only when the board is full; 1 plot is empty.
   *[other] A card is discarded only when the board is full; { $empty } plots are empty.
}
kanal-refuse-no-pile = All piles are empty: there is no card to discard.
kanal-refuse-pay = That needs { $need } { $thing }; you have { $have }.
kanal-refuse-needs-empty = There is a { $there } { $space }; this route needs an empty space.
kanal-refuse-over = There is a { $there } { $space }; only paths can be built over.
kanal-refuse-touching = A { $piece } must touch another { $piece } of yours; { $space } it would touch none.
kanal-refuse-bridge-border = No bridge can lie at the border, and so not { $space }.
kanal-refuse-bridge-there = There is a bridge already { $space }.
kanal-refuse-bridge-building = A bridge { $space } needs a building on both sides; { $plot } is empty.
kanal-refuse-bridge-route = A bridge lies on a route, and there is none { $space }.
kanal-refuse-beside = It has to lie beside the building on { $plot }, not { $space }.
kanal-refuse-first-route = You start with two paths, a rail and a canal; no { $piece } is missing.
kanal-refuse-outer = Start routes touch the border; none does { $space }.
kanal-refuse-no-bridge = There is no bridge { $space }.
kanal-refuse-aside = The bridge { $space } has been laid aside already.
kanal-refuse-which-bridge = The price is a bridge: say which one.
kanal-refuse-sale = Only wood, clay and coal can be bought, not { $thing }.
kanal-refuse-room = You have no room for more { $thing }: { $limit } is the most.
kanal-refuse-buy = { $need ->
    [one] The next { $thing } costs 1 thaler; you have { $have }.
   *[other] The next { $thing } costs { $need } thalers; you have { $have }.
}
kanal-refuse-turn = A turn of the wheel costs { $need } thalers; you have { $have }.
kanal-refuse-wheel = The wheel is blocked: you have no { $thing }.
kanal-refuse-wheel-full = Stone and steel are both at { $limit }: a turn would give nothing.
kanal-refuse-free-turn = The free turn of this round has been taken.
kanal-refuse-not-waiting = The building on { $plot } does not wait for an activation: it takes four routes or a second bridge.
kanal-refuse-no-effect = This building has no effect { $effect }; its last is { $last }.
kanal-refuse-effect-used = Effect { $effect } has been used in this activation, or another was chosen instead.
kanal-refuse-condition = The condition of effect { $effect } does not hold now.
kanal-refuse-fruitless = Effect { $effect } would give nothing now.
kanal-refuse-no-price = The effect cannot be paid like that: it has no price number { $price }.
kanal-refuse-amount = Say how much you pay: { $from } to { $to }.

# The words on cards

kanal-block-effect = ({ $number }) { $text }
kanal-block-all = { $first }; { $rest }
kanal-block-one = either { $first }, or { $rest }
kanal-block-one-more = { $first }, or { $rest }
kanal-block-group = [{ $text }]
kanal-effect-when = if { $when }: { $rest }
kanal-effect-times = { $times }: { $rest }
kanal-effect-pay = pay { $price }, { $gain }
kanal-times-fixed = up to { $count } times
kanal-times-each = up to once for each { $what }
kanal-price-choose = { $from } to { $to } { $thing }
kanal-price-bridge-beside = a bridge beside it
kanal-price-bridge-anywhere = a bridge anywhere
kanal-gain = gain { $gain }
kanal-gain-each = gain { $gain } for each { $what }
kanal-gain-table = gain by the number of { $what }: { $rows }
kanal-row = { $from } gives { $gain }
kanal-rows = { $first }; { $rest }
kanal-gain-build-free-beside = { $count ->
    [one] build 1 { $one } beside it for nothing
   *[other] build up to { $count } { $many } beside it for nothing
}
kanal-gain-build-free-anywhere = { $count ->
    [one] build 1 { $one } anywhere for nothing
   *[other] build up to { $count } { $many } anywhere for nothing
}
kanal-gain-build-paid-beside = { $count ->
    [one] build 1 { $one } beside it at its cost
   *[other] build up to { $count } { $many } beside it at their cost
}
kanal-gain-build-paid-anywhere = { $count ->
    [one] build 1 { $one } anywhere at its cost
   *[other] build up to { $count } { $many } anywhere at their cost
}
kanal-gain-turn = turn the wheel for nothing
kanal-cond-exactly = { $count ->
    [0] there is no { $one }
    [one] there is exactly 1 { $one }
   *[other] there are exactly { $count } { $many }
}
kanal-cond-at-least = { $count ->
    [one] there is at least 1 { $one }
   *[other] there are at least { $count } { $many }
}
kanal-cond-at-most = { $count ->
    [0] there is no { $one }
    [one] there is at most 1 { $one }
   *[other] there are at most { $count } { $many }
}
kanal-cond-first = this is its first activation
kanal-cond-second = this is its second activation
kanal-what-beside = { $kind } beside it
kanal-what-anywhere = { $kind } anywhere
kanal-what-stock = { $thing } in stock
kanal-what-paid = things paid
kanal-kind-route = route
kanal-kind-building = building
kanal-kind-idle = building not yet activated
kanal-kind-once = building activated once
kanal-kind-twice = building activated twice
kanal-kind-kinds = kind of route
kanal-kinds-route = routes
kanal-kinds-path = paths
kanal-kinds-road = roads
kanal-kinds-rail = rails
kanal-kinds-canal = canals
kanal-kinds-bridge = bridges
kanal-kinds-building = buildings
kanal-kinds-idle = buildings not yet activated
kanal-kinds-once = buildings activated once
kanal-kinds-twice = buildings activated twice
kanal-kinds-kinds = kinds of route
kanal-now-gives = gives { $gain } now
kanal-now-nothing = gives nothing now
kanal-now-condition = its condition does not hold now
kanal-now-times = { $count ->
    [0] no exchange now
    [one] 1 exchange now
   *[other] { $count } exchanges now
}
kanal-now-choice = for you to choose

# Points

kanal-score-prestige = Prestige won in play
kanal-score-buildings = Buildings
kanal-score-thalers = Thalers
kanal-score-value = Stone and steel
kanal-score-base = Smallest of wood, clay and coal
kanal-score-routes = Roads, rails and canals
kanal-score-empty = Empty route spaces
kanal-score-game-1 = First game
kanal-score-game-2 = Second game
kanal-grade-under-80 = Everybody starts somewhere.
kanal-grade-80 = A plan begins to show.
kanal-grade-100 = Well built; not quite a win.
kanal-grade-120 = You win!
kanal-grade-130 = You win, and splendidly.
kanal-grade-140 = You win with a masterpiece.
kanal-grade-150 = You win as few ever have.
kanal-grade-under-350 = The campaign is not won this time.
kanal-grade-350 = You win the campaign!
kanal-grade-370 = You win the campaign, and splendidly.

kanal-theme-points = points on the board
kanal-theme-stock = materials and thalers
kanal-theme-routes = routes
kanal-theme-buildings = room to build
kanal-theme-activations = buildings soon to be activated
kanal-theme-bridges = bridges
kanal-theme-tempo = the next move

## effects

kanal-ask-pay = { $seat } is paying for { $card }.
kanal-ask-pick = { $seat } is choosing what to gain.
kanal-prompt-pick = Choose: { $pick }.
kanal-prompt-next-bridge = { $left ->
    [one] Which bridge do you give up?
   *[other] Which bridge do you give up? { $left } to go.
}
kanal-prompt-which-gain = { $card }: what do you take?
kanal-do-use-things = Use effect { $effect }, paying { $things }
kanal-do-use-gain = Use effect { $effect }, taking its gain number { $gain }
kanal-do-use-price-gain = Use effect { $effect }, paying its price number { $price } and taking its gain number { $gain }
kanal-refuse-now-pay = First pay the whole price.
kanal-refuse-few-bridges = That needs { $need } bridges; you can give up { $have }.
kanal-refuse-which-things = { $kinds ->
    [one] Say what you pay: one of the things on the card.
   *[other] Say what you pay: { $kinds } different things of those on the card.
}
kanal-refuse-which-gain = { $last ->
    [one] The effect has one gain: there is nothing to choose.
   *[other] Say which gain you take: 1 to { $last }.
}
kanal-block-order = first { $first }, then { $rest }
kanal-block-order-more = { $first }, then { $rest }
kanal-gain-and = { $first } and { $rest }
kanal-gain-or = { $first } or { $rest }
kanal-price-bridges-beside = { $count } bridges beside it
kanal-price-bridges-anywhere = { $count } bridges anywhere
kanal-price-bridges-choose-beside = { $from } to { $to } bridges beside it
kanal-price-bridges-choose-anywhere = { $from } to { $to } bridges anywhere
kanal-pick-material = { $count } of one material
kanal-pick-materials = { $count ->
    [one] { $kinds } different materials
   *[other] { $count } each of { $kinds } different materials
}
kanal-pick-different = { $kinds } different ones out of { $things }
kanal-what-stock-material = material in stock
kanal-what-stock-materials = materials in stock
kanal-what-different-material = different material in stock
kanal-what-different-materials = different materials in stock
kanal-what-different-stock = different thing in stock ({ $things })
kanal-what-different-stocks = different things in stock ({ $things })
kanal-kind-different = different kind ({ $kinds })
kanal-kinds-different = different kinds ({ $kinds })
