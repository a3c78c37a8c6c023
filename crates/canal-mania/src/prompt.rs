//! What is asked: the next question to the seat that decides, and the question of the moment for those who wait.

use crate::CanalMania;
use crate::action::Action;
use crate::information::InformationState;
use crate::map::Place;
use crate::parts::{Contract, Hex};
use crate::state::{Placing, State, Step};
use crate::target::{Exit, Target};
use crate::words::seat_name;
use towpath_core::{Message, Seat};

/// What is being asked, and of whom: for those who wait and watch.
pub(crate) fn question(game: &CanalMania, info: &InformationState) -> Message {
    let state = &info.table;
    let ask = match state.step {
        Step::Colour => game.say("canal-mania-ask-colour"),
        Step::Phase => game.say(match state.phase {
            1 if game.must_take(state, state.active) => "canal-mania-ask-must-take",
            1 => "canal-mania-ask-first",
            2 => "canal-mania-ask-second",
            _ => "canal-mania-ask-third",
        }),
        Step::Extra => game.say("canal-mania-ask-extra"),
        Step::Taking { taken } => game.say("canal-mania-ask-taking").with("taken", taken),
        Step::Declare { face: Some(drawn) } => game.say("canal-mania-ask-declare").face(drawn),
        Step::Declare { face: None } => game.say("canal-mania-ask-declare-hidden"),
        Step::Naming => game.say("canal-mania-ask-naming"),
        Step::Removing => game.say("canal-mania-ask-removing"),
        Step::Placing => game.say("canal-mania-ask-placing"),
        Step::Building => game.say("canal-mania-ask-building"),
        Step::Crossing { left } => game.say("canal-mania-ask-crossing").with("left", left),
        Step::Closing => match over_limit(game, info, state.active) {
            0 => game.say("canal-mania-ask-closing"),
            over => game.say("canal-mania-ask-discard").with("over", over),
        },
        Step::LastGoods => game.say("canal-mania-ask-last-goods"),
        Step::Over => return Message::new("canal-mania-ask-over"),
    };
    ask.with("seat", seat_name(state, state.active)).into()
}

/// CM-TURN-6: how many cards a seat holds beyond the limit.
fn over_limit(game: &CanalMania, info: &InformationState, seat: Seat) -> u8 {
    info.hand_size(seat).saturating_sub(game.rules.hand_limit)
}

/// The next question to a seat that has touched `picked`, when `open` are the actions that can still be reached.
pub(crate) fn prompt(
    game: &CanalMania,
    info: &InformationState,
    picked: &[Target],
    open: &[Action],
) -> Message {
    let asked = Asked {
        game,
        info,
        state: &info.table,
        seat: info.table.active,
        open,
    };
    match picked {
        [] => asked.moment(),
        [.., last] => asked.after(picked, last),
    }
}

/// A seat that decides, and what it can still reach.
struct Asked<'a> {
    game: &'a CanalMania,
    info: &'a InformationState,
    state: &'a State,
    seat: Seat,
    open: &'a [Action],
}

impl Asked<'_> {
    fn any(&self, is: impl Fn(&Action) -> bool) -> bool {
        self.open.iter().any(is)
    }

    /// The question of the moment, with nothing touched yet.
    fn moment(&self) -> Message {
        let game = self.game;
        let prompt = match self.state.step {
            Step::Colour => game
                .say("canal-mania-prompt-colour")
                .with("left", self.open.len() as u32),
            Step::Phase => return self.phase(),
            Step::Extra => game.say("canal-mania-prompt-extra"),
            Step::Taking { taken } => return self.taking(taken),
            Step::Declare { face: Some(face) } => {
                let key = if self.any(|action| *action == Action::Show) {
                    "canal-mania-prompt-declare"
                } else {
                    "canal-mania-prompt-drew"
                };
                game.say(key).face(face)
            }
            Step::Naming | Step::Removing | Step::Placing => return self.goods(),
            Step::Building => return self.building(),
            Step::Crossing { left } => {
                let all = game.rules.crossing_cards;
                game.say("canal-mania-prompt-crossing")
                    .with("left", left)
                    .with("done", all - left)
                    .with("all", all)
            }
            Step::Closing => match over_limit(game, self.info, self.seat) {
                0 => game.say("canal-mania-prompt-closing"),
                over => game
                    .say("canal-mania-prompt-discard")
                    .with("over", over)
                    .with("hand", self.info.hand_size(self.seat)),
            },
            Step::LastGoods => game.say("canal-mania-prompt-last-goods"),
            Step::Declare { face: None } | Step::Over => return question(game, self.info),
        };
        prompt.into()
    }

    fn phase(&self) -> Message {
        let takes = self.any(|action| matches!(action, Action::Take { .. }));
        let draws = self.any(|action| matches!(action, Action::Draw | Action::Choose(_)));
        let key = match self.state.phase {
            1 if self.game.must_take(self.state, self.seat) => "canal-mania-prompt-must-take",
            1 if takes => "canal-mania-prompt-first",
            1 => "canal-mania-prompt-first-full",
            2 => return self.second_phase(draws),
            _ if self.any(|action| matches!(action, Action::Haul(_))) => "canal-mania-prompt-haul",
            _ if draws => "canal-mania-prompt-no-haul",
            _ => "canal-mania-prompt-nothing",
        };
        Message::new(key)
    }

    /// Cards or tiles, as far as there are some and they can be paid for.
    fn second_phase(&self, draws: bool) -> Message {
        let builds = self.any(|action| matches!(action, Action::Lay(_)));
        let takes = self.any(|action| matches!(action, Action::Card(_)));
        let key = match (builds, takes) {
            (true, true) => "canal-mania-prompt-second",
            (true, false) => "canal-mania-prompt-second-build",
            (false, true) if self.state.open_count(self.seat) == 0 => {
                "canal-mania-prompt-second-none-open"
            }
            (false, true) => "canal-mania-prompt-second-cards",
            (false, false) if draws => "canal-mania-prompt-second-draw",
            (false, false) => "canal-mania-prompt-nothing",
        };
        Message::new(key).with("count", self.game.rules.cards_taken)
    }

    fn taking(&self, taken: u8) -> Message {
        let need = self.game.rules.cards_taken;
        let say = |key| self.game.say(key);
        let prompt = match need.saturating_sub(taken) {
            // CM-ENG-5: the further card is Rennie's.
            0 => say("canal-mania-prompt-taking-rennie").with("number", taken + 1),
            1 => say("canal-mania-prompt-taking-last"),
            more => say("canal-mania-prompt-taking").with("more", more),
        };
        prompt.with("taken", taken).with("all", need).into()
    }

    /// Cubes on their way to towns.
    fn goods(&self) -> Message {
        let say = |key| self.game.say(key);
        let all = self.game.rules.cubes_a_symbol;
        let Some(Placing {
            colour, held, left, ..
        }) = self.state.goods
        else {
            return question(self.game, self.info);
        };
        let prompt = if self.state.step == Step::Removing {
            say("canal-mania-prompt-removing")
                .with("number", held + 1)
                .with("all", left)
        } else if let Some(colour) = colour {
            say("canal-mania-prompt-placing")
                .colour(colour)
                .with("number", all - left + 1)
                .with("all", all)
        } else {
            say("canal-mania-prompt-naming").with("cubes", left)
        };
        prompt.into()
    }

    /// The next tile, with what is left and what is needed where it is clear which canal is meant.
    fn building(&self) -> Message {
        if !self.any(|action| matches!(action, Action::Lay(_))) {
            return Message::new("canal-mania-prompt-building-done");
        }
        let mut canals = self.state.open_contracts(self.seat);
        match (canals.next(), canals.next()) {
            (Some(only), None) => Message::new("canal-mania-prompt-building")
                .with("left", self.tiles_left(only))
                .with(
                    "need",
                    self.game.map.tree.to_go(self.state.canal(only).node),
                ),
            _ => Message::new("canal-mania-prompt-building-two"),
        }
    }

    /// How many more tiles a canal may have.
    fn tiles_left(&self, contract: Contract) -> u8 {
        let laid = self
            .game
            .map
            .tree
            .node(self.state.canal(contract).node)
            .tiles;
        self.game.map.contract(contract).value - laid
    }

    /// The question after a touch.
    fn after(&self, picked: &[Target], last: &Target) -> Message {
        let say = |key| self.game.say(key);
        let prompt = match *last {
            Target::Contract(contract) => {
                let [one, other] = self.game.map.contract(contract).terminals;
                say("canal-mania-prompt-barge")
                    .town("one", one)
                    .town("other", other)
            }
            Target::FaceUp(_) => say("canal-mania-prompt-alone")
                .with("most", self.game.most_cards(self.state, self.seat)),
            Target::Hex(hex) => self.way_on(hex),
            Target::Canal(_) => match picked {
                [Target::Hex(hex), ..] => say("canal-mania-prompt-exit").hex("hex", *hex),
                _ => return self.moment(),
            },
            Target::Exit(exit) => return self.kind(exit),
            Target::Tile(tile) => say("canal-mania-prompt-pay").tile("tile", tile),
            Target::Town(town) => match picked {
                [Target::Town(_)] => say("canal-mania-prompt-haul-to"),
                _ if self.open.len() == 1 => say("canal-mania-prompt-haul-one").town("town", town),
                _ => say("canal-mania-prompt-haul-ways")
                    .with("count", self.open.len() as u32)
                    .town("town", town),
            },
            Target::Colour(_)
            | Target::Lift(_)
            | Target::Engineer(_)
            | Target::Hand(_)
            | Target::Route(_)
            | Target::Goods(_)
            | Target::Replace
            | Target::Draw
            | Target::Show
            | Target::Keep
            | Target::Pass
            | Target::Stop
            | Target::End => return self.moment(),
        };
        prompt.into()
    }

    /// A hex is touched: for which canal, if two go on there, or which way.
    fn way_on(&self, hex: Hex) -> crate::words::Sentence<'_> {
        let mut canals = self.open.iter().filter_map(|action| {
            if let Action::Lay(laying) = action {
                Some(laying.contract)
            } else {
                None
            }
        });
        let first = canals.next();
        let key = if canals.any(|contract| Some(contract) != first) {
            "canal-mania-prompt-which-canal"
        } else {
            "canal-mania-prompt-exit"
        };
        self.game.say(key).hex("hex", hex)
    }

    /// The kinds of tile that can be laid, and how many tiles are left for the canal.
    fn kind(&self, exit: Exit) -> Message {
        let mut kinds = Vec::new();
        let mut canal = None;
        for action in self.open {
            if let Action::Lay(laying) = action {
                canal = Some(laying.contract);
                if !kinds.contains(&laying.tile) {
                    kinds.push(laying.tile);
                }
            }
        }
        let Some(contract) = canal else {
            return self.moment();
        };
        let crossing = match self.game.map.at(exit.hex) {
            Place::Cell(cell) => self.game.crossing_cards(self.state, cell),
            Place::Town(_) | Place::Nothing => 0,
        };
        let key = match (kinds.len(), crossing) {
            (1, 0) => "canal-mania-prompt-only-tile",
            (1, _) => "canal-mania-prompt-only-tile-crossing",
            (_, 0) => "canal-mania-prompt-tile",
            (_, _) => "canal-mania-prompt-tile-crossing",
        };
        let mut prompt = self.game.say(key);
        for (name, kind) in ["one", "other"].into_iter().zip(kinds) {
            prompt = prompt.tile(name, kind);
        }
        if crossing > 0 {
            prompt = prompt.with("cards", crossing);
        }
        prompt
            .with("left", self.tiles_left(contract))
            .with("value", self.game.map.contract(contract).value)
            .into()
    }
}
