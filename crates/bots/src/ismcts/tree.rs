//! The tree of a search: nodes are decision points, edges are actions.

use towpath_core::{MAX_SEATS, Seat};

/// The index of no node and of no edge.
const NONE: u32 = u32::MAX;

/// An action in the tree.
#[derive(Copy, Clone, Debug)]
pub(super) struct Edge<A> {
    pub action: A,
    pub visits: u32,
    /// Its prior probability.
    prior: f32,
    /// In how many iterations through its node it was legal: the count that ISMCTS explores by.
    available: u32,
    /// By seat: the sum of the returns.
    totals: [f32; MAX_SEATS],
    /// The node it leads to.
    node: u32,
    /// The next action of the same node.
    next: u32,
}

impl<A> Edge<A> {
    /// The mean return of a seat; 0 before the first visit.
    pub fn mean(&self, seat: Seat) -> f32 {
        if self.visits == 0 {
            0.0
        } else {
            self.totals[seat.index()] / self.visits as f32
        }
    }
}

#[derive(Copy, Clone, Debug)]
struct Node {
    first: u32,
    last: u32,
    visits: u32,
    totals: [f32; MAX_SEATS],
}

const NEW_NODE: Node = Node {
    first: NONE,
    last: NONE,
    visits: 0,
    totals: [0.0; MAX_SEATS],
};

/// The node behind an edge.
pub(super) enum Child {
    /// It was there before.
    Existing(u32),
    /// It was just made: a leaf.
    Created,
    /// There is none, for the tree is full.
    Full,
}

#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
}

impl<A: Copy + Eq> Tree<A> {
    pub const ROOT: u32 = 0;

    pub fn new() -> Tree<A> {
        Tree {
            nodes: vec![NEW_NODE],
            edges: Vec::new(),
        }
    }

    pub fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(NEW_NODE);
        self.edges.clear();
    }

    pub fn is_expanded(&self, node: u32) -> bool {
        self.nodes[node as usize].first != NONE
    }

    /// Gives a node these actions with their priors.
    pub fn expand(&mut self, node: u32, actions: &[A], priors: &[f32]) {
        for (action, prior) in actions.iter().zip(priors) {
            self.add(node, *action, *prior);
        }
    }

    fn add(&mut self, node: u32, action: A, prior: f32) -> u32 {
        let edge = self.edges.len() as u32;
        self.edges.push(Edge {
            action,
            visits: 0,
            prior,
            available: 0,
            totals: [0.0; MAX_SEATS],
            node: NONE,
            next: NONE,
        });
        let node = &mut self.nodes[node as usize];
        if node.last == NONE {
            node.first = edge;
        } else {
            let last = node.last as usize;
            self.edges[last].next = edge;
        }
        node.last = edge;
        edge
    }

    /// The edge with the highest mean plus exploration term among the actions that are legal in this world. An action without
    /// visits has the mean of its node (first-play urgency).
    pub fn select(
        &mut self,
        node: u32,
        seat: Seat,
        actions: &[A],
        exploration: impl Fn(f32, u32, u32) -> f32,
    ) -> u32 {
        let parent = self.nodes[node as usize];
        let first_play = if parent.visits == 0 {
            0.5
        } else {
            parent.totals[seat.index()] / parent.visits as f32
        };
        let mut best = (f32::NEG_INFINITY, NONE);
        let mut cursor = parent.first;
        for action in actions {
            // Worlds list their actions in the same order, so the next edge is nearly always the one looked for.
            let edge = match self.find(cursor, parent.first, action) {
                Some(edge) => edge,
                None => {
                    let even = 1.0 / actions.len() as f32;
                    self.add(node, *action, even)
                }
            };
            let found = &mut self.edges[edge as usize];
            cursor = found.next;
            found.available += 1;
            let mean = if found.visits == 0 {
                first_play
            } else {
                found.mean(seat)
            };
            let score = mean + exploration(found.prior, found.available, found.visits);
            if score > best.0 {
                best = (score, edge);
            }
        }
        best.1
    }

    fn find(&self, cursor: u32, first: u32, action: &A) -> Option<u32> {
        if cursor != NONE && self.edges[cursor as usize].action == *action {
            return Some(cursor);
        }
        let mut edge = first;
        while edge != NONE {
            if self.edges[edge as usize].action == *action {
                return Some(edge);
            }
            edge = self.edges[edge as usize].next;
        }
        None
    }

    pub fn action(&self, edge: u32) -> A {
        self.edges[edge as usize].action
    }

    /// The node behind an edge, made unless the tree holds `max_edges`.
    pub fn child(&mut self, edge: u32, max_edges: usize) -> Child {
        let child = self.edges[edge as usize].node;
        if child != NONE {
            return Child::Existing(child);
        }
        if self.edges.len() >= max_edges {
            return Child::Full;
        }
        self.edges[edge as usize].node = self.nodes.len() as u32;
        self.nodes.push(NEW_NODE);
        Child::Created
    }

    /// Adds the returns to all nodes and edges on the path.
    pub fn backpropagate(&mut self, path: &[(u32, u32)], returns: &[f32; MAX_SEATS]) {
        for (node, edge) in path {
            let node = &mut self.nodes[*node as usize];
            node.visits += 1;
            let edge = &mut self.edges[*edge as usize];
            edge.visits += 1;
            for ((of_node, of_edge), own) in
                node.totals.iter_mut().zip(&mut edge.totals).zip(returns)
            {
                *of_node += own;
                *of_edge += own;
            }
        }
    }

    pub fn root_edges(&self) -> impl Iterator<Item = &Edge<A>> {
        let mut edge = self.nodes[Self::ROOT as usize].first;
        std::iter::from_fn(move || {
            let found = self.edges.get(edge as usize)?;
            edge = found.next;
            Some(found)
        })
    }

    /// Makes the node behind an action of the root the new root, and drops the rest.
    pub fn advance(&mut self, action: A) {
        let child = self
            .root_edges()
            .find(|edge| edge.action == action)
            .map_or(NONE, |edge| edge.node);
        if child == NONE {
            self.clear();
            return;
        }
        let old = std::mem::replace(self, Tree::new());
        self.nodes.clear();
        old.copy(child, self);
    }

    /// Copies the part below a node to the end of another tree.
    fn copy(&self, node: u32, into: &mut Tree<A>) {
        let mut waiting = vec![(node, NONE)];
        while let Some((node, from)) = waiting.pop() {
            let new = into.nodes.len() as u32;
            let old = self.nodes[node as usize];
            into.nodes.push(Node {
                first: NONE,
                last: NONE,
                ..old
            });
            if from != NONE {
                into.edges[from as usize].node = new;
            }
            let mut edge = old.first;
            while edge != NONE {
                let from_edge = self.edges[edge as usize];
                let copied = into.add(new, from_edge.action, from_edge.prior);
                let to = &mut into.edges[copied as usize];
                to.visits = from_edge.visits;
                to.available = from_edge.available;
                to.totals = from_edge.totals;
                if from_edge.node != NONE {
                    waiting.push((from_edge.node, copied));
                }
                edge = from_edge.next;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Seat = Seat::new(0);
    const ROOT: u32 = Tree::<char>::ROOT;
    const WIN: [f32; MAX_SEATS] = {
        let mut returns = [0.0; MAX_SEATS];
        returns[0] = 1.0;
        returns
    };
    const LOSS: [f32; MAX_SEATS] = [0.0; MAX_SEATS];

    /// PUCT with an exploration constant of 1.
    fn puct(prior: f32, available: u32, visits: u32) -> f32 {
        prior * (available as f32).sqrt() / (1.0 + visits as f32)
    }

    fn tree(actions: &[char], priors: &[f32]) -> Tree<char> {
        let mut tree = Tree::new();
        tree.expand(ROOT, actions, priors);
        tree
    }

    /// Visits the root once with these actions legal; what is chosen has this return.
    fn visit(tree: &mut Tree<char>, legal: &[char], result: &[f32; MAX_SEATS]) -> char {
        let edge = tree.select(ROOT, FIRST, legal, puct);
        tree.backpropagate(&[(ROOT, edge)], result);
        tree.action(edge)
    }

    #[test]
    fn visits_and_returns_add_up() {
        let mut tree = tree(&['a', 'b', 'c'], &[0.5, 0.3, 0.2]);
        for number in 0..100 {
            let result = if number % 3 == 0 { &WIN } else { &LOSS };
            visit(&mut tree, &['a', 'b', 'c'], result);
        }
        let visits: u32 = tree.root_edges().map(|edge| edge.visits).sum();
        let won: f32 = tree.root_edges().map(|edge| edge.totals[0]).sum();
        assert_eq!((visits, won), (100, 34.0));
        assert_eq!(tree.nodes[ROOT as usize].visits, 100);
        assert!(tree.root_edges().all(|edge| edge.available == 100));
    }

    #[test]
    fn with_equal_priors_and_results_every_untried_action_comes_first() {
        let legal = ['a', 'b', 'c', 'd'];
        let mut tree = tree(&legal, &[0.25; 4]);
        let tried: Vec<char> = (0..4).map(|_| visit(&mut tree, &legal, &LOSS)).collect();
        assert_eq!(tried, legal);
    }

    #[test]
    fn a_higher_prior_is_tried_first_and_a_higher_mean_more_often() {
        let legal = ['a', 'b'];
        let mut tree = tree(&legal, &[0.1, 0.9]);
        assert_eq!(visit(&mut tree, &legal, &LOSS), 'b');
        for _ in 0..200 {
            let edge = tree.select(ROOT, FIRST, &legal, puct);
            let result = if tree.action(edge) == 'a' {
                &WIN
            } else {
                &LOSS
            };
            tree.backpropagate(&[(ROOT, edge)], result);
        }
        let visits: Vec<u32> = tree.root_edges().map(|edge| edge.visits).collect();
        assert!(visits[0] > 10 * visits[1], "{visits:?}");
    }

    #[test]
    fn what_is_illegal_in_a_world_is_neither_chosen_nor_counted_as_available() {
        let mut tree = tree(&['a', 'b'], &[0.9, 0.1]);
        assert_eq!(visit(&mut tree, &['b'], &LOSS), 'b');
        // An action that no world before had is added.
        let tried: Vec<char> = (0..3)
            .map(|_| visit(&mut tree, &['b', 'c'], &LOSS))
            .collect();
        assert!(tried.contains(&'c'));
        let available: Vec<(char, u32)> = tree
            .root_edges()
            .map(|edge| (edge.action, edge.available))
            .collect();
        assert_eq!(available, [('a', 0), ('b', 4), ('c', 3)]);
    }

    #[test]
    fn advancing_keeps_the_subtree_and_nothing_else() {
        let mut tree = tree(&['a', 'b'], &[0.5, 0.5]);
        for legal in [['a'], ['b']] {
            let edge = tree.select(ROOT, FIRST, &legal, puct);
            assert!(matches!(tree.child(edge, 100), Child::Created));
            tree.backpropagate(&[(ROOT, edge)], &LOSS);
            let Child::Existing(node) = tree.child(edge, 100) else {
                panic!("the node was made just now");
            };
            let below = if legal == ['a'] {
                ['x', 'y']
            } else {
                ['p', 'q']
            };
            tree.expand(node, &below, &[0.7, 0.3]);
            let deeper = tree.select(node, FIRST, &below, puct);
            tree.backpropagate(&[(ROOT, edge), (node, deeper)], &WIN);
        }
        tree.advance('b');
        let kept: Vec<(char, u32, f32)> = tree
            .root_edges()
            .map(|edge| (edge.action, edge.visits, edge.mean(FIRST)))
            .collect();
        assert_eq!(kept, [('p', 1, 1.0), ('q', 0, 0.0)]);
        assert_eq!(tree.nodes[ROOT as usize].visits, 1);
        assert_eq!((tree.nodes.len(), tree.edges.len()), (1, 2));
        // What was never tried has no subtree: the tree is empty then.
        tree.advance('q');
        assert!(!tree.is_expanded(ROOT) && tree.edges.is_empty());
    }

    #[test]
    fn a_full_tree_makes_no_nodes() {
        let mut tree = tree(&['a', 'b'], &[0.5, 0.5]);
        let edge = tree.select(ROOT, FIRST, &['a', 'b'], puct);
        assert!(matches!(tree.child(edge, 2), Child::Full));
        assert_eq!(tree.nodes.len(), 1);
    }
}
