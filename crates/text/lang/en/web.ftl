# Words of the page alone.

web-home = Home
web-tagline = Three board games about building canals: against friends, across the world, or against bots.
web-games = Games
web-name = Your name
web-name-default = Bargee
web-about-canal-mania = England, 1760 to 1835. Win contracts from Parliament, dig canals from town to town and haul goods over everybody's water. 3 to 5 players.
web-about-kanal = A Prussian works between rail and canal. Surround your buildings with routes and set off chains of effects. 1 or 2 players.
web-about-arriala = The canal along the Garonne. Place your navvies, build locks and win the sections. A family game for 2 to 4.
web-level = Strength of the bots
web-level-easy = Easy
web-level-middle = Medium
web-level-strong = Strong
web-level-master = Master
web-level-only = Start
web-deal = Deal of the day
web-deal-of = { $game }: deal of { $day }
web-deal-text = One try for everybody with the same cards, until { $time }.
web-deal-against =
    { $count ->
        [one] You play against one bot ({ $level }).
       *[other] You play against { $count } bots ({ $level }).
    }
web-deal-solo = You play alone.
web-deal-ranking = Today’s ranking
web-deal-nobody = Nobody has finished it yet.
web-deal-again = not the first try
web-deal-asking = Looking up today’s results …
web-deal-begun = You have begun this game already.
web-deal-done =
    { $points ->
        [one] You have played it: 1 point.
       *[other] You have played it: { $points } points.
    }
web-deal-play = Play
web-deal-go-on = Go on playing
web-deal-look = Look at your game
web-rules = Rules
web-aid = Player aid
web-mine = My games
web-mine-none = No game is running.
web-mine-asking = Loading …
web-mine-old = The server does not answer; this is how they last stood.
web-lobby = Open tables
web-lobby-none = Nobody is waiting just now.
web-lobby-more = More tables
web-new-table = New table
web-new-game = Which game?
web-seat = Seat { $number }
web-seat-here = On this device
web-seat-by-link = By link
web-seat-open = Open to anybody
web-seat-empty = free seat
web-seat-kept = kept for { $name }
web-seat-link = Link to seat { $number }
web-bot = Bot
web-pace = Others’ turns
web-pace-normal = Normal
web-pace-calm = Calm
web-pace-fast = Fast
web-pace-instant = At once
web-announce = Screen reader: others’ moves
web-announce-turn = One summary a turn
web-announce-line = Every line
web-announce-your-turn = Your turn.
web-pace-live = Live
web-pace-slow = A move a day
web-clock = Clock
web-clock-off = No clock
web-clock-quick = 10 minutes, 20 seconds more a turn
web-clock-calm = 30 minutes, a minute more a turn
web-clock-day = A day for each turn
web-clock-three-days = Three days for each turn
web-clock-week = A week for each turn
web-rest-weekend = The clock rests at weekends
web-rest-hours = Hours in which the clock runs
web-rest-hours-all = All day
web-rest-hours-range = From { $from } to { $to } o’clock
web-rest-days = Days off for each player
web-days-off-left =
    { $count ->
        [0] No day off left
        [one] One day off left
       *[other] { $count } days off left
    }
web-day-off = Day off
web-day-off-take = Take this day off
web-day-off-return = Play on { $day } after all
web-explicit = A turn ends only when its player says so
web-public = List this table in the lobby
web-public-open = This table stands in the lobby, because a seat is open to anybody
web-make = Make the table
web-join = Open
web-join-link = Link to a table
web-import = Look through the record of a game
web-import-wrong = This file is not the record of a game, or a line of it does not follow the rules. Nothing was kept.
web-independent = An independent implementation with art and words of its own. Component data that the rulebooks do not give are a reconstruction.
web-row-over = finished
web-row-free = free seat
web-row-waiting = waiting
web-row-playing = playing
web-row-seats = { $taken } of { $seats } seats taken
web-row-waits = Waiting for { $names }
web-row-away = A bot plays for you
web-your-turn = Your turn
web-turns =
    { $count ->
        [one] It is your turn at one table
       *[other] It is your turn at { $count } tables
    }

web-loading = Loading the table …
web-sit = Sit down
web-sit-title = Sit down at this table
web-sit-with = Here already: { $names }
web-watch = Watch
web-watch-only = Just watch
web-name-missing = Please enter a name.
web-name-invisible = This name has characters that cannot be seen. Please type it again.
web-name-taken = Somebody at this table is called that already. Please choose another name.
web-name-refused = The server does not take this name. Use 1 to 40 visible characters that nobody at this table uses as a name.
web-seat-gone = There is no free seat any more. You can watch.
web-seat-lost = You have no seat at this table any more. You can watch the game.
web-link-used = This link does not open a seat at this table any more: somebody sits there already, or it has been replaced. You can watch the game.
web-cancel-table = Cancel this table
web-cancel-sure = Cancel this table? Nobody can sit down any more, and the links stop working.
web-cancel = Cancel
web-start-bots = Start now, bots take the free seats
web-copy = Copy
web-copied = Copied
web-copy-what = Copy: { $what }
web-copy-selected = The text is selected: copy it with Ctrl+C, or hold it and choose “Copy”.
web-close = Close
web-feed = Tell me when it is my turn
web-feed-text = Give this address to a feed reader. Keep it to yourself: whoever has it sees when it is your turn.
web-feed-address = Address of the feed ({ $number })

web-table = The table
web-side = Players and log
web-players = Players
web-you = you
web-player = Player { $number }
web-away = away, a bot plays on
web-gave-up = gave up, a bot plays on
web-away-me = Your time was up: a bot plays for you.
web-take-back = Take my seat back
web-here = at the table
web-not-here = not at the table now
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
web-let-go = Back
web-first = First: { $steps }
web-undo = Undo
web-undo-turn = Undo the turn
web-end-turn = End turn
web-plan = Plan
web-plan-start = Try out a plan
web-plan-commit =
    { $count ->
        [one] Do it
       *[other] Do all { $count }
    }
web-plan-leave = Leave the plan
web-hint = Ask the bot for a hint
web-hint-is = The bot would do this: { $words }
web-hint-do = Play it
web-menu = Menu
web-copy-position = Copy this position as a scenario
web-record = Save the record
web-vote-end =
    { $count ->
        [0] Propose to end the game
       *[other] Agree to end the game ({ $count } so far)
    }
web-concede = Give up
web-concede-sure = Give up this game? This cannot be undone.
web-concede-bot = Give up this game? A bot plays on in your seat. This cannot be undone.
web-end-here = End the game here
web-end-sure = End the game here? It then has no winner. This cannot be undone.
web-proposal = End the game here, without a winner?
web-proposal-for = For it: { $names }.
web-proposal-open = Not yet: { $names }.
web-proposal-go-on = Go on playing
web-agree = Agree
web-agree-as = Agree: { $name }
web-news-proposes = { $name } proposes to end the game here.
web-news-agrees = { $name } agrees to end the game.
web-news-goes-on = { $name } wants to go on playing.
web-news-gave-up = { $name } has given up: a bot plays on.
web-news-away = { $name } ran out of time: a bot plays on.
web-news-away-me = Your time is up: a bot plays on for { $name }.
web-news-back = { $name } is back and plays on.
web-news-back-me = The seat is yours again, { $name }.
web-tab-log = Log
web-tab-score = Score
web-tab-chat = Chat
web-tab-text = As text
web-log = What happened
web-log-look = Look at this moment
web-history = Moment of the game
web-history-now = Back to the present
web-score = Score sheet
web-score-source = From
web-score-total = Total
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-unread =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
web-chat-more = More about this line by { $name }
web-mute = Mute { $name }
web-muted = { $name } is muted for you.
web-unmute = Undo
web-heard = You see { $name }’s messages again.
web-report = Report this message
web-report-why = What is wrong with it?
web-report-send = Report
web-reported = Reported: whoever runs this server can read the message by { $name }. Thank you.
web-choices =
    { $count ->
        [0] Nothing to decide now
        [one] One choice
       *[other] { $count } choices
    }
web-choices-filter = Find a choice
web-curtain-title = { $name }, it is your turn
web-curtain-text = Take the device: only you should see the screen.
web-curtain-ready = I am here
web-primer = In a nutshell
web-primer-done = Got it
web-primer-lit = Whatever glows in gold can be done now: touch it, then touch where.
web-primer-why = Touch anything else to hear why not. You can undo until something new comes to light.
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
web-result = Result
web-end-conceded = { $name } has given up: { $winner } wins.
web-end-gave-up = { $name } has given up.
web-end-agreed = The players agreed to end the game here. Nobody wins.
web-end-abandoned = The game was broken off. Nobody wins.
web-end-cancelled = This table was cancelled before the game began.
web-review = How it went
web-review-asking = The bots are looking back at the game…
web-review-chances = Everybody’s chance to win, turn by turn, as the bots see it
web-review-points = Points over time
web-regrets = The decisions that cost most
web-regret-look = Look at it
web-rematch = Play again
web-rematch-there = A rematch has been set up
web-rematch-sit = Sit down there
web-rematch-watch = Watch it
web-reveal = Show all hands
web-hand = Your hand
web-hand-empty = No cards
web-hand-size =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }

web-account = Account
web-privacy = Privacy
web-settings = Settings
web-sound = Sounds
web-motion = Motion
web-theme = Colours
web-theme-system = Automatic
web-theme-light = Light
web-theme-dark = Dark
web-language = Language

web-lost = Connection lost. Trying again …
web-silent = The server does not answer.
web-trouble-clicks = What you decide now is kept and sent as soon as the server is back.
web-kept = Your click is kept and sent as soon as the server answers.
web-kept-already = This click was not taken: the one before it still waits for the server.
web-slowed =
    { $seconds ->
        [one] The server is busy; your request is sent again in a second.
       *[other] The server is busy; your request is sent again in { $seconds } seconds.
    }
web-again = Try again
web-reload = Reload
web-outdated = The server is newer than this page. Reload the page; nothing of the game is lost.
web-table-not-found = There is no such table. The link may be cut off, or the table was never started and has been cleared away.
web-game-unknown = This page does not know that game.
web-page-not-found = There is nothing at this address.
web-rules-missing = The rules of this game cannot be read just now.
web-error-malformed = The server could not read what the page sent.
web-error-invalid = The server did not accept a value.
web-error-too_large = That is too large.
web-error-not_found = It is not there any more.
web-error-bad_token = This link does not open a seat at this table. It may have been replaced by a new one.
web-error-forbidden = Only somebody else can do this.
web-error-stale = The game has moved on meanwhile. Look again and decide.
web-error-refused = The rules do not allow it.
web-error-not_to_act = It is not your turn.
web-error-not_understood = That means nothing in this game.
web-error-nothing_to_undo = Nothing can be undone: something was revealed, drawn or decided by another since.
web-error-wrong_state = That cannot be done now.
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
web-canal-mania-tab-display = Cards
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
web-kanal-spaces = Action spaces
web-kanal-coins =
    { $count ->
        [one] one thaler lies here
       *[other] { $count } thalers lie here
    }
web-kanal-round = Round { $round }
web-kanal-game = Game { $game } of 3
web-kanal-last-round = Last round
web-kanal-discard = No building this round: a card goes
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
web-kanal-pieces = What to build
web-kanal-display = Buildings on offer
web-kanal-text-building =
    { $tokens ->
        [0] { $plot }: { $name }, activated twice
        [one] { $plot }: { $name }, activated once
       *[other] { $plot }: { $name }, not activated
    }
web-kanal-text-plot = { $plot }: empty

## ending

web-won-you = You win, { $points } to { $others }.
web-won-name = { $name } wins, { $points } to { $others }.
web-end-as-it-stood = The points are those at that moment.
web-why-most = { $points } points came from: { $source }.
web-why-most-lead = { $points } points came from: { $source }. Furthest ahead in: { $lead }.
web-why-solo = { $total } points; { $points } of them came from: { $source }.
# What decides between equal points, by game.
web-tie-canal-mania = Level on points: the higher engineer number wins.
web-tie-arriala = Level on points: more workers on the canal win.
web-tie-kanal = Level on points: empty route spaces decide first, then empty plots, then what is in stock.
web-counting-title = The points are counted
web-counting = Now: { $source }

## home

web-play-easy = Play against easy bots
web-play-other = Other ways to play
web-learn = Learn to play
web-learn-of = Learn to play { $game }
web-learn-on = Go on learning
web-notes-off = No more notes
web-notes-on = Show notes
web-rules-of = Rules of { $game }
web-print = Print
web-hero-play = Play now
web-hero-what = { $game }, against easy bots. No account, nothing to install.
web-home-another = Start another game
web-doors = How do you want to play?
web-door-bots = Against bots
web-door-bots-text = You choose the game, how many play and how strong the bots are.
web-door-friends = With friends
web-door-friends-text = Make a table and send each friend a link. Nobody needs an account.
web-door-duel = Duel
web-door-duel-text = Kanal for two: you and one friend, each with a works of their own.
web-door-alone = Alone
web-door-alone-text = Kanal for one: seven rounds, and a grade at the end.
web-door-campaign = Campaign
web-door-campaign-text = Three games of Kanal alone in a row, with one deck of buildings.
web-door-deal = Deal of the day
web-door-deal-text = The same cards for everybody, one try, and a ranking.
web-door-puzzles = Puzzles
web-door-puzzles-text = Find the best turn: one a day, and sets by theme.
web-door-here = At one table
web-door-here-text = Everybody plays on this device and hands it on.
web-door-open = With anybody
web-door-open-text = Your table is listed as open until somebody sits down.
web-opener = You have a link or a file?
web-join-wrong = This is no link to a table: it would have /t/ in it.
web-import-choose = Choose a file
web-mine-over = Finished games ({ $count })
web-row-cancelled = cancelled before it began
web-row-continue = Continue
web-clock-rests = the clock rests until { $time }
web-row-drop = Remove { $table } from this list
web-new-range = { $least } to { $most } players
web-new-whom = With whom?
web-new-players = How many play?
web-new-name = Who are you?
web-new-names = Who plays here?
web-new-speed = How fast?
web-new-more = More
web-new-seats = Who sits where
web-new-how = How the table is run
web-new-title = Name of the table
web-whom-bots = Bots
web-whom-bots-text = Start at once; nobody has to wait.
web-whom-friends = Friends, by link
web-whom-friends-text = Each gets a link to a seat.
web-whom-here = Here, at one table
web-whom-here-text = You hand this device on; hands stay hidden.
web-whom-alone = Alone
web-whom-alone-text = A game for one, with a grade.
web-whom-open = Anybody
web-whom-open-text = The table is listed as open.
web-whom-not = { $game } cannot be played like this.
web-speed-relaxed = Relaxed
web-speed-relaxed-text = Live, without a clock.
web-speed-clock = With a clock
web-speed-clock-text = Live; a bot plays on when somebody’s time is up.
web-speed-days = A move a day
web-speed-days-text = Everybody plays when they have time; the clock counts in days.
web-clock-other = Custom clock
web-level-of = Strength of the bot in seat { $number }
web-hints = Bots give hints while the game runs
web-forced = The table makes decisions that leave only one choice
web-spectators = Others may watch
web-bot-pause = Pause between the bots’ decisions
web-bot-pause-none = None
web-bot-pause-usual = About a second
web-bot-pause-long = Two seconds
web-name-bot = Only bots are called that. Please choose another name.
web-begin = Start the game
web-begin-text = It begins at once.
web-make-text = Then you get the links to send.
web-option-canal-mania-memory = Cards taken face up and finished contracts: whether everybody remembers them alone, or can look them up.
web-option-kanal-deck = Each deck has buildings of its own; A is the easiest to begin with.
web-option-kanal-side = With the back you lay the first routes yourself.
web-option-kanal-campaign = Three games in a row; buildings that you left out come back.
web-option-kanal-compensation = Whoever begins has an action more in most games; thalers make up for it.
web-option-arriala-art = Who may build an engineering work when several players are last.
web-option-arriala-compensation = Whoever plays earlier in the first round is ahead; cards make up for it.
web-deal-place = Place { $place } today.
web-deal-yesterday = Yesterday’s best
web-deal-through = Look through this game
web-deal-before = All of yesterday’s results
web-deal-nobody-then = Nobody finished it yesterday.
web-deal-sealed = This is somebody’s try at the deal of the day. Others can look through it when the day has closed.
web-rank-place = Place
web-rank-name = Name
web-rank-points = Points
web-rank-time = Time
web-wait-invite = Send each friend a link
web-wait-sit = Sit down to play
web-wait-watch = The game has not begun yet
web-wait-open = You sit. Anybody can join you
web-wait-rest = You have a seat. The others are still missing
web-wait-free =
    { $count ->
        [one] Waiting for players: one seat is free. The game begins by itself when everybody sits.
       *[other] Waiting for players: { $count } seats are free. The game begins by itself when everybody sits.
    }
web-table-link = Link to this table

## happened

# Bots have names of their own; the badge stands beside them.
web-badge-bot = bot
web-badge-bot-level = bot, { $level }
web-name-badge = { $name } ({ $badge })

# The log.
web-log-setup = Set-up
web-log-turn-round = { $name }, round { $round }
web-log-help = Arrow keys go from line to line, Enter shows that moment.
web-log-fold-contracts = { $count ->
    [one] 1 new contract
   *[other] { $count } new contracts
}
web-log-fold-cards = { $count ->
    [one] 1 new card
   *[other] { $count } new cards
}
web-log-fold-buildings = { $count ->
    [one] 1 new building on offer
   *[other] { $count } new buildings on offer
}
web-log-fold-reshuffled = cards reshuffled
web-log-win = +{ $points }
web-log-win-of = { $name } +{ $points }

# What happened since one's last turn, and how fast others' turns are shown.
web-since = Since your turn ({ $count })
web-since-latest = Latest turn ({ $count })
web-since-step = { $step } of { $count }
web-since-next = Next
web-since-back = Back
web-since-close = Close
web-skip = Skip
web-look-board = Look at the board
web-last-board = The last board
web-then-board = The board at that moment
web-from-position = from a position
web-from-where = Goes on from a moment of another game
web-share = Share
web-share-link = Copy the link
web-share-picture = Save a picture
web-picture-making = The picture is being made…
web-picture-saved = The picture is in your downloads.
web-picture-running = There is a picture once the game is over.
web-picture-failed = This browser could not make the picture.
web-print-scores = Print the score sheet
web-score-where = Where the points came from
web-score-best = Underlined: most from that source.
web-seed = Seed:
web-hands = What everybody holds
web-reveal-hide = Hide the hands
web-percent = { $percent } %
web-curve-kind = What the curve shows
web-curve-chances = Chance of winning
web-curve-chances-short = Chances
web-curve-points-short = Points
web-curve-start = start
web-curve-end = end
web-review-none = The bots could not look back at this game.
web-turning-own = Your costliest decisions
web-turning-others = The others’ costliest decisions
web-turning-none = The bots found no decision that cost much.
web-turn-played = Played: { $words }
web-turn-better = Better: { $words }
web-cost-chance = { $percent } % less likely to win
web-cost-points =
    { $points ->
        [one] about 1 point
       *[other] about { $points } points
    }
web-cost-little = a little
web-play-from = Play it differently from here
web-marks = On the board: what was played, and what was better
web-you-name = You
web-moment-of = Moment { $version } of { $last }
web-moment-last = The end
web-moment-before = One moment back
web-moment-after = One moment forward
web-analyse = Analyse
web-moment-copy = Copy a link to this moment
web-moment-copy-short = Copy link
web-moment-bad = This link names no moment. Here is the table as it stands.
web-moment-not-yet = That moment has not happened yet. Here is the table as it stands.
web-moment-secret = That moment is not public. Here is the table as it stands.

## bar

web-side-open = Players, points, log, chat and menu
web-watching = You are watching.

# A turn in a few words for screen readers.
web-turn-summary = { $name }: { $deeds }.
web-turn-wins = { $wins }.
web-deeds-tile = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
web-deeds-lock = { $count ->
    [one] 1 lock
   *[other] { $count } locks
}
web-deeds-cube = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
web-deeds-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-deeds-contract = { $count ->
    [one] 1 contract
   *[other] { $count } contracts
}
web-deeds-swap = { $count ->
    [one] 1 engineer swapped
   *[other] { $count } engineers swapped
}
web-deeds-worker = { $count ->
    [one] 1 worker moved
   *[other] { $count } workers moved
}
web-deeds-building = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
web-deeds-route = { $count ->
    [one] 1 route
   *[other] { $count } routes
}
web-deeds-wheel = { $count ->
    [one] 1 turn of the wheel
   *[other] { $count } turns of the wheel
}
web-deeds-coin = { $count ->
    [one] 1 purchase
   *[other] { $count } purchases
}
web-deeds-star = { $count ->
    [one] 1 effect
   *[other] { $count } effects
}
web-deeds-flag = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
web-history-tag = Moment { $version }
web-idle-past = You are looking at an earlier moment. Go back to the present to play.
web-idle-over = The game is over.
web-idle-watching = You are watching. It is the turn of: { $names }.
web-idle-ending = Your turn is done: end it.
web-idle-others = It is not your turn. Wait for { $names }.
web-idle-nothing = That cannot be used in this step.
web-sure = You would lose: { $lost }.
web-sure-do = Do it anyway
web-ask-back = Ask before something is lost
web-hint-ask = Hint
web-shown = Press the button to do it, or touch it again.
web-choices-none = No choice has these words; all are shown.
web-hint-why = Why?
web-plan-first = Do the first
web-plan-stops = The plan stops here: the next step would reveal something.
web-plan-steps = Steps of the plan
web-plan-drop = Remove from the plan: { $words }
web-plan-empty = Try things out: nothing happens in the game until you say so.
web-primer-new = New here? In a nutshell
web-undo-what = Undo: { $words }
web-undo-barred = Something was drawn or revealed since; nothing before it can be undone.

## arriala

web-arriala-tool-place-brief = Place
web-arriala-tool-lock-brief = Lock
web-arriala-tool-draw-brief = Draw
web-arriala-tool-costs =
    { $points ->
        [one] { $tool }: 1 point
       *[other] { $tool }: { $points } points
    }
# On a card that has just been drawn.
web-arriala-new = new

## kanal

web-kanal-works-of = { $name }’s works
web-kanal-back = Back to mine
web-kanal-replay = Show again
web-kanal-since = Changed since your turn
web-kanal-tab-actions = Actions
web-kanal-tab-build = Build
web-kanal-tab-materials = Materials
web-kanal-short = { $things } short
web-kanal-then = then, as number { $number }
web-kanal-piles = Cards left in the piles

## cm

web-canal-mania-way = { $need } / { $left }
web-canal-mania-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-canal-mania-since-took = { $name } took the { $canal }
web-canal-mania-since-built =
    { $count ->
        [one] { $name } laid a tile
       *[other] { $name } laid { $count } tiles
    }
web-canal-mania-since-finished = { $name } finished the { $canal }
web-canal-mania-since-lifted = { $name } took up a tile
web-canal-mania-since-hauled = { $name } moved a cube
web-canal-mania-since-placed = { $name } placed goods
web-lit =
    { $count ->
        [one] One thing glows in gold: touch it.
       *[other] { $count } things glow in gold: touch one.
    }

## rules

web-canal-mania-text-section = { $from } to { $to } ({ $colour }): { $tiles }

## editor

web-home-editions = Your own maps, canals and cards

## lead

web-about = What is this?
web-about-rule = Rule { $rule }
web-drew = You drew: { $card }
web-end-time =
    { $count ->
        [one] { $names } ran out of time; a bot played on.
       *[other] { $names } ran out of time; bots played on.
    }
web-kanal-after = after buying { $thing }
web-kanal-best = your best: { $points }
web-kanal-campaign = Campaign
web-kanal-campaign-game = Game { $game }/{ $games }
