//! What each card of a Kanal deck is worth, by playing.

use crate::failure::Failure;
use crate::out::say;
use towpath_bots::arena::{BotFactory, Series};
use towpath_bots::kanal::balance::measure;
use towpath_core::{Game, TableSetup};
use towpath_games::Playable;
use towpath_kanal::Kanal;

/// Plays and prints a row a card, with outliers marked.
pub fn run(setup: &TableSetup, bot: &str, series: Series) -> Result<(), Failure> {
    let game = Kanal::build(setup)?;
    let own = bot.to_owned();
    let factory: BotFactory<Kanal> =
        Box::new(move |seed| Kanal::bot(&own, seed).expect("the name was checked"));
    let report = measure(&game, &factory, series);
    say!("{}", report.scores.score_row(bot));
    say!("{}", report.tally_table(bot));
    say!("{}", report.card_table(&game));
    Ok(())
}
