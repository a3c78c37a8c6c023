//! What a player is told who touches something too early, or something that leads nowhere: what comes first, and what
//! could be touched instead.

use super::{Target, paths, wishes};
use crate::Arriala;
use crate::cards::Card;
use crate::check::check;
use crate::information::InformationState;
use crate::legal::legal;
use crate::packed::PackedAction;
use crate::place::{Colour, Place, Places};
use crate::refusal::Refusal;
use crate::scoring::majority;
use crate::state::State;
use crate::words::{card_name, explain};
use towpath_core::Message;

/// What to say to a touch of `target` after `picked`; `None` where the refusal of a wish says it better.
pub(crate) fn guide(
    game: &Arriala,
    info: &InformationState,
    picked: &[Target],
    target: Target,
) -> Option<Message> {
    let mut actions = Vec::new();
    legal(game, &info.as_state(), &mut actions);
    let guide = Guide {
        game,
        info,
        state: &info.seen,
        actions,
        picked,
    };
    let said = guide.nearest(target);
    if said.is_some() || target == Target::EndTurn {
        return said;
    }
    let state = info.as_state();
    let refused = |wish: &PackedAction| check(game, &state, wish.unpack()).is_err();
    match wishes(game, info, picked, target).iter().any(refused) {
        true => None,
        // It could be done, but not with what is picked.
        false => Some(guide.at_the_start(target)),
    }
}

/// The position, what could be done in it, and what has been picked.
struct Guide<'a> {
    game: &'a Arriala,
    info: &'a InformationState,
    state: &'a State,
    /// What could be done.
    actions: Vec<PackedAction>,
    picked: &'a [Target],
}

impl Guide<'_> {
    /// The reason that is nearest to what was meant.
    fn nearest(&self, target: Target) -> Option<Message> {
        match target {
            // What a section is worth can be asked at any time.
            Target::Section(from) => self.section(from),
            Target::EndTurn => None,
            _ if self.state.points == 0 => Some(Message::new("arriala-guide-spent")),
            Target::Stop(to) => self.stop(target, to),
            Target::Worker { .. } => self.worker(target),
            Target::Vineyard(at) => self.vineyard(target, at),
            Target::River => self.river(),
            Target::Art(_) => self.card_first(target),
            Target::Card(card) => self.card(card),
            Target::BuildLock => self.build_lock(),
            Target::PlaceWorker | Target::Draw => None,
        }
    }

    /// What is touched before a thing when one begins anew.
    fn at_the_start(&self, target: Target) -> Message {
        let ways = self.ways(target);
        let points = ways.first().map(|way| way.points);
        match (target, points) {
            (Target::Vineyard(_), Some(points)) => {
                Message::new("arriala-guide-vineyard").with("points", points)
            }
            (Target::River, Some(points)) => {
                Message::new("arriala-guide-river").with("points", points)
            }
            (Target::Stop(place) | Target::Worker { at: place, .. }, Some(_)) => {
                Message::new("arriala-guide-stop").with("place", self.game.place_name(place))
            }
            _ => Message::new("arriala-guide-other"),
        }
    }
}

/// A way to something: what is touched first, and what it costs all in all.
struct Way {
    first: Target,
    points: u8,
}

impl Guide<'_> {
    /// The ways that lead over a thing, from the start.
    fn ways(&self, target: Target) -> Vec<Way> {
        let mut ways = Vec::new();
        for action in &self.actions {
            for path in paths(self.game, self.info, action.unpack()) {
                if let Some(first) = path.first()
                    && path[1..].contains(&target)
                {
                    ways.push(Way {
                        first: *first,
                        points: self.game.prices.of(*action).points,
                    });
                }
            }
        }
        ways.sort_by_key(|way| way.points);
        ways
    }

    /// The worker that has been picked, or that stands where the worker picked last stands.
    fn worker_picked(&self) -> Option<(Colour, Place)> {
        match self.picked.last() {
            Some(Target::Worker { colour, at }) => Some((*colour, *at)),
            _ => None,
        }
    }

    /// Whether a place of the canal is what is asked for.
    fn asks_for_stop(&self) -> bool {
        match self.picked.last() {
            Some(Target::Worker { .. } | Target::PlaceWorker | Target::BuildLock) => true,
            Some(Target::Card(card)) => *card == Card::Lock,
            _ => false,
        }
    }

    fn own(&self) -> Colour {
        Colour::from(self.state.seat)
    }

    fn has_own_on_canal(&self) -> bool {
        !(self.state.here[self.own().index()] & Places::CANAL).is_empty()
    }

    fn stop(&self, target: Target, to: Place) -> Option<Message> {
        if self.asks_for_stop() {
            return self.pass_over(to);
        }
        let ways = self.ways(target);
        let key = match ways.first() {
            None => return None,
            Some(_) if ways.iter().all(|way| way.first.card().is_some()) => {
                return self.card_first(target);
            }
            Some(_) => "arriala-guide-stop",
        };
        Some(Message::new(key).with("place", self.game.place_name(to)))
    }

    /// Something stands where a worker was to stop: it can go on to the next free place in that direction.
    // AR-MOVE-1: only the last cell must be free.
    fn pass_over(&self, to: Place) -> Option<Message> {
        let (_, from) = self.worker_picked()?;
        let taken = self.state.taken(&self.game.layout).contains(to);
        if !taken || !Places::CANAL.contains(from) || from == to {
            return None;
        }
        let beyond = |place: Place| {
            let same_way = (to > from) == (place > to) && place != to;
            same_way.then(|| place.distance(from))
        };
        let mut found: Option<(u8, u8, Place)> = None;
        for action in &self.actions {
            for path in paths(self.game, self.info, action.unpack()) {
                let next = path.strip_prefix(self.picked).and_then(<[_]>::first);
                if let Some(Target::Stop(place)) = next
                    && let Some(distance) = beyond(*place)
                {
                    let points = self.game.prices.of(*action).points;
                    let way = (distance, points, *place);
                    found = Some(found.map_or(way, |best| best.min(way)));
                }
            }
        }
        let (_, points, place) = found?;
        Some(
            Message::new("arriala-guide-pass-over")
                .with("taken", self.game.place_name(to))
                .with("place", self.game.place_name(place))
                .with("points", points),
        )
    }

    /// A worker that is not lit, though a card would move it.
    fn worker(&self, target: Target) -> Option<Message> {
        if let Some(to) = target.stop()
            && self.asks_for_stop()
        {
            return self.pass_over(to);
        }
        match (self.picked.last(), target) {
            (
                Some(Target::Card(Card::Anywhere | Card::OwnToVineyard | Card::OwnToCanal)),
                Target::Worker { colour, .. },
            ) if colour != self.own() => Some(Message::new("arriala-guide-own-only")),
            _ => self.card_first(target),
        }
    }

    fn vineyard(&self, target: Target, at: Place) -> Option<Message> {
        if !self.game.layout.vineyards.contains(at) {
            return Some(explain(self.game, &Refusal::NotInPlay { place: at }));
        }
        let moves = |card: Card| card.reach() > 0;
        if self.picked.iter().filter_map(Target::card).any(moves) {
            return Some(Message::new("arriala-guide-move-card"));
        }
        if self.worker_picked().is_some() {
            return None;
        }
        let ways = self.ways(target);
        let on_foot = ways.iter().find(|way| way.first.card().is_none());
        if let Some(way) = on_foot {
            let message = Message::new("arriala-guide-vineyard");
            return Some(message.with("points", way.points));
        }
        if !ways.is_empty() {
            return self.card_first(target);
        }
        (!self.has_own_on_canal()).then(|| self.nobody_on_canal())
    }

    fn river(&self) -> Option<Message> {
        if let Some((colour, _)) = self.worker_picked()
            && colour != self.own()
        {
            return Some(Message::new("arriala-guide-own-only"));
        }
        if self.worker_picked().is_some() {
            return None;
        }
        if !self.has_own_on_canal() {
            return Some(self.nobody_on_canal());
        }
        let ways = self.ways(Target::River);
        let way = ways.first()?;
        Some(Message::new("arriala-guide-river").with("points", way.points))
    }

    /// What only cards lead to.
    fn card_first(&self, target: Target) -> Option<Message> {
        let ways = self.ways(target);
        let card = ways.iter().find_map(|way| way.first.card())?;
        Some(Message::new("arriala-guide-card").with("card", card_name(card)))
    }

    /// A card that cannot be played because there is nobody to move.
    fn card(&self, card: Card) -> Option<Message> {
        let held = self.state.hands[self.state.seat.index()].count(card) > 0;
        if !held || self.state.points < self.game.rules.card_cost {
            return None;
        }
        let in_vineyards = |colour: Colour| {
            !self.state.here[colour.index()]
                .without(Places::CANAL)
                .is_empty()
        };
        match card {
            Card::Anywhere | Card::OwnToVineyard if !self.has_own_on_canal() => {
                Some(self.nobody_on_canal())
            }
            Card::OwnToCanal if !in_vineyards(self.own()) => {
                Some(Message::new("arriala-guide-nobody-in-vineyards"))
            }
            Card::AnyToCanal if !Colour::ALL.into_iter().any(in_vineyards) => {
                Some(Message::new("arriala-guide-vineyards-empty"))
            }
            Card::Lock => self.build_lock(),
            Card::Move2
            | Card::Move3
            | Card::Move4
            | Card::Move5
            | Card::Anywhere
            | Card::OwnToVineyard
            | Card::AnyToVineyard
            | Card::OwnToCanal
            | Card::AnyToCanal
            | Card::Art => None,
        }
    }

    fn build_lock(&self) -> Option<Message> {
        let none = self.game.lockable(self.state).is_empty();
        none.then(|| Message::new("arriala-guide-no-lock"))
    }

    fn nobody_on_canal(&self) -> Message {
        Message::new("arriala-guide-nobody-on-canal").with("cost", self.game.rules.place_cost)
    }

    /// What a section is worth, and who would take it or took it.
    fn section(&self, from: Place) -> Option<Message> {
        let game = self.game;
        let section = game.sections(self.state).find(|one| one.from == from)?;
        let counted = self.state.counted;
        let (first, last) = (section.cells.first()?, section.cells.iter().last()?);
        let open = section.cells.without(self.state.taken(&game.layout)).len();
        let took = |colour: &Colour| !(section.cells & counted.of(Some(*colour))).is_empty();
        let (key, side) = if (section.cells & counted.cells()).is_empty() {
            match majority(Arriala::workers_on(self.state, section.cells)) {
                Some(side) => ("arriala-guide-section", Some(side)),
                None => ("arriala-guide-section-nobody", None),
            }
        } else {
            match Colour::ALL.iter().copied().find(took) {
                Some(side) => ("arriala-guide-section-counted", Some(side)),
                None => ("arriala-guide-section-tied", None),
            }
        };
        let number = |cell: Place| game.layout.number(cell).unwrap_or(0);
        let span = match first == last {
            true => Message::new("arriala-span-one"),
            false => Message::new("arriala-span").with("to", number(last)),
        };
        let mut message = Message::new(key)
            .with("cells", span.with("from", number(first)))
            .with("points", game.section_points(section.cells.len()))
            .with("open", open);
        if let Some(side) = side {
            message = message.with("side", game.whose(side));
        }
        Some(message)
    }
}

#[cfg(test)]
mod tests;
