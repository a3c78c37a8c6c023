//! Points: as they stand at any time, with their parts, and at the end.

use crate::action::Action;
use crate::purse::Thing;
use crate::rules::GradeResult;
use crate::state::{Phase, Player, State};
use crate::{Kanal, Mode};
use towpath_core::{Breakdown, Game, MAX_SEATS, Outcome, Sampled, Seat, Seats, Side, Silent};

/// Points and their parts.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Score {
    /// Prestige won in play.
    pub prestige: i32,
    /// Prestige of the buildings.
    pub buildings: i32,
    /// One for each thaler.
    pub thalers: i32,
    /// One for each stone and steel.
    pub value: i32,
    /// The smallest of wood, clay and coal.
    pub base: i32,
    /// One for each road, rail and canal.
    pub routes: i32,
    /// Less one for each empty route space.
    pub empty: i32,
}

impl Score {
    /// What a player's things are worth.
    // KA-SCORE-1: prestige, buildings, thalers, stone and steel, the smallest of wood, clay and coal, one for each
    // road, rail and canal, less one for each empty route space.
    pub fn of(game: &Kanal, player: &Player) -> Score {
        let have = |thing| i32::from(player.have(thing));
        let count = |spaces: u32| spaces.count_ones() as i32;
        Score {
            prestige: i32::from(player.prestige),
            buildings: player
                .buildings
                .iter()
                .flatten()
                .map(|built| i32::from(game.card(built.card()).prestige))
                .sum(),
            thalers: have(Thing::Thaler),
            value: have(Thing::Stone) + have(Thing::Steel),
            base: have(Thing::Wood)
                .min(have(Thing::Clay))
                .min(have(Thing::Coal)),
            routes: count(player.firm()),
            empty: -count(player.empty_spaces()),
        }
    }

    /// All of them.
    pub const fn total(&self) -> i32 {
        self.prestige
            + self.buildings
            + self.thalers
            + self.value
            + self.base
            + self.routes
            + self.empty
    }

    /// Each part with its name in the language files.
    pub const fn parts(&self) -> [(&'static str, i32); 7] {
        [
            ("kanal-score-prestige", self.prestige),
            ("kanal-score-buildings", self.buildings),
            ("kanal-score-thalers", self.thalers),
            ("kanal-score-value", self.value),
            ("kanal-score-base", self.base),
            ("kanal-score-routes", self.routes),
            ("kanal-score-empty", self.empty),
        ]
    }
}

/// A seat's points in the game of the match that is being played.
pub fn game_points(game: &Kanal, state: &State, seat: Seat) -> i32 {
    Score::of(game, &state.players[seat.index()]).total()
}

/// A seat's points in the whole match.
pub(crate) fn points(game: &Kanal, state: &State, seat: Seat) -> i32 {
    let earlier: i32 = state.campaign.points.iter().map(|p| i32::from(*p)).sum();
    game_points(game, state, seat) + earlier
}

pub(crate) fn breakdown(game: &Kanal, state: &State) -> Vec<Breakdown> {
    let seats = Seats::all(game.rules.players).iter();
    seats
        .map(|seat| {
            let mut parts = Vec::new();
            // KA-SOLO-5: the points of a campaign's games are added up.
            let names = ["kanal-score-game-1", "kanal-score-game-2"];
            for (name, points) in names.into_iter().zip(state.campaign.points) {
                if game.mode == Mode::Campaign {
                    parts.push((name, i32::from(points)));
                }
            }
            parts.extend(Score::of(game, &state.players[seat.index()]).parts());
            Breakdown::of(Side::from(seat), parts)
        })
        .collect()
}

/// What decides between two players, the points first; more is better.
// KA-SCORE-2: fewer empty route spaces, fewer empty plots, more steel and stone, more wood, clay and coal.
fn rank(game: &Kanal, state: &State, seat: Seat) -> [i32; 5] {
    let player = &state.players[seat.index()];
    let have = |things: &[Thing]| things.iter().map(|t| i32::from(player.have(*t))).sum();
    [
        points(game, state, seat),
        -(player.empty_spaces().count_ones() as i32),
        -(player.empty_plots().count_ones() as i32),
        have(&[Thing::Steel, Thing::Stone]),
        have(&Thing::BASE),
    ]
}

/// Who has won a finished match.
fn winners(game: &Kanal, state: &State) -> Seats {
    let (first, second) = (Seat::new(0), Seat::new(1));
    // KA-SOLO-4, KA-SOLO-5: alone, a grade wins or does not.
    if let Some(grade) = game.rules.grade(points(game, state, first)) {
        return match grade.result {
            GradeResult::Win => Seats::only(first),
            GradeResult::Loss => Seats::NONE,
        };
    }
    match rank(game, state, first).cmp(&rank(game, state, second)) {
        std::cmp::Ordering::Greater => Seats::only(first),
        std::cmp::Ordering::Less => Seats::only(second),
        // KA-SCORE-2: what nothing separates is shared.
        std::cmp::Ordering::Equal => Seats::all(2),
    }
}

pub(crate) fn outcome(game: &Kanal, state: &State) -> Option<Outcome> {
    if state.phase != Phase::Over {
        return None;
    }
    let winners = winners(game, state);
    let places = Seats::all(game.rules.players)
        .iter()
        .map(|seat| match game.mode {
            Mode::Duel if !winners.contains(seat) => 2,
            Mode::Duel | Mode::Solo | Mode::Campaign => 1,
        })
        .collect();
    let total = points(game, state, Seat::new(0));
    Some(Outcome {
        scores: breakdown(game, state),
        winners,
        places,
        grade: game.rules.grade(total).map(|grade| grade.key),
    })
}

/// Each seat's share of the win in a finished match.
pub(crate) fn returns(game: &Kanal, state: &State) -> [f32; MAX_SEATS] {
    let mut returns = [0.0; MAX_SEATS];
    if state.phase == Phase::Over {
        let winners = winners(game, state);
        for seat in winners.iter() {
            returns[seat.index()] = 1.0 / winners.len() as f32;
        }
    }
    returns
}

/// A seat's points before and after an action, as far as they can be known: new cards change nobody's points.
pub fn what_if(game: &Kanal, state: &State, seat: Seat, action: Action) -> (Score, Score) {
    let mut after = *state;
    // The last step of a campaign's game clears the board; its points are those before.
    let clears = action == Action::Done && state.phase != Phase::Over;
    if !clears {
        let mut chance = Sampled::new(0);
        game.apply(&mut after, seat, action, &mut chance, &mut Silent);
    }
    let score = |state: &State| Score::of(game, &state.players[seat.index()]);
    (score(state), score(&after))
}
