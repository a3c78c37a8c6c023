// Made from crates/server/src/api by `TOWPATH_BLESS=1 cargo test -p towpath-server typescript`. Do not edit.
import type { Breakdown, Choice, Message, Step } from "./core";
export type { Breakdown, Choice, Message, Step } from "./core";

/**
 * A game on offer.
 */
export type GameInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The smallest and the largest number of players.
 */
players: [number, number], 
/**
 * The newest version of its rules.
 */
rules: number, 
/**
 * What a table can choose.
 */
options: Array<OptionInfo>, 
/**
 * Its bots, weakest first.
 */
bots: Array<string>, 
/**
 * The hash of the component data that comes with the program.
 */
edition: string, };

/**
 * One thing a table can choose.
 */
export type OptionInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its values, the default first.
 */
values: Array<string>, };

/**
 * Choices of a table that hold one by one but not together. A table that makes them is refused.
 */
export type Unfit = { 
/**
 * With so many players.
 */
players: number, 
/**
 * Options with their values: one, or two.
 */
options: { [key in string]: string }, };

/**
 * Component data of one's own.
 */
export type NewEdition = { 
/**
 * The game it is for.
 */
game: string, 
/**
 * What it is called; it then stands in its file `edition.toml`. If left out, the name that stands there already.
 */
name?: string, 
/**
 * Its files.
 */
files: Array<EditionFileInfo>, };

/**
 * A file of component data.
 */
export type EditionFileInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its text.
 */
text: string, };

/**
 * Component data that can be played.
 */
export type EditionInfo = { 
/**
 * What to ask for it by.
 */
hash: string, 
/**
 * The game it is for.
 */
game: string, 
/**
 * What it is called; without a name the beginning of its hash.
 */
name: string, 
/**
 * Where it comes from.
 */
origin: EditionOrigin, 
/**
 * What was found to hold, in English.
 */
notes: Array<string>, 
/**
 * What is unusual about it.
 */
warnings: Array<EditionNote>, };

/**
 * Where component data comes from.
 */
export type EditionOrigin = "built_in" | "server" | "uploaded";

/**
 * What a check of component data has found. Nothing was kept.
 */
export type EditionReport = { 
/**
 * What it would be named by; `null` when it cannot be played.
 */
hash: string | null, 
/**
 * What it is called, as far as it says so.
 */
name: string | null, 
/**
 * What keeps it from being played.
 */
errors: Array<EditionNote>, 
/**
 * What is unusual about it.
 */
warnings: Array<EditionNote>, 
/**
 * What was found to hold, in English.
 */
notes: Array<string>, };

/**
 * Something about a file of component data, in English.
 */
export type EditionNote = { 
/**
 * The name of the file.
 */
file: string, 
/**
 * The line, counted from 1; `null` when it is about no line.
 */
line: number | null, 
/**
 * The character of the line, counted from 1.
 */
column: number | null, 
/**
 * What is wrong or unusual, and what was expected.
 */
message: string, 
/**
 * What was probably meant.
 */
guess: string | null, };

/**
 * Component data as data: each file of it read from TOML.
 */
export type EditionData = { 
/**
 * The game it is for.
 */
game: string, 
/**
 * The content of the files by their names.
 */
files: { [key in string]: unknown }, };

/**
 * Component data to be looked at; nothing of it is kept.
 */
export type AskPreview = { 
/**
 * The game it is for.
 */
game: string, 
/**
 * Its files, in the order the game lists them.
 */
files: Array<EditionFileInfo>, 
/**
 * How many players; the fewest the game takes if left out.
 */
players?: number, 
/**
 * Options of the table, such as the deck.
 */
options?: { [key in string]: string }, };

/**
 * A table with this component data before the first decision, always with the same shuffle.
 */
export type EditionPreview = { 
/**
 * What never changes during a match: `Board` in the game's schema.
 */
board: unknown, 
/**
 * The position as the first seat sees it: `View` in the game's schema.
 */
view: unknown, };

/**
 * The diagrams of a game's rules reference.
 */
export type Examples = { 
/**
 * The boards that the examples are drawn on: `Board` in the game's schema.
 */
boards: unknown[], 
/**
 * The examples by their names.
 */
examples: Array<Example>, };

/**
 * A position, and what is done in it.
 */
export type Example = { 
/**
 * Its name, which is the end of the id of its figure in the rules: `diagram-NAME`.
 */
name: string, 
/**
 * The place of its board in the list.
 */
board: number, 
/**
 * The position as it is given, then after each step.
 */
steps: Array<ExampleStep>, };

/**
 * A moment of an example.
 */
export type ExampleStep = { 
/**
 * The position as the seat that acts first sees it: `View` in the game's schema.
 */
view: unknown, 
/**
 * What has just happened.
 */
log: Array<LogEntry>, 
/**
 * What has just been refused.
 */
refused: ExampleRefusal | null, };

/**
 * A rule that has refused something.
 */
export type ExampleRefusal = { 
/**
 * Its key.
 */
rule: string, 
/**
 * Why, in words.
 */
why: Message, };

/**
 * A table to be made. Everything but the game and the seats can be left out.
 */
export type CreateTable = { 
/**
 * The game's id.
 */
game: string, 
/**
 * Who sits where, one for each player.
 */
seats: Array<NewSeat>, 
/**
 * What it is called in the lobby.
 */
name?: string, 
/**
 * Whether it stands in the lobby.
 */
public?: boolean, 
/**
 * Options of the game that differ from their defaults.
 */
options?: { [key in string]: string }, 
/**
 * The hash of component data; the program's own if left out.
 */
edition?: string, 
/**
 * Live or a move a day.
 */
pace?: Pace, 
/**
 * How much time there is.
 */
clock?: Clock, 
/**
 * How the table is run.
 */
settings?: Partial<Settings>, };

/**
 * A seat of a table to be made.
 */
export type NewSeat = { "kind": "here", 
/**
 * Their name.
 */
name: string, } | { "kind": "link" } | { "kind": "open" } | { "kind": "bot", 
/**
 * Which of the game's bots.
 */
level: string, };

/**
 * Live or a move a day.
 */
export type Pace = "live" | "slow";

/**
 * How much time there is. When a seat's time is up a bot takes it over until its player comes back.
 */
export type Clock = { "kind": "off" } | { "kind": "per_move", 
/**
 * Seconds.
 */
seconds: number, } | { "kind": "bank", 
/**
 * Seconds at the start.
 */
seconds: number, 
/**
 * Seconds more for each turn.
 */
increment: number, 
/**
 * The most the bank can hold, in seconds.
 */
cap: number, };

/**
 * How the table is run.
 */
export type Settings = { 
/**
 * When a turn is over.
 */
turn_end: TurnEnd, 
/**
 * What happens with a decision that everybody knows to have only one choice.
 */
forced: Forced, 
/**
 * Whether bots give hints while the game runs.
 */
hints: Hints, 
/**
 * Whether people without a seat may look.
 */
spectators: Spectators, 
/**
 * The least time between a bot's decisions, in milliseconds, so that people can follow; 0 to 10000, 900 if
 * left out.
 */
bot_pause?: number, 
/**
 * When the clocks run; always if left out. For slow games.
 */
schedule?: Schedule, };

/**
 * When a turn is over.
 */
export type TurnEnd = "automatic" | "explicit";

/**
 * What happens with a decision that has only one choice, when that follows from what everybody sees. Where a hidden card
 * decides how many choices there are, the player is always asked: otherwise the others could tell the card by it.
 */
export type Forced = "ask" | "play";

/**
 * Whether bots give hints while the game runs.
 */
export type Hints = "after" | "always";

/**
 * Whether people without a seat may look.
 */
export type Spectators = "welcome" | "none";

/**
 * When the clocks of a slow game run. Moves can be made at any time.
 */
export type Schedule = { 
/**
 * The table's own time: minutes that it is ahead of UTC, -720 to 840. Days and hours are meant in it.
 */
utc_offset: number, 
/**
 * Days of the week on which no clock runs; not all of them.
 */
days_off: Array<Weekday>, 
/**
 * The hours of a day in which the clocks run; all day if left out.
 */
hours?: Hours, 
/**
 * How many single days each player can take off with `day_off`; at most 60.
 */
single_days: number, };

/**
 * Hours of a day. From late to early they go over midnight.
 */
export type Hours = { 
/**
 * Minutes after midnight, 0 to 1439.
 */
from: number, 
/**
 * Minutes after midnight, 1 to 1440; not the same as `from`.
 */
to: number, };

/**
 * A day of the week.
 */
export type Weekday = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";

/**
 * How far a table has come.
 */
export type Status = "waiting" | "playing" | "over";

/**
 * How a table's game ended.
 */
export type End = { "how": "played" } | { "how": "conceded", 
/**
 * Who gave up.
 */
seat: number, } | { "how": "agreed" } | { "how": "abandoned" };

/**
 * A table.
 */
export type TableInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * The version of the rules.
 */
rules: number, 
/**
 * The hash of the component data.
 */
edition: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * Whether it stands in the lobby.
 */
public: boolean, 
/**
 * The game's options that differ from their defaults.
 */
options: { [key in string]: string }, 
/**
 * Live or a move a day.
 */
pace: Pace, 
/**
 * How much time there is.
 */
clock: Clock, 
/**
 * How it is run.
 */
settings: Settings, 
/**
 * How far it has come.
 */
status: Status, 
/**
 * How it ended.
 */
end: End | null, 
/**
 * Who sits where.
 */
seats: Array<SeatInfo>, 
/**
 * The number of entries in its record.
 */
version: number, 
/**
 * Who has to decide.
 */
to_act: Array<number>, 
/**
 * When it was made.
 */
created_at: number, 
/**
 * When something last happened.
 */
changed_at: number, 
/**
 * The hash of the seed, from the start of the game on.
 */
commit: string | null, 
/**
 * The seed, once the game is over (a deal of the day: once the day has closed).
 */
seed: string | null, 
/**
 * The day, if this is a deal of the day.
 */
deal: string | null, 
/**
 * The table of the rematch.
 */
rematch: string | null, 
/**
 * The moment of another game from which this one goes on: it counts for nothing but itself.
 */
from: Origin | null, 
/**
 * Seats that want to end the game.
 */
votes: Array<number>, 
/**
 * Who declined the last proposal to end the game, until the next one.
 */
declined: number | null, 
/**
 * How many look on without a seat.
 */
spectators: number, };

/**
 * A seat of a table.
 */
export type SeatInfo = { 
/**
 * Its number.
 */
seat: number, 
/**
 * What the game calls it (a colour), once it has started.
 */
colour: string | null, 
/**
 * Who sits here, or for whom it is kept at the table of a rematch; otherwise empty.
 */
name: string, 
/**
 * Who can sit here.
 */
kind: SeatKind, 
/**
 * Which bot, if one plays here, also in place of a player who is away.
 */
bot: string | null, 
/**
 * Somebody has sat down.
 */
taken: boolean, 
/**
 * They are connected now.
 */
here: boolean, 
/**
 * Their time was up and a bot plays for them until they take the seat back.
 */
away: boolean, 
/**
 * They gave up and a bot plays on in their place; `name` stays theirs.
 */
conceded: boolean, };

/**
 * Who can sit in a seat.
 */
export type SeatKind = "here" | "link" | "open" | "bot";

/**
 * A new table.
 */
export type Created = { 
/**
 * The table.
 */
table: TableInfo, 
/**
 * Lets its holder start the table, free seats and get the links again.
 */
owner: string, 
/**
 * The tokens of the seats that are the maker's or have a link.
 */
links: Array<SeatLink>, };

/**
 * A seat with its token.
 */
export type SeatLink = { 
/**
 * The seat.
 */
seat: number, 
/**
 * Its token; the link is `/t/TABLE#TOKEN`.
 */
token: string, };

/**
 * Sits down: with a seat's token in its seat, without one in a seat of kind `open`.
 */
export type Join = { 
/**
 * A name of 1 to 40 visible characters that does not look like anybody else's at this table. It stays as it is once the
 * game has begun.
 */
name: string, 
/**
 * Which open seat; the first if left out.
 */
seat?: number, 
/**
 * A secret that the sender has made up, 16 to 64 bytes. Sitting down with a link makes the link's token worthless;
 * who did not hear the answer asks again with the same secret and gets the same token.
 */
claim?: string, 
/**
 * Whether a person or a program decides here, for the record; a person if left out.
 */
player?: Player, };

/**
 * Who decides in a seat.
 */
export type Player = "human" | "program";

/**
 * Somebody sits.
 */
export type Joined = { 
/**
 * The table.
 */
table: string, 
/**
 * The seat.
 */
seat: number, 
/**
 * Its token.
 */
token: string, };

/**
 * Plays again in the same seats of one device.
 */
export type Rematch = { 
/**
 * The tokens of the seats at the table that has ended.
 */
tokens: Array<string>, };

/**
 * The seats of one device at the table of the rematch.
 */
export type Rematched = { 
/**
 * The new table.
 */
table: string, 
/**
 * The seats there, in the order of the tokens.
 */
seats: Array<SeatLink>, };

/**
 * Plays a finished game differently: a new table that goes on from one of its moments, against bots.
 */
export type PlayFrom = { 
/**
 * What the player is called.
 */
name: string, 
/**
 * The seat to play; who had to decide then if left out.
 */
seat?: number, };

/**
 * The moment of a finished game from which a table goes on.
 */
export type Origin = { 
/**
 * The table of that game.
 */
table: string, 
/**
 * Its version then.
 */
version: number, };

/**
 * Asks how one's own tables stand.
 */
export type AskMine = { 
/**
 * The seats of this device, at most 100.
 */
seats: Array<MySeat>, };

/**
 * A seat of one's own.
 */
export type MySeat = { 
/**
 * The table.
 */
table: string, 
/**
 * The seat's token there.
 */
token: string, };

/**
 * One's own tables as they stand: those that wait for oneself first, then the latest change first. Tables that are gone
 * and tokens that hold no seat any more are left out.
 */
export type MyTables = { 
/**
 * The tables.
 */
tables: Array<MyTable>, };

/**
 * A table at which one has a seat.
 */
export type MyTable = { 
/**
 * The table, as in the lobby.
 */
table: LobbyTable, 
/**
 * One's own seats there.
 */
mine: Array<number>, 
/**
 * Who has to decide.
 */
to_act: Array<number>, 
/**
 * One of one's own seats has to decide.
 */
my_turn: boolean, 
/**
 * One of one's own seats is played by a bot because its time was up.
 */
away: boolean, 
/**
 * How it ended.
 */
end: End | null, 
/**
 * Whether the game has begun; a table that is over without was cancelled.
 */
begun: boolean, 
/**
 * The seats that won, if any did.
 */
winners: Array<number>, 
/**
 * When something last happened.
 */
changed_at: number, 
/**
 * Where the clock of somebody who has to decide stands still by the table's schedule: when it goes on.
 */
resumes_at: number | null, 
/**
 * The table of the rematch.
 */
rematch: string | null, };

/**
 * Starts a table before everybody has come.
 */
export type FillSeats = { 
/**
 * The bot that takes the empty seats.
 */
bot: string, };

/**
 * A page of the tables anybody may join or watch, the newest first. A table keeps its place.
 */
export type Lobby = { 
/**
 * The tables.
 */
tables: Array<LobbyTable>, 
/**
 * What to send as `after` for the next page; `null` on the last one.
 */
next: string | null, };

/**
 * A table in the lobby: what is known without looking at its game.
 */
export type LobbyTable = { 
/**
 * Its id.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * The game's options that differ from their defaults.
 */
options: { [key in string]: string }, 
/**
 * Live or a move a day.
 */
pace: Pace, 
/**
 * How much time there is.
 */
clock: Clock, 
/**
 * How far it has come.
 */
status: Status, 
/**
 * Who sits where.
 */
seats: Array<LobbySeat>, 
/**
 * When it was made.
 */
created_at: number, };

/**
 * A seat of a table in the lobby.
 */
export type LobbySeat = { 
/**
 * Its number.
 */
seat: number, 
/**
 * Who sits here; empty while nobody does.
 */
name: string, 
/**
 * Who can sit here.
 */
kind: SeatKind, 
/**
 * Which bot, if one plays here.
 */
bot: string | null, 
/**
 * Somebody has sat down.
 */
taken: boolean, };

/**
 * A record to be kept as a finished table.
 */
export type ImportRecord = { 
/**
 * The text of the record.
 */
record: string, 
/**
 * What to call the table.
 */
name?: string, };

/**
 * From where somebody looks at a table.
 */
export type Viewpoint = { "seat": number } | "spectator" | "everything";

/**
 * Everything that a screen needs besides the board, complete in itself but for the log. Connections that ask for
 * changes get one frame and then what makes the next out of it.
 */
export type Frame = { 
/**
 * The number of entries in the table's record. Send it back with every choice.
 */
version: number, 
/**
 * From where this is seen.
 */
look: Viewpoint, 
/**
 * The seats that have to decide; none once the game is over.
 */
to_act: Array<number>, 
/**
 * A seat that has finished its turn but has not said so yet (tables with `turn_end: explicit`).
 */
ending: number | null, 
/**
 * What is being asked, and of whom; while a turn waits for its end, whom one waits for.
 */
question: Message, 
/**
 * The position: `View` in the game's schema, docs/schema/GAME.json.
 */
view: unknown, 
/**
 * What the seat that looks can do now; nothing if it is not its decision. A choice's id is its place in this list,
 * for this version. Targets and costs are the game's own: `Target` and `Cost` in its schema.
 */
choices: Array<Choice<unknown, unknown>>, 
/**
 * The question at every partial selection of things to touch, shortest first.
 */
steps: Array<Step<unknown>>, 
/**
 * The choice that the seat that looks has made and that is kept for its next one (`hold`): its place in `choices`.
 */
held: number | null, 
/**
 * What the seat that looks can take back.
 */
undo: Undoable, 
/**
 * Keep the log lines whose `entry` is at most this and put `log` behind them; `null`: throw all away.
 */
log_after: number | null, 
/**
 * Log lines, oldest first.
 */
log: Array<LogEntry>, 
/**
 * Every side's points as they stand, as far as they are known.
 */
scores: Array<Breakdown>, 
/**
 * How the game ended, also when it was given up or stopped: then with the points as they stood.
 */
outcome: OutcomeInfo | null, 
/**
 * The clocks, if the table has any.
 */
clock: ClockState | null, };

/**
 * A choice by everything that names it.
 */
export type ChoiceRef = { 
/**
 * Its place in the list of choices of its moment.
 */
choice: number, 
/**
 * The things that are touched for it, one after the other: `Target` in the game's schema.
 */
path: unknown[], 
/**
 * In the game's notation, as records have it.
 */
notation: string, 
/**
 * In a sentence.
 */
words: Message, };

/**
 * How many decisions can be taken back.
 */
export type Undoable = { 
/**
 * One by one.
 */
steps: number, 
/**
 * By taking back the whole turn.
 */
turn: number, 
/**
 * Nothing, because the seat's last decision drew or showed something.
 */
barred: boolean, };

/**
 * A line of the log.
 */
export type LogEntry = { 
/**
 * The entry of the record that caused it; 0 is the set-up. Also the moment to ask the history for.
 */
entry: number, 
/**
 * Whose decision caused it; `null` for the set-up.
 */
seat: number | null, 
/**
 * The number of the turn it was decided in, which only grows: lines of one turn belong together.
 */
turn: number, 
/**
 * What happened: `Event` in the game's schema, docs/schema/GAME.json.
 */
event: unknown, 
/**
 * The same in a sentence.
 */
words: Message, };

/**
 * How a game ended.
 */
export type OutcomeInfo = { 
/**
 * The final points of every side.
 */
scores: Array<Breakdown>, 
/**
 * The seats that won.
 */
winners: Array<number>, 
/**
 * Each seat's place, 1 for the first; empty if the game was stopped without a result.
 */
places: Array<number>, 
/**
 * For a solo game: the key of the grade in the language files.
 */
grade: string | null, };

/**
 * How much time each seat has left.
 */
export type ClockState = { 
/**
 * Milliseconds each seat had left when this was sent.
 */
left: Array<number>, 
/**
 * Whose clock runs.
 */
running: Array<number>, 
/**
 * Where a clock that would run stands still by the table's schedule: when one goes on.
 */
resumes_at: number | null, 
/**
 * The single days that each seat has taken off, past ones included; empty at tables without a schedule.
 */
days_off: Array<Array<string>>, };

/**
 * Which choice is meant.
 */
export type Pick = number | string;

/**
 * A request of a seat. `seat` may be left out where the sender holds one seat only.
 */
export type Request = { "do": "act", 
/**
 * The version the sender saw.
 */
version: number, 
/**
 * Whose decision.
 */
seat?: number, 
/**
 * Which choice of that version.
 */
choice: Pick, } | { "do": "plan", 
/**
 * The version the sender saw.
 */
version: number, 
/**
 * Whose decisions.
 */
seat?: number, 
/**
 * Which choices; each number is a place in the list after the ones before.
 */
choices: Array<Pick>, } | { "do": "hold", 
/**
 * The version the sender saw.
 */
version: number, 
/**
 * Whose decision.
 */
seat?: number, 
/**
 * Its place in the list of choices; `null` decides anew.
 */
choice: number | null, } | { "do": "undo", 
/**
 * The version the sender saw.
 */
version: number, 
/**
 * Whose decisions.
 */
seat?: number, 
/**
 * How far.
 */
back: Back, } | { "do": "end_turn", 
/**
 * The version the sender saw.
 */
version: number, 
/**
 * Whose turn.
 */
seat?: number, } | { "do": "why_not", 
/**
 * Who asks.
 */
seat?: number, 
/**
 * In the game's notation.
 */
action: string, } | { "do": "why_touch", 
/**
 * Who asks.
 */
seat?: number, 
/**
 * The version the sender saw; `stale` if the table has moved on. Not looked at if left out.
 */
version?: number, 
/**
 * Choices of a plan that are thought of as made before.
 */
after?: Array<Pick>, 
/**
 * The things touched before: `Target` in the game's schema.
 */
picked: unknown[], 
/**
 * The thing touched.
 */
target: unknown, } | { "do": "about", 
/**
 * Who asks; who holds no seat, or several and names none, is told what everybody may know.
 */
seat?: number, 
/**
 * The thing: `Target` in the game's schema.
 */
target: unknown, } | { "do": "what_if", 
/**
 * Who asks.
 */
seat?: number, 
/**
 * The version the sender saw; `stale` if the table has moved on. Not looked at if left out.
 */
version?: number, 
/**
 * Which choices; each number is a place in the list after the ones before.
 */
choices: Array<Pick>, } | { "do": "hint", 
/**
 * Who asks.
 */
seat?: number, 
/**
 * A moment of a finished game.
 */
version?: number, 
/**
 * What would this bot do? If left out, the best choices with their chances and reasons.
 */
bot?: string, } | { "do": "day_off", 
/**
 * Whose day.
 */
seat?: number, 
/**
 * The day in the table's own time, such as `2026-05-17`: today or later.
 */
day: string, 
/**
 * Whether it is taken or given up.
 */
take: boolean, } | { "do": "chat", 
/**
 * Who speaks.
 */
seat?: number, 
/**
 * At most 500 characters.
 */
text: string, } | { "do": "mute", 
/**
 * Who asks.
 */
seat?: number, 
/**
 * Whom not to hear.
 */
whom: number, 
/**
 * `false` to hear them again.
 */
mute: boolean, } | { "do": "report", 
/**
 * Who reports.
 */
seat?: number, 
/**
 * The number of the line.
 */
line: number, 
/**
 * Why.
 */
reason: string, } | { "do": "concede", 
/**
 * Who gives up.
 */
seat?: number, } | { "do": "vote_end", 
/**
 * Who votes.
 */
seat?: number, 
/**
 * `false` to take the vote back; from a seat that has not agreed it declines, and all votes are gone.
 */
agree: boolean, } | { "do": "take_back", 
/**
 * Which seat.
 */
seat?: number, };

/**
 * How far to take back.
 */
export type Back = "step" | "turn";

/**
 * The answer to a request.
 */
export type Reply = { "reply": "done" } & Done | { "reply": "verdict" } & Verdict | { "reply": "about" } & About | { "reply": "what_if" } & WhatIf | { "reply": "hint" } & Hint;

/**
 * It is done and kept.
 */
export type Done = { 
/**
 * The table's version now.
 */
version: number, 
/**
 * How many decisions of this request were carried out by it.
 */
applied: number, 
/**
 * The same request had been carried out before; this one changed nothing.
 */
repeated: boolean, };

/**
 * A choice to be made before another.
 */
export type FirstChoice = { 
/**
 * Its place in the list after the ones before.
 */
choice: number, 
/**
 * In a sentence.
 */
words: Message, };

/**
 * Whether something could be done now.
 */
export type Verdict = { 
/**
 * It could.
 */
allowed: boolean, 
/**
 * The rule that forbids it.
 */
rule: string | null, 
/**
 * The reason with its numbers; `null` also where nobody can say what a touch could have meant.
 */
why: Message | null, 
/**
 * What could be done first so that it becomes possible, such as buying what is missing: a `plan` without its end.
 */
first: Array<FirstChoice>, };

/**
 * What a thing on the table is.
 */
export type About = { 
/**
 * What it is called; `null` if there is nothing to tell.
 */
name: Message | null, 
/**
 * What it costs, does and is good for, a sentence each.
 */
lines: Array<Message>, 
/**
 * The clause of the rules that it is about.
 */
rule: string | null, };

/**
 * What choices would give.
 */
export type WhatIf = { 
/**
 * How many of the choices were tried.
 */
tried: number, 
/**
 * Why the next one was not, if the rules forbid it.
 */
refused: Verdict | null, 
/**
 * The next one would show something that the seat cannot know yet, so the trial stops before it.
 */
unknown: boolean, 
/**
 * The position then.
 */
view: unknown, 
/**
 * What is being asked then.
 */
question: Message, 
/**
 * What the seat could do then, as in a frame.
 */
choices: Array<Choice<unknown, unknown>>, 
/**
 * The questions then, as in a frame.
 */
steps: Array<Step<unknown>>, 
/**
 * What would have happened.
 */
log: Array<LogEntry>, 
/**
 * The points then.
 */
scores: Array<Breakdown>, };

/**
 * What a bot thinks of a choice.
 */
export type AdviceInfo = { 
/**
 * The choice.
 */
choice: ChoiceRef, 
/**
 * The chance to win with it, in percent; in a solo game only better or worse can be read from it.
 */
percent: number, 
/**
 * The points the seat would be ahead of the others by the end of the turn; a solo player's points at the end.
 */
points: number, 
/**
 * What it brings, in a sentence.
 */
why: Message, };

/**
 * What a bot would do.
 */
export type Hint = { 
/**
 * Whose decision it is.
 */
seat: number, 
/**
 * Its choice.
 */
choice: ChoiceRef, 
/**
 * What it thinks of the best choices, the one above first; nothing if a bot was named.
 */
advice: Array<AdviceInfo>, 
/**
 * What was really played at that moment of a finished game.
 */
played: ChoiceRef | null, };

/**
 * The chances at one moment.
 */
export type CurvePoint = { 
/**
 * The version of the table then.
 */
version: number, 
/**
 * Each seat's chance in percent.
 */
percents: Array<number>, };

/**
 * A decision that cost something.
 */
export type RegretInfo = { 
/**
 * The version of the table when it was made.
 */
version: number, 
/**
 * Who made it.
 */
seat: number, 
/**
 * What was chosen.
 */
played: ChoiceRef, 
/**
 * What would have been better.
 */
better: AdviceInfo, 
/**
 * What it cost, in percent of a win.
 */
cost: number, 
/**
 * What it cost in points, as far as one can tell at the end of that turn; 0 where it cost none or nothing can be told.
 */
points: number, };

/**
 * A look back at a finished game.
 */
export type ReviewInfo = { 
/**
 * Everybody's chance to win at the beginning of each turn.
 */
curve: Array<CurvePoint>, 
/**
 * The decisions that cost most, the worst first.
 */
regrets: Array<RegretInfo>, };

/**
 * What a client sends.
 */
export type ClientMessage = { "type": "hello", 
/**
 * The tokens of the seats on this device.
 */
tokens?: Array<string>, 
/**
 * The version of the last frame this client has, to get only the log since then.
 */
since?: number, 
/**
 * From where to look; the first of one's seats if left out.
 */
look?: Viewpoint, 
/**
 * Send only what is different after the first frame; whole frames if left out.
 */
changes?: boolean, } | { "type": "look", 
/**
 * From where.
 */
look: Viewpoint, } | { "type": "request", 
/**
 * Chosen by the client.
 */
id: number, 
/**
 * What is asked.
 */
request: Request, } | { "type": "pace", 
/**
 * In milliseconds; 0 for no pause.
 */
bot_pause: number, } | { "type": "attend", 
/**
 * It cannot be seen.
 */
hidden: boolean, } | { "type": "ping" };

/**
 * What the server sends.
 */
export type ServerMessage = { "type": "welcome" } & Welcome | { "type": "table", 
/**
 * The table.
 */
table: TableInfo, } | { "type": "frame", 
/**
 * What there is to see.
 */
frame: Frame, } | { "type": "change" } & Change | { "type": "chat", 
/**
 * The line.
 */
line: ChatLine, } | { "type": "reply", 
/**
 * The request's `id`.
 */
id: number, 
/**
 * The answer.
 */
reply: Reply, } | { "type": "error", 
/**
 * The request's `id`, if it had one.
 */
id: number | null, 
/**
 * What went wrong.
 */
error: ApiError, } | { "type": "pong" } | { "type": "bye", 
/**
 * Why, in English.
 */
reason: string, };

/**
 * What makes the next frame out of the last.
 */
export type Change = { 
/**
 * The version of the frame it makes.
 */
version: number, 
/**
 * Values of the frame that are new, to be put in one after the other: `[path, value]` sets a value,
 * `[path, from, count, values]` puts items in place of `count` items of a list. A path is a list of names and
 * indices that begins at the frame.
 */
set: Array<[(string | number)[], unknown] | [(string | number)[], number, number, unknown[]]>, 
/**
 * As in a frame.
 */
log_after: number | null, 
/**
 * As in a frame.
 */
log: Array<LogEntry>, 
/**
 * As in a frame.
 */
clock: ClockState | null, 
/**
 * The frame's choices, as numbers of descriptions that this connection has been sent in changes.
 */
choices: Array<number>, 
/**
 * Descriptions that come in here for the first time; left out if there are none.
 */
new_choices?: Additions<Choice<unknown, unknown>>, 
/**
 * The frame's steps in the same way.
 */
steps: Array<number>, 
/**
 * As `new_choices`.
 */
new_steps?: Additions<Step<unknown>>, };

/**
 * Descriptions that a connection keeps, to be referred to by number: forget those from number `from` on and put these
 * in their place.
 */
export type Additions<T> = { 
/**
 * The number of the first.
 */
from: number, 
/**
 * The descriptions.
 */
list: Array<T>, };

/**
 * The answer to `hello`.
 */
export type Welcome = { 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * What never changes during the match: `Board` in the game's schema, docs/schema/GAME.json.
 */
board: unknown, 
/**
 * The seats this connection holds.
 */
seats: Array<number>, 
/**
 * From where it looks.
 */
look: Viewpoint, 
/**
 * What was said at the table lately.
 */
chat: Array<ChatLine>, 
/**
 * The address of a feed of "your turn" for each seat held, in the same order.
 */
feeds: Array<string>, };

/**
 * Something said at the table.
 */
export type ChatLine = { 
/**
 * Its number at this table.
 */
line: number, 
/**
 * When.
 */
at: number, 
/**
 * Who.
 */
seat: number, 
/**
 * What.
 */
text: string, };

/**
 * What went wrong, for programs.
 */
export type ErrorCode = "malformed" | "invalid" | "too_large" | "not_found" | "bad_token" | "forbidden" | "stale" | "refused" | "not_to_act" | "not_understood" | "nothing_to_undo" | "wrong_state" | "not_allowed" | "proof_needed" | "too_many" | "unavailable" | "internal";

/**
 * An error as it is sent to clients.
 */
export type ApiError = { 
/**
 * What went wrong, for programs.
 */
code: ErrorCode, 
/**
 * The same in an English sentence, for people who write programs.
 */
message: string, 
/**
 * The rule of the game that forbids it, such as `AR-MOVE-5`.
 */
rule?: string, 
/**
 * The reason with its numbers, to be said in the player's language.
 */
why?: Message, 
/**
 * Where the table is now, if the sender's version was an old one.
 */
version?: number, 
/**
 * After how many seconds it may be tried again, if it was too much in too short a time.
 */
retry_after?: number, };

/**
 * The deal of a day (UTC) for one game: the same for everybody.
 */
export type Deal = { 
/**
 * The day, such as `2026-05-17`.
 */
day: string, 
/**
 * The game.
 */
game: string, 
/**
 * How many sit at the table; all but the first are bots.
 */
players: number, 
/**
 * The bot in the other seats.
 */
bot: string | null, 
/**
 * The hash of the secret seed.
 */
commit: string, 
/**
 * The seed, once the day has closed.
 */
seed: string | null, 
/**
 * When the day closes.
 */
closes_at: number, 
/**
 * The results of games that ended before the day closed, the best first: more points, then less time. Tries that are
 * not finished are not in it.
 */
scores: Array<DealScore>, 
/**
 * The best result of the day before, if there is one. That day has closed, so its game can be looked through.
 */
yesterday: DealScore | null, };

/**
 * One result.
 */
export type DealScore = { 
/**
 * The place in the list, 1 for the first; equal results have the same.
 */
place: number, 
/**
 * Whose.
 */
name: string, 
/**
 * The points of the first seat.
 */
points: number, 
/**
 * Whether the first seat won.
 */
won: boolean, 
/**
 * How many seconds passed from the start of the game to its end; `null` for games of before this was kept.
 */
seconds: number | null, 
/**
 * The first table that device started for this deal.
 */
first_try: boolean, 
/**
 * The table; its record can be seen once the day has closed.
 */
table: string, };

/**
 * Asks for this device's table with the deal of the day; answered by `Created`, with the same table each time.
 */
export type PlayDeal = { 
/**
 * The name for the list.
 */
name: string, 
/**
 * A secret of this device that the page made up and keeps, 16 to 64 letters and digits. The server keeps and shows
 * nothing of it but a keyed hash.
 */
device: string, };

/**
 * What is studied, and what is asked of it. The same question gets the same answer: nothing is kept.
 */
export type AskStudy = { 
/**
 * Where it begins.
 */
start: StudyStart, 
/**
 * The hash of the component data of a scenario; that of the game if left out. A lesson brings its own.
 */
edition?: string, 
/**
 * What has been done since, as lines of a scenario after `then`. If left out: what happens in the scenario, or the main line
 * of the lesson up to the step.
 */
line?: Array<string>, 
/**
 * After how many of them the step of the lesson began; nothing before it is taken back.
 */
from?: number, 
/**
 * From where it is looked at; from the learner's seat, or from that of whoever has to decide, if left out.
 */
look?: Viewpoint, 
/**
 * Whether the answer has the board, which never changes.
 */
board?: boolean, 
/**
 * A seat: the answer has positions that it cannot tell from the true one.
 */
guess?: number, 
/**
 * What is done or asked in the position after the line: `act`, `plan`, `why_not`, `why_touch`, `about`, `what_if` or `hint`.
 */
request?: Request, };

/**
 * Where a study begins.
 */
export type StudyStart = { "scenario": string } | { "lesson": { 
/**
 * Which lesson.
 */
id: string, 
/**
 * The number of the step, counted from 0.
 */
step: number, } } | { "puzzle": { 
/**
 * The id of the game.
 */
game: string, 
/**
 * Which puzzle.
 */
id: string, } };

/**
 * A study as it stands.
 */
export type Study = { 
/**
 * The id of the game.
 */
game: string, 
/**
 * The version of the rules.
 */
rules: number, 
/**
 * The hash of the component data.
 */
edition: string, 
/**
 * Options that are not at their defaults.
 */
options: { [key in string]: string }, 
/**
 * What each seat is called.
 */
seats: Array<string>, 
/**
 * What never changes, if it was asked for: `Board` in docs/schema/GAME.json.
 */
board: unknown, 
/**
 * The position it begins in, as a scenario.
 */
start: string, 
/**
 * The position it stands in, as the lines of a scenario after `given`.
 */
position: Array<string>, 
/**
 * What has been done since the beginning, with everything that chance gave.
 */
line: Array<string>, 
/**
 * What is seen.
 */
frame: Frame, 
/**
 * The answer to the request.
 */
reply: Reply | null, 
/**
 * How the step of the lesson stands.
 */
step: StepState | null, 
/**
 * How the puzzle stands.
 */
puzzle: PuzzleState | null, 
/**
 * Positions that the seat cannot tell from the true one, each as the lines of a scenario after `given`.
 */
guesses: Array<Array<string>>, };

/**
 * How a step of a lesson stands.
 */
export type StepState = { 
/**
 * What the others do before it begins, if it has not begun (`from` is 0 or the length of the line).
 */
script: Array<string>, 
/**
 * The goal is reached.
 */
reached: boolean, 
/**
 * The id of the text that answers the last move, where it leads elsewhere.
 */
answer: string | null, 
/**
 * The next choice that leads to the goal.
 */
point: ChoiceRef | null, 
/**
 * Once the goal is reached: the next step goes on from this line. Otherwise it begins with a line of its own.
 */
goes_on: boolean, };

/**
 * A lesson on offer. Its texts are in its folder, by language.
 */
export type LessonInfo = { 
/**
 * Its id, which begins the ids of its texts.
 */
id: string, 
/**
 * The id of the game.
 */
game: string, 
/**
 * About how many minutes it takes.
 */
minutes: number, 
/**
 * Its steps.
 */
steps: Array<LessonStep>, };

/**
 * A step of a lesson.
 */
export type LessonStep = { 
/**
 * Its name, which the ids of its texts go by.
 */
name: string, 
/**
 * There is nothing to do, only to read.
 */
reads: boolean, 
/**
 * The clause of the rules it is about.
 */
rule: string | null, };

/**
 * Two lines that a table says once, where somebody first meets something. Its text is in the folder of the game's notes, by
 * language.
 */
export type NoteInfo = { 
/**
 * The id of its text.
 */
id: string, 
/**
 * The clause of the rules it is about.
 */
rule: string, 
/**
 * What is met; one of them is enough.
 */
when: Array<NoteWhen>, 
/**
 * The ids of the lessons that teach it.
 */
taught: Array<string>, };

/**
 * Something that is met at a table: the sentence of a choice on offer, or of a line of the log.
 */
export type NoteWhen = { 
/**
 * It stands in the log; otherwise it is on offer.
 */
told: boolean, 
/**
 * The id of the sentence.
 */
key: string, 
/**
 * The name of a value of the sentence, and the id of the sentence that stands there.
 */
part: [string, string] | null, };

/**
 * Who this browser is signed in as, and where passkeys work.
 */
export type AccountState = { 
/**
 * The account; `null` if the browser is signed in to none.
 */
account: AccountInfo | null, 
/**
 * The name of the host that passkeys are made for. At any other, such as a bare address, browsers refuse them.
 */
host: string, 
/**
 * The address to open for it, if the operator has named one.
 */
address: string | null, };

/**
 * An account, as its person sees it.
 */
export type AccountInfo = { 
/**
 * Its id, which never changes.
 */
id: string, 
/**
 * What the person is called.
 */
name: string, 
/**
 * How many recovery codes are left.
 */
codes_left: number, };

/**
 * A name for an account.
 */
export type AccountName = { 
/**
 * 1 to 40 characters that can be seen, unlike everybody else's.
 */
name: string, };

/**
 * What a browser is to ask its authenticator.
 */
export type Ceremony = { 
/**
 * To be sent back with the answer, once and within five minutes.
 */
ceremony: string, 
/**
 * `publicKey` of `navigator.credentials`, as `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON` read it.
 */
options: unknown, };

/**
 * A new passkey.
 */
export type FinishPasskey = { 
/**
 * From the `Ceremony`.
 */
ceremony: string, 
/**
 * What the authenticator answered, as `PublicKeyCredential.toJSON` writes it.
 */
credential: unknown, 
/**
 * What its owner calls the passkey; may be empty.
 */
name?: string, };

/**
 * A passkey that was shown.
 */
export type FinishSignIn = { 
/**
 * From the `Ceremony`.
 */
ceremony: string, 
/**
 * What the authenticator answered, as `PublicKeyCredential.toJSON` writes it.
 */
credential: unknown, };

/**
 * A new account.
 */
export type SignedUp = { 
/**
 * The account.
 */
account: AccountInfo, 
/**
 * Its recovery codes, which nobody is shown again.
 */
codes: Array<string>, };

/**
 * Recovery codes, which nobody is shown again.
 */
export type RecoveryCodes = { 
/**
 * Each signs in once.
 */
codes: Array<string>, };

/**
 * A code that somebody typed.
 */
export type TypedCode = { 
/**
 * Small or capital, with dashes or without.
 */
code: string, };

/**
 * A passkey of an account.
 */
export type PasskeyInfo = { 
/**
 * By which it is removed.
 */
id: string, 
/**
 * What its owner calls it.
 */
name: string, 
/**
 * When it was made.
 */
made_at: number, 
/**
 * When it was last used.
 */
used_at: number | null, };

/**
 * How a browser was signed in.
 */
export type SignedInBy = "passkey" | "recovery" | "device";

/**
 * A browser that is signed in.
 */
export type SessionInfo = { 
/**
 * By which it is ended.
 */
id: string, 
/**
 * The browser and the system, such as `Firefox, Linux`; empty if it does not say.
 */
device: string, 
/**
 * How it was signed in.
 */
by: SignedInBy, 
/**
 * When it was signed in.
 */
since: number, 
/**
 * When it was last used, to the hour.
 */
seen_at: number, 
/**
 * Whether it is the one that asks.
 */
current: boolean, };

/**
 * What a program may do with a token.
 */
export type TokenScope = "read" | "play";

/**
 * A token that somebody wants for a program.
 */
export type NewToken = { 
/**
 * What its owner calls it.
 */
name: string, 
/**
 * What it may do.
 */
scopes: Array<TokenScope>, };

/**
 * A token of a program, without its secret.
 */
export type TokenInfo = { 
/**
 * By which it is taken back.
 */
id: string, 
/**
 * What its owner calls it.
 */
name: string, 
/**
 * What it may do.
 */
scopes: Array<TokenScope>, 
/**
 * When it was made.
 */
made_at: number, 
/**
 * When it was last used, to the hour.
 */
used_at: number | null, };

/**
 * A new token.
 */
export type TokenMade = { 
/**
 * For `Authorization: Bearer`. Nobody is shown it again.
 */
token: string, 
/**
 * What the list shows of it.
 */
info: TokenInfo, };

/**
 * Seats that somebody holds tokens of.
 */
export type KeepSeats = { 
/**
 * At most 100 tables.
 */
tables: Array<KeepTable>, };

/**
 * The tokens that somebody holds of a table.
 */
export type KeepTable = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * The tokens of seats.
 */
tokens?: Array<string>, 
/**
 * The owner's token.
 */
owner?: string, };

/**
 * A table with the tokens that somebody has there.
 */
export type HeldTable = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * The id of the game.
 */
game: string, 
/**
 * The tokens of seats; empty for a program that may only read.
 */
tokens: Array<string>, 
/**
 * The owner's token, if the table's maker asks.
 */
owner: string | null, 
/**
 * The day, if it is a deal of the day.
 */
deal: string | null, 
/**
 * When it came into the account.
 */
at: number, };

/**
 * The tables of an account, the newest first, 300 at most.
 */
export type MyHeldSeats = { 
/**
 * The tables.
 */
tables: Array<HeldTable>, };

/**
 * A table of the account.
 */
export type ForgetTable = { 
/**
 * The id of the table.
 */
table: string, };

/**
 * A code for another device.
 */
export type Handover = { 
/**
 * Two groups of four characters, good once.
 */
code: string, 
/**
 * For how many seconds.
 */
seconds: number, };

/**
 * What a code from another device gives.
 */
export type HandedOver = { 
/**
 * The account that this browser is signed in to now; `null` if the other device was a guest's.
 */
account: AccountInfo | null, 
/**
 * The tables of a guest.
 */
tables: Array<HeldTable>, };

/**
 * How far somebody has come in the lessons.
 */
export type LessonsDone = { 
/**
 * The ids of lessons that were done to the end, in any order.
 */
done: Array<string>, };

/**
 * What the account page shows about notices.
 */
export type NoticesState = { 
/**
 * When and in which language.
 */
settings: NoticeSettings, 
/**
 * The ways, oldest first.
 */
channels: Array<ChannelInfo>, 
/**
 * Tables whose turns are not told.
 */
muted: Array<string>, 
/**
 * Whether this server sends mail.
 */
mail: boolean, 
/**
 * The key that a browser subscribes with (`applicationServerKey`), in base64url.
 */
push_key: string, };

/**
 * When somebody is told, and in which language.
 */
export type NoticeSettings = { 
/**
 * Whether anything is told at all.
 */
on: boolean, 
/**
 * The language of messages: `en`, `fr`, `it` or `de`.
 */
language: string, 
/**
 * Minutes that the person's clock is ahead of UTC, -720 to 840. Quiet hours are meant in it.
 */
utc_offset: number, 
/**
 * Hours in which nothing is sent; what has happened is told when they end.
 */
quiet?: Hours, };

/**
 * What a way is.
 */
export type ChannelKind = "push" | "mail" | "webhook";

/**
 * How a way is doing.
 */
export type ChannelState = "good" | "unconfirmed" | "failing" | "gone" | "forbidden" | "unsubscribed";

/**
 * A way to tell somebody.
 */
export type ChannelInfo = { 
/**
 * By which it is named.
 */
id: string, 
/**
 * What it is.
 */
kind: ChannelKind, 
/**
 * The address, or the browser and the system such as `Firefox, Linux`.
 */
name: string, 
/**
 * The address of a browser's push service, by which a browser finds itself in the list.
 */
endpoint?: string, 
/**
 * The secret that a webhook's requests are signed with, as Standard Webhooks writes it (`whsec_…`).
 */
secret?: string, 
/**
 * How it is doing.
 */
state: ChannelState, 
/**
 * When it was made.
 */
made_at: number, 
/**
 * When something last arrived.
 */
sent_at: number | null, };

/**
 * A new way.
 */
export type NewChannel = { "kind": "push", 
/**
 * The address of its push service.
 */
endpoint: string, 
/**
 * Its public key, in base64url.
 */
p256dh: string, 
/**
 * Its secret, in base64url.
 */
auth: string, } | { "kind": "mail", 
/**
 * The address.
 */
address: string, } | { "kind": "webhook", 
/**
 * `https://…`.
 */
url: string, };

/**
 * A new way, with the language and the time of the browser it is made in.
 */
export type AddChannel = { 
/**
 * What to add.
 */
channel: NewChannel, 
/**
 * The language of messages, if the person has not chosen one yet.
 */
language: string, 
/**
 * Minutes that the person's clock is ahead of UTC.
 */
utc_offset: number, };

/**
 * Whether the turns of a table are told.
 */
export type TableNotices = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * Whether they are told.
 */
on: boolean, };

/**
 * How a puzzle stands: what the line is worth, which is the seat's points less those of the best other player.
 */
export type PuzzleState = { 
/**
 * The seat that decides.
 */
seat: number, 
/**
 * What the best line is worth.
 */
best: number, 
/**
 * By how much it is better than every other.
 */
margin: number, 
/**
 * The points are counted: the try has ended.
 */
over: boolean, 
/**
 * What the line is worth so far.
 */
value: number, 
/**
 * The try has ended and is worth as much as the best line.
 */
solved: boolean, 
/**
 * Where the points come from.
 */
gains: Array<PuzzleGain>, 
/**
 * The next choice of the solution, as long as the line follows it.
 */
point: ChoiceRef | null, };

/**
 * Points of one source.
 */
export type PuzzleGain = { 
/**
 * Whose they are.
 */
seat: number, 
/**
 * The name of the source in the language files.
 */
key: string, 
/**
 * How many.
 */
points: number, };

/**
 * The puzzles on offer.
 */
export type Puzzles = { 
/**
 * The number of the day, counted from 1 January 1970.
 */
day: number, 
/**
 * The puzzle of the day of each game, the same for everybody.
 */
today: Array<PuzzleName>, 
/**
 * All of them.
 */
puzzles: Array<PuzzleInfo>, };

/**
 * Which puzzle.
 */
export type PuzzleName = { 
/**
 * The id of the game.
 */
game: string, 
/**
 * Its id among those of the game.
 */
id: string, };

/**
 * A puzzle on offer.
 */
export type PuzzleInfo = { 
/**
 * The id of the game.
 */
game: string, 
/**
 * Its id among those of the game.
 */
id: string, 
/**
 * What it is an example of; its texts are called `web-puzzle-theme-GAME-THEME`.
 */
theme: string, 
/**
 * From 1, the easiest, to 5.
 */
grade: number, 
/**
 * When its points are counted: `turn`, at the end of the turn; `closing`, when nothing but discards is left of it; `over`, at
 * the end of the game.
 */
until: string, 
/**
 * The clause of the rules it is about.
 */
rule: string, };
