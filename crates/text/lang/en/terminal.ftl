# Words of the game in the terminal.

terminal-said = { $what }
terminal-you = you
terminal-points = points
terminal-stock = stock
terminal-hand = Hand
terminal-hand-short = hand
terminal-round = round { $round }

# The conversation

terminal-begins = { $game }. The hash of this game's seed is { $hash }.
terminal-type = A number chooses; ? lists what can be done, help all commands.
terminal-commands =
    NUMBER       of the list: do it, or go on to the next question
    back         one step back in the question (Esc)
    ?            what can be done now; ? WORDS only what begins so
    WHAT TO DO   in the game's notation, as the record writes it (Tab completes)
    why WORDS    why something cannot be done now
    undo         take back your last decision; undo turn: the whole turn
    hint         what a strong player would do
    info         cards, contracts and signs explained
    board        the board; log: what happened; score: points with their parts
    who          who sits where
    rules KEY    a clause of the rules, or what has a word; rules: all of them
    record       the game so far as a record; scenario: this position as a scenario
    quit         leave; the game is kept
terminal-no = No: { $why }
terminal-no-rule = No: { $why } [{ $rule }, see “rules { $rule }”]
terminal-can = It can be done.
terminal-hint = { $bot } would do: { $choice } ({ $notation })
terminal-no-hint = No bot can help here.
terminal-no-clause = There is no clause { $clause }, and no such word in the rules; “rules” shows all.
terminal-look = Hand over to { $name }. Press Enter.
terminal-only-one = Only one thing can be done; Enter does it: { $choice }
terminal-in-list =
    { $count ->
        [one] There is one in the list.
       *[other] There are { $count } in the list.
    }
terminal-undo-how = “undo” takes back one decision, “undo turn” the whole turn.
terminal-undo-now =
    { $turn ->
        [one] undo takes back one decision
       *[other] undo takes back one decision, undo turn { $turn }
    }
terminal-checked = The record is in { $file }; “towpath replay” checks it with its seed.
terminal-kept = Kept in { $file }; go on with: towpath play --resume { $file }
terminal-not-kept = Left; this game was not kept (--save FILE keeps one).
terminal-leave-again = The game is kept in { $file }. Ctrl-C again leaves.
terminal-leave-lost = This game is not kept. Ctrl-C again leaves.
terminal-no-keeping = The game cannot be kept: { $why }
terminal-thinks = { $name } is thinking
terminal-program-failed = { $name } failed, and a choice was made at random: { $why }
terminal-ways =
    { $count ->
        [one] one way
       *[other] { $count } ways
    }
terminal-begins-so = { $start } … ({ $count } ways: ? { $start })
terminal-gives-up = careful: { $lost }
terminal-nothing-yet = Nothing has happened yet.
terminal-nothing-back = You are at the first step.
terminal-keys = number+Enter chooses · Esc back · PgUp/PgDn list · ↑↓ board · info · hint · help
terminal-page = ↑↓ PgUp/PgDn scroll · Esc or Enter closes
terminal-more = { $from }–{ $to } of { $count } · PgDn
terminal-resume-which = Which game? Enter takes the latest, q leaves.
terminal-resume-game = { $game }, { $players } players, { $entries } entries
terminal-resume-none = There is no game to go on with in { $folder }.

# Arriala

terminal-arriala-turn =
    { $points ->
        [one] turn { $turn } · { $seat } · 1 action point
       *[other] turn { $turn } · { $seat } · { $points } action points
    }
terminal-arriala-river = River works
terminal-arriala-sections = Open sections
terminal-arriala-legend = Capital letter: a worker. Small letter: a worker moved this turn. # a lock (built/most). = a counted cell. A number below a cell is that of the list. A section: cells, filled/size, points, who leads.
terminal-arriala-costs = A vineyard shows taken/places and who leads; it pays as many points as it has places, at the end.
terminal-arriala-barred = Not to be taken back this turn: { $moves }
terminal-arriala-own-worker = Move your worker: { $place }
terminal-arriala-worker = Move the { $colour } worker: { $place }
terminal-arriala-place = { $place }
terminal-arriala-card = Play the card: { $card }
terminal-arriala-place-worker = Place a worker from your stock
terminal-arriala-build-lock = Build a lock

# Kanal

terminal-kanal-legend = Routes: . path, = road, # rail, ~ canal, ^ bridge on it, % bridge laid aside. A building: its card, ! waits, * is active, o its tokens. * and a number: points at the end. A disc ● is taken, + thalers to take, ↓ the lower action is open.
terminal-kanal-offered = Buildings on offer
terminal-kanal-spaces = Spaces
terminal-kanal-later = once the { $period } pile is empty: { $action }
terminal-kanal-card =
    { $prestige ->
        [one] { $place } { $card } (cost: { $cost }; 1 point): { $text }
       *[other] { $place } { $card } (cost: { $cost }; { $prestige } points): { $text }
    }
terminal-kanal-space =
    { $thalers ->
        [0] { $space }: { $name }
        [one] { $space }: { $name }, and 1 thaler
       *[other] { $space }: { $name }, and { $thalers } thalers
    }
terminal-kanal-buy = Buy { $gain } for { $cost }
terminal-kanal-building = { $plot } { $card }: { $text }
terminal-kanal-piece = Build a { $piece } ({ $cost } unless it is free)
terminal-kanal-game = game { $game }
terminal-kanal-last = the last
terminal-kanal-piles = piles: { $piles }
terminal-kanal-points = { $points } points, { $thalers }

# Canal Mania

terminal-canal-mania-legend = North is left, east is up. Two letters: a town, capitals a city, its colour that of its goods. . clear and ^ difficult ground. A tile: letter of its owner, then - stretch, < lock, a aqueduct, t tunnel, > the end of an open canal, + several. A number is one of the list. ◆ goods, ◇ goods of any colour, ▯ cards in hand. ↑↓ move the map.
terminal-canal-mania-parliament = In the Parliament
terminal-canal-mania-engineers = Engineers
terminal-canal-mania-towns = Towns
terminal-canal-mania-swap = Swap your engineer for { $engineer }
terminal-canal-mania-canal = For the { $canal }
terminal-canal-mania-difficult = difficult ground
terminal-canal-mania-clear = clear ground
terminal-canal-mania-hex = Build at { $hex } ({ $ground })
terminal-canal-mania-exit = On towards { $place }
terminal-canal-mania-tile =
    { $points ->
        [one] { $tile }, 1 point
       *[other] { $tile }, { $points } points
    }
terminal-canal-mania-cube-in = The cube in { $town }
terminal-canal-mania-town = { $town }
terminal-canal-mania-face-up = Take this face-up card
terminal-canal-mania-brindley = Brindley: stretch cards may pay for locks
terminal-canal-mania-smeaton = Smeaton: a surveyor stands for two cards
terminal-canal-mania-jessop = Jessop: a tunnel costs two cards
terminal-canal-mania-telford = Telford: an aqueduct costs one card
terminal-canal-mania-rennie = Rennie: takes up to four cards, and may choose instead of drawing
terminal-canal-mania-last = the last is { $round }
terminal-canal-mania-last-goods = last goods
terminal-canal-mania-phase-1 = phase 1, contracts
terminal-canal-mania-phase-2 = phase 2, building
terminal-canal-mania-phase-3 = phase 3, goods
terminal-canal-mania-deck = deck { $cards }
terminal-canal-mania-laid = { $laid } of { $value } tiles, { $need } to go
terminal-canal-mania-hand = { $engineer }, hand { $cards }:
terminal-canal-mania-tiles = tiles left { $tiles }
terminal-canal-mania-cubes = Cubes:
terminal-canal-mania-contract = { $canal }: { $way }, at most { $value } tiles
