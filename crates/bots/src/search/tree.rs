//! The tree of a search: nodes are points of decision, edges are decisions.

use towpath_core::{MAX_SEATS, Seat};

/// No node, no edge.
const NONE: u32 = u32::MAX;

/// A decision in the tree.
#[derive(Copy, Clone, Debug)]
pub(super) struct Edge<A> {
    pub action: A,
    pub visits: u32,
    /// How likely it looked before anything was tried.
    prior: f32,
    /// How often it was possible when its node was passed.
    available: u32,
    totals: [f32; MAX_SEATS],
    /// Where it leads.
    node: u32,
    /// The next decision of the same node.
    next: u32,
}

impl<A> Edge<A> {
    /// The mean share of the win behind it.
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

/// Where an edge leads.
pub(super) enum Child {
    /// To a node that was there before.
    Old(u32),
    /// To a node that was just made.
    New,
    /// Nowhere: the tree is full.
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

    pub fn is_open(&self, node: u32) -> bool {
        self.nodes[node as usize].first != NONE
    }

    /// Gives a node these decisions with their priors.
    pub fn open(&mut self, node: u32, actions: &[A], priors: &[f32]) {
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

    /// The decision to try among those that are possible in this world.
    pub fn select(
        &mut self,
        node: u32,
        seat: Seat,
        actions: &[A],
        curiosity: impl Fn(f32, u32, u32) -> f32,
    ) -> u32 {
        let parent = self.nodes[node as usize];
        let unknown = if parent.visits == 0 {
            0.5
        } else {
            parent.totals[seat.index()] / parent.visits as f32
        };
        let mut best = (f32::NEG_INFINITY, NONE);
        let mut cursor = parent.first;
        for action in actions {
            // Worlds list their decisions in the same order, so the next one is nearly always the one looked for.
            let edge = match self.find(cursor, parent.first, action) {
                Some(edge) => edge,
                None => {
                    let even = 1.0 / actions.len() as f32;
                    self.add(node, *action, even)
                }
            };
            let it = &mut self.edges[edge as usize];
            cursor = it.next;
            it.available += 1;
            let mean = if it.visits == 0 {
                unknown
            } else {
                it.mean(seat)
            };
            let score = mean + curiosity(it.prior, it.available, it.visits);
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

    /// The node behind an edge, made if there is room.
    pub fn child(&mut self, edge: u32, limit: usize) -> Child {
        let child = self.edges[edge as usize].node;
        if child != NONE {
            return Child::Old(child);
        }
        if self.edges.len() >= limit {
            return Child::Full;
        }
        self.edges[edge as usize].node = self.nodes.len() as u32;
        self.nodes.push(NEW_NODE);
        Child::New
    }

    /// Everything on the path hears how it went.
    pub fn learn(&mut self, path: &[(u32, u32)], shares: &[f32; MAX_SEATS]) {
        for (node, edge) in path {
            let node = &mut self.nodes[*node as usize];
            node.visits += 1;
            let edge = &mut self.edges[*edge as usize];
            edge.visits += 1;
            for ((of_node, of_edge), share) in
                node.totals.iter_mut().zip(&mut edge.totals).zip(shares)
            {
                *of_node += share;
                *of_edge += share;
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

    /// Makes the node behind a decision of the root the new root, and drops the rest.
    pub fn descend(&mut self, action: A) {
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
                let it = self.edges[edge as usize];
                let copied = into.add(new, it.action, it.prior);
                let to = &mut into.edges[copied as usize];
                to.visits = it.visits;
                to.available = it.available;
                to.totals = it.totals;
                if it.node != NONE {
                    waiting.push((it.node, copied));
                }
                edge = it.next;
            }
        }
    }
}
