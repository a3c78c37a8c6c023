//! TypeScript types and JSON schema of what clients are sent, compared with the files in `schema/`.

use crate::{Board, Cost, Event, Target, View};
use towpath_testkit::repository;
use towpath_testkit::schema::Types;

#[test]
fn schema_of_race_is_up_to_date() {
    let folder = repository("examples/race/schema");
    let types = Types::new("race.ts")
        .with::<Board>()
        .with::<View>()
        .with::<Target>()
        .with::<Cost>()
        .with::<Event>();
    types
        .compare_in(&folder, &folder)
        .unwrap_or_else(|error| panic!("{error}"));
}
