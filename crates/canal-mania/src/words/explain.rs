//! Why something is refused, in a sentence with its numbers.

use crate::CanalMania;
use crate::parts::{Ground, Hex, Town};
use crate::refusal::{Demand, Refusal};
use crate::words::sentence::Sentence;
use towpath_core::Message;

/// A refusal in a sentence.
pub(crate) fn explain(game: &CanalMania, refusal: &Refusal) -> Message {
    let say = |key| game.say(key);
    let sentence = match *refusal {
        Refusal::WrongPhase { phase: 1 } => say("canal-mania-refuse-phase-1"),
        Refusal::WrongPhase { phase: 2 } => say("canal-mania-refuse-phase-2"),
        Refusal::WrongPhase { phase: _ } => say("canal-mania-refuse-phase-3"),
        Refusal::First(demand) => say(first(demand)),
        Refusal::ColourTaken { colour } => {
            say("canal-mania-refuse-colour-taken").paint("colour", colour)
        }
        Refusal::MustTakeContract => say("canal-mania-refuse-must-take"),
        Refusal::TwoOpen => say("canal-mania-refuse-two-open"),
        Refusal::NotInParliament { contract } => {
            say("canal-mania-refuse-not-in-parliament").canal(contract)
        }
        Refusal::NotTerminal { contract, town } => {
            let [one, other] = game.map.contract(contract).terminals;
            say("canal-mania-refuse-not-terminal")
                .canal(contract)
                .town("town", town)
                .town("one", one)
                .town("other", other)
        }
        Refusal::OwnEngineer { engineer } => {
            say("canal-mania-refuse-own-engineer").engineer("engineer", engineer)
        }
        Refusal::NoneFaceUp => say("canal-mania-refuse-none-face-up"),
        Refusal::NothingToDraw => say("canal-mania-refuse-nothing-to-draw"),
        Refusal::NotRennie => say("canal-mania-refuse-not-rennie"),
        Refusal::NotFaceUp { face } => say("canal-mania-refuse-not-face-up").face(face),
        Refusal::TakeMore {
            taken,
            need,
            hand,
            limit,
        } => say("canal-mania-refuse-take-more")
            .with("taken", taken)
            .with("need", need)
            .with("hand", hand)
            .with("limit", limit),
        Refusal::NoSymbol => say("canal-mania-refuse-no-symbol"),
        Refusal::NotInHand { card } => say("canal-mania-refuse-not-in-hand").card(card),
        Refusal::NeedNotDiscard { hand, limit } => say("canal-mania-refuse-need-not-discard")
            .with("hand", hand)
            .with("limit", limit),
        Refusal::HandTooLarge { hand, limit } => say("canal-mania-refuse-hand-too-large")
            .with("hand", hand)
            .with("limit", limit),
        Refusal::WrongColour { town, colour } => say("canal-mania-refuse-wrong-colour")
            .town("town", town)
            .colour(colour),
        Refusal::HasCube { town } => say("canal-mania-refuse-has-cube").town("town", town),
        Refusal::PlaceElsewhere { town, allowed } => say("canal-mania-refuse-place-elsewhere")
            .town("town", town)
            .towns("allowed", allowed),
        Refusal::RemoveElsewhere { town, allowed } => say("canal-mania-refuse-remove-elsewhere")
            .town("town", town)
            .towns("allowed", allowed),
        Refusal::NoCube { town } => say("canal-mania-refuse-no-cube").town("town", town),
        Refusal::NoRoute { town } => say("canal-mania-refuse-no-route").town("town", town),
        Refusal::NoSection { owner, from, to } => say("canal-mania-refuse-no-section")
            .player("owner", owner)
            .town("from", from)
            .town("to", to),
        Refusal::LastNotOwn { owner } => {
            say("canal-mania-refuse-last-not-own").player("owner", owner)
        }
        Refusal::SameColour { one, other } => say("canal-mania-refuse-same-colour")
            .town("one", one)
            .town("other", other)
            .colour(game.map.town(one).colour),
        Refusal::NoneOpen => say("canal-mania-refuse-none-open"),
        Refusal::NotOpen { contract } => say("canal-mania-refuse-not-open").canal(contract),
        Refusal::OffMap { hex } => say("canal-mania-refuse-off-map").hex("hex", hex),
        Refusal::OnTown { town } => say("canal-mania-refuse-on-town").town("town", town),
        Refusal::NotJoined { hex, next, town } => not_joined(game, hex, next, town),
        Refusal::SharpTurn { hex, exit } => say("canal-mania-refuse-sharp-turn")
            .hex("hex", hex)
            .exit(exit),
        Refusal::CrossesItself { hex } => say("canal-mania-refuse-crosses-itself").hex("hex", hex),
        Refusal::TownTwice { town } => say("canal-mania-refuse-town-twice").town("town", town),
        Refusal::ViaMissing { missing } => {
            say("canal-mania-refuse-via-missing").towns("missing", missing)
        }
        Refusal::TooLong { value, need } => too_long(game, value, need),
        Refusal::CannotFinish { left, need } => cannot_finish(game, left, need),
        Refusal::WrongGround { tile, ground } => say(match ground {
            Ground::Clear => "canal-mania-refuse-clear-ground",
            Ground::Difficult => "canal-mania-refuse-difficult-ground",
        })
        .tile("tile", tile),
        Refusal::SameKind { tile } => say("canal-mania-refuse-same-kind").tile("tile", tile),
        Refusal::NoTileLeft { tile } => say("canal-mania-refuse-no-tile-left").tile("tile", tile),
        Refusal::NotBrindley => say("canal-mania-refuse-not-brindley"),
        Refusal::WrongPayment { tile, need, paid } => say("canal-mania-refuse-wrong-payment")
            .tile("tile", tile)
            .with("need", need)
            .with("paid", paid),
        Refusal::CardsLacking { card, need, have } => say("canal-mania-refuse-cards-lacking")
            .card(card)
            .with("need", need)
            .with("have", have),
        Refusal::CrossingCards { have } => {
            say("canal-mania-refuse-crossing-cards").with("have", have)
        }
        Refusal::NothingToLift { contract } => {
            say("canal-mania-refuse-nothing-to-lift").canal(contract)
        }
        Refusal::LaidThisTurn { contract } => {
            say("canal-mania-refuse-laid-this-turn").canal(contract)
        }
    };
    sentence.into()
}

/// The canal goes on at one hex, or beside a town.
fn not_joined(game: &CanalMania, hex: Hex, next: Option<Hex>, town: Option<Town>) -> Sentence<'_> {
    match (next, town) {
        (Some(next), _) => game
            .say("canal-mania-refuse-not-joined-hex")
            .hex("hex", hex)
            .hex("next", next),
        (None, Some(town)) => game
            .say("canal-mania-refuse-not-joined-town")
            .hex("hex", hex)
            .town("town", town),
        (None, None) => game.say("canal-mania-refuse-off-map").hex("hex", hex),
    }
}

fn too_long(game: &CanalMania, value: u8, need: Option<u8>) -> Sentence<'_> {
    match need {
        Some(need) => game
            .say("canal-mania-refuse-too-long")
            .with("value", value)
            .with("need", need),
        None => game.say("canal-mania-refuse-leads-nowhere"),
    }
}

/// The bound on the tiles needed may be within what is left: then only the canal itself is in the way.
fn cannot_finish(game: &CanalMania, left: u8, need: Option<u8>) -> Sentence<'_> {
    match need {
        Some(need) if need > left => game
            .say("canal-mania-refuse-cannot-finish")
            .with("left", left)
            .with("need", need),
        Some(_) => game
            .say("canal-mania-refuse-in-its-own-way")
            .with("left", left),
        None => game.say("canal-mania-refuse-leads-nowhere"),
    }
}

const fn first(demand: Demand) -> &'static str {
    match demand {
        Demand::Colour => "canal-mania-refuse-first-colour",
        Demand::Extra => "canal-mania-refuse-first-extra",
        Demand::Taking => "canal-mania-refuse-first-taking",
        Demand::Declare => "canal-mania-refuse-first-declare",
        Demand::Naming => "canal-mania-refuse-first-naming",
        Demand::Removing => "canal-mania-refuse-first-removing",
        Demand::Placing => "canal-mania-refuse-first-placing",
        Demand::Building => "canal-mania-refuse-first-building",
        Demand::Crossing => "canal-mania-refuse-first-crossing",
        Demand::Closing => "canal-mania-refuse-first-closing",
        Demand::LastGoods => "canal-mania-refuse-first-last-goods",
    }
}
