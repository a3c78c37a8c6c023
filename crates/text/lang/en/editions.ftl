# The page’s editor of editions, which is loaded when it is opened.

web-editions = Own editions
web-editions-about = Do you own the printed game, or have you an idea for another map, canal or deck? Here you type its data, see the board at once and play with it.
web-editions-mine = In this browser
web-editions-none = You have none yet. Begin with a template, or with files of your own.
web-editions-offered = Offered by this server
web-edition-all = All editions
web-edition-new = A new one
web-edition-new-name = { $game }, my edition
web-edition-copy-of = { $name } (copy)
web-edition-template = Begin with a template
web-edition-upload = Choose files or a zip
web-edition-folder = Choose a folder
web-edition-by-link = Link or hash of an edition
web-edition-open = Open
web-edition-which = Which game are these files for?
web-edition-unreadable = There are no .toml files in it, or it cannot be read.
web-edition-unfinished = unfinished
web-edition-remove = Remove
web-edition-remove-what = Remove { $what }
web-edition-remove-sure = It is then gone from this browser. What you have shared stays at the server.
web-edition-undo = Undo
web-edition-redo = Redo
web-edition-copy = Save a copy
web-edition-export = Export
web-edition-share = Share
web-edition-share-text = The server keeps this state of the edition. Whoever has the link can play it and go on working on a copy.
web-edition-link = Link to this edition
web-edition-play = Play it
web-edition-not-kept = This browser has no room left: export the edition, or it is lost when the page is closed.
web-edition-files = Files
web-edition-text-of = Text of { $file }
web-edition-add-files = Add files
web-edition-save-file = Save this file
web-edition-problems = What the check found
web-edition-place = { $file }, line { $line }
web-edition-guess = Did you mean “{ $guess }”?
web-edition-errors =
    { $count ->
        [one] One error keeps it from being played.
       *[other] { $count } errors keep it from being played.
    }
web-edition-good = It can be played.
web-edition-warnings =
    { $count ->
        [one] One thing is unusual.
       *[other] { $count } things are unusual.
    }
web-edition-unusual = Unusual, but allowed
web-edition-preview = Preview
web-edition-asking = The server is laying out the table…
web-edition-no-preview = There is a board to see as soon as the text has no errors.
web-edition-stale = The text has errors. This is the last state without any.
web-edition-name = Name
web-edition-map = Map
web-edition-map-how = Choose a hex to change it. Drag a town, or move it with the arrow keys; with Shift the arrow keys only go from hex to hex.
web-edition-taken = { $town } lies there already: first move it away.
web-edition-no-ground = The map ends there.
web-edition-hex = Hex { $hex }
web-edition-go-hex = Hex
web-edition-go-town = Town
web-edition-ground = Ground
web-edition-ground-sea = sea or off the board
web-edition-ground-clear = clear
web-edition-ground-difficult = difficult
web-edition-ground-town = town
web-edition-colour = Colour
web-edition-city = City
web-edition-move-town = Move the town
web-edition-west = to the west
web-edition-north = to the north
web-edition-south = to the south
web-edition-east = to the east
web-edition-size = { $columns } × { $rows } hexes
web-edition-more-columns = Add a column
web-edition-more-rows = Add a row
web-edition-fewer-columns = Remove the last column
web-edition-fewer-rows = Remove the last row
web-edition-contracts =
    { $count ->
        [one] One contract
       *[other] { $count } contracts
    }
web-edition-contract = Contract
web-edition-from = From
web-edition-to = To
web-edition-value = Most tiles
web-edition-via = By way of
web-edition-no-via = (none)
web-edition-add-via = Also by way of
web-edition-start = Starting contract
web-edition-more-contracts = Add a contract
web-edition-deck-size = Deck: { $count } cards
web-edition-canal = Towns and stretches
web-edition-town = Town
web-edition-cells = Spaces to the next town
web-edition-locks = Most locks
web-edition-rivers = River works
web-edition-more-towns = Add a town with a stretch
web-edition-vineyards = Vineyards and engineering works
web-edition-places = Places
web-edition-from-players = From so many players
web-edition-work = Work of art
web-edition-near = Near
web-edition-section-points = Points of a section
web-edition-workers =
    { $count ->
        [one] One worker
       *[other] { $count } workers
    }
web-edition-deck = Deck
web-edition-cards = { $count } cards
web-edition-all-cards = Close the card
web-edition-cost = Cost
web-edition-other-cost = Or this cost
web-edition-more-costs = Add another cost to choose from
web-edition-one-cost = Only the first cost
web-edition-prestige = Prestige
web-edition-effect = Effect, in the language of docs/effects.md
web-edition-in-words = In words:
web-edition-drawing = Drawing
web-edition-drawing-own = chosen by its name
web-edition-printed = The printed board
web-edition = Edition
web-edition-own = the program’s own
web-edition-unknown = This server has no component data with this hash.
web-edition-other = This component data is for another game.
web-edition-unfinished-text = It has errors still and cannot be played.
web-edition-as-text = The board as text
