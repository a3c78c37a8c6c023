//! What a touch that leads nowhere could have meant: actions whose refusal tells the player why.

use super::{Target, on_foot};
use crate::Arriala;
use crate::action::{Action, Means, Payment};
use crate::cards::{Card, Cards};
use crate::information::InformationState;
use crate::packed::{PackedAction, Walk};
use crate::place::{Colour, Place, Places};
use crate::state::State;

/// The actions that touching `target` after `picked` could have meant, the likeliest first.
pub(crate) fn wishes(
    game: &Arriala,
    info: &InformationState,
    picked: &[Target],
    target: Target,
) -> Vec<PackedAction> {
    let most = usize::from(game.rules.action_points);
    let wisher = Wisher {
        game,
        state: &info.seen,
        own: Colour::from(info.seen.seat),
        card: picked.iter().find_map(Target::card),
        cards: picked.iter().filter_map(Target::card).take(most).collect(),
    };
    let mut wishes = match picked.last() {
        Some(Target::Worker { colour, at }) => wisher.after_worker(*colour, *at, target),
        Some(Target::BuildLock) => wisher.lock(target, Payment::Points),
        Some(Target::Card(Card::Lock)) => wisher.lock(target, Payment::Card),
        Some(Target::PlaceWorker) => target.stop().map(|to| Action::Place { to }),
        Some(
            Target::Card(_)
            | Target::Stop(_)
            | Target::Vineyard(_)
            | Target::River
            | Target::Art(_)
            | Target::Draw
            | Target::EndTurn
            | Target::Section(_),
        )
        | None => None,
    }
    .into_iter()
    .collect::<Vec<Action>>();
    // A touch that does not go on from what is picked may begin something else.
    wishes.extend(wisher.first(target));
    wishes.into_iter().map(Action::pack).collect()
}

/// What a wish is made from: the position and the cards that have been picked.
struct Wisher<'a> {
    game: &'a Arriala,
    state: &'a State,
    own: Colour,
    /// The first card picked.
    card: Option<Card>,
    /// All cards picked, as many as a turn can play.
    cards: Cards,
}

impl Wisher<'_> {
    /// Where a worker that has been picked was to go.
    fn after_worker(&self, colour: Colour, from: Place, target: Target) -> Option<Action> {
        match target {
            Target::River => Some(Action::River { from }),
            Target::Vineyard(to) => Some(self.to_vineyard(colour, from, to)),
            Target::Stop(_) | Target::Worker { .. } => {
                let to = target.stop()?;
                if from.vineyard_index().is_some() {
                    Some(self.to_canal(colour, from, to))
                } else if self.card == Some(Card::Anywhere) {
                    Some(Action::Anywhere { from, to })
                } else {
                    let cards = self.cards.moves();
                    Some(Action::Walk(Walk::new(colour, from, to, cards)))
                }
            }
            Target::Art(_)
            | Target::Card(_)
            | Target::PlaceWorker
            | Target::BuildLock
            | Target::Draw
            | Target::EndTurn
            | Target::Section(_) => None,
        }
    }

    /// What a touch could begin.
    fn first(&self, target: Target) -> Vec<Action> {
        let wish = match target {
            Target::Worker { colour, at } if at.vineyard_index().is_some() => {
                self.to_canal(colour, at, self.nearest_free(at))
            }
            Target::Worker { colour, at } => on_foot(colour, at, self.nearest_free(at)),
            Target::Stop(to) => Action::Place { to },
            Target::Vineyard(to) => {
                let workers = self.on_canal(self.own).into_iter();
                return workers
                    .map(|from| self.to_vineyard(self.own, from, to))
                    .collect();
            }
            Target::River => Action::River {
                from: self.worker_on_canal(self.own),
            },
            Target::Art(work) => Action::Art { work },
            Target::Card(card) => self.play(card),
            Target::PlaceWorker => Action::Place {
                to: self.first_town(),
            },
            Target::BuildLock => Action::Lock {
                at: self.cell_for_lock(),
                by: Payment::Points,
            },
            Target::Draw => Action::Draw,
            Target::EndTurn => Action::End,
            Target::Section(_) => return Vec::new(),
        };
        vec![wish]
    }

    /// What a card could be played for.
    fn play(&self, card: Card) -> Action {
        let own = self.own;
        match card {
            Card::Move2 | Card::Move3 | Card::Move4 | Card::Move5 => {
                let from = self.worker_on_canal(own);
                let cards = Cards::only(card).moves();
                Action::Walk(Walk::new(own, from, self.nearest_free(from), cards))
            }
            Card::Anywhere => {
                let from = self.worker_on_canal(own);
                let to = self.nearest_free(from);
                Action::Anywhere { from, to }
            }
            Card::OwnToVineyard => Action::ToVineyard {
                from: self.worker_on_canal(own),
                to: self.first_vineyard(),
                means: Means::OwnCard,
            },
            Card::AnyToVineyard => Action::ToVineyard {
                from: self.worker_on_canal(own),
                to: self.first_vineyard(),
                means: Means::AnyCard(own),
            },
            Card::OwnToCanal => Action::ToCanal {
                from: self.first_vineyard(),
                to: self.first_town(),
                means: Means::OwnCard,
            },
            Card::AnyToCanal => Action::ToCanal {
                from: self.first_vineyard(),
                to: self.first_town(),
                means: Means::AnyCard(own),
            },
            Card::Lock => Action::Lock {
                at: self.cell_for_lock(),
                by: Payment::Card,
            },
            Card::Art => {
                let unbuilt = self.state.art.iter().position(Option::is_none);
                let work = unbuilt.unwrap_or(0) as u8;
                Action::Art { work }
            }
        }
    }

    fn lock(&self, target: Target, by: Payment) -> Option<Action> {
        target.stop().map(|at| Action::Lock { at, by })
    }

    fn to_vineyard(&self, colour: Colour, from: Place, to: Place) -> Action {
        let means = self.means(colour, Card::OwnToVineyard, Card::AnyToVineyard);
        Action::ToVineyard { from, to, means }
    }

    fn to_canal(&self, colour: Colour, from: Place, to: Place) -> Action {
        let means = self.means(colour, Card::OwnToCanal, Card::AnyToCanal);
        Action::ToCanal { from, to, means }
    }

    /// By the card that has been picked, else by points for an own worker; only a card moves another's.
    fn means(&self, colour: Colour, own_card: Card, any_card: Card) -> Means {
        if self.card == Some(any_card) || colour != self.own {
            Means::AnyCard(colour)
        } else if self.card == Some(own_card) {
            Means::OwnCard
        } else {
            Means::Points
        }
    }

    fn on_canal(&self, colour: Colour) -> Places {
        self.state.here[colour.index()] & Places::CANAL
    }

    /// A colour's first worker on the canal, one that has not been moved if there is one. Without any it is a town, where
    /// the refusal says that nobody is there.
    fn worker_on_canal(&self, colour: Colour) -> Place {
        let idle = self.state.idle[colour.index()] & Places::CANAL;
        let worker = idle.first().or_else(|| self.on_canal(colour).first());
        worker.unwrap_or_else(|| self.first_town())
    }

    fn first_town(&self) -> Place {
        self.game.layout.towns.first().unwrap_or(Place::FIRST)
    }

    fn first_vineyard(&self) -> Place {
        let layout = &self.game.layout;
        let open = self.state.open_vineyards(layout).first();
        let first = open.or_else(|| layout.vineyards.first());
        first.unwrap_or(Place::FIRST_VINEYARD)
    }

    /// The free place of the canal that is nearest; from a vineyard it is one downstream.
    fn nearest_free(&self, from: Place) -> Place {
        let free = self.state.free(&self.game.layout);
        let others = free.without(Places::only(from)).into_iter();
        let nearest = others.min_by_key(|place| from.distance(*place));
        nearest.unwrap_or(Place::FIRST)
    }

    /// A cell where a lock can be built; without any, one that is free, so that the refusal tells of the locks.
    fn cell_for_lock(&self) -> Place {
        let layout = &self.game.layout;
        let free = layout.cells.without(self.state.taken(layout));
        let lockable = self.game.lockable(self.state).first();
        let cell = lockable.or_else(|| free.first());
        cell.unwrap_or_else(|| layout.cells.first().unwrap_or(Place::FIRST))
    }
}
