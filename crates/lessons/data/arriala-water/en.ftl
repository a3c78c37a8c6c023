arriala-water = Vineyards and water
arriala-water-about = River works, the right vineyard, and cards that send others’ workers away.

arriala-water-river = A work on the river
arriala-water-river-text = Your section is counted, and three workers stand about. Make one of them a river work for 3 action points: touch it, then a blue cell beside the canal.
arriala-water-river-done = 3 points at once. That worker stays there for the rest of the game, so take one the canal can spare.
arriala-water-river-stroll = A walk, but nothing counts here any more. A blue cell would pay 3 at once.
arriala-water-river-later = Good too, for the end of the game. First the 3 points of a river work; then there are 2 left for the vineyard.

arriala-water-grapes = The right vineyard
arriala-water-grapes-text = 2 action points are left: send a second worker to a vineyard. In the Brulhois Anna (yellow) has one already, in the Chasselas nobody. Which one would be yours?
arriala-water-grapes-done = Alone there: 4 points at the end, unless somebody follows you.
arriala-water-grapes-tie = One against one is a tie, and those who are tied get nothing. In the Chasselas you would be alone.
arriala-water-grapes-stroll = It counts no more on this section. Vineyards count at the end.

arriala-water-away = Somebody in the way
arriala-water-away-text = Anna has 2 workers between Moissac and the lock, you have one. Your card sends anybody’s worker to a vineyard: take away the one on 21.
arriala-water-away-done = She will call it a holiday.
arriala-water-away-far = The gap on 22 is too far: 3 points from Moissac and 2 for cell 23, but only 4 are left. Take the one on 21.
arriala-water-away-tied = Filled up so, it would be two of yours against two of hers: a tie, nothing for anybody. Use the card first.

arriala-water-fill = Five points exactly
arriala-water-fill-text = Now fill both gaps: from Moissac to 21 (2 points), and from 25 over the lock to 23 (2 points).
arriala-water-fill-done = 6 points. The card, two walks, not a point too many.
arriala-water-fill-dear = Placing costs 3, and then the other gap stays open. Two walks of 2 points do it.

arriala-water-hands = Hands off
arriala-water-hands-text = Ben (green) has just walked your worker from 18 to Moissac. It may not go straight back to 18 this turn. Fill the section all the same: place a new worker on 18, and let the old one go to 19.
arriala-water-hands-done = 6 points. Only the place it came from was forbidden, and only for one turn.
arriala-water-hands-same = Then only 18 is open, and your worker in Moissac may not go back there. The new one goes to 18, the old one to 19.

arriala-water-last = Last, for once a good thing
arriala-water-last-text = You are last with 4 points. Only who is last may play an engineering work card. Play it and choose either work.
arriala-water-last-done = 5 points for one action point. The next of these cards needs you to be last again.
arriala-water-last-card = You hold the right card already. Play it while you are last.
arriala-water-last-slow = That is progress, but 3 action points. The card in your hand costs 1 and brings 5.

arriala-water-goal = Off the canal, too
arriala-water-goal-text = A worker that has counted is not done: blue cells pay at once, vineyards at the end, and cards move even those of others. The game ends with the last section, so be ready before.
