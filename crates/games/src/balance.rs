//! Many games in which one bot plays every seat, and what they tell about the game: its length, what the places in the
//! turn order are worth, how games end, and what is offered and never done.

use crate::Playable;
use crate::figures::Figures;
use std::collections::BTreeMap;
use towpath_bots::arena::Series;
use towpath_bots::{Bot, map_in_order};
use towpath_core::{Audience, Seat, Seed, Seeded, Silent};

/// A game that takes more decisions than this is given up.
const LONGEST: u32 = 100_000;

/// What came of the games.
#[derive(Clone, Debug)]
pub struct Balance {
    /// How many play.
    pub players: u8,
    /// The finished games, in the order of their numbers.
    pub games: Vec<FinishedGame>,
    /// Games that were given up after too many decisions.
    pub unfinished: u32,
}

/// One finished game. Seats are counted in turn order, the first player first: who begins may be drawn by lot.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedGame {
    /// How many turns it took, all players together.
    pub turns: u32,
    /// How many decisions.
    pub decisions: u32,
    /// The points by turn order.
    pub points: Vec<i32>,
    /// The shares of the win by turn order: a win alone is 1, shared by two a half.
    pub shares: Vec<f32>,
    /// What ended it.
    pub ending: &'static str,
    /// What else is worth telling, by name; a name can come several times.
    pub figures: Vec<(String, f64)>,
    /// How often each thing that was offered was done.
    pub uses: BTreeMap<String, u32>,
}

/// Plays a series in which the bot of this name has every seat. Deals follow from the series' seed and the number of the
/// game alone. `proceed` is asked after each game whether to go on.
pub(crate) fn measure<G: Playable>(
    game: &G,
    bot: &str,
    series: Series,
    proceed: &mut (dyn FnMut() -> bool + Send),
) -> Balance {
    let play = |number| play(game, bot, series.seed, number);
    let played = map_in_order(series.games, series.threads, play, |_| proceed());
    let count = played.len();
    let games: Vec<FinishedGame> = played.into_iter().flatten().collect();
    Balance {
        players: game.players(),
        unfinished: (count - games.len()) as u32,
        games,
    }
}

/// Plays one game; `None` if it is given up.
fn play<G: Playable>(game: &G, bot: &str, seed: u64, number: u32) -> Option<FinishedGame> {
    let own = seed ^ u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut chance = Seeded::new(Seed::from_number(own));
    let mut state = game.setup(&mut chance, &mut Silent);
    let starter = game.starter(&state);
    let players = game.players();
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..players)
        .map(|seat| {
            let choices = own.rotate_left(17) ^ u64::from(seat);
            G::bot(bot, choices).expect("the caller has checked the name")
        })
        .collect();
    let (mut decisions, mut turns, mut turn) = (0, 0, None);
    let mut uses = BTreeMap::new();
    let mut legal = Vec::new();
    while decisions < LONGEST
        && let Some(seat) = game.to_act(&state).first()
    {
        let info = game.information_state(&state, Audience::Seat(seat));
        let action = bots[seat.index()].choose(game, &info, seat);
        legal.clear();
        game.legal(&state, seat, &mut legal);
        for offered in &legal {
            game.uses(offered, &mut |name| {
                if !uses.contains_key(name) {
                    uses.insert(name.to_owned(), 0);
                }
            });
        }
        game.uses(&action, &mut |name| {
            *uses.entry(name.to_owned()).or_default() += 1
        });
        let now = Some((game.turn(&state), seat));
        turns += u32::from(turn != now);
        turn = now;
        game.apply(&mut state, seat, action, &mut chance, &mut Silent);
        decisions += 1;
    }
    if !game.is_over(&state) {
        return None;
    }
    let order = |place: u8| Seat::new((starter.index() as u8 + place) % players);
    let returns = game.returns(&state);
    let mut figures = Figures::default();
    figures.add(game, &state);
    Some(FinishedGame {
        turns,
        decisions,
        points: (0..players)
            .map(|p| game.points(&state, order(p)))
            .collect(),
        shares: (0..players).map(|p| returns[order(p).index()]).collect(),
        ending: game.ending(&state),
        figures: figures.means(),
        uses,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use towpath_arriala::Arriala;
    use towpath_canal_mania::CanalMania;
    use towpath_core::{Game, TableSetup};
    use towpath_kanal::Kanal;

    const SERIES: Series = Series {
        games: 12,
        seed: 7,
        threads: 2,
    };

    fn measured<G: Playable>(players: u8) -> Balance {
        let game = G::build(&TableSetup::of::<G>(players)).expect("our own edition");
        measure(&game, "eager", SERIES, &mut || true)
    }

    #[test]
    fn every_game_is_counted_by_turn_order() {
        let all = [
            measured::<Arriala>(3),
            measured::<CanalMania>(4),
            measured::<Kanal>(2),
        ];
        for balance in all {
            assert_eq!((balance.games.len(), balance.unfinished), (12, 0));
            for game in &balance.games {
                assert_eq!(game.points.len(), usize::from(balance.players));
                let won: f32 = game.shares.iter().sum();
                assert!((won - 1.0).abs() < 1e-5, "{game:?}");
                assert!(game.turns > 1 && game.turns <= game.decisions);
                let done: u32 = game.uses.values().sum();
                assert!(
                    done >= game.decisions,
                    "each decision is a use of something"
                );
            }
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
        let game = Arriala::build(&TableSetup::of::<Arriala>(2)).expect("our own edition");
        let on = |threads| {
            let series = Series { threads, ..SERIES };
            measure(&game, "eager", series, &mut || true).games
        };
        assert_eq!(on(1), on(3));
    }

    #[test]
    fn the_first_player_of_canal_mania_is_the_one_who_begins() {
        // Everybody else chooses a colour before the first turn.
        let game = CanalMania::build(&TableSetup::of::<CanalMania>(3)).expect("our own edition");
        let mut chance = Seeded::new(Seed::from_number(5));
        let state = game.setup(&mut chance, &mut Silent);
        assert_ne!(game.to_act(&state).first(), Some(game.starter(&state)));
        assert_eq!(game.starter(&state), state.start);
    }
}
