//! What a thing on the table is, for who asks.

use crate::CanalMania;
use crate::information::InformationState;
use crate::map::Place;
use crate::parts::{Card, Contract, Engineer, Face, Goods, Ground, Hex, Tile, Town};
use crate::target::Target;
use towpath_core::{About, Message};

/// What a thing is.
pub(crate) fn about(game: &CanalMania, info: &InformationState, target: &Target) -> Option<About> {
    Some(match *target {
        Target::Contract(contract) | Target::Canal(contract) | Target::Lift(contract) => {
            canal(game, contract)
        }
        Target::Engineer(engineer) => man(game, engineer),
        Target::FaceUp(face) => face_up(game, face),
        Target::Hand(card) => with_card(game, game.say("canal-mania-about-card").card(card), card),
        Target::Hex(hex) => ground(game, hex)?,
        Target::Exit(exit) => ground(game, exit.hex)?,
        Target::Tile(tile) => {
            let about = About::new(game.say("canal-mania-about-tile").tile("tile", tile).into());
            about.line(price(game, tile)).rule("CM-BUILD-7")
        }
        Target::Town(town) => place(game, info, town),
        Target::Draw => About::new(Message::new("canal-mania-about-deck"))
            .line(Message::new("canal-mania-about-deck-use"))
            .rule("CM-TURN-4"),
        Target::Replace => About::new(Message::new("canal-mania-about-replace"))
            .line(Message::new("canal-mania-about-replace-use"))
            .rule("CM-TURN-1"),
        Target::Colour(_)
        | Target::Route(_)
        | Target::Goods(_)
        | Target::Show
        | Target::Keep
        | Target::Pass
        | Target::Stop
        | Target::End => return None,
    })
}

fn canal(game: &CanalMania, contract: Contract) -> About {
    let facts = game.map.contract(contract);
    let [one, other] = facts.terminals;
    let ends = game.say("canal-mania-about-contract");
    let mut about = About::new(game.say("canal-mania-about-canal").canal(contract).into()).line(
        ends.town("one", one)
            .town("other", other)
            .with("most", facts.value)
            .into(),
    );
    if facts.via != 0 {
        let via = game.say("canal-mania-about-contract-via");
        about = about.line(via.towns("towns", facts.via).into());
    }
    about
        .line(Message::new("canal-mania-about-contract-use"))
        .rule("CM-BUILD-13")
}

fn man(game: &CanalMania, engineer: Engineer) -> About {
    let (key, rule) = match engineer {
        Engineer::Brindley => ("canal-mania-about-brindley", "CM-ENG-1"),
        Engineer::Jessop => ("canal-mania-about-jessop", "CM-ENG-2"),
        Engineer::Telford => ("canal-mania-about-telford", "CM-ENG-3"),
        Engineer::Smeaton => ("canal-mania-about-smeaton", "CM-ENG-4"),
        Engineer::Rennie => ("canal-mania-about-rennie", "CM-ENG-5"),
    };
    let name = game.say("canal-mania-about-engineer");
    About::new(name.engineer("engineer", engineer).into())
        .line(Message::new(key))
        .line(Message::new("canal-mania-about-engineer-use"))
        .rule(rule)
}

fn face_up(game: &CanalMania, face: Face) -> About {
    let name = game.say("canal-mania-about-face").face(face);
    let about = with_card(game, name, face.card());
    match face.goods() != Goods::None {
        true => about
            .line(Message::new("canal-mania-about-goods").with("cubes", game.rules.cubes_a_symbol)),
        false => about,
    }
}

fn with_card(game: &CanalMania, name: impl Into<Message>, card: Card) -> About {
    let about = About::new(name.into());
    match card {
        Card::Stretch => about.line(price(game, Tile::Stretch)),
        Card::Lock => about.line(price(game, Tile::Lock)),
        Card::Aqueduct => about.line(price(game, Tile::Aqueduct)),
        Card::Tunnel => about.line(price(game, Tile::Tunnel)),
        Card::Surveyor => about.line(Message::new("canal-mania-about-surveyor")),
    }
    .rule("CM-BUILD-7")
}

/// What a tile costs, where it lies and what it is worth.
fn price(game: &CanalMania, tile: Tile) -> Message {
    let key = match tile {
        Tile::Stretch | Tile::Lock => "canal-mania-about-tile-clear",
        Tile::Aqueduct | Tile::Tunnel => "canal-mania-about-tile-difficult",
    };
    game.say(key)
        .tile("tile", tile)
        .with("cards", game.rules.tile_cards[tile as usize])
        .with("points", tile.points())
        .into()
}

fn ground(game: &CanalMania, hex: Hex) -> Option<About> {
    let Place::Cell(cell) = game.map.at(hex) else {
        return None;
    };
    let key = match game.map.cell(cell).ground {
        Ground::Clear => "canal-mania-about-clear",
        Ground::Difficult => "canal-mania-about-difficult",
    };
    let name = game.say("canal-mania-about-hex").hex("hex", hex);
    Some(
        About::new(name.into())
            .line(Message::new(key))
            .rule("CM-BUILD-6"),
    )
}

fn place(game: &CanalMania, info: &InformationState, town: Town) -> About {
    let facts = game.map.town(town);
    let name = game.say("canal-mania-about-town").town("town", town);
    let about = About::new(name.into()).line(
        game.say("canal-mania-about-town-colour")
            .colour(facts.colour)
            .into(),
    );
    match info.table.cubes & town.bit() != 0 {
        true => about.line(Message::new("canal-mania-about-cube")),
        false => about,
    }
    .rule("CM-MOVE-1")
}
