//! What clients are sent, as TypeScript and JSON schema.

use crate::{Board, Cost, Event, Target, View};
use towpath_testkit::schema::Types;

#[test]
fn schema_of_what_clients_are_sent_is_up_to_date() {
    let types = Types::new("kanal.ts")
        .with::<Board>()
        .with::<View>()
        .with::<Target>()
        .with::<Cost>()
        .with::<Event>();
    types.compare().unwrap_or_else(|error| panic!("{error}"));
}
