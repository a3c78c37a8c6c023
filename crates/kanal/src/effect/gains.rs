//! Reading gains, measures and amounts.

use super::parse::Parser;
use super::token::Token;
use super::{
    Amounts, Fee, Gain, Kind, MAX_ROWS, Measure, ParseError, Piece, PieceSet, Place, Row, Table,
};
use crate::purse::Thing;

impl Parser<'_> {
    pub(super) fn gain(&mut self) -> Result<Gain, ParseError> {
        if self.word("turn") {
            return Ok(Gain::Turn);
        }
        if self.word("build") {
            return self.build();
        }
        if self.word("each") {
            let measure = self.measure("what is counted")?;
            self.need(":")?;
            return Ok(Gain::Each(measure, self.amounts()?));
        }
        if self.word("by") {
            let measure = self.measure("what is counted")?;
            return Ok(Gain::Table(measure, self.table()?));
        }
        if !matches!(self.peek(), Some(Token::Number(_))) {
            return Err(self.unexpected("an amount, 'each', 'by', 'build' or 'turn'"));
        }
        Ok(Gain::Flat(self.amounts()?))
    }

    fn table(&mut self) -> Result<Table, ParseError> {
        self.need("(")?;
        let mut rows: Vec<Row> = Vec::new();
        loop {
            let at = self.at();
            if rows.len() == MAX_ROWS {
                return Err(self.error(at, format!("a table has at most {MAX_ROWS} rows")));
            }
            let from = self.number(0)?;
            if rows.last().is_some_and(|row| row.from >= from) {
                return Err(self.error(at, "the numbers of a table's rows rise"));
            }
            self.need(":")?;
            let amounts = self.amounts()?;
            rows.push(Row { from, amounts });
            if self.sign(")") {
                return Ok(Table::of(&rows));
            }
            if !self.sign(",") {
                return Err(self.unexpected("',' or ')'"));
            }
        }
    }

    fn build(&mut self) -> Result<Gain, ParseError> {
        let count = match self.peek() {
            Some(Token::Number(_)) => self.number(1)?,
            _ => 1,
        };
        let fee = if self.word("free") {
            Fee::Free
        } else if self.word("paid") {
            Fee::Paid
        } else {
            return Err(self.unexpected("'free' or 'paid'"));
        };
        let mut pieces = PieceSet::NONE;
        loop {
            pieces = pieces.or(self.pieces()?);
            if !self.word("or") {
                break;
            }
        }
        let place = self.place()?;
        Ok(Gain::Build {
            count,
            fee,
            pieces,
            place,
        })
    }

    fn pieces(&mut self) -> Result<PieceSet, ParseError> {
        if self.word("route") {
            return Ok(PieceSet::ROUTES);
        }
        let piece = match self.peek() {
            Some(Token::Word(word)) => Piece::from_word(word),
            _ => None,
        };
        let Some(piece) = piece else {
            return Err(self.unexpected("path, road, rail, canal, bridge or route"));
        };
        self.next += 1;
        Ok(PieceSet::NONE.with(piece))
    }

    pub(super) fn place(&mut self) -> Result<Place, ParseError> {
        if self.word("beside") {
            Ok(Place::Beside)
        } else if self.word("anywhere") {
            Ok(Place::Anywhere)
        } else {
            Err(self.unexpected("'beside' or 'anywhere'"))
        }
    }

    pub(super) fn measure(&mut self, expected: &str) -> Result<Measure, ParseError> {
        if self.word("paid") {
            return Ok(Measure::Paid);
        }
        if self.word("stock") {
            return Ok(Measure::Stock(self.thing()?));
        }
        let kind = match self.peek() {
            Some(Token::Word(word)) => kind(word),
            _ => None,
        };
        let Some((kind, needs_building)) = kind else {
            return Err(self.unexpected(&format!(
                "{expected} (route, path, road, rail, canal, bridge, building, kinds, stock …)"
            )));
        };
        self.next += 1;
        if needs_building && !self.word("building") {
            return Err(self.unexpected("'building'"));
        }
        Ok(Measure::Count(kind, self.place()?))
    }

    pub(super) fn thing(&mut self) -> Result<Thing, ParseError> {
        let thing = match self.peek() {
            Some(Token::Word(word)) => Thing::from_word(word),
            _ => None,
        };
        let Some(thing) = thing else {
            return Err(self.unexpected("wood, clay, coal, stone, steel or thaler"));
        };
        self.next += 1;
        Ok(thing)
    }

    pub(super) fn amounts(&mut self) -> Result<Amounts, ParseError> {
        let mut amounts = Amounts::default();
        loop {
            let at = self.at();
            let amount = self.number(1)?;
            let slot = if self.word("prestige") {
                &mut amounts.prestige
            } else {
                let Some(thing) = self.thing().ok() else {
                    return Err(
                        self.unexpected("wood, clay, coal, stone, steel, thaler or prestige")
                    );
                };
                &mut amounts.things[thing as usize]
            };
            if *slot > 0 {
                return Err(self.error(at, "each thing is named once"));
            }
            *slot = amount;
            if !matches!(self.peek(), Some(Token::Number(_))) {
                return Ok(amounts);
            }
        }
    }
}

/// The kind that a word begins, and whether `building` follows.
fn kind(word: &str) -> Option<(Kind, bool)> {
    Some(match word {
        "route" => (Kind::Route, false),
        "path" => (Kind::Path, false),
        "road" => (Kind::Road, false),
        "rail" => (Kind::Rail, false),
        "canal" => (Kind::Canal, false),
        "bridge" => (Kind::Bridge, false),
        "building" => (Kind::Building, false),
        "kinds" => (Kind::Kinds, false),
        "idle" => (Kind::Idle, true),
        "once" => (Kind::Once, true),
        "twice" => (Kind::Twice, true),
        _ => return None,
    })
}
