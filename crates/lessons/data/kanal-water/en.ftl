kanal-water = Water and rail
kanal-water-about = What canals, rails and roads cost, what they bring, and why they wake more than paths do.

kanal-water-space = Two routes of any kind
kanal-water-space-text = Paths and roads can be had in several places. Canals and rails need the action “up to 2 routes”. Take it: 2 thalers lie there as well.
kanal-water-space-done = 4 thalers in all. A canal costs 3.
kanal-water-space-light = That action lays paths and roads only, if any. For a canal you need “up to 2 routes”.
kanal-water-space-later = Materials are good, but two of your buildings are one route away from working.

kanal-water-canal = Dig
kanal-water-canal-text = The Boat House on D1 has three sides; it gives more with every canal beside it. Lay a canal south of D1: it must touch a canal, and yours runs along the east side.
kanal-water-canal-done = 2 clay at once, as with every canal, and the Boat House wakes.
kanal-water-canal-dry = That wakes it too, but with one canal it gives only wood. With a second one there is steel as well. Undo, and dig.
kanal-water-canal-closes = A canal, and 2 clay; but it wakes nothing. South of D1 is the fourth side of the Boat House.

kanal-water-house = What two canals give
kanal-water-house-text = Activate the Boat House and take everything: 1 steel and 4 wood.
kanal-water-house-done = Steel! It cannot be bought. It comes from buildings and from the wheel.
kanal-water-house-lost = Then all it gives is lost. Undo, and use it.

kanal-water-rail = Rails
kanal-water-rail-text = The second route: a rail for 1 steel and 1 wood. It must touch a rail, and there is one west of A3. Lay it south of A3, the fourth side of the Arsenal.
kanal-water-rail-done = The Arsenal wakes, with two rails beside it.
kanal-water-rail-half = That would waste it: the Arsenal gives 3 coal for each rail beside it, and it would have only one. Undo, and lay a rail.
kanal-water-rail-closes = A rail, but it wakes nothing. South of A3 is the side that is missing.

kanal-water-coal = Which effect?
kanal-water-coal-text = The Arsenal has two effects, and you may use both: thalers for canals beside it, of which there are none, and coal for rails. Activate it and take the coal.
kanal-water-coal-done = 3 coal for each of two rails.
kanal-water-coal-lost = That would lose 6 coal. Undo, and take it first.

kanal-water-turn = Done for now
kanal-water-turn-text = Finish the Arsenal and end the turn.
kanal-water-turn-done = Two routes, two buildings. That is how it should be.

kanal-water-road = A road over a path
kanal-water-road-text = Paths score nothing at the end; roads, rails and canals are a point each. Take the action with “1 path or road” and lay a road in place of any path, for 1 stone.
kanal-water-road-done = A point. A bridge on the path would have stayed, and nothing wakes a second time by it.
kanal-water-road-path = A path fills an empty space, which is worth a point too. But here try a road on top of one.
kanal-water-road-none = No road can be laid with that action. Look for “1 path or road”.

kanal-water-goal = Which route where?
kanal-water-goal-text = Paths are cheap and fill spaces. Canals bring clay, rails cost steel, roads may come later over paths. Look at your buildings: what they count should lie beside them before they wake.
