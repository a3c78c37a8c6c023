//! Plays Arriala at random and asks how often each seat wins from one position, as the seat to act sees it.
//!
//! Run it with `cargo run --release --package towpath-self-play`.

use towpath_arriala::Arriala;
use towpath_core::{
    Audience, Game, Information, MAX_SEATS, Notation, Sampled, Seat, Silent, TableSetup,
};

/// Decisions before the position that is examined.
const OPENING: usize = 30;
/// Games that are played on from it.
const GAMES: u32 = 500;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game = Arriala::build(&TableSetup::of::<Arriala>(3))?;
    let mut random = Sampled::new(1);

    // A position in the middle of a game.
    let mut state = game.setup(&mut random, &mut Silent);
    let mut actions = Vec::new();
    for _ in 0..OPENING {
        step(&game, &mut state, &mut actions, &mut random);
    }

    // What the seat to act can do, in the notation of records; forced decisions are passed by.
    let seat = loop {
        let seat = game.to_act(&state).first().ok_or("the game is over")?;
        actions.clear();
        game.legal(&state, seat, &mut actions);
        if actions.len() > 1 {
            break seat;
        }
        step(&game, &mut state, &mut actions, &mut random);
    };
    println!("{seat} has {} choices, such as:", actions.len());
    for action in actions.iter().take(5) {
        game.check(&state, seat, action)
            .map_err(|refusal| format!("a listed action is refused by {}", game.rule(&refusal)))?;
        println!("  {}", game.write(action));
    }

    // The seat does not know the others' cards: each playout begins in a position that agrees with what it knows.
    let info = game.information_state(&state, Audience::Seat(seat));
    let mut wins = [0.0; MAX_SEATS];
    for _ in 0..GAMES {
        let mut state = game.determinize(&info, &mut random);
        while step(&game, &mut state, &mut actions, &mut random).is_some() {}
        for (sum, share) in wins.iter_mut().zip(game.returns(&state)) {
            *sum += share;
        }
    }
    println!("shares of {GAMES} random games from here:");
    for seat in (0..game.players()).map(Seat::new) {
        println!("  {seat} {:.3}", wins[seat.index()] / GAMES as f32);
    }
    Ok(())
}

/// One random decision: who made it, or `None` when the game is over. Allocates nothing once the list has grown.
fn step(
    game: &Arriala,
    state: &mut <Arriala as Game>::State,
    actions: &mut Vec<<Arriala as Game>::Action>,
    random: &mut Sampled,
) -> Option<Seat> {
    let seat = game.to_act(state).first()?;
    actions.clear();
    game.legal(state, seat, actions);
    let action = actions[random.below(actions.len() as u32) as usize];
    game.apply(state, seat, action, random, &mut Silent);
    Some(seat)
}
