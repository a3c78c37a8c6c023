//! The types that reach clients, and the built-in board for the gallery, compared with the files that are made from them.

use crate::{Arriala, Board, Cost, Event, Target, View};
use towpath_core::{Game, Presentation};
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

/// The gallery draws the canal without a server.
#[test]
fn schema_the_gallery_has_the_built_in_board() {
    let game = Arriala::build(&towpath_testkit::setup::<Arriala>(4)).unwrap();
    let text = serde_json::to_string(&game.board()).unwrap();
    let file = towpath_testkit::repository("web/src/gallery/arriala-board.json");
    towpath_testkit::blessed::compare(&file, &(text + "\n"))
        .unwrap_or_else(|error| panic!("{error}"));
}
