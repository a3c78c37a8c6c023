//! `towpath solo`: how well a player of Kanal does alone, against a search that knows every draw.

use crate::arena::cores;
use crate::failure::Failure;
use crate::files;
use crate::out::say;
use serde_json::json;
use std::collections::BTreeMap;
use std::path::PathBuf;
use towpath_bots::beam::{ClairvoyantBound, PlannerLimit};
use towpath_bots::kanal::{KanalEvaluator, planner};
use towpath_bots::{Bot, Budget};
use towpath_core::{
    Audience, BuildError, Edition, Game, Information, Seat, Seed, Seeded, Silent, TableSetup,
};
use towpath_kanal::Kanal;
use towpath_kanal::edition::Components;

/// What is played.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A folder with component data of your own in place of ours.
    #[arg(long, value_name = "DIR")]
    edition: Option<PathBuf>,
    /// The decks, such as `a,b`; all that there are if left out.
    #[arg(long, value_delimiter = ',', value_name = "DECK,...")]
    deck: Vec<String>,
    /// How many deals of each deck.
    #[arg(long, default_value_t = 200)]
    deals: u32,
    /// Decides the deals: the same number, the same cards in the same order.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// What the planner may spend on a turn: 1s, 100ms, or so many positions.
    #[arg(long, default_value = "1s", value_parser = budget)]
    turn: Budget,
    /// What the clairvoyant search may spend on a turn; without it only the planner plays.
    #[arg(long, value_parser = budget)]
    clairvoyant: Option<Budget>,
    /// How many deals are played at once; all cores if left out.
    #[arg(long)]
    threads: Option<usize>,
    /// Print the results as JSON.
    #[arg(long)]
    json: bool,
}

fn budget(text: &str) -> Result<Budget, String> {
    Budget::parse(text).ok_or_else(|| "expected 200ms, 2s or a number of positions".to_owned())
}

/// Scores of the same deals.
struct Scores(Vec<f64>);

impl Scores {
    fn mean(&self) -> f64 {
        self.0.iter().sum::<f64>() / (self.0.len() as f64).max(1.0)
    }

    /// How far scores are from their mean; one score alone does not tell.
    fn deviation(&self) -> Option<f64> {
        if self.0.len() < 2 {
            return None;
        }
        let mean = self.mean();
        let squares: f64 = self.0.iter().map(|score| (score - mean).powi(2)).sum();
        Some((squares / (self.0.len() as f64 - 1.0)).sqrt())
    }

    /// How far the mean may be off: 95 % of the time less than this.
    fn margin(&self) -> Option<f64> {
        Some(1.96 * self.deviation()? / (self.0.len() as f64).max(1.0).sqrt())
    }

    /// The ratio of the means, and how far it may be off. The deals are the same, so their luck cancels out.
    fn ratio_to(&self, other: &Scores) -> (f64, Option<f64>) {
        let ratio = self.mean() / other.mean();
        let rest = self
            .0
            .iter()
            .zip(&other.0)
            .map(|(own, best)| own - ratio * best);
        let margin = Scores(rest.collect()).margin();
        (ratio, margin.map(|margin| margin / other.mean()))
    }
}

/// Plays and prints a row a deck.
pub fn run(args: &Args) -> Result<(), Failure> {
    let edition = files::edition(files::game("kanal")?, args.edition.as_deref())?;
    let decks: Vec<String> = match args.deck.is_empty() {
        true => decks_of(&edition)?,
        false => args.deck.clone(),
    };
    let mut rows = Vec::new();
    if !args.json {
        say!("deck  deals   mean (95 %)        sd    clairvoyant (95 %)    sd    ratio (95 %)");
    }
    for deck in &decks {
        let game = Kanal::build(&TableSetup {
            players: 1,
            options: BTreeMap::from([("deck".to_owned(), deck.clone())]),
            edition: edition.clone(),
            rules: Kanal::title().rules,
        })?;
        let (own, best) = play(&game, args);
        if args.json {
            rows.push(as_json(deck, &own, best.as_ref()));
        } else {
            say!("{}", row(deck, &own, best.as_ref()));
        }
    }
    if args.json {
        let decks = json!({ "seed": args.seed, "deals": args.deals, "decks": rows });
        say!("{decks}");
    }
    Ok(())
}

/// The letters of the decks that an edition has.
fn decks_of(edition: &Edition) -> Result<Vec<String>, Failure> {
    let components = Components::read(edition).map_err(BuildError::Edition)?;
    let there = ('a'..)
        .zip(&components.decks)
        .filter(|(_, deck)| deck.is_some());
    Ok(there.map(|(letter, _)| letter.to_string()).collect())
}

fn row(deck: &str, own: &Scores, best: Option<&Scores>) -> String {
    let of = |scores: &Scores| {
        let margin = known(scores.margin(), 1);
        let deviation = known(scores.deviation(), 1);
        format!("{:6.1} \u{b1} {margin:>4}   {deviation:>5}", scores.mean())
    };
    let mut row = format!("{deck:4} {:6}   {}", own.0.len(), of(own));
    if let Some(best) = best {
        let (ratio, margin) = own.ratio_to(best);
        let margin = known(margin, 3);
        row += &format!("    {}     {ratio:.3} \u{b1} {margin}", of(best));
    }
    row
}

/// A number with so many digits behind the point, or a dash if there is none.
fn known(number: Option<f64>, digits: usize) -> String {
    number.map_or_else(|| "-".to_owned(), |number| format!("{number:.digits$}"))
}

fn as_json(deck: &str, own: &Scores, best: Option<&Scores>) -> serde_json::Value {
    let of = |scores: &Scores| {
        json!({
            "mean": scores.mean(),
            "margin": scores.margin(),
            "deviation": scores.deviation(),
            "scores": scores.0,
        })
    };
    let ratio = best.map(|best| own.ratio_to(best));
    json!({
        "deck": deck,
        "planner": of(own),
        "clairvoyant": best.map(of),
        "ratio": ratio.map(|(ratio, _)| ratio),
        "ratio_margin": ratio.map(|(_, margin)| margin),
    })
}

/// Plays every deal of a deck, in the order of their numbers.
fn play(game: &Kanal, args: &Args) -> (Scores, Option<Scores>) {
    let both = |number: u32| {
        let deal = args.seed ^ u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let luck = Seeded::new(Seed::from_number(deal));
        let own = play_deal(game, args.turn, &luck, deal);
        let best = args.clairvoyant.map(|budget| {
            let bound = ClairvoyantBound::new(KanalEvaluator::learned(), budget);
            f64::from(bound.play(game, &luck).points)
        });
        (own, best)
    };
    let threads = args.threads.unwrap_or_else(cores);
    let all = towpath_bots::map_in_order(args.deals, threads, both, |_| true);
    let own = all.iter().map(|(own, _)| *own).collect();
    let best: Option<Vec<f64>> = all.iter().map(|(_, best)| *best).collect();
    let asked = args.clairvoyant.is_some();
    (Scores(own), best.filter(|_| asked).map(Scores))
}

/// One deal as the planner plays it, knowing what a player knows.
fn play_deal(game: &Kanal, budget: Budget, luck: &Seeded, number: u64) -> f64 {
    let mut chance = luck.clone();
    let mut state = game.setup(&mut chance, &mut Silent);
    let mut bot = planner(PlannerLimit::Budget(budget), number.rotate_left(17));
    while let Some(seat) = game.to_act(&state).first() {
        let info = game.information_state(&state, Audience::Seat(seat));
        let action = bot.choose(game, &info, seat);
        game.apply(&mut state, seat, action, &mut chance, &mut Silent);
    }
    f64::from(game.points(&state, Seat::new(0)))
}
