// Made from the Rust types by `TOWPATH_BLESS=1 cargo test schema`. Do not edit.
import type { Seat } from "./core";

/**
 * Where a barge lies.
 */
export type BargeView = { "town": Town } | { "tile": Hex };

/**
 * The edition as a screen draws it: it never changes during a match.
 */
export type Board = { 
/**
 * How many columns of hexes there are; column 0 is A.
 */
columns: number, 
/**
 * How many rows there are.
 */
rows: number, 
/**
 * The hexes of clear ground. What is neither ground nor a town is sea.
 */
clear: Array<Hex>, 
/**
 * The hexes of difficult ground.
 */
difficult: Array<Hex>, 
/**
 * The towns; everything else names them by their place in this list.
 */
towns: Array<TownView>, 
/**
 * The contracts; everything else names them by their place in this list.
 */
contracts: Array<ContractView>, 
/**
 * Every face a build card can have; everything else names them by their place in this list.
 */
faces: Array<FaceView>, 
/**
 * The kinds of tiles, the plainest first.
 */
tiles: Array<TileWorth>, 
/**
 * The score that triggers the end.
 */
goal: number, 
/**
 * What the ranks as a builder score, the first rank first.
 */
prizes: Array<number>, 
/**
 * The most cards a hand may hold when its owner's turn ends.
 */
hand_limit: number, };

/**
 * A canal on the map.
 */
export type CanalView = { 
/**
 * Its contract.
 */
contract: Contract, 
/**
 * Whose it is.
 */
owner: Seat, 
/**
 * The terminal it begins at.
 */
from: Town, 
/**
 * Its tiles in order.
 */
tiles: Array<TileView>, 
/**
 * Whether it is finished.
 */
finished: boolean, 
/**
 * Where its barge lies while it is under construction.
 */
barge: BargeView | null, 
/**
 * The fewest tiles it still needs.
 */
to_go: number, 
/**
 * How many tiles its contract still allows.
 */
left: number, 
/**
 * What its tiles are worth.
 */
points: number, 
/**
 * The tiles that could come next, cards and supply aside.
 */
next: Array<NextView>, 
/**
 * The hexes that can still be used; only for the owner, while the canal is under construction.
 */
course?: Array<Hex>, 
/**
 * The fewest tiles that finish it; only for the owner, while the canal is under construction.
 */
shortest?: Array<CourseView>, };

/**
 * What a build card pays for.
 */
export type Card = "stretch" | "lock" | "aqueduct" | "tunnel" | "surveyor";

/**
 * So many cards of a kind.
 */
export type CardCount = { 
/**
 * The kind.
 */
card: Card, 
/**
 * How many.
 */
count: number, };

/**
 * A contract, by its place in the data file, which is its place in the board's list of contracts.
 */
export type Contract = number;

/**
 * A contract.
 */
export type ContractView = { 
/**
 * Its id in notation.
 */
id: string, 
/**
 * Its name, the same in every language.
 */
name: string, 
/**
 * The towns it joins.
 */
terminals: [Town, Town], 
/**
 * The towns it has to touch between them.
 */
via: Array<Town>, 
/**
 * The most tiles.
 */
value: number, 
/**
 * Whether it is a starting contract.
 */
start: boolean, 
/**
 * The fewest tiles it takes.
 */
least: number, 
/**
 * The hexes that some canal of this contract can lie on, as long as nothing of it is built.
 */
course: Array<Hex>, 
/**
 * A canal of the fewest tiles from each terminal, as long as nothing of it is built.
 */
shortest: [Array<CourseView>, Array<CourseView>], };

/**
 * The build cards that leave the hand for a choice, by kind, and the points it gives at once. A crossing is paid in steps
 * of its own.
 */
export type Cost = { 
/**
 * Each kind once.
 */
cards: Array<CardCount>, 
/**
 * What a haul gives to whom, who moves the cube first.
 */
gives?: Array<Gain>, };

/**
 * A tile of a canal that could be built.
 */
export type CourseView = { 
/**
 * Where it would lie.
 */
hex: Hex, 
/**
 * What it could be: the ground decides, and that two of a kind never follow one another.
 */
tile: Tile, 
/**
 * The side its channel would come from.
 */
entry: Direction, 
/**
 * The side its channel would lead to.
 */
exit: Direction, };

/**
 * A section of a finished canal whose contract lies face down.
 */
export type CoveredView = { 
/**
 * Whose it is.
 */
owner: Seat, 
/**
 * The town it begins at.
 */
from: Town, 
/**
 * Its tiles in order; the last leads to the town it ends at.
 */
tiles: Array<TileView>, };

/**
 * A side of a hex that stands on a flat side, clockwise from north.
 */
export type Direction = "n" | "ne" | "se" | "s" | "sw" | "nw";

/**
 * How the end was triggered.
 */
export type EndView = { 
/**
 * What triggered it.
 */
trigger: Trigger, 
/**
 * The last round.
 */
last_round: number, };

/**
 * CM-COMP-5: the engineers in the order of their births, which is that of their numbers.
 */
export type Engineer = "brindley" | "smeaton" | "jessop" | "telford" | "rennie";

/**
 * One thing that happened.
 */
export type Event = { "dealt": { 
/**
 * Who employs it.
 */
seat: Seat, engineer: Engineer, } } | { "begins": { 
/**
 * Who begins.
 */
seat: Seat, 
/**
 * The lowest number among those dealt.
 */
engineer: Engineer, } } | { "coloured": { 
/**
 * Who chose or was given it.
 */
seat: Seat, 
/**
 * The colour of its tiles and barges.
 */
colour: PlayerColour, } } | { "turn": { 
/**
 * Whose turn it is.
 */
who: PlayerColour, 
/**
 * The round, counted from 1.
 */
round: number, } } | { "contract_up": Contract } | { "card_up": Face } | "reshuffled" | { "took": { 
/**
 * The player who did it.
 */
who: PlayerColour, contract: Contract, 
/**
 * Where its barge lies.
 */
from: Town, } } | { "swapped": { 
/**
 * The player who did it.
 */
who: PlayerColour, 
/**
 * The one given away.
 */
old: Engineer, 
/**
 * The one taken.
 */
new: Engineer, 
/**
 * The player it was taken from; `None` for the side of the map.
 */
from: PlayerColour | null, } } | { "replaced": { 
/**
 * The player who did it.
 */
who: PlayerColour, } } | { "drew": { 
/**
 * The seat that may know it.
 */
seat: Seat, who: PlayerColour, 
/**
 * What it is; `None` for everybody else.
 */
face: Face | null, } } | { "showed": { 
/**
 * The player who did it.
 */
who: PlayerColour, face: Face, } } | { "took_card": { 
/**
 * The player who did it.
 */
who: PlayerColour, face: Face, } } | { "named": { 
/**
 * The player who did it.
 */
who: PlayerColour, 
/**
 * The colour of the towns.
 */
colour: TownColour, } } | { "removed": { 
/**
 * The player who did it.
 */
who: PlayerColour, 
/**
 * Where it lay.
 */
town: Town, } } | { "placed": { 
/**
 * The player who did it.
 */
who: PlayerColour, 
/**
 * Where it lies now.
 */
town: Town, } } | { "no_room": { colour: TownColour, } } | { "laid": { 
/**
 * The player who did it.
 */
who: PlayerColour, 
/**
 * Which tile, and what it cost.
 */
laying: Laying, 
/**
 * The cards that paid for it, which everybody sees now.
 */
paid: [Face | null, Face | null, Face | null], } } | { "joined": { 
/**
 * Whose it is.
 */
who: PlayerColour, 
/**
 * One end.
 */
from: Town, 
/**
 * The other end.
 */
to: Town, } } | { "finished": { 
/**
 * The player who did it.
 */
who: PlayerColour, contract: Contract, 
/**
 * What it scored.
 */
points: number, } } | { "lifted": { 
/**
 * The player who did it.
 */
who: PlayerColour, 
/**
 * The contract of the canal.
 */
contract: Contract, 
/**
 * Where the tile lay.
 */
hex: Hex, } } | { "hauled": { 
/**
 * The player who did it.
 */
who: PlayerColour, 
/**
 * The towns it passed, and whose sections lie between them.
 */
route: Route, } } | { "scored": { 
/**
 * Whose points they are.
 */
who: PlayerColour, points: number, 
/**
 * Where they come from.
 */
source: Source, } } | { "discarded": { 
/**
 * The player who did it.
 */
who: PlayerColour, face: Face, } } | { "triggered": { 
/**
 * What triggered it.
 */
trigger: Trigger, last: number, } } | { "quiet": { rounds: number, 
/**
 * After how many more the game ends.
 */
left: number, } } | "last_goods" | { "unfinished": { 
/**
 * The player who did it.
 */
who: PlayerColour, contract: Contract, 
/**
 * What it scored all the same.
 */
points: number, } } | { "ranked": { 
/**
 * The player.
 */
who: PlayerColour, 
/**
 * The rank, 1 for the most prolific.
 */
rank: number, 
/**
 * Finished contracts.
 */
finished: number, 
/**
 * Their value.
 */
value: number, 
/**
 * What the rank scores.
 */
points: number, } } | { "won": { 
/**
 * The player who did it.
 */
who: PlayerColour, 
/**
 * With how many points.
 */
points: number, } };

/**
 * A side of a hex by which a channel leads on.
 */
export type Exit = { 
/**
 * The hex with the tile.
 */
hex: Hex, 
/**
 * The side that the channel leads to.
 */
side: Direction, };

/**
 * The face of a build card: what it pays for, and its goods symbol. Written `lock` or `lock-red`; in JSON it is its
 * place in the board's list of faces.
 */
export type Face = number;

/**
 * So many cards of a face.
 */
export type FaceCount = { 
/**
 * The face.
 */
face: Face, 
/**
 * How many.
 */
count: number, };

/**
 * A face of the build cards.
 */
export type FaceView = { 
/**
 * What the card pays for.
 */
card: Card, 
/**
 * Its goods symbol.
 */
goods: Goods, 
/**
 * How many such cards there are.
 */
count: number, };

/**
 * Points for a colour.
 */
export type Gain = { 
/**
 * Whose points they are.
 */
who: PlayerColour, 
/**
 * How many.
 */
points: number, };

/**
 * The goods symbol of a build card.
 */
export type Goods = "none" | "red" | "yellow" | "green" | "blue" | "black" | "purple" | "white";

/**
 * Goods that are being placed.
 */
export type GoodsView = { 
/**
 * Their colour, once it is named.
 */
colour: TownColour | null, 
/**
 * How many are still to be placed.
 */
left: number, };

/**
 * A hex by its column and row, on the board or not. Written `t25`.
 */
export type Hex = string;

/**
 * A tile with its payment.
 */
export type Laying = { 
/**
 * The contract whose canal it extends.
 */
contract: Contract, 
/**
 * The hex it lies on.
 */
hex: Hex, 
/**
 * Which way its channel leads on.
 */
exit: Direction, 
/**
 * The kind of tile.
 */
tile: Tile, 
/**
 * The cards that leave the hand for it.
 */
pay: Payment, };

/**
 * A tile that could come next.
 */
export type NextView = { 
/**
 * Where it would lie.
 */
hex: Hex, 
/**
 * The side its channel would come from.
 */
entry: Direction, 
/**
 * The side its channel would lead to.
 */
exit: Direction, 
/**
 * Whether another canal lies there, so that more cards are needed.
 */
crossing: boolean, 
/**
 * The fewest tiles the canal would still need after it.
 */
to_go: number, 
/**
 * How many tiles its contract would still allow after it.
 */
left: number, };

/**
 * Build cards paid for a tile: some of one kind, and surveyors.
 */
export type Payment = { 
/**
 * The kind: the tile's own, or a stretch for Brindley's lock. The tile's own when there is none.
 */
card: Card, 
/**
 * How many of that kind.
 */
cards: number, 
/**
 * How many surveyors.
 */
surveyors: number, };

/**
 * CM-COMP-2: the colours of the players' tiles and barges.
 */
export type PlayerColour = "red" | "white" | "black" | "yellow" | "green";

/**
 * A player.
 */
export type PlayerView = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Its colour, once it has one.
 */
colour: PlayerColour | null, 
/**
 * Its engineer.
 */
engineer: Engineer, 
/**
 * Its points.
 */
score: number, 
/**
 * How many cards it holds.
 */
hand_size: number, 
/**
 * CM-CARD-2: cards of its hand that everybody has seen, when the table tells them.
 */
shown: Array<FaceCount>, 
/**
 * Its other cards, if this audience may see them.
 */
hidden: Array<FaceCount> | null, 
/**
 * Its tiles that are left: stretches, locks, aqueducts, tunnels.
 */
supply: [number, number, number, number], 
/**
 * Its open contracts.
 */
open: Array<Contract>, 
/**
 * CM-CON-6: how many contracts it has finished, when the table shows that.
 */
finished: number | null, 
/**
 * CM-CON-6: their value, when the table shows that.
 */
finished_value: number | null, };

/**
 * The way of a goods cube: towns, and whose sections lead from each to the next.
 */
export type Route = { 
/**
 * The towns from the first to the last.
 */
towns: Array<Town>, 
/**
 * Whose section leads from each town to the next.
 */
owners: Array<PlayerColour>, };

/**
 * A joined section.
 */
export type SectionView = { 
/**
 * One town.
 */
from: Town, 
/**
 * The other town.
 */
to: Town, 
/**
 * Whose it is.
 */
owner: Seat, 
/**
 * The contract it belongs to, if that lies open or the table tells it.
 */
contract: Contract | null, };

/**
 * Where points come from.
 */
export type Source = "canals" | "hauls" | "unfinished" | "last-goods" | "prolific";

/**
 * What is to be decided next.
 */
export type Step = "colour" | "phase" | "extra" | { "taking": { 
/**
 * How many have been taken.
 */
taken: number, } } | { "declare": { 
/**
 * What was drawn.
 */
face: Face | null, } } | "naming" | "removing" | "placing" | "building" | { "crossing": { 
/**
 * How many more.
 */
left: number, } } | "closing" | "last_goods" | "over";

/**
 * Something on the table that can be touched.
 *
 * ```
 * use towpath_canal_mania::{CanalMania, Target};
 * use towpath_core::{Audience, Game, Information, Notation, Presentation, ScenarioSupport, Seat, TableSetup};
 *
 * # let setup = TableSetup {
 * #     players: 3,
 * #     options: Default::default(),
 * #     edition: CanalMania::builtin_edition(),
 * #     rules: 2,
 * # };
 * let game = CanalMania::build(&setup)?;
 * let info = game.information_state(&game.empty(), Audience::Seat(Seat::new(0)));
 * // A contract is touched, then the town where its barge begins.
 * let action = game.parse("take medway tonbridge")?;
 * let medway = game.map().contract_by_id("medway").unwrap();
 * let tonbridge = game.map().town_by_id("tonbridge").unwrap();
 * assert_eq!(
 *     game.paths(&info, &action),
 *     [[Target::Contract(medway), Target::Town(tonbridge)]]
 * );
 * # Ok::<(), Box<dyn std::error::Error>>(())
 * ```
 *
 * As JSON: `{"contract": 28}`, `{"hex": "u25"}`, `{"exit": {"hex": "u25", "side": "se"}}`, `"draw"`.
 */
export type Target = { "colour": PlayerColour } | { "contract": Contract } | { "canal": Contract } | { "lift": Contract } | { "engineer": Engineer } | { "face_up": Face } | { "hand": Card } | { "hex": Hex } | { "exit": Exit } | { "tile": Tile } | { "town": Town } | { "route": Route } | { "goods": TownColour } | "replace" | "draw" | "show" | "keep" | "pass" | "stop" | "end";

/**
 * What a canal is made of. The order is that of their points: 0, 1, 2, 3.
 */
export type Tile = "stretch" | "lock" | "aqueduct" | "tunnel";

/**
 * A tile on the map.
 */
export type TileView = { 
/**
 * Where it lies.
 */
hex: Hex, 
/**
 * What it is.
 */
tile: Tile, 
/**
 * The side its channel comes from.
 */
entry: Direction, 
/**
 * The side its channel leads to.
 */
exit: Direction, 
/**
 * The town it leads to.
 */
town: Town | null, };

/**
 * A kind of tile.
 */
export type TileWorth = { 
/**
 * The kind.
 */
tile: Tile, 
/**
 * What one scores as its canal is finished.
 */
points: number, };

/**
 * A town of the map, by its place in the data file, which is its place in the board's list of towns.
 */
export type Town = number;

/**
 * The colour of a town and of a goods symbol.
 */
export type TownColour = "red" | "yellow" | "green" | "blue" | "black" | "purple";

/**
 * A town.
 */
export type TownView = { 
/**
 * Its id in notation.
 */
id: string, 
/**
 * Its name, the same in every language.
 */
name: string, 
/**
 * Where it lies.
 */
hex: Hex, 
/**
 * Its colour.
 */
colour: TownColour, 
/**
 * Whether it is a city.
 */
city: boolean, };

/**
 * How the end of the game was triggered.
 */
export type Trigger = "score" | "contracts" | "quiet";

/**
 * The position as an audience sees it.
 */
export type View = { 
/**
 * The round, counted from 1.
 */
round: number, 
/**
 * The phase of the turn: 1, 2 or 3.
 */
phase: number, 
/**
 * What is to be decided.
 */
step: Step, 
/**
 * Who has to decide; nobody at the end.
 */
to_act: Seat | null, 
/**
 * Who begins each round.
 */
start: Seat, 
/**
 * The players, in the order of their seats.
 */
players: Array<PlayerView>, 
/**
 * Engineers beside the map.
 */
engineers_free: Array<Engineer>, 
/**
 * The face-up build cards; a place can be empty.
 */
display: Array<Face | null>, 
/**
 * How many cards the deck holds.
 */
deck: number, 
/**
 * The discards.
 */
discards: Array<FaceCount>, 
/**
 * The contracts in the Parliament.
 */
parliament: Array<Contract>, 
/**
 * How many contracts the pile holds.
 */
pile: number, 
/**
 * The contract on top of the pile while it is known.
 */
pile_top: Contract | null, 
/**
 * The canals on the map whose contracts lie open: those under construction, and the others when the table tells them.
 */
canals: Array<CanalView>, 
/**
 * CM-CON-6: the sections of all other canals.
 */
covered: Array<CoveredView>, 
/**
 * The joined sections.
 */
sections: Array<SectionView>, 
/**
 * The towns with a cube.
 */
cubes: Array<Town>, 
/**
 * Cubes in the basin.
 */
basin: number, 
/**
 * The towns a channel leads into.
 */
connected: Array<Town>, 
/**
 * Goods that are being placed.
 */
goods: GoodsView | null, 
/**
 * Smeaton: the canal for which half a surveyor is left.
 */
half_surveyor: Contract | null, 
/**
 * How the end was triggered, once it was.
 */
end: EndView | null, 
/**
 * Rounds in a row in which nothing happened.
 */
quiet_rounds: number, };
