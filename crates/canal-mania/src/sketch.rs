//! The table drawn for a terminal: the map turned a quarter, north to the left and east up, two characters a hex.
//!
//! A row of the picture is a column of the board, its hexes half a hex further on in every second row, so that neighbours
//! touch. Two letters are a town (capitals: a city), `.` clear and `^` difficult ground; a tile is the letter of its owner
//! and its kind, `+` one of several; a number is one of the list. Where the whole map has no room, the part is shown where
//! something can be chosen or where the reader has moved it.

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
        _ => None,
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
            _ => parts.push(room.word(match state.phase {
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

    /// Two letters for each town, no two alike.
    fn town_codes(&self) -> Vec<String> {
        let mut codes: Vec<String> = Vec::new();
        for (index, town) in self.map.towns.iter().enumerate() {
            let mut letters = town.name.chars().filter(|c| c.is_alphabetic());
            let first = letters.next().unwrap_or('?').to_uppercase().to_string();
            let more = letters.map(|c| c.to_lowercase().to_string());
            let more = more.chain(('a'..='z').map(|c| c.to_string()));
            let free = |code: &String| {
                let taken = codes.iter().any(|other| other.eq_ignore_ascii_case(code));
                code.chars().count() == 2 && !taken
            };
            let code = more.map(|c| format!("{first}{c}")).find(free);
            let code = code.unwrap_or_else(|| "??".to_owned());
            let city = self.map.cities & Town(index as u8).bit() != 0;
            codes.push(if city { code.to_uppercase() } else { code });
        }
        codes
    }

    fn sketch_map(
        &self,
        info: &InformationState,
        lit: &[Lit<Target>],
        most: usize,
        room: &Room<'_>,
    ) -> Vec<Line> {
        let columns = i32::from(self.map.columns);
        let shown = (most.saturating_sub(1) as i32).clamp(1, columns);
        // The rows of the picture, counted from the east.
        let middle = columns - 1 - self.focus(info, lit);
        let first = (middle - shown / 2 + room.pan).clamp(0, columns - shown);
        let mut head = Line::plain(" ".repeat(MARGIN));
        for row in (0..self.map.rows).step_by(2) {
            head.put(format!("{row:<4}"), Paint::Faint);
        }
        let mut lines = vec![head];
        let codes = self.town_codes();
        let tiles = self.sketch_tiles(&info.table);
        for line in first..first + shown {
            let col = (columns - 1 - line) as u8;
            let name = char::from(b'A' + col).to_string();
            // An arrow where the map goes on.
            let more = match () {
                () if line == first && first > 0 => "↑",
                () if line == first + shown - 1 && first + shown < columns => "↓",
                () => " ",
            };
            let mut picture = Line::new().with(name + more, Paint::Faint);
            if col % 2 == 1 {
                picture.put(" ", Paint::Plain);
            }
            for row in 0..self.map.rows {
                let hex = Hex { col, row };
                let (text, paint) = self.sketch_hex(hex, &codes, &tiles, lit);
                picture.put(text, paint);
            }
            lines.push(picture);
        }
        lines
    }

    /// The column that the picture is about: the middle of what can be chosen, or of one's own canals.
    fn focus(&self, info: &InformationState, lit: &[Lit<Target>]) -> i32 {
        let state = &info.table;
        let mut columns: Vec<i32> = lit
            .iter()
            .filter_map(|lit| self.hex_of(&lit.target))
            .map(|hex| i32::from(hex.col))
            .collect();
        if columns.is_empty() {
            let seat = match info.audience {
                Audience::Seat(seat) => seat,
                Audience::Spectator | Audience::Everything => state.active,
            };
            for contract in state.open_contracts(seat) {
                let barge = match state.barge(&self.map.tree, contract) {
                    Barge::Town(town) => self.map.town(town).hex,
                    Barge::Tile(cell, _) => self.map.cell(cell).hex,
                };
                columns.push(i32::from(barge.col));
            }
        }
        if columns.is_empty() {
            let named = lit.iter().filter_map(|lit| match lit.target {
                Target::Contract(contract) => Some(self.map.contract(contract).terminals),
                _ => None,
            });
            let towns = named.flatten();
            columns.extend(towns.map(|town| i32::from(self.map.town(town).hex.col)));
        }
        columns.sort_unstable();
        match columns[..] {
            [] => i32::from(self.map.columns) / 2,
            [least, .., most] => (least + most) / 2,
            [only] => only,
        }
    }

    fn hex_of(&self, target: &Target) -> Option<Hex> {
        match target {
            Target::Hex(hex) => Some(*hex),
            Target::Exit(exit) => exit.hex.neighbour(exit.side),
            Target::Town(town) => Some(self.map.town(*town).hex),
            Target::Route(route) => Some(self.map.town(route.last()).hex),
            _ => None,
        }
    }

    /// For each hex the sign of its last tile, and whether there are several.
    fn sketch_tiles(&self, state: &State) -> Vec<Option<(String, Paint)>> {
        let tree = &self.map.tree;
        let mut signs: Vec<Option<(String, Paint)>> = vec![None; self.map.cells.len()];
        for contract in contracts(self.map.all_contracts()) {
            let canal = state.canal(contract);
            let Some(owner) = canal.owner else { continue };
            let colour = state.colour(owner);
            let mut path = [0; 16];
            let path = tree.path(canal.node, &mut path);
            let open = state.open[owner.index()] & contract.bit() != 0;
            for (place, id) in path.iter().enumerate() {
                let sign = &mut signs[usize::from(tree.node(*id).cell)];
                let head = open && place + 1 == path.len() && tree.node(*id).town.is_none();
                let kind = match sign {
                    Some(_) => '+',
                    None if head => '>',
                    None => tile_sign(canal.tile(place)),
                };
                *sign = Some((format!("{}{kind}", letter(colour)), player_paint(colour)));
            }
        }
        signs
    }

    fn sketch_hex(
        &self,
        hex: Hex,
        codes: &[String],
        tiles: &[Option<(String, Paint)>],
        lit: &[Lit<Target>],
    ) -> (String, Paint) {
        let number = lit.iter().find_map(|lit| match lit.target {
            Target::Hex(_) | Target::Exit(_) => {
                (self.hex_of(&lit.target) == Some(hex)).then_some(lit.number)
            }
            _ => None,
        });
        match self.map.at(hex) {
            Place::Nothing => ("  ".to_owned(), Paint::Plain),
            Place::Town(town) => {
                let paint = match lit.iter().any(|lit| self.hex_of(&lit.target) == Some(hex)) {
                    true => Paint::Lit,
                    false => town_paint(self.map.town(town).colour),
                };
                (codes[town.index()].clone(), paint)
            }
            Place::Cell(_) if number.is_some() => {
                (format!("{:<2}", number.unwrap_or(0)), Paint::Lit)
            }
            Place::Cell(cell) => match &tiles[usize::from(cell)] {
                Some(tile) => tile.clone(),
                None => match self.map.cell(cell).ground {
                    Ground::Clear => (". ".to_owned(), Paint::Faint),
                    Ground::Difficult => ("^ ".to_owned(), Paint::Faint),
                },
            },
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
