//! What is asked: of the player who decides, at every partial selection, and told to those who wait.

use crate::Arriala;
use crate::cards::{Card, Cards};
use crate::information::InformationState;
use crate::packed::PackedAction;
use crate::place::{Colour, Place};
use crate::state::{Phase, Progress, State};
use crate::target::Target;
use crate::words::{card_list, narrate_ending, seat_name};
use towpath_core::{Message, Value};

/// The table says that the game will end by standstill when this part of the turns until then is left, or one round.
const WARN_PART: u8 = 4;

/// The next question to the player whose turn it is.
pub(crate) fn prompt(
    game: &Arriala,
    info: &InformationState,
    picked: &[Target],
    open: &[PackedAction],
) -> Message {
    let cards: Vec<Card> = picked.iter().filter_map(Target::card).collect();
    match picked.last() {
        Some(Target::Card(card)) => game.prompt_card(*card, &cards, picked, open),
        Some(Target::Worker { colour, at }) => game.prompt_worker(info, *colour, *at, &cards),
        Some(Target::PlaceWorker) => {
            Message::new("arriala-prompt-place").with("cost", game.rules.place_cost)
        }
        Some(Target::BuildLock) => game.prompt_lock(),
        // A whole way is asked about only where several choices end in it: they differ in what is paid.
        Some(Target::Stop(to) | Target::Vineyard(to)) => {
            Message::new("arriala-prompt-pay").with("to", game.place_name(*to))
        }
        Some(
            Target::River | Target::Art(_) | Target::Draw | Target::EndTurn | Target::Section(_),
        )
        | None => game.prompt_turn(info, open),
    }
}

/// What is being asked, and of whom.
pub(crate) fn question(game: &Arriala, info: &InformationState) -> Message {
    let state = &info.seen;
    if let Phase::Over(ending) = state.phase {
        return narrate_ending(game, ending);
    }
    let key = if state.points == 0 {
        "arriala-question-end"
    } else if state.points < game.rules.action_points {
        "arriala-question-go-on"
    } else {
        "arriala-question-begin"
    };
    Message::new(key)
        .with("seat", seat_name(state.seat))
        .with("points", state.points)
}

impl Arriala {
    /// Nothing is picked: how many points are left, and whether anything can be done with them.
    fn prompt_turn(&self, info: &InformationState, open: &[PackedAction]) -> Message {
        let state = &info.seen;
        let key = if state.points == 0 {
            "arriala-prompt-spent"
        } else if open == [PackedAction::END] {
            "arriala-prompt-stuck"
        } else if state.points < self.rules.action_points {
            "arriala-prompt-go-on"
        } else {
            "arriala-prompt-begin"
        };
        Message::new(key).with("points", state.points)
    }

    /// A card is picked: what it is played for.
    fn prompt_card(
        &self,
        card: Card,
        cards: &[Card],
        picked: &[Target],
        open: &[PackedAction],
    ) -> Message {
        let key = match card {
            Card::Move2 | Card::Move3 | Card::Move4 | Card::Move5 => {
                // One more card is open if some walk plays more than are picked.
                let more = |action: &PackedAction| {
                    let walk = action.walk();
                    walk.is_some_and(|walk| usize::from(walk.cards().len()) > picked.len())
                };
                if open.iter().any(more) {
                    "arriala-prompt-worker-or-card"
                } else {
                    "arriala-prompt-which-worker"
                }
            }
            Card::Anywhere | Card::OwnToVineyard | Card::OwnToCanal => {
                "arriala-prompt-which-own-worker"
            }
            Card::AnyToVineyard | Card::AnyToCanal => "arriala-prompt-whose-worker",
            Card::Lock => return self.prompt_lock(),
            Card::Art => {
                return Message::new("arriala-prompt-art").with("points", self.rules.art_renown);
            }
        };
        let most = usize::from(self.rules.action_points);
        let cards: Cards = cards.iter().copied().take(most).collect();
        Message::new(key).with("cards", card_list(cards))
    }

    /// A worker is picked: where it goes.
    fn prompt_worker(
        &self,
        info: &InformationState,
        colour: Colour,
        at: Place,
        cards: &[Card],
    ) -> Message {
        match cards.first() {
            Some(Card::OwnToVineyard | Card::AnyToVineyard) => {
                return Message::new("arriala-prompt-which-vineyard");
            }
            Some(Card::OwnToCanal | Card::AnyToCanal) => {
                return Message::new("arriala-prompt-where-on-canal");
            }
            Some(
                Card::Move2
                | Card::Move3
                | Card::Move4
                | Card::Move5
                | Card::Anywhere
                | Card::Lock
                | Card::Art,
            )
            | None => {}
        }
        let message = if colour == Colour::from(info.seen.seat) {
            Message::new("arriala-prompt-own-worker")
        } else if self.layout.virtual_side == Some(colour) {
            Message::new("arriala-prompt-virtual-worker").with("side", self.whose(colour))
        } else {
            Message::new("arriala-prompt-other-worker").with("side", self.whose(colour))
        };
        message.with("at", self.standing(at))
    }

    fn prompt_lock(&self) -> Message {
        Message::new("arriala-prompt-lock").with("points", self.rules.lock_renown)
    }

    /// Where a worker stands: "on cell 14", "in Moissac".
    fn standing(&self, at: Place) -> Value {
        match self.layout.number(at) {
            Some(number) => Message::new("arriala-at-cell").with("number", number),
            None if at.vineyard_index().is_some() => {
                Message::new("arriala-at-vineyard").with("vineyard", self.place_name(at))
            }
            None => Message::new("arriala-at-town").with("town", self.place_name(at)),
        }
        .into()
    }

    /// The turns in which nothing was counted, placed or built, and those in a row that were passed: none any more as soon
    /// as this turn has broken them.
    pub(crate) fn standstill(&self, state: &State) -> (u8, u8) {
        let quiet = match state.progress {
            Progress::None => state.quiet,
            Progress::Some => 0,
        };
        let passes = match state.points == self.rules.action_points {
            true => state.passes,
            false => 0,
        };
        (quiet, passes)
    }

    /// Says in good time that a game that stands still will end.
    // AR-END-4: the table is told before it happens.
    pub(crate) fn warning(&self, state: &State) -> Option<Message> {
        if state.phase != Phase::Running {
            return None;
        }
        let (quiet, passes) = self.standstill(state);
        let passes_left = self.pass_limit().saturating_sub(passes);
        let turns_left = self.quiet_limit().saturating_sub(quiet);
        if passes_left <= self.players {
            Some(Message::new("arriala-warning-passes").with("turns", passes_left))
        } else if turns_left <= (self.quiet_limit() / WARN_PART).max(self.players) {
            Some(Message::new("arriala-warning-quiet").with("turns", turns_left))
        } else {
            None
        }
    }
}
