//! Whatever is typed, the answer is an action or what was expected instead.

use proptest::prelude::*;
use towpath_core::{Game, Notation, TableSetup};
use towpath_race::Race;

proptest! {
    #[test]
    fn any_text_is_an_action_or_refused(text in "(play|peek|draw|roll|pass|[a-z0-9 ]{0,9})( [0-9a-z]{0,3})?") {
        let game = Race::build(&TableSetup::of::<Race>(3)).unwrap();
        match game.parse(&text) {
            Ok(action) => prop_assert_eq!(game.write(&action), text),
            Err(error) => prop_assert!(!error.message.is_empty()),
        }
    }
}
