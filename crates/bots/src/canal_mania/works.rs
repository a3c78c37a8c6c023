//! Canals under construction against the cards at hand: what can be built now, what is lacking.

use towpath_canal_mania::parts::{Card, Contract, Engineer, Ground, Tile};
use towpath_canal_mania::rules::Rules;
use towpath_canal_mania::tree::NodeId;
use towpath_canal_mania::{CanalMania, State};
use towpath_core::Seat;

/// CM-BUILD-10: cards a crossing costs beside the tile.
const CROSSING: u8 = 2;

/// How a canal stands: the cheapest way to finish it, and how far the hand goes.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Work {
    /// Points of the tiles laid so far.
    pub laid_points: u8,
    /// Tiles laid so far.
    pub laid: u8,
    /// Tiles still to be laid.
    pub to_go: u8,
    /// Those of them on difficult ground.
    pub difficult: u8,
    /// Those of them on top of other canals.
    pub crossings: u8,
    /// Points of all tiles once the canal is finished.
    pub points: u8,
    /// Cards that are missing.
    pub lacking: u8,
    /// Tiles that can be laid with the cards at hand.
    pub now: u8,
    /// Points of the tiles that can be laid with the cards at hand.
    pub now_points: u8,
    /// Sections they would join.
    pub now_sections: u8,
    /// The towns of the canal once it is finished.
    pub towns: u64,
}

/// The cards and tiles of one player while plans are made for them.
#[derive(Copy, Clone, Debug)]
pub(super) struct Means {
    /// Cards of each kind.
    pub kinds: [u8; 5],
    engineer: Engineer,
    rules: &'static Rules,
    supply: [u8; 4],
    /// Cards of each kind that were missing.
    pub missing: [u8; 5],
    /// What surveyors can still stand for.
    jokers: u8,
}

impl Means {
    /// What a seat has.
    pub fn of(rules: &'static Rules, state: &State, seat: Seat, engineer: Engineer) -> Means {
        let kinds = state.hand(seat).kinds();
        let surveyors = kinds[Card::Surveyor.index()];
        let half = u8::from(state.half.is_some());
        let jokers = match engineer {
            Engineer::Smeaton => 2 * surveyors + half,
            _ => surveyors,
        };
        Means {
            kinds,
            engineer,
            rules,
            supply: state.supply[seat.index()],
            missing: [0; 5],
            jokers,
        }
    }

    /// Surveyors that no plan has used.
    pub fn spare_jokers(&self) -> u8 {
        self.jokers
    }

    /// Plans a canal to its end on the cheapest way and takes the cards it uses.
    pub fn plan(&mut self, game: &CanalMania, state: &State, contract: Contract) -> Work {
        let tree = &game.map().tree;
        let canal = state.canal(contract);
        let mut id = canal.node;
        let mut node = tree.node(id);
        let mut last = canal.last_in_section(node);
        let laid_points = canal.points() as u8;
        let mut work = Work {
            laid_points,
            laid: node.tiles,
            points: laid_points,
            ..Work::default()
        };
        let mut buildable = true;
        while node.children > 0 {
            let crossing;
            (id, crossing) = next(game, state, id);
            node = tree.node(id);
            let (tile, lacking) = self.lay(node.ground, last);
            work.to_go += 1;
            work.difficult += u8::from(node.ground == Ground::Difficult);
            work.points += tile.points() as u8;
            work.lacking += lacking;
            if crossing {
                work.crossings += 1;
                work.lacking += self.discard_two();
            }
            buildable &= work.lacking == 0;
            if buildable {
                work.now += 1;
                work.now_points += tile.points() as u8;
                work.now_sections += u8::from(node.town.is_some());
            }
            last = match node.town {
                Some(_) => None,
                None => Some(tile),
            };
        }
        work.towns = tree.touched(id);
        work
    }

    /// Pays for the next tile; tells which it is and how many cards are missing.
    fn lay(&mut self, ground: Ground, last: Option<Tile>) -> (Tile, u8) {
        let [one, other] = Tile::on(ground);
        let tile = if last == Some(one) || self.supply[one.index()] == 0 {
            other
        } else if last == Some(other) || self.supply[other.index()] == 0 {
            one
        } else {
            // With fewer cards missing, then with more cards left, then for more points.
            let (lack_one, lack_other) = (self.lack(one), self.lack(other));
            if lack_one != lack_other {
                if lack_one < lack_other { one } else { other }
            } else if self.kinds[one.card().index()] > self.kinds[other.card().index()] {
                one
            } else {
                other
            }
        };
        self.supply[tile.index()] = self.supply[tile.index()].saturating_sub(1);
        let lacking = self.lack(tile);
        let cost = self.rules.cards_for(tile, self.engineer);
        let own = self.kinds[tile.card().index()].min(cost);
        self.kinds[tile.card().index()] -= own;
        if lacking < cost - own {
            // Brindley's stretch.
            self.kinds[Card::Stretch.index()] -= 1;
        }
        self.missing[tile.card().index()] += lacking;
        let jokers = self.jokers.min(lacking);
        self.jokers -= jokers;
        (tile, lacking - jokers)
    }

    /// Cards missing for a tile, before surveyors.
    fn lack(&self, tile: Tile) -> u8 {
        let lack = self
            .rules
            .cards_for(tile, self.engineer)
            .saturating_sub(self.kinds[tile.card().index()]);
        let brindley = lack > 0
            && tile == Tile::Lock
            && self.engineer == Engineer::Brindley
            && self.kinds[Card::Stretch.index()] > 0;
        lack - u8::from(brindley)
    }

    /// Pays for a crossing with what there is most of; tells how many cards are missing.
    fn discard_two(&mut self) -> u8 {
        let mut missing = 0;
        for _ in 0..CROSSING {
            let most = (0..4).max_by_key(|kind| self.kinds[*kind]).unwrap_or(0);
            if self.kinds[most] > 0 {
                self.kinds[most] -= 1;
            } else {
                missing += 1;
            }
        }
        missing
    }
}

/// The next tile on the cheapest way, and whether it is a crossing.
fn next(game: &CanalMania, state: &State, id: NodeId) -> (NodeId, bool) {
    let tree = &game.map().tree;
    let first = tree.node(id).first;
    let mut best = (u8::MAX, first, false);
    for (index, child) in tree.children(id).iter().enumerate() {
        let child_id = first + index as NodeId;
        let price = match child.ground {
            Ground::Clear => 1,
            Ground::Difficult => 2,
        };
        let crossing = state.is_built(child.cell);
        let cards = tree.cards_to_go(child_id) + price + if crossing { CROSSING } else { 0 };
        // A town on the way is a section more at the same price.
        let rank = 2 * cards - u8::from(child.town.is_some());
        if rank < best.0 {
            best = (rank, child_id, crossing);
        }
    }
    (best.1, best.2)
}
