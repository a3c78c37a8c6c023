// Made from the Rust types by `TOWPATH_BLESS=1 cargo test schema`. Do not edit.

/**
 * One side's points and where they come from.
 */
export type Breakdown = { 
/**
 * Whose points they are.
 */
side: Side, 
/**
 * All of them.
 */
total: number, 
/**
 * Their parts; they add up to the total.
 */
parts: Array<Part>, };

/**
 * One thing a seat can do now. Its number in [`Moment::choices`] is its id, valid for this version of the match alone.
 */
export type Choice<T, C> = { 
/**
 * The things that are touched for it, in order; the first way is the one the table leads along.
 */
paths: Array<Array<T>>, 
/**
 * What it costs.
 */
cost?: C, 
/**
 * Whether it moves the game on, passes, or gives something up.
 */
kind: ChoiceKind, 
/**
 * Its consequences are worth a look before it is done.
 */
confirm?: boolean, 
/**
 * It may be sent with the next decision, so that neither when it is made nor whether it was the only one tells others
 * anything.
 */
defer?: boolean, 
/**
 * In a sentence.
 */
words: Message, };

/**
 * What a choice does to a seat's prospects, as far as a table should tell them apart.
 */
export type ChoiceKind = "progress" | "pass" | { "forfeit": Message };

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

/**
 * Something to be said: the id of a message in the language files, with its values.
 *
 * ```
 * use towpath_core::Message;
 * let m = Message::new("arriala-refuse-points").with("need", 4).with("have", 1);
 * assert_eq!(m.key, "arriala-refuse-points");
 * ```
 *
 * As JSON it is one flat object: `{"key": "arriala-refuse-points", "need": 4, "have": 1}`. No value is called `key`.
 *
 * A message that stands for a player has the value `player`: the number of the side, or the player's colour where the game
 * knows players by theirs. Who knows the players' names puts the name in place of the words.
 */
export type Message = { key: string, [value: string]: string | number | Message };

/**
 * One source of points.
 */
export type Part = { 
/**
 * Its name in the language files.
 */
key: string, 
/**
 * What it gave.
 */
points: number, };

/**
 * A place at the table; written `p1`, `p2`, ...
 *
 * ```
 * use towpath_core::Seat;
 * let last = Seat::new(2);
 * assert_eq!(last.to_string(), "p3");
 * assert_eq!(last.next(3), Seat::new(0));
 * assert_eq!("p3".parse(), Ok(last));
 * ```
 */
export type Seat = number;

/**
 * Whoever can score: the seats first, then players that nobody plays (Arriala's virtual player).
 */
export type Side = number;

/**
 * What is asked after some touches.
 */
export type Step<T> = { 
/**
 * What has been touched.
 */
picked: Array<T>, 
/**
 * The next question.
 */
question: Message, 
/**
 * The one thing that is left to touch, where the table touches it by itself.
 */
follow?: T, };
