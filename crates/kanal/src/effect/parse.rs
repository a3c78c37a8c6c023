//! Reading the effect language. Errors say what was found, what was expected, and where.

use super::token::{Token, tokens};
use super::{
    Amounts, Block, Cond, Effect, MAX_CONDITIONS, MAX_EFFECTS, MAX_PRICES, Measure, Open, Place,
    Price,
};
use crate::purse::{Purse, Thing};

/// Text that is not of the language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// Where in the text, in bytes.
    pub at: usize,
    /// What is wrong and what was expected.
    pub message: String,
}

/// How deep `all` and `one` may nest.
const MAX_DEPTH: usize = 3;

/// Reads a whole effect text: how the effects are joined, and the effects.
///
/// # Errors
/// The first place where the text is not of the language.
pub fn parse_block(text: &str) -> Result<(Block, Vec<Effect>), ParseError> {
    let mut parser = Parser::new(text)?;
    let mut effects = Vec::new();
    let (block, _) = parser.block(&mut effects, 0)?;
    parser.end()?;
    Ok((block, effects))
}

/// Reads a cost such as `2 wood 1 thaler`.
///
/// # Errors
/// The first place where the text is not a cost; coal is none.
pub fn parse_cost(text: &str) -> Result<Purse, ParseError> {
    let mut parser = Parser::new(text)?;
    let at = parser.at();
    let (amounts, pick) = parser.amounts()?;
    parser.end()?;
    let message = if pick.is_some() {
        "a building's cost names its things; a second cost stands by itself"
    } else if amounts.prestige > 0 {
        "prestige is gained, never paid"
    } else if amounts.things[Thing::Coal as usize] > 0 {
        // KA-CARD-2: coal is never part of what a building costs.
        "a building never costs coal; its cost is in wood, clay, stone, steel and thaler"
    } else {
        return Ok(amounts.purse(1));
    };
    Err(ParseError {
        at,
        message: message.to_owned(),
    })
}

/// Every word of the language.
const WORDS: [&str; 39] = [
    "all",
    "one",
    "order",
    "when",
    "and",
    "or",
    "up",
    "to",
    "each",
    "by",
    "build",
    "free",
    "paid",
    "turn",
    "beside",
    "anywhere",
    "stock",
    "kinds",
    "different",
    "material",
    "first",
    "second",
    "route",
    "path",
    "road",
    "rail",
    "canal",
    "bridge",
    "building",
    "idle",
    "once",
    "twice",
    "wood",
    "clay",
    "coal",
    "stone",
    "steel",
    "thaler",
    "prestige",
];

/// How many letters have to be changed, put in or left out to come from one word to the other.
fn distance(from: &str, to: &str) -> usize {
    let to = to.as_bytes();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (n, letter) in from.bytes().enumerate() {
        let mut corner = n;
        row[0] = n + 1;
        for (m, other) in to.iter().enumerate() {
            let changed = corner + usize::from(letter != *other);
            corner = row[m + 1];
            row[m + 1] = changed.min(row[m] + 1).min(corner + 1);
        }
    }
    row[to.len()]
}

/// A text while it is being read.
pub(super) struct Parser<'a> {
    tokens: Vec<(usize, Token<'a>)>,
    pub(super) next: usize,
    len: usize,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Result<Parser<'a>, ParseError> {
        Ok(Parser {
            tokens: tokens(text)?,
            next: 0,
            len: text.len(),
        })
    }

    pub(super) fn peek(&self) -> Option<Token<'a>> {
        self.tokens.get(self.next).map(|(_, token)| *token)
    }

    fn after(&self, ahead: usize) -> Option<Token<'a>> {
        self.tokens.get(self.next + ahead).map(|(_, token)| *token)
    }

    pub(super) fn at(&self) -> usize {
        self.tokens.get(self.next).map_or(self.len, |(at, _)| *at)
    }

    pub(super) fn accept(&mut self, token: Token<'_>) -> bool {
        let found = self.peek() == Some(token);
        self.next += usize::from(found);
        found
    }

    pub(super) fn word(&mut self, word: &str) -> bool {
        self.accept(Token::Word(word))
    }

    pub(super) fn sign(&mut self, sign: &str) -> bool {
        self.accept(Token::Sign(sign))
    }

    pub(super) fn need(&mut self, sign: &str) -> Result<(), ParseError> {
        if self.sign(sign) {
            Ok(())
        } else {
            Err(self.unexpected(&format!("'{sign}'")))
        }
    }

    fn end(&self) -> Result<(), ParseError> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.unexpected("the end")),
        }
    }

    pub(super) fn error(&self, at: usize, message: impl Into<String>) -> ParseError {
        ParseError {
            at,
            message: message.into(),
        }
    }

    pub(super) fn unexpected(&self, expected: &str) -> ParseError {
        let found = match self.peek() {
            None => "the text ends".to_owned(),
            Some(Token::Word(word) | Token::Sign(word)) => format!("'{word}' stands"),
            Some(Token::Number(number)) => format!("{number} stands"),
        };
        self.error(
            self.at(),
            format!("{found} where {expected} was expected{}", self.hint()),
        )
    }

    /// A hint for the likeliest slip.
    fn hint(&self) -> String {
        let Some(Token::Word(word)) = self.peek() else {
            return String::new();
        };
        if WORDS.contains(&word) {
            return String::new();
        }
        if word.chars().any(|c| c.is_ascii_uppercase()) {
            return " (words are lower case)".to_owned();
        }
        if word
            .strip_suffix('s')
            .is_some_and(|word| WORDS.contains(&word))
        {
            return " (words are singular)".to_owned();
        }
        let near = WORDS.iter().map(|known| (distance(word, known), known));
        match near.min() {
            // Of a short word one letter, of a long one two.
            Some((wrong, known)) if wrong * 3 <= known.len() => {
                format!(" (did you mean '{known}'?)")
            }
            _ => String::new(),
        }
    }

    pub(super) fn number(&mut self, least: u8) -> Result<u8, ParseError> {
        let at = self.at();
        let Some(Token::Number(number)) = self.peek() else {
            return Err(self.unexpected("a number"));
        };
        self.next += 1;
        if number < least {
            return Err(self.error(at, format!("{number} is too little: at least {least}")));
        }
        Ok(number)
    }

    /// A block, and the bits of its effects.
    fn block(
        &mut self,
        effects: &mut Vec<Effect>,
        depth: usize,
    ) -> Result<(Block, u8), ParseError> {
        let at = self.at();
        let join: fn(Vec<Block>) -> Block = match (self.peek(), self.after(1)) {
            (Some(Token::Word("all")), Some(Token::Sign("("))) => Block::All,
            (Some(Token::Word("one")), Some(Token::Sign("("))) => Block::One,
            (Some(Token::Word("order")), Some(Token::Sign("("))) => Block::Order,
            _ => {
                if effects.len() == MAX_EFFECTS {
                    return Err(self.error(at, format!("a card has at most {MAX_EFFECTS} effects")));
                }
                let effect = self.effect()?;
                effects.push(effect);
                let number = effects.len() - 1;
                return Ok((Block::Effect(number), 1 << number));
            }
        };
        if depth == MAX_DEPTH {
            return Err(self.error(at, format!("blocks nest at most {MAX_DEPTH} deep")));
        }
        self.next += 2;
        let (mut blocks, mut masks) = (Vec::new(), Vec::new());
        loop {
            let (block, mask) = self.block(effects, depth + 1)?;
            blocks.push(block);
            masks.push(mask);
            if self.sign(")") {
                break;
            }
            if !self.sign(";") {
                return Err(self.unexpected("';' or ')'"));
            }
        }
        if blocks.len() < 2 {
            return Err(self.error(at, "a block joins at least two parts"));
        }
        let all: u8 = masks.iter().fold(0, |all, mask| all | mask);
        let block = join(blocks);
        let mut before = 0;
        for mask in masks {
            let excluded = match block {
                // KA-ACTV-8: the parts of a thick line exclude one another.
                Block::One(_) => all & !mask,
                // KA-ACTV-8: the card says the order, so that what was passed over is gone.
                Block::Order(_) => before,
                Block::All(_) | Block::Effect(_) => 0,
            };
            for (number, effect) in effects.iter_mut().enumerate() {
                if mask >> number & 1 == 1 {
                    effect.excludes |= excluded;
                }
            }
            before |= mask;
        }
        Ok((block, all))
    }

    fn effect(&mut self) -> Result<Effect, ParseError> {
        let (when, any) = self.conditions()?;
        let times = self.times()?;
        let prices = self.prices()?;
        let gains = self.gains()?;
        Ok(Effect {
            when,
            any,
            times,
            prices,
            gains,
            excludes: 0,
        })
    }

    /// The conditions, and whether one of them is enough.
    fn conditions(&mut self) -> Result<([Option<Cond>; MAX_CONDITIONS], bool), ParseError> {
        let mut when = [None; MAX_CONDITIONS];
        let mut any = None;
        if !self.word("when") {
            return Ok((when, false));
        }
        let mut count = 0;
        loop {
            if count == MAX_CONDITIONS {
                return Err(self.error(
                    self.at(),
                    format!("an effect has at most {MAX_CONDITIONS} conditions"),
                ));
            }
            when[count] = Some(self.condition()?);
            count += 1;
            if self.sign(":") {
                return Ok((when, any.unwrap_or(false)));
            }
            let at = self.at();
            let or = match (self.word("and"), self.word("or")) {
                (true, _) => false,
                (false, true) => true,
                (false, false) => return Err(self.unexpected("'and', 'or' or ':'")),
            };
            if *any.get_or_insert(or) != or {
                let message = "'and' and 'or' are not mixed: write two effects in one(...)";
                return Err(self.error(at, message));
            }
        }
    }

    fn condition(&mut self) -> Result<Cond, ParseError> {
        if self.word("first") {
            return Ok(Cond::First);
        }
        if self.word("second") {
            return Ok(Cond::Second);
        }
        let measure = self.measure("a condition")?;
        let compare: fn(Measure, u8) -> Cond = if self.sign("=") {
            Cond::Exactly
        } else if self.sign(">=") {
            Cond::AtLeast
        } else if self.sign("<=") {
            Cond::AtMost
        } else {
            return Err(self.unexpected("'=', '>=' or '<='"));
        };
        Ok(compare(measure, self.number(0)?))
    }

    fn times(&mut self) -> Result<Option<Measure>, ParseError> {
        if !self.word("up") {
            return Ok(None);
        }
        if !self.word("to") {
            return Err(self.unexpected("'to'"));
        }
        let times = match self.peek() {
            Some(Token::Number(_)) => Measure::Fixed(self.number(1)?),
            _ => self.measure("a number or a count")?,
        };
        self.need(":")?;
        Ok(Some(times))
    }

    fn prices(&mut self) -> Result<[Option<Price>; MAX_PRICES], ParseError> {
        let mut prices = [None; MAX_PRICES];
        if !self.price_ahead() {
            return Ok(prices);
        }
        let mut count = 0;
        loop {
            if count == MAX_PRICES {
                return Err(self.error(
                    self.at(),
                    format!("an effect has at most {MAX_PRICES} prices"),
                ));
            }
            prices[count] = Some(self.price()?);
            count += 1;
            if self.sign("->") {
                return Ok(prices);
            }
            if !self.word("or") {
                return Err(self.unexpected("'or' or '->'"));
            }
        }
    }

    /// Whether an arrow comes before this effect ends.
    fn price_ahead(&self) -> bool {
        self.tokens[self.next..]
            .iter()
            .map(|(_, token)| *token)
            .take_while(|token| !matches!(token, Token::Sign(";" | "(" | ")")))
            .any(|token| token == Token::Sign("->"))
    }

    fn price(&mut self) -> Result<Price, ParseError> {
        let at = self.at();
        let mut price = Price {
            things: Purse::EMPTY,
            open: Open::Nothing,
            bridges: 0,
            place: Place::Beside,
        };
        let (mut amounts, mut pick) = (Amounts::default(), None);
        loop {
            self.price_item(&mut price, &mut amounts, &mut pick)?;
            let more = matches!(self.peek(), Some(Token::Number(_) | Token::Word("bridge")));
            if !more {
                break;
            }
        }
        if amounts.prestige > 0 {
            return Err(self.error(at, "prestige is gained, never paid"));
        }
        if let Open::Amount { thing, .. } = price.open
            && amounts.things[thing as usize] > 0
        {
            return Err(self.error(at, "each thing is named once"));
        }
        price.things = amounts.purse(1);
        match (price.open, pick) {
            (_, None) => {}
            (Open::Nothing, Some(pick)) => price.open = Open::Pick(pick),
            (Open::Amount { .. } | Open::Bridges { .. } | Open::Pick(_), Some(_)) => {
                return Err(self.error(at, "a price leaves one thing open, not two"));
            }
        }
        Ok(price)
    }

    /// One item of a price: things, bridges, or an amount of either that the player chooses.
    fn price_item(
        &mut self,
        price: &mut Price,
        amounts: &mut Amounts,
        pick: &mut Option<super::Pick>,
    ) -> Result<(), ParseError> {
        let at = self.at();
        let range = self.after(1) == Some(Token::Sign(".."));
        let from = match (self.peek(), self.after(1)) {
            (Some(Token::Word("bridge")), _) => 1,
            (_, Some(Token::Sign("..") | Token::Word("bridge"))) => self.number(1)?,
            _ => return self.amount(amounts, pick),
        };
        let to = match range {
            true => {
                self.next += 1;
                self.number(from)?
            }
            false => from,
        };
        let bridge = self.word("bridge");
        if range {
            if price.open != Open::Nothing {
                return Err(self.error(at, "a price leaves one thing open, not two"));
            }
            price.open = match bridge {
                true => Open::Bridges { from, to },
                false => Open::Amount {
                    thing: self.thing()?,
                    from,
                    to,
                },
            };
        }
        if bridge {
            if price.bridges > 0 {
                return Err(self.error(at, "the bridges of a price are named once"));
            }
            price.bridges = from;
            price.place = self.place()?;
        }
        Ok(())
    }
}
