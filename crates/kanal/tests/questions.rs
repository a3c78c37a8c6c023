//! What is asked before anything is touched.

use towpath_core::{
    Audience, Game, Information, Presentation, Sampled, ScenarioSupport, Seat, Silent,
};
use towpath_kanal::{Action, Kanal, State};

/// Plays random games and shows every position with what can be done in it.
fn visit(players: u8, games: u64, mut look: impl FnMut(&Kanal, &State, Seat, &[Action])) {
    let game = Kanal::build(&towpath_testkit::setup::<Kanal>(players))
        .expect("the built-in edition holds");
    let mut actions = Vec::new();
    for number in 0..games {
        let mut random = Sampled::new(number);
        let mut state = game.setup(&mut random, &mut Silent);
        while let Some(seat) = game.to_act(&state).first() {
            actions.clear();
            game.legal(&state, seat, &mut actions);
            look(&game, &state, seat, &actions);
            let action = actions[random.below(actions.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut random, &mut Silent);
        }
    }
}

/// KA-ROUND-2: at the end of a round a player is asked about the wheel only when it can be turned; otherwise the next round,
/// or the end, is all that is left.
#[test]
fn the_wheel_is_asked_about_where_it_can_be_turned() {
    let (mut asked, mut not_asked) = (0, 0);
    visit(2, 10, |game, state, seat, actions| {
        let info = game.information_state(state, Audience::Seat(seat));
        if game.observe(&info, &["step"]).as_deref() != Ok("wheel") {
            return;
        }
        let question = game.prompt(&info, &[], actions).key;
        if actions.contains(&Action::Wheel) {
            assert_eq!(question, "kanal-prompt-wheel");
            asked += 1;
        } else {
            assert!(
                ["kanal-prompt-next-round", "kanal-prompt-game-end"].contains(&&*question),
                "{question}"
            );
            not_asked += 1;
        }
    });
    assert!(asked > 0 && not_asked > 0, "{asked} and {not_asked}");
}

/// Nothing is hidden in Kanal, so that everybody knows when a player has one choice alone: the table makes it for him.
#[test]
fn who_has_one_choice_is_not_asked() {
    for players in 1..=2 {
        let (mut forced, mut free) = (0, 0);
        visit(players, 5, |game, state, seat, actions| {
            let public = game.information_state(state, Audience::Spectator);
            assert_eq!(game.forced(&public, seat), actions.len() == 1);
            match actions.len() {
                1 => forced += 1,
                _ => free += 1,
            }
        });
        assert!(forced > 0 && free > 0, "{forced} and {free}");
    }
}
