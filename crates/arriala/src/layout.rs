//! The board as this table uses it: the data file turned into sets of places, once a game.

use crate::cards::Cards;
use crate::edition::{ARTS, MOST_STRETCHES, Sheet};
use crate::place::{Colour, Place, Places};

/// What the engine needs of the component data, for one number of players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    /// Towns in play.
    pub towns: Places,
    /// Cells of the canal in play.
    pub cells: Places,
    /// Vineyards in play.
    pub vineyards: Places,
    /// Towns and vineyards of the whole board: places for many workers.
    pub shared: Places,
    /// The stretches of the whole board.
    pub stretches: [Stretch; MOST_STRETCHES],
    /// How many of them there are.
    pub stretch_count: u8,
    /// How many river works can be built.
    pub river_works: u8,
    /// Places of each vineyard, which are also its points.
    pub vineyard_places: [u8; Place::VINEYARDS],
    /// Points of a section by its workers; the last value for more.
    pub section_points: [u8; 8],
    /// The whole deck.
    pub deck: Cards,
    /// Colours that have workers.
    pub sides: u8,
    /// The virtual player's colour.
    pub virtual_side: Option<Colour>,
    /// Where each shared place has its three bits in a [`crate::State`]'s crowds.
    crowd_shift: [u8; 64],
    /// The number on each cell; 0 for towns.
    cell_number: [u8; 64],
    /// Every place of the line, in play or not.
    pub line: Places,
    /// Names of towns by place, of vineyards and of works of art.
    names: Vec<Name>,
    /// What players type for each place, by its index.
    keys: Vec<String>,
    /// Names of the works of art.
    pub arts: [Name; ARTS],
}

/// One stretch between two towns.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Stretch {
    /// The cells between its two towns.
    pub cells: Places,
    /// How many locks may stand on it.
    pub max_locks: u8,
    /// Its blue cells.
    pub river_works: u8,
}

/// What a place is called.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Name {
    /// The place; for a work of art the town it is near.
    pub place: Option<Place>,
    /// What players type.
    pub key: String,
    /// What players read.
    pub name: String,
}

impl Layout {
    /// Lays out the board for so many players.
    pub(crate) fn new(sheet: &Sheet, players: u8) -> Layout {
        let mut layout = Layout {
            towns: Places::NONE,
            cells: Places::NONE,
            vineyards: Places::NONE,
            shared: Places::NONE,
            stretches: [Stretch::default(); MOST_STRETCHES],
            stretch_count: sheet.stretches.len() as u8,
            river_works: 0,
            vineyard_places: [0; Place::VINEYARDS],
            section_points: [0; 8],
            deck: sheet.cards.get_ref().cards(),
            sides: players.max(3),
            // AR-TWO-1: with two players the third colour plays along without a player.
            virtual_side: (players == 2).then_some(Colour::Green),
            crowd_shift: [0; 64],
            cell_number: [0; 64],
            line: Places::NONE,
            names: Vec::new(),
            keys: Vec::new(),
            arts: Default::default(),
        };
        let points = sheet.section_points.get_ref();
        layout.section_points.copy_from_slice(points);
        layout.lay_canal(sheet, players);
        layout.lay_vineyards(sheet, players);
        for (slot, art) in layout.arts.iter_mut().zip(sheet.works_of_art.get_ref()) {
            let art = art.get_ref();
            *slot = Name {
                place: layout
                    .names
                    .iter()
                    .find(|town| town.key == art.near)
                    .and_then(|town| town.place),
                key: art.key.clone(),
                name: art.name.clone(),
            };
        }
        layout.write_keys();
        layout
    }

    /// Cells go by their numbers, towns and vineyards by their keys.
    fn write_keys(&mut self) {
        let places = self.line | self.shared;
        let most = places.iter().map(Place::index).max().unwrap_or(0);
        self.keys = vec![String::new(); most + 1];
        for place in places.iter() {
            self.keys[place.index()] = match (self.number(place), self.name_of(place)) {
                (Some(number), _) => number.to_string(),
                (None, Some(name)) => name.key.clone(),
                (None, None) => String::new(),
            };
        }
    }

    fn lay_canal(&mut self, sheet: &Sheet, players: u8) {
        let (mut next, mut number) = (0, 0);
        for (index, town) in sheet.towns.get_ref().iter().enumerate() {
            let place = Place::canal(next);
            next += 1;
            let town = town.get_ref();
            self.name_shared(place, &town.key, &town.name);
            // AR-SET-2: two players use neither the first town nor the stretch below it.
            let used = players > 2 || index > 0;
            if used {
                self.towns |= Places::only(place);
            }
            let Some(stretch) = sheet.stretches.get(index) else {
                break;
            };
            let stretch = stretch.get_ref();
            let mut cells = Places::NONE;
            for _ in 0..*stretch.cells.get_ref() {
                number += 1;
                cells |= Places::only(Place::canal(next));
                self.cell_number[next] = number;
                next += 1;
            }
            self.stretches[index] = Stretch {
                cells,
                max_locks: *stretch.max_locks.get_ref(),
                river_works: *stretch.river_works.get_ref(),
            };
            if used {
                self.cells |= cells;
                self.river_works += *stretch.river_works.get_ref();
            }
        }
        self.line = (0..next).map(Place::canal).collect();
    }

    fn lay_vineyards(&mut self, sheet: &Sheet, players: u8) {
        for (index, vineyard) in sheet.vineyards.iter().enumerate() {
            let vineyard = vineyard.get_ref();
            let place = Place::vineyard(index);
            self.name_shared(place, &vineyard.key, &vineyard.name);
            self.vineyard_places[index] = *vineyard.places.get_ref();
            // AR-SET-2: the Frontonnais is used only with four players.
            if players >= *vineyard.min_players.get_ref() {
                self.vineyards |= Places::only(place);
            }
        }
    }

    fn name_shared(&mut self, place: Place, key: &str, name: &str) {
        self.crowd_shift[place.index()] = 3 * self.shared.len() as u8;
        self.shared |= Places::only(place);
        self.names.push(Name {
            place: Some(place),
            key: key.to_owned(),
            name: name.to_owned(),
        });
    }

    /// The canal in play: towns and cells.
    #[inline]
    pub(crate) fn canal(&self) -> Places {
        self.towns | self.cells
    }

    /// Where a town's or vineyard's three bits are.
    #[inline]
    pub(crate) fn crowd_shift(&self, place: Place) -> u32 {
        u32::from(self.crowd_shift[place.index() & 63])
    }

    /// The stretches of the whole board, upstream first.
    pub(crate) fn stretches(&self) -> &[Stretch] {
        &self.stretches[..usize::from(self.stretch_count)]
    }

    /// The stretch a cell lies on.
    pub(crate) fn stretch_of(&self, cell: Place) -> Option<&Stretch> {
        self.stretches.iter().find(|s| s.cells.contains(cell))
    }

    /// The colours that have workers, in order.
    pub(crate) fn colours(&self) -> impl Iterator<Item = Colour> + use<> {
        Colour::ALL.into_iter().take(usize::from(self.sides))
    }

    /// The number printed on a cell; `None` for towns and vineyards.
    pub(crate) fn number(&self, place: Place) -> Option<u8> {
        let number = self.cell_number[place.index() & 63];
        (number > 0).then_some(number)
    }

    /// A place as players type it.
    pub(crate) fn key(&self, place: Place) -> &str {
        self.keys.get(place.index()).map_or("", String::as_str)
    }

    /// The name of a town or vineyard.
    pub(crate) fn name_of(&self, place: Place) -> Option<&Name> {
        if self.number(place).is_some() {
            return None;
        }
        self.names.iter().find(|name| name.place == Some(place))
    }

    /// Reads a cell's number, or a town's or vineyard's key or its unmistakable beginning.
    pub(crate) fn find(&self, word: &str) -> Option<Place> {
        if let Ok(number) = word.parse::<u8>() {
            // A leading zero or sign would be a second way to write the same cell.
            return (number > 0 && word == number.to_string())
                .then(|| self.line.iter().find(|p| self.number(*p) == Some(number)))
                .flatten();
        }
        if let Some(exact) = self.names.iter().find(|name| name.key == word) {
            return exact.place;
        }
        let mut begun = self.names.iter().filter(|name| name.key.starts_with(word));
        match (begun.next(), begun.next()) {
            (Some(only), None) if word.len() >= 2 => only.place,
            _ => None,
        }
    }
}
