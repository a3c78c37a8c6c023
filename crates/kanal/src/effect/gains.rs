//! Reading gains, measures and amounts.

use super::parse::Parser;
use super::token::Token;
use super::{
    Amounts, Build, Fee, Gain, Kind, KindSet, MAX_GAINS, MAX_PARTS, MAX_ROWS, Measure, ParseError,
    Part, Pick, Piece, PieceSet, Place, Reward, Row, Table, ThingSet,
};
use crate::purse::Thing;

impl Parser<'_> {
    /// Alternative gains.
    pub(super) fn gains(&mut self) -> Result<Box<[Gain]>, ParseError> {
        let mut gains = Vec::new();
        loop {
            if gains.len() == MAX_GAINS {
                let message = format!("an effect has at most {MAX_GAINS} gains to choose from");
                return Err(self.error(self.at(), message));
            }
            gains.push(self.gain()?);
            if !self.word("or") {
                return Ok(gains.into());
            }
        }
    }

    fn gain(&mut self) -> Result<Gain, ParseError> {
        let start = self.at();
        let mut parts: Vec<Part> = Vec::new();
        loop {
            let at = self.at();
            match self.part()? {
                // What is given plainly comes together, wherever it stands.
                Part::Flat(reward) => {
                    let flat = parts.iter_mut().find_map(|part| match part {
                        Part::Flat(flat) => Some(flat),
                        Part::Each(..) | Part::Table(..) => None,
                    });
                    match flat {
                        Some(flat) => self.join(flat, reward, at)?,
                        None => parts.push(Part::Flat(reward)),
                    }
                }
                part @ (Part::Each(..) | Part::Table(..)) => parts.push(part),
            }
            if parts.len() > MAX_PARTS {
                let message = format!("a gain has at most {MAX_PARTS} parts");
                return Err(self.error(at, message));
            }
            if !self.word("and") {
                break;
            }
        }
        let gain = Gain {
            parts: parts.into(),
        };
        match fault(&gain) {
            Some(message) => Err(self.error(start, message)),
            None => Ok(gain),
        }
    }

    fn part(&mut self) -> Result<Part, ParseError> {
        if self.word("each") {
            let measure = self.measure("what is counted")?;
            self.need(":")?;
            let (amounts, pick) = self.amounts()?;
            return Ok(Part::Each(
                measure,
                Reward {
                    amounts,
                    pick,
                    ..Reward::default()
                },
            ));
        }
        if self.word("by") {
            let measure = self.measure("what is counted")?;
            return Ok(Part::Table(measure, self.table()?));
        }
        let expected = "an amount, 'each', 'by', 'build' or 'turn'";
        Ok(Part::Flat(self.plain(expected)?))
    }

    /// Amounts, pieces or a turn of the wheel.
    fn plain(&mut self, expected: &str) -> Result<Reward, ParseError> {
        let mut reward = Reward::default();
        if self.word("turn") {
            reward.turn = true;
        } else if self.word("build") {
            reward.build = Some(self.build()?);
        } else if matches!(self.peek(), Some(Token::Number(_))) {
            (reward.amounts, reward.pick) = self.amounts()?;
        } else {
            return Err(self.unexpected(expected));
        }
        Ok(reward)
    }

    /// Puts more into a reward.
    fn join(&self, to: &mut Reward, more: Reward, at: usize) -> Result<(), ParseError> {
        let things = |reward: &Reward| !reward.amounts.is_empty() || reward.pick.is_some();
        if things(to) && things(&more) {
            let message = "things that come together stand together, such as '2 wood 1 thaler'";
            return Err(self.error(at, message));
        }
        if to.build.is_some() && more.build.is_some() || to.turn && more.turn {
            return Err(self.error(at, "a gain builds once and turns the wheel once"));
        }
        if things(&more) {
            (to.amounts, to.pick) = (more.amounts, more.pick);
        }
        to.build = to.build.or(more.build);
        to.turn |= more.turn;
        Ok(())
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
            let mut reward = Reward::default();
            loop {
                let at = self.at();
                let more = self.plain("an amount, 'build' or 'turn'")?;
                self.join(&mut reward, more, at)?;
                if !self.word("and") {
                    break;
                }
            }
            rows.push(Row { from, reward });
            if self.sign(")") {
                return Ok(Table::of(rows));
            }
            if !self.sign(",") {
                return Err(self.unexpected("',' or ')'"));
            }
        }
    }

    fn build(&mut self) -> Result<Build, ParseError> {
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
            // The older form is `rail or canal`.
            if !self.sign("/") && !self.word("or") {
                break;
            }
        }
        let place = self.place()?;
        Ok(Build {
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
            return Ok(Measure::Stock(self.things()?));
        }
        if self.word("kinds") {
            return Ok(Measure::Different(KindSet::ROUTES, self.place()?));
        }
        if self.word("different") {
            if self.word("stock") {
                return Ok(Measure::DifferentStock(self.things()?));
            }
            let at = self.at();
            let kinds = self.kinds("a kind of route or 'stock'")?;
            if !kinds
                .without(KindSet::ROUTES.or(KindSet::BRIDGES))
                .is_empty()
            {
                return Err(self.error(
                    at,
                    "buildings always differ: count them without 'different'",
                ));
            }
            return Ok(Measure::Different(kinds, self.place()?));
        }
        let kinds = self.kinds(expected)?;
        Ok(Measure::Count(kinds, self.place()?))
    }

    /// Kinds with `/` between them.
    fn kinds(&mut self, expected: &str) -> Result<KindSet, ParseError> {
        let mut kinds = KindSet::NONE;
        loop {
            let at = self.at();
            let more = self.kind(expected)?;
            if !kinds.and(more).is_empty() {
                return Err(self.error(at, "each kind is named once"));
            }
            kinds = kinds.or(more);
            if !self.sign("/") {
                return Ok(kinds);
            }
        }
    }

    fn kind(&mut self, expected: &str) -> Result<KindSet, ParseError> {
        let kind = match self.peek() {
            Some(Token::Word(word)) => kind(word),
            _ => None,
        };
        let Some((kind, needs_building)) = kind else {
            return Err(self.unexpected(&format!(
                "{expected} (route, path, road, rail, canal, bridge, building, kinds, different, stock …)"
            )));
        };
        self.next += 1;
        if needs_building && !self.word("building") {
            return Err(self.unexpected("'building'"));
        }
        Ok(kind)
    }

    /// Things with `/` between them.
    fn things(&mut self) -> Result<ThingSet, ParseError> {
        if self.word("material") {
            return Ok(ThingSet::MATERIALS);
        }
        let mut things = ThingSet::NONE;
        loop {
            let at = self.at();
            let thing = self.thing()?;
            if things.contains(thing) {
                return Err(self.error(at, "each thing is named once"));
            }
            things = things.with(thing);
            if !self.sign("/") {
                return Ok(things);
            }
        }
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

    /// Things, prestige, and things that are picked.
    pub(super) fn amounts(&mut self) -> Result<(Amounts, Option<Pick>), ParseError> {
        let (mut amounts, mut pick) = (Amounts::default(), None);
        loop {
            self.amount(&mut amounts, &mut pick)?;
            if !matches!(self.peek(), Some(Token::Number(_))) {
                return Ok((amounts, pick));
            }
        }
    }

    /// One item of a list of amounts.
    pub(super) fn amount(
        &mut self,
        amounts: &mut Amounts,
        pick: &mut Option<Pick>,
    ) -> Result<(), ParseError> {
        let at = self.at();
        let count = self.number(1)?;
        let different = self.word("different");
        if !different && self.word("prestige") {
            return self.fill(&mut amounts.prestige, count, at);
        }
        let named = match self.peek() {
            Some(Token::Word(word)) => word == "material" || Thing::from_word(word).is_some(),
            _ => false,
        };
        if !named {
            return Err(
                self.unexpected(
                "wood, clay, coal, stone, steel, thaler or prestige, or 'material' for one of the five,",
            )
            );
        }
        let from = self.things()?;
        let (kinds, each) = match (different, from.only()) {
            (false, Some(thing)) => {
                return self.fill(&mut amounts.things[thing as usize], count, at);
            }
            (false, None) => (1, count),
            (true, _) => (count, 1),
        };
        if pick.is_some() {
            return Err(self.error(at, "things can be picked once: leave out one list with '/'"));
        }
        if u32::from(kinds) > from.len() {
            let message = format!("there are only {} to pick from", from.len());
            return Err(self.error(at, message));
        }
        *pick = Some(Pick { kinds, each, from });
        Ok(())
    }

    fn fill(&self, slot: &mut u8, amount: u8, at: usize) -> Result<(), ParseError> {
        if *slot > 0 {
            return Err(self.error(at, "each thing is named once"));
        }
        *slot = amount;
        Ok(())
    }
}

/// The kinds that a word begins, and whether `building` follows.
fn kind(word: &str) -> Option<(KindSet, bool)> {
    Some(match word {
        "route" => (KindSet::ROUTES, false),
        "path" => (KindSet::of(Kind::Path), false),
        "road" => (KindSet::of(Kind::Road), false),
        "rail" => (KindSet::of(Kind::Rail), false),
        "canal" => (KindSet::of(Kind::Canal), false),
        "bridge" => (KindSet::BRIDGES, false),
        "building" => (KindSet::BUILDINGS, false),
        "idle" => (KindSet::of(Kind::Idle), true),
        "once" => (KindSet::of(Kind::Once), true),
        "twice" => (KindSet::of(Kind::Twice), true),
        _ => return None,
    })
}

/// What cannot stand together in one gain.
fn fault(gain: &Gain) -> Option<&'static str> {
    let builds = |part: &&Part| match part {
        Part::Flat(reward) | Part::Each(_, reward) => reward.build.is_some(),
        Part::Table(_, table) => table.rows().iter().any(|row| row.reward.build.is_some()),
    };
    if gain.parts.iter().filter(builds).count() > 1 {
        return Some("a gain builds once");
    }
    let mut picked = ThingSet::NONE;
    let mut parts = 0;
    for part in &gain.parts {
        let alone = Gain {
            parts: [part.clone()].into(),
        };
        let from = alone.rewards().filter_map(|reward| reward.pick);
        let from = from.fold(ThingSet::NONE, |set, pick| {
            pick.from.iter().fold(set, ThingSet::with)
        });
        parts += usize::from(!from.is_empty());
        picked = from.iter().fold(picked, ThingSet::with);
    }
    if picked.contains(Thing::Thaler) {
        return Some(
            "thalers are not picked from a list: write 'or', such as '2 wood or 3 thaler'",
        );
    }
    if parts > 1 {
        return Some("things are picked in one part of a gain");
    }
    let given = |thing: Thing| {
        let mut rewards = gain.rewards();
        rewards.any(|reward| reward.amounts.things[thing as usize] > 0)
    };
    picked
        .iter()
        .any(given)
        .then_some("what can be picked is not given as well: leave it out of one of the two")
}
