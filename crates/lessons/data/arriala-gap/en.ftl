arriala-gap = The gap at Moissac
arriala-gap-about = Walk, place, build a lock, and take a section from under somebody’s nose.

arriala-gap-fill = Close the gap
arriala-gap-fill-text = You are red. Between two towns every cell but 19 has a worker. Walk yours from Moissac to 19: the section is full, and you have the most workers in it.
arriala-gap-fill-done = Four cells with workers, three of them yours: 6 points on your first move.
arriala-gap-fill-gap = Now 18 is empty instead. Somebody of yours stands right beside the gap, in Moissac.
arriala-gap-fill-dear = That is 6 points too, but placing costs 3 action points. A walk of one cell costs 1.

arriala-gap-place = Bring somebody new
arriala-gap-place-text = You have 4 action points left. For 3 of them place a worker from your reserve on a free cell just beyond Moissac, 20 to 23.
arriala-gap-place-done = There is always a next section.
arriala-gap-place-town = A town holds any number of workers, but only cells count for a section.
arriala-gap-place-back = A fine cell. The next section to be had is the one beyond Moissac, though.

arriala-gap-end = The last point
arriala-gap-end-text = One action point is left, and points cannot be saved. Walk somebody one cell on, then end your turn.
arriala-gap-end-done = That was a whole turn: 5 action points, spent as you like.

arriala-gap-room = Make room
arriala-gap-room-text = Anna (yellow) holds 16 and 17. Take this section in one turn! You may walk anybody’s worker: first send hers from 16 into Castelsarrasin.
arriala-gap-room-done = Off she goes. It is allowed; it is even good manners to smile.
arriala-gap-room-hers = Full, and 4 points for Anna: she has 2 of the 3 workers. Undo, and change that first.

arriala-gap-enter = Walk in
arriala-gap-enter-text = Cell 16 is free now. Walk in from Castelsarrasin for 1 point.
arriala-gap-enter-done = One each. The next worker decides.
arriala-gap-enter-dear = Then 1 point is left, and cell 18 is 2 away from Moissac. Walk from Castelsarrasin instead.

arriala-gap-steal = Over the lock
arriala-gap-steal-text = Walk from Moissac to 18. The lock on 19 is no obstacle, it only counts as a cell: 2 points.
arriala-gap-steal-done = 4 points, in one turn, with Anna looking on.

arriala-gap-draw = Cards
arriala-gap-draw-text = Another board. You hold a lock card; cards do something for fewer points, or for none. Draw one more for 2 points.
arriala-gap-draw-done = A Move card. What has been drawn stays drawn: at a real table there is no undo for it.

arriala-gap-tie = Two quarrel, the third one rejoices
arriala-gap-tie-text = Anna and Ben have two workers each, you have one. Play your lock card on 10, so that 11 to 15 is a section of its own.
arriala-gap-tie-done = Who is tied gets nothing: 8 points for your single worker, and 1 for the lock.
arriala-gap-tie-open = 1 point for the lock; but cell 10 is still open, so the section is not full.
arriala-gap-tie-worker = A worker on 10 makes the section one cell longer, and 9 is still open. A lock would end it.

arriala-gap-grape = Into the vineyard
arriala-gap-grape-text = This section is counted; your worker on 15 has done its job. Send it to a vineyard for 2 points, then end your turn.
arriala-gap-grape-done = Vineyards are counted when the game ends. So are the grapes.
arriala-gap-grape-stroll = A nice walk, but it counts no more here. Vineyards count at the end.

arriala-gap-win = Win this turn
arriala-gap-win-text = One section is open. Filling 29 ends the game at once; you have 20 points, Anna 26. Look at the vineyard Brulhois before you hurry.
arriala-gap-win-done = You have won. The last stone is worth waiting for.
arriala-gap-win-early = The game is over, 28 to 32: the Brulhois went to Anna, who stood there alone. What could you have done first?

arriala-gap-goal = That is Arriala
arriala-gap-goal-text = Sections and vineyards go to whoever has most workers. A lock brings 1 point, a work on the river 3, and who is last may build an engineering work for 5. Most points win.
