//! Faults in what is shown, and in positions as text.

use super::{Fault, Faulty, calls};
use serde::{Deserialize, Serialize, Serializer};
use towpath_core::{Breakdown, ChoiceKind, Keyword, Message, Presentation, ScenarioSupport};
use towpath_race::{
    Action, Board, Card, Cost, Event, InformationState, Race, Refusal, State, Target, View,
};

/// A target of Race that may lose its way to a client and back.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(from = "Target")]
pub struct LooseTarget {
    target: Target,
    lost: bool,
}

impl From<Target> for LooseTarget {
    fn from(target: Target) -> LooseTarget {
        LooseTarget {
            target,
            lost: false,
        }
    }
}

impl Serialize for LooseTarget {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.target.serialize(serializer)
    }
}

impl Faulty {
    fn loose(&self, target: Target) -> LooseTarget {
        LooseTarget {
            target,
            lost: self.fault == Fault::TargetLost,
        }
    }
}

impl Presentation for Faulty {
    type Target = LooseTarget;
    type Cost = Cost;
    type Board<'a> = Board;
    type View<'a> = View;

    fn board(&self) -> Board {
        self.race.board()
    }

    fn view(&self, info: &InformationState) -> View {
        self.race.view(info)
    }

    fn paths(&self, info: &InformationState, action: &Action) -> Vec<Vec<LooseTarget>> {
        let mut paths = self.race.paths(info, action);
        match (self.fault, action) {
            (Fault::PathMissing, Action::Roll) => paths.clear(),
            (Fault::PathEmpty, Action::Roll) => paths.push(Vec::new()),
            (Fault::PathVaries, Action::Roll) if calls().is_multiple_of(7) => {
                paths = vec![vec![Target::Die, Target::Pass]];
            }
            (Fault::SameWords, Action::Roll) => paths = vec![vec![Target::Pass]],
            _ => {}
        }
        let loose = |path: Vec<Target>| path.into_iter().map(|t| self.loose(t)).collect();
        paths.into_iter().map(loose).collect()
    }

    fn cost(&self, action: &Action) -> Option<Cost> {
        match (self.fault, action) {
            (Fault::CostVaries, Action::Roll) if calls().is_multiple_of(7) => {
                Some(Cost { card: Card(0) })
            }
            _ => self.race.cost(action),
        }
    }

    fn kind(&self, info: &InformationState, action: &Action) -> ChoiceKind {
        match (self.fault, action) {
            (Fault::KindVaries, Action::Roll) if calls().is_multiple_of(7) => ChoiceKind::Pass,
            _ => self.race.kind(info, action),
        }
    }

    fn prompt(&self, info: &InformationState, picked: &[LooseTarget], open: &[Action]) -> Message {
        match self.fault {
            Fault::PromptVaries => return Message::new("race-ask-turn").with("left", calls()),
            Fault::PromptMissing if !picked.is_empty() => return Message::new(""),
            _ => {}
        }
        let picked: Vec<Target> = picked.iter().map(|loose| loose.target).collect();
        self.race.prompt(info, &picked, open)
    }

    fn question(&self, info: &InformationState) -> Message {
        self.race.question(info)
    }

    fn wishes(
        &self,
        info: &InformationState,
        picked: &[LooseTarget],
        target: &LooseTarget,
    ) -> Vec<Action> {
        let picked: Vec<Target> = picked.iter().map(|loose| loose.target).collect();
        let mut wishes = self.race.wishes(info, &picked, &target.target);
        if self.fault == Fault::WishesVary && calls().is_multiple_of(2) {
            wishes.push(Action::Pass);
        }
        wishes
    }

    fn describe(&self, action: &Action) -> Message {
        match (self.fault, action) {
            (Fault::WordsVary, Action::Roll) => Message::new("race-roll").with("call", calls()),
            (Fault::SameWords, Action::Roll) => self.race.describe(&Action::Pass),
            _ => self.race.describe(action),
        }
    }

    fn narrate(&self, event: &Event) -> Message {
        self.race.narrate(event)
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        self.race.explain(refusal)
    }

    fn breakdown(&self, info: &InformationState) -> Vec<Breakdown> {
        let mut scores = self.race.breakdown(info);
        if self.fault == Fault::Parts && info.over {
            scores.iter_mut().for_each(|s| s.parts[0].points += 1);
        }
        scores
    }

    fn render_text(&self, info: &InformationState) -> String {
        self.race.render_text(info)
    }
}

impl ScenarioSupport for Faulty {
    fn keywords() -> &'static [Keyword] {
        Race::keywords()
    }

    fn empty(&self) -> State {
        self.race.empty()
    }

    fn place(&self, state: &mut State, words: &[&str]) -> Result<(), String> {
        self.race.place(state, words)
    }

    fn settle(&self, state: &mut State) -> Result<(), String> {
        self.race.settle(state)
    }

    fn position(&self, info: &InformationState) -> Vec<String> {
        let mut lines = self.race.position(info);
        if self.fault == Fault::Position {
            lines.pop();
        }
        lines
    }

    fn observe(&self, info: &InformationState, words: &[&str]) -> Result<String, String> {
        self.race.observe(info, words)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.race.audit(state)
    }

    fn heuristic_weight(&self, state: &State, action: &Action) -> u32 {
        match self.fault {
            Fault::NoWeight => 0,
            _ => self.race.heuristic_weight(state, action),
        }
    }
}
