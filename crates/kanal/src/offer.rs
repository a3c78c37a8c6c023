//! What a building on offer would do for a player where it does the most.

use crate::Kanal;
use crate::board::Plot;
use crate::card::CardId;
use crate::effect::{Effect, Gain};
use crate::measure::{measure, met, outcome};
use crate::state::Player;

/// The free plot on which the effects of a card would give this player the most now, the first of several; `None` when
/// every plot is built on.
pub(crate) fn best_plot(game: &Kanal, player: &Player, card: CardId) -> Option<Plot> {
    let effects = &game.card(card).effects;
    let worth = |plot: Plot| -> u32 {
        let all = effects.iter();
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
    if !met(player, plot, effect) {
        return 0;
    }
    if let Some(times) = effect.times {
        return u32::from(measure(player, plot, times));
    }
    let gains = effect.gains.iter();
    gains
        .map(|gain| worth_of_gain(player, plot, gain))
        .max()
        .unwrap_or(0)
}

fn worth_of_gain(player: &Player, plot: Plot, gain: &Gain) -> u32 {
    if gain.by_paid() {
        return 1;
    }
    let outcome = outcome(player, plot, gain, 0);
    let things: u32 = outcome.things.iter().map(|(_, n)| u32::from(n)).sum();
    let picked = outcome
        .pick
        .map_or(0, |pick| u32::from(pick.kinds) * u32::from(pick.each));
    match things + picked + u32::from(outcome.prestige) {
        0 => 1,
        worth => worth,
    }
}
