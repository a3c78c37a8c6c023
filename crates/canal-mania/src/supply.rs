//! Whether a contract can be built from one player's tiles.

use crate::parts::{Ground, Tile};
use crate::tree::{NodeId, Tree};

/// What a contract's finished canals are like.
pub(crate) struct Survey {
    /// The most sections one of them has.
    pub sections: usize,
    /// Whether one of them needs no more tiles than a player has.
    pub buildable: bool,
}

/// Looks at every finished canal below a root; `None` when there is none.
pub(crate) fn survey(tree: &Tree, root: NodeId) -> Option<Survey> {
    let mut found: Option<Survey> = None;
    let mut open = vec![root];
    while let Some(id) = open.pop() {
        let node = tree.node(id);
        if node.finished {
            let survey = found.get_or_insert(Survey {
                sections: 0,
                buildable: false,
            });
            survey.sections = survey.sections.max(tree.sections(id).count());
            survey.buildable |= fits(tree, id);
        }
        open.extend(tree.child_ids(id));
    }
    found
}

/// Whether the kinds of a canal's tiles can be chosen within one player's supply.
fn fits(tree: &Tree, id: NodeId) -> bool {
    let mut path = [0; 16];
    // CM-BUILD-8 makes the kinds alternate within a run of one ground; an odd run has one more of either kind.
    let (mut pairs, mut odd) = ([0u8; 2], [0u8; 2]);
    let mut run: (Option<Ground>, u8) = (None, 0);
    let mut close = |(ground, length): (Option<Ground>, u8)| {
        if let Some(ground) = ground {
            pairs[ground as usize] += length / 2;
            odd[ground as usize] += length % 2;
        }
    };
    for id in tree.path(id, &mut path) {
        let node = tree.node(*id);
        if run.0 == Some(node.ground) {
            run.1 += 1;
        } else {
            close(run);
            run = (Some(node.ground), 1);
        }
        if node.town.is_some() {
            close(run);
            run = (None, 0);
        }
    }
    [Ground::Clear, Ground::Difficult]
        .into_iter()
        .all(|ground| {
            let [one, other] = Tile::on(ground).map(|tile| tile.supply());
            let (pairs, odd) = (pairs[ground as usize], odd[ground as usize]);
            pairs <= one.min(other) && pairs * 2 + odd <= one + other && {
                let spare = (one - pairs) + (other - pairs);
                odd <= spare
            }
        })
}
