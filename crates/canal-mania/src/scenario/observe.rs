//! Looking things up in a position, as far as they are known.

use super::position::{list, step_words};
use super::{source, usage};
use crate::CanalMania;
use crate::cards::Cards;
use crate::haul::Network;
use crate::information::InformationState;
use crate::parts::Tile;
use crate::state::Barge;
use towpath_core::{Notation, Seat};

fn or_none(text: String) -> String {
    if text.is_empty() {
        "none".to_owned()
    } else {
        text
    }
}

fn cards(cards: &Cards) -> String {
    or_none(list(cards).join(" "))
}

/// The value of something, as far as it is known.
pub(super) fn observe(
    game: &CanalMania,
    info: &InformationState,
    words: &[&str],
) -> Result<String, String> {
    let state = &info.table;
    let (keyword, rest) = words.split_first().ok_or("ask for something")?;
    let seat = |word: &str| game.seat(state, word);
    Ok(match (*keyword, rest) {
        ("engineer", [who]) => state.engineer(seat(who)?).to_string(),
        ("hand", [who]) => {
            let seat = seat(who)?;
            let hand = state.hand(seat);
            let mut all = list(&hand.known.plus(&hand.hidden));
            let unseen = usize::from(info.unseen[seat.index()]);
            all.extend(std::iter::repeat_n("?".to_owned(), unseen));
            or_none(all.join(" "))
        }
        ("shown", [who]) => cards(&state.hand(seat(who)?).known),
        ("hand-size", [who]) => info.hand_size(seat(who)?).to_string(),
        ("display", []) => {
            let faces = state.display.iter().flatten();
            or_none(
                faces
                    .map(|face| face.to_string())
                    .collect::<Vec<_>>()
                    .join(" "),
            )
        }
        ("discards", []) => cards(&state.discards),
        ("deck", []) => info.deck_size().to_string(),
        ("score", [who]) => state.score(seat(who)?).to_string(),
        ("points", [who, from]) => state.part(seat(who)?, source(from)?).to_string(),
        ("supply", [who, tile]) => {
            let tile = Tile::from_word(tile).ok_or_else(|| usage("supply"))?;
            state.supply[seat(who)?.index()][tile.index()].to_string()
        }
        ("open", [who]) => or_none(game.contract_id_list(state.open[seat(who)?.index()])),
        ("finished", [who]) => or_none(game.contract_id_list(state.done[seat(who)?.index()])),
        ("turn", []) => format!("{} {}", game.seat_name(state, state.active), state.phase),
        ("step", []) => step_words(state.step),
        ("round", []) => state.round.to_string(),
        ("quiet", []) => state.quiet.to_string(),
        ("end", []) => match state.end {
            Some((trigger, round)) => format!("{} {round}", trigger.word()),
            None => "none".to_owned(),
        },
        _ => return game.observe_map(info, keyword, rest),
    })
}

impl CanalMania {
    fn observe_map(
        &self,
        info: &InformationState,
        keyword: &str,
        rest: &[&str],
    ) -> Result<String, String> {
        let state = &info.table;
        Ok(match (keyword, rest) {
            ("parliament", []) => or_none(self.contract_id_list(state.parliament)),
            ("pile", []) => {
                let pile = state.pile.count_ones() + u32::from(state.top.is_some());
                pile.to_string()
            }
            ("canal", [id]) => {
                let contract = self.contract(id)?;
                match state.canal(contract).owner {
                    Some(_) => or_none(self.tiles_of(state, contract).join(" ")),
                    None => "none".to_owned(),
                }
            }
            ("barge", [id]) => {
                let contract = self.contract(id)?;
                let open = state.open.iter().any(|set| set & contract.bit() != 0);
                match state.barge(&self.map.tree, contract) {
                    _ if !open => "none".to_owned(),
                    Barge::Town(town) => self.town_id(town).to_owned(),
                    Barge::Tile(cell, _) => self.map.cell(cell).hex.to_string(),
                }
            }
            ("cubes", []) => or_none(self.map.town_ids(state.cubes)),
            ("basin", []) => state.basin().to_string(),
            ("connected", [town]) => {
                let town = self.town(town)?;
                let connected = state.connected & town.bit() != 0;
                if connected { "yes" } else { "no" }.to_owned()
            }
            ("section", [one, other]) => {
                let owners = Network::of(self, state).between(self.town(one)?, self.town(other)?);
                let names: Vec<String> = (0..self.players)
                    .filter(|index| owners >> index & 1 == 1)
                    .map(|index| self.seat_name(state, Seat::new(index)))
                    .collect();
                or_none(names.join(" "))
            }
            _ => return Err(usage(keyword)),
        })
    }
}
