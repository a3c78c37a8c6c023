//! What all games share, as clients see it.

use towpath_core::{Breakdown, Choice, ChoiceKind, Message, Seat, Step};
use towpath_testkit::schema::Types;

#[test]
fn schema_of_what_all_games_share_is_up_to_date() {
    let types = Types::new("core.ts")
        .with::<Message>()
        .with::<Seat>()
        .with::<Breakdown>()
        .with::<ChoiceKind>()
        .with::<Choice<serde_json::Value, serde_json::Value>>()
        .with::<Step<serde_json::Value>>();
    types.compare().unwrap_or_else(|error| panic!("{error}"));
}
