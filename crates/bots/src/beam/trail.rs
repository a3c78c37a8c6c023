//! Back-pointers: how each position of a beam was reached.

/// The step before the first one.
pub(super) const START: u32 = u32::MAX;

/// An action and the step before it; the position a search starts from is a step without an action.
#[derive(Copy, Clone, Debug)]
struct Step<A> {
    parent: u32,
    action: Option<A>,
}

/// The steps of a search, each with its parent.
#[derive(Clone, Debug)]
pub(super) struct Trail<A> {
    /// The number of the first step noted here; lower ones are in the trail that this one continues.
    first: u32,
    steps: Vec<Step<A>>,
}

/// What became of the numbers of a trail when it was appended to another.
#[derive(Copy, Clone, Debug)]
pub(super) struct Renumbering {
    first: u32,
    by: u32,
}

impl Renumbering {
    /// The present number of a step.
    pub fn apply(self, step: u32) -> u32 {
        match step {
            START => START,
            before if before < self.first => before,
            own => own + self.by,
        }
    }
}

impl<A: Copy> Trail<A> {
    pub const fn new() -> Trail<A> {
        Trail {
            first: 0,
            steps: Vec::new(),
        }
    }

    /// An empty trail whose numbers go on where this one ends, for a part of the work.
    pub fn part(&self) -> Trail<A> {
        Trail {
            first: self.next(),
            steps: Vec::new(),
        }
    }

    /// The number that the next step will get.
    pub fn next(&self) -> u32 {
        self.first + self.steps.len() as u32
    }

    /// Notes a step and gives its number.
    pub fn push(&mut self, parent: u32, action: Option<A>) -> u32 {
        let number = self.next();
        self.steps.push(Step { parent, action });
        number
    }

    /// Takes in a part. Several parts of the same trail may be appended one after the other.
    pub fn append(&mut self, part: Trail<A>) -> Renumbering {
        let renumbering = Renumbering {
            first: part.first,
            by: self.next() - part.first,
        };
        self.steps.extend(part.steps.iter().map(|step| Step {
            parent: renumbering.apply(step.parent),
            ..*step
        }));
        renumbering
    }

    /// The actions that lead to a step, `last` after them.
    pub fn actions_to(&self, step: u32, last: Option<A>) -> Vec<A> {
        let mut actions: Vec<A> = last.into_iter().collect();
        let mut at = step;
        while at != START {
            let Step { parent, action } = self.steps[(at - self.first) as usize];
            actions.extend(action);
            at = parent;
        }
        actions.reverse();
        actions
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_back_from_its_end() {
        let mut trail = Trail::new();
        let root = trail.push(START, None);
        let one = trail.push(root, Some('a'));
        let other = trail.push(root, Some('b'));
        let end = trail.push(one, Some('c'));
        assert_eq!(trail.actions_to(end, Some('d')), ['a', 'c', 'd']);
        assert_eq!(trail.actions_to(other, None), ['b']);
        assert_eq!(trail.actions_to(START, None), []);
    }

    #[test]
    fn parts_keep_their_lines_when_they_are_appended() {
        let mut trail = Trail::new();
        let root = trail.push(START, Some('r'));
        let (mut one, mut other) = (trail.part(), trail.part());
        let a = one.push(root, Some('a'));
        let b = one.push(a, Some('b'));
        let c = other.push(root, Some('c'));
        let d = other.push(c, Some('d'));
        let b = trail.append(one).apply(b);
        let renumbering = trail.append(other);
        assert_eq!(trail.actions_to(b, None), ['r', 'a', 'b']);
        assert_eq!(
            trail.actions_to(renumbering.apply(d), None),
            ['r', 'c', 'd']
        );
        assert_eq!(renumbering.apply(root), root);
        assert_eq!(renumbering.apply(START), START);
    }
}
