//! What touching something could have meant although it is not offered: refusals are explained with it.
//!
//! A touch is often half a wish, so that it is completed in every way. The completion that comes closest to being allowed
//! tells the reason: a wrong direction is not the reason if another direction would have failed as well.

use super::{Exit, Target};
use crate::CanalMania;
use crate::action::{Action, Laying, Payment, Route};
use crate::check::check;
use crate::haul::Network;
use crate::information::InformationState;
use crate::map::Place;
use crate::parts::{Contract, Direction, Ground, Hex, Tile, Town};
use crate::refusal::Refusal;
use crate::state::{State, Step};
use towpath_core::{Audience, Seat};

/// The actions that touching `target` after `picked` could have meant, the likeliest first.
pub(crate) fn wishes(
    game: &CanalMania,
    info: &InformationState,
    picked: &[Target],
    target: &Target,
) -> Vec<Action> {
    if !target.exists(&game.map) || !picked.iter().all(|one| one.exists(&game.map)) {
        return Vec::new();
    }
    let state = &info.table;
    let seat = match info.audience {
        Audience::Seat(seat) => seat,
        Audience::Spectator | Audience::Everything => state.active,
    };
    let wish = Wish {
        game,
        state,
        seat,
        picked,
    };
    match *target {
        Target::Colour(colour) => vec![Action::Colour(colour)],
        Target::Contract(contract) => {
            let terminals = game.map.contract(contract).terminals;
            let take = |from| Action::Take { contract, from };
            terminals.map(take).to_vec()
        }
        Target::Canal(contract) => {
            let mut actions = wish.on_the_way(Some(contract));
            actions.push(Action::Lift(contract));
            actions
        }
        Target::Lift(contract) => vec![Action::Lift(contract)],
        Target::Engineer(engineer) => vec![Action::Swap(engineer)],
        Target::FaceUp(face) => vec![Action::Card(face), Action::Choose(face)],
        Target::Hand(card) => vec![Action::Discard(card)],
        Target::Hex(hex) => wish.tiles(hex, None, None),
        Target::Exit(Exit { hex, side }) => wish.tiles(hex, Some(side), None),
        Target::Tile(tile) => wish.kind_of_tile(tile),
        Target::Town(town) => wish.town(town),
        Target::Route(route) => vec![Action::Haul(route)],
        Target::Goods(colour) => vec![Action::Goods(colour)],
        Target::Replace => vec![Action::Replace],
        Target::Draw => vec![Action::Draw],
        Target::Show => vec![Action::Show],
        Target::Keep => vec![Action::Keep],
        Target::Pass => vec![Action::Pass],
        Target::Stop => vec![Action::Stop],
        Target::End => vec![Action::End],
    }
}

/// A seat that has touched some things and wants something more.
struct Wish<'a> {
    game: &'a CanalMania,
    state: &'a State,
    seat: Seat,
    picked: &'a [Target],
}

impl Wish<'_> {
    /// A town: where a barge begins, where a cube goes, or a place that is none for a tile.
    fn town(&self, town: Town) -> Vec<Action> {
        let map = &self.game.map;
        match self.picked.first() {
            Some(Target::Contract(contract)) => {
                let (contract, from) = (*contract, town);
                return vec![Action::Take { contract, from }];
            }
            Some(Target::Town(from)) => return vec![Action::Haul(self.route(*from, town))],
            Some(_) | None => {}
        }
        match self.state.step {
            Step::Naming => vec![Action::Goods(map.town(town).colour)],
            Step::Removing => vec![Action::Remove(town)],
            Step::Placing => vec![Action::Place(town)],
            Step::Building => self.tiles(map.town(town).hex, None, None),
            Step::Phase if self.state.phase == 2 => self.tiles(map.town(town).hex, None, None),
            Step::Phase
            | Step::Colour
            | Step::Extra
            | Step::Taking { .. }
            | Step::Declare { .. }
            | Step::Crossing { .. }
            | Step::Closing
            | Step::LastGoods
            | Step::Over => vec![Action::Haul(Route::from(town))],
        }
    }

    /// A way from town to town over anybody's sections; if there is none, over a section of the seat's own that is missing.
    fn route(&self, from: Town, to: Town) -> Route {
        let network = Network::of(self.game, self.state);
        let own = self.state.colour(self.seat);
        network
            .any_route(self.state, self.seat, from, to)
            .or_else(|| Route::from(from).then(own, to))
            .unwrap_or(Route::from(from))
    }

    /// A kind of tile for the hex that is picked.
    fn kind_of_tile(&self, tile: Tile) -> Vec<Action> {
        let (mut hex, mut exit) = (None, None);
        for one in self.picked {
            if let Target::Hex(touched) = one {
                hex = Some(*touched);
            }
            if let Target::Exit(touched) = one {
                exit = Some(touched.side);
            }
        }
        match hex {
            Some(hex) => self.tiles(hex, exit, Some(tile)),
            None => self.on_the_way(None),
        }
    }

    /// Tiles on a hex, completed in every way. With cards that pay for no tile anywhere, the hand is the reason and not
    /// the hex, so that a tile in the right place comes first.
    fn tiles(&self, hex: Hex, exit: Option<Direction>, tile: Option<Tile>) -> Vec<Action> {
        let mut payable = Vec::new();
        self.game.legal_tiles(self.state, self.seat, &mut payable);
        let mut actions = if payable.is_empty() {
            self.on_the_way(None)
        } else {
            Vec::new()
        };
        let mut here = Vec::new();
        for contract in self.contracts() {
            for side in Direction::ALL {
                if exit.is_none_or(|exit| exit == side) {
                    here.extend(self.kinds(contract, hex, side, tile));
                }
            }
        }
        actions.extend(self.closest_first(here));
        actions
    }

    /// Tiles where the canals go on.
    fn on_the_way(&self, only: Option<Contract>) -> Vec<Action> {
        let map = &self.game.map;
        let mut actions = Vec::new();
        for contract in self.contracts() {
            if only.is_some_and(|only| only != contract) {
                continue;
            }
            let node = self.state.canal(contract).node;
            for next in map.tree.children(node) {
                let hex = map.cell(next.cell).hex;
                actions.extend(self.kinds(contract, hex, next.exit, None));
            }
        }
        self.closest_first(actions)
    }

    /// The seat's open contracts, or the one that is picked; a contract that is not open shows that none is.
    fn contracts(&self) -> Vec<Contract> {
        for one in self.picked {
            if let Target::Canal(contract) = one {
                return vec![*contract];
            }
        }
        match self.state.open_count(self.seat) {
            0 => vec![Contract(0)],
            _ => self.state.open_contracts(self.seat).collect(),
        }
    }

    /// The tiles that suit the ground, or the one that is wanted, each at its full price.
    fn kinds(
        &self,
        contract: Contract,
        hex: Hex,
        exit: Direction,
        tile: Option<Tile>,
    ) -> impl Iterator<Item = Action> {
        let ground = match self.game.map.at(hex) {
            Place::Cell(cell) => self.game.map.cell(cell).ground,
            Place::Town(_) | Place::Nothing => Ground::Clear,
        };
        let kinds = match tile {
            Some(tile) => [Some(tile), None],
            None => Tile::on(ground).map(Some),
        };
        let engineer = self.state.engineer(self.seat);
        let rules = self.game.rules;
        kinds.into_iter().flatten().map(move |tile| {
            Action::Lay(Laying {
                contract,
                hex,
                exit,
                tile,
                pay: Payment {
                    card: tile.card(),
                    cards: rules.cards_for(tile, engineer),
                    surveyors: 0,
                },
            })
        })
    }

    /// The completions that come closest to being allowed, one for each reason, the closest first.
    fn closest_first(&self, actions: Vec<Action>) -> Vec<Action> {
        let mut refused: Vec<(u8, Refusal, Action)> = Vec::new();
        for action in actions {
            let Err(refusal) = check(self.game, self.state, self.seat, &action) else {
                continue;
            };
            if refused.iter().all(|(_, known, _)| *known != refusal) {
                refused.push((distance(&refusal), refusal, action));
            }
        }
        refused.sort_by_key(|(distance, ..)| *distance);
        refused.into_iter().map(|(.., action)| action).collect()
    }
}

/// How far a tile is from being allowed: the number of things that have to change first.
const fn distance(refusal: &Refusal) -> u8 {
    match refusal {
        // The cards lack.
        Refusal::CrossingCards { .. } => 0,
        Refusal::CardsLacking { .. } => 1,
        Refusal::WrongPayment { .. } | Refusal::NotBrindley => 2,
        // The tile does not suit.
        Refusal::NoTileLeft { .. } => 3,
        Refusal::SameKind { .. } => 4,
        Refusal::WrongGround { .. } => 5,
        // The place does not suit.
        Refusal::CannotFinish { .. } | Refusal::TooLong { .. } => 6,
        Refusal::ViaMissing { .. } | Refusal::TownTwice { .. } => 7,
        Refusal::CrossesItself { .. } => 8,
        Refusal::SharpTurn { .. } => 9,
        Refusal::NotJoined { .. } => 10,
        Refusal::OnTown { .. } | Refusal::OffMap { .. } => 11,
        Refusal::NoneOpen | Refusal::NotOpen { .. } => 12,
        // The step is another one, whatever the tile.
        Refusal::WrongPhase { .. }
        | Refusal::First(_)
        | Refusal::ColourTaken { .. }
        | Refusal::MustTakeContract
        | Refusal::TwoOpen
        | Refusal::NotInParliament { .. }
        | Refusal::NotTerminal { .. }
        | Refusal::OwnEngineer { .. }
        | Refusal::NoneFaceUp
        | Refusal::NothingToDraw
        | Refusal::NotRennie
        | Refusal::NotFaceUp { .. }
        | Refusal::TakeMore { .. }
        | Refusal::NoSymbol
        | Refusal::WrongColour { .. }
        | Refusal::HasCube { .. }
        | Refusal::PlaceElsewhere { .. }
        | Refusal::NoCube { .. }
        | Refusal::RemoveElsewhere { .. }
        | Refusal::NothingToLift { .. }
        | Refusal::LaidThisTurn { .. }
        | Refusal::NoRoute { .. }
        | Refusal::NoSection { .. }
        | Refusal::LastNotOwn { .. }
        | Refusal::SameColour { .. }
        | Refusal::NotInHand { .. }
        | Refusal::NeedNotDiscard { .. }
        | Refusal::HandTooLarge { .. } => 13,
    }
}
