//! What the display holds for a solo player.

use crate::kanal::heuristics::ActivationOutlook;
use towpath_kanal::Kanal;
use towpath_kanal::board::Plot;
use towpath_kanal::purse::{Purse, Thing};
use towpath_kanal::state::{Phase, Player, State};

/// The cards that will still be displayed in the next round of a solo game.
pub(super) fn fill(
    game: &Kanal,
    state: &State,
    outlook: &ActivationOutlook<'_>,
    player: &Player,
    row: &mut [f32],
) {
    let cards = state.display.cards();
    // KA-SOLO-2: at the end of the round the lowest go when fewer than two were built.
    let gone = match state.phase {
        Phase::Wheel | Phase::Turned => 0,
        _ => usize::from(2_u8.saturating_sub(state.built)),
    };
    let stay = &cards[gone.min(cards.len())..];
    // What a card would be worth is looked at when the round ends: before, it may still be built.
    let site = match state.actions {
        4.. => best_site(player),
        _ => None,
    };
    let (mut prestige, mut fits) = ([0.0; 2], [0.0; 2]);
    for card in stay {
        let card = game.card(*card);
        note_best(&mut prestige, f32::from(card.prestige));
        let lacking = card
            .costs
            .iter()
            .flatten()
            .map(|price| lack(player, *price));
        row[2] += f32::from(u8::from(lacking.min().is_some_and(|lack| lack <= 2)));
        if let Some(plot) = site {
            note_best(&mut fits, outlook.fit(card, plot));
        }
    }
    row[..2].copy_from_slice(&prestige);
    row[3..5].copy_from_slice(&fits);
}

/// How many things are lacking to pay this.
fn lack(player: &Player, price: Purse) -> u16 {
    let short = |(thing, amount): (Thing, u16)| amount.saturating_sub(player.have(thing));
    price.iter().map(short).sum()
}

/// The empty plot with most routes around it, and among these with most buildings beside it.
fn best_site(player: &Player) -> Option<Plot> {
    Plot::of(player.empty_plots()).max_by_key(|plot| {
        let routes = (plot.spaces() & player.routes()).count_ones();
        let beside = (plot.neighbours() & player.occupied).count_ones();
        (routes, beside)
    })
}

/// Keeps the two highest, the highest first.
fn note_best(best: &mut [f32; 2], value: f32) {
    if value > best[0] {
        *best = [value, best[0]];
    } else {
        best[1] = best[1].max(value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use towpath_core::{Game, Seed, Seeded, Silent, TableSetup};

    fn solo() -> (Kanal, State) {
        let setup = TableSetup {
            players: 1,
            options: BTreeMap::from([("deck".to_owned(), "c".to_owned())]),
            edition: Kanal::builtin_edition(),
            rules: Kanal::title().rules,
        };
        let game = Kanal::build(&setup).expect("the built-in decks hold");
        let mut chance = Seeded::new(Seed::from_number(8));
        let state = game.setup(&mut chance, &mut Silent);
        (game, state)
    }

    fn row(game: &Kanal, state: &State) -> [f32; 5] {
        let mut row = [0.0; 5];
        let player = &state.players[0];
        fill(
            game,
            state,
            &ActivationOutlook::new(player, 20.0),
            player,
            &mut row,
        );
        row
    }

    #[test]
    fn only_what_stays_counts() {
        let (game, mut state) = solo();
        let prestige = |from: usize| {
            let cards = state.display.cards()[from..].iter();
            let mut all: Vec<f32> = cards
                .map(|card| f32::from(game.card(*card).prestige))
                .collect();
            all.sort_by(|a, b| b.total_cmp(a));
            [all[0], all[1]]
        };
        let (all, upper) = (prestige(0), prestige(2));
        assert_eq!(row(&game, &state)[..2], upper, "two will be discarded");
        state.built = 2;
        assert_eq!(row(&game, &state)[..2], all, "none will be discarded");
        state.built = 0;
        state.phase = Phase::Wheel;
        assert_eq!(row(&game, &state)[..2], all, "they have been discarded");
    }

    #[test]
    fn what_a_card_would_bring_is_asked_when_the_round_ends() {
        let (game, mut state) = solo();
        state.built = 2;
        assert_eq!(row(&game, &state)[3..], [0.0, 0.0]);
        state.actions = 4;
        let [_, _, _, best, second] = row(&game, &state);
        assert!(best >= second && best > 0.0, "{best} {second}");
    }
}
