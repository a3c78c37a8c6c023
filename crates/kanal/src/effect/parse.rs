//! Reading the effect language. Errors say what was found, what was expected, and where.

use super::token::{Token, tokens};
use super::{Block, Cond, Effect, MAX_CONDITIONS, MAX_EFFECTS, MAX_PRICES, Measure, Price};
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
    let amounts = parser.amounts()?;
    parser.end()?;
    let message = if amounts.prestige > 0 {
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
            format!("{found} where {expected} was expected{}", self.plural()),
        )
    }

    /// A hint for the likeliest slip.
    fn plural(&self) -> &'static str {
        match self.peek() {
            Some(Token::Word(word)) if word.len() > 2 && word.ends_with('s') && word != "kinds" => {
                " (words are singular)"
            }
            Some(Token::Word(word)) if word.chars().any(|c| c.is_ascii_uppercase()) => {
                " (words are lower case)"
            }
            _ => "",
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
        if matches!(block, Block::One(_)) {
            for mask in masks {
                for (number, effect) in effects.iter_mut().enumerate() {
                    if mask >> number & 1 == 1 {
                        // KA-ACTV-8: the parts of a thick line exclude one another.
                        effect.excludes |= all & !mask;
                    }
                }
            }
        }
        Ok((block, all))
    }

    fn effect(&mut self) -> Result<Effect, ParseError> {
        let when = self.conditions()?;
        let times = self.times()?;
        let prices = self.prices()?;
        let gain = self.gain()?;
        Ok(Effect {
            when,
            times,
            prices,
            gain,
            excludes: 0,
        })
    }

    fn conditions(&mut self) -> Result<[Option<Cond>; MAX_CONDITIONS], ParseError> {
        let mut when = [None; MAX_CONDITIONS];
        if !self.word("when") {
            return Ok(when);
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
                return Ok(when);
            }
            if !self.word("and") {
                return Err(self.unexpected("'and' or ':'"));
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
        if self.word("bridge") {
            return Ok(Price::Bridge(self.place()?));
        }
        if self.after(1) == Some(Token::Sign("..")) {
            let from = self.number(1)?;
            self.next += 1;
            let to = self.number(from)?;
            let thing = self.thing()?;
            return Ok(Price::Choose { thing, from, to });
        }
        let amounts = self.amounts()?;
        if amounts.prestige > 0 {
            return Err(self.error(at, "prestige is gained, never paid"));
        }
        Ok(Price::Things(amounts.purse(1)))
    }
}
