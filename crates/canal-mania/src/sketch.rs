//! The table drawn for a terminal: the map turned a quarter, north to the left and east up, two characters a hex.
//!
//! A row of the picture is a column of the board, its hexes half a hex further on in every second row, so that neighbours
//! touch. Two letters are a town (capitals: a city), `.` clear and `^` difficult ground; a tile is the letter of its owner
//! and its kind, `+` one of several; a number is one of the list. Where the whole map has no room, the part is shown where
//! something can be chosen or where the reader has moved it.

mod map;

use crate::CanalMania;
use crate::cards::Cards;
use crate::information::InformationState;
use crate::map::Place;
use crate::parts::{
    Card, Contract, Engineer, Face, Goods, Ground, Hex, PlayerColour, Tile, Town, TownColour,
    contracts, towns,
};
use crate::state::{Barge, State, Step};
use crate::target::Target;
use crate::words::{card_word, colour_word, seat_name, tile_word};
use towpath_core::sketch::{Line, Lit, Paint, Room, beside, flow, shortened, wrap};
use towpath_core::{Audience, Message, Seat};

/// The width of the letters of the columns.
const MARGIN: usize = 2;

/// The table in the room of a terminal.
pub(crate) fn sketch(
    game: &CanalMania,
    info: &InformationState,
    lit: &[Lit<Target>],
    room: &Room<'_>,
) -> Vec<Line> {
    let mut below = game.sketch_contracts(info, room);
    below.extend(game.sketch_hands(info, lit, room));
    below.extend(game.sketch_cubes(&info.table, room));
    let mut lines = vec![game.sketch_heading(&info.table, room)];
    let most = |below: &[Line]| room.height.saturating_sub(1 + below.len());
    let mut side = game.sketch_players(info, room);
    let faces = game.sketch_faces(info, lit, room);
    // The cards that lie face up stand beside the map or, where that is too low, below it.
    match side.len() + faces.len() <= most(&below) {
        true => side.extend(faces),
        false => below
            .splice(0..0, flow(faces, "  ", room.width))
            .for_each(drop),
    }
    let map = game.sketch_map(info, lit, most(&below), room);
    let at = MARGIN + 2 * usize::from(game.map.rows) + 2;
    lines.extend(beside(map, at, side));
    lines.extend(below);
    lines
}

/// The contracts on offer, the engineers, the towns with their letters.
pub(crate) fn details(game: &CanalMania, info: &InformationState, room: &Room<'_>) -> Vec<Line> {
    let state = &info.table;
    let mut lines = Vec::new();
    let put = |lines: &mut Vec<Line>, text: &str, paint| {
        let wrapped = wrap(text, room.width).into_iter();
        lines.extend(wrapped.map(|text| Line::new().with(text, paint)));
    };
    put(
        &mut lines,
        &room.word("terminal-canal-mania-legend"),
        Paint::Plain,
    );
    put(
        &mut lines,
        &room.word("terminal-canal-mania-parliament"),
        Paint::Strong,
    );
    for contract in contracts(state.parliament) {
        let text = room.say(&game.contract_caption(contract));
        put(&mut lines, &text, Paint::Plain);
    }
    put(
        &mut lines,
        &room.word("terminal-canal-mania-engineers"),
        Paint::Strong,
    );
    for engineer in Engineer::ALL {
        let mut text = room.say(&engineer_caption(engineer));
        if let Some(seat) = state.engineers[engineer.index()] {
            text = format!("{text} ({})", game.sketch_name(state, seat, room));
        }
        put(&mut lines, &text, Paint::Plain);
    }
    put(
        &mut lines,
        &room.word("terminal-canal-mania-towns"),
        Paint::Strong,
    );
    let codes = game.town_codes();
    let town = |(index, code): (usize, &String)| {
        let info = &game.map.towns[index];
        let paint = town_paint(info.colour);
        Line::new()
            .with(code.as_str(), paint)
            .with(format!(" {}", info.name), Paint::Plain)
            .with(
                format!(" {}", room.say(&colour_word(info.colour))),
                Paint::Faint,
            )
    };
    let pieces: Vec<Line> = codes.iter().enumerate().map(town).collect();
    lines.extend(flow(pieces, ", ", room.width));
    lines
}

/// A thing to touch in a list.
pub(crate) fn caption(
    game: &CanalMania,
    info: &InformationState,
    target: &Target,
    alone: bool,
) -> Option<Message> {
    let state = &info.table;
    match *target {
        Target::Contract(contract) if !alone => Some(game.contract_caption(contract)),
        Target::Engineer(engineer) => {
            let swap = Message::new("terminal-canal-mania-swap");
            Some(swap.with("engineer", engineer_caption(engineer)))
        }
        Target::Canal(contract) if !alone => {
            let name = game.map.contract(contract).name.as_str();
            Some(Message::new("terminal-canal-mania-canal").with("canal", name))
        }
        Target::Hex(hex) if !alone => {
            let ground = match game.map.at(hex) {
                Place::Cell(cell) if game.map.cell(cell).ground == Ground::Difficult => {
                    "terminal-canal-mania-difficult"
                }
                Place::Cell(_) | Place::Town(_) | Place::Nothing => "terminal-canal-mania-clear",
            };
            Some(
                Message::new("terminal-canal-mania-hex")
                    .with("hex", hex.to_string().to_uppercase())
                    .with("ground", Message::new(ground)),
            )
        }
        Target::Exit(exit) if !alone => {
            let next = exit.hex.neighbour(exit.side)?;
            let place = match game.map.at(next) {
                Place::Town(town) => game.map.town(town).name.clone(),
                Place::Cell(_) | Place::Nothing => next.to_string().to_uppercase(),
            };
            Some(Message::new("terminal-canal-mania-exit").with("place", place))
        }
        Target::Tile(tile) if !alone => {
            let name = Message::new("terminal-canal-mania-tile").with("tile", tile_word(tile));
            Some(name.with("points", tile.points()))
        }
        Target::Town(town) if !alone => {
            let info = game.map.town(town);
            let key = match state.cubes & town.bit() != 0 {
                true => "terminal-canal-mania-cube-in",
                false => "terminal-canal-mania-town",
            };
            Some(Message::new(key).with("town", info.name.as_str()))
        }
        Target::FaceUp(_) if !alone => Some(Message::new("terminal-canal-mania-face-up")),
        Target::Colour(_)
        | Target::Contract(_)
        | Target::Canal(_)
        | Target::Lift(_)
        | Target::FaceUp(_)
        | Target::Hand(_)
        | Target::Hex(_)
        | Target::Exit(_)
        | Target::Tile(_)
        | Target::Town(_)
        | Target::Route(_)
        | Target::Goods(_)
        | Target::Replace
        | Target::Draw
        | Target::Show
        | Target::Keep
        | Target::Pass
        | Target::Stop
        | Target::End => None,
    }
}

fn engineer_caption(engineer: Engineer) -> Message {
    Message::new(match engineer {
        Engineer::Brindley => "terminal-canal-mania-brindley",
        Engineer::Smeaton => "terminal-canal-mania-smeaton",
        Engineer::Jessop => "terminal-canal-mania-jessop",
        Engineer::Telford => "terminal-canal-mania-telford",
        Engineer::Rennie => "terminal-canal-mania-rennie",
    })
}

const fn town_paint(colour: TownColour) -> Paint {
    match colour {
        TownColour::Red => Paint::Red,
        TownColour::Yellow => Paint::Yellow,
        TownColour::Green => Paint::Green,
        TownColour::Blue => Paint::Blue,
        TownColour::Black => Paint::Black,
        TownColour::Purple => Paint::Purple,
    }
}

const fn player_paint(colour: PlayerColour) -> Paint {
    match colour {
        PlayerColour::Red => Paint::Red,
        PlayerColour::White => Paint::White,
        PlayerColour::Black => Paint::Black,
        PlayerColour::Yellow => Paint::Yellow,
        PlayerColour::Green => Paint::Green,
    }
}

/// The letter of a player's tiles.
fn letter(colour: PlayerColour) -> &'static str {
    match colour {
        PlayerColour::Red => "R",
        PlayerColour::White => "W",
        PlayerColour::Black => "B",
        PlayerColour::Yellow => "Y",
        PlayerColour::Green => "G",
    }
}

const fn tile_sign(tile: Tile) -> char {
    match tile {
        Tile::Stretch => '-',
        Tile::Lock => '<',
        Tile::Aqueduct => 'a',
        Tile::Tunnel => 't',
    }
}

impl CanalMania {
    fn sketch_heading(&self, state: &State, room: &Room<'_>) -> Line {
        let mut parts = vec![room.say(&Message::new("terminal-round").with("round", state.round))];
        if let Some((_, round)) = state.end {
            let last = self.last_round(round);
            parts.push(room.say(&Message::new("terminal-canal-mania-last").with("round", last)));
        }
        match state.step {
            Step::Over => parts = vec![room.word("table-over")],
            Step::LastGoods => parts.push(room.word("terminal-canal-mania-last-goods")),
            Step::Colour => {}
            Step::Phase
            | Step::Extra
            | Step::Taking { .. }
            | Step::Declare { .. }
            | Step::Naming
            | Step::Removing
            | Step::Placing
            | Step::Building
            | Step::Crossing { .. }
            | Step::Closing => parts.push(room.word(match state.phase {
                1 => "terminal-canal-mania-phase-1",
                2 => "terminal-canal-mania-phase-2",
                _ => "terminal-canal-mania-phase-3",
            })),
        }
        if state.step != Step::Over {
            let called = Message::new("terminal-said");
            let called = called.with("what", seat_name(state, state.active));
            parts.push(room.say(&called));
        }
        let mut line = Line::new().with("Canal Mania", Paint::Strong);
        for part in parts {
            line.put(" · ", Paint::Faint);
            line.put(part, Paint::Plain);
        }
        let name = room.name(state.active);
        if state.step != Step::Over && line.width() + 1 + name.chars().count() <= room.width {
            line.put(format!(" {name}"), Paint::Plain);
        }
        line
    }

    /// A seat by its colour and the name of its player.
    fn sketch_name(&self, state: &State, seat: Seat, room: &Room<'_>) -> String {
        let called = Message::new("terminal-said").with("what", seat_name(state, seat));
        let name = room.name(seat);
        match name.is_empty() {
            true => room.say(&called),
            false => format!("{} {name}", room.say(&called)),
        }
    }

    /// A line a player: colour, name, points, cards in hand.
    fn sketch_players(&self, info: &InformationState, room: &Room<'_>) -> Vec<Line> {
        let state = &info.table;
        let mut lines = Vec::new();
        for seat in (0..self.players).map(Seat::new) {
            let (sign, paint) = match state.colours[seat.index()] {
                Some(colour) => (letter(colour), player_paint(colour)),
                None => ("?", Paint::Faint),
            };
            let line = Line::new()
                .with(sign, paint)
                .with(format!(" {}", shortened(room.name(seat), 6)), Paint::Plain)
                .padded(8)
                .with(format!("{:>3}", state.score(seat)), Paint::Strong)
                .with(format!(" ▯{}", info.hand_size(seat)), Paint::Faint);
            lines.push(line);
        }
        lines
    }

    /// The deck, and the cards that lie face up.
    fn sketch_faces(
        &self,
        info: &InformationState,
        lit: &[Lit<Target>],
        room: &Room<'_>,
    ) -> Vec<Line> {
        let deck = Message::new("terminal-canal-mania-deck").with("cards", info.deck_size());
        let mut lines = vec![Line::new().with(shortened(&room.say(&deck), 16), Paint::Faint)];
        for face in info.table.display.iter().flatten() {
            let open = lit.iter().any(|lit| lit.target == Target::FaceUp(*face));
            lines.push(face_line(*face, open, room));
        }
        lines
    }

    /// One's own open contracts, or everybody's for those who see everything.
    fn sketch_contracts(&self, info: &InformationState, room: &Room<'_>) -> Vec<Line> {
        let state = &info.table;
        let codes = self.town_codes();
        let mut lines = Vec::new();
        let Audience::Seat(seat) = info.audience else {
            return lines;
        };
        for contract in state.open_contracts(seat) {
            let facts = self.map.contract(contract);
            let node = self.map.tree.node(state.canal(contract).node);
            let coded = |town: Town| {
                let name = &self.map.town(town).name;
                format!("{name} {}", codes[town.index()])
            };
            let [one, other] = facts.terminals.map(coded);
            let mut way: Vec<String> = towns(facts.via).map(coded).collect();
            way.insert(0, one);
            way.push(other);
            let rest = Message::new("terminal-canal-mania-laid")
                .with("laid", node.tiles)
                .with("value", facts.value)
                .with("need", self.map.tree.to_go(state.canal(contract).node));
            let line = Line::new()
                .with(format!("{}: ", shortened(&facts.name, 26)), Paint::Strong)
                .with(way.join("–"), Paint::Plain);
            let pieces = vec![line, Line::new().with(room.say(&rest), Paint::Faint)];
            lines.extend(flow(pieces, ", ", room.width));
        }
        lines
    }

    fn sketch_hands(
        &self,
        info: &InformationState,
        lit: &[Lit<Target>],
        room: &Room<'_>,
    ) -> Vec<Line> {
        let state = &info.table;
        let Audience::Seat(seat) = info.audience else {
            return Vec::new();
        };
        let hand = state.hand(seat);
        let all: Cards = hand.known.plus(&hand.hidden);
        let title = Message::new("terminal-canal-mania-hand")
            .with("engineer", engineer_name(state.engineer(seat)))
            .with("cards", info.hand_size(seat));
        let mut pieces = vec![Line::new().with(room.say(&title), Paint::Faint)];
        for card in Card::ALL {
            let count = all.of(card);
            if count == 0 {
                continue;
            }
            let open = lit.iter().any(|lit| lit.target == Target::Hand(card));
            let paint = if open { Paint::Lit } else { Paint::Plain };
            let name = room.say(&card_word(card));
            pieces.push(Line::new().with(format!("{count} {name}"), paint));
        }
        let left: Vec<String> = Tile::ALL
            .iter()
            .map(|tile| state.supply[seat.index()][tile.index()].to_string())
            .collect();
        let left = Message::new("terminal-canal-mania-tiles").with("tiles", left.join("/"));
        pieces.push(Line::new().with(room.say(&left), Paint::Faint));
        flow(pieces, "  ", room.width)
    }

    fn sketch_cubes(&self, state: &State, room: &Room<'_>) -> Vec<Line> {
        if state.cubes == 0 {
            return Vec::new();
        }
        let codes = self.town_codes();
        let mut pieces =
            vec![Line::new().with(room.word("terminal-canal-mania-cubes"), Paint::Faint)];
        for town in towns(state.cubes) {
            let paint = town_paint(self.map.town(town).colour);
            pieces.push(Line::new().with(codes[town.index()].as_str(), paint));
        }
        flow(pieces, " ", room.width)
    }

    fn contract_caption(&self, contract: Contract) -> Message {
        let facts = self.map.contract(contract);
        let mut way = vec![facts.terminals[0]];
        way.extend(towns(facts.via));
        way.push(facts.terminals[1]);
        let names: Vec<&str> = way
            .iter()
            .map(|town| self.map.town(*town).name.as_str())
            .collect();
        Message::new("terminal-canal-mania-contract")
            .with("canal", facts.name.as_str())
            .with("way", names.join(" – "))
            .with("value", facts.value)
    }
}

/// Engineers keep their names in every language.
const fn engineer_name(engineer: Engineer) -> &'static str {
    match engineer {
        Engineer::Brindley => "Brindley",
        Engineer::Smeaton => "Smeaton",
        Engineer::Jessop => "Jessop",
        Engineer::Telford => "Telford",
        Engineer::Rennie => "Rennie",
    }
}

/// A card that lies face up, with the first letters of the colour of its goods.
fn face_line(face: Face, open: bool, room: &Room<'_>) -> Line {
    let paint = if open { Paint::Lit } else { Paint::Plain };
    let name = room.say(&card_word(face.card()));
    let mut line = Line::new().with(shortened(&name, 10), paint);
    match (face.goods(), face.goods().colour()) {
        (Goods::White, _) => line.put(" ◇", Paint::White),
        (_, Some(colour)) => {
            let short: String = room.say(&colour_word(colour)).chars().take(3).collect();
            line.put(format!(" ◆{short}"), town_paint(colour));
        }
        (_, None) => {}
    }
    line
}
