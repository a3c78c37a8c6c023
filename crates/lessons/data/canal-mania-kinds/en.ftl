canal-mania-kinds = Two of a kind
canal-mania-kinds-about = Kinds that alternate, the right engineer, and goods on everybody’s water.

canal-mania-kinds-first = A short way south
canal-mania-kinds-first-text = Your Macclesfield Canal goes from Manchester to Stoke. Two hexes are clear, then come hills. Lay the first tile on F8, leading south, and pay with a stretch card.
canal-mania-kinds-first-done = One tile. Four are left, two are needed.
canal-mania-kinds-first-round = That way is longer, and your cards are few. F8 leads straight to Stoke.
canal-mania-kinds-first-save = The surveyor stands for any card; the hills will need it. A stretch card does here.
canal-mania-kinds-first-cards = More cards are welcome, but these four are enough. Undo and build.

canal-mania-kinds-second = Not twice the same
canal-mania-kinds-second-text = Two tiles of a kind never follow one another in a section, and your second card is a stretch as well. Brindley helps: with him a stretch card also pays for a lock. Lay the other kind.
canal-mania-kinds-second-done = A stretch and a lock, paid with two stretch cards. Brindley earns his keep.
canal-mania-kinds-second-save = Keep the surveyor for the hills: an aqueduct costs two cards there. Pay with the stretch card.
canal-mania-kinds-second-open = Not yet: you can finish the canal in this very action. Undo, and lay the next tile.

canal-mania-kinds-hills = Two cards for the hills
canal-mania-kinds-hills-text = Difficult ground takes an aqueduct (two cards) or a tunnel (three). You hold one aqueduct card, and the surveyor stands in for the other. Reach Stoke.
canal-mania-kinds-hills-done = Finished: 1 for the lock, 2 for the aqueduct. A stretch scores nothing, but it costs little.
canal-mania-kinds-hills-open = One tile is missing! Undo, and lay the aqueduct.

canal-mania-kinds-swap = The right engineer
canal-mania-kinds-swap-text = Another game: the hills again, but only one aqueduct card. With Telford an aqueduct costs one card. He is free, beside the map: swap Brindley for him. That is your action of the first phase.
canal-mania-kinds-swap-done = He starts at once. Engineers may even be taken from other players.
canal-mania-kinds-swap-tunnel = Jessop builds tunnels for two cards, and you hold none. Who helps with aqueducts?
canal-mania-kinds-swap-other = A capable man, but not for this. Telford builds an aqueduct for one card.
canal-mania-kinds-swap-second = A second contract is allowed. But now your first one could be finished, with the right engineer.
canal-mania-kinds-swap-luck = You may be lucky. Telford is certain.

canal-mania-kinds-arches = One card is enough
canal-mania-kinds-arches-text = Lay the aqueduct on the hills, leading to Stoke.
canal-mania-kinds-arches-done = The canal is finished for 3 points, with a single card.
canal-mania-kinds-arches-cards = Cards can wait: with Telford the one you hold is enough. Undo, and build.

canal-mania-kinds-far = The longest way
canal-mania-kinds-far-text = All this water is yours. A cube scores a point for each town it visits, but never two towns of a colour: Guildford and Oxford are both black. Find 4 points.
canal-mania-kinds-far-done = Four towns, four colours.
canal-mania-kinds-far-short = That is a shorter way. The cube in Arundel can visit four towns.
canal-mania-kinds-far-near = You can go further. Past Weybridge there is a town of yet another colour.
canal-mania-kinds-far-cube = There are cubes on your water. Undo, and move one.

canal-mania-kinds-alone = Everybody’s water
canal-mania-kinds-alone-text = Only Worcester to Gloucester is yours now. Both cubes would give you 2 points. Move the one that gives the others nothing.
canal-mania-kinds-alone-done = 2 for you, 0 for them. The other cube will still be there.
canal-mania-kinds-alone-gift = 2 for you, but 2 for Anna and 2 for Ben as well, whose sections it used. Undo: the cube in Worcester gives 2 to you alone.
canal-mania-kinds-alone-cube = There is a cube that scores. Undo, and move it.

canal-mania-kinds-goal = Build well, carry cleverly
canal-mania-kinds-goal-text = Look ahead which kinds the ground asks for, and which engineer makes them cheap. At the end the number of finished contracts counts: 10, 6 and 2 points with three players.
