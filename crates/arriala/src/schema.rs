//! The types that reach a client, written down for the page and for programs.

use crate::{Board, Cost, Event, Target, View};
use towpath_testkit::schema::Types;

#[test]
fn schema_is_up_to_date() {
    let types = Types::new("arriala.ts")
        .with::<Board<'static>>()
        .with::<View>()
        .with::<Target>()
        .with::<Cost>()
        .with::<Event>();
    types.compare().unwrap_or_else(|error| panic!("{error}"));
}
