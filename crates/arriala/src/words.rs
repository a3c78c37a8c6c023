//! What happens, can be done, is refused and is asked, as keys and values for the language files.

use crate::Arriala;
use crate::cards::{Card, Cards};
use crate::deed::{Deed, Means, Payment};
use crate::event::Event;
use crate::information::InformationState;
use crate::place::{Colour, Place};
use crate::refusal::Refusal;
use crate::state::{ACTION_POINTS, Ending, Phase};
use crate::turn::{PASS_ROUNDS, QUIET_ROUNDS};
use towpath_core::{Message, Seat, Value};

/// Rounds before the end by standstill from which on the table says so.
const WARN_ROUNDS: u8 = 3;

impl Arriala {
    /// What is being asked, and of whom.
    pub(crate) fn ask(&self, info: &InformationState) -> Message {
        let state = &info.table;
        if let Phase::Over(ending) = state.phase {
            return ended(ending);
        }
        let question = if state.points == 0 {
            Message::new("arriala-question-end")
        } else if state.points < ACTION_POINTS {
            Message::new("arriala-question-go-on")
        } else {
            Message::new("arriala-question-begin")
        };
        question
            .with("seat", seat(state.seat))
            .with("points", state.points)
            .with("warning", self.warning(info))
    }

    /// Says in good time that a game that stands still will end.
    // AR-END-4: the table is told before it happens.
    fn warning(&self, info: &InformationState) -> Message {
        let state = &info.table;
        let passes_left = (PASS_ROUNDS * self.players).saturating_sub(state.passes);
        let turns_left = (QUIET_ROUNDS * self.players).saturating_sub(state.quiet);
        if passes_left <= self.players {
            Message::new("arriala-warning-passes").with("turns", passes_left)
        } else if turns_left <= WARN_ROUNDS * self.players {
            Message::new("arriala-warning-quiet").with("turns", turns_left)
        } else {
            Message::new("arriala-warning-none")
        }
    }

    /// An event in a sentence.
    pub(crate) fn tell(&self, event: &Event) -> Message {
        let place = |place| self.place_value(place);
        match *event {
            Event::Began { seat: who } => {
                Message::new("arriala-event-began").with("seat", seat(who))
            }
            Event::Drew { seat: who, card } => match card {
                Some(face) => Message::new("arriala-event-drew-card").with("card", card_name(face)),
                None => Message::new("arriala-event-drew"),
            }
            .with("seat", seat(who)),
            Event::Reshuffled { cards } => {
                Message::new("arriala-event-reshuffled").with("cards", cards)
            }
            Event::Walked {
                seat: who,
                colour,
                from,
                to,
                cards,
            } => {
                let message = if cards.is_empty() {
                    Message::new("arriala-event-walked")
                } else {
                    Message::new("arriala-event-walked-with-cards")
                        .with("cards", card_list(cards.cards()))
                };
                message
                    .with("seat", seat(who))
                    .with("colour", colour_name(colour))
                    .with("from", place(from))
                    .with("to", place(to))
                    .with("distance", from.distance(to))
            }
            Event::Leapt {
                seat: who,
                from,
                to,
            } => Message::new("arriala-event-anywhere")
                .with("seat", seat(who))
                .with("from", place(from))
                .with("to", place(to)),
            Event::WentToVineyard {
                seat: who,
                colour,
                from,
                to,
                means,
            } => Message::new("arriala-event-to-vineyard")
                .with("seat", seat(who))
                .with("colour", colour_name(colour))
                .with("from", place(from))
                .with("to", place(to))
                .with("means", means_name(means)),
            Event::CameBack {
                seat: who,
                colour,
                from,
                to,
                means,
            } => Message::new("arriala-event-to-canal")
                .with("seat", seat(who))
                .with("colour", colour_name(colour))
                .with("from", place(from))
                .with("to", place(to))
                .with("means", means_name(means)),
            Event::Placed { seat: who, to } => Message::new("arriala-event-placed")
                .with("seat", seat(who))
                .with("to", place(to)),
            Event::BuiltRiverWork {
                seat: who,
                from,
                points,
            } => Message::new("arriala-event-river-work")
                .with("seat", seat(who))
                .with("from", place(from))
                .with("points", points),
            Event::BuiltLock {
                seat: who,
                at,
                by,
                points,
            } => match by {
                Payment::Points => Message::new("arriala-event-lock"),
                Payment::Card => Message::new("arriala-event-lock-by-card"),
            }
            .with("seat", seat(who))
            .with("at", place(at))
            .with("points", points),
            Event::BuiltArt {
                seat: who,
                work,
                points,
            } => Message::new("arriala-event-art")
                .with("seat", seat(who))
                .with("work", self.art_name(work))
                .with("points", points),
            Event::Counted {
                from,
                to,
                winner,
                points,
                ..
            } => match winner {
                Some(colour) => Message::new("arriala-event-counted")
                    .with("side", side(colour))
                    .with("points", points),
                None => Message::new("arriala-event-counted-nobody"),
            }
            .with("from", place(from))
            .with("to", place(to)),
            Event::SectionVanished { at } => {
                Message::new("arriala-event-section-vanished").with("at", place(at))
            }
            Event::TurnEnded { seat: who, unused } => if unused == ACTION_POINTS {
                Message::new("arriala-event-passed")
            } else {
                Message::new("arriala-event-turn-ended").with("unused", unused)
            }
            .with("seat", seat(who)),
            Event::Ended { ending } => ended(ending),
            Event::VineyardCounted {
                vineyard,
                winner,
                points,
                ..
            } => match winner {
                Some(colour) => Message::new("arriala-event-vineyard")
                    .with("side", side(colour))
                    .with("points", points),
                None => Message::new("arriala-event-vineyard-nobody"),
            }
            .with("vineyard", place(vineyard)),
        }
    }

    /// An action in a sentence.
    pub(crate) fn say(&self, deed: Deed) -> Message {
        let place = |place| self.place_value(place);
        let message = match deed {
            Deed::Walk(walk) => {
                let cards = walk.cards();
                let message = if cards.is_empty() {
                    Message::new("arriala-action-walk")
                } else {
                    Message::new("arriala-action-walk-with-cards")
                        .with("cards", card_list(cards.cards()))
                        .with("extra", walk.extra_steps())
                };
                message
                    .with("colour", colour_name(walk.colour()))
                    .with("from", place(walk.from()))
                    .with("to", place(walk.to()))
            }
            Deed::Anywhere { from, to } => Message::new("arriala-action-anywhere")
                .with("from", place(from))
                .with("to", place(to)),
            Deed::ToVineyard { from, to, means } => match means {
                Means::Points | Means::OwnCard => Message::new("arriala-action-to-vineyard"),
                Means::AnyCard(colour) => Message::new("arriala-action-any-to-vineyard")
                    .with("colour", colour_name(colour)),
            }
            .with("from", place(from))
            .with("to", place(to))
            .with("means", means_name(means)),
            Deed::ToCanal { from, to, means } => match means {
                Means::Points | Means::OwnCard => Message::new("arriala-action-to-canal"),
                Means::AnyCard(colour) => {
                    Message::new("arriala-action-any-to-canal").with("colour", colour_name(colour))
                }
            }
            .with("from", place(from))
            .with("to", place(to))
            .with("means", means_name(means)),
            Deed::Place { to } => Message::new("arriala-action-place").with("to", place(to)),
            Deed::River { from } => {
                Message::new("arriala-action-river-work").with("from", place(from))
            }
            Deed::Lock { at, by } => match by {
                Payment::Points => Message::new("arriala-action-lock"),
                Payment::Card => Message::new("arriala-action-lock-by-card"),
            }
            .with("at", place(at)),
            Deed::Art { work } => {
                Message::new("arriala-action-art").with("work", self.art_name(work))
            }
            Deed::Draw => Message::new("arriala-action-draw"),
            Deed::End => Message::new("arriala-action-end"),
        };
        message.with("cost", deed.cost())
    }

    /// A refusal in a sentence.
    pub(crate) fn why_not(&self, refusal: &Refusal) -> Message {
        let at = |key: &'static str, place: Place| {
            Message::new(key).with("place", self.place_value(place))
        };
        match *refusal {
            Refusal::Points { need, have } => Message::new("arriala-refuse-points")
                .with("need", need)
                .with("have", have),
            Refusal::NoCard { card, need, have } => Message::new("arriala-refuse-no-card")
                .with("card", card_name(card))
                .with("need", need)
                .with("have", have),
            Refusal::NotInPlay { place } => {
                at("arriala-refuse-not-in-play", place).with("players", self.players)
            }
            Refusal::NoWorker { colour, place } => {
                at("arriala-refuse-no-worker", place).with("colour", colour_name(colour))
            }
            Refusal::NotOnCanal { place } => at("arriala-refuse-not-on-canal", place),
            Refusal::NotAVineyard { place } => at("arriala-refuse-not-a-vineyard", place),
            Refusal::MovedAlready { colour, place } => {
                at("arriala-refuse-moved-already", place).with("colour", colour_name(colour))
            }
            Refusal::JustArrived { colour, vineyard } => {
                at("arriala-refuse-just-arrived", vineyard).with("colour", colour_name(colour))
            }
            Refusal::GoesBack { colour, place } => {
                at("arriala-refuse-goes-back", place).with("colour", colour_name(colour))
            }
            Refusal::SamePlace { place } => at("arriala-refuse-same-place", place),
            Refusal::Occupied { place, colour } => {
                at("arriala-refuse-occupied", place).with("colour", colour_name(colour))
            }
            Refusal::LockInTheWay { place } => at("arriala-refuse-lock-in-the-way", place),
            Refusal::Superfluous {
                card,
                distance,
                reach,
            } => Message::new("arriala-refuse-superfluous")
                .with("card", card_name(card))
                .with("distance", distance)
                .with("reach", reach),
            Refusal::VineyardFull { vineyard, places } => {
                at("arriala-refuse-vineyard-full", vineyard).with("places", places)
            }
            Refusal::ReserveEmpty => Message::new("arriala-refuse-reserve-empty"),
            Refusal::RiverFull { cells } => {
                Message::new("arriala-refuse-river-full").with("cells", cells)
            }
            Refusal::LockInTown { place } => at("arriala-refuse-lock-in-town", place),
            Refusal::LockNeedsFreeCell { place } => {
                at("arriala-refuse-lock-needs-free-cell", place)
            }
            Refusal::SectionCounted { place } => at("arriala-refuse-section-counted", place),
            Refusal::LocksFull { most } => {
                Message::new("arriala-refuse-locks-full").with("most", most)
            }
            Refusal::ArtBuilt { work } => {
                Message::new("arriala-refuse-art-built").with("work", self.art_name(work))
            }
            Refusal::NotLast { have, lowest } => Message::new("arriala-refuse-not-last")
                .with("have", have)
                .with("lowest", lowest),
            Refusal::NothingToDraw => Message::new("arriala-refuse-nothing-to-draw"),
        }
    }

    /// A cell by its number, a town or a vineyard by its name.
    fn place_value(&self, place: Place) -> Value {
        match self.board.number(place) {
            Some(number) => Message::new("arriala-cell").with("number", number).into(),
            None => {
                let name = self.board.name_of(place);
                Value::Text(name.map_or_else(String::new, |n| n.name.clone()))
            }
        }
    }

    /// The works of art that come with the program have a name in every language; others have the one of their data.
    fn art_name(&self, work: u8) -> Value {
        let Some(art) = self.board.arts.get(usize::from(work)) else {
            return Value::Text(work.to_string());
        };
        match art.key.as_str() {
            "montech" => Message::new("arriala-art-montech").into(),
            "cacor" => Message::new("arriala-art-cacor").into(),
            _ => Value::Text(art.name.clone()),
        }
    }
}

fn ended(ending: Ending) -> Message {
    match ending {
        Ending::Built => Message::new("arriala-event-ended-built"),
        Ending::Stalled => Message::new("arriala-event-ended-stalled").with("rounds", QUIET_ROUNDS),
        Ending::Passed => Message::new("arriala-event-ended-passed").with("rounds", PASS_ROUNDS),
    }
}

/// The player of a seat.
fn seat(seat: Seat) -> Message {
    side(Colour::from(seat))
}

/// A side: a player, or the virtual one.
fn side(colour: Colour) -> Message {
    Message::new(match colour {
        Colour::Red => "arriala-seat-red",
        Colour::Yellow => "arriala-seat-yellow",
        Colour::Green => "arriala-seat-green",
        Colour::Purple => "arriala-seat-purple",
    })
}

/// A worker's colour.
fn colour_name(colour: Colour) -> Message {
    Message::new(match colour {
        Colour::Red => "arriala-colour-red",
        Colour::Yellow => "arriala-colour-yellow",
        Colour::Green => "arriala-colour-green",
        Colour::Purple => "arriala-colour-purple",
    })
}

fn means_name(means: Means) -> Message {
    Message::new(match means {
        Means::Points => "arriala-means-points",
        Means::OwnCard => "arriala-means-own-card",
        Means::AnyCard(_) => "arriala-means-any-card",
    })
}

/// A card's name.
fn card_name(card: Card) -> Message {
    Message::new(match card {
        Card::Move2 => "arriala-card-move-2",
        Card::Move3 => "arriala-card-move-3",
        Card::Move4 => "arriala-card-move-4",
        Card::Move5 => "arriala-card-move-5",
        Card::Anywhere => "arriala-card-anywhere",
        Card::OwnToVineyard => "arriala-card-own-to-vineyard",
        Card::AnyToVineyard => "arriala-card-any-to-vineyard",
        Card::OwnToCanal => "arriala-card-own-to-canal",
        Card::AnyToCanal => "arriala-card-any-to-canal",
        Card::Lock => "arriala-card-lock",
        Card::Art => "arriala-card-art",
    })
}

/// Cards one after the other: the first with the list of the rest.
fn card_list(cards: Cards) -> Value {
    let mut names: Vec<Message> = cards.iter().map(card_name).collect();
    let Some(mut list) = names.pop() else {
        return Value::Text(String::new());
    };
    while let Some(name) = names.pop() {
        list = Message::new("arriala-card-list")
            .with("card", name)
            .with("rest", list);
    }
    list.into()
}
