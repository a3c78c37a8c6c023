//! The types that reach clients, and the built-in board for the gallery, compared with the files that are made from them.

use crate::action::Route;
use crate::{Board, CanalMania, Cost, Event, Target, View};
use towpath_core::{Game, Presentation};
use towpath_testkit::schema::Types;

#[test]
fn schema_of_canal_mania_is_up_to_date() {
    let types = Types::new("canal-mania.ts")
        .with::<Board<'static>>()
        .with::<View>()
        .with::<Target>()
        .with::<Cost>()
        .with::<Event>()
        .with::<Route>();
    types.compare().unwrap_or_else(|error| panic!("{error}"));
}

/// The gallery draws the map without a server.
#[test]
fn schema_the_gallery_has_the_built_in_board() {
    let game = CanalMania::build(&towpath_testkit::setup::<CanalMania>(4)).unwrap();
    let text = serde_json::to_string(&game.board()).unwrap();
    let file = towpath_testkit::repository("web/src/gallery/canal-mania-board.json");
    towpath_testkit::blessed::compare(&file, &(text + "\n"))
        .unwrap_or_else(|error| panic!("{error}"));
}
