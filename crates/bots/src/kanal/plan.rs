//! Plans ahead to the next draw: for games in which one seat decides many times in a row and nothing is hidden but
//! the order of the piles.
//!
//! Between two draws a solo round is a puzzle without luck, so a plan for the whole round can be made at once and is
//! kept until chance has spoken. The planner keeps a few positions at the end of each turn; the first decision of a
//! turn opens a small search of its own, for what is worth doing shows only at the end of the turn. The best ends of
//! the round are then played on, in a few sampled worlds, to the end of the next one.

use crate::{Bot, Evaluate};
use table::{Audience, Chance, Faces, Game, Sampled, Seat, Silent, Source};

/// How much a planner looks at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many positions are kept at the end of a turn.
    pub width: usize,
    /// How many are kept after each decision within a turn, for each way to begin it.
    pub inner: usize,
    /// How many ends of the round are played on.
    pub futures: usize,
    /// In how many worlds they are played on.
    pub worlds: u32,
}

impl Effort {
    /// Good play at several games a second.
    pub const QUICK: Effort = Effort {
        width: 8,
        inner: 5,
        futures: 3,
        worlds: 1,
    };
    /// Better play at a few seconds a game.
    pub const PATIENT: Effort = Effort {
        width: 24,
        inner: 10,
        futures: 8,
        worlds: 2,
    };

    /// What is spent on playing on: less, for only the comparison matters.
    const fn onward(self) -> Effort {
        Effort {
            width: if self.width > 6 { self.width / 6 } else { 1 },
            inner: if self.inner > 6 { self.inner / 3 } else { 2 },
            futures: 1,
            worlds: 0,
        }
    }
}

/// A player that plans to the next draw and follows its plan.
#[derive(Clone, Debug)]
pub struct Planner<G: Game, E> {
    evaluate: E,
    effort: Effort,
    random: Sampled,
    /// What is left of the plan, last decision first, each with what will be known when it is due.
    plan: Vec<(G::Known, G::Action)>,
}

/// A position on the way.
#[derive(Copy, Clone, Debug)]
struct Node<S> {
    state: S,
    /// The step that led to it.
    step: u32,
    value: f32,
}

/// A position whose next decision ends the plan: a draw, the end of the game, or another seat's turn follows.
#[derive(Copy, Clone, Debug)]
struct Leaf<S, A> {
    before: S,
    step: u32,
    action: A,
    value: f32,
}

/// A decision and the step before it.
#[derive(Copy, Clone, Debug)]
struct Step<A> {
    parent: u32,
    action: A,
}

/// No step: the position the plan starts from.
const START: u32 = u32::MAX;

impl<G: Game, E: Evaluate<G>> Planner<G, E> {
    /// A planner whose choices follow from this number.
    pub fn new(evaluate: E, effort: Effort, number: u64) -> Planner<G, E> {
        Planner {
            evaluate,
            effort,
            random: Sampled::new(number),
            plan: Vec::new(),
        }
    }

    /// Makes a plan from this position; each decision comes with the position it is made in.
    fn make_plan(&mut self, game: &G, start: &G::State, seat: Seat) {
        let mut tree = Explorer::new(game, &self.evaluate, seat, self.effort);
        tree.explore(start);
        let Explorer {
            steps, mut leaves, ..
        } = tree;
        let leaf = self.best_leaf(game, seat, &mut leaves);
        let mut actions = vec![leaf.action];
        let mut step = leaf.step;
        while step != START {
            let Step { parent, action } = steps[step as usize];
            actions.push(action);
            step = parent;
        }
        self.plan.clear();
        let mut state = *start;
        while let Some(action) = actions.pop() {
            let known = game.know(&state, Audience::Seat(seat));
            self.plan.push((known, action));
            if !actions.is_empty() {
                game.apply(&mut state, seat, action, &mut self.random, &mut Silent);
            }
        }
        self.plan.reverse();
    }

    /// The end that promises most when it is played on.
    fn best_leaf(
        &mut self,
        game: &G,
        seat: Seat,
        leaves: &mut [Leaf<G::State, G::Action>],
    ) -> Leaf<G::State, G::Action> {
        leaves.sort_by(|one, other| other.value.total_cmp(&one.value));
        let futures = self.effort.futures.min(leaves.len());
        let numbers: Vec<u64> = (0..self.effort.worlds)
            .map(|_| self.random.word())
            .collect();
        let mut best = (f32::NEG_INFINITY, leaves[0]);
        if futures == 1 || numbers.is_empty() {
            return best.1;
        }
        for leaf in &leaves[..futures] {
            let value = self.play_on(game, seat, leaf, &numbers);
            if value > best.0 {
                best = (value, *leaf);
            }
        }
        best.1
    }

    /// What is reached on average from an end of the plan; the same numbers give every end the same luck.
    fn play_on(
        &self,
        game: &G,
        seat: Seat,
        leaf: &Leaf<G::State, G::Action>,
        numbers: &[u64],
    ) -> f32 {
        let mut sum = 0.0;
        for number in numbers {
            let mut state = leaf.before;
            let mut random = Sampled::new(*number);
            game.apply(&mut state, seat, leaf.action, &mut random, &mut Silent);
            if !game.to_act(&state).contains(seat) {
                sum += leaf.value;
                continue;
            }
            let mut tree = Explorer::new(game, &self.evaluate, seat, self.effort.onward());
            tree.explore(&state);
            let values = tree.leaves.iter().map(|leaf| leaf.value);
            sum += values.fold(f32::NEG_INFINITY, f32::max);
        }
        sum / numbers.len() as f32
    }
}

impl<G: Game, E: Evaluate<G>> Bot<G> for Planner<G, E> {
    fn choose(&mut self, game: &G, known: &G::Known, seat: Seat) -> G::Action {
        if self
            .plan
            .last()
            .is_none_or(|(expected, _)| expected != known)
        {
            let world = game.sample(known, &mut self.random);
            self.make_plan(game, &world, seat);
        }
        let (_, action) = self.plan.pop().expect("a plan has at least one decision");
        action
    }
}

/// The search from one position to the next draw.
struct Explorer<'a, G: Game, E> {
    game: &'a G,
    evaluate: &'a E,
    seat: Seat,
    effort: Effort,
    steps: Vec<Step<G::Action>>,
    leaves: Vec<Leaf<G::State, G::Action>>,
    /// Positions after the turn that is being explored.
    crossed: Vec<Node<G::State>>,
    actions: Vec<G::Action>,
    order: Vec<u32>,
}

impl<'a, G: Game, E: Evaluate<G>> Explorer<'a, G, E> {
    fn new(game: &'a G, evaluate: &'a E, seat: Seat, effort: Effort) -> Explorer<'a, G, E> {
        Explorer {
            game,
            evaluate,
            seat,
            effort,
            steps: Vec::new(),
            leaves: Vec::new(),
            crossed: Vec::new(),
            actions: Vec::new(),
            order: Vec::new(),
        }
    }

    /// Fills `leaves`: turn after turn, until every line has met chance, its end, or another seat.
    fn explore(&mut self, start: &G::State) {
        let mut ends = vec![Node {
            state: *start,
            step: START,
            value: 0.0,
        }];
        while !ends.is_empty() {
            for node in &ends {
                self.explore_turn(node);
            }
            let mut crossed = std::mem::take(&mut self.crossed);
            ends = self.best(&crossed, self.effort.width);
            crossed.clear();
            self.crossed = crossed;
        }
    }

    /// Explores one turn; each first decision has a search of its own.
    fn explore_turn(&mut self, node: &Node<G::State>) {
        let turn = self.game.turn(&node.state);
        let mut first = Vec::new();
        self.expand(node, turn, &mut first);
        for opening in first {
            let mut inside = vec![opening];
            let mut next = Vec::new();
            while !inside.is_empty() {
                for node in &inside {
                    self.expand(node, turn, &mut next);
                }
                inside = self.best(&next, self.effort.inner);
                next.clear();
            }
        }
    }

    /// Tries every decision in a position. What stays in the turn goes to `inside`.
    fn expand(&mut self, node: &Node<G::State>, turn: u32, inside: &mut Vec<Node<G::State>>) {
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        self.game.candidates(&node.state, self.seat, &mut actions);
        for action in &actions {
            let mut state = node.state;
            let mut chance = Watched::default();
            self.game
                .apply(&mut state, self.seat, *action, &mut chance, &mut Silent);
            let over = !self.game.to_act(&state).contains(self.seat);
            if chance.drawn || over {
                // Before a draw all are equally lucky; after the last decision the points are final.
                let seen = if chance.drawn { &node.state } else { &state };
                let value = self.evaluate.value(self.game, seen, self.seat);
                self.leaves.push(Leaf {
                    before: node.state,
                    step: node.step,
                    action: *action,
                    value,
                });
                continue;
            }
            let value = self.evaluate.value(self.game, &state, self.seat);
            let step = self.steps.len() as u32;
            self.steps.push(Step {
                parent: node.step,
                action: *action,
            });
            let next = Node { state, step, value };
            if self.game.turn(&state) == turn {
                inside.push(next);
            } else {
                self.crossed.push(next);
            }
        }
        self.actions = actions;
    }

    /// The best of these positions, each once.
    fn best(&mut self, nodes: &[Node<G::State>], most: usize) -> Vec<Node<G::State>> {
        self.order.clear();
        self.order.extend(0..nodes.len() as u32);
        let value = |index: &u32| nodes[*index as usize].value;
        self.order.sort_unstable_by(|one, other| {
            value(other).total_cmp(&value(one)).then(one.cmp(other))
        });
        let mut kept: Vec<Node<G::State>> = Vec::with_capacity(most);
        for index in &self.order {
            let node = &nodes[*index as usize];
            let same = |other: &&Node<G::State>| other.value == node.value;
            let twin = kept
                .iter()
                .rev()
                .take_while(same)
                .any(|other| other.state == node.state);
            if !twin {
                kept.push(*node);
                if kept.len() == most {
                    break;
                }
            }
        }
        kept
    }
}

/// Gives the first face of every draw and remembers that there was one: a plan never looks behind a draw.
#[derive(Default)]
struct Watched {
    drawn: bool,
}

impl Chance for Watched {
    fn draw(&mut self, _: Source, faces: Faces<'_>) -> u16 {
        self.drawn = true;
        faces.nth(0)
    }
}
