//! What a building on offer would do for a player where it does the most.

use crate::Kanal;
use crate::board::Plot;
use crate::card::CardId;
use crate::effect::{Effect, Gain, Measure};
use crate::measure::{amounts, holds, measure};
use crate::state::Player;

/// The free plot on which the effects of a card would give this player the most now, the first of several; `None` when
/// every plot is built on.
pub(crate) fn best_plot(game: &Kanal, player: &Player, card: CardId) -> Option<Plot> {
    let effects = game.card(card).effects;
    let worth = |plot: Plot| -> u32 {
        let all = effects.iter().flatten();
        all.map(|effect| worth_of(player, plot, effect)).sum()
    };
    // `max_by_key` keeps the last of equals, hence the way back.
    let free = Plot::all().filter(|plot| player.card_at(*plot).is_none());
    free.collect::<Vec<_>>()
        .into_iter()
        .rev()
        .max_by_key(|plot| worth(*plot))
}

/// How much an effect would give on a plot: things and prestige counted alike, an exchange by how often it can be done.
fn worth_of(player: &Player, plot: Plot, effect: &Effect) -> u32 {
    let met = effect.when.iter().flatten();
    if !met.copied().all(|cond| holds(player, plot, cond)) {
        return 0;
    }
    if let Some(times) = effect.times {
        return u32::from(measure(player, plot, times));
    }
    if let Gain::Table(Measure::Paid, _) = effect.gain {
        return 1;
    }
    match amounts(player, plot, &effect.gain, 0) {
        Some((amounts, times)) => {
            let things: u32 = amounts.things.iter().map(|count| u32::from(*count)).sum();
            (things + u32::from(amounts.prestige)) * u32::from(times)
        }
        None => 1,
    }
}
