canal-mania-sea = From Birmingham to the sea

canal-mania-sea-about = A contract, a canal through the hills, and a cube that pays you three times.

canal-mania-sea-take = Take a contract
canal-mania-sea-take-text = You are red and own the water from Worcester to Gloucester. Take the contract Worcester & Birmingham: two towns, at most 4 tiles. Start your barge in Birmingham.
canal-mania-sea-take-done = The gap on the map is yours to fill.
canal-mania-sea-take-other = You may start at either end. Here, please, in Birmingham: the hills come first.
canal-mania-sea-take-short = Which contract is short and meets your Severn? You hold four cards, which is not much.

canal-mania-sea-hills = Cross the hills
canal-mania-sea-hills-text = Next to Birmingham lie hills, G16. They take an aqueduct, which costs two aqueduct cards, or a tunnel, which costs three.
canal-mania-sea-hills-done = Arches over the valley. Two kinds alike may never follow each other.

canal-mania-sea-finish = Reach Worcester
canal-mania-sea-finish-text = One tile is missing, on F16. A lock and a plain stretch cost one card each; but a lock scores. Finish the canal for 3 points.
canal-mania-sea-finish-done = The water runs through: 2 points for the aqueduct, 1 for the lock.
canal-mania-sea-finish-plain = Finished, for 2 points. A lock costs a card as well and scores 1 more.
canal-mania-sea-finish-open = The canal is not finished yet, and you have the card for it. Keep building.

canal-mania-sea-haul = Move goods
canal-mania-sea-haul-text = End the building. Then bring a cube to Gloucester. Every section pays its owner; choose the cube with which Anna (white) gets nothing.
canal-mania-sea-haul-done = The cube passes three towns of yours: 3 points for you, none for anybody else.
canal-mania-sea-haul-anna = 3 for you, but 2 for Anna: the first section is hers. Is there a cube nearer to you?
canal-mania-sea-haul-cube = There is a cube on your water. It would be a pity to leave it.

canal-mania-sea-end = Enough for one turn
canal-mania-sea-end-text = Contract, building, goods: that is a turn. End it, and see what the others do.
canal-mania-sea-end-done = Now Anna and Ben have their turns.

canal-mania-sea-watch = The others
canal-mania-sea-watch-text = Anna has taken three cards. Ben (black) has laid the last tile of his Lancaster Canal in the north, for 2 points. It is your turn again.

canal-mania-sea-contract = No work without a contract
canal-mania-sea-contract-text = You have no open contract now, so you must take one. Take any you like; the Thames & Severn begins in Gloucester, on your own water.
canal-mania-sea-contract-done = Signed. Parliament is patient, your opponents are not.

canal-mania-sea-goods = Cards with goods
canal-mania-sea-goods-text = You are short of cards. Take the lock with white goods: you name a colour, and its towns get cubes. Choose one with a town on your water: green or black.
canal-mania-sea-goods-done = New cubes, and some of them lie on your canals.
canal-mania-sea-goods-plain = A useful card, but it brings no goods. Undo, and take the lock with the white cube.
canal-mania-sea-goods-dry = No town of that colour lies on your canals. Try green or black.

canal-mania-sea-hand = Two more
canal-mania-sea-hand-text = Whoever takes cards in this phase takes three. Two are missing; a surveyor stands for any card.
canal-mania-sea-hand-done = That is a hand to build with.

canal-mania-sea-again = All together
canal-mania-sea-again-text = Now move one of the new cubes over your own canals: another 3 points.
canal-mania-sea-again-done = 10 points to 2 and 1. You have read the map better than most.
canal-mania-sea-again-cube = There is a cube on your water. It is worth 3 points.

canal-mania-sea-goal = How it ends
canal-mania-sea-goal-text = When somebody has 60 points or the last contracts lie in Parliament, two more rounds are played. Unfinished canals and the last goods are counted, and the busiest builders get 10, 6 and 2.
