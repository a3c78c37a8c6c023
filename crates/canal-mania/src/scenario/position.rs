//! Writing a position as lines.

use crate::CanalMania;
use crate::cards::Cards;
use crate::information::InformationState;
use crate::parts::{Contract, Face, Source, contracts};
use crate::state::{Placing, State, Step, Then};
use towpath_core::Seat;

pub(super) fn list(cards: &Cards) -> Vec<String> {
    cards
        .faces()
        .flat_map(|(face, count)| std::iter::repeat_n(face.to_string(), usize::from(count)))
        .collect()
}

/// The position as lines.
pub(super) fn position(game: &CanalMania, info: &InformationState) -> Vec<String> {
    let state = &info.table;
    let mut lines = Vec::new();
    let colours: Vec<&str> = (0..usize::from(game.players))
        .map(|index| state.colours[index].map_or("-", |colour| colour.word()))
        .collect();
    lines.push(format!("colours {}", colours.join(" ")));
    lines.push(format!("start {}", state.start));
    for index in 0..game.players {
        game.player_lines(info, Seat::new(index), &mut lines);
    }
    game.card_lines(info, &mut lines);
    game.contract_lines(state, &mut lines);
    if state.cubes != 0 {
        lines.push(format!("cubes {}", game.map.town_ids(state.cubes)));
    }
    game.turn_lines(state, &mut lines);
    lines
}

impl CanalMania {
    fn player_lines(&self, info: &InformationState, seat: Seat, lines: &mut Vec<String>) {
        let state = &info.table;
        lines.push(format!("engineer {seat} {}", state.engineer(seat)));
        let hand = state.hand(seat);
        let unknown = |count: u8| std::iter::repeat_n("?".to_owned(), usize::from(count));
        let (hidden, known): (Vec<String>, Vec<String>) =
            match info.sees(seat) || self.secrecy.tells_cards(state) {
                true => (
                    list(&hand.hidden)
                        .into_iter()
                        .chain(unknown(info.unseen[seat.index()]))
                        .collect(),
                    list(&hand.known),
                ),
                false => (unknown(info.hand_size(seat)).collect(), Vec::new()),
            };
        for (word, cards) in [("hand", hidden), ("shown", known)] {
            if !cards.is_empty() {
                lines.push(format!("{word} {seat} {}", cards.join(" ")));
            }
        }
        let parts: Vec<String> = Source::ALL
            .into_iter()
            .map(|source| format!("{source} {}", state.part(seat, source)))
            .collect();
        lines.push(format!("score {seat} {}", parts.join(" ")));
    }

    fn card_lines(&self, info: &InformationState, lines: &mut Vec<String>) {
        let state = &info.table;
        let display: Vec<String> = state
            .display
            .iter()
            .map(|face| face.map_or("-".to_owned(), |face: Face| face.to_string()))
            .collect();
        lines.push(format!("display {}", display.join(" ")));
        if !state.discards.is_empty() {
            lines.push(format!("discards {}", list(&state.discards).join(" ")));
        }
        lines.push(format!("shuffled {} {}", state.generation, state.drawn));
    }

    pub(super) fn contract_id_list(&self, set: u32) -> String {
        let ids: Vec<&str> = contracts(set)
            .map(|contract| self.map.contract(contract).id.as_str())
            .collect();
        ids.join(" ")
    }

    fn contract_lines(&self, state: &State, lines: &mut Vec<String>) {
        let mut returned = 0;
        for contract in contracts(self.map.all_contracts()) {
            let canal = state.canal(contract);
            let Some(owner) = canal.owner else { continue };
            let id = &self.map.contract(contract).id;
            let from = self.town_id(self.start_of(canal));
            let mut line = format!("canal {id} {owner} {from}");
            for tile in self.tiles_of(state, contract) {
                line.push(' ');
                line.push_str(&tile);
            }
            lines.push(line);
            if canal.fresh > 0 {
                lines.push(format!("fresh {id} {}", canal.fresh));
            }
            if state.parliament & contract.bit() != 0 {
                returned |= contract.bit();
            }
        }
        let free = state.parliament & !returned;
        if free != 0 {
            lines.push(format!("parliament {}", self.contract_id_list(free)));
        }
        if returned != 0 {
            lines.push(format!("returned {}", self.contract_id_list(returned)));
        }
        if let Some(top) = state.top {
            lines.push(format!("top {}", self.map.contract(top).id));
        }
        if let Some(half) = state.half {
            lines.push(format!("half {}", self.map.contract(half).id));
        }
    }

    /// The tiles of a canal as `t25:lock:se`.
    pub(super) fn tiles_of(&self, state: &State, contract: Contract) -> Vec<String> {
        let canal = state.canal(contract);
        let tree = &self.map.tree;
        let mut path = [0; 16];
        let path = tree.path(canal.node, &mut path);
        path.iter()
            .enumerate()
            .map(|(place, id)| {
                let node = tree.node(*id);
                let hex = self.map.cell(node.cell).hex;
                format!("{hex}:{}:{}", canal.tile(place), node.exit)
            })
            .collect()
    }

    fn turn_lines(&self, state: &State, lines: &mut Vec<String>) {
        lines.push(format!("round {}", state.round));
        lines.push(format!("turns {}", state.turn));
        lines.push(format!("turn {} {}", state.active, state.phase));
        lines.push(format!("step {}", step_words(state.step)));
        if let Some(goods) = state.goods {
            lines.push(goods_line(&goods));
        }
        if state.quiet > 0 {
            lines.push(format!("quiet {}", state.quiet));
        }
        if state.busy {
            lines.push("busy".to_owned());
        }
        if let Some((trigger, round)) = state.end {
            lines.push(format!("end {} {round}", trigger.word()));
        }
    }
}

pub(super) fn step_words(step: Step) -> String {
    match step {
        Step::Colour => "colour".to_owned(),
        Step::Phase => "phase".to_owned(),
        Step::Extra => "extra".to_owned(),
        Step::Taking { taken } => format!("taking {taken}"),
        Step::Declare { face: Some(face) } => format!("declare {face}"),
        Step::Declare { face: None } => "declare ?".to_owned(),
        Step::Naming => "naming".to_owned(),
        Step::Removing => "removing".to_owned(),
        Step::Placing => "placing".to_owned(),
        Step::Building => "building".to_owned(),
        Step::Crossing { left } => format!("crossing {left}"),
        Step::Closing => "closing".to_owned(),
        Step::LastGoods => "last-goods".to_owned(),
        Step::Over => "over".to_owned(),
    }
}

fn goods_line(goods: &Placing) -> String {
    let colour = goods.colour.map_or("white", |colour| colour.word());
    let then = match goods.then {
        Then::Taking { taken } => format!("taking {taken}"),
        Then::Refill => "refill".to_owned(),
        Then::Done => "done".to_owned(),
    };
    format!("goods {colour} {} {} {then}", goods.held, goods.left)
}
