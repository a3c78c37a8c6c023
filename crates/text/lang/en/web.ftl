# Words of the page alone.

web-home = Home
web-tagline = Three board games about building canals: against friends, across the world, or against bots.
web-games = Games
web-name = Your name
web-name-default = Bargee
web-about-canal-mania = England, 1760 to 1835. Win contracts from Parliament, dig canals from town to town and haul goods over everybody's water. 3 to 5 players.
web-about-kanal = A Prussian works between rail and canal. Surround your buildings with routes and set off chains of effects. 1 or 2 players.
web-about-arriala = The canal along the Garonne. Place your navvies, build locks and win the sections. A family game for 2 to 4.
web-play-bots = Play against bots
web-players-count = Players
web-level = Strength of the bots
web-level-easy = Easy
web-level-middle = Medium
web-level-strong = Strong
web-level-master = Master
web-level-only = Start
web-alone = Play alone
web-campaign = Campaign of three games
web-deal = Deal of the day
web-rules = Rules
web-mine = My games
web-mine-none = None yet. Start one above.
web-lobby = Open tables
web-lobby-none = Nobody is waiting just now.
web-friends = With friends
web-friends-text = A link is a seat: make a table and send the links round. Nobody needs an account.
web-new-table = New table
web-new-game = Game
web-seat = Seat { $number }
web-seat-here = On this device
web-seat-by-link = By link
web-seat-open = Open to anybody
web-seat-empty = free seat
web-seat-more = One seat more
web-seat-less = One seat less
web-seat-link = Link to seat { $number }
web-bot = Bot
web-bot-level = Bot: { $level }
web-pace = Pace
web-pace-live = Live
web-pace-slow = A move a day
web-clock = Clock
web-clock-off = No clock
web-clock-quick = 10 minutes, 20 seconds more a turn
web-clock-calm = 30 minutes, a minute more a turn
web-explicit = A turn ends only when its player says so
web-public = List this table in the lobby
web-make = Make the table
web-join = Open
web-join-link = Paste a link to a table
web-import = Look through the record of a game
web-import-wrong = This file is no record of a game, or a line of it does not follow the rules. Nothing was kept.
web-independent = An independent implementation with art and words of its own. Component data that the rulebooks do not give are a reconstruction.
web-row-over = finished
web-row-free = free seat
web-row-waiting = waiting
web-row-playing = playing
web-your-turn = Your turn

web-loading = Getting the table ready …
web-waiting = Waiting for players
web-sit = Sit down
web-start-bots = Start now, bots take the free seats
web-copy = Copy
web-copied = Copied

web-table = The table
web-side = Players and log
web-players = Players
web-you = you
web-player = Player { $number }
web-away = away, a bot plays on
web-acting = has to decide
web-winner = winner
web-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-question = What is asked
web-ways = Ways to do it
web-forfeit = loses: { $lost }
web-let-go = Let go
web-first = First: { $steps }
web-undo = Take back
web-undo-turn = Take back the turn
web-end-turn = End turn
web-turn-done = Your turn is done. End it, or take something back.
web-plan = Plan
web-plan-start = Try out a plan
web-plan-commit = Do it
web-plan-leave = Leave the plan
web-hint = Ask the bot for a hint
web-hint-is = The bot would do this: { $words }
web-hint-do = Do it
web-menu = Menu
web-copy-position = Copy this position as a scenario
web-record = Save the record
web-vote-end =
    { $count ->
        [0] Propose to end the game
       *[other] Agree to end the game ({ $count } so far)
    }
web-concede = Give up
web-concede-sure = Give up this game? That cannot be taken back.
web-tab-log = Log
web-tab-score = Score
web-tab-chat = Chat
web-tab-text = In words
web-log = What happened
web-log-look = Look at this moment
web-log-news =
    { $count ->
        [one] One thing happened since you last looked.
       *[other] { $count } things happened since you last looked.
    }
web-history = Moment of the game
web-history-looking = You are looking at an earlier moment ({ $version }).
web-history-now = Back to now
web-score = Score sheet
web-score-source = Source
web-score-total = Total
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-choices =
    { $count ->
        [0] Nothing to decide now
        [one] One choice
       *[other] { $count } choices
    }
web-choices-filter = Find a choice
web-curtain-title = { $name }, it is your turn
web-curtain-text = Hand the device over. The others look away.
web-curtain-ready = I am here
web-primer = In a nutshell
web-primer-done = Got it
web-primer-lit = Whatever glows in gold can be done now: touch it, then touch where.
web-primer-why = Touch anything else to hear why not. You can take back until something new comes to light.
web-primer-arriala-1 = A turn has five action points: walk workers, place one, build a lock, draw a card.
web-primer-arriala-2 = When every cell between two towns or locks is taken, whoever has the most workers there wins the number on the badge.
web-primer-arriala-3 = Locks and river works score at once, vineyards at the end.
web-primer-kanal-1 = In a turn you take one action space: build, lay routes, or take materials.
web-primer-kanal-2 = Four routes around a building activate it, and so do two bridges. One activation can set off the next.
web-primer-kanal-3 = Something is missing? Touch the card all the same: what you lack is bought along with it.
web-primer-canal-mania-1 = A turn has three phases: a contract, building, goods. In each you do one thing.
web-primer-canal-mania-2 = Look at a contract: the map shows its towns and where its canal can run. Lay it tile by tile; cards pay.
web-primer-canal-mania-3 = Finished canals score, and goods pay everybody whose water they travel on.
web-ending = The end
web-review = How it went
web-review-asking = The bots are looking back at the game…
web-review-chances = Everybody’s chance to win, turn by turn, as the bots see it
web-review-points = Points over time
web-regrets = The decisions that cost most
web-regret = { $played }. The bots would rather: { $better }. It cost { $percent } % of a win.
web-regret-look = Look at it
web-rematch = Play again
web-reveal = Show all hands
web-hand = Your hand
web-hand-empty = No cards
web-hand-size =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }

web-settings = Settings
web-sound = Sounds
web-motion = Motion
web-theme = Colours
web-theme-system = Automatic
web-theme-light = Light
web-theme-dark = Dark
web-language = Language

web-lost = Connection lost. Trying again …
web-again = Try again
web-reload = Load anew
web-outdated = The server speaks a newer version than this page. Load the page anew; nothing of the game is lost.
web-table-not-found = There is no such table. The link may be cut off, or the table was never started and has been cleared away.
web-game-unknown = This page does not know that game.
web-page-not-found = There is nothing at this address.
web-rules-missing = The rules of this game cannot be read just now.
web-error-malformed = The server could not read what the page sent.
web-error-invalid = The server did not accept a value.
web-error-too_large = That is too large.
web-error-not_found = It is not there any more.
web-error-bad_token = This link does not open a seat at this table. It may have been replaced by a new one.
web-error-forbidden = This is for somebody else to do.
web-error-stale = The game has moved on meanwhile. Look again and decide anew.
web-error-refused = The rules do not allow it.
web-error-not_to_act = It is not your decision now.
web-error-not_understood = That means nothing in this game.
web-error-nothing_to_undo = Nothing can be taken back: something was revealed, drawn or decided by another since.
web-error-wrong_state = That cannot be done at this stage of the table.
web-error-not_allowed = This table does not allow it.
web-error-too_many = That was a bit fast. Try again in a moment.
web-error-unavailable = The server cannot be reached just now.
web-error-internal = Something went wrong on the server. Nothing was lost.

web-colour-red = red
web-colour-yellow = yellow
web-colour-green = green
web-colour-purple = purple
web-colour-white = white
web-colour-black = black
web-colour-blue = blue
web-colour-grey = grey

web-arriala-board = The canal from Grisolles to Valence d'Agen
web-arriala-points =
    { $points ->
        [one] one action point left
       *[other] { $points } action points left
    }
web-arriala-tool-place = Place a worker
web-arriala-tool-lock = Build a lock
web-arriala-tool-draw = Draw a card
web-arriala-pile =
    { $count ->
        [one] One card to draw
       *[other] { $count } cards to draw
    }
web-arriala-reserve =
    { $count ->
        [one] one worker in reserve
       *[other] { $count } workers in reserve
    }
web-arriala-worker-at = { $colour } worker, { $place }
web-arriala-cell = cell { $number }
web-arriala-vineyard = vineyard { $name }
web-arriala-river = river work
web-arriala-text-canal = Along the canal
web-arriala-text-sections = Sections
web-arriala-text-workers = { $count } { $colour }
web-arriala-text-lock = { $place }: a lock
web-arriala-text-free = { $place }: free
web-arriala-text-place = { $place }: { $who }
web-arriala-text-section = Cells { $from } to { $to }: worth { $points }, { $open } free, leading: { $leader }
web-arriala-text-section-counted = Cells { $from } to { $to }: counted, { $points } points to { $leader }

web-zoom-in = Larger
web-zoom-out = Smaller
web-canal-mania-board = Map of England
web-canal-mania-hex = hex { $hex }
web-canal-mania-exit = on to hex { $hex }
web-canal-mania-sheet-above = A Company Map of the
web-canal-mania-sheet-title = CANALS & NAVIGATIONS
web-canal-mania-sheet-below = of England, 1820
web-canal-mania-north = Compass
web-canal-mania-north-letter = N
web-canal-mania-north-up = North up
web-canal-mania-overview = Whole map
web-canal-mania-closer = Closer
web-canal-mania-just-now = { $name }, just now
web-canal-mania-face-up = Face up
web-canal-mania-hand-of = { $count } of { $limit }
web-canal-mania-draw-short = Draw
web-canal-mania-card-none = { $card }: you have none
web-canal-mania-tiles-short = tiles
web-canal-mania-needs =
    { $value ->
        [one] At most one tile
       *[other] At most { $value } tiles, at least { $least }
    }
web-canal-mania-progress = { $laid } of at most { $value } tiles, { $left } more needed, { $points } points so far
web-canal-mania-tray = Cards and contracts
web-canal-mania-tab-contracts = Contracts
web-canal-mania-tab-hand = Hand
web-canal-mania-tab-display = Face up
web-canal-mania-tab-engineers = Engineers
web-canal-mania-tab-lit = something to touch here
web-canal-mania-phase = Phases of the turn
web-canal-mania-phase-1 = 1 Contract
web-canal-mania-phase-2 = 2 Build
web-canal-mania-phase-3 = 3 Goods
web-canal-mania-tiles = Which tile?
web-canal-mania-mine = Your contracts
web-canal-mania-mine-none = None. Take one from Parliament.
web-canal-mania-draw = Draw ({ $count } left)
web-canal-mania-replace = Replace all
web-canal-mania-parliament = Parliament
web-canal-mania-pile =
    { $count ->
        [one] one more to come
       *[other] { $count } more to come
    }
web-canal-mania-engineers = Engineers
web-canal-mania-engineer-brindley = Brindley (1): stretch cards may pay for locks
web-canal-mania-engineer-smeaton = Smeaton (2): a surveyor stands for two cards
web-canal-mania-engineer-jessop = Jessop (3): a tunnel costs two cards
web-canal-mania-engineer-telford = Telford (4): an aqueduct costs one card
web-canal-mania-engineer-rennie = Rennie (5): may take four cards, and choose instead of drawing
web-canal-mania-basin =
    { $count ->
        [one] One cube in the basin
       *[other] { $count } cubes in the basin
    }
web-canal-mania-card-stretch = Stretch
web-canal-mania-card-lock = Lock
web-canal-mania-card-aqueduct = Aqueduct
web-canal-mania-card-tunnel = Tunnel
web-canal-mania-card-surveyor = Surveyor
web-canal-mania-card-goods = { $card } with { $colour } goods
web-canal-mania-lift = Take up the last tile
web-canal-mania-open =
    { $count ->
        [one] one open contract
       *[other] { $count } open contracts
    }
web-canal-mania-text-contract = { $name }: { $from } to { $to }, at most { $value } tiles
web-canal-mania-text-canals = Canals
web-canal-mania-text-canal = { $name } ({ $colour }): { $tiles }; { $left } more at least
web-canal-mania-text-finished = { $name } ({ $colour }), finished: { $tiles }
web-canal-mania-text-goods = Goods lie in

web-kanal-plan = Works of { $colour }
web-kanal-other = The works of { $colour }
web-kanal-spaces = Action spaces
web-kanal-coins =
    { $count ->
        [one] one thaler lies here
       *[other] { $count } thalers lie here
    }
web-kanal-round = Round { $round }
web-kanal-game = Game { $game } of 3
web-kanal-last-round = Last round
web-kanal-discard = If nobody builds this round, a building is discarded
web-kanal-pile-green =
    { $count ->
        [one] one green card left
       *[other] { $count } green cards left
    }
web-kanal-pile-brown =
    { $count ->
        [one] one brown card left
       *[other] { $count } brown cards left
    }
web-kanal-pile-blue =
    { $count ->
        [one] one blue card left
       *[other] { $count } blue cards left
    }
web-kanal-turn-free = Turn the wheel
web-kanal-buy =
    { $price ->
        [one] buy 1 { $thing } for 1 thaler
       *[other] buy 1 { $thing } for { $price } thalers
    }
web-kanal-or = or
web-kanal-prestige = { $count } prestige
web-kanal-tokens =
    { $count ->
        [0] activated twice
        [one] activated once
       *[other] not activated yet
    }
web-kanal-empty = empty
web-kanal-grades = Points and grades
web-kanal-chain = Chain of activations
web-kanal-next-grade = { $points } to the next grade
web-kanal-own = Your works
web-kanal-pieces = What to build
web-kanal-display = Buildings on offer
web-kanal-text-building =
    { $tokens ->
        [0] { $plot }: { $name }, activated twice
        [one] { $plot }: { $name }, activated once
       *[other] { $plot }: { $name }, not activated
    }
web-kanal-text-plot = { $plot }: empty
