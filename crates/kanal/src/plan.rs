//! Buying and building as one step: the cheapest any-time actions that make something affordable.

use crate::action::Action;
use crate::check::check;
use crate::purse::{Purse, Thing};
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::state::State;
use crate::{Kanal, wheel};

/// A wheel that can be reached, and how.
struct Reached {
    purse: Purse,
    /// The one it was reached from, and by what.
    from: Option<(usize, Action)>,
}

/// How many wheels are looked at before a plan is given up; rich players rarely need one.
const MOST: usize = 4000;

/// The any-time actions to do first so that the player who decides can then do `action`: those that cost the fewest
/// thalers. Empty when it is allowed as it is; `None` when buying does not help.
pub fn plan(game: &Kanal, state: &State, action: &Action) -> Option<Vec<Action>> {
    let mut reached = vec![Reached {
        purse: state.me().purse,
        from: None,
    }];
    let mut open = vec![0];
    // The wheel with the most thalers left comes first, so the first that fits is the cheapest.
    while let Some(at) = cheapest(&reached, &mut open) {
        let mut then = *state;
        then.me_mut().purse = reached[at].purse;
        match check(game, &then, action) {
            Ok(()) => return Some(path(&reached, at)),
            Err(Refusal::CannotPay { .. } | Refusal::WheelBlocked { .. }) => {}
            Err(_) => return None,
        }
        let mut steps = Vec::new();
        wheel::any_time(&game.rules, then.me(), &mut steps);
        for step in steps {
            let purse = after(&game.rules, &then, step);
            if reached.len() < MOST && reached.iter().all(|other| other.purse != purse) {
                open.push(reached.len());
                reached.push(Reached {
                    purse,
                    from: Some((at, step)),
                });
            }
        }
    }
    None
}

/// Takes out the open wheel with the most thalers left, the first reached of several.
fn cheapest(reached: &[Reached], open: &mut Vec<usize>) -> Option<usize> {
    let thalers = |at: usize| reached[at].purse.get(Thing::Thaler);
    let best = (0..open.len())
        .max_by_key(|place| (thalers(open[*place]), std::cmp::Reverse(open[*place])))?;
    Some(open.swap_remove(best))
}

/// The wheel after an any-time action; `steps` lists nothing else.
fn after(rules: &Rules, state: &State, step: Action) -> Purse {
    let mut purse = state.me().purse;
    if let Action::Buy(thing) = step {
        let price = wheel::price(rules, state.me(), thing);
        purse.pay(Purse::of(Thing::Thaler, price));
        purse.gain(thing, 1, rules.limit(thing));
    } else {
        purse.pay(rules.turn_cost);
        wheel::turn(rules, &mut purse);
    }
    purse
}

fn path(reached: &[Reached], mut at: usize) -> Vec<Action> {
    let mut steps = Vec::new();
    while let Some((from, step)) = reached[at].from {
        steps.push(step);
        at = from;
    }
    steps.reverse();
    steps
}
