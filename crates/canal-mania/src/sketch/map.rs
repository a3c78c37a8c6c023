//! The map: the window of it that a screen has room for, hex by hex.

use super::*;

impl CanalMania {
    /// Two letters for each town, no two alike.
    pub(super) fn town_codes(&self) -> Vec<String> {
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

    pub(super) fn sketch_map(
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
            let named = lit.iter().filter_map(|lit| {
                let Target::Contract(contract) = lit.target else {
                    return None;
                };
                Some(self.map.contract(contract).terminals)
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
            Target::Colour(_)
            | Target::Contract(_)
            | Target::Canal(_)
            | Target::Lift(_)
            | Target::Engineer(_)
            | Target::FaceUp(_)
            | Target::Hand(_)
            | Target::Tile(_)
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
        let here = |lit: &&Lit<Target>| {
            matches!(lit.target, Target::Hex(_) | Target::Exit(_))
                && self.hex_of(&lit.target) == Some(hex)
        };
        let number = lit.iter().find(here).map(|lit| lit.number);
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
}
