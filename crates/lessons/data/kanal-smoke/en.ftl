kanal-smoke = Smoke over the works

kanal-smoke-about = One path wakes two buildings, a bridge wakes one of them again.

kanal-smoke-action = One action a turn
kanal-smoke-action-text = You have 3 wood and 3 clay. Choose the action that builds a building and lays a path; the thaler lying there is yours too.
kanal-smoke-action-done = 1 thaler, and two things to do.
kanal-smoke-action-clay = Useful. But two of your buildings are one path away from working.
kanal-smoke-action-bridge = A bridge will be good, a little later. First a building and a path.

kanal-smoke-build = Four sides
kanal-smoke-build-text = A building works once it has a route on all four sides. Build the Windmill where three sides have one already: on B1.
kanal-smoke-build-done = Three of four sides are there.
kanal-smoke-build-routes = Too few routes there; it would wait for a long time. B1 has three.
kanal-smoke-build-card = A fine building, but it is the Windmill that helps most here. Undo and look for it.

kanal-smoke-path = One path, two buildings
kanal-smoke-path-text = Now lay the path that gives the Windmill its fourth side, south of B1. The Brickyard lies just below.
kanal-smoke-path-done = Two buildings wake up at once.
kanal-smoke-path-closes = It closes nothing. South of B1 a path touches two buildings.

kanal-smoke-order = Which one first?
kanal-smoke-order-text = Both may work now, in an order you choose. The Brickyard burns coal, and you have none. The Windmill brings some.
kanal-smoke-order-done = Well chosen.
kanal-smoke-order-coal = It needs coal, and you have none yet. The Windmill brings 4.

kanal-smoke-gain = Take what it gives
kanal-smoke-gain-text = The Windmill gives 1 wood and 1 coal for every path beside it. Use it, and take everything.
kanal-smoke-gain-done = 4 wood and 4 coal. The wheel can hardly keep up.
kanal-smoke-gain-lost = Then all it gives is lost. Undo, and use it.

kanal-smoke-trade = Clay and coal into stone
kanal-smoke-trade-text = Now the Brickyard: activate it and trade 1 clay and 1 coal for 2 stone, as often as the clay lasts.
kanal-smoke-trade-done = 2 stone. Stone is a point each at the end.
kanal-smoke-trade-lost = That would lose 2 stone. Undo, and trade first.

kanal-smoke-end = Done for now
kanal-smoke-end-text = Finish the Brickyard, then end the turn.
kanal-smoke-end-done = In the solo game you are next at once.

kanal-smoke-bridge = A second bridge
kanal-smoke-bridge-text = A building also works when it gets its second bridge. Choose the action with the bridge and put it between B1 and B2.
kanal-smoke-bridge-done = The Brickyard wakes again.
kanal-smoke-bridge-clay = Good stuff, but a bridge would make the Brickyard work again.

kanal-smoke-buy = What is missing can be bought
kanal-smoke-buy-text = Activate the Brickyard. The clay is gone; buy one for 1 thaler, then trade again.
kanal-smoke-buy-done = 2 stone more, for one thaler.
kanal-smoke-buy-lost = That would lose 2 stone; 1 clay costs 1 thaler.

kanal-smoke-wheel = Turn the wheel
kanal-smoke-wheel-text = Finish and end the turn. At the end of a round you may turn the wheel for free; buy the clay it asks for, turn, and be done.
kanal-smoke-wheel-done = Stone became 5 and steel 1: 9 points better than two actions ago.
kanal-smoke-wheel-leave = Stone and steel are a point each. Buy 1 clay, turn the wheel, then be done.

kanal-smoke-goal = 120 points
kanal-smoke-goal-text = A solo game has 7 rounds. Every empty route space costs 1 point, buildings and prestige bring many. With 120 points you have won.
