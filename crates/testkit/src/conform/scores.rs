//! Points add up, and the end is an end.

use super::report::{Check, broken};
use towpath_core::Presentation;
use towpath_core::{Audience, Breakdown, Outcome, Seat, Seats, Side};

pub(super) fn check<G: Presentation>(game: &G, state: &G::State) -> Check {
    let over = game.to_act(state).is_empty();
    if game.is_over(state) != over {
        return broken("the end", "is_over and to_act disagree");
    }
    match game.outcome(state) {
        None if over => broken("the end", "nobody is to act, but there is no outcome"),
        Some(_) if !over => broken("the end", "there is an outcome while somebody is to act"),
        None => Ok(()),
        Some(outcome) => check_end(game, state, &outcome),
    }
}

/// The parts of every side's points; takes time, so it is not done for every position.
pub(super) fn check_parts<G: Presentation>(game: &G, state: &G::State) -> Check {
    let breakdown = game.breakdown(&game.information_state(state, Audience::Everything));
    check_sums(game, &breakdown)
}

fn check_sums<G: Presentation>(game: &G, breakdown: &[Breakdown]) -> Check {
    if breakdown.len() < usize::from(game.players()) {
        return broken("points", "a seat has no points at all");
    }
    for (index, score) in breakdown.iter().enumerate() {
        if score.side != Side::new(index as u8) {
            return broken("points", "the sides are not in their order");
        }
        let sum: i32 = score.parts.iter().map(|part| part.points).sum();
        if sum != score.total {
            let total = score.total;
            return broken("points", format!("parts make {sum}, the total is {total}"));
        }
    }
    Ok(())
}

fn check_end<G: Presentation>(game: &G, state: &G::State, outcome: &Outcome) -> Check {
    let breakdown = game.breakdown(&game.information_state(state, Audience::Everything));
    check_sums(game, &breakdown)?;
    if breakdown != outcome.scores {
        return broken("points", "the outcome's scores are not the final breakdown");
    }
    let players = game.players();
    for seat in (0..players).map(Seat::new) {
        let (points, total) = (game.points(state, seat), breakdown[seat.index()].total);
        if points != total {
            let message = format!("{seat} has {points} for search and {total} in the breakdown");
            return broken("points", message);
        }
    }
    check_winners(game, state, outcome)
}

fn check_winners<G: Presentation>(game: &G, state: &G::State, outcome: &Outcome) -> Check {
    let players = game.players();
    let winners = outcome.winners;
    let all = Seats::all(players);
    if winners.iter().any(|seat| !all.contains(seat)) {
        return broken("the end", format!("{winners:?} won, of {players} players"));
    }
    if outcome.places.len() != usize::from(players) {
        return broken("the end", "not every seat has a place");
    }
    let first = |seat: Seat| outcome.places[seat.index()] == 1;
    if winners.iter().any(|seat| !first(seat)) {
        return broken("the end", "a winner is not in the first place");
    }
    if players == 1 && outcome.grade.is_none() {
        return broken("the end", "a solo game ends without a grade");
    }
    let shares = game.returns(state);
    for (index, share) in shares.iter().enumerate() {
        let seat = Seat::new(index as u8);
        let wanted = match winners.contains(seat) {
            true => 1.0 / winners.len() as f32,
            false => 0.0,
        };
        if (share - wanted).abs() > 1e-6 {
            return broken("shares", format!("{seat} has {share}, not {wanted}"));
        }
    }
    Ok(())
}
