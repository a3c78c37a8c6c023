//! The numbers of the rules: what a turn gives, what actions cost and what buildings bring.
//!
//! A table plays by one version of the rules and holds its [`Rules`]; records name the version. A cost that changes is a
//! new value here, in a new version if games of the old one are to be replayed.

/// The numbers of one version of the rules.
///
/// A step of a walk always costs one action point: points are counted in steps throughout.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Action points of a turn; at most [`Rules::MOST_ACTION_POINTS`].
    pub action_points: u8,
    /// Points for playing a card.
    pub card_cost: u8,
    /// Points for moving an own worker from the canal to a vineyard.
    pub vineyard_cost: u8,
    /// Points for moving an own worker from a vineyard to the canal.
    pub return_cost: u8,
    /// Points for drawing a card.
    pub draw_cost: u8,
    /// Points for placing a worker from the reserve.
    pub place_cost: u8,
    /// Points for a river work.
    pub river_cost: u8,
    /// Points for a lock.
    pub lock_cost: u8,
    /// Renown for a lock, by points or by card.
    pub lock_renown: u8,
    /// Renown for a river work.
    pub river_renown: u8,
    /// Renown for a work of art.
    pub art_renown: u8,
    /// Cards dealt to each player.
    pub deal: Deal,
    /// Rounds without progress after which the game ends.
    pub quiet_rounds: u8,
    /// Rounds in which everyone passes after which the game ends.
    pub pass_rounds: u8,
    /// Which of several workers is taken to go when one of them was placed this turn.
    pub placed_worker: PlacedWorker,
}

/// Which move of this turn a worker placed this turn is taken to have made, when others of its colour stand beside it.
/// What the next player may not put back depends on it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PlacedWorker {
    /// The last one, also where none of the others could have made the moves before (version 1).
    AfterAll,
    /// The first one that the others could not have made, whether they have all gone or are barred from there.
    AfterThoseThatMay,
}

/// How many cards players begin with.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Deal {
    /// As many for everybody.
    Printed,
    /// More, the later one comes in the first round (from version 3 on).
    ByTurnOrder,
}

impl Deal {
    /// The cards for a place in the turn order, from 0.
    // AR-SET-1: two cards each; by turn order as many as make up for playing later (docs/balance/arriala.md).
    pub const fn cards(self, players: u8, place: u8) -> u8 {
        match (self, players, place) {
            (Deal::Printed, _, _) | (Deal::ByTurnOrder, _, 0) => 2,
            (Deal::ByTurnOrder, 4, later) => 4 + later,
            (Deal::ByTurnOrder, _, later) => 3 + later,
        }
    }
}

impl Rules {
    /// The most action points that the lists of a turn's moves and of move cards have room for.
    pub const MOST_ACTION_POINTS: u8 = 5;

    /// Version 1.
    pub const VERSION_1: Rules = Rules {
        // AR-TURN-1: five points a turn, spent as the player likes; what is left over is lost.
        action_points: 5,
        // AR-TURN-2: what each action costs.
        card_cost: 1,
        vineyard_cost: 2,
        return_cost: 4,
        draw_cost: 2,
        place_cost: 3,
        river_cost: 3,
        lock_cost: 4,
        // AR-CARD-2, AR-LOCK-1: one renown for a lock, by points or by card.
        lock_renown: 1,
        river_renown: 3,
        art_renown: 5,
        // AR-SET-1: two cards each.
        deal: Deal::Printed,
        // AR-END-4: twelve full rounds in which nothing is counted, placed or built; two in which everyone passes.
        quiet_rounds: 12,
        pass_rounds: 2,
        placed_worker: PlacedWorker::AfterAll,
    };

    /// Version 2.
    pub const VERSION_2: Rules = Rules {
        // AR-MOVE-5: a worker that may not go somewhere is not taken to have gone there.
        placed_worker: PlacedWorker::AfterThoseThatMay,
        ..Rules::VERSION_1
    };

    /// Version 3, with cards as compensation.
    pub const VERSION_3: Rules = Rules {
        deal: Deal::ByTurnOrder,
        // AR-END-4: three full rounds in which nothing is counted, placed or built.
        quiet_rounds: 3,
        ..Rules::VERSION_2
    };

    /// The newest version.
    pub const NEWEST: u32 = 3;

    /// The same rules with the printed deal: as many cards for everybody.
    #[must_use]
    pub const fn with_printed_deal(self) -> Rules {
        Rules {
            deal: Deal::Printed,
            ..self
        }
    }

    /// The rules of a version; `None` if there is no such version.
    pub const fn version(number: u32) -> Option<Rules> {
        match number {
            1 => Some(Rules::VERSION_1),
            2 => Some(Rules::VERSION_2),
            3 => Some(Rules::VERSION_3),
            _ => None,
        }
    }
}

const _: () = assert!(Rules::VERSION_1.action_points <= Rules::MOST_ACTION_POINTS);
const _: () = assert!(Rules::VERSION_2.action_points <= Rules::MOST_ACTION_POINTS);
const _: () = assert!(Rules::VERSION_3.action_points <= Rules::MOST_ACTION_POINTS);
