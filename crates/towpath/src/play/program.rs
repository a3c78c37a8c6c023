//! A seat of the terminal that another program plays.

use crate::failure::Failure;
use std::process::Stdio;
use std::time::Duration;
use towpath_core::record::without_hash;
use towpath_core::{Audience, Sampled, Seat};
use towpath_external::{Asked, Program, Table};
use towpath_games::{AnyMatch, Decided, Thought};

/// How long a program may think about a decision.
const TIME: Duration = Duration::from_secs(30);

/// A program that sits at the table, and what it has been told.
pub struct Guest {
    program: Program,
    table: Table,
    /// The lines it has been told, since the last beginning.
    told: Vec<String>,
    random: Sampled,
    /// What it did wrong last.
    pub fault: Option<String>,
}

impl Guest {
    /// Starts a program for a seat.
    pub fn start(command: &str, playing: &dyn AnyMatch, seat: Seat) -> Result<Guest, Failure> {
        let wrong = |failure| Failure::Input(format!("{command}: {failure}"));
        let program = Program::start(command, Stdio::null()).map_err(wrong)?;
        let header = playing.header();
        if !program.plays(&header.game) {
            let why = format!("{command}: it does not play {}", header.game);
            return Err(Failure::Input(why));
        }
        Ok(Guest {
            program,
            table: Table {
                game: header.game.clone(),
                rules: header.rules,
                edition: header.edition.clone(),
                players: header.players,
                options: header.options.iter().cloned().collect(),
                seat: seat.to_string(),
                board: None,
            },
            told: Vec::new(),
            random: Sampled::new(seat.index() as u64),
            fault: None,
        })
    }

    /// Its decision, to be made elsewhere. Whatever goes wrong, there is one.
    pub fn thought(mut self, playing: &dyn AnyMatch, seat: Seat) -> Thought {
        let audience = Audience::Seat(seat);
        let seen = seen(&playing.export(audience));
        let projection = playing.project(audience);
        let choices = projection.offer(seat).choices.into_iter();
        let legal: Vec<String> = choices.map(|choice| choice.notation).collect();
        let view = self.program.wants_view().then(|| projection.view());
        let run = Box::new(move || {
            // What was taken back was never there: the program is told everything anew.
            if self.told.is_empty() || !seen.starts_with(&self.told) {
                self.program.begin(&self.table);
                self.told.clear();
            }
            self.program.saw(&seen[self.told.len()..]);
            self.told = seen;
            let asked = Asked {
                time: TIME,
                legal: &legal,
                view,
            };
            let place = match self.program.ask(&asked) {
                Ok(place) => place,
                Err(failure) => {
                    self.fault = Some(failure.to_string());
                    self.random.below(legal.len() as u32) as usize
                }
            };
            Decided {
                notation: legal[place].clone(),
                bot: Box::new(self),
            }
        });
        Thought {
            run,
            stop: None,
            quick: false,
        }
    }
}

/// The lines of a record that tell what happened, without numbers and without who made a decision.
fn seen(record: &str) -> Vec<String> {
    let lines = record.lines().map(without_hash);
    let told = lines.filter_map(|line| {
        if line == "deal" || line.starts_with("deal ") {
            return Some(line.to_owned());
        }
        let mut words = line.splitn(4, ' ');
        words.next()?.parse::<u32>().ok()?;
        let (seat, _by, rest) = (words.next()?, words.next()?, words.next()?);
        (rest != "end-turn").then(|| format!("{seat} {rest}"))
    });
    told.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_told_the_deal_and_the_decisions() {
        let record = "towpath-record 1\ngame race\nplayers 2\ndeal card=? card=3\n1 p1 human play 3 => card=?\n\
                      2 p1 human end-turn\n3 p2 bot play 1\nresult 3 1 won-by p1\n";
        let told = ["deal card=? card=3", "p1 play 3 => card=?", "p2 play 1"];
        assert_eq!(seen(record), told);
    }
}
